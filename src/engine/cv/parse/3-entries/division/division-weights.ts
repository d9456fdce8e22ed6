/**
 * What speaks for a division of a section into entries, and against it. The score of a division is the sum over its entries; `segmentEntries` takes
 * the best one. Unit of all: score. They were chosen by hand on the corpora and count against each other alone: doubling all changes nothing.
 */
export const DIVISION_WEIGHTS = {
  /** Against each entry: of two divisions that are as good, the one with fewer entries is taken. */
  entry: 0.3,
  /** Against an entry that begins with running text, and more with a list item: both tell about the entry above. */
  beginsWithText: 4,
  beginsWithListItem: 8,
  /** For an entry that begins in the style in which the first one does, and against another style. */
  likeFirst: 2,
  unlikeFirst: 1,
  /** For an entry that begins with a list item where the first one does. With `likeFirst` it outweighs `undatedTitle`: of awards in a list some have no date. */
  listItemLikeFirst: 1,
  /** The same besides for an item that begins a job. With both it outweighs `undated`: "• Caretaker, Lake School" below "• 2016 – 2019: Fitter, Acme Ltd". */
  jobInList: 1.6,
  /** For an entry after a gap; against one without where others have a gap. */
  afterGap: 1.5,
  withoutGap: 0.7,
  /** For an entry that begins after running text. */
  afterText: 1.5,
  /** Against an entry that begins with a small letter: a wrapped line. */
  beginsSmall: 2,
  /** For an entry with its first date in the same row as its siblings. Less than `titleAfterText`, so that no entry takes the first row of the next one for it. */
  sameOffset: 1.6,
  /** Against a date, and against a title, after the running text of the same entry: both belong to the next one. */
  dateAfterText: 2,
  titleAfterText: 2,
  /** Against each title beyond `MAX_TITLES`. */
  moreTitles: 1,
  /** For an entry with a date, against each further date, and against an entry without one where others have one. */
  date: 3,
  moreDates: 4,
  undated: 4,
  /** The same among certificates, awards and projects, which often have no date. */
  undatedTitle: 2,
  /** And among schools and courses under one heading. Less than `likeFirst` without `entry`: a row set like the first is an entry of its own there. */
  undatedCourse: 1.5,
  /** Against an entry that lacks a role which its siblings name, such as the institution. Less than `likeFirst`: two rows set alike may be two entries. */
  roleMissing: 1.5,
  /** Against a row that names another school or employer in the same entry. Less than `undated` with `likeFirst`: a faculty stands below its university, without a date. */
  roleAgain: 3,
} as const;

/** Titles that an entry may have: position, employer, place, department and one more. Unit: rows. */
export const MAX_TITLES = 5;

/** No entry of a CV is longer, and time grows with the rows that are tried. Unit: rows. */
export const MAX_ENTRY_ROWS = 80;

/** A gap is wider than the usual one by so much; less is how lines happen to fall. Unit: line heights. */
export const MIN_GAP_STEP = 0.2;
