import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { AppError } from "../../contract/errors.ts";
import type { Problem } from "../../cv/render/custom/tags/compile.ts";
import type { Template } from "../../cv/render/template/template.ts";
import { type Bundle, bundleOfFile, bundleOfFolder, installBundle, isInstalled, MAX_BUNDLE_FILES, templateOf } from "../bundle.ts";
import { checkOwnFile } from "./check-template.ts";
import { tryOutputs } from "./try-outputs.ts";

const MAX_BUNDLE_BYTES = 40 * 1024 * 1024;

/**
 * Takes an agency's template into the data folder: a Word or PowerPoint file, or a folder with `template.json`. It is tried with a full
 * and an empty CV first; one that fails is refused with `invalid` and nothing is written. A template that is there already is `conflict`
 * unless `force` replaces it.
 */
export async function addTemplate(
  path: string,
  { dataDir, key, force = false }: { dataDir: string; key?: string; force?: boolean },
): Promise<Template> {
  const bundle = await readBundle(path, key);
  const template = await templateOf(bundle).catch(refuseCarried);
  if (template.custom) refuseProblems(checkOwnFile(template).problems);
  else await tryOutputs(template);

  if (!force && (await isInstalled(bundle.key, dataDir)))
    throw new AppError("conflict", `There is a template "${bundle.key}" already (--force replaces it).`);
  await installBundle(bundle, dataDir);
  return template;
}

/** Reads a file or folder from anywhere as a template. Throws `not_found` and `invalid`. */
export async function readBundle(path: string, wanted?: string): Promise<Bundle> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts) throw new AppError("not_found", `There is no file or folder ${path}.`);
  if (!facts.isDirectory()) return bundleOfFile(basename(path), new Uint8Array(await readFile(path)), wanted);
  return bundleOfFolder(basename(path), await readFolder(path), wanted);
}

async function readFolder(path: string): Promise<Map<string, Uint8Array>> {
  const entries = (await readdir(path, { withFileTypes: true })).filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  if (entries.length > MAX_BUNDLE_FILES)
    throw new AppError("invalid", `This folder has more than ${MAX_BUNDLE_FILES} files; is it a template's?`);
  const files = new Map<string, Uint8Array>();
  let total = 0;
  for (const { name } of entries) {
    total += (await stat(join(path, name))).size;
    if (total > MAX_BUNDLE_BYTES) throw new AppError("invalid", "This folder is larger than 40 MB; make its pictures smaller.");
    files.set(name, new Uint8Array(await readFile(join(path, name))));
  }
  return files;
}

/** Active content is found when the file is opened, before its tags. */
function refuseCarried(error: unknown): never {
  if (error instanceof AppError) refuseProblems((error.details.problems as Problem[] | undefined) ?? []);
  throw error;
}

function refuseProblems(problems: Problem[]): void {
  const first = problems[0];
  if (!first) return;
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more: vitae template check)` : "";
  throw new AppError("invalid", `${first.place}: ${first.problem} ${first.mend}${more}`, { problems });
}
