import { sql } from "drizzle-orm";
import { blob, check, index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import type {
  AgencyRole,
  BlindCheck,
  Brand,
  BrandFontFile,
  BrandLogoFile,
  HouseWords,
  JobStatus,
  JobType,
  LedgerEntry,
  MatchChange,
  MatchingScore,
  OutputType,
  Plan,
  Recommendation,
  ReviewPage,
  Role,
  WebhookDelivery,
  WebhookEvent,
} from "../contract/api.ts";
import type { KeyScope } from "../contract/key-scopes.ts";
import type { Resume } from "../contract/resume.ts";
import type { Cover } from "../contract/resume-fields.ts";

/** Every instant is a whole number of milliseconds since 1970 in the database and a Date outside it. */
const instant = (name: string) => integer(name, { mode: "timestamp_ms" });
const flag = (name: string) => integer(name, { mode: "boolean" });
const list = <T>(name: string) => text(name, { mode: "json" }).$type<T[]>();

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    /** The address as it is compared: see `emailKey`. */
    emailKey: text("email_key").notNull().unique(),
    passwordHash: text("password_hash").notNull(),
    /** Somebody else has chosen the password. With strict passwords the user must choose another one first. */
    passwordIsTemporary: flag("password_is_temporary").notNull().default(false),
    firstName: text("first_name"),
    lastName: text("last_name"),
    company: text("company"),
    role: text("role").$type<Role>().notNull(),
    assignedTemplates: list<string>("assigned_templates").notNull(),
    selectedTemplate: text("selected_template"),
    /** Always the sum of the account's ledger rows; only `billing/credits/ledger.ts` writes it. */
    credits: integer("credits").notNull().default(0),
    /** The plan in force: derived by `billing/payments/plans.ts` from the account's subscriptions and from `adminPlan`. */
    plan: text("plan").$type<Exclude<Plan, null>>(),
    /** The plan that an administrator, or a simulated payment, has set. */
    adminPlan: text("admin_plan").$type<Exclude<Plan, null>>(),
    stripeCustomerId: text("stripe_customer_id"),
    /** A counter, not a time: the highest of all accounts when the runner last claimed a job of this one. The lowest is served next. */
    lastServedAt: integer("last_served_at").notNull().default(0),
    /** Consecutive crashes and time-outs of the converter with documents of the account, and when the last was. A converted document sets them to 0. */
    converterCrashes: integer("child_ends").notNull().default(0),
    lastConverterCrashAt: instant("child_end_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    check("credits_never_negative", sql`${table.credits} >= 0`),
    check("role_known", sql`${table.role} in ('admin', 'user')`),
    check("plan_known", sql`${table.plan} in ('start', 'pro')`),
    index("users_by_customer").on(table.stripeCustomerId),
    index("users_by_service").on(table.lastServedAt),
  ],
);

/** Accounts that work together: see `Agency`. */
export const agencies = sqliteTable(
  "agencies",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** The account whose wallet, plan and templates all members use; a member itself. It cannot be deleted before another one pays. */
    payerId: text("payer_id")
      .notNull()
      .references(() => users.id),
    sharesJobs: flag("shares_jobs").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [unique("agencies_one_per_payer").on(table.payerId)],
);

/** An account is a member of one agency at most. */
export const agencyMembers = sqliteTable(
  "agency_members",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    agencyId: text("agency_id")
      .notNull()
      .references(() => agencies.id, { onDelete: "cascade" }),
    role: text("role").$type<AgencyRole>().notNull(),
    joinedAt: instant("joined_at").notNull(),
  },
  (table) => [
    index("agency_members_by_agency").on(table.agencyId, table.joinedAt),
    check("agency_role_known", sql`${table.role} in ('recruiter', 'brand-editor', 'administrator')`),
  ],
);

