import type { Store } from "./open-store.ts";

/** Answers kept for one database. */
const MOST = 2_000;

type Kept<T> = { version: string; answers: Map<string, T> };

/**
 * A question about the database that is asked again and again between two changes, answered once: the answers are forgotten as soon as
 * anything was written, by this program or by another one. Nobody may change an answer; not for use within a transaction.
 */
export function untilChanged<T>(read: (store: Store, key: string) => T): (store: Store, key: string) => T {
  const known = new WeakMap<Store, Kept<T>>();
  return (store, key) => {
    const version = versionOf(store);
    const before = known.get(store);
    const kept = before?.version === version ? before : { version, answers: new Map<string, T>() };
    if (kept !== before) known.set(store, kept);
    if (!kept.answers.has(key)) {
      if (kept.answers.size >= MOST) kept.answers.clear();
      kept.answers.set(key, read(store, key));
    }
    return kept.answers.get(key) as T;
  };
}

/** Rows changed over this connection so far, and a number that another connection's commit changes (SQLite, `PRAGMA data_version`). */
function versionOf({ raw }: Store): string {
  const [[own] = []] = raw.query("SELECT total_changes()").values();
  const [[others] = []] = raw.query("PRAGMA data_version").values();
  return `${own} ${others}`;
}
