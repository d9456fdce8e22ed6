import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "../../contract/errors.ts";
import type { Keeper } from "../../house/keeper.ts";
import { filesOf, type JobFile, type JobRow } from "../../jobs/job.ts";
import { failedOf, resultsOf } from "../../jobs/match-changes/changed-match.ts";
import { numbered } from "../../jobs/results/download.ts";
import type { Files } from "../../store/disk/files.ts";
import type { Db } from "../../store/open-store.ts";
import { CHANGED_CV, jobs, matchChanges, messages, reviews, users } from "../../store/schema.ts";
import { recordsOf } from "../decisions/records-of.ts";
import { writeRecord } from "../decisions/write-record.ts";
import { aboutPerson, type FindTools, type HeldItem, searchHeld, subjectOf } from "./find-person.ts";

export type PersonExport = {
  fileName: string;
  /** Everything but the files, as JSON for people and programs. */
  json: string;
  /** The documents, each with its path in the data folder and its name in the export. */
  files: { path: string; fileName: string }[];
};

/**
 * All that is held of a person, or the items that are named: what was read and corrected, scores with their quotes, records of the decision log, messages, and the documents.
 * Of an analysis only the person's own part, or the job description that mentions the person. What only mentions the person, such as the CV of a colleague, is in it when it is named. That it was exported is recorded. Throws as `findPerson`, and "not_found" where there is nothing.
 */
export async function exportPerson(
  tools: FindTools & { files: Files; now: () => Date },
  keeper: Keeper,
  { query, items: ids, by }: { query: string; items?: string[]; by: string },
): Promise<PersonExport> {
  const { store, trace, files, decisionLog, now } = tools;
  const found = (await searchHeld(store, keeper, query)).items;
  const chosen = found.filter(({ id, how }) => (ids ? ids.includes(id) : how !== "mentioned"));
  if (chosen.length === 0) throw new AppError("not_found", "Nothing is held of this person.");
  const subject = subjectOf(decisionLog, query);
  store.transaction((tx) => {
    writeRecord(tx, decisionLog.key, by, { kind: "export", what: "person", subject }, now());
    trace(tx, { action: "person.exported", subject, ...aboutPerson(keeper, chosen.length) });
  });

  const taken = new Map<string, number>();
  const kept = chosen.map((item, index) => ({
    item,
    files: filesOfItem(store.db, item).map((file) => ({ ...file, inZip: numbered(nameInZip(index, file), taken) })),
  }));
  const cvs = chosen.flatMap(({ sha256 }) => sha256).map((sha256) => decisionLog.key.nameOf("cv", sha256));
  const whole = {
    searchedFor: query,
    exportedAt: now().toISOString(),
    items: kept.map(({ item, files: own }) => ({
      ...publicPart(item),
      content: contentOf(store.db, item),
      files: own.map(({ inZip, bytes, sha256 }) => ({ name: inZip, bytes, sha256 })),
    })),
    decisions: recordsOf(store.db, keeper, cvs),
  };
  return {
    fileName: `Personal data ${now().toISOString().slice(0, 10)}.zip`,
    json: `${JSON.stringify(whole, null, 2)}\n`,
    files: kept.flatMap(({ files: own }) => own.map(({ id, inZip }) => ({ path: files.path(id), fileName: inZip }))),
  };
}

const publicPart = ({ jobId: _, position: __, sha256: ___, ...item }: HeldItem) => item;

/** A folder for each item: uploads and results may be called the same. */
const nameInZip = (index: number, { role, position, name }: JobFile) =>
  `files/${index + 1}/${role}${position > 1 ? ` ${position}` : ""} - ${name.replaceAll(/[/\\:\0]/g, "_")}`;

function filesOfItem(db: Db, { kind, jobId, position }: HeldItem): JobFile[] {
  if (jobId === undefined) return [];
  const files = filesOf(db, jobId);
  if (kind === "cv") return files;
  // The CVs of an analysis are of one person each; what it has beside them is no candidate's.
  return files.filter(({ role, ...file }) => (role === "source" ? file.position === position : position === undefined));
}

function contentOf(db: Db, { id, kind, jobId, position }: HeldItem): unknown {
  if (jobId === undefined) return contentBeside(db, id);
  const row = db.select().from(jobs).where(eq(jobs.id, jobId)).get();
  if (!row) return null;
  if (kind === "analysis") return contentOfAnalysis(db, row, position);
  const review = db.select().from(reviews).where(eq(reviews.jobId, jobId)).get() ?? null;
  return { ...row, review };
}

/** The part of one candidate, or without a position what is about none of them: other people's results are in the same row. */
function contentOfAnalysis(db: Db, row: JobRow, position: number | undefined): unknown {
  const { score, jobType, status, createdAt, completedAt, jdFileName, jdTitle } = row;
  const isAbout = position === undefined ? isNull(CHANGED_CV) : eq(CHANGED_CV, position);
  const changes = db
    .select()
    .from(matchChanges)
    .where(and(eq(matchChanges.jobId, row.id), isAbout))
    .all();
  const about = { jobType, status, createdAt, completedAt, jdFileName, jdTitle, changes };
  if (position === undefined) return { ...about, jdText: row.jdText, errorMessage: row.errorMessage };
  const results = score ? [...resultsOf(score, row.fileName), ...failedOf(score)] : [];
  return { ...about, result: results.find(({ cv_index }) => cv_index === position) ?? null };
}

function contentBeside(db: Db, id: string): unknown {
  const [kind, key = ""] = id.split(":");
  if (kind === "message") return db.select().from(messages).where(eq(messages.id, key)).get() ?? null;
  const user = db.select().from(users).where(eq(users.id, key)).get();
  if (!user) return null;
  const { passwordHash: _, ...account } = user;
  return account;
}
