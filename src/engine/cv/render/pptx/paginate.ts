import type { Section, View } from "../view/shapes.ts";
import { type Card, heightOf, type Line, type Measure, splitLine, toCards } from "./cards.ts";

/** A slide before it is drawn: its title and its columns, each with its share of the width. `whole` are the sections that it shows from end to end. */
export type Plan = { title: string; columns: { share: number; parts: Part[] }[]; whole: Section[] };
export type Part = { title?: string; cards: Card[] };

const SECTION_HEAD = 30;
const GAP = 14;

/** All in points. `gap` stands between two columns, `aside` is the column for dates. */
export type Room = { width: number; height: number; gap: number; aside: number; letters: number };

/**
 * Slide order: which section stands on which slide, so that nothing overflows. First the profile with short sections beside it, then careers on
 * slides of their own, then the rest in two columns.
 */
export function planSlides(view: View, room: Room): Plan[] {
  const opening = openingSlide(view, room);
  const waiting = view.sections.filter((section) => !opening?.taken.includes(section));
  const slides = runsOfKind(waiting, view, room).flatMap((run) =>
    isWide(run[0] as Section, view, room) ? run.flatMap((section) => wideSlides(section, view, room)) : narrowSlides(run, view, room),
  );
  return [...(opening ? [opening.plan] : []), ...slides].reduce<Plan[]>((done, slide) => joinSmall(done, slide, view, room), []);
}

/** A slide that would be nearly empty moves below what stands first on the slide before it, when there is room. */
function joinSmall(done: Plan[], slide: Plan, view: View, room: Room): Plan[] {
  const before = done.at(-1);
  const [first, ...others] = before?.columns ?? [];
  const small = slide.whole.length > 0 && slide.columns.every(({ parts }) => tall(parts) < room.height * NEARLY_EMPTY);
  if (!before || !first || !small) return [...done, slide];
  const width = room.width * first.share - (first.share < 1 ? room.gap / 2 : 0);
  const below = (scale: number) => partsOf(slide.whole, measureOf({ width, aside: false }, view, room, scale));
  const parts = largest(SCALES, (scale) => fitting([...first.parts, ...below(scale)], room.height));
  if (!parts) return [...done, slide];
  const joined = {
    title: `${before.title} · ${slide.title}`,
    columns: [{ ...first, parts }, ...others],
    whole: [...before.whole, ...slide.whole],
  };
  return [...done.slice(0, -1), joined];
}

/** A profile that fits stands large on the first slide, with key facts and languages beside it when there is room. */
function openingSlide(view: View, room: Room): { plan: Plan; taken: Section[] } | undefined {
  const profile = view.sections.find(({ block }) => block.kind === "text");
  if (!profile) return undefined;
  const column = (share: number) => ({ width: room.width * share - (share < 1 ? room.gap / 2 : 0), aside: false });
  const taken = [profile];
  for (const section of view.sections.filter(({ key }) => key === "facts" || key === "languages")) {
    if (tall(partsOf([...taken.slice(1), section], measureOf(column(SIDE_RATIO), view, room))) <= room.height) taken.push(section);
  }
  const beside = taken.slice(1);
  const share = beside.length > 0 ? 1 - SIDE_RATIO : 1;
  const cards = largest(OPENING_SCALES, (scale) => {
    const made = toCards(profile, measureOf(column(share), view, room, scale));
    return total(made) <= room.height ? made : undefined;
  });
  if (!cards) return undefined;
  const besideAt = (scale: number) => partsOf(beside, measureOf(column(SIDE_RATIO), view, room, scale));
  const aside = largest(SCALES, (scale) => fitting(besideAt(scale), room.height)) ?? besideAt(1);
  const columns = [{ share, parts: [{ cards }] }, ...(aside.length > 0 ? [{ share: SIDE_RATIO, parts: aside }] : [])];
  return { plan: { title: profile.title, columns, whole: taken }, taken };
}

const SIDE_RATIO = 0.42;
const OPENING_SCALES = [1.5, 1.33, 1.17, 1];
/** Text grows as far as it needs no further slide; the last one spares a slide that would be nearly empty. */
const SCALES = [1.25, 1.17, 1.08, 1];
const TIGHT = 0.93;
const NEARLY_EMPTY = 0.3;

function largest<T>(scales: number[], make: (scale: number) => T | undefined): T | undefined {
  for (const scale of scales) {
    const made = make(scale);
    if (made !== undefined) return made;
  }
  return undefined;
}

const measureOf = (column: Pick<Measure, "width" | "aside">, { words }: View, { letters }: Room, scale = 1): Measure => ({
  ...column,
  words,
  letters,
  scale,
});
const partsOf = (sections: Section[], measure: Measure) =>
  sections.map((section) => ({ title: section.title, cards: toCards(section, measure) }));
