import type { Requirement, Wanted } from "../match/1-requirements/requirement.ts";
import type { Evidence, Passage } from "../match/2-evidence/evidence.ts";
import { WEIGHTS } from "../match/3-score/weights.ts";
import { conceptOf, isKindOf } from "../match/concepts/concepts.ts";
import { findStems, type Token } from "../match/concepts/words.ts";
import { fold } from "../text/fold.ts";
import { MAX_RELEVANT_SKILLS, MAX_SKILL_CHARS } from "./thresholds.ts";

/**
 * The things asked for that the CV shows, in the CV's own words ("K8s" where the job says Kubernetes) and in the order asked. Left out is what
 * the CV denies, only wishes for, or lists without showing it anywhere else.
 */
export function relevantSkills(asked: readonly Requirement[], evidence: Evidence): string[] {
  const found = asked.flatMap(({ wanted }) => {
    const known = wanted.some(isKnown);
    return wanted.filter((one) => isKnown(one) || !known).flatMap((one) => wordsFor(one, evidence));
  });
  return found.filter((text, at) => found.findIndex((other) => fold(other) === fold(text)) === at).slice(0, MAX_RELEVANT_SKILLS);
}

/** A thing of the lexicon or of a taxonomy, and no mere word. */
const isKnown = ({ by }: Wanted) => by === "concepts" || by === "names";

type Candidate = { surface: string; strength: number; exact: boolean; listed: boolean };

/**
 * The CV's best words for a thing: the thing itself before a kind of it, and an item of a list before words of a sentence. Of items the shortest is
 * best, as it is a plain name; of words in sentences the longest, as they say most.
 */
function wordsFor(wanted: Wanted, { passages }: Evidence): string[] {
  const best = passages
    .flatMap((passage) => candidatesIn(passage, wanted))
    .filter(({ strength, surface }) => strength >= WEIGHTS.met.yes && surface.length <= MAX_SKILL_CHARS)
    .toSorted((a, b) => Number(b.exact) - Number(a.exact) || Number(b.listed) - Number(a.listed) || plainness(b) - plainness(a))[0];
  return best ? [best.surface] : [];
}

const plainness = ({ listed, surface }: Candidate) => (listed ? -surface.length : surface.length);

function candidatesIn(passage: Passage, wanted: Wanted): Candidate[] {
  const listed = LISTS.has(passage.section);
  const toCandidate = (surface: string, strength: number, exact: boolean) => ({
    surface: listed ? passage.text : surface,
    strength,
    exact,
    listed,
  });
  if (wanted.by === "concepts")
    return passage.concepts
      .filter(({ id, surface }) => wanted.concepts.some((asked) => isKindOf(id, asked)) && isShowable(id) && !isCutOff(surface, passage))
      .map(({ id, surface, strength }) => toCandidate(surface, strength, wanted.concepts.includes(id)));
  if (wanted.by === "names") {
    const words = wanted.names.map((name) => findStems(passage.tokens, name.split(" "))).find((found) => found !== undefined);
    return words ? [toCandidate(textOf(words, passage), Math.min(...words.map(({ strength }) => strength)), true)] : [];
  }
  if (wanted.by !== "word") return [];
  return passage.tokens.filter(({ stem }) => stem === wanted.stem).map(({ surface }) => toCandidate(surface, passage.strength, true));
}

/** The words as the passage writes them, with what stands between them. */
function textOf(words: readonly Token[], { text }: Passage): string {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? text.slice(first.at, last.at + last.surface.length) : "";
}

/** True for the first half of a compound that is cut off with a hyphen: "Monats" of "Monats- und Jahresabschlüsse". */
const isCutOff = (surface: string, { text }: Passage) => /^-[\s,]/.test(text.slice(text.indexOf(surface) + surface.length));
const isShowable = (id: string) => ["skill", "certificate", "licence", "field"].includes(conceptOf(id)?.kind ?? "");
const LISTS: ReadonlySet<Passage["section"]> = new Set(["skills", "certificates"]);
