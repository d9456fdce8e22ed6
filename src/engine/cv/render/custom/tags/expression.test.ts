import { describe, expect, test } from "bun:test";
import { evaluate, type Formatting, isThere, parseExpression } from "./expression.ts";

const FORMATTING: Formatting = { language: "en", formatDate: (iso) => `<${iso}>` };
const PERSON = {
  basics: { name: "Ana Kos", city: "" },
  work: [{ name: "Acme", date: "2019-04" }, { name: "Beta" }],
  tags: ["a", "", "b"],
  born: "1985-03-02",
  year: "1985",
  month: "1985-03",
  language: "fr",
  count: 3,
  skill: { language: "Go" },
  dots: ".",
};
const value = (source: string, ...inner: unknown[]) => {
  const expression = parseExpression(source);
  return expression && evaluate(expression, [PERSON, ...inner], FORMATTING);
};

describe("a tag names a value,", () => {
  test.each<[string, unknown]>([
    ["basics.name", "Ana Kos"],
    [" basics.name ", "Ana Kos"],
    ["basics.age", undefined],
    ["basics.name.first", undefined],
    ["work.name", undefined],
    ["constructor", undefined],
    ["basics.name | upper", "ANA KOS"],
    ["basics.name|lower", "ana kos"],
    ["count | upper", "3"],
    ["skill | upper", "GO"],
    ["work | first | join", "Acme"],
    ["work | skip | join", "Beta"],
    ["work | first:2 | join:“ / ”", "Acme / Beta"],
    ['tags | join:" + "', "a + b"],
    ["tags | join", "a, b"],
    ["basics.name | first", "Ana Kos"],
    ["basics.name | join", "Ana Kos"],
    ['basics.city | default:"on request"', "on request"],
    ['basics.age | default:"on request"', "on request"],
    ['basics.name | default:"on request"', "Ana Kos"],
    ['language | is:"fr"', true],
    ['language | is:"de"', false],
  ])("%p", (source, expected) => {
    expect(value(source)).toEqual(expected);
  });

  test("that is looked up in the innermost scope that has its first word", () => {
    expect(value("name", { name: "Acme" })).toBe("Acme");
    expect(value("basics.name", { name: "Acme" })).toBe("Ana Kos");
    expect(value("name", { name: "Acme" }, { name: "Beta" })).toBe("Beta");
    expect(value(".", "a line")).toBe("a line");
  });
});

describe("a date in a pattern:", () => {
  test.each<[string, unknown]>([
    ["born | date", "<1985-03-02>"],
    ['born | date:"MM/yyyy"', "03/1985"],
    ['born | date:"d.M.yy"', "2.3.85"],
    ['born | date:"dd MMMM yyyy"', "02 March 1985"],
    ['born | date:"MMM yyyy"', "Mar 1985"],
    // What the CV does not say is left out with the sign behind it.
    ['year | date:"MM/yyyy"', "1985"],
    ['month | date:"d. MMMM yyyy"', "March 1985"],
    ['language | date:"MM/yyyy"', "fr"],
  ])("%p", (source, expected) => {
    expect(value(source)).toBe(expected as string);
  });
});

test.each(["", "| upper", "basics..name", "basics.name upper", "basics.name | upper!", "1name", 'name | join:", ', "a.b | join:x"])(
  "%p is no expression",
  (source) => {
    expect(parseExpression(source)).toBeUndefined();
  },
);

test("a filter that does not exist changes nothing", () => {
  expect(value("basics.name | reverse")).toBe("Ana Kos");
});

test("a value is there unless it is empty, a list without items, or false", () => {
  expect(["x", 0, [1], {}, true].map(isThere)).toEqual([true, true, true, true, true]);
  expect(["", [], undefined, null, false].map(isThere)).toEqual([false, false, false, false, false]);
});
