import type { Line, Reading } from "../reading.ts";
import type { Resume, Source } from "../resume.ts";
import { findDateRanges } from "./dates.ts";
import { foldLetters } from "./lexicon/fold.ts";
import type { Section } from "./sections.ts";

/**
 * Finds for every value of the resume the place in the CV where it stands: by its text, independently of the parser that took it, and
 * nearest to where the value's neighbours stand. Dates are found by what they mean. A value that cannot be found has no entry.
 */
export function attributeSources(draft: Resume, reading: Reading, sections: readonly Section[]): Record<string, Source> {
  const index = indexLines(reading, sections);
  const sources: Record<string, Source> = {};
  let near = 0;
  for (const { path, value } of values(draft)) {
    const found = isIsoDate(value) ? findDate(index, value, near) : findText(index, value, near);
    if (!found) continue;
    near = found.line;
    sources[path] = found.source;
  }
  return sources;
}

type Indexed = { line: Line; text: string; squeezed: string };

function indexLines(reading: Reading, _sections: readonly Section[]): Indexed[] {
  return reading.lines.map((line) => ({ line, text: line.text, squeezed: squeeze(line.text) }));
}

const squeeze = (text: string) => foldLetters(text).replace(/[^\p{L}\p{N}+#]/gu, "");

function* values(value: unknown, path = ""): Generator<{ path: string; value: string }> {
  if (typeof value === "string") yield { path, value };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* values(item, `${path}[${index}]`);
  else if (value !== null && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) {
      if (key === "meta" || key === "image" || key === "additional") continue;
      yield* values(item, path ? `${path}.${key}` : key);
    }
  }
}

const isIsoDate = (value: string) => /^\d{4}(?:-\d{2}){0,2}$/.test(value);

type FoundSource = { line: number; source: Source };

function findText(index: readonly Indexed[], value: string, near: number): FoundSource | undefined {
  const wanted = squeeze(value.split("\n")[0] as string);
  if (!wanted) return undefined;
  const hits = index.flatMap((entry, position) => (entry.squeezed.includes(wanted) ? [position] : []));
  const position = nearest(hits, near);
  if (position !== undefined) return { line: position, source: toSource(index[position] as Indexed, value) };

  const start = wanted.slice(0, 24);
  const partial = nearest(
    index.flatMap((entry, at) =>
      entry.squeezed.includes(start) || (entry.squeezed.length > 8 && wanted.includes(entry.squeezed)) ? [at] : [],
    ),
    near,
  );
  return partial === undefined ? undefined : { line: partial, source: toSource(index[partial] as Indexed, value) };
}

function findDate(index: readonly Indexed[], value: string, near: number): FoundSource | undefined {
  const hits = index.flatMap((entry, position) => {
    if (!entry.text.includes(value.slice(2, 4))) return [];
    const range = findDateRanges(entry.text).find((candidate) => candidate.start === value || candidate.end === value);
    return range ? [{ position, quote: range.quote }] : [];
  });
  const position = nearest(
    hits.map((hit) => hit.position),
    near,
  );
  const hit = hits.find((candidate) => candidate.position === position);
  if (!hit) return undefined;
  return { line: hit.position, source: toSource(index[hit.position] as Indexed, hit.quote) };
}

function nearest(positions: readonly number[], near: number): number | undefined {
  return positions.reduce<number | undefined>(
    (best, position) => (best === undefined || Math.abs(position - near) < Math.abs(best - near) ? position : best),
    undefined,
  );
}

function toSource({ line }: Indexed, quote: string): Source {
  const print = line.prints[0];
  const box = print?.box;
  return {
    quote,
    ...(box
      ? {
          page: box.page,
          bbox: [box.x, box.y, box.width, box.height].map((n) => Math.round(n * 10) / 10) as [number, number, number, number],
        }
      : {}),
    ...(print?.paragraph !== undefined ? { paragraph: print.paragraph } : {}),
  };
}
