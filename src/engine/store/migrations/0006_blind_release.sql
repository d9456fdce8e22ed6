ALTER TABLE `jobs` ADD `blind_check` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `released_at` integer;