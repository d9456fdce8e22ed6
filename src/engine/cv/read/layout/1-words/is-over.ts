import type { Rule } from "./content.ts";
import { right, type Word } from "./words.ts";

/** The box is drawn around the word, which may reach a point beyond its sides. */
export function isOver(box: Rule["box"], word: Word): boolean {
  const middle = word.box.y + word.box.height / 2;
  return middle > box.y && middle < box.y + box.height && word.box.x > box.x - 1 && right(word) < box.x + box.width + 1;
}
