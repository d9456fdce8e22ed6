import { eq } from "drizzle-orm";
import type { DecisionCheck, DecisionRecord } from "../../contract/api.ts";
import type { Db } from "../../store/open-store.ts";
import { decisionTexts } from "../../store/schema.ts";
import { type KeptRecord, type Linked, sealOf } from "../chain/chained-log.ts";
import {
  type CheckOptions,
  type Complain,
  chainSteps,
  checkBesideOthers,
  checkChain,
  openChain,
  parseRecord,
} from "../chain/check-chain.ts";
import type { LogKey } from "../chain/log-key.ts";
import { rowsOf } from "./rows.ts";
import { DECISIONS } from "./write-record.ts";

/** Checks that the decision log is as it was written, as `checkChain` does, and that the reasons are those that people wrote. */
export const checkLog = (db: Db, logKey: LogKey, options: CheckOptions = {}): DecisionCheck =>
  db.transaction((tx) => checkChain(tx, DECISIONS, logKey, options, besideChain(tx, logKey)));

/** The same while the service answers others. */
export const checkLogBesideOthers = (db: Db, logKey: LogKey, options: CheckOptions = {}): Promise<DecisionCheck> =>
  checkBesideOthers(db, DECISIONS, () => chainSteps(db, DECISIONS, logKey, options, besideChain(db, logKey)));

function besideChain(db: Db, logKey: LogKey) {
  const erased = new Set<number>();
  return {
    onRecord: (record: Linked) => noteErased(record as DecisionRecord, erased),
    more: (complain: Complain) => checkReasons(db, logKey, erased, complain),
  };
}

/** The same for records that were exported, from the first to the last of them: what stands before and after them is not known. */
export function checkExport(records: Iterable<KeptRecord>, logKey: LogKey | null, options: CheckOptions = {}): DecisionCheck {
  const isSealed = logKey ? ({ hash, seal }: KeptRecord) => seal === sealOf(DECISIONS, logKey, hash) : undefined;
  const chain = openChain({ isSealed, start: null, noted: options.end });
  for (const record of records) chain.take(record);
  return chain.result();
}

function noteErased(record: DecisionRecord, erased: Set<number>): void {
  if (record.kind === "erasure") for (const one of record.reasons) erased.add(one);
}

/** The reasons that people wrote are those whose hash stands in the record; one that is gone was erased, and a record says so. */
function checkReasons(db: Db, logKey: LogKey, erased: Set<number>, complain: Complain): void {
  for (const { seq, body } of rowsOf(db, { kind: "override" })) {
    const record = parseRecord<DecisionRecord>(body);
    if (record?.kind !== "override") continue;
    const kept = db.select().from(decisionTexts).where(eq(decisionTexts.seq, seq)).get();
    if (kept && logKey.nameOf("reason", kept.text) !== record.reason) complain(`The reason of record ${seq} was changed.`);
    if (!kept && !erased.has(seq)) complain(`The reason of record ${seq} is missing.`);
  }
}
