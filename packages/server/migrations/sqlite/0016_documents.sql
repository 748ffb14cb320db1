CREATE TABLE `sales_document` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`order_id` text NOT NULL,
	`order_display_id` integer NOT NULL,
	`invoice_id` text,
	`refund_id` text,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`email` text NOT NULL,
	`currency_code` text NOT NULL,
	`tax_total` integer NOT NULL,
	`total` integer NOT NULL,
	`locale` text NOT NULL,
	`content` text NOT NULL,
	`basis` text NOT NULL,
	`issued_at` text NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `sales_document_number_unique` ON `sales_document` (`number`);
--> statement-breakpoint
CREATE UNIQUE INDEX `sales_document_sequence_unique` ON `sales_document` (`kind`,`year`,`sequence`);
--> statement-breakpoint
CREATE UNIQUE INDEX `sales_document_refund_id_unique` ON `sales_document` (`refund_id`) WHERE "sales_document"."refund_id" is not null;
--> statement-breakpoint
CREATE INDEX `sales_document_order_id` ON `sales_document` (`order_id`);
--> statement-breakpoint
CREATE INDEX `sales_document_customer_id` ON `sales_document` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `sales_document_issued_at` ON `sales_document` (`issued_at`);
--> statement-breakpoint
CREATE TABLE `document_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`legal_name` text,
	`vat_number` text,
	`address` text,
	`logo_url` text,
	`footer` text,
	`invoice_prefix` text NOT NULL,
	`credit_note_prefix` text NOT NULL,
	`issue_on` text NOT NULL,
	`paper` text NOT NULL,
	`locale` text NOT NULL,
	`updated_at` text NOT NULL
);

