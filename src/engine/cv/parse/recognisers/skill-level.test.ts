import { expect, test } from "bun:test";
import { isLevelled, readSkill } from "./skill-level.ts";

const row = (...cells: string[]) => ({ cells: cells.map((text) => ({ text })) });

test("a long word of a level behind a skill is its level, a short one may be its name", () => {
  expect(readSkill("Excel advanced")).toEqual({ name: "Excel", level: "advanced" });
  expect(readSkill("Visual Basic")).toEqual({ name: "Visual Basic" });
});

test("a level in a cell behind a name is that of a skill, a number alone is not", () => {
  expect(isLevelled(row("Python", "expert"))).toBe(true);
  expect(isLevelled(row("Excel", "★★★★☆"))).toBe(true);
  expect(isLevelled(row("Chess club", "4"))).toBe(false);
  expect(isLevelled(row("expert", "Python"))).toBe(false);
});
