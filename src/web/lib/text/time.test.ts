import { expect, test } from "bun:test";
import { relativeTime, timeSaved } from "./time.ts";

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

test("a server whose clock runs ahead does not speak of the future", () => {
  expect(before(-30)).toBe("just now");
});
