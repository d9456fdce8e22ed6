import type { Review, ReviewSource } from "../../../../engine/contract/api.ts";
import { lastStep, valueAt } from "../../../../engine/contract/resume-paths.ts";

type Compared = Pick<Review, "parsed" | "sources">;

/** Where a value stood in the Resume as it was read: with the same source, in a field of the same name; else where it stands now. */
export function originOf({ parsed, sources }: Compared, path: string): string {
  const source = sources[path];
  const then = Object.entries(parsed.meta.vitae.sources ?? {}).find(([at, of]) => lastStep(at) === lastStep(path) && isSame(of, source));
  return then?.[0] ?? path;
}

/** By the words and their place in the file: pages of a Word file are known later, so they may be in the one alone. */
const isSame = (one: ReviewSource, other: ReviewSource | undefined) =>
  other !== undefined &&
  one.quote === other.quote &&
  one.paragraph === other.paragraph &&
  (one.page === undefined || one.page === other.page);

/** What was read where a value stands now; undefined for what was added. */
export function asRead(review: Compared, path: string): string | undefined {
  const value = valueAt(review.parsed, originOf(review, path));
  return typeof value === "string" ? value : undefined;
}
