import type { Skill } from "../../../../contract/resume.ts";
import { wordCount } from "../../../text/spaces.ts";
import type { Context } from "../../1-document/context.ts";
import { withCells } from "../../1-document/line-style.ts";
import { type Row, toRow } from "../../1-document/row.ts";
import type { Section } from "../../2-sections/section.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import { findSpokenLanguages } from "../../recognisers/languages.ts";
import { namesSoftware } from "../../recognisers/software.ts";
import { splitList } from "../../recognisers/split-list.ts";
import { MAX_SKILL_ROW_WORDS, MIN_SKILL_LABEL_CONFIDENCE } from "../thresholds.ts";
import { parseSkills } from "./skills.ts";

/** Rows that tell of skills, taken out of a section that tells of other things: "EDV: Excel, SAP", or "MS Office, tills" under "Further information". */
export function takeSkillRows(rows: readonly Row[], kind: Section["kind"], context: Context): { skills: Skill[]; rest: Row[] } {
  const divided = kind === "languages" ? rows.flatMap((row) => divideAtSoftware(row, context)) : [...rows];
  const own = divided.filter((row) => isSkillRow(row, kind) && findSpokenLanguages(row.text, context).length === 0);
  const taken = new Set(own);
  return own.length > 0
    ? { skills: parseSkills(own, context), rest: divided.filter((row) => !taken.has(row)) }
    : { skills: [], rest: [...rows] };
}

/** "French ⇥ good ⇥ Excel ⇥ basic": the columns of skills beside those of the languages. */
function divideAtSoftware(row: Row, context: Context): Row[] {
  const at = row.cells.findIndex(({ text }) => namesSoftware(text));
  if (at < 1) return [row];
  const cells = row.line.cells;
  return [cells.slice(0, at), cells.slice(at)].map((part) => toRow(withCells(row.line, part), context));
}

function isSkillRow(row: Row, kind: Section["kind"]): boolean {
  if (row.ranges.length > 0) return false;
  if (namesSkills(labelOf(row), kind)) return true;
  const isPhrase = splitList(row.text).every((item) => wordCount(item) <= MAX_SKILL_ROW_WORDS);
  return NAMING_SOFTWARE.has(kind) && !row.prose && isPhrase && namesSoftware(row.text);
}

/** Sections in which a row without a label tells of skills where it names programs. */
const NAMING_SOFTWARE = new Set<Section["kind"]>(["other", "languages"]);

/** "Computer skills" of "Computer skills: Excel, SAP" and of "Computer skills ⇥ Excel, SAP". */
function labelOf({ cells, text }: Row): string {
  const [first, second] = cells;
  if (second) return cells.length === 2 ? (first?.text ?? "") : "";
  return /^([^:：]{2,40}?)\s*[:：]\s*\S/u.exec(text)?.[1] ?? "";
}

/** In the education "Tools: …" and "Focus: …" tell what was learnt there; skills are what is called so. */
function namesSkills(label: string, kind: Section["kind"]): boolean {
  if (label === "") return false;
  if (kind === "education") return matchLabel(`${label}:`)?.field === "skills";
  const heading = matchHeading(label);
  return heading?.kind === "skills" && heading.kinds.length === 1 && heading.confidence >= MIN_SKILL_LABEL_CONFIDENCE;
}
