import { basename } from "node:path";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { TemplateProblem, TemplateReport } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import { MAX_TEMPLATE_BYTES } from "../../contract/limits.ts";
import { openZip } from "../../cv/package/zip-reader.ts";
import { sniffDocument } from "../../cv/read/sniff.ts";
import type { Store } from "../../store/open-store.ts";
import { type Bundle, bundleOfFile, bundleOfFolder, installBundle, isInstalled, MAX_BUNDLE_FILES, templateOf } from "../bundle.ts";
import type { ReportOnTemplate } from "./report-problems.ts";

export type TemplateUpload = { fileName: string; bytes: Uint8Array; key?: string; replace?: boolean };

type UploadTools = { config: { dataDir: string }; store: Store; trace: Trace; reportOnTemplate: ReportOnTemplate };

/**
 * Installs an uploaded Word or PowerPoint file, or a ZIP of a template folder, and reports on it. A template with problems is not installed:
 * AppError "invalid" carries the report; for a file that is no template at all it has only a message. Throws "conflict" for one that exists already,
 * unless it is to be replaced.
 */
export async function uploadTemplate(
  { config: { dataDir }, store, trace, reportOnTemplate }: UploadTools,
  { fileName, bytes, key, replace = false }: TemplateUpload,
): Promise<TemplateReport> {
  const bundle = isFolder(bytes) ? bundleOfFolder(fileName, unpackFolder(bytes), key) : bundleOfFile(fileName, bytes, key);
  const template = await templateOf(bundle).catch(refuseCarried);
  const { problems, warnings, tags } = await reportOnTemplate(template);
  refuseProblems(problems, tags);
  const replaced = await isInstalled(bundle.key, dataDir);
  if (!replace && replaced)
    throw new AppError("conflict", `There is a template "${bundle.key}" already. Replace it, or choose another name.`);

  await installBundle(bundle, dataDir);
  store.transaction((tx) => trace(tx, { action: "template.added", subject: bundle.key, details: { replaced } }));
  const { name, kind, outputs } = template;
  return { template: { key: bundle.key, name, kind, outputs, origin: "own" }, problems, warnings, tags };
}

/** Active content is found when the file is opened, before its tags. */
function refuseCarried(error: unknown): never {
  if (error instanceof AppError) refuseProblems((error.details.problems as TemplateProblem[] | undefined) ?? [], []);
  throw error;
}

function refuseProblems(problems: TemplateProblem[], tags: string[]): void {
  if (problems.length === 0) return;
  const message = `This template has ${problems.length === 1 ? "a problem" : `${problems.length} problems`} and was not added.`;
  throw new AppError("invalid", message, { problems, tags });
}

const isFolder = (bytes: Uint8Array) => sniffDocument(bytes) === "zip";

/** The files that lie beside `template.json`, at the top of the ZIP or in its one folder. */
function unpackFolder(bytes: Uint8Array): Bundle["files"] {
  try {
    const zip = openZip(bytes);
    const entries = [...zip.entries.values()].filter(({ name }) => !name.endsWith("/") && !/(^|\/)(\.|__MACOSX\/)/.test(name));
    const root = entries.find(({ name }) => basename(name) === "template.json")?.name.slice(0, -"template.json".length) ?? "";
    const beside = entries.filter(({ name }) => name.startsWith(root) && !name.slice(root.length).includes("/"));
    if (beside.length > MAX_BUNDLE_FILES)
      throw new AppError("invalid", `This ZIP file has more than ${MAX_BUNDLE_FILES} files; is it a template's?`);
    return new Map(beside.map((entry) => [entry.name.slice(root.length), zip.unpack(entry, MAX_TEMPLATE_BYTES)]));
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "invalid") throw error;
    throw new AppError("invalid", "This ZIP file is damaged, protected or too large when it is unpacked.");
  }
}
