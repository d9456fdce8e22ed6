import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { CHECKOUT_ROOT } from "../src/engine/setup/assets.ts";
import { FIXTURE_IDS } from "./approval.ts";
import { thresholdsOf, thresholdTables, withThreshold } from "./threshold-tables.ts";

const TABLE = `/** Thresholds of words. */

/**
 * A gap as wide is a space: "Soft ware" with bad kerning is narrower.
 * Unit: em of the font. Fixtures: pdf-justified, pdf-letterspaced.
 */
export const MIN_SPACE = 0.08;

/** More would take memory. Unit: bytes. Test: tests/hostile/files.test.ts. */
export const MAX_BYTES = 1_000;

export const UNEXPLAINED = 3;
`;

test("a threshold is read with its unit, its fixtures and its tests", () => {
  expect(thresholdsOf(TABLE)).toEqual([
    { name: "MIN_SPACE", value: 0.08, unit: "em of the font", fixtures: ["pdf-justified", "pdf-letterspaced"], tests: [] },
    { name: "MAX_BYTES", value: 1000, unit: "bytes", fixtures: [], tests: ["tests/hostile/files.test.ts"] },
    { name: "UNEXPLAINED", value: 3, unit: undefined, fixtures: [], tests: [] },
  ]);
  expect(withThreshold(TABLE, "MIN_SPACE", 0.16)).toContain("export const MIN_SPACE = 0.16;");
  expect(() => withThreshold(TABLE, "MAX_SPACE", 1)).toThrow("No threshold MAX_SPACE.");
});

describe("each threshold says its unit and the fixture or test that fails without it:", () => {
  for (const path of thresholdTables())
    test(relative(CHECKOUT_ROOT, path), () => {
      const table = readFileSync(path, "utf8");
      const thresholds = thresholdsOf(table);
      expect(thresholds.length).toBe(table.match(/^export const /gm)?.length ?? 0);
      const incomplete = thresholds.filter(({ unit, fixtures, tests }) => !unit || fixtures.length + tests.length === 0);
      expect(incomplete.map(({ name }) => name)).toEqual([]);
      expect(thresholds.flatMap(({ fixtures }) => fixtures).filter((id) => !FIXTURE_IDS.includes(id))).toEqual([]);
      expect(thresholds.flatMap(({ tests }) => tests).filter((test) => !existsSync(join(CHECKOUT_ROOT, test)))).toEqual([]);
    });
});
