import { expect, test } from "bun:test";
import { findDateRanges } from "./dates.ts";

test("figures that are no year are no date", () => {
  for (const text of ["+44 20 7946 0958", "Reduced costs by 31%", "Managed 12 engineers", "80337 München", "GPA 3.8", "Class 2 driver"])
    expect([text, findDateRanges(text)]).toEqual([text, []]);
});

test("a year may be printed with two figures, in other figures and by an era", () => {
  for (const text of [
    "2019",
    "Mar 19 – Jun 20",
    "Mar. '19",
    "'98",
    "01.04.19",
    "09/14 – 10/15",
    "٢٠١٩",
    "２０１９",
    "令和元年",
    "平成30年4月",
  ])
    expect([text, findDateRanges(text).length]).toEqual([text, 1]);
});
