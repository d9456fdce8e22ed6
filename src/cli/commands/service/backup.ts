import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeBackup } from "../../../engine/backup/write-backup.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import type { Engine } from "../../../engine/engine.ts";
import { writeSettings } from "../../../engine/setup/config.ts";
import { commandConfig, commandEnvironment, withEngine } from "../../engine.ts";
import { type ExitStatus, inMegabytes, type OutputOptions, openSteps, printJson, say, stopSignal } from "../../terminal/output.ts";

type BackupOptions = OutputOptions & { data?: string; force?: boolean };

export async function backup(file: string, options: BackupOptions): Promise<ExitStatus> {
  const { dataDir } = commandConfig(options);
  // A mistyped folder would be created, and the backup would be empty.
  if (!existsSync(join(dataDir, "vitae.db"))) throw new AppError("not_found", `There is no database of Vitae in ${dataDir}.`);
  return withEngine(options, (engine) => backUp(engine, file, options));
}

async function backUp(engine: Engine, file: string, options: BackupOptions): Promise<ExitStatus> {
  const settings = writeSettings(commandEnvironment(options));
  const steps = openSteps(options);
  const made = await writeBackup({ ...engine, dataDir: engine.config.dataDir, settings }, file, {
    force: options.force,
    onStep: steps.to,
    signal: stopSignal(),
  }).finally(steps.stop);

  engine.store.transaction((tx) => engine.trace(tx, { action: "backup.made", details: { count: made.files } }));
  if (options.json) printJson(made);
  else say(`${made.path}: ${made.files} files, ${inMegabytes(made.bytes)}.`, options);
  if (made.lost > 0) say(`${made.lost} document(s) were gone from the data folder already and are not in it.`, {});
  return 0;
}
