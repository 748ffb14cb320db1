CREATE TABLE "two_factor" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"secret" text COLLATE "C" NOT NULL,
	"confirmed_at" text COLLATE "C",
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"code_hash" text COLLATE "C" NOT NULL,
	"used_at" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "staff_seen" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"seen_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "setup_secret" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"secret_hash" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "staff_role" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C",
	"permissions" jsonb NOT NULL,
	"refund_limit" bigint,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "user_agent" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "role_id" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "invite" ADD COLUMN "role_id" text COLLATE "C";
--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_code_unique" ON "recovery_code" USING btree ("user_id","code_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_role_name_unique" ON "staff_role" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "user_role_id" ON "user" USING btree ("role_id");
--> statement-breakpoint
CREATE INDEX "invite_role_id" ON "invite" USING btree ("role_id");
