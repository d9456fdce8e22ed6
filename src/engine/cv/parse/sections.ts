import type { Line } from "../reading.ts";
import { AGENCY_FIELDS } from "../resume.ts";
import { matchLabel } from "./agency-fields.ts";
import { isNetworkName } from "./contact.ts";
import { isDateOnly } from "./dates.ts";
import { looksLikePosition } from "./degrees.ts";
import { LIST_LABELS } from "./entry-text.ts";
import { findSpokenLanguages } from "./languages.ts";
import { fold, foldLetters } from "./lexicon/fold.ts";
import { matchHeading, type SectionKind } from "./lexicon/headings.ts";
import { cellAsLine, cellStyle, isCaps, isDistinct, isProse, styleKey, wordCount } from "./line-style.ts";
import { isDocumentTitle, looksLikeName } from "./names.ts";
import { type Context, isRecognized } from "./rows.ts";
import { type Looks, untoldStyles } from "./untold-headings.ts";

/** A stretch of the CV under one heading. The stretch before any heading has the kind `head`. */
export type Section = {
  kind: SectionKind | "head";
  /** All kinds of a combined heading ("Education and languages"); the first is `kind`. */
  kinds: SectionKind[];
  title: string;
  /** The kind was told by one word of a title that no list knows. */
  guessed?: boolean;
  heading?: Line;
  lines: Line[];
};

/**
 * Divides the lines of a CV into sections. A heading is found by its words (the lexicon) and by its looks: the styles that the known
 * headings are set in make an unknown line in the same style a heading too, and a known word in a style that is mostly used for other
 * things is none ("Languages" over a group of skills).
 */
export function splitSections(lines: readonly Line[], context: Context): Section[] {
  const pairs = lines.flatMap(separatePairs);
  const labels = repeatedLabels(pairs);
  const separated = pairs.flatMap((line, index) => separateHeadingCell(line, pairs[index + 1], labels));
  const rows = joinWrappedHeadings(separateRunIns(separated), context);
  const candidates = withoutStrayRules(withoutRepeated(rows.map((line) => toCandidate(line, context))));
  const styles = headingStyles(candidates);
  const strong = new Set([...styles].flatMap(([key, style]) => (isStrong(style) ? [key] : [])));
  const looks = candidates.map(({ known, ...candidate }) => ({ ...candidate, told: known?.kind, key: withoutRule(candidate.key) }));
  const isUntold = untoldStyles(looks, new Set([...strong].map(withoutRule)), context);

  return assemble(candidates, context, (index) =>
    isUntold(looks[index] as Looks) ? isTitle(candidates, index) : acceptHeading(candidates, index, styles, context),
  );
}

type Candidate = { line: Line; plausible: boolean; key: string; distinct: boolean; known?: NonNullable<ReturnType<typeof matchHeading>> };

const KNOWN = 0.75;
const MAX_HEADING_LENGTH = 64;
const MAX_HEADING_WORDS = 8;

/** "Name ⇥ Jane Doe ⇥ Nationality ⇥ British": several labels with their values in one row become lines of their own. */
function separatePairs(line: Line): Line[] {
  const { cells } = line;
  if (cells.length < 4 || cells.length % 2 === 1 || line.table?.header) return [line];
  const areLabels = cells.every(({ text }, at) => (at % 2 === 0) === (matchLabel(text)?.confidence ?? 0) >= 0.8);
  return areLabels ? cells.flatMap((_, at) => (at % 2 === 0 ? [cellAsLine(line, cells.slice(at, at + 2))] : [])) : [line];
}

/** "Project ⇥ …" in the table of each job: what leads several rows is the label of a value, and no heading. */
function repeatedLabels(lines: readonly Line[]): Set<string> {
  const leads = lines.flatMap(({ cells }) => (cells.length > 1 ? [fold((cells[0] as Line["cells"][number]).text)] : []));
  return new Set(leads.filter((text, index) => leads.indexOf(text) !== index));
}

const LISTED_KINDS = new Set<SectionKind>(["skills", "strengths", "languages", "certificates", "courses", "interests"]);

