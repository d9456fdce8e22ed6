import { join } from "node:path";
import { AppError } from "../../engine/contract/errors.ts";
import type { ConvertRequest } from "../../engine/cv/conversion.ts";
import { batchStatus, type Outcome, resultWriter, runBatch, splitExisting, summaryOf, sweepTemporaries } from "../batch/batch.ts";
import { DEFAULT_CONCURRENCY, openCvConverter } from "../batch/converter.ts";
import { collectInputs } from "../files/inputs.ts";
import { chosenWords } from "../house-words.ts";
import { type ExitStatus, type OutputOptions, printJson, say } from "../output.ts";

type ParseOptions = OutputOptions & {
  out?: string;
  ocr: ConvertRequest["ocr"];
  coverage?: boolean;
  model?: string | false;
  words?: string | false;
  data?: string;
  concurrency?: number;
  force?: boolean;
};

export async function parse(
  paths: string[],
  { out, ocr, coverage, concurrency = DEFAULT_CONCURRENCY, force, model, words: wanted, data, ...output }: ParseOptions,
): Promise<ExitStatus> {
  const found = await collectInputs(paths, { out, data });
  const { inputs } = found;
  const writeResult = resultWriter(found);
  const toStdout = out === undefined && !output.json;
  if (toStdout && !coverage && inputs.length !== 1) throw new AppError("invalid", "Several files need --out FOLDER (or --json).");

  if (out !== undefined) sweepTemporaries(out);
  const words = await chosenWords({ ...output, words: wanted, data });
  const converter = await openCvConverter(concurrency, { model, data });
  const start = performance.now();
  const outcomes = await runBatch(found, { concurrency, ...output, quiet: output.quiet || toStdout }, async (input) => {
    const target = out === undefined ? [] : [join(out, `${input.baseName}.json`)];
    const { skipped, wanted } = splitExisting(target, force);
    if (skipped.length > 0) return { outputs: [], skipped };

    const request: ConvertRequest = { fileName: input.file, ocr, coverage, words, outputs: [] };
    const converted = await converter.convert(await input.read(), request);
    for (const path of wanted) await writeResult(path, `${JSON.stringify(converted.resume, null, 2)}\n`);
    return {
      outputs: wanted,
      resume: output.json || toStdout ? converted.resume : undefined,
      coverage: converted.coverage,
      warnings: converted.warnings,
    };
  });
  await converter.close();
  if (inputs.length > 1) say(summaryOf(outcomes, "read", performance.now() - start), output);

  if (coverage && !output.json) for (const outcome of outcomes) printCoverage(outcome);
  else if (out === undefined && inputs.length === 1 && !coverage) printOne(outcomes[0], output);
  else if (output.json) printJson(outcomes);
  return batchStatus(inputs, outcomes);
}

/** Programs are told why there is no resume; people have read it on stderr. */
function printOne(outcome: Outcome | undefined, { json }: OutputOptions): void {
  const shown = outcome?.resume ?? (json ? outcome : undefined);
  if (shown) printJson(shown);
}

/** The coverage report of one CV as text. */
function printCoverage({ file, coverage }: Outcome): void {
  if (!coverage) return;
  const section = (title: string, rows: string[]) => (rows.length > 0 ? [`  ${title}`, ...rows.map((row) => `    ${row}`)] : []);
  const text = [
    `${file}: ${coverage.used} of ${coverage.lines} lines used, ${coverage.additional.length} in additional, ${coverage.setAside.length} set aside, ${coverage.withoutSource.length} values without a source`,
    ...section("In additional", coverage.additional),
    ...section(
      "Set aside",
      coverage.setAside.map(({ text: seen, reason, detail }) => `${reason}${detail ? ` (${detail})` : ""}: ${seen}`),
    ),
    ...section(
      "Without a source",
      coverage.withoutSource.map(({ path, value }) => `${path}: ${value}`),
    ),
  ];
  process.stdout.write(`${text.join("\n")}\n`);
}
