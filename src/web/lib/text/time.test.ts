import { expect, test } from "bun:test";
import { relativeTime, timeSaved, timeUntil } from "./time.ts";

const now = Date.parse("2026-03-10T12:00:00Z");
const before = (seconds: number) => relativeTime(new Date(now - seconds * 1000).toISOString(), now);

test("a quarter of an hour is saved per CV: minutes under an hour, bare hours, hours and minutes", () => {
  expect([0, 3, 4, 8, 9, 401].map(timeSaved)).toEqual(["0m", "45m", "1h", "2h", "2h 15m", "100h 15m"]);
});

test("times are told in the largest unit that has passed", () => {
  expect([0, 59, 60, 3599, 3600, 86_400, 7 * 86_400].map(before)).toEqual([
    "just now",
    "just now",
    "1 minute ago",
    "59 minutes ago",
    "1 hour ago",
    "yesterday",
    "last week",
  ]);
});

test("what is to come is told in days, hours or minutes, to the nearest", () => {
  const after = (seconds: number) => timeUntil(new Date(now + seconds * 1000).toISOString(), now);
  expect([90 * 86_400 - 2, 86_400, 86_399, 3600, 150, 60, 59, -5].map(after)).toEqual([
    "in 90 days",
    "in 1 day",
    "in 24 hours",
    "in 1 hour",
    "in 3 minutes",
    "in 1 minute",
    "in a moment",
    "in a moment",
  ]);
});

test("a server whose clock runs ahead does not speak of the future", () => {
  expect(before(-30)).toBe("just now");
});