/** "Work ⇥ Tidewater Payments Ltd": a row whose first cell is a heading becomes two lines. The first item of a list is one even then. */
function separateHeadingCell(line: Line, next: Line | undefined, labels: ReadonlySet<string>): Line[] {
  const [first, ...rest] = line.cells;
  if (!first || rest.length === 0 || line.bullet || line.table?.header || labels.has(fold(first.text))) return [line];

  const known = matchHeading(first.text);
  if (!known || known.confidence < 0.95 || /[:：]$/.test(first.text.trim()) || isFieldLabel(first.text)) return [line];
  if (rest.some((cell) => (matchHeading(cell.text)?.confidence ?? 0) >= 0.95)) return [line];
  // "Job applied for ⇥ Nurse" says what the person is; what somebody looks for in sentences is a section.
  if (matchLabel(first.text)?.field === "objective" && rest.length === 1 && !isProse((rest[0] as Line["cells"][number]).text))
    return [line];
  const own = cellStyle(first, line);
  const other = rest[0] ? cellStyle(rest[0], line) : own;
  const differs = own.bold !== other.bold || Math.abs(own.size - other.size) > 0.4 || own.color !== other.color || isCaps(first.text);
  if (!differs) return [line];

  const isOfRow = next?.table && next.table.id === line.table?.id && next.table.row === line.table.row;
  const bullet = isOfRow && next.cells.length === 1 && LISTED_KINDS.has(known.kind) ? next.bullet : undefined;
  return [cellAsLine(line, [first]), { ...cellAsLine(line, rest), gap: 0, bullet }];
}

/** "Highlights" or "Tasks" that comes back under every job announces a list there; it heads no section. */
function withoutRepeated(candidates: Candidate[]): Candidate[] {
  const count = new Map<string, number>();
  for (const { line, plausible } of candidates) if (plausible) count.set(fold(line.text), (count.get(fold(line.text)) ?? 0) + 1);
  return candidates.map((candidate) => {
    const times = count.get(fold(candidate.line.text)) ?? 0;
    const repeated = times >= 3 || (times === 2 && LIST_LABELS.has(matchLabel(candidate.line.text)?.field ?? ""));
    return repeated ? { ...candidate, known: undefined, plausible: false } : candidate;
  });
}

const withoutRule = (key: string) => key.replace(/\|r(?=s?\d?$)/, "|");

/** The border of a table under a heading is no line of its own: most headings of its style have none. */
function withoutStrayRules(candidates: Candidate[]): Candidate[] {
  const known = (key: string) => candidates.filter((candidate) => candidate.known && candidate.key === key).length;
  const plain = new Map(
    [...new Set(candidates.map(({ key }) => key))].flatMap((key) => {
      const bare = withoutRule(key);
      return bare !== key && known(bare) > known(key) ? [[key, bare] as const] : [];
    }),
  );
  return candidates.map((candidate) => ({ ...candidate, key: plain.get(candidate.key) ?? candidate.key }));
}

/** Labels that name one value of a person or of an entry, and never a section, though a lexicon of headings has them too. */
const VALUE_LABELS = new Set<string>([
  ...AGENCY_FIELDS,
  ...[
    "email",
    "phone",
    "address",
    "city",
    "postalCode",
    "country",
    "website",
    "name",
    "company",
    "institution",
    "degree",
    "position",
    "dates",
    "client",
    "department",
    "score",
    "area",
  ],
]);
/** Kinds of headings that win over a label of the same word: "Profilo" may label a position, but over a paragraph it is the profile. */
const SURE_KINDS = new Set<SectionKind>(["profile", "skills", "languages", "interests", "projects", "awards", "references", "courses"]);

function isFieldLabel(text: string): boolean {
  const label = matchLabel(text);
  if (!label || label.confidence < 0.8 || !VALUE_LABELS.has(label.field)) return false;
  const heading = matchHeading(text);
  return !heading || !SURE_KINDS.has(heading.kind);
}

/** Takes run-in titles off their text. Under a heading of the same kind such a title names a group, and stays ("Skills: …" under "Skills"). */
function separateRunIns(lines: readonly Line[]): Line[] {
  let kind: SectionKind | undefined;
  return lines.flatMap((line) => {
    const heading = line.cells.length === 1 && !line.bullet ? matchHeading(line.text) : undefined;
    if (heading?.confidence === 1) kind = heading.kind;
    return separateRunIn(line, kind);
  });
}

