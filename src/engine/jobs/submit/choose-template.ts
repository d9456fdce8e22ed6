import type { ActingUser } from "../../agencies/membership.ts";
import type { Layout, OutputType } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import { LABEL_LANGUAGES } from "../../contract/limits.ts";
import { BLIND_TEXT, type BlindProfile, blindProfile, parseBlind, readBlind, stricterProfile } from "../../cv/options/blind-profile.ts";
import type { Template } from "../../cv/render/template/template.ts";

type LoadTemplate = (key: string) => Promise<Template>;
/**
 * What came with a CV, as text: `blind` is false, true or a profile, `types` a list with commas, `language` a code of ISO 639-1, `layout` is `house` or
 * `original`.
 */
export type Wanted = { template?: string; blind?: string; types?: string; language?: string; layout?: string };
/** How the documents of a job are made: its template, the blind profile at the time of the upload, and what was asked for beside them. */
export type ChosenTemplate = { template: string; blind: BlindProfile | null; types?: OutputType[]; language?: string; layout?: "original" };

export const FALLBACK_TEMPLATE = "default";

/**
 * The template that a CV is formatted with: the one that came with it, else the account's selected one; and what else came with it. Throws
 * AppError "invalid" for a template that is not assigned to the account or cannot be used, and for a blind profile, type or language that cannot
 * be had.
 */
export async function chooseTemplate(user: ActingUser, wanted: Wanted, loadTemplate: LoadTemplate): Promise<ChosenTemplate> {
  if (wanted.template !== undefined && !user.assignedTemplates.includes(wanted.template))
    throw new AppError("invalid", "This template is not assigned to your account. Please choose another one.");

  const key = wanted.template ?? user.selectedTemplate ?? user.assignedTemplates[0] ?? FALLBACK_TEMPLATE;
  const template = await loadTemplate(key).catch((error) => {
    if (!(error instanceof AppError)) throw error;
    if (wanted.template !== undefined) throw new AppError("invalid", "This template can no longer be used. Please choose another one.");
    // Nobody chose it for this CV: the job says that it cannot be used, and refunds.
    return undefined;
  });
  const layout = readLayout(wanted.layout);
  const blind = stricterProfile(wantedProfile(wanted.blind), template?.blind) ?? null;
  return {
    template: key,
    blind: layout === "original" ? (blind ?? blindProfile("contact")) : blind,
    types: readTypes(wanted.types, template),
    language: readLanguage(wanted.language),
    ...(layout === "original" && { layout }),
  };
}

/** A CV may be asked to be more blind than its template, never less. */
function wantedProfile(wanted = ""): BlindProfile | undefined {
  const text = wanted.trim().toLowerCase();
  if (text === "") return undefined;
  if (text === "true" || text === "false") return parseBlind(text === "true");
  const profile = readBlind(text);
  if (!profile) throw new AppError("invalid", `Please send "blind" as true, false, or ${BLIND_TEXT}.`);
  return profile;
}

const TYPES = ["docx", "pdf", "pptx"] as const satisfies OutputType[];

/** Undefined for those that the template gives by itself. One that cannot be read now is asked when the CV's turn comes. */
function readTypes(wanted = "", template: Template | undefined): OutputType[] | undefined {
  const asked = new Set(
    wanted
      .toLowerCase()
      .split(",")
      .flatMap((part) => part.trim() || []),
  );
  const known = TYPES.filter((type) => asked.has(type));
  if (known.length < asked.size) throw new AppError("invalid", `Please send "types" as a list of ${TYPES.join(", ")}.`);
  const impossible = template && known.find((type) => !template.outputs.includes(type));
  if (impossible) {
    const { name, outputs } = template;
    throw new AppError("invalid", `The template ${name} cannot make ${impossible.toUpperCase()}, only ${namesOf(outputs)}.`);
  }
  return known.length > 0 ? known : undefined;
}

const namesOf = (types: OutputType[]) => types.map((type) => type.toUpperCase()).join(", ");

function readLanguage(wanted = ""): string | undefined {
  const language = wanted.trim().toLowerCase();
  if (language === "") return undefined;
  if (!LABEL_LANGUAGES.includes(language))
    throw new AppError("invalid", `There are no labels in this language. Please send "language" as one of ${LABEL_LANGUAGES.join(", ")}.`);
  return language;
}

/** The layout that is asked for; the house style where nothing is. Throws AppError "invalid" for any other word. */
export function readLayout(wanted = ""): Layout {
  const layout = wanted.trim().toLowerCase() || "house";
  if (layout !== "house" && layout !== "original") throw new AppError("invalid", 'Please send "layout" as house or original.');
  return layout;
}
