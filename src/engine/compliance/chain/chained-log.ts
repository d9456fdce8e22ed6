import { and, asc, count, desc, eq, gt, gte, lt, lte, max, type SQL } from "drizzle-orm";
import type { Db } from "../../store/open-store.ts";
import type { decisionAnchors, decisions } from "../../store/schema.ts";
import type { LogKey } from "./log-key.ts";

/**
 * Two tables that hold a log whose records each have the hash of the one before: its records, and the sealed marks at its end and where the retention has cut
 * it. `at`: when a record was written. `sealed` stands before all that is sealed, so that a record of one log is none of another.
 */
export type ChainedLog = { records: typeof decisions; anchors: typeof decisionAnchors; sealed: string; at: SQL<string> };

/** A record as it is kept or was exported. */
export type KeptRecord = { seq: number; body: string; hash: string; seal: string };

/** What a record says for the chain, beside what it tells. */
export type Linked = { seq: number; before: string };

export type Anchor = { seq: number; hash: string };

/** What stands before the first record. */
export const BEGINNING: Anchor = { seq: 0, hash: "" };
/** In the place of the hash before, where the end of the log was tampered with. */
const BROKEN = "broken";
/** Rows of one query. */
export const BATCH = 1_000;
const DAY_MS = 24 * 60 * 60_000;

/** Adds a record at the end of a log, in the transaction of what it tells of. `make` is told its number and the hash before. */
export function appendRecord<T extends Linked>(tx: Db, log: ChainedLog, key: LogKey, make: (linked: Linked) => T): T {
  const { seq, hash: before } = endOf(tx, log, key);
  const record = make({ seq: seq + 1, before });
  const body = JSON.stringify(record);
  const hash = hashOf(body);

  tx.insert(log.records)
    .values({ seq: record.seq, body, hash, seal: sealOf(log, key, hash) })
    .run();
  writeAnchor(tx, log, key, "end", { seq: record.seq, hash });
  return record;
}

/**
 * What a new record follows. Where the end of the log is not as it was written, the record follows nothing, so that a check shows the break for ever; the
 * work that is recorded goes on.
 */
function endOf(tx: Db, log: ChainedLog, key: LogKey): Anchor {
  const end = readAnchor(tx, log, "end");
  const lastRow =
    tx
      .select({ seq: max(log.records.seq) })
      .from(log.records)
      .get()?.seq ?? 0;
  if (!end && lastRow === 0) return BEGINNING;
  const isSound = end?.seal === sealOf(log, key, anchorText("end", end ?? BEGINNING));
  return { seq: Math.max(end?.seq ?? 0, lastRow), hash: end && isSound ? end.hash : BROKEN };
}

export const hashOf = (text: string): string => new Bun.CryptoHasher("sha256").update(text).digest("hex");

/** The seal of a record's hash or of an anchor's text. */
export const sealOf = ({ sealed }: ChainedLog, key: LogKey, text: string): string => key.seal(sealed + text);

export const readAnchor = (db: Db, { anchors }: ChainedLog, name: "end" | "cut") =>
  db.select().from(anchors).where(eq(anchors.name, name)).get();

function writeAnchor(tx: Db, log: ChainedLog, key: LogKey, name: "end" | "cut", { seq, hash }: Anchor): void {
  const values = { seq, hash, seal: sealOf(log, key, anchorText(name, { seq, hash })) };
  tx.insert(log.anchors)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: log.anchors.name, set: values })
    .run();
}

/** What the seal of an anchor is made of. */
export const anchorText = (name: "end" | "cut", { seq, hash }: Anchor): string => `${name} ${seq} ${hash}`;

/** All records, or those of a filter, in their order, a batch at a time. */
export function* rowsOf(db: Db, { records }: ChainedLog, filter?: SQL): Generator<KeptRecord> {
  let seq = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const batch = db
      .select({ seq: records.seq, body: records.body, hash: records.hash, seal: records.seal })
      .from(records)
      .where(and(gt(records.seq, seq), filter))
      .orderBy(asc(records.seq))
      .limit(BATCH)
      .all();
    yield* batch;
    if (batch.length < BATCH) return;
    seq = batch.at(-1)?.seq ?? seq;
  }
}

/** What a cut has removed: the number of the last record, and how many they were. */
export type Cut = { through: number; removed: number };

/**
 * The retention of a log: removes the records before the day that was `days` ago (UTC), from the beginning, and marks where it has cut with their last hash. Whole
 * days, so that a log is cut once a day at most. Null where nothing is that old.
 */
export function cutChain(tx: Db, log: ChainedLog, key: LogKey, days: number, at: Date): Cut | null {
  const through = lastBefore(tx, log, startOf(days, at));
  if (!through) return null;
  // The mark first: the audit log lets nothing be removed that it does not name.
  writeAnchor(tx, log, key, "cut", through);
  const removed = tx.delete(log.records).where(lte(log.records.seq, through.seq)).returning({ seq: log.records.seq }).all().length;
  return { through: through.seq, removed };
}

/** The ratio of the records that the retention would remove now. */
export function expiredRecords(db: Db, { records, at: time }: ChainedLog, days: number, at: Date): number {
  const numberOf = (where?: SQL) => db.select({ rows: count() }).from(records).where(where).get()?.rows ?? 0;
  const all = numberOf();
  return all === 0 ? 0 : numberOf(lt(time, startOf(days, at))) / all;
}

/** The last record of those that are all too old. A clock that was set back puts an older time behind a newer one: that record waits. */
function lastBefore(tx: Db, { records, at }: ChainedLog, before: string): Anchor | undefined {
  const firstKept = tx.select({ seq: records.seq }).from(records).where(gte(at, before)).orderBy(asc(records.seq)).limit(1).get();
  return tx
    .select({ seq: records.seq, hash: records.hash })
    .from(records)
    .where(firstKept && lt(records.seq, firstKept.seq))
    .orderBy(desc(records.seq))
    .limit(1)
    .get();
}

const startOf = (days: number, at: Date) => `${new Date(at.getTime() - days * DAY_MS).toISOString().slice(0, 10)}T00:00:00.000Z`;
