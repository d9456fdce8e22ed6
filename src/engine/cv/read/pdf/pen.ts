import { EM_ASCENT, type PositionedRun } from "../layout/content.ts";
import { accented, isAccent } from "./accents.ts";

export type GlyphAttributes = {
  page: number;
  order: number;
  font: { bold: boolean; italic: boolean; font?: string };
  bold: boolean;
  color?: string;
  opacity: number;
  hidden?: string;
  heading?: number;
  artifact?: boolean;
};

export type Point = [number, number];
type Stroke = {
  attributes: GlyphAttributes;
  size: number;
  /** Unit vector of the writing direction. */
  direction: Point;
  start: Point;
  end: Point;
  glyphs: string[];
  /** Where the last glyph began. */
  last: Point;
  spaceBefore: boolean;
  apart: boolean;
};
export type Glyph = { text: string; from: Point; to: Point; size: number; attributes: GlyphAttributes };

/** Pieces further apart than this share of the font size are runs of their own; whether a space stands between is for the layout to say. */
const JUMP = 0.1;
const OVERLAP = 0.35;
const DRIFT = 0.08;
const MAX_GLYPHS = 4_000;

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
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
    const under = stroke && standsOver(glyph, { ...glyph, from: stroke.last, to: stroke.end }) ? accented(last, text) : undefined;
    if (stroke && under) stroke.glyphs.splice(-1, 1, under);
    else this.accent = glyph;
  }

  private draw({ text, from, to, size, attributes }: Glyph) {
    const kind = kindOf(text);
    if (kind === "space") {
      this.raise();
      this.spaced = true;
      return;
    }
    // A combining mark goes with the letter that it stands on, wherever the pen was put for it; one that stands beside it, as vowels of
    // Indian scripts do, makes the word longer.
    if (this.stroke && kind === "mark") {
      if (continues(this.stroke, from, size, attributes) && goesOn(this.stroke, to)) this.stroke.end = to;
      this.stroke.glyphs.push(text);
      return;
    }
    if (this.stroke && continues(this.stroke, from, size, attributes)) {
      this.stroke.end = to;
      this.stroke.last = from;
      this.stroke.glyphs.push(text);
      return;
    }
    this.raise();
    this.stroke = {
      attributes,
      size,
      direction: direction(from, to),
      start: from,
      end: to,
      last: from,
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
const MOST_KINDS = 10_000;
const isPrintedAscii = (code: number) => code > 0x20 && code < 0x7f;

/** The same few signs come again and again. */
function kindOf(text: string): Kind {
  if (text.length === 1 && isPrintedAscii(text.charCodeAt(0))) return "sign";
  const known = kinds.get(text);
  if (known) return known;
  if (kinds.size >= MOST_KINDS) kinds.clear();
  const kind = /^\s*$/.test(text) ? "space" : /^\p{M}+$/u.test(text) ? "mark" : "sign";
  kinds.set(text, kind);
  return kind;
}

/** The middle of the accent lies over or under the letter. */
function standsOver(accent: Glyph, letter: Glyph): boolean {
  const middle = (accent.from[0] + accent.to[0]) / 2;
  const isAcross = middle > letter.from[0] - 0.05 * letter.size && middle < letter.to[0] + 0.05 * letter.size;
  return isAcross && Math.abs(accent.from[1] - letter.from[1]) < 0.5 * letter.size && letter.to[0] > letter.from[0];
}

function continues(stroke: Stroke, from: Point, size: number, attributes: GlyphAttributes): boolean {
  const last = stroke.attributes;
  const sameStyle =
    Math.abs(size - stroke.size) < 0.05 * size &&
    last.font === attributes.font &&
    last.bold === attributes.bold &&
    last.color === attributes.color &&
    last.hidden === attributes.hidden &&
    last.opacity === attributes.opacity &&
    last.heading === attributes.heading &&
    last.artifact === attributes.artifact;
  if (!sameStyle || stroke.glyphs.length > MAX_GLYPHS) return false;
  const dx = from[0] - stroke.end[0];
  const dy = from[1] - stroke.end[1];
  const along = dx * stroke.direction[0] + dy * stroke.direction[1];
  const across = dx * stroke.direction[1] - dy * stroke.direction[0];
  return along < JUMP * size && along > -OVERLAP * size && Math.abs(across) < DRIFT * size;
}

const goesOn = ({ end, direction }: Stroke, to: Point) => (to[0] - end[0]) * direction[0] + (to[1] - end[1]) * direction[1] > 0;

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return length < 1e-6 ? [1, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function toRun({ attributes, size, direction, start, end, glyphs, spaceBefore, apart }: Stroke): PositionedRun {
  const degrees = Math.round((Math.atan2(direction[1], direction[0]) * 180) / Math.PI);
  const upright = Math.abs(degrees) <= 3;
  const baseline = start[1];
  const { page, color, opacity, hidden, heading, artifact, order, bold, font } = attributes;
  const place = upright
    ? { x: start[0], y: baseline - size * EM_ASCENT, width: Math.max(0, end[0] - start[0]), height: size }
    : boxAround(start, end, direction, size);
  const run: PositionedRun = {
    text: logicalText(glyphs),
    box: { page, ...place },
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
function boxAround(start: Point, end: Point, [x, y]: Point, size: number) {
  const [up, down] = [EM_ASCENT, 1 - EM_ASCENT];
  const xs = [start[0] + y * size * up, start[0] - y * size * down, end[0] + y * size * up, end[0] - y * size * down];
  const ys = [start[1] - x * size * up, start[1] + x * size * down, end[1] - x * size * up, end[1] + x * size * down];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Glyphs are drawn from left to right; letters of right-to-left scripts are read the other way round (digits are not). */
function logicalText(glyphs: string[]): string {
  const drawn = glyphs.join("");
  if (!RIGHT_TO_LEFT.test(drawn)) return drawn;
  const parts: string[] = [];
  for (const glyph of glyphs) {
    const isNumber = /^[\p{Nd}.,:/%+]$/u.test(glyph);
    if (isNumber && /\p{Nd}[.,:/%+]?$/u.test(parts.at(-1) ?? "")) parts.push(`${parts.pop()}${glyph}`);
    else parts.push(MIRRORED[glyph] ?? glyph);
  }
  return parts.reverse().join("");
}
