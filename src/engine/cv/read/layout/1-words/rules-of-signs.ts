import type { SetAside } from "../../../reading.ts";
import type { Word } from "./words.ts";

/** "ㅡ" over the headings of a template of Google Docs is a rule drawn with a sign: it says nothing, and would stand between a heading in the margin and its text. */
export function withoutRules<T extends { words: Word[]; setAside: SetAside[] }>(page: T): T {
  const drawn = page.words.filter(({ text }) => text === RULE);
  if (drawn.length === 0) return page;
  return {
    ...page,
    words: page.words.filter(({ text }) => text !== RULE),
    setAside: [...page.setAside, ...drawn.map(({ text }): SetAside => ({ text, reason: "decoration", detail: "rule" }))],
  };
}

const RULE = "ㅡ";
