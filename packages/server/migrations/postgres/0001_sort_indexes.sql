CREATE INDEX "customer_phone" ON "customer" USING btree ("phone","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_subtitle" ON "product" USING btree ("subtitle","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_weight" ON "product" USING btree ("weight","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_length" ON "product" USING btree ("length","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_height" ON "product" USING btree ("height","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_width" ON "product" USING btree ("width","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_hs_code" ON "product" USING btree ("hs_code","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_origin_country" ON "product" USING btree ("origin_country","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_mid_code" ON "product" USING btree ("mid_code","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_material" ON "product" USING btree ("material","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_external_id" ON "product" USING btree ("external_id","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_is_giftcard" ON "product" USING btree ("is_giftcard","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_discountable" ON "product" USING btree ("discountable","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "inventory_item_hs_code" ON "inventory_item" USING btree ("hs_code","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "inventory_item_origin_country" ON "inventory_item" USING btree ("origin_country","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "inventory_item_mid_code" ON "inventory_item" USING btree ("mid_code","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "inventory_item_material" ON "inventory_item" USING btree ("material","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "inventory_item_weight" ON "inventory_item" USING btree ("weight","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "inventory_item_height" ON "inventory_item" USING btree ("height","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "inventory_item_width" ON "inventory_item" USING btree ("width","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "inventory_item_length" ON "inventory_item" USING btree ("length","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "inventory_item_requires_shipping" ON "inventory_item" USING btree ("requires_shipping","id","deleted_at");
