CREATE TABLE "catalogue_change" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"before" bigint NOT NULL,
	"notes" jsonb,
	"created_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE INDEX "catalogue_change_revision" ON "catalogue_change" USING btree ("revision");
--> statement-breakpoint
CREATE INDEX "catalogue_change_created_at" ON "catalogue_change" USING btree ("created_at");
