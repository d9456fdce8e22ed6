import { expect, test } from "bun:test";
import { findDateRanges } from "./dates.ts";

const found = (text: string) => findDateRanges(text, { language: "en" }).map(({ start, end }) => [start, end].filter(Boolean).join("/"));

test("years of people of the past are dates behind a month, in a range and alone", () => {
  expect(found("100% | Jan 1914 – Sep 1933")).toEqual(["1914-01/1933-09"]);
  expect(found("Aug 1902 - Jul 1909")).toEqual(["1902-08/1909-07"]);
  expect(found("Aug. 1902")).toEqual(["1902-08"]);
  expect(found("1909 – 1933")).toEqual(["1909/1933"]);
  expect(found("1665 - 1687")).toEqual(["1665/1687"]);
  expect(found("1905")).toEqual(["1905"]);
  expect(found("(1905).")).toEqual(["1905"]);
});

test("elsewhere such a number is an amount, a time of day or a size", () => {
  for (const text of [
    "1815 tests",
    "hours 1500 - 1700",
    "1600",
    "1799",
    "Display of 1920 x 1080",
    "from 1900 to 1850",
    "1900 - 1850",
    "may 1500",
  ])
    expect([text, found(text)]).toEqual([text, []]);
});
