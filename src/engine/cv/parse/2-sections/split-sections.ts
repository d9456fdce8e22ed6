import type { Line } from "../../reading.ts";
import type { Context } from "../1-document/context.ts";
import { assembleSections } from "./assemble-sections.ts";
import { detectHeadings } from "./headings/detect-headings.ts";
import { separateHeadings } from "./lines/separate-headings.ts";
import type { Section } from "./section.ts";

/**
 * Divides the lines of a CV into sections, in three steps: each heading gets a line of its own, the headings among the lines are found, and the other
 * lines follow their heading. What the sections hold is judged afterwards (`kinds/resolve-kinds.ts`).
 */
export function splitSections(lines: readonly Line[], context: Context): Section[] {
  const separated = separateHeadings(lines, context);
  const detected = detectHeadings(separated, context);
  return assembleSections(detected, context);
}
