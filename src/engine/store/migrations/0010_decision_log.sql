CREATE TABLE `decision_anchors` (
	`name` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`hash` text NOT NULL,
	`seal` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `decision_texts` (
	`seq` integer PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`seq`) REFERENCES `decisions`(`seq`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `decisions` (
	`seq` integer PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`hash` text NOT NULL,
	`seal` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `decisions_by_job` ON `decisions` (body ->> '$.job');--> statement-breakpoint
CREATE INDEX `decisions_by_cv` ON `decisions` (body ->> '$.cv');--> statement-breakpoint
CREATE INDEX `decisions_by_kind` ON `decisions` (body ->> '$.kind');