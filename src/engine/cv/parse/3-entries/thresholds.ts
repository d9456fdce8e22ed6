/** Thresholds of entries. */

/** More atoms in one fragment are a list and no name. Unit: atoms. Fixture: pdf-near-columns. */
export const MAX_ATOMS = 9;

/** A longer fragment is text. Unit: characters. Fixture: pdf-near-columns. */
export const MAX_DIVISIBLE_CHARACTERS = 150;
