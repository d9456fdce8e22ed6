import type { Db } from "./open-store.ts";

/** A query that is asked often: built once for a database, and once for each transaction that asks it. */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
