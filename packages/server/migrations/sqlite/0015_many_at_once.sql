CREATE TABLE `batch_job_target` (
	`batch_job_id` text NOT NULL,
	`line` integer NOT NULL,
	`record_id` text,
	`name` text,
	`given` text,
	`begun` text,
	PRIMARY KEY(`batch_job_id`, `line`)
);

--> statement-breakpoint
ALTER TABLE `batch_job_row` ADD `name` text;
--> statement-breakpoint
CREATE INDEX `order_status` ON `order` (`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `order_payment_status` ON `order` (`payment_status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `order_fulfillment_status` ON `order` (`fulfillment_status`,`created_at`);
