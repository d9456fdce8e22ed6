/** A clock that only moves when it is told to. */
export function openClock(start = "2026-03-10T12:00:00.000Z") {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    advance: (ms: number) => {
      at += ms;
    },
    set: (instant: string) => {
      at = new Date(instant).getTime();
    },
  };
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
