import type { Resume } from "../../../src/engine/contract/resume.ts";
import { blindResume, blindTerms } from "../../../src/engine/cv/blind/blind-resume.ts";
import { type Slot, slotOf } from "../../../src/engine/cv/blind/doubts/suspected/slot.ts";
import { type SpanEvidence, spanEvidence } from "../../../src/engine/cv/blind/doubts/suspected/span-evidence.ts";
import { nameSpans } from "../../../src/engine/cv/blind/doubts/suspected/spans.ts";
import { openSearch, replacementsIn } from "../../../src/engine/cv/blind/search/open-search.ts";
import { passagesOf } from "../../../src/engine/cv/blind/search/passages.ts";
import { blindProfile, expanded } from "../../../src/engine/cv/options/blind-profile.ts";
import { fold } from "../../../src/engine/cv/text/fold.ts";

export type JudgedSpan = { slot: Slot; text: string; evidence: SpanEvidence; isName: boolean };

/** So much of a name in a piece, and of a piece in a name, is the name; less of it is neither the name nor something else. */
const MIN_SAME_WORDS = 0.6;
const MAX_OTHER_WORDS = 0.3;

/** The pieces of text of a CV that may be names, as they are left where the fields of its Resume are withheld, and whether its truth has them as a name. */
export function spansOfCv(read: Resume, truth: Resume): JudgedSpan[] {
  const profile = expanded(blindProfile("full"));
  const { resume: blind } = blindResume(read, blindTerms(read, profile));
  const search = openSearch({ full: read, blind, profile, language: read.meta.vitae.language });
  const names = namesOf(truth).map(wordsOf);
  return passagesOf(blind, replacementsIn(search)).flatMap((passage): JudgedSpan[] => {
    const slot = slotOf(passage);
    const spans = slot ? nameSpans(passage.searched) : [];
    if (!slot || spans.length === 0) return [];
    const line = ` ${fold(passage.searched)} `;
    const inLine = names.filter((words) => line.includes(` ${words.join(" ")} `));
    const evidence = spanEvidence(spans, passage, search);
    return spans.flatMap(({ text }, at): JudgedSpan[] => {
      const isName = judge(wordsOf(text), inLine, names);
      return isName === undefined ? [] : [{ slot, text, evidence: evidence[at] as SpanEvidence, isName }];
    });
  });
}

/** Undefined for a part of a name, and for a name with other words. */
function judge(words: string[], inLine: string[][], names: string[][]): boolean | undefined {
  const likest = Math.max(0, ...inLine.map((name) => likeness(words, name)));
  if (likest >= MIN_SAME_WORDS) return true;
  if (likest >= MAX_OTHER_WORDS) return undefined;
  return names.some((name) => words.every((word) => name.includes(word))) ? undefined : false;
}

function likeness(one: string[], other: string[]): number {
  const common = one.filter((word) => other.includes(word)).length;
  return common / new Set([...one, ...other]).size;
}

const namesOf = ({ work = [], volunteer = [], education = [] }: Resume): string[] =>
  [
    ...work.map(({ name }) => name),
    ...volunteer.map(({ organization }) => organization),
    ...education.map(({ institution }) => institution),
  ].filter((name): name is string => name !== undefined && fold(name).length > 2);

const wordsOf = (text: string) => fold(text).split(" ").filter(Boolean);
