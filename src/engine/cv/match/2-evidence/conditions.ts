import { fold } from "../../text/fold.ts";
import { conceptsIn, isKindOf } from "../concepts/concepts.ts";
import { NEGATION, NO_PROBLEM, OFFICE_HOURS, PART_TIME_WISH, WEEKDAYS_ONLY } from "../lexicon/standing/condition-words.ts";
import type { Section } from "./evidence.ts";

/** Where somebody says when and how he or she would work. What a job was like says nothing of the next. */
const OWN_WORDS: ReadonlySet<Section> = new Set(["summary", "label", "other"]);

/**
 * The times and conditions of work that somebody says no to: "I can only work Monday to Friday" is no weekend work, "nachten mag ik niet meer draaien" no night work. Concepts
 * by their ids; empty outside of what somebody says of himself or herself.
 */
export function refusedTimes(text: string, section: Section): string[] {
  if (!OWN_WORDS.has(section)) return [];
  return clausesOf(text).flatMap((clause) => {
    const folded = fold(clause);
    return [
      ...(WEEKDAYS_ONLY.test(folded) ? ["weekend work"] : []),
      ...(OFFICE_HOURS.test(folded) ? ["night work", "weekend work", "evening work", "shift work", "split shifts"] : []),
      ...(PART_TIME_WISH.test(folded) && !conceptsIn(clause).includes("full-time work") ? ["full-time work"] : []),
      ...(NEGATION.test(folded) && !NO_PROBLEM.test(folded) ? conceptsIn(clause).filter((id) => isKindOf(id, "working time")) : []),
    ];
  });
}

const clausesOf = (text: string) => text.split(/[;:!?]|\.(?=\s|$)|,\s|\s[–—-]\s/u);
