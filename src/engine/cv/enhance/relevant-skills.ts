import type { Requirement, Wanted } from "../match/1-requirements/requirement.ts";
import type { Evidence, Passage } from "../match/2-evidence/passages.ts";
import { WEIGHTS } from "../match/3-score/weights.ts";
import { conceptOf, isKindOf } from "../match/concepts/concepts.ts";
import { fold } from "../text/fold.ts";

const MAX_RELEVANT = 16;
const MAX_CHARS = 60;

/**
 * What of the things asked for the CV shows, in the CV's own words ("K8s" where the job says Kubernetes) and in the order asked. What it
 * denies, only wishes for or lists without any backing is left out.
 */
export function relevantSkills(asked: readonly Requirement[], evidence: Evidence): string[] {
  const found = asked.flatMap(({ wanted }) => {
    const known = wanted.some(({ by }) => by === "concepts");
    return wanted.filter(({ by }) => by === "concepts" || !known).flatMap((one) => printedFor(one, evidence));
  });
  return found.filter((text, at) => found.findIndex((other) => fold(other) === fold(text)) === at).slice(0, MAX_RELEVANT);
}

type Candidate = { print: string; strength: number; exact: boolean; listed: boolean };

/** The thing itself before a kind of it; an item of a list is a name already, the shortest best; of words out of sentences the longest say most. */
function printedFor(wanted: Wanted, { passages }: Evidence): string[] {
  const best = passages
    .flatMap((passage) => candidatesIn(passage, wanted))
    .filter(({ strength, print }) => strength >= WEIGHTS.met.yes && print.length <= MAX_CHARS)
    .toSorted((a, b) => Number(b.exact) - Number(a.exact) || Number(b.listed) - Number(a.listed) || plainness(b) - plainness(a))[0];
  return best ? [best.print] : [];
}

const plainness = ({ listed, print }: Candidate) => (listed ? -print.length : print.length);

function candidatesIn(passage: Passage, wanted: Wanted): Candidate[] {
  const listed = LISTS.has(passage.section);
  const toCandidate = (print: string, strength: number, exact: boolean) => ({
    print: listed ? passage.text : print,
    strength,
    exact,
    listed,
  });
  if (wanted.by === "concepts")
    return passage.concepts
      .filter(({ id, print }) => wanted.concepts.some((asked) => isKindOf(id, asked)) && isShowable(id) && !isCutOff(print, passage))
      .map(({ id, print, strength }) => toCandidate(print, strength, wanted.concepts.includes(id)));
  if (wanted.by !== "word") return [];
  return passage.tokens.filter(({ stem }) => stem === wanted.stem).map(({ print }) => toCandidate(print, passage.strength, true));
}

/** "Monats- und Jahresabschlüsse" */
const isCutOff = (print: string, { text }: Passage) => /^-[\s,]/.test(text.slice(text.indexOf(print) + print.length));
const isShowable = (id: string) => ["skill", "certificate", "licence", "field"].includes(conceptOf(id)?.kind ?? "");
const LISTS: ReadonlySet<Passage["section"]> = new Set(["skills", "certificates"]);
