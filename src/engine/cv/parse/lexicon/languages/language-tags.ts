/** The languages that every table of this folder knows, as BCP 47 tags for `Intl`. */
export const LANGUAGE_TAGS = [
  "en",
  "fr",
  "de",
  "es",
  "it",
  "pt",
  "nl",
  "pl",
  "el",
  "uk",
  "sv",
  "da",
  "nb",
  "fi",
  "cs",
  "sk",
  "hu",
  "ro",
  "bg",
  "ru",
  "hr",
  "sr",
  "sr-Latn",
  "sl",
  "tr",
  "ar",
  "he",
  "zh",
  "zh-Hant",
  "ja",
  "ko",
  "hi",
  "ca",
  "lt",
  "lv",
  "et",
] as const;

/** ISO 639-1 of a tag: `sr-Latn` is `sr`. Norwegian `nn` and `no` count as `nb`. */
export function languageTagOf(tag: string): string {
  const base = tag.toLowerCase().split(/[-_]/)[0] ?? "";

  return base === "no" || base === "nn" ? "nb" : base;
}
