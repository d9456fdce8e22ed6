import { createReadStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import type { KeptRecord } from "../../../engine/compliance/chain/chained-log.ts";
import { checkExport, checkLog } from "../../../engine/compliance/decisions/check-log.ts";
import { exportDecisions, fromJsonLine, listDecisions } from "../../../engine/compliance/decisions/list-log.ts";
import { COMMAND_LINE } from "../../../engine/compliance/decisions/write-record.ts";
import type { DecisionKind, ListedDecision } from "../../../engine/contract/api.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import { tellCheck } from "../../checks/chain-check.ts";
import { withEngine } from "../../engine.ts";
import { loggedName } from "../../files/named-cv.ts";
import { saveRecords } from "../../files/saved-file.ts";
import { type ExitStatus, type OutputOptions, printJson, printTable, say } from "../../terminal/output.ts";

type DecisionOptions = OutputOptions & { data?: string };

const DEFAULT_ROWS = 50;

export const decisionsList = (options: DecisionOptions & { kind?: DecisionKind; job?: string; cv?: string; rows?: number }) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    const { kind, job, rows = DEFAULT_ROWS } = options;
    const cv = options.cv === undefined ? undefined : await loggedName(engine.decisionLog.key, options.cv);
    const { records, total } = listDecisions(engine.store.db, { kind, job, cv }, undefined, rows);
    if (options.json) printJson(records);
    else if (records.length === 0) say("There are no such records.", options);
    else {
      printTable(records.map(toRow));
      if (total > records.length) say(`${total - records.length} older record(s) are not shown (--rows ${total}).`, options);
    }
    return 0;
  });

const SHORT_HASH = 12;

function toRow(record: ListedDecision) {
  const { seq, at, kind, by, account } = record;
  return { no: seq, time: at.slice(0, 19).replace("T", " "), kind, by: account ?? by, what: whatOf(record) };
}

/** What a record tells, on one line. */
function whatOf(record: ListedDecision): string {
  switch (record.kind) {
    case "match": {
      const { cv, outcome, scores, rules, model } = record;
      const by = model ? `rules ${rules}, ${model.name}` : `rules ${rules}`;
      return `CV ${cv.slice(0, SHORT_HASH)}: ${scores ? `${scores.overall.toFixed(1)} of 10 (${by})` : outcome}`;
    }
    case "override":
      return `CV ${record.cv.slice(0, SHORT_HASH)}, ${record.requirement === null ? "overall" : `requirement ${record.requirement}`}: ${record.from} → ${record.to}, ${record.reasonText ?? "reason erased"}`;
    case "view":
      return `analysis ${record.job}`;
    case "download":
      return `${record.what} of analysis ${record.job}`;
    case "switch":
      return `matcher ${record.matcher}`;
    case "export":
      return record.what;
    case "erasure":
      return `${record.items.length} item(s) of the person ${record.subject.slice(0, SHORT_HASH)}`;
    case "cut":
      return `${record.removed} record(s) older than ${record.days} days were removed, up to ${record.through}`;
  }
}

const TOLD = { log: "The decision log", command: "vitae decisions verify" };

export async function decisionsVerify(file: string | undefined, options: DecisionOptions & { end?: string }): Promise<ExitStatus> {
  const { end } = options;
  if (file === undefined)
    return withEngine(options, ({ store, decisionLog }) => tellCheck(checkLog(store.db, decisionLog.key, { end }), TOLD, options));
  if (!existsSync(file)) throw new AppError("not_found", `There is no file ${file}.`);
  const records = await recordsOf(file);
  // Whoever was given an export has no key, and checks that the records follow each other.
  if (options.data === undefined) return tellCheck(checkExport(records, null, { end }), TOLD, options);
  return withEngine(options, ({ decisionLog }) => tellCheck(checkExport(records, decisionLog.key, { end }), TOLD, options));
}

async function recordsOf(file: string): Promise<KeptRecord[]> {
  const records: KeptRecord[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    const record = fromJsonLine(line);
    if (!record)
      throw new AppError("invalid", `${file} is no decision log: line ${records.length + 1} cannot be read. Export it as .jsonl.`);
    records.push(record);
  }
  return records;
}

export const decisionsExport = (file: string, options: DecisionOptions & { force?: boolean }) =>
  withEngine(options, (engine) =>
    saveRecords(file, options, { make: (format) => exportDecisions(engine, COMMAND_LINE, format), key: "records", noun: "record(s)" }),
  );
