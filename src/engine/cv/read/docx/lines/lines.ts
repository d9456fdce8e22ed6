import type { Cell, Run, SetAside, Style } from "../../../reading.ts";
import type { Paragraph, Piece, TextPiece } from "../model.ts";
import { typedMarker } from "../styles/symbols.ts";
import { type DraftLine, type Flow, LEADING, round, type Scope, textOfCells } from "./flow.ts";

export type Neighbours = { previous?: Paragraph; next?: Paragraph };

/** The lines of one paragraph: one, or more where line breaks divide it. None when nothing in it can be seen. */
export function paragraphLines(paragraph: Paragraph, scope: Scope, around: Neighbours): DraftLine[] {
  const { flow } = scope;
  const pieces = visiblePieces(paragraph.pieces, scope);
  const segments = splitAtBreaks(pieces);
  const lines: DraftLine[] = [];
  let blanks = 0;

  for (const segment of segments) {
    const line = segmentLine(segment, paragraph, scope, lines.length === 0);
    if (!line) {
      blanks++;
      continue;
    }
    line.gap = lines.length > 0 ? blanks : blanks + gapAbove(flow, paragraph, line.style.size);
    blanks = 0;
    flow.blanks = 0;
    lines.push(line);
  }

  if (lines.length === 0) leaveBlank(paragraph, flow, pieces);
  else settle(lines, paragraph, flow, around);
  return lines;
}

/** Hidden text, unfilled prompts, icons and page numbers go aside; the rest is what a reader sees. */
function visiblePieces(pieces: Piece[], scope: Scope): Piece[] {
  const aside = (reason: SetAside["reason"], detail?: string) => (texts: string) => {
    if (texts.trim() !== "") scope.setAside.push({ text: tidy(texts), reason, ...(detail ? { detail } : {}) });
  };
  const kept: Piece[] = [];
  const gone: { key: string; text: string; report: (text: string) => void }[] = [];

  for (const piece of withoutPageNumbers(pieces, aside("page_number"))) {
    const key =
      piece.kind !== "text"
        ? undefined
        : piece.hidden
          ? `hidden:${piece.hidden}`
          : piece.placeholder
            ? "prompt"
            : piece.icon
              ? "icon"
              : undefined;
    if (piece.kind !== "text" || key === undefined) {
      kept.push(piece);
      continue;
    }
    const last = gone.at(-1);
    if (last?.key === key) last.text += piece.text;
    else
      gone.push({
        key,
        text: piece.text,
        report: piece.hidden
          ? aside("hidden", piece.hidden)
          : piece.placeholder
            ? aside("decoration", "prompt")
            : aside("decoration", "icon"),
      });
  }
  for (const { text, report } of gone) report(text);
  return kept;
}

/** Words that stand around page numbers, so that the words of a name beside one are not taken for them. */
const PAGE_TERMS =
  "pages?|pg|p|seiten?|s|página|pagina|pág|pag|strona|str|sida|side|sivu|stránka|oldal|страница|стр|сторінка|σελίδα|σελ|of|von|de|sur|di|van|do|z|ze|av|af|из|от|з|από|第|页|頁|共|ページ|صفحة|من";
const BEFORE_NUMBER = new RegExp(`[\\s|–—\\-·•/,:(\\[]*(?:(?<!\\p{L})(?:${PAGE_TERMS})\\.?)?[\\s–—\\-:(\\[]*$`, "iu");
const AFTER_NUMBER = new RegExp(`^[\\s–—\\-/)\\]]*(?:(?:${PAGE_TERMS})(?!\\p{L})\\.?)?[\\s|–—\\-·•/,)\\]]*`, "iu");

/** Without the numbers of PAGE fields and the words that only serve them: "Page 1 of 3", "- 2 -", the end of "Jane Doe | Page 2". */
function withoutPageNumbers(pieces: Piece[], report: (text: string) => void): Piece[] {
  if (!pieces.some(isPageNumber)) return pieces;
  return groupBetween(pieces, (piece) => piece.kind !== "text").flatMap((group) => {
    if (!group.some(isPageNumber)) return group;
    const texts = group as TextPiece[];
    const kept = texts
      .map((piece, at) => ({ ...piece, text: stripPageWords(piece.text, texts[at - 1], texts[at + 1]) }))
      .filter((piece) => !piece.pageNumber && piece.text !== "");
    const isContent = kept.some((piece) => /[\p{L}\p{N}]/u.test(piece.text)) && !isCountedPage(texts);
    report((isContent ? texts.filter(isPageNumber) : texts).map((piece) => piece.text).join(""));
    return isContent ? kept : [];
  });
}

