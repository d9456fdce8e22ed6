import type { Context } from "../../1-document/context.ts";
import { toRow } from "../../1-document/row.ts";
import type { Section } from "../section.ts";
import type { ContentKind } from "./kinds.ts";
import { likeliest, lineKinds } from "./likely-kind.ts";

/**
 * The sections with kinds for those whose headings no list knows, by what they hold: "Wo ich war" over jobs is work. A CV has one section of each
 * kind that a heading names, so the others are of other kinds, and of two that are like each other the surer one has the kind. Below a heading without
 * lines of its own ("Experience" over "As a nurse" and "As a welder") each may be of that kind too.
 */
export function withKindsByContent(sections: readonly Section[], context: Context): Section[] {
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
    if (ONLY_BY_HEADING.has(kind) || (kind === "work" && !isDated(section, context))) continue;
    named[at] = { ...section, kind, kinds: [kind], byContent: true };
    taken.add(kind);
  }
  return named;
}

const isOpen = ({ kind, kinds, heading, lines, taught }: Section) =>
  kind === "other" && kinds.length === 0 && heading !== undefined && lines.length > 0 && !taught;

/** Roles in plays and clients read like jobs; under a heading that says nothing a date tells them apart. */
const isDated = ({ lines }: Section, context: Context) => lines.some((line) => toRow(line, context).ranges.length > 0);

/** Kinds that only a heading shows: voluntary work reads like jobs, interests like skills, and a profile like any paragraph. */
const ONLY_BY_HEADING = new Set<ContentKind>(["volunteer", "interests", "profile"]);
