CREATE TABLE "order_change" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"order_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"from_customer_id" text COLLATE "C",
	"to_customer_id" text COLLATE "C",
	"created_by" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "order_tag" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"order_id" text COLLATE "C" NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "note_mention" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"note_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"read_at" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "items" jsonb;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "created_by" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "canceled_by" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "swap" ADD COLUMN "created_by" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "swap" ADD COLUMN "canceled_by" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "claim_order" ADD COLUMN "created_by" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "claim_order" ADD COLUMN "canceled_by" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "created_by" text COLLATE "C";
--> statement-breakpoint
CREATE INDEX "order_change_order_id" ON "order_change" USING btree ("order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_tag_order_id_value_unique" ON "order_tag" USING btree ("order_id","value");
--> statement-breakpoint
CREATE INDEX "order_tag_value" ON "order_tag" USING btree ("value","order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "note_mention_note_id_user_id_unique" ON "note_mention" USING btree ("note_id","user_id");
--> statement-breakpoint
CREATE INDEX "note_mention_user_id" ON "note_mention" USING btree ("user_id","read_at");
