import type { ResultOptions, Review } from "../../../../engine/contract/api.ts";

export type Setting = Required<Pick<ResultOptions, "blind" | "photo">> & { template: string; language: string | null };

/** The setting that the job came with. */
export const settingOf = (review: Review): Setting => ({
  template: review.template,
  blind: review.blind,
  language: review.language,
  photo: true,
});

/** Who the document shows. The values are those of the service. */
export const BLIND_CHOICES = [
  { value: "", label: "Named" },
  { value: "initials", label: "Initials" },
  { value: "reference", label: "Reference" },
  { value: "employers", label: "Without employers" },
  { value: "full", label: "Fully blind" },
] as const;

export const blindValue = (blind: boolean | string): string => (blind === true ? "initials" : blind || "");
export const blindOf = (value: string): boolean | string => value || false;

/** Languages of the labels that documents can have. */
const LABEL_LANGUAGES = "en de fr es it pt nl pl sv da nb fi cs sk hu ro bg hr el tr uk ru ar he zh ja ko".split(" ");

/** The languages by their English names; the CV's own comes first and stands for none. */
export function languageChoices(cvLanguage: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames("en", { type: "language" });
  const nameOf = (tag: string) => names.of(tag) ?? tag;
  const others = LABEL_LANGUAGES.map((tag) => ({ value: tag, label: nameOf(tag) })).sort((a, b) => a.label.localeCompare(b.label));
  return [{ value: "", label: `${nameOf(cvLanguage)} (CV)` }, ...others];
}

/** As a query: what the setting says, each once. */
export function settingQuery({ template, blind, language, photo }: Setting): string {
  const query = new URLSearchParams({ template, blind: String(blind), photo: String(photo) });
  if (language) query.set("language", language);
  return query.toString();
}

/** As a body: the CV's own language is not said. */
export const settingBody = ({ language, ...rest }: Setting): ResultOptions => ({ ...rest, ...(language && { language }) });
