ALTER TABLE `invite` ADD `host_id` text;
--> statement-breakpoint
ALTER TABLE `product` ADD `collection_position` integer;
--> statement-breakpoint
ALTER TABLE `payment` ADD `settled_by` text;
--> statement-breakpoint
ALTER TABLE `refund` ADD `created_by` text;
--> statement-breakpoint
ALTER TABLE `fulfillment` ADD `created_by` text;
--> statement-breakpoint
ALTER TABLE `fulfillment` ADD `shipped_by` text;
--> statement-breakpoint
ALTER TABLE `fulfillment` ADD `canceled_by` text;
--> statement-breakpoint
ALTER TABLE `return` ADD `created_by` text;
--> statement-breakpoint
ALTER TABLE `return` ADD `received_by` text;
