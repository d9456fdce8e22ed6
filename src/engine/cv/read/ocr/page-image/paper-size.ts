const A4_INCHES = 11.7;
/** Sheets of paper that CVs are printed on, from A5 to A3, have a longer side in this range. */
const MIN_PAPER_INCHES = 6;
const MAX_PAPER_INCHES = 18;

/**
 * The factor for a resolution at which text comes out in its size on paper. It is 1 for pages of a paper size. Other pages (photographs,
 * whose size in the file means nothing) are taken for A4.
 */
export const paperScale = (longSideInches: number): number =>
  longSideInches >= MIN_PAPER_INCHES && longSideInches <= MAX_PAPER_INCHES ? 1 : A4_INCHES / longSideInches;
