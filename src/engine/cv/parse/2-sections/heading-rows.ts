import { AGENCY_FIELDS } from "../../../contract/resume.ts";
import type { Cell, Line } from "../../reading.ts";
import { fold, foldLetters } from "../../text/fold.ts";
import { wordCount } from "../../text/spaces.ts";
import { type Context, isRecognized } from "../1-document/context.ts";
import { cellAsLine, cellStyle, isBoldCell, isCaps, isDistinct, isProse, styleKey } from "../1-document/line-style.ts";
import { type HeadingMatch, matchHeading } from "../lexicon/headings/headings.ts";
import type { SectionKind } from "../lexicon/headings/section-kind.ts";
import { ANY_AND } from "../lexicon/joining-words.ts";
import { INNER_LABELS, LIST_LABELS } from "../lexicon/label-field.ts";
import { matchLabel } from "../recognisers/agency-fields.ts";
import { findSpokenLanguages } from "../recognisers/languages.ts";
import {
  MAX_CELL_TITLE_CHARACTERS,
  MAX_CELL_TITLE_WORDS,
  MAX_WRAP_GAP,
  MAX_WRAPPED_WORDS,
  MIN_FORM_RATIO,
  MIN_FORM_ROWS,
  MIN_LABEL_CONFIDENCE,
  MIN_LABELLED_RATIO,
  MIN_SIZE_STEP,
  MIN_STRONG_KINDS,
  MIN_TITLE_COLUMN_RATIO,
  SURE_HEADING_CONFIDENCE,
} from "./thresholds.ts";

/** "Name ⇥ Jane Doe ⇥ Nationality ⇥ British": several labels with their values in one row become lines of their own. */
export function separatePairs(line: Line): Line[] {
  const { cells } = line;
  if (cells.length < 4 || cells.length % 2 === 1 || line.table?.header) return [line];
  const isLabel = ({ text }: Cell) => (matchLabel(text)?.confidence ?? 0) >= MIN_LABEL_CONFIDENCE;
  const [labels, values] = [cells.filter((_, at) => at % 2 === 0), cells.filter((_, at) => at % 2 === 1)];
  // Both labels of a narrow row, and most of a wide one: "Name ⇥ Jane Doe ⇥ Party ⇥ none ⇥ Origin ⇥ Leeds".
  const areKnown = labels.filter(isLabel).length >= MIN_LABELLED_RATIO * labels.length && !values.some(isLabel);
  // "**Name** ⇥ Jane Doe ⇥ **Military service** ⇥ Done": bold labels beside plain values need not all be known.
  const areBold = labels.some(isLabel) && labels.every(isBoldCell) && !values.some(isBoldCell);
  if (!areKnown && !areBold) return [line];
  return labels.map((label, at) => cellAsLine(line, [isLabel(label) ? label : withColon(label), values[at] as Cell]));
}

/** A label that no list knows may be a heading elsewhere: "**Experience** ⇥ none". The colon tells it from one. */
const withColon = (cell: Cell): Cell => (/[:：]\s*$/u.test(cell.text) ? cell : { ...cell, text: `${cell.text}:` });

/**
 * "Skills ⇥ Languages" over rows of as many cells: titles side by side, each over its column. The columns follow each other, until the next
 * heading.
 */
export function separateSideBySide(lines: readonly Line[]): Line[] {
  const separated: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const titles = lines[at] as Line;
    const end = areTitles(titles) ? endOfColumns(lines, at) : at + 1;
    if (end > at + 1) separated.push(...columnsOf(lines.slice(at, end)));
    else separated.push(titles);
    at = end;
  }
  return separated;
}

/** "Skills ⇥ Languages": titles of sections, each over its column. */
export function areTitles({ cells, bullet, table }: Line): boolean {
  if (cells.length < 2 || bullet || table?.header) return false;
  const kinds = cells.map(({ text }) => knownTitle(text));
  return kinds.every((kind) => kind !== undefined) && new Set(kinds).size === cells.length;
}

/** Where the rows under titles end: at the next heading, or where the flow or the table does. */
function endOfColumns(lines: readonly Line[], at: number): number {
  const titles = lines[at] as Line;
  const isOver = (line: Line) =>
    line.flow !== titles.flow ||
    line.table?.id !== titles.table?.id ||
    line.cells.length > titles.cells.length ||
    (line.cells.length === 1 && knownTitle(line.text) !== undefined) ||
    areTitles(line);
  const after = lines.findIndex((line, index) => index > at && isOver(line));
  const end = after < 0 ? lines.length : after;
  return lines.slice(at + 1, end).some(({ cells }) => cells.length > 1) ? end : at + 1;
}

