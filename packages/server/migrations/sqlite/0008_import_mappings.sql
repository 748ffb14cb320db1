CREATE TABLE `import_mapping` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`columns` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `import_mapping_name` ON `import_mapping` (`type`,`name`);
--> statement-breakpoint
ALTER TABLE `batch_job_row` ADD `record_id` text;
