import { existsSync } from "node:fs";
import { AppError } from "../../engine/contract/errors.ts";
import { resultWriter } from "../batch/batch.ts";
import { type ExitStatus, type OutputOptions, printJson, say } from "../terminal/output.ts";

/** Throws AppError "conflict" for a file that exists already, unless `force`. */
export function refuseExisting(file: string, force: boolean | undefined): void {
  if (existsSync(file) && !force) throw new AppError("conflict", `${file} exists already (--force overwrites).`);
}

/** Writes a file whole or not at all. */
export const saveFile = resultWriter({ inputs: [], others: [] });

type TableFormat = "csv" | "jsonl";

/**
 * Writes records in the format that the name of the file tells, and says how many. `noun`: what they are called on the terminal, `key` in JSON. Throws AppError "invalid" for another
 * ending, and as `refuseExisting`.
 */
export async function saveRecords(
  file: string,
  options: OutputOptions & { force?: boolean },
  { make, key, noun }: { make: (format: TableFormat) => { lines: Iterable<string> }; key: string; noun: string },
): Promise<ExitStatus> {
  const format = /\.(jsonl|csv)$/i.exec(file)?.[1]?.toLowerCase() as TableFormat | undefined;
  if (!format) throw new AppError("invalid", "Name a file that ends in .jsonl or .csv.");
  refuseExisting(file, options.force);
  const lines = [...make(format).lines];
  await saveFile(file, lines.join(""));
  const count = lines.length - (format === "csv" ? 1 : 0);
  if (options.json) printJson({ file, [key]: count });
  else say(`${count} ${noun} in ${file}.`, options);
  return 0;
}
