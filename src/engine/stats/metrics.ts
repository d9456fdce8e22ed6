import { statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { MailboxState } from "../contract/api.ts";
import { folderBytes } from "../jobs/submit/disk-space.ts";
import type { Log } from "../store/log.ts";
import type { Store } from "../store/open-store.ts";

type Kind = "gauge" | "counter";
type Sample = { labels?: Record<string, string>; value: number };
type Metric = { name: string; kind: Kind; help: string; samples: Sample[] };
type Service = {
  store: Store;
  log: Log;
  dataDir: string;
  folderQuotaMb: number;
  version: string;
  healthy: boolean;
  mailbox: MailboxState | null;
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
type Counted<Column extends string> = Record<Column, string> & { value: number };

function requestMetrics(requests: ReadonlyMap<string, number>): Metric[] {
  const samples = [...requests].map(([status, value]) => ({ labels: { status }, value }));
  return [{ name: "vitae_requests_total", kind: "counter", help: "Answers since the start, by status", samples }];
}

const gauge = (name: string, help: string, value: number): Metric => ({ name, kind: "gauge", help, samples: [{ value }] });
const sizeOf = (folder: string, name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;

function writeMetric({ name, kind, help, samples }: Metric): string {
  const lines = samples.map(({ labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([key, text]) => `${key}="${text}"`);
    return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}\n`;
  });
  return `# HELP ${name} ${help}.\n# TYPE ${name} ${kind}\n${lines.join("")}`;
}
