import { inSentence } from "./in-sentence.ts";
import type { Requirement, Wanted } from "./requirement.ts";
import { MAX_CONTRADICTIONS } from "./thresholds.ts";

/** What a job description says in two ways, as sentences for the recruiter; each statement is scored as it stands. */
export function contradictionsIn(requirements: readonly Requirement[]): string[] {
  const found = requirements.flatMap((one, at) => requirements.slice(at + 1).flatMap((other) => contradictionOf(one, other) ?? []));
  return found.slice(0, MAX_CONTRADICTIONS);
}

function contradictionOf(one: Requirement, other: Requirement): string | undefined {
  if (!asksForTheSame(one, other)) return undefined;
  const [first, second] = [inSentence(one.text), inSentence(other.text)];
  const most = one.years?.max ?? other.years?.max;
  const least = one.years?.min ?? other.years?.min;
  if (most !== undefined && least !== undefined && least > most)
    return `The job description contradicts itself: "${first}" and "${second}". Both count as they stand.`;
  return one.kind === other.kind
    ? undefined
    : `The job description asks for the same as a must and as a wish: "${first}" and "${second}". Both count as they stand.`;
}

function asksForTheSame(one: Requirement, other: Requirement): boolean {
  const [first, second] = [one.wanted.map(nameOf), other.wanted.map(nameOf)];
  return first.length > 0 && first.length === second.length && first.every((name) => name !== undefined && second.includes(name));
}

/** A language or a degree may be asked for at two levels: that is no contradiction. */
function nameOf(wanted: Wanted): string | undefined {
  if (wanted.by === "concepts") return wanted.concepts.join();
  return wanted.by === "word" ? wanted.stem : undefined;
}
