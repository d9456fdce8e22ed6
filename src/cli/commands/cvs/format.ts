import { batchStatus, resultWriter, runBatch, summaryOf } from "../../batch/batch.ts";
import { type FormatOptions, openFormatter } from "../../batch/formatter.ts";
import { openReport } from "../../batch/report.ts";
import { collectInputs } from "../../files/inputs.ts";
import { type ExitStatus, printJson, say } from "../../terminal/output.ts";

export async function format(paths: string[], options: FormatOptions & { force?: boolean; report?: string }): Promise<ExitStatus> {
  const { out, force, json } = options;
  const formatter = await openFormatter(options);
  try {
    const found = await collectInputs(paths, options);
    const { inputs } = found;
    const write = resultWriter(found);
    const files = inputs.map(({ file }) => file);
    const report = options.report ? openReport(options.report, files, { force, write }) : undefined;

    const start = performance.now();
    const outcomes = await runBatch(found, { ...options, ...formatter, onOutcome: report?.add }, async ({ file, baseName, read }) => {
      const bytes = await read();
      const { resume, ...made } = await formatter.format({ file, bytes, out, baseName: await formatter.baseName(bytes, baseName) }, write, {
        force,
      });
      // Thousands of them would fill the memory.
      return json ? { ...made, resume } : made;
    });

    await report?.close();
    if (json) printJson(outcomes);
    say(summaryOf(outcomes, "formatted", performance.now() - start), options);
    if (outcomes.length < inputs.length) say("The same command goes on where this one stopped.", options);
    return batchStatus(inputs, outcomes);
  } finally {
    await formatter.close();
  }
}
