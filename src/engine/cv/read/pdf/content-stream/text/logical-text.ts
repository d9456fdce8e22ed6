import { lookUp } from "../../../../../contract/look-up.ts";
import { isRightToLeft } from "../../../layout/1-words/text.ts";

/** Brackets of right-to-left text are drawn as their mirror image. */
const MIRRORED: Record<string, string> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "{": "}",
  "}": "{",
  "<": ">",
  ">": "<",
  "«": "»",
  "»": "«",
};

/** Strings of glyphs drawn from left to right, in logical order: characters of right-to-left scripts are reversed, numbers are not. */
export function logicalText(strings: string[]): string {
  const visual = strings.join("");
  if (!isRightToLeft(visual)) return visual;
  const parts: string[] = [];
  for (const string of strings) {
    const isNumber = /^[\p{Nd}.,:/%+]$/u.test(string);
    if (isNumber && /\p{Nd}[.,:/%+]?$/u.test(parts.at(-1) ?? "")) parts.push(`${parts.pop()}${string}`);
    else parts.push(lookUp(MIRRORED, string) ?? string);
  }
  return parts.reverse().join("");
}
