import type { Section, View } from "../view/shapes.ts";
import type { Measure } from "./cards.ts";
import { countSlides, flowColumns, heightOfColumn, heightOfSections, type TextColumn, wholePart } from "./columns.ts";
import { columnsOf, divideTable, type GridSection, heightOfTable, isGrid, type SlideTable, toTable } from "./tables.ts";
import type { Letters } from "./text-lines.ts";
import { MIN_OWN_SLIDE_RATIO, MIN_SLIDE_RATIO, MIN_TABLE_RATIO, SIDE_COLUMN_RATIO } from "./thresholds.ts";

/** A column of a slide: one frame of text or one table, so that nothing stands below what may grow. */
export type Column = { ratio: number } & ({ text: TextColumn } | { table: SlideTable });
/** A planned slide. `framed`: it has the agency's own words and nothing else. */
export type Plan = { title: string; columns: Column[]; framed?: true };

/** The area for content, in points. `gap` is the space between two columns, `inset` that from a frame to its text. */
export type SlideArea = { width: number; height: number; gap: number; inset: number; letters: Letters };

/** Factors on the font size. The largest is taken that needs no further slide; the profile of the first slide may be larger than other text. */
const SCALES = [1.25, 1.15, 1.07, 1];
const OPENING_SCALES = [1.6, 1.45, 1.3, 1.15, 1];

/**
 * Slide order of a built-in template. The agency's own words come first, on slides of their own; then the profile with key facts and languages beside
 * it; then all other sections in the template's order, tables that are worth a slide on slides of their own, the rest as text in two columns. Where
 * that would leave a slide nearly empty, the tables or the profile stand among the text.
 */
export function paginateSlides(view: View, area: SlideArea): Plan[] {
  const agency = view.sections.filter(({ block }) => block.kind === "frame");
  const candidate = view.sections.filter((section) => !agency.includes(section));
  return [...agency.flatMap((section) => framedSlides(section, view, area)), ...candidateSlides(candidate, view, area)];
}

/** The first arrangement that leaves no slide nearly empty, else the one with the fewest slides. */
function candidateSlides(sections: Section[], view: View, area: SlideArea): Plan[] {
  let fewest: Plan[] | undefined;
  for (const arrangement of ARRANGEMENTS) {
    const plans = arrange(sections, arrangement, view, area);
    if (!plans.some((plan) => isNearlyEmpty(plan, area))) return plans;
    if (!fewest || plans.length < fewest.length) fewest = plans;
  }
  return fewest ?? [];
}

/** Whether the profile and tables have slides of their own, the best first. */
type Arrangement = { hasOpening: boolean; hasTables: boolean };
const ARRANGEMENTS: Arrangement[] = [
  { hasOpening: true, hasTables: true },
  { hasOpening: true, hasTables: false },
  { hasOpening: false, hasTables: true },
  { hasOpening: false, hasTables: false },
];

function arrange(sections: Section[], { hasOpening, hasTables }: Arrangement, view: View, area: SlideArea): Plan[] {
  const opening = hasOpening ? openingSlide(sections, view, area) : undefined;
  const others = sections.filter((section) => !opening?.taken.includes(section));
  return [...(opening ? [opening.plan] : []), ...mainSlides(others, hasTables, view, area)];
}

const isNearlyEmpty = ({ columns }: Plan, { height }: SlideArea) => columns.every((column) => heightIn(column) < height * MIN_SLIDE_RATIO);
export const heightIn = (column: Column): number => ("table" in column ? heightOfTable(column.table) : heightOfColumn(column.text));

// ---- the agency's own words and the first slide ------------------------------------------------------------------------------

function framedSlides(section: Section, view: View, area: SlideArea): Plan[] {
  const measure = measureOf(area.width - 2 * area.inset, view, area, 1);
  const columns = flowColumns([section], measure, { count: 1, height: area.height - 2 * area.inset });
  return columns.map((text, index) => ({ title: continued(section.title, index > 0, view), columns: [{ ratio: 1, text }], framed: true }));
}

