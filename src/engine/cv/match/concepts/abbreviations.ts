import { MAX_ABBREVIATION_LETTERS, MIN_ABBREVIATION_LETTERS } from "./thresholds.ts";
import type { Token } from "./words.ts";

const ABBREVIATION = new RegExp(`^\\p{Lu}{${MIN_ABBREVIATION_LETTERS},${MAX_ABBREVIATION_LETTERS}}s?$`, "u");

/** The letters of an abbreviation in capitals, "DPIAs" as "dpia"; undefined for any other word. */
export const lettersOf = ({ surface }: Pick<Token, "surface">): string | undefined =>
  ABBREVIATION.test(surface) ? surface.replace(/s$/, "").toLowerCase() : undefined;

/** Words of a text whose initials are those of an abbreviation: "data protection impact assessments" for "DPIA", "accident vasculaire cérébral" for "AVC". */
export function wordsOfAbbreviation<Word extends Token>(tokens: readonly Word[], letters: string): Word[] | undefined {
  const from = tokens.findIndex((first, at) =>
    [...letters].every((letter, offset) => tokens[at + offset]?.word.startsWith(letter) && tokens[at + offset]?.clause === first.clause),
  );
  return from === -1 ? undefined : tokens.slice(from, from + letters.length);
}

/** What the words of a text may be called in short: the initials of each run of three to six words in one clause, with the run. */
export function abbreviationsOf<Word extends Token>(tokens: readonly Word[]): Map<string, Word[]> {
  const found = new Map<string, Word[]>();
  for (let from = 0; from < tokens.length; from++)
    for (let length = MIN_ABBREVIATION_LETTERS; length <= MAX_ABBREVIATION_LETTERS; length++) {
      const run = tokens.slice(from, from + length);
      if (run.length < length || run.some(({ clause }) => clause !== run[0]?.clause)) break;
      found.set(run.map(({ word }) => word[0]).join(""), run);
    }
  return found;
}
