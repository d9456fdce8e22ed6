import type { Resume, Source } from "../../../contract/resume.ts";
import type { Line } from "../../reading.ts";
import { wordCount } from "../../text/spaces.ts";
import { cellStyle, dominantStyle, isProse, styleKey } from "../1-document/line-style.ts";
import type { resumeValues } from "../5-coverage/sources.ts";
import { matchHeading } from "../lexicon/headings/headings.ts";
import { findDateRanges } from "../recognisers/dates/dates.ts";
import { likenessOf } from "./likeness.ts";
import { MAX_COUNTED_HEADINGS, MAX_COUNTED_WORDS, MIN_HEADING_CONFIDENCE } from "./thresholds.ts";
import { kindOf, type ValueKind } from "./value-kind.ts";

/** What speaks for or against a value, 0 to 1 each. */
export const EVIDENCE = [
  /** Looks like its kind, and like another: an employer that names a position. */
  "likeness",
  "rival",
  /** Has no word that a list knows: "Unbabel". */
  "unknown",
  /** Has no source in the lines. */
  "noSource",
  /** Is a cell of its own, or a whole line. */
  "wholeCell",
  /** Stands in a list item. */
  "bullet",
  /** Is a sentence. */
  "prose",
  /** Has many words: 0 for one, 1 for 16 and more. */
  "length",
  "digits",
  /** Begins with a small letter, or begins or ends with punctuation: cut out of something longer. */
  "cut",
  /** Stands under a heading of its kind of section, or of another kind. */
  "heading",
  "otherHeading",
  /** Has the style of the same field in the other entries of its list. */
  "alike",
  /** Fields that name its entry and are there, of those that such an entry has; the same over all entries of the list. */
  "entry",
  "list",
  /** Stands near the name: 1 in its line, less for each line away. */
  "nearName",
  /** Another value has the same text. */
  "twice",
  /** How sure the date of its line is. */
  "dated",
  "ocr",
  /** The ratio of the CV's text that is left over in `additional`. */
  "left",
  /** Usual headings that the CV has: 0 for none, 1 for five and more. */
  "headings",
] as const;
export type EvidenceName = (typeof EVIDENCE)[number];
export type Evidence = Record<EvidenceName, number>;

export type Value = ReturnType<typeof resumeValues>[number];
export type Printed = {
  lines: readonly Line[];
  sources: Readonly<Record<string, Source>>;
  language: string;
  ocrPages: ReadonlySet<number>;
};

/** The evidence of each value of a resume, in the order of the values. */
export function collectEvidence(draft: Resume, values: readonly Value[], printed: Printed): Evidence[] {
  const document = describe(draft, values, printed);
  return values.map((value) => evidenceOf(value, document));
}

type Document = Printed & {
  lineOf: (source: Source | undefined) => Line | undefined;
  /** The kinds of section that the nearest heading above a line opens. */
  kindsAbove: (line: Line) => readonly string[] | undefined;
  nameLine: Line | undefined;
  styles: Map<string, Map<string, number>>;
  styleOf: (value: Value) => string | undefined;
  completeness: Map<string, number>;
  texts: Map<string, number>;
  left: number;
  headings: number;
};

function describe(draft: Resume, values: readonly Value[], printed: Printed): Document {
  const lineOf = lineFinder(printed.lines);
  const above = headingsAbove(printed.lines);
  const body = dominantStyle(printed.lines);
  const styleOf = (value: Value) => {
    const line = lineOf(printed.sources[value.path]);
    if (!line) return undefined;
    const cell = line.cells.find(({ text }) => text.includes(value.value)) ?? line.cells[0];
    return cell && styleKey(cellStyle(cell, line), cell.text, { body, ocr: false });
  };
  const characters = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);
  return {
    ...printed,
    lineOf,
    kindsAbove: (line) => above[line.id],
    nameLine: lineOf(printed.sources["basics.name"]),
    styles: stylesOf(values, styleOf),
    styleOf,
    completeness: completenessOf(draft),
    texts: countTexts(values),
    left:
      characters((draft.additional ?? []).flatMap(({ items }) => items)) / Math.max(1, characters(printed.lines.map(({ text }) => text))),
    headings: Math.min(1, new Set(above.filter(Boolean).map((kinds) => kinds?.[0])).size / MAX_COUNTED_HEADINGS),
  };
}

/** Sources have a position, not a line: this is the first line at that position. */
function lineFinder(lines: readonly Line[]): Document["lineOf"] {
  const byPlace = new Map<string, Line>();
  for (const line of lines) {
    const [first] = line.physicalLines;
    const place = first?.box ? `${first.box.page} ${tenth(first.box.x)} ${tenth(first.box.y)}` : `${first?.paragraph}`;
    if (!byPlace.has(place)) byPlace.set(place, line);
  }
  return (source) => source && byPlace.get(source.bbox ? `${source.page} ${source.bbox[0]} ${source.bbox[1]}` : `${source.paragraph}`);
}

const tenth = (n: number) => Math.round(n * 10) / 10;

/** Of each line, by its id, the kinds of section that the last usual heading before it opens. */
function headingsAbove(lines: readonly Line[]): (readonly string[] | undefined)[] {
  const above: (readonly string[] | undefined)[] = [];
  let kinds: readonly string[] | undefined;
  for (const line of lines) {
    const found = line.bullet ? undefined : matchHeading(line.text);
    if (found && found.confidence >= MIN_HEADING_CONFIDENCE) kinds = found.kinds;
    above[line.id] = kinds;
  }
  return above;
}