export const agencyInvitations = sqliteTable(
  "agency_invitations",
  {
    id: text("id").primaryKey(),
    agencyId: text("agency_id")
      .notNull()
      .references(() => agencies.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    /** The address as it is compared: see `emailKey`. */
    emailKey: text("email_key").notNull(),
    role: text("role").$type<AgencyRole>().notNull(),
    /** SHA-256 of what the page of the invitation is opened with: whoever reads the database cannot join with it. */
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: text("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [unique("agency_invitations_one_per_address").on(table.agencyId, table.emailKey)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    /** SHA-256 of the cookie: whoever reads the database cannot sign in with it. */
    tokenHash: text("token_hash").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    userAgent: text("user_agent"),
    ipAddress: text("ip_address"),
    lastActivity: instant("last_activity").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("sessions_by_user").on(table.userId, table.createdAt)],
);

/** Browsers that an account has signed in with: their log-in is not blocked while somebody guesses the password elsewhere. */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    /** SHA-256 of the cookie. */
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    lastUsedAt: instant("last_used_at").notNull(),
  },
  (table) => [index("known_devices_by_user").on(table.userId, table.lastUsedAt)],
);

/** Who may open an account by signing in with an identity provider: its subject never changes, unlike an address. */
export const oidcIdentities = sqliteTable(
  "oidc_identities",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index("oidc_identities_by_user").on(table.userId)],
);

/** Keys by which programs act for an account, within their scopes. */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    scopes: list<KeyScope>("scopes").notNull(),
    /** SHA-256 of the key: whoever reads the database cannot use it. */
    keyHash: text("key_hash").notNull().unique(),
    createdAt: instant("created_at").notNull(),
    /** Null for a key that does not expire. */
    expiresAt: instant("expires_at"),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("api_keys_by_user").on(table.userId, table.createdAt)],
);

/** Addresses that are told of an account's events. */
export const webhooks = sqliteTable(
  "webhooks",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    events: list<WebhookEvent>("events").notNull(),
    enabled: flag("enabled").notNull().default(true),
    /** As it is told, `whsec_…`: each delivery is signed with it. */
    secret: text("secret").notNull(),
    /** After a rotation: it signs beside the new one until `formerSecretUntil`. */
    formerSecret: text("former_secret"),
    formerSecretUntil: instant("former_secret_until"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("webhooks_by_user").on(table.userId, table.createdAt)],
);

/** Events on their way to the addresses, and what became of them: no word of a CV, the body is made of these columns. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    /** The order in which an address is told. */
    sequence: integer("sequence").primaryKey({ autoIncrement: true }),
    /** The `webhook-id`: the same at each attempt. */
    id: text("id").notNull().unique(),
    webhookId: text("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    type: text("type").$type<WebhookDelivery["type"]>().notNull(),
    /** Null for a test. */
    jobId: text("job_id"),
    jobStatus: text("job_status").$type<JobStatus>(),
    status: text("status").$type<WebhookDelivery["status"]>().notNull(),
    attempts: list<WebhookDelivery["attempts"][number]>("attempts").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When a waiting one is sent at the earliest. */
    nextAttemptAt: instant("next_attempt_at"),
  },
  (table) => [
    index("webhook_deliveries_by_webhook").on(table.webhookId, table.sequence),
    index("webhook_deliveries_waiting").on(table.webhookId, table.sequence, table.nextAttemptAt).where(sql`status = 'waiting'`),
    check("webhook_delivery_status_known", sql`${table.status} in ('waiting', 'delivered', 'failed')`),
  ],
);

/** What became of an attachment of a mail, by its number from 1: a job, or the sentence why it is none. 0 is the mail as a whole. */
export type MailPart = { part: number; jobId?: string; refused?: string };

