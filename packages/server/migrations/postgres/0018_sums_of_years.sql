CREATE TABLE "sales_year" (
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
	CONSTRAINT "sales_year_kind_currency_code_day_key_region_id_sales_channel_id_pk" PRIMARY KEY("kind","currency_code","day","key","region_id","sales_channel_id")
);

--> statement-breakpoint
CREATE INDEX "sales_year_of_key" ON "sales_year" USING btree ("kind","currency_code","key","day","region_id","sales_channel_id","gross","discounts","returns","net","shipping","taxes","gift_cards","orders","units","returned_units","new_customers");
--> statement-breakpoint
CREATE INDEX "sales_year_of_net" ON "sales_year" USING btree ("kind","currency_code","day","key","net","region_id","sales_channel_id");
--> statement-breakpoint
INSERT INTO sales_year (kind, currency_code, day, key, region_id, sales_channel_id, gross, discounts, returns, net, shipping, taxes, gift_cards, orders, units, returned_units, new_customers)
SELECT kind, currency_code, substr(day, 1, 5) || '01-01', key, region_id, sales_channel_id, sum(gross), sum(discounts), sum(returns), sum(net), sum(shipping), sum(taxes), sum(gift_cards), sum(orders), sum(units), sum(returned_units), sum(new_customers)
FROM sales_month
GROUP BY kind, currency_code, substr(day, 1, 5) || '01-01', key, region_id, sales_channel_id;
--> statement-breakpoint
INSERT INTO sales_pair (span, currency_code, discount_id, product_id, day, region_id, sales_channel_id, gross, discounts, returns, net, shipping, taxes, gift_cards, orders, units, returned_units, new_customers)
SELECT 'year', currency_code, discount_id, product_id, substr(day, 1, 5) || '01-01', region_id, sales_channel_id, sum(gross), sum(discounts), sum(returns), sum(net), sum(shipping), sum(taxes), sum(gift_cards), sum(orders), sum(units), sum(returned_units), sum(new_customers)
FROM sales_pair
WHERE span = 'month'
GROUP BY currency_code, discount_id, product_id, substr(day, 1, 5) || '01-01', region_id, sales_channel_id;
