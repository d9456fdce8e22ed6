import type { Section, View } from "../view/shapes.ts";
import { type Card, heightOf, type Line, type Measure, splitLine, toCards } from "./cards.ts";
import {
  FILL_STEP,
  MAX_NARROW_HEIGHT,
  MAX_NEARLY_EMPTY_RATIO,
  MAX_WHOLE_PARAGRAPH_RATIO,
  MIN_FILL_RATIO,
  MIN_SPLIT_CARD_RATIO,
  MIN_SPLIT_SPACE,
  SIDE_COLUMN_RATIO,
  TIGHT_SCALE,
} from "./thresholds.ts";

/**
 * A planned slide: its title and its columns, each with its ratio of the width. `whole` are the sections that it shows completely; `framed`: it has
 * the agency's own words and nothing else.
 */
export type Plan = { title: string; columns: { ratio: number; parts: Part[] }[]; whole: Section[]; framed?: true };
export type Part = { title?: string; cards: Card[] };

const SECTION_HEAD = 30;
const GAP = 14;

/**
 * The area for content, in points. `gap` is the space between two columns, `dates` the width of the column for dates, `inset` that from a frame to
 * what stands in it. `letters`: see `letterWidth`.
 */
export type SlideArea = { width: number; height: number; gap: number; dates: number; inset: number; letters: number };

/**
 * Slide order of a built-in template: plans which section is on which slide, so that nothing overflows. First the profile with short sections
 * beside it, then the other sections in the template's order: careers and tall sections in the full width of a slide, the others in two columns.
 * The agency's own words stand before all of these, on slides of their own.
 */
export function paginateSlides(view: View, area: SlideArea): Plan[] {
  const opening = openingSlide(view, area);
  const agency = view.sections.filter(({ block }) => block.kind === "frame");
  const waiting = view.sections.filter((section) => !opening?.taken.includes(section) && !agency.includes(section));
  const slides = runsOfKind(waiting, view, area).flatMap((run) =>
    isWide(run[0] as Section, view, area) ? run.flatMap((section) => wideSlides(section, view, area)) : narrowSlides(run, view, area),
  );
  const candidate = [...(opening ? [opening.plan] : []), ...slides].reduce<Plan[]>((done, slide) => joinSmall(done, slide, view, area), []);
  return [...agency.flatMap((section) => framedSlides(section, view, area)), ...candidate];
}

function framedSlides(section: Section, view: View, area: SlideArea): Plan[] {
  const inside = { ...area, width: area.width - 2 * area.inset, height: area.height - 2 * area.inset };
  return wideSlides(section, view, inside).map((plan) => ({ ...plan, framed: true }));
}

/** Moves the sections of a nearly empty slide below the first column of the slide before it, where they fit. */
function joinSmall(done: Plan[], slide: Plan, view: View, area: SlideArea): Plan[] {
  const before = done.at(-1);
  const [first, ...others] = before?.columns ?? [];
  const small = slide.whole.length > 0 && slide.columns.every(({ parts }) => heightOfParts(parts) < area.height * MAX_NEARLY_EMPTY_RATIO);
  if (!before || !first || !small) return [...done, slide];
  const width = area.width * first.ratio - (first.ratio < 1 ? area.gap / 2 : 0);
  const below = (scale: number) => partsOf(slide.whole, measureOf({ width, aside: false }, view, area, scale));
  const parts = largest(SCALES, (scale) => fitting([...first.parts, ...below(scale)], area.height));
  if (!parts) return [...done, slide];
  const joined = {
    title: `${before.title} · ${slide.title}`,
    columns: [{ ...first, parts }, ...others],
    whole: [...before.whole, ...slide.whole],
  };
  return [...done.slice(0, -1), joined];
}

