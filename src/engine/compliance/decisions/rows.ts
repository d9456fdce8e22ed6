import { and, eq, type SQL, sql } from "drizzle-orm";
import type { DecisionKind } from "../../contract/api.ts";
import type { Db } from "../../store/open-store.ts";
import { decisions } from "../../store/schema.ts";
import { rowsOf as chainRows, type KeptRecord } from "../chain/chained-log.ts";
import { DECISIONS } from "./write-record.ts";

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

/** All records, or those of a filter, in their order, a batch at a time. */
export const rowsOf = (db: Db, filter: DecisionFilter = {}): Generator<KeptRecord> => chainRows(db, DECISIONS, matching(filter));
