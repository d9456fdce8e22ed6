import { fold } from "../../text/fold.ts";
import { conceptOf, findConcepts } from "../concepts/concepts.ts";
import type { Token } from "../concepts/words.ts";
import {
  ACTING_PLURAL,
  ADVISED,
  ARRANGED,
  ARRANGED_FOR,
  AS_OCCUPATION,
  OWN_GROUP,
  THAT_THEY,
  THEY_DO,
} from "../lexicon/standing/standing-words.ts";
import type { Section } from "./evidence.ts";
import type { StandingSpan } from "./standing.ts";

/** The name of an occupation in a sentence, with what stands before it in its clause: as written, and folded. */
type Person = { from: number; to: number; isPlural: boolean; before: string; raw: string };

/** Only in the description of a job or a project an occupation is mostly that of somebody else. */
export const isDescription = (section: Section) => section === "work" || section === "projects";

/**
 * What is said of the people of other occupations in the description of a job: "the sous chef does the ordering", "planned the visits of engineers to cold stores",
 * "for technicians who service turbines", "reports that the administrators built", "advice to teachers on NT2".
 */
export function otherPeople(text: string, tokens: readonly Token[], section: Section): StandingSpan[] {
  if (!isDescription(section)) return [];
  return peopleIn(text, tokens).flatMap((person) => spanOf(text, person) ?? []);
}

function peopleIn(text: string, tokens: readonly Token[]): Person[] {
  return findConcepts(tokens).flatMap(({ id, from, to }): Person[] => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (!first || !last || conceptOf(id)?.kind !== "role") return [];
    const raw = text.slice(startOfSentence(text, first.at), first.at);
    const isPlural = tokens.slice(from, to).some(({ word }) => PLURAL.test(word));
    return [{ from: first.at, to: last.at + last.surface.length, isPlural, before: fold(raw), raw }];
  });
}
const PLURAL = /(?:s|owie|rzy|cy|ni|ki|sci)$/u;

function spanOf(text: string, { from, to, isPlural, before, raw }: Person): StandingSpan | undefined {
  const behind = text.slice(to);
  const end = endOfSentence(text, to);
  const clause = startOfClause(text, from);
  const others = (start: number): StandingSpan => ({ from: start, to: end, standing: "others" });
  const lead = text.slice(clause, from);
  const goesOn = /^\s+[\p{L}\p{N}]/u.test(behind);
  if (goesOn && (ARTICLE.test(lead) || (isPlural && lead.trim() === "" && ACTING_PLURAL.test(behind.toLowerCase())))) return others(clause);
  if (AS_OCCUPATION.test(before)) return undefined;
  if (ARRANGED_FOR.test(before)) return others(from - raw.length);
  if (ARRANGED.test(before)) return others(from);
  if (goesOn && THAT_THEY.test(withSingleSpaces(raw.toLowerCase()))) return others(from);
  if (ADVISED.test(before)) return { from: to, to: end, standing: "taught" };
  return before !== "" && !OWN_GROUP.test(before) && THEY_DO.test(behind.toLowerCase()) ? others(from) : undefined;
}
/** Long runs of white space make patterns such as `\s+$` quadratic. */
const withSingleSpaces = (text: string) => text.replace(/\s+/g, " ");
const ARTICLE = /^\s*(?:the|our|der|die|unser|unsere|le|la|l['’]|notre|nos|el|los|las|il|lo|i|gli|de|het|o|os|as)\s*$/iu;

const startOfSentence = (text: string, at: number) => Math.max(...[";", ". "].map((mark) => text.lastIndexOf(mark, at - 1) + 1));
const startOfClause = (text: string, at: number) => Math.max(...[";", ",", ".", ":"].map((mark) => text.lastIndexOf(mark, at - 1))) + 1;
function endOfSentence(text: string, from: number): number {
  const stop = /[;.]/.exec(text.slice(from));
  return stop ? from + stop.index : text.length;
}

/** What stands before this offset in its sentence, folded. */
export const sentenceBefore = (text: string, at: number) => fold(text.slice(startOfSentence(text, at), at));
