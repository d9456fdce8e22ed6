import { AppError } from "../../engine/contract/errors.ts";
import type { Engine } from "../../engine/engine.ts";
import { answerOnce, type KeepAnswer, repeatableCall } from "../../engine/store/idempotency.ts";

/** The scope of keys for calls without sign-in. */
export const ANONYMOUS = "anonymous";

/** `body` is the body of the call, with names and hashes for files. Passwords are no part of it: see `checkSamePassword` and `signInAgain`. */
export type Asked = { request: Request; scope: string; body: unknown };

/** Does the work of a call with an `Idempotency-Key` once; see `answerOnce`. Throws AppError "invalid" for a malformed key. */
export async function once<T>(engine: Engine, { request, scope, body }: Asked, work: (keep: KeepAnswer) => T | Promise<T>): Promise<T> {
  const key = idempotencyKey(request);
  const address = `${request.method} ${new URL(request.url).pathname}`;
  return answerOnce(engine, key === null ? null : repeatableCall({ scope, key, body: [address, sorted(body)] }), work);
}

/** Null without one. Throws AppError "invalid". */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get("idempotency-key");
  if (key !== null && !/^[\x21-\x7e]{1,255}$/.test(key))
    throw new AppError("invalid", "The Idempotency-Key must be 1 to 255 visible ASCII characters.");
  return key;
}

/** Canonical JSON: fields sorted by name. */
function sorted(body: unknown): unknown {
  const isFields = typeof body === "object" && body !== null && !Array.isArray(body);
  return isFields ? Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)) : body;
}
