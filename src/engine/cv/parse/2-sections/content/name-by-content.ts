import type { Context } from "../../1-document/context.ts";
import type { Section } from "../section.ts";
import type { ContentKind } from "./kinds.ts";
import { likeliest, lineKinds } from "./likely-kind.ts";

/**
 * The sections with kinds for those whose titles no list knows, by what they hold: "Wo ich war" over jobs is work. A CV has one section of each
 * kind that a title names, so the others are of other kinds, and of two that are like each other the surer one has the kind. Behind a title with
 * nothing of its own ("Experience" over "As a nurse" and "As a welder") each may be of its kind: they are its parts.
 */
export function nameByContent(sections: readonly Section[], context: Context): Section[] {
  const named = [...sections];
  const taken = new Set<string>(sections.flatMap(({ kinds }) => kinds));
  let open = sections.flatMap((section, at) => (isOpen(section) ? [{ at, section, lines: lineKinds(section.lines, context) }] : []));
  while (open.length > 0) {
    const judged = open.flatMap((one) => {
      const parent = sections.slice(0, one.at).findLast((section) => !isOpen(section));
      const own = new Set<string>(parent?.heading && parent.lines.length === 0 ? parent.kinds : []);
      const likely = likeliest(one.lines, taken.difference(own), own);
      return likely ? [{ ...one, ...likely }] : [];
    });
    const [surest] = judged.toSorted((a, b) => b.probability - a.probability);
    if (!surest) break;
    const { at, section, kind } = surest;
    open = open.filter((one) => one.at !== at);
    if (UNSURE.has(kind)) continue;
    named[at] = { ...section, kind, kinds: [kind], byContent: true };
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
