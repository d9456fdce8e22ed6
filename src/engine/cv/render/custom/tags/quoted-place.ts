/** In messages about a template. */
const MAX_QUOTED_CHARACTERS = 60;

/** A place with the first words that stand there, for messages: "the body, “Dear …”". */
export const quotedPlace = (place: string, words: string): string => (words ? `${place}, “${shortened(words)}”` : place);

const shortened = (words: string) => (words.length > MAX_QUOTED_CHARACTERS ? `${words.slice(0, MAX_QUOTED_CHARACTERS - 3)}…` : words);
