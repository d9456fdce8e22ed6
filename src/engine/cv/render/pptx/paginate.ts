import type { Section, View } from "../view/shapes.ts";
import { type Card, heightOf, type Line, type Measure, SIZES, splitLine, toCards } from "./cards.ts";

/** A slide before it is drawn: its title and its columns, each with its share of the width. */
export type Plan = { title: string; columns: { share: number; parts: Part[] }[] };
export type Part = { title?: string; cards: Card[] };

const SECTION_HEAD = 30;
const GAP = 14;

/** All in points. `gap` stands between two columns, `aside` is the column for dates. */
export type Room = { width: number; height: number; gap: number; aside: number; letters: number };

/** Deals the sections out on slides so that nothing overflows: the profile with what is short beside it, careers on slides of their own, the rest in two columns. */
export function planSlides(view: View, room: Room): Plan[] {
  const opening = openingSlide(view, room);
  const waiting = view.sections.filter((section) => !opening?.taken.includes(section));
  const slides = runsOfKind(waiting, view, room).flatMap((run) =>
    isWide(run[0] as Section, view, room) ? run.flatMap((section) => wideSlides(section, view, room)) : narrowSlides(run, view, room),
  );
  return [...(opening ? [opening.plan] : []), ...slides];
}

/** A profile that fits stands large on the first slide, with key facts and languages beside it when there is room. */
function openingSlide(view: View, room: Room): { plan: Plan; taken: Section[] } | undefined {
  const profile = view.sections.find(({ block }) => block.kind === "text");
  if (!profile) return undefined;
  const side = room.width * SIDE_SHARE - room.gap / 2;
  const beside: Part[] = [];
  const taken = [profile];
  let left = room.height;
  for (const section of view.sections.filter(({ key }) => key === "facts" || key === "languages")) {
    const cards = toCards(section, { width: side, aside: false, words: view.words, letters: room.letters });
    const needed = SECTION_HEAD + total(cards) + GAP;
    if (needed > left) continue;
    beside.push({ title: section.title, cards });
    taken.push(section);
    left -= needed;
  }
  const width = beside.length > 0 ? room.width * (1 - SIDE_SHARE) - room.gap / 2 : room.width;
  for (const textSize of [18, 16, 14, 12]) {
    const cards = toCards(profile, { width, aside: false, words: view.words, letters: room.letters, textSize });
    if (total(cards) > room.height) continue;
    const columns = [
      { share: beside.length > 0 ? 1 - SIDE_SHARE : 1, parts: [{ cards }] },
      ...(beside.length > 0 ? [{ share: SIDE_SHARE, parts: beside }] : []),
    ];
    return { plan: { title: profile.title, columns }, taken };
  }
  return undefined;
}

const SIDE_SHARE = 0.42;

/** Careers always get whole slides, other sections when half a slide would not hold them. */
function isWide(section: Section, view: View, room: Room): boolean {
  if (section.key === "work" || section.block.kind === "text") return true;
  return total(toCards(section, narrowMeasure(view, room))) > room.height * 1.6;
}

function runsOfKind(sections: Section[], view: View, room: Room): Section[][] {
  const runs: Section[][] = [];
  for (const section of sections) {
    const last = runs.at(-1);
    if (last?.[0] && isWide(last[0], view, room) === isWide(section, view, room)) last.push(section);
    else runs.push([section]);
  }
  return runs;
}

function wideSlides(section: Section, view: View, room: Room): Plan[] {
  const { block } = section;
  const { width, aside, height } = room;
  const dated = (block.kind === "entries" || block.kind === "missions") && block.entries.some(({ date }) => date);
  const measure: Measure = { width: dated ? width - aside : width, aside: dated, words: view.words, letters: room.letters };
  const pages = deal(toCards(section, measure), height);
  return pages.map((cards, index) => ({ title: titled(section.title, index > 0, view), columns: [{ share: 1, parts: [{ cards }] }] }));
}

const titled = (title: string, continued: boolean, { words }: View) => (continued ? `${title} (${words.continued})` : title);

