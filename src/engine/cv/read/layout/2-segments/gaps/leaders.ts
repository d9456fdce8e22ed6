import type { Word } from "../../1-words/words.ts";
import { MIN_LEADER_MARKS } from "../thresholds.ts";

const NONE: ReadonlySet<Word> = new Set();

/**
 * Leaders: dots or dashes that lead the eye from a text to the one at the other edge, "Head of sales ........ Leeds". They stand for the gap of a tab.
 * Dots may be words of their own (". . . . ."). A rule of dashes across the page leads nowhere, and the blanks of a form are underscores.
 */
export function leadersOf(row: readonly Word[]): ReadonlySet<Word> {
  const leaders = new Set<Word>();
  for (let at = 1; at < row.length - 1; at++) {
    const mark = LEADER.exec((row[at] as Word).text)?.[1];
    if (mark === undefined) continue;
    let [end, marks] = [at, 0];
    for (; end < row.length && isOnly((row[end] as Word).text, mark); end++) marks += (row[end] as Word).text.length;
    if (marks >= MIN_LEADER_MARKS && end < row.length && SAYS.test((row[at - 1] as Word).text) && SAYS.test((row[end] as Word).text))
      for (const word of row.slice(at, end)) leaders.add(word);
    at = end - 1;
  }
  return leaders.size > 0 ? leaders : NONE;
}

const LEADER = /^([-–—.·…])\1*$/;
const SAYS = /[\p{L}\p{N}]/u;

function isOnly(text: string, mark: string): boolean {
  for (const letter of text) if (letter !== mark) return false;
  return true;
}
