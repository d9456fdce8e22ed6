export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits after the attempts of one event. With the last its day is over. */
const WAITS_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  7 * HOUR_MS,
  9 * HOUR_MS,
];

/** An event that could not be delivered for so long is given up, and the next of its address is tried. */
export const GIVE_UP_MS = 24 * HOUR_MS;

/** When an event is tried again after so many attempts; null when it is given up. */
export function nextAttempt(createdAt: Date, attempts: number, now: Date): Date | null {
  const next = now.getTime() + (WAITS_MS[attempts - 1] ?? GIVE_UP_MS);
  return next > createdAt.getTime() + GIVE_UP_MS ? null : new Date(next);
}
