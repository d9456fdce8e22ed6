/** A row of a section: the evidence that it gives, the index of its kind, and how much it counts. */
export type Sample = { evidence: readonly number[]; kind: number; weight: number };

const STEPS = 250;
const STEP_SIZE = 0.1;
/** Pulls each weight towards 0, so that what few rows say counts for little. */
const PRIOR = 0.0002;

/**
 * Multinomial logistic regression: for each kind the bias, then the weight of each piece of evidence. Full-batch gradient steps with momentum per
 * weight (Adam, Kingma and Ba 2014), so the same samples give the same weights.
 */
export function fitKinds(samples: readonly Sample[], kinds: number): number[][] {
  const width = (samples[0]?.evidence.length ?? 0) + 1;
  const inputs = samples.map(({ evidence }) => [1, ...evidence].flatMap((value, at) => (value === 0 ? [] : [{ value, at }])));
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float64Array(width * kinds);
  const [mean, variance] = [new Float64Array(weights.length), new Float64Array(weights.length)];

  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight, at) => (at % width === 0 ? 0 : PRIOR * weight));
    samples.forEach(({ kind, weight }, index) => {
      const row = inputs[index] as Input[];
      const said = probabilities(weights, row, { kinds, width });
      said.forEach((probability, other) => {
        const error = (weight / total) * (probability - Number(other === kind));
        for (const { value, at } of row) gradient[other * width + at] = (gradient[other * width + at] as number) + error * value;
      });
    });
    const size = STEP_SIZE * Math.min(1, (4 * (STEPS - step + 1)) / STEPS);
    gradient.forEach((slope, at) => {
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * slope;
      variance[at] = 0.999 * (variance[at] as number) + 0.001 * slope * slope;
      const direction = (mean[at] as number) / (1 - 0.9 ** step) / (Math.sqrt((variance[at] as number) / (1 - 0.999 ** step)) + 1e-8);
      weights[at] = (weights[at] as number) - size * direction;
    });
  }
  return Array.from({ length: kinds }, (_, kind) => [...weights.slice(kind * width, (kind + 1) * width)]);
}

type Input = { value: number; at: number };

function probabilities(weights: Float64Array, row: readonly Input[], { kinds, width }: { kinds: number; width: number }): number[] {
  const scores = Array.from({ length: kinds }, (_, kind) =>
    row.reduce((sum, { value, at }) => sum + value * (weights[kind * width + at] as number), 0),
  );
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / sum);
}
