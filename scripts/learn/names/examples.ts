import type { NameKind } from "../../../src/engine/cv/parse/recognisers/name-kinds/kinds.ts";
import { LIST_CLASSES, type ListClass, type Listed } from "./lists.ts";

/** A text and what it is. */
export type Example = { text: string; kind: NameKind };

/** How often each line of our lists is an example, each time as somebody else may print it. */
const COPIES = 8;
/** Of a hundred names some are printed in capitals. */
const UPPER_SHARE = 0.08;
/** What a list has in small letters: up to here with a capital at its beginning, up to the next with one at each word, else as it is. */
const CAPITAL_UP_TO = 0.55;
const TITLE_CASE_UP_TO = 0.85;
/** Of texts, and of names that are no names of firms, so many keep their small letters. */
const SMALL_SHARE = 0.5;
const WITHOUT_BRACKET_SHARE = 0.5;
const WITHOUT_STOP_SHARE = 0.5;
const CUT_SHARE = 0.3;
const MIN_CUT_WORDS = 3;

/** "Kassierer (m/w/d)", "Analyst (FH)" */
const SHORT_BRACKET = /\s*\([^()]{1,7}\)\s*$/u;

/** The lines of our lists as examples, each several times: in capitals, without "(m/f/d)", without its full stop, cut short. */
export function examplesOfLists(lists: readonly Listed[], random: () => number): Example[] {
  return lists.flatMap(({ listClass, text }) =>
    Array.from({ length: COPIES }, (_, copy) => {
      const printed = copy === 0 ? text : varied(text, listClass, random);
      const keepsSmall = listClass === "company" || listClass === "institution" || random() < SMALL_SHARE;
      return { text: recased(printed, { keepsSmall }, random), kind: LIST_CLASSES[listClass] };
    }),
  );
}

function varied(text: string, listClass: ListClass, random: () => number): string {
  if (listClass === "position") return random() < WITHOUT_BRACKET_SHARE ? text.replace(SHORT_BRACKET, "") : text;
  if (listClass !== "text") return text;
  const words = (random() < WITHOUT_STOP_SHARE ? text.replace(/[.;]$/, "") : text).split(" ");
  if (random() >= CUT_SHARE || words.length <= MIN_CUT_WORDS + 1) return words.join(" ");
  return words.slice(0, MIN_CUT_WORDS + Math.floor(random() * (words.length - MIN_CUT_WORDS))).join(" ");
}

/** The text with other capitals, as names are printed. `keepsSmall`: a name that a list has in small letters is written so ("adidas"). */
export function recased(text: string, { keepsSmall }: { keepsSmall: boolean }, random: () => number): string {
  const chance = random();
  if (chance < UPPER_SHARE) return text.toUpperCase();
  if (keepsSmall || !/^\p{Ll}/u.test(text)) return text;
  if (chance < CAPITAL_UP_TO) return text.charAt(0).toUpperCase() + text.slice(1);
  if (chance < TITLE_CASE_UP_TO)
    return text.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
  return text;
}
