import type { Block, Entry, FrameRow, Grid, LinkableText, Section, View } from "../view/shapes.ts";
import { breakLines, joinLines, type Letters, lineHeight, type SlideText, widthOf } from "./text-lines.ts";
import { MAX_LABELLED_CHARS, MIN_SLIDE_TEXT_PT } from "./thresholds.ts";

/** A paragraph of a slide before it has a position, with the height that it needs. */
export type Line = {
  words: SlideText[];
  bullet?: boolean;
  size: number;
  /** Points above. */
  before: number;
  /** Points, `before` included. */
  height: number;
  /** The lines that the paragraph breaks into. */
  broken: SlideText[][];
};
/** An entry, which stays together in its column if it can. */
export type Card = { head: Line[]; body: Line[] };

/** Sizes of slide text in points, before `scale`. */
const SIZES = { section: 16, head: 16, body: MIN_SLIDE_TEXT_PT };
export const BULLET_INDENT = 16;

export type Measure = {
  /** Points. */
  width: number;
  words: View["words"];
  letters: Letters;
  /** Factor on the font size. */
  scale: number;
};

/** The paragraphs of one section for a column of the given width. */
export function toCards({ block }: Section, measure: Measure): Card[] {
  return CARDS[block.kind](block as never, measure);
}

type Drawers = { [K in Block["kind"]]: (block: Extract<Block, { kind: K }>, measure: Measure) => Card[] };

const CARDS: Drawers = {
  text: ({ paragraphs }, measure) => paragraphs.map((text) => single(line([plain(text)], measure, { before: 8 }))),
  entries: ({ entries }, measure) => entries.map((entry) => entryCard(entry, measure)),
  missions: ({ entries }, measure) => entries.map((entry) => entryCard(entry, measure)),
  groups: ({ groups }, measure) =>
    groups.map(({ name, level, items }) =>
      single(
        line(
          [
            ...(name ? [strong(items.length > 0 || level ? `${name}: ` : name)] : []),
            ...(items.length > 0 ? [plain(items.join(measure.words.comma))] : []),
            ...(level ? [muted(items.length > 0 ? `  ${level}` : level)] : []),
          ],
          measure,
          { before: 5 },
        ),
      ),
    ),
  table: ({ rows, rowHeaderColumns }, measure) => rows.map((cells) => gridCard(cells, rowHeaderColumns, measure)),
  frame: ({ rows }, measure) => rows.map((row) => frameCard(row, measure)),
  list: ({ items }, measure) => items.map((item) => single(line([plain(item)], measure, { bullet: true, before: 3 }))),
  inline: ({ items }, measure) => [
    single(
      line(
        items.flatMap((item, index) => [...(index > 0 ? [accent(" · ")] : []), { ...item, role: "plain" as const }]),
        measure,
        { before: 4 },
      ),
    ),
  ],
};

const single = (body: Line): Card => ({ head: [], body: [body] });

/** A row of a table: the first lines of its cells stand together, further ones ("Thesis: …") as paragraphs below. */
function gridCard(cells: string[], rowHeaderColumns: Grid["rowHeaderColumns"], measure: Measure): Card {
  const linesOf = cells.map((cell) => cell.split("\n"));
  const first = gridLine(
    linesOf.map(([text = ""]) => text),
    rowHeaderColumns,
    measure,
  );
  const further = linesOf.flatMap(([, ...rest]) => rest);
  return further.length === 0 ? single(first) : { head: [first], body: further.map((text) => line([plain(text)], measure, { before: 3 })) };
}

/** "2009 – 2011  MSc, Computer Science  ·  Université de Liège". A row header that labels one value has a colon. */
function gridLine(cells: string[], rowHeaderColumns: Grid["rowHeaderColumns"], measure: Measure): Line {
  const words = cells.flatMap((text, column): SlideText[] => {
    const after = cells.slice(column + 1).some(Boolean);
    if (!text) return [];
    if (rowHeaderColumns.includes(column)) return [strong(after ? `${text}${cells.length === 2 ? ": " : "  "}` : text)];
    return [plain(after ? `${text}  ·  ` : text)];
  });
  return line(words, measure, { before: 5 });
}

/** A short value stands behind its label, a longer one below it, where it can be divided between slides. */
function frameCard({ label, paragraphs }: FrameRow, measure: Measure): Card {
  const [first = "", ...rest] = paragraphs;
  if (rest.length === 0 && first.length <= MAX_LABELLED_CHARS)
    return single(line([strong(`${label}: `), plain(first)], measure, { before: 6 }));
  return {
    head: [line([strong(label)], measure, { before: 6 })],
    body: paragraphs.map((text) => line([plain(text)], measure, { before: 3 })),
  };
}

