import { BUCKETS, bucketsOf } from "../../../src/engine/cv/parse/recognisers/name-kinds/features.ts";
import { NAME_KINDS } from "../../../src/engine/cv/parse/recognisers/name-kinds/kinds.ts";
import type { NameWeights } from "../../../src/engine/cv/parse/recognisers/name-kinds/name-weights.ts";
import type { Example } from "./examples.ts";

const PASSES = 4;
const STEP_SIZE = 0.5;
/** Pulls each weight towards 0, so that what few names say counts for little. Smaller, and rare features are learnt by heart. */
const PRIOR = 3e-4;
/** What AdaGrad begins with instead of 0, so that the first step of a weight is not endless. */
const FIRST_SQUARE = 1e-4;
/** A smaller slope changes nothing. */
const MIN_SLOPE = 1e-5;
/** A kind with few examples counts more, by the root, but not more than so many times. */
const MAX_KIND_WEIGHT = 6;
/** Weights beyond are cut: a byte for each is too coarse for all others otherwise. Unit: log odds. */
const MAX_WEIGHT = 8;
const MAX_BYTE = 127;

const KINDS = NAME_KINDS.length;

/**
 * Multinomial logistic regression over hashed features, one example at a time with a step for each weight that shrinks as its slopes add up
 * (AdaGrad, Duchi et al. 2011). The examples are taken in their order in each pass, so the same examples give the same weights.
 */
export function fitNames(examples: readonly Example[]): NameWeights {
  const kinds = Uint8Array.from(examples, ({ kind }) => NAME_KINDS.indexOf(kind));
  const inputs = examples.map(({ text }) => Uint16Array.from(bucketsOf(text)));
  const kindWeights = weightsOfKinds(kinds);
  const weights = new Float32Array(BUCKETS * KINDS);
  const squares = new Float32Array(weights.length).fill(FIRST_SQUARE);
  const said = new Float64Array(KINDS);
  for (let pass = 0; pass < PASSES; pass += 1)
    inputs.forEach((buckets, at) => {
      if (buckets.length === 0) return;
      const kind = kinds[at] as number;
      const norm = 1 / Math.sqrt(buckets.length);
      sayKinds(weights, buckets, norm, said);
      for (let other = 0; other < KINDS; other += 1) {
        const slope = (kindWeights[kind] as number) * ((said[other] as number) - Number(other === kind)) * norm;
        if (Math.abs(slope) >= MIN_SLOPE) step(weights, squares, buckets, other, slope);
      }
    });
  return inBytes(weights);
}

function step(weights: Float32Array, squares: Float32Array, buckets: Uint16Array, kind: number, slope: number): void {
  for (let index = 0; index < buckets.length; index += 1) {
    const at = (buckets[index] as number) * KINDS + kind;
    const pulled = slope + PRIOR * (weights[at] as number);
    squares[at] = (squares[at] as number) + pulled * pulled;
    weights[at] = (weights[at] as number) - (STEP_SIZE * pulled) / Math.sqrt(squares[at] as number);
  }
}

/** How likely each kind is by the weights so far, into `said`. */
function sayKinds(weights: Float32Array, buckets: Uint16Array, norm: number, said: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let kind = 0; kind < KINDS; kind += 1) {
    let score = 0;
    for (let index = 0; index < buckets.length; index += 1) score += weights[(buckets[index] as number) * KINDS + kind] as number;
    said[kind] = score * norm;
    most = Math.max(most, score * norm);
  }
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind += 1) {
    said[kind] = Math.exp((said[kind] as number) - most);
    sum += said[kind] as number;
  }
  for (let kind = 0; kind < KINDS; kind += 1) said[kind] = (said[kind] as number) / sum;
}

/** A kind of which there are fewer than its share counts more. */
function weightsOfKinds(kinds: Uint8Array): number[] {
  return NAME_KINDS.map((_, kind) => {
    const count = kinds.reduce((sum, other) => sum + Number(other === kind), 0);
    return Math.min(MAX_KIND_WEIGHT, Math.sqrt(kinds.length / KINDS / Math.max(count, 1)));
  });
}

/** Each weight in a byte, in whole numbers of a scale. */
function inBytes(weights: Float32Array): NameWeights {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Math.fround(Math.min(largest, MAX_WEIGHT) / MAX_BYTE);
  const steps = Int8Array.from(weights, (weight) => Math.max(-MAX_BYTE, Math.min(MAX_BYTE, Math.round(weight / (scale || 1)))));
  return { scale, steps };
}
