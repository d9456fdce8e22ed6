import { exportScores, pseudonymOf } from "../../../engine/compliance/decisions/audit/export-scores.ts";
import { type FourFifths, fourFifths } from "../../../engine/compliance/decisions/audit/four-fifths.ts";
import { readPeople } from "../../../engine/compliance/decisions/audit/read-people.ts";
import { COMMAND_LINE } from "../../../engine/compliance/decisions/write-record.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import { tableRows } from "../../../engine/cv/text/csv.ts";
import { about } from "../../batch/error-subject.ts";
import { withEngine } from "../../engine.ts";
import { readInput } from "../../files/inputs.ts";
import { loggedName } from "../../files/named-cv.ts";
import { saveRecords } from "../../files/saved-file.ts";
import { type ExitStatus, type OutputOptions, printJson, printTable, say } from "../../terminal/output.ts";

type AuditOptions = OutputOptions & { data?: string };

export const auditScores = (file: string, options: AuditOptions & { force?: boolean }) =>
  withEngine(options, (engine) =>
    saveRecords(file, options, {
      make: (format) => exportScores(engine, COMMAND_LINE, format),
      key: "scores",
      noun: "score(s) without names",
    }),
  );

export const auditPseudonym = (files: string[], options: AuditOptions) =>
  withEngine(options, async ({ decisionLog }): Promise<ExitStatus> => {
    const named = await Promise.all(files.map(async (file) => ({ file, cv: pseudonymOf(await loggedName(decisionLog.key, file)) })));
    if (options.json) printJson(named);
    else printTable(named);
    return 0;
  });

type FourFifthsOptions = OutputOptions & { group: string; selected?: string; score?: string; threshold?: number; strict?: boolean };

/** A table of a million people, which no agency has. */
const MAX_TABLE_BYTES = 100 * 1024 ** 2;

export async function auditFourFifths(file: string, options: FourFifthsOptions): Promise<ExitStatus> {
  const { score, threshold, strict } = options;
  if (threshold !== undefined && score === undefined)
    throw new AppError("invalid", "--threshold is for scores: name their column with --score.");
  const table = await about(file, () => readInput(file, MAX_TABLE_BYTES));
  const read = readPeople(tableRows(new TextDecoder().decode(table)), options);
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
