import { tokenize } from "../concepts/words.ts";
import { GENERIC_WORDS } from "../lexicon/generic-words.ts";
import type { TaxonomyConcept } from "./read-taxonomy.ts";
import { MAX_NAME_WORDS, MIN_NAME_CHARS } from "./thresholds.ts";

/** A line of a kept taxonomy: identifier, kind, names as written and by their stems. */
export type TaxonomyEntry = { uri: string; kind: TaxonomyConcept["kind"]; names: string[]; stems: string[] };

/** The line for a concept; undefined where none of its names can be found in a text. */
export function toLine({ uri, kind, names }: TaxonomyConcept): string | undefined {
  const pairs = names.flatMap((name) => {
    const stems = stemsOf(name);
    return stems === undefined ? [] : [{ name: name.replace(/[\t\n|]/g, " "), stems }];
  });
  const distinct = [...new Map(pairs.map((pair) => [pair.stems, pair])).values()];
  if (distinct.length === 0) return undefined;
  return [
    uri,
    kind === "occupation" ? "o" : "s",
    distinct.map(({ name }) => name).join("|"),
    distinct.map(({ stems }) => stems).join("|"),
  ].join("\t");
}

/** The concept of a line. `restem` works its stems out anew, for a line that another version of the program wrote. */
export function fromLine(line: string, restem = false): TaxonomyEntry {
  const [uri = "", kind, names = "", stems = ""] = line.split("\t");
  const written = names.split("|");
  return {
    uri,
    kind: kind === "o" ? "occupation" : "skill",
    names: written,
    stems: restem ? written.flatMap((name) => stemsOf(name) ?? []) : stems.split("|"),
  };
}

/**
 * A name by its stems: "Java (computer programming)" is "java". Undefined for what would be found where it is not meant: a short word, an abbreviation
 * that is a word elsewhere ("LESS"), words that requirements are made of.
 */
export function stemsOf(name: string): string | undefined {
  const tokens = tokenize(name.replace(/\s*[([][^)\]]*[)\]]/g, " "));
  const [first] = tokens;
  if (!first || tokens.length > MAX_NAME_WORDS) return undefined;
  if (tokens.length === 1 && (first.word.length < MIN_NAME_CHARS || /^\p{Lu}{2,4}$/u.test(first.surface))) return undefined;
  if (tokens.every(({ word, stem }) => GENERIC_WORDS.has(word) || GENERIC_WORDS.has(stem))) return undefined;
  return tokens.map(({ stem }) => stem).join(" ");
}

/** Tells whether the stems of a kept taxonomy are those of this version of the program. */
export const stemmerMark = () =>
  tokenize("nursing Pflegefachkräfte infirmières soldadores spawanie verpleegkundige engenheiros Schweißerinnen comptabilités informatica")
    .map(({ stem }) => stem)
    .join("-");
