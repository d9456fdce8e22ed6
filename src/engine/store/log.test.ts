import { afterEach, beforeEach, expect, test } from "bun:test";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOUR, openClock } from "../testing/clock.ts";
import { openLog } from "./log.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitae-log-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lines = (name = "vitae.log") => readFileSync(join(folder, name), "utf8").trim().split("\n");

test("an event is one line of JSON, whatever is in it, and names no address", () => {
  const clock = openClock();
  openLog(folder, clock.now).write("error", "mail", 'refused\n{"level":"info"} by zoe@agency.test', { code: "550" });
  expect(lines().map((line) => JSON.parse(line))).toEqual([
    { time: "2026-03-10T12:00:00.000Z", level: "error", source: "mail", message: 'refused\n{"level":"info"} by [address]', code: "550" },
  ]);
});

test("the last day is counted, also after a restart", () => {
  const clock = openClock();
  const log = openLog(folder, clock.now);
  log.write("error", "old", "Too long ago.");
  clock.advance(25 * HOUR);
  log.write("info", "server", "One.");
  log.write("warning", "server", "Two.");
  const since = new Date(clock.now().getTime() - 24 * HOUR);
  for (const one of [log, openLog(folder, clock.now)]) {
    expect(one.since(since)).toMatchObject({ totalLogs: 2, warnings: 1, errors: 0, recent: [{ message: "Two." }] });
  }
});

test("a full file makes room, and a line that was cut off is skipped", () => {
  const clock = openClock();
  writeFileSync(join(folder, "vitae.log"), `{"time": "2026-03\n${"x".repeat(6 * 1024 * 1024)}`);
  const log = openLog(folder, clock.now);
  log.write("info", "server", "New.");
  expect(lines()).toHaveLength(1);
  expect(existsSync(join(folder, "vitae.log.1"))).toBe(true);
});

test("a log that cannot be written fails nobody", () => {
  const log = openLog(folder, openClock().now);
  rmSync(folder, { recursive: true });
  log.write("info", "server", "Into the void.");
  expect(log.since(new Date(0)).totalLogs).toBe(1);
});