function stylesOf(values: readonly Value[], styleOf: (value: Value) => string | undefined): Document["styles"] {
  const styles: Document["styles"] = new Map();
  for (const value of values) {
    if (value.entry === "" || !SINGLE_FIELDS.has(value.field)) continue;
    const slot = slotOf(value);
    const counts = styles.get(slot) ?? new Map<string, number>();
    const style = styleOf(value) ?? "";
    counts.set(style, (counts.get(style) ?? 0) + 1);
    styles.set(slot, counts);
  }
  return styles;
}

const SINGLE_FIELDS = new Set(["name", "position", "institution", "studyType", "area", "title", "organization", "startDate", "location"]);
const listOf = ({ entry }: Value) => entry.slice(0, entry.indexOf("["));
const slotOf = (value: Value) => `${listOf(value)}.${value.field}`;

/** The fields that an entry of each list usually has; of one in brackets either will do. */
const USUAL_FIELDS: Record<string, (readonly string[])[]> = {
  work: [["name"], ["position"], ["startDate", "endDate"]],
  volunteer: [["organization"], ["position"], ["startDate", "endDate"]],
  education: [["institution"], ["studyType", "area"], ["startDate", "endDate"]],
  certificates: [["name"], ["date", "issuer"]],
  languages: [["language"], ["fluency"]],
};

/** By entry (`work[0]`) and by list (`work`). */
function completenessOf(draft: Resume): Map<string, number> {
  const completeness = new Map<string, number>();
  for (const [list, fields] of Object.entries(USUAL_FIELDS)) {
    const entries = (draft[list as keyof Resume] ?? []) as unknown as Record<string, unknown>[];
    let sum = 0;
    entries.forEach((entry, index) => {
      const ratio = fields.filter((either) => either.some((field) => entry[field])).length / fields.length;
      completeness.set(`${list}[${index}]`, ratio);
      sum += ratio;
    });
    if (entries.length > 0) completeness.set(list, sum / entries.length);
  }
  return completeness;
}

const countTexts = (values: readonly Value[]) => {
  const counts = new Map<string, number>();
  for (const { value } of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

function evidenceOf(value: Value, document: Document): Evidence {
  const kind = kindOf(value.path);
  const text = value.value;
  const { own, rival } = likenessOf(kind, text);
  const source = document.sources[value.path];
  const line = document.lineOf(source);
  const kinds = line && document.kindsAbove(line);
  const isUnder = kinds?.some((one) => SECTIONS_OF[sectionOf(value)]?.includes(one)) ?? false;
  return {
    likeness: own,
    rival,
    unknown: Number(own === 0 && rival === 0),
    noSource: Number(!source),
    wholeCell: Number(line?.cells.some((cell) => cell.text === text) ?? false),
    bullet: Number(line?.bullet !== undefined),
    prose: Number(isProse(text)),
    length: Math.min(1, Math.log2(Math.max(1, wordCount(text))) / Math.log2(MAX_COUNTED_WORDS)),
    digits: text.replace(/\P{N}/gu, "").length / Math.max(1, text.length),
    cut: Number(CUT.test(text)),
    heading: Number(isUnder),
    otherHeading: Number(kinds !== undefined && !isUnder),
    alike: alikeness(value, document),
    entry: document.completeness.get(value.entry) ?? 0,
    list: document.completeness.get(listOf(value)) ?? 0,
    nearName: value.entry === "" && line && document.nameLine ? 1 / (1 + Math.abs(line.id - document.nameLine.id)) : 0,
    twice: Number((document.texts.get(text) ?? 0) > 1),
    dated: DATES.has(kind) && line ? sureness(line, document.language) : 0,
    ocr: Number(source?.page !== undefined && document.ocrPages.has(source.page)),
    left: Math.sqrt(document.left),
    headings: document.headings,
  };
}

/** Not the words of all languages: the weight of this evidence was learnt with these. */
const CUT = /^[\p{Ll}\p{P}]|[,;:–—&/-]$|\b(?:and|of|at|und|de|der)$/u;
const DATES: ReadonlySet<ValueKind> = new Set(["startDate", "endDate", "date"]);

const sureness = (line: Line, language: string) =>
  Math.max(0, ...findDateRanges(line.text, { language }).map(({ confidence }) => confidence));

/** The ratio of the other values of its field that have its style. 0.5 where there are none. */
function alikeness(value: Value, { styles, styleOf }: Document): number {
  const counts = value.entry !== "" && SINGLE_FIELDS.has(value.field) ? styles.get(slotOf(value)) : undefined;
  const all = counts ? [...counts.values()].reduce((sum, count) => sum + count, 0) : 0;
  if (!counts || all < 2) return 0.5;
  return ((counts.get(styleOf(value) ?? "") ?? 1) - 1) / (all - 1);
}

const sectionOf = ({ path, field }: Value) =>
  path === "basics.summary"
    ? "summary"
    : path.startsWith("basics")
      ? "basics"
      : path.startsWith("x.")
        ? "x"
        : (/^\w+/.exec(path)?.[0] ?? field);

/** The headings under which a list of the resume stands. */
const SECTIONS_OF: Record<string, readonly string[]> = {
  basics: ["contact", "personal"],
  summary: ["profile", "objective"],
  work: ["work"],
  volunteer: ["volunteer"],
  education: ["education"],
  skills: ["skills", "strengths"],
  languages: ["languages"],
  certificates: ["certificates", "courses"],
  projects: ["projects"],
  publications: ["publications"],
  awards: ["awards"],
  interests: ["interests"],
  references: ["references"],
  x: ["personal", "contact"],
};
