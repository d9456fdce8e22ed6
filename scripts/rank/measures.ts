/** How good an order of candidates is, and how right the verdicts about requirements are. All are 0 to 1. */

/** Normalised discounted cumulative gain of the ten first; gain 2^grade - 1, candidates of one score share their gains. */
export function ndcg(graded: Graded[], depth = 10): number {
  const ideal = sum(
    graded.map(({ grade }) => gain(grade)).sort((a, b) => b - a),
    depth,
  );
  if (ideal === 0) return 1;
  const byScore = Map.groupBy(
    graded.toSorted((a, b) => b.score - a.score),
    ({ score }) => score,
  );
  const shared = [...byScore.values()].flatMap((tied) => tied.map(() => mean(tied.map(({ grade }) => gain(grade)))));
  return sum(shared, depth) / ideal;
}

/** Of the pairs in which one has the better grade: in how many it has the better score. A tie counts half. */
export function pairs(graded: Graded[]): { right: number; all: number } {
  const told = graded.flatMap((better) =>
    graded.filter((worse) => better.grade > worse.grade).map((worse) => Math.sign(better.score - worse.score)),
  );
  return { right: told.reduce((total, sign) => total + (sign + 1) / 2, 0), all: told.length };
}

/** Share of the hard negatives, who have the words and not the substance, that stand below everybody of grade 2 and 3. Without any: 1. */
export function hardBelow(graded: Graded[]): { below: number; all: number } {
  const good = graded.filter(({ grade }) => grade >= 2);
  const hard = graded.filter((one) => one.hard);
  return { below: hard.filter(({ score }) => good.every((one) => one.score > score)).length, all: hard.length };
}

export type Graded = { grade: number; score: number; hard: boolean };

/** F1 of `[is it so, was it said]`. */
export function f1(verdicts: [truth: boolean, told: boolean][]): number {
  const both = verdicts.filter(([truth, told]) => truth && told).length;
  const either = verdicts.filter(([truth]) => truth).length + verdicts.filter(([, told]) => told).length;
  return either === 0 ? 1 : (2 * both) / either;
}

export const mean = (values: number[]) => (values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length);
const gain = (grade: number) => 2 ** grade - 1;
const sum = (gains: number[], depth: number) => gains.slice(0, depth).reduce((total, one, index) => total + one / Math.log2(index + 2), 0);
