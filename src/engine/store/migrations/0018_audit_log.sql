CREATE TABLE `audit_anchors` (
	`name` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`hash` text NOT NULL,
	`seal` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `audit_events` (
	`seq` integer PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`hash` text NOT NULL,
	`seal` text NOT NULL,
	`at` text GENERATED ALWAYS AS (body ->> '$.at') VIRTUAL,
	`action` text GENERATED ALWAYS AS (body ->> '$.action') VIRTUAL,
	`actor_id` text GENERATED ALWAYS AS (body ->> '$.actor.id') VIRTUAL,
	`actor_name` text GENERATED ALWAYS AS (body ->> '$.actor.name') VIRTUAL,
	`key_id` text GENERATED ALWAYS AS (body ->> '$.key.id') VIRTUAL,
	`subject_id` text GENERATED ALWAYS AS (body ->> '$.subject.id') VIRTUAL,
	`account` text GENERATED ALWAYS AS (body ->> '$.account') VIRTUAL
) STRICT;
--> statement-breakpoint
CREATE INDEX `audit_events_by_time` ON `audit_events` (`at`);--> statement-breakpoint
CREATE INDEX `audit_events_by_action` ON `audit_events` (`action`,`at`);--> statement-breakpoint
CREATE INDEX `audit_events_by_actor` ON `audit_events` (`actor_id`,`at`,`action`);--> statement-breakpoint
CREATE INDEX `audit_events_by_name` ON `audit_events` (`actor_name`,`at`,`action`);--> statement-breakpoint
CREATE INDEX `audit_events_by_key` ON `audit_events` (`key_id`,`at`,`action`) WHERE key_id is not null;--> statement-breakpoint
CREATE INDEX `audit_events_by_subject` ON `audit_events` (`subject_id`,`at`,`action`);--> statement-breakpoint
CREATE INDEX `audit_events_by_account` ON `audit_events` (`account`,`at`);--> statement-breakpoint
CREATE TRIGGER `audit_events_in_order` BEFORE INSERT ON `audit_events` WHEN EXISTS (SELECT 1 FROM `audit_events` WHERE `seq` >= NEW.`seq`) BEGIN SELECT RAISE(ABORT, 'the audit log only grows at its end'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_events_never_change` BEFORE UPDATE ON `audit_events` BEGIN SELECT RAISE(ABORT, 'the audit log never changes'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_events_stay` BEFORE DELETE ON `audit_events` WHEN NOT EXISTS (SELECT 1 FROM `audit_anchors` WHERE `name` = 'cut' AND `seq` >= OLD.`seq`) BEGIN SELECT RAISE(ABORT, 'the audit log lets go only what its retention has cut'); END;