function columnsOf(rows: readonly Line[]): Line[] {
  const [titles] = rows as [Line];
  const columnOf = ({ x }: Cell) => {
    const distances = titles.cells.map((title) => Math.abs(title.x - x));
    return distances.indexOf(Math.min(...distances));
  };
  return titles.cells.flatMap((_, column) =>
    rows.flatMap((row) => {
      const cells = row.cells.filter((cell) => columnOf(cell) === column);
      return cells.length > 0 ? [cellAsLine(row, cells)] : [];
    }),
  );
}

/** "3 ⇥ Education": the number that LaTeX sets before the title of a section, in the print of the title and apart from it. */
export function withoutNumberCell(line: Line, { body }: Pick<Context, "body">): Line {
  const [number, title, ...more] = line.cells;
  if (!number || !title || more.length > 0 || line.bullet || line.table || !SECTION_NUMBER.test(number.text)) return line;
  const [own, next] = [cellStyle(number, line), cellStyle(title, line)];
  const isTitle = next.size > body.size + MIN_SIZE_STEP || (next.bold && !body.bold);
  if (!isTitle || own.size !== next.size || own.bold !== next.bold || !isTitleText(title.text)) return line;
  return cellAsLine(line, [{ ...title, x: number.x, runs: [...number.runs, ...title.runs], text: `${number.text} ${title.text}` }]);
}
const SECTION_NUMBER = /^\d{1,2}(?:\.\d{1,2})?\.?$/u;

const DRAWN_RULE = /^[\s_═─━=~–—-]*(?<=^|[_═─━=~–—-]{4}\s?)([\p{L}\p{N}].*?)\s*(?:[_═─━=~–—-]{4,}|\.{8,})$/u;

const RULE_END = /[_═─━=~–—.-]/;

/** "Date of birth ⇥ : ⇥ 2 May 1989": a colon that is set in a column of its own belongs to the label before it. */
export function withoutColonCell(line: Line): Line {
  if (line.cells.length < 2 || !line.cells.some(({ text }, at) => at > 0 && COLON.test(text))) return line;
  const cells: Line["cells"] = [];
  for (const cell of line.cells) {
    const last = cells.at(-1);
    const value = last && COLON.test(cell.text) ? cell.text.replace(COLON, "") : undefined;
    if (value === undefined) {
      cells.push(cell);
      continue;
    }
    if (last && !/[:：]$/u.test(last.text)) cells[cells.length - 1] = { ...last, text: `${last.text}:` };
    if (value !== "") cells.push({ ...cell, text: value });
  }
  return cellAsLine(line, cells);
}

const COLON = /^\s*[:：]\s*/u;

/** "证 ⇥ 书 ⇥ …", "이 ⇥ 력 ⇥ 서": a title of East Asian letters that are set wide apart is one word, and so is whatever fills its line so. */
export function withLettersJoined(line: Line): Line {
  const [first] = line.cells;
  const count = line.cells.findIndex(({ text }) => !ONE_LETTER.test(text));
  const letters = line.cells.slice(0, count < 0 ? undefined : count);
  const text = letters.map((cell) => cell.text.trim()).join("");
  const isWord = letters.length === line.cells.length || matchHeading(text)?.confidence === 1;
  if (!first || letters.length < 2 || !isWord) return line;
  return cellAsLine(line, [{ ...first, text }, ...line.cells.slice(letters.length)]);
}

const ONE_LETTER = /^\s*[\p{Script=Han}\p{Script=Hangul}]\s*$/u;

/** "EDUCATION ________": a line drawn with signs is a ruling line beside the title. */
export function withoutDrawnRule(line: Line): Line {
  const [cell] = line.cells;
  const text = cell && line.cells.length === 1 && RULE_END.test(line.text.slice(-1)) ? DRAWN_RULE.exec(line.text)?.[1] : undefined;
  return cell && text ? { ...line, text, cells: [{ ...cell, text }], ruled: true } : line;
}

/** "Project ⇥ …" in the table of each job: a text at the start of several rows is a label, not a heading. */
export function repeatedLabels(lines: readonly Line[]): Set<string> {
  const leads = new Set<string>();
  const repeated = new Set<string>();
  for (const { cells } of lines) {
    const lead = cells.length > 1 ? fold((cells[0] as Line["cells"][number]).text) : undefined;
    if (lead !== undefined) (leads.has(lead) ? repeated : leads).add(lead);
  }
  return repeated;
}

