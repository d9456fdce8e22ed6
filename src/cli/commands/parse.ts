import { join } from "node:path";
import type { ConvertRequest } from "../../engine/cv/convert.ts";
import { AppError } from "../../engine/errors.ts";
import { batchStatus, type Outcome, resultWriter, runBatch, splitExisting } from "../batch.ts";
import { DEFAULT_CONCURRENCY, openBatchConverter } from "../converter.ts";
import { collectInputs, readInput } from "../inputs.ts";
import { type ExitStatus, type OutputOptions, printJson } from "../output.ts";

type ParseOptions = OutputOptions & { out?: string; ocr: ConvertRequest["ocr"]; concurrency?: number; force?: boolean };

export async function parse(
  paths: string[],
  { out, ocr, concurrency = DEFAULT_CONCURRENCY, force, ...output }: ParseOptions,
): Promise<ExitStatus> {
  const found = collectInputs(paths, out);
  const { inputs } = found;
  const writeResult = resultWriter(found);
  const toStdout = out === undefined && !output.json;
  if (toStdout && inputs.length !== 1) throw new AppError("invalid", "Several files need --out FOLDER (or --json).");

  const converter = openBatchConverter(concurrency);
  const outcomes = await runBatch(found, { concurrency, ...output, quiet: output.quiet || toStdout }, async (input) => {
    const target = out === undefined ? [] : [join(out, `${input.baseName}.json`)];
    const { skipped, wanted } = splitExisting(target, force);
    if (skipped.length > 0) return { outputs: [], skipped };

    const { resume, warnings } = await converter.convert(await readInput(input.file), { fileName: input.file, ocr, outputs: [] });
    for (const path of wanted) await writeResult(path, `${JSON.stringify(resume, null, 2)}\n`);
    return { outputs: wanted, resume, warnings };
  });
  await converter.close();

  if (out === undefined && inputs.length === 1) printResume(outcomes[0]);
  else if (output.json) printJson(outcomes);
  return batchStatus(inputs, outcomes);
}

const printResume = (outcome: Outcome | undefined) => outcome?.resume && printJson(outcome.resume);
