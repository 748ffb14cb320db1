CREATE INDEX `customer_phone` ON `customer` ("phone" is null,`phone`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_subtitle` ON `product` ("subtitle" is null,`subtitle`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_weight` ON `product` ("weight" is null,`weight`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_length` ON `product` ("length" is null,`length`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_height` ON `product` ("height" is null,`height`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_width` ON `product` ("width" is null,`width`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_hs_code` ON `product` ("hs_code" is null,`hs_code`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_origin_country` ON `product` ("origin_country" is null,`origin_country`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_mid_code` ON `product` ("mid_code" is null,`mid_code`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_material` ON `product` ("material" is null,`material`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_external_id` ON `product` ("external_id" is null,`external_id`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_is_giftcard` ON `product` (`is_giftcard`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_discountable` ON `product` (`discountable`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `inventory_item_hs_code` ON `inventory_item` ("hs_code" is null,`hs_code`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `inventory_item_origin_country` ON `inventory_item` ("origin_country" is null,`origin_country`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `inventory_item_mid_code` ON `inventory_item` ("mid_code" is null,`mid_code`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `inventory_item_material` ON `inventory_item` ("material" is null,`material`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `inventory_item_weight` ON `inventory_item` ("weight" is null,`weight`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `inventory_item_height` ON `inventory_item` ("height" is null,`height`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `inventory_item_width` ON `inventory_item` ("width" is null,`width`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `inventory_item_length` ON `inventory_item` ("length" is null,`length`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `inventory_item_requires_shipping` ON `inventory_item` (`requires_shipping`,`id`,`deleted_at`);
