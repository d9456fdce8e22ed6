import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Db, Store } from "../../store/open-store.ts";
import { jobs } from "../../store/schema.ts";
import { forgetJob, jobsWithWords, type LookUp, nextToIndex, type SearchedWords, writeWords } from "../../store/searched-words.ts";
import { MAX_SEARCHED_NAME_WORDS, squeezedFileName, type Wanted, withoutExtension, wordsOf } from "./compare.ts";
import { type Part, partsOf } from "./person-parts.ts";

/**
 * Brings the word index up to date with the next job that was added, changed, emptied or removed since, in a transaction of its own: a new job takes some 2 ms, one
 * whose words are replaced or forgotten 10 to 20. False where there was none: the index is up to date.
 */
function indexNextJob({ db, transaction }: Store): boolean {
  const next = nextToIndex(db);
  if (!next) return false;
  transaction((tx) => {
    const row = tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, next.jobId), isNull(jobs.purgedAt)))
      .get();
    if (row) writeWords(tx, next.number, wordsOfParts(partsOf(tx, row)));
    else forgetJob(tx, next.number);
  });
  return true;
}

/**
 * Brings the word index up to date, or stops on the way when `isStopped` says so; other requests are answered after each job. Then the words of deleted jobs are
 * not left in the write-ahead log either. Returns how many jobs there were.
 */
export async function completePersonIndex(store: Store, isStopped: () => boolean = () => false): Promise<number> {
  let count = 0;
  while (!isStopped() && indexNextJob(store)) {
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
  const looked = words.slice(0, MAX_SEARCHED_NAME_WORDS);
  const kept = looked.filter(isKept);
  if (kept.length === 0) return null;
  if (mail !== null) return { words: kept, fileNames: [squeezed] };
  // A single word is too little for a mention in a text.
  if (words.length === 1) return { called: looked };
  // "Zoë Anne Müller" finds "Zoë Müller" too.
  const shorter = looked.length > 2 ? { pairOf: looked } : {};
  return { words: kept, ...shorter, fileNames: [...new Set([squeezed, words.toReversed().join("")])] };
}

const distinctWords = (texts: string[]): string[] => [...new Set(texts.flatMap(wordsOf))];

/** Single letters and digits are in every text. A single sign of another script may be a whole name. */
const isKept = (word: string): boolean => word.length > 1 || word > "\u007f";
