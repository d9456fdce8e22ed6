import type { SetAside } from "../../../reading.ts";
import type { PageContent, PositionedRun, Rule } from "./content.ts";
import { cleanText, hasPrivateUse, isPictogram } from "./text.ts";
import { MAX_SAME_COLOR, MIN_LEGIBLE_POINTS } from "./thresholds.ts";
import { right, type Word } from "./words.ts";

const ICON_FONT = /awesome|icon|glyph|material|feather|ionic|fontello|icomoon|marvosym|dingbat|entypo|academicons/i;
/** Private-use codes of the bullets in Symbol and Wingdings, with the character of that shape. */
const SYMBOL_BULLETS: Record<string, string> = {
  "\uF0B7": "•",
  "\uF0A7": "▪",
  "\uF06E": "■",
  "\uF06F": "□",
  "\uF0A8": "◻",
  "\uF06C": "●",
  "\uF0D8": "➢",
  "\uF0FC": "✓",
  "\uF076": "❖",
  "\uF0E0": "→",
  "\uF0E8": "➔",
  "\uF02D": "-",
  "\uF0BE": "–",
  "\uF075": "◆",
  "\uF077": "◆",
  "\uF0D2": "➢",
  "\uF0F0": "⇨",
  "\uF071": "❑",
  "\uF072": "❒",
  "\uF046": "☞",
};
/** Font Awesome has other shapes at such codes. */
const ICON_BULLETS: Record<string, string> = {
  "\uF0B7": "•",
  "\uF0A7": "▪",
  "\uF111": "●",
  "\uF192": "●",
  "\uF10C": "○",
  "\uF1DB": "○",
  "\uF0C8": "■",
  "\uF096": "□",
  "\uF00C": "✓",
  "\uF054": "›",
  "\uF105": "›",
  "\uF0DA": "▸",
  "\uF061": "→",
  "\uF178": "→",
};
/** A glyph of a font without ToUnicode map (bitmap fonts of TeX): alone it is a bullet or a separator. */
const isUnmapped = (text: string) => text.length === 1 && text >= "\u0080" && text <= "\u009F";
const bulletGlyph = ({ text, style }: PositionedRun) =>
  text.length === 1 ? (/wing|symbol|webding/i.test(style.font ?? "") ? SYMBOL_BULLETS : ICON_BULLETS)[text] : undefined;

/** Hidden text: splits the runs of a page into the words that a person sees and what is set aside with the reason. Cleans the text of the words. */
export function visibleWords(page: PageContent): { words: Word[]; setAside: SetAside[] } {
  const setAside: SetAside[] = [];
  const words: Word[] = [];
  const isScan = page.images.some((image) => image.box.width * image.box.height > 0.5 * page.width * page.height);
  const seen = new DrawnTwice();
  const hasColorOfBackground = backgroundTest(page);
  for (const run of page.runs) {
    const detail = hiddenReason(run, page, isScan, hasColorOfBackground);
    const bullet = bulletGlyph(run);
    const text = bullet ?? (isUnmapped(run.text) ? "•" : cleanText(run.text));
    if (detail) setAside.push({ text: cleanText(run.text), reason: "hidden", box: run.box, detail });
    else if (isWatermark(run, page)) setAside.push({ text, reason: "watermark", box: run.box });
    else if (!bullet && isIcon(run, text)) {
      words.push({ ...run, text: "", icon: true });
      if (text) setAside.push({ text, reason: "decoration", box: run.box });
    } else if (text.trim() === "") continue;
    else if (seen.before(run, text)) setAside.push({ text, reason: "duplicate", box: run.box });
    else words.push(text === run.text ? run : { ...run, text });
  }
  return { words, setAside: setAside.filter((entry) => entry.text.trim() !== "") };
}

function isIcon(run: PositionedRun, text: string): boolean {
  if (text === "") return hasPrivateUse(run.text);
  return isPictogram(text) || (text.length <= 2 && ICON_FONT.test(run.style.font ?? "") && !/[•▪●■◦○]/.test(text));
}

function hiddenReason(
  run: PositionedRun,
  page: PageContent,
  isScan: boolean,
  hasColorOfBackground: (run: PositionedRun) => boolean,
): string | undefined {
  // The invisible layer over a scanned page is its text.
  if (run.hidden && !(isScan && run.hidden === "drawn invisibly")) return run.hidden;
  if (run.style.size < MIN_LEGIBLE_POINTS) return "too small to be read";
  if (right(run) < 1 || run.box.x > page.width - 1 || run.baseline < 1 || run.box.y > page.height - 1) return "off the page";
  return !run.hidden && hasColorOfBackground(run) ? "in the colour of its background" : undefined;
}

