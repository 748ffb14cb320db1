CREATE TABLE "import_mapping" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"columns" jsonb NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
ALTER TABLE "batch_job_row" ADD COLUMN "record_id" text COLLATE "C";
--> statement-breakpoint
CREATE UNIQUE INDEX "import_mapping_name" ON "import_mapping" USING btree ("type","name");
