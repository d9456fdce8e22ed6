import { expect, test } from "bun:test";
import { fitKinds, type Sample } from "./softmax.ts";

/** Jobs have periods, schools have degrees, and one of four jobs names a degree too. */
const SAMPLES: Sample[] = [
  { evidence: [1, 0], kind: 0, weight: 1 },
  { evidence: [1, 0], kind: 0, weight: 1 },
  { evidence: [1, 1], kind: 0, weight: 1 },
  { evidence: [0, 1], kind: 1, weight: 1 },
  { evidence: [0, 0], kind: 2, weight: 1 },
  { evidence: [0, 1], kind: 1, weight: 1 },
  { evidence: [0, 0], kind: 2, weight: 1 },
];

const kindOf = (weights: readonly (readonly number[])[], [period = 0, degree = 0]: readonly number[]) => {
  const scores = weights.map(([bias = 0, ofPeriod = 0, ofDegree = 0]) => bias + ofPeriod * period + ofDegree * degree);
  return scores.indexOf(Math.max(...scores));
};

test("the kinds of rows are learnt from the evidence that they give", () => {
  const weights = fitKinds(SAMPLES, 3);

  expect(SAMPLES.map(({ evidence }) => kindOf(weights, evidence))).toEqual(SAMPLES.map(({ kind }) => kind));
});

test("the same rows give the same weights", () => {
  expect(fitKinds(SAMPLES, 3)).toEqual(fitKinds(SAMPLES, 3));
});

test("a row counts by its weight", () => {
  const torn = (weight: number): Sample[] => [
    { evidence: [1], kind: 0, weight: 1 },
    { evidence: [1], kind: 1, weight },
  ];
  const [[bias = 0, first = 0] = [], [otherBias = 0, other = 0] = []] = fitKinds(torn(3), 2);

  expect(Math.exp(otherBias + other - bias - first)).toBeCloseTo(3, 1);
});
