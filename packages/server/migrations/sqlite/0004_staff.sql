CREATE TABLE `two_factor` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL
);

--> statement-breakpoint
CREATE TABLE `recovery_code` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` text,
	`created_at` text NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_code_unique` ON `recovery_code` (`user_id`,`code_hash`);
--> statement-breakpoint
CREATE TABLE `staff_seen` (
	`user_id` text PRIMARY KEY NOT NULL,
	`seen_at` text NOT NULL
);

--> statement-breakpoint
CREATE TABLE `setup_secret` (
	`id` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` text NOT NULL
);

--> statement-breakpoint
CREATE TABLE `staff_role` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`permissions` text NOT NULL,
	`refund_limit` integer,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `staff_role_name_unique` ON `staff_role` (`name`);
--> statement-breakpoint
ALTER TABLE `session` ADD `address` text;
--> statement-breakpoint
ALTER TABLE `session` ADD `user_agent` text;
--> statement-breakpoint
ALTER TABLE `user` ADD `role_id` text;
--> statement-breakpoint
CREATE INDEX `user_role_id` ON `user` (`role_id`);
--> statement-breakpoint
ALTER TABLE `invite` ADD `role_id` text;
--> statement-breakpoint
CREATE INDEX `invite_role_id` ON `invite` (`role_id`);
