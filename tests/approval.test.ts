import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { MAX_PAGES } from "../src/engine/contract/limits.ts";
import { readAsset } from "../src/engine/setup/assets.ts";
import { differences, expectApproved, FIXTURE_IDS, isScan, README } from "./approval.ts";
import { differingLines } from "./approved/approved.ts";
import { DRAWN } from "./approved/drawn.ts";
import { PARSES } from "./approved/parses.ts";
import { READINGS } from "./approved/readings.ts";

const tools = {
  readAsset,
  maxPages: MAX_PAGES,
  recognize: () => Promise.reject(new Error("A fixture that needs text recognition is named scan-….")),
};

describe("the CV is read as approved:", () => {
  for (const id of FIXTURE_IDS.filter((id) => !isScan(id))) test(id, () => expectApproved(id, tools));
});

describe("the lines of the CV are read as approved:", () => {
  for (const [id, make] of Object.entries(READINGS)) test(id, async () => expect(differingLines(id, await make())).toEqual([]));
});

describe("small CVs that differ in one thing are read as approved:", () => {
  for (const [id, make] of Object.entries({ ...PARSES, ...DRAWN }))
    test(id, async () => expect(differingLines(id, await make())).toEqual([]));
});

test("each fixture is in the table of tests/fixtures/cv/README.md with its cause, and the table names no other", () => {
  const rows = [...readFileSync(README, "utf8").matchAll(/^\| `([\w-]+)` \| (.+) \|$/gm)];
  expect(rows.map(([, id]) => id as string).sort()).toEqual(FIXTURE_IDS);
  expect(rows.filter(([, , cause]) => (cause as string).trim() === "")).toEqual([]);
});

test("a difference is a line with the path, what was approved and what is read now", () => {
  const approved = { work: [{ name: "A" }, { name: "B", position: "Manager" }], skills: ["one", "two", "three"] };
  const current = { work: [{ name: "A" }, { name: "B", position: "Manager, Berlin" }], skills: ["one", "three"], label: "Cook" };
  expect(differences(approved, current)).toEqual([
    'work[1].position: - "Manager"  + "Manager, Berlin"',
    'skills[1]: - "two"',
    'label: + "Cook"',
  ]);
  expect(differences(approved, approved)).toEqual([]);
});

test("an entry that is new is one difference, not one of each entry after it", () => {
  expect(differences({ work: ["a", "b", "c"] }, { work: ["x", "a", "b", "c"] })).toEqual(['work[0]: + "x"']);
});
