import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";

/** Texts that were read and approved, each with how it is made. `bun run approve --update ID` writes one anew. */
export type Approved = Record<string, () => Promise<string> | string>;

const fileOf = (id: string) => join(CHECKOUT_ROOT, "tests/fixtures/approved", `${id}.txt`);

/** What differs from the approved text, a line each. */
export function differingLines(id: string, text: string): string[] {
  if (!existsSync(fileOf(id))) return [`${id}: no approved text yet`];
  const [before, after] = [readFileSync(fileOf(id), "utf8").split("\n"), text.split("\n")];
  let from = 0;
  while (from < before.length && before[from] === after[from]) from++;
  let same = 0;
  while (same < Math.min(before.length, after.length) - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  const changed = [
    ...before.slice(from, before.length - same).map((line) => `- ${line}`),
    ...after.slice(from, after.length - same).map((line) => `+ ${line}`),
  ];
  return changed.length > MAX_LINES ? [...changed.slice(0, MAX_LINES), `… and ${changed.length - MAX_LINES} more`] : changed;
}

/** Beyond so many lines a difference is cut short. */
const MAX_LINES = 40;

export function approve(id: string, text: string): void {
  mkdirSync(dirname(fileOf(id)), { recursive: true });
  writeFileSync(fileOf(id), text);
}