/** The tables that name employer, position or period before their values, or have a label of each job ("Tasks"): a job in a table of its own, or several. */
export function entryTables(lines: readonly Line[], labels: ReadonlySet<string>): Set<number> {
  const rows = Map.groupBy(
    lines.filter(({ table, cells }) => table?.column === 0 && cells.length === 2),
    ({ table }) => table?.id ?? -1,
  );
  const namesTwo = (group: readonly Line[]) => {
    const fields = new Set(group.map(({ cells }) => matchLabel(cells[0]?.text ?? "")?.field));
    return ENTRY_LABELS.filter((field) => fields.has(field)).length > 1;
  };
  const isOfJob = ({ cells: [first] }: Line) =>
    first !== undefined && labels.has(fold(first.text)) && LIST_LABELS.has(matchLabel(first.text)?.field ?? "");
  return new Set([...rows].flatMap(([id, group]) => (namesTwo(group) || group.some(isOfJob) ? [id] : [])));
}

const ENTRY_LABELS = ["company", "client", "position", "dates"] as const;

/** The tables of which most rows have their section or their field in the first cell: forms, whose titles need not look like titles. */
export function formTables(lines: readonly Line[]): Set<number> {
  const firsts = lines.filter(({ table, cells }) => table?.column === 0 && (cells.length === 2 || table.columns === 2));
  if (firsts.length < MIN_FORM_ROWS) return new Set();
  const tables = Map.groupBy(firsts, ({ table }) => table?.id ?? -1);
  const isNamed = ({ cells: [first] }: Line) =>
    first !== undefined && (isSection(first.text) || (matchLabel(first.text)?.confidence ?? 0) >= MIN_LABEL_CONFIDENCE);
  return new Set(
    [...tables].flatMap(([id, rows]) => {
      const named = rows.filter(isNamed).length;
      return named >= MIN_FORM_ROWS && named >= MIN_FORM_RATIO * rows.length ? [id] : [];
    }),
  );
}

const isSection = (text: string) => (matchHeading(text)?.confidence ?? 0) >= SURE_HEADING_CONFIDENCE && !isFieldLabel(text);

/** The first cell of a row of a form that names a section, the section below or beside it. */
export const isFormTitle = ({ table, cells }: Line, forms: ReadonlySet<number>) =>
  table?.column === 0 && forms.has(table.id) && cells.length === 1 && isSection((cells[0] as Line["cells"][number]).text);

/**
 * The columns that hold the titles of the sections ("Experience ⇥ …" over "Education ⇥ …"), the first of a table or cells that begin at one place,
 * by their look: three known headings of different kinds, and more of them than other words.
 */
export function titleColumns(lines: readonly Line[]): Set<string> {
  const columns = Map.groupBy(
    lines.filter((line) => titleKey(line) !== undefined),
    (line) => titleKey(line) as string,
  );
  const hold = [...columns].filter(([, rows]) => {
    const known = rows.flatMap(({ cells }) => knownTitle((cells[0] as Line["cells"][number]).text) ?? []);
    return new Set(known).size >= MIN_STRONG_KINDS && known.length >= MIN_TITLE_COLUMN_RATIO * rows.length;
  });
  return new Set(hold.map(([key]) => key));
}

/** Only a cell that stands at the left of its table, or before another cell, and is written like a title. */
function titleKey({ table, cells, bullet }: Line): string | undefined {
  const [first] = cells;
  if (!first || bullet || table?.header || (table ? table.column !== 0 : cells.length < 2)) return undefined;
  const run = first.runs.find(({ text }) => text.trim());
  const column = table ? table.id : `at ${Math.round(first.x)}`;
  return run && isTitleText(first.text) ? `${column}|${run.size}|${run.bold}|${run.color ?? ""}` : undefined;
}

/** A title may end with a colon. */
const isTitleText = (text: string) =>
  text.length <= MAX_CELL_TITLE_CHARACTERS && wordCount(text) <= MAX_CELL_TITLE_WORDS && !/[\d@]|[:：].|[.,;]$/.test(text.trim());

function knownTitle(text: string): SectionKind | undefined {
  const known = matchHeading(text);
  return known && known.confidence >= SURE_HEADING_CONFIDENCE && !isFieldLabel(text) ? known.kind : undefined;
}

const LISTED_KINDS = new Set<SectionKind>(["skills", "strengths", "languages", "certificates", "courses", "interests"]);

