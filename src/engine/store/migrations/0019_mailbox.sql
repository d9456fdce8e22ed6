CREATE TABLE `mailbox_mails` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mailbox` text NOT NULL,
	`uid_validity` text NOT NULL,
	`uid` integer NOT NULL,
	`user_id` text,
	`message_key` text,
	`message_id` text,
	`outcome` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`parts` text NOT NULL,
	`reply` text,
	`reply_attempts` integer DEFAULT 0 NOT NULL,
	`next_reply_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mailbox_outcome_known" CHECK("mailbox_mails"."outcome" in ('open', 'taken', 'ignored', 'copy', 'failed')),
	CONSTRAINT "mailbox_reply_known" CHECK("mailbox_mails"."reply" in ('waiting', 'sending', 'sent', 'failed'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `mailbox_mails_message_key_unique` ON `mailbox_mails` (`message_key`);--> statement-breakpoint
CREATE INDEX `mailbox_mails_by_user` ON `mailbox_mails` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `mailbox_mails_to_answer` ON `mailbox_mails` (`next_reply_at`) WHERE reply = 'waiting';--> statement-breakpoint
CREATE INDEX `mailbox_mails_by_age` ON `mailbox_mails` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `mailbox_mails_once` ON `mailbox_mails` (`mailbox`,`uid_validity`,`uid`);