import { memoize } from "../../../text/memoize.ts";
import { bucketsOf } from "./features.ts";
import { type KindProbabilities, NAME_KINDS, type NameKind } from "./kinds.ts";
import { type NameWeights, readNameWeights } from "./name-weights.ts";
import text from "./name-weights.txt" with { type: "text" };

/** How likely a short text is the name of a position, an employer, a school …, by what was learnt from lists of such names in many languages. */
export const kindsOf = memoize((name: string): KindProbabilities => kindProbabilities(name, learntWeights()));

/** Read where the first name is asked for, once in each process: many commands read no CV. */
function learntWeights(): NameWeights {
  read ??= readNameWeights(text);
  return read;
}
let read: NameWeights | undefined;

/**
 * Multinomial logistic regression: each feature of the text adds its weights to the kinds, and their exponentials say how likely each is. The sum
 * is divided by the root of the number of features, so that a long text is not surer than a short one because it is long.
 */
export function kindProbabilities(name: string, { scale, steps }: NameWeights): KindProbabilities {
  const buckets = bucketsOf(name);
  const scores = new Float64Array(NAME_KINDS.length);
  for (const bucket of buckets)
    for (let kind = 0; kind < NAME_KINDS.length; kind += 1)
      scores[kind] = (scores[kind] as number) + (steps[bucket * NAME_KINDS.length + kind] as number);
  const unit = scale / Math.sqrt(buckets.length || 1);
  const most = Math.max(...scores);
  const odds = scores.map((score) => (buckets.length === 0 ? 0 : Math.exp((score - most) * unit)));
  const sum = odds.reduce((all, one) => all + one, 0) || 1;
  return Object.fromEntries(NAME_KINDS.map((kind, at) => [kind, (odds[at] as number) / sum])) as Record<NameKind, number>;
}
