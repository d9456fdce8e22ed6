import type { PageImage } from "../../../reading.ts";
import type { PositionedRun } from "../../layout/1-words/content.ts";
import { right } from "../../layout/1-words/words.ts";
import type { PixelBox } from "../../ocr/page-image/pixels/foreground.ts";
import type { Area } from "../content-stream/paths.ts";
import { CAPITAL_HEIGHT_EM } from "./thresholds.ts";

/** Renders pages of the document that is being read. */
export type RenderPages = (numbers: number[], dpi: number) => Promise<PageImage[]>;

/** Where the glyphs of a run stand, in points: from the baseline to the height of most capitals. */
export function glyphBand({ box, baseline, rotated, style: { size } }: PositionedRun): Area {
  if (rotated !== undefined) return box;
  return { x: box.x, y: baseline - CAPITAL_HEIGHT_EM * size, width: right({ box }) - box.x, height: CAPITAL_HEIGHT_EM * size };
}

/** In square points. */
export function overlapOf(a: Area, b: Area): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The pixels of an area of the page, as far as they are in its image. */
export function pixelsOf({ x, y, width, height }: Area, image: PageImage, pageWidth: number): PixelBox {
  const scale = image.width / pageWidth;
  return {
    left: Math.max(0, Math.floor(x * scale)),
    top: Math.max(0, Math.floor(y * scale)),
    right: Math.min(image.width, Math.ceil((x + width) * scale)),
    bottom: Math.min(image.height, Math.ceil((y + height) * scale)),
  };
}

/** How many pixels of a part of an image have each brightness, `levels` of the 256 together. */
export function brightnessHistogram({ gray, width }: PageImage, { left, top, right: end, bottom }: PixelBox, levels: number): Uint32Array {
  const counts = new Uint32Array(Math.ceil(256 / levels));
  for (let y = top; y < bottom; y++)
    for (let x = left; x < end; x++) (counts[Math.floor((gray[y * width + x] as number) / levels)] as number)++;
  return counts;
}
