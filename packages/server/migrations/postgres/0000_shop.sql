CREATE TABLE "session" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"secret_hash" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C",
	"customer_id" text COLLATE "C",
	"kind" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"last_seen_at" text COLLATE "C" NOT NULL,
	"expires_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "api_token" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"hint" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"domain" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C",
	"customer_id" text COLLATE "C",
	"scopes" jsonb,
	"created_at" text COLLATE "C" NOT NULL,
	"last_used_at" text COLLATE "C",
	"expires_at" text COLLATE "C",
	"revoked_at" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "mail_token" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"purpose" text COLLATE "C" NOT NULL,
	"subject_id" text COLLATE "C" NOT NULL,
	"data" jsonb,
	"created_at" text COLLATE "C" NOT NULL,
	"expires_at" text COLLATE "C" NOT NULL,
	"used_at" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"idempotency_key" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"locked_at" text COLLATE "C",
	"request_method" text COLLATE "C",
	"request_params" jsonb,
	"request_path" text COLLATE "C",
	"request_hash" text COLLATE "C",
	"response_code" integer,
	"response_body" jsonb,
	"recovery_point" text COLLATE "C" DEFAULT 'started' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "event" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"due_at" text COLLATE "C",
	"claimed_until" text COLLATE "C",
	"attempts" integer DEFAULT 0 NOT NULL,
	"delivered_to" jsonb,
	"error" text COLLATE "C",
	"done_at" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "schedule" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"due_at" text COLLATE "C" NOT NULL,
	"claimed_until" text COLLATE "C",
	"last_run_at" text COLLATE "C",
	"error" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "counter" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "revision" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"actor_type" text COLLATE "C" NOT NULL,
	"actor_id" text COLLATE "C",
	"address" text COLLATE "C",
	"action" text COLLATE "C" NOT NULL,
	"entity" text COLLATE "C",
	"entity_id" text COLLATE "C",
	"request_id" text COLLATE "C",
	"before" jsonb,
	"after" jsonb,
	"changes" jsonb,
	"is_whole" boolean DEFAULT true NOT NULL,
	"prev_hash" text COLLATE "C" NOT NULL,
	"hash" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "user" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"first_name" text COLLATE "C",
	"last_name" text COLLATE "C",
	"password_hash" text COLLATE "C",
	"api_token" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb,
	"role" text COLLATE "C" DEFAULT 'member'
);

--> statement-breakpoint
CREATE TABLE "analytics_config" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"user_id" text COLLATE "C" NOT NULL,
	"opt_out" boolean DEFAULT false NOT NULL,
	"anonymize" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "invite" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_email" text COLLATE "C" NOT NULL,
	"role" text COLLATE "C" DEFAULT 'member',
	"accepted" boolean DEFAULT false NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb,
	"token" text COLLATE "C" NOT NULL,
	"expires_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "customer" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"first_name" text COLLATE "C",
	"last_name" text COLLATE "C",
	"billing_address_id" text COLLATE "C",
	"password_hash" text COLLATE "C",
	"phone" text COLLATE "C",
	"has_account" boolean DEFAULT false NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "address" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"customer_id" text COLLATE "C",
	"company" text COLLATE "C",
	"first_name" text COLLATE "C",
	"last_name" text COLLATE "C",
	"address_1" text COLLATE "C",
	"address_2" text COLLATE "C",
	"city" text COLLATE "C",
	"country_code" text COLLATE "C",
	"province" text COLLATE "C",
	"postal_code" text COLLATE "C",
	"phone" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "customer_group" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "customer_group_customers" (
	"customer_group_id" text COLLATE "C" NOT NULL,
	"customer_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "customer_group_customers_customer_id_customer_group_id_pk" PRIMARY KEY("customer_id","customer_group_id")
);

