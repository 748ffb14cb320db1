CREATE TABLE `sales_fact` (
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`day` text NOT NULL,
	`currency_code` text NOT NULL,
	`region_id` text NOT NULL,
	`sales_channel_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`is_first` integer NOT NULL,
	`gross` integer DEFAULT 0 NOT NULL,
	`discounts` integer DEFAULT 0 NOT NULL,
	`returns` integer DEFAULT 0 NOT NULL,
	`net` integer DEFAULT 0 NOT NULL,
	`shipping` integer DEFAULT 0 NOT NULL,
	`taxes` integer DEFAULT 0 NOT NULL,
	`gift_cards` integer DEFAULT 0 NOT NULL,
	`orders` integer DEFAULT 0 NOT NULL,
	`units` integer DEFAULT 0 NOT NULL,
	`returned_units` integer DEFAULT 0 NOT NULL,
	`new_customers` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`order_id`, `kind`, `key`, `day`)
);

--> statement-breakpoint
CREATE INDEX `sales_fact_of_key` ON `sales_fact` (`kind`,`key`,`currency_code`,`day`,`is_first`,`orders`,`customer_id`);
--> statement-breakpoint
CREATE INDEX `sales_fact_customer_id` ON `sales_fact` (`customer_id`,`kind`,`is_first`);
--> statement-breakpoint
CREATE TABLE `sales_day` (
	`kind` text NOT NULL,
	`currency_code` text NOT NULL,
	`day` text NOT NULL,
	`key` text NOT NULL,
	`region_id` text NOT NULL,
	`sales_channel_id` text NOT NULL,
	`gross` integer DEFAULT 0 NOT NULL,
	`discounts` integer DEFAULT 0 NOT NULL,
	`returns` integer DEFAULT 0 NOT NULL,
	`net` integer DEFAULT 0 NOT NULL,
	`shipping` integer DEFAULT 0 NOT NULL,
	`taxes` integer DEFAULT 0 NOT NULL,
	`gift_cards` integer DEFAULT 0 NOT NULL,
	`orders` integer DEFAULT 0 NOT NULL,
	`units` integer DEFAULT 0 NOT NULL,
	`returned_units` integer DEFAULT 0 NOT NULL,
	`new_customers` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`kind`, `currency_code`, `day`, `key`, `region_id`, `sales_channel_id`)
);

--> statement-breakpoint
CREATE INDEX `sales_day_of_key` ON `sales_day` (`kind`,`currency_code`,`key`,`day`,`region_id`,`sales_channel_id`,`net`);
--> statement-breakpoint
CREATE TABLE `sales_count` (
	`id` text PRIMARY KEY NOT NULL,
	`time_zone` text NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	`counted` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`done_at` text
);

--> statement-breakpoint
ALTER TABLE `store` ADD `time_zone` text DEFAULT 'UTC' NOT NULL;