/** Mails of the mailbox that were looked at, so that none is taken twice; no address, subject or file name. `mailbox/` alone writes here. */
export const mailboxMails = sqliteTable(
  "mailbox_mails",
  {
    sequence: integer("sequence").primaryKey({ autoIncrement: true }),
    /** SHA-256 of server, user and folder. */
    mailbox: text("mailbox").notNull(),
    /** The number of the mail, which holds as long as its folder keeps its UIDVALIDITY. */
    uidValidity: text("uid_validity").notNull(),
    uid: integer("uid").notNull(),
    /** Whose mail it is; null for one that is ignored. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the account and the Message-ID: a copy of a mail is none of its own. */
    messageKey: text("message_key").unique(),
    /** For the reply; null once there is none to be sent. */
    messageId: text("message_id"),
    outcome: text("outcome").$type<"open" | "taken" | "ignored" | "copy" | "failed">().notNull(),
    /** How often it was begun with: a mail that ends the service is given up. */
    attempts: integer("attempts").notNull().default(0),
    parts: list<MailPart>("parts").notNull(),
    /** Null for a mail that is not answered. `sending` is written before the mail server is told: it is never told again. */
    reply: text("reply").$type<"waiting" | "sending" | "sent" | "failed">(),
    replyAttempts: integer("reply_attempts").notNull().default(0),
    nextReplyAt: instant("next_reply_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    unique("mailbox_mails_once").on(table.mailbox, table.uidValidity, table.uid),
    index("mailbox_mails_by_user").on(table.userId, table.createdAt),
    index("mailbox_mails_to_answer").on(table.nextReplyAt).where(sql`reply = 'waiting'`),
    index("mailbox_mails_by_age").on(table.createdAt),
    check("mailbox_outcome_known", sql`${table.outcome} in ('open', 'taken', 'ignored', 'copy', 'failed')`),
    check("mailbox_reply_known", sql`${table.reply} in ('waiting', 'sending', 'sent', 'failed')`),
  ],
);

export const ledger = sqliteTable(
  "ledger",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Null once the account is deleted: the ledger stays, without a name. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind").$type<LedgerEntry["kind"]>().notNull(),
    /** Credits; negative when they were taken. */
    amount: integer("amount").notNull(),
    /** The account whose job it was, where another one of its agency pays. */
    byUserId: text("by_user_id").references(() => users.id, { onDelete: "set null" }),
    /** What caused it (a job, a payment). A cause has one row of a kind, however often it reports. */
    ref: text("ref"),
    note: text("note"),
    at: instant("at").notNull(),
  },
  (table) => [
    unique("ledger_once_per_cause").on(table.kind, table.ref),
    index("ledger_by_user").on(table.userId, table.kind, table.at, table.amount, table.byUserId),
    // In the order of the rows, for pages and for the balance that each row left.
    index("ledger_in_order").on(table.userId, table.id, table.amount),
    check("ledger_kind_known", sql`${table.kind} in ('grant', 'charge', 'refund', 'adjustment', 'purchase')`),
  ],
);

/**
 * The sums of the ledger over all accounts, deleted ones included, by month (UTC, `2026-11`): what the statistics need without reading every row. A trigger of the
 * database counts each row of the ledger as it is written.
 */
export const creditTotals = sqliteTable(
  "credit_totals",
  {
    month: text("month").notNull(),
    kind: text("kind").$type<LedgerEntry["kind"]>().notNull(),
    /** Credits; negative when more were taken. */
    amount: integer("amount").notNull(),
    /** Without regard to the sign. */
    moved: integer("moved").notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.kind] })],
);

type StoredProfile = { name: "shown" | "initials" | "reference"; withhold: string[]; switches?: string[] };

