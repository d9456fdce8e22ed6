import type { ChainCheck } from "../../contract/api.ts";
import type { Db } from "../../store/open-store.ts";
import {
  type Anchor,
  anchorText,
  BATCH,
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
export function checkChain(...asked: Parameters<typeof chainSteps>): ChainCheck {
  const steps = chainSteps(...asked);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, some records at a time: the last step reads the end of the log, and must be a transaction. */
export function* chainSteps(
  db: Db,
  log: ChainedLog,
  key: LogKey,
  options: CheckOptions = {},
  { onRecord, more }: { onRecord?: (record: Linked) => void; more?: (complain: Complain) => void } = {},
): Generator<void, ChainCheck> {
  const cut = readAnchor(db, log, "cut");
  const isSealed = ({ hash, seal }: KeptRecord) => seal === sealOf(log, key, hash);
  const chain = openChain({ isSealed, start: cut ?? BEGINNING, noted: options.end, onRecord });
  if (cut && cut.seal !== sealOf(log, key, anchorText("cut", cut)))
    chain.complain("The mark where the retention has cut the log was changed.");
  let taken = 0;
  for (const row of rowsOf(db, log)) {
    chain.take(row);
    taken += 1;
    // Between two queries, so that the last rows and the mark at the end are read in one step.
    if (taken % BATCH === 0) yield;
  }

  const { last } = chain;
  const end = readAnchor(db, log, "end");
  if (end && end.seal !== sealOf(log, key, anchorText("end", end))) chain.complain("The mark at the end of the log was changed.");
  if (!end && last.seq > 0) chain.complain("The mark at the end of the log is missing.");
  if (end && end.seq > last.seq) chain.complain(`Records are missing at the end: ${range(last.seq + 1, end.seq)}.`);
  else if (end && (end.seq !== last.seq || end.hash !== last.hash))
    chain.complain("The end of the log is not the record that was written last.");
  more?.(chain.complain);
  return chain.result(cut ?? undefined);
}

/**
 * Checks a log beside other work, which goes on between the steps: a million records take ten seconds. Begins anew when the retention cuts the log meanwhile.
 * `steps`: a new check, as `chainSteps` makes it.
 */
export async function checkBesideOthers(db: Db, log: ChainedLog, steps: () => Generator<void, ChainCheck>): Promise<ChainCheck> {
  const cutNow = () => readAnchor(db, log, "cut")?.seq;
  for (;;) {
    const cut = cutNow();
    const check = await inTurns(db, steps());
    if (cutNow() === cut) return check;
  }
}

async function inTurns(db: Db, steps: Generator<void, ChainCheck>): Promise<ChainCheck> {
  for (;;) {
    const step = db.transaction(() => steps.next());
    if (step.done) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
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
