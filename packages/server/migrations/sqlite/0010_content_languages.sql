CREATE TABLE `translation` (
	`id` text PRIMARY KEY NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`language` text NOT NULL,
	`values` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `translation_entity_unique` ON `translation` (`entity`,`entity_id`,`language`);
--> statement-breakpoint
CREATE INDEX `translation_entity_id` ON `translation` (`entity_id`,`language`);
--> statement-breakpoint
CREATE INDEX `translation_language` ON `translation` (`language`);