export const jobs = sqliteTable(
  "jobs",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The agency that the account was a member of when the job came in. */
    agencyId: text("agency_id").references(() => agencies.id, { onDelete: "set null" }),
    jobType: text("job_type").$type<JobType>().notNull(),
    status: text("status").$type<JobStatus>().notNull(),
    fileName: text("file_name").notNull(),
    /** Template key at submission; null for analyses. */
    template: text("template"),
    /** The blind profile of the template at submission; null for a job that names its candidate. */
    blind: text("blind", { mode: "json" }).$type<StoredProfile>(),
    /** ISO 639-1 of the labels; null for the CV's own language. */
    language: text("language"),
    /** `original`: the documents keep the candidate's own layout; null for a house style. */
    layout: text("layout").$type<"original">(),
    /** The types that were asked for at the upload; null for those that the template gives. */
    types: list<OutputType>("types"),
    jdFileName: text("jd_file_name"),
    jdText: text("jd_text"),
    /** The job that a job description names, once it is read. */
    jdTitle: text("jd_title"),
    keywords: text("keywords"),
    cvCount: integer("cv_count").notNull().default(1),
    creditsCharged: integer("credits_charged").notNull(),
    creditsRefunded: integer("credits_refunded").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    completedAt: instant("completed_at"),
    failedAt: instant("failed_at"),
    /** For the user. */
    errorMessage: text("error_message"),
    /** For the administrator: the kind of failure, never a word of the document. */
    cause: text("cause"),
    /** Crashes and time-outs of the converter process with this job. A restart of the server does not count. */
    attempts: integer("attempts").notNull().default(0),
    /** How often the service crashed or was killed while the job was at work. */
    serviceCrashes: integer("service_ends").notNull().default(0),
    leaseUntil: instant("lease_until"),
    warnings: list<string>("warnings"),
    /** Of a blind CV that may still say who the candidate is: its documents are held until `releasedAt`. */
    blindCheck: text("blind_check", { mode: "json" }).$type<BlindCheck>(),
    releasedAt: instant("released_at"),
    recommendations: list<Recommendation>("recommendations"),
    score: text("score", { mode: "json" }).$type<MatchingScore>(),
    /** Set by the retention sweep, which deletes the content: the row then only says that there was a job. */
    purgedAt: instant("purged_at"),
  },
  (table) => [
    index("jobs_by_user").on(table.userId, table.createdAt),
    index("jobs_by_agency").on(table.agencyId, table.createdAt).where(sql`agency_id is not null`),
    // What the lists show: emptied rows stay for ever, and are soon more than all others.
    index("jobs_listed").on(table.userId, table.createdAt).where(sql`purged_at is null`),
    index("jobs_listed_by_agency").on(table.agencyId, table.createdAt).where(sql`agency_id is not null and purged_at is null`),
    index("jobs_by_status").on(table.status, table.userId, table.createdAt),
    index("jobs_unpurged").on(table.createdAt).where(sql`purged_at is null`),
    // What waits, is at work or has failed, and has its files: a search for a person says how many documents nobody has read.
    index("jobs_incomplete").on(table.userId, table.agencyId).where(sql`status <> 'completed' and purged_at is null`),
    check("job_type_known", sql`${table.jobType} in ('cv', 'matcher')`),
    check("job_status_known", sql`${table.status} in ('pending', 'processing', 'completed', 'failed')`),
  ],
);

/** `picture`: the first page of the result, drawn when it was first asked for. `original`: the source as a PDF, where it is a Word file. */
export type FileRole = "source" | "jd" | OutputType | "picture" | "original";
/** How a document was made, where it is not as the job says. */
export type OutputOptions = { template: string; blind: StoredProfile | null; language: string | null; photo: boolean; layout?: "original" };

export const jobFiles = sqliteTable(
  "job_files",
  {
    /** Also the name in the data folder; the name a person sees is `name`. */
    id: text("id").primaryKey(),
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    role: text("role").$type<FileRole>().notNull(),
    /** Upload order of several CVs, from 1. */
    position: integer("position").notNull().default(1),
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    sha256: text("sha256").notNull(),
    /** Of a document that was made at the review desk; null for one that is as the job says. */
    options: text("options", { mode: "json" }).$type<OutputOptions>(),
    /** Of a document: the version of the Resume that it shows. */
    resumeVersion: integer("resume_version").notNull().default(1),
  },
  (table) => [
    index("job_files_by_job").on(table.jobId, table.role, table.position),
    // For their sum, which is asked for with each upload and by the metrics.
    index("job_files_by_size").on(table.bytes),
    // The same file under another name: see `compliance/people/find-person.ts`.
    index("job_files_by_hash").on(table.sha256).where(sql`role = 'source'`),
  ],
);

