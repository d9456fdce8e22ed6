import type { ShownPlace } from "../../read/pdf/content-stream/interpreter.ts";
import { GLYPH_MIDDLE_EM } from "../../read/pdf/content-stream/thresholds.ts";
import type { Box, Line, Reading } from "../../reading.ts";
import type { Cut } from "../cut.ts";
import {
  CENTER_TOLERANCE_PT,
  COVERED_HEIGHT,
  COVERED_LETTERS,
  COVERED_SIDE_PT,
  MAX_DUPLICATE_SHIFT,
  MAX_DUPLICATE_SHIFT_EM,
  MAX_ICON_ABOVE_EM,
  MAX_ICON_GAP_EM,
  MIN_WORD_CHARS,
  PRINT_MARGIN_PT,
  SAME_LINE_EM,
} from "../thresholds.ts";
import { compared } from "./compared.ts";
import type { Replacement } from "./replacement.ts";
import { openScan, replacementOnScan } from "./scan.ts";

/** The glyphs of a page in the order of drawing. */
export type PageGlyphs = { number: number; width: number; height: number; glyphs: ShownPlace[] };
/** What goes of a page: glyphs by their index, and boxes of text that no glyph of the page shows, such as words of a scan. */
export type Located = { removed: Map<number, Set<number>>; replacements: Replacement[]; covered: Box[] };

/** What is needed of a reading: its text, and which pages were read from pictures of themselves. */
export type PrintedReading = Pick<Reading, "lines" | "setAside" | "pages" | "messages">;
type PrintedText = { text: string; physicalLines: { text: string; box: Box }[] };

/**
 * The glyphs of what is cut from the text of a document. Text is searched for in each logical line, whole words though they are divided at the end of a
 * printed line, and also in what the reader set aside, such as running headers and hidden text. Text that nobody
 * sees goes as a whole. On `strictPages` whole printed lines are covered.
 */
export function locate(
  reading: PrintedReading,
  cutsIn: (text: string, boxes: readonly Box[]) => Cut[],
  pages: readonly PageGlyphs[],
  strictPages: readonly number[] = [],
): Located {
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  const drawn = new Set(reading.messages.flatMap(({ code, page }) => (code === "drawn_text_recognized" && page ? [page] : [])));
  const scans = new Map(reading.pages.flatMap(({ number, scan }) => (scan ? [[number, openScan(number, scan)] as const] : [])));
  const located: Located = { removed: new Map(pages.map(({ number }) => [number, new Set()])), replacements: [], covered: [] };
  for (const printed of printedTexts(reading)) {
    const boxes = printed.physicalLines.map(({ box }) => box);
    const cuts = cutsIn(printed.text, boxes);
    if (cuts.length === 0) continue;
    located.covered.push(...boxes.filter(({ page }) => strictPages.includes(page)).map(withMargin));
    const scan = scans.get(boxes[0]?.page ?? 0);
    if (scan) {
      for (const { from, to, replacement } of cuts) addScanned(scan.find(printed.text.slice(from, to), boxes), replacement, located);
      continue;
    }
    const line = glyphsOf(printed, byNumber);
    const isPrinted = line.length > 0 || boxes.some(({ page }) => drawn.has(page));
    // The address of a link that covers no text is in the reading, and goes with the link.
    if (isPrinted) for (const cut of cuts) locateCut(cut, printed, line, located, byNumber);
  }
  for (const { text, reason, box } of reading.setAside)
    if (reason === "hidden" && box && !scans.has(box.page)) removeHidden({ text, physicalLines: [{ text, box }] }, byNumber, located);
  for (const scan of scans.values()) located.covered.push(...scan.search(cutsIn));
  for (const page of pages) withIcons(page, located.removed.get(page.number) as Set<number>);
  return located;
}

/** Text that nobody sees is read by programs: keywords in white, a word to the machine that scores the CV. */
function removeHidden(hidden: PrintedText, pages: Map<number, PageGlyphs>, { removed }: Located) {
  const found = lettersFor(compared(hidden.text), 0, glyphsOf(hidden, pages)) ?? [];
  for (const { page, glyphs } of found) for (const glyph of glyphs) removed.get(page)?.add(glyph);
}

function addScanned(found: Box[], text: string, { covered, replacements }: Located) {
  covered.push(...found);
  const [first] = found;
  if (first && text !== "") replacements.push(replacementOnScan(first, text));
}

/** Print reaches above and below the box of its line. */
const withMargin = ({ page, x, y, width, height }: Box): Box => ({
  page,
  x: x - COVERED_SIDE_PT,
  y: y - COVERED_HEIGHT * height,
  width: width + 2 * COVERED_SIDE_PT,
  height: height * (1 + 2 * COVERED_HEIGHT),
});

function printedTexts({ lines, setAside }: PrintedReading): PrintedText[] {
  const withBox = (line: Line) => line.physicalLines.flatMap(({ text, box }) => (box ? [{ text, box }] : []));
  return [
    ...lines.map((line) => ({ text: line.text, physicalLines: withBox(line) })),
    ...setAside.map(({ text, box }) => ({ text, physicalLines: box ? [{ text, box }] : [] })),
  ];
}

