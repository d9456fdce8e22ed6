import type { Cell, Line } from "../../reading.ts";
import { wordCount } from "../../text/spaces.ts";
import type { Context } from "../1-document/context.ts";
import { isProse } from "../1-document/line-style.ts";
import { SURE_LABEL } from "../1-document/thresholds.ts";
import { AT_EMPLOYER } from "../lexicon/joining-words.ts";
import { matchLabel } from "../recognisers/agency-fields.ts";
import type { DateRange } from "../recognisers/dates/date-range.ts";
import { findDateRanges, isDateOnly, isDuration } from "../recognisers/dates/dates.ts";
import { looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../recognisers/degrees.ts";
import { positionEvidence } from "./roles/name-evidence.ts";
import {
  MAX_CUT_END_CHARACTERS,
  MAX_CUT_PERIOD_CHARACTERS,
  MAX_DURATION_CHARACTERS,
  MAX_LINE_GAP,
  MAX_MONTH_CHARACTERS,
  MAX_NAME_WORDS,
  MAX_SENTENCE_WORDS,
  MAX_WRAPPED_SHIFT,
  MIN_BOLD_HEADS,
  MIN_RUN_IN_POSITION,
  MIN_RUN_IN_WORDS,
  MIN_SENTENCES,
  MIN_SENTENCES_RATIO,
} from "./thresholds.ts";

/**
 * "2017 – 2019" beside "• Fitter, Corve Works", "2014 – 2016" beside "• Turner, Teme Mill": where each date that stands alone has one list marker beside
 * it and there are no others, the markers are those of the entries and tell nothing.
 */
export function withoutEntryMarkers(lines: readonly Line[], { language }: Context): Line[] {
  const dated = lines.map((line) => !line.bullet && line.cells.length === 1 && isDateOnly(line.text, { language }));
  const areOfEntries = dated[0] && lines.every(({ bullet }, at) => (bullet !== undefined) === (dated[at - 1] ?? false));
  return areOfEntries ? lines.map((line) => (line.bullet ? { ...line, bullet: undefined } : line)) : [...lines];
}

/** "2019-06 ⇥ to ⇥ 2021-05", "2019-06 ⇥ to ⇥ present": a period whose three parts stand far apart, as in letter-spaced print. */
export function joinPeriodCells(lines: readonly Line[], { language }: Context): Line[] {
  return lines.map((line) => {
    const cells: Cell[] = [];
    for (const cell of line.cells) {
      const [from, to] = cells.slice(-2);
      const whole = from && to ? `${from.text} ${to.text} ${cell.text}` : "";
      if (!from || !to || /[\d\t]/.test(to.text) || !isDateOnly(from.text, { language }) || onlyRange(whole, language)?.single !== false)
        cells.push(cell);
      else cells.splice(-2, 2, { ...from, text: whole, runs: [...from.runs, ...to.runs, ...cell.runs] });
    }
    return cells.length < line.cells.length ? cellsAsLine(line, cells) : line;
  });
}

/** The only range of a text that is nothing else. */
function onlyRange(text: string, language: string): DateRange | undefined {
  const [range, ...more] = findDateRanges(text, { language });
  return more.length === 0 && isDateOnly(text, { language }) ? range : undefined;
}

/**
 * "Acme Ltd | 2018" over "– today", "January" over "2020", "Leith College ⇥ Oct 2012 – Feb" over "2016": a date that a line end cut, and whose dash
 * may look like a list marker.
 */
export function joinCutPeriods(lines: readonly Line[], { language }: Context): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const whole = above && (cutDate(above, line, language) ?? cutPeriod(above, line, language) ?? withDuration(above, line, language));
    if (whole) joined[joined.length - 1] = withText(above, whole);
    else joined.push(line);
  }
  return joined;
}

