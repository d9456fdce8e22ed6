import { inAnyCase } from "../../../text/any-case.ts";
import { STREET_WORD } from "../../lexicon/places/places-data.ts";

/** True for a text with a word of a street's name. */
export const namesStreet = inAnyCase(STREET_WORD);
