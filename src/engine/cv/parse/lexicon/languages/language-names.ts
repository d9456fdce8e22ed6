import { foldEntry } from "../../../text/fold.ts";
import { tableText } from "../../../text/table-text.ts";
import { LANGUAGE_TAGS } from "./language-tags.ts";
import { LANGUAGE_CODES, LANGUAGE_VARIANTS } from "./language-words.ts";

/** The code of each language by its names in every tongue. Later tongues never replace an earlier reading: English and the code's own name come first. */
export function languageTable(): string {
  const names = new Map<string, string>();
  const put = (name: string | undefined, code: string) => {
    const folded = foldEntry(name ?? "");
    if (folded.length > 1 && !names.has(folded) && folded !== code) names.set(folded, code);
  };
  for (const [code, list] of Object.entries(LANGUAGE_VARIANTS)) for (const name of list.split(",")) put(name, code);
  for (const tag of [...LANGUAGE_TAGS, ...MORE_LANGUAGE_TAGS]) {
    const display = new Intl.DisplayNames(tag, { type: "language", fallback: "none" });
    for (const code of LANGUAGE_CODES) {
      const name = display.of(code);
      put(name, code);
      // "język polski", "англійська мова": the word for language may stand beside the name.
      const folded = foldEntry(name ?? "");
      if (folded && !NO_LANGUAGE.has(folded)) for (const form of variants(folded, tag)) put(form, code);
    }
  }
  for (const code of LANGUAGE_CODES) put(new Intl.DisplayNames(code, { type: "language", fallback: "none" }).of(code), code);
  for (const word of NO_LANGUAGE) names.delete(word);

  return tableText(names);
}

/** Languages whose names for languages are known, though the other tables do not know them. */
const MORE_LANGUAGE_TAGS = ["hi", "fa", "ur", "th", "vi", "id", "ms", "sq", "mk", "is", "gl", "eu"];

/** Words that are a language's name in one tongue and an ordinary word on a CV. */
const NO_LANGUAGE = new Set([
  "me",
  "no",
  "a",
  "in",
  "lao",
  "so",
  "igbo language",
  "roma",
  "han",
  "komi",
  "may",
  "sango",
  "ido",
  "fon",
  "ga",
  "shi",
  "tonga language",
  "manda",
  "buli",
  "vai",
  "ewe",
  "kuru",
  "gan",
  "sena",
  "rund",
  "haiti",
  "eve",
]);

/** Declined and neighbouring forms: German "Deutsche Sprache", Slavic feminine and adverb forms, Portuguese and Czech endings. */
function variants(name: string, tag: string): string[] {
  switch (tag) {
    case "pl":
      return name.endsWith("ski") || name.endsWith("cki")
        ? [`jezyk ${name}`, `j ${name}`, `${name.slice(0, -1)}iego`, `${name} jezyk`]
        : [];
    case "uk":
      return [`${name} мова`, name.replace(/а$/, "ий"), name.replace(/а$/, "о")];
    case "ru":
      return [`${name} язык`, name.replace(/ии$/, "ая")];
    case "cs":
      return [
        name.replace(/stina$/, "sky"),
        name.replace(/stina$/, "sky jazyk"),
        name.replace(/ctina$/, "cky"),
        name.replace(/ctina$/, "cky jazyk"),
        `${name} jazyk`,
        // "Němčina", "německý jazyk"
        name.replace(/mcina$/, "mecky"),
        name.replace(/mcina$/, "mecky jazyk"),
      ];
    case "sk":
      return [
        name.replace(/cina$/, "sky jazyk"),
        name.replace(/cina$/, "cky jazyk"),
        name.replace(/stina$/, "sky jazyk"),
        name.replace(/mcina$/, "mecky jazyk"),
      ];
    case "it":
      return [`lingua ${name}`, `lingua ${name.replace(/o$/, "a")}`];
    case "el":
      return [`${name.replace(/ικα$/, "ικη")} γλωσσα`, `γλωσσα ${name.replace(/ικα$/, "ικη")}`];
    case "th":
      return [`ภาษา${name}`];
    case "id":
    case "ms":
      return [`bahasa ${name}`];
    case "bg":
      return [`${name} език`];
    case "hr":
    case "sr-Latn":
    case "sl":
      return [`${name} jezik`];
    case "sr":
      return [`${name} језик`];
    case "lt":
      return [`${name} kalba`];
    case "lv":
      return [`${name} valoda`];
    case "et":
      return [`${name} keel`];
    case "ro":
      return [`limba ${name}`];
    case "hu":
      return [`${name} nyelv`];
    case "ar":
      return [`اللغه ${name}`, `لغه ${name.replace(/^ال/, "")}`, name.replace(/^ال/, "")];
    case "es":
      return [`idioma ${name}`];
    case "fi":
      return [`${name} kieli`, name.replace(/i$/, "in kieli"), `${name}n kieli`];
    case "sv":
    case "en":
      return [`${name} language`];
    case "de":
      return [`${name}e sprache`, `${name}e`, `${name}kenntnisse`];
    default:
      return [];
  }
}