/** What a completed CV says, as it was read and as a recruiter corrected it. Deleted with the content of its job. */
export const reviews = sqliteTable("reviews", {
  jobId: text("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  // What the list of jobs shows stands before the long texts: SQLite reads a row from its beginning, and a text of many pages on the way costs each of them.
  candidateName: text("candidate_name"),
  candidateLabel: text("candidate_label"),
  doubts: integer("doubts").notNull().default(0),
  reviewedAt: instant("reviewed_at"),
  /** Counts the changes of `resume`, from 1. */
  version: integer("version").notNull().default(1),
  /** The doubts and left-over lines that somebody has looked at, by their id: a path in `parsed`. */
  checked: list<string>("checked").notNull(),
  cover: text("cover", { mode: "json" }).$type<Cover>().notNull(),
  /** Pages of the original; null before they are known. */
  pages: list<ReviewPage>("pages"),
  /** Of a Word original that was drawn as a PDF: where its values stand there, by their paths in `parsed`. */
  places: text("places", { mode: "json" }).$type<Record<string, { page: number; bbox: [number, number, number, number] }>>(),
  /** As corrected; the fields above that the list shows are its own. */
  resume: text("resume", { mode: "json" }).$type<Resume>().notNull(),
  /** As it was read; never changes. */
  parsed: text("parsed", { mode: "json" }).$type<Resume>().notNull(),
});

/**
 * Who the CVs of an analysis are of, as far as they say it: what a person is found by who asks what is held of them. CVs that are formatted have a review
 * instead. Deleted with the content of their job.
 */
export const analysedPeople = sqliteTable(
  "analysed_people",
  {
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Upload order of the CVs, from 1. */
    position: integer("position").notNull(),
    name: text("name"),
    email: text("email"),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] })],
);

/**
 * What a recruiter has changed of the result of an analysis, a row for each change. The matcher's own result stays in its job. One that is taken back stays
 * too, and no longer counts. Deleted with the content of its job.
 */
export const matchChanges = sqliteTable(
  "match_changes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** The account that made it. */
    by: text("by").notNull(),
    at: instant("at").notNull(),
    change: text("change", { mode: "json" }).$type<MatchChange>().notNull(),
    takenBackAt: instant("taken_back_at"),
  },
  (table) => [index("match_changes_by_job").on(table.jobId)],
);

/**
 * Which jobs the word index of the search for a person knows: `number` is their row in the FTS5 tables `searched_words` and `searched_file_names`, which only
 * `searched-words.ts` reads and writes. Triggers of the migration add each new job and unset `isCurrent` whenever something changes that a person is found by,
 * so that no writer can forget it. The row of a job that was removed or emptied stays until its words are out of the index.
 */
export const searchedJobs = sqliteTable(
  "searched_jobs",
  {
    number: integer("number").primaryKey({ autoIncrement: true }),
    jobId: text("job_id").notNull().unique(),
    isCurrent: flag("is_current").notNull().default(false),
  },
  (table) => [index("searched_jobs_to_read").on(table.number).where(sql`is_current = 0`)],
);

/** The CV that a change is about, null for one about all of them. */
export const CHANGED_CV = sql<number | null>`${matchChanges.change} ->> '$.cv_index'`;

/** The words that an account, or with the scope `house` everybody, has taught: see `HouseWords`. */
export const houseWords = sqliteTable("house_words", {
  scope: text("scope").primaryKey(),
  /** Null for the house. */
  userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
  headings: text("headings", { mode: "json" }).$type<HouseWords["headings"]>().notNull(),
  labels: text("labels", { mode: "json" }).$type<HouseWords["labels"]>().notNull(),
});

/** What an administrator has set in the pages for the whole house, as JSON by its name: see `house/matcher-switch.ts`. */
export const houseSettings = sqliteTable("house_settings", {
  name: text("name").primaryKey(),
  value: text("value", { mode: "json" }).notNull(),
});

/** How documents carry the agency of an account, or with the scope `house` of everybody: see `Brand`. */
export const brands = sqliteTable("brands", {
  scope: text("scope").primaryKey(),
  /** Null for the house. */
  userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
  brand: text("brand", { mode: "json" }).$type<Brand>().notNull(),
});

/** Logos and fonts of a brand, by the SHA-256 of their bytes. */
export const brandFiles = sqliteTable(
  "brand_files",
  {
    scope: text("scope").notNull(),
    /** Null for the house. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    name: text("name").notNull(),
    described: text("described", { mode: "json" }).$type<BrandLogoFile | BrandFontFile>().notNull(),
    bytes: blob("bytes", { mode: "buffer" }).notNull(),
    /** What an SVG looks like, as a PNG. */
    picture: blob("picture", { mode: "buffer" }),
  },
  (table) => [primaryKey({ columns: [table.scope, table.id] })],
);