/** The first slide: a profile that fits, in large text, with key facts and languages beside it where they fit. */
function openingSlide(view: View, area: SlideArea): { plan: Plan; taken: Section[] } | undefined {
  const profile = view.sections.find(({ block }) => block.kind === "text");
  if (!profile) return undefined;
  const column = (ratio: number) => ({ width: area.width * ratio - (ratio < 1 ? area.gap / 2 : 0), aside: false });
  const taken = [profile];
  for (const section of view.sections.filter(({ key }) => key === "facts" || key === "languages")) {
    if (heightOfParts(partsOf([...taken.slice(1), section], measureOf(column(SIDE_COLUMN_RATIO), view, area))) <= area.height)
      taken.push(section);
  }
  const beside = taken.slice(1);
  const ratio = beside.length > 0 ? 1 - SIDE_COLUMN_RATIO : 1;
  const cards = largest(OPENING_SCALES, (scale) => {
    const made = toCards(profile, measureOf(column(ratio), view, area, scale));
    return heightOfCards(made) <= area.height ? made : undefined;
  });
  if (!cards) return undefined;
  const besideAt = (scale: number) => partsOf(beside, measureOf(column(SIDE_COLUMN_RATIO), view, area, scale));
  const aside = largest(SCALES, (scale) => fitting(besideAt(scale), area.height)) ?? besideAt(1);
  const columns = [{ ratio, parts: [{ cards }] }, ...(aside.length > 0 ? [{ ratio: SIDE_COLUMN_RATIO, parts: aside }] : [])];
  return { plan: { title: profile.title, columns, whole: taken }, taken };
}

/** Factors on the font size; the largest is taken that needs no further slide. The profile of the first slide may be larger than other text. */
const OPENING_SCALES = [1.5, 1.33, 1.17, 1];
const SCALES = [1.25, 1.17, 1.08, 1];

function largest<T>(scales: number[], make: (scale: number) => T | undefined): T | undefined {
  for (const scale of scales) {
    const made = make(scale);
    if (made !== undefined) return made;
  }
  return undefined;
}

const measureOf = (column: Pick<Measure, "width" | "aside">, { words }: View, { letters }: SlideArea, scale = 1): Measure => ({
  ...column,
  words,
  letters,
  scale,
});
const partsOf = (sections: Section[], measure: Measure) =>
  sections.map((section) => ({ title: section.title, cards: toCards(section, measure) }));
const heightOfParts = (parts: Part[]) =>
  parts.reduce((sum, { title, cards }) => sum + (title ? SECTION_HEAD : 0) + heightOfCards(cards) + GAP, 0) - GAP;
/** The parts, when they fit into the height and no word of a table is broken; otherwise undefined. */
const fitting = <P extends Part>(parts: P[], height: number): P[] | undefined =>
  heightOfParts(parts) <= height && !parts.some(({ cards }) => cards.some(({ row }) => row?.breaksWords)) ? parts : undefined;

/** True for sections that take the full width of slides: careers and text, and any other section that is too tall for half the width. */
function isWide(section: Section, view: View, area: SlideArea): boolean {
  if (section.key === "work" || section.block.kind === "text") return true;
  return heightOfCards(toCards(section, narrowMeasure(view, area))) > area.height * MAX_NARROW_HEIGHT;
}

function runsOfKind(sections: Section[], view: View, area: SlideArea): Section[][] {
  const runs: Section[][] = [];
  for (const section of sections) {
    const last = runs.at(-1);
    if (last?.[0] && isWide(last[0], view, area) === isWide(section, view, area)) last.push(section);
    else runs.push([section]);
  }
  return runs;
}

function wideSlides(section: Section, view: View, area: SlideArea): Plan[] {
  const { block } = section;
  const dated = (block.kind === "entries" || block.kind === "missions") && block.entries.some(({ date }) => date);
  const column = { width: dated ? area.width - area.dates : area.width, aside: dated };
  const pagesAt = (scale: number) => fillSlides(toCards(section, measureOf(column, view, area, scale)), area.height);
  const usual = pagesAt(1);
  const tight = heightOfCards(usual.at(-1) ?? []) < area.height * MAX_NEARLY_EMPTY_RATIO ? pagesAt(TIGHT_SCALE) : usual;
  const scale =
    tight.length < usual.length ? TIGHT_SCALE : largest(SCALES, (one) => (pagesAt(one).length <= usual.length ? one : undefined));
  const pages = fillSlidesEvenly(toCards(section, measureOf(column, view, area, scale)), area.height);
  return pages.map((cards, index) => ({
    title: titleOf(section.title, index > 0, view),
    columns: [{ ratio: 1, parts: [{ cards }] }],
    whole: pages.length === 1 ? [section] : [],
  }));
}

