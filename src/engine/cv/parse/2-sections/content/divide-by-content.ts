import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { isProse } from "../../1-document/line-style.ts";
import { namesIn, toRow } from "../../1-document/row.ts";
import { namesCareer } from "../../lexicon/headings/career.ts";
import { looksLikeDegree, looksLikeInstitution } from "../../recognisers/degrees.ts";
import type { Section } from "../section.ts";
import { MIN_CONTENT_GAIN, MIN_HEADING_GAP, MIN_LINE_GAIN, MIN_SURE_LIKENESS } from "../thresholds.ts";
import { CONTENT_KINDS, type ContentKind, contentKindOf } from "./kinds.ts";
import { lineKinds } from "./likely-kind.ts";

/**
 * Divides sections in which another one begins whose heading was not found, because it is a picture, say, or is set like the text: jobs under the
 * skills where no heading of the CV names work. Of the kinds that no heading names those count whose content explains the last lines of a section far
 * better than its own kind does.
 */
export function divideByContent(sections: readonly Section[], context: Context): Section[] {
  const named = new Set<string>(sections.flatMap(({ kinds, title }) => (namesCareer(title) ? [...kinds, "education"] : kinds)));
  const missing = FOUND_WITHOUT_HEADING.filter((kind) => !named.has(kind));
  const isHeaded = sections.some(({ heading }) => heading);
  if (missing.length === 0 || !isHeaded) return [...sections];
  return sections.flatMap((section) => {
    const own = ownKinds(section);
    const others = missing.filter((kind) => !own.some((of) => CONFUSED.get(of)?.includes(kind)));
    const mayHold = own.length > 0 && others.length > 0 && section.lines.length > 1;
    return mayHold ? divide(section, own, others, context) : [section];
  });
}

/** Kinds that may begin without a heading: most CVs have them, and their lines are distinctive. */
const FOUND_WITHOUT_HEADING = ["work", "education", "skills", "languages"] as const satisfies readonly ContentKind[];

/** By the kind of a section the kind that its own entries look like: a project has its client and period, a certificate the school that gave it. */
const CONFUSED = new Map<ContentKind, readonly ContentKind[]>([
  ["projects", ["work"]],
  ["volunteer", ["work"]],
  ["certificates", ["education"]],
  ["awards", ["education"]],
]);

/** The kinds of content that a section has by its heading. Above the first heading stand the personal details and the profile. */
function ownKinds({ kind, kinds, heading, taught }: Section): ContentKind[] {
  if (kind === "head") return ["personal", "profile"];
  // A form lists below what somebody looks for in which fields.
  if (kind === "objective" || kind === "accompanying") return [];
  const own = contentKindOf(kind);
  return heading && kinds.length <= 1 && !taught && own !== "other" ? [own] : [];
}

/**
 * Viterbi over the lines: the section's own kind comes first, then any of the missing kinds, each change at a line that may begin a section. The own
 * kind does not come back: what follows the content of a missing heading is the next heading.
 */
function divide(section: Section, own: readonly ContentKind[], missing: readonly ContentKind[], context: Context): Section[] {
  const { lines } = section;
  const votes = lineKinds(lines, context);
  const ofKind = (at: number, kind: ContentKind) => Math.max(MIN_LINE_GAIN, (votes[at] as number[])[CONTENT_KINDS.indexOf(kind)] as number);
  const gains = lines.map((_, at) => {
    const stay = Math.max(...own.map((kind) => ofKind(at, kind)));
    return [0, ...missing.map((kind) => ofKind(at, kind) - stay)];
  });

  // State 0 is the section's own kind, state 1 + k the missing kind k. The score of a path is what it gains over staying.
  let best = gains[0]?.map((_, state) => (state === 0 ? 0 : Number.NEGATIVE_INFINITY)) ?? [];
  const origins = gains.slice(1).map((gain, index) => {
    const mayBegin = beginsBlock(lines[index] as Line, lines[index + 1] as Line);
    const top = best.indexOf(Math.max(...best));
    const changed = mayBegin ? (best[top] as number) - MIN_CONTENT_GAIN : Number.NEGATIVE_INFINITY;
    const from = best.map((stay, state) => (state > 0 && changed > stay ? top : state));
    best = best.map((stay, state) => (from[state] === state ? stay : changed) + (gain[state] as number));
    return from;
  });
  const states = [best.indexOf(Math.max(...best))];
  for (const from of origins.toReversed()) states.unshift(from[states[0] as number] as number);

  const parts = partsOf(section, states, missing);
  // "Doctor of Engineering" below "Education" looks like a position, and a school is not work.
  const areSchools =
    own.includes("education") && parts.some(({ kind, lines }) => kind === "work" && lines.some((line) => namesSchool(line, context)));
  return areSchools ? [section] : parts;
}

const namesSchool = (line: Line, context: Context) =>
  namesIn(toRow(line, context)).some((text) => Math.max(looksLikeDegree(text), looksLikeInstitution(text)) >= MIN_SURE_LIKENESS);

/** A section for each stretch of lines of one state. */
function partsOf(section: Section, states: readonly number[], missing: readonly ContentKind[]): Section[] {
  const parts: Section[] = [];
  section.lines.forEach((line, at) => {
    const state = states[at] as number;
    const kind = state > 0 ? missing[state - 1] : undefined;
    if (at > 0 && state === states[at - 1]) parts.at(-1)?.lines.push(line);
    else parts.push(kind ? { kind, kinds: [kind], title: "", lines: [line] } : { ...section, lines: [line] });
  });
  return parts;
}

/** White above it, another style, or the end of a list or a paragraph above. The items of a list belong to the row above them. */
function beginsBlock(above: Line, line: Line): boolean {
  if (line.flow !== above.flow || line.gap >= MIN_HEADING_GAP) return true;
  if (line.bullet) return false;
  const isOtherStyle = line.style.size !== above.style.size || line.style.bold !== above.style.bold;
  return isOtherStyle || above.bullet !== undefined || isProse(above.text);
}
