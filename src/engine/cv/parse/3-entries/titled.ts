import type { Award, Certificate, Interest, Project, Reference } from "../../../contract/resume.ts";
import type { Cell, Line } from "../../reading.ts";
import { fold } from "../../text/fold.ts";
import { wordCount } from "../../text/spaces.ts";

import type { Context } from "../1-document/context.ts";
import { isProse } from "../1-document/line-style.ts";
import { type Row, type RowCell, toRow } from "../1-document/row.ts";
import { SURE_LABEL } from "../1-document/thresholds.ts";
import { TITLE_COLUMN } from "../lexicon/column-words.ts";
import { ISSUER_WORDS } from "../lexicon/entries/issuer-words.ts";
import { AND_IN_TEXT } from "../lexicon/joining-words.ts";
import { type LabelledValue, splitLabel } from "../recognisers/agency-fields.ts";
import { isLegalForm, looksLikeCompany, looksLikeInstitution } from "../recognisers/degrees.ts";
import { hasNameShape, looksLikeName } from "../recognisers/names.ts";
import { splitList } from "../recognisers/split-list.ts";
import { DIVISION_WEIGHTS } from "./division/division-weights.ts";
import { segmentEntries } from "./division/entries.ts";
import type { Entry } from "./entry.ts";
import { readEntryText } from "./entry-text.ts";
import { headFragments, trimSeparators, withNext } from "./roles/fragments.ts";
import { cellsAsLine } from "./rows.ts";
import {
  LETTERS_OF_ISSUER,
  MAX_INTEREST_WORDS,
  MAX_NAME_OF_TITLE,
  MAX_PAIRED_WORDS,
  MAX_PROJECT_WORDS,
  MAX_SIGNATURE_CHARACTERS,
  MIN_DATED_ITEM_CHARACTERS,
  MIN_DESCRIPTION_WORDS,
  MIN_ISSUER_LEAD,
  MIN_ISSUER_LEAD_ALONE,
  MIN_SENTENCE_WORDS,
  MIN_SEPARATED_RATIO,
  SURE_ISSUER,
  SURE_NAME,
} from "./thresholds.ts";

/** What certificates, awards, publications and references have in common: a title, an issuer, publisher or author (`by`), a date, and a description. */
export type Titled = { title: string; by?: string; date?: string; endDate?: string; text: string[]; entry: Entry };

/** Reads a section of titled items. The separator between title and issuer is the one that the section uses throughout. */
export function parseTitled(rows: readonly Row[], context: Context, separators: readonly RegExp[] = SEPARATORS): Titled[] {
  const entries = segmentEntries(
    titlesFirst(rows.map((row) => withoutLabelOfColumn(row, context))).flatMap((row) =>
      divideAtDates(row, context).flatMap((part) => divideHan(part, context)),
    ),
    { undatedCost: DIVISION_WEIGHTS.undatedTitle },
  );
  const heads = headFragments(entries, context).map((fragments) =>
    joinPlaces(fragments.map(({ text, separator, place, row }) => ({ text, separator: separator, place, row }))),
  );
  const separator = sharedSeparator(heads, separators);

  return entries.flatMap((entry, index) => {
    const [first, ...more] = heads[index] ?? [];
    const text = readEntryText(entry.body);
    const about = [text.summary, ...text.highlights].filter((line): line is string => Boolean(line));
    const whole = first?.text ?? about.shift();
    if (!whole) return [];
    const [, lead = whole, hours] = more.length === 0 ? (HOURS_BEHIND.exec(whole) ?? []) : [];
    if (hours) about.unshift(hours);
    const [title, by] =
      more.length > 0
        ? [lead, undefined]
        : (divideDatedBracket(lead, entry) ?? (separator ? divideLast(lead, separator) : divideAtIssuer(lead)));
    const pieces = more.map(({ text: piece }) => piece).filter((piece) => piece.replace(ISSUED_BY, ""));
    const [second, ...others] = [...pieces.filter((piece) => !HOURS.test(piece)), ...pieces.filter((piece) => HOURS.test(piece))];

    return [
      { title, by: by ?? withoutLabel(second), date: entry.range?.start, endDate: entry.range?.end, text: [...others, ...about], entry },
    ];
  });
}