const isPageNumber = (piece: Piece) => piece.kind === "text" && piece.pageNumber === true;

function stripPageWords(text: string, before: TextPiece | undefined, after: TextPiece | undefined): string {
  const leading = before?.pageNumber ? text.replace(AFTER_NUMBER, "") : text;
  return after?.pageNumber ? leading.replace(BEFORE_NUMBER, "") : leading;
}

/** "Word 1 word 3" in a language that is not in the list. */
function isCountedPage(texts: TextPiece[]): boolean {
  const words = texts.filter((piece) => !piece.pageNumber).flatMap((piece) => piece.text.match(/\p{L}+/gu) ?? []);
  return texts.filter(isPageNumber).length === 2 && words.length <= 2 && words.every((word) => word.length <= 9);
}

/** Runs of text pieces, and the dividers between them as groups of one. */
function groupBetween(pieces: Piece[], divides: (piece: Piece) => boolean): Piece[][] {
  const groups: Piece[][] = [];
  let open: Piece[] | undefined;
  for (const piece of pieces) {
    if (divides(piece)) {
      groups.push([piece]);
      open = undefined;
    } else if (open) open.push(piece);
    else {
      open = [piece];
      groups.push(open);
    }
  }
  return groups;
}

type Segment = Exclude<Piece, { kind: "break" }>[];

function splitAtBreaks(pieces: Piece[]): Segment[] {
  const segments: Segment[] = [[]];
  for (const piece of pieces) {
    if (piece.kind === "break") segments.push([]);
    else (segments.at(-1) as Segment).push(piece);
  }
  return segments;
}

const DEFAULT_TAB_POINTS = 36;
/** Mean width of a character, in parts of the font size. Positions behind tabs are known no better than this. */
const MEAN_WIDTH = 0.5;

function segmentLine(segment: Segment, paragraph: Paragraph, scope: Scope, isFirst: boolean): DraftLine | undefined {
  const marker =
    isFirst && paragraph.bullet
      ? undefined
      : typedMarker(
          segment
            .map((piece) => (piece.kind === "tab" ? "\t" : piece.text))
            .join("")
            .trimStart(),
        );
  const content = marker ? dropLeading(segment, marker.length) : segment;
  const bullet = isFirst && paragraph.bullet ? paragraph.bullet : marker ? { glyph: marker.glyph, level: 0 } : undefined;
  const hang = paragraph.firstLine < 0 && !bullet && isFirst ? paragraph.firstLine : 0;

  const cells = cutCells(
    groupBetween(content, (piece) => piece.kind !== "text").flatMap(closeUp) as Segment,
    paragraph,
    paragraph.left + hang,
  );
  if (cells.length === 0) return undefined;
  const runs = cells.flatMap((cell) => cell.runs);
  const style = mainStyle(runs);
  const line: DraftLine = {
    cells,
    place: scope.place,
    flow: scope.flow,
    before: paragraph.before,
    style,
    indent: round(cells[0]?.x ?? 0),
    gap: 0,
    prints: [{ text: textOfCells(cells), part: paragraph.part, paragraph: paragraph.number }],
  };
  if (paragraph.heading !== undefined) line.heading = paragraph.heading;
  if (bullet) line.bullet = bullet;
  if (paragraph.shaded) line.shaded = true;
  return line;
}

/** "J A N E   D O E": words whose letters were set apart by hand, in one style, are words again. */
function closeUp(group: Piece[]): Piece[] {
  const texts = group.filter((piece) => piece.kind === "text");
  const [first] = texts;
  const text = texts.map((piece) => piece.text).join("");
  if (!first || !SET_APART.test(text) || !texts.every((piece) => isSameStyle(piece.style, first.style))) return group;
  const closed = text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ""));
  return closed.join("").length >= 5 && !CLASSES.test(text) ? [{ ...first, text: closed.join(" ") }] : group;
}

/** "A B C D E": classes of a driving licence, and no word. */
const CLASSES = /^[A-E\s]+$/;
const SET_APART = /^\s*[\p{L}\p{M}](?:\s[\p{L}\p{M}&'’.,-])+(?:\s{2,}[\p{L}\p{M}&](?:\s[\p{L}\p{M}&'’.,-])*)*\s*$/u;

