CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`user_id` text,
	`customer_id` text,
	`kind` text NOT NULL,
	`created_at` text NOT NULL,
	`last_seen_at` text NOT NULL,
	`expires_at` text NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `session_secret_hash_unique` ON `session` (`secret_hash`);
--> statement-breakpoint
CREATE INDEX `session_user_id` ON `session` (`user_id`);
--> statement-breakpoint
CREATE INDEX `session_customer_id` ON `session` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `session_expires_at` ON `session` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `api_token` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`hint` text NOT NULL,
	`name` text NOT NULL,
	`domain` text NOT NULL,
	`user_id` text,
	`customer_id` text,
	`scopes` text,
	`created_at` text NOT NULL,
	`last_used_at` text,
	`expires_at` text,
	`revoked_at` text
);

--> statement-breakpoint
CREATE UNIQUE INDEX `api_token_hash_unique` ON `api_token` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `api_token_user_id` ON `api_token` (`user_id`);
--> statement-breakpoint
CREATE TABLE `mail_token` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`purpose` text NOT NULL,
	`subject_id` text NOT NULL,
	`data` text,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text
);

--> statement-breakpoint
CREATE UNIQUE INDEX `mail_token_hash_unique` ON `mail_token` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `mail_token_subject` ON `mail_token` (`purpose`,`subject_id`);
--> statement-breakpoint
CREATE TABLE `idempotency_key` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`created_at` text NOT NULL,
	`locked_at` text,
	`request_method` text,
	`request_params` text,
	`request_path` text,
	`request_hash` text,
	`response_code` integer,
	`response_body` text,
	`recovery_point` text DEFAULT 'started' NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_key_unique` ON `idempotency_key` (`idempotency_key`);
--> statement-breakpoint
CREATE INDEX `idempotency_key_created_at` ON `idempotency_key` (`created_at`);
--> statement-breakpoint
CREATE TABLE `event` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`data` text NOT NULL,
	`created_at` text NOT NULL,
	`due_at` text,
	`claimed_until` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`delivered_to` text,
	`error` text,
	`done_at` text
);

--> statement-breakpoint
CREATE INDEX `event_due_at` ON `event` (`due_at`);
--> statement-breakpoint
CREATE INDEX `event_created_at` ON `event` (`created_at`);
--> statement-breakpoint
CREATE TABLE `schedule` (
	`id` text PRIMARY KEY NOT NULL,
	`due_at` text NOT NULL,
	`claimed_until` text,
	`last_run_at` text,
	`error` text
);

--> statement-breakpoint
CREATE TABLE `counter` (
	`id` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE `revision` (
	`id` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`created_at` text NOT NULL,
	`actor_type` text NOT NULL,
	`actor_id` text,
	`address` text,
	`action` text NOT NULL,
	`entity` text,
	`entity_id` text,
	`request_id` text,
	`before` text,
	`after` text,
	`changes` text,
	`is_whole` integer DEFAULT true NOT NULL,
	`prev_hash` text NOT NULL,
	`hash` text NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_position_unique` ON `audit_log` (`position`);
--> statement-breakpoint
CREATE INDEX `audit_log_created_at` ON `audit_log` (`created_at`);
--> statement-breakpoint
CREATE INDEX `audit_log_entity` ON `audit_log` (`entity`,`entity_id`);
--> statement-breakpoint
CREATE INDEX `audit_log_actor_id` ON `audit_log` (`actor_id`);
--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`password_hash` text,
	`api_token` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text,
	`role` text DEFAULT 'member'
);

--> statement-breakpoint
CREATE UNIQUE INDEX `user_email_unique` ON `user` (`email`) WHERE "user"."deleted_at" is null;
--> statement-breakpoint
CREATE TABLE `analytics_config` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`user_id` text NOT NULL,
	`opt_out` integer DEFAULT false NOT NULL,
	`anonymize` integer DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `analytics_config_user_id_unique` ON `analytics_config` (`user_id`) WHERE "analytics_config"."deleted_at" is null;
