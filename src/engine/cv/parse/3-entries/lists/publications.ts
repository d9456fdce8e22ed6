import type { Publication } from "../../../../contract/resume.ts";
import type { Context } from "../../1-document/context.ts";
import type { Row } from "../../1-document/row.ts";
import { areAuthors } from "../../recognisers/authors.ts";
import { ADDRESS, parseCitations } from "./citations.ts";
import { parseIssued } from "./issued-items.ts";
import type { Titled } from "./titled-items.ts";

/** Publications, as citations or as entries: the title, then authors, place of publication and date. */
export function parsePublications(rows: readonly Row[], context: Context): Publication[] {
  return parseCitations(rows, context) ?? parseIssued(rows.map(withoutDateOfAddress), context).map(toPublication);
}

/** "10.1000/182 (NeurIPS, 2023)" under a title belongs to it; the year in it begins no entry. */
function withoutDateOfAddress(row: Row): Row {
  if (!ADDRESS.test(row.text)) return row;
  return { ...row, ranges: [], prose: true, cells: row.cells.map((cell) => ({ ...cell, ranges: [] })) };
}

/** The names after a title are its authors if they are names of people, else its publisher. */
function toPublication({ title, by, date, text }: Titled): Publication {
  const areNames = by !== undefined && areAuthors(by);
  const summary = [...(areNames ? [by] : []), ...text].join("\n");
  return { name: title, publisher: areNames ? undefined : by, releaseDate: date, summary: summary || undefined };
}