// ---- the glyphs of a line ----------------------------------------------------------------------------------------------------

/** A character of a line as it is compared, and the glyphs that draw it: several where it is drawn twice. */
type Letter = { letter: string; page: number; glyphs: number[] };

/** Line by line where several lines share a box, and from left to right in each: the way in which text is found almost always. */
function byBaseline(glyphs: { glyph: ShownPlace; index: number }[]): { glyph: ShownPlace; index: number }[] {
  const lines: { y: number; glyphs: typeof glyphs }[] = [];
  for (const one of glyphs) {
    const line = lines.find(({ y }) => Math.abs(y - one.glyph.y) < SAME_LINE_EM * one.glyph.size);
    if (line) line.glyphs.push(one);
    else lines.push({ y: one.glyph.y, glyphs: [one] });
  }
  return lines
    .toSorted((one, other) => one.y - other.y)
    .flatMap((line) => line.glyphs.toSorted((one, other) => one.glyph.x - other.glyph.x));
}

function glyphsOf({ physicalLines }: PrintedText, pages: Map<number, PageGlyphs>): Letter[] {
  return physicalLines.flatMap(({ box }) => {
    const page = pages.get(box.page);
    if (!page) return [];
    const within = page.glyphs.flatMap((glyph, index) => (isWithin(glyph, box) ? [{ glyph, index }] : []));
    const across = within.filter(({ glyph }) => Math.abs(glyph.endX - glyph.x) >= Math.abs(glyph.endY - glyph.y)).length;
    return lettersOf(across * 2 >= within.length ? byBaseline(within) : within, page.number);
  });
}

function lettersOf(glyphs: { glyph: ShownPlace; index: number }[], page: number): Letter[] {
  const letters: Letter[] = [];
  let last: { glyph: ShownPlace; letters: Letter[] } | undefined;
  for (const { glyph, index } of glyphs) {
    if (last && isDrawnAgain(last.glyph, glyph)) {
      for (const letter of last.letters) letter.glyphs.push(index);
      continue;
    }
    const made = [...compared(glyph.text)].map((letter) => ({ letter, page, glyphs: [index] }));
    // A hyphen that the word of the line does not have goes with the letter before it.
    if (made.length === 0 && HYPHEN.test(glyph.text)) letters.at(-1)?.glyphs.push(index);
    letters.push(...made);
    last = { glyph, letters: made };
  }
  return letters;
}

const HYPHEN = /^[\u00ad‐-]$/u;

/** Some producers make a bold face by drawing each glyph twice. */
const isDrawnAgain = (one: ShownPlace, other: ShownPlace) =>
  one.text === other.text &&
  Math.hypot(one.x - other.x, one.y - other.y) <
    Math.min(MAX_DUPLICATE_SHIFT_EM * one.size, MAX_DUPLICATE_SHIFT * Math.abs(one.endX - one.x));

function isWithin({ x, endX, y, endY, size }: ShownPlace, box: Box): boolean {
  const middleX = (x + endX) / 2;
  const isUpright = Math.abs(endX - x) >= Math.abs(endY - y);
  const middleY = (y + endY) / 2 - (isUpright ? GLYPH_MIDDLE_EM * size : 0);
  return (
    middleX >= box.x - PRINT_MARGIN_PT &&
    middleX <= box.x + box.width + PRINT_MARGIN_PT &&
    middleY >= box.y - PRINT_MARGIN_PT &&
    middleY <= box.y + box.height + PRINT_MARGIN_PT
  );
}

// ---- the glyphs of a cut -----------------------------------------------------------------------------------------------------

function locateCut(cut: Cut, { text, physicalLines }: PrintedText, line: Letter[], located: Located, pages: Map<number, PageGlyphs>) {
  const wanted = compared(text.slice(cut.from, cut.to));
  if (wanted === "") return;
  const before = compared(text.slice(0, cut.from));
  const found = lettersFor(wanted, occurrences(before + wanted, wanted) - 1, line) ?? wordsFor(text.slice(cut.from, cut.to), line);
  if (!found) {
    located.covered.push(...boxesOf(cut, text, physicalLines));
    return;
  }
  for (const { page, glyphs } of found) for (const glyph of glyphs) located.removed.get(page)?.add(glyph);
  if (cut.replacement !== "") located.replacements.push(replacementFor(cut.replacement, found, pages));
}

/** The letters at one of the places where a line has a text; all places where the line has it more or less often than it was read. */
function lettersFor(wanted: string, occurrence: number, line: Letter[]): Letter[] | undefined {
  for (const letters of [line, line.toReversed()]) {
    const shown = letters.map(({ letter }) => letter).join("");
    const places = placesIn(shown, wanted);
    const at = places[occurrence];
    if (at === undefined && places.length === 0) continue;
    const taken = at === undefined ? places : [at];
    return taken.flatMap((place) => slice(letters, place, wanted.length));
  }
  return undefined;
}

