/** Words for "or" that mean nothing else in any language of the lexicon. */
const NAMED =
  "or|oder|ou|und\\/oder|and\\/or|lub|albo|eller|nebo|anebo|alebo|sau|ή|або|чи|или|либо|tai|vagy|veya|ili|bądź|względnie|bzw|respektive|beziehungsweise";
/** Those that mean something else elsewhere, by the language in which they mean "or". */
const SHORT: Record<string, string> = { nl: "of", es: "o|u", it: "o|od", ca: "o" };

const patternOf = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "giu");
const NAMED_OR = patternOf(NAMED);
const SHORT_OR: Record<string, RegExp> = Object.fromEntries(
  Object.entries(SHORT).map(([language, words]) => [language, patternOf(`${NAMED}|${words}`)]),
);

/** Finds the words for "or" in a text of this language; with the flag `g`. */
export const orIn = (language: string): RegExp => SHORT_OR[language] ?? NAMED_OR;