const narrowMeasure = ({ words }: View, { width, gap, letters }: Room): Measure => ({
  width: (width - gap) / 2,
  aside: false,
  words,
  letters,
});

/** Each slide takes as many sections as its two columns hold; a section that is too tall for that gets slides of its own. */
function narrowSlides(sections: Section[], view: View, room: Room): Plan[] {
  const slides: Plan[] = [];
  const waiting = [...sections];
  while (waiting.length > 0) {
    const parts = waiting.map((section) => ({ title: section.title, cards: toCards(section, narrowMeasure(view, room)) }));
    const count = parts.findLastIndex((_, index) => balanced(parts.slice(0, index + 1), room.height)) + 1;
    if (count < 2) slides.push(...wideSlides(waiting.shift() as Section, view, room));
    else slides.push(twoColumns(balanced(parts.slice(0, count), room.height) as Required<Part>[][]));
    if (count >= 2) waiting.splice(0, count);
  }
  return slides;
}

const twoColumns = (columns: Required<Part>[][]): Plan => ({
  title: [...new Set(columns.flat().map(({ title }) => title))].join(" · "),
  columns: columns.map((parts) => ({ share: 0.5, parts })),
});

const partHeight = ({ cards }: Part) => SECTION_HEAD + total(cards) + GAP;

/** Parts that fit on one slide are split where its two columns are most alike. */
function balanced(parts: Required<Part>[], height: number): Required<Part>[][] | undefined {
  const tall = (some: Part[]) => some.reduce((sum, part) => sum + partHeight(part), 0) - GAP;
  const splits = parts.map((_, index) => [parts.slice(0, index + 1), parts.slice(index + 1)].filter((column) => column.length > 0));
  const best = splits.sort((a, b) => Math.max(...a.map(tall)) - Math.max(...b.map(tall)))[0];
  return best?.every((column) => tall(column) <= height) ? best : undefined;
}

const total = (cards: Card[]) =>
  cards.reduce((sum, card, index) => sum + heightOf(card) + (index === 0 && card.row?.header.length ? tableHead() : 0), 0);
const tableHead = () => SIZES.small * 1.22 + 8;

/** Fills slides of one height. A card moves on whole when it can, and is cut between its lines when it must. */
function deal(cards: Card[], height: number): Card[][] {
  const pages: Card[][] = [[]];
  let left = height;
  const waiting = [...cards];
  while (waiting.length > 0) {
    const card = waiting.shift() as Card;
    const first = pages.at(-1)?.length === 0;
    const needed = heightOf(card) + (first && card.row?.header.length ? tableHead() : 0);
    if (needed <= left) {
      pages.at(-1)?.push(card);
      left -= needed;
      continue;
    }
    const cut = needed > height * 0.75 || first ? cutCard(card, left, first) : undefined;
    if (cut) {
      pages.at(-1)?.push(cut[0]);
      waiting.unshift(cut[1]);
    } else if (first) {
      pages.at(-1)?.push(card);
    } else {
      waiting.unshift(card);
    }
    pages.push([]);
    left = height;
  }
  return pages.filter((page) => page.length > 0);
}

/** The part that fits and the rest, which repeats the head. Undefined when not even the head and one line fit. */
function cutCard(card: Card, room: number, must: boolean): [Card, Card] | undefined {
  if (card.row) return undefined;
  let used = card.head.reduce((sum, { height }) => sum + height, 0);
  const kept: Line[] = [];
  const rest = [...card.body];
  while (rest[0] && used + rest[0].height <= room) {
    used += rest[0].height;
    kept.push(rest.shift() as Line);
  }
  if (rest[0] && (kept.length === 0 || rest[0].height > room * 0.5)) {
    const split = splitLine(rest[0], room - used);
    if (split && (must || room - used > 60)) {
      kept.push(split[0]);
      rest.splice(0, 1, split[1]);
    }
  }
  if (kept.length === 0 || rest.length === 0) return undefined;
  return [
    { ...card, body: kept },
    { ...card, body: rest },
  ];
}
