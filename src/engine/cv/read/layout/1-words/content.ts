import type { Box, Style } from "../../../reading.ts";

/**
 * The content of a page with positions: text, filled areas, rules, pictures. In points, from the top left of the page as it is shown.
 */
export type PageContent = {
  page: number;
  width: number;
  height: number;
  runs: PositionedRun[];
  rules: Rule[];
  /** Small round or square shapes: bullets, and the marks of ratings and timelines. */
  bulletShapes: Rule[];
  images: PlacedImage[];
  /** True when the text comes from OCR: sizes and places are estimates. */
  ocr?: boolean;
};

/** A word or a part of one, in one style, without a space or a gap in it. Text in logical order. */
export type PositionedRun = {
  text: string;
  /** The em box: `baseline` lies at four fifths of its height. For turned text the box around it. */
  box: Box;
  baseline: number;
  style: Style;
  /** A space character was drawn between the run before and this one. */
  spaceBefore?: boolean;
  /** A text object (`BT` in PDF) begins with it. */
  startsTextObject?: boolean;
  link?: string;
  /** Degrees clockwise, when the text does not run from left to right. */
  rotated?: number;
  /** Why it cannot be seen on the page. */
  hidden?: string;
  /** The picture of the page shows it, though the operators of the page hide it. */
  isSeen?: boolean;
  /** Opacity below one. */
  opacity?: number;
  /** Position in the order of drawing. */
  order: number;
  /** Heading level from the document's own structure; 0 is its title. */
  heading?: number;
  /** The page was mirrored for its right-to-left script. */
  mirrored?: boolean;
  /** The address of a link that covers no text; the page does not show it. */
  detached?: boolean;
  /** Marked as an artifact by the document itself (ISO 32000-2, 14.8.2.2): a running header, a page number. */
  artifact?: boolean;
};

/** A filled area or a line (then `width` or `height` is the thickness). A translucent one does not hide what is under it. */
export type Rule = { box: Box; fill: string; order: number; translucent?: true };

export type PlacedImage = {
  box: Box;
  order: number;
  /** Pixels of the source. */
  pixels: { width: number; height: number };
  bytes?: Uint8Array;
  type?: "png" | "jpeg";
};

export const EM_ASCENT = 0.8;
