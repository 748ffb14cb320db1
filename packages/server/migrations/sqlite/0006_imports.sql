CREATE TABLE `import_change` (
	`batch_job_id` text NOT NULL,
	`position` integer NOT NULL,
	`line` integer,
	`rows` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`batch_job_id`, `position`)
);

