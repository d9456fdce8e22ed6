import type { ResultOptions, Review } from "../../../../engine/contract/api.ts";
import { BLIND_PROFILES } from "../../../lib/blind.ts";
import { labelLanguages, languageName } from "../../../lib/languages.ts";

export type Setting = Required<Pick<ResultOptions, "blind" | "photo" | "layout">> & { template: string; language: string | null };

/** The setting that the job came with. */
export const settingOf = (review: Review): Setting => ({
  template: review.template,
  blind: review.blind,
  language: review.language,
  photo: true,
  layout: review.layout,
});

/** Who the document shows. The values are those of the service. */
export const BLIND_CHOICES = [{ value: "", label: "Named" }, ...BLIND_PROFILES];
/** The contact data at least is taken out of a CV that keeps its layout. */
export const withoutContact = (blind: boolean | string): boolean | string => blind || "contact";

export const blindValue = (blind: boolean | string): string => (blind === true ? "initials" : blind || "");
export const blindOf = (value: string): boolean | string => value || false;

/** The languages by their English names; the CV's own comes first and stands for none. */
export const languageChoices = (cvLanguage: string): { value: string; label: string }[] => [
  { value: "", label: `${languageName(cvLanguage)} (CV)` },
  ...labelLanguages().map((tag) => ({ value: tag, label: languageName(tag) })),
];

/** As a query: what the setting says, each once. */
export function settingQuery({ template, blind, language, photo, layout }: Setting): string {
  return new URLSearchParams({
    template,
    blind: String(blind),
    photo: String(photo),
    language: language ?? CV_LANGUAGE,
    layout,
  }).toString();
}

/** As a body. */
export const settingBody = ({ language, ...rest }: Setting): ResultOptions => ({ ...rest, language: language ?? CV_LANGUAGE });

/** The CV's own language, also where the job asks for another one. */
const CV_LANGUAGE = "cv";
