import { eq } from "drizzle-orm";
import type { DecisionCheck, DecisionRecord } from "../contract/api.ts";
import type { Db } from "../store/open-store.ts";
import { decisionTexts } from "../store/schema.ts";
import type { LogKey } from "./log-key.ts";
import { type KeptRecord, rowsOf } from "./rows.ts";
import { type Anchor, anchorText, BEGINNING, hashOf, readAnchor } from "./write-record.ts";

type CheckOptions = {
  /** The hash of a record that somebody has noted: it must still be in the log. */
  end?: string;
};

const MAX_PROBLEMS = 20;

/**
 * Checks that the decision log is as it was written: no record changed, missing, added or in another place, at its beginning only what the retention has
 * removed, and at its end the last one. Never throws for a log that is not: it says what is wrong. In one transaction: a service that writes meanwhile
 * would put records behind the mark of the end.
 */
export function checkLog(db: Db, logKey: LogKey, options: CheckOptions = {}): DecisionCheck {
  return db.transaction((tx) => checkAsItIs(tx, logKey, options));
}

function checkAsItIs(db: Db, logKey: LogKey, options: CheckOptions): DecisionCheck {
  const [cut, end] = [readAnchor(db, "cut"), readAnchor(db, "end")];
  const chain = openChain(logKey, cut ?? BEGINNING);
  if (cut && cut.seal !== logKey.seal(anchorText("cut", cut))) chain.complain("The mark where the retention has cut the log was changed.");
  for (const row of rowsOf(db)) chain.take(row);

  const { last } = chain;
  if (end && end.seal !== logKey.seal(anchorText("end", end))) chain.complain("The mark at the end of the log was changed.");
  if (!end && last.seq > 0) chain.complain("The mark at the end of the log is missing.");
  if (end && end.seq > last.seq) chain.complain(`Records are missing at the end: ${range(last.seq + 1, end.seq)}.`);
  else if (end && (end.seq !== last.seq || end.hash !== last.hash))
    chain.complain("The end of the log is not the record that was written last.");
  checkReasons(db, logKey, chain);
  return chain.result(options, cut ?? undefined);
}

/** The same for records that were exported, from the first to the last of them: what stands before and after them is not known. */
export function checkExport(records: Iterable<KeptRecord>, logKey: LogKey | null, options: CheckOptions = {}): DecisionCheck {
  const chain = openChain(logKey, null);
  for (const record of records) chain.take(record);
  return chain.result(options);
}

type Chain = ReturnType<typeof openChain>;

/** Takes records one after the other. `start`: what the first must follow, null where any record may be the first. */
function openChain(logKey: LogKey | null, start: Anchor | null) {
  const problems: string[] = [];
  const seen = new Set<string>();
  const erased = new Set<number>();
  let first: number | null = null;
  let records = 0;
  let before = start;
  const complain = (problem: string) => void problems.push(problem);

  return {
    complain,
    erased,
    get last(): Anchor {
      return before ?? BEGINNING;
    },
    take({ seq, body, hash, seal }: KeptRecord) {
      const record = parse(body);
      const hasGap = before !== null && seq > before.seq + 1;
      if (before && hasGap) complain(`${range(before.seq + 1, seq - 1)} ${seq - before.seq > 2 ? "are" : "is"} missing.`);
      if (!record || record.seq !== seq || hashOf(body) !== hash) complain(`Record ${seq} was changed.`);
      else if (logKey && seal !== logKey.seal(hash)) complain(`Record ${seq} was not written with the key of this data folder.`);
      else if (before && !hasGap && record.before !== before.hash) complain(`Record ${seq} does not follow the one before it.`);
      if (record?.kind === "erasure") for (const one of record.reasons) erased.add(one);
      first ??= seq;
      records += 1;
      seen.add(hash);
      before = { seq, hash };
    },
    result({ end }: CheckOptions, cut?: Anchor): DecisionCheck {
      if (end && !seen.has(end) && cut?.hash !== end) complain("The record with the hash that you noted is not in the log.");
      const last = first === null ? null : before;
      return {
        intact: problems.length === 0,
        records,
        first,
        last: last?.seq ?? null,
        end: last?.hash ?? null,
        removed: cut?.seq ?? 0,
        problems: problems.slice(0, MAX_PROBLEMS),
      };
    },
  };
}

/** The reasons that people wrote are those whose hash stands in the record; one that is gone was erased, and a record says so. */
function checkReasons(db: Db, logKey: LogKey, chain: Chain): void {
  for (const { seq, body } of rowsOf(db, { kind: "override" })) {
    const record = parse(body);
    if (record?.kind !== "override") continue;
    const kept = db.select().from(decisionTexts).where(eq(decisionTexts.seq, seq)).get();
    if (kept && logKey.nameOf("reason", kept.text) !== record.reason) chain.complain(`The reason of record ${seq} was changed.`);
    if (!kept && !chain.erased.has(seq)) chain.complain(`The reason of record ${seq} is missing.`);
  }
}

function parse(body: string): DecisionRecord | null {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const range = (from: number, to: number) => (from === to ? `Record ${from}` : `Records ${from} to ${to}`);
