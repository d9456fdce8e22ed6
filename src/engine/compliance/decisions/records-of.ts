import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { DecisionRecord } from "../../contract/api.ts";
import type { Keeper } from "../../house/keeper.ts";
import type { Db } from "../../store/open-store.ts";
import { decisions, decisionTexts, jobs } from "../../store/schema.ts";
import { FIELDS } from "./rows.ts";

/** CVs of one query. */
const BATCH = 200;

/** An account has its own records of the log, an agency those about its jobs, the house has all: two accounts may have had the same file. */
function ofKeeper(db: Db, keeper: Keeper): SQL | undefined {
  if (keeper === "house") return undefined;
  if ("userId" in keeper) return eq(FIELDS.by, keeper.userId);
  return inArray(FIELDS.job, db.select({ id: jobs.id }).from(jobs).where(eq(jobs.agencyId, keeper.agencyId)));
}

/** A keeper's records of the decision log about some CVs, by their keyed hashes, oldest first. */
export function recordsOf(db: Db, keeper: Keeper, cvs: string[]): DecisionRecord[] {
  const names = [...new Set(cvs)];
  const rows = Array.from({ length: Math.ceil(names.length / BATCH) }, (_, index) =>
    db
      .select()
      .from(decisions)
      .where(and(inArray(FIELDS.cv, names.slice(index * BATCH, (index + 1) * BATCH)), ofKeeper(db, keeper)))
      .all(),
  ).flat();
  return rows.sort((a, b) => a.seq - b.seq).map(({ body }) => JSON.parse(body));
}

/** Erases a keeper's reasons of overrides that are about some CVs, or that `names` finds the person in. Returns the numbers of their records. */
export function eraseReasons(tx: Db, keeper: Keeper, cvs: string[], names: (text: string) => boolean): number[] {
  const about = new Set(recordsOf(tx, keeper, cvs).map(({ seq }) => seq));
  const kept = tx
    .select({ seq: decisionTexts.seq, text: decisionTexts.text })
    .from(decisionTexts)
    .innerJoin(decisions, eq(decisions.seq, decisionTexts.seq))
    .where(ofKeeper(tx, keeper))
    .all();
  const chosen = kept.filter(({ seq, text }) => about.has(seq) || names(text)).map(({ seq }) => seq);
  for (const seq of chosen) tx.delete(decisionTexts).where(eq(decisionTexts.seq, seq)).run();
  return chosen;
}