/** Finished jobs by month (UTC, `2026-11`): what the statistics need, after the jobs themselves are gone. */
export const tallies = sqliteTable(
  "tallies",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    month: text("month").notNull(),
    jobType: text("job_type").$type<JobType>().notNull(),
    completed: integer("completed").notNull().default(0),
    failed: integer("failed").notNull().default(0),
  },
  (table) => [unique("tallies_one_per_month").on(table.userId, table.month, table.jobType)],
);

export const resetRequests = sqliteTable("reset_requests", {
  id: text("id").primaryKey(),
  userId: text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  requestedAt: instant("requested_at").notNull(),
  /** Resolved or dismissed by an administrator; null while open. */
  closedAt: instant("closed_at"),
  outcome: text("outcome").$type<"resolved" | "dismissed">(),
});

/** Messages for the operators: kept here whether or not they could be mailed. */
export const messages = sqliteTable(
  "messages",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<"contact" | "signup">().notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    company: text("company").notNull(),
    message: text("message").notNull(),
    createdAt: instant("created_at").notNull(),
    mailed: flag("mailed").notNull().default(false),
    mailAttempts: integer("mail_attempts").notNull().default(0),
    nextMailAt: instant("next_mail_at").notNull(),
  },
  (table) => [index("messages_to_mail").on(table.mailed, table.nextMailAt)],
);

/** Events of the payment provider that were applied, so that none is applied twice. */
export const stripeEvents = sqliteTable("stripe_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  receivedAt: instant("received_at").notNull(),
});

/** Why a subscription must be ended at Stripe: the account pays for another one, or it is no longer there. */
export type EndReason = "duplicate" | "account_deleted";

/** Subscriptions of the payment provider, by its id. One that has ended stays, so that a late event cannot bring it back. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: text("id").primaryKey(),
    /** Null once the account is gone. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    customerId: text("customer_id"),
    plan: text("plan").$type<Exclude<Plan, null>>().notNull(),
    /** In Stripe's words: `active`, `past_due`, `canceled` and so on. */
    status: text("status").notNull(),
    startedAt: instant("started_at").notNull(),
    /** When its newest known event happened; an older event that arrives later is ignored. */
    lastEventAt: instant("news_at").notNull(),
    /** While it is set and the subscription has not ended, the service asks Stripe to end it. */
    endReason: text("end_reason").$type<EndReason>(),
  },
  (table) => [index("subscriptions_by_user").on(table.userId), check("subscription_plan_known", sql`${table.plan} in ('start', 'pro')`)],
);

/**
 * The credits of a subscription's period that were paid for, as spans from `lowest` to `highest`. Example: the checkout of the Basic Plan writes
 * 0 to 50 and grants 50 credits; its invoice writes 0 to 50 again and grants none; an upgrade to Pro (150 credits) with half of the month
 * left costs half of the difference, writes 50 to 100 and grants 50 more. What is granted is what the union of the spans grows by.
 */
export const paidSpans = sqliteTable(
  "paid_spans",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    subscriptionId: text("subscription_id").notNull(),
    /** The period: its end in milliseconds since 1970, `invoice:<id>` where an invoice names no period, or `first` (see `expectedEnd`). */
    period: text("period").notNull(),
    /** Only for the period `first`, a checkout whose invoice has not arrived yet: about when the period ends, to find it by its invoice. */
    expectedEnd: instant("expected_end"),
    lowest: integer("lowest").notNull(),
    highest: integer("highest").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("paid_spans_by_subscription").on(table.subscriptionId)],
);

