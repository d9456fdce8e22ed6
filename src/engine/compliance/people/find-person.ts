import { and, eq, exists, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { registeredBackups } from "../../backup/register.ts";
import type { KnownBackup, PersonFound, PersonItem } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import { type Keeper, keptBy } from "../../house/keeper.ts";
import type { JobRow } from "../../jobs/job.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { jobFiles, jobs, messages, users } from "../../store/schema.ts";
import type { Trace } from "../audit/trace.ts";
import type { DecisionLog } from "../decisions/record-matches.ts";
import { recordsOf } from "../decisions/records-of.ts";
import { isFileName, isMail, isName, openMention, toWanted, type Wanted } from "./compare.ts";
import { candidateJobs, completePersonIndex } from "./person-index.ts";
import { type Part, partsOf } from "./person-parts.ts";

/** An item with what export and erasure need. `position`: of one CV among several of an analysis. `sha256`: of the person's own documents. */
export type HeldItem = PersonItem & { jobId?: string; position?: number; sha256: string[] };
export type FindTools = { store: Store; trace: Trace; config: { dataDir: string }; decisionLog: DecisionLog };

/** Other requests are answered after so many jobs. */
const JOBS_AT_ONCE = 20;

/**
 * What is held of a person in all jobs of an account, of an agency, or of all accounts with the keeper `house`: by the name or mail address that was read, by the name of the file, by the same
 * file under another name, and where a text mentions the person. The house is also told of contact messages and accounts. Throws AppError "invalid" for too short a search.
 */
export async function findPerson(tools: FindTools, keeper: Keeper, query: string): Promise<PersonFound> {
  const { items, unread } = await searchHeld(tools.store, keeper, query);
  const subject = subjectOf(tools.decisionLog, query);
  tools.store.transaction((tx) => tools.trace(tx, { action: "person.found", subject, ...aboutPerson(keeper, items.length) }));
  const own = items.filter(({ how }) => how !== "mentioned");
  const cvs = own.flatMap(({ sha256 }) => sha256).map((sha256) => tools.decisionLog.key.nameOf("cv", sha256));
  return {
    subject,
    items: items.map(({ jobId: _, position: __, sha256: ___, ...item }) => item),
    names: distinct(own.map(({ name }) => name)),
    emails: distinct(own.map(({ email }) => email)),
    decisions: recordsOf(tools.store.db, keeper, cvs).length,
    unread,
    backups: backupsWith(tools.config.dataDir, own, keeper === "house"),
  };
}

/** What the audit log says of a person: in whose jobs, and how many items. */
export function aboutPerson(keeper: Keeper, count: number) {
  const { account, details } = keptBy(keeper);
  return { account, details: { ...details, count } };
}

/** The name of a search in the decision log, which tells nothing without the key. */
export const subjectOf = ({ key }: DecisionLog, query: string): string => key.nameOf("person", (toWanted(query)?.words ?? []).join(" "));

/** The backups that were made since the first of some items came. Where they lie is told to the house alone. */
export function backupsWith(dataDir: string, items: Pick<PersonItem, "at" | "kind">[], forHouse: boolean): KnownBackup[] {
  const first = items.map(({ at }) => at).sort()[0];
  return registeredBackups(dataDir)
    .filter(({ madeAt }) => first !== undefined && madeAt >= first)
    .map(({ path, madeAt, isThere }) => ({ madeAt, ...(forHouse && { path }), isThere }));
}

/** The items themselves, newest first, and the number of jobs whose documents were never read. */
export async function searchHeld(store: Store, keeper: Keeper, query: string): Promise<{ items: HeldItem[]; unread: number }> {
  const { db } = store;
  const wanted = toWanted(query);
  if (!wanted) throw new AppError("invalid", "Please give at least three letters of a name, a mail address or the name of a file.");
  await completePersonIndex(store);
  const search: Search = { wanted, isMentioned: openMention(wanted), accountOf: accountsById(db) };
  const found: HeldItem[] = keeper === "house" ? [...itemsOfMessages(db, search), ...itemsOfAccounts(db, search)] : [];
  const candidates = candidateJobs(db, wanted, ofKeeper(keeper));
  await forEachJob(db, candidates, (row) => {
    found.push(...partsOf(db, row).flatMap((part) => toItem(part, row, search) ?? []));
  });
  const known = new Set(found.filter(({ how }) => how !== "mentioned").flatMap(({ sha256 }) => sha256));
  const isKnown = ({ sha256 }: { sha256: string[] }) => sha256.some((one) => known.has(one));
  const items = found.map((item) => (item.how === "mentioned" && isKnown(item) ? { ...item, how: "same-file" as const } : item));
  const ids = new Set(items.map(({ id }) => id));
  await forEachJob(db, jobsWithFiles(db, known, ofKeeper(keeper)), (row) => {
    const others = partsOf(db, row).filter((part) => !ids.has(part.id));
    items.push(...others.map((part) => ({ ...describe(part, row, search), how: "same-file" as const })).filter(isKnown));
  });
  const unread = unreadJobs(db, ofKeeper(keeper));
  for (const { jobId } of found) if (jobId !== undefined) unread.delete(jobId);
  return { items: items.sort((a, b) => b.at.localeCompare(a.at)), unread: unread.size };
}

type Search = { wanted: Wanted; isMentioned: (text: string) => boolean; accountOf: (userId: string) => string | null };

async function forEachJob(db: Db, ids: string[], use: (row: JobRow) => void): Promise<void> {
  for (const [index, id] of ids.entries()) {
    if (index % JOBS_AT_ONCE === JOBS_AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
    const row = db.select().from(jobs).where(eq(jobs.id, id)).get();
    // Removed meanwhile.
    if (row && !row.purgedAt) use(row);
  }
}

/** The jobs with one of some documents among their CVs. The documents are looked up first: they are few, and the jobs of a house are not. */
const jobsWithFiles = (db: Db, sha256: Set<string>, condition: SQL | undefined): string[] => {
  const holding = db
    .select({ jobId: jobFiles.jobId })
    .from(jobFiles)
    // The role is written out: SQLite uses the index of the hashes only for the condition that it was made with.
    .where(and(sql`${jobFiles.role} = 'source'`, inArray(jobFiles.sha256, [...sha256])));
  return db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, holding), isNull(jobs.purgedAt), condition))
    .all()
    .map(({ id }) => id);
};