/** The first slide: a profile that fits, in large text, with key facts and languages beside it where they fit. */
function openingSlide(sections: Section[], view: View, area: SlideArea): { plan: Plan; taken: Section[] } | undefined {
  const profile = sections.find(({ block }) => block.kind === "text");
  if (!profile) return undefined;
  const width = (ratio: number) => area.width * ratio - (ratio < 1 ? area.gap / 2 : 0);
  const aside = sections.filter(({ key }) => key === "facts" || key === "languages");
  const besideAt = (make: SideColumn) =>
    largest(SCALES, (scale) => make(aside, measureOf(width(SIDE_COLUMN_RATIO), view, area, scale), area));
  const beside = aside.length > 0 ? (besideAt(sideTable) ?? besideAt(sideText)) : undefined;
  const ratio = beside ? 1 - SIDE_COLUMN_RATIO : 1;
  const text = largest(OPENING_SCALES, (scale) => {
    const column = [wholePart(profile, measureOf(width(ratio), view, area, scale))];
    return heightOfColumn(column) <= area.height ? column : undefined;
  });
  if (!text) return undefined;
  return {
    plan: { title: profile.title, columns: [{ ratio, text }, ...(beside ? [beside] : [])] },
    taken: beside ? [profile, ...aside] : [profile],
  };
}

type SideColumn = (sections: Section[], measure: Measure, area: SlideArea) => Column | undefined;

const sideTable: SideColumn = (sections, { width, scale }, { height }) => {
  const grids = sections.filter(isGrid);
  const table = grids.length === sections.length && haveSameColumns(grids) ? toTable(grids, width, scale) : undefined;
  return table && heightOfTable(table) <= height ? { ratio: SIDE_COLUMN_RATIO, table } : undefined;
};

const sideText: SideColumn = (sections, measure, { height }) => {
  const text = sections.map((section) => wholePart(section, measure));
  return heightOfColumn(text) <= height ? { ratio: SIDE_COLUMN_RATIO, text } : undefined;
};

const haveSameColumns = (grids: GridSection[]) => new Set(grids.map(columnsOf)).size === 1;

// ---- all other sections ------------------------------------------------------------------------------------------------------

/** Sections that stand together: as text in the columns of some slides, or as a table over some slides. */
type Run = { sections: Section[]; tables?: SlideTable[] };

function mainSlides(sections: Section[], hasTables: boolean, view: View, area: SlideArea): Plan[] {
  const runs = hasTables ? runsOf(sections, view, area) : [{ sections }];
  return withOwnSlides(runs, view, area).flatMap((run) => {
    if (run.tables) return tableSlides(run, run.tables, view);
    const count = (scale: number) => countSlides(run.sections, measureOf(columnWidth(area), view, area, scale), slotsOf(area));
    const fewest = count(1);
    const scale = largest(SCALES, (one) => (count(one) <= fewest ? one : undefined)) ?? 1;
    return textSlides(run.sections, view, area, scale);
  });
}

/**
 * Tables that are worth a slide, and between them everything else as text. Text before a table that fills no column waits for the text behind it, so
 * that it has no slide of its own.
 */
function runsOf(sections: Section[], view: View, area: SlideArea): Run[] {
  const runs: Run[] = [];
  let waiting = [...sections];
  const text: Section[] = [];
  const fillsNoColumn = () => heightOfSections(text, measureOf(columnWidth(area), view, area, 1)) <= area.height;
  while (waiting.length > 0) {
    const made = leadingTable(waiting, area);
    if (made) {
      if (!fillsNoColumn()) runs.push({ sections: text.splice(0) });
      runs.push(made);
      waiting = waiting.slice(made.sections.length);
    } else text.push(waiting.shift() as Section);
  }
  if (text.length > 0) runs.push({ sections: text });
  return runs;
}

/** The table at the beginning of the sections that is worth a slide: as many of them as have the same columns and fit on it, or the first over some slides. */
function leadingTable(sections: Section[], area: SlideArea): Run | undefined {
  const end = sections.findIndex((section) => !isGrid(section) || columnsOf(section) !== columnsOf(sections[0] as GridSection));
  const grids = sections.slice(0, end === -1 ? undefined : end).filter(isGrid);
  const ways = grids.map((_, index) => ({ sections: grids.slice(0, index + 1), tables: tablesOf(grids.slice(0, index + 1), area) }));
  const [first] = ways;
  const [together] = ways.filter(({ tables }) => tables?.length === 1).slice(-1);
  const made = together ?? first;
  return made?.tables && { sections: made.sections, tables: made.tables };
}

