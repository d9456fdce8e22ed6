CREATE TABLE `searched_jobs` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` text NOT NULL,
	`is_current` integer DEFAULT 0 NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `searched_jobs_job_id_unique` ON `searched_jobs` (`job_id`);--> statement-breakpoint
CREATE INDEX `searched_jobs_to_read` ON `searched_jobs` (`number`) WHERE is_current = 0;--> statement-breakpoint
CREATE INDEX `jobs_incomplete` ON `jobs` (`user_id`,`agency_id`) WHERE status <> 'completed' and purged_at is null;--> statement-breakpoint
CREATE INDEX `job_files_by_hash` ON `job_files` (`sha256`) WHERE role = 'source';--> statement-breakpoint
CREATE VIRTUAL TABLE `searched_words` USING fts5(`words`, `called`, detail=column, tokenize='ascii');--> statement-breakpoint
INSERT INTO `searched_words` (`searched_words`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE VIRTUAL TABLE `searched_file_names` USING fts5(`names`, detail=none, tokenize='trigram case_sensitive 1');--> statement-breakpoint
INSERT INTO `searched_file_names` (`searched_file_names`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO `searched_jobs` (`job_id`) SELECT `id` FROM `jobs` WHERE `purged_at` IS NULL;--> statement-breakpoint
CREATE TRIGGER `searched_job_new` AFTER INSERT ON `jobs` BEGIN INSERT INTO `searched_jobs` (`job_id`) VALUES (NEW.`id`); END;--> statement-breakpoint
CREATE TRIGGER `searched_job_changed` AFTER UPDATE OF `file_name`, `jd_file_name`, `jd_text`, `jd_title`, `keywords`, `error_message`, `warnings`, `blind_check`, `recommendations`, `score`, `purged_at` ON `jobs` BEGIN UPDATE `searched_jobs` SET `is_current` = 0 WHERE `job_id` = NEW.`id` AND `is_current` = 1; END;--> statement-breakpoint
CREATE TRIGGER `searched_job_removed` AFTER DELETE ON `jobs` BEGIN UPDATE `searched_jobs` SET `is_current` = 0 WHERE `job_id` = OLD.`id` AND `is_current` = 1; END;--> statement-breakpoint
CREATE TRIGGER `searched_review_new` AFTER INSERT ON `reviews` BEGIN UPDATE `searched_jobs` SET `is_current` = 0 WHERE `job_id` = NEW.`job_id` AND `is_current` = 1; END;--> statement-breakpoint
CREATE TRIGGER `searched_review_changed` AFTER UPDATE OF `candidate_name`, `cover`, `resume`, `parsed` ON `reviews` BEGIN UPDATE `searched_jobs` SET `is_current` = 0 WHERE `job_id` = NEW.`job_id` AND `is_current` = 1; END;--> statement-breakpoint
CREATE TRIGGER `searched_review_removed` AFTER DELETE ON `reviews` BEGIN UPDATE `searched_jobs` SET `is_current` = 0 WHERE `job_id` = OLD.`job_id` AND `is_current` = 1; END;--> statement-breakpoint
CREATE TRIGGER `searched_person_new` AFTER INSERT ON `analysed_people` BEGIN UPDATE `searched_jobs` SET `is_current` = 0 WHERE `job_id` = NEW.`job_id` AND `is_current` = 1; END;--> statement-breakpoint
CREATE TRIGGER `searched_person_removed` AFTER DELETE ON `analysed_people` BEGIN UPDATE `searched_jobs` SET `is_current` = 0 WHERE `job_id` = OLD.`job_id` AND `is_current` = 1; END;--> statement-breakpoint
CREATE TRIGGER `searched_change_new` AFTER INSERT ON `match_changes` BEGIN UPDATE `searched_jobs` SET `is_current` = 0 WHERE `job_id` = NEW.`job_id` AND `is_current` = 1; END;--> statement-breakpoint
CREATE TRIGGER `searched_change_removed` AFTER DELETE ON `match_changes` BEGIN UPDATE `searched_jobs` SET `is_current` = 0 WHERE `job_id` = OLD.`job_id` AND `is_current` = 1; END;--> statement-breakpoint
CREATE TRIGGER `searched_file_new` AFTER INSERT ON `job_files` WHEN NEW.`role` NOT IN ('picture', 'original') BEGIN UPDATE `searched_jobs` SET `is_current` = 0 WHERE `job_id` = NEW.`job_id` AND `is_current` = 1; END;--> statement-breakpoint
CREATE TRIGGER `searched_file_removed` AFTER DELETE ON `job_files` WHEN OLD.`role` NOT IN ('picture', 'original') BEGIN UPDATE `searched_jobs` SET `is_current` = 0 WHERE `job_id` = OLD.`job_id` AND `is_current` = 1; END;