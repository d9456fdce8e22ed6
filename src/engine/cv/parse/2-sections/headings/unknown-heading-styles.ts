import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../recognisers/degrees.ts";
import { likelyKind } from "../content/likely-kind.ts";
import { kindByContent } from "../kinds/kind-by-content.ts";
import {
  MAX_ENTRY_RATIO,
  MAX_HEADINGS,
  MIN_ENTRY_LIKENESS,
  MIN_HEADINGS,
  MIN_OPENING_RATIO,
  MIN_RECOGNISED_RATIO,
  MIN_TITLE_RATIO,
} from "../thresholds.ts";

/** A line that may be a heading by its style. `key` is its style key; `announced` is the kind of section that its words announce. */
export type HeadingStyle = { line: Line; plausible: boolean; distinct: boolean; key: string; announced?: string };

/**
 * Heading styles of CVs whose headings have unknown words ("Tongues", "What I bring"): lines in the style are short and alone in their row, each
 * has text under it, none is the title of a job or a school, and the texts are of different kinds. One style, the largest, for each part of the
 * page (body, sidebar) that has no style of known headings. The returned function tells whether a line is in such a style.
 */
export function unknownHeadingStyles(
  lines: readonly HeadingStyle[],
  strong: ReadonlySet<string>,
  context: Context,
): (candidate: Pick<HeadingStyle, "line" | "key">) => boolean {
  const found = new Set<string>();
  const divided = new Set<Line["place"]>();
  for (const place of new Set(lines.map(({ line }) => line.place))) {
    if (lines.some(({ line, key }) => line.place === place && strong.has(key))) {
      divided.add(place);
      continue;
    }
    const here = lines.flatMap((item, index) => (item.line.place === place ? [{ ...item, index }] : []));
    const styles = [...Map.groupBy(here, ({ key }) => key)]
      .map(([key, group]) => ({ key, group, size: group[0]?.line.style.size ?? 0 }))
      .filter(({ group }) => areTitles(group, lines))
      .toSorted((a, b) => b.size - a.size);
    const best = styles.find(({ key, group }) => holdsDifferentKinds(key, group, lines, context));
    if (best) found.add(best.key);
  }
  return ({ line, key }) => found.has(key) && !divided.has(line.place);
}

type Placed = HeadingStyle & { index: number };

function areTitles(group: readonly Placed[], lines: readonly HeadingStyle[]): boolean {
  if (group.length < MIN_HEADINGS || group.length > MAX_HEADINGS || !group.every(({ distinct }) => distinct)) return false;
  const ratio = (is: (item: Placed) => boolean) => group.filter(is).length / group.length;
  return (
    ratio(({ plausible }) => plausible) >= MIN_TITLE_RATIO &&
    ratio((item) => isHead(item, lines)) >= MIN_OPENING_RATIO &&
    ratio(namesAnEntry) < MAX_ENTRY_RATIO
  );
}

function isHead({ index, key, line }: Placed, lines: readonly HeadingStyle[]): boolean {
  const next = lines[index + 1];
  return next !== undefined && next.key !== key && next.line.place === line.place;
}

const namesAnEntry = ({ line: { text }, announced }: Placed) =>
  !announced &&
  Math.max(looksLikePosition(text), looksLikeCompany(text), looksLikeDegree(text), looksLikeInstitution(text)) >= MIN_ENTRY_LIKENESS;

/** The texts under the titles are of two kinds or more, and mostly recognised. */
function holdsDifferentKinds(key: string, group: readonly Placed[], lines: readonly HeadingStyle[], context: Context): boolean {
  const kinds = group.map(({ index, announced }) => {
    const end = lines.findIndex((item, at) => at > index && (item.key === key || item.announced !== undefined));
    const under = lines.slice(index + 1, end < 0 ? undefined : end).map(({ line }) => line);
    return announced ?? likelyKind(under, context)?.kind ?? kindByContent(under, context);
  });
  const announced = kinds.filter((kind) => kind !== undefined);
  return new Set(announced).size >= 2 && announced.length >= MIN_RECOGNISED_RATIO * group.length;
}
