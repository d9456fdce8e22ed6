import type { Line } from "../../reading.ts";
import { matchHeading } from "../lexicon/headings/headings.ts";
import { MIN_HEADING_CONFIDENCE } from "./heading-candidates.ts";

const MARKER = /^[■□◆◇●○◎▼▽▶►▣◈★☆]$/u;

/**
 * "■ 職務要約", "◆ Education": many CVs, Japanese and Korean ones above all, mark their headings with a sign and set them like the text. A sign
 * that stands before several known headings, and before little else, marks headings: those lines are no list items.
 */
export function withMarkedHeadings(lines: readonly Line[]): Line[] {
  const marked = Map.groupBy(
    lines.filter(({ bullet, cells }) => bullet && MARKER.test(bullet.glyph) && cells.length === 1),
    ({ bullet }) => bullet?.glyph,
  );
  const markers = new Set([...marked].flatMap(([glyph, group]) => (marksHeadings(group) ? [glyph] : [])));
  if (markers.size === 0) return [...lines];
  return lines.map((line) => (line.bullet && markers.has(line.bullet.glyph) ? asHeading(line) : line));
}

function marksHeadings(group: readonly Line[]): boolean {
  const known = group.flatMap(({ text }) => matchHeading(text) ?? []).filter(({ confidence }) => confidence >= MIN_HEADING_CONFIDENCE);
  return new Set(known.map(({ kind }) => kind)).size >= 2 && known.length * 2 >= group.length;
}

const asHeading = ({ bullet: _bullet, ...line }: Line): Line => ({ ...line, heading: line.heading ?? 1 });
