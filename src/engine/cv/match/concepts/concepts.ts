import { fold, foldLetters } from "../../text/fold.ts";
import { memoize } from "../../text/memoize.ts";
import { LEXICON } from "../lexicon/lexicon.ts";
import { PRODUCT_FAMILIES } from "../lexicon/product-families.ts";
import { MAX_EXACT_NAME_CHARACTERS, MAX_PART_CHARACTERS, MIN_COMPOUND_CHARACTERS, MIN_END_CHARACTERS } from "./thresholds.ts";
import { stem, type Token, tokenize } from "./words.ts";

export type ConceptKind = "skill" | "role" | "industry" | "certificate" | "licence" | "field" | "trait";
export type Concept = { id: string; kind: ConceptKind; parents: string[] };
/** A concept named by the tokens `from` up to, but not including, `to`. */
export type Hit = { id: string; from: number; to: number };

/**
 * One name of a concept, by its word stems. `isMainName`: the first name of its line in the lexicon, the others are aliases. `exact`: compared with
 * its capitals ("Go"). `proper`: the name of a product in lower case; a form of it has a capital ("w Płatniku"), "conto" is not Contao. `before` and `after`: words without meaning that belong to a name of one word ("in production").
 */
type Entry = { id: string; stems: string[]; exact?: string; proper?: string; isMainName: boolean; before: string; after: string };
type Index = {
  concepts: Map<string, Concept>;
  phrases: Map<string, Entry[]>;
  prefixes: Map<string, string[]>;
  suffixes: Map<string, string[]>;
  /**
   * Concepts that have the main name of another concept as an alias, with the ids of those others: "message queue" lists "Kafka", which is also
   * a concept.
   */
  moreSpecific: Map<string, string[]>;
};

let built: Index | undefined;
const index = () => (built ??= buildIndex(LEXICON));

export const conceptOf = (id: string): Concept | undefined => index().concepts.get(id);

/**
 * The concepts that a text names. The longest phrase wins, and concepts do not overlap; with `nested` the single words inside a phrase are
 * looked up too. A `*` in the lexicon stands for any letters at that end of a word, which finds compounds ("Bilanzbuchhaltung").
 */
export function findConcepts(tokens: readonly Token[], { nested = false } = {}): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseAt(tokens, at);
    if (phrase.length > 0) {
      hits.push(...phrase, ...occupationsBeside(phrase, tokens, at));
      const length = (phrase[0]?.to ?? at) - at;
      // "paid media budget" names paid search, and with `nested` also budget.
      // "Tecnico di laboratorio controllo qualità" names a technician, and from its second word on a laboratory for quality control.
      if (nested && length > 1)
        for (let inside = at; inside < at + length; inside++) {
          const token = tokens[inside] as Token;
          hits.push(...phraseAt([token], 0).map(({ id }) => ({ id, from: inside, to: inside + 1 })));
          if (inside > at) hits.push(...phraseAt(tokens, inside).filter(({ to }) => to - inside > 1));
        }
      at = phrase[0]?.to ?? at + 1;
      continue;
    }
    for (const id of compoundConcepts((tokens[at] as Token).word)) hits.push({ id, from: at, to: at + 1 });
    at++;
  }
  return hits;
}

/** "Brauerin" has the stem of "Brauerei", an industry, and is an occupation too: `brauer*`. */
function occupationsBeside(phrase: readonly Hit[], tokens: readonly Token[], at: number): Hit[] {
  const [{ to } = { to: at }] = phrase;
  const isOccupation = (id: string) => conceptOf(id)?.kind === "role";
  if (to - at > 1 || !phrase.every(({ id }) => ["industry", "certificate"].includes(conceptOf(id)?.kind ?? ""))) return [];
  const beside = compoundConcepts((tokens[at] as Token).word).filter(isOccupation);
  return beside.map((id) => ({ id, from: at, to }));
}

export const conceptsIn = (text: string): string[] => [...new Set(findConcepts(tokenize(text), { nested: true }).map(({ id }) => id))];

function phraseAt(tokens: readonly Token[], at: number): Hit[] {
  const first = tokens[at] as Token;
  let best: Entry[] = [];
  const consider = (entry: Entry, length: number) => {
    if (length > (best[0]?.stems.length ?? 0)) best = [entry];
    else if (length === best[0]?.stems.length && !best.some(({ id }) => id === entry.id)) best.push(entry);
  };
  for (const entry of index().phrases.get(first.stem) ?? []) if (matchesAt(entry, tokens, at)) consider(entry, entry.stems.length);
  if (best.length > 0) return mostSpecific(best).map(({ id, stems }) => ({ id, from: at, to: at + stems.length }));

  // Two words of the text that are one word in the lexicon: "front end" is found as "frontend".
  const next = tokens[at + 1];
  if (!next || next.clause !== first.clause) return [];
  const joined = (index().phrases.get(stem(first.word + next.word)) ?? []).filter(({ stems, exact }) => stems.length === 1 && !exact);
  return joined.map(({ id }) => ({ id, from: at, to: at + 2 }));
}