/**
 * "2018 – настоящее ⇥ Accountant" over "время ⇥ Acme Ltd", "2021 – à ce" over "jour", "May 2017 – June ⇥ Chef" over "2021 ⇥ Acme Ltd":
 * in a narrow column the end of a period is wrapped.
 */
export function joinCutEnds(lines: readonly Line[], { language }: Context): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const end = above && cutEnd(above, line, language);
    if (!end) {
      joined.push(line);
      continue;
    }
    const [first, ...rest] = above.cells as [Cell, ...Cell[]];
    joined[joined.length - 1] = cellsAsLine(above, [{ ...first, text: end }, ...rest, ...(rest.length === 0 ? line.cells.slice(1) : [])]);
    if (rest.length > 0 && line.cells.length > 1) joined.push(cellsAsLine(line, line.cells.slice(1)));
  }
  return joined;
}

function cutEnd(above: Line, line: Line, language: string): string | undefined {
  const [first] = above.cells;
  const [next, ...beside] = line.cells;
  if (!first || !next || line.bullet || next.text.length > MAX_CUT_END_CHARACTERS) return undefined;
  const whole = `${first.text} ${next.text}`;
  const isBelowText = above.cells.length > 1 && beside.length === 0 && line.indent >= (above.cells[1] as Cell).x;
  if (/\d/.test(next.text)) return !isBelowText && isCutEnd(first.text, line) && isWholePeriod(whole, language) ? whole : undefined;
  if (!OPEN_END.test(first.text)) return undefined;
  const isPeriod = isDateOnly(whole, { language }) && findDateRanges(whole, { language }).some(({ ongoing }) => ongoing);
  return isPeriod && !isDateOnly(first.text, { language }) ? whole : undefined;
}

const OPEN_END = /\d{4}\s*[–—-]\s*[\p{L}\p{M}' ’]{1,20}$/u;

const AFTER_DASH = /^[^–—~-]*\d[^–—~-]*[–—~-]\s*\p{L}*\.?$/u;
const isCutEnd = (first: string, line: Line) => line.gap <= MAX_LINE_GAP && AFTER_DASH.test(first);

/** One period and nothing else, whose end is not before its beginning. */
function isWholePeriod(text: string, language: string): boolean {
  const { start, end } = onlyRange(text, language) ?? {};
  return start !== undefined && end !== undefined && end >= start;
}

/**
 * "Apr – Sep ⇥ **Fitter**, Corve Works in the" over "2010 ⇥ town of Ludlow", and the same as four lines: the year of a narrow column stands in the second
 * line, beside the end of the title.
 */
export function joinCutYears(lines: readonly Line[], { language }: Context): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line;
    const cut = cutYear(lines.slice(at, at + 4), language);
    joined.push(...(cut?.lines ?? [line]));
    at += (cut?.taken ?? 1) - 1;
  }
  return joined;
}

function cutYear(lines: readonly Line[], language: string): { lines: Line[]; taken: number } | undefined {
  const [first, second, third, fourth] = lines;
  const [months, title, ...more] = first?.cells ?? [];
  if (!first || !second || !months || more.length > 0 || /\d/.test(months.text) || months.text.length > MAX_CUT_PERIOD_CHARACTERS)
    return undefined;
  const wholeWith = (year: Cell | undefined) => {
    const whole = `${months.text} ${year?.text}`;
    return year && YEAR.test(year.text) && onlyRange(whole, language) ? whole : undefined;
  };
  const goesOn = (text: Line | undefined, next: Line | undefined) => text && next && !next.bullet && next.gap <= MAX_LINE_GAP;
  if (title) {
    const [year, rest, ...others] = second.cells;
    const whole = wholeWith(year);
    if (!whole || others.length > 0 || !goesOn(first, second) || (rest && Math.abs(rest.x - title.x) > MAX_WRAPPED_SHIFT)) return undefined;
    return { lines: [cellsAsLine(first, [{ ...months, text: whole }, rest ? joinedCells(title, rest) : title])], taken: 2 };
  }
  const [text, year, rest] = [second, third?.cells[0], fourth?.cells[0]];
  const whole = third?.cells.length === 1 && text.cells.length === 1 && !text.bullet ? wholeWith(year) : undefined;
  if (!whole || !goesOn(first, second) || !goesOn(second, third)) return undefined;
  const date = cellsAsLine(first, [{ ...months, text: whole }]);
  const isRest = rest && fourth?.cells.length === 1 && goesOn(third, fourth) && Math.abs(fourth.indent - text.indent) <= MAX_WRAPPED_SHIFT;
  return isRest
    ? { lines: [date, cellsAsLine(text, [joinedCells(text.cells[0] as Cell, rest)])], taken: 4 }
    : { lines: [date, text], taken: 3 };
}

