import { crop, type GrayImage } from "./pixels/image.ts";
import { MAX_STRIP_EXTENSION_PIXELS, MIN_STROKE_CONTRAST, TEXT_STRIP_RATIO } from "./thresholds.ts";

/** Pixels: a line of text on a small picture still fits into the strip. */
const MIN_STRIP_HEIGHT = 64;

/** The strip across a cleaned page with the most text in it: enough to tell the language and the orientation. */
export function densestTextStrip(image: GrayImage): GrayImage {
  const steps = darkSteps(image);
  return cropRows(image, densestRows(steps, stripHeightOf(image)));
}

/** The densest strip of the rest of the page: the first one may be a line of addresses and numbers, which look alike in all scripts. */
export function secondTextStrip(image: GrayImage): GrayImage {
  const steps = darkSteps(image);
  const { top, bottom } = densestRows(steps, stripHeightOf(image));
  return cropRows(image, densestRows(steps.fill(0, top, bottom), stripHeightOf(image)));
}

type Rows = { top: number; bottom: number };

const stripHeightOf = ({ height }: GrayImage) => Math.min(height, Math.max(MIN_STRIP_HEIGHT, Math.round(height * TEXT_STRIP_RATIO)));

const cropRows = (image: GrayImage, { top, bottom }: Rows) => crop(image, 0, top, image.width, bottom - top);

function densestRows(steps: Uint32Array, stripHeight: number): Rows {
  const height = steps.length;
  let sum = 0;
  let best = { sum: -1, top: 0 };
  for (let y = 0; y < height; y++) {
    sum += (steps[y] as number) - (y >= stripHeight ? (steps[y - stripHeight] as number) : 0);
    if (y >= stripHeight - 1 && sum > best.sum) best = { sum, top: y - stripHeight + 1 };
  }
  const top = emptyRow(steps, best.top, -1);
  return { top, bottom: emptyRow(steps, best.top + stripHeight - 1, 1) + 1 };
}

/** The next row of pixels without text, so that no line is cut in two; where there is none within a line's height, the one with least. */
function emptyRow(steps: Uint32Array, from: number, direction: 1 | -1): number {
  let emptiest = from;
  for (let y = from; y >= 0 && y < steps.length && Math.abs(y - from) < MAX_STRIP_EXTENSION_PIXELS; y += direction) {
    if ((steps[y] as number) < (steps[emptiest] as number)) emptiest = y;
    if (steps[y] === 0) break;
  }
  return emptiest;
}

/** How often each row of pixels steps from light to dark: often in text, hardly in pictures and ruling lines. */
function darkSteps({ gray, width, height }: GrayImage): Uint32Array {
  const steps = new Uint32Array(height);
  for (let y = 0; y < height; y++) {
    let count = 0;
    for (let x = 2, i = y * width + 2; x < width; x++, i++)
      if ((gray[i - 2] as number) - (gray[i] as number) > MIN_STROKE_CONTRAST) count++;
    steps[y] = count;
  }
  return steps;
}