/**
 * Of several concepts with the same name the most specific: "Kafka" is the concept Kafka and not the family "message queue", which lists it as an alias. Two that
 * list each other ("forklift licence" and a forklift certificate) are both meant.
 */
const mostSpecific = (entries: Entry[]) =>
  entries.filter(({ id }) => !entries.some((other) => other.id !== id && isMoreSpecific(other.id, id) && !isMoreSpecific(id, other.id)));

/** "CCNP" is the certificate and not the field of networks, which lists it too. */
const isPaperOf = (id: string, other: string) => conceptOf(id)?.kind === "certificate" && isKindOf(id, other);

const isMoreSpecific = (id: string, other: string) =>
  isPaperOf(id, other) ||
  (conceptOf(id)?.kind === conceptOf(other)?.kind && (isKindOf(id, other) || index().moreSpecific.get(other)?.includes(id) === true));

function matchesAt({ stems, exact, proper, before, after }: Entry, tokens: readonly Token[], at: number): boolean {
  const first = tokens[at] as Token;
  if (!first.before.endsWith(before) || !first.after.startsWith(after)) return false;
  if (exact && first.surface !== exact && first.surface !== exact.toUpperCase()) return false;
  if (proper && first.word !== proper && !/^\p{Lu}/u.test(first.surface)) return false;
  return stems.every((one, offset) => {
    const token = tokens[at + offset];
    if (!token || token.clause !== first.clause) return false;
    return one.endsWith("*") ? token.word.startsWith(one.slice(0, -1)) : token.stem === one;
  });
}

/** The concepts of a compound: of its longest known beginning and of its longest known end. */
const compoundConcepts = memoize((word: string): string[] => {
  if (word.length < MIN_COMPOUND_CHARACTERS) return [];
  const { prefixes, suffixes } = index();
  const found = new Set<string>();
  for (let length = Math.min(word.length, MAX_PART_CHARACTERS); length > 0; length--) {
    const before = prefixes.get(word.slice(0, length));
    if (before) for (const id of before) found.add(id);
    if (before) break;
  }
  const bare = word.replace(/(?:innen|in|en|es|n|s|e)$/, "");
  for (const form of new Set([word, bare]))
    for (let length = Math.min(form.length, MAX_PART_CHARACTERS); length >= MIN_END_CHARACTERS; length--) {
      const after = suffixes.get(form.slice(form.length - length));
      if (after) for (const id of after) found.add(id);
      if (after) break;
    }
  return [...found].filter((id) => ![...found].some((other) => other !== id && isKindOf(other, id)));
});

const ancestorTable = new Map<string, Map<string, number>>();

/** Every concept that this one is a kind of, with the steps to it; the concept itself is at 0. */
export function ancestorsOf(id: string): Map<string, number> {
  const known = ancestorTable.get(id);
  if (known) return known;
  const found = new Map([[id, 0]]);
  const queue = [id];
  for (const one of queue)
    for (const parent of conceptOf(one)?.parents ?? [])
      if (!found.has(parent)) {
        found.set(parent, (found.get(one) ?? 0) + 1);
        queue.push(parent);
      }
  ancestorTable.set(id, found);
  return found;
}

export const isKindOf = (id: string, other: string): boolean => ancestorsOf(id).has(other);

/** True for two different concepts with a common parent: PostgreSQL and MySQL. */
export function areSiblings(id: string, other: string): boolean {
  const parents = conceptOf(other)?.parents ?? [];
  return id !== other && (conceptOf(id)?.parents ?? []).some((parent) => parents.includes(parent));
}

/** True for siblings in a family whose members do the same job: PostgreSQL and MySQL, not Java and Haskell. */
export const areInterchangeable = (id: string, other: string): boolean =>
  id !== other &&
  (conceptOf(other)?.parents ?? []).some((parent) => PRODUCT_FAMILIES.has(parent) && (conceptOf(id)?.parents ?? []).includes(parent));

/** Closeness by the steps between two concepts, over their nearest common ancestor. */
const CLOSENESS_BY_STEPS = [1, 0.85, 0.6, 0.42, 0.28, 0.2];

