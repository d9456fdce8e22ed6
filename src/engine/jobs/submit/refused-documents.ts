import { AppError } from "../../contract/errors.ts";

/** Counts the consecutive refused documents of an account. They cost no credits, so their number is limited. */
export type Refusals = {
  /** Throws AppError "too_many" with `retryAfterSeconds` for an account whose last documents were all refused. */
  check(userId: string): void;
  refused(userId: string): void;
  /** Must be called when a document was converted: sets the count to 0. */
  accepted(userId: string): void;
};

/** More than the files of a folder that somebody drops in by mistake. */
const MAX_REFUSALS = 50;
const WINDOW_MS = 60 * 60_000;

export function openRefusals(now: () => Date, max = MAX_REFUSALS, windowMs = WINDOW_MS): Refusals {
  const refusals = new Map<string, number[]>();
  const recent = (userId: string, at: number) => (refusals.get(userId) ?? []).filter((time) => time > at - windowMs && time <= at);

  function sweep(at: number): void {
    for (const userId of refusals.keys()) if (recent(userId, at).length === 0) refusals.delete(userId);
  }

  return {
    check(userId) {
      const at = now().getTime();
      const times = recent(userId, at);
      if (times.length < max) return;
      const retryAfterSeconds = Math.max(1, Math.ceil(((times[0] ?? at) + windowMs - at) / 1000));
      const message = `The last ${max} documents of your account could not be used. Please check your files and try again later.`;
      throw new AppError("too_many", message, { retryAfterSeconds });
    },
    refused(userId) {
      const at = now().getTime();
      sweep(at);
      refusals.set(userId, [...recent(userId, at), at].slice(-max));
    },
    accepted: (userId) => void refusals.delete(userId),
  };
}
