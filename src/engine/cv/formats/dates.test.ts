import { expect, test } from "bun:test";
import { dateParts } from "./dates.ts";

test.each([
  ["2024", { year: "2024" }],
  ["2024-02", { year: "2024", month: "02" }],
  ["2024-02-29", { year: "2024", month: "02", day: "29" }],
  ["2023-02-29", undefined],
  ["2024-13", undefined],
  ["0000", undefined],
  ["3 years 4 months", undefined],
])("%s has the parts that a calendar has", (date, parts) => {
  expect(dateParts(date)).toEqual(parts);
});
