ALTER TABLE "invite" ADD COLUMN "host_id" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "collection_position" integer;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "settled_by" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "created_by" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "fulfillment" ADD COLUMN "created_by" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "fulfillment" ADD COLUMN "shipped_by" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "fulfillment" ADD COLUMN "canceled_by" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "return" ADD COLUMN "created_by" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "return" ADD COLUMN "received_by" text COLLATE "C";
