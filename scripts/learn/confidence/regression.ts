/** A value of a CV with truth: its kind, the evidence for it, whether it is right, and how much it counts. */
export type Sample = { file: string; kind: string; evidence: readonly number[]; right: boolean; weight: number };
/** By kind: the log odds without evidence, then the weight of each piece of evidence. */
export type Weights = Map<string, number[]>;

/** A kind may differ from all kinds together where its own values say so; few values say little. Both pull towards the mean, as a prior does. */
const SHARED_PRIOR = 2;
const KIND_PRIOR = 6;
const STEPS = 250;
const STEP_SIZE = 0.15;

/**
 * Logistic regression over all kinds at once: each kind has weights of its own, which are those of all kinds and a difference. Ridge priors keep
 * both small. Full-batch gradient steps with momentum per weight (Adam, Kingma and Ba 2014), so the same samples give the same weights.
 */
export function fit(samples: readonly Sample[], kinds: readonly string[]): Weights {
  const width = (samples[0]?.evidence.length ?? 0) + 1;
  // Row 0 is shared, row 1 + k the difference of kind k.
  const size = width * (kinds.length + 1);
  const rows = samples.map((sample) => ({ ...sample, inputs: [1, ...sample.evidence], at: width * (1 + kinds.indexOf(sample.kind)) }));
  const weights = new Float64Array(size);
  const [mean, variance] = [new Float64Array(size), new Float64Array(size)];

  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight, at) => weight * (at < width ? (at === 0 ? 0 : SHARED_PRIOR) : KIND_PRIOR));
    for (const { inputs, at, right, weight } of rows) {
      let sum = 0;
      for (let i = 0; i < width; i++) sum += (inputs[i] as number) * ((weights[i] as number) + (weights[at + i] as number));
      const error = weight * (logistic(sum) - Number(right));
      for (let i = 0; i < width; i++) {
        const slope = error * (inputs[i] as number);
        gradient[i] = (gradient[i] as number) + slope;
        gradient[at + i] = (gradient[at + i] as number) + slope;
      }
    }
    for (let i = 0; i < size; i++) {
      const slope = gradient[i] as number;
      mean[i] = 0.9 * (mean[i] as number) + 0.1 * slope;
      variance[i] = 0.999 * (variance[i] as number) + 0.001 * slope * slope;
      const stepSize = STEP_SIZE * Math.min(1, (4 * (STEPS - step + 1)) / STEPS);
      weights[i] =
        (weights[i] as number) -
        (stepSize * ((mean[i] as number) / (1 - 0.9 ** step))) / (Math.sqrt((variance[i] as number) / (1 - 0.999 ** step)) + 1e-8);
    }
  }
  const fitted = new Map(
    kinds.map((kind, k) => [
      kind,
      Array.from({ length: width }, (_, i) => (weights[i] as number) + (weights[width * (k + 1) + i] as number)),
    ]),
  );
  return rescaled(fitted, samples);
}

const RESCALE_STEPS = 20;

/**
 * The priors make every value less sure than its evidence: all log odds are stretched and moved so that what is said is right as often as it is
 * said (Platt 1999). Newton steps on the two numbers.
 */
function rescaled(weights: Weights, samples: readonly Sample[]): Weights {
  const logOdds = samples.map((sample) => logOddsOf(weights, sample));
  let [move, stretch] = [0, 1];
  for (let step = 0; step < RESCALE_STEPS; step++) {
    let [a, b, aa, ab, bb] = [0, 0, 1e-9, 0, 1e-9];
    samples.forEach(({ right, weight }, index) => {
      const odds = logOdds[index] as number;
      const said = logistic(move + stretch * odds);
      const [error, spread] = [weight * (said - Number(right)), weight * said * (1 - said)];
      a += error;
      b += error * odds;
      aa += spread;
      ab += spread * odds;
      bb += spread * odds * odds;
    });
    const determinant = aa * bb - ab * ab;
    move -= (bb * a - ab * b) / determinant;
    stretch -= (aa * b - ab * a) / determinant;
  }
  return new Map([...weights].map(([kind, row]) => [kind, row.map((weight, at) => stretch * weight + (at === 0 ? move : 0))]));
}

export const logistic = (sum: number) => 1 / (1 + Math.exp(-sum));

/** How sure a value is with these weights. */
export const predict = (weights: Weights, sample: Pick<Sample, "kind" | "evidence">) => logistic(logOddsOf(weights, sample));

function logOddsOf(weights: Weights, { kind, evidence }: Pick<Sample, "kind" | "evidence">): number {
  const [bias = 0, ...rest] = weights.get(kind) ?? [];
  return evidence.reduce((sum, amount, index) => sum + amount * (rest[index] ?? 0), bias);
}
