const A4_INCHES = 11.7;
const MIN_PAPER_INCHES = 6;
const MAX_PAPER_INCHES = 18;

/**
 * What to multiply a resolution by so that print comes out at the size that it has on paper: 1 for pages of a size that paper has.
 * Others (photographs, whose size in the file means nothing) are taken for A4.
 */
export const paperScale = (longSideInches: number): number =>
  longSideInches >= MIN_PAPER_INCHES && longSideInches <= MAX_PAPER_INCHES ? 1 : A4_INCHES / longSideInches;
