import { eq } from "drizzle-orm";
import type { Trace } from "../audit/trace.ts";
import type { HouseWords } from "../contract/api.ts";
import type { Db, Store } from "../store/open-store.ts";
import { houseWords } from "../store/schema.ts";
import { checkWords } from "./check-words.ts";
import { type Keeper, keptBy, rowOf } from "./keeper.ts";

/** The words for the CVs of an account: the house's, then its own, which count where both say something. */
export function readWords(db: Db, userId: string): HouseWords {
  const [house, own] = [keptWords(db, "house"), keptWords(db, { userId })];
  return { headings: [...house.headings, ...own.headings], labels: [...house.labels, ...own.labels] };
}

/** The words that an account or the house keeps itself. */
export function keptWords(db: Db, keeper: Keeper): HouseWords {
  const row = db
    .select()
    .from(houseWords)
    .where(eq(houseWords.scope, rowOf(keeper).scope))
    .get();
  return { headings: row?.headings ?? [], labels: row?.labels ?? [] };
}

/** Keeps words in the place of those that were kept, and returns them. Throws AppError `invalid`, naming the wrong entry; then nothing changes. */
export function saveWords({ store, trace }: { store: Store; trace: Trace }, keeper: Keeper, words: unknown): HouseWords {
  const { headings, labels } = checkWords(words);
  store.transaction((tx) => {
    tx.insert(houseWords)
      .values({ ...rowOf(keeper), headings, labels })
      .onConflictDoUpdate({ target: houseWords.scope, set: { headings, labels } })
      .run();
    const { details, ...kept } = keptBy(keeper);
    trace(tx, { action: "words.changed", ...kept, details: { ...details, count: headings.length + labels.length } });
  });
  return { headings, labels };
}
