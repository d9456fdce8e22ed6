import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Preview } from "../../engine/templates/pictures/preview.ts";
import { resultWriter } from "../batch/batch.ts";
import { type ExitStatus, type OutputOptions, printJson, say } from "../terminal/output.ts";
import type { Inputs } from "./inputs.ts";

/** Writes the documents and pictures of a preview into a folder, over those of the last one, and lists them. The files that were read stay. */
export async function writePreview(
  { files, messages }: Preview,
  { out, ...output }: OutputOptions & { out: string },
  read: Inputs = { inputs: [], others: [] },
): Promise<ExitStatus> {
  await mkdir(out, { recursive: true });
  const paths = files.map(({ name }) => join(out, name));
  const write = resultWriter(read);
  for (const { name, bytes } of files) await write(join(out, name), bytes);
  if (output.json) printJson({ files: paths, messages });
  else for (const line of [...paths, ...messages]) say(line, output);
  return 0;
}