/** Without the first `length` characters after leading space; a tab counts as one. */
function dropLeading(segment: Segment, length: number): Segment {
  const kept: Segment = [];
  let rest = length;
  let started = false;
  for (const piece of segment) {
    if (rest === 0 && started) {
      kept.push(piece);
      continue;
    }
    if (piece.kind === "tab") {
      if (started) rest--;
      continue;
    }
    const text: string = started ? piece.text : piece.text.trimStart();
    started ||= text !== "";
    kept.push({ ...piece, text: text.slice(rest) });
    rest = Math.max(0, rest - text.length);
  }
  return kept;
}

/** Cells are parted by tabs and by three or more spaces; leading ones are indentation. */
function cutCells(segment: Segment, paragraph: Paragraph, left: number): Cell[] {
  const cells: Cell[] = [];
  let open: TextPiece[] = [];
  let x = left;
  const close = () => {
    const runs = tidyRuns(open);
    open = [];
    if (runs.length === 0) return;
    const text = runs.map((run) => run.text).join("");
    const size = runs[0]?.size ?? 10;
    cells.push({ text, runs, x: round(x) });
    x += text.length * size * MEAN_WIDTH;
  };

  const parts = segment.flatMap(cutAtWideSpaces);
  for (const [at, part] of parts.entries()) {
    if (part.kind === "text") {
      open.push(part);
      continue;
    }
    const isIndentation = cells.length === 0 && open.every((piece) => piece.text.trim() === "");
    close();
    if (part.kind === "tab") x = tabPosition(x, paragraph.tabs, isIndentation ? "" : textAfter(parts, at));
    else x += part.width;
  }
  close();
  return cells;
}

type Part = TextPiece | { kind: "tab" } | { kind: "space"; width: number };

function cutAtWideSpaces(piece: Segment[number]): Part[] {
  if (piece.kind !== "text" || !/[^\S\n]{3,}/u.test(piece.text)) return [piece];
  return piece.text.split(/([^\S\n]{3,})/u).flatMap((text, at): Part[] => {
    if (text === "") return [];
    return at % 2 === 1 ? [{ kind: "space", width: text.length * piece.style.size * 0.28 }] : [{ ...piece, text }];
  });
}

function textAfter(parts: Part[], at: number): string {
  let text = "";
  for (let next = at + 1; next < parts.length; next++) {
    const part = parts[next] as Part;
    if (part.kind === "tab") break;
    if (part.kind === "text") text += part.text;
  }
  return text;
}

/** Where text goes on behind a tab: the next stop, or the next multiple of half an inch. */
function tabPosition(x: number, stops: Paragraph["tabs"], textBehind: string): number {
  const cleared = new Set(stops.filter((stop) => stop.alignment === "clear").map((stop) => stop.position));
  const next = stops
    .filter((stop) => stop.alignment !== "clear" && stop.alignment !== "bar" && !cleared.has(stop.position) && stop.position > x + 1)
    .sort((one, other) => one.position - other.position)[0];
  if (!next) return (Math.floor(x / DEFAULT_TAB_POINTS) + 1) * DEFAULT_TAB_POINTS;
  const width = textBehind.trim().length * 10 * MEAN_WIDTH;
  if (next.alignment === "right" || next.alignment === "end") return Math.max(x, next.position - width);
  if (next.alignment === "center") return Math.max(x, next.position - width / 2);
  return next.position;
}

const LIGATURES: Record<string, string> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl", ﬅ: "st", ﬆ: "st" };
/** Characters that show nothing: soft hyphens, zero-width spaces, marks of direction, controls. Joiners stay: scripts need them. */
const INVISIBLE = /(?![\t\n\v\f\r\u0085])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffc]/gu;

export const tidy = (text: string): string => (isTidy(text) ? text : tidied(text));

/** Tells of most texts, which are letters and signs with one space between words, that there is nothing to tidy. */
function isTidy(text: string): boolean {
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < SPACE || (code > LAST_OF_ASCII && !isTidySymbol(code)) || (code === SPACE && before === SPACE)) return false;
    before = code;
  }
  return true;
}

const [SPACE, LAST_OF_ASCII, SOFT_HYPHEN] = [0x20, 0x7e, 0xad];

/** Composed letters of Latin, Greek and Cyrillic, dashes, quotes and points: none that is invisible, wide, or written otherwise in NFC. */
const isTidySymbol = (code: number) =>
  (code > 0xa0 && code < 0x250 && code !== SOFT_HYPHEN) ||
  (code > 0x387 && code < 0x483) ||
  (code > 0x489 && code < 0x530) ||
  (code > 0x2011 && code < 0x2028);

