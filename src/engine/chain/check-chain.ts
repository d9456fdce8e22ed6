import type { ChainCheck } from "../contract/api.ts";
import type { Db } from "../store/open-store.ts";
import {
  type Anchor,
  anchorText,
  BEGINNING,
  type ChainedLog,
  hashOf,
  type KeptRecord,
  type Linked,
  readAnchor,
  rowsOf,
  sealOf,
} from "./chained-log.ts";
import type { LogKey } from "./log-key.ts";

export type CheckOptions = {
  /** The hash of a record that somebody has noted: it must still be in the log. */
  end?: string;
};

const MAX_PROBLEMS = 20;

/**
 * Checks that a log is as it was written: no record changed, missing, added or in another place, at its beginning only what the retention has
 * removed, and at its end the last one. Never throws for a log that is not: it says what is wrong. Call it in a transaction: a service that writes meanwhile
 * would put records behind the mark of the end. `more` looks at what a log has beside its chain.
 */
export function checkChain(
  db: Db,
  log: ChainedLog,
  key: LogKey,
  options: CheckOptions = {},
  { onRecord, more }: { onRecord?: (record: Linked) => void; more?: (complain: Complain) => void } = {},
): ChainCheck {
  const [cut, end] = [readAnchor(db, log, "cut"), readAnchor(db, log, "end")];
  const isSealed = ({ hash, seal }: KeptRecord) => seal === sealOf(log, key, hash);
  const chain = openChain({ isSealed, start: cut ?? BEGINNING, noted: options.end, onRecord });
  if (cut && cut.seal !== sealOf(log, key, anchorText("cut", cut)))
    chain.complain("The mark where the retention has cut the log was changed.");
  for (const row of rowsOf(db, log)) chain.take(row);

  const { last } = chain;
  if (end && end.seal !== sealOf(log, key, anchorText("end", end))) chain.complain("The mark at the end of the log was changed.");
  if (!end && last.seq > 0) chain.complain("The mark at the end of the log is missing.");
  if (end && end.seq > last.seq) chain.complain(`Records are missing at the end: ${range(last.seq + 1, end.seq)}.`);
  else if (end && (end.seq !== last.seq || end.hash !== last.hash))
    chain.complain("The end of the log is not the record that was written last.");
  more?.(chain.complain);
  return chain.result(cut ?? undefined);
}

export type Complain = (problem: string) => void;
type ChainOptions = {
  /** Undefined where the key is not known. */
  isSealed?: (record: KeptRecord) => boolean;
  /** What the first record must follow, null where any record may be the first. */
  start: Anchor | null;
  /** The hash of a record that somebody has noted: it must be among them. */
  noted?: string;
  onRecord?: (record: Linked) => void;
};

/** Takes records one after the other, and tells what is wrong with them. */
export function openChain({ isSealed = () => true, start, noted, onRecord = () => {} }: ChainOptions) {
  const problems: string[] = [];
  let isNotedThere = false;
  let first: number | null = null;
  let records = 0;
  let before = start;
  // A log of a million records has a million problems where its key was lost.
  const complain: Complain = (problem) => {
    if (problems.length < MAX_PROBLEMS) problems.push(problem);
  };

  return {
    complain,
    get last(): Anchor {
      return before ?? BEGINNING;
    },
    take(kept: KeptRecord) {
      const { seq, body, hash } = kept;
      const record = parseRecord(body);
      const hasGap = before !== null && seq > before.seq + 1;
      if (before && hasGap) complain(`${range(before.seq + 1, seq - 1)} ${seq - before.seq > 2 ? "are" : "is"} missing.`);
      if (!record || record.seq !== seq || hashOf(body) !== hash) complain(`Record ${seq} was changed.`);
      else if (!isSealed(kept)) complain(`Record ${seq} was not written with the key of this data folder.`);
      else if (before && !hasGap && record.before !== before.hash) complain(`Record ${seq} does not follow the one before it.`);
      if (record) onRecord(record);
      first ??= seq;
      records += 1;
      isNotedThere ||= hash === noted;
      before = { seq, hash };
    },
    result(cut?: Anchor): ChainCheck {
      if (noted && !isNotedThere && cut?.hash !== noted) complain("The record with the hash that you noted is not in the log.");
      const last = first === null ? null : before;
      return {
        intact: problems.length === 0,
        records,
        first,
        last: last?.seq ?? null,
        end: last?.hash ?? null,
        removed: cut?.seq ?? 0,
        problems,
      };
    },
  };
}

/** Null for a record that is no JSON any more. */
export function parseRecord<T extends Linked>(body: string): T | null {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const range = (from: number, to: number) => (from === to ? `Record ${from}` : `Records ${from} to ${to}`);
