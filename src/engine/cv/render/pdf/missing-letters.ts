import { bytesOf, type FontChoice } from "../typography/fonts.ts";
import type { WriteTools } from "../written.ts";
import { readCoverage } from "./coverage.ts";

const coverage = new Map<string, (codePoint: number) => boolean>();

/** The letters of a text that none of its fonts has. */
export async function missingLetters(text: string, { files, own }: FontChoice, { readAsset }: WriteTools): Promise<string[]> {
  for (const file of files) if (!coverage.has(file)) coverage.set(file, readCoverage(await readAsset(file)));
  const letters = [...new Set(text)].filter((letter) => /[^\p{C}\p{Z}\p{M}]/u.test(letter));
  const fonts = [...own.map((font) => readCoverage(bytesOf(font))), ...files.map((file) => coverage.get(file))];
  return letters.filter((letter) => !fonts.some((covers) => covers?.(letter.codePointAt(0) as number)));
}
