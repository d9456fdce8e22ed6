import type { Resume } from "../../../contract/resume.ts";
import type { Context } from "../1-document/context.ts";
import type { EmbeddedResume } from "../1-document/europass.ts";
import type { Section } from "../2-sections/section.ts";
import { coveredBy, leftoverLines } from "./leftovers.ts";

/**
 * The data that the file carries for machines is better structured than its print: its lists replace those that were read, and its single
 * values fill what is missing. What only the print says stays, in `additional` where no field holds it.
 */
export function withEmbedded(printed: Resume, embedded: EmbeddedResume, sections: readonly Section[], context: Context): Resume {
  const lists = Object.fromEntries(Object.entries(embedded).filter(([, value]) => Array.isArray(value) && value.length > 0));
  const draft: Resume = {
    ...printed,
    ...lists,
    basics: { ...defined(embedded.basics), ...defined(printed.basics) },
    x: { ...defined(embedded.x), ...defined(printed.x) },
  };
  const covered = [coveredBy({ ...draft, additional: undefined })];
  draft.additional = sections.flatMap(({ title, lines }) => {
    const items = leftoverLines(lines, covered, context);
    return items.length > 0 ? [{ title, items }] : [];
  });
  return draft;
}

const defined = <T extends object>(value: T | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, item]) => item !== undefined)) as Partial<T>;
