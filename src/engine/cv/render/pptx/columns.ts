import type { Section } from "../view/shapes.ts";
import { type Card, heightOf, type Line, type Measure, sectionLine, splitLine, toCards } from "./cards.ts";
import { FILL_STEP_PT, MIN_FILL_RATIO, MIN_SPLIT_CARD_RATIO, MIN_SPLIT_SPACE_PT, SPLIT_COST_RATIO } from "./thresholds.ts";

/** What a section shows in one column. `starts`: its first entry is there, so that its title stands above. */
export type Part = { section: Section; cards: Card[]; title: Line; starts: boolean };
export type TextColumn = Part[];

/** The columns of a slide: how many it has, and their height in points. */
export type Slots = { count: number; height: number };

/**
 * Sections in as few slides as they need: one text that flows from column to column. An entry moves to the next column as a whole where possible, and
 * is split between its lines where not. The columns of all slides are filled alike, and those of the last slide once more among themselves.
 */
export function flowColumns(sections: Section[], measure: Measure, slots: Slots): TextColumn[] {
  const columns = fillAlike(
    sections.flatMap((section) => flowCards(section, measure)),
    slots,
  );
  const lastSlide = slots.count * Math.floor((columns.length - 1) / slots.count);
  return [...columns.slice(0, lastSlide), ...fillAlike(columns.slice(lastSlide).flat(), slots)].map(toParts);
}

/** How many slides the sections need. */
export const countSlides = (sections: Section[], measure: Measure, slots: Slots): number =>
  Math.ceil(
    fillColumns(
      sections.flatMap((section) => flowCards(section, measure)),
      slots,
      slots.height,
    ).length / slots.count,
  );

/** The height of the sections in one column. */
export const heightOfSections = (sections: Section[], measure: Measure): number =>
  heightOfFlow(sections.flatMap((section) => flowCards(section, measure)));

/** A section that is not divided. */
export function wholePart(section: Section, measure: Measure): Part {
  return { section, cards: toCards(section, measure), title: sectionLine(section.title, measure), starts: true };
}

export const heightOfColumn = (column: TextColumn): number =>
  column.reduce((sum, part) => sum + part.title.height + heightOfCards(part.cards), 0);
const heightOfCards = (cards: Card[]): number => cards.reduce((sum, card) => sum + heightOf(card), 0);

// ---- entries on their way into columns ---------------------------------------------------------------------------------------

/**
 * An entry of a section, with the title that stands above the first of its section in a column. `head` is that of the entry, which its continuation
 * repeats on the next slide; `isRest`: it is such a continuation.
 */
type FlowCard = { card: Card; head: Line[]; section: Section; title: Line; starts: boolean; isRest: boolean };

function flowCards(section: Section, measure: Measure): FlowCard[] {
  const made = MADE.get(section) ?? new Map<string, FlowCard[]>();
  const key = `${measure.width} ${measure.scale} ${measure.letters.plain}`;
  MADE.set(section, made);
  const cards = made.get(key) ?? makeFlowCards(section, measure);
  made.set(key, cards);
  return cards;
}

/** The same section is tried in many columns, and to find its lines takes longest. */
const MADE = new WeakMap<Section, Map<string, FlowCard[]>>();

function makeFlowCards(section: Section, measure: Measure): FlowCard[] {
  const title = sectionLine(section.title, measure);
  return toCards(section, measure).map((card, index) => ({ card, head: card.head, section, title, starts: index === 0, isRest: false }));
}

function toParts(column: FlowCard[]): TextColumn {
  const parts: TextColumn = [];
  for (const { card, section, title, starts } of column) {
    const last = parts.at(-1);
    if (last?.section === section) last.cards.push(card);
    else parts.push({ section, title, starts, cards: [card] });
  }
  return parts;
}

/** The height that an entry adds to a column, with the title of its section where it is the first of it there. */
const addedHeight = ({ section, title, card }: FlowCard, before: FlowCard | undefined) =>
  (before?.section === section ? 0 : title.height) + heightOf(card);
