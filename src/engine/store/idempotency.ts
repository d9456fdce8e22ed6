import { and, eq, inArray, lt } from "drizzle-orm";
import { AppError } from "../contract/errors.ts";
import type { Db, Store } from "./open-store.ts";
import { idempotencyKeys } from "./schema.ts";

/** How long a key and the answer of its call are kept. */
const KEY_LIFETIME_MS = 24 * 60 * 60_000;

/** A call that its sender may send again, by hashes of its key and body. `scope` is the account's id, or `anonymous`. */
export type RepeatableCall = { scope: string; keyHash: string; bodyHash: string };

/** Keeps the answer in the transaction that does the work. `subject` is the job or account that the answer is about. */
export type KeepAnswer = (tx: Db, answer: unknown, subject?: string) => void;

/** `body` is what the call means, without secrets that are easier to guess than the key: two calls with equal bodies are the same call. */
export function repeatableCall({ scope, key, body }: { scope: string; key: string; body: unknown }): RepeatableCall {
  return {
    scope,
    keyHash: new Bun.CryptoHasher("sha256").update(key).digest("hex"),
    bodyHash: new Bun.CryptoHasher("sha256", key).update(JSON.stringify(body)).digest("hex"),
  };
}

/**
 * Runs the work of a call once: when it comes again within a day the first answer is given, and while the first is still at work the
 * second waits for it. `work` keeps its answer in the transaction of its effect; an answer that it has not kept is kept when it is done.
 * A call that was refused has had no effect and may come again. Throws AppError "key_reused" for another body, and "gone" when what the
 * first call made has been deleted since.
 */
export async function answerOnce<T>(
  { store, now }: { store: Store; now: () => Date },
  call: RepeatableCall | null,
  work: (keep: KeepAnswer) => T | Promise<T>,
): Promise<T> {
  if (!call) return work(() => {});

  const running = runningCalls(store);
  const name = `${call.scope} ${call.keyHash}`;
  for (let first = running.get(name); first; first = running.get(name)) await first;
  const earlier = findAnswer(store.db, call, now());
  if (earlier) return earlier.answer as T;

  const { promise, resolve } = Promise.withResolvers<void>();
  running.set(name, promise);
  try {
    return await keepingAnswer(store, call, now, work);
  } finally {
    running.delete(name);
    resolve();
  }
}

const running = new WeakMap<Store, Map<string, Promise<void>>>();

function runningCalls(store: Store): Map<string, Promise<void>> {
  const known = running.get(store) ?? new Map<string, Promise<void>>();
  running.set(store, known);
  return known;
}

async function keepingAnswer<T>(store: Store, call: RepeatableCall, now: () => Date, work: (keep: KeepAnswer) => T | Promise<T>) {
  let isKept = false;
  const keep: KeepAnswer = (tx, answer, subject) => {
    tx.insert(idempotencyKeys)
      .values({ ...call, subject, answer, createdAt: now() })
      .run();
    isKept = true;
  };
  const answer = await work(keep);
  if (!isKept) store.transaction((tx) => keep(tx, answer));
  return answer;
}

function findAnswer(db: Db, { scope, keyHash, bodyHash }: RepeatableCall, now: Date): { answer: unknown } | null {
  const isKey = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.keyHash, keyHash));
  const row = db.select().from(idempotencyKeys).where(isKey).get();
  if (!row) return null;
  if (row.createdAt.getTime() <= now.getTime() - KEY_LIFETIME_MS) {
    db.delete(idempotencyKeys).where(isKey).run();
    return null;
  }
  if (row.bodyHash !== bodyHash) throw keyReused();
  if (row.answer === null) throw new AppError("gone", "This request was answered before, and what it made has been deleted since.");
  return { answer: row.answer };
}

export const keyReused = () => new AppError("key_reused", "This Idempotency-Key was already used for another request.");

/** Empties the answers about some jobs or accounts. The keys stay: a late repetition must not do the work again. */
export function forgetAnswers(tx: Db, subjects: string[]): void {
  if (subjects.length > 0) tx.update(idempotencyKeys).set({ answer: null }).where(inArray(idempotencyKeys.subject, subjects)).run();
}

/** Removes the keys of an account. */
export function forgetCalls(tx: Db, scope: string): void {
  tx.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, scope)).run();
}

/** Removes keys that are older than a day. */
export function removeOldKeys(tx: Db, now: Date): void {
  tx.delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEY_LIFETIME_MS)))
    .run();
}
