import type { HouseWords } from "../../../engine/contract/api.ts";
import type { Engine } from "../../../engine/engine.ts";
import { type Keeper, styleKeeperOf } from "../../../engine/house/keeper.ts";
import { keptWords, saveWords } from "../../../engine/house/words.ts";
import { withEngine } from "../../engine.ts";
import { refuseExisting, saveFile } from "../../files/saved-file.ts";
import { namedAccount } from "../../options/account.ts";
import { countOf, readWordsFile } from "../../options/house-words.ts";
import { confirmed } from "../../terminal/confirm.ts";
import { complain, type ExitStatus, type OutputOptions, printJson, printTable, say } from "../../terminal/output.ts";

type WordsOptions = OutputOptions & { data?: string; account?: string };

export const wordsList = (options: WordsOptions) =>
  withEngine(options, (engine) => {
    const words = keptWords(engine.store.db, keeperOf(engine, options));
    if (options.json) printJson(words);
    else if (isEmpty(words)) say("No words are kept.", options);
    else printTable(rowsOf(words));
    return 0;
  });

const rowsOf = ({ headings, labels }: HouseWords) => [
  ...headings.map(({ text, section, language }) => ({ words: "heading", of: section, language: language ?? "all", text })),
  ...labels.map(({ key, language, text }) => ({ words: "label", of: key, language, text })),
];

export const wordsExport = (file: string, options: WordsOptions & { force?: boolean }) =>
  withEngine(options, async (engine) => {
    refuseExisting(file, options.force);
    const words = keptWords(engine.store.db, keeperOf(engine, options));
    await saveFile(file, `${JSON.stringify(words, null, 2)}\n`);
    return tell(words, options, `${countOf(words)} in ${file}.`);
  });

export const wordsImport = (file: string, options: WordsOptions) =>
  withEngine(options, async (engine) => {
    const { db } = engine.store;
    const read = await readWordsFile(file);
    const keeper = keeperOf(engine, options);
    const before = keptWords(db, keeper);
    const replaced = isEmpty(before) ? "" : `, in the place of ${countOf(before)}`;
    return tell(saveWords(engine, keeper, read), options, `${nameOf(options)} now keeps ${countOf(read)}${replaced}.`);
  });

export const wordsClear = (options: WordsOptions & { yes?: boolean }) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    const { db } = engine.store;
    const keeper = keeperOf(engine, options);
    const kept = countOf(keptWords(db, keeper));
    if (!options.yes && !(await confirmed(`Forget ${kept}?`))) {
      complain("Nothing was forgotten.");
      return 1;
    }
    return tell(saveWords(engine, keeper, {}), options, `${nameOf(options)} has forgotten ${kept}.`);
  });

const nameOf = ({ account }: WordsOptions) => account ?? "The house";
const isEmpty = ({ headings, labels }: HouseWords) => headings.length + labels.length === 0;

/** The house, or the account that `--account` names, with its agency where it is in one. */
const keeperOf = (engine: Engine, { account }: WordsOptions): Keeper =>
  account === undefined ? "house" : styleKeeperOf(engine.store.db, namedAccount(engine, account).id);

function tell(words: HouseWords, options: OutputOptions, line: string): ExitStatus {
  if (options.json) printJson(words);
  else say(line, options);
  return 0;
}
