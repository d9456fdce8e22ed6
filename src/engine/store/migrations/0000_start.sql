CREATE TABLE `job_files` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`role` text NOT NULL,
	`position` integer DEFAULT 1 NOT NULL,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `job_files_by_job` ON `job_files` (`job_id`,`role`,`position`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`job_type` text NOT NULL,
	`status` text NOT NULL,
	`file_name` text NOT NULL,
	`template` text,
	`jd_file_name` text,
	`jd_text` text,
	`keywords` text,
	`cv_count` integer DEFAULT 1 NOT NULL,
	`credits_charged` integer NOT NULL,
	`credits_refunded` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`completed_at` integer,
	`failed_at` integer,
	`error_message` text,
	`cause` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_until` integer,
	`idempotency_key` text,
	`source_hash` text,
	`warnings` text,
	`recommendations` text,
	`score` text,
	`purged_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "job_type_known" CHECK("jobs"."job_type" in ('cv', 'matcher')),
	CONSTRAINT "job_status_known" CHECK("jobs"."status" in ('pending', 'processing', 'completed', 'failed'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_once_per_key` ON `jobs` (`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `jobs_by_user` ON `jobs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `jobs_by_status` ON `jobs` (`status`,`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `jobs_unpurged` ON `jobs` (`created_at`) WHERE purged_at is null;--> statement-breakpoint
CREATE TABLE `ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`ref` text,
	`note` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "ledger_kind_known" CHECK("ledger"."kind" in ('grant', 'charge', 'refund', 'adjustment', 'purchase'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `ledger_by_user` ON `ledger` (`user_id`,`kind`,`at`,`amount`);--> statement-breakpoint
CREATE INDEX `ledger_by_kind` ON `ledger` (`kind`,`at`,`amount`);--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_once_per_cause` ON `ledger` (`kind`,`ref`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`company` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`mailed` integer DEFAULT false NOT NULL,
	`mail_attempts` integer DEFAULT 0 NOT NULL,
	`next_mail_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `messages_to_mail` ON `messages` (`mailed`,`next_mail_at`);--> statement-breakpoint
CREATE TABLE `reset_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`requested_at` integer NOT NULL,
	`closed_at` integer,
	`outcome` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text,
	`ip_address` text,
	`last_activity` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `tallies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`month` text NOT NULL,
	`job_type` text NOT NULL,
	`completed` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `tallies_one_per_month` ON `tallies` (`user_id`,`month`,`job_type`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`company` text,
	`role` text NOT NULL,
	`assigned_templates` text NOT NULL,
	`selected_template` text,
	`credits` integer DEFAULT 0 NOT NULL,
	`plan` text,
	`stripe_customer_id` text,
	`stripe_subscription_id` text,
	`plan_news_at` integer,
	`last_served_at` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "credits_never_negative" CHECK("users"."credits" >= 0),
	CONSTRAINT "role_known" CHECK("users"."role" in ('admin', 'user')),
	CONSTRAINT "plan_known" CHECK("users"."plan" in ('start', 'pro'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key_unique` ON `users` (`email_key`);--> statement-breakpoint
CREATE INDEX `users_by_customer` ON `users` (`stripe_customer_id`);--> statement-breakpoint
CREATE INDEX `users_by_service` ON `users` (`last_served_at`);