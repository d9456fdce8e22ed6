import type { Context } from "../../1-document/context.ts";
import type { Section } from "../section.ts";
import type { ContentKind } from "./kinds.ts";
import { likelyKind } from "./likely-kind.ts";

/**
 * The sections with kinds for those whose titles no list knows, by what they hold: "Werkzaamheden bij" over jobs is work. A CV has one section of each
 * kind that a title names, so the others are of other kinds, and of two that are like each other the surer one has the kind.
 */
export function nameByContent(sections: readonly Section[], context: Context): Section[] {
  const named = [...sections];
  const taken = new Set<string>(sections.flatMap(({ kinds }) => kinds));
  const open = new Set(sections.flatMap((section, at) => (isOpen(section) ? [at] : [])));
  while (open.size > 0) {
    const [surest] = [...open]
      .flatMap((at) => {
        const found = likelyKind((named[at] as Section).lines, context, taken);
        return found ? [{ at, ...found }] : [];
      })
      .toSorted((a, b) => b.probability - a.probability);
    if (!surest) break;
    const { at, kind } = surest;
    open.delete(at);
    if (UNSURE.has(kind)) continue;
    named[at] = { ...(named[at] as Section), kind, kinds: [kind], byContent: true };
    taken.add(kind);
  }
  return named;
}

const isOpen = ({ kind, kinds, heading, lines, taught }: Section) =>
  kind === "other" && kinds.length === 0 && heading !== undefined && lines.length > 0 && !taught;

/**
 * Volunteers write of their seats as others of their jobs, what somebody likes is listed as what she knows, and a paragraph may tell of anything: the
 * title alone says so.
 */
const UNSURE = new Set<ContentKind>(["volunteer", "interests", "profile"]);
