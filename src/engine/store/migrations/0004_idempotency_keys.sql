CREATE TABLE `idempotency_keys` (
	`scope` text NOT NULL,
	`key_hash` text NOT NULL,
	`body_hash` text NOT NULL,
	`subject` text,
	`answer` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`scope`, `key_hash`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_subject` ON `idempotency_keys` (`subject`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
DROP INDEX `jobs_once_per_key`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `idempotency_key`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `source_hash`;