import { restoreBackup } from "../../../engine/backup/restore-backup.ts";
import { commandConfig, traceCommand } from "../../engine.ts";
import { type ExitStatus, type OutputOptions, openSteps, printJson, say, stopSignal } from "../../terminal/output.ts";

export async function restore(file: string, options: OutputOptions & { data?: string; force?: boolean }): Promise<ExitStatus> {
  const { dataDir } = commandConfig(options);
  const steps = openSteps(options);
  const { version, createdAt, files } = await restoreBackup(file, dataDir, {
    force: options.force,
    onStep: steps.to,
    signal: stopSignal(),
  }).finally(steps.stop);

  await traceCommand({ data: dataDir }, { action: "backup.restored", details: { count: files.length } });
  if (options.json) printJson({ dataDir, version, createdAt, files: files.length });
  else
    for (const line of [
      `${dataDir} is as it was at ${createdAt} (${files.length} files, written by Vitae ${version}).`,
      `The settings of that time, without secrets: ${dataDir}/settings.env`,
    ])
      say(line, options);
  return 0;
}
