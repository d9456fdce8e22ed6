import { expect, test } from "bun:test";
import { monthsCovered } from "../../skill-use.ts";
import type { Role } from "./evidence.ts";
import { rolesNear, rolesWith, titleSimilarity } from "./experience.ts";

test("months that several roles share count once, in whatever order the roles stand", () => {
  const role = (start?: number, end?: number) => ({ start, end });
  expect(monthsCovered([])).toBe(0);
  expect(monthsCovered([role(10, 20), role(0, 5)])).toBe(15);
  expect(monthsCovered([role(0, 20), role(5, 10), role(15, 30)])).toBe(30);
  expect(monthsCovered([role(0, 10), role(10, 12)])).toBe(12);
  expect(monthsCovered([role(5, 5), role(7, 3), role(undefined, 9), role(9, undefined)])).toBe(0);
});

test("a title is as similar as its occupation, or as the words that both have", () => {
  const similarity = (title: string[], wanted: string[], [concepts, roles]: [string[], string[]] = [[], []]) =>
    titleSimilarity({ concepts, stems: title }, { roles, stems: wanted });
  expect(similarity(["a"], ["b"])).toBe(0);
  expect(similarity(["a"], ["a"])).toBe(1);
  expect(similarity(["a", "x"], ["a", "b", "c", "d"])).toBeCloseTo(1 / 4);
  expect(similarity(["a", "b", "x", "y"], ["a", "b"])).toBeLessThan(1);
  expect(similarity([], [], [["data engineer"], ["data engineer"]])).toBe(1);
  const near = similarity([], [], [["data analyst"], ["data engineer"]]);
  expect(near).toBeLessThan(1);
  expect(similarity(["a"], ["a"], [[], ["data engineer"]])).toBeLessThan(1);
});

test("roles with a concept or a kind of it are found, and roles near to it", () => {
  const role = (concepts: string[], titleConcepts: string[] = []) => ({ concepts, titleConcepts }) as unknown as Role;
  const [same, sibling, title, other] = [role(["postgresql"]), role(["mysql"]), role([], ["data engineer"]), role(["welding"])];
  const roles = [same, sibling, title, other] as Role[];
  expect(rolesWith(roles, ["sql"]).includes(other as Role)).toBe(false);
  expect(rolesWith(roles, ["postgresql"])).toEqual([same as Role]);
  expect(rolesWith(roles, ["welding", "postgresql"])).toEqual([same as Role, other as Role]);
  expect(rolesNear(roles, ["postgresql"])).toEqual([same as Role, sibling as Role]);
  expect(rolesNear(roles, ["data engineer"])).toContain(title as Role);
  expect(rolesNear(roles, ["data engineer"])).not.toContain(other as Role);
});
