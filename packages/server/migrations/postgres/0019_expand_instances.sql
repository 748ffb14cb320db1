CREATE TABLE "instance" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"host" text COLLATE "C" NOT NULL,
	"pid" integer NOT NULL,
	"worker" integer,
	"version" text COLLATE "C" NOT NULL,
	"migration" text COLLATE "C" NOT NULL,
	"started_at" text COLLATE "C" NOT NULL,
	"seen_at" text COLLATE "C" NOT NULL,
	"clock_ahead" integer,
	"pool_size" integer,
	"secrets" text COLLATE "C" NOT NULL,
	"redis" text COLLATE "C",
	"files" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE INDEX "instance_seen_at" ON "instance" USING btree ("seen_at");
