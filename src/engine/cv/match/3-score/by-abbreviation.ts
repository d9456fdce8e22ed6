import type { Requirement } from "../1-requirements/requirement.ts";
import type { Evidence } from "../2-evidence/evidence.ts";
import { practiceOf } from "../2-evidence/practice.ts";
import { abbreviationsOf, lettersOf, wordsOfAbbreviation } from "../concepts/abbreviations.ts";
import { tokenize } from "../concepts/words.ts";
import type { Job } from "./job.ts";
import { LACKS, NOTHING, quoteOf, type Shown } from "./shown.ts";

/**
 * What a CV shows of a requirement under its abbreviation, or of an abbreviation by its words: "Chair the DPIA panel" for "leading data protection impact assessments", "accident
 * vasculaire cérébral" for "AVC". The words of the run must be most of those that are asked for.
 */
export function byAbbreviation({ text, stems }: Requirement, { passages, roles }: Evidence, job: Job): Shown {
  const tokens = tokenize(text);
  const isMost = (count: number) => count * 2 > stems.length;
  const names = new Map([...abbreviationsOf(tokens)].filter(([, run]) => isMost(run.filter(({ stem }) => stems.includes(stem)).length)));
  const short = tokens.flatMap((token) => lettersOf(token) ?? []).filter(() => isMost(1));
  if (names.size + short.length === 0) return NOTHING;
  const shown = passages.flatMap((passage) => {
    const named = passage.tokens.filter((token) => names.has(lettersOf(token) ?? ""));
    const words = named.length > 0 ? named : (short.map((letters) => wordsOfAbbreviation(passage.tokens, letters)).find(Boolean) ?? []);
    const [first] = words;
    if (!first) return [];
    const ways = { ...(first.taught && { taught: true as const }), ...(first.sold && { sold: true as const }) };
    const practice = practiceOf(passage, undefined, ways, roles, job);
    const weakness = practice.weakness ?? words.find(({ standing }) => standing)?.standing;
    return [{ passage, weakness, score: Math.min(...words.map(({ strength }) => strength)) * practice.factor }];
  });
  const [best] = shown.toSorted((a, b) => b.score - a.score);
  if (!best) return NOTHING;
  const quotes = shown.filter(({ score }) => score === best.score).map(({ passage }) => quoteOf(passage));
  return { score: best.score, quotes, ...(best.weakness && { lacks: LACKS[best.weakness] }) };
}