const tidied = (text: string): string =>
  text
    .replace(INVISIBLE, "")
    .replace(/[\ufb00-\ufb06]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/\u2011/g, "-")
    .replace(/\s+/gu, " ")
    .normalize("NFC");

/** Runs of one cell: single spaces, trimmed at both ends, neighbours of one look joined. */
function tidyRuns(pieces: TextPiece[]): Run[] {
  const runs: Run[] = [];
  for (const piece of pieces) {
    const text = tidy(piece.text);
    if (text === "") continue;
    const last = runs.at(-1);
    const joined = last && (last.text.endsWith(" ") || last.text === "") ? text.trimStart() : text;
    if (last && last.link === piece.link && isSameStyle(last, piece.style)) last.text += joined;
    else if (joined !== "")
      runs.push({ ...piece.style, text: last ? joined : joined.trimStart(), ...(piece.link ? { link: piece.link } : {}) });
  }
  while (runs.length > 0 && (runs.at(-1) as Run).text.trim() === "") runs.pop();
  while (runs.length > 0 && (runs[0] as Run).text.trim() === "") runs.shift();
  const [first, last] = [runs[0], runs.at(-1)];
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return runs;
}

const isSameStyle = (one: Style, other: Style) =>
  one.size === other.size && one.bold === other.bold && one.italic === other.italic && one.font === other.font && one.color === other.color;

function styleOf({ size, bold, italic, font, color }: Run): Style {
  const style: Style = { size, bold, italic };
  if (font !== undefined) style.font = font;
  if (color !== undefined) style.color = color;
  return style;
}

/** The style of most of the characters. */
function mainStyle(runs: Run[]): Style {
  if (runs.length === 1) return styleOf(runs[0] as Run);
  const weights = new Map<string, { style: Style; characters: number }>();
  for (const run of runs) {
    const key = `${run.size}|${run.bold}|${run.italic}|${run.font}|${run.color}`;
    const known = weights.get(key);
    if (known) known.characters += run.text.length;
    else weights.set(key, { style: styleOf(run), characters: run.text.length });
  }
  return [...weights.values()].reduce((most, next) => (next.characters > most.characters ? next : most)).style;
}

function gapAbove(flow: Flow, paragraph: Pick<Paragraph, "before" | "contextual" | "styleId">, size: number): number {
  if (!flow.started) return 0;
  const together = paragraph.contextual && flow.contextual && paragraph.styleId === flow.styleId;
  const space = together ? 0 : Math.max(flow.after, paragraph.before);
  return round(space / (size * LEADING) + flow.blanks);
}

/** An empty paragraph is a gap; with a border it is a ruling line. */
function leaveBlank(paragraph: Paragraph, flow: Flow, pieces: Piece[]): void {
  const isRule = paragraph.hasRule || paragraph.borders?.top || paragraph.borders?.bottom;
  if (isRule) {
    const above = flow.last;
    const belongsAbove = above && flow.blanks === 0 && textOfCells(above.cells).length < 50 && !above.bullet;
    if (belongsAbove) above.ruled = true;
    else flow.ruleWaits = true;
  }
  const anchorsOnly = paragraph.boxes.length > 0 && pieces.length === 0;
  if (flow.started && !anchorsOnly) flow.blanks += paragraph.markSize < 6 ? round(paragraph.markSize / 12) : 1;
  if (flow.started) flow.after = Math.max(flow.after, paragraph.after);
}

function settle(lines: DraftLine[], paragraph: Paragraph, flow: Flow, around: Neighbours): void {
  const [first, last] = [lines[0] as DraftLine, lines.at(-1) as DraftLine];
  const { borders } = paragraph;
  if (borders && !borders.sides) {
    if (borders.top && !hasSameBorders(around.previous, paragraph)) first.ruled = true;
    if (borders.bottom && (borders.between || !hasSameBorders(around.next, paragraph))) last.ruled = true;
  }
  if (flow.ruleWaits || paragraph.hasRule) first.ruled = true;
  flow.started = true;
  flow.after = paragraph.after;
  flow.blanks = 0;
  flow.styleId = paragraph.styleId;
  flow.contextual = paragraph.contextual;
  flow.last = last;
  flow.ruleWaits = false;
}

/** Word draws one border around neighbours whose borders and indents are the same. */
const hasSameBorders = (one: Paragraph | undefined, other: Paragraph) =>
  one?.borders !== undefined && JSON.stringify([one.borders, one.left]) === JSON.stringify([other.borders, other.left]);
