CREATE TABLE `paid_spans` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` text NOT NULL,
	`period` text NOT NULL,
	`expected_end` integer,
	`lowest` integer NOT NULL,
	`highest` integer NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `paid_spans_by_subscription` ON `paid_spans` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`customer_id` text,
	`plan` text NOT NULL,
	`status` text NOT NULL,
	`started_at` integer NOT NULL,
	`news_at` integer NOT NULL,
	`end_reason` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "subscription_plan_known" CHECK("subscriptions"."plan" in ('start', 'pro'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `subscriptions_by_user` ON `subscriptions` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `admin_plan` text;--> statement-breakpoint
INSERT OR IGNORE INTO `subscriptions` (`id`, `user_id`, `customer_id`, `plan`, `status`, `started_at`, `news_at`)
SELECT `stripe_subscription_id`, `id`, `stripe_customer_id`, coalesce(`plan`, 'start'),
	CASE WHEN `plan` IS NOT NULL THEN 'active'
		WHEN EXISTS (SELECT 1 FROM `stripe_events` WHERE `stripe_events`.`id` = 'ended:' || `stripe_subscription_id`) THEN 'canceled'
		ELSE 'unpaid' END,
	coalesce(`plan_news_at`, `created_at`), coalesce(`plan_news_at`, `created_at`)
FROM `users` WHERE `stripe_subscription_id` IS NOT NULL;--> statement-breakpoint
UPDATE `users` SET `admin_plan` = `plan` WHERE `stripe_subscription_id` IS NULL;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `stripe_subscription_id`;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `plan_news_at`;