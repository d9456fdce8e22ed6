/**
 * What speaks for a text as the name of the person, and for another as the headline. The score of a candidate is the sum; the best one is taken. Unit of
 * all: score. They were chosen by hand on the corpora and count against each other alone, and against likeness, which is 0 to 1. Test of all:
 * src/engine/cv/parse/4-fields/identity/identity-weights.test.ts.
 */
export const NAME_WEIGHTS = {
  /** For the largest type; smaller type gets a part of it. */
  largest: 0.8,
  /** Against each line above it. */
  lineAbove: 0.02,
  /** Against a name in a footer. */
  inFooter: 0.5,
  /** Against a part of a line: "Ottoline Birdsall | Upholsterer". */
  part: 0.1,
  /** For a name over several lines, and for each line after the first: a given name alone is like a name too. */
  severalLines: 0.2,
  furtherLine: 0.05,
  /** For a name that the e-mail address spells, that another address or profile spells, and that the document names as its author. */
  byEmail: 1,
  byOther: 0.3,
  byAuthor: 0.4,
} as const;

export const HEADLINE_WEIGHTS = {
  /** For the line next to the name; one further away gets a part of it. */
  nearest: 1,
  /** A line above the name, and a cell of a row, count as further away. Unit of both: lines. */
  aboveName: 1.5,
  inRow: 0.5,
  /** For a line in the column of the name, in smaller type than the name, and in larger type than the text. */
  inFlowOfName: 0.3,
  belowSizeOfName: 0.1,
  aboveSizeOfText: 0.2,
} as const;
