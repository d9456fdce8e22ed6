import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { UserRow } from "../../accounts/users.ts";
import { AppError } from "../../contract/errors.ts";
import type { Template } from "../../cv/render/template/template.ts";
import { assetPath } from "../../setup/assets.ts";
import { type DrawFirstPage, noPicture } from "./first-page.ts";

type Tools = {
  config: { dataDir: string };
  version: string;
  loadTemplate: (key: string) => Promise<Template>;
  draw: DrawFirstPage;
};

/**
 * The file with a picture of a sample CV in a template, for whoever may choose it. Those of the built-in
 * templates ship with the program; any other is drawn when it is first asked for, and anew when the template or the program has changed. Throws AppError "not_found" for a template that is not there or not for this account.
 */
export async function templatePicture(
  { config, version, loadTemplate, draw }: Tools,
  { role, assignedTemplates }: Pick<UserRow, "role" | "assignedTemplates">,
  key: string,
): Promise<string> {
  if (role !== "admin" && !assignedTemplates.includes(key)) throw noPicture();
  const template = await loadTemplate(key).catch((error) => {
    throw error instanceof AppError ? noPicture() : error;
  });
  const name = pictureName(template, version);
  const shipped = assetPath(`pictures/${name}`);
  if (await Bun.file(shipped).exists()) return shipped;

  const folder = join(config.dataDir, "pictures");
  const path = join(folder, name);
  if (!(await Bun.file(path).exists())) await write(folder, path, await draw({ template }), template.key);
  return path;
}

async function write(folder: string, path: string, picture: Uint8Array, key: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOthers(folder, key, basename(path));
  const temporary = `${path}.${crypto.randomUUID()}.tmp`;
  await writeFile(temporary, picture, { mode: 0o600 });
  await rename(temporary, path);
}

/** Pictures of earlier versions of the template. */
async function removeOthers(folder: string, key: string, kept: string): Promise<void> {
  const old = (await readdir(folder)).filter((name) => name.startsWith(`${key}.`) && name.endsWith(".png") && name !== kept);
  for (const name of old) await rm(join(folder, name), { force: true });
}

/** The file name of a picture has a hash of template and program version, so that a change of either makes a new picture. */
export function pictureName(template: Template, version: string): string {
  const content = new Bun.CryptoHasher("sha256").update(`${version} ${JSON.stringify(template)}`).digest("hex");
  return `${template.key}.${content.slice(0, 32)}.png`;
}
