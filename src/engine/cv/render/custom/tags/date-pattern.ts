/** What a pattern of a date may have; other Latin letters would stand in the document as they are. */
const DATE_WORDS = ["d", "dd", "M", "MM", "MMM", "MMMM", "yy", "yyyy"] as const;

/** What is wrong with a date pattern, such as `MM/jjjj`, and how to mend it; undefined for a good one. */
export function datePatternProblem(pattern: string): { problem: string; mend: string } | undefined {
  const runs = pattern.match(SAME_LETTERS) ?? [];
  const wrong = runs.filter((run) => !isDateWord(run));
  if (wrong.length === 0 && runs.length > 0) return undefined;
  const problem =
    runs.length === 0
      ? `The date format "${pattern}" has no day, month or year.`
      : `The date format "${pattern}" has ${wrong.map((run) => `"${run}"`).join(", ")}, which no date has.`;
  const better = pattern.replace(SAME_LETTERS, asMeant);
  const guessed = better !== pattern && (better.match(SAME_LETTERS) ?? []).every(isDateWord);
  return {
    problem,
    mend: `${guessed ? `Write date:"${better}". ` : ""}The parts of a date are ${DATE_WORDS.join(", ")}, with signs between them.`,
  };
}

/** Letters of the Latin script, each as often as it stands there one after the other. Signs of other scripts may stand between, as in `yyyy年M月`. */
const SAME_LETTERS = /(\p{Script=Latin})\1*/gu;
const isDateWord = (run: string): boolean => (DATE_WORDS as readonly string[]).includes(run);

/** Letters for day, month and year in the formats of other programs and languages: TT.MM.JJJJ, jj/mm/aaaa, DD/MM/YYYY. */
const DAY = /^(?:D|T|t)$/;
const MONTH = /^m$/;
const YEAR = /^(?:Y|J|j|a|A|å|Å)$/;

function asMeant(run: string): string {
  const letter = run[0] as string;
  if (DAY.test(letter)) return "d".repeat(run.length);
  if (MONTH.test(letter)) return "M".repeat(run.length);
  return YEAR.test(letter) ? "y".repeat(run.length) : run;
}
