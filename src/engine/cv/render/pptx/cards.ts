import { lineCount, textWidthPt } from "../measure.ts";
import type { Block, Entry, FrameRow, Grid, LinkableText, Section, View } from "../view/shapes.ts";
import { MAX_LABEL_RATIO, MAX_LABELLED_CHARS, SPLIT_FILL_RATIO, SPLIT_HEIGHT_FACTOR } from "./thresholds.ts";

/** Text of a slide before it has a position: paragraphs with the height that they need. */
export type SlideText = LinkableText & { role: "plain" | "strong" | "accent" | "muted" };
export type Line = {
  words: SlideText[];
  bullet?: boolean;
  size: number;
  /** Points above. */
  before: number;
  /** Points, `before` included. */
  height: number;
};
/** An entry, which stays together on a slide if it can. `aside` is its date, in a narrow column beside the text. */
export type Card = { aside?: { text: string; size: number }; head: Line[]; body: Line[]; row?: Row };
/** A row of a table. All rows next to each other on a slide are drawn as one real table; each of them has the height of the header row. */
export type Row = {
  header: string[];
  cells: string[];
  widths: number[];
  rowHeaderColumns: number[];
  size: number;
  lines: number;
  /** True where a word is wider than its column. */
  breaksWords: boolean;
  height: number;
  headHeight: number;
};

/** Sizes of slide text in points, before `scale`. */
const SIZES = { head: 15, body: 12, small: 11 };
const LEADING = 1.22;
const BULLET_INDENT = 14;

export type Measure = {
  /** Points. */
  width: number;
  /** Whether dates stand in a column of their own. */
  aside: boolean;
  words: View["words"];
  /** Width of the font's letters, see `letterWidth`. */
  letters: number;
  /** Factor on the font size. */
  scale: number;
};

/** The cards of one section for a column of the given width. */
export function toCards({ block }: Section, measure: Measure): Card[] {
  return CARDS[block.kind](block as never, measure);
}

type Drawers = { [K in Block["kind"]]: (block: Extract<Block, { kind: K }>, measure: Measure) => Card[] };

const CARDS: Drawers = {
  text: ({ paragraphs }, measure) => paragraphs.map((text) => ({ head: [], body: [line([plain(text)], measure, { before: 8 })] })),
  entries: ({ entries }, measure) => entries.map((entry) => entryCard(entry, measure)),
  missions: ({ entries }, measure) => entries.map((entry) => entryCard(entry, measure)),
  groups: ({ groups }, measure) =>
    groups.map(({ name, level, items }) => ({
      head: [],
      body: [
        line(
          [
            ...(name ? [{ text: items.length > 0 || level ? `${name}: ` : name, role: "strong" as const }] : []),
            ...(items.length > 0 ? [plain(items.join(", "))] : []),
            ...(level ? [{ text: items.length > 0 ? `  ${level}` : level, role: "muted" as const }] : []),
          ],
          measure,
          { before: 5 },
        ),
      ],
    })),
  table: (grid, measure) => {
    const fitted = { ...grid, widths: labelWidths(grid, measure) };
    return grid.rows.map((cells) => ({ head: [], body: [], row: tableRow(fitted, cells, measure) }));
  },
  frame: ({ rows }, measure) => rows.map((row) => frameCard(row, measure)),
  list: ({ items }, measure) => items.map((item) => ({ head: [], body: [line([plain(item)], measure, { bullet: true, before: 3 })] })),
  inline: ({ items }, measure) => [
    {
      head: [],
      body: [
        line(
          items.flatMap((item, index) => [...(index > 0 ? [accent(" · ")] : []), { ...item, role: "plain" as const }]),
          measure,
          { before: 4 },
        ),
      ],
    },
  ],
};

/** A short value stands behind its label, a longer one below it, where it can be divided between slides. */
function frameCard({ label, paragraphs }: FrameRow, measure: Measure): Card {
  const [first = "", ...rest] = paragraphs;
  const name = { text: rest.length > 0 || first.length > MAX_LABELLED_CHARS ? label : `${label}: `, role: "strong" as const };
  if (!name.text.endsWith(" ")) {
    return { head: [line([name], measure, { before: 6 })], body: paragraphs.map((text) => line([plain(text)], measure, { before: 3 })) };
  }
  return { head: [], body: [line([name, plain(first)], measure, { before: 6 })] };
}