/** The jobs that have CVs and were not completed: nobody knows what these say. */
const unreadJobs = (db: Db, condition: SQL | undefined): Set<string> => {
  const source = db
    .select({ id: jobFiles.id })
    .from(jobFiles)
    .where(and(eq(jobFiles.jobId, jobs.id), eq(jobFiles.role, "source")));
  // Written out as in the index of these jobs, which SQLite uses only so.
  const isIncomplete = sql`${jobs.status} <> 'completed' and ${jobs.purgedAt} is null`;
  return new Set(
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(isIncomplete, condition, exists(source)))
      .all()
      .map(({ id }) => id),
  );
};

function toItem(part: Part, row: JobRow, search: Search): HeldItem | null {
  const { wanted, isMentioned } = search;
  const how = part.names.some(({ email }) => isMail(wanted, email))
    ? "mail"
    : part.names.some(({ name }) => isName(wanted, name))
      ? "name"
      : part.fileNames.some((name) => isFileName(wanted, name))
        ? "file"
        : isMentioned(part.texts.join("\n"))
          ? "mentioned"
          : null;
  return how && { ...describe(part, row, search), how };
}

function describe({ id, position, title, names, files, own }: Part, row: JobRow, { accountOf }: Search): Omit<HeldItem, "how"> {
  return {
    id,
    kind: row.jobType === "cv" ? "cv" : "analysis",
    title,
    name: names.find(({ name }) => name)?.name ?? null,
    email: names.find(({ email }) => email)?.email ?? null,
    at: row.createdAt.toISOString(),
    account: accountOf(row.userId),
    files: files.length,
    erasable: true,
    jobId: row.id,
    ...(position !== undefined && { position }),
    sha256: own.map(({ sha256 }) => sha256),
  };
}

function itemsOfMessages(db: Db, { wanted, isMentioned }: Search): HeldItem[] {
  return db
    .select()
    .from(messages)
    .all()
    .flatMap(({ id, name, email, message, company, createdAt }): HeldItem[] => {
      const how = isMail(wanted, email)
        ? "mail"
        : isName(wanted, name)
          ? "name"
          : isMentioned(`${message} ${company}`)
            ? "mentioned"
            : null;
      if (!how) return [];
      const title = "Contact message";
      return [{ ...NOTHING, id: `message:${id}`, kind: "message", how, title, name, email, at: createdAt.toISOString(), erasable: true }];
    });
}

function itemsOfAccounts(db: Db, { wanted }: Search): HeldItem[] {
  return db
    .select()
    .from(users)
    .all()
    .flatMap(({ id, email, firstName, lastName, createdAt }): HeldItem[] => {
      const name = [firstName, lastName].filter(Boolean).join(" ") || null;
      const how = isMail(wanted, email) ? "mail" : isName(wanted, name) ? "name" : null;
      if (!how) return [];
      const title = "Account of this service";
      return [{ ...NOTHING, id: `account:${id}`, kind: "account", how, title, name, email, at: createdAt.toISOString(), erasable: false }];
    });
}

const NOTHING = { account: null, files: 0, sha256: [] as string[] };

function ofKeeper(keeper: Keeper): SQL | undefined {
  if (keeper === "house") return undefined;
  return "userId" in keeper ? eq(jobs.userId, keeper.userId) : eq(jobs.agencyId, keeper.agencyId);
}

function accountsById(db: Db): (userId: string) => string | null {
  const known = new Map<string, string | null>();
  return (userId) => {
    if (!known.has(userId))
      known.set(userId, db.select({ email: users.email }).from(users).where(eq(users.id, userId)).get()?.email ?? null);
    return known.get(userId) ?? null;
  };
}

const distinct = (values: (string | null)[]): string[] => [...new Set(values.filter((value): value is string => value !== null))].sort();
