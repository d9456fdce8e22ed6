import type { Outcome } from "./batch.ts";

/** The report of a batch as its file name asks: CSV for `.csv`, JSON for everything else. The CVs themselves are not in it. */
export const toReport = (path: string, outcomes: Outcome[]) => (/\.csv$/i.test(path) ? toCsv(outcomes) : toJson(outcomes));

const toJson = (outcomes: Outcome[]) =>
  `${JSON.stringify(
    outcomes.map(({ resume: _, ...rest }) => rest),
    null,
    2,
  )}\n`;

function toCsv(outcomes: Outcome[]) {
  const rows = outcomes.map(({ file, outputs, skipped, error, warnings, ms }) => [
    file,
    error ? "failed" : outputs.length > 0 ? "done" : "skipped",
    [...outputs, ...skipped].join("\n"),
    error?.code ?? "",
    error?.message ?? "",
    warnings.join("\n"),
    String(ms),
  ]);
  const lines = [["file", "status", "outputs", "code", "message", "warnings", "ms"], ...rows];
  return lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

/** RFC 4180. A cell that a spreadsheet would take for a formula gets an apostrophe before it. */
function csvCell(text: string) {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
