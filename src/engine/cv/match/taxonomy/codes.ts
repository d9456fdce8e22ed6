import type { EscoCodes } from "../../formats/written-data.ts";
import { stemsOf, type TaxonomyEntry } from "./entries.ts";
import { MAX_CODED_CHARS } from "./thresholds.ts";

type Named = { preferred: Set<string>; other: Set<string> };

/** Looks for the concepts that names of skills and occupations stand for. `look` is called with each entry of each kept taxonomy. */
export function openCodeSearch(names: { skills: readonly string[]; occupations: readonly string[] }) {
  const wanted = { skill: byStems(names.skills), occupation: byStems(names.occupations) };
  const found = { skill: new Map<string, Named>(), occupation: new Map<string, Named>() };
  return {
    look: ({ uri, kind, stems }: TaxonomyEntry): void => {
      if (!uri.startsWith(ESCO)) return;
      for (const [index, one] of stems.entries())
        for (const name of wanted[kind].get(one) ?? []) {
          const known = found[kind].get(name) ?? { preferred: new Set<string>(), other: new Set<string>() };
          found[kind].set(name, known);
          // ESCO names a concept first as it prefers: "Python (computer programming)" is that name of Python.
          (index === 0 ? known.preferred : known.other).add(uri);
        }
    },
    found: (): EscoCodes => ({ skills: onlyOnes(found.skill), occupations: onlyOnes(found.occupation) }),
  };
}

/** Addresses of concepts; rows of plain tables have none. */
const ESCO = "http://data.europa.eu/esco/";

function byStems(names: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    if (name.length > MAX_CODED_CHARS) continue;
    const stems = stemsOf(name);
    if (stems !== undefined) found.set(stems, [...(found.get(stems) ?? []), name]);
  }
  return found;
}

function onlyOnes(found: ReadonlyMap<string, Named>): Record<string, string> {
  return Object.fromEntries(
    [...found].flatMap(([name, { preferred, other }]) => {
      const [uri, ...more] = preferred.size > 0 ? preferred : other;
      return uri && more.length === 0 ? [[name, uri]] : [];
    }),
  );
}
