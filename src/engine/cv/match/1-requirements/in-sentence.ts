/** Punctuation at the end of a sentence or list item. Brackets and the symbols of names ("C++", "C#") are not matched. */
const TRAILING_PUNCTUATION = /[\s.,;:!?…。、，；：！？؛،]+$/u;

/** The text of a requirement without its full stop, to stand inside a longer sentence: `AWS, German.` becomes `AWS, German`. A text of punctuation alone is returned as it is. */
export const inSentence = (text: string) => text.replace(TRAILING_PUNCTUATION, "") || text;
