import { inAnyCase } from "../lexicon/any-case.ts";
import { STREET_WORD } from "../lexicon/places-data.ts";

/** True for a text with a word of a street's name. */
export const namesStreet = inAnyCase(STREET_WORD);
