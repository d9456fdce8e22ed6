CREATE TABLE `brand_files` (
	`scope` text NOT NULL,
	`user_id` text,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`described` text NOT NULL,
	`bytes` blob NOT NULL,
	`picture` blob,
	PRIMARY KEY(`scope`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `brands` (
	`scope` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`brand` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
