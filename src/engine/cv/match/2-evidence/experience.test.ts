import { expect, test } from "bun:test";
import { monthsCovered } from "../skill-use.ts";
import type { Role } from "./evidence.ts";
import { rolesLike, rolesNamed, rolesNear, rolesWith, rolesWithName, titleSimilarity } from "./experience.ts";

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
  const seller = { ...role([]), sold: ["postgresql"] };
  expect([rolesWith([seller], ["postgresql"]), rolesWith([seller], ["postgresql"], true)]).toEqual([[], [seller]]);
  expect(rolesNear(roles, ["postgresql"])).toEqual([same as Role, sibling as Role]);
  expect(rolesNear(roles, ["data engineer"])).toContain(title as Role);
  expect(rolesNear(roles, ["data engineer"])).not.toContain(other as Role);
});

test("roles are like a job whose title is similar enough, and all are like one without a title", () => {
  const role = (...titleStems: string[]) => ({ titleConcepts: [], titleStems }) as unknown as Role;
  const [same, half, other] = [role("a", "b"), role("a", "x"), role("x", "y")];
  const roles = [same, half, other];
  const like = (min: number, ...titleStems: string[]) => rolesLike(roles, { roles: [], titleStems }, min);
  expect(like(0.9)).toEqual(roles);
  expect(like(1, "a", "b")).toEqual([same]);
  const similarity = titleSimilarity({ concepts: [], stems: ["a", "x"] }, { roles: [], stems: ["a", "b"] });
  expect(like(similarity, "a", "b")).toEqual([same, half]);
  expect(like(similarity + 0.01, "a", "b")).toEqual([same]);
});

test("roles are found by most of the words of a thing, or by all words of one of its names", () => {
  const role = (...stems: string[]) => ({ stems }) as unknown as Role;
  const [both, one, none] = [role("a", "b", "x"), role("a"), role("x")];
  const roles = [both, one, none];
  expect([rolesNamed(roles, ["a", "b"]), rolesNamed(roles, ["a"])]).toEqual([[both], [both, one]]);
  expect([rolesWithName(roles, ["a b", "y"]), rolesWithName(roles, ["a b", "x"]), rolesWithName(roles, [])]).toEqual([
    [both],
    [both, none],
    [],
  ]);
});
