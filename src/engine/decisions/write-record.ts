import { eq, max } from "drizzle-orm";
import type { DecisionEntry, DecisionRecord } from "../contract/api.ts";
import type { Db } from "../store/open-store.ts";
import { decisionAnchors, decisions, decisionTexts } from "../store/schema.ts";
import type { LogKey } from "./log-key.ts";

/** Who acts without an account. */
export const COMMAND_LINE = "command";
export const SERVICE = "service";

/** What stands before the first record. */
export const BEGINNING = { seq: 0, hash: "" };
/** In the place of the hash before, where the end of the log was tampered with. */
const BROKEN = "broken";

/** Adds a record at the end of the decision log, in the transaction of what it tells of. `by`: an account's id, `command` or `service`. */
export function writeRecord(tx: Db, logKey: LogKey, by: string, entry: DecisionEntry, at: Date): DecisionRecord {
  const { seq, hash: before } = endOf(tx, logKey);
  const record: DecisionRecord = { seq: seq + 1, at: at.toISOString(), before, by, ...entry };
  const body = JSON.stringify(record);
  const hash = hashOf(body);

  tx.insert(decisions)
    .values({ seq: record.seq, body, hash, seal: logKey.seal(hash) })
    .run();
  writeAnchor(tx, logKey, "end", { seq: record.seq, hash });
  return record;
}

/**
 * What a new record follows. Where the end of the log is not as it was written, the record follows nothing, so that `checkLog` shows the break for ever; the
 * work that is recorded goes on.
 */
function endOf(tx: Db, logKey: LogKey): Anchor {
  const end = readAnchor(tx, "end");
  const lastRow =
    tx
      .select({ seq: max(decisions.seq) })
      .from(decisions)
      .get()?.seq ?? 0;
  if (!end && lastRow === 0) return BEGINNING;
  const isSound = end?.seal === logKey.seal(anchorText("end", end ?? BEGINNING));
  return { seq: Math.max(end?.seq ?? 0, lastRow), hash: end && isSound ? end.hash : BROKEN };
}

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

export const hashOf = (text: string): string => new Bun.CryptoHasher("sha256").update(text).digest("hex");

export type Anchor = { seq: number; hash: string };

export const readAnchor = (db: Db, name: "end" | "cut") => db.select().from(decisionAnchors).where(eq(decisionAnchors.name, name)).get();

export function writeAnchor(tx: Db, logKey: LogKey, name: "end" | "cut", { seq, hash }: Anchor): void {
  const values = { seq, hash, seal: logKey.seal(anchorText(name, { seq, hash })) };
  tx.insert(decisionAnchors)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: decisionAnchors.name, set: values })
    .run();
}

/** What the seal of an anchor is made of. */
export const anchorText = (name: "end" | "cut", { seq, hash }: Anchor): string => `${name} ${seq} ${hash}`;
