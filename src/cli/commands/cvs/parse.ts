import { statSync } from "node:fs";
import { join } from "node:path";
import { DATA_FORMATS, type DataFormat } from "../../../engine/contract/data-formats.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import type { Resume } from "../../../engine/contract/resume.ts";
import type { ConvertRequest } from "../../../engine/cv/conversion.ts";
import { escoNames } from "../../../engine/cv/formats/esco-meta.ts";
import { writeData } from "../../../engine/cv/formats/write-data.ts";
import type { EscoCodes, WrittenData } from "../../../engine/cv/formats/written-data.ts";
import { escoCodes } from "../../../engine/house/taxonomies.ts";
import { readDataDir } from "../../../engine/setup/config.ts";
import { batchStatus, type Outcome, resultWriter, runBatch, splitExisting, summaryOf, sweepTemporaries } from "../../batch/batch.ts";
import { DEFAULT_CONCURRENCY, openCvConverter } from "../../batch/converter.ts";
import { commandEnvironment } from "../../engine.ts";
import { collectInputs } from "../../files/inputs.ts";
import { chosenWords } from "../../options/house-words.ts";
import { type ExitStatus, type OutputOptions, printJson, say } from "../../terminal/output.ts";

type ParseOptions = OutputOptions & {
  out?: string;
  ocr: ConvertRequest["ocr"];
  coverage?: boolean;
  model?: string | false;
  words?: string | false;
  data?: string;
  concurrency?: number;
  force?: boolean;
  to?: DataFormat;
};

export async function parse(
  paths: string[],
  { out, ocr, coverage, concurrency = DEFAULT_CONCURRENCY, force, model, words: wanted, data, to: asked, ...output }: ParseOptions,
): Promise<ExitStatus> {
  const found = await collectInputs(paths, { out, data });
  const { inputs } = found;
  const to = asked ?? "json";
  const writeResult = resultWriter(found);
  const toStdout = out === undefined && !output.json;
  if (toStdout && !coverage && inputs.length > 1) throw new AppError("invalid", "Several files need --out FOLDER (or --json).");

  if (out !== undefined) sweepTemporaries(out);
  const words = await chosenWords({ ...output, words: wanted, data });
  const converter = await openCvConverter(concurrency, { model, data });
  const start = performance.now();
  const outcomes = await runBatch(
    found,
    { concurrency, ...output, quiet: output.quiet || (toStdout && inputs.length > 0) },
    async (input) => {
      const target = out === undefined ? [] : [join(out, `${input.baseName}.${DATA_FORMATS[to].ending}`)];
      const { skipped, wanted } = splitExisting(target, force);
      if (skipped.length > 0) return { outputs: [], skipped };

      const request: ConvertRequest = { fileName: input.file, ocr, coverage, words, outputs: [] };
      const converted = await converter.convert(await input.read(), request);
      // Codes are looked up where a format was asked for: ESCO is large, and a thousand CVs are read without waiting for it.
      const codes = asked && (await escoCodes(readDataDir(commandEnvironment({ data }), data), escoNames(converted.resume)));
      const written = inFormat(converted.resume, { format: to, codes, file: input.file });
      for (const path of wanted) await writeResult(path, written.text);
      if (toStdout && !coverage && to !== "json") process.stdout.write(written.text);
      return {
        outputs: wanted,
        resume: (output.json || toStdout) && to === "json" ? (JSON.parse(written.text) as Resume) : undefined,
        data: output.json && to !== "json" ? written.text : undefined,
        coverage: converted.coverage,
        warnings: [...converted.warnings, ...sayLeftOut(written.leftOut, to)],
      };
    },
  );
  await converter.close();
  if (inputs.length > 1) say(summaryOf(outcomes, "read", performance.now() - start), output);

  if (coverage && !output.json) for (const outcome of outcomes) printCoverage(outcome);
  else if (out === undefined && inputs.length === 1 && !coverage) printOne(outcomes[0], output);
  else if (output.json) printJson(outcomes);
  return batchStatus(inputs, outcomes);
}

/** The Resume in the format that was asked for. It is as old as the file that says it. */
function inFormat(resume: Resume, { file, ...wanted }: { format: DataFormat; codes?: EscoCodes; file: string }): WrittenData {
  const changed = (statSync(file, { throwIfNoEntry: false })?.mtime ?? new Date()).toISOString();
  return writeData(resume, { ...wanted, created: changed, changed });
}

const sayLeftOut = (paths: readonly string[], to: DataFormat): string[] =>
  paths.length > 0 ? [`${DATA_FORMATS[to].label} has no place for: ${paths.join(", ")}.`] : [];

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