/** Sections as a table over the slides that it takes, in the largest text that needs no further slide. Undefined where it is not worth a slide or cannot be one. */
function tablesOf(grids: GridSection[], area: SlideArea): SlideTable[] | undefined {
  const at = (scale: number) => {
    const table = toTable(grids, area.width, scale);
    const fits = table?.rows.every(({ height }) => height <= area.height / 2);
    return table && fits ? divideTable(table, area.height) : undefined;
  };
  const usual = at(1);
  if (!usual || usual.reduce((sum, table) => sum + heightOfTable(table), 0) < area.height * MIN_TABLE_RATIO) return undefined;
  return largest(SCALES, (scale) => {
    const tables = at(scale);
    return tables && tables.length <= usual.length ? tables : undefined;
  });
}

/** Sections begin on a slide of their own where that takes no further slide, and as many of them as leaves both parts best filled. */
function withOwnSlides(runs: Run[], view: View, area: SlideArea): Run[] {
  return runs.flatMap((run) => (run.tables ? [run] : divideText(run.sections, view, area).map((sections) => ({ sections }))));
}

function divideText(sections: Section[], view: View, area: SlideArea): Section[][] {
  const measure = measureOf(columnWidth(area), view, area, 1);
  const slides = (some: Section[]) => countSlides(some, measure, slotsOf(area));
  const filled = (some: Section[]) => heightOfSections(some, measure) / slides(some);
  const whole = slides(sections);
  const ways = sections.slice(1).map((_, index) => [sections.slice(0, index + 1), sections.slice(index + 1)] as const);
  const [best] = ways
    .filter(([before, behind]) => slides(before) + slides(behind) <= whole)
    .map(([before, behind]) => ({ before, behind, least: Math.min(filled(before), filled(behind)) }))
    .filter(({ least }) => least >= 2 * area.height * MIN_OWN_SLIDE_RATIO)
    .sort((a, b) => b.least - a.least);
  return best ? [...divideText(best.before, view, area), ...divideText(best.behind, view, area)] : [sections];
}

const columnWidth = ({ width, gap }: SlideArea) => (width - gap) / 2;
const slotsOf = ({ height }: SlideArea) => ({ count: 2, height });

/** Slides of text in two columns; what is left for one column takes the width of the slide. */
function textSlides(sections: Section[], view: View, area: SlideArea, scale: number): Plan[] {
  const columns = flowColumns(sections, measureOf(columnWidth(area), view, area, scale), slotsOf(area));
  const pairs = Array.from({ length: Math.ceil(columns.length / 2) }, (_, index) => columns.slice(2 * index, 2 * index + 2));
  return pairs.map((pair) => ({
    title: titleOf(pair.flat(), view),
    columns: pair.map((text) => ({ ratio: 1 / pair.length, text })),
  }));
}

function titleOf(parts: TextColumn, view: View): string {
  const sections = [...new Set(parts.map(({ section }) => section))];
  const starts = (section: Section) => parts.some((part) => part.section === section && part.starts);
  return [...new Set(sections.map((section) => continued(section.title, !starts(section), view)))].join(" · ");
}

/** The title of a table's slide names the sections that it shows. */
function tableSlides({ sections }: Run, tables: SlideTable[], view: View): Plan[] {
  return tables.map((table, index) => {
    const shown = table.rows.flatMap(({ kind, cells }) => (kind === "section" ? cells : []));
    const title = [...new Set(shown.length > 0 ? shown : sections.map((section) => section.title))].join(" · ");
    return { title: continued(title, index > 0, view), columns: [{ ratio: 1, table }] };
  });
}

const continued = (title: string, isContinued: boolean, { words }: View) => (isContinued ? `${title} (${words.continued})` : title);

const measureOf = (width: number, { words }: View, { letters }: SlideArea, scale: number): Measure => ({ width, words, letters, scale });

function largest<T>(scales: number[], make: (scale: number) => T | undefined): T | undefined {
  for (const scale of scales) {
    const made = make(scale);
    if (made !== undefined) return made;
  }
  return undefined;
}