const HOURS_WORD = String.raw`\(?\d{1,4}\s?(?:h|hs|hrs?|hours|horas|heures|ore|std|stunden|uur|timmar|timer|час(?:ов|а)?|годин[и]?|godz|hodin|óra|saat|days|tage|jours|días|giorni)\.?\)?`;
const HOURS = new RegExp(`^${HOURS_WORD}$`, "iu");
/** "Rigging course, Leith Docks, 40 h": how long a course took is neither its title nor who gave it. */
const HOURS_BEHIND = new RegExp(String.raw`^(.{4,}?)(?:\s*[,;]\s*|\s+[–—-]\s+|\s+(?=\())(${HOURS_WORD})$`, "iu");

/** "Year ⇥ 2016" over "Course ⇥ First aid" and "Institute ⇥ Red Cross": the cells of a row below the names of columns that those of degrees have too. */
function withoutLabelOfColumn(row: Row, context: Context): Row {
  const [, value, ...more] = row.line.cells;
  if (!row.label || !value || more.length > 0 || !OF_COLUMNS.has(row.label.field)) return row;
  return toRow(cellsAsLine(row.line, [value]), context);
}

const OF_COLUMNS = new Set<string>(["dates", "degree", "area", "institution", "company", "title"]);

/** "Field ⇥ Project ⇥ Language" over a table: where the header row tells which column has the titles, it is read first. */
function titlesFirst(rows: readonly Row[]): Row[] {
  const header = rows.find(({ line }) => line.table?.header);
  const column = header ? header.cells.findIndex(({ text }) => TITLE_COLUMN.test(text.trim())) : -1;
  if (!header || column <= 0) return [...rows];
  const isUnder = ({ line, cells }: Row) =>
    line.table?.id === header.line.table?.id && !line.table?.header && cells.length === header.cells.length;
  return rows.map((row) =>
    isUnder(row) ? { ...row, cells: [row.cells[column] as RowCell, ...row.cells.filter((_, at) => at !== column)] } : row,
  );
}

/** Projects. They have no issuer, so a comma is a part of the name ("Plan, build and run a weather station"). */
export const parseProjects = (rows: readonly Row[], context: Context): Project[] =>
  parseTitled(
    rows,
    context,
    SEPARATORS.filter(({ source }) => !source.includes(",")),
  ).map(toProject);

/** Items that have an issuer: certificates, awards, publications. The issuer may be printed first. */
export function parseIssued(rows: readonly Row[], context: Context): Titled[] {
  const read = parseTitled(rows, context);
  return issuersFirst(read) ? read.map((item) => (item.by ? { ...item, title: item.by, by: item.title } : item)) : read;
}

/** "First aid – Red Cross – 2021 Forklift licence – DEKRA – 2019": where several items share a line, each ends with its date. */
function divideAtDates(row: Row, context: Context): Row[] {
  const [cell] = row.cells;
  const dates = row.ranges.filter((range) => range.single);
  if (!cell || row.cells.length > 1 || dates.length < 2 || dates.length !== row.ranges.length) return [row];
  const ends = dates.map((range) => range.to + (/^\s*[)\]]/.exec(row.text.slice(range.to))?.[0].length ?? 0));
  const parts = ends.map((end, index) => row.text.slice(ends[index - 1] ?? 0, end).trim());
  const rest = row.text.slice(ends.at(-1)).trim();
  const divisible =
    rest === "" && parts.every((part, index) => part.length >= MIN_DATED_ITEM_CHARACTERS && (index === 0 || /^\p{Lu}|^\p{Lo}/u.test(part)));
  if (!divisible) return [row];
  return parts.map((text) => toRow(withText(row.line, cell.cell, text), context));
}

