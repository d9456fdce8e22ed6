import type { Row } from "../../../1-document/row.ts";
import { looksLikePosition } from "../../../recognisers/degrees.ts";
import { LIKELY_NAMED } from "../../thresholds.ts";

/**
 * The text under heads that all have a date: below "**Acme Ltd (2019 – 2021)**" the titles in a smaller size ("**Ferry timetables**", "**Ticket shop**"), of which
 * an entry has more than one with text between them, name projects of that job and begin no entry. All rows from the first of them down to the next
 * head are text.
 */
export function textUnderTitles(rows: readonly Row[]): ReadonlySet<Row> {
  const text = new Set<Row>();
  const [first] = rows;
  if (!first || first.ranges.length === 0 || first.dateOnly || first.bullet) return text;
  const heads = rows.filter(({ key }) => key === first.key);
  const isHead = (row: Row) => row.key === first.key;
  if (
    heads.length < 2 ||
    heads.some(({ ranges }) => ranges.length === 0) ||
    rows.some((row) => row.ranges.length > 0 && !row.bullet && !row.prose && !isHead(row))
  )
    return text;
  const isTitle = ({ key, bullet, prose, label, cells, line: { style } }: Row) =>
    key !== first.key && !bullet && !prose && !label && cells.length === 1 && style.bold && style.size < first.line.style.size;
  const titles = Map.groupBy(rows.filter(isTitle), ({ key }) => key);
  const entries = heads.map((head, at) => {
    const next = heads[at + 1];
    return rows.slice(rows.indexOf(head) + 1, next ? rows.indexOf(next) : undefined);
  });
  for (const [key, alike] of titles) {
    const isOne = (row: Row) => row.key === key && alike.includes(row);
    const isDivided = (entry: readonly Row[]) => {
      const [from, to] = [entry.findIndex(isOne), entry.findLastIndex(isOne)];
      return from >= 0 && entry.slice(from, to).some((row) => !isOne(row));
    };
    if (!entries.some(isDivided) || alike.some((row) => looksLikePosition(row.text) >= LIKELY_NAMED)) continue;
    for (const entry of entries) {
      const from = entry.findIndex(isOne);
      if (from >= 0) for (const row of entry.slice(from)) text.add(row);
    }
  }
  return text;
}
