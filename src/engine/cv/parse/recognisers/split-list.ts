/** Divides "a, b (c, d) · e" at its separators, never inside brackets. `slash`: whether "a / b" is divided too. */
export function splitList(text: string, { slash = true } = {}): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  const cut = (to: number, next: number) => {
    parts.push(text.slice(from, to));
    from = next;
  };
  for (let index = 0; index < text.length; index++) {
    const char = text[index] as string;
    if ("([（".includes(char)) depth += 1;
    else if (")]）".includes(char)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && (slash || char !== "/") && isSeparator(text, index)) cut(index, index + 1);
  }
  cut(text.length, text.length);
  return parts
    .map((part) => part.replace(/^[\s•·●▪◆∙‧✦✧❖◇⋄◊♦|–—-]+|[\s•·●▪◆∙‧✦✧❖◇⋄◊♦|,;.–—-]+$/gu, "").trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
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
