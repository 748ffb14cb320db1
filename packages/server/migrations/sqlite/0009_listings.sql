CREATE TABLE `catalogue_change` (
	`id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`before` integer NOT NULL,
	`notes` text,
	`created_at` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `catalogue_change_revision` ON `catalogue_change` (`revision`);
--> statement-breakpoint
CREATE INDEX `catalogue_change_created_at` ON `catalogue_change` (`created_at`);
