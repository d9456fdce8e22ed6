/** True for the code of what `\s` finds in a pattern. */
export function isSpace(code: number): boolean {
  if (code < 0xa0) return code === 0x20 || (code >= 9 && code <= 13);
  return WIDE_SPACES.has(code) || (code >= 0x2000 && code <= 0x200a);
}

const WIDE_SPACES = new Set([0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff]);

/** How many words a text has, as white space parts them. */
export function wordCount(text: string): number {
  let words = 0;
  let isWithin = false;
  for (let at = 0; at < text.length; at += 1) {
    const isPart = !isSpace(text.charCodeAt(at));
    if (isPart && !isWithin) words += 1;
    isWithin = isPart;
  }
  return words;
}

/** How long a text is without its white space. */
export function lengthWithoutSpaces(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at += 1) if (!isSpace(text.charCodeAt(at))) length += 1;
  return length;
}