const titleOf = (title: string, continued: boolean, { words }: View) => (continued ? `${title} (${words.continued})` : title);

const narrowMeasure = (view: View, area: SlideArea, scale = 1) =>
  measureOf({ width: (area.width - area.gap) / 2, aside: false }, view, area, scale);

/** Slides with as many sections as their two columns hold; a section that is too tall for that gets slides of its own. */
function narrowSlides(sections: Section[], view: View, area: SlideArea): Plan[] {
  const slides: Plan[] = [];
  const waiting = [...sections];
  const columns = (count: number, scale: number) =>
    balanced(partsOf(waiting.slice(0, count), narrowMeasure(view, area, scale)), area.height);
  while (waiting.length > 0) {
    const count = waiting.findLastIndex((_, index) => columns(index + 1, 1)) + 1;
    const both = count >= 2 ? largest(SCALES, (scale) => columns(count, scale)) : undefined;
    if (both) slides.push(twoColumns(both, waiting.slice(0, count)));
    else slides.push(...wideSlides(waiting[0] as Section, view, area));
    waiting.splice(0, both ? count : 1);
  }
  return slides;
}

const twoColumns = (columns: Required<Part>[][], whole: Section[]): Plan => ({
  title: [...new Set(whole.map(({ title }) => title))].join(" · "),
  columns: columns.map((parts) => ({ ratio: 0.5, parts })),
  whole,
});

/** Splits parts into two columns of the most equal heights; undefined when they do not fit on one slide. */
function balanced(parts: Required<Part>[], height: number): Required<Part>[][] | undefined {
  const splits = parts.map((_, index) => [parts.slice(0, index + 1), parts.slice(index + 1)].filter((column) => column.length > 0));
  const best = splits.sort((a, b) => Math.max(...a.map(heightOfParts)) - Math.max(...b.map(heightOfParts)))[0];
  return best?.every((column) => heightOfParts(column) <= height) ? best : undefined;
}

const heightOfCards = (cards: Card[]) =>
  cards.reduce((sum, card, index) => sum + heightOf(card) + (index === 0 ? (card.row?.headHeight ?? 0) : 0), 0);

/** Spreads cards evenly over the fewest slides: it looks for the lowest height to which that number of slides must be filled. */
function fillSlidesEvenly(cards: Card[], height: number): Card[][] {
  const count = fillSlides(cards, height).length;
  for (let fill = height * MIN_FILL_RATIO; fill < height; fill += FILL_STEP) {
    const pages = fillSlides(cards, height, fill);
    if (pages.length <= count && pages.every((page) => heightOfCards(page) <= height)) return pages;
  }
  return fillSlides(cards, height);
}

/** Fills slides one after the other up to a height. A card moves to the next slide as a whole where possible, and is split between its lines where not. */
function fillSlides(cards: Card[], height: number, fill = height): Card[][] {
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
    const cut = needed > height * MIN_SPLIT_CARD_RATIO || first ? splitCard(card, first ? height : left, first) : undefined;
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

/** Splits a card into the part that fits and the rest, which repeats the head. Undefined when not even the head and one line fit. */
function splitCard(card: Card, space: number, must: boolean): [Card, Card] | undefined {
  if (card.row) return undefined;
  let used = card.head.reduce((sum, { height }) => sum + height, 0);
  const kept: Line[] = [];
  const rest = [...card.body];
  while (rest[0] && used + rest[0].height <= space) {
    used += rest[0].height;
    kept.push(rest.shift() as Line);
  }
  if (rest[0] && (kept.length === 0 || rest[0].height > space * MAX_WHOLE_PARAGRAPH_RATIO)) {
    const split = splitLine(rest[0], space - used);
    if (split && (must || space - used > MIN_SPLIT_SPACE)) {
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
