CREATE TABLE "sales_fact" (
	"order_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"currency_code" text COLLATE "C" NOT NULL,
	"region_id" text COLLATE "C" NOT NULL,
	"sales_channel_id" text COLLATE "C" NOT NULL,
	"customer_id" text COLLATE "C" NOT NULL,
	"is_first" boolean NOT NULL,
	"gross" bigint DEFAULT 0 NOT NULL,
	"discounts" bigint DEFAULT 0 NOT NULL,
	"returns" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"shipping" bigint DEFAULT 0 NOT NULL,
	"taxes" bigint DEFAULT 0 NOT NULL,
	"gift_cards" bigint DEFAULT 0 NOT NULL,
	"orders" bigint DEFAULT 0 NOT NULL,
	"units" bigint DEFAULT 0 NOT NULL,
	"returned_units" bigint DEFAULT 0 NOT NULL,
	"new_customers" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_fact_order_id_kind_key_day_pk" PRIMARY KEY("order_id","kind","key","day")
);

--> statement-breakpoint
CREATE TABLE "sales_day" (
	"kind" text COLLATE "C" NOT NULL,
	"currency_code" text COLLATE "C" NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"region_id" text COLLATE "C" NOT NULL,
	"sales_channel_id" text COLLATE "C" NOT NULL,
	"gross" bigint DEFAULT 0 NOT NULL,
	"discounts" bigint DEFAULT 0 NOT NULL,
	"returns" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"shipping" bigint DEFAULT 0 NOT NULL,
	"taxes" bigint DEFAULT 0 NOT NULL,
	"gift_cards" bigint DEFAULT 0 NOT NULL,
	"orders" bigint DEFAULT 0 NOT NULL,
	"units" bigint DEFAULT 0 NOT NULL,
	"returned_units" bigint DEFAULT 0 NOT NULL,
	"new_customers" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_day_kind_currency_code_day_key_region_id_sales_channel_id_pk" PRIMARY KEY("kind","currency_code","day","key","region_id","sales_channel_id")
);

--> statement-breakpoint
CREATE TABLE "sales_count" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"time_zone" text COLLATE "C" NOT NULL,
	"cursor" text COLLATE "C" DEFAULT '' NOT NULL,
	"counted" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done_at" text COLLATE "C"
);

--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "time_zone" text COLLATE "C" DEFAULT 'UTC' NOT NULL;
--> statement-breakpoint
CREATE INDEX "sales_fact_of_key" ON "sales_fact" USING btree ("kind","key","currency_code","day","is_first","orders","customer_id");
--> statement-breakpoint
CREATE INDEX "sales_fact_customer_id" ON "sales_fact" USING btree ("customer_id","kind","is_first");
--> statement-breakpoint
CREATE INDEX "sales_day_of_key" ON "sales_day" USING btree ("kind","currency_code","key","day","region_id","sales_channel_id","net");
