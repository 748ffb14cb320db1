CREATE TABLE `inventory_movement` (
	`id` text PRIMARY KEY NOT NULL,
	`inventory_item_id` text NOT NULL,
	`location_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`reason` text NOT NULL,
	`note` text,
	`line_item_id` text,
	`actor_type` text,
	`actor_id` text,
	`created_at` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `inventory_movement_item` ON `inventory_movement` (`inventory_item_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `inventory_movement_line_item_id` ON `inventory_movement` (`line_item_id`);
--> statement-breakpoint
CREATE TABLE `mail_server` (
	`id` text PRIMARY KEY NOT NULL,
	`host` text NOT NULL,
	`port` integer NOT NULL,
	`user` text,
	`sealed_password` text,
	`from` text NOT NULL,
	`security` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);

--> statement-breakpoint
CREATE TABLE `upload` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`url` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`is_protected` integer DEFAULT false NOT NULL,
	`created_by` text,
	`created_at` text NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `upload_key_unique` ON `upload` (`key`);
--> statement-breakpoint
CREATE INDEX `upload_created_at` ON `upload` (`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `saved_view` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`screen` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`is_shared` integer DEFAULT false NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `saved_view_screen` ON `saved_view` (`screen`,`position`);
--> statement-breakpoint
CREATE INDEX `saved_view_user_id` ON `saved_view` (`user_id`);
--> statement-breakpoint
CREATE INDEX `order_shipping_address_id` ON `order` (`shipping_address_id`);
--> statement-breakpoint
CREATE INDEX `draft_order_cart_id` ON `draft_order` (`cart_id`);
