/** A cleaned page is white; darker than this is print. */
export const PRINT = 128;
/** Ruling lines are often grey, or thinner than a pixel: what is long and straight is one where it is darker than this. */
export const RULED = 205;

const POINTS_PER_INCH = 72;
export const pixelsOf = (dpi: number) => (points: number) => Math.round((points * dpi) / POINTS_PER_INCH);
export const pointsOf = (dpi: number) => (pixels: number) => (pixels * POINTS_PER_INCH) / dpi;
