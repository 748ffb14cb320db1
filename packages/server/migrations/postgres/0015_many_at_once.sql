CREATE TABLE "batch_job_target" (
	"batch_job_id" text COLLATE "C" NOT NULL,
	"line" integer NOT NULL,
	"record_id" text COLLATE "C",
	"name" text COLLATE "C",
	"given" jsonb,
	"begun" jsonb,
	CONSTRAINT "batch_job_target_batch_job_id_line_pk" PRIMARY KEY("batch_job_id","line")
);

--> statement-breakpoint
ALTER TABLE "batch_job_row" ADD COLUMN "name" text COLLATE "C";
--> statement-breakpoint
CREATE INDEX "order_status" ON "order" USING btree ("status","created_at");
--> statement-breakpoint
CREATE INDEX "order_payment_status" ON "order" USING btree ("payment_status","created_at");
--> statement-breakpoint
CREATE INDEX "order_fulfillment_status" ON "order" USING btree ("fulfillment_status","created_at");
