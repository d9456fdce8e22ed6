CREATE TABLE `analysed_people` (
	`job_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text,
	`email` text,
	PRIMARY KEY(`job_id`, `position`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
