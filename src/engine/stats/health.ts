import type { MailboxState, SystemHealth } from "../contract/api.ts";
import type { Log } from "../store/log.ts";

const DAY_MS = 24 * 60 * 60_000;
const SHOWN_ERRORS = 10;

/** Errors and warnings of the last day, from the log. Nothing in it names a person or a document. */
export function systemHealth(log: Log, { healthy, mailbox }: { healthy: boolean; mailbox: MailboxState | null }, now: Date): SystemHealth {
  const { totalLogs, warnings, errors, recent } = log.since(new Date(now.getTime() - DAY_MS));
  const recentErrors = recent
    .filter(({ level }) => level === "error")
    .slice(0, SHOWN_ERRORS)
    .map(({ source, time, message }) => ({ source, time, message }));

  return {
    status: !healthy ? "error" : errors > 0 ? "warning" : "healthy",
    ...(mailbox && { mailbox }),
    logFile: log.file,
    last24Hours: { totalLogs, warnings, errors, recentErrors },
  };
}
