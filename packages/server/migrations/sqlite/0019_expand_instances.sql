CREATE TABLE `instance` (
	`id` text PRIMARY KEY NOT NULL,
	`host` text NOT NULL,
	`pid` integer NOT NULL,
	`worker` integer,
	`version` text NOT NULL,
	`migration` text NOT NULL,
	`started_at` text NOT NULL,
	`seen_at` text NOT NULL,
	`clock_ahead` integer,
	`pool_size` integer,
	`secrets` text NOT NULL,
	`redis` text,
	`files` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `instance_seen_at` ON `instance` (`seen_at`);
