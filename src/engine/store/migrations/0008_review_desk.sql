CREATE TABLE `house_words` (
	`scope` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`headings` text NOT NULL,
	`labels` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `reviews` (
	`job_id` text PRIMARY KEY NOT NULL,
	`candidate_name` text,
	`candidate_label` text,
	`doubts` integer DEFAULT 0 NOT NULL,
	`reviewed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`checked` text NOT NULL,
	`cover` text NOT NULL,
	`pages` text,
	`places` text,
	`resume` text NOT NULL,
	`parsed` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
ALTER TABLE `job_files` ADD `options` text;--> statement-breakpoint
ALTER TABLE `job_files` ADD `resume_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `language` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `types` text;