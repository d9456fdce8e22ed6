import { AppError } from "../errors.ts";

export type Attempts = {
  /** Counts one more. Throws AppError "too_many" with `retryAfterSeconds` when the window is full. */
  take(key: string): void;
  /** The last one does not count after all. */
  giveBack(key: string): void;
};

/** At most `most` within `windowMs` for one key. Counted before the work, so that many at once do not slip through together. */
export function limitAttempts(most: number, windowMs: number, now: () => Date, sentence: string): Attempts {
  const taken = new Map<string, number[]>();
  let nextSweep = 0;

  const recent = (key: string, at: number) => (taken.get(key) ?? []).filter((time) => time > at - windowMs && time <= at);
  const sweep = (at: number) => {
    if (at < nextSweep) return;
    nextSweep = at + windowMs;
    for (const key of taken.keys()) if (recent(key, at).length === 0) taken.delete(key);
  };

  return {
    take(key) {
      const at = now().getTime();
      sweep(at);
      const times = recent(key, at);
      if (times.length >= most) {
        const retryAfterSeconds =
          times[0] === undefined ? Math.ceil(windowMs / 1000) : Math.max(1, Math.ceil((times[0] + windowMs - at) / 1000));
        throw new AppError("too_many", sentence, { retryAfterSeconds });
      }
      taken.set(key, [...times, at]);
    },
    giveBack: (key) => void taken.get(key)?.pop(),
  };
}
