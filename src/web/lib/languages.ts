import { LABEL_LANGUAGES } from "../../engine/contract/limits.ts";

const names = new Intl.DisplayNames("en", { type: "language" });

/** A language by its English name; its tag where it has none. */
export const languageName = (tag: string): string => names.of(tag) ?? tag;

/** The languages that labels can be printed in, and one more where it is none of them, by their English names. */
export const labelLanguages = (more = ""): string[] =>
  [...new Set([...LABEL_LANGUAGES, ...(more ? [more] : [])])].sort((a, b) => languageName(a).localeCompare(languageName(b)));

/** A language by its own name, with a capital: `de` is "Deutsch", `fr` "Français". */
export function ownLanguageName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
