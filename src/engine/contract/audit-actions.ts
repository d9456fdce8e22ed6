/** Whom or what an action is done to. */
export const AUDIT_SUBJECTS = {
  account: "account",
  agency: "agency",
  key: "API key",
  webhook: "webhook",
  job: "job",
  template: "template",
  brand: "brand",
  words: "headings and labels",
  setting: "setting",
  person: "person",
  request: "password reset request",
  message: "contact message",
  data: "data folder",
} as const;

export type AuditSubjectKind = keyof typeof AUDIT_SUBJECTS;

/** `counted`: what its `count` is of. */
type Described = { about: AuditSubjectKind; words: string; counted?: string };

/** Everything that the audit log records: whom or what it is done to, and the words that a person reads. */
export const AUDIT_ACTIONS = {
  "login.succeeded": { about: "account", words: "Signed in" },
  "login.failed": { about: "account", words: "Failed to sign in: wrong password" },
  "login.by-provider": { about: "account", words: "Signed in with the identity provider" },
  "login.ended": { about: "account", words: "Signed out" },
  "login.ended-elsewhere": { about: "account", words: "Signed out everywhere else", counted: "sessions" },
  "password.changed": { about: "account", words: "Changed the own password" },
  "password.change-failed": { about: "account", words: "Gave a wrong present password" },
  "password.asked-for": { about: "account", words: "Asked for a new password" },
  "password.set": { about: "account", words: "Set a new password for the account" },
  "request.closed": { about: "request", words: "Closed a password reset request" },

  "identity.linked": { about: "account", words: "Linked an identity of the provider" },
  "identity.unlinked": { about: "account", words: "Took the identities of the provider away" },

  "account.created": { about: "account", words: "Created the account" },
  "account.changed": { about: "account", words: "Changed the account" },
  "account.deleted": { about: "account", words: "Deleted the account", counted: "jobs" },
  "credits.adjusted": { about: "account", words: "Adjusted the credits" },
  "credits.bought": { about: "account", words: "Bought credits" },
  "plan.changed": { about: "account", words: "Changed the plan" },

  "agency.made": { about: "agency", words: "Made an agency" },
  "agency.changed": { about: "agency", words: "Changed the agency" },
  "agency.handed-over": { about: "agency", words: "Let another account pay for the agency" },
  "agency.dissolved": { about: "agency", words: "Dissolved the agency" },
  "member.invited": { about: "agency", words: "Invited somebody to the agency" },
  "member.invitation-withdrawn": { about: "agency", words: "Took an invitation to the agency back" },
  "member.joined": { about: "agency", words: "Joined the agency" },
  "member.added": { about: "account", words: "Made the account a member of an agency" },
  "member.role-changed": { about: "account", words: "Changed the role in the agency" },
  "member.removed": { about: "account", words: "Removed the account from the agency" },
  "member.left": { about: "agency", words: "Left the agency" },

  "key.made": { about: "key", words: "Made an API key" },
  "key.revoked": { about: "key", words: "Revoked an API key" },
  "webhook.made": { about: "webhook", words: "Made a webhook" },
  "webhook.changed": { about: "webhook", words: "Changed a webhook" },
  "webhook.rotated": { about: "webhook", words: "Gave a webhook a new secret" },
  "webhook.tested": { about: "webhook", words: "Tested a webhook" },
  "webhook.sent-again": { about: "webhook", words: "Sent an event again" },
  "webhook.deleted": { about: "webhook", words: "Deleted a webhook" },

  "job.created": { about: "job", words: "Uploaded a CV" },
  "match.started": { about: "job", words: "Started an analysis", counted: "CVs" },
  "job.retried": { about: "job", words: "Tried a job again" },
  "job.cancelled": { about: "job", words: "Cancelled a job" },
  "job.deleted": { about: "job", words: "Deleted a job" },
  "job.taken-over": { about: "job", words: "Took over the job of a colleague" },
  "original.viewed": { about: "job", words: "Looked at the original" },
  "data.read": { about: "job", words: "Read the data of a CV" },
  "data.downloaded": { about: "job", words: "Downloaded the data of a CV" },
  "document.made": { about: "job", words: "Made documents at the review desk" },
  "document.downloaded": { about: "job", words: "Downloaded documents" },
  "review.saved": { about: "job", words: "Corrected a CV", counted: "changes" },
  "review.reset": { about: "job", words: "Put values of a CV back as they were read", counted: "values" },
  "review.checked": { about: "job", words: "Marked passages of a CV as looked at", counted: "passages" },
  "review.cover-saved": { about: "job", words: "Changed the agency's own words about a CV" },
  "review.finished": { about: "job", words: "Marked a CV as checked" },
  "review.reopened": { about: "job", words: "Marked a CV as not checked after all" },
  "blind.released": { about: "job", words: "Released a blind CV", counted: "passages" },
  "match.viewed": { about: "job", words: "Looked at the result of an analysis" },
  "match.downloaded": { about: "job", words: "Saved the report of an analysis" },
  "match.explained": { about: "job", words: "Saved the explanation for a candidate" },
  "match.changed": { about: "job", words: "Changed the result of an analysis" },
  "match.change-taken-back": { about: "job", words: "Took back a change of a result" },

  "person.found": { about: "person", words: "Searched for a person", counted: "items" },
  "person.exported": { about: "person", words: "Exported what is held of a person", counted: "items" },
  "person.erased": { about: "person", words: "Erased what is held of a person", counted: "items" },

  "template.added": { about: "template", words: "Added a template" },
  "template.removed": { about: "template", words: "Removed a template" },
  "template.assigned": { about: "account", words: "Assigned templates" },
  "brand.changed": { about: "brand", words: "Changed the brand" },
  "brand.file-added": { about: "brand", words: "Uploaded a logo or font" },
  "brand.removed": { about: "brand", words: "Removed the brand" },
  "words.changed": { about: "words", words: "Changed headings and labels", counted: "words" },
  "matcher.switched": { about: "setting", words: "Switched the matcher" },
  "taxonomy.added": { about: "setting", words: "Added a taxonomy", counted: "names" },
  "taxonomy.removed": { about: "setting", words: "Removed a taxonomy" },
  "message.deleted": { about: "message", words: "Deleted a contact message" },

  "jobs.listed": { about: "data", words: "Exported the list of CVs", counted: "CVs" },
  "decisions.exported": { about: "data", words: "Exported the decision log" },
  "scores.exported": { about: "data", words: "Exported the scores without names" },
  "audit.exported": { about: "data", words: "Exported the audit log" },
  "backup.made": { about: "data", words: "Made a backup", counted: "files" },
  "backup.restored": { about: "data", words: "Restored a backup", counted: "files" },
  "retention.purged": { about: "data", words: "Deleted CVs at the end of their retention", counted: "CVs" },
  "retention.cut-audit": { about: "data", words: "Removed old records of the audit log", counted: "records" },
} as const satisfies Record<string, Described>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;
export const AUDIT_ACTION_NAMES = Object.keys(AUDIT_ACTIONS) as AuditAction[];

