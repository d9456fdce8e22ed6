import type { Line } from "../../reading.ts";
import type { Context } from "../3-entries/rows.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../recognisers/degrees.ts";
import { kindByContent } from "./section-kind.ts";

/** A line that may be a heading by its looks. `key` names its style; `told` is what its words announce. */
export type Looks = { line: Line; plausible: boolean; distinct: boolean; key: string; told?: string };

const FEWEST = 3;
const MOST = 20;

/**
 * The styles that divide a CV into sections though its titles say little ("Tongues", "What I bring"): short lines alone, each with something
 * under it, no titles of jobs or schools, and of different kinds of content. One style, the largest, for each part of the page (body,
 * sidebar) where no known titles make a strong one. The answer tells whether a line is in such a style and in such a part.
 */
export function untoldStyles(
  lines: readonly Looks[],
  strong: ReadonlySet<string>,
  context: Context,
): (look: Pick<Looks, "line" | "key">) => boolean {
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

type Placed = Looks & { index: number };

function areTitles(group: readonly Placed[], lines: readonly Looks[]): boolean {
  if (group.length < FEWEST || group.length > MOST || !group.every(({ distinct }) => distinct)) return false;
  const share = (is: (item: Placed) => boolean) => group.filter(is).length / group.length;
  return share(({ plausible }) => plausible) >= 0.9 && share((item) => isHead(item, lines)) >= 0.8 && share(namesAnEntry) < 0.35;
}

function isHead({ index, key, line }: Placed, lines: readonly Looks[]): boolean {
  const next = lines[index + 1];
  return next !== undefined && next.key !== key && next.line.place === line.place;
}

const namesAnEntry = ({ line: { text }, told }: Placed) =>
  !told && Math.max(looksLikePosition(text), looksLikeCompany(text), looksLikeDegree(text), looksLikeInstitution(text)) >= 0.5;

/** What stands under the titles is of two kinds or more, and mostly recognised. */
function holdsDifferentKinds(key: string, group: readonly Placed[], lines: readonly Looks[], context: Context): boolean {
  const kinds = group.map(({ index, told }) => {
    const end = lines.findIndex((item, at) => at > index && (item.key === key || item.told !== undefined));
    const under = lines.slice(index + 1, end < 0 ? undefined : end).map(({ line }) => line);
    return told ?? kindByContent(under, context);
  });
  const told = kinds.filter((kind) => kind !== undefined);
  return new Set(told).size >= 2 && told.length >= 0.5 * group.length;
}
