import type { MailboxState, QueueHealth, SystemHealth } from "../contract/api.ts";
import type { Log } from "../store/log.ts";

const DAY_MS = 24 * 60 * 60_000;
const SHOWN_ERRORS = 10;

type Parts = { healthy: boolean; mailbox: MailboxState | null; queue: QueueHealth | null };

/** Errors and warnings of the last day, from the log. Nothing in it names a person or a document. */
export function systemHealth(log: Log, { healthy, mailbox, queue }: Parts, now: Date): SystemHealth {
  const { totalLogs, warnings, errors, recent } = log.since(new Date(now.getTime() - DAY_MS));
  const recentErrors = recent
    .filter(({ level }) => level === "error")
    .slice(0, SHOWN_ERRORS)
    .map(({ source, time, message }) => ({ source, time, message }));

  return {
    status: !healthy ? "error" : errors > 0 ? "warning" : "healthy",
    ...(mailbox && { mailbox }),
    ...(queue && { queue }),
    logFile: log.file,
    last24Hours: { totalLogs, warnings, errors, recentErrors },
  };
}
