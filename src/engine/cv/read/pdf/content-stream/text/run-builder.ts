import { EM_ASCENT, type PositionedRun } from "../../../layout/1-words/content.ts";
import {
  MAX_ACCENT_OVERHANG_EM,
  MAX_ACCENT_SHIFT_EM,
  MAX_BASELINE_DRIFT_EM,
  MAX_RUN_GAP_EM,
  MAX_RUN_GLYPHS,
  MAX_RUN_OVERLAP_EM,
  MAX_RUN_SIZE_CHANGE,
  MAX_SLANT_DEGREES,
} from "../thresholds.ts";
import { accented, isAccent } from "./accents.ts";
import { logicalText } from "./logical-text.ts";

export type GlyphAttributes = {
  page: number;
  font: { bold: boolean; italic: boolean; font?: string };
  bold: boolean;
  color?: string;
  opacity: number;
  hidden?: string;
  heading?: number;
  artifact?: boolean;
};

/** A glyph from its origin to the origin of the next one. `order` is its position in the order of drawing. */
export type Glyph = {
  text: string;
  x: number;
  y: number;
  endX: number;
  endY: number;
  size: number;
  order: number;
  attributes: GlyphAttributes;
};

/** A run to which glyphs are still being added. */
type OpenRun = {
  first: Glyph;
  /** Unit vector of the writing direction. */
  direction: [x: number, y: number];
  endX: number;
  endY: number;
  strings: string[];
  /** The last base character: no combining mark. */
  last: Glyph;
  spaceBefore: boolean;
  startsTextObject: boolean;
};

/** Groups glyphs into runs: a run ends at a space, a gap or a change of style. */
export class RunBuilder {
  private run?: OpenRun;
  private isAfterSpace = false;
  private isNewTextObject = true;
  /** An accent drawn by itself: its letter may follow. */
  private accent?: Glyph;

  constructor(private emit: (run: PositionedRun) => void) {}

  addGlyph(glyph: Glyph) {
    const { text } = glyph;
    const { accent } = this;
    this.accent = undefined;
    const letter = accent && standsOver(accent, glyph) ? accented(text, accent.text) : undefined;
    if (letter) return this.add({ ...glyph, text: letter });
    if (accent) this.add(accent);
    if (!isAccent(text)) return this.add(glyph);
    const { run } = this;
    const last = run?.strings.at(-1) ?? "";
    const under = run && standsOver(glyph, { ...run.last, endX: run.endX, size: glyph.size }) ? accented(last, text) : undefined;
    if (run && under) run.strings.splice(-1, 1, under);
    else this.accent = glyph;
  }

  private add(glyph: Glyph) {
    const { text } = glyph;
    const { run } = this;
    const kind = kindOf(text);
    if (kind === "space") {
      this.endRun();
      this.isAfterSpace = true;
      return;
    }
    // A combining mark belongs to the letter that it stands on, wherever it was drawn; one that stands beside it, as vowels of Indian
    // scripts do, makes the run longer.
    if (run && kind === "mark") {
      if (continues(run, glyph) && runsForward(run, glyph)) moveEnd(run, glyph);
      run.strings.push(text);
      return;
    }
    if (run && continues(run, glyph)) {
      moveEnd(run, glyph);
      run.last = glyph;
      run.strings.push(text);
      return;
    }
    this.endRun();
    this.startRun(glyph);
  }

  private startRun(glyph: Glyph) {
    this.run = {
      first: glyph,
      direction: direction(glyph),
      endX: glyph.endX,
      endY: glyph.endY,
      last: glyph,
      strings: [glyph.text],
      spaceBefore: this.isAfterSpace,
      startsTextObject: this.isNewTextObject,
    };
    this.isAfterSpace = false;
    this.isNewTextObject = false;
  }

  endTextObject() {
    if (this.accent) this.add(this.accent);
    this.accent = undefined;
    this.endRun();
    this.isNewTextObject = true;
  }

  private endRun() {
    if (this.run) this.emit(toPositionedRun(this.run));
    this.run = undefined;
  }
}

type Kind = "space" | "mark" | "character";