/** By which way somebody came. */
export const AUDIT_WAYS = {
  browser: "browser",
  key: "API key",
  terminal: "terminal",
  mail: "mail",
  service: "the service itself",
} as const;

export type AuditWay = keyof typeof AUDIT_WAYS;

/**
 * What else is known of an action: names of fields, counts, and words of the product, never a value of a CV, a name of a file or a secret. `fields`: which were
 * changed, not their values.
 */
export type AuditDetails = {
  fields?: readonly string[];
  count?: number;
  amount?: number;
  balance?: number;
  plan?: string;
  role?: string;
  /** `house`, `agency` or `account`. */
  scope?: string;
  scopes?: readonly string[];
  events?: readonly string[];
  templates?: readonly string[];
  types?: readonly string[];
  kind?: string;
  outcome?: string;
  replaced?: boolean;
  on?: boolean;
  days?: number;
  name?: string;
};

/** `id` of an account, null for who is not signed in and for the service. `name`: the address of the account as it was, or the user of the machine. */
export type AuditActor = { id: string | null; name: string | null };

/**
 * A record of the audit log. `account`: whose thing it is about, null for what is the house's. `key`: by which API key, with its name as it was. `before`: the hash of
 * the record before.
 */
export type AuditRecord = {
  seq: number;
  at: string;
  before: string;
  action: AuditAction;
  actor: AuditActor;
  way: AuditWay;
  key?: { id: string; name: string };
  subject?: { kind: AuditSubjectKind; id: string };
  account?: string;
  details?: AuditDetails;
};

/** A record as it is listed: with its hash, what happened in words, and the address of the account that it is about as long as there is the account. */
export type AuditEvent = Omit<AuditRecord, "before"> & { what: string; accountName?: string; hash: string };
/** `next`: the cursor to go on with, absent at the end. A search for text may look at many records and find none of them: then there is a `next` and no event. */
export type AuditPage = { events: AuditEvent[]; next?: number };

/** What happened, in words: "Adjusted the credits: +10, now 12". */
export function auditWords({ action, details = {} }: Pick<AuditRecord, "action" | "details">): string {
  const { words, counted }: Described = AUDIT_ACTIONS[action];
  const { amount, balance, count, on, scopes, events, templates, types, fields, days, replaced, ...plain } = details;
  const list = (title: string, values: readonly string[] | undefined) => (values ? `${title}${values.join(", ") || "none"}` : undefined);
  const parts = [
    plain.name,
    plain.kind,
    plain.role === "admin" ? "administrator" : plain.role,
    plain.outcome,
    plain.plan,
    on === undefined ? undefined : on ? "on" : "off",
    amount === undefined ? undefined : amount < 0 ? String(amount) : `+${amount}`,
    balance === undefined ? undefined : `now ${balance}`,
    list("", scopes),
    list("", events),
    list("", templates),
    list("", types),
    list("", fields),
    count === undefined || !counted ? undefined : `${count} ${count === 1 ? counted.slice(0, -1) : counted}`,
    days === undefined ? undefined : `older than ${days} days`,
    replaced ? "in the place of one of the same key" : undefined,
    plain.scope === "house" || plain.scope === "agency" ? `of the ${plain.scope}` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? `${words}: ${parts.join(", ")}` : words;
}