const heightOfFlow = (column: FlowCard[]) => column.reduce((sum, flow, index) => sum + addedHeight(flow, column[index - 1]), 0);

/** The cheapest way to fill as many slides as are needed: columns are filled up to a limit, which is looked for. */
function fillAlike(cards: FlowCard[], slots: Slots): FlowCard[][] {
  const { height } = slots;
  const usual = fillColumns(cards, slots, height);
  const count = slots.count * Math.ceil(usual.length / slots.count);
  let best = { columns: usual, cost: costOf(usual, height) };
  for (let limit = height * MIN_FILL_RATIO; limit < height; limit += FILL_STEP_PT) {
    const columns = fillColumns(cards, slots, limit);
    const cost = costOf(columns, height);
    if (columns.length <= count && cost < best.cost && columns.every((column) => heightOfFlow(column) <= height)) best = { columns, cost };
  }
  return best.columns;
}

/** The height of the highest column; each entry that is divided counts as much as some of it. */
const costOf = (columns: FlowCard[][], height: number): number =>
  Math.max(0, ...columns.map(heightOfFlow)) + columns.flat().filter(({ isRest }) => isRest).length * height * SPLIT_COST_RATIO;

/** Fills columns one after the other up to `limit`. What cannot be split there may take up to `height`. */
function fillColumns(cards: FlowCard[], { count, height }: Slots, limit: number): FlowCard[][] {
  const columns: FlowCard[][] = [[]];
  const waiting = [...cards];
  let used = 0;
  while (waiting.length > 0) {
    const flow = waiting.shift() as FlowCard;
    const column = columns.at(-1) as FlowCard[];
    const isEmpty = column.length === 0;
    const space = (isEmpty ? height : limit) - used;
    const needed = addedHeight(flow, column.at(-1));
    if (needed <= space) {
      column.push(flow);
      used += needed;
      continue;
    }
    const titleHeight = needed - heightOf(flow.card);
    const maySplit = isEmpty || heightOf(flow.card) > height * MIN_SPLIT_CARD_RATIO;
    const cut = maySplit ? splitCard(flow.card, space - titleHeight, isEmpty) : undefined;
    if (cut) {
      const isOnNextSlide = columns.length % count === 0;
      column.push({ ...flow, card: cut[0] });
      waiting.unshift({ ...flow, card: { ...cut[1], head: isOnNextSlide ? flow.head : [] }, starts: false, isRest: true });
    } else if (isEmpty) column.push(flow);
    else waiting.unshift(flow);
    columns.push([]);
    used = 0;
  }
  return columns.filter((column) => column.length > 0);
}

/**
 * Splits a card into the part that fits and the rest. Undefined when not even the head and one line fit; `must`: nothing else is in the column. A rest of
 * a line or two takes some lines more with it.
 */
function splitCard(card: Card, space: number, must: boolean): [Card, Card] | undefined {
  const cut = cutCard(card, space, must);
  const isWidow = cut && heightOfLines(cut[1].body) < MIN_SPLIT_SPACE_PT;
  return isWidow ? (cutCard(card, space - MIN_SPLIT_SPACE_PT, must) ?? (must ? cut : undefined)) : cut;
}

function cutCard(card: Card, space: number, must: boolean): [Card, Card] | undefined {
  let left = space - heightOfLines(card.head);
  const kept: Line[] = [];
  const rest = [...card.body];
  while (rest[0] && rest[0].height <= left) {
    left -= rest[0].height;
    kept.push(rest.shift() as Line);
  }
  const split = rest[0] && (must || left > MIN_SPLIT_SPACE_PT) ? splitLine(rest[0], left) : undefined;
  if (split) {
    kept.push(split[0]);
    rest.splice(0, 1, split[1]);
  }
  if (kept.length === 0 || rest.length === 0) return undefined;
  return [
    { ...card, body: kept },
    { ...card, body: rest },
  ];
}

const heightOfLines = (lines: Line[]): number => lines.reduce((sum, { height }) => sum + height, 0);