const tall = (parts: Part[]) => parts.reduce((sum, { title, cards }) => sum + (title ? SECTION_HEAD : 0) + total(cards) + GAP, 0) - GAP;
/** Parts that leave the slide its foot and words whole. */
const fitting = <P extends Part>(parts: P[], height: number): P[] | undefined =>
  tall(parts) <= height && !parts.some(({ cards }) => cards.some(({ row }) => row?.breaksWords)) ? parts : undefined;

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
  const dated = (block.kind === "entries" || block.kind === "missions") && block.entries.some(({ date }) => date);
  const column = { width: dated ? room.width - room.aside : room.width, aside: dated };
  const pagesAt = (scale: number) => deal(toCards(section, measureOf(column, view, room, scale)), room.height);
  const usual = pagesAt(1);
  const tight = total(usual.at(-1) ?? []) < room.height * NEARLY_EMPTY ? pagesAt(TIGHT) : usual;
  const scale = tight.length < usual.length ? TIGHT : largest(SCALES, (one) => (pagesAt(one).length <= usual.length ? one : undefined));
  const pages = dealEvenly(toCards(section, measureOf(column, view, room, scale)), room.height);
  return pages.map((cards, index) => ({
    title: titled(section.title, index > 0, view),
    columns: [{ share: 1, parts: [{ cards }] }],
    whole: pages.length === 1 ? [section] : [],
  }));
}

const titled = (title: string, continued: boolean, { words }: View) => (continued ? `${title} (${words.continued})` : title);

const narrowMeasure = (view: View, room: Room, scale = 1) =>
  measureOf({ width: (room.width - room.gap) / 2, aside: false }, view, room, scale);

/** Each slide takes as many sections as its two columns hold; a section that is too tall for that gets slides of its own. */
function narrowSlides(sections: Section[], view: View, room: Room): Plan[] {
  const slides: Plan[] = [];
  const waiting = [...sections];
  const columns = (count: number, scale: number) =>
    balanced(partsOf(waiting.slice(0, count), narrowMeasure(view, room, scale)), room.height);
  while (waiting.length > 0) {
    const count = waiting.findLastIndex((_, index) => columns(index + 1, 1)) + 1;
    const both = count >= 2 ? largest(SCALES, (scale) => columns(count, scale)) : undefined;
    if (both) slides.push(twoColumns(both, waiting.slice(0, count)));
    else slides.push(...wideSlides(waiting[0] as Section, view, room));
    waiting.splice(0, both ? count : 1);
  }
  return slides;
}

const twoColumns = (columns: Required<Part>[][], whole: Section[]): Plan => ({
  title: [...new Set(whole.map(({ title }) => title))].join(" · "),
  columns: columns.map((parts) => ({ share: 0.5, parts })),
  whole,
});

/** Parts that fit on one slide are split where its two columns are most alike. */
function balanced(parts: Required<Part>[], height: number): Required<Part>[][] | undefined {
  const splits = parts.map((_, index) => [parts.slice(0, index + 1), parts.slice(index + 1)].filter((column) => column.length > 0));
  const best = splits.sort((a, b) => Math.max(...a.map(tall)) - Math.max(...b.map(tall)))[0];
  return best?.every((column) => tall(column) <= height) ? best : undefined;
}

const total = (cards: Card[]) =>
  cards.reduce((sum, card, index) => sum + heightOf(card) + (index === 0 ? (card.row?.headHeight ?? 0) : 0), 0);

/** As many slides as needed and no more, filled alike: the lowest height of which the same number of slides comes. */
function dealEvenly(cards: Card[], height: number): Card[][] {
  const count = deal(cards, height).length;
  for (let fill = height * 0.3; fill < height; fill += FILL_STEP) {
    const pages = deal(cards, height, fill);
    if (pages.length <= count && pages.every((page) => total(page) <= height)) return pages;
  }
  return deal(cards, height);
}
const FILL_STEP = 12;

/** Fills slides up to a height. A card moves on whole when it can, and is cut between its lines when it must. */
function deal(cards: Card[], height: number, fill = height): Card[][] {
  const pages: Card[][] = [[]];
  let left = fill;
  const waiting = [...cards];
  while (waiting.length > 0) {
    const card = waiting.shift() as Card;
    const first = pages.at(-1)?.length === 0;
    const needed = heightOf(card) + (first ? (card.row?.headHeight ?? 0) : 0);
    if (needed <= (first ? height : left)) {
      pages.at(-1)?.push(card);
      left -= needed;
      continue;
    }
    const cut = needed > height * 0.75 || first ? cutCard(card, first ? height : left, first) : undefined;
    if (cut) {
      pages.at(-1)?.push(cut[0]);
      waiting.unshift(cut[1]);
    } else if (first) {
      pages.at(-1)?.push(card);
    } else {
      waiting.unshift(card);
    }
    pages.push([]);
    left = fill;
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
