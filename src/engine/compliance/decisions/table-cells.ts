import type { DecisionRecord, DecisionVerdict } from "../../contract/api.ts";

type Model = NonNullable<Extract<DecisionRecord, { kind: "match" }>["model"]>;

/** How many of the must-haves or wishes there were, and how many were met in full. */
export function countVerdicts(verdicts: DecisionVerdict[], kind: DecisionVerdict["kind"]): { asked: number; met: number } {
  const asked = verdicts.filter((verdict) => verdict.kind === kind);
  return { asked: asked.length, met: asked.filter(({ met }) => met === "yes").length };
}

/** A model with the digest of its file, where that is known. */
export const modelName = ({ name, digest }: Model): string => (digest ? `${name} ${digest}` : name);
