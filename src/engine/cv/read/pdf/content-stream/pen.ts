import { EM_ASCENT, type PositionedRun } from "../../layout/1-words/content.ts";
import { isRightToLeft } from "../../layout/1-words/text.ts";
import { accented, isAccent } from "./accents.ts";

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

/** A sign from where it begins to where the pen is then. `order` is its position in the order of drawing. */
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

type Stroke = {
  first: Glyph;
  /** Unit vector of the writing direction. */
  direction: [x: number, y: number];
  endX: number;
  endY: number;
  glyphs: string[];
  /** The last glyph that is no mark on another. */
  last: Glyph;
  spaceBefore: boolean;
  apart: boolean;
};

/** Pieces further apart than this share of the font size are runs of their own; whether a space stands between is for the layout to say. */
const JUMP = 0.1;
const OVERLAP = 0.35;
const DRIFT = 0.08;
const MAX_GLYPHS = 4_000;

const MIRRORED: Record<string, string> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "{": "}",
  "}": "{",
  "<": ">",
  ">": "<",
  "«": "»",
  "»": "«",
};

/** Gathers glyphs into runs: one run as long as the pen goes on without a space, a jump or a change of style. */
export class Pen {
  private stroke?: Stroke;
  private spaced = false;
  private lifted = true;
  /** An accent drawn by itself: the letter that it stands on may follow. */
  private accent?: Glyph;

  constructor(private emit: (run: PositionedRun) => void) {}

  glyph(glyph: Glyph) {
    const { text } = glyph;
    const { accent } = this;
    this.accent = undefined;
    const letter = accent && standsOver(accent, glyph) ? accented(text, accent.text) : undefined;
    if (letter) return this.draw({ ...glyph, text: letter });
    if (accent) this.draw(accent);
    if (!isAccent(text)) return this.draw(glyph);
    const { stroke } = this;
    const last = stroke?.glyphs.at(-1) ?? "";
    const under = stroke && standsOver(glyph, { ...stroke.last, endX: stroke.endX, size: glyph.size }) ? accented(last, text) : undefined;
    if (stroke && under) stroke.glyphs.splice(-1, 1, under);
    else this.accent = glyph;
  }

  private draw(glyph: Glyph) {
    const { text } = glyph;
    const { stroke } = this;
    const kind = kindOf(text);
    if (kind === "space") {
      this.raise();
      this.spaced = true;
      return;
    }
    // A combining mark goes with the letter that it stands on, wherever the pen was put for it; one that stands beside it, as vowels of
    // Indian scripts do, makes the word longer.
    if (stroke && kind === "mark") {
      if (continues(stroke, glyph) && runsForward(stroke, glyph)) endAt(stroke, glyph);
      stroke.glyphs.push(text);
      return;
    }
    if (stroke && continues(stroke, glyph)) {
      endAt(stroke, glyph);
      stroke.last = glyph;
      stroke.glyphs.push(text);
      return;
    }
    this.raise();
    this.stroke = {
      first: glyph,
      direction: direction(glyph),
      endX: glyph.endX,
      endY: glyph.endY,
      last: glyph,
      glyphs: [text],
      spaceBefore: this.spaced,
      apart: this.lifted,
    };
    this.spaced = false;
    this.lifted = false;
  }

  lift() {
    if (this.accent) this.draw(this.accent);
    this.accent = undefined;
    this.raise();
    this.lifted = true;
  }

  private raise() {
    if (this.stroke) this.emit(toRun(this.stroke));
    this.stroke = undefined;
  }
}

type Kind = "space" | "mark" | "sign";
const kinds = new Map<string, Kind>();
const MAX_KINDS = 10_000;
const isPrintedAscii = (code: number) => code > 0x20 && code < 0x7f;

/** The same few signs come again and again. */
function kindOf(text: string): Kind {
  if (text.length === 1 && isPrintedAscii(text.charCodeAt(0))) return "sign";
  const known = kinds.get(text);
  if (known) return known;
  if (kinds.size >= MAX_KINDS) kinds.clear();
  const kind = /^\s*$/.test(text) ? "space" : /^\p{M}+$/u.test(text) ? "mark" : "sign";
  kinds.set(text, kind);
  return kind;
}

