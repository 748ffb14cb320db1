CREATE TABLE "inventory_movement" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"inventory_item_id" text COLLATE "C" NOT NULL,
	"location_id" text COLLATE "C" NOT NULL,
	"quantity" bigint NOT NULL,
	"reason" text COLLATE "C" NOT NULL,
	"note" text COLLATE "C",
	"line_item_id" text COLLATE "C",
	"actor_type" text COLLATE "C",
	"actor_id" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "mail_server" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"host" text COLLATE "C" NOT NULL,
	"port" integer NOT NULL,
	"user" text COLLATE "C",
	"sealed_password" text COLLATE "C",
	"from" text COLLATE "C" NOT NULL,
	"security" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"url" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"size" bigint NOT NULL,
	"is_protected" boolean DEFAULT false NOT NULL,
	"created_by" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"screen" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"query" text COLLATE "C" NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE INDEX "inventory_movement_item" ON "inventory_movement" USING btree ("inventory_item_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "inventory_movement_line_item_id" ON "inventory_movement" USING btree ("line_item_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "upload_key_unique" ON "upload" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "upload_created_at" ON "upload" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "saved_view_screen" ON "saved_view" USING btree ("screen","position");
--> statement-breakpoint
CREATE INDEX "saved_view_user_id" ON "saved_view" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "order_shipping_address_id" ON "order" USING btree ("shipping_address_id");
--> statement-breakpoint
CREATE INDEX "draft_order_cart_id" ON "draft_order" USING btree ("cart_id");
