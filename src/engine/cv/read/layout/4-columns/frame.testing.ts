import type { Frame } from "./region.ts";

/** The whole of a page of 500 by 800 points. */
export const PAGE_FRAME: Frame = {
  left: 0,
  right: 500,
  pageWidth: 500,
  pageHeight: 800,
  rules: [],
  boxes: [],
  grounds: [],
  headings: new Set(["heading"]),
  leading: 1.3,
};

/** The text area of a page of 600 by 840 points with margins of fifty points. */
export const FRAME_WITH_MARGINS: Frame = {
  ...PAGE_FRAME,
  left: 50,
  right: 550,
  pageWidth: 600,
  pageHeight: 840,
  headings: new Set(),
  leading: 1.2,
};
