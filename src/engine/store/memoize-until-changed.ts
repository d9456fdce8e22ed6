import type { Store } from "./open-store.ts";

/** Memoized results of one database; above this all are dropped, which bounds the memory. */
const MAX_RESULTS = 2_000;

/** Rows changed over this connection so far, and a number that another connection's commit changes (SQLite, `PRAGMA data_version`). */
export type Version = { own: number; others: number };
type Kept<T> = Version & { answers: Map<string, T> };

/**
 * Memoizes a read of the database by its key until anything is written, by this program or another one. Example: the list of jobs that a page
 * polls. A caller of several such reads passes the same `version` to all. Results are shared: do not change them. Not for use in a transaction.
 */
export function memoizeUntilChanged<T>(read: (store: Store, key: string) => T): (store: Store, key: string, version?: Version) => T {
  const known = new WeakMap<Store, Kept<T>>();
  return (store, key, { own, others } = versionOf(store)) => {
    const before = known.get(store);
    const kept = before?.own === own && before.others === others ? before : { own, others, answers: new Map<string, T>() };
    if (kept !== before) known.set(store, kept);
    if (!kept.answers.has(key)) {
      if (kept.answers.size >= MAX_RESULTS) kept.answers.clear();
      kept.answers.set(key, read(store, key));
    }
    return kept.answers.get(key) as T;
  };
}

/** The version of the database now. Read it for each request: another process may have written. */
export function versionOf({ raw }: Store): Version {
  return { own: numberFrom(raw, "SELECT total_changes()"), others: numberFrom(raw, "PRAGMA data_version") };
}

const numberFrom = (raw: Store["raw"], question: string) => raw.query(question).values()[0]?.[0] as number;
