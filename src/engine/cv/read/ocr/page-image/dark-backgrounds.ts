import { boundsOf, connectedComponents } from "./pixels/components.ts";
import type { GrayImage } from "./pixels/image.ts";
import { closed, opened } from "./pixels/morphology.ts";
import {
  DARK_BACKGROUND,
  MAX_DARK_BRIGHTNESS_RATIO,
  MAX_LIGHT_STROKE_INCHES,
  MAX_STROKE_INCHES,
  MAX_TEXT_DARK_RATIO,
  MAX_TEXT_FILL,
  MIN_DARK_BACKGROUND_INCHES,
  MIN_DARK_RATIO,
  NEIGHBOURHOOD_INCHES,
} from "./thresholds.ts";

/**
 * A mask that is 1 where the background is dark. A morphological opening removes characters and ruling lines, a closing then fills the light
 * text on the dark backgrounds. Components that are not mostly dark, or too small for text, were characters of a large heading.
 */
export function darkBackgrounds(image: GrayImage, dpi: number): Uint8Array {
  const mask = image.gray.map((value) => (value < DARK_BACKGROUND ? 1 : 0));
  const stroke = Math.max(1, Math.round((MAX_STROKE_INCHES * dpi) / 2));
  const lightStroke = Math.max(1, Math.round((MAX_LIGHT_STROKE_INCHES * dpi) / 2));
  const solid = opened(mask, image, stroke);
  return solid.includes(1) ? withoutText(closed(solid, image, lightStroke), mask, image, dpi) : solid;
}

function withoutText(mask: Uint8Array, dark: Uint8Array, image: GrayImage, dpi: number): Uint8Array {
  const { width } = image;
  const out = mask.slice();
  for (const component of connectedComponents(mask, width)) {
    const darkRatio = component.reduce((sum, i) => sum + (dark[i] as number), 0) / component.length;
    const bounds = boundsOf(component, width);
    const isText = darkRatio < MAX_TEXT_DARK_RATIO && component.length < MAX_TEXT_FILL * bounds.width * bounds.height;
    if (
      isText ||
      isGreyInShadow(image, component, bounds, dpi) ||
      darkRatio < MIN_DARK_RATIO ||
      bounds.width < MIN_DARK_BACKGROUND_INCHES * 2 * dpi ||
      bounds.height < MIN_DARK_BACKGROUND_INCHES * dpi
    )
      for (const i of component) out[i] = 0;
  }
  return out;
}

/** In a shadow a grey band is as dark as a black one in the light: what counts is the brightness of the page around it. */
function isGreyInShadow(
  { gray, width, height }: GrayImage,
  component: number[],
  bounds: ReturnType<typeof boundsOf>,
  dpi: number,
): boolean {
  const around = Math.round(NEIGHBOURHOOD_INCHES * dpi);
  const [left, right] = [Math.max(0, bounds.left - around), Math.min(width, bounds.left + bounds.width + around)];
  const rows: Uint8Array[] = [];
  for (let y = Math.max(0, bounds.top - around); y < Math.min(height, bounds.top + bounds.height + around); y++)
    rows.push(gray.subarray(y * width + left, y * width + right));
  const background = brightestTenth(rows);
  const brightness = component.reduce((sum, i) => sum + (gray[i] as number), 0) / component.length;
  return background >= DARK_BACKGROUND && brightness > MAX_DARK_BRIGHTNESS_RATIO * background;
}

/** The brightness that a tenth of the pixels have at least. */
function brightestTenth(rows: Uint8Array[]): number {
  const counts = new Uint32Array(256);
  let rest = 0;
  for (const row of rows) {
    for (const value of row) counts[value] = (counts[value] as number) + 1;
    rest += row.length / 10;
  }
  let value = 255;
  while (value > 0 && (counts[value] as number) < rest) rest -= counts[value--] as number;
  return value;
}
