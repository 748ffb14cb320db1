CREATE INDEX `fulfillment_item_item_id` ON `fulfillment_item` (`item_id`);
--> statement-breakpoint
CREATE INDEX `return_item_item_id` ON `return_item` (`item_id`);
--> statement-breakpoint
CREATE INDEX `claim_item_item_id` ON `claim_item` (`item_id`);
