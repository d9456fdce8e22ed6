import type { ReviewDoubt, ReviewLeftover } from "../../../engine/contract/api.ts";
import type { Resume } from "../../../engine/contract/resume.ts";
import { valueAt } from "../../../engine/contract/resume-paths.ts";
import type { ConvertRequest } from "../../../engine/cv/conversion.ts";
import { describeReview } from "../../../engine/cv/review/describe-review.ts";
import { batchStatus, type Outcome, runBatch } from "../../batch/batch.ts";
import { DEFAULT_CONCURRENCY, openCvConverter } from "../../batch/converter.ts";
import { collectInputs } from "../../files/inputs.ts";
import { chosenWords } from "../../options/house-words.ts";
import { type ExitStatus, type OutputOptions, print, printJson } from "../../terminal/output.ts";

type ReviewOptions = OutputOptions & {
  ocr: ConvertRequest["ocr"];
  strict?: boolean;
  model?: string | false;
  words?: string | false;
  data?: string;
  concurrency?: number;
};
/** What a recruiter should look at in a CV, in the shape of `--json`. */
type Looked = {
  file: string;
  doubts: Omit<ReviewDoubt, "id">[];
  leftovers: Omit<ReviewLeftover, "id">[];
};

export async function review(paths: string[], { concurrency = DEFAULT_CONCURRENCY, ...options }: ReviewOptions): Promise<ExitStatus> {
  const found = await collectInputs(paths, options);
  const words = await chosenWords(options);
  const converter = await openCvConverter(concurrency, options);
  const seen = new Map<string, Looked & { resume: Resume }>();
  const outcomes = await runBatch(found, { ...options, concurrency }, async ({ file, read }) => {
    const made = await converter.convert(await read(), { fileName: file, ocr: options.ocr, words, review: true, outputs: [] });
    const resume = made.review?.resume ?? made.resume;
    seen.set(file, { ...looked(file, resume), resume });
    return { outputs: [] };
  });
  await converter.close();

  const all = outcomes.flatMap(({ file }) => seen.get(file) ?? []);
  if (options.json) printLooked(all, outcomes, found.inputs.length);
  else if (!options.quiet) for (const { resume, ...one } of all) printText(one, resume);
  const hasDoubts = options.strict && all.some(({ doubts }) => doubts.length > 0);
  return hasDoubts ? 1 : batchStatus(found.inputs, outcomes);
}

function looked(file: string, resume: Resume): Looked {
  const { doubts, leftovers } = describeReview(resume, resume, new Set());
  return { file, doubts: doubts.map(({ id: _, ...doubt }) => doubt), leftovers: leftovers.map(({ id: _, ...line }) => line) };
}

/** One CV is an object, several are a list. One that failed has its error. */
function printLooked(all: (Looked & { resume: Resume })[], outcomes: Outcome[], inputs: number): void {
  const failed = outcomes.flatMap(({ file, error }) => (error ? [{ file, error }] : []));
  const results = [...all.map(({ resume: _, ...one }) => one), ...failed];
  printJson(inputs === 1 ? results[0] : results);
}

function printText({ file, doubts, leftovers }: Looked, resume: Resume): void {
  const section = (title: string, rows: string[]) => (rows.length > 0 ? [`  ${title}`, ...rows.map((row) => `    ${row}`)] : []);
  const lines = [
    `${file}: ${numberOf(doubts, "value")} to check, ${numberOf(leftovers, "line")} in no field`,
    ...section(
      "To check",
      doubts.map(({ path, reason }) => `${[path, shownValue(resume, path)].filter(Boolean).join(" ")}: ${reason}`),
    ),
    ...section(
      "In no field",
      leftovers.map(({ page, title, text }) => `${[page && `page ${page}`, title].filter(Boolean).join(", ") || "no heading"}: ${text}`),
    ),
  ];
  print(lines.join("\n"));
}

const numberOf = ({ length }: unknown[], name: string) => `${length} ${name}${length === 1 ? "" : "s"}`;

function shownValue(resume: Resume, path: string): string {
  const value = valueAt(resume, path);
  return typeof value === "string" ? `(${value})` : "";
}
