import type { Box } from "../../../../reading.ts";
import { right, type Word } from "../../1-words/words.ts";
import type { Segment } from "../segment.ts";
import {
  MAX_BULLET_GAP_EM,
  MAX_GAP_BEHIND_DASH_EM,
  MAX_SEPARATOR_GAP_EM,
  MAX_SHAPE_ABOVE_EM,
  MAX_SHAPE_BELOW_EM,
  MAX_SHAPE_GAP_EM,
  MAX_SHAPE_HEIGHT_EM,
  MAX_STACKED_SHIFT_EM,
  MAX_STACKED_STEP_EM,
  MIN_BULLET_GAP_EM,
  MIN_GAP_BEFORE_DASH_EM,
  MIN_LETTER_BULLET_GAP_EM,
  MIN_NUMBER_GAP_EM,
  MIN_SHAPE_GAP_EM,
  MIN_STACKED_STEP_EM,
  NEIGHBOURS,
} from "../thresholds.ts";
import { leftEdge, toSegment } from "../to-segment.ts";

const BULLET = /^(?:[•◦▪▫■□●○‣⁃∙·⋅▸▹►▻▶▷➢➤➔→⇨✓✔✗✦✧★☆❖◆◇♦❑❒◻◼◾◽∗*–—―−‐-]|o|§|>|»|›)$/u;
/** The number of an item in a list of publications. */
const CITED = /^\[\d{1,3}\]$/;
const NUMBERED = /^(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]$/;

/** A lone bullet belongs to the segment that follows it on the baseline, near or far. */
export function withBullets(segments: Segment[]): Segment[] {
  const out: Segment[] = [];
  for (let index = 0; index < segments.length; index++) {
    const segment = segments[index] as Segment;
    const next = segments[index + 1];
    if (next && isSeparator(segment, segments[index - 1])) continue;
    if (
      (isLoneBullet(segment) || isLoneDash(segment, segments[index - 1], next)) &&
      next &&
      next.x - segment.right < MAX_BULLET_GAP_EM * next.size &&
      !isRating(next)
    ) {
      out.push({ ...next, bullet: { glyph: segment.text, x: segment.x } });
      index++;
    } else out.push(takeBullet(segment));
  }
  return out;
}

/** "01234 567890 • ✉ jane@example.org": a dot directly behind a text divides it from the next one, before which an icon stands. */
const isSeparator = (segment: Segment, before: Segment | undefined) =>
  before !== undefined &&
  /^[•·∙⋅]$/u.test(segment.text) &&
  segment.x > before.right &&
  segment.x - before.right < MAX_SEPARATOR_GAP_EM * segment.size;

const DASH = /^[–—―−‐-]$/u;
const DATE_ABOVE = /^[^–—]{0,16}(?:19|20)\d{2}$/u;
const DATE_BELOW = /^(?:\p{L}{3,12}\.? ?|\d{1,2}[./])?(?:19|20)\d{2}$/u;
const MONTH_BELOW = /^\p{L}{3,12}\.?$/u;

/** In a narrow column "May 2011" may stand over "– June 2013", or over "– June" and "2013": that dash is no bullet. */
export function withEndsOfPeriods(segments: Segment[]): Segment[] {
  return segments.map((segment, index) => {
    if (!segment.bullet || !DASH.test(segment.bullet.glyph)) return segment;
    const above = segments.slice(Math.max(0, index - NEIGHBOURS), index).findLast((other) => isStacked(other, segment));
    if (!above || above.bullet || !DATE_ABOVE.test(above.text)) return segment;
    const isYearBelow = () =>
      segments.slice(index + 1, index + 1 + NEIGHBOURS).some((other) => isStacked(segment, other) && /^(?:19|20)\d{2}$/.test(other.text));
    return DATE_BELOW.test(segment.text) || (MONTH_BELOW.test(segment.text) && isYearBelow()) ? withDash(segment) : segment;
  });
}

/** The second stands on the next line, and begins or ends where the first does. */
function isStacked(above: Segment, below: Segment): boolean {
  const step = below.baseline - above.baseline;
  const edges = [leftEdge(above) - leftEdge(below), above.right - below.right];
  return (
    above.page === below.page &&
    step > MIN_STACKED_STEP_EM * below.size &&
    step < MAX_STACKED_STEP_EM * below.size &&
    above.styleKey === below.styleKey &&
    edges.some((off) => Math.abs(off) < MAX_STACKED_SHIFT_EM * below.size)
  );
}

