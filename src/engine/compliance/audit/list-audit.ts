import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { emailKey } from "../../accounts/users.ts";
import {
  AUDIT_ACTION_NAMES,
  type AuditAction,
  type AuditEvent,
  type AuditPage,
  type AuditRecord,
  auditWords,
} from "../../contract/audit-actions.ts";
import { AppError } from "../../contract/errors.ts";
import { csvLine } from "../../cv/text/csv.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { auditEvents, users } from "../../store/schema.ts";
import type { Trace } from "./trace.ts";

/** As an address or a command gives it; all of it must be true of a record. */
export type AskedAudit = {
  /** The id or address of an account, the id of an API key, or the user of the machine. */
  actor?: string;
  action?: string;
  /** The id of a job, key, webhook, template …; of an account also its address. */
  subject?: string;
  /** A day or an instant; `to` itself is in. */
  from?: string;
  to?: string;
  /** In the record: an address, the name of a key, a field. */
  text?: string;
};

const AUDIT_PAGE_ROWS = 50;
export const MAX_AUDIT_PAGE_ROWS = 500;
const EXPORT_ROWS = 500;
/** How many records a search for a text looks at before it answers: it stays under 50 ms, for which others wait too. */
const MAX_LOOKED_AT = 8_000;
const DAY_MS = 24 * 60 * 60_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A question that has been read: conditions that an index answers, and the text. */
export type AuditFilter = { where: SQL | undefined; text: string };

/** Throws AppError "invalid", with a sentence that names what is wrong. */
export function readAuditFilter(db: Db, { actor, action, subject, from, to, text = "" }: AskedAudit): AuditFilter {
  const [since, until] = [from ? instantOf(from, "from") : undefined, to ? instantOf(to, "to") : undefined];
  if (since && until && since.start >= until.end) throw new AppError("invalid", `"from" is after "to". Please swap them.`);
  const where = and(
    actor ? isActor(db, actor.trim()) : undefined,
    action ? isAction(knownAction(action), Boolean(actor || subject)) : undefined,
    subject ? eq(auditEvents.subjectId, subjectIdOf(db, subject.trim())) : undefined,
    since && gte(auditEvents.at, since.start),
    until && lt(auditEvents.at, until.end),
  );
  return { where, text: text.trim().toLowerCase() };
}

/** An id is that of an account or of a key. Each has an index of its own: one is asked, not both. */
function isActor(db: Db, actor: string): SQL {
  if (!UUID.test(actor)) return eq(auditEvents.actorName, actor.includes("@") ? nameAsWritten(db, actor) : actor);
  const isKey = db.select({ seq: auditEvents.seq }).from(auditEvents).where(eq(auditEvents.keyId, actor)).limit(1).get();
  return eq(isKey ? auditEvents.keyId : auditEvents.actorId, actor);
}

/** An address is the same in any case; the log has it as the account was made. */
const nameAsWritten = (db: Db, address: string): string => accountWith(db, address)?.email ?? address;

/** Somebody, or some job, has fewer records than an action: with one of them its index is not to be asked, which the `+` says to SQLite. */
const isAction = (action: AuditAction, hasOther: boolean): SQL =>
  hasOther ? sql`+${auditEvents.action} = ${action}` : eq(auditEvents.action, action);

function knownAction(action: string): AuditAction {
  const known = AUDIT_ACTION_NAMES.find((name) => name === action);
  if (!known) throw new AppError("invalid", `There is no action "${action.slice(0, 60)}". One is document.downloaded.`);
  return known;
}

/** The address of an account that was deleted is known from what it did. */
function subjectIdOf(db: Db, subject: string): string {
  if (!subject.includes("@")) return subject;
  const found = accountWith(db, subject)?.id;
  const acted = db.select({ id: auditEvents.actorId }).from(auditEvents).where(eq(auditEvents.actorName, subject)).limit(1).get();
  return found ?? acted?.id ?? subject;
}

const accountWith = (db: Db, address: string) =>
  db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.emailKey, emailKey(address)))
    .get();

/** A day is all of it. */
function instantOf(text: string, name: "from" | "to"): { start: string; end: string } {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const at = new Date(/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/.test(text) ? text : Number.NaN).getTime();
  if (Number.isNaN(at))
    throw new AppError("invalid", `Please give "${name}" as a day such as 2026-11-30, or as an instant such as 2026-11-30T08:00:00Z.`);
  return { start: new Date(at).toISOString(), end: new Date(at + (isDay ? DAY_MS : 1)).toISOString() };
}

/** Records of the audit log, the newest first. `cursor`: `next` of the page before. */
export function listAudit(db: Db, filter: AuditFilter, cursor?: number, rows = AUDIT_PAGE_ROWS): AuditPage {
  const { found, next } = filter.text === "" ? pageOf(db, filter.where, cursor, rows) : searchText(db, filter, cursor, rows);
  return { events: describeAll(db, found), ...(next !== undefined && { next }) };
}

