import type { Contacts } from "../contact.ts";

export const LABEL_END = String.raw`\s*[)\].:：=–-]*\s*$`;

/** Marks a stretch and the label before it as used. */
export function take(found: Contacts, text: string, line: number, from: number, to: number, label: RegExp): void {
  const before = label.exec(text.slice(0, from));
  if (to > from) found.consumed[line]?.push({ from: before ? before.index : from, to });
}

export function isTaken(found: Contacts, line: number, at: number): boolean {
  return found.consumed[line]?.some(({ from, to }) => at >= from && at < to) ?? false;
}

export function merged(stretches: { from: number; to: number }[]): { from: number; to: number }[] {
  const result: { from: number; to: number }[] = [];
  for (const stretch of stretches.sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && stretch.from <= last.to) last.to = Math.max(last.to, stretch.to);
    else result.push({ ...stretch });
  }

  return result;
}
