import { isRightToLeft } from "../1-words/text.ts";
import type { Part } from "./segment.ts";

const CLOSING: Record<string, string> = { ")": "(", "]": "[" };
const OPENING: Record<string, string> = { "(": ")", "[": "]" };

/**
 * In a right-to-left script a bracket is drawn as its mirror image. Some programs write down the shape that is seen, so that a bracket seems to close
 * before it opens: ")2024(" in place of "(2024)". Such pairs are turned; what stands in order stays.
 */
export function withTurnedBrackets(parts: Part[]): Part[] {
  if (!parts.some(({ word }) => isRightToLeft(word.text))) return parts;
  const texts = parts.map(({ word }) => [...word.text]);
  let open: { mark: string; at: [number, number] } | undefined;
  let depth = 0;
  texts.forEach((letters, part) => {
    letters.forEach((letter, index) => {
      const opening = CLOSING[letter];
      if (opening && depth > 0) depth -= 1;
      else if (opening) open = { mark: opening, at: [part, index] };
      else if (open?.mark === letter) {
        const [otherPart, otherIndex] = open.at;
        (texts[otherPart] as string[])[otherIndex] = letter;
        letters[index] = OPENING[letter] as string;
        open = undefined;
      } else if (OPENING[letter]) depth += 1;
    });
  });
  return parts.map((part, index) => {
    const text = (texts[index] as string[]).join("");
    return text === part.word.text ? part : { ...part, word: { ...part.word, text } };
  });
}
