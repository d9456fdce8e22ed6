import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { withdrawTemplate } from "../../engine/accounts/withdraw-template.ts";
import { openOfficeToPdf } from "../../engine/adapters/libreoffice/office-to-pdf.ts";
import { readAsset } from "../../engine/assets.ts";
import type { Problem } from "../../engine/cv/render/own/compile.ts";
import { addTemplate, readBundle } from "../../engine/templates/add-template.ts";
import { templateOf } from "../../engine/templates/bundle.ts";
import { checkOwnFile, listFilters, listTags } from "../../engine/templates/check-template.ts";
import { listTemplates, loadTemplate } from "../../engine/templates/load-template.ts";
import { previewTemplate } from "../../engine/templates/preview.ts";
import { commandConfig, withEngine } from "../engine.ts";
import { type ExitStatus, type OutputOptions, print, printJson, printTable, say } from "../output.ts";

type TemplateOptions = OutputOptions & { data?: string };

export async function templateList({ json, data }: TemplateOptions): Promise<ExitStatus> {
  const templates = await listTemplates(commandConfig({ data }));
  if (json) printJson(templates);
  else
    printTable(
      templates.map(({ key, name, kind, outputs, origin, problem }) => ({
        key,
        name,
        kind,
        types: outputs.join(" "),
        origin,
        problem: problem ?? "",
      })),
    );
  return templates.some(({ problem }) => problem) ? 1 : 0;
}

export async function templateShow(key: string, { json, data }: TemplateOptions): Promise<ExitStatus> {
  const { logo, own, ...template } = await loadTemplate(key, commandConfig({ data }));
  const shown = {
    ...template,
    ...(own && { own: { type: own.type, bytes: Buffer.from(own.base64, "base64").length } }),
    logo: logo && { alt: logo.alt, width: logo.width, height: logo.height },
  };
  if (json) printJson(shown);
  else
    for (const line of describe({ ...shown, sections: template.sections.map((section) => `${section.key} (${section.layout})`) }))
      print(line);
  return 0;
}

/** Everything that is wrong with a template, and what its tags may say. Status 1 when something is. */
export async function templateCheck(path: string, { json, quiet }: OutputOptions): Promise<ExitStatus> {
  const template = await templateOf(await readBundle(path, "checked"));
  const { problems } = template.own ? checkOwnFile(template) : { problems: [] };
  if (json) printJson({ problems, ...(template.own && { tags: listTags(), filters: listFilters() }) });
  else {
    for (const problem of problems) print(sentence(problem));
    if (problems.length === 0) say(`${path}: all is well.`, { quiet });
    if (template.own && !quiet) for (const line of ["", "Tags that exist:", ...listTags(), "", "Filters:", ...listFilters()]) print(line);
  }
  return problems.length > 0 ? 1 : 0;
}

const sentence = ({ place, problem, mend }: Problem) => `${place}: ${problem} ${mend}`;

type AddOptions = TemplateOptions & { key?: string; force?: boolean };

export async function templateAdd(path: string, { json, quiet, data, key, force }: AddOptions): Promise<ExitStatus> {
  const template = await addTemplate(path, { dataDir: commandConfig({ data }).dataDir, key, force });
  const { outputs, name } = template;
  if (json) printJson({ key: template.key, name, kind: template.kind, outputs });
  else say(`Added ${template.key} (${outputs.join(", ")}). See it: vitae template preview ${template.key} --out preview`, { quiet });
  return 0;
}

export const templateRemove = (key: string, options: TemplateOptions) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    await withdrawTemplate(engine, key);
    if (options.json) printJson({ removed: key });
    else say(`Removed ${key}.`, options);
    return 0;
  });

export async function templatePreview(key: string, { json, quiet, data, out }: TemplateOptions & { out: string }): Promise<ExitStatus> {
  const template = await loadTemplate(key, commandConfig({ data }));
  const { files, messages } = await previewTemplate(template, { readAsset, officeToPdf: openOfficeToPdf() });
  await mkdir(out, { recursive: true });
  const paths = files.map(({ name }) => join(out, name));
  for (const { name, bytes } of files) await Bun.write(join(out, name), bytes);
  if (json) printJson({ files: paths, messages });
  else for (const line of [...paths, ...messages]) say(line, { quiet });
  return 0;
}

/** One line for each field that is set; a list with commas, an object as `name value` pairs. */
function describe(fields: Record<string, unknown>): string[] {
  const worded = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(worded).join(", ");
    if (typeof value !== "object" || value === null) return String(value);
    return Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([name, inner]) => `${name} ${worded(inner)}`)
      .join(", ");
  };
  return Object.entries(fields)
    .map(([name, value]) => [name, value === undefined ? "" : worded(value)] as const)
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `${name.padEnd(16)}${text}`);
}
