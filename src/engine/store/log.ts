import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { basename, join } from "node:path";

export type Level = "info" | "warning" | "error";
/** Numbers, identifiers and short codes only: an account is named by its id, a document not at all. */
export type Fields = Record<string, string | number | boolean | null | undefined>;
export type LogEvent = { time: string; level: Level; source: string; message: string } & Fields;

export type Log = {
  /** The file's name, without its folder. */
  file: string;
  write(level: Level, source: string, message: string, fields?: Fields): void;
  /** What happened after an instant: totals by level, and the newest warnings and errors, newest first. */
  since(instant: Date): { totalLogs: number; warnings: number; errors: number; recent: LogEvent[] };
};

const MAX_FILE_BYTES = 5 * 1024 * 1024;
const KEPT_FILES = 5;
const KEPT_HOURS = 24;
const KEPT_RECENT = 20;
const MINUTE_MS = 60_000;

/**
 * The structured log: one JSON line an event, in `folder/vitae.log`, renamed to `vitae.log.1` and so on at 5 MB. Without a folder it is
 * kept in memory. A log that cannot be written (a full disk) never fails the work it is about.
 */
export function openLog(folder: string | null, now: () => Date): Log {
  const path = folder && join(folder, "vitae.log");
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });

  const minutes = new Map<number, Record<Level, number>>();
  let recent: LogEvent[] = [];
  for (const event of path ? readRecent(path, now()) : []) count(event);

  function count(event: LogEvent) {
    const minute = Math.floor(Date.parse(event.time) / MINUTE_MS);
    const totals = minutes.get(minute) ?? { info: 0, warning: 0, error: 0 };
    totals[event.level] += 1;
    minutes.set(minute, totals);
    for (const old of minutes.keys()) if (old < minute - KEPT_HOURS * 60) minutes.delete(old);
    if (event.level !== "info") recent = [event, ...recent].slice(0, KEPT_RECENT);
  }

  return {
    file: path ? basename(path) : "vitae.log",
    write(level, source, message, fields = {}) {
      const event = { time: now().toISOString(), level, source, message: withoutAddresses(message), ...fields } as LogEvent;
      count(event);
      if (path) append(path, event);
    },
    since(instant) {
      const first = Math.floor(instant.getTime() / MINUTE_MS);
      const totals = { info: 0, warning: 0, error: 0 };
      for (const [minute, of] of minutes) {
        if (minute < first) continue;
        for (const level of ["info", "warning", "error"] as const) totals[level] += of[level];
      }
      return {
        totalLogs: totals.info + totals.warning + totals.error,
        warnings: totals.warning,
        errors: totals.error,
        recent: recent.filter((event) => Date.parse(event.time) >= instant.getTime()),
      };
    },
  };
}

/** Removes mail addresses: no caller logs one, but the error message of a library may contain one. */
function withoutAddresses(message: string): string {
  return message.replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, "[address]").slice(0, 500);
}

function append(path: string, event: LogEvent): void {
  try {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MAX_FILE_BYTES) rotate(path);
    appendFileSync(path, `${JSON.stringify(event)}\n`, { mode: 0o600 });
  } catch {
    // A log that cannot be written cannot report it.
  }
}

function rotate(path: string): void {
  for (let number = KEPT_FILES - 1; number >= 1; number--) {
    const from = number === 1 ? path : `${path}.${number - 1}`;
    if (existsSync(from)) renameSync(from, `${path}.${number}`);
  }
}

function readRecent(path: string, now: Date): LogEvent[] {
  const earliest = now.getTime() - KEPT_HOURS * 60 * MINUTE_MS;
  return [`${path}.1`, path]
    .flatMap((file) => (existsSync(file) ? readFileSync(file, "utf8").split("\n") : []))
    .flatMap(parseLine)
    .filter((event) => Date.parse(event.time) >= earliest);
}

function parseLine(line: string): LogEvent[] {
  try {
    const event = JSON.parse(line) as LogEvent;
    return ["info", "warning", "error"].includes(event.level) ? [event] : [];
  } catch {
    return [];
  }
}
