import { useQuery } from "@tanstack/react-query";
import type { QueueHealth, WorkerStatus } from "../../../engine/contract/api.ts";
import { healthQuery, workersQuery } from "../../lib/api/queries.ts";
import { exactTime, timeOfDay } from "../../lib/text/time.ts";
import { plural } from "../../lib/text/words.ts";
import { Alert } from "../../ui/controls/alert.tsx";
import { Card } from "../../ui/controls/card.tsx";
import { CardTable } from "../../ui/controls/card-table.tsx";
import { Skeleton } from "../../ui/controls/loading.tsx";

/** Who converts documents for this service on other machines. Nothing where no queue is set up. */
export function Workers() {
  const queue = useQuery(healthQuery).data?.queue;
  const { data: workers, isPending, isError } = useQuery({ ...workersQuery, enabled: queue !== undefined });
  if (!queue) return null;
  return (
    <Card
      id="workers"
      title="Workers"
      note="Other machines that convert documents"
      action={<span className={`badge ${queue.connected ? "success" : "warning"}`}>{queue.connected ? "connected" : "not connected"}</span>}
    >
      <p className="queue-state">{stateOf(queue)}</p>
      {queue.connected && isPending && <Skeleton height={56} />}
      {isError && <Alert tone="danger">The workers cannot be read.</Alert>}
      {queue.connected && workers && <WorkerList workers={workers} />}
    </Card>
  );
}

function stateOf({ connected, reason, depth, localSlots }: QueueHealth): string {
  const here = localSlots > 0 ? `This machine converts ${plural(localSlots, "document")} at once` : "This machine converts none";
  if (!connected) return `${reason} ${here}${localSlots > 0 ? "." : ": they wait."}`;
  return `The queue is connected, and ${depth === 0 ? "no document waits" : `${plural(depth, "document")} ${depth === 1 ? "waits" : "wait"}`} there. ${here}${localSlots > 0 ? " besides." : "."}`;
}

function WorkerList({ workers }: { workers: WorkerStatus[] }) {
  if (workers.length === 0) return <p className="muted">No worker is there.</p>;
  return (
    <CardTable className="worker-table" labels={["Host", "Version", "Busy", "Done", "Failed", "LibreOffice", "Last seen"]}>
      {workers.map((worker) => (
        <WorkerRow key={worker.id} worker={worker} />
      ))}
    </CardTable>
  );
}

/** Of a worker that has another key nothing is known but that it is there. */
function WorkerRow({ worker: { host, version, slots, busy, done, failed, libreoffice, seenAt, problem } }: { worker: WorkerStatus }) {
  const isKnown = host !== "";
  const cells = [
    ["Version", version],
    ["Busy", `${busy} of ${slots}`],
    ["Done", done.toLocaleString("en")],
    ["Failed", failed.toLocaleString("en")],
    ["LibreOffice", libreoffice ? "Yes" : "No"],
  ] as const;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a table also where the style shows it as cards
    <tr role="row">
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <th scope="row" role="rowheader" className="worker-host">
        {isKnown ? host : "Unknown worker"}
        {problem && <span className="worker-problem">Gets no documents: {problem}</span>}
      </th>
      {cells.map(([label, text]) => (
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <td key={label} role="cell" data-label={label} className={isKnown ? "num" : "unknown"}>
          {isKnown ? text : "–"}
        </td>
      ))}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <td role="cell" data-label="Last seen" className="num">
        <time dateTime={seenAt} title={exactTime(seenAt)}>
          {timeOfDay(seenAt)}
        </time>
      </td>
    </tr>
  );
}