const kindOf = (text: string): Kind => (/^\s*$/.test(text) ? "space" : /^\p{M}+$/u.test(text) ? "mark" : "character");

/** The middle of the accent lies over or under the letter. */
function standsOver(accent: Glyph, letter: Glyph): boolean {
  const middle = (accent.x + accent.endX) / 2;
  const isAcross = middle > letter.x - MAX_ACCENT_OVERHANG_EM * letter.size && middle < letter.endX + MAX_ACCENT_OVERHANG_EM * letter.size;
  return isAcross && Math.abs(accent.y - letter.y) < MAX_ACCENT_SHIFT_EM * letter.size && letter.endX > letter.x;
}

function continues({ first, direction, endX, endY, strings }: OpenRun, { x, y, size, attributes }: Glyph): boolean {
  const sameSize = Math.abs(size - first.size) < MAX_RUN_SIZE_CHANGE * size;
  if (!sameSize || !haveSameStyle(first.attributes, attributes) || strings.length > MAX_RUN_GLYPHS) return false;
  const dx = x - endX;
  const dy = y - endY;
  const along = dx * direction[0] + dy * direction[1];
  const across = dx * direction[1] - dy * direction[0];
  return along < MAX_RUN_GAP_EM * size && along > -MAX_RUN_OVERLAP_EM * size && Math.abs(across) < MAX_BASELINE_DRIFT_EM * size;
}

/** Most glyphs share the attributes object of the glyph before. */
const haveSameStyle = (a: GlyphAttributes, b: GlyphAttributes) =>
  a.opacity === b.opacity &&
  (a === b ||
    (a.font === b.font &&
      a.bold === b.bold &&
      a.color === b.color &&
      a.hidden === b.hidden &&
      a.heading === b.heading &&
      a.artifact === b.artifact));

const runsForward = ({ endX, endY, direction }: OpenRun, glyph: Glyph) =>
  (glyph.endX - endX) * direction[0] + (glyph.endY - endY) * direction[1] > 0;

function moveEnd(run: OpenRun, { endX, endY }: Glyph) {
  run.endX = endX;
  run.endY = endY;
}

function direction({ x, y, endX, endY }: Glyph): OpenRun["direction"] {
  const length = Math.hypot(endX - x, endY - y);
  return length === 0 ? [1, 0] : [(endX - x) / length, (endY - y) / length];
}

function toPositionedRun(open: OpenRun): PositionedRun {
  const { first, direction, endX, strings, spaceBefore, startsTextObject } = open;
  const { x, y: baseline, size, order, attributes } = first;
  const { page, color, opacity, hidden, heading, artifact, bold, font } = attributes;
  const degrees = Math.round((Math.atan2(direction[1], direction[0]) * 180) / Math.PI);
  const isHorizontal = Math.abs(degrees) <= MAX_SLANT_DEGREES;
  const run: PositionedRun = {
    text: logicalText(strings),
    box: isHorizontal ? { page, x, y: baseline - size * EM_ASCENT, width: Math.max(0, endX - x), height: size } : boxAround(open),
    baseline,
    style: { size, bold, italic: font.italic },
    order,
  };
  if (font.font) run.style.font = font.font;
  if (color) run.style.color = color;
  if (spaceBefore) run.spaceBefore = true;
  if (startsTextObject) run.startsTextObject = true;
  if (!isHorizontal) run.rotated = (degrees + 360) % 360;
  if (hidden) run.hidden = hidden;
  if (opacity < 1) run.opacity = opacity;
  if (heading !== undefined) run.heading = heading;
  if (artifact) run.artifact = true;
  return run;
}

/** The box around the em boxes of rotated text. */
function boxAround({ first, direction: [x, y], endX, endY }: OpenRun): PositionedRun["box"] {
  const { size, attributes } = first;
  const [up, down] = [EM_ASCENT, 1 - EM_ASCENT];
  const xs = [first.x + y * size * up, first.x - y * size * down, endX + y * size * up, endX - y * size * down];
  const ys = [first.y - x * size * up, first.y + x * size * down, endY - x * size * up, endY + x * size * down];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { page: attributes.page, x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