/** 0 to 1: how near two concepts are. The same concept is 1, a parent or kind 0.85, a sibling 0.6, others less. */
export function closeness(id: string, other: string): number {
  const theirs = ancestorsOf(other);
  let steps = CLOSENESS_BY_STEPS.length;
  for (const [ancestor, distance] of ancestorsOf(id)) {
    const back = theirs.get(ancestor);
    if (back !== undefined) steps = Math.min(steps, distance + back);
  }
  return CLOSENESS_BY_STEPS[steps] ?? 0;
}

const KIND = /^#(skill|role|industry|certificate|licence|field|trait)\s*(?:<\s*(.+))?$/;

/**
 * Reads the lexicon, one concept a line: `name | alias | alias < parent, parent`. A line `#kind < parent` begins a group: the lines below are of
 * this kind and, where they name no parent, have this one. A short alias with capitals, or one that ends with `!`, is compared with its capitals
 * ("Go", "IT", "Scala!").
 */
function buildIndex(lexicon: readonly string[]): Index {
  const made: Index = {
    concepts: new Map(),
    phrases: new Map(),
    prefixes: new Map(),
    suffixes: new Map(),
    moreSpecific: new Map(),
  };
  let kind: ConceptKind = "skill";
  let family: string[] = [];
  for (const line of lexicon.flatMap((text) => text.split("\n")).map((text) => text.trim())) {
    const group = KIND.exec(line);
    if (group) {
      kind = group[1] as ConceptKind;
      family = splitNames(group[2] ?? "", ",").map(idOf);
    } else if (line !== "") addConcept(made, line, kind, family);
  }
  for (const concept of [...made.concepts.values()])
    for (const parent of concept.parents)
      if (!made.concepts.has(parent)) made.concepts.set(parent, { id: parent, kind: concept.kind, parents: [] });
  for (const entries of made.phrases.values()) noteMoreSpecific(made, entries);
  return made;
}

const keyOf = ({ stems, before, after }: Pick<Entry, "stems" | "before" | "after">) => [before, ...stems, after].join(" ");

function noteMoreSpecific({ concepts, moreSpecific }: Index, entries: readonly Entry[]) {
  for (const named of entries.filter(({ isMainName }) => isMainName))
    for (const { id, stems, isMainName, before, after } of entries)
      if (
        !isMainName &&
        id !== named.id &&
        keyOf({ stems, before, after }) === keyOf(named) &&
        concepts.get(id)?.kind === concepts.get(named.id)?.kind
      )
        push(moreSpecific, id, named.id);
}

const idOf = (name: string) => foldLetters(name.replace(/[*!]/g, "").trim());
const splitNames = (text: string, separator: string) =>
  text
    .split(separator)
    .map((name) => name.trim())
    .filter(Boolean);

function addConcept(made: Index, line: string, kind: ConceptKind, family: string[]) {
  const [names = "", parents] = line.split(" < ");
  const aliases = splitNames(names, "|");
  const id = idOf(aliases[0] ?? "");
  const named = parents === undefined ? family : splitNames(parents, ",").map(idOf);
  const before = made.concepts.get(id);
  made.concepts.set(id, {
    id,
    kind: before?.kind ?? kind,
    parents: [...new Set([...(before?.parents ?? []), ...named])].filter((parent) => parent !== id),
  });
  for (const [at, alias] of aliases.entries()) addAlias(made, alias, id, at === 0);
}

function addAlias(made: Index, alias: string, id: string, isMainName: boolean) {
  if (alias.includes("*") && !/\s/.test(alias)) {
    const table = alias.endsWith("*") ? made.prefixes : made.suffixes;
    return push(table, fold(alias), id);
  }
  const tokens = tokenize(alias.replace(/[*!]/g, ""));
  const stems = tokens.map((token) => (alias.includes(`${token.surface}*`) ? `${token.word}*` : token.stem));
  const [first] = tokens;
  if (!first) return;
  const exact =
    stems.length === 1 && (alias.endsWith("!") || (alias.length <= MAX_EXACT_NAME_CHARACTERS && /\p{Lu}/u.test(alias)))
      ? first.surface
      : undefined;
  const proper = stems.length === 1 && /^\p{Lu}\p{Ll}/u.test(alias) ? first.word : undefined;
  const { before, after } = stems.length === 1 ? first : { before: "", after: "" };
  push(made.phrases, first.stem, { id, stems, exact, proper, isMainName, before, after });
}

function push<Value>(table: Map<string, Value[]>, key: string, value: Value) {
  const list = table.get(key);
  if (list) list.push(value);
  else table.set(key, [value]);
}
