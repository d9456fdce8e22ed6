import { withdrawTemplate } from "../../../engine/accounts/withdraw-template.ts";
import { openOfficeToPdf } from "../../../engine/adapters/libreoffice/convert-office.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import type { Problem } from "../../../engine/cv/render/custom/tags/compile.ts";
import { readAsset } from "../../../engine/setup/assets.ts";
import { addTemplate, readBundle } from "../../../engine/templates/add/add-template.ts";
import { type Checked, checkOwnFile, listFilters, listTags } from "../../../engine/templates/add/check-template.ts";
import { checkKey, templateOf } from "../../../engine/templates/bundle.ts";
import { listTemplates } from "../../../engine/templates/load-template.ts";
import { previewTemplate } from "../../../engine/templates/pictures/preview.ts";
import { about } from "../../batch/error-subject.ts";
import { commandConfig, traceCommand, withEngine } from "../../engine.ts";
import { writePreview } from "../../files/preview.ts";
import { checkTemplateKeys, namedTemplate } from "../../options/template-key.ts";
import { type ExitStatus, type OutputOptions, print, printJson, printTable, say } from "../../terminal/output.ts";

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
  const { logo, custom, ...template } = await namedTemplate(key, commandConfig({ data }));
  const shown = {
    ...template,
    ...(custom && { own: { type: custom.type, bytes: Buffer.from(custom.base64, "base64").length } }),
    logo: logo && { alt: logo.alt, width: logo.width, height: logo.height },
  };
  if (json) printJson(shown);
  else
    for (const line of describe({ ...shown, sections: template.sections.map((section) => `${section.key} (${section.layout})`) }))
      print(line);
  return 0;
}

/** Lists all problems of a template and the tags that it may use. Exit status 1 when there is a problem. */
export async function templateCheck(path: string, { json, quiet }: OutputOptions): Promise<ExitStatus> {
  const { problems, warnings, hasTags } = await fileFailed(path, () => findProblems(path));
  if (json) printJson({ problems, warnings, ...(hasTags && { tags: listTags(), filters: listFilters() }) });
  else {
    for (const problem of problems) print(`${path}: ${messageOn(problem)}`);
    if (!quiet) for (const warning of warnings) print(`${path}: Warning: ${messageOn(warning)}`);
    if (problems.length === 0) say(`${path}: all is well.`, { quiet });
    if (hasTags && !quiet) for (const line of ["", "Tags that exist:", ...listTags(), "", "Filters:", ...listFilters()]) print(line);
  }
  return problems.length > 0 ? 1 : 0;
}

async function findProblems(path: string): Promise<Checked & { hasTags: boolean }> {
  try {
    const template = await templateOf(await readBundle(path, "checked"));
    return template.custom ? { ...checkOwnFile(template), hasTags: true } : { problems: [], warnings: [], hasTags: false };
  } catch (error) {
    // A file with active content is opened no further.
    const problems = error instanceof AppError ? (error.details.problems as Problem[] | undefined) : undefined;
    if (!problems) throw error;
    return { problems, warnings: [], hasTags: true };
  }
}

/** Exit status 1, not 2: the file is no template, but the command line is correct. */
const fileFailed = <T>(path: string, work: () => Promise<T>): Promise<T> =>
  about(path, work).catch((error) => {
    throw error instanceof AppError && error.code === "invalid" ? new AppError("unsupported_format", error.message, error.details) : error;
  });

const messageOn = ({ place, problem, mend }: Problem) => `${place}: ${problem} ${mend}`;

type AddOptions = TemplateOptions & { key?: string; force?: boolean };

export async function templateAdd(path: string, { json, quiet, data, key, force }: AddOptions): Promise<ExitStatus> {
  if (key !== undefined) checkKey(key);
  const { dataDir } = commandConfig({ data });
  const template = await fileFailed(path, () => addTemplate(path, { dataDir, key, force }));
  const { outputs, name } = template;
  await traceCommand({ data: dataDir }, { action: "template.added", subject: template.key });
  if (json) printJson({ key: template.key, name, kind: template.kind, outputs });
  else say(`Added ${template.key} (${outputs.join(", ")}). See it: vitae template preview ${template.key} --out preview`, { quiet });
  return 0;
}

export async function templateRemove(key: string, options: TemplateOptions): Promise<ExitStatus> {
  await checkTemplateKeys([key], commandConfig(options));
  return await withEngine(options, async (engine): Promise<ExitStatus> => {
    await withdrawTemplate(engine, key);
    if (options.json) printJson({ removed: key });
    else say(`Removed ${key}.`, options);
    return 0;
  });
}

export async function templatePreview(key: string, options: TemplateOptions & { out: string }): Promise<ExitStatus> {
  const template = await namedTemplate(key, commandConfig(options));
  return await writePreview(await previewTemplate(template, { readAsset, officeToPdf: openOfficeToPdf() }), options);
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
