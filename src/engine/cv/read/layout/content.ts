import type { Box, OcrPage, Style } from "../../reading.ts";

/**
 * What a page is before anyone asks how its parts belong together: text with places, filled areas and ruling lines, pictures.
 * Points, origin at the top left of the page as it is shown.
 */
export type PageContent = {
  page: number;
  width: number;
  height: number;
  runs: PositionedRun[];
  rules: Rule[];
  /** Small marks drawn as shapes: bullets, mostly. */
  dots: Rule[];
  images: PlacedImage[];
  /** True when the text comes from OCR: sizes and places are estimates. */
  ocr?: boolean;
};

/** A word or a part of one, in one style: as far as the pen went without a space, a jump or a change. Text in logical order. */
export type PositionedRun = {
  text: string;
  /** The em box: `baseline` lies at four fifths of its height. For turned text the box around it. */
  box: Box;
  baseline: number;
  style: Style;
  /** A space character was drawn between the run before and this one. */
  spaceBefore?: boolean;
  link?: string;
  /** Degrees clockwise, when the text does not run from left to right. */
  rotated?: number;
  /** Why a person who looks at the page would not see it. */
  hidden?: string;
  /** Opacity below one. */
  opacity?: number;
  /** Position in the order of drawing. */
  order: number;
  /** Heading level from the document's own structure; 0 is its title. */
  heading?: number;
  /** The page was mirrored for its right-to-left script. */
  mirrored?: boolean;
  /** The address of a link that covers no text; it was never printed. */
  detached?: boolean;
  /** Marked as page furniture by the document itself. */
  artifact?: boolean;
};

/** A filled area or a line (then `width` or `height` is the thickness). */
export type Rule = { box: Box; fill: string; order: number };

export type PlacedImage = {
  box: Box;
  order: number;
  /** Pixels of the source. */
  pixels: { width: number; height: number };
  bytes?: Uint8Array;
  type?: "png" | "jpeg";
};

export const EM_ASCENT = 0.8;

/** A page read by OCR, as content. Sizes come from the engine or from the height of the words on their line. */
export function ocrToContent(ocr: OcrPage, pageSize: { width: number; height: number }): PageContent {
  const sizes = lineSizes(ocr);
  const runs = ocr.words
    .filter((word) => word.text.trim() !== "")
    .map((word, order): PositionedRun => {
      const line = sizes.get(word.lineKey) as { size: number; bottom: number };
      const baseline = line.bottom;
      return {
        text: word.text.trim(),
        box: { ...word.box, y: baseline - line.size * EM_ASCENT, height: line.size },
        baseline,
        style: { size: line.size, bold: false, italic: false },
        spaceBefore: true,
        order,
      };
    });
  return { page: ocr.page, ...pageSize, runs, rules: [], dots: [], images: [], ocr: true };
}

const DESCENDERS = /[gjpqy,;()[\]{}|QJ/]/;
const ASCENDERS = /[A-Z0-9bdfhklt()[\]{}|/]/;

/**
 * Font size and baseline of each OCR line. The height of ink depends on the letters in it: a word of `x` height fills half an em, one
 * with ascender 0.72, with both 0.93; the median over the line's words is close to the size that was printed.
 */
function lineSizes(ocr: OcrPage): Map<number, { size: number; bottom: number }> {
  const words = Map.groupBy(ocr.words, (word) => word.lineKey);
  return new Map(
    [...words].map(([key, line]) => {
      const sizes = line.map((word) => word.size ?? word.box.height / inkShare(word.text));
      const size = Math.max(1, median(sizes));
      const bottoms = line.map((word) => word.box.y + word.box.height - (DESCENDERS.test(word.text) ? size * 0.21 : 0));
      return [key, { size: Math.round(size * 2) / 2, bottom: median(bottoms) }];
    }),
  );
}

const inkShare = (text: string) => 0.5 + (ASCENDERS.test(text) ? 0.22 : 0) + (DESCENDERS.test(text) ? 0.21 : 0);

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