--> statement-breakpoint
CREATE TABLE "currency" (
	"code" text COLLATE "C" PRIMARY KEY NOT NULL,
	"symbol" text COLLATE "C" NOT NULL,
	"symbol_native" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"includes_tax" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "region" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"currency_code" text COLLATE "C" NOT NULL,
	"tax_rate" double precision NOT NULL,
	"tax_code" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb,
	"gift_cards_taxable" boolean DEFAULT true NOT NULL,
	"automatic_taxes" boolean DEFAULT true NOT NULL,
	"tax_provider_id" text COLLATE "C",
	"includes_tax" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "country" (
	"id" serial PRIMARY KEY NOT NULL,
	"iso_2" text COLLATE "C" NOT NULL,
	"iso_3" text COLLATE "C" NOT NULL,
	"num_code" integer NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"display_name" text COLLATE "C" NOT NULL,
	"region_id" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "region_payment_providers" (
	"region_id" text COLLATE "C" NOT NULL,
	"provider_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "region_payment_providers_region_id_provider_id_pk" PRIMARY KEY("region_id","provider_id")
);

--> statement-breakpoint
CREATE TABLE "region_fulfillment_providers" (
	"region_id" text COLLATE "C" NOT NULL,
	"provider_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "region_fulfillment_providers_region_id_provider_id_pk" PRIMARY KEY("region_id","provider_id")
);

--> statement-breakpoint
CREATE TABLE "payment_provider" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"is_installed" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE "fulfillment_provider" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"is_installed" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE "tax_provider" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"is_installed" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE "notification_provider" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"is_installed" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sales_channel" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C",
	"is_disabled" boolean DEFAULT false NOT NULL,
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "sales_channel_location" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"sales_channel_id" text COLLATE "C" NOT NULL,
	"location_id" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "publishable_api_key" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"created_by" text COLLATE "C",
	"revoked_by" text COLLATE "C",
	"revoked_at" text COLLATE "C",
	"title" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "publishable_api_key_sales_channel" (
	"sales_channel_id" text COLLATE "C" NOT NULL,
	"publishable_key_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	CONSTRAINT "publishable_api_key_sales_channel_sales_channel_id_publishable_key_id_pk" PRIMARY KEY("sales_channel_id","publishable_key_id")
);

--> statement-breakpoint
CREATE TABLE "stock_location" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"address_id" text COLLATE "C",
	"name" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "stock_location_address" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"address_1" text COLLATE "C" NOT NULL,
	"address_2" text COLLATE "C",
	"company" text COLLATE "C",
	"city" text COLLATE "C",
	"country_code" text COLLATE "C" NOT NULL,
	"phone" text COLLATE "C",
	"postal_code" text COLLATE "C",
	"province" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "store" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" DEFAULT '(a store name of ours)' NOT NULL,
	"default_currency_code" text COLLATE "C" DEFAULT 'usd' NOT NULL,
	"swap_link_template" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	"payment_link_template" text COLLATE "C",
	"invite_link_template" text COLLATE "C",
	"default_sales_channel_id" text COLLATE "C",
	"default_location_id" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "store_currencies" (
	"store_id" text COLLATE "C" NOT NULL,
	"currency_code" text COLLATE "C" NOT NULL,
	CONSTRAINT "store_currencies_store_id_currency_code_pk" PRIMARY KEY("store_id","currency_code")
);

--> statement-breakpoint
CREATE TABLE "product_collection" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"handle" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "product_category" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"handle" text COLLATE "C" NOT NULL,
	"parent_category_id" text COLLATE "C",
	"mpath" text COLLATE "C",
	"is_active" boolean DEFAULT false,
	"is_internal" boolean DEFAULT false,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"description" text COLLATE "C" DEFAULT '' NOT NULL,
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "product_category_product" (
	"product_category_id" text COLLATE "C" NOT NULL,
	"product_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "product_category_product_product_id_product_category_id_pk" PRIMARY KEY("product_id","product_category_id")
);

--> statement-breakpoint
CREATE TABLE "product" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"subtitle" text COLLATE "C",
	"description" text COLLATE "C",
	"handle" text COLLATE "C",
	"is_giftcard" boolean DEFAULT false NOT NULL,
	"thumbnail" text COLLATE "C",
	"weight" integer,
	"length" integer,
	"height" integer,
	"width" integer,
	"hs_code" text COLLATE "C",
	"origin_country" text COLLATE "C",
	"mid_code" text COLLATE "C",
	"material" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb,
	"collection_id" text COLLATE "C",
	"type_id" text COLLATE "C",
	"discountable" boolean DEFAULT true NOT NULL,
	"status" text COLLATE "C" DEFAULT 'draft' NOT NULL,
	"external_id" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" text COLLATE "C" NOT NULL,
	"image_id" text COLLATE "C" NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_images_product_id_image_id_pk" PRIMARY KEY("product_id","image_id")
);

--> statement-breakpoint
CREATE TABLE "image" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"url" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "product_option" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb,
	"product_id" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "product_option_value" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"option_id" text COLLATE "C" NOT NULL,
	"variant_id" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "product_tag" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "product_tags" (
	"product_id" text COLLATE "C" NOT NULL,
	"product_tag_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "product_tags_product_id_product_tag_id_pk" PRIMARY KEY("product_id","product_tag_id")
);

--> statement-breakpoint
CREATE TABLE "product_type" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "product_variant" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"product_id" text COLLATE "C" NOT NULL,
	"sku" text COLLATE "C",
	"barcode" text COLLATE "C",
	"ean" text COLLATE "C",
	"upc" text COLLATE "C",
	"inventory_quantity" bigint NOT NULL,
	"allow_backorder" boolean DEFAULT false NOT NULL,
	"manage_inventory" boolean DEFAULT true NOT NULL,
	"hs_code" text COLLATE "C",
	"origin_country" text COLLATE "C",
	"mid_code" text COLLATE "C",
	"material" text COLLATE "C",
	"weight" integer,
	"length" integer,
	"height" integer,
	"width" integer,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb,
	"variant_rank" integer DEFAULT 0
);

--> statement-breakpoint
CREATE TABLE "product_sales_channel" (
	"product_id" text COLLATE "C" NOT NULL,
	"sales_channel_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "product_sales_channel_product_id_sales_channel_id_pk" PRIMARY KEY("product_id","sales_channel_id")
);

--> statement-breakpoint
CREATE TABLE "money_amount" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"currency_code" text COLLATE "C" NOT NULL,
	"amount" bigint NOT NULL,
	"region_id" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"min_quantity" integer,
	"max_quantity" integer,
	"price_list_id" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "product_variant_money_amount" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"money_amount_id" text COLLATE "C" NOT NULL,
	"variant_id" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "price_list" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" DEFAULT 'sale' NOT NULL,
	"status" text COLLATE "C" DEFAULT 'draft' NOT NULL,
	"starts_at" text COLLATE "C",
	"ends_at" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"includes_tax" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "price_list_customer_groups" (
	"price_list_id" text COLLATE "C" NOT NULL,
	"customer_group_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "price_list_customer_groups_customer_group_id_price_list_id_pk" PRIMARY KEY("customer_group_id","price_list_id")
);

--> statement-breakpoint
CREATE TABLE "inventory_item" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"sku" text COLLATE "C",
	"hs_code" text COLLATE "C",
	"origin_country" text COLLATE "C",
	"mid_code" text COLLATE "C",
	"title" text COLLATE "C",
	"description" text COLLATE "C",
	"thumbnail" text COLLATE "C",
	"material" text COLLATE "C",
	"weight" integer,
	"height" integer,
	"width" integer,
	"length" integer,
	"requires_shipping" boolean DEFAULT true NOT NULL,
	"metadata" jsonb,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "inventory_level" (
	"location_id" text COLLATE "C" NOT NULL,
	"stocked_quantity" bigint DEFAULT 0 NOT NULL,
	"reserved_quantity" bigint DEFAULT 0 NOT NULL,
	"incoming_quantity" bigint DEFAULT 0 NOT NULL,
	"metadata" jsonb,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"inventory_item_id" text COLLATE "C",
	CONSTRAINT "inventory_level_stocked_check" CHECK (stocked_quantity >= 0),
	CONSTRAINT "inventory_level_reserved_check" CHECK (reserved_quantity >= 0)
);

--> statement-breakpoint
CREATE TABLE "reservation_item" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"location_id" text COLLATE "C" NOT NULL,
	"inventory_item_id" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C",
	"created_by" text COLLATE "C",
	"quantity" bigint NOT NULL,
	"metadata" jsonb,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"line_item_id" text COLLATE "C",
	"external_id" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "product_variant_inventory_item" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"inventory_item_id" text COLLATE "C" NOT NULL,
	"variant_id" text COLLATE "C" NOT NULL,
	"required_quantity" integer DEFAULT 1 NOT NULL,
	"deleted_at" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "stock_movement" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"variant_id" text COLLATE "C" NOT NULL,
	"line_item_id" text COLLATE "C" NOT NULL,
	"quantity" bigint NOT NULL,
	"reason" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "search_term" (
	"product_id" text COLLATE "C" NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "search_term_product_id_term_pk" PRIMARY KEY("product_id","term")
);

