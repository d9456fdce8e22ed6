import { expect, test } from "bun:test";
import { DAY, HOUR, MINUTE, openClock } from "../../testing/clock.ts";
import { watchForClockJumps } from "./clock-jumps.ts";

test("a clock is believed when it has gone as fast as time for an hour, and after a jump only an hour later", () => {
  const clock = openClock();
  let uptime = 0;
  const watched = watchForClockJumps(clock.now, () => uptime);
  const after = (ms: number, jump = 0) => {
    uptime += ms;
    clock.advance(ms + jump);
    return watched.isSteady();
  };

  expect(watched.isSteady()).toBe(false);
  expect(after(59 * MINUTE)).toBe(false);
  expect(after(MINUTE)).toBe(true);
  expect(after(HOUR, 30_000)).toBe(true);
  expect(after(HOUR, 3650 * DAY)).toBe(false);
  expect(after(HOUR)).toBe(true);
  expect(after(HOUR, -DAY)).toBe(false);
  expect(after(HOUR)).toBe(true);
});
