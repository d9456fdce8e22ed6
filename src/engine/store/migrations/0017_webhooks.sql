CREATE TABLE `webhook_deliveries` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`webhook_id` text NOT NULL,
	`type` text NOT NULL,
	`job_id` text,
	`job_status` text,
	`status` text NOT NULL,
	`attempts` text NOT NULL,
	`created_at` integer NOT NULL,
	`next_attempt_at` integer,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "webhook_delivery_status_known" CHECK("webhook_deliveries"."status" in ('waiting', 'delivered', 'failed'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_id_unique` ON `webhook_deliveries` (`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_webhook` ON `webhook_deliveries` (`webhook_id`,`sequence`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_waiting` ON `webhook_deliveries` (`webhook_id`,`sequence`,`next_attempt_at`) WHERE status = 'waiting';--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`secret` text NOT NULL,
	`former_secret` text,
	`former_secret_until` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `webhooks_by_user` ON `webhooks` (`user_id`,`created_at`);