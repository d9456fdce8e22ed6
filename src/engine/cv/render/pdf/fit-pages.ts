import type { Message } from "../../reading.ts";
import type { Template } from "../template/template.ts";
import {
  LOOSE_SPACING_FACTOR,
  LOOSEST_SPACING_FACTOR,
  MAX_FITTED_PAGES,
  MAX_SHRUNK_FACTOR,
  MAX_SPARED_RATIO,
  MAX_TIGHTENED_PAGES,
  MIN_LAST_PAGE_RATIO,
  MIN_SIZE_PT,
  MIN_SPACING_FACTOR,
  SIZE_STEP_PT,
  TIGHT_SPACING_FACTOR,
  WORD_LONGER_RATIO,
  WORD_SHORTER_RATIO,
} from "./thresholds.ts";

/** How long a document is: its pages, and how much of the height of the last one it fills. */
export type Extent = { pages: number; filled: number };
/** A document as it was set, in the template with its spacing and type size. */
export type Fitted<T extends Extent> = { template: Template; set: T; messages: Message[] };

/**
 * Finds the spacing and type size in which a document has good pages: a style with a page limit gets smaller until it keeps to it, one of two or
 * three pages is set tighter where that spares a page, and no last page has only a few lines. `setIn` sets the document in a template. Word
 * breaks lines a little differently, so its document may be shorter or longer: what is chosen is good for both, and both are set in it.
 */
export async function fitPages<T extends Extent>(template: Template, setIn: (template: Template) => Promise<T>): Promise<Fitted<T>> {
  const tryStep = async (step: Step): Promise<Tried<T>> => {
    const stepped = inStep(template, step);
    return { template: stepped, set: await setIn(stepped) };
  };
  const usual = await tryStep(USUAL);
  const { limit } = template.page;
  if (limit === undefined) return { ...(await withoutOrphan(usual, tryStep)), messages: [] };

  const smaller = await withinLimit(usual, limit, tryStep);
  if (smaller.set.pages > limit) {
    const fitted = await withoutOrphan(usual, tryStep);
    return { ...fitted, messages: [overLimit(template, limit, fitted.set.pages)] };
  }
  return { ...smaller, messages: pagesInWord(smaller.set) > limit ? [fullToTheLastLine(template)] : [] };
}

/** A factor on the spacing of the template, and how many points its type is smaller. */
type Step = { spacing: number; smaller: number };
type Tried<T> = { template: Template; set: T };
type TryStep<T> = (step: Step) => Promise<Tried<T>>;

const USUAL: Step = { spacing: 1, smaller: 0 };
const TIGHT: Step = { spacing: TIGHT_SPACING_FACTOR, smaller: 0 };
const TIGHT_AND_SMALL: Step = { spacing: TIGHT_SPACING_FACTOR, smaller: SIZE_STEP_PT };

const inStep = (template: Template, { spacing, smaller }: Step): Template => ({
  ...template,
  fonts: { ...template.fonts, size: Math.max(Math.min(template.fonts.size, MIN_SIZE_PT), template.fonts.size - smaller) },
  design: { ...template.design, air: template.design.air * spacing },
});

/** In pages. */
const lengthOf = ({ pages, filled }: Extent) => pages - 1 + filled;
const pagesInWord = (extent: Extent) => Math.ceil(lengthOf(extent) * (1 + WORD_LONGER_RATIO));

// ---- a page limit --------------------------------------------------------------------------------------------------------------

/** The first step within the limit of the style, else the smallest. */
async function withinLimit<T extends Extent>(usual: Tried<T>, limit: number, tryStep: TryStep<T>): Promise<Tried<T>> {
  if (lengthOf(usual.set) > limit * MAX_SHRUNK_FACTOR) return usual;
  let tried = usual;
  for (const step of smallerSteps(usual.template.fonts.size)) {
    if (pagesInWord(tried.set) <= limit) break;
    tried = await tryStep(step);
  }
  return tried;
}

/** Tighter first, then smaller by half points, at last both. At 9 points: 0.75, 0.75 and 8.5, 0.75 and 8, 0.75 and 7.5, 0.5 and 7.5. */
function smallerSteps(size: number): Step[] {
  const sizes = Math.max(0, Math.floor((size - MIN_SIZE_PT) / SIZE_STEP_PT));
  const smaller = Array.from({ length: sizes + 1 }, (_, at) => ({ spacing: TIGHT_SPACING_FACTOR, smaller: at * SIZE_STEP_PT }));
  return [...smaller, { spacing: MIN_SPACING_FACTOR, smaller: sizes * SIZE_STEP_PT }];
}

const inPages = (limit: number) => (limit === 1 ? "one page" : `${limit} pages`);

const overLimit = ({ name }: Template, limit: number, pages: number): Message => ({
  code: "page_limit",
  text: `This CV has too much text for ${inPages(limit)}: in the style ${name} it needs ${pages} pages, also in the smallest type. Shorten it, or choose another style.`,
});

const fullToTheLastLine = ({ name, page: { limit = 1 } }: Template): Message => ({
  code: "page_limit",
  text: `This CV only just fits on ${inPages(limit)} in the style ${name}, in the smallest type. Word may need one more; shorten it a little.`,
});

// ---- the last page -------------------------------------------------------------------------------------------------------------

/** A document that is not good in two or three pages is set tighter, or with more space where that does not spare a page. */
async function withoutOrphan<T extends Extent>(usual: Tried<T>, tryStep: TryStep<T>): Promise<Tried<T>> {
  const { pages, filled } = usual.set;
  const orphan = pages <= MAX_FITTED_PAGES && mayEndInOrphan(usual.set);
  const sparing = pages > 1 && pages <= MAX_TIGHTENED_PAGES && filled <= lengthOf(usual.set) * MAX_SPARED_RATIO;

  for (const step of orphan ? [TIGHT, TIGHT_AND_SMALL] : sparing ? [TIGHT] : []) {
    const tighter = await tryStep(step);
    if (pagesInWord(tighter.set) < pagesInWord(usual.set) && !mayEndInOrphan(tighter.set)) return tighter;
  }
  for (const spacing of orphan ? [LOOSE_SPACING_FACTOR, LOOSEST_SPACING_FACTOR] : []) {
    const looser = await tryStep({ spacing, smaller: 0 });
    if (!mayEndInOrphan(looser.set)) return looser;
  }
  return usual;
}

/** Whether the last page has only a few lines, in the PDF or in Word: of one that ends with its page, Word may put the last line on another. */
function mayEndInOrphan(extent: Extent): boolean {
  const shortest = lengthOf(extent) * (1 - WORD_SHORTER_RATIO);
  const pages = pagesInWord(extent);
  return pages > 1 && shortest - (pages - 1) < MIN_LAST_PAGE_RATIO;
}
