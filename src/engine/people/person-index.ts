import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Db, Store } from "../store/open-store.ts";
import { jobs } from "../store/schema.ts";
import { forgetJob, jobsToRead, jobsWithWords, type LookUp, type SearchedWords, writeWords } from "../store/searched-words.ts";
import { squeezedFileName, type Wanted, withoutExtension, wordsOf } from "./compare.ts";
import { type Part, partsOf } from "./person-parts.ts";

/** A name has no more words that tell it apart. */
const MOST_WORDS = 6;

/**
 * Brings the word index up to date with at most `most` jobs that were added, changed, emptied or removed since, each in a transaction of its own: the words of
 * 300 kB of text take some 20 ms to replace. Returns how many there were, 0 when the index is up to date.
 */
export function updatePersonIndex({ db, transaction }: Store, most: number): number {
  const rows = jobsToRead(db, most);
  for (const { number, jobId } of rows)
    transaction((tx) => {
      const row = tx
        .select()
        .from(jobs)
        .where(and(eq(jobs.id, jobId), isNull(jobs.purgedAt)))
        .get();
      if (row) writeWords(tx, number, wordsOfParts(partsOf(tx, row)));
      else forgetJob(tx, number);
    });
  return rows.length;
}

/**
 * The same until nothing is left, or until `isStopped`; other requests are answered after each job. Then the words of deleted jobs are not left in the
 * write-ahead log either. Returns how many jobs there were.
 */
export async function completePersonIndex(store: Store, isStopped: () => boolean = () => false): Promise<number> {
  let count = 0;
  while (!isStopped() && updatePersonIndex(store, 1) > 0) {
    count += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (count > 0) store.checkpoint();
  return count;
}

/** The jobs, among those that `condition` selects, in which the person may be found. The index must be up to date. */
export function candidateJobs(db: Db, wanted: Wanted, condition: SQL | undefined): string[] {
  const lookUp = lookUpOf(wanted);
  if (lookUp) return jobsWithWords(db, lookUp, condition);
  return db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNull(jobs.purgedAt), condition))
    .all()
    .map(({ id }) => id);
}

function wordsOfParts(parts: Part[]): SearchedWords {
  const names = parts.flatMap((part) => part.names.map(({ name }) => name ?? ""));
  const emails = parts.flatMap((part) => part.names.map(({ email }) => email ?? ""));
  const fileNames = parts.flatMap((part) => part.fileNames).map(withoutExtension);
  const called = distinctWords([...names, ...fileNames]);
  const texts = parts.flatMap((part) => part.texts);
  return {
    words: distinctWords([...names, ...emails, ...fileNames, ...texts]).filter(isKept),
    called,
    fileNames: [...new Set(fileNames.map(squeezedFileName))],
  };
}

/** Null for words of which the index keeps none, such as "J K L": then every text must be read. */
function lookUpOf({ mail, words, squeezed }: Wanted): LookUp | null {
  const some = words.slice(0, MOST_WORDS);
  const [first, ...further] = some.filter(isKept);
  if (first === undefined) return null;
  const kept = [first, ...further];
  if (mail !== null) return { words: kept, fileNames: [squeezed] };
  // A single word is too little for a mention in a text.
  if (words.length === 1) return { called: some };
  const shorter = some.length > 2 ? { pairOf: some } : {};
  return { words: kept, ...shorter, fileNames: [...new Set([squeezed, words.toReversed().join("")])] };
}

const distinctWords = (texts: string[]): string[] => [...new Set(texts.flatMap(wordsOf))];

/** Single letters and digits are in every text. A single sign of another script may be a whole name. */
const isKept = (word: string): boolean => word.length > 1 || word > "\u007f";
