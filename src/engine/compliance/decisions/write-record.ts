import { sql } from "drizzle-orm";
import type { DecisionEntry, DecisionRecord } from "../../contract/api.ts";
import type { Db } from "../../store/open-store.ts";
import { decisionAnchors, decisions, decisionTexts } from "../../store/schema.ts";
import { appendRecord, type ChainedLog, hashOf } from "../chain/chained-log.ts";
import type { LogKey } from "../chain/log-key.ts";

export const DECISIONS: ChainedLog = { records: decisions, anchors: decisionAnchors, sealed: "", at: sql`body ->> '$.at'` };

/** Who acts without an account. */
export const COMMAND_LINE = "command";
export const SERVICE = "service";

/** Adds a record at the end of the decision log, in the transaction of what it tells of. `by`: an account's id, `command` or `service`. */
export const writeRecord = (tx: Db, logKey: LogKey, by: string, entry: DecisionEntry, at: Date): DecisionRecord =>
  appendRecord(tx, DECISIONS, logKey, ({ seq, before }): DecisionRecord => ({ seq, at: at.toISOString(), before, by, ...entry }));

type Override = { job: string; cv: string; requirement: number | null; from: string; to: string; reason: string };

/**
 * Records that a person decided otherwise than the matcher, and why. `requirement`: its place in the result from 1, null for the CV as a whole; `from` and `to`:
 * the verdicts or scores. The reason is kept as text beside the record, which holds its keyed hash, so that it can be erased.
 */
export function writeOverride(tx: Db, logKey: LogKey, by: string, override: Override, at: Date): DecisionRecord {
  const reason = override.reason.trim();
  const record = writeRecord(tx, logKey, by, { kind: "override", ...override, reason: logKey.nameOf("reason", reason) }, at);
  tx.insert(decisionTexts).values({ seq: record.seq, text: reason }).run();
  return record;
}

/** The hash of a record as it was written: the next one holds it, and a receipt names it. */
export const hashOfRecord = (record: DecisionRecord): string => hashOf(JSON.stringify(record));