function entryCard(entry: Entry, measure: Measure): Card {
  const { title, subtitle, place, address, date, details, paragraphs, highlights, environment } = entry;
  const organisation = [
    ...(subtitle ? [{ ...subtitle, role: "accent" as const }] : []),
    ...(place ? [muted(subtitle ? `  ·  ${place}` : place)] : []),
    ...(address ? [muted(subtitle || place ? "  ·  " : ""), { ...address, role: "muted" as const }] : []),
    ...(!measure.aside && date ? [muted(subtitle || place || address ? `  ·  ${date}` : date)] : []),
  ];
  const text = (words: SlideText[], bullet = false) => line(words, measure, { bullet, before: 4 });
  const labelled = (label: string, value: string) =>
    text([...(label ? [{ text: `${label}: `, role: "strong" as const }] : []), muted(value)]);

  return {
    aside: measure.aside && date ? { text: date, size: SIZES.body * measure.scale } : undefined,
    head: [
      ...(title ? [line([{ ...title, role: "strong" }], measure, { size: measure.aside ? SIZES.head : SIZES.body + 1, before: 8 })] : []),
      ...(organisation.length > 0 ? [line(organisation, measure, { before: 2, size: measure.aside ? SIZES.body + 0.5 : SIZES.body })] : []),
    ],
    body: [
      ...details.map(({ label, value }) => labelled(label, value)),
      ...paragraphs.map((paragraph) => text([plain(paragraph)])),
      ...highlights.map((highlight) => text([plain(highlight)], true)),
      ...(environment.length > 0 ? [labelled(measure.words.environment, environment.join(", "))] : []),
    ],
  };
}

/** Points: left and right of a cell, and above and below. */
const CELL_MARGINS = 18;
const ROW_MARGINS = 9;
/** Width of the longest word in bold letters. */
const widestWord = (text: string, size: number) => Math.max(0, ...text.split(/\s+/).map((word) => textWidthPt(word, size * 1.06)));

/** The widths of a table of labels and values: labels get what their longest word needs, up to half of the width. */
function labelWidths({ widths, rows }: Grid, { width, letters, scale }: Measure): number[] {
  const [label = 0, value = 0] = widths;
  if (widths.length !== 2) return widths;
  const needed = Math.max(...rows.map(([name = ""]) => widestWord(name, SIZES.small * scale * letters))) + CELL_MARGINS + 2;
  const ratio = Math.min(MAX_LABEL_RATIO, Math.max(label / (label + value), needed / width));
  return [ratio, 1 - ratio];
}

function tableRow({ header, widths, rowHeaderColumns }: Grid, cells: string[], { width, letters, scale }: Measure): Row {
  const size = SIZES.small * scale;
  const total = widths.reduce((sum, ratio) => sum + ratio, 0);
  const textWidth = (column: number) => (width * (widths[column] as number)) / total - CELL_MARGINS;
  const counts = cells.map((cell, column) => lineCount(cell, size * letters, textWidth(column)));
  const breaksWords = cells.some((cell, column) => widestWord(cell, size * letters) > textWidth(column));
  const lines = Math.max(1, ...counts);
  const rowHeight = (count: number) => count * size * LEADING + ROW_MARGINS;
  const headHeight = header.length > 0 ? rowHeight(1) : 0;
  return { header, cells, widths, rowHeaderColumns, size, lines, breaksWords, height: rowHeight(lines), headHeight };
}

const plain = (text: string): SlideText => ({ text, role: "plain" });
const muted = (text: string): SlideText => ({ text, role: "muted" });
const accent = (text: string): SlideText => ({ text, role: "accent" });

function line(words: SlideText[], { width, letters, scale }: Measure, { bullet = false, size: usual = SIZES.body, before = 0 } = {}): Line {
  const text = words.map((word) => word.text).join("");
  const size = usual * scale;
  const lines = lineCount(text, size * letters, width - (bullet ? BULLET_INDENT : 0) - 4);
  return { words, bullet, size, before, height: before + lines * size * LEADING };
}

export const heightOf = ({ head, body, row }: Card): number =>
  row ? row.height : [...head, ...body].reduce((sum, { height }) => sum + height, 0);

/** Splits a paragraph between words: the first part fits into `space` points, the second continues it. Undefined where that is not possible. */
export function splitLine(line: Line, space: number): [Line, Line] | undefined {
  const [word] = line.words;
  if (!word || line.words.length !== 1) return undefined;
  const fitting = ((space - line.before) / (line.height - line.before)) * SPLIT_FILL_RATIO;
  const cut = word.text.lastIndexOf(" ", Math.floor(word.text.length * fitting));
  if (fitting <= 0 || cut <= 0) return undefined;
  const part = (text: string, ratio: number): Line => ({
    ...line,
    words: [{ ...word, text }],
    height: line.before + (line.height - line.before) * ratio,
  });
  const ratio = cut / word.text.length;
  return [part(word.text.slice(0, cut), ratio * SPLIT_HEIGHT_FACTOR), { ...part(word.text.slice(cut + 1), 1 - ratio), bullet: false }];
}
