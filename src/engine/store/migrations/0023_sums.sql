DROP INDEX `ledger_by_user`;--> statement-breakpoint
CREATE INDEX `ledger_by_user` ON `ledger` (`user_id`,`kind`,`at`,`amount`,`by_user_id`);--> statement-breakpoint
CREATE INDEX `job_files_by_size` ON `job_files` (`bytes`);