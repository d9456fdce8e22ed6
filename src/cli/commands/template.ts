import { listTemplates, loadTemplate } from "../../engine/templates/load-template.ts";
import { commandConfig } from "../engine.ts";
import { type ExitStatus, type OutputOptions, print, printJson, printTable } from "../output.ts";

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
  const { logo, ...template } = await loadTemplate(key, commandConfig({ data }));
  const shown = { ...template, logo: logo && { alt: logo.alt, width: logo.width, height: logo.height } };
  if (json) printJson(shown);
  else
    for (const line of describe({ ...shown, sections: template.sections.map((section) => `${section.key} (${section.layout})`) }))
      print(line);
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
