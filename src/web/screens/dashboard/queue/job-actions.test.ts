import { expect, test } from "bun:test";
import { bulkOutcome, inParts, SAID } from "./job-actions.ts";
import { rangeOf } from "./tools/use-selection.ts";

const poor = { id: "c", message: "You need 1 credit to process this CV again. You currently have 0 credits." };

test("what was done to several CVs is said once, with the first reason where it was not done", () => {
  expect(bulkOutcome(SAID.reviewed, { done: ["a", "b"], failed: [] })).toEqual({
    title: "Checked",
    description: "2 CVs are marked as checked.",
    tone: "success",
  });
  expect(bulkOutcome(SAID.retry, { done: ["a"], failed: [poor] })).toMatchObject({
    title: "Tried again",
    description: `1 CV is back in the queue. 1 is not: ${poor.message}`,
    action: { label: "Buy Credits", href: "/plan" },
  });
  expect(bulkOutcome(SAID.retry, { done: [], failed: [{ id: "a", message: "This job does not exist." }] })).toEqual({
    title: "Retry failed",
    description: "This job does not exist.",
    tone: "danger",
  });
});

test("more jobs than a call takes are several calls", () => {
  const ids = Array.from({ length: 201 }, (_, index) => `${index}`);
  expect(inParts(ids).map(({ length }) => length)).toEqual([100, 100, 1]);
  expect(inParts(ids).flat()).toEqual(ids);
  expect(inParts([])).toEqual([]);
});

test("a range goes from the row that was changed before to this one, up or down; without one it is this row", () => {
  const shown = ["a", "b", "c", "d"];
  expect(rangeOf(shown, "b", "d")).toEqual(["b", "c", "d"]);
  expect(rangeOf(shown, "d", "b")).toEqual(["b", "c", "d"]);
  expect(rangeOf(shown, null, "c")).toEqual(["c"]);
  expect(rangeOf(shown, "gone", "c")).toEqual(["c"]);
});
