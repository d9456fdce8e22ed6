CREATE TABLE `match_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`change` text NOT NULL,
	`taken_back_at` integer,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `match_changes_by_job` ON `match_changes` (`job_id`);