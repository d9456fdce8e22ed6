import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "./open-store.ts";
import { jobs, searchedJobs } from "./schema.ts";

/**
 * The word index of the search for a person, two FTS5 tables of SQLite (https://sqlite.org/fts5.html), a row of each for a job. `words` are all that are kept of
 * it, `called` those of the names that were read and of the names of its files, `fileNames` the latter without what stands between their words: "zoemuellercv".
 * All are written by the caller in the form in which they are compared, with a space between them: the tokenizer splits at spaces and changes nothing.
 * `secure-delete` takes words out of the index itself, and not only out of what it answers.
 */
export type SearchedWords = { words: string[]; called: string[]; fileNames: string[] };
/** All of `words`, or two of `pairOf` in what is called so, or a file name with one of `fileNames` in it. At least one must be given. */
export type LookUp = { words?: string[]; called?: string[]; pairOf?: string[]; fileNames?: string[] };

/** Jobs, each some 15 ms. */
const MAX_FORGOTTEN_AT_ONCE = 10;

/** The job that was changed first since the index has read it. It may have been removed or emptied: then nothing of it may stay. */
export const nextToIndex = (db: Db): { number: number; jobId: string } | undefined =>
  db
    .select({ number: searchedJobs.number, jobId: searchedJobs.jobId })
    .from(searchedJobs)
    // Written out: SQLite uses the index of these jobs only for the condition that it was made with.
    .where(sql`${searchedJobs.isCurrent} = 0`)
    .orderBy(asc(searchedJobs.number))
    .limit(1)
    .get();

/** Puts the words of a job in the place of those that the index had of it. */
export function writeWords(tx: Db, number: number, { words, called, fileNames }: SearchedWords): void {
  removeWords(tx, number);
  tx.run(sql`insert into searched_words (rowid, words, called) values (${number}, ${words.join(" ")}, ${called.join(" ")})`);
  tx.run(sql`insert into searched_file_names (rowid, names) values (${number}, ${fileNames.join(" ")})`);
  tx.update(searchedJobs).set({ isCurrent: true }).where(eq(searchedJobs.number, number)).run();
}

/** Takes a job that is gone out of the index. */
export function forgetJob(tx: Db, number: number): void {
  removeWords(tx, number);
  tx.delete(searchedJobs).where(eq(searchedJobs.number, number)).run();
}

/**
 * Takes jobs out of the index in the transaction that removes or empties them, where they are few. Of many the index is told by its triggers, and forgets them
 * one after the other within seconds (`compliance/people/keep-index.ts`): a service that deletes an account of 2,000 jobs would stand still for half a minute.
 */
export function forgetJobs(tx: Db, jobIds: string[]): void {
  if (jobIds.length > MAX_FORGOTTEN_AT_ONCE) return;
  const rows = tx.select({ number: searchedJobs.number }).from(searchedJobs).where(inArray(searchedJobs.jobId, jobIds)).all();
  for (const { number } of rows) forgetJob(tx, number);
}

/** The jobs that the index has found, among those that `condition` selects. Their texts must be compared: words may stand anywhere in them. */
export function jobsWithWords(db: Db, { words, called, pairOf, fileNames = [] }: LookUp, condition: SQL | undefined): string[] {
  const terms = [
    ...(words ? [`words : (${allOf(words)})`] : []),
    ...(called ? [`called : (${allOf(called)})`] : []),
    ...(pairOf ? [`called : (${pairsOf(pairOf).map(allOf).join(" OR ")})`] : []),
  ];
  const found = [
    ...(terms.length > 0 ? [sql`select rowid from searched_words where searched_words match ${terms.join(" OR ")}`] : []),
    ...fileNames.map((name) => sql`select rowid from searched_file_names where names glob ${`*${name}*`}`),
  ];
  return db
    .select({ id: jobs.id })
    .from(searchedJobs)
    .innerJoin(jobs, eq(jobs.id, searchedJobs.jobId))
    .where(and(isNull(jobs.purgedAt), condition, sql`${searchedJobs.number} in (${sql.join(found, sql` union `)})`))
    .all()
    .map(({ id }) => id);
}

function removeWords(tx: Db, number: number): void {
  tx.run(sql`delete from searched_words where rowid = ${number}`);
  tx.run(sql`delete from searched_file_names where rowid = ${number}`);
}

const allOf = (words: string[]): string => `(${words.map((word) => `"${word}"`).join(" AND ")})`;
const pairsOf = (words: string[]): string[][] => words.flatMap((word, at) => words.slice(at + 1).map((other) => [word, other]));
