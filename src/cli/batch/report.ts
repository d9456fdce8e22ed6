import { existsSync, readFileSync } from "node:fs";
import { AppError } from "../../engine/contract/errors.ts";
import { csvLine, parseCsv } from "../../engine/cv/text/csv.ts";
import type { Outcome, WriteResult } from "./batch.ts";

type Status = "done" | "skipped" | "failed" | "not begun";
type Row = { file: string; status: Status; seconds: number } & Pick<Outcome, "outputs" | "error" | "warnings">;

export type BatchReport = { add: (outcome: Outcome) => void; close: () => Promise<void> };

const COLUMNS = ["file", "status", "seconds", "outputs", "code", "message", "warnings"] as const;
const PAUSE_MS = 1_000;

/**
 * The report of a batch: CSV for a name in `.csv`, else JSON. It is written every second, so that a batch that was killed has one too. A report
 * of an earlier run is continued: its files are not processed again and keep their rows. Throws AppError `conflict` for an existing file that
 * is no report, unless `force`.
 */
export function openReport(
  path: string,
  files: string[],
  { force, write }: { force: boolean | undefined; write: WriteResult },
): BatchReport {
  const rows = new Map<string, Row>((force ? [] : readReport(path)).map((row) => [row.file, row]));
  for (const file of files) if (rows.get(file)?.status !== "done") rows.set(file, unbegun(file));
  const save = () => write(path, toReport(path, [...rows.values()]));
  let saved = performance.now();
  let saving = Promise.resolve();

  return {
    add(outcome) {
      const row = toRow(outcome);
      if (row.status !== "skipped" || rows.get(row.file)?.status !== "done") rows.set(row.file, row);
      if (performance.now() - saved < PAUSE_MS) return;
      saved = performance.now();
      // The last write reports the error.
      saving = saving.then(save).catch(() => {});
    },
    async close() {
      await saving;
      await save();
    },
  };
}

const unbegun = (file: string): Row => ({ file, status: "not begun", seconds: 0, outputs: [], warnings: [] });

function toRow({ file, outputs, skipped, error, warnings, ms }: Outcome): Row {
  const status = error ? "failed" : outputs.length > 0 ? "done" : "skipped";
  return { file, status, seconds: ms / 1000, outputs: [...outputs, ...skipped], ...(error && { error }), warnings };
}

const isCsv = (path: string) => /\.csv$/i.test(path);
const toReport = (path: string, rows: Row[]) => (isCsv(path) ? toCsv(rows) : `${JSON.stringify(rows, null, 2)}\n`);

function toCsv(rows: Row[]): string {
  const cells = rows.map(({ file, status, seconds, outputs, error, warnings }) => [
    file,
    status,
    seconds.toFixed(3),
    outputs.join("\n"),
    error?.code ?? "",
    error?.message ?? "",
    warnings.join("\n"),
  ]);
  return [[...COLUMNS], ...cells].map(csvLine).join("");
}

function readReport(path: string): Row[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, "utf8");
  const rows = isCsv(path) ? fromCsv(text) : fromJson(text);
  if (!rows) throw new AppError("conflict", `${path} exists already and is not the report of a batch (--force overwrites).`);
  return rows;
}

function fromCsv(text: string): Row[] | undefined {
  if (!text.startsWith(csvLine(COLUMNS))) return undefined;
  const [, ...lines] = parseCsv(text);
  return lines.map(([file = "", status, seconds, outputs, code, message = "", warnings]) => ({
    file,
    status: status as Status,
    seconds: Number(seconds),
    outputs: outputs ? outputs.split("\n") : [],
    ...(code && { error: { code, message } }),
    warnings: warnings ? warnings.split("\n") : [],
  }));
}

function fromJson(text: string): Row[] | undefined {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && rows.every((row) => typeof row?.file === "string" && typeof row.status === "string") ? rows : undefined;
  } catch {
    return undefined;
  }
}