function withDash(segment: Segment): Segment {
  const [first] = segment.words as [Word, ...Word[]];
  const { glyph, x } = segment.bullet as NonNullable<Segment["bullet"]>;
  const dash = { ...first, text: glyph, box: { ...first.box, x, width: Math.max(0, segment.x - x) / 2 } };
  return toSegment([dash, { ...first, spaceBefore: true }, ...segment.words.slice(1)], segment.icon);
}

/** "● ● ● ○" is a star rating, not a list. */
const isRating = ({ text }: Segment) => /^(?:[●○◦•★☆⬤◯■□▪▫▮▯█░▓]\s*){2,}$/u.test(text);

const isLoneBullet = (segment: Segment) =>
  segment.words.length === 1 && (BULLET.test(segment.text) || NUMBERED.test(segment.text)) && segment.text !== "-";

/** A dash between two texts of a row is no bullet ("2019 - 2021"); one at the beginning of a cell may be. */
function isLoneDash(segment: Segment, before: Segment | undefined, next: Segment | undefined): boolean {
  if (segment.text !== "-" || !next) return false;
  const isFirst = before === undefined || segment.x - before.right > MIN_GAP_BEFORE_DASH_EM * segment.size;
  return isFirst && next.x - segment.right < MAX_GAP_BEHIND_DASH_EM * next.size;
}

function takeBullet(segment: Segment): Segment {
  const [first, second] = segment.words;
  if (isRating(segment)) return segment;
  if (!first || !second) return withoutGluedBullet(segment);
  const gap = (second.box.x - right(first)) / second.style.size;
  const isSpaced = second.spaceBefore === true || gap > MIN_BULLET_GAP_EM;
  const isBullet =
    BULLET.test(first.text) &&
    isSpaced &&
    // "o", "§" and ">" are bullets only with the gap of a bullet after them.
    (!/^[o§>]$/.test(first.text) || gap > MIN_LETTER_BULLET_GAP_EM || first.style.font !== second.style.font);
  const isNumber = (NUMBERED.test(first.text) && gap > MIN_NUMBER_GAP_EM) || (CITED.test(first.text) && isSpaced);
  if (!isBullet && !isNumber) return withoutGluedBullet(segment);
  return { ...toSegment(segment.words.slice(1), segment.icon), bullet: { glyph: first.text, x: first.box.x } };
}

/** "•Text", with nothing between. */
function withoutGluedBullet(segment: Segment): Segment {
  const match = /^([•▪■●‣➢➤►▶❖◆✓✔◦])(?![•▪■●‣➢➤►▶❖◆✓✔◦○])\s*(?=\S)/u.exec(segment.text);
  const first = segment.words[0];
  if (!match || !first || first.text === match[1]) return segment;
  const rest = first.text.slice((match[1] as string).length);
  const ratio = 1 / [...first.text].length;
  const box = { ...first.box, x: first.box.x + first.box.width * ratio, width: first.box.width * (1 - ratio) };
  return {
    ...toSegment([{ ...first, text: rest, box }, ...segment.words.slice(1)], segment.icon),
    bullet: { glyph: match[1] as string, x: segment.x },
  };
}

/** A small shape at the height of the letters, at a small distance before the text, is its bullet. */
export function withBulletShapes(segments: Segment[], shapes: Box[]): Segment[] {
  if (shapes.length === 0) return segments;
  return segments.map((segment, index) => {
    if (segment.bullet) return segment;
    const before = segments[index - 1]?.right ?? -Infinity;
    const shape = shapes.find((box) => box.x > before && isBulletOf(segment, box));
    return shape ? { ...segment, bullet: { glyph: "•", x: shape.x } } : segment;
  });
}

function isBulletOf({ x, baseline, size }: Segment, box: Box): boolean {
  const middle = box.y + box.height / 2;
  const gap = x - box.x - box.width;
  const isLevel = middle < baseline + MAX_SHAPE_BELOW_EM * size && middle > baseline - MAX_SHAPE_ABOVE_EM * size;
  return isLevel && gap > MIN_SHAPE_GAP_EM * size && gap < MAX_SHAPE_GAP_EM * size && box.height < MAX_SHAPE_HEIGHT_EM * size;
}
