import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { findSpokenLanguages } from "../../recognisers/languages.ts";
import { ofKind, type Section } from "../section.ts";
import { MIN_SUB_HEADINGS } from "../thresholds.ts";

/**
 * "SKILLS" without a line of its own over "**Collaboration**", "**Backend**" and "**Languages**" in another style: the headings below, down to the next one that is set
 * like a section's, are groups of these skills, though no list knows their headings. Spoken languages are none.
 */
export function withSkillGroups(sections: readonly Section[], context: Context): Section[] {
  const groups = new Set<Section>();
  sections.forEach((section, at) => {
    if (section.kind !== "skills" || !section.heading || section.lines.length > 0) return;
    const own = section.heading;
    if (!sections.some((other) => other !== section && other.heading && isSetLike(own, other.heading))) return;
    const first = sections[at + 1]?.heading;
    const end = sections.findIndex(({ heading }, index) => index > at && !(heading && first && isSetLike(first, heading)));
    const below = sections.slice(at + 1, end < 0 ? undefined : end);
    if (below.length < MIN_SUB_HEADINGS || !first || isSetLike(own, first) || below.some(({ taught }) => taught)) return;
    for (const group of below)
      if (MAY_BE_GROUP.has(group.kind) && group.lines.every(({ text }) => findSpokenLanguages(text, context).length === 0))
        groups.add(group);
  });
  return sections.map((section) => (groups.has(section) ? ofKind(section, "skills") : section));
}

const MAY_BE_GROUP = new Set<Section["kind"]>(["other", "languages"]);

const isSetLike = ({ style, place }: Line, other: Line) =>
  style.size === other.style.size && style.bold === other.style.bold && style.color === other.style.color && place === other.place;
