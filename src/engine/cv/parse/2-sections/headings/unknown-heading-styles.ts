import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { likelyKind } from "../content/likely-kind.ts";
import { kindByContent } from "../kinds/kind-by-content.ts";
import {
  MAX_ENTRY_RATIO,
  MAX_HEADINGS,
  MIN_HEADINGS,
  MIN_OPENING_RATIO,
  MIN_PLAUSIBLE_RATIO,
  MIN_RECOGNISED_RATIO,
} from "../thresholds.ts";
import { type HeadingCandidate, withoutRule } from "./heading-candidates.ts";
import { namesEntry } from "./heading-styles.ts";

/** A line that may be a heading by its style. `key`: its style key without a ruling line. `announced`: the kind of section that its words announce. */
type StyledLine = { line: Line; plausible: boolean; distinct: boolean; key: string; announced?: string };

/**
 * Heading styles of CVs whose headings have unknown words ("Tongues", "What I bring"): lines in the style are short and alone in their row, each
 * has text under it, none is the title of a job or a school, and the texts are of different kinds. One style, the largest, for each part of the
 * page (body, sidebar) that has no style of known headings. `strong`: the style keys of known headings. The function that comes back says whether a
 * line is in such a style.
 */
export function unknownHeadingStyles(
  candidates: readonly HeadingCandidate[],
  strong: ReadonlySet<string>,
  context: Context,
): (candidate: HeadingCandidate) => boolean {
  const lines = candidates.map(({ line, plausible, distinct, key, known }) => ({
    line,
    plausible,
    distinct,
    announced: known?.kind,
    key: withoutRule(key),
  }));
  const known = new Set([...strong].map(withoutRule));
  const found = new Set<string>();
  const divided = new Set<Line["place"]>();
  for (const place of new Set(lines.map(({ line }) => line.place))) {
    if (lines.some(({ line, key }) => line.place === place && known.has(key))) {
      divided.add(place);
      continue;
    }
    const here = lines.flatMap((item, index) => (item.line.place === place ? [{ ...item, index }] : []));
    const styles = [...Map.groupBy(here, ({ key }) => key)]
      .map(([key, group]) => ({ key, group, size: group[0]?.line.style.size ?? 0 }))
      .filter(({ group }) => areHeadings(group, lines))
      .toSorted((a, b) => b.size - a.size);
    const best = styles.find(({ key, group }) => holdsDifferentKinds(key, group, lines, context));
    if (best) found.add(best.key);
  }
  return ({ line, key }) => found.has(withoutRule(key)) && !divided.has(line.place);
}

type Placed = StyledLine & { index: number };

function areHeadings(group: readonly Placed[], lines: readonly StyledLine[]): boolean {
  if (group.length < MIN_HEADINGS || group.length > MAX_HEADINGS || !group.every(({ distinct }) => distinct)) return false;
  const ratio = (is: (item: Placed) => boolean) => group.filter(is).length / group.length;
  return (
    ratio(({ plausible }) => plausible) >= MIN_PLAUSIBLE_RATIO &&
    ratio((item) => opensText(item, lines)) >= MIN_OPENING_RATIO &&
    ratio(isEntry) < MAX_ENTRY_RATIO
  );
}

function opensText({ index, key, line }: Placed, lines: readonly StyledLine[]): boolean {
  const next = lines[index + 1];
  return next !== undefined && next.key !== key && next.line.place === line.place;
}

const isEntry = ({ line, announced }: Placed) => !announced && namesEntry(line.text);

/** The texts under the headings are of two kinds or more, and mostly recognised. */
function holdsDifferentKinds(key: string, group: readonly Placed[], lines: readonly StyledLine[], context: Context): boolean {
  const kinds = group.map(({ index, announced }) => {
    const end = lines.findIndex((item, at) => at > index && (item.key === key || item.announced !== undefined));
    const under = lines.slice(index + 1, end < 0 ? undefined : end).map(({ line }) => line);
    return announced ?? likelyKind(under, context)?.kind ?? kindByContent(under, context);
  });
  const announced = kinds.filter((kind) => kind !== undefined);
  return new Set(announced).size >= 2 && announced.length >= MIN_RECOGNISED_RATIO * group.length;
}
