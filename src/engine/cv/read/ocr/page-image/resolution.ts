const POINTS_PER_INCH = 72;
export const pixelsOf = (dpi: number) => (points: number) => Math.round((points * dpi) / POINTS_PER_INCH);
export const pointsOf = (dpi: number) => (pixels: number) => (pixels * POINTS_PER_INCH) / dpi;
