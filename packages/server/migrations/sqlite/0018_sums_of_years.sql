CREATE TABLE `sales_year` (
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
CREATE INDEX `sales_year_of_key` ON `sales_year` (`kind`,`currency_code`,`key`,`day`,`region_id`,`sales_channel_id`,`gross`,`discounts`,`returns`,`net`,`shipping`,`taxes`,`gift_cards`,`orders`,`units`,`returned_units`,`new_customers`);
--> statement-breakpoint
CREATE INDEX `sales_year_of_net` ON `sales_year` (`kind`,`currency_code`,`day`,`key`,`net`,`region_id`,`sales_channel_id`);
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
