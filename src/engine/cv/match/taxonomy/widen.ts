import { isAlternative } from "../1-requirements/read-requirement.ts";
import type { Requirement, Wanted } from "../1-requirements/requirement.ts";
import type { Requirements } from "../1-requirements/requirements.ts";
import { tokenize } from "../concepts/words.ts";
import type { TaxonomyEntry } from "./entries.ts";
import { MAX_NAME_WORDS } from "./thresholds.ts";

/** Where names may stand in a text: its sequences of words, by their stems. */
type Sequences = Map<string, { from: number; to: number }[]>;
type Named = { uri: string; from: number; to: number };
/** Looks for the concepts of kept taxonomies in what a job description asks for. */
export type TaxonomySearch = {
  /** First reading: notes a concept that the job description names, in whatever language. */
  look: (entry: TaxonomyEntry) => void;
  /** Whether the first reading has found anything: if not, no second one is needed. */
  hasFound: () => boolean;
  /** Second reading: all names of what was found, in all languages. */
  collect: (entry: TaxonomyEntry) => void;
  /** The requirements with the names of their concepts. */
  widened: () => Requirements;
};

/**
 * A job description asks for a concept of the taxonomy in one language, and a CV shows it in another: the concept has the same identifier in both. What the
 * built-in lexicon knows stays as it is; the names of the taxonomy are one more way to meet it.
 */
export function openTaxonomySearch(requirements: Requirements): TaxonomySearch {
  const texts = requirements.requirements.map(({ text }) => sequencesOf(text));
  const title = sequencesOf(requirements.title);
  const named = texts.map((): Named[] => []);
  const inTitle: Named[] = [];
  const names = new Map<string, Set<string>>();
  const note = (entry: TaxonomyEntry, sequences: Sequences, found: Named[]) => {
    for (const stems of entry.stems)
      for (const place of sequences.get(stems) ?? []) {
        found.push({ uri: entry.uri, ...place });
        names.set(entry.uri, new Set());
      }
  };
  return {
    look: (entry) => {
      if (entry.kind === "occupation") return note(entry, title, inTitle);
      for (const [index, sequences] of texts.entries()) note(entry, sequences, named[index] as Named[]);
    },
    hasFound: () => names.size > 0,
    collect: ({ uri, stems }) => {
      const known = names.get(uri);
      if (known) for (const one of stems) known.add(one);
    },
    widened: () => {
      const namesOf = (uri: string) => [...(names.get(uri) ?? [])];
      const occupations = longest(inTitle).flatMap(({ uri }) => namesOf(uri));
      return {
        ...requirements,
        ...(occupations.length > 0 && { titleNames: occupations }),
        requirements: requirements.requirements.map((one, index) =>
          widen(one, longest(named[index] as Named[]), namesOf, requirements.language),
        ),
      };
    },
  };
}

function sequencesOf(text: string): Sequences {
  const sequences: Sequences = new Map();
  const tokens = tokenize(text);
  for (let at = 0; at < tokens.length; at++) {
    let stems = "";
    for (let length = 1; length <= MAX_NAME_WORDS && at + length <= tokens.length; length++) {
      const [first, last] = [tokens[at], tokens[at + length - 1]];
      if (!first || !last || first.clause !== last.clause) break;
      stems += `${length > 1 ? " " : ""}${last.stem}`;
      const place = { from: first.at, to: last.at + last.surface.length };
      sequences.set(stems, [...(sequences.get(stems) ?? []), place]);
    }
  }
  return sequences;
}

/** The longest names, which do not overlap; several concepts of one name stay together. */
function longest(named: readonly Named[]): Named[] {
  const kept: Named[] = [];
  for (const one of named.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from || (a.uri < b.uri ? -1 : 1)))
    if (kept.every(({ from, to, uri }) => to <= one.from || one.to <= from || (from === one.from && to === one.to && uri !== one.uri)))
      kept.push(one);
  return kept.toSorted((a, b) => a.from - b.from);
}

/** A requirement that names nothing known asks for the concepts of the taxonomy; elsewhere they are alternatives to the things whose words they share. */
function widen(requirement: Requirement, found: readonly Named[], namesOf: (uri: string) => string[], language: string): Requirement {
  if (found.length === 0) return requirement;
  const { text, wanted } = requirement;
  const toWanted = ({ uri, from, to }: Named, group: number): Wanted => ({
    by: "names",
    id: uri,
    names: namesOf(uri),
    group,
    surface: text.slice(from, to),
  });
  if (wanted.length === 0) return { ...requirement, wanted: grouped(text, found, language).map(({ one, group }) => toWanted(one, group)) };
  const more = wanted.flatMap((thing) => {
    const at = text.indexOf(thing.surface);
    const shared =
      thing.by === "concepts" || thing.by === "word"
        ? found.filter(({ from, to }) => at !== -1 && from < at + thing.surface.length && at < to)
        : [];
    return shared.map((one) => toWanted(one, thing.group));
  });
  return { ...requirement, wanted: [...wanted, ...more] };
}

/** Concepts of one name and those that "or" joins are alternatives. */
function grouped(text: string, found: readonly Named[], language: string): { one: Named; group: number }[] {
  let group = 0;
  return found.map((one, index) => {
    const before = found[index - 1];
    if (before && before.from !== one.from && !isAlternative(text.slice(before.to, one.from), language)) group++;
    return { one, group };
  });
}
