import type { SetAside } from "../../reading.ts";
import type { PageContent, PositionedRun, Rule } from "./content.ts";
import { cleanText, hasPrivateUse, isPictogram } from "./text.ts";
import { right, type Word } from "./words.ts";

const SMALLEST_LEGIBLE = 3;
/** Colours nearer than this (0 to 1, each channel) cannot be told apart. */
const SAME_COLOR = 0.06;
const ICON_FONT = /awesome|icon|glyph|material|feather|ionic|fontello|icomoon|marvosym|dingbat|entypo|academicons/i;
/** Private-use places of the bullets in Symbol and Wingdings, with what they look like. */
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
/** The same places mean other things in Font Awesome. */
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
/** One sign of a font that does not say what its signs mean (bitmap fonts of TeX): alone it is a bullet or stands between two texts. */
const UNNAMED = /^[\u0080-\u009F]$/;
const bulletSign = ({ text, style }: PositionedRun) =>
  text.length === 1 ? (/wing|symbol|webding/i.test(style.font ?? "") ? SYMBOL_BULLETS : ICON_BULLETS)[text] : undefined;

/** Divides the runs of a page into what a person sees and what is set aside, and cleans the text of the former. */
export function visibleWords(page: PageContent): { words: Word[]; setAside: SetAside[] } {
  const setAside: SetAside[] = [];
  const words: Word[] = [];
  const covered = page.images.filter((image) => image.box.width * image.box.height > 0.5 * page.width * page.height);
  const seen = new DrawnTwice();
  for (const run of page.runs) {
    const detail = unseenBecause(run, page, covered.length > 0);
    const bullet = bulletSign(run);
    const text = bullet ?? (UNNAMED.test(run.text) ? "•" : cleanText(run.text));
    if (detail) setAside.push({ text: cleanText(run.text), reason: "hidden", box: run.box, detail });
    else if (isWatermark(run, page)) setAside.push({ text, reason: "watermark", box: run.box });
    else if (isIcon(run, text)) {
      words.push({ ...run, text: "", icon: true });
      if (text) setAside.push({ text, reason: "decoration", box: run.box });
    } else if (text.trim() === "") continue;
    else if (seen.before(run, text)) setAside.push({ text, reason: "duplicate", box: run.box });
    else words.push({ ...run, text });
  }
  return { words, setAside: setAside.filter((entry) => entry.text.trim() !== "") };
}

function isIcon(run: PositionedRun, text: string): boolean {
  if (bulletSign(run)) return false;
  if (text === "") return hasPrivateUse(run.text);
  return isPictogram(text) || (text.length <= 2 && ICON_FONT.test(run.style.font ?? "") && !/[•▪●■◦○]/.test(text));
}

function unseenBecause(run: PositionedRun, page: PageContent, isScan: boolean): string | undefined {
  // The invisible layer over a scanned page is its text.
  if (run.hidden && !(isScan && run.hidden === "drawn invisibly")) return run.hidden;
  if (run.style.size < SMALLEST_LEGIBLE) return "too small to be read";
  if (right(run) < 1 || run.box.x > page.width - 1 || run.baseline < 1 || run.box.y > page.height - 1) return "off the page";
  if (run.style.color && !run.hidden && sameColor(run.style.color, background(run, page))) return "in the colour of its background";
  return undefined;
}

/** The colour that was on the paper where the run was drawn; undefined over a picture or a pattern. */
function background(run: PositionedRun, page: PageContent): string | undefined {
  const x = run.box.x + run.box.width / 2;
  const y = run.box.y + run.box.height / 2;
  const isAt = ({ box, order }: { box: Rule["box"]; order: number }) =>
    order < run.order && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  const area = page.rules.findLast(isAt);
  const image = page.images.findLast(isAt);
  if (image && image.order > (area?.order ?? -1)) return undefined;
  return area ? area.fill || undefined : "#ffffff";
}

function sameColor(a: string, b: string | undefined): boolean {
  if (!b) return false;
  if (a === b) return true;
  const [one, other] = [channels(a), channels(b)];
  return [16, 8, 0].every((channel) => Math.abs(((one >> channel) & 255) - ((other >> channel) & 255)) / 255 < SAME_COLOR);
}

/** Red, green and blue of `#rrggbb` in one number. A document has few colours. */
function channels(color: string): number {
  const known = COLORS.get(color);
  if (known !== undefined) return known;
  if (COLORS.size >= MOST_COLORS) COLORS.clear();
  const value = Number.parseInt(color.slice(1), 16);
  COLORS.set(color, value);
  return value;
}

const MOST_COLORS = 1_000;
const COLORS = new Map<string, number>();

/** Large, slanted and pale: "DRAFT" across the page. */
function isWatermark(run: PositionedRun, page: PageContent): boolean {
  const slanted = run.rotated !== undefined && run.rotated % 90 > 10 && run.rotated % 90 < 80;
  const pale = (run.opacity ?? 1) < 0.6;
  return (slanted && run.box.width > page.width * 0.25) || (pale && run.style.size > 40 && run.box.width > page.width * 0.3);
}

/** The same text at almost the same place: a bold face or a shadow made by drawing twice. */
class DrawnTwice {
  /** Of each text, where it stands. */
  private texts = new Map<string, Map<number, PositionedRun[]>>();

  before(run: PositionedRun, text: string): boolean {
    const own = cell(Math.round(run.box.x / 8), Math.round(run.baseline / 8));
    const cells = this.texts.get(text);
    if (!cells) {
      this.texts.set(text, new Map([[own, [run]]]));
      return false;
    }
    for (const next of AROUND) if (cells.get(own + next)?.some((other) => isSame(run, other))) return true;
    const others = cells.get(own);
    if (others) others.push(run);
    else cells.set(own, [run]);
    return false;
  }
}

const cell = (column: number, line: number) => column * 1_000_000 + line;
const AROUND = [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((line) => cell(column, line)));

function isSame(run: PositionedRun, other: PositionedRun): boolean {
  const reach = 0.25 * run.style.size;
  const near = Math.abs(other.box.x - run.box.x) < reach && Math.abs(other.baseline - run.baseline) < reach;
  return near && Math.abs(other.style.size - run.style.size) < 1;
}