/** Answers of calls that were sent with an `Idempotency-Key`, for a day. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    /** The account's id, or `anonymous`. */
    scope: text("scope").notNull(),
    /** SHA-256 of the key. The key itself is not kept: with it a guess at the body could be checked against its hash. */
    keyHash: text("key_hash").notNull(),
    /** HMAC-SHA256 of the call and its body under the key. */
    bodyHash: text("body_hash").notNull(),
    /** The job or account that the answer tells of. */
    subject: text("subject"),
    /** Null once its subject is gone. */
    answer: text("answer", { mode: "json" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.keyHash] }),
    index("idempotency_keys_by_subject").on(table.subject),
    index("idempotency_keys_by_age").on(table.createdAt),
  ],
);

/**
 * The decision log: one row a record, in the order in which they were written, each with the hash of the one before. It names accounts and jobs
 * without a foreign key, because it outlives them. `decisions/` alone writes here.
 */
export const decisions = sqliteTable(
  "decisions",
  {
    /** From 1, without a gap. */
    seq: integer("seq").primaryKey(),
    /** The record as JSON, byte by byte what was hashed. */
    body: text("body").notNull(),
    /** SHA-256 of the body. */
    hash: text("hash").notNull(),
    /** HMAC-SHA256 of the hash under the key of the data folder: who can write the database alone cannot make one. */
    seal: text("seal").notNull(),
  },
  () => [
    index("decisions_by_job").on(sql`body ->> '$.job'`),
    index("decisions_by_cv").on(sql`body ->> '$.cv'`),
    index("decisions_by_kind").on(sql`body ->> '$.kind'`),
  ],
);

/** Reasons that a person wrote. They stand apart, so that one that names a candidate can be erased: the record keeps its hash. */
export const decisionTexts = sqliteTable("decision_texts", {
  seq: integer("seq")
    .primaryKey()
    .references(() => decisions.seq, { onDelete: "cascade" }),
  text: text("text").notNull(),
});

/** Where the decision log ends, and where its retention has cut it, both sealed. */
export const decisionAnchors = sqliteTable("decision_anchors", {
  name: text("name").$type<"end" | "cut">().primaryKey(),
  /** The last record, or the last one that was removed, with its hash. */
  seq: integer("seq").notNull(),
  hash: text("hash").notNull(),
  seal: text("seal").notNull(),
});

const ofBody = (name: string, path: string) => text(name).generatedAlwaysAs(sql.raw(`body ->> '$.${path}'`), { mode: "virtual" });

/**
 * The audit log: who did what. One row a record, in the order in which they were written, each with the hash of the one before. It names accounts and jobs without a
 * foreign key, because it outlives them. `audit/` alone writes here, triggers of the database refuse every change of a row, and let go only what the mark of the
 * retention (`audit_anchors`, `cut`) names. The columns of the searches are read from the body, so that no row can say two things.
 */
export const auditEvents = sqliteTable(
  "audit_events",
  {
    /** From 1, without a gap. */
    seq: integer("seq").primaryKey(),
    /** The record as JSON, byte by byte what was hashed: see `AuditRecord`. */
    body: text("body").notNull(),
    hash: text("hash").notNull(),
    seal: text("seal").notNull(),
    at: ofBody("at", "at"),
    action: ofBody("action", "action"),
    actorId: ofBody("actor_id", "actor.id"),
    actorName: ofBody("actor_name", "actor.name"),
    keyId: ofBody("key_id", "key.id"),
    subjectId: ofBody("subject_id", "subject.id"),
    account: ofBody("account", "account"),
  },
  (table) => [
    index("audit_events_by_time").on(table.at),
    index("audit_events_by_action").on(table.action, table.at),
    // With the action, which is asked for together with these.
    index("audit_events_by_actor").on(table.actorId, table.at, table.action),
    index("audit_events_by_name").on(table.actorName, table.at, table.action),
    index("audit_events_by_key").on(table.keyId, table.at, table.action).where(sql`key_id is not null`),
    index("audit_events_by_subject").on(table.subjectId, table.at, table.action),
    index("audit_events_by_account").on(table.account, table.at),
  ],
);

/** Where the audit log ends, and where its retention has cut it, both sealed. */
export const auditAnchors = sqliteTable("audit_anchors", {
  name: text("name").$type<"end" | "cut">().primaryKey(),
  seq: integer("seq").notNull(),
  hash: text("hash").notNull(),
  seal: text("seal").notNull(),
});
