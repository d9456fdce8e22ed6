import { and, eq, inArray } from "drizzle-orm";
import type { DecisionRecord } from "../contract/api.ts";
import type { Db } from "../store/open-store.ts";
import { decisions, decisionTexts } from "../store/schema.ts";
import { FIELDS } from "./rows.ts";

/** CVs of one query. */
const BATCH = 200;

/** The records of the decision log about some CVs, by their keyed hashes, oldest first. */
export function recordsOf(db: Db, cvs: string[]): DecisionRecord[] {
  const names = [...new Set(cvs)];
  const rows = Array.from({ length: Math.ceil(names.length / BATCH) }, (_, index) =>
    db
      .select()
      .from(decisions)
      .where(inArray(FIELDS.cv, names.slice(index * BATCH, (index + 1) * BATCH)))
      .all(),
  ).flat();
  return rows.sort((a, b) => a.seq - b.seq).map(({ body }) => JSON.parse(body));
}

export const countMatchesOf = (db: Db, cvs: string[]): number => recordsOf(db, cvs).length;

/** Erases the reasons of overrides that are about some CVs, or that `names` finds the person in. Returns the numbers of their records. */
export function eraseReasons(tx: Db, cvs: string[], names: (text: string) => boolean): number[] {
  const about = new Set(recordsOf(tx, cvs).map(({ seq }) => seq));
  const kept = tx.select().from(decisionTexts).all();
  const chosen = kept.filter(({ seq, text }) => about.has(seq) || names(text)).map(({ seq }) => seq);
  for (const seq of chosen)
    tx.delete(decisionTexts)
      .where(and(eq(decisionTexts.seq, seq)))
      .run();
  return chosen;
}
