CREATE TABLE "import_change" (
	"batch_job_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"line" integer,
	"rows" jsonb NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	CONSTRAINT "import_change_batch_job_id_position_pk" PRIMARY KEY("batch_job_id","position")
);

