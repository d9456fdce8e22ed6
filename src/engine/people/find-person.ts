import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Trace } from "../audit/trace.ts";
import { registeredBackups } from "../backup/register.ts";
import type { KnownBackup, PersonFound, PersonItem } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import type { DecisionLog } from "../decisions/record-matches.ts";
import { recordsOf } from "../decisions/records-of.ts";
import { type Keeper, keptBy } from "../house/keeper.ts";
import { filesOf, type JobFile, type JobRow } from "../jobs/job.ts";
import { failedOf, resultsOf } from "../jobs/match-changes/changed-match.ts";
import type { Db, Store } from "../store/open-store.ts";
import { analysedPeople, jobs, matchChanges, messages, reviews, users } from "../store/schema.ts";
import { isFileName, isMail, isName, openMention, toWanted, type Wanted } from "./compare.ts";

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
  const { items, unread } = await searchHeld(tools.store.db, keeper, query);
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
export async function searchHeld(db: Db, keeper: Keeper, query: string): Promise<{ items: HeldItem[]; unread: number }> {
  const wanted = toWanted(query);
  if (!wanted) throw new AppError("invalid", "Please give at least three letters of a name, a mail address or the name of a file.");
  const search: Search = { wanted, isMentioned: openMention(wanted), accounts: accountsById(db) };
  const found: HeldItem[] = keeper === "house" ? [...itemsOfMessages(db, search), ...itemsOfAccounts(db, search)] : [];
  const rows = jobIdsOf(db, keeper);
  const others: HeldItem[] = [];
  let unread = 0;
  for (const [index, id] of rows.entries()) {
    if (index % JOBS_AT_ONCE === JOBS_AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
    const row = db.select().from(jobs).where(eq(jobs.id, id)).get();
    if (!row) continue;
    const files = filesOf(db, id);
    const parts = row.jobType === "cv" ? [partOfCv(db, row, files)] : partsOfAnalysis(db, row, files);
    const items = parts.map((part) => toItem(part, row, search));
    found.push(...items.filter((item) => item !== null));
    const missed = parts.filter((_, at) => items[at] === null);
    others.push(...missed.map((part) => ({ ...describe(part, row, search), how: "same-file" as const })));
    if (row.status !== "completed" && files.some(({ role }) => role === "source") && items.every((item) => item === null)) unread += 1;
  }
  const known = new Set(found.filter(({ how }) => how !== "mentioned").flatMap(({ sha256 }) => sha256));
  const same = others.filter(({ sha256 }) => sha256.some((one) => known.has(one)));
  const asOwn = found.map((item) =>
    item.how === "mentioned" && item.sha256.some((one) => known.has(one)) ? { ...item, how: "same-file" as const } : item,
  );
  return { items: [...asOwn, ...same].sort((a, b) => b.at.localeCompare(a.at)), unread };
}

type Search = { wanted: Wanted; isMentioned: (text: string) => boolean; accounts: Map<string, string> };
/** A CV to be formatted, a CV of an analysis, or what an analysis has beside its CVs: the names that its content gives, and its texts. */
type Part = {
  id: string;
  position?: number;
  title: string;
  names: Names;
  fileNames: string[];
  text: string;
  files: JobFile[];
  own: JobFile[];
};
type Names = { name: string | null | undefined; email: string | null | undefined }[];

function partOfCv(db: Db, row: JobRow, files: JobFile[]): Part {
  const review = db.select().from(reviews).where(eq(reviews.jobId, row.id)).get();
  const { jdText, jdFileName, keywords, warnings, recommendations, blindCheck } = row;
  const resumes = review ? [review.resume, review.parsed] : [];
  return {
    id: `cv:${row.id}`,
    title: row.fileName,
    names: [
      ...(review ? [{ name: review.candidateName, email: undefined }] : []),
      ...resumes.map(({ basics: { name, email } }) => ({ name, email })),
    ],
    fileNames: [row.fileName, ...files.filter(({ role }) => role !== "jd").map(({ name }) => name)],
    text: textOf([resumes, review?.cover, jdText, jdFileName, keywords, warnings, recommendations, blindCheck]),
    files,
    own: files.filter(({ role }) => role === "source"),
  };
}

function partsOfAnalysis(db: Db, row: JobRow, files: JobFile[]): Part[] {
  const people = db.select().from(analysedPeople).where(eq(analysedPeople.jobId, row.id)).all();
  const { score } = row;
  const results = score ? [...resultsOf(score, row.fileName), ...failedOf(score)] : [];
  const changes = matchChangesOf(db, row.id);
  const about = (position?: number) => changes.filter((change) => ("cv_index" in change ? change.cv_index : undefined) === position);
  const sources = files.filter(({ role }) => role === "source");
  const positions = new Set([...[...sources, ...people].map(({ position }) => position), ...results.map(({ cv_index }) => cv_index)]);
  const rest = files.filter(({ role }) => role !== "source");
  const cvs = [...positions]
    .sort((a, b) => a - b)
    .map((position): Part => {
      const own = sources.filter((file) => file.position === position);
      const result = results.find(({ cv_index }) => cv_index === position);
      const title = own[0]?.name ?? result?.cv_filename ?? row.fileName;
      return {
        id: `analysis:${row.id}:${position}`,
        position,
        title,
        names: people.filter((person) => person.position === position),
        fileNames: [title],
        text: textOf([result, about(position)]),
        files: own,
        own,
      };
    });
  // Of an analysis that failed the CVs are gone, and the name of its file is all that tells of them.
  const fileNames = cvs.length === 0 ? [row.fileName] : [];
  // The job description is what may mention the person: the name of the analysis is that of another candidate's file.
  const title = cvs.length === 0 ? row.fileName : (row.jdTitle ?? row.jdFileName ?? "Job description");
  const whole = { id: `analysis:${row.id}`, title, names: [], fileNames, own: [], files: rest };
  return [...cvs, { ...whole, text: textOf([row.jdText, row.jdFileName, row.jdTitle, row.errorMessage, about()]) }];
}

/** What a recruiter noted, and gave as a reason, also where it is taken back. */
const matchChangesOf = (db: Db, jobId: string) =>
  db
    .select({ change: matchChanges.change })
    .from(matchChanges)
    .where(eq(matchChanges.jobId, jobId))
    .all()
    .map(({ change }) => change);

/** As one text in which a name can be looked for: JSON writes the end of a line as a letter. */
const textOf = (values: unknown[]): string => JSON.stringify(values).replaceAll("\\n", " ").replaceAll("\\t", " ");

function toItem(part: Part, row: JobRow, search: Search): HeldItem | null {
  const { wanted, isMentioned } = search;
  const how = part.names.some(({ email }) => isMail(wanted, email))
    ? "mail"
    : part.names.some(({ name }) => isName(wanted, name))
      ? "name"
      : part.fileNames.some((name) => isFileName(wanted, name))
        ? "file"
        : isMentioned(part.text)
          ? "mentioned"
          : null;
  return how && { ...describe(part, row, search), how };
}

function describe({ id, position, title, names, files, own }: Part, row: JobRow, { accounts }: Search): Omit<HeldItem, "how"> {
  return {
    id,
    kind: row.jobType === "cv" ? "cv" : "analysis",
    title,
    name: names.find(({ name }) => name)?.name ?? null,
    email: names.find(({ email }) => email)?.email ?? null,
    at: row.createdAt.toISOString(),
    account: accounts.get(row.userId) ?? null,
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

function jobIdsOf(db: Db, keeper: Keeper): string[] {
  return db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNull(jobs.purgedAt), ofKeeper(keeper)))
    .all()
    .map(({ id }) => id);
}

const accountsById = (db: Db) =>
  new Map(
    db
      .select({ id: users.id, email: users.email })
      .from(users)
      .all()
      .map(({ id, email }) => [id, email]),
  );

const distinct = (values: (string | null)[]): string[] => [...new Set(values.filter((value): value is string => value !== null))].sort();
