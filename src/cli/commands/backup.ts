import { writeBackup } from "../../engine/backup/write-backup.ts";
import { readEnvironment, writeSettings } from "../../engine/config.ts";
import { withEngine } from "../engine.ts";
import { type ExitStatus, inMegabytes, type OutputOptions, openSteps, printJson, say } from "../output.ts";

export const backup = (file: string, options: OutputOptions & { data?: string; force?: boolean }) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    const settings = writeSettings(readEnvironment(process.cwd(), process.env));
    const steps = openSteps(options);
    const made = await writeBackup({ ...engine, dataDir: engine.config.dataDir, settings }, file, {
      force: options.force,
      onStep: steps.to,
    });
    steps.stop();

    if (options.json) printJson(made);
    else say(`${made.path}: ${made.files} files, ${inMegabytes(made.bytes)}.`, options);
    if (made.lost > 0) say(`${made.lost} document(s) were gone from the data folder already and are not in it.`, {});
    return 0;
  });
