import { expect, test } from "bun:test";
import { dominantStyle } from "../../../1-document/line-style.ts";
import { toRow } from "../../../1-document/row.ts";
import { looksLikeCompany, looksLikePosition } from "../../../recognisers/degrees.ts";
import { bullet } from "../../../testing/build-reading.ts";
import { withOutlineHeads } from "./outline-heads.ts";

/** How many items under each post of a nested list belong to its head. */
function headed(head: string, ...under: string[]): number {
  return headedIn(2, head, ...under);
}
function headedIn(posts: number, head: string, ...under: string[]): number {
  const item = (text: string, level: number) => ({ ...bullet(text), bullet: { glyph: "•", level } });
  const lines = Array.from({ length: posts }).flatMap(() => [item(head, 0), ...under.map((text) => item(text, 1))]);
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  const rows = lines.map((one) => toRow(one, context));
  const read = withOutlineHeads(rows, [looksLikePosition, looksLikeCompany]);
  return Math.max(0, read.filter(({ bullet: isItem }, index) => !isItem && rows[index]?.line.bullet).length / posts - 1);
}

test.each<[string, number]>([
  ["2015 – 2018", 1],
  ["Trade school, 2017", 1],
  ["Market Hall East, Dover. March 2015 to May 2018.", 1],
  ["Trade school (2015 – 2018)", 1],
  // A date within the text, a year at the end of a sentence, and two dates are no period of the post.
  ["Sold in March 2015 to May 2018 all of the fish", 0],
  ["Won the prize for sales in 2017", 0],
  ["Sold fish, 2015 – 2016 and 2018 – 2019", 0],
])("the item %p under a post belongs to its head: %p", (text, count) => {
  expect(headed("Buyer", text, "Bought fish.")).toBe(count);
});

test("the post under an employer with a period belongs to its head, if the line above names none and it is no sentence", () => {
  expect(headed("Market Hall East, Dover (2015 – 2018)", "Head Buyer")).toBe(1);
  expect(headed("Market Hall East, Dover", "Head Buyer")).toBe(0);
  expect(headed("Buyer, Market Hall East (2015 – 2018)", "Head Buyer")).toBe(0);
  expect(headed("Market Hall East, Dover (2015 – 2018)", "Head Buyer.")).toBe(0);
  expect(headed("Market Hall East, Dover (2015 – 2018)", "Bought the fish")).toBe(0);
});

test("so it does in a section of one post", () => {
  expect(headedIn(1, "Buyer", "2015 – 2018", "Bought fish.")).toBe(1);
});

test("an employer with a period and nothing under it has no more in its head", () => {
  const employer = "Market Hall East, Dover (2015 – 2018)";
  const item = (text: string, level: number) => ({ ...bullet(text), bullet: { glyph: "•", level } });
  const lines = [item(employer, 0), item("Head Buyer", 1), item(employer, 0), item("Head Buyer", 1), item(employer, 0)];
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  const read = withOutlineHeads(
    lines.map((one) => toRow(one, context)),
    [looksLikePosition, looksLikeCompany],
  );
  expect(read.map(({ bullet: isItem }) => isItem)).toEqual([false, false, false, false, false]);
});
