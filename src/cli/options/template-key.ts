import { AppError } from "../../engine/contract/errors.ts";
import type { LoadedBrand } from "../../engine/cv/render/brand/with-brand.ts";
import type { Template } from "../../engine/cv/render/template/template.ts";
import { listTemplates, loadTemplate } from "../../engine/templates/load-template.ts";

/** The template of a key on the command line. A key that does not exist is a wrong command line: `invalid`, with those that do. */
export async function namedTemplate(key: string, where: { dataDir: string; brand?: LoadedBrand }): Promise<Template> {
  try {
    return await loadTemplate(key, where);
  } catch (error) {
    throw error instanceof AppError && error.code === "not_found" ? new AppError("invalid", error.message) : error;
  }
}

/** Throws `invalid` for a key that does not exist. A template that is broken has a key all the same. */
export async function checkTemplateKeys(keys: string[], where: { dataDir: string }): Promise<void> {
  const known = (await listTemplates(where)).map(({ key }) => key);
  const unknown = keys.find((key) => !known.includes(key));
  if (unknown !== undefined) throw new AppError("invalid", `There is no template "${unknown}". Templates that exist: ${known.join(", ")}.`);
}
