import { expect, test } from "bun:test";
import { CARD, type Figures, measureCard, tablesOf, writeTables } from "../scripts/make/matcher-card.ts";

/** What a rounded figure may stand above the measured one. */
const ROUNDING = 0.0051;

const card = await Bun.file(CARD).text();
const measured = measureCard();
const ALL = [...measured.languages, measured.keptAside, measured.all, ...measured.trades];
const rows = tablesOf(card)
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (---|language|trade)/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map((cells) => ({ of: cells[1] as string, figures: cells.slice(-4, -1).map(Number) }));

// After a change of the matcher or of its sets: bun scripts/make/matcher-card.ts
test("the card has a row for every language and every trade that is measured", () => {
  const wanted = ALL.map(({ of }) => of);
  expect(rows.map(({ of }) => of)).toEqual(wanted);
});

// A better matcher may be ahead of the card; a worse one may not. `bun scripts/make/matcher-card.ts` writes it anew.
test.each(ALL)("the card claims no more for $of than is measured", (one: Figures) => {
  const [pairwise = 0, hardBelow = 0, mustF1 = 0] = rows.find(({ of }) => of === one.of)?.figures ?? [];
  expect(pairwise).toBeLessThanOrEqual(one.pairwise + ROUNDING);
  if (!Number.isNaN(one.hardBelow)) expect(hardBelow).toBeLessThanOrEqual(one.hardBelow + ROUNDING);
  expect(mustF1).toBeLessThanOrEqual(one.mustF1 + ROUNDING);
});

test("a figure that nobody measured is none", () => {
  const without = { ...measured, trades: [{ ...measured.all, of: "none", hardBelow: Number.NaN }], languages: [] };
  expect(writeTables(without)).toContain(`| none | ${measured.all.candidates} |`);
  expect(writeTables(without)).toContain("| none | ");
});
