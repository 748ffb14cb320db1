CREATE TABLE `order_change` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`from_customer_id` text,
	`to_customer_id` text,
	`created_by` text,
	`created_at` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `order_change_order_id` ON `order_change` (`order_id`);
--> statement-breakpoint
CREATE TABLE `order_tag` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`value` text NOT NULL,
	`created_at` text NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `order_tag_order_id_value_unique` ON `order_tag` (`order_id`,`value`);
--> statement-breakpoint
CREATE INDEX `order_tag_value` ON `order_tag` (`value`,`order_id`);
--> statement-breakpoint
CREATE TABLE `note_mention` (
	`id` text PRIMARY KEY NOT NULL,
	`note_id` text NOT NULL,
	`user_id` text NOT NULL,
	`read_at` text,
	`created_at` text NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `note_mention_note_id_user_id_unique` ON `note_mention` (`note_id`,`user_id`);
--> statement-breakpoint
CREATE INDEX `note_mention_user_id` ON `note_mention` (`user_id`,`read_at`);
--> statement-breakpoint
ALTER TABLE `refund` ADD `items` text;
--> statement-breakpoint
ALTER TABLE `ledger_entry` ADD `created_by` text;
--> statement-breakpoint
ALTER TABLE `order` ADD `canceled_by` text;
--> statement-breakpoint
ALTER TABLE `swap` ADD `created_by` text;
--> statement-breakpoint
ALTER TABLE `swap` ADD `canceled_by` text;
--> statement-breakpoint
ALTER TABLE `claim_order` ADD `created_by` text;
--> statement-breakpoint
ALTER TABLE `claim_order` ADD `canceled_by` text;
--> statement-breakpoint
ALTER TABLE `notification` ADD `created_by` text;
