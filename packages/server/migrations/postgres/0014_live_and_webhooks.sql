CREATE TABLE "live_change" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"before" bigint NOT NULL,
	"changes" jsonb NOT NULL,
	"actor_id" text COLLATE "C",
	"visit" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "presence" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"place" text COLLATE "C" NOT NULL,
	"is_editing" boolean DEFAULT false NOT NULL,
	"since" text COLLATE "C" NOT NULL,
	"expires_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"url" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C",
	"events" jsonb NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"sealed_secret" text COLLATE "C" NOT NULL,
	"secret_hint" text COLLATE "C" NOT NULL,
	"sealed_old_secret" text COLLATE "C",
	"old_secret_until" text COLLATE "C",
	"failing_since" text COLLATE "C",
	"disabled_at" text COLLATE "C",
	"claimed_until" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"webhook_id" text COLLATE "C" NOT NULL,
	"event_id" text COLLATE "C" NOT NULL,
	"event_name" text COLLATE "C" NOT NULL,
	"payload" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" text COLLATE "C",
	"attempted_at" text COLLATE "C",
	"delivered_at" text COLLATE "C",
	"response_status" integer,
	"response_body" text COLLATE "C",
	"error" text COLLATE "C",
	"duration_ms" integer,
	"replay_of" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "inbox_seen" (
	"user_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"count" integer NOT NULL,
	"latest_at" text COLLATE "C",
	CONSTRAINT "inbox_seen_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);

--> statement-breakpoint
CREATE INDEX "live_change_revision" ON "live_change" USING btree ("revision");
--> statement-breakpoint
CREATE INDEX "live_change_created_at" ON "live_change" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "presence_place" ON "presence" USING btree ("place");
--> statement-breakpoint
CREATE INDEX "presence_expires_at" ON "presence" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "webhook_created_at" ON "webhook" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "webhook_delivery_webhook_id" ON "webhook_delivery" USING btree ("webhook_id","created_at");
--> statement-breakpoint
CREATE INDEX "webhook_delivery_due_at" ON "webhook_delivery" USING btree ("due_at");
--> statement-breakpoint
CREATE INDEX "webhook_delivery_created_at" ON "webhook_delivery" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "order_to_pack" ON "order" USING btree ("status","fulfillment_status","created_at");
--> statement-breakpoint
CREATE INDEX "order_to_capture" ON "order" USING btree ("status","payment_status","created_at");
--> statement-breakpoint
CREATE INDEX "return_status" ON "return" USING btree ("status","created_at");
--> statement-breakpoint
CREATE INDEX "batch_job_failed_at" ON "batch_job" USING btree ("failed_at");
