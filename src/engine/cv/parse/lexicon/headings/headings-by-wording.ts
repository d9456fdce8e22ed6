import { tableOf } from "../../../text/table-text.ts";
import { headingTable } from "./heading-table.ts" with { type: "macro" };

const HEADINGS = headingTable();

let table: Map<string, string> | undefined;

/** Each folded wording with its kinds and languages, as the table has them: "work:en work:fr". */
export function headingsByWording(): Map<string, string> {
  table ??= tableOf(HEADINGS);
  return table;
}
