import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRulesVersion } from "./rules-version.ts";

test("the version of the rules changes with the program, and with each taxonomy that is added, changed or removed", () => {
  const folder = mkdtempSync(join(tmpdir(), "vitae-rules-"));
  const version = openRulesVersion(folder, "1.0");
  expect(version()).toBe("1.0");
  mkdirSync(join(folder, "taxonomies"));
  const table = join(folder, "taxonomies/skills-de.tsv");
  writeFileSync(table, "one");
  writeFileSync(join(folder, "taxonomies/.skills-fr.tsv"), "unfinished");
  const first = version();
  expect(first).toMatch(/^1\.0\+skills-de@[0-9a-f]{8}$/);
  expect(version()).toBe(first);
  writeFileSync(table, "two");
  utimesSync(table, 1, 1);
  expect(version()).not.toBe(first);
  writeFileSync(join(folder, "taxonomies/occupations-de.tsv"), "three");
  expect(version()).toMatch(/^1\.0\+occupations-de@[0-9a-f]{8}\+skills-de@[0-9a-f]{8}$/);
  const whole = version();
  // A file that is gone when it is opened, as when it is taken away meanwhile.
  symlinkSync(join(folder, "gone"), join(folder, "taxonomies/skills-it.tsv"));
  expect(version()).toBe(whole);
  rmSync(join(folder, "taxonomies"), { recursive: true });
  expect(version()).toBe("1.0");
});