--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);

--> statement-breakpoint
CREATE TABLE "search_gram" (
	"gram" text COLLATE "C" NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	CONSTRAINT "search_gram_gram_word_pk" PRIMARY KEY("gram","word")
);

--> statement-breakpoint
CREATE TABLE "shipping_profile" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "product_shipping_profile" (
	"profile_id" text COLLATE "C" NOT NULL,
	"product_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "product_shipping_profile_product_id_profile_id_pk" PRIMARY KEY("product_id","profile_id")
);

--> statement-breakpoint
CREATE TABLE "shipping_option" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"region_id" text COLLATE "C" NOT NULL,
	"profile_id" text COLLATE "C" NOT NULL,
	"provider_id" text COLLATE "C" NOT NULL,
	"price_type" text COLLATE "C" NOT NULL,
	"amount" bigint,
	"is_return" boolean DEFAULT false NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb,
	"admin_only" boolean DEFAULT false NOT NULL,
	"includes_tax" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "shipping_option_requirement" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"shipping_option_id" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"amount" bigint NOT NULL,
	"deleted_at" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "shipping_method" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"shipping_option_id" text COLLATE "C" NOT NULL,
	"order_id" text COLLATE "C",
	"cart_id" text COLLATE "C",
	"swap_id" text COLLATE "C",
	"return_id" text COLLATE "C",
	"price" bigint NOT NULL,
	"data" jsonb NOT NULL,
	"claim_order_id" text COLLATE "C",
	"includes_tax" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "shipping_method_tax_line" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"rate" double precision NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"code" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	"shipping_method_id" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "custom_shipping_option" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"price" bigint NOT NULL,
	"shipping_option_id" text COLLATE "C" NOT NULL,
	"cart_id" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "tax_rate" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"rate" double precision,
	"code" text COLLATE "C",
	"name" text COLLATE "C" NOT NULL,
	"region_id" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "product_tax_rate" (
	"product_id" text COLLATE "C" NOT NULL,
	"rate_id" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	CONSTRAINT "product_tax_rate_product_id_rate_id_pk" PRIMARY KEY("product_id","rate_id")
);

--> statement-breakpoint
CREATE TABLE "product_type_tax_rate" (
	"product_type_id" text COLLATE "C" NOT NULL,
	"rate_id" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	CONSTRAINT "product_type_tax_rate_product_type_id_rate_id_pk" PRIMARY KEY("product_type_id","rate_id")
);

--> statement-breakpoint
CREATE TABLE "shipping_tax_rate" (
	"shipping_option_id" text COLLATE "C" NOT NULL,
	"rate_id" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	CONSTRAINT "shipping_tax_rate_shipping_option_id_rate_id_pk" PRIMARY KEY("shipping_option_id","rate_id")
);

--> statement-breakpoint
CREATE TABLE "tax_answer" (
	"key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"provider_id" text COLLATE "C" NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "discount" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"code" text COLLATE "C" NOT NULL,
	"is_dynamic" boolean NOT NULL,
	"rule_id" text COLLATE "C",
	"is_disabled" boolean NOT NULL,
	"parent_discount_id" text COLLATE "C",
	"starts_at" text COLLATE "C" DEFAULT 'now' NOT NULL,
	"ends_at" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb,
	"usage_limit" integer,
	"usage_count" integer DEFAULT 0 NOT NULL,
	"valid_duration" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "discount_rule" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"description" text COLLATE "C",
	"type" text COLLATE "C" NOT NULL,
	"value" bigint NOT NULL,
	"allocation" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "discount_rule_products" (
	"discount_rule_id" text COLLATE "C" NOT NULL,
	"product_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "discount_rule_products_discount_rule_id_product_id_pk" PRIMARY KEY("discount_rule_id","product_id")
);

--> statement-breakpoint
CREATE TABLE "discount_regions" (
	"discount_id" text COLLATE "C" NOT NULL,
	"region_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "discount_regions_discount_id_region_id_pk" PRIMARY KEY("discount_id","region_id")
);

--> statement-breakpoint
CREATE TABLE "discount_condition" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"operator" text COLLATE "C" NOT NULL,
	"discount_rule_id" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "discount_condition_customer_group" (
	"customer_group_id" text COLLATE "C" NOT NULL,
	"condition_id" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	CONSTRAINT "discount_condition_customer_group_customer_group_id_condition_id_pk" PRIMARY KEY("customer_group_id","condition_id")
);

--> statement-breakpoint
CREATE TABLE "discount_condition_product" (
	"product_id" text COLLATE "C" NOT NULL,
	"condition_id" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	CONSTRAINT "discount_condition_product_product_id_condition_id_pk" PRIMARY KEY("product_id","condition_id")
);

--> statement-breakpoint
CREATE TABLE "discount_condition_product_collection" (
	"product_collection_id" text COLLATE "C" NOT NULL,
	"condition_id" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	CONSTRAINT "discount_condition_product_collection_product_collection_id_condition_id_pk" PRIMARY KEY("product_collection_id","condition_id")
);

--> statement-breakpoint
CREATE TABLE "discount_condition_product_tag" (
	"product_tag_id" text COLLATE "C" NOT NULL,
	"condition_id" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	CONSTRAINT "discount_condition_product_tag_product_tag_id_condition_id_pk" PRIMARY KEY("product_tag_id","condition_id")
);

--> statement-breakpoint
CREATE TABLE "discount_condition_product_type" (
	"product_type_id" text COLLATE "C" NOT NULL,
	"condition_id" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	CONSTRAINT "discount_condition_product_type_product_type_id_condition_id_pk" PRIMARY KEY("product_type_id","condition_id")
);

--> statement-breakpoint
CREATE TABLE "gift_card" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"code" text COLLATE "C" NOT NULL,
	"value" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"region_id" text COLLATE "C" NOT NULL,
	"order_id" text COLLATE "C",
	"is_disabled" boolean DEFAULT false NOT NULL,
	"ends_at" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb,
	"tax_rate" double precision,
	CONSTRAINT "gift_card_balance_check" CHECK (0 <= balance and balance <= value)
);

--> statement-breakpoint
CREATE TABLE "gift_card_transaction" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"gift_card_id" text COLLATE "C" NOT NULL,
	"order_id" text COLLATE "C" NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"is_taxable" boolean,
	"tax_rate" double precision
);

