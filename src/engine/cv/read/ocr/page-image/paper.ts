const A4_INCHES = 11.7;
const SMALLEST_PAPER = 6;
const LARGEST_PAPER = 18;

/**
 * What to multiply a resolution by so that print comes out at the size that it has on paper: 1 for pages of a size that paper has.
 * Others (photographs, whose size in the file means nothing) are taken for A4.
 */
export const paperScale = (longSideInches: number): number =>
  longSideInches >= SMALLEST_PAPER && longSideInches <= LARGEST_PAPER ? 1 : A4_INCHES / longSideInches;
