/** Divides "a, b (c, d) · e" at its separators, never inside brackets. `slash`: whether "a / b" is divided too. */
export const splitList = (text: string, { slash = true } = {}): string[] =>
  cutOutsideBrackets(text, (at) => (slash || text[at] !== "/") && isSeparator(text, at))
    .map(({ from, to }) => text.slice(from, to))
    .map((part) => part.replace(/^[\s•·●▪◆∙‧✦✧❖◇⋄◊♦|–—-]+|[\s•·●▪◆∙‧✦✧❖◇⋄◊♦|,;.–—-]+$/gu, "").trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

/** The parts of a text, from the offset `start` on, between the characters at which it is cut; those within brackets cut nothing. */
export function cutOutsideBrackets(text: string, isCut: (at: number) => boolean, start = 0): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let [from, depth] = [start, 0];
  for (let at = start; at < text.length; at++) {
    const char = text[at] as string;
    if ("([（".includes(char)) depth += 1;
    else if (")]）".includes(char)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && isCut(at)) {
      parts.push({ from, to: at });
      from = at + 1;
    }
  }
  return [...parts, { from, to: text.length }];
}

/** A comma between digits ("7,2") and a slash inside a word ("CI/CD") are no separators. */
function isSeparator(text: string, index: number): boolean {
  const char = text[index] as string;
  if (char === ",") return !(/\d/.test(text[index - 1] ?? "") && /\d/.test(text[index + 1] ?? ""));
  if (";；؛，、،|\t\n•●▪◆∙‧✦✧❖◇⋄◊♦".includes(char)) return true;
  if (char === "·") return /\s/.test(text[index - 1] ?? "") || /\s/.test(text[index + 1] ?? "");
  if (char === "/") return /\s/.test(text[index - 1] ?? "") && /\s/.test(text[index + 1] ?? "");
  return false;
}
