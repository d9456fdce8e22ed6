import { eq } from "drizzle-orm";
import type { Trace } from "../compliance/audit/trace.ts";
import type { HouseWords } from "../contract/api.ts";
import type { Db, Store } from "../store/open-store.ts";
import { houseWords } from "../store/schema.ts";
import { checkWords } from "./check-words.ts";
import { type Keeper, keptBy, rowOf, styleKeeperOf } from "./keeper.ts";

/** The words for the CVs of an account: the house's, then its own or its agency's, which count where both say something. */
export const readWords = (db: Db, userId: string): HouseWords => wordsFor(db, styleKeeperOf(db, userId));

/** The same for a keeper of words. */
export function wordsFor(db: Db, keeper: Keeper): HouseWords {
  const house = keptWords(db, "house");
  if (keeper === "house") return house;
  const own = keptWords(db, keeper);
  return { headings: [...house.headings, ...own.headings], labels: [...house.labels, ...own.labels] };
}

/** The words that an account, an agency or the house keeps itself. */
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

/** Another keeper has the words from now on, in the place of its own. Nothing happens where there are none. */
export function moveWords(tx: Db, from: Keeper, to: Keeper): void {
  const isFrom = eq(houseWords.scope, rowOf(from).scope);
  if (!tx.select({ scope: houseWords.scope }).from(houseWords).where(isFrom).get()) return;
  tx.delete(houseWords)
    .where(eq(houseWords.scope, rowOf(to).scope))
    .run();
  tx.update(houseWords).set(rowOf(to)).where(isFrom).run();
}
