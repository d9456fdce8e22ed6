import type { Contacts } from "./contacts.ts";
import { MAX_LABEL_CHARACTERS } from "./thresholds.ts";

export const LABEL_END = String.raw`[\s)\].:：=–-]*$`;

/** Marks a stretch and the label before it as used. */
export function take(found: Contacts, text: string, line: number, from: number, to: number, label: RegExp): void {
  const start = Math.max(0, from - MAX_LABEL_CHARACTERS);
  const before = label.exec(text.slice(start, from));
  if (to > from) found.consumed[line]?.push({ from: before ? start + before.index : from, to });
}

export function isTaken(found: Contacts, line: number, at: number): boolean {
  return found.consumed[line]?.some(({ from, to }) => at >= from && at < to) ?? false;
}

export function merged(spans: { from: number; to: number }[]): { from: number; to: number }[] {
  const result: { from: number; to: number }[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }

  return result;
}
