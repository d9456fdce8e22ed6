import type { Trace } from "../../compliance/audit/trace.ts";
import type { Db, Store } from "../../store/open-store.ts";
import type { Download } from "./download.ts";

type Tools = { store: Store; trace: Trace };

/** Records that documents of an account's jobs leave the house, a row for each job. Called before the first byte is sent: what is not recorded is not sent. */
export function traceDownloads(
  { store, trace }: Tools,
  userId: string,
  downloads: Pick<Download, "jobId" | "type">[],
  kind?: "pack",
): void {
  store.transaction((tx) => traceDownloadsIn(tx, trace, userId, downloads, kind));
}

/** The same, in the transaction that decides that they leave. */
export function traceDownloadsIn(tx: Db, trace: Trace, userId: string, downloads: Pick<Download, "jobId" | "type">[], kind?: "pack"): void {
  for (const [jobId, documents] of Map.groupBy(downloads, (one) => one.jobId))
    trace(tx, {
      action: "document.downloaded",
      subject: jobId,
      account: userId,
      details: { types: documents.map(({ type }) => type), ...(kind && { kind }) },
    });
}

/** One document, recorded as it leaves. */
export function traced<T extends Download>(tools: Tools, userId: string, download: T): T {
  traceDownloads(tools, userId, [download]);
  return download;
}

/** Records that the list of an account's CVs leaves the house. */
export function traceList({ store, trace }: Tools, userId: string, count: number): void {
  store.transaction((tx) => trace(tx, { action: "jobs.listed", account: userId, details: { count } }));
}
