CREATE TABLE "restock_notification" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"variant_id" text COLLATE "C" NOT NULL,
	"sales_channel_id" text COLLATE "C",
	"customer_id" text COLLATE "C",
	"email" text COLLATE "C" NOT NULL,
	"language" text COLLATE "C",
	"country_code" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"told_at" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"language" text COLLATE "C",
	"country_code" text COLLATE "C",
	"state" text COLLATE "C" DEFAULT 'pending' NOT NULL,
	"source" text COLLATE "C",
	"customer_id" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"asked_at" text COLLATE "C",
	"confirmed_at" text COLLATE "C",
	"left_at" text COLLATE "C",
	"token_hash" text COLLATE "C",
	"token_expires_at" text COLLATE "C"
);

--> statement-breakpoint
CREATE UNIQUE INDEX "restock_notification_waiting_unique" ON "restock_notification" USING btree ("variant_id","email") WHERE "restock_notification"."told_at" is null;
--> statement-breakpoint
CREATE INDEX "restock_notification_email" ON "restock_notification" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "restock_notification_customer_id" ON "restock_notification" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "restock_notification_created_at" ON "restock_notification" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriber_email_unique" ON "newsletter_subscriber" USING btree ("email");
--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriber_token_unique" ON "newsletter_subscriber" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_created_at" ON "newsletter_subscriber" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_confirmed_at" ON "newsletter_subscriber" USING btree ("confirmed_at","id");
--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_state_created_at" ON "newsletter_subscriber" USING btree ("state","created_at","id");
--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_customer_id" ON "newsletter_subscriber" USING btree ("customer_id");
