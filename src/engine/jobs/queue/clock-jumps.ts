const HOUR_MS = 60 * 60_000;
/** What a clock that is being set right may differ by between two looks. */
const JUMP_MS = 60_000;

/**
 * Whether the clock can be believed: for an hour it has gone as fast as time itself. A machine that starts with a dead battery, or is set to
 * another year, would else make every CV look expired.
 */
export function watchClock(now: () => Date, uptimeMs = () => performance.now()): { isSteady(): boolean } {
  let seen = { clock: now().getTime(), uptime: uptimeMs() };
  let steadySince = seen.uptime;
  return {
    isSteady() {
      const at = { clock: now().getTime(), uptime: uptimeMs() };
      if (Math.abs(at.clock - seen.clock - (at.uptime - seen.uptime)) > JUMP_MS) steadySince = at.uptime;
      seen = at;
      return at.uptime - steadySince >= HOUR_MS;
    },
  };
}
