import { join } from "node:path";
import { CHECKOUT_ROOT } from "../src/engine/setup/assets.ts";

/** A threshold of a `thresholds.ts` table: what its comment names besides the reason. */
export type Threshold = {
  name: string;
  value: number;
  /** "em of the font", "points", "words", "ratio". Undefined where the comment names none. */
  unit: string | undefined;
  /** Ids of `tests/fixtures/cv` that are read otherwise without it. */
  fixtures: string[];
  /** Paths of tests that hold it, where a fixture cannot: bounds of hostile files. */
  tests: string[];
};

/** The absolute paths of all `thresholds.ts` of the engine, sorted. */
export const thresholdTables = (): string[] =>
  [...new Bun.Glob("src/engine/**/thresholds.ts").scanSync(CHECKOUT_ROOT)].map((path) => join(CHECKOUT_ROOT, path)).sort();

const COMMENTED = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^export const ([A-Z][A-Z0-9_]*) = (-?[\d_.]+(?:e-?\d+)?);/gm;

/**
 * The thresholds of a table, in its order. Each stands as `export const NAME = NUMBER;` under a comment that ends with its unit and what fails
 * without it: `Unit: em. Fixture: pdf-justified, pdf-letterspaced.` or `Unit: bytes. Test: tests/hostile/files.test.ts.`
 */
export function thresholdsOf(table: string): Threshold[] {
  return [...table.matchAll(COMMENTED)].map(([, comment = "", name = "", value = ""]) => {
    const text = comment
      .replace(/^\s*\*\s?/gm, " ")
      .replace(/\s+/g, " ")
      .trim();
    const list = (label: string) => text.match(new RegExp(`\\b${label}s?: (.+?)\\.(?: |$)`))?.[1]?.split(", ") ?? [];
    return {
      name,
      value: Number(value.replaceAll("_", "")),
      unit: text.match(/\bUnit: ([^.]+)\./)?.[1],
      fixtures: list("Fixture"),
      tests: list("Test"),
    };
  });
}

/** The table with another value for one threshold. Throws where it has none of that name. */
export function withThreshold(table: string, name: string, value: number): string {
  const declaration = new RegExp(`^(export const ${name} = )-?[\\d_.]+(?:e-?\\d+)?;`, "m");
  if (!declaration.test(table)) throw new Error(`No threshold ${name}.`);
  return table.replace(declaration, `$1${value};`);
}
