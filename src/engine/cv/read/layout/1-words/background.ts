import type { PageContent, PositionedRun, Rule } from "./content.ts";
import { MAX_COVER_TESTS, MAX_SAME_COLOR, MIN_COVER_POINTS, MIN_COVERED_EM } from "./thresholds.ts";
import { right } from "./words.ts";

/** Tests whether a run has the colour of its background. The background is looked up only where the paper or an area under the run has that colour. */
export function backgroundTest(page: PageContent): (run: PositionedRun) => boolean {
  const known = new Map<string, { isPaper: boolean; areas: Rule[] }>();
  const alikeTo = (color: string) => ({ isPaper: sameColor(color, PAPER), areas: page.rules.filter(({ fill }) => sameColor(color, fill)) });
  return (run) => {
    const { color } = run.style;
    if (!color) return false;
    const { isPaper, areas } = known.getOrInsertComputed(color, alikeTo);
    return (isPaper || areas.some((area) => isPaintedUnder(area, run))) && sameColor(color, background(run, page));
  };
}

/** Tests whether an opaque area was drawn over the run later, as a white bar that hides a line. */
export function coverTest(page: PageContent): (run: PositionedRun) => boolean {
  const areas = page.rules.filter(({ box, translucent }) => !translucent && box.width > MIN_COVER_POINTS && box.height > MIN_COVER_POINTS);
  if (areas.length * page.runs.length > MAX_COVER_TESTS) return () => false;
  return (run) => areas.some((area) => area.order > run.order && covers(area, run));
}

const covers = ({ box }: Rule, run: PositionedRun) =>
  run.box.x >= box.x &&
  right(run) <= box.x + box.width &&
  run.baseline - MIN_COVERED_EM * run.style.size >= box.y &&
  run.baseline <= box.y + box.height;

const PAPER = "#ffffff";

/** The colour of the last area that was painted at the run's place before the run; undefined over a picture or a pattern. */
function background(run: PositionedRun, page: PageContent): string | undefined {
  const area = page.rules.findLast((rule) => isPaintedUnder(rule, run));
  const image = page.images.findLast((picture) => isPaintedUnder(picture, run));
  if (image && image.order > (area?.order ?? -1)) return undefined;
  return area ? area.fill : PAPER;
}

/** The area was painted before the run and is under its middle. */
function isPaintedUnder({ box, order }: { box: Rule["box"]; order: number }, run: PositionedRun): boolean {
  if (order >= run.order) return false;
  const x = run.box.x + run.box.width / 2;
  const y = run.box.y + run.box.height / 2;
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function sameColor(a: string, b: string | undefined): boolean {
  if (!b) return false;
  if (a === b) return true;
  const one = channels(a);
  const other = channels(b);
  return [16, 8, 0].every((shift) => isNear((one >> shift) & MAX_CHANNEL, (other >> shift) & MAX_CHANNEL));
}

const isNear = (one: number, other: number) => Math.abs(one - other) / MAX_CHANNEL < MAX_SAME_COLOR;

const MAX_CHANNEL = 0xff;

/** Red, green and blue of `#rrggbb` in one number. */
const channels = (color: string) => Number.parseInt(color.slice(1), 16);