const joinedCells = (cell: Cell, next: Cell): Cell => {
  const [last] = cell.runs.slice(-1);
  const runs = last ? [...cell.runs.slice(0, -1), { ...last, text: `${last.text} ` }, ...next.runs] : next.runs;
  return { ...cell, text: `${cell.text} ${next.text}`, runs };
};

/** "Principais atividades e ⇥ Dirige a equipa" over "responsabilidades ⇥ Prepara o orçamento": a label wrapped beside its value. */
export function joinCutLabels(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const label = above && cutLabel(above, line);
    if (!label) {
      joined.push(line);
      continue;
    }
    const [first, ...values] = above.cells as [Cell, ...Cell[]];
    joined[joined.length - 1] = cellsAsLine(above, [{ ...first, text: label }, ...values]);
    if (line.cells.length > 1) joined.push(cellsAsLine(line, line.cells.slice(1)));
  }
  return joined;
}

function cutLabel(above: Line, line: Line): string | undefined {
  const [first, second, ...more] = above.cells;
  const [rest] = line.cells;
  if (!first || !second || !rest || more.length > 0 || line.bullet || rest.x >= second.x || matchLabel(first.text)) return undefined;
  const label = `${first.text} ${rest.text}`;
  return (matchLabel(label)?.confidence ?? 0) >= SURE_LABEL ? label : undefined;
}

/** "2017 – now – Acme Ltd, position: Fitter" is "2017 – now – Acme Ltd" over "position: Fitter", as in a form. */
export function separateInlineLabels(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const [cell, ...others] = line.cells;
    if (others.length > 0 && line.cells.every(({ text }) => namesPart(text)))
      return line.cells.map((one, index) => cellsAsLine(index === 0 ? line : { ...line, gap: 0 }, [one]));
    if (!cell || others.length > 0 || line.bullet) return [line];
    const parts = inlineParts(cell.text);
    return parts.length === 1
      ? [line]
      : parts.map((text, index) => cellsAsLine(index === 0 ? line : { ...line, gap: 0 }, [{ ...cell, text }]));
  });
}

/** "Company: Acme Ltd ⇥ Position: Fitter ⇥ Period: 2017 – 2019": each cell has a label of its own and its value. */
function namesPart(text: string): boolean {
  const label = /^([^:：]{2,40})[:：]\s*\S/u.exec(text)?.[1];
  const found = label === undefined ? undefined : matchLabel(label);
  return found !== undefined && found.confidence >= SURE_LABEL && (INLINE_FIELDS.has(found.field) || found.field === "dates");
}

/** What stands before the first label that names a part of an entry, and each such label with its value. */
function inlineParts(text: string): string[] {
  // "Position: Fitter – Period: 2017 – 2019"
  const isLabelled = namesPart(text);
  const starts = [...text.matchAll(INLINE_LABEL)].filter(({ groups }) => {
    const label = matchLabel(groups?.label ?? "");
    return (
      label !== undefined && label.confidence >= SURE_LABEL && (INLINE_FIELDS.has(label.field) || (isLabelled && label.field === "dates"))
    );
  });
  const cuts = [0, ...starts.map(({ index }) => index), text.length];
  return cuts.slice(1).map((to, index) =>
    text
      .slice(cuts[index], to)
      .replace(/^\s*[,;|–—-]\s*/u, "")
      .trim(),
  );
}

