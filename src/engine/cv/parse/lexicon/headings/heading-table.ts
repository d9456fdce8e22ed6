import { foldEntry, spellingsOf } from "../../../text/fold.ts";
import { tableText } from "../../../text/table-text.ts";
import { HEADING_WORDS } from "./heading-words.ts";
import { HEADING_WORDS_EUROPE } from "./heading-words-europe.ts";
import { HEADING_WORDS_MORE } from "./heading-words-more.ts";
import { HEADING_WORDS_PERSONAL } from "./heading-words-personal.ts";
import { HEADING_WORDS_STUDENT } from "./heading-words-student.ts";
import { HEADING_WORDS_WORLD } from "./heading-words-world.ts";

/** What each wording of a heading announces, and in which languages: "work:en work:fr". */
export function headingTable(): string {
  const table = new Map<string, string>();
  const byLanguage = [
    HEADING_WORDS,
    HEADING_WORDS_EUROPE,
    HEADING_WORDS_WORLD,
    HEADING_WORDS_MORE,
    HEADING_WORDS_STUDENT,
    HEADING_WORDS_PERSONAL,
  ];
  for (const [language, kinds] of byLanguage.flatMap((words) => Object.entries(words)))
    for (const [kind, list] of Object.entries(kinds))
      for (const wording of list.split(",").flatMap(spellingsOf)) {
        const folded = foldEntry(wording);
        if (folded !== "") table.set(folded, [table.get(folded), `${kind}:${language}`].filter(Boolean).join(" "));
      }
  return tableText(table);
}
