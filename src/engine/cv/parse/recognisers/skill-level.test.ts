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

test.each([
  "level: good",
  "poziom średniozaawansowany",
  "střední úroveň",
  "základní až pokročilý",
  "gut bis sehr gut",
  "● ● ○ ○",
  "実務1年〜2年",
  "uživatelsky",
])("a level in more words: %p", (level) => {
  expect(readSkill(`Excel – ${level}`)).toEqual({ name: "Excel", level });
});

test("the word for a level alone is none, nor is a range of other things", () => {
  expect(readSkill("Excel – level")).toEqual({ name: "Excel – level" });
  expect(readSkill("Excel – good to know")).toEqual({ name: "Excel – good to know" });
});

test("a long text is no level, though it begins with the word for one", () => {
  expect(isLevelled(row("Excel", `${" ".repeat(60)}good`))).toBe(true);
  expect(isLevelled(row("Excel", `basic to${" ".repeat(60)}good`))).toBe(false);
});
