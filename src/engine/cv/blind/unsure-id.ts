import type { BlindDoubt } from "../../contract/api.ts";

// In a file of its own: the service knows ids without loading the search, which brings the word lists of the reader.

/** The ids of released passages begin like this, so that they stand beside other ids of a review. */
const ID_PREFIX = "blind:";

export const unsureId = ({ what, text }: BlindDoubt): string => `${ID_PREFIX}${what}:${text}`;
export const isUnsureId = (id: string): boolean => id.startsWith(ID_PREFIX);
