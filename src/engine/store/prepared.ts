import type { Db } from "./open-store.ts";

/** A prepared statement: built once for a database, and once for each transaction that uses it. */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