--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"swap_id" text COLLATE "C",
	"cart_id" text COLLATE "C",
	"order_id" text COLLATE "C",
	"amount" bigint NOT NULL,
	"currency_code" text COLLATE "C" NOT NULL,
	"amount_refunded" bigint DEFAULT 0 NOT NULL,
	"provider_id" text COLLATE "C" NOT NULL,
	"data" jsonb NOT NULL,
	"captured_at" text COLLATE "C",
	"canceled_at" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	"idempotency_key" text COLLATE "C",
	"pending_action" text COLLATE "C",
	"pending_since" text COLLATE "C",
	CONSTRAINT "payment_refunded_check" CHECK (amount_refunded >= 0 and amount_refunded <= amount)
);

--> statement-breakpoint
CREATE TABLE "payment_session" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"cart_id" text COLLATE "C",
	"provider_id" text COLLATE "C" NOT NULL,
	"is_selected" boolean,
	"status" text COLLATE "C" NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"idempotency_key" text COLLATE "C",
	"payment_authorized_at" text COLLATE "C",
	"amount" bigint,
	"is_initiated" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "payment_collection" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"type" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C",
	"amount" bigint NOT NULL,
	"authorized_amount" bigint,
	"region_id" text COLLATE "C" NOT NULL,
	"currency_code" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	"created_by" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "payment_collection_payments" (
	"payment_collection_id" text COLLATE "C" NOT NULL,
	"payment_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "payment_collection_payments_payment_collection_id_payment_id_pk" PRIMARY KEY("payment_collection_id","payment_id")
);

--> statement-breakpoint
CREATE TABLE "payment_collection_sessions" (
	"payment_collection_id" text COLLATE "C" NOT NULL,
	"payment_session_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "payment_collection_sessions_payment_collection_id_payment_session_id_pk" PRIMARY KEY("payment_collection_id","payment_session_id")
);

--> statement-breakpoint
CREATE TABLE "payment_news" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"provider_id" text COLLATE "C" NOT NULL,
	"event_id" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"reference" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"handled_at" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"order_id" text COLLATE "C",
	"amount" bigint NOT NULL,
	"note" text COLLATE "C",
	"reason" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	"idempotency_key" text COLLATE "C",
	"payment_id" text COLLATE "C",
	"parts" jsonb,
	"settled_at" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"order_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"due" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"currency_code" text COLLATE "C" NOT NULL,
	"reference_id" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cart" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text COLLATE "C",
	"billing_address_id" text COLLATE "C",
	"shipping_address_id" text COLLATE "C",
	"region_id" text COLLATE "C" NOT NULL,
	"customer_id" text COLLATE "C",
	"payment_id" text COLLATE "C",
	"type" text COLLATE "C" DEFAULT 'default' NOT NULL,
	"completed_at" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb,
	"idempotency_key" text COLLATE "C",
	"context" jsonb,
	"payment_authorized_at" text COLLATE "C",
	"sales_channel_id" text COLLATE "C",
	"authorizing_key" text COLLATE "C",
	"authorizing_at" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "line_item" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"cart_id" text COLLATE "C",
	"order_id" text COLLATE "C",
	"swap_id" text COLLATE "C",
	"title" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C",
	"thumbnail" text COLLATE "C",
	"is_giftcard" boolean DEFAULT false NOT NULL,
	"should_merge" boolean DEFAULT true NOT NULL,
	"allow_discounts" boolean DEFAULT true NOT NULL,
	"has_shipping" boolean,
	"unit_price" bigint NOT NULL,
	"variant_id" text COLLATE "C",
	"quantity" bigint NOT NULL,
	"fulfilled_quantity" integer,
	"returned_quantity" integer,
	"shipped_quantity" integer,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	"claim_order_id" text COLLATE "C",
	"is_return" boolean DEFAULT false NOT NULL,
	"includes_tax" boolean DEFAULT false NOT NULL,
	"original_item_id" text COLLATE "C",
	"order_edit_id" text COLLATE "C",
	CONSTRAINT "line_item_quantity_check" CHECK (quantity >= 1)
);

--> statement-breakpoint
CREATE TABLE "line_item_adjustment" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"item_id" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"discount_id" text COLLATE "C",
	"amount" double precision NOT NULL,
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "line_item_tax_line" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"rate" double precision NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"code" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	"item_id" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cart_discounts" (
	"cart_id" text COLLATE "C" NOT NULL,
	"discount_id" text COLLATE "C" NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cart_discounts_cart_id_discount_id_pk" PRIMARY KEY("cart_id","discount_id")
);

--> statement-breakpoint
CREATE TABLE "cart_gift_cards" (
	"cart_id" text COLLATE "C" NOT NULL,
	"gift_card_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "cart_gift_cards_cart_id_gift_card_id_pk" PRIMARY KEY("cart_id","gift_card_id")
);

--> statement-breakpoint
CREATE TABLE "order" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"status" text COLLATE "C" DEFAULT 'pending' NOT NULL,
	"fulfillment_status" text COLLATE "C" DEFAULT 'not_fulfilled' NOT NULL,
	"payment_status" text COLLATE "C" DEFAULT 'not_paid' NOT NULL,
	"display_id" integer NOT NULL,
	"cart_id" text COLLATE "C",
	"customer_id" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"billing_address_id" text COLLATE "C",
	"shipping_address_id" text COLLATE "C",
	"region_id" text COLLATE "C" NOT NULL,
	"currency_code" text COLLATE "C" NOT NULL,
	"tax_rate" double precision,
	"canceled_at" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	"idempotency_key" text COLLATE "C",
	"draft_order_id" text COLLATE "C",
	"no_notification" boolean,
	"external_id" text COLLATE "C",
	"sales_channel_id" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "order_discounts" (
	"order_id" text COLLATE "C" NOT NULL,
	"discount_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "order_discounts_order_id_discount_id_pk" PRIMARY KEY("order_id","discount_id")
);

--> statement-breakpoint
CREATE TABLE "order_gift_cards" (
	"order_id" text COLLATE "C" NOT NULL,
	"gift_card_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "order_gift_cards_order_id_gift_card_id_pk" PRIMARY KEY("order_id","gift_card_id")
);

--> statement-breakpoint
CREATE TABLE "draft_order" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"status" text COLLATE "C" DEFAULT 'open' NOT NULL,
	"display_id" integer NOT NULL,
	"cart_id" text COLLATE "C",
	"order_id" text COLLATE "C",
	"canceled_at" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"completed_at" text COLLATE "C",
	"metadata" jsonb,
	"idempotency_key" text COLLATE "C",
	"no_notification_order" boolean
);

