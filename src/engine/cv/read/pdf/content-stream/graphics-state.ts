import type { Font } from "./fonts/fonts.ts";
import type { Matrix } from "./matrix.ts";
import type { Area } from "./paths.ts";

/** Graphics and text state (ISO 32000-2, 8.4 and 9.3). Colours are `#rrggbb`, "" for a pattern, or "transparent". */
export type GraphicsState = {
  ctm: Matrix;
  fill: string;
  stroke: string;
  fillAlpha: number;
  /** A blend mode or a soft mask is set: the colour on the page is not that of the paint at its opacity. */
  isBlended: boolean;
  font?: Font;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderingMode: number;
  lineWidth: number;
  /** The bounding box of the clipping path. */
  clip?: Area;
};

export const initialState = (ctm: Matrix): GraphicsState => ({
  ctm,
  fill: "#000000",
  stroke: "#000000",
  fillAlpha: 1,
  isBlended: false,
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  renderingMode: 0,
  lineWidth: 1,
});