/** The same word by word, for text that stands in another order on the page than it is read. Short words follow the one before. */
function wordsFor(text: string, line: Letter[]): Letter[] | undefined {
  const words = text
    .split(/\s+/u)
    .map(compared)
    .filter((word) => word !== "");
  const long = words.filter((word) => word.length >= MIN_WORD_CHARS);
  if (words.length < 2 || long.length < words.length / 2) return undefined;
  const shown = line.map(({ letter }) => letter).join("");
  const found: Letter[] = [];
  let end = 0;
  for (const word of words) {
    const next = shown.indexOf(word, end);
    const at = next >= 0 && (word.length >= MIN_WORD_CHARS || next === end) ? next : shown.indexOf(word);
    if (at < 0) return undefined;
    found.push(...slice(line, at, word.length));
    end = at + word.length;
  }
  return found;
}

/** Letters beyond the first plane of Unicode are two units of a string, and one letter here. */
function slice(letters: Letter[], at: number, length: number): Letter[] {
  let offset = 0;
  return letters.filter(({ letter }) => {
    const start = offset;
    offset += letter.length;
    return start >= at && start < at + length;
  });
}

function placesIn(text: string, wanted: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) places.push(at);
  return places;
}
const occurrences = (text: string, wanted: string) => placesIn(text, wanted).length;

/** Where a cut of a line stands, by its share of the line's characters, for text that no glyph shows. */
function boxesOf({ from, to }: Cut, text: string, physicalLines: PrintedText["physicalLines"]): Box[] {
  let at = 0;
  return physicalLines.flatMap(({ text: printed, box }) => {
    const start = at;
    at += printed.length + 1;
    const [first, last] = [Math.max(from, start) - start, Math.min(to, at) - start];
    if (first >= last) return [];
    const share = box.width / Math.max(1, printed.length);
    const isWhole = physicalLines.length === 1 && from === 0 && to === text.length;
    if (isWhole) return [withMargin(box)];
    const left = Math.max(0, (first - COVERED_LETTERS) * share);
    return [withMargin({ ...box, x: box.x + left, width: Math.min(box.width, (last + COVERED_LETTERS) * share) - left })];
  });
}

function replacementFor(text: string, found: Letter[], pages: Map<number, PageGlyphs>): Replacement {
  const [first] = found as [Letter];
  const page = pages.get(first.page) as PageGlyphs;
  const own = new Set(found.filter((letter) => letter.page === first.page).flatMap(({ glyphs }) => glyphs));
  const glyphs = [...own].map((index) => page.glyphs[index] as ShownPlace);
  const start = glyphs.reduce((left, glyph) => (glyph.x < left.x ? glyph : left));
  const sameLine = (glyph: ShownPlace) => Math.abs(glyph.y - start.y) < start.size / 2;
  const right = Math.max(...glyphs.filter(sameLine).map(({ endX }) => endX));
  const next = page.glyphs.flatMap((glyph, index) =>
    !own.has(index) && sameLine(glyph) && glyph.x >= right - 1 && glyph.text.trim() ? [glyph.x] : [],
  );
  const limit = Math.min(page.width, ...next);
  const middle = (start.x + right) / 2;
  const centered = next.length === 0 && Math.abs(middle - page.width / 2) < CENTER_TOLERANCE_PT;
  return {
    page: page.number,
    text,
    x: centered ? middle : start.x,
    baseline: start.y,
    size: start.size,
    width: centered ? page.width : Math.max(start.size, limit - start.x),
    centered,
    bold: start.bold,
    color: start.color ?? "#000000",
  };
}

// ---- icons -------------------------------------------------------------------------------------------------------------------

const ICON = /^(?:\p{Co}|\p{So}|\p{Extended_Pictographic}|\u{fe0f})+$/u;
/** Icon fonts of LaTeX give a glyph its name for a text: "Envelope", "LINKEDIN-IN". A ligature has three letters at most. */
const NAMED_ICON = /^[A-Za-z][A-Za-z-]{3,}$/u;
const isIcon = (text: string) => ICON.test(text) || NAMED_ICON.test(text);

/** A telephone or an envelope from an icon font goes with the number or the address behind it, or below it where that was too long for the line. */
function withIcons({ glyphs }: PageGlyphs, removed: Set<number>) {
  for (const [index, icon] of glyphs.entries()) {
    if (removed.has(index) || !isIcon(icon.text.trim())) continue;
    const isBeside = (glyph: ShownPlace) => {
      const gap = glyph.x - icon.endX;
      return Math.abs(glyph.y - icon.y) < icon.size / 2 && gap > -icon.size / 2 && gap < MAX_ICON_GAP_EM * icon.size;
    };
    const isBelow = ({ x, y }: ShownPlace) =>
      Math.abs(x - icon.x) < icon.size / 2 && y - icon.y > icon.size / 2 && y - icon.y < MAX_ICON_ABOVE_EM * icon.size;
    const isAlone = () => !glyphs.some((glyph) => glyph !== icon && glyph.text.trim() !== "" && isBeside(glyph));
    const gone = [...removed].map((other) => glyphs[other] as ShownPlace);
    if (gone.some(isBeside) || (gone.some(isBelow) && isAlone())) removed.add(index);
  }
}
