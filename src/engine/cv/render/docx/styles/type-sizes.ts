/** Titles of entries, as a factor on the size of the text. */
export const TITLE_SCALE = 1.06;
/** Contact lines, dates and heads of tables, as a factor on the size of the text. */
export const SMALL_SCALE = 0.95;