/** "初级会计职称、大学英语四级": the mark that Chinese and Japanese put between the items of a list. */
function divideHan(row: Row, context: Context): Row[] {
  const [cell] = row.cells;
  const items = row.cells.length === 1 && row.ranges.length === 0 && !row.prose ? row.text.split("、") : [];
  if (!cell || items.length < 2 || items.some((item) => item.trim().length < 2)) return [row];
  return items.map((text) => toRow(withText(row.line, cell.cell, text), context));
}

const withText = (line: Line, cell: Cell, text: string): Line => ({
  ...line,
  text,
  cells: [{ ...cell, text, runs: cell.runs.slice(0, 1).map((run) => ({ ...run, text })) }],
});

/** Some CVs print the issuer first and the certificate after it. Judged over the whole section. */
function issuersFirst(items: readonly Titled[]): boolean {
  const pairs = items.filter((item) => item.by);
  const strength = (text: string) =>
    Math.max(looksLikeInstitution(text), looksLikeCompany(text), ISSUER.test(text) ? LETTERS_OF_ISSUER : 0);
  const differences = pairs.map((item) => strength(item.title) - strength(item.by as string));
  const favoured = differences.filter((difference) => difference > MIN_ISSUER_LEAD).length;
  const isPlain = pairs.length === 1 && (differences[0] as number) >= MIN_ISSUER_LEAD_ALONE;
  return (favoured > 1 || isPlain) && differences.every((difference) => difference > -MIN_ISSUER_LEAD) && favoured * 3 >= pairs.length * 2;
}

/** Issuers that their letters show: "RWS", "TÜV", and "教育部" by its last character. */
const ISSUER = /^\p{Lu}{2,6}$|\p{Script=Han}(?:部|局|厅|庁|省|协会|協会|学会|委员会|会议所|中心)$/u;

/** "Six Sigma Black Belt (American Society for Quality, 2004)": in a bracket with a date, the other part is the issuer. */
function divideDatedBracket(text: string, { head, body }: Entry): [string, string] | undefined {
  const printed = [...head, ...body].find((row) => row.ranges.length > 0);
  const bracket = /^(.*\S)\s*\(([^()]*\p{L}[^()]*)\)$/u.exec(text);
  const range = printed?.ranges[0];
  if (!printed || !bracket || !range) return undefined;
  const after = printed.text.slice(printed.text.lastIndexOf(range.quote) + range.quote.length);
  return /^\s*\)\s*$/.test(after) ? [bracket[1] as string, trimSeparators(bracket[2] as string)] : undefined;
}

/** "日商簿記検定1級, 日本商工会議所" among items without an issuer: the last part is an issuer by its letters. */
function divideAtIssuer(text: string): [string, string | undefined] {
  const [title, by] = divideLast(text, /\s*[,，、]\s*/u);
  const isIssuer = by !== undefined && (ISSUER.test(by) || looksLikeInstitution(by) >= SURE_ISSUER) && /\p{Script=Han}|^.{12,}$/u.test(by);
  return isIssuer ? [title, by] : [text, undefined];
}

type Piece = { text: string; separator: string; place: boolean; row: Row };

/** A place is joined to the piece before it: "IHK, München" is one issuer. */
function joinPlaces(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.place && last && last.row === piece.row)
      last.text = withNext(last.text, { separator: piece.separator || ", ", text: piece.text });
    else joined.push({ ...piece });
  }
  return joined;
}

const SEPARATORS: readonly RegExp[] = [
  /\s+[–—-]\s+/u,
  /(?<=[\p{L})]{3})\.\s+(?=\p{Lu}[^.]{1,50}$)/u,
  /\s*[,，]\s+/u,
  /\s*[:：]\s+/u,
  /\s*（(?=[^（）]+）$)/u,
];
/** "First Aid at Work (Red Cross)": a bracket is the issuer where every item of the section has one. */
const BRACKETED = /\s+\((?=[\p{Lu}\p{Lo}][^()\d]{2,}\)$)/u;