/** What an account did, and what was done to its things by others. */
export const ofAccount = (id: string): AuditFilter => ({ where: eq(auditEvents.account, id), text: "" });

type Row = { seq: number; at: string | null; body: string; hash: string };
type Found = { found: Row[]; next?: number };

function pageOf(db: Db, where: SQL | undefined, cursor: number | undefined, rows: number): Found {
  const found = db
    .select({ seq: auditEvents.seq, at: auditEvents.at, body: auditEvents.body, hash: auditEvents.hash })
    .from(auditEvents)
    .where(and(where, cursor === undefined ? undefined : isBefore(db, cursor)))
    .orderBy(desc(auditEvents.at), desc(auditEvents.seq))
    .limit(rows + 1)
    .all();
  const shown = found.slice(0, rows);
  return { found: shown, next: found.length > rows ? shown.at(-1)?.seq : undefined };
}

/** By time, as the filters have it, and in one instant by number. The clock may have been set back between two records. */
function isBefore(db: Db, cursor: number): SQL | undefined {
  const at = db.select({ at: auditEvents.at }).from(auditEvents).where(eq(auditEvents.seq, cursor)).get()?.at;
  // The retention has cut it, and all that is older with it.
  if (!at) return sql`0`;
  return and(sql`${auditEvents.at} <= ${at}`, or(lt(auditEvents.at, at), lt(auditEvents.seq, cursor)));
}

/** No index knows the words of a record: so many are looked at, and the answer says where to go on. */
function searchText(db: Db, { where, text }: AuditFilter, cursor: number | undefined, rows: number): Found {
  const found: Row[] = [];
  let last = cursor;
  for (let looked = 0; looked < MAX_LOOKED_AT; looked += EXPORT_ROWS) {
    const page = pageOf(db, where, last, EXPORT_ROWS);
    for (const row of page.found) {
      last = row.seq;
      if (!textOf(row).includes(text)) continue;
      found.push(row);
      if (found.length === rows) return { found, next: last };
    }
    if (page.next === undefined) return { found };
  }
  return { found, next: last };
}

/** What a search for words looks at: what happened as a person reads it, and who did it to what. */
function textOf({ body }: Row): string {
  const { hash: _, before: __, ...record } = JSON.parse(body) as AuditRecord & { hash?: string };
  return `${auditWords(record)} ${JSON.stringify(record)}`.toLowerCase();
}

function describeAll(db: Db, rows: Row[]): AuditEvent[] {
  const records = rows.map(({ body, hash }) => ({ record: JSON.parse(body) as AuditRecord, hash }));
  const ids = [...new Set(records.flatMap(({ record }) => record.account ?? []))];
  const named = ids.length > 0 ? db.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, ids)).all() : [];
  const names = new Map(named.map(({ id, email }) => [id, email]));
  return records.map(({ record: { before: _, ...record }, hash }) => {
    const accountName = record.account && names.get(record.account);
    return { ...record, what: auditWords(record), ...(accountName && { accountName }), hash };
  });
}

export type AuditFormat = "jsonl" | "csv";

/** Records of a filter as a file, which is recorded first. */
export function exportAudit(
  { store, trace, now }: { store: Store; trace: Trace; now: () => Date },
  filter: AuditFilter,
  format: AuditFormat,
): { fileName: string; lines: Generator<string> } {
  store.transaction((tx) => trace(tx, { action: "audit.exported" }));
  return { fileName: `Audit log ${now().toISOString().slice(0, 10)}.${format}`, lines: auditLines(store.db, filter, format) };
}

/** All records of a filter, the newest first, line by line: JSON Lines, or a table for people. */
function* auditLines(db: Db, { where, text }: AuditFilter, format: AuditFormat): Generator<string> {
  if (format === "csv") yield csvLine(COLUMNS);
  let cursor: number | undefined;
  do {
    const { found, next } = pageOf(db, where, cursor, EXPORT_ROWS);
    const wanted = text === "" ? found : found.filter((row) => textOf(row).includes(text));
    for (const event of describeAll(db, wanted)) yield format === "csv" ? toCsv(event) : `${JSON.stringify(event)}\n`;
    cursor = next;
  } while (cursor !== undefined);
}

const COLUMNS = "seq at action what way actor actor_id key key_id subject subject_id account account_id details hash".split(" ");

const toCsv = ({ seq, at, action, what, way, actor, key, subject, account, accountName, details, hash }: AuditEvent) =>
  csvLine(
    [
      ...[String(seq), at, action, what, way, actor.name, actor.id, key?.name, key?.id],
      ...[subject?.kind, subject?.id, accountName, account, details && JSON.stringify(details), hash],
    ].map((cell) => cell ?? ""),
  );
