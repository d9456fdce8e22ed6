import type { Review, ReviewLeftover, ReviewSource } from "../../contract/api.ts";
import type { Resume } from "../../contract/resume.ts";
import { valueAt } from "../../contract/resume-paths.ts";
import { openDoubts } from "./doubts.ts";
import { type Trace, traceValues } from "./trace.ts";
import { valuesOf } from "./values.ts";

/** What the review desk shows of a Resume beside itself. */
export type Description = Pick<Review, "doubts" | "leftovers" | "changed" | "removed" | "confidence" | "sources">;
/** Where values stand on the drawn pages of a Word original, by their paths in the Resume as it was read. */
export type Places = Readonly<Record<string, { page: number; bbox: [number, number, number, number] }>>;

/**
 * Describes a corrected Resume by the one that was read: what is doubtful, left over, changed and removed, how sure values are and where the CV prints
 * them. `checked`: the ids of the doubts and left-over lines that somebody has looked at.
 */
export function describeReview(resume: Resume, parsed: Resume, checked: ReadonlySet<string>, places: Places = {}): Description {
  const trace = traceValues(resume, parsed);
  const sourceOf = (id: string): ReviewSource | undefined => withPlace(parsed.meta.vitae.sources?.[id], places[id]);
  return {
    doubts: openDoubts(resume, parsed, trace, checked),
    leftovers: leftoversOf(resume, parsed, trace, checked, sourceOf),
    changed: trace.changed,
    removed: trace.removed,
    confidence: confidenceOf(resume, parsed, trace, checked),
    sources: defined([...trace.origin].map(([path, id]) => [path, sourceOf(id)])),
  };
}

const withPlace = (source: ReviewSource | undefined, place: Places[string] | undefined): ReviewSource | undefined =>
  source && place ? { ...source, ...place } : source;

/** Lines of `additional` that stand there as they were read and nobody has looked at. */
function leftoversOf(
  resume: Resume,
  parsed: Resume,
  { origin }: Trace,
  checked: ReadonlySet<string>,
  sourceOf: (id: string) => ReviewSource | undefined,
): ReviewLeftover[] {
  return valuesOf(resume).flatMap(({ path, value, list, entry, field }): ReviewLeftover[] => {
    const id = origin.get(path);
    if (list !== "additional" || field !== "items" || !id?.startsWith("additional[") || checked.has(id)) return [];
    if (valueAt(parsed, id) !== value) return [];
    const { page, bbox } = sourceOf(id) ?? {};
    const title = valueAt(resume, `${entry}.title`);
    return [
      { id, path, title: typeof title === "string" ? title : "", text: value, ...(page !== undefined && { page }), ...(bbox && { bbox }) },
    ];
  });
}

function confidenceOf(resume: Resume, parsed: Resume, { origin }: Trace, checked: ReadonlySet<string>): Record<string, number> {
  const estimated = parsed.meta.vitae.confidence ?? {};
  return defined(
    valuesOf(resume).map(({ path, value }) => {
      const id = origin.get(path);
      const stands = id !== undefined && !checked.has(id) && valueAt(parsed, id) === value;
      return [path, stands ? estimated[id] : undefined];
    }),
  );
}

const defined = <T>(entries: [string, T | undefined][]): Record<string, T> =>
  Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== undefined));
