import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { DecisionKind } from "../contract/api.ts";
import type { Db } from "../store/open-store.ts";
import { decisions } from "../store/schema.ts";

/** A record as it is kept or was exported. */
export type KeptRecord = { seq: number; body: string; hash: string; seal: string };

/** Fields of a record that are searched; the first three have an index. */
export const FIELDS = {
  kind: sql<string>`${decisions.body} ->> '$.kind'`,
  job: sql<string | null>`${decisions.body} ->> '$.job'`,
  cv: sql<string | null>`${decisions.body} ->> '$.cv'`,
  by: sql<string>`${decisions.body} ->> '$.by'`,
  at: sql<string>`${decisions.body} ->> '$.at'`,
};

export type DecisionFilter = { kind?: DecisionKind; job?: string; cv?: string };

export const matching = ({ kind, job, cv }: DecisionFilter): SQL | undefined =>
  and(kind && eq(FIELDS.kind, kind), job ? eq(FIELDS.job, job) : undefined, cv ? eq(FIELDS.cv, cv) : undefined);

/** Rows of one query. */
const BATCH = 1_000;

/** All records, or those of a filter, in their order, a batch at a time. */
export function* rowsOf(db: Db, filter: DecisionFilter = {}): Generator<KeptRecord> {
  let seq = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const batch = db
      .select()
      .from(decisions)
      .where(and(gt(decisions.seq, seq), matching(filter)))
      .orderBy(asc(decisions.seq))
      .limit(BATCH)
      .all();
    yield* batch;
    if (batch.length < BATCH) return;
    seq = batch.at(-1)?.seq ?? seq;
  }
}
