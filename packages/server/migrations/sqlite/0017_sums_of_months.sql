CREATE TABLE `sales_month` (
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
CREATE INDEX `sales_month_of_key` ON `sales_month` (`kind`,`currency_code`,`key`,`day`,`region_id`,`sales_channel_id`,`gross`,`discounts`,`returns`,`net`,`shipping`,`taxes`,`gift_cards`,`orders`,`units`,`returned_units`,`new_customers`);
--> statement-breakpoint
CREATE INDEX `sales_month_of_net` ON `sales_month` (`kind`,`currency_code`,`day`,`key`,`net`,`region_id`,`sales_channel_id`);
--> statement-breakpoint
CREATE TABLE `sales_pair` (
	`span` text NOT NULL,
	`currency_code` text NOT NULL,
	`discount_id` text NOT NULL,
	`product_id` text NOT NULL,
	`day` text NOT NULL,
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
	PRIMARY KEY(`span`, `currency_code`, `discount_id`, `product_id`, `day`, `region_id`, `sales_channel_id`)
);

--> statement-breakpoint
CREATE INDEX `sales_pair_of_day` ON `sales_pair` (`span`,`currency_code`,`discount_id`,`day`,`product_id`,`net`);
--> statement-breakpoint
CREATE INDEX `sales_pair_of_product` ON `sales_pair` (`span`,`currency_code`,`product_id`,`day`,`discount_id`,`net`);
--> statement-breakpoint
DROP INDEX `sales_fact_of_key`;
--> statement-breakpoint
CREATE INDEX `sales_fact_of_key` ON `sales_fact` (`kind`,`key`,`currency_code`,`is_first`,`orders`,`day`,`customer_id`,`region_id`,`sales_channel_id`);
--> statement-breakpoint
DROP INDEX `sales_day_of_key`;
--> statement-breakpoint
CREATE INDEX `sales_day_of_net` ON `sales_day` (`kind`,`currency_code`,`day`,`key`,`net`,`region_id`,`sales_channel_id`);
--> statement-breakpoint
CREATE INDEX `sales_day_of_key` ON `sales_day` (`kind`,`currency_code`,`key`,`day`,`region_id`,`sales_channel_id`,`gross`,`discounts`,`returns`,`net`,`shipping`,`taxes`,`gift_cards`,`orders`,`units`,`returned_units`,`new_customers`);
--> statement-breakpoint
INSERT INTO sales_month (kind, currency_code, day, key, region_id, sales_channel_id, gross, discounts, returns, net, shipping, taxes, gift_cards, orders, units, returned_units, new_customers)
SELECT kind, currency_code, substr(day, 1, 8) || '01', key, region_id, sales_channel_id, sum(gross), sum(discounts), sum(returns), sum(net), sum(shipping), sum(taxes), sum(gift_cards), sum(orders), sum(units), sum(returned_units), sum(new_customers)
FROM sales_day
GROUP BY kind, currency_code, substr(day, 1, 8) || '01', key, region_id, sales_channel_id;
--> statement-breakpoint
INSERT INTO sales_pair (span, currency_code, discount_id, product_id, day, region_id, sales_channel_id, gross, discounts, returns, net, shipping, taxes, gift_cards, orders, units, returned_units, new_customers)
SELECT 'day', f.currency_code, d.key, f.key, f.day, f.region_id, f.sales_channel_id, sum(f.gross), sum(f.discounts), sum(f.returns), sum(f.net), sum(f.shipping), sum(f.taxes), sum(f.gift_cards), sum(f.orders), sum(f.units), sum(f.returned_units), sum(f.new_customers)
FROM (SELECT DISTINCT order_id, key FROM sales_fact WHERE kind = 'discount') d
JOIN sales_fact f ON f.order_id = d.order_id AND f.kind = 'product'
GROUP BY f.currency_code, d.key, f.key, f.day, f.region_id, f.sales_channel_id;
--> statement-breakpoint
INSERT INTO sales_pair (span, currency_code, discount_id, product_id, day, region_id, sales_channel_id, gross, discounts, returns, net, shipping, taxes, gift_cards, orders, units, returned_units, new_customers)
SELECT 'month', currency_code, discount_id, product_id, substr(day, 1, 8) || '01', region_id, sales_channel_id, sum(gross), sum(discounts), sum(returns), sum(net), sum(shipping), sum(taxes), sum(gift_cards), sum(orders), sum(units), sum(returned_units), sum(new_customers)
FROM sales_pair
WHERE span = 'day'
GROUP BY currency_code, discount_id, product_id, substr(day, 1, 8) || '01', region_id, sales_channel_id;