--> statement-breakpoint
CREATE TABLE "fulfillment" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"swap_id" text COLLATE "C",
	"order_id" text COLLATE "C",
	"tracking_numbers" jsonb NOT NULL,
	"data" jsonb NOT NULL,
	"shipped_at" text COLLATE "C",
	"canceled_at" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	"idempotency_key" text COLLATE "C",
	"provider_id" text COLLATE "C",
	"claim_order_id" text COLLATE "C",
	"no_notification" boolean,
	"location_id" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "fulfillment_item" (
	"fulfillment_id" text COLLATE "C" NOT NULL,
	"item_id" text COLLATE "C" NOT NULL,
	"quantity" bigint NOT NULL,
	CONSTRAINT "fulfillment_item_fulfillment_id_item_id_pk" PRIMARY KEY("fulfillment_id","item_id")
);

--> statement-breakpoint
CREATE TABLE "tracking_link" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"url" text COLLATE "C",
	"tracking_number" text COLLATE "C" NOT NULL,
	"fulfillment_id" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb,
	"idempotency_key" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "return" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"status" text COLLATE "C" DEFAULT 'requested' NOT NULL,
	"swap_id" text COLLATE "C",
	"order_id" text COLLATE "C",
	"shipping_data" jsonb,
	"refund_amount" bigint NOT NULL,
	"received_at" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"metadata" jsonb,
	"idempotency_key" text COLLATE "C",
	"claim_order_id" text COLLATE "C",
	"no_notification" boolean,
	"location_id" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "return_item" (
	"return_id" text COLLATE "C" NOT NULL,
	"item_id" text COLLATE "C" NOT NULL,
	"quantity" bigint NOT NULL,
	"is_requested" boolean DEFAULT true NOT NULL,
	"requested_quantity" integer,
	"received_quantity" integer,
	"metadata" jsonb,
	"reason_id" text COLLATE "C",
	"note" text COLLATE "C",
	CONSTRAINT "return_item_return_id_item_id_pk" PRIMARY KEY("return_id","item_id")
);

--> statement-breakpoint
CREATE TABLE "return_reason" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"label" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb,
	"parent_return_reason_id" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "swap" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"fulfillment_status" text COLLATE "C" NOT NULL,
	"payment_status" text COLLATE "C" NOT NULL,
	"order_id" text COLLATE "C" NOT NULL,
	"difference_due" bigint,
	"shipping_address_id" text COLLATE "C",
	"cart_id" text COLLATE "C",
	"confirmed_at" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb,
	"idempotency_key" text COLLATE "C",
	"no_notification" boolean,
	"canceled_at" text COLLATE "C",
	"allow_backorder" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "claim_order" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"payment_status" text COLLATE "C" DEFAULT 'na' NOT NULL,
	"fulfillment_status" text COLLATE "C" DEFAULT 'not_fulfilled' NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"order_id" text COLLATE "C" NOT NULL,
	"shipping_address_id" text COLLATE "C",
	"refund_amount" bigint,
	"canceled_at" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb,
	"idempotency_key" text COLLATE "C",
	"no_notification" boolean
);

--> statement-breakpoint
CREATE TABLE "claim_item" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"claim_order_id" text COLLATE "C" NOT NULL,
	"item_id" text COLLATE "C" NOT NULL,
	"variant_id" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C" NOT NULL,
	"note" text COLLATE "C",
	"quantity" bigint NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "claim_image" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"claim_item_id" text COLLATE "C" NOT NULL,
	"url" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "claim_tag" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "claim_item_tags" (
	"item_id" text COLLATE "C" NOT NULL,
	"tag_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "claim_item_tags_item_id_tag_id_pk" PRIMARY KEY("item_id","tag_id")
);

--> statement-breakpoint
CREATE TABLE "order_edit" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"order_id" text COLLATE "C" NOT NULL,
	"internal_note" text COLLATE "C",
	"created_by" text COLLATE "C" NOT NULL,
	"requested_by" text COLLATE "C",
	"requested_at" text COLLATE "C",
	"confirmed_by" text COLLATE "C",
	"confirmed_at" text COLLATE "C",
	"declined_by" text COLLATE "C",
	"declined_reason" text COLLATE "C",
	"declined_at" text COLLATE "C",
	"canceled_by" text COLLATE "C",
	"canceled_at" text COLLATE "C",
	"payment_collection_id" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "order_item_change" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"type" text COLLATE "C" NOT NULL,
	"order_edit_id" text COLLATE "C" NOT NULL,
	"original_line_item_id" text COLLATE "C",
	"line_item_id" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "note" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"resource_type" text COLLATE "C" NOT NULL,
	"resource_id" text COLLATE "C" NOT NULL,
	"author_id" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"metadata" jsonb
);

--> statement-breakpoint
CREATE TABLE "notification" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"event_name" text COLLATE "C",
	"resource_type" text COLLATE "C" NOT NULL,
	"resource_id" text COLLATE "C" NOT NULL,
	"customer_id" text COLLATE "C",
	"to" text COLLATE "C" NOT NULL,
	"data" jsonb NOT NULL,
	"parent_id" text COLLATE "C",
	"provider_id" text COLLATE "C",
	"event_id" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "batch_job" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"created_by" text COLLATE "C",
	"context" jsonb,
	"result" jsonb,
	"dry_run" boolean DEFAULT false NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"pre_processed_at" text COLLATE "C",
	"confirmed_at" text COLLATE "C",
	"processing_at" text COLLATE "C",
	"completed_at" text COLLATE "C",
	"failed_at" text COLLATE "C",
	"canceled_at" text COLLATE "C",
	"updated_at" text COLLATE "C" NOT NULL,
	"deleted_at" text COLLATE "C",
	"claimed_by" text COLLATE "C",
	"claimed_until" text COLLATE "C",
	"attempts" integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "batch_job_row" (
	"batch_job_id" text COLLATE "C" NOT NULL,
	"line" integer NOT NULL,
	"action" text COLLATE "C" NOT NULL,
	"product_id" text COLLATE "C",
	"variant_id" text COLLATE "C",
	"errors" jsonb,
	CONSTRAINT "batch_job_row_batch_job_id_line_pk" PRIMARY KEY("batch_job_id","line")
);