const INLINE_LABEL = /(?:[,;|]|\s[–—-]\s)\s*(?<label>\p{L}[\p{L}\p{M}' ]{2,30}?)\s*[:：]\s*(?=\S)/gu;
const INLINE_FIELDS = new Set<string>(["position", "title", "degree", "area", "company", "institution", "location"]);

/**
 * "Fitter, Corve Works, Ludlow. Kept the presses of three halls going." as a paragraph of a job: what names the entry, up to the first full stop,
 * is a line of its own.
 */
export function separateRunInHeads(lines: readonly Line[]): Line[] {
  const divided = separateSentences(lines, namesPost);
  const boldHeads = divided.map(boldHead);
  const areHeads = boldHeads.filter(Boolean).length >= MIN_BOLD_HEADS;
  return divided.flatMap((line, at) => {
    const lead = (areHeads ? boldHeads[at] : undefined) ?? sentenceOfNames(line) ?? headBeforeColon(line);
    return lead && wordCount(lead.text) >= MIN_RUN_IN_WORDS ? divideAfter(line, lead) : [line];
  });
}

/** What a paragraph begins with, and the text behind it. */
type Lead = { head: string; text: string };

/** "Fitter, Corve Works, Ludlow. Kept the presses of three halls going." */
function sentenceOfNames({ cells: [cell, ...others], bullet }: Line): Lead | undefined {
  if (!cell || others.length > 0 || bullet) return undefined;
  const [, head = "", text = ""] = RUN_IN_HEAD.exec(cell.text) ?? [];
  return namesJob(head) ? { head, text } : undefined;
}

/**
 * "October 2016 – May 2019" over "Fitter at Corve Works. Kept the presses of three halls going.": where each date of a section stands over a paragraph, the first
 * sentence of each names the entry, if most sound like one (`isHead`). It is a line of its own.
 */
function separateSentences(lines: readonly Line[], isHead: (sentence: string) => boolean): Line[] {
  const under = new Set(lines.filter((_, at) => isDateOnly(lines[at - 1]?.text ?? "")));
  const leads = new Map([...under].flatMap((line) => (firstSentence(line) ? [[line, firstSentence(line) as Lead] as const] : [])));
  const heads = [...leads.values()].filter(({ head }) => isHead(head)).length;
  const areHeads =
    leads.size >= MIN_SENTENCES && leads.size >= MIN_SENTENCES_RATIO * under.size && heads >= MIN_SENTENCES_RATIO * leads.size;
  return areHeads ? lines.flatMap((line) => (leads.has(line) ? divideAfter(line, leads.get(line) as Lead) : [line])) : [...lines];
}

/** The first sentence of a paragraph and the text behind it. The points behind "B.V.", "s.r.o." and "(TU/e)" may end one, that of "Dr." does not. */
function firstSentence({ cells: [cell, ...others], bullet }: Line): Lead | undefined {
  if (!cell || others.length > 0 || bullet) return undefined;
  for (const { index } of cell.text.matchAll(SENTENCE_END)) {
    const head = cell.text.slice(0, index);
    const last = head.split(" ").at(-1) as string;
    const isEnd = /[.)/]/u.test(last) || (/[\p{L}\p{M}]{4}$/u.test(last) && !ABBREVIATED.test(last));
    if (wordCount(head) > MAX_SENTENCE_WORDS) return undefined;
    if (isEnd) return { head, text: cell.text.slice(index + 1).trimStart() };
  }
  return undefined;
}

const SENTENCE_END = /\.(?=\s+\p{Lu}.{15})/gu;
const ABBREVIATED = /^(?:prof|dipl|univ|dept|corp|assoc|phil|habil)$/iu;

const partsOf = (sentence: string) => [sentence.split(/\s+/u).slice(0, 2).join(" "), ...sentence.split(/,\s+|\s+[–—|-]\s+/u)];
const namesPost = (sentence: string) => partsOf(sentence).some((part) => positionEvidence(part) >= MIN_RUN_IN_POSITION);

/** As `separateRunInHeads` does for jobs, for schools: "2009 – 2013" over "Physics (BSc), Leith College. Thesis on magnets." */
export const separateSchools = (lines: readonly Line[]): Line[] =>
  separateSentences(lines, (sentence) =>
    partsOf(sentence).some((part) => Math.max(looksLikeDegree(part), looksLikeInstitution(part)) >= MIN_RUN_IN_POSITION),
  );

/** "• 1988 à 1998 : Fitter chez M. Perrin : mended the presses of three halls, …": what a long item tells behind its employer and a colon is its text. */
function headBeforeColon({ cells: [cell, ...others], text: whole }: Line): Lead | undefined {
  if (!cell || others.length > 0 || !isProse(whole)) return undefined;
  const [, head = "", text = ""] = EMPLOYER_BEFORE_COLON.exec(cell.text) ?? [];
  return text ? { head, text } : undefined;
}

const EMPLOYER_BEFORE_COLON = new RegExp(String.raw`^((?=.*\d{4}).{8,60}?\s(?:${AT_EMPLOYER}|у)\s[^:]{3,60}?)\s*:\s+(\S.{30,})$`, "su");

/** Names begin with a capital: "Lead technical strategy, systems design and tests" begins a sentence. */
function namesJob(head: string): boolean {
  const names = head.split(/,\s+|\s+[–—|]\s+/u);
  const areNames = names.length > 1 && names.every((name) => wordCount(name) <= MAX_NAME_WORDS && /^[\p{Lu}\p{Lo}\d]/u.test(name));
  return areNames && looksLikePosition(names[0] as string) >= MIN_RUN_IN_POSITION;
}

/**
 * "**Press Operator** Kept the presses of three halls going." in several jobs of a section: the position in bold before the text of each. A mark may
 * stand between the two.
 */
function boldHead(line: Line): Lead | undefined {
  const lead = boldLead(line);
  return lead && looksLikePosition(lead.head) >= MIN_RUN_IN_POSITION && /^\p{Lu}/u.test(lead.text) ? lead : undefined;
}

/** A paragraph that begins with a few bold words. */
function boldLead({ cells: [cell, ...others], bullet }: Line): Lead | undefined {
  if (!cell || others.length > 0 || bullet) return undefined;
  const plain = cell.runs.findIndex(({ bold, text }) => !bold && text.trim() !== "");
  if (plain < 1) return undefined;
  const before = cell.runs.slice(0, plain).map(({ text }) => text);
  const text = cell.text.slice(before.join("").length).replace(/^[\s:.–—-]+/u, "");
  const head = before.join("").replace(/[\s:.–—-]+$/u, "");
  return head !== "" && wordCount(head) <= MAX_NAME_WORDS ? { head, text } : undefined;
}

/** A paragraph as two lines: what it begins with, and the text that it ends with. */
function divideAfter(line: Line, { head, text }: Lead): [Line, Line] {
  const cell = line.cells[0] as Cell;
  const at = cell.text.length - text.length;
  return [
    cellsAsLine(line, [{ ...cell, text: head, runs: runsBetween(cell.runs, 0, head.length) }]),
    // The text of a list item stands below it.
    cellsAsLine({ ...line, gap: 0, ...(line.bullet && { bullet: { ...line.bullet, level: line.bullet.level + 1 } }) }, [
      { ...cell, text, runs: runsBetween(cell.runs, at, Number.POSITIVE_INFINITY) },
    ]),
  ];
}

const RUN_IN_HEAD = /^([^.!?:]{8,120}[\p{L})]{4})\.\s+(\p{Lu}.{20,})$/su;

