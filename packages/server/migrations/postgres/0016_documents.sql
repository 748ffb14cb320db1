CREATE TABLE "sales_document" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"number" text COLLATE "C" NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"order_id" text COLLATE "C" NOT NULL,
	"order_display_id" integer NOT NULL,
	"invoice_id" text COLLATE "C",
	"refund_id" text COLLATE "C",
	"customer_id" text COLLATE "C" NOT NULL,
	"customer_name" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"currency_code" text COLLATE "C" NOT NULL,
	"tax_total" bigint NOT NULL,
	"total" bigint NOT NULL,
	"locale" text COLLATE "C" NOT NULL,
	"content" jsonb NOT NULL,
	"basis" jsonb NOT NULL,
	"issued_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "document_settings" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"legal_name" text COLLATE "C",
	"vat_number" text COLLATE "C",
	"address" text COLLATE "C",
	"logo_url" text COLLATE "C",
	"footer" text COLLATE "C",
	"invoice_prefix" text COLLATE "C" NOT NULL,
	"credit_note_prefix" text COLLATE "C" NOT NULL,
	"issue_on" text COLLATE "C" NOT NULL,
	"paper" text COLLATE "C" NOT NULL,
	"locale" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "sales_document_number_unique" ON "sales_document" USING btree ("number");
--> statement-breakpoint
CREATE UNIQUE INDEX "sales_document_sequence_unique" ON "sales_document" USING btree ("kind","year","sequence");
--> statement-breakpoint
CREATE UNIQUE INDEX "sales_document_refund_id_unique" ON "sales_document" USING btree ("refund_id") WHERE "sales_document"."refund_id" is not null;
--> statement-breakpoint
CREATE INDEX "sales_document_order_id" ON "sales_document" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "sales_document_customer_id" ON "sales_document" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "sales_document_issued_at" ON "sales_document" USING btree ("issued_at");