--> statement-breakpoint
CREATE TABLE `invite` (
	`id` text PRIMARY KEY NOT NULL,
	`user_email` text NOT NULL,
	`role` text DEFAULT 'member',
	`accepted` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text,
	`token` text NOT NULL,
	`expires_at` text NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `invite_user_email_unique` ON `invite` (`user_email`) WHERE "invite"."deleted_at" is null;
--> statement-breakpoint
CREATE TABLE `customer` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`billing_address_id` text,
	`password_hash` text,
	`phone` text,
	`has_account` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE INDEX `customer_created_at` ON `customer` (`created_at`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `customer_has_account_created_at` ON `customer` (`has_account`,`created_at`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `customer_updated_at` ON `customer` (`updated_at`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `customer_email` ON `customer` (`email`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `customer_first_name` ON `customer` ("first_name" is null,`first_name`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `customer_last_name` ON `customer` ("last_name" is null,`last_name`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `customer_has_account` ON `customer` (`has_account`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_email_has_account_unique` ON `customer` (`email`,`has_account`);
--> statement-breakpoint
CREATE TABLE `address` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text,
	`company` text,
	`first_name` text,
	`last_name` text,
	`address_1` text,
	`address_2` text,
	`city` text,
	`country_code` text,
	`province` text,
	`postal_code` text,
	`phone` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE INDEX `address_customer_id` ON `address` (`customer_id`);
--> statement-breakpoint
CREATE TABLE `customer_group` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE UNIQUE INDEX `customer_group_name_unique` ON `customer_group` (`name`) WHERE "customer_group"."deleted_at" is null;
--> statement-breakpoint
CREATE TABLE `customer_group_customers` (
	`customer_group_id` text NOT NULL,
	`customer_id` text NOT NULL,
	PRIMARY KEY(`customer_id`, `customer_group_id`)
);

--> statement-breakpoint
CREATE INDEX `customer_group_customers_customer_group_id` ON `customer_group_customers` (`customer_group_id`);
--> statement-breakpoint
CREATE TABLE `currency` (
	`code` text PRIMARY KEY NOT NULL,
	`symbol` text NOT NULL,
	`symbol_native` text NOT NULL,
	`name` text NOT NULL,
	`includes_tax` integer DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE `region` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`currency_code` text NOT NULL,
	`tax_rate` real NOT NULL,
	`tax_code` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text,
	`gift_cards_taxable` integer DEFAULT true NOT NULL,
	`automatic_taxes` integer DEFAULT true NOT NULL,
	`tax_provider_id` text,
	`includes_tax` integer DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE `country` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`iso_2` text NOT NULL,
	`iso_3` text NOT NULL,
	`num_code` integer NOT NULL,
	`name` text NOT NULL,
	`display_name` text NOT NULL,
	`region_id` text
);

--> statement-breakpoint
CREATE INDEX `country_region_id` ON `country` (`region_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `country_iso_2_unique` ON `country` (`iso_2`);
--> statement-breakpoint
CREATE TABLE `region_payment_providers` (
	`region_id` text NOT NULL,
	`provider_id` text NOT NULL,
	PRIMARY KEY(`region_id`, `provider_id`)
);

--> statement-breakpoint
CREATE INDEX `region_payment_providers_provider_id` ON `region_payment_providers` (`provider_id`);
--> statement-breakpoint
CREATE TABLE `region_fulfillment_providers` (
	`region_id` text NOT NULL,
	`provider_id` text NOT NULL,
	PRIMARY KEY(`region_id`, `provider_id`)
);

--> statement-breakpoint
CREATE INDEX `region_fulfillment_providers_provider_id` ON `region_fulfillment_providers` (`provider_id`);
--> statement-breakpoint
CREATE TABLE `payment_provider` (
	`id` text PRIMARY KEY NOT NULL,
	`is_installed` integer DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE `fulfillment_provider` (
	`id` text PRIMARY KEY NOT NULL,
	`is_installed` integer DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE `tax_provider` (
	`id` text PRIMARY KEY NOT NULL,
	`is_installed` integer DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE `notification_provider` (
	`id` text PRIMARY KEY NOT NULL,
	`is_installed` integer DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE `sales_channel` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`name` text NOT NULL,
	`description` text,
	`is_disabled` integer DEFAULT false NOT NULL,
	`metadata` text
);

--> statement-breakpoint
CREATE TABLE `sales_channel_location` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`sales_channel_id` text NOT NULL,
	`location_id` text NOT NULL,
	`deleted_at` text
);

--> statement-breakpoint
CREATE UNIQUE INDEX `sales_channel_location_unique` ON `sales_channel_location` (`sales_channel_id`,`location_id`) WHERE "sales_channel_location"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX `sales_channel_location_location_id` ON `sales_channel_location` (`location_id`);
--> statement-breakpoint
CREATE TABLE `publishable_api_key` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`created_by` text,
	`revoked_by` text,
	`revoked_at` text,
	`title` text NOT NULL
);

--> statement-breakpoint
CREATE TABLE `publishable_api_key_sales_channel` (
	`sales_channel_id` text NOT NULL,
	`publishable_key_id` text NOT NULL,
	`id` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	PRIMARY KEY(`sales_channel_id`, `publishable_key_id`)
);

--> statement-breakpoint
CREATE INDEX `publishable_api_key_sales_channel_sales_channel_id` ON `publishable_api_key_sales_channel` (`sales_channel_id`);
--> statement-breakpoint
CREATE INDEX `publishable_api_key_sales_channel_publishable_key_id` ON `publishable_api_key_sales_channel` (`publishable_key_id`);
--> statement-breakpoint
CREATE TABLE `stock_location` (
	`id` text PRIMARY KEY NOT NULL,
	`address_id` text,
	`name` text NOT NULL,
	`metadata` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text
);

--> statement-breakpoint
CREATE TABLE `stock_location_address` (
	`id` text PRIMARY KEY NOT NULL,
	`address_1` text NOT NULL,
	`address_2` text,
	`company` text,
	`city` text,
	`country_code` text NOT NULL,
	`phone` text,
	`postal_code` text,
	`province` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE TABLE `store` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text DEFAULT '(a store name of ours)' NOT NULL,
	`default_currency_code` text DEFAULT 'usd' NOT NULL,
	`swap_link_template` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	`payment_link_template` text,
	`invite_link_template` text,
	`default_sales_channel_id` text,
	`default_location_id` text
);

--> statement-breakpoint
CREATE TABLE `store_currencies` (
	`store_id` text NOT NULL,
	`currency_code` text NOT NULL,
	PRIMARY KEY(`store_id`, `currency_code`)
);

--> statement-breakpoint
CREATE INDEX `store_currencies_currency_code` ON `store_currencies` (`currency_code`);
--> statement-breakpoint
CREATE TABLE `product_collection` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`handle` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE UNIQUE INDEX `product_collection_handle_unique` ON `product_collection` (`handle`) WHERE "product_collection"."deleted_at" is null;
--> statement-breakpoint
CREATE TABLE `product_category` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`handle` text NOT NULL,
	`parent_category_id` text,
	`mpath` text,
	`is_active` integer DEFAULT false,
	`is_internal` integer DEFAULT false,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`rank` integer DEFAULT 0 NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`metadata` text
);

--> statement-breakpoint
CREATE INDEX `product_category_parent_category_id` ON `product_category` (`parent_category_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_category_handle_unique` ON `product_category` (`handle`);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_category_parent_category_id_rank_unique` ON `product_category` (`parent_category_id`,`rank`);
--> statement-breakpoint
CREATE TABLE `product_category_product` (
	`product_category_id` text NOT NULL,
	`product_id` text NOT NULL,
	PRIMARY KEY(`product_id`, `product_category_id`)
);

--> statement-breakpoint
CREATE INDEX `product_category_product_product_category_id` ON `product_category_product` (`product_category_id`);
--> statement-breakpoint
CREATE TABLE `product` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`subtitle` text,
	`description` text,
	`handle` text,
	`is_giftcard` integer DEFAULT false NOT NULL,
	`thumbnail` text,
	`weight` integer,
	`length` integer,
	`height` integer,
	`width` integer,
	`hs_code` text,
	`origin_country` text,
	`mid_code` text,
	`material` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text,
	`collection_id` text,
	`type_id` text,
	`discountable` integer DEFAULT true NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`external_id` text
);

--> statement-breakpoint
CREATE INDEX `product_collection_id` ON `product` (`collection_id`);
--> statement-breakpoint
CREATE INDEX `product_type_id` ON `product` (`type_id`);
--> statement-breakpoint
CREATE INDEX `product_status` ON `product` (`status`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_status_created_at` ON `product` (`status`,`created_at`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_created_at` ON `product` (`created_at`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_updated_at` ON `product` (`updated_at`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_title` ON `product` (`title`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `product_handle` ON `product` ("handle" is null,`handle`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_handle_unique` ON `product` (`handle`) WHERE "product"."deleted_at" is null;
--> statement-breakpoint
CREATE TABLE `product_images` (
	`product_id` text NOT NULL,
	`image_id` text NOT NULL,
	`rank` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`product_id`, `image_id`)
);

--> statement-breakpoint
CREATE INDEX `product_images_image_id` ON `product_images` (`image_id`);
--> statement-breakpoint
CREATE TABLE `image` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE TABLE `product_option` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text,
	`product_id` text
);

--> statement-breakpoint
CREATE INDEX `product_option_product_id` ON `product_option` (`product_id`);
--> statement-breakpoint
CREATE TABLE `product_option_value` (
	`id` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`option_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE INDEX `product_option_value_option_id` ON `product_option_value` (`option_id`);
--> statement-breakpoint
CREATE INDEX `product_option_value_variant_id` ON `product_option_value` (`variant_id`);
--> statement-breakpoint
CREATE TABLE `product_tag` (
	`id` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE UNIQUE INDEX `product_tag_value_unique` ON `product_tag` (`value`) WHERE "product_tag"."deleted_at" is null;
--> statement-breakpoint
CREATE TABLE `product_tags` (
	`product_id` text NOT NULL,
	`product_tag_id` text NOT NULL,
	PRIMARY KEY(`product_id`, `product_tag_id`)
);

--> statement-breakpoint
CREATE INDEX `product_tags_product_tag_id` ON `product_tags` (`product_tag_id`);
--> statement-breakpoint
CREATE TABLE `product_type` (
	`id` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE UNIQUE INDEX `product_type_value_unique` ON `product_type` (`value`) WHERE "product_type"."deleted_at" is null;
--> statement-breakpoint
CREATE TABLE `product_variant` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`product_id` text NOT NULL,
	`sku` text,
	`barcode` text,
	`ean` text,
	`upc` text,
	`inventory_quantity` integer NOT NULL,
	`allow_backorder` integer DEFAULT false NOT NULL,
	`manage_inventory` integer DEFAULT true NOT NULL,
	`hs_code` text,
	`origin_country` text,
	`mid_code` text,
	`material` text,
	`weight` integer,
	`length` integer,
	`height` integer,
	`width` integer,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text,
	`variant_rank` integer DEFAULT 0
);

--> statement-breakpoint
CREATE INDEX `product_variant_product_id` ON `product_variant` (`product_id`);
--> statement-breakpoint
CREATE INDEX `product_variant_created_at` ON `product_variant` (`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_variant_sku_unique` ON `product_variant` (`sku`) WHERE "product_variant"."deleted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `product_variant_barcode_unique` ON `product_variant` (`barcode`) WHERE "product_variant"."deleted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `product_variant_ean_unique` ON `product_variant` (`ean`) WHERE "product_variant"."deleted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `product_variant_upc_unique` ON `product_variant` (`upc`) WHERE "product_variant"."deleted_at" is null;
--> statement-breakpoint
CREATE TABLE `product_sales_channel` (
	`product_id` text NOT NULL,
	`sales_channel_id` text NOT NULL,
	PRIMARY KEY(`product_id`, `sales_channel_id`)
);

--> statement-breakpoint
CREATE INDEX `product_sales_channel_sales_channel_id` ON `product_sales_channel` (`sales_channel_id`);
--> statement-breakpoint
CREATE TABLE `money_amount` (
	`id` text PRIMARY KEY NOT NULL,
	`currency_code` text NOT NULL,
	`amount` integer NOT NULL,
	`region_id` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`min_quantity` integer,
	`max_quantity` integer,
	`price_list_id` text
);

--> statement-breakpoint
CREATE INDEX `money_amount_price_list_id` ON `money_amount` (`price_list_id`);
--> statement-breakpoint
CREATE INDEX `money_amount_region_id` ON `money_amount` (`region_id`);
--> statement-breakpoint
CREATE TABLE `product_variant_money_amount` (
	`id` text PRIMARY KEY NOT NULL,
	`money_amount_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`deleted_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `product_variant_money_amount_money_amount_id` ON `product_variant_money_amount` (`money_amount_id`);
--> statement-breakpoint
CREATE INDEX `product_variant_money_amount_variant_id` ON `product_variant_money_amount` (`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_variant_money_amount_money_amount_id_unique` ON `product_variant_money_amount` (`money_amount_id`);
--> statement-breakpoint
CREATE TABLE `price_list` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`type` text DEFAULT 'sale' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`starts_at` text,
	`ends_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`includes_tax` integer DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE INDEX `price_list_created_at` ON `price_list` (`created_at`);
--> statement-breakpoint
CREATE TABLE `price_list_customer_groups` (
	`price_list_id` text NOT NULL,
	`customer_group_id` text NOT NULL,
	PRIMARY KEY(`customer_group_id`, `price_list_id`)
);

--> statement-breakpoint
CREATE INDEX `price_list_customer_groups_price_list_id` ON `price_list_customer_groups` (`price_list_id`);
--> statement-breakpoint
CREATE TABLE `inventory_item` (
	`id` text PRIMARY KEY NOT NULL,
	`sku` text,
	`hs_code` text,
	`origin_country` text,
	`mid_code` text,
	`title` text,
	`description` text,
	`thumbnail` text,
	`material` text,
	`weight` integer,
	`height` integer,
	`width` integer,
	`length` integer,
	`requires_shipping` integer DEFAULT true NOT NULL,
	`metadata` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text
);

--> statement-breakpoint
CREATE UNIQUE INDEX `inventory_item_sku_unique` ON `inventory_item` (`sku`) WHERE "inventory_item"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX `inventory_item_created_at` ON `inventory_item` (`created_at`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `inventory_item_updated_at` ON `inventory_item` (`updated_at`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `inventory_item_sku` ON `inventory_item` ("sku" is null,`sku`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `inventory_item_title` ON `inventory_item` ("title" is null,`title`,`id`,`deleted_at`);
--> statement-breakpoint
CREATE TABLE `inventory_level` (
	`location_id` text NOT NULL,
	`stocked_quantity` integer DEFAULT 0 NOT NULL,
	`reserved_quantity` integer DEFAULT 0 NOT NULL,
	`incoming_quantity` integer DEFAULT 0 NOT NULL,
	`metadata` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`id` text PRIMARY KEY NOT NULL,
	`inventory_item_id` text,
	CONSTRAINT "inventory_level_stocked_check" CHECK(stocked_quantity >= 0),
	CONSTRAINT "inventory_level_reserved_check" CHECK(reserved_quantity >= 0)
);

--> statement-breakpoint
CREATE INDEX `inventory_level_inventory_item_id` ON `inventory_level` (`inventory_item_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `inventory_level_inventory_item_id_location_id_unique` ON `inventory_level` (`inventory_item_id`,`location_id`);
--> statement-breakpoint
CREATE TABLE `reservation_item` (
	`id` text PRIMARY KEY NOT NULL,
	`location_id` text NOT NULL,
	`inventory_item_id` text NOT NULL,
	`description` text,
	`created_by` text,
	`quantity` integer NOT NULL,
	`metadata` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`line_item_id` text,
	`external_id` text
);

--> statement-breakpoint
CREATE INDEX `reservation_item_line_item_id` ON `reservation_item` (`line_item_id`);
--> statement-breakpoint
CREATE INDEX `reservation_item_inventory_item_id` ON `reservation_item` (`inventory_item_id`);
--> statement-breakpoint
CREATE INDEX `reservation_item_location_id` ON `reservation_item` (`location_id`);
--> statement-breakpoint
CREATE TABLE `product_variant_inventory_item` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`inventory_item_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`required_quantity` integer DEFAULT 1 NOT NULL,
	`deleted_at` text
);

--> statement-breakpoint
CREATE INDEX `product_variant_inventory_item_variant_id` ON `product_variant_inventory_item` (`variant_id`);
--> statement-breakpoint
CREATE INDEX `product_variant_inventory_item_inventory_item_id` ON `product_variant_inventory_item` (`inventory_item_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_variant_inventory_item_unique` ON `product_variant_inventory_item` (`variant_id`,`inventory_item_id`) WHERE "product_variant_inventory_item"."deleted_at" is null;
--> statement-breakpoint
CREATE TABLE `stock_movement` (
	`id` text PRIMARY KEY NOT NULL,
	`variant_id` text NOT NULL,
	`line_item_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `stock_movement_line_item_id` ON `stock_movement` (`line_item_id`);
--> statement-breakpoint
CREATE INDEX `stock_movement_variant_id` ON `stock_movement` (`variant_id`);
--> statement-breakpoint
CREATE TABLE `search_term` (
	`product_id` text NOT NULL,
	`term` text NOT NULL,
	`weight` integer NOT NULL,
	PRIMARY KEY(`product_id`, `term`)
);

--> statement-breakpoint
CREATE INDEX `search_term_term` ON `search_term` (`term`,`product_id`,`weight`);
--> statement-breakpoint
CREATE TABLE `search_word` (
	`word` text PRIMARY KEY NOT NULL
);

--> statement-breakpoint
CREATE TABLE `search_gram` (
	`gram` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`gram`, `word`)
);

--> statement-breakpoint
CREATE TABLE `shipping_profile` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE TABLE `product_shipping_profile` (
	`profile_id` text NOT NULL,
	`product_id` text NOT NULL,
	PRIMARY KEY(`product_id`, `profile_id`)
);

--> statement-breakpoint
CREATE INDEX `product_shipping_profile_profile_id` ON `product_shipping_profile` (`profile_id`);
--> statement-breakpoint
CREATE TABLE `shipping_option` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`region_id` text NOT NULL,
	`profile_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`price_type` text NOT NULL,
	`amount` integer,
	`is_return` integer DEFAULT false NOT NULL,
	`data` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text,
	`admin_only` integer DEFAULT false NOT NULL,
	`includes_tax` integer DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE INDEX `shipping_option_profile_id` ON `shipping_option` (`profile_id`);
--> statement-breakpoint
CREATE INDEX `shipping_option_region_id` ON `shipping_option` (`region_id`);
--> statement-breakpoint
CREATE TABLE `shipping_option_requirement` (
	`id` text PRIMARY KEY NOT NULL,
	`shipping_option_id` text NOT NULL,
	`type` text NOT NULL,
	`amount` integer NOT NULL,
	`deleted_at` text
);

--> statement-breakpoint
CREATE INDEX `shipping_option_requirement_shipping_option_id` ON `shipping_option_requirement` (`shipping_option_id`);
--> statement-breakpoint
CREATE TABLE `shipping_method` (
	`id` text PRIMARY KEY NOT NULL,
	`shipping_option_id` text NOT NULL,
	`order_id` text,
	`cart_id` text,
	`swap_id` text,
	`return_id` text,
	`price` integer NOT NULL,
	`data` text NOT NULL,
	`claim_order_id` text,
	`includes_tax` integer DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE INDEX `shipping_method_cart_id` ON `shipping_method` (`cart_id`);
--> statement-breakpoint
CREATE INDEX `shipping_method_claim_order_id` ON `shipping_method` (`claim_order_id`);
--> statement-breakpoint
CREATE INDEX `shipping_method_order_id` ON `shipping_method` (`order_id`);
--> statement-breakpoint
CREATE INDEX `shipping_method_return_id` ON `shipping_method` (`return_id`);
--> statement-breakpoint
CREATE INDEX `shipping_method_swap_id` ON `shipping_method` (`swap_id`);
--> statement-breakpoint
CREATE TABLE `shipping_method_tax_line` (
	`id` text PRIMARY KEY NOT NULL,
	`rate` real NOT NULL,
	`name` text NOT NULL,
	`code` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	`shipping_method_id` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `shipping_method_tax_line_shipping_method_id` ON `shipping_method_tax_line` (`shipping_method_id`);
--> statement-breakpoint
CREATE TABLE `custom_shipping_option` (
	`id` text PRIMARY KEY NOT NULL,
	`price` integer NOT NULL,
	`shipping_option_id` text NOT NULL,
	`cart_id` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE UNIQUE INDEX `custom_shipping_option_shipping_option_id_cart_id_unique` ON `custom_shipping_option` (`shipping_option_id`,`cart_id`);
--> statement-breakpoint
CREATE TABLE `tax_rate` (
	`id` text PRIMARY KEY NOT NULL,
	`rate` real,
	`code` text,
	`name` text NOT NULL,
	`region_id` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text
);

--> statement-breakpoint
CREATE INDEX `tax_rate_region_id` ON `tax_rate` (`region_id`);
--> statement-breakpoint
CREATE TABLE `product_tax_rate` (
	`product_id` text NOT NULL,
	`rate_id` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	PRIMARY KEY(`product_id`, `rate_id`)
);

--> statement-breakpoint
CREATE INDEX `product_tax_rate_rate_id` ON `product_tax_rate` (`rate_id`);
--> statement-breakpoint
CREATE TABLE `product_type_tax_rate` (
	`product_type_id` text NOT NULL,
	`rate_id` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	PRIMARY KEY(`product_type_id`, `rate_id`)
);

--> statement-breakpoint
CREATE INDEX `product_type_tax_rate_rate_id` ON `product_type_tax_rate` (`rate_id`);
--> statement-breakpoint
CREATE TABLE `shipping_tax_rate` (
	`shipping_option_id` text NOT NULL,
	`rate_id` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	PRIMARY KEY(`shipping_option_id`, `rate_id`)
);

--> statement-breakpoint
CREATE INDEX `shipping_tax_rate_rate_id` ON `shipping_tax_rate` (`rate_id`);
--> statement-breakpoint
CREATE TABLE `tax_answer` (
	`key` text PRIMARY KEY NOT NULL,
	`provider_id` text NOT NULL,
	`lines` text NOT NULL,
	`created_at` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `tax_answer_created_at` ON `tax_answer` (`created_at`);
--> statement-breakpoint
CREATE TABLE `discount` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`is_dynamic` integer NOT NULL,
	`rule_id` text,
	`is_disabled` integer NOT NULL,
	`parent_discount_id` text,
	`starts_at` text DEFAULT 'now' NOT NULL,
	`ends_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text,
	`usage_limit` integer,
	`usage_count` integer DEFAULT 0 NOT NULL,
	`valid_duration` text
);

--> statement-breakpoint
CREATE INDEX `discount_parent_discount_id` ON `discount` (`parent_discount_id`);
--> statement-breakpoint
CREATE INDEX `discount_created_at` ON `discount` (`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `discount_code_unique` ON `discount` (`code`) WHERE "discount"."deleted_at" is null;
--> statement-breakpoint
CREATE TABLE `discount_rule` (
	`id` text PRIMARY KEY NOT NULL,
	`description` text,
	`type` text NOT NULL,
	`value` integer NOT NULL,
	`allocation` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE TABLE `discount_rule_products` (
	`discount_rule_id` text NOT NULL,
	`product_id` text NOT NULL,
	PRIMARY KEY(`discount_rule_id`, `product_id`)
);

--> statement-breakpoint
CREATE INDEX `discount_rule_products_product_id` ON `discount_rule_products` (`product_id`);
--> statement-breakpoint
CREATE TABLE `discount_regions` (
	`discount_id` text NOT NULL,
	`region_id` text NOT NULL,
	PRIMARY KEY(`discount_id`, `region_id`)
);

--> statement-breakpoint
CREATE INDEX `discount_regions_region_id` ON `discount_regions` (`region_id`);
--> statement-breakpoint
CREATE TABLE `discount_condition` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`operator` text NOT NULL,
	`discount_rule_id` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE INDEX `discount_condition_discount_rule_id` ON `discount_condition` (`discount_rule_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `discount_condition_type_operator_discount_rule_id_unique` ON `discount_condition` (`type`,`operator`,`discount_rule_id`);
--> statement-breakpoint
CREATE TABLE `discount_condition_customer_group` (
	`customer_group_id` text NOT NULL,
	`condition_id` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	PRIMARY KEY(`customer_group_id`, `condition_id`)
);

--> statement-breakpoint
CREATE INDEX `discount_condition_customer_group_condition_id` ON `discount_condition_customer_group` (`condition_id`);
--> statement-breakpoint
CREATE TABLE `discount_condition_product` (
	`product_id` text NOT NULL,
	`condition_id` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	PRIMARY KEY(`product_id`, `condition_id`)
);

--> statement-breakpoint
CREATE INDEX `discount_condition_product_condition_id` ON `discount_condition_product` (`condition_id`);
--> statement-breakpoint
CREATE TABLE `discount_condition_product_collection` (
	`product_collection_id` text NOT NULL,
	`condition_id` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	PRIMARY KEY(`product_collection_id`, `condition_id`)
);

--> statement-breakpoint
CREATE INDEX `discount_condition_product_collection_condition_id` ON `discount_condition_product_collection` (`condition_id`);
--> statement-breakpoint
CREATE TABLE `discount_condition_product_tag` (
	`product_tag_id` text NOT NULL,
	`condition_id` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	PRIMARY KEY(`product_tag_id`, `condition_id`)
);

--> statement-breakpoint
CREATE INDEX `discount_condition_product_tag_condition_id` ON `discount_condition_product_tag` (`condition_id`);
--> statement-breakpoint
CREATE TABLE `discount_condition_product_type` (
	`product_type_id` text NOT NULL,
	`condition_id` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	PRIMARY KEY(`product_type_id`, `condition_id`)
);

--> statement-breakpoint
CREATE INDEX `discount_condition_product_type_condition_id` ON `discount_condition_product_type` (`condition_id`);
--> statement-breakpoint
CREATE TABLE `gift_card` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`value` integer NOT NULL,
	`balance` integer NOT NULL,
	`region_id` text NOT NULL,
	`order_id` text,
	`is_disabled` integer DEFAULT false NOT NULL,
	`ends_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text,
	`tax_rate` real,
	CONSTRAINT "gift_card_balance_check" CHECK(0 <= balance and balance <= value)
);

--> statement-breakpoint
CREATE INDEX `gift_card_order_id` ON `gift_card` (`order_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_card_code_unique` ON `gift_card` (`code`);
--> statement-breakpoint
CREATE TABLE `gift_card_transaction` (
	`id` text PRIMARY KEY NOT NULL,
	`gift_card_id` text NOT NULL,
	`order_id` text NOT NULL,
	`amount` integer NOT NULL,
	`created_at` text NOT NULL,
	`is_taxable` integer,
	`tax_rate` real
);

--> statement-breakpoint
CREATE INDEX `gift_card_transaction_order_id` ON `gift_card_transaction` (`order_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_card_transaction_gift_card_id_order_id_unique` ON `gift_card_transaction` (`gift_card_id`,`order_id`);
--> statement-breakpoint
CREATE TABLE `payment` (
	`id` text PRIMARY KEY NOT NULL,
	`swap_id` text,
	`cart_id` text,
	`order_id` text,
	`amount` integer NOT NULL,
	`currency_code` text NOT NULL,
	`amount_refunded` integer DEFAULT 0 NOT NULL,
	`provider_id` text NOT NULL,
	`data` text NOT NULL,
	`captured_at` text,
	`canceled_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	`idempotency_key` text,
	`pending_action` text,
	`pending_since` text,
	CONSTRAINT "payment_refunded_check" CHECK(amount_refunded >= 0 and amount_refunded <= amount)
);

--> statement-breakpoint
CREATE INDEX `payment_order_id` ON `payment` (`order_id`);
--> statement-breakpoint
CREATE INDEX `payment_swap_id` ON `payment` (`swap_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_cart_id_unique` ON `payment` (`cart_id`) WHERE "payment"."canceled_at" is null;
--> statement-breakpoint
CREATE TABLE `payment_session` (
	`id` text PRIMARY KEY NOT NULL,
	`cart_id` text,
	`provider_id` text NOT NULL,
	`is_selected` integer,
	`status` text NOT NULL,
	`data` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`idempotency_key` text,
	`payment_authorized_at` text,
	`amount` integer,
	`is_initiated` integer DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE INDEX `payment_session_cart_id` ON `payment_session` (`cart_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_session_cart_id_provider_id_unique` ON `payment_session` (`cart_id`,`provider_id`) WHERE "payment_session"."cart_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_session_cart_id_is_selected_unique` ON `payment_session` (`cart_id`,`is_selected`);
--> statement-breakpoint
CREATE TABLE `payment_collection` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`description` text,
	`amount` integer NOT NULL,
	`authorized_amount` integer,
	`region_id` text NOT NULL,
	`currency_code` text NOT NULL,
	`metadata` text,
	`created_by` text NOT NULL
);

--> statement-breakpoint
CREATE TABLE `payment_collection_payments` (
	`payment_collection_id` text NOT NULL,
	`payment_id` text NOT NULL,
	PRIMARY KEY(`payment_collection_id`, `payment_id`)
);

--> statement-breakpoint
CREATE INDEX `payment_collection_payments_payment_id` ON `payment_collection_payments` (`payment_id`);
--> statement-breakpoint
CREATE TABLE `payment_collection_sessions` (
	`payment_collection_id` text NOT NULL,
	`payment_session_id` text NOT NULL,
	PRIMARY KEY(`payment_collection_id`, `payment_session_id`)
);

--> statement-breakpoint
CREATE INDEX `payment_collection_sessions_payment_session_id` ON `payment_collection_sessions` (`payment_session_id`);
--> statement-breakpoint
CREATE TABLE `payment_news` (
	`id` text PRIMARY KEY NOT NULL,
	`provider_id` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`reference` text NOT NULL,
	`created_at` text NOT NULL,
	`handled_at` text
);

--> statement-breakpoint
CREATE UNIQUE INDEX `payment_news_event_unique` ON `payment_news` (`provider_id`,`event_id`);
--> statement-breakpoint
CREATE INDEX `payment_news_created_at` ON `payment_news` (`created_at`);
--> statement-breakpoint
CREATE TABLE `refund` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text,
	`amount` integer NOT NULL,
	`note` text,
	`reason` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	`idempotency_key` text,
	`payment_id` text,
	`parts` text,
	`settled_at` text
);

--> statement-breakpoint
CREATE INDEX `refund_order_id` ON `refund` (`order_id`);
--> statement-breakpoint
CREATE INDEX `refund_payment_id` ON `refund` (`payment_id`);
--> statement-breakpoint
CREATE TABLE `ledger_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`due` integer NOT NULL,
	`paid` integer NOT NULL,
	`refunded` integer NOT NULL,
	`currency_code` text NOT NULL,
	`reference_id` text,
	`created_at` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `ledger_entry_order_id` ON `ledger_entry` (`order_id`);
--> statement-breakpoint
CREATE TABLE `cart` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text,
	`billing_address_id` text,
	`shipping_address_id` text,
	`region_id` text NOT NULL,
	`customer_id` text,
	`payment_id` text,
	`type` text DEFAULT 'default' NOT NULL,
	`completed_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text,
	`idempotency_key` text,
	`context` text,
	`payment_authorized_at` text,
	`sales_channel_id` text,
	`authorizing_key` text,
	`authorizing_at` text
);

--> statement-breakpoint
CREATE INDEX `cart_customer_id` ON `cart` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `cart_email` ON `cart` (`email`);
--> statement-breakpoint
CREATE INDEX `cart_authorizing_at` ON `cart` (`authorizing_at`,`id`);
--> statement-breakpoint
CREATE TABLE `line_item` (
	`id` text PRIMARY KEY NOT NULL,
	`cart_id` text,
	`order_id` text,
	`swap_id` text,
	`title` text NOT NULL,
	`description` text,
	`thumbnail` text,
	`is_giftcard` integer DEFAULT false NOT NULL,
	`should_merge` integer DEFAULT true NOT NULL,
	`allow_discounts` integer DEFAULT true NOT NULL,
	`has_shipping` integer,
	`unit_price` integer NOT NULL,
	`variant_id` text,
	`quantity` integer NOT NULL,
	`fulfilled_quantity` integer,
	`returned_quantity` integer,
	`shipped_quantity` integer,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	`claim_order_id` text,
	`is_return` integer DEFAULT false NOT NULL,
	`includes_tax` integer DEFAULT false NOT NULL,
	`original_item_id` text,
	`order_edit_id` text,
	CONSTRAINT "line_item_quantity_check" CHECK(quantity >= 1)
);

--> statement-breakpoint
CREATE INDEX `line_item_cart_id` ON `line_item` (`cart_id`);
--> statement-breakpoint
CREATE INDEX `line_item_claim_order_id` ON `line_item` (`claim_order_id`);
--> statement-breakpoint
CREATE INDEX `line_item_order_id` ON `line_item` (`order_id`);
--> statement-breakpoint
CREATE INDEX `line_item_order_edit_id` ON `line_item` (`order_edit_id`);
--> statement-breakpoint
CREATE INDEX `line_item_swap_id` ON `line_item` (`swap_id`);
--> statement-breakpoint
CREATE INDEX `line_item_variant_id` ON `line_item` (`variant_id`);
--> statement-breakpoint
CREATE INDEX `line_item_original_item_id` ON `line_item` (`original_item_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `line_item_order_edit_id_original_item_id_unique` ON `line_item` (`order_edit_id`,`original_item_id`) WHERE ("line_item"."original_item_id" is not null and "line_item"."order_edit_id" is not null);
--> statement-breakpoint
CREATE TABLE `line_item_adjustment` (
	`id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`description` text NOT NULL,
	`discount_id` text,
	`amount` real NOT NULL,
	`metadata` text
);

--> statement-breakpoint
CREATE INDEX `line_item_adjustment_item_id` ON `line_item_adjustment` (`item_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `line_item_adjustment_discount_id_item_id_unique` ON `line_item_adjustment` (`discount_id`,`item_id`);
--> statement-breakpoint
CREATE TABLE `line_item_tax_line` (
	`id` text PRIMARY KEY NOT NULL,
	`rate` real NOT NULL,
	`name` text NOT NULL,
	`code` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	`item_id` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `line_item_tax_line_item_id` ON `line_item_tax_line` (`item_id`);
--> statement-breakpoint
CREATE TABLE `cart_discounts` (
	`cart_id` text NOT NULL,
	`discount_id` text NOT NULL,
	`rank` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`cart_id`, `discount_id`)
);

--> statement-breakpoint
CREATE INDEX `cart_discounts_discount_id` ON `cart_discounts` (`discount_id`);
--> statement-breakpoint
CREATE TABLE `cart_gift_cards` (
	`cart_id` text NOT NULL,
	`gift_card_id` text NOT NULL,
	PRIMARY KEY(`cart_id`, `gift_card_id`)
);

--> statement-breakpoint
CREATE INDEX `cart_gift_cards_gift_card_id` ON `cart_gift_cards` (`gift_card_id`);
--> statement-breakpoint
CREATE TABLE `order` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`fulfillment_status` text DEFAULT 'not_fulfilled' NOT NULL,
	`payment_status` text DEFAULT 'not_paid' NOT NULL,
	`display_id` integer NOT NULL,
	`cart_id` text,
	`customer_id` text NOT NULL,
	`email` text NOT NULL,
	`billing_address_id` text,
	`shipping_address_id` text,
	`region_id` text NOT NULL,
	`currency_code` text NOT NULL,
	`tax_rate` real,
	`canceled_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	`idempotency_key` text,
	`draft_order_id` text,
	`no_notification` integer,
	`external_id` text,
	`sales_channel_id` text
);

--> statement-breakpoint
CREATE INDEX `order_customer_id` ON `order` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `order_created_at` ON `order` (`created_at`);
--> statement-breakpoint
CREATE INDEX `order_email` ON `order` (`email`);
--> statement-breakpoint
CREATE INDEX `order_region_id` ON `order` (`region_id`);
--> statement-breakpoint
CREATE INDEX `order_sales_channel_id` ON `order` (`sales_channel_id`);
--> statement-breakpoint
CREATE INDEX `order_draft_order_id` ON `order` (`draft_order_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_cart_id_unique` ON `order` (`cart_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_display_id_unique` ON `order` (`display_id`);
--> statement-breakpoint
CREATE TABLE `order_discounts` (
	`order_id` text NOT NULL,
	`discount_id` text NOT NULL,
	PRIMARY KEY(`order_id`, `discount_id`)
);

--> statement-breakpoint
CREATE INDEX `order_discounts_discount_id` ON `order_discounts` (`discount_id`);
--> statement-breakpoint
CREATE TABLE `order_gift_cards` (
	`order_id` text NOT NULL,
	`gift_card_id` text NOT NULL,
	PRIMARY KEY(`order_id`, `gift_card_id`)
);

--> statement-breakpoint
CREATE INDEX `order_gift_cards_gift_card_id` ON `order_gift_cards` (`gift_card_id`);
--> statement-breakpoint
CREATE TABLE `draft_order` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`display_id` integer NOT NULL,
	`cart_id` text,
	`order_id` text,
	`canceled_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`completed_at` text,
	`metadata` text,
	`idempotency_key` text,
	`no_notification_order` integer
);

--> statement-breakpoint
CREATE INDEX `draft_order_created_at` ON `draft_order` (`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `draft_order_display_id_unique` ON `draft_order` (`display_id`);
--> statement-breakpoint
CREATE TABLE `fulfillment` (
	`id` text PRIMARY KEY NOT NULL,
	`swap_id` text,
	`order_id` text,
	`tracking_numbers` text NOT NULL,
	`data` text NOT NULL,
	`shipped_at` text,
	`canceled_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	`idempotency_key` text,
	`provider_id` text,
	`claim_order_id` text,
	`no_notification` integer,
	`location_id` text
);

--> statement-breakpoint
CREATE INDEX `fulfillment_claim_order_id` ON `fulfillment` (`claim_order_id`);
--> statement-breakpoint
CREATE INDEX `fulfillment_order_id` ON `fulfillment` (`order_id`);
--> statement-breakpoint
CREATE INDEX `fulfillment_swap_id` ON `fulfillment` (`swap_id`);
--> statement-breakpoint
CREATE TABLE `fulfillment_item` (
	`fulfillment_id` text NOT NULL,
	`item_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`fulfillment_id`, `item_id`)
);

--> statement-breakpoint
CREATE TABLE `tracking_link` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text,
	`tracking_number` text NOT NULL,
	`fulfillment_id` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text,
	`idempotency_key` text
);

--> statement-breakpoint
CREATE INDEX `tracking_link_fulfillment_id` ON `tracking_link` (`fulfillment_id`);
--> statement-breakpoint
CREATE TABLE `return` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text DEFAULT 'requested' NOT NULL,
	`swap_id` text,
	`order_id` text,
	`shipping_data` text,
	`refund_amount` integer NOT NULL,
	`received_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`metadata` text,
	`idempotency_key` text,
	`claim_order_id` text,
	`no_notification` integer,
	`location_id` text
);

--> statement-breakpoint
CREATE INDEX `return_claim_order_id` ON `return` (`claim_order_id`);
--> statement-breakpoint
CREATE INDEX `return_order_id` ON `return` (`order_id`);
--> statement-breakpoint
CREATE INDEX `return_swap_id` ON `return` (`swap_id`);
--> statement-breakpoint
CREATE INDEX `return_created_at` ON `return` (`created_at`);
--> statement-breakpoint
CREATE TABLE `return_item` (
	`return_id` text NOT NULL,
	`item_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`is_requested` integer DEFAULT true NOT NULL,
	`requested_quantity` integer,
	`received_quantity` integer,
	`metadata` text,
	`reason_id` text,
	`note` text,
	PRIMARY KEY(`return_id`, `item_id`)
);

--> statement-breakpoint
CREATE TABLE `return_reason` (
	`id` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`label` text NOT NULL,
	`description` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text,
	`parent_return_reason_id` text
);

--> statement-breakpoint
CREATE INDEX `return_reason_parent_return_reason_id` ON `return_reason` (`parent_return_reason_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `return_reason_value_unique` ON `return_reason` (`value`) WHERE "return_reason"."deleted_at" is null;
--> statement-breakpoint
CREATE TABLE `swap` (
	`id` text PRIMARY KEY NOT NULL,
	`fulfillment_status` text NOT NULL,
	`payment_status` text NOT NULL,
	`order_id` text NOT NULL,
	`difference_due` integer,
	`shipping_address_id` text,
	`cart_id` text,
	`confirmed_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text,
	`idempotency_key` text,
	`no_notification` integer,
	`canceled_at` text,
	`allow_backorder` integer DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE INDEX `swap_order_id` ON `swap` (`order_id`);
--> statement-breakpoint
CREATE INDEX `swap_created_at` ON `swap` (`created_at`);
--> statement-breakpoint
CREATE TABLE `claim_order` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_status` text DEFAULT 'na' NOT NULL,
	`fulfillment_status` text DEFAULT 'not_fulfilled' NOT NULL,
	`type` text NOT NULL,
	`order_id` text NOT NULL,
	`shipping_address_id` text,
	`refund_amount` integer,
	`canceled_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text,
	`idempotency_key` text,
	`no_notification` integer
);

--> statement-breakpoint
CREATE INDEX `claim_order_order_id` ON `claim_order` (`order_id`);
--> statement-breakpoint
CREATE TABLE `claim_item` (
	`id` text PRIMARY KEY NOT NULL,
	`claim_order_id` text NOT NULL,
	`item_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`reason` text NOT NULL,
	`note` text,
	`quantity` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE INDEX `claim_item_claim_order_id` ON `claim_item` (`claim_order_id`);
--> statement-breakpoint
CREATE TABLE `claim_image` (
	`id` text PRIMARY KEY NOT NULL,
	`claim_item_id` text NOT NULL,
	`url` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE INDEX `claim_image_claim_item_id` ON `claim_image` (`claim_item_id`);
--> statement-breakpoint
CREATE TABLE `claim_tag` (
	`id` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE TABLE `claim_item_tags` (
	`item_id` text NOT NULL,
	`tag_id` text NOT NULL,
	PRIMARY KEY(`item_id`, `tag_id`)
);

--> statement-breakpoint
CREATE INDEX `claim_item_tags_tag_id` ON `claim_item_tags` (`tag_id`);
--> statement-breakpoint
CREATE TABLE `order_edit` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`order_id` text NOT NULL,
	`internal_note` text,
	`created_by` text NOT NULL,
	`requested_by` text,
	`requested_at` text,
	`confirmed_by` text,
	`confirmed_at` text,
	`declined_by` text,
	`declined_reason` text,
	`declined_at` text,
	`canceled_by` text,
	`canceled_at` text,
	`payment_collection_id` text
);

--> statement-breakpoint
CREATE INDEX `order_edit_order_id` ON `order_edit` (`order_id`);
--> statement-breakpoint
CREATE TABLE `order_item_change` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`type` text NOT NULL,
	`order_edit_id` text NOT NULL,
	`original_line_item_id` text,
	`line_item_id` text
);

--> statement-breakpoint
CREATE INDEX `order_item_change_order_edit_id` ON `order_item_change` (`order_edit_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_item_change_order_edit_id_line_item_id_unique` ON `order_item_change` (`order_edit_id`,`line_item_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_item_change_order_edit_id_original_line_item_id_unique` ON `order_item_change` (`order_edit_id`,`original_line_item_id`);
--> statement-breakpoint
CREATE TABLE `note` (
	`id` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`resource_type` text NOT NULL,
	`resource_id` text NOT NULL,
	`author_id` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`metadata` text
);

--> statement-breakpoint
CREATE INDEX `note_resource_id` ON `note` (`resource_id`);
--> statement-breakpoint
CREATE TABLE `notification` (
	`id` text PRIMARY KEY NOT NULL,
	`event_name` text,
	`resource_type` text NOT NULL,
	`resource_id` text NOT NULL,
	`customer_id` text,
	`to` text NOT NULL,
	`data` text NOT NULL,
	`parent_id` text,
	`provider_id` text,
	`event_id` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `notification_parent_id` ON `notification` (`parent_id`);
--> statement-breakpoint
CREATE INDEX `notification_event_id` ON `notification` (`event_id`);
--> statement-breakpoint
CREATE INDEX `notification_created_at` ON `notification` (`created_at`);
--> statement-breakpoint
CREATE INDEX `notification_resource_id` ON `notification` (`resource_id`);
--> statement-breakpoint
CREATE TABLE `batch_job` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`created_by` text,
	`context` text,
	`result` text,
	`dry_run` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`pre_processed_at` text,
	`confirmed_at` text,
	`processing_at` text,
	`completed_at` text,
	`failed_at` text,
	`canceled_at` text,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`claimed_by` text,
	`claimed_until` text,
	`attempts` integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
CREATE INDEX `batch_job_created_by` ON `batch_job` (`created_by`);
--> statement-breakpoint
CREATE TABLE `batch_job_row` (
	`batch_job_id` text NOT NULL,
	`line` integer NOT NULL,
	`action` text NOT NULL,
	`product_id` text,
	`variant_id` text,
	`errors` text,
	PRIMARY KEY(`batch_job_id`, `line`)
);

--> statement-breakpoint
CREATE INDEX `batch_job_row_action` ON `batch_job_row` (`batch_job_id`,`action`,`line`);
--> statement-breakpoint
CREATE TABLE `oauth` (
	`id` text PRIMARY KEY NOT NULL,
	`display_name` text NOT NULL,
	`application_name` text NOT NULL,
	`install_url` text,
	`uninstall_url` text,
	`data` text
);

--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_application_name_unique` ON `oauth` (`application_name`);
--> statement-breakpoint
CREATE TRIGGER ledger_entry_no_update BEFORE UPDATE ON ledger_entry BEGIN SELECT RAISE(ABORT, 'rows of ledger_entry are never changed'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_no_delete BEFORE DELETE ON ledger_entry BEGIN SELECT RAISE(ABORT, 'rows of ledger_entry are never changed'); END;
