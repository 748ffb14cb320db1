CREATE TABLE `restock_notification` (
	`id` text PRIMARY KEY NOT NULL,
	`variant_id` text NOT NULL,
	`sales_channel_id` text,
	`customer_id` text,
	`email` text NOT NULL,
	`language` text,
	`country_code` text,
	`created_at` text NOT NULL,
	`told_at` text
);

--> statement-breakpoint
CREATE UNIQUE INDEX `restock_notification_waiting_unique` ON `restock_notification` (`variant_id`,`email`) WHERE "restock_notification"."told_at" is null;
--> statement-breakpoint
CREATE INDEX `restock_notification_email` ON `restock_notification` (`email`);
--> statement-breakpoint
CREATE INDEX `restock_notification_customer_id` ON `restock_notification` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `restock_notification_created_at` ON `restock_notification` (`created_at`);
--> statement-breakpoint
CREATE TABLE `newsletter_subscriber` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`language` text,
	`country_code` text,
	`state` text DEFAULT 'pending' NOT NULL,
	`source` text,
	`customer_id` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`asked_at` text,
	`confirmed_at` text,
	`left_at` text,
	`token_hash` text,
	`token_expires_at` text
);

--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscriber_email_unique` ON `newsletter_subscriber` (`email`);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscriber_token_unique` ON `newsletter_subscriber` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `newsletter_subscriber_created_at` ON `newsletter_subscriber` (`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `newsletter_subscriber_confirmed_at` ON `newsletter_subscriber` (`confirmed_at`,`id`);
--> statement-breakpoint
CREATE INDEX `newsletter_subscriber_state_created_at` ON `newsletter_subscriber` (`state`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `newsletter_subscriber_customer_id` ON `newsletter_subscriber` (`customer_id`);