/** Tests whether a run has the colour of its background. The background is looked up only where the paper or an area under the run has that colour. */
function backgroundTest(page: PageContent): (run: PositionedRun) => boolean {
  const known = new Map<string, { isPaper: boolean; areas: Rule[] }>();
  const alikeTo = (color: string) => {
    const alike = { isPaper: sameColor(color, PAPER), areas: page.rules.filter(({ fill }) => sameColor(color, fill)) };
    known.set(color, alike);
    return alike;
  };
  return (run) => {
    const { color } = run.style;
    if (!color) return false;
    const { isPaper, areas } = known.get(color) ?? alikeTo(color);
    return (isPaper || areas.some((area) => isUnder(area, run))) && sameColor(color, background(run, page));
  };
}

const PAPER = "#ffffff";

/** The colour of what was drawn before the run at its place; undefined over a picture or a pattern. */
function background(run: PositionedRun, page: PageContent): string | undefined {
  const area = page.rules.findLast((rule) => isUnder(rule, run));
  const image = page.images.findLast((picture) => isUnder(picture, run));
  if (image && image.order > (area?.order ?? -1)) return undefined;
  return area ? area.fill || undefined : PAPER;
}

/** Drawn before the run, where its middle is. */
function isUnder({ box, order }: { box: Rule["box"]; order: number }, run: PositionedRun): boolean {
  if (order >= run.order) return false;
  const x = run.box.x + run.box.width / 2;
  const y = run.box.y + run.box.height / 2;
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function sameColor(a: string, b: string | undefined): boolean {
  if (!b) return false;
  if (a === b) return true;
  const one = channels(a);
  const other = channels(b);
  return isNear((one >> 16) & 255, (other >> 16) & 255) && isNear((one >> 8) & 255, (other >> 8) & 255) && isNear(one & 255, other & 255);
}

const isNear = (one: number, other: number) => Math.abs(one - other) / 255 < MAX_SAME_COLOR;

/** Red, green and blue of `#rrggbb` in one number. A document has few colours. */
function channels(color: string): number {
  const known = COLORS.get(color);
  if (known !== undefined) return known;
  if (COLORS.size >= MAX_COLORS) COLORS.clear();
  const value = Number.parseInt(color.slice(1), 16);
  COLORS.set(color, value);
  return value;
}

const MAX_COLORS = 1_000;
const COLORS = new Map<string, number>();

/** Large, slanted and pale: "DRAFT" across the page. */
function isWatermark(run: PositionedRun, page: PageContent): boolean {
  const slanted = run.rotated !== undefined && run.rotated % 90 > 10 && run.rotated % 90 < 80;
  const pale = (run.opacity ?? 1) < 0.6;
  return (slanted && run.box.width > page.width * 0.25) || (pale && run.style.size > 40 && run.box.width > page.width * 0.3);
}

/** The same text at almost the same place: a bold face or a shadow made by drawing twice. */
class DrawnTwice {
  /** Of each text, where it stands; of many, by cells of the page. */
  private texts = new Map<string, PositionedRun[] | Map<number, PositionedRun[]>>();

  before(run: PositionedRun, text: string): boolean {
    const known = this.texts.get(text);
    if (known instanceof Map) return isDrawnIn(known, run);
    if (known?.some((other) => isDrawnAt(other, run))) return true;
    if (known) known.push(run);
    this.texts.set(text, known === undefined ? [run] : known.length > MAX_LISTED ? byCell(known) : known);
    return false;
  }
}

const MAX_LISTED = 16;

const columnOf = ({ box }: PositionedRun) => Math.round(box.x / 8);
const rowOf = ({ baseline }: PositionedRun) => Math.round(baseline / 8);
const cell = (column: number, row: number) => column * 1_000_000 + row;
const AROUND = [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((row) => cell(column, row)));

/** The same text in the same cell or one beside it. */
const isDrawnAt = (other: PositionedRun, run: PositionedRun) =>
  isSame(run, other) && Math.abs(columnOf(other) - columnOf(run)) <= 1 && Math.abs(rowOf(other) - rowOf(run)) <= 1;

/** False for a run that is then remembered in its cell. */
function isDrawnIn(cells: Map<number, PositionedRun[]>, run: PositionedRun): boolean {
  const at = cell(columnOf(run), rowOf(run));
  for (const next of AROUND) if (cells.get(at + next)?.some((other) => isSame(run, other))) return true;
  keepIn(cells, at, run);
  return false;
}

function byCell(runs: readonly PositionedRun[]): Map<number, PositionedRun[]> {
  const cells = new Map<number, PositionedRun[]>();
  for (const run of runs) keepIn(cells, cell(columnOf(run), rowOf(run)), run);
  return cells;
}

function keepIn(cells: Map<number, PositionedRun[]>, at: number, run: PositionedRun) {
  const others = cells.get(at);
  if (others) others.push(run);
  else cells.set(at, [run]);
}

function isSame(run: PositionedRun, other: PositionedRun): boolean {
  const tolerance = 0.25 * run.style.size;
  const near = Math.abs(other.box.x - run.box.x) < tolerance && Math.abs(other.baseline - run.baseline) < tolerance;
  return near && Math.abs(other.style.size - run.style.size) < 1;
}
