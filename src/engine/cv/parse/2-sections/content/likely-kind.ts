import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { toRow } from "../../1-document/row.ts";
import { EXPECTED_KIND_GAIN, MIN_CONTENT_PROBABILITY, PARENT_KIND_GAIN } from "../thresholds.ts";
import { CONTENT_WEIGHTS } from "./content-weights.ts";
import { CONTENT_KINDS, type ContentKind } from "./kinds.ts";
import { collectRowEvidence } from "./row-evidence.ts";

/**
 * For each line the log probability of each kind of section, in the order of `CONTENT_KINDS`: a multinomial logistic regression on the evidence of
 * its row.
 */
export const lineKinds = (lines: readonly Line[], context: Context): number[][] =>
  collectRowEvidence(
    lines.map((line) => toRow(line, context)),
    context,
  ).map((evidence) => normalized(CONTENT_WEIGHTS.map(([bias = 0, ...weights]) => weighed(weights, evidence) + bias)));

const weighed = (weights: readonly number[], evidence: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * (evidence[at] as number), 0);

/** The kind that lines have by their content, undefined where none is likely enough. */
export const likelyKind = (lines: readonly Line[], context: Context): LikelyKind | undefined =>
  lines.length > 0 ? likeliest(lineKinds(lines, context), new Set()) : undefined;

export type LikelyKind = { kind: ContentKind; probability: number };

/**
 * The same from the log probabilities of the lines. `taken`: kinds that they cannot have, because a heading of the CV names them. `own`: the
 * kinds of the heading above, of which they may be a part.
 */
export function likeliest(
  lines: readonly (readonly number[])[],
  taken: ReadonlySet<string>,
  own: ReadonlySet<string> = new Set(),
): LikelyKind | undefined {
  const sums = CONTENT_KINDS.map((kind, at) =>
    taken.has(kind)
      ? Number.NEGATIVE_INFINITY
      : lines.reduce(
          (sum, line) => sum + (line[at] as number),
          own.has(kind) ? PARENT_KIND_GAIN : EXPECTED.has(kind) ? EXPECTED_KIND_GAIN : 0,
        ),
  );
  const scores = normalized(sums);
  const most = Math.max(...scores);
  const kind = CONTENT_KINDS[scores.indexOf(most)] as ContentKind;
  const probability = Math.exp(most);
  return probability >= MIN_CONTENT_PROBABILITY && kind !== "other" ? { kind, probability } : undefined;
}

/** Nearly every CV has them: what may be jobs or projects is jobs where no heading names work. */
const EXPECTED = new Set<ContentKind>(["work", "education"]);

/** Log probabilities from log odds: their exponentials add up to 1. */
function normalized(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const total = most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0));
  return scores.map((score) => score - total);
}