/** The middle of the accent lies over or under the letter. */
function standsOver(accent: Glyph, letter: Glyph): boolean {
  const middle = (accent.x + accent.endX) / 2;
  const isAcross = middle > letter.x - 0.05 * letter.size && middle < letter.endX + 0.05 * letter.size;
  return isAcross && Math.abs(accent.y - letter.y) < 0.5 * letter.size && letter.endX > letter.x;
}

function continues({ first, direction, endX, endY, glyphs }: Stroke, { x, y, size, attributes }: Glyph): boolean {
  const sameSize = Math.abs(size - first.size) < 0.05 * size;
  if (!sameSize || !haveSameStyle(first.attributes, attributes) || glyphs.length > MAX_GLYPHS) return false;
  const dx = x - endX;
  const dy = y - endY;
  const along = dx * direction[0] + dy * direction[1];
  const across = dx * direction[1] - dy * direction[0];
  return along < JUMP * size && along > -OVERLAP * size && Math.abs(across) < DRIFT * size;
}

/** Most signs share the attributes of the one before. */
const haveSameStyle = (a: GlyphAttributes, b: GlyphAttributes) =>
  a.opacity === b.opacity &&
  (a === b ||
    (a.font === b.font &&
      a.bold === b.bold &&
      a.color === b.color &&
      a.hidden === b.hidden &&
      a.heading === b.heading &&
      a.artifact === b.artifact));

const runsForward = ({ endX, endY, direction }: Stroke, glyph: Glyph) =>
  (glyph.endX - endX) * direction[0] + (glyph.endY - endY) * direction[1] > 0;

function endAt(stroke: Stroke, { endX, endY }: Glyph) {
  stroke.endX = endX;
  stroke.endY = endY;
}

function direction({ x, y, endX, endY }: Glyph): Stroke["direction"] {
  const length = Math.hypot(endX - x, endY - y);
  return length < 1e-6 ? [1, 0] : [(endX - x) / length, (endY - y) / length];
}

function toRun(stroke: Stroke): PositionedRun {
  const { first, direction, endX, glyphs, spaceBefore, apart } = stroke;
  const { x, y: baseline, size, order, attributes } = first;
  const { page, color, opacity, hidden, heading, artifact, bold, font } = attributes;
  const degrees = Math.round((Math.atan2(direction[1], direction[0]) * 180) / Math.PI);
  const upright = Math.abs(degrees) <= 3;
  const run: PositionedRun = {
    text: logicalText(glyphs),
    box: upright ? { page, x, y: baseline - size * EM_ASCENT, width: Math.max(0, endX - x), height: size } : boxAround(stroke),
    baseline,
    style: { size, bold, italic: font.italic },
    order,
  };
  if (font.font) run.style.font = font.font;
  if (color) run.style.color = color;
  if (spaceBefore) run.spaceBefore = true;
  if (apart) run.apart = true;
  if (!upright) run.rotated = (degrees + 360) % 360;
  if (hidden) run.hidden = hidden;
  if (opacity < 1) run.opacity = opacity;
  if (heading !== undefined) run.heading = heading;
  if (artifact) run.artifact = true;
  return run;
}

/** Around the em boxes of turned text. */
function boxAround({ first, direction: [x, y], endX, endY }: Stroke): PositionedRun["box"] {
  const { size, attributes } = first;
  const [up, down] = [EM_ASCENT, 1 - EM_ASCENT];
  const xs = [first.x + y * size * up, first.x - y * size * down, endX + y * size * up, endX - y * size * down];
  const ys = [first.y - x * size * up, first.y + x * size * down, endY - x * size * up, endY + x * size * down];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { page: attributes.page, x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Glyphs are drawn from left to right; letters of right-to-left scripts are read the other way round (digits are not). */
function logicalText(glyphs: string[]): string {
  const drawn = glyphs.join("");
  if (!isRightToLeft(drawn)) return drawn;
  const parts: string[] = [];
  for (const glyph of glyphs) {
    const isNumber = /^[\p{Nd}.,:/%+]$/u.test(glyph);
    if (isNumber && /\p{Nd}[.,:/%+]?$/u.test(parts.at(-1) ?? "")) parts.push(`${parts.pop()}${glyph}`);
    else parts.push(MIRRORED[glyph] ?? glyph);
  }
  return parts.reverse().join("");
}
