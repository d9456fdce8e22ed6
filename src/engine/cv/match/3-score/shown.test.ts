import { expect, test } from "bun:test";
import { shownQuotes } from "./shown.ts";

test("of quotes with the same words the first, which proves most, is shown with its place", () => {
  const quotes = ["work[0].position", "work[3].position", "work[1].position"].map((path, at) => ({
    text: at < 2 ? "Baker" : "Cook",
    path,
  }));
  expect(shownQuotes(quotes)).toEqual([quotes[0], quotes[2]] as typeof quotes);
});