/**
 * "**Tide tables** (Go): when to cross the sands" over "**Bird book** (React): what was seen where": projects of one paragraph each, whose bold name
 * and text are lines of their own. Lists may stand between them.
 */
export function separateBoldNames(lines: readonly Line[]): Line[] {
  const names = lines.map(boldName);
  const areNamed = lines.every(({ bullet }, at) => bullet || names[at]) && names.filter(Boolean).length >= MIN_BOLD_HEADS;
  if (!areNamed) return [...lines];
  return lines.flatMap((line, at) => {
    const name = names[at];
    return name ? divideAfter({ ...line, gap: Math.max(line.gap, 1) }, name) : [line];
  });
}

/** "**Technologies:** Go" has a label, and "**Bird book**: a list" is hardly more than the name. */
function boldName(line: Line): Lead | undefined {
  const lead = boldLead(line);
  return lead && !matchLabel(lead.head) && wordCount(lead.text) >= MIN_RUN_IN_WORDS ? lead : undefined;
}

/** The runs of a part of a text, from one character up to another. */
function runsBetween(runs: Cell["runs"], from: number, to: number): Cell["runs"] {
  let start = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += run.text.length;
    return text === "" ? [] : [{ ...run, text }];
  });
}

export const cellsAsLine = (line: Line, cells: Cell[]): Line => ({ ...line, cells, text: cells.map(({ text }) => text).join("\t") });

