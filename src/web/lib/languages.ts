import { LABEL_LANGUAGES } from "../../engine/contract/limits.ts";

const names = new Intl.DisplayNames("en", { type: "language" });

/** A language by its English name; its tag where it has none. */
export const languageName = (tag: string): string => names.of(tag) ?? tag;

/** The languages that labels can be printed in, and one more where it is none of them, by their English names. */
export const labelLanguages = (more = ""): string[] =>
  [...new Set([...LABEL_LANGUAGES, ...(more ? [more] : [])])].sort((a, b) => languageName(a).localeCompare(languageName(b)));
