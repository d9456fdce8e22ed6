import { useQuery } from "@tanstack/react-query";
import type { SystemHealth } from "../../../engine/contract/api.ts";
import { healthQuery } from "../../lib/api/queries.ts";
import { exactTime } from "../../lib/text/time.ts";
import { Alert } from "../../ui/controls/alert.tsx";
import { Card } from "../../ui/controls/card.tsx";
import { Skeleton } from "../../ui/controls/loading.tsx";

const WELL = ["ok", "healthy"];

export function Health() {
  const { data: health, isPending, isError } = useQuery(healthQuery);
  return (
    <Card
      id="health"
      title="System Health"
      note={health ? <span className="log-file">{health.logFile}</span> : "The last 24 hours"}
      action={
        health && <span className={`badge ${WELL.includes(health.status.toLowerCase()) ? "success" : "warning"}`}>{health.status}</span>
      }
    >
      {isPending && <Skeleton height={56} />}
      {isError && <Alert tone="danger">The state of the system cannot be read.</Alert>}
      {health && <LastDay {...health.last24Hours} />}
      {health?.mailbox && <Mailbox {...health.mailbox} />}
    </Card>
  );
}

const MAILBOX_STATES = { connecting: "connecting", connected: "connected", disconnected: "not connected", off: "not read" } as const;

function Mailbox({ state, since, reason }: NonNullable<SystemHealth["mailbox"]>) {
  return (
    <p className="mailbox-state">
      Mailbox: <span className={`badge ${state === "connected" ? "success" : "warning"}`}>{MAILBOX_STATES[state]}</span> since{" "}
      <time dateTime={since}>{exactTime(since)}</time>
      {reason && `: ${reason}`}
    </p>
  );
}

function LastDay({ totalLogs, warnings, errors, recentErrors }: SystemHealth["last24Hours"]) {
  const counts = [
    ["Log entries", totalLogs],
    ["Warnings", warnings],
    ["Errors", errors],
  ] as const;
  return (
    <>
      <dl className="counts">
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd className="num">{count.toLocaleString("en")}</dd>
          </div>
        ))}
      </dl>
      {recentErrors.length > 0 && (
        <ul className="recent-errors" aria-label="Recent errors">
          {recentErrors.map(({ source, time, message }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same error may come twice in one second
            <li key={index}>
              <span className="badge danger">{source}</span>
              <span className="recent-error">{message}</span>
              <time className="muted" dateTime={time}>
                {exactTime(time)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