function sharedSeparator(heads: readonly Piece[][], separators: readonly RegExp[]): RegExp | undefined {
  const single = heads.filter((pieces) => pieces.length === 1).map((pieces) => (pieces[0] as Piece).text);
  if (single.length === 0) return undefined;
  if (single.length > 1 && single.every((text) => BRACKETED.test(text))) return BRACKETED;
  const usage = separators.map((separator) => single.filter((text) => separator.test(text)).length);
  const most = Math.max(...usage);
  return most >= single.length * MIN_SEPARATED_RATIO ? separators[usage.indexOf(most)] : undefined;
}

function divideLast(text: string, separator: RegExp): [string, string | undefined] {
  if (!separator.test(text)) return [text, undefined];
  const matches = [...text.matchAll(new RegExp(separator.source, "gu"))].filter(
    (match) => !insideBrackets(text, match.index) && !isLegalForm(text.slice(match.index + match[0].length)),
  );
  const last = matches.at(-1);
  if (!last) return [text, undefined];
  const title = trimSeparators(text.slice(0, last.index));
  const by = trimSeparators(text.slice(last.index + last[0].length)).replace(/^([^（(]*)[）)]$/u, "$1");
  return title && by ? [title, by] : [text, undefined];
}

const insideBrackets = (text: string, index: number) => {
  const before = text.slice(0, index);
  return before.split("(").length > before.split(")").length;
};

const ISSUED_BY = new RegExp(String.raw`^(?:${ISSUER_WORDS})(?:\s+|$)`, "iu");
const withoutLabel = (text: string | undefined) => text?.replace(ISSUED_BY, "").replace(/^\(([^()]*)\)$/, "$1");

/** Without an issuer in its line, the first line below a certificate is one: "CAE ⏎ Cambridge Assessment". */
export function toCertificate({ title, by, date, text }: Titled): Certificate {
  const told = by ? [by, ...text] : text;
  const [issuer, ...rest] = HOURS.test(told[0] ?? "") ? [undefined, ...told] : told;
  return { name: title, issuer, date, summary: rest.join("\n") || undefined };
}
/** "Gold medal", "1st place", "省级金奖": a rank is not the awarder. */
const RANK =
  /^(?:(?:first|second|third|1st|2nd|3rd|[1-3]\.) (?:prize|place|platz|preis|runner-up)|(?:gold|silver|bronze) medal|winner|finalist|runner-up|\p{Script=Han}{0,4}[一二三特金银铜]等?奖)$/iu;

export function toAward({ title, by, date, text }: Titled): Award {
  const isRank = by !== undefined && RANK.test(by);
  return { title, awarder: isRank ? undefined : by, date, summary: [...(isRank ? [by] : []), ...text].join("\n") || undefined };
}
/** "Pond Keeper: a game of fish and herons written in Java": a short name before a colon, a long dash, or a dash and a sentence, and what the project is. */
function divideDescribed(title: string): [name: string, about: string | undefined] {
  const [, name = "", about = ""] = DESCRIBED.exec(title) ?? [];
  return name !== "" && wordCount(name) <= MAX_PROJECT_WORDS && wordCount(about) >= MIN_DESCRIPTION_WORDS
    ? [name, about]
    : [title, undefined];
}