/** A period of which the second part stands on a line of its own, after a dash or as the word that it goes on. */
function cutPeriod(above: Line, line: Line, language: string): string | undefined {
  const { text, bullet } = line;
  if (text.length > MAX_CUT_PERIOD_CHARACTERS) return undefined;
  const last = above.cells.at(-1)?.text ?? "";
  if (!bullet && YEAR.test(text) && isCutEnd(last, line) && isWholePeriod(`${last} ${text}`, language)) return `${above.text} ${text}`;
  const isDash = bullet !== undefined && /^[–—-]$/.test(bullet.glyph);
  const isOpen = !bullet && DANGLING.test(above.text) && isDateOnly(text, { language });
  const isWord = !bullet && !/\d/.test(text) && isDateOnly(above.text, { language });
  if (!isDash && !isWord && !isOpen) return undefined;
  const whole = isOpen ? `${above.text} ${text}` : `${above.text} – ${text}`;
  const range = findDateRanges(whole, { language }).find(({ from, to }) => from < above.text.length && to >= whole.trimEnd().length);
  return range && !range.single && (isDash || isOpen || range.ongoing) ? whole : undefined;
}

const DANGLING = /\d\s*[–—-]$/;
const YEAR = /^(?:19|20)\d\d$/;

/** "May 2019 – present" over "8 years": the duration of a period, printed below it. */
function withDuration(above: Line, { text }: Line, language: string): string | undefined {
  if (text.length > MAX_DURATION_CHARACTERS || !isDuration(text) || !isDateOnly(above.text, { language })) return undefined;
  return `${above.text} (${text})`;
}

/** A month alone over a year alone. */
function cutDate(above: Line, { text }: Line, language: string): string | undefined {
  if (!YEAR.test(text) || above.text.length > MAX_MONTH_CHARACTERS || /\d/.test(above.text)) return undefined;
  const whole = `${above.text} ${text}`;
  return isDateOnly(whole, { language }) ? whole : undefined;
}

/** The line with more text at its end, in the style of its last cell. */
function withText(line: Line, text: string): Line {
  const added = text.slice(line.text.length);
  const cells = line.cells.map((cell, index) => {
    if (index < line.cells.length - 1) return cell;
    const last = cell.runs.at(-1);
    return { ...cell, text: `${cell.text}${added}`, runs: last ? [...cell.runs, { ...last, text: added }] : [] };
  });
  return { ...line, text, cells };
}
