CREATE TABLE `agencies` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`payer_id` text NOT NULL,
	`shares_jobs` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `agencies_one_per_payer` ON `agencies` (`payer_id`);--> statement-breakpoint
CREATE TABLE `agency_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`agency_id` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`agency_id`) REFERENCES `agencies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `agency_invitations_token_hash_unique` ON `agency_invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `agency_invitations_one_per_address` ON `agency_invitations` (`agency_id`,`email_key`);--> statement-breakpoint
CREATE TABLE `agency_members` (
	`user_id` text PRIMARY KEY NOT NULL,
	`agency_id` text NOT NULL,
	`role` text NOT NULL,
	`joined_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agency_id`) REFERENCES `agencies`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "agency_role_known" CHECK("agency_members"."role" in ('recruiter', 'brand-editor', 'administrator'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `agency_members_by_agency` ON `agency_members` (`agency_id`,`joined_at`);--> statement-breakpoint
ALTER TABLE `jobs` ADD `agency_id` text REFERENCES agencies(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `jobs_by_agency` ON `jobs` (`agency_id`,`created_at`) WHERE agency_id is not null;--> statement-breakpoint
ALTER TABLE `ledger` ADD `by_user_id` text REFERENCES users(id) ON DELETE set null;
