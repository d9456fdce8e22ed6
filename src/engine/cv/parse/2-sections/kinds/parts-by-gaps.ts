import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import type { Section } from "../section.ts";
import { MIN_PART_GAP } from "../thresholds.ts";
import { kindByContent } from "./kind-by-content.ts";

/** A CV without any heading is divided at wide gaps and ruling lines; neighbouring parts of the same kind are joined. */
export function divideAtGaps(section: Section, context: Context): Section[] {
  const blocks: Line[][] = [];
  for (const line of section.lines) {
    const last = blocks.at(-1);
    if (last && line.gap < MIN_PART_GAP && line.flow === last[0]?.flow) last.push(line);
    else blocks.push([line]);
  }
  const parts: Section[] = [];
  for (const lines of blocks) {
    const kind = kindByContent(lines, context);
    const last = parts.at(-1);
    const isHead = (!last || last.kind === "head") && (kind === undefined || !CAREER_KINDS.has(kind));
    if (last && (last.kind === kind || (isHead && last.kind === "head"))) last.lines.push(...lines);
    else parts.push({ kind: isHead ? "head" : (kind ?? "other"), kinds: kind ? [kind] : [], title: "", lines: [...lines] });
  }
  return parts.some(({ kind }) => kind === "work") ? parts : [section];
}

/** Kinds of sections that show that the document is a CV, and not a letter or an invoice. */
const CAREER_KINDS = new Set<Section["kind"]>(["work", "education"]);
