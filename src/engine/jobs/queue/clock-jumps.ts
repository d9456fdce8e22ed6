const HOUR_MS = 60 * 60_000;
/** A difference below this between two checks is a correction of the clock (NTP), not a jump. */
const JUMP_MS = 60_000;

/**
 * The clock is steady when it has not jumped for an hour, compared with the time since the start of the process. After a jump (a dead battery,
 * a clock set to another year) every CV would look expired, and the retention sweep would delete them all.
 */
export function watchForClockJumps(now: () => Date, uptimeMs = () => performance.now()): { isSteady(): boolean } {
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