/** "Work ⇥ Tidewater Payments Ltd": a row whose first cell is a heading becomes two lines. The first item of a list is one even then. */
export function separateHeadingCell(
  line: Line,
  next: Line | undefined,
  { labels, forms, titles, entries }: Record<"labels" | "titles", ReadonlySet<string>> & Record<"forms" | "entries", ReadonlySet<number>>,
): Line[] {
  const [first, ...rest] = line.cells;
  if (!first || rest.length === 0 || line.bullet || line.table?.header || labels.has(fold(first.text))) return [line];
  // "Achievements ⇥ …" below "Employer ⇥ Acme Ltd" and "Period ⇥ 2014 – 2018".
  if (entries.has(line.table?.id ?? -1) && INNER_LABELS.has(matchLabel(first.text)?.field ?? "")) return [line];
  if (titles.size > 0 && titles.has(titleKey(line) ?? "") && isTitleText(first.text))
    return [cellAsLine(line, [first]), { ...cellAsLine(line, rest), gap: 0 }];

  const known = matchHeading(first.text);
  if (!known || known.confidence < SURE_HEADING_CONFIDENCE || /[:：]$/.test(first.text.trim()) || isFieldLabel(first.text)) return [line];
  if (rest.some((cell) => (matchHeading(cell.text)?.confidence ?? 0) >= SURE_HEADING_CONFIDENCE)) return [line];
  // "Job applied for ⇥ Nurse" is the professional title; a job applied for in sentences is a section.
  if (matchLabel(first.text)?.field === "objective" && rest.length === 1 && !isProse((rest[0] as Line["cells"][number]).text))
    return [line];
  const own = cellStyle(first, line);
  const other = rest[0] ? cellStyle(rest[0], line) : own;
  const differs =
    own.bold !== other.bold || Math.abs(own.size - other.size) > MIN_SIZE_STEP || own.color !== other.color || isCaps(first.text);
  if (!differs && !forms.has(line.table?.id ?? -1)) return [line];

  const isOfRow = next?.table && next.table.id === line.table?.id && next.table.row === line.table.row;
  const bullet = isOfRow && next.cells.length === 1 && LISTED_KINDS.has(known.kind) ? next.bullet : undefined;
  return [cellAsLine(line, [first]), { ...cellAsLine(line, rest), gap: 0, bullet }];
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

export function isFieldLabel(text: string): boolean {
  const label = matchLabel(text);
  if (!label || label.confidence < MIN_LABEL_CONFIDENCE || !VALUE_LABELS.has(label.field)) return false;
  const heading = matchHeading(text);
  return !heading || !SURE_KINDS.has(heading.kind);
}

/**
 * Takes run-in titles off their text. Under a heading of the same kind such a title names a group, and stays ("Skills: …" under "Skills").
 * `titles` are those that are headings in whatever style: "Languages: English, fluent" within a list of skills, and all under a heading that
 * opens several lists ("Additional information", "Skills and interests").
 */
export function separateRunIns(lines: readonly Line[]): { lines: Line[]; titles: ReadonlySet<Line> } {
  const titles = new Set<Line>();
  const runIns = lines.map(runIn);
  if (runIns.every((cut) => cut === undefined)) return { lines: [...lines], titles };
  const repeated = repeatedTitles(runIns);
  let current: HeadingMatch | undefined;
  let isJob = false;
  const separated = lines.flatMap((line, at) => {
    const alone = line.cells.length === 1 && !line.bullet ? line.text : "";
    const heading = matchHeading(alone);
    if (heading && heading.confidence >= SURE_HEADING_CONFIDENCE) {
      current = heading;
      isJob = heading.kind === "work" || heading.kind === "projects";
    }
    // "Tasks" stands in a job, whatever the section is called.
    isJob ||= LIST_LABELS.has(matchLabel(alone)?.field ?? "");
    const cut = runIns[at];
    // "Environment: …" under each job has the technologies of the job.
    if (!cut || repeated.has(fold(cut.title)) || (isJob && tellsOfJob(cut))) return [line];
    const isTitle = opensList(cut, current);
    const parts = separateRunIn(line, cut, current?.kind, isTitle);
    if (parts.length > 1 && isTitle) titles.add(parts[0] as Line);
    return parts;
  });
  return { lines: separated, titles };
}

/** "**Tools:** Excel" below a job, though no other job has such a line. */
const tellsOfJob = ({ title }: RunIn) => INNER_LABELS.has(matchLabel(title)?.field ?? "");

function opensList(cut: RunIn, current: HeadingMatch | undefined): boolean {
  const kind = matchHeading(cut.title)?.kind;
  // "About me: …" under "Additional information" is the profile.
  if (current?.kind === "other" && kind === "profile") return true;
  if (!current || !kind || !LISTED_KINDS.has(kind)) return false;
  return current.kind === "other" || current.kinds.length > 1 || (current.kind === "skills" && isLevelledLanguages(cut));
}

/** "Languages: English, fluent" */
const isLevelledLanguages = ({ title, rest }: RunIn) =>
  matchHeading(title)?.kind === "languages" && findSpokenLanguages(rest).some(({ fluency }) => fluency);

/** A title that runs into its text. */
type RunIn = { title: string; rest: string };

const RUN_IN = /^([^:：|]{3,40}?)\s?[:：|]\s+(\S.*)$/su;

function runIn(line: Line): RunIn | undefined {
  if (line.cells.length !== 1) return undefined;
  const [, title = "", rest = ""] = RUN_IN.exec(line.text) ?? [];
  return title === "" ? inOwnStyle(line) : { title, rest };
}

/** "**About me** Nurse with …", "ABOUT ME Nurse with …": a title that its style alone divides from its text, as TeX sets those of paragraphs. */
function inOwnStyle({ text, cells: [cell], bullet }: Line): RunIn | undefined {
  const [lead, next] = cell?.runs ?? [];
  if (!lead || !next || bullet || lead.text.length > MAX_CELL_TITLE_CHARACTERS) return undefined;
  const isUnlike = lead.bold !== next.bold || lead.color !== next.color || Math.abs(lead.size - next.size) > MIN_SIZE_STEP;
  const title = lead.text.trim();
  const rest = text.slice(title.length).trim();
  // "**Projects** of the last year" goes on.
  if (!isUnlike || !text.startsWith(`${title} `) || !/^[\p{Lu}\p{Lo}\p{N}]/u.test(rest)) return undefined;
  return matchHeading(title)?.confidence === 1 ? { title, rest } : undefined;
}

function repeatedTitles(runIns: readonly (RunIn | undefined)[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const cut of runIns) {
    const title = cut ? fold(cut.title) : "";
    if (title !== "") (seen.has(title) ? repeated : seen).add(title);
  }
  return repeated;
}

/** "**Languages:** English, French" as a paragraph of its own, or, where `isTitle`, in whatever style: a title that runs into its section. */
function separateRunIn(line: Line, { title, rest }: RunIn, current: SectionKind | undefined, isTitle: boolean): Line[] {
  const [cell] = line.cells;
  const known = matchHeading(title);
  if (!cell || !known || known.confidence < SURE_HEADING_CONFIDENCE || isFieldLabel(title)) return [line];
  if (!isTitle && (line.bullet || line.table || known.kind === current || !RUN_IN_KINDS.has(known.kind))) return [line];
  if (!isTitle && known.kind === "languages" && !isLevelledLanguages({ title, rest })) return [line];
  const runs = cell.runs.filter((run) => /[\p{L}\p{N}]/u.test(run.text));
  const [lead, next] = runs;
  const standsOut =
    lead && next && runs.length >= 2 && lead.bold && !next.bold && foldLetters(lead.text).startsWith(foldLetters(title).slice(0, 6));
  if (!standsOut && !isCaps(title) && !isTitle) return [line];

  const after = cell.runs.slice(cell.runs.indexOf(lead as Line["cells"][number]["runs"][number]) + 1);
  return [
    { ...line, bullet: undefined, text: title, cells: [{ ...cell, text: title, runs: lead ? [lead] : [] }], style: lead ?? line.style },
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
export function joinWrappedHeadings(rows: readonly Line[], context: Context): Line[] {
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
    above.flow === line.flow &&
    above.cells.length === 1 &&
    line.cells.length === 1 &&
    !above.bullet &&
    !line.bullet &&
    line.gap < MAX_WRAP_GAP;
  if (
    !alike ||
    wordCount(above.text) > MAX_WRAPPED_WORDS ||
    wordCount(line.text) > MAX_WRAPPED_WORDS ||
    !isDistinct(line.style, line.text, body, ocr)
  )
    return false;
  // OCR measures size and weight of capitals too inexactly to compare the styles of two lines.
  const areCaps = ocr && isCaps(above.text) && isCaps(line.text);
  if (!areCaps && styleKey(above.style, above.text, { body, ocr }) !== styleKey(line.style, line.text, { body, ocr })) return false;
  const whole = matchHeading(`${above.text} ${line.text}`)?.confidence ?? 0;
  return whole >= SURE_HEADING_CONFIDENCE && (JOINED_BY.test(above.text) || !matchHeading(above.text) || !matchHeading(line.text));
}

const JOINED_BY = new RegExp(String.raw`(?:\s${ANY_AND}|[&/,+-])$`, "iu");

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
