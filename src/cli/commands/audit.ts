import { existsSync, readFileSync } from "node:fs";
import { AppError } from "../../engine/contract/errors.ts";
import { tableRows } from "../../engine/cv/csv.ts";
import { exportScores, pseudonymOf, type ScoreFormat } from "../../engine/decisions/audit/export-scores.ts";
import { type FourFifths, fourFifths } from "../../engine/decisions/audit/four-fifths.ts";
import { readPeople } from "../../engine/decisions/audit/read-people.ts";
import { COMMAND_LINE } from "../../engine/decisions/write-record.ts";
import { resultWriter } from "../batch/batch.ts";
import { withEngine } from "../engine.ts";
import { type ExitStatus, type OutputOptions, printJson, printTable, say } from "../output.ts";

type AuditOptions = OutputOptions & { data?: string };

export const auditScores = (file: string, options: AuditOptions & { force?: boolean }) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    const format = /\.(jsonl|csv)$/i.exec(file)?.[1]?.toLowerCase() as ScoreFormat | undefined;
    if (!format) throw new AppError("invalid", "Name a file that ends in .csv or .jsonl.");
    if (existsSync(file) && !options.force) throw new AppError("conflict", `${file} exists already (--force overwrites).`);
    const lines = [...exportScores(engine, COMMAND_LINE, format).lines];
    await resultWriter({ inputs: [], others: [] })(file, lines.join(""));
    const scores = lines.length - (format === "csv" ? 1 : 0);
    if (options.json) printJson({ file, scores });
    else say(`${scores} score(s) without names in ${file}.`, options);
    return 0;
  });

export const auditPseudonym = (files: string[], options: AuditOptions) =>
  withEngine(options, ({ decisionLog }) => {
    const named = files.map((file) => {
      if (!existsSync(file)) throw new AppError("not_found", `There is no file ${file}.`);
      const sha256 = new Bun.CryptoHasher("sha256").update(readFileSync(file)).digest("hex");
      return { file, cv: pseudonymOf(decisionLog.key, sha256) };
    });
    if (options.json) printJson(named);
    else printTable(named);
    return 0;
  });

type FourFifthsOptions = OutputOptions & { group: string; selected?: string; score?: string; threshold?: number; strict?: boolean };

export function auditFourFifths(file: string, options: FourFifthsOptions): ExitStatus {
  const { score, threshold, strict } = options;
  if (!existsSync(file)) throw new AppError("not_found", `There is no file ${file}.`);
  if (threshold !== undefined && score === undefined)
    throw new AppError("invalid", "--threshold is for scores: name their column with --score.");
  const read = readPeople(tableRows(readFileSync(file, "utf8")), options);
  const found = fourFifths(read.people);
  if (options.json) printJson({ ...found, threshold: read.threshold });
  else tell(found, read.threshold, threshold === undefined, options);
  return strict && found.groups.some(({ flagged }) => flagged) ? 1 : 0;
}

function tell(found: FourFifths, threshold: number | null, isMedian: boolean, options: OutputOptions) {
  if (threshold !== null) say(`Selected is who has ${threshold} points or more${isMedian ? ", the median" : ""}.`, options);
  printTable(
    found.groups.map(({ group, people, selected, rate, ratio, p, flagged }) => ({
      group,
      people,
      selected,
      rate: rate.toFixed(3),
      ratio: ratio === null ? "" : ratio.toFixed(3),
      "below 0.8": flagged ? "YES" : "",
      chance: p === null ? "" : p < 0.001 ? "< 0.001" : p.toFixed(3),
    })),
  );
  const flagged = found.groups.filter((one) => one.flagged);
  say(
    flagged.length > 0
      ? `Below four fifths of the rate of “${found.highest}”: ${flagged.map(({ group }) => `“${group}”`).join(", ")}. That is a reason to look, and no proof of discrimination.`
      : "No group is below four fifths of the highest rate. That is no proof that nobody is treated worse.",
    options,
  );
  for (const { group, notes } of found.groups) for (const note of notes) say(`“${group}”: ${note}`, options);
}
