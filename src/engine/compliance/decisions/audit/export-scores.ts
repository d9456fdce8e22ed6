import type { DecisionRecord } from "../../../contract/api.ts";
import { csvLine } from "../../../cv/text/csv.ts";
import type { Db, Store } from "../../../store/open-store.ts";
import type { Trace } from "../../audit/trace.ts";
import type { DecisionLog } from "../record-matches.ts";
import { rowsOf } from "../rows.ts";
import { countVerdicts, modelName } from "../table-cells.ts";
import { writeRecord } from "../write-record.ts";

/** Hexadecimal digits of a pseudonym: enough that no two of a million people share one. */
const PSEUDONYM_DIGITS = 16;

/** The name for an auditor of a CV or job description that the log knows by a keyed hash. The same file has the same one. */
export const pseudonymOf = (keyedHash: string): string => keyedHash.slice(0, PSEUDONYM_DIGITS);

export type ScoreFormat = "csv" | "jsonl";

/**
 * Every score of the decision log without a name, for an auditor who has groups of their own: pseudonyms of CV and job description, day, scores, how many verdicts, and whether a person decided otherwise.
 * That it was exported is recorded.
 */
export function exportScores(
  { store, trace, decisionLog, now }: { store: Store; trace: Trace; decisionLog: DecisionLog; now: () => Date },
  by: string,
  format: ScoreFormat,
): { fileName: string; lines: Generator<string> } {
  store.transaction((tx) => {
    writeRecord(tx, decisionLog.key, by, { kind: "export", what: "scores" }, now());
    trace(tx, { action: "scores.exported" });
  });
  return { fileName: `Scores without names ${now().toISOString().slice(0, 10)}.${format}`, lines: scoreLines(store.db, format) };
}

const COLUMNS = [
  "cv",
  "job_description",
  "day",
  "rules",
  "model",
  "overall",
  "skills",
  "role",
  "industry",
  "must_met",
  "must",
  "nice_met",
  "nice",
  "overridden",
] as const;
type ScoreRow = Record<(typeof COLUMNS)[number], string | number | null>;

function* scoreLines(db: Db, format: ScoreFormat): Generator<string> {
  const overridden = new Set([...recordsOf(db, "override")].map(({ job, cv }) => `${job} ${cv}`));
  if (format === "csv") yield csvLine(COLUMNS);
  for (const match of recordsOf(db, "match")) {
    const row = toRow(match, overridden.has(`${match.job} ${match.cv}`));
    if (!row) continue;
    yield format === "csv" ? csvLine(COLUMNS.map((column) => String(row[column] ?? ""))) : `${JSON.stringify(row)}\n`;
  }
}

function* recordsOf<K extends "match" | "override">(db: Db, kind: K): Generator<Extract<DecisionRecord, { kind: K }>> {
  for (const { body } of rowsOf(db, { kind })) yield JSON.parse(body);
}

function toRow(
  { cv, jd, at, rules, model, scores, verdicts = [] }: Extract<DecisionRecord, { kind: "match" }>,
  overridden: boolean,
): ScoreRow | null {
  if (!scores) return null;
  const [must, nice] = [countVerdicts(verdicts, "must"), countVerdicts(verdicts, "nice")];
  return {
    cv: pseudonymOf(cv),
    job_description: pseudonymOf(jd),
    day: at.slice(0, 10),
    rules,
    model: model ? modelName(model) : null,
    ...scores,
    must_met: must.met,
    must: must.asked,
    nice_met: nice.met,
    nice: nice.asked,
    overridden: overridden ? "yes" : "no",
  };
}
