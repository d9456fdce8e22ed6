import { expect, test } from "bun:test";
import { dominantStyle } from "../../../1-document/line-style.ts";
import { toRow } from "../../../1-document/row.ts";
import { looksLikeCompany, looksLikePosition } from "../../../recognisers/degrees.ts";
import { bullet, line } from "../../../testing/build-reading.ts";
import { withOutlineHeads } from "./outline-heads.ts";

/** "●", "○" and "■" before a text are its level in the list. Returns the texts that lost their list marker. */
function headsOf(...texts: string[]): string[] {
  const lines = texts.map((text) => {
    const level = "●○■".indexOf(text[0] as string);
    return level < 0 ? line(text) : { ...bullet(text.slice(2)), bullet: { glyph: text[0] as string, level } };
  });
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  const rows = lines.map((each) => toRow(each, context));
  return withOutlineHeads(rows, [looksLikePosition, looksLikeCompany]).flatMap((row, index) => (row === rows[index] ? [] : [row.text]));
}

const entry = (post: string, ...under: string[]) => [`● ${post}`, ...under.map((text) => (text.startsWith("■") ? text : `○ ${text}`))];

test("under a post of a nested list its employer, place and period belong to the head, its tasks do not", () => {
  expect(
    headsOf(
      ...entry("Buyer", "Market Hall East", "Dover, England", "March 2015 – May 2018", "Bought fish."),
      ...entry("Porter", "Harbour Ltd", "Leeds, England", "March 2012 – May 2014", "Carried crates."),
    ),
  ).toEqual([
    "Buyer",
    "Market Hall East",
    "Dover, England",
    "March 2015 – May 2018",
    "Porter",
    "Harbour Ltd",
    "Leeds, England",
    "March 2012 – May 2014",
  ]);
});

test("employer, place and period may stand in one item, in a sentence too, and as labels of a form", () => {
  const inOne = entry("Buyer", "Market Hall East, Dover. March 2015 to May 2018.", "Bought fish.");
  expect(headsOf(...inOne, ...inOne)).toHaveLength(4);
  const labelled = entry("Buyer", "Employer: Market Hall East", "Place: Dover", "Bought fish.");
  expect(headsOf(...labelled, ...labelled)).toHaveLength(6);
});

test("the position under an employer whose line has the period is part of the head", () => {
  const post = (employer: string, title: string) => [`● ${employer}`, `○ ${title}`, "■ Bought fish."];
  expect(
    headsOf(...post("Market Hall East, Dover (2015 – 2018)", "Head Buyer"), ...post("Harbour Ltd, Leeds (2012 – 2014)", "Assistant Buyer")),
  ).toEqual(["Market Hall East, Dover (2015 – 2018)", "Head Buyer", "Harbour Ltd, Leeds (2012 – 2014)", "Assistant Buyer"]);
});

test("what stands behind the name of a list, or is as long as a task, is no part of a head", () => {
  const tasks = entry("Buyer", "Market Hall East, 2015 – 2018", "Tasks:", "■ Bought fish.", "Dover, England");
  expect(headsOf(...tasks, ...tasks)).toHaveLength(4);
  const long = entry("Buyer", `Bought the fish of ${"forty boats and ".repeat(5)} sold it in the hall, 2015 – 2018`);
  expect(headsOf(...long, ...long)).toEqual([]);
});

test("tasks that end in a year or name a town stay tasks", () => {
  const tasks = (title: string) => entry(title, "Won the prize for sales in 2017", "Sold fish in Dover");
  expect(headsOf(...tasks("Buyer, Market Hall East, 2015 – 2018"), ...tasks("Porter, Harbour Ltd, 2012 – 2014"))).toEqual([]);
});

test("what only one of three entries has under its first item is no part of heads", () => {
  const plain = (title: string) => entry(title, "Bought fish.", "Sold it.");
  const one = entry("Porter, Harbour Ltd", "Leeds, England", "Carried crates.");
  expect(headsOf(...plain("Buyer, Market Hall East"), ...plain("Cook, Inn"), ...one)).toEqual([]);
  expect(headsOf(...one, ...one, ...plain("Cook, Inn"))).toHaveLength(5);
});

test("a list of one level, and a list under lines that are none, is no outline", () => {
  expect(headsOf("● Buyer, Market Hall East", "● 2015 – 2018", "● Porter, Harbour Ltd", "● 2012 – 2014")).toEqual([]);
  expect(headsOf("Buyer, Market Hall East", "● Dover, England", "○ 2015 – 2018")).toEqual([]);
});
