import { statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { MailboxState, QueueHealth, WorkerStatus } from "../contract/api.ts";
import { folderBytes } from "../jobs/submit/disk-space.ts";
import type { Log } from "../store/log.ts";
import type { Store } from "../store/open-store.ts";

type Kind = "gauge" | "counter" | "summary";
/** `part`: the end of the name of a sample of a summary. */
type Sample = { part?: "_sum" | "_count"; labels?: Record<string, string>; value: number };
type Metric = { name: string; kind: Kind; help: string; samples: Sample[] };
type Service = {
  store: Store;
  log: Log;
  dataDir: string;
  folderQuotaMb: number;
  version: string;
  healthy: boolean;
  mailbox: MailboxState | null;
  queue: QueueHealth | null;
  workers: { workers: () => WorkerStatus[]; tallies: () => ReadonlyMap<string, { count: number; seconds: number }> } | null;
  now: Date;
};

const DAY_MS = 24 * 60 * 60_000;

/** Metrics in the text format of Prometheus (0.0.4). Nothing in them names a person or a document. */
export function writeMetrics(service: Service, requests: ReadonlyMap<string, number>): string {
  return [
    ...serviceMetrics(service),
    ...jobMetrics(service),
    ...creditMetrics(service),
    ...mailboxMetrics(service),
    ...queueMetrics(service),
    ...workerMetrics(service),
    ...requestMetrics(requests),
  ]
    .map(writeMetric)
    .join("");
}

function serviceMetrics({ store, log, dataDir, folderQuotaMb, version, healthy, now }: Service): Metric[] {
  const { warnings, errors } = log.since(new Date(now.getTime() - DAY_MS));
  const disk = statfsSync(dataDir);
  return [
    { ...gauge("vitae_info", "The version that runs", 1), samples: [{ labels: { version }, value: 1 }] },
    gauge("vitae_healthy", "1 while jobs are claimed and finished as they should be", Number(healthy)),
    gauge("vitae_uptime_seconds", "Since the program was started", process.uptime()),
    gauge("vitae_memory_bytes", "Resident memory of the service, its converter children apart", process.memoryUsage.rss()),
    gauge("vitae_disk_free_bytes", "Free on the disk of the data folder", disk.bavail * disk.bsize),
    gauge("vitae_database_bytes", "Size of the database, its log included", sizeOf(dataDir, "vitae.db") + sizeOf(dataDir, "vitae.db-wal")),
    gauge("vitae_folder_bytes", "Documents of all accounts and the database", folderBytes(store.db, dataDir)),
    gauge("vitae_folder_quota_bytes", "What these may be at most, 0 for no limit but the disk", folderQuotaMb * 1024 ** 2),
    {
      ...gauge("vitae_log_events", "Warnings and errors in the log within a day", 0),
      samples: [
        { labels: { level: "warning" }, value: warnings },
        { labels: { level: "error" }, value: errors },
      ],
    },
  ];
}

function jobMetrics({ store: { raw }, now }: Service): Metric[] {
  const states = raw
    .query(
      "select job_type as type, status, count(*) as value from jobs where status in ('pending', 'processing') group by job_type, status",
    )
    .all() as { type: string; status: string; value: number }[];
  const done = raw
    .query("select job_type as type, sum(completed) as completed, sum(failed) as failed from tallies group by job_type")
    .all();
  const { oldest } = raw.query("select min(created_at) as oldest from jobs where status = 'pending'").get() as { oldest: number | null };
  return [
    {
      ...gauge("vitae_jobs", "Jobs that wait or are at work", 0),
      samples: ["cv", "matcher"].flatMap((type) =>
        ["pending", "processing"].map((status) => ({
          labels: { type, status },
          value: states.find((row) => row.type === type && row.status === status)?.value ?? 0,
        })),
      ),
    },
    gauge(
      "vitae_oldest_pending_seconds",
      "How long the job that waits longest has waited",
      oldest === null ? 0 : (now.getTime() - oldest) / 1000,
    ),
    {
      name: "vitae_jobs_finished_total",
      kind: "counter",
      help: "Jobs of the accounts that exist, by outcome",
      samples: (done as { type: string; completed: number; failed: number }[]).flatMap(({ type, completed, failed }) => [
        { labels: { type, outcome: "completed" }, value: completed },
        { labels: { type, outcome: "failed" }, value: failed },
      ]),
    },
  ];
}

function creditMetrics({ store: { raw } }: Service): Metric[] {
  const rows = raw.query("select kind, sum(moved) as value from credit_totals group by kind order by kind").all() as {
    kind: string;
    value: number;
  }[];
  const samples = rows.map(({ kind, value }) => ({ labels: { kind }, value }));
  return [{ name: "vitae_credits_total", kind: "counter", help: "Credits by what moved them", samples }];
}

/** Nothing where no mailbox is set up. */
function mailboxMetrics({ store: { raw }, mailbox }: Service): Metric[] {
  if (!mailbox) return [];
  const mails = raw.query("select outcome, count(*) as value from mailbox_mails group by outcome").all() as Counted<"outcome">[];
  const replies = raw
    .query("select reply, count(*) as value from mailbox_mails where reply is not null group by reply")
    .all() as Counted<"reply">[];
  return [
    gauge("vitae_mailbox_connected", "1 while the mailbox is read", Number(mailbox.state === "connected")),
    {
      ...gauge("vitae_mailbox_mails", "Mails of the last 60 days, by what became of them", 0),
      samples: mails.map(({ outcome, value }) => ({ labels: { outcome }, value })),
    },
    {
      ...gauge("vitae_mailbox_replies", "Replies to these mails, by state", 0),
      samples: replies.map(({ reply, value }) => ({ labels: { state: reply }, value })),
    },
  ];
}
/** Nothing where no queue for workers is set up; a queue that is set up wrongly is one that is not connected. */
function queueMetrics({ queue }: Service): Metric[] {
  if (!queue) return [];
  return [
    gauge("vitae_queue_connected", "1 while the queue of the workers is reached", Number(queue.connected)),
    gauge("vitae_queue_depth", "Documents that wait in the queue for a worker", queue.depth),
  ];
}

function workerMetrics({ workers }: Service): Metric[] {
  if (!workers) return [];
  const seen = workers.workers();
  const usable = (worker: WorkerStatus) => ({ worker: nameOf(worker), usable: worker.problem === null ? "yes" : "no" });
  return [
    {
      ...gauge("vitae_worker_slots", "Documents that the workers of a machine take at once; usable: whether they get any", 0),
      samples: summed(seen, usable, ({ slots }) => slots),
    },
    { ...gauge("vitae_worker_busy", "Documents at work there", 0), samples: summed(seen, usable, ({ busy }) => busy) },
    {
      name: "vitae_worker_failures_total",
      kind: "counter",
      help: "Documents whose converter crashed or passed a limit there, since the workers were started",
      samples: summed(
        seen,
        (worker) => ({ worker: nameOf(worker) }),
        ({ failed }) => failed,
      ),
    },
    {
      name: "vitae_worker_conversion_seconds",
      kind: "summary",
      help: "What workers have converted for this service since its start, and how long it took, by the kind of work",
      samples: [...workers.tallies()].flatMap(([kind, { count, seconds }]): Sample[] => [
        { part: "_sum", labels: { kind }, value: seconds },
        { part: "_count", labels: { kind }, value: count },
      ]),
    },
  ];
}

/** One whose announcement cannot be read has no name. */
const nameOf = ({ host }: WorkerStatus) => host || "unknown";

/** Several workers may run on one machine: Prometheus takes no two samples with the same labels. */
function summed(
  workers: WorkerStatus[],
  labelsOf: (worker: WorkerStatus) => Record<string, string>,
  figureOf: (worker: WorkerStatus) => number,
): Sample[] {
  const groups = Map.groupBy(workers, (worker) => JSON.stringify(labelsOf(worker)));
  return [...groups].map(([labels, ofOne]) => ({ labels: JSON.parse(labels), value: ofOne.reduce((sum, one) => sum + figureOf(one), 0) }));
}

type Counted<Column extends string> = Record<Column, string> & { value: number };

function requestMetrics(requests: ReadonlyMap<string, number>): Metric[] {
  const samples = [...requests].map(([status, value]) => ({ labels: { status }, value }));
  return [{ name: "vitae_requests_total", kind: "counter", help: "Answers since the start, by status", samples }];
}

const gauge = (name: string, help: string, value: number): Metric => ({ name, kind: "gauge", help, samples: [{ value }] });
const sizeOf = (folder: string, name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;

function writeMetric({ name, kind, help, samples }: Metric): string {
  const lines = samples.map(({ part = "", labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escapeLabel(text)}"`);
    return `${name}${part}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}\n`;
  });
  return `# HELP ${name} ${help}.\n# TYPE ${name} ${kind}\n${lines.join("")}`;
}

/** A worker gives its machine's name itself. */
const escapeLabel = (text: string) => text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