/** "项目一：", "Projet n° 2 :", "Project 3 – " */
const COUNTED_PROJECT =
  /^(?:项目|項目|专案|專案|プロジェクト|案件|프로젝트|project|projet|proyecto|projekt|projeto|progetto|проект)\s*(?:n°\s*|#)?(?:\d{1,2}|[一二三四五六七八九十]{1,2}|[IVX]{1,4})\s*(?:[:：、]|\s[–—-]\s)\s*/iu;

/** "Project: Tide tables", "Projektname: …": the label of its name, and not that of its context. */
const NAME_OF_PROJECT =
  /^(?:(?:project|projekt|projet|proyecto|projeto|progetto|проект|проєкт)(?:[ -]?(?:name|title|titel|bezeichnung))?|name of (?:the )?project|(?:nom du|intitulé du) projet|nombre del proyecto|nome do projeto|nome (?:del )?progetto|nazwa projektu|название проекта|назва проєкту|项目名称|项目|プロジェクト名|프로젝트명)$/iu;

const DESCRIBED = /^([^:：—]{2,60}?)(?:[:：]\s+|\s+—\s+|\s+[–-]\s+(?=\p{Lu}\S* \p{Ll}\S* \p{Ll}))(\S.*)$/su;

function toProject({ title: printed, by: second, date, endDate, text, entry }: Titled): Project {
  // "Project 2" beside the name of the project.
  const [title, by] = second && COUNTED_PROJECT.test(`${printed}: `) && !/[:：、]/u.test(printed) ? [second, undefined] : [printed, second];
  const body = readEntryText(entry.body);
  const single = entry.range?.single && !entry.range.ongoing;
  const labels = [...entry.head.flatMap(({ label }) => label ?? []), ...body.labels];
  // In a table of labels alone the name has a label too; else the client says which project it was, and not the first of its tasks.
  const named =
    labels.find(({ label }) => NAME_OF_PROJECT.test(label)) ??
    (body.highlights.includes(printed) ? labels.find(({ field }) => field === "client") : undefined);
  const [described, about] = divideDescribed(title.replace(COUNTED_PROJECT, ""));
  const name = named?.value ?? described;
  const aside = named && !body.highlights.includes(title) && !text.includes(title) && title !== named.value ? title : undefined;
  const isOfTools = ({ field }: LabelledValue) => field === "technologies" || field === "skills";
  const keywords = labels.filter(isOfTools).flatMap(({ value }) => splitList(value));
  const told = labels
    .filter((label) => label !== named && !isOfTools(label) && label.field !== "dates")
    .map(({ label, value }) => `${label}: ${value}`);
  const description = [aside, about, by, ...text.filter((line) => !body.highlights.includes(line)), ...told].filter(Boolean).join("\n");
  return {
    name,
    description: description || undefined,
    highlights: body.highlights.length > 0 ? body.highlights : undefined,
    keywords: keywords.length > 0 ? keywords : undefined,
    startDate: date,
    endDate: endDate ?? (single ? date : undefined),
  };
}

/** References: quotations or people. A name after a dash, or below a sentence, signs the lines above it ("Head of Engineering, Acme" over "— Harriet Penhale"). */
export function parseReferences(rows: readonly Row[], context: Context): Reference[] {
  const numbered = numberedPeople(rows);
  if (numbered) return numbered;
  const quoted = rows.map(({ text }) => NAMED_QUOTATION.exec(text)?.groups);
  if (quoted.every((groups) => groups !== undefined)) return quoted.map(({ name, reference }) => ({ name, reference }));
  const people = rows.map(personOfRow);
  if (people.length > 1 && people.every((person) => person !== undefined)) return people;
  const isSure = rows[0] && saysSomething(rows[0]) ? isSignature : isDashedName;
  // A name that no list knows signs where it is set like a sure one.
  const signed = new Set(rows.filter(isSure).map(({ key }) => key));
  const isAttribution = (row: Row) => isSure(row) || (signed.has(row.key) && !saysSomething(row) && hasNameShape(row.text));
  if (!rows.some(isAttribution)) return stackedPeople(rows, context) ?? parseTitled(rows, context).map(toReference);
  const references: Reference[] = [];
  let said: string[] = [];
  for (const row of rows) {
    if (!isAttribution(row)) said.push(row.text.replace(/\t/g, " "));
    else {
      references.push({ name: row.text.replace(/^[–—]\s*/u, ""), reference: unquoted(said.join("\n")) || undefined });
      said = [];
    }
  }
  return said.length > 0 ? [...references, { reference: unquoted(said.join("\n")) }] : references;
}

/** "Harriet Penhale" over "Head of Engineering, Acme" over "0113 496 0142": each name begins a reference, and the rows below tell who that is. */
function stackedPeople(rows: readonly Row[], { candidate }: Context): Reference[] | undefined {
  const isName = ({ text, cells, bullet }: Row) => cells.length === 1 && !bullet && looksLikeName(text) >= SURE_NAME;
  const names = rows.filter(isName);
  if (!rows[0] || !isName(rows[0]) || names.length * 2 > rows.length || rows.some((row) => row.cells.length > 1 || saysSomething(row)))
    return undefined;
  return names.flatMap((row, at) => {
    if (fold(row.text) === candidate) return [];
    const next = names[at + 1];
    const about = rows.slice(rows.indexOf(row) + 1, next ? rows.indexOf(next) : undefined).map(({ text }) => text);
    return { name: row.text, reference: about.join(", ") || undefined };
  });
}

/** "1. Harriet Penhale" over her post, then "2. Tom Ash": each number begins a reference. */
function numberedPeople(rows: readonly Row[]): Reference[] | undefined {
  const names = rows.map(({ text, bullet }) => (bullet ? undefined : NUMBERED.exec(text)?.[1]));
  const starts = names.flatMap((name, at) => (name ? [at] : []));
  if (starts.length < 2 || starts[0] !== 0 || starts.length === rows.length) return undefined;
  return starts.map((start, at) => {
    const about = rows.slice(start + 1, starts[at + 1]).map(({ text }) => text.replace(/\s*,$/u, ""));
    return { name: names[start], reference: about.join(", ") || undefined };
  });
}

const NUMBERED = /^\(?\d{1,2}[.)]\s+(\p{Lu}.*)$/su;

/** "Prof. Harriet Penhale, University of Leith (Scotland)": the whole of a person in one row. */
function personOfRow({ text, cells, prose }: Row): Reference | undefined {
  const [name = "", ...about] = text.split(/,\s+/u);
  if (cells.length > 1 || prose || about.length === 0 || looksLikeName(name) < SURE_NAME) return undefined;
  return { name, reference: about.join(", ") };
}

/** "Dr. Harriet Penhale: “Reliable and kind.”" */
const NAMED_QUOTATION = /^(?<name>\p{Lu}[^:“”"„«»]{2,60}):\s*[“"„«]\s*(?<reference>[^“”"„«»]+?)\s*[”"“»]$/su;

const isSignature = (row: Row) => isDashedName(row) || (!saysSomething(row) && looksLikeName(row.text) >= SURE_NAME);
/** "Reliable and kind. I would hire her again at once.", but not "Harriet Penhale, Head of Engineering, Acme Ltd." */
function saysSomething({ text, line }: Pick<Row, "text" | "line">): boolean {
  const isClosed = /[.!…]["”“»]?$/u.test(line.text.trim()) && wordCount(text) >= MIN_SENTENCE_WORDS;
  return (isProse(text) || isClosed) && looksLikeName((text.split(/\s*[,|–—:]\s*/u)[0] as string).trim()) < SURE_NAME;
}
const isDashedName = ({ line, text }: Row) =>
  text.length <= MAX_SIGNATURE_CHARACTERS && (/^[–—]$/.test(line.bullet?.glyph ?? "") || /^[–—]\s+\p{Lu}/u.test(text));
const unquoted = (text: string) => text.replace(/^["“”„«»\s]+|["“”„«»\s]+$/gu, "");

/** "Harriet Penhale, Head of Engineering, Acme": the name, and the rest as printed. */
function toReference({ title, by, text, entry }: Titled): Reference {
  // "Gladly given on request." is no reference.
  const [first] = [...entry.head, ...entry.body];
  if (first && saysSomething(first) && first.text.startsWith(title))
    return { reference: unquoted([...entry.head, ...entry.body].map((row) => row.text.replace(/\t/g, " ")).join("\n")) };
  const parts = [title, by, ...text].filter((part): part is string => Boolean(part));
  const last = parts.at(-1) as string;
  if (parts.length > 1 && looksLikeName(last) >= SURE_NAME && looksLikeName(title) < MAX_NAME_OF_TITLE)
    return { name: last, reference: parts.slice(0, -1).join(", ") };
  const all = parts.join(", ");
  const cut = /^([^,–—:|]{3,50}?)\s*(?:,|\s[–—-]\s|:|\|)\s*(.+)$/su.exec(all);
  return cut ? { name: cut[1], reference: cut[2] } : { name: all };
}

/** Interests, in one row or one below the other. Commas inside brackets do not separate them. */
export function parseInterests(rows: readonly Row[]): Interest[] {
  const described = rows.filter(({ cells }) => cells.length === 2 && isProse(cells[1]?.text ?? ""));
  if (described.length * 2 > rows.length)
    return rows.flatMap(({ cells }) => {
      const [name, about] = cells;
      return cells.length === 2 && name && about ? [{ name: name.text, keywords: [about.text] }] : [];
    });
  const groups = interestsWithDetails(rows);
  if (groups) return groups;
  const [only] = rows;
  const names =
    rows.length === 1 && only ? namesOfInterests(only.text) : rows.flatMap(({ text }) => withLastDivided(splitList(text), text));
  return names.map((name) => ({ name: name.replace(/\s*[:：]$/u, "") }));
}

/** The interests of a text that has them all: "Sailing, chess and pottery", and "Rowing and pottery", which elsewhere may be one thing. */
export function namesOfInterests(text: string): string[] {
  const pair = text.replace(/\.$/, "").split(LAST_SEPARATOR);
  const isPair = pair.length === 2 && pair.every((name) => !/[,;:]/.test(name) && wordCount(name) <= MAX_PAIRED_WORDS);
  return isPair ? pair : withLastDivided(splitList(text), text);
}

/** "**Baking**" over "sourdough, tarts" in lighter print: an interest with its details. */
function interestsWithDetails(rows: readonly Row[]): Interest[] | undefined {
  const [first] = rows;
  const weight = ({ line: { style } }: Row) => style.size + (style.bold ? 1 : 0);
  const print = ({ key }: Row) => key.split("/", 1)[0];
  const isDetail = (row: Row) => first !== undefined && print(row) !== print(first);
  const details = rows.filter(isDetail);
  if (!first || first.bullet || details.length === 0 || details.some((row) => weight(row) > weight(first))) return undefined;
  if (rows.some((row) => !isDetail(row) && splitList(row.text).length > 1)) return undefined;
  const interests: Interest[] = [];
  for (const row of rows) {
    if (!isDetail(row)) interests.push({ name: row.text });
    else {
      const last = interests.at(-1) as Interest;
      last.keywords = [...(last.keywords ?? []), ...splitList(row.text)];
    }
  }
  return interests;
}

/** "Sailing, chess and pottery": in a list with commas, "and" separates the last two items. */
function withLastDivided(items: string[], text: string): string[] {
  const last = items.at(-1) as string;
  const cut = items.length > 1 && text.includes(",") ? last.split(LAST_SEPARATOR) : [];
  return cut.length === 2 && cut.every((part) => part.split(" ").length <= MAX_INTEREST_WORDS) ? [...items.slice(0, -1), ...cut] : items;
}

const LAST_SEPARATOR = new RegExp(String.raw`\s+${AND_IN_TEXT}\s+`, "u");

/** Rows that tell of interests behind their label, taken out of a section that tells of other things: "• Hobbies: sailing, chess" under "Other". */
export function takeInterests(rows: readonly Row[]): { interests: Interest[]; rest: Row[] } {
  const listOf = ({ text, label = splitLabel(text) }: Row) =>
    label?.field === "interests" && label.confidence >= SURE_LABEL && label.value !== "" ? namesOfInterests(label.value) : [];
  return {
    interests: rows.flatMap(listOf).map((name) => ({ name })),
    rest: rows.filter((row) => listOf(row).length === 0),
  };
}
