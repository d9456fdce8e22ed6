import type { Store } from "./open-store.ts";

/** Answers kept for one database. */
const MOST = 2_000;

/** Rows changed over this connection so far, and a number that another connection's commit changes (SQLite, `PRAGMA data_version`). */
export type Version = { own: number; others: number };
type Kept<T> = Version & { answers: Map<string, T> };

/**
 * A question about the database that is asked again and again between two changes, answered once: the answers are forgotten as soon as
 * anything was written, by this program or by another one. Who asks several questions at once gives the version of that moment to all.
 * Nobody may change an answer; not for use within a transaction.
 */
export function untilChanged<T>(read: (store: Store, key: string) => T): (store: Store, key: string, version?: Version) => T {
  const known = new WeakMap<Store, Kept<T>>();
  return (store, key, { own, others } = versionOf(store)) => {
    const before = known.get(store);
    const kept = before?.own === own && before.others === others ? before : { own, others, answers: new Map<string, T>() };
    if (kept !== before) known.set(store, kept);
    if (!kept.answers.has(key)) {
      if (kept.answers.size >= MOST) kept.answers.clear();
      kept.answers.set(key, read(store, key));
    }
    return kept.answers.get(key) as T;
  };
}

/** To be asked anew for each request: it is the database that tells whether something has changed. */
export function versionOf({ raw }: Store): Version {
  return { own: numberFrom(raw, "SELECT total_changes()"), others: numberFrom(raw, "PRAGMA data_version") };
}

const numberFrom = (raw: Store["raw"], question: string) => raw.query(question).values()[0]?.[0] as number;
