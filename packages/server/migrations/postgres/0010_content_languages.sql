CREATE TABLE "translation" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"entity" text COLLATE "C" NOT NULL,
	"entity_id" text COLLATE "C" NOT NULL,
	"language" text COLLATE "C" NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "translation_entity_unique" ON "translation" USING btree ("entity","entity_id","language");
--> statement-breakpoint
CREATE INDEX "translation_entity_id" ON "translation" USING btree ("entity_id","language");
--> statement-breakpoint
CREATE INDEX "translation_language" ON "translation" USING btree ("language");
