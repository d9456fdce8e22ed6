import type { HouseWords } from "../../engine/contract/api.ts";
import { AppError } from "../../engine/contract/errors.ts";
import { wordsOfFolder } from "../../engine/house/words-of-folder.ts";
import { readDataDir } from "../../engine/setup/config.ts";
import { about } from "../batch/error-subject.ts";
import { commandEnvironment } from "../engine.ts";
import { readInput } from "../files/inputs.ts";
import { type OutputOptions, say } from "../terminal/output.ts";

export type WordsOptions = OutputOptions & { words?: string | false; data?: string };

/**
 * The agency's words that CVs are read and written with: those of the file that `--words` names, else those of the house in the data folder, which
 * is then said; none with `--no-words`. Throws AppError `invalid` for a file without words.
 */
export async function chosenWords(options: WordsOptions): Promise<HouseWords | undefined> {
  const { words, data } = options;
  if (words === false) return undefined;
  if (words !== undefined) return await readWordsFile(words);
  const dataDir = readDataDir(commandEnvironment({ data }), data);
  const found = wordsOfFolder(dataDir);
  if (found) say(`With ${countOf(found)} of the house in ${dataDir} (--no-words does without).`, options);
  return found;
}

/** The words of a JSON file. Throws AppError `invalid`, with the name of the file and the wrong entry. */
export async function readWordsFile(file: string): Promise<HouseWords> {
  const { checkWords } = await import("../../engine/house/check-words.ts");
  return about(file, async () => {
    const bytes = await readInput(file).catch((error: AppError) => {
      throw new AppError("invalid", error.message);
    });
    try {
      return checkWords(JSON.parse(new TextDecoder().decode(bytes)));
    } catch (error) {
      throw error instanceof AppError ? error : new AppError("invalid", "This is no JSON.");
    }
  });
}

/** "1 heading and 3 labels" */
export const countOf = ({ headings, labels }: HouseWords): string => `${number(headings, "heading")} and ${number(labels, "label")}`;
const number = ({ length }: unknown[], name: string) => `${length} ${name}${length === 1 ? "" : "s"}`;
