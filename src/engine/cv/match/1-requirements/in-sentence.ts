/** What ends a sentence or a line of a list. Brackets and the signs of names, as in C++ and C#, stay. */
const TRAILING_PUNCTUATION = /[\s.,;:!?…。、，；：！？؛،]+$/u;

/** The text of a requirement as a part of a longer sentence: `AWS, German.` becomes `AWS, German`. A text of punctuation alone stays as it is. */
export const inSentence = (text: string) => text.replace(TRAILING_PUNCTUATION, "") || text;
