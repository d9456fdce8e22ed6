CREATE TABLE `credit_totals` (
	`month` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`moved` integer NOT NULL,
	PRIMARY KEY(`month`, `kind`)
) STRICT;
--> statement-breakpoint
INSERT INTO `credit_totals` (`month`, `kind`, `amount`, `moved`) SELECT strftime('%Y-%m', `at` / 1000, 'unixepoch') AS `in_month`, `kind`, sum(`amount`), sum(abs(`amount`)) FROM `ledger` GROUP BY `in_month`, `kind`;
--> statement-breakpoint
CREATE TRIGGER `ledger_counted` AFTER INSERT ON `ledger` BEGIN INSERT INTO `credit_totals` (`month`, `kind`, `amount`, `moved`) VALUES (strftime('%Y-%m', NEW.`at` / 1000, 'unixepoch'), NEW.`kind`, NEW.`amount`, abs(NEW.`amount`)) ON CONFLICT (`month`, `kind`) DO UPDATE SET `amount` = `amount` + excluded.`amount`, `moved` = `moved` + excluded.`moved`; END;
--> statement-breakpoint
DROP INDEX `ledger_by_kind`;--> statement-breakpoint
CREATE INDEX `ledger_in_order` ON `ledger` (`user_id`,`id`,`amount`);--> statement-breakpoint
CREATE INDEX `jobs_listed` ON `jobs` (`user_id`,`created_at`) WHERE purged_at is null;--> statement-breakpoint
CREATE INDEX `jobs_listed_by_agency` ON `jobs` (`agency_id`,`created_at`) WHERE agency_id is not null and purged_at is null;