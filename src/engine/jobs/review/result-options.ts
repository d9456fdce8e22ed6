import type { HouseWords, OutputType, ResultOptions } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import { BLIND_TEXT, type BlindProfile, blindProfile, parseBlind, readBlind, stricterProfile } from "../../cv/options/blind-profile.ts";
import type { Template } from "../../cv/render/template/template.ts";
import { readWords } from "../../house/words.ts";
import type { Store } from "../../store/open-store.ts";
import type { OutputOptions } from "../../store/schema.ts";
import type { LoadTemplate } from "../../templates/load-template.ts";
import { toProfile } from "../blind-profile.ts";
import type { JobRow } from "../job.ts";
import { FALLBACK_TEMPLATE, readLayout } from "../submit/choose-template.ts";

/** How one result is made: `options` as they are kept, the template loaded, the account's words. `isOwn`: as the job says. */
export type ResultSettings = {
  options: OutputOptions;
  template: Template;
  blind: BlindProfile | undefined;
  words: HouseWords;
  isOwn: boolean;
};
type Tools = { store: Store; loadTemplate: LoadTemplate };

/**
 * What a result is made with. What is not said is as the job says. Whoever says that it is not blind is believed, unless the template itself is blind.
 * Throws AppError "invalid" for a template that is not assigned or cannot be used, and for an unknown profile or language.
 */
export async function resultSettings(
  job: JobRow,
  assigned: readonly string[],
  wanted: ResultOptions,
  tools: Tools,
): Promise<ResultSettings> {
  const key = wanted.template ?? ownOptions(job).template;
  if (key !== job.template && !assigned.includes(key))
    throw new AppError("invalid", "This template is not assigned to your account. Please choose another one.");
  const layout = wanted.layout === undefined ? (job.layout ?? "house") : readLayout(wanted.layout);
  const asked = wanted.blind === undefined ? toProfile(job.blind) : wantedProfile(wanted.blind);
  const blind = layout === "original" ? (asked ?? blindProfile("contact")) : asked;
  const language = readLanguage(wanted.language);
  const options: OutputOptions = {
    template: key,
    blind: blind ?? null,
    language: language === undefined ? job.language : language,
    photo: wanted.photo ?? true,
    ...(layout === "original" && { layout }),
  };
  return await loadSettings(job, options, tools);
}

/** How a job's own documents are made. */
export const ownOptions = (job: JobRow): OutputOptions => ({
  template: job.template ?? FALLBACK_TEMPLATE,
  blind: job.blind,
  language: job.language,
  photo: true,
  ...(job.layout && { layout: job.layout }),
});

/** The settings of a document that was made before, or of the job's own documents where `options` is null. */
export async function keptSettings(job: JobRow, options: OutputOptions | null, tools: Tools): Promise<ResultSettings> {
  return await loadSettings(job, options ?? ownOptions(job), tools);
}

async function loadSettings(job: JobRow, options: OutputOptions, { store, loadTemplate }: Tools): Promise<ResultSettings> {
  const template = await loadTemplate(options.template, { userId: job.userId }).catch((error) => {
    throw error instanceof AppError ? new AppError("invalid", "This template can no longer be used. Please choose another one.") : error;
  });
  const isOwn =
    options.template === ownOptions(job).template &&
    Bun.deepEquals(toProfile(options.blind), toProfile(job.blind)) &&
    options.language === job.language &&
    (options.layout ?? null) === job.layout &&
    options.photo;
  const words = readWords(store.db, job.userId);
  return { options, template, blind: stricterProfile(toProfile(options.blind), template.blind), words, isOwn };
}

function wantedProfile(value: boolean | string): BlindProfile | undefined {
  if (typeof value === "boolean" || value === "true" || value === "false" || value === "")
    return parseBlind(value === true || value === "true");
  const profile = readBlind(value);
  if (!profile) throw new AppError("invalid", `There is no such blind profile: write ${BLIND_TEXT}.`);
  return profile;
}

/** Null for the CV's own, undefined for what the job says. */
function readLanguage(value: string | undefined): string | null | undefined {
  if (value === undefined) return undefined;
  if (value === "" || value === "cv") return null;
  if (!/^[a-z]{2}$/.test(value)) throw new AppError("invalid", "The language must be two letters, such as de.");
  return value;
}

const TYPES: readonly string[] = ["docx", "pdf", "pptx"] satisfies OutputType[];

/** The types that are to be made. Throws AppError "invalid" for one that there is not or that the template does not give. */
export function readTypes(types: readonly string[], template: Template): OutputType[] {
  if (types.length === 0) throw new AppError("invalid", "Please say which documents are wanted: docx, pdf or pptx.");
  for (const type of types)
    if (!TYPES.includes(type) || !(template.custom ? template.outputs.includes(type as OutputType) : true))
      throw new AppError("invalid", `The template ${template.name} does not give “${type.slice(0, 20)}”.`);
  return [...new Set(types)] as OutputType[];
}
