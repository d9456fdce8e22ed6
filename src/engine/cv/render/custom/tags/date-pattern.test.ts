import { describe, expect, test } from "bun:test";
import { datePatternProblem } from "./date-pattern.ts";

describe("a date format", () => {
  test.each(["MM/yyyy", "d MMMM yyyy", "dd.MM.yy", "yyyy年M月", "MMM yyyy", "yyyy"])("is good: %p", (pattern) => {
    expect(datePatternProblem(pattern)).toBeUndefined();
  });
  test.each<[string, string, string]>([
    ["MM/jjjj", '"jjjj"', 'Write date:"MM/yyyy".'],
    ["TT.MM.JJJJ", '"TT", "JJJJ"', 'Write date:"dd.MM.yyyy".'],
    ["jj/mm/aaaa", '"jj", "mm", "aaaa"', 'Write date:"yy/MM/yyyy".'],
    ["DD/MM/YYYY", '"DD", "YYYY"', 'Write date:"dd/MM/yyyy".'],
    ["M/yyy", '"yyy"', "The parts of a date are"],
    ["d de MMMM", '"e"', "The parts of a date are"],
  ])("is wrong, and says how to write it: %p", (pattern, wrong, mend) => {
    const found = datePatternProblem(pattern);
    expect(found?.problem).toContain(wrong);
    expect(found?.mend).toStartWith(mend);
    expect(found?.mend).toContain("d, dd, M, MM, MMM, MMMM, yy, yyyy");
  });
  test("without any part of a date is wrong", () => {
    expect(datePatternProblem("--")?.problem).toBe('The date format "--" has no day, month or year.');
  });
});
