import { expect, test } from "bun:test";
import { layoutPages } from "../layout.ts";
import { block, page, read, texts } from "../print.testing.ts";

/** Rows that end at one edge, as justified text does, or the second so many points before it. */
const justified = (rows: string[], miss = 0) => {
  const widest = Math.max(...rows.map((row) => row.length));
  return rows.flatMap((row, index) => {
    const isLast = index === rows.length - 1;
    const spaces = row.split(" ").length - 1;
    const letters = row.length - spaces;
    const width = widest * 5 - (index === 1 ? miss : 0);
    return block(50, 60 + 12 * index, [row], isLast ? {} : { gap: (width - letters * 5) / spaces / 10 });
  });
};

const REPORTS = [
  "Wrote the monthly reports on stocks and deliveries for the manage-",
  "ment of the group and kept the figures of all of its branches up to",
  "date.",
];

test("in justified text one hyphen at the end of a line divides a word", () => {
  expect(read(justified(REPORTS))).toEqual([
    "Wrote the monthly reports on stocks and deliveries for the management of the group and kept the figures of all of its branches up to date.",
  ]);
});

test("text is justified though a hyphen hangs over its edge", () => {
  expect(read(justified(REPORTS, 3)).join(" ")).toContain("management of the group");
  expect(read(justified(REPORTS, 6)).join(" ")).toContain("manage-ment of the group");
});

test("a few hyphens at the ends of many rows are compounds", () => {
  const rows = Array.from({ length: 62 }, (_, at) =>
    at % 20 === 10
      ? `Kept plan ${at} of the stores and of the yard for the long-`
      : `term storage ${at} of all goods in the north and${at % 3 === 0 ? " in the south" : ""}`,
  );
  expect(read(block(50, 60, rows)).join(" ")).toContain("long-term storage 11");
});

test("in ragged text one hyphen at the end of a line may belong to its word, and is kept", () => {
  const ragged = ["Kept the plan of the long-", "term storage for all goods of the northern branches of the", "group."];
  expect(read(block(50, 60, ragged)).join(" ")).toContain("long-term storage");
});

test("who writes many compounds has one at the end of a line, too", () => {
  const compounds = "well-kept part-time full-time high-speed low-cost two-way";
  const rows = [`Kept ${compounds} lists for the long-`, "term storage of all goods of the northern branches of the old group", "there."];
  expect(read(justified(rows)).join(" ")).toContain("long-term storage");
});

test("a document with many hyphens at ends of lines is set with hyphenation, be its text justified or not", () => {
  const rows = [
    "Planned and led the intro-",
    "duction of a new system for the manage-",
    "ment of stocks, and trained the employ-",
    "ees of all branches in it.",
  ];
  expect(read(block(50, 60, rows)).join(" ")).toBe(
    "Planned and led the introduction of a new system for the management of stocks, and trained the employees of all branches in it.",
  );
});

test("a program that hyphenates by itself divides words in text that is not justified, too", () => {
  const runs = block(50, 60, ["Keeps the presses of three large halls going by day, sys-", "tems and all, and by", "night."]);
  const linesBy = (hyphenates: boolean) => texts(layoutPages([page(runs)], { hyphenates }).lines).join(" ");
  expect(linesBy(true)).toContain("day, systems and all");
  expect(linesBy(false)).toContain("day, sys-tems and all");
});

test("not where its author writes compounds", () => {
  const compounds = "Hand-made, well-known, long-term, full-time, part-time and short-term work of all kinds, in a well-";
  const runs = block(50, 60, [compounds, "known house of the trade"]);
  expect(texts(layoutPages([page(runs)], { hyphenates: true }).lines).join(" ")).toContain("well-known house");
});
