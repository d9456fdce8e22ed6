import { expect, test } from "bun:test";
import { givenReview } from "../../../testing/review-desk.ts";
import { markAt, marksFor, marksOf } from "./sources.ts";

const marks = marksOf(givenReview());

test("a point of the page is the source of the value that says it most exactly", () => {
  const entry = { path: "work[0]", page: 1, bbox: [50, 200, 500, 100] as [number, number, number, number] };
  expect(markAt([entry, ...marks], { page: 1, x: 200, y: 210 })?.path).toBe("work[0].name");
  expect(markAt([entry, ...marks], { page: 1, x: 500, y: 225 })?.path).toBe("work[0]");
  expect(markAt(marks, { page: 2, x: 200, y: 210 })).toBeUndefined();
});

test("a line that nobody took has its place too, and a finger may miss it a little", () => {
  expect(markAt(marks, { page: 2, x: 70, y: 303 })?.path).toBe("additional[0].items[0]");
  expect(markAt(marks, { page: 2, x: 70, y: 299 })).toBeUndefined();
});

test("an entry stands where its values do", () => {
  expect(marksFor(marks, "languages[1]").map(({ path }) => path)).toEqual(["languages[1].language", "languages[1].fluency"]);
});
