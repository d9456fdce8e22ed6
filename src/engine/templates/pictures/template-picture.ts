import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { UserRow } from "../../accounts/users.ts";
import { AppError } from "../../contract/errors.ts";
import type { Template } from "../../cv/render/template/template.ts";
import { assetPath } from "../../setup/assets.ts";
import type { LoadTemplate } from "../load-template.ts";
import { type DrawFirstPage, noPicture } from "./first-page.ts";

type Tools = {
  config: { dataDir: string };
  version: string;
  loadTemplate: LoadTemplate;
  draw: DrawFirstPage;
};

/**
 * The file with a picture of a sample CV in a template, for whoever may choose it. Those of the built-in
 * templates ship with the program; any other is drawn when it is first asked for, and anew when the template or the program has changed. Throws AppError "not_found" for a template that is not there or not for this account.
 */
export async function templatePicture(
  { config, version, loadTemplate, draw }: Tools,
  { id, role, assignedTemplates }: Pick<UserRow, "id" | "role" | "assignedTemplates">,
  key: string,
): Promise<string> {
  if (role !== "admin" && !assignedTemplates.includes(key)) throw noPicture();
  const template = await loadTemplate(key, { userId: id }).catch((error) => {
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
  await removeOld(folder, key);
  const temporary = `${path}.${crypto.randomUUID()}.tmp`;
  await writeFile(temporary, picture, { mode: 0o600 });
  await rename(temporary, path);
}

/** Pictures of earlier versions of the template: each account may have a brand of its own, so the newest few stay. */
async function removeOld(folder: string, key: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${key}.`) && name.endsWith(".png"));
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })));
  const old = dated.sort((a, b) => b.at - a.at).slice(MAX_KEPT_PICTURES - 1);
  for (const { name } of old) await rm(join(folder, name), { force: true });
}

/** Of one template, for accounts with brands of their own. */
const MAX_KEPT_PICTURES = 20;

/** The file name of a picture has a hash of template and program version, so that a change of either makes a new picture. */
export function pictureName(template: Template, version: string): string {
  const content = new Bun.CryptoHasher("sha256").update(`${version} ${JSON.stringify(template)}`).digest("hex");
  return `${template.key}.${content.slice(0, 32)}.png`;
}
