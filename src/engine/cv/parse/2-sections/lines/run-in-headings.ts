import type { Line } from "../../../reading.ts";
import { fold, foldLetters } from "../../../text/fold.ts";
import { isCaps } from "../../1-document/line-style.ts";
import { type HeadingMatch, matchHeading } from "../../lexicon/headings/headings.ts";
import type { SectionKind } from "../../lexicon/headings/section-kind.ts";
import { INNER_LABELS, LIST_LABELS } from "../../lexicon/label-field.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import { findSpokenLanguages } from "../../recognisers/languages.ts";
import { isFieldLabel } from "../headings/field-label.ts";
import { LISTED_KINDS } from "../section.ts";
import { MAX_CELL_HEADING_CHARACTERS, MIN_SIZE_STEP, MIN_USUAL_HEADING_CONFIDENCE } from "../thresholds.ts";

/**
 * Takes run-in headings off their text. Under a heading of the same kind a run-in names a group, and stays ("Skills: …" under "Skills").
 * `headings` are those that count in whatever style: "Languages: English, fluent" within a list of skills, and all under a heading that
 * opens several lists ("Additional information", "Skills and interests").
 */
export function separateRunInHeadings(lines: readonly Line[]): { lines: Line[]; headings: ReadonlySet<Line> } {
  const headings = new Set<Line>();
  const runIns = lines.map(runIn);
  const repeated = repeatedHeadings(runIns);
  let current: HeadingMatch | undefined;
  let isJob = false;
  const separated = lines.flatMap((line, at) => {
    const alone = line.cells.length === 1 && !line.bullet ? line.text : "";
    const heading = matchHeading(alone);
    if (heading && heading.confidence >= MIN_USUAL_HEADING_CONFIDENCE) {
      current = heading;
      isJob = heading.kind === "work" || heading.kind === "projects";
    }
    // "Tasks" stands in a job, whatever the section is called.
    isJob ||= LIST_LABELS.has(matchLabel(alone)?.field ?? "");
    const cut = runIns[at];
    // "Environment: …" under each job has the technologies of the job.
    if (!cut || repeated.has(fold(cut.heading)) || (isJob && belongsToJob(cut))) return [line];
    const isHeading = opensList(cut, current);
    const parts = separateRunInHeading(line, cut, current?.kind, isHeading);
    if (parts.length > 1 && isHeading) headings.add(parts[0] as Line);
    return parts;
  });
  return { lines: separated, headings };
}

/** "**Tools:** Excel" below a job, though no other job has such a line. */
const belongsToJob = ({ heading }: RunIn) => INNER_LABELS.has(matchLabel(heading)?.field ?? "");

function opensList(cut: RunIn, current: HeadingMatch | undefined): boolean {
  const kind = matchHeading(cut.heading)?.kind;
  // "About me: …" under "Additional information" is the profile.
  if (current?.kind === "other" && kind === "profile") return true;
  if (!current || !kind || !LISTED_KINDS.has(kind)) return false;
  return current.kind === "other" || current.kinds.length > 1 || (current.kind === "skills" && isLevelledLanguages(cut));
}

/** "Languages: English, fluent" */
const isLevelledLanguages = ({ heading, rest }: RunIn) =>
  matchHeading(heading)?.kind === "languages" && findSpokenLanguages(rest).some(({ fluency }) => fluency);

/** A heading that runs into its text. */
type RunIn = { heading: string; rest: string };

const RUN_IN = /^([^:：|]{3,40}?)\s?[:：|]\s+(\S.*)$/su;

function runIn(line: Line): RunIn | undefined {
  if (line.cells.length !== 1) return undefined;
  const [, heading = "", rest = ""] = RUN_IN.exec(line.text) ?? [];
  return heading === "" ? inOwnStyle(line) : { heading, rest };
}

/** "**About me** Nurse with …", "ABOUT ME Nurse with …": a heading that its style alone divides from its text, as TeX sets those of paragraphs. */
function inOwnStyle({ text, cells: [cell], bullet }: Line): RunIn | undefined {
  const [lead, next] = cell?.runs ?? [];
  if (!lead || !next || bullet || lead.text.length > MAX_CELL_HEADING_CHARACTERS) return undefined;
  const isUnlike = lead.bold !== next.bold || lead.color !== next.color || Math.abs(lead.size - next.size) > MIN_SIZE_STEP;
  const heading = lead.text.trim();
  const rest = text.slice(heading.length).trim();
  // "**Projects** of the last year" goes on.
  if (!isUnlike || !text.startsWith(`${heading} `) || !/^[\p{Lu}\p{Lo}\p{N}]/u.test(rest)) return undefined;
  return matchHeading(heading)?.confidence === 1 ? { heading, rest } : undefined;
}

function repeatedHeadings(runIns: readonly (RunIn | undefined)[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const cut of runIns) {
    const heading = cut ? fold(cut.heading) : "";
    if (heading !== "") (seen.has(heading) ? repeated : seen).add(heading);
  }
  return repeated;
}

/** "**Languages:** English, French" as a paragraph of its own, or, where `isHeading`, in whatever style: a heading that runs into its section. */
function separateRunInHeading(line: Line, { heading, rest }: RunIn, current: SectionKind | undefined, isHeading: boolean): Line[] {
  const [cell] = line.cells;
  const known = matchHeading(heading);
  if (!cell || !known || known.confidence < MIN_USUAL_HEADING_CONFIDENCE || isFieldLabel(heading)) return [line];
  if (!isHeading && (line.bullet || line.table || known.kind === current || !RUN_IN_KINDS.has(known.kind))) return [line];
  if (!isHeading && known.kind === "languages" && !isLevelledLanguages({ heading, rest })) return [line];
  const runs = cell.runs.filter((run) => /[\p{L}\p{N}]/u.test(run.text));
  const [lead, next] = runs;
  const standsOut = lead && next && runs.length >= 2 && lead.bold && !next.bold && foldLetters(lead.text).startsWith(foldLetters(heading));
  if (!standsOut && !isCaps(heading) && !isHeading) return [line];

  const after = cell.runs.slice(cell.runs.indexOf(lead as Line["cells"][number]["runs"][number]) + 1);
  return [
    { ...line, bullet: undefined, text: heading, cells: [{ ...cell, text: heading, runs: lead ? [lead] : [] }], style: lead ?? line.style },
    {
      ...line,
      text: rest,
      cells: [{ ...cell, text: rest, runs: after.length > 0 ? after : cell.runs }],
      style: next ?? line.style,
      gap: 0,
    },
  ];
}

const RUN_IN_KINDS = new Set<SectionKind>([
  "profile",
  "objective",
  "skills",
  "languages",
  "certificates",
  "courses",
  "awards",
  "publications",
  "interests",
  "references",
  "volunteer",
  "education",
  "work",
  "projects",
]);
