import { tableOf } from "../../../text/table-text.ts";
import { languageTable } from "./language-names.ts" with { type: "macro" };

const LANGUAGES = languageTable();

let table: Map<string, string> | undefined;

/** ISO 639 code of each folded name of a language, in every tongue: "englisch" is en. */
export function languagesByName(): Map<string, string> {
  table ??= tableOf(LANGUAGES);
  return table;
}
