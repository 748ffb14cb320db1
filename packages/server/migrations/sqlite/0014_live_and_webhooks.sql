CREATE TABLE `live_change` (
	`id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`before` integer NOT NULL,
	`changes` text NOT NULL,
	`actor_id` text,
	`visit` text,
	`created_at` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `live_change_revision` ON `live_change` (`revision`);
--> statement-breakpoint
CREATE INDEX `live_change_created_at` ON `live_change` (`created_at`);
--> statement-breakpoint
CREATE TABLE `presence` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`place` text NOT NULL,
	`is_editing` integer DEFAULT false NOT NULL,
	`since` text NOT NULL,
	`expires_at` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `presence_place` ON `presence` (`place`);
--> statement-breakpoint
CREATE INDEX `presence_expires_at` ON `presence` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `webhook` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`description` text,
	`events` text NOT NULL,
	`is_enabled` integer DEFAULT true NOT NULL,
	`sealed_secret` text NOT NULL,
	`secret_hint` text NOT NULL,
	`sealed_old_secret` text,
	`old_secret_until` text,
	`failing_since` text,
	`disabled_at` text,
	`claimed_until` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `webhook_created_at` ON `webhook` (`created_at`);
--> statement-breakpoint
CREATE TABLE `webhook_delivery` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`event_id` text NOT NULL,
	`event_name` text NOT NULL,
	`payload` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text,
	`attempted_at` text,
	`delivered_at` text,
	`response_status` integer,
	`response_body` text,
	`error` text,
	`duration_ms` integer,
	`replay_of` text,
	`created_at` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `webhook_delivery_webhook_id` ON `webhook_delivery` (`webhook_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `webhook_delivery_due_at` ON `webhook_delivery` (`due_at`);
--> statement-breakpoint
CREATE INDEX `webhook_delivery_created_at` ON `webhook_delivery` (`created_at`);
--> statement-breakpoint
CREATE TABLE `inbox_seen` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`count` integer NOT NULL,
	`latest_at` text,
	PRIMARY KEY(`user_id`, `kind`)
);

--> statement-breakpoint
CREATE INDEX `order_to_pack` ON `order` (`status`,`fulfillment_status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `order_to_capture` ON `order` (`status`,`payment_status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `return_status` ON `return` (`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `batch_job_failed_at` ON `batch_job` (`failed_at`);