function entryCard(entry: Entry, measure: Measure): Card {
  const { title, details, paragraphs, highlights, environment } = entry;
  const text = (words: SlideText[], bullet = false) => line(words, measure, { bullet, before: 4 });
  const labelled = (label: string, value: string) => text([...(label ? [strong(`${label}: `)] : []), muted(value)]);
  const below = (words: SlideText[]) => (words.length > 0 ? [line(words, measure, { before: 1 })] : []);
  return {
    head: [
      ...(title ? [line([{ ...title, role: "strong" }], measure, { size: SIZES.head, before: 10 })] : []),
      ...organisationAndDate(entry, measure).flatMap(below),
    ],
    body: [
      ...details.map(({ label, value }) => labelled(label, value)),
      ...paragraphs.map((paragraph) => text([plain(paragraph)])),
      ...highlights.map((highlight) => text([plain(highlight)], true)),
      ...(environment.length > 0 ? [labelled(measure.words.environment, environment.join(measure.words.comma))] : []),
    ],
  };
}

/** Employer, place and address on a line, with the date behind them where the line has room, else below. */
function organisationAndDate({ subtitle, place, address, date }: Entry, { width, letters, scale }: Measure): SlideText[][] {
  const separator = "  ·  ";
  const organisation = [
    ...(subtitle ? [{ ...subtitle, role: "accent" as const }] : []),
    ...(place ? [muted(subtitle ? `${separator}${place}` : place)] : []),
    ...(address ? [...(subtitle || place ? [muted(separator)] : []), { ...address, role: "muted" as const }] : []),
  ];
  if (!date) return [organisation];
  const together = organisation.length > 0 ? [...organisation, muted(`${separator}${date}`)] : [muted(date)];
  const needed = together.reduce((sum, word) => sum + widthOf(word, roundedSize(SIZES.body * scale), letters), 0);
  return needed <= width ? [together] : [organisation, [muted(date)]];
}

const plain = (text: string): SlideText => ({ text, role: "plain" });
const muted = (text: string): SlideText => ({ text, role: "muted" });
const accent = (text: string): SlideText => ({ text, role: "accent" });
const strong = (text: string): SlideText => ({ text, role: "strong" });

type Print = { bullet?: boolean; size?: number; before?: number };

function line(
  words: SlideText[],
  { width, letters, scale }: Measure,
  { bullet = false, size: usual = SIZES.body, before = 0 }: Print,
): Line {
  const size = roundedSize(usual * scale);
  const broken = breakLines(words, size, width - (bullet ? BULLET_INDENT : 0), letters);
  return { words, bullet, size, before, broken, height: before + broken.length * heightOfLine(words, size) };
}

/** Font sizes as people choose them: whole and half points. */
export const roundedSize = (size: number): number => Math.round(size * 2) / 2;

const heightOfLine = (words: LinkableText[], size: number) => lineHeight(words.map(({ text }) => text).join(""), size);

/** The title of a section in a column. */
export const sectionLine = (title: string, measure: Measure): Line => line([accent(title)], measure, { size: SIZES.section, before: 16 });

export const heightOf = ({ head, body }: Card): number => [...head, ...body].reduce((sum, { height }) => sum + height, 0);

/**
 * Splits a paragraph between its lines: the first part fits into `space` points, the second continues it. Undefined where that is not possible; a word
 * that is longer than a line stays whole.
 */
export function splitLine(paragraph: Line, space: number): [Line, Line] | undefined {
  const { broken, height, before } = paragraph;
  const each = (height - before) / broken.length;
  const fitting = Math.min(broken.length - MIN_PART_LINES, Math.floor((space - before) / each));
  const count = broken.slice(0, Math.max(0, fitting)).findLastIndex(endsBetweenWords) + 1;
  if (count < MIN_PART_LINES) return undefined;
  const part = (lines: SlideText[][]): Line => ({
    ...paragraph,
    words: joinLines(lines),
    broken: lines,
    height: before + lines.length * each,
  });
  return [part(broken.slice(0, count)), { ...part(broken.slice(count)), bullet: false }];
}

/** No line of a paragraph stands alone, as typesetters say of widows and orphans. */
const MIN_PART_LINES = 2;

/** True for a line that ends with a space, or with a letter of a script that has none. */
const endsBetweenWords = (line: SlideText[]) => /[\s\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef\u0e00-\u0e7f]$/.test(line.at(-1)?.text ?? "");