/** "**Languages:** English, French" as a paragraph of its own: a title that runs into its section. */
function separateRunIn(line: Line, current: SectionKind | undefined): Line[] {
  const [cell] = line.cells;
  const cut = /^([^:：]{3,40})[:：]\s+(\S.*)$/su.exec(line.text);
  if (!cell || line.cells.length > 1 || line.bullet || line.table || !cut) return [line];
  const [, title = "", rest = ""] = cut;
  const known = matchHeading(title);
  if (!known || known.confidence < 0.95 || known.kind === current || !RUN_IN_KINDS.has(known.kind) || isFieldLabel(title)) return [line];
  if (known.kind === "languages" && !findSpokenLanguages(rest).some((item) => item.fluency)) return [line];
  const runs = cell.runs.filter((run) => /[\p{L}\p{N}]/u.test(run.text));
  const [lead, next] = runs;
  const standsOut =
    lead && next && runs.length >= 2 && lead.bold && !next.bold && foldLetters(lead.text).startsWith(foldLetters(title).slice(0, 6));
  if (!standsOut && !isCaps(title)) return [line];

  const after = cell.runs.slice(cell.runs.indexOf(lead as Line["cells"][number]["runs"][number]) + 1);
  return [
    { ...line, text: title, cells: [{ ...cell, text: title, runs: lead ? [lead] : [] }], style: lead ?? line.style },
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

/** "DIPLOMAS AND" over "CERTIFICATES" in a narrow column is one heading. */
function joinWrappedHeadings(rows: readonly Line[], context: Context): Line[] {
  const joined: Line[] = [];
  for (const line of rows) {
    const above = joined.at(-1);
    if (above && isWrappedHeading(above, line, context)) joined[joined.length - 1] = joinLines(above, line);
    else joined.push(line);
  }
  return joined;
}

function isWrappedHeading(above: Line, line: Line, context: Context): boolean {
  const { body } = context;
  const ocr = isRecognized(line, context);
  const alike =
    above.flow === line.flow && above.cells.length === 1 && line.cells.length === 1 && !above.bullet && !line.bullet && line.gap < 0.4;
  if (!alike || wordCount(above.text) > 4 || wordCount(line.text) > 4 || !isDistinct(line.style, line.text, body, ocr)) return false;
  if (styleKey(above.style, above.text, { body, ocr }) !== styleKey(line.style, line.text, { body, ocr })) return false;
  const whole = matchHeading(`${above.text} ${line.text}`)?.confidence ?? 0;
  return whole >= 0.9 && (JOINED_BY.test(above.text) || !matchHeading(above.text) || !matchHeading(line.text));
}

const JOINED_BY = /(?:\s(?:and|und|et|y|e|en|och|og|ja|i|oraz|a|és|ve|și|și|и|та|й|και)|[&/,+-])$/iu;

function joinLines(above: Line, line: Line): Line {
  const text = `${above.text} ${line.text}`;
  const runs = [...above.cells.flatMap((cell) => cell.runs), ...line.cells.flatMap((cell) => cell.runs)];
  return {
    ...above,
    text,
    cells: [{ ...(above.cells[0] as Line["cells"][number]), text, runs }],
    prints: [...above.prints, ...line.prints],
  };
}

function toCandidate(line: Line, context: Context): Candidate {
  const { body } = context;
  const ocr = isRecognized(line, context);
  const text = ocr ? line.text.trim().replace(STRAY_POINT, "") : line.text.trim();
  const plausible =
    line.cells.length === 1 &&
    (!line.bullet || (isDistinct(line.style, text, body, ocr) && matchHeading(text)?.confidence === 1)) &&
    !line.table?.header &&
    text.length > 1 &&
    text.length <= MAX_HEADING_LENGTH &&
    wordCount(text) <= MAX_HEADING_WORDS &&
    /\p{L}{2}/u.test(text) &&
    !/[@]|https?:|www\./.test(text) &&
    !/[.,;]$/.test(text) &&
    !isNetworkName(text) &&
    !isProse(text);
  const match = plausible && !isFieldLabel(text) ? matchHeading(text) : undefined;
  const marks = `${line.ruled ? "r" : ""}${line.shaded ? "s" : ""}${line.heading ?? ""}`;

  return {
    line,
    plausible,
    key: `${styleKey(line.style, text, { body, ocr })}|${marks}`,
    distinct: isDistinct(line.style, text, body, ocr) || Boolean(line.ruled) || Boolean(line.shaded) || line.heading !== undefined,
    known: match && match.confidence >= KNOWN ? match : undefined,
  };
}

/** A speck at the end of a title, read as a point. */
const STRAY_POINT = /(?<=\p{L}{3})[.,;]$/u;

type StyleCount = { hits: number; total: number; kinds: Set<string>; distinct: boolean };

/** How often each style is used, and how often for a known heading. */
function headingStyles(candidates: readonly Candidate[]): Map<string, StyleCount> {
  const styles = new Map<string, StyleCount>();
  for (const { line, key, known, distinct } of candidates) {
    const count = styles.get(key) ?? { hits: 0, total: 0, kinds: new Set(), distinct: false };
    count.total += line.cells.length === 1 ? 1 : 0;
    if (known) {
      count.hits += 1;
      count.kinds.add(known.kind);
      count.distinct ||= distinct;
    }
    styles.set(key, count);
  }
  return styles;
}

function acceptHeading(
  candidates: readonly Candidate[],
  index: number,
  styles: ReadonlyMap<string, StyleCount>,
  context: Context,
): boolean {
  const candidate = candidates[index] as Candidate;
  const ocr = isRecognized(candidate.line, context);
  if (!candidate.plausible || isTitleOfAll(candidates, index)) return false;

  const own = styles.get(candidate.key) as StyleCount;
  const strong = [...styles].filter(([, style]) => isStrong(style));
  const isHeadingStyle = own.distinct && own.hits / Math.max(1, own.total) >= 0.4;
  // What OCR tells of sizes is too little to hold a capital heading's rank against it.
  if (ocr && candidate.known?.confidence === 1 && isCaps(candidate.line.text) && standsAlone(candidates, index)) return true;
  if (!isStrong(own) && isOutranked(candidate, candidates, new Set(strong.map(([key]) => key)), ocr)) return false;

  if (candidate.known) {
    // What OCR knows of sizes and weights is too little to hold a plain heading's looks against it.
    if (ocr && candidate.known.confidence === 1 && standsAlone(candidates, index)) return true;
    if (isHeadingStyle) return own.kinds.size >= 2 || own.total === own.hits || candidate.known.confidence === 1;
    if (strong.length > 0) return candidate.distinct && candidate.known.confidence === 1 && own.hits / own.total >= 0.3;
    return candidate.known.confidence === 1 && standsAlone(candidates, index);
  }
  const { text, style } = candidate.line;
  const larger = style.size / context.body.size;
  const isTitleSize = larger >= 1.3 || (larger >= (style.bold ? 1.1 : 1.15) && isStrong(own));
  const plain = ocr && (/\d/.test(text) || (!isCaps(text) && !isTitleSize));
  // The first lines of a CV are who it is about, however they are set.
  if (index < FIRST_LINES && looksLikeName(text) >= 0.6) return false;
  if (looksLikePosition(text) >= 0.5 && !candidates.slice(0, index).some(({ known }) => known)) return false;
  return (
    !plain &&
    isHeadingStyle &&
    own.kinds.size >= 2 &&
    own.hits >= 2 &&
    !isDateOnly(candidate.line.text) &&
    headsSomething(candidates, index)
  );
}

/** Of a style that divides the CV by its looks alone, every line but the name above all is a heading. */
function isTitle(candidates: readonly Candidate[], index: number): boolean {
  const { line, plausible } = candidates[index] as Candidate;
  const isName = index < FIRST_LINES && looksLikeName(line.text) >= 0.6;
  return plausible && !isName && !isDateOnly(line.text) && !isTitleOfAll(candidates, index);
}

/** "Kurzprofil" titles a CV, or, once another heading has come, its summary. */
function isTitleOfAll(candidates: readonly Candidate[], index: number): boolean {
  const { line, known } = candidates[index] as Candidate;
  const isHeading = known?.confidence === 1 && candidates.slice(0, index).some((above) => above.known);
  return isDocumentTitle(line.text) && !isHeading;
}

const FIRST_LINES = 2;

/** A style that headings are plainly set in: it stands out, and several kinds of known headings share it. */
const isStrong = (style: StyleCount) => style.distinct && style.kinds.size >= 3 && style.hits / style.total >= 0.4;

/** True when the same flow has headings in a plain heading style that is larger: then this line is a title within a section. */
function isOutranked({ line }: Candidate, candidates: readonly Candidate[], strong: ReadonlySet<string>, ocr: boolean): boolean {
  // What OCR measures of a short word may be a seventh too little.
  const larger = ocr ? line.style.size * 1.16 : line.style.size + 0.4;
  return candidates.some(
    (other) => other.line.flow === line.flow && other.known && strong.has(other.key) && other.line.style.size > larger,
  );
}

/** In print without any typography a heading is at least set apart from what stands above or below it. */
function standsAlone(candidates: readonly Candidate[], index: number): boolean {
  const { line } = candidates[index] as Candidate;
  const next = candidates[index + 1]?.line;
  const previous = candidates[index - 1]?.line;
  const apart = line.gap > 0.25 || !previous || previous.flow !== line.flow || isProse(previous.text) || Boolean(previous.bullet);
  return (
    apart ||
    (next !== undefined && (next.gap > 0.25 || next.indent > line.indent + 4 || Boolean(next.bullet) || isProse(next.text))) ||
    isCaps(line.text)
  );
}

/** A heading has something under it, in its own flow or, where a column ends with it, in the next. */
function headsSomething(candidates: readonly Candidate[], index: number): boolean {
  const { line } = candidates[index] as Candidate;
  const next = candidates[index + 1]?.line;
  return next !== undefined && (next.flow === line.flow || next.place === line.place);
}

/**
 * Lines follow their heading. Where a new flow starts without a heading, running columns go on with the section of the last column,
 * while sidebars, text boxes and page furniture start anew. Where the first line under a heading is set like the heading itself or
 * smaller, the lines in that style name the entries of the section ("Work" over "Acme Ltd" in one style), in that part of the page.
 */
function assemble(candidates: readonly Candidate[], context: Context, isHeading: (index: number) => boolean): Section[] {
  const sections: Section[] = [{ kind: "head", kinds: [], title: "", lines: [] }];
  let current = sections[0] as Section;
  let lastOfBody: Section | undefined;
  let flow = candidates[0]?.line.flow;
  let place = candidates[0]?.line.place;
  let headingKey: string | undefined;
  let entryKey: string | undefined;

  /** The section that a flow without a heading goes on with, if any. */
  function goesOn(line: Line): Section | undefined {
    const waiting = current.heading && current.lines.length === 0 && line.place === place;
    if (waiting || (line.place === "sidebar" && place === "sidebar")) return current;
    return line.place === "body" ? (lastOfBody ?? (current.kind === "head" ? current : undefined)) : undefined;
  }

  candidates.forEach(({ line, key, known }, index) => {
    if (line.place !== place) entryKey = undefined;
    const isFirst = current.heading && current.lines.length === 0 && ENTRY_KINDS.has(current.kind);
    if (isFirst && !known && (key === headingKey || line.style.size < (current.heading as Line).style.size - 0.4)) entryKey = key;
    const heading = isHeading(index) && !(known === undefined && key === entryKey);
    if (line.flow !== flow) {
      flow = line.flow;
      if (!heading) {
        current = goesOn(line) ?? open(sections, { kind: "head", kinds: [], title: "", lines: [] });
      }
    }
    if (heading) {
      const match = known ?? wordedKind(line.text);
      current = open(sections, {
        kind: match?.kind ?? "other",
        kinds: match?.kinds ?? [],
        title: line.text.replace(isRecognized(line, context) ? /\s*[:：.,;]\s*$/ : /\s*[:：]\s*$/, ""),
        guessed: known === undefined && match !== undefined,
        heading: line,
        lines: [],
      });
      headingKey = key;
      entryKey = undefined;
    } else {
      current.lines.push(line);
    }
    if (line.place === "body") lastOfBody = current;
    place = line.place;
  });
  return sections.filter((section) => section.heading || section.lines.length > 0);
}

/** For a line that its looks make a heading, one telling word is enough: "Behaalde certificaten", "What my references say". */
function wordedKind(text: string): Pick<NonNullable<Candidate["known"]>, "kind" | "kinds"> | undefined {
  const free = matchHeading(text);
  if (free && free.confidence >= 0.5 && !(free.confidence < KNOWN && UNREAD_KINDS.has(free.kind))) return free;
  const kinds = text
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter((word) => word.length >= 5)
    .flatMap((word) => matchHeading(word) ?? [])
    .filter(({ confidence, kind }) => confidence === 1 && SURE_WORDS.has(kind))
    .map(({ kind }) => kind);
  const [kind] = kinds;
  return kind && kinds.every((other) => other === kind) ? { kind, kinds: [kind] } : undefined;
}

/** Kinds that nothing is read from: on a faint likeness what stands below is judged by its content instead. */
const UNREAD_KINDS = new Set<SectionKind>(["memberships", "conferences", "patents", "signature", "other"]);

const SURE_WORDS = new Set<SectionKind>([
  "work",
  "education",
  "languages",
  "certificates",
  "courses",
  "projects",
  "publications",
  "awards",
  "volunteer",
  "references",
]);

const ENTRY_KINDS = new Set<Section["kind"]>([
  "work",
  "education",
  "projects",
  "volunteer",
  "skills",
  "certificates",
  "courses",
  "references",
  "awards",
  "publications",
]);

function open(sections: Section[], section: Section): Section {
  sections.push(section);
  return section;
}