--> statement-breakpoint
CREATE TABLE "oauth" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"display_name" text COLLATE "C" NOT NULL,
	"application_name" text COLLATE "C" NOT NULL,
	"install_url" text COLLATE "C",
	"uninstall_url" text COLLATE "C",
	"data" jsonb
);

--> statement-breakpoint
CREATE UNIQUE INDEX "session_secret_hash_unique" ON "session" USING btree ("secret_hash");
--> statement-breakpoint
CREATE INDEX "session_user_id" ON "session" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "session_customer_id" ON "session" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "session" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "api_token_hash_unique" ON "api_token" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "api_token_user_id" ON "api_token" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "mail_token_hash_unique" ON "mail_token" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "mail_token_subject" ON "mail_token" USING btree ("purpose","subject_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_key_unique" ON "idempotency_key" USING btree ("idempotency_key");
--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at" ON "idempotency_key" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "event_due_at" ON "event" USING btree ("due_at");
--> statement-breakpoint
CREATE INDEX "event_created_at" ON "event" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_position_unique" ON "audit_log" USING btree ("position");
--> statement-breakpoint
CREATE INDEX "audit_log_created_at" ON "audit_log" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id");
--> statement-breakpoint
CREATE INDEX "audit_log_actor_id" ON "audit_log" USING btree ("actor_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "user_email_unique" ON "user" USING btree ("email") WHERE "user"."deleted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_config_user_id_unique" ON "analytics_config" USING btree ("user_id") WHERE "analytics_config"."deleted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "invite_user_email_unique" ON "invite" USING btree ("user_email") WHERE "invite"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "customer_created_at" ON "customer" USING btree ("created_at","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "customer_has_account_created_at" ON "customer" USING btree ("has_account","created_at","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "customer_updated_at" ON "customer" USING btree ("updated_at","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "customer_email" ON "customer" USING btree ("email","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "customer_first_name" ON "customer" USING btree ("first_name","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "customer_last_name" ON "customer" USING btree ("last_name","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "customer_has_account" ON "customer" USING btree ("has_account","id","deleted_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email_has_account_unique" ON "customer" USING btree ("email","has_account");
--> statement-breakpoint
CREATE INDEX "address_customer_id" ON "address" USING btree ("customer_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_group_name_unique" ON "customer_group" USING btree ("name") WHERE "customer_group"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "customer_group_customers_customer_group_id" ON "customer_group_customers" USING btree ("customer_group_id");
--> statement-breakpoint
CREATE INDEX "country_region_id" ON "country" USING btree ("region_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "country_iso_2_unique" ON "country" USING btree ("iso_2");
--> statement-breakpoint
CREATE INDEX "region_payment_providers_provider_id" ON "region_payment_providers" USING btree ("provider_id");
--> statement-breakpoint
CREATE INDEX "region_fulfillment_providers_provider_id" ON "region_fulfillment_providers" USING btree ("provider_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "sales_channel_location_unique" ON "sales_channel_location" USING btree ("sales_channel_id","location_id") WHERE "sales_channel_location"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "sales_channel_location_location_id" ON "sales_channel_location" USING btree ("location_id");
--> statement-breakpoint
CREATE INDEX "publishable_api_key_sales_channel_sales_channel_id" ON "publishable_api_key_sales_channel" USING btree ("sales_channel_id");
--> statement-breakpoint
CREATE INDEX "publishable_api_key_sales_channel_publishable_key_id" ON "publishable_api_key_sales_channel" USING btree ("publishable_key_id");
--> statement-breakpoint
CREATE INDEX "store_currencies_currency_code" ON "store_currencies" USING btree ("currency_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_collection_handle_unique" ON "product_collection" USING btree ("handle") WHERE "product_collection"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "product_category_parent_category_id" ON "product_category" USING btree ("parent_category_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_category_handle_unique" ON "product_category" USING btree ("handle");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_category_parent_category_id_rank_unique" ON "product_category" USING btree ("parent_category_id","rank");
--> statement-breakpoint
CREATE INDEX "product_category_product_product_category_id" ON "product_category_product" USING btree ("product_category_id");
--> statement-breakpoint
CREATE INDEX "product_collection_id" ON "product" USING btree ("collection_id");
--> statement-breakpoint
CREATE INDEX "product_type_id" ON "product" USING btree ("type_id");
--> statement-breakpoint
CREATE INDEX "product_status" ON "product" USING btree ("status","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_status_created_at" ON "product" USING btree ("status","created_at","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_created_at" ON "product" USING btree ("created_at","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_updated_at" ON "product" USING btree ("updated_at","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_title" ON "product" USING btree ("title","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "product_handle" ON "product" USING btree ("handle","id","deleted_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_handle_unique" ON "product" USING btree ("handle") WHERE "product"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "product_images_image_id" ON "product_images" USING btree ("image_id");
--> statement-breakpoint
CREATE INDEX "product_option_product_id" ON "product_option" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "product_option_value_option_id" ON "product_option_value" USING btree ("option_id");
--> statement-breakpoint
CREATE INDEX "product_option_value_variant_id" ON "product_option_value" USING btree ("variant_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_tag_value_unique" ON "product_tag" USING btree ("value") WHERE "product_tag"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "product_tags_product_tag_id" ON "product_tags" USING btree ("product_tag_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_type_value_unique" ON "product_type" USING btree ("value") WHERE "product_type"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "product_variant_product_id" ON "product_variant" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "product_variant_created_at" ON "product_variant" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_variant_sku_unique" ON "product_variant" USING btree ("sku") WHERE "product_variant"."deleted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "product_variant_barcode_unique" ON "product_variant" USING btree ("barcode") WHERE "product_variant"."deleted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "product_variant_ean_unique" ON "product_variant" USING btree ("ean") WHERE "product_variant"."deleted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "product_variant_upc_unique" ON "product_variant" USING btree ("upc") WHERE "product_variant"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "product_sales_channel_sales_channel_id" ON "product_sales_channel" USING btree ("sales_channel_id");
--> statement-breakpoint
CREATE INDEX "money_amount_price_list_id" ON "money_amount" USING btree ("price_list_id");
--> statement-breakpoint
CREATE INDEX "money_amount_region_id" ON "money_amount" USING btree ("region_id");
--> statement-breakpoint
CREATE INDEX "product_variant_money_amount_money_amount_id" ON "product_variant_money_amount" USING btree ("money_amount_id");
--> statement-breakpoint
CREATE INDEX "product_variant_money_amount_variant_id" ON "product_variant_money_amount" USING btree ("variant_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_variant_money_amount_money_amount_id_unique" ON "product_variant_money_amount" USING btree ("money_amount_id");
--> statement-breakpoint
CREATE INDEX "price_list_created_at" ON "price_list" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "price_list_customer_groups_price_list_id" ON "price_list_customer_groups" USING btree ("price_list_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_item_sku_unique" ON "inventory_item" USING btree ("sku") WHERE "inventory_item"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "inventory_item_created_at" ON "inventory_item" USING btree ("created_at","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "inventory_item_updated_at" ON "inventory_item" USING btree ("updated_at","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "inventory_item_sku" ON "inventory_item" USING btree ("sku","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "inventory_item_title" ON "inventory_item" USING btree ("title","id","deleted_at");
--> statement-breakpoint
CREATE INDEX "inventory_level_inventory_item_id" ON "inventory_level" USING btree ("inventory_item_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_level_inventory_item_id_location_id_unique" ON "inventory_level" USING btree ("inventory_item_id","location_id");
--> statement-breakpoint
CREATE INDEX "reservation_item_line_item_id" ON "reservation_item" USING btree ("line_item_id");
--> statement-breakpoint
CREATE INDEX "reservation_item_inventory_item_id" ON "reservation_item" USING btree ("inventory_item_id");
--> statement-breakpoint
CREATE INDEX "reservation_item_location_id" ON "reservation_item" USING btree ("location_id");
--> statement-breakpoint
CREATE INDEX "product_variant_inventory_item_variant_id" ON "product_variant_inventory_item" USING btree ("variant_id");
--> statement-breakpoint
CREATE INDEX "product_variant_inventory_item_inventory_item_id" ON "product_variant_inventory_item" USING btree ("inventory_item_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_variant_inventory_item_unique" ON "product_variant_inventory_item" USING btree ("variant_id","inventory_item_id") WHERE "product_variant_inventory_item"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "stock_movement_line_item_id" ON "stock_movement" USING btree ("line_item_id");
--> statement-breakpoint
CREATE INDEX "stock_movement_variant_id" ON "stock_movement" USING btree ("variant_id");
--> statement-breakpoint
CREATE INDEX "search_term_term" ON "search_term" USING btree ("term","product_id","weight");
--> statement-breakpoint
CREATE INDEX "product_shipping_profile_profile_id" ON "product_shipping_profile" USING btree ("profile_id");
--> statement-breakpoint
CREATE INDEX "shipping_option_profile_id" ON "shipping_option" USING btree ("profile_id");
--> statement-breakpoint
CREATE INDEX "shipping_option_region_id" ON "shipping_option" USING btree ("region_id");
--> statement-breakpoint
CREATE INDEX "shipping_option_requirement_shipping_option_id" ON "shipping_option_requirement" USING btree ("shipping_option_id");
--> statement-breakpoint
CREATE INDEX "shipping_method_cart_id" ON "shipping_method" USING btree ("cart_id");
--> statement-breakpoint
CREATE INDEX "shipping_method_claim_order_id" ON "shipping_method" USING btree ("claim_order_id");
--> statement-breakpoint
CREATE INDEX "shipping_method_order_id" ON "shipping_method" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "shipping_method_return_id" ON "shipping_method" USING btree ("return_id");
--> statement-breakpoint
CREATE INDEX "shipping_method_swap_id" ON "shipping_method" USING btree ("swap_id");
--> statement-breakpoint
CREATE INDEX "shipping_method_tax_line_shipping_method_id" ON "shipping_method_tax_line" USING btree ("shipping_method_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "custom_shipping_option_shipping_option_id_cart_id_unique" ON "custom_shipping_option" USING btree ("shipping_option_id","cart_id");
--> statement-breakpoint
CREATE INDEX "tax_rate_region_id" ON "tax_rate" USING btree ("region_id");
--> statement-breakpoint
CREATE INDEX "product_tax_rate_rate_id" ON "product_tax_rate" USING btree ("rate_id");
--> statement-breakpoint
CREATE INDEX "product_type_tax_rate_rate_id" ON "product_type_tax_rate" USING btree ("rate_id");
--> statement-breakpoint
CREATE INDEX "shipping_tax_rate_rate_id" ON "shipping_tax_rate" USING btree ("rate_id");
--> statement-breakpoint
CREATE INDEX "tax_answer_created_at" ON "tax_answer" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "discount_parent_discount_id" ON "discount" USING btree ("parent_discount_id");
--> statement-breakpoint
CREATE INDEX "discount_created_at" ON "discount" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "discount_code_unique" ON "discount" USING btree ("code") WHERE "discount"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "discount_rule_products_product_id" ON "discount_rule_products" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "discount_regions_region_id" ON "discount_regions" USING btree ("region_id");
--> statement-breakpoint
CREATE INDEX "discount_condition_discount_rule_id" ON "discount_condition" USING btree ("discount_rule_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "discount_condition_type_operator_discount_rule_id_unique" ON "discount_condition" USING btree ("type","operator","discount_rule_id");
--> statement-breakpoint
CREATE INDEX "discount_condition_customer_group_condition_id" ON "discount_condition_customer_group" USING btree ("condition_id");
--> statement-breakpoint
CREATE INDEX "discount_condition_product_condition_id" ON "discount_condition_product" USING btree ("condition_id");
--> statement-breakpoint
CREATE INDEX "discount_condition_product_collection_condition_id" ON "discount_condition_product_collection" USING btree ("condition_id");
--> statement-breakpoint
CREATE INDEX "discount_condition_product_tag_condition_id" ON "discount_condition_product_tag" USING btree ("condition_id");
--> statement-breakpoint
CREATE INDEX "discount_condition_product_type_condition_id" ON "discount_condition_product_type" USING btree ("condition_id");
--> statement-breakpoint
CREATE INDEX "gift_card_order_id" ON "gift_card" USING btree ("order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_code_unique" ON "gift_card" USING btree ("code");
--> statement-breakpoint
CREATE INDEX "gift_card_transaction_order_id" ON "gift_card_transaction" USING btree ("order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_transaction_gift_card_id_order_id_unique" ON "gift_card_transaction" USING btree ("gift_card_id","order_id");
--> statement-breakpoint
CREATE INDEX "payment_order_id" ON "payment" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "payment_swap_id" ON "payment" USING btree ("swap_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_cart_id_unique" ON "payment" USING btree ("cart_id") WHERE "payment"."canceled_at" is null;
--> statement-breakpoint
CREATE INDEX "payment_session_cart_id" ON "payment_session" USING btree ("cart_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_session_cart_id_provider_id_unique" ON "payment_session" USING btree ("cart_id","provider_id") WHERE "payment_session"."cart_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_session_cart_id_is_selected_unique" ON "payment_session" USING btree ("cart_id","is_selected");
--> statement-breakpoint
CREATE INDEX "payment_collection_payments_payment_id" ON "payment_collection_payments" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "payment_collection_sessions_payment_session_id" ON "payment_collection_sessions" USING btree ("payment_session_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_news_event_unique" ON "payment_news" USING btree ("provider_id","event_id");
--> statement-breakpoint
CREATE INDEX "payment_news_created_at" ON "payment_news" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "refund_order_id" ON "refund" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "refund_payment_id" ON "refund" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "ledger_entry_order_id" ON "ledger_entry" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "cart_customer_id" ON "cart" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "cart_email" ON "cart" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "cart_authorizing_at" ON "cart" USING btree ("authorizing_at","id");
--> statement-breakpoint
CREATE INDEX "line_item_cart_id" ON "line_item" USING btree ("cart_id");
--> statement-breakpoint
CREATE INDEX "line_item_claim_order_id" ON "line_item" USING btree ("claim_order_id");
--> statement-breakpoint
CREATE INDEX "line_item_order_id" ON "line_item" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "line_item_order_edit_id" ON "line_item" USING btree ("order_edit_id");
--> statement-breakpoint
CREATE INDEX "line_item_swap_id" ON "line_item" USING btree ("swap_id");
--> statement-breakpoint
CREATE INDEX "line_item_variant_id" ON "line_item" USING btree ("variant_id");
--> statement-breakpoint
CREATE INDEX "line_item_original_item_id" ON "line_item" USING btree ("original_item_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "line_item_order_edit_id_original_item_id_unique" ON "line_item" USING btree ("order_edit_id","original_item_id") WHERE ("line_item"."original_item_id" is not null and "line_item"."order_edit_id" is not null);
--> statement-breakpoint
CREATE INDEX "line_item_adjustment_item_id" ON "line_item_adjustment" USING btree ("item_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "line_item_adjustment_discount_id_item_id_unique" ON "line_item_adjustment" USING btree ("discount_id","item_id");
--> statement-breakpoint
CREATE INDEX "line_item_tax_line_item_id" ON "line_item_tax_line" USING btree ("item_id");
--> statement-breakpoint
CREATE INDEX "cart_discounts_discount_id" ON "cart_discounts" USING btree ("discount_id");
--> statement-breakpoint
CREATE INDEX "cart_gift_cards_gift_card_id" ON "cart_gift_cards" USING btree ("gift_card_id");
--> statement-breakpoint
CREATE INDEX "order_customer_id" ON "order" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "order_created_at" ON "order" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "order_email" ON "order" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "order_region_id" ON "order" USING btree ("region_id");
--> statement-breakpoint
CREATE INDEX "order_sales_channel_id" ON "order" USING btree ("sales_channel_id");
--> statement-breakpoint
CREATE INDEX "order_draft_order_id" ON "order" USING btree ("draft_order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_cart_id_unique" ON "order" USING btree ("cart_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_display_id_unique" ON "order" USING btree ("display_id");
--> statement-breakpoint
CREATE INDEX "order_discounts_discount_id" ON "order_discounts" USING btree ("discount_id");
--> statement-breakpoint
CREATE INDEX "order_gift_cards_gift_card_id" ON "order_gift_cards" USING btree ("gift_card_id");
--> statement-breakpoint
CREATE INDEX "draft_order_created_at" ON "draft_order" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "draft_order_display_id_unique" ON "draft_order" USING btree ("display_id");
--> statement-breakpoint
CREATE INDEX "fulfillment_claim_order_id" ON "fulfillment" USING btree ("claim_order_id");
--> statement-breakpoint
CREATE INDEX "fulfillment_order_id" ON "fulfillment" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "fulfillment_swap_id" ON "fulfillment" USING btree ("swap_id");
--> statement-breakpoint
CREATE INDEX "tracking_link_fulfillment_id" ON "tracking_link" USING btree ("fulfillment_id");
--> statement-breakpoint
CREATE INDEX "return_claim_order_id" ON "return" USING btree ("claim_order_id");
--> statement-breakpoint
CREATE INDEX "return_order_id" ON "return" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "return_swap_id" ON "return" USING btree ("swap_id");
--> statement-breakpoint
CREATE INDEX "return_created_at" ON "return" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "return_reason_parent_return_reason_id" ON "return_reason" USING btree ("parent_return_reason_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "return_reason_value_unique" ON "return_reason" USING btree ("value") WHERE "return_reason"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "swap_order_id" ON "swap" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "swap_created_at" ON "swap" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "claim_order_order_id" ON "claim_order" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "claim_item_claim_order_id" ON "claim_item" USING btree ("claim_order_id");
--> statement-breakpoint
CREATE INDEX "claim_image_claim_item_id" ON "claim_image" USING btree ("claim_item_id");
--> statement-breakpoint
CREATE INDEX "claim_item_tags_tag_id" ON "claim_item_tags" USING btree ("tag_id");
--> statement-breakpoint
CREATE INDEX "order_edit_order_id" ON "order_edit" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "order_item_change_order_edit_id" ON "order_item_change" USING btree ("order_edit_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_item_change_order_edit_id_line_item_id_unique" ON "order_item_change" USING btree ("order_edit_id","line_item_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_item_change_order_edit_id_original_line_item_id_unique" ON "order_item_change" USING btree ("order_edit_id","original_line_item_id");
--> statement-breakpoint
CREATE INDEX "note_resource_id" ON "note" USING btree ("resource_id");
--> statement-breakpoint
CREATE INDEX "notification_parent_id" ON "notification" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "notification_event_id" ON "notification" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "notification_created_at" ON "notification" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "notification_resource_id" ON "notification" USING btree ("resource_id");
--> statement-breakpoint
CREATE INDEX "batch_job_created_by" ON "batch_job" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "batch_job_row_action" ON "batch_job_row" USING btree ("batch_job_id","action","line");
--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_application_name_unique" ON "oauth" USING btree ("application_name");
--> statement-breakpoint
CREATE FUNCTION ledger_entry_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of ledger_entry are never changed'; END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_entry_is_append_only();
