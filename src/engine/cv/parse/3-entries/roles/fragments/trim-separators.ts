import { isPlain } from "../../../../text/plain.ts";

/** Without the separators that are left at the ends when a neighbour is taken away. */
export function trimSeparators(text: string): string {
  if (isPlain(text)) return text;
  return text
    .replace(/^(?:=>|\.\s+|[\s,;:|·•□■◇◆○●–—→»›>~/\\-])+/u, "")
    .replace(/(?:=>|\s[»›]|[\s,;:|·•–—→>~/\\-])+$/u, "")
    .replace(/[\s,;]+\.$/u, "")
    .replace(/([\p{L})]{4})\.$/u, "$1")
    .replace(/\(\s*\)|\[\s*\]/g, "")
    .trim();
}
