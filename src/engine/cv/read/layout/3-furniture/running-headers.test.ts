import { describe, expect, test } from "bun:test";
import type { PositionedRun } from "../1-words/content.ts";
import { toSegments } from "../2-segments/segments.ts";
import { block, print, printAround, type Style } from "../print.testing.ts";
import { boxOf, takeHeadersAndFooters } from "./running-headers.ts";

/** Pages of 600 by 840 points: text within 84 points of an edge may be a header or a footer. */
const pagesOf = (runsOfPages: PositionedRun[][], ocr = false) =>
  runsOfPages.map((runs, at) => ({
    page: at + 1,
    width: 600,
    height: 840,
    ocr,
    segments: toSegments(runs.map((run) => ({ ...run, box: { ...run.box, page: at + 1 } }))),
  }));
const BODY = block(50, 300, ["Baker, Bakery North", "Miller, Mill South", "Buyer, Market Hall", "Cook", "Guard", "Driver"]);
function take(runsOfPages: PositionedRun[][], ocr = false) {
  const { pages, header, footer, setAside } = takeHeadersAndFooters(pagesOf(runsOfPages, ocr));
  const textsOf = (segments: { text: string }[]) => segments.map(({ text }) => text);
  const known = textsOf(toSegments(BODY));
  return {
    kept: pages.map(({ segments }) => textsOf(segments).filter((text) => !known.includes(text))),
    header: textsOf(header),
    footer: textsOf(footer),
    setAside: setAside.map(({ reason, text }) => `${reason} ${text}`),
  };
}

describe("a page number", () => {
  const numberOf = (runs: PositionedRun[]) => take([[...BODY, ...runs]]).setAside;

  test.each(["3", "Page 3 of 4", "(3)", "3/4", "Seite 2", "第3页", "| 3"])("may be written %s", (text) => {
    expect(numberOf(print(280, 820, text))).toEqual([`page_number ${text}`]);
    expect(numberOf(print(280, 30, text))).toEqual([`page_number ${text}`]);
  });

  test.each(["2019", "3 years", "Leeds 3", "Page"])("is not %s", (text) => {
    expect(numberOf(print(280, 820, text))).toEqual([]);
  });

  test("stands at the edge of the page, with no text beyond", () => {
    expect(numberOf(print(280, 600, "3"))).toEqual([]);
    expect(numberOf([...print(280, 790, "3"), ...print(50, 820, "Anna Nowak")])).toEqual([]);
    expect(numberOf([...print(280, 60, "3"), ...print(50, 30, "Anna Nowak")])).toEqual([]);
  });

  test("stands alone, unless it says that it is one", () => {
    expect(numberOf([...print(280, 820, "3"), ...print(300, 820, "Leeds")])).toEqual([]);
    expect(numberOf([...print(280, 820, "3"), ...print(400, 820, "Leeds")])).toEqual(["page_number 3"]);
    expect(numberOf([...print(280, 820, "Page 3"), ...print(330, 820, "Leeds")])).toEqual(["page_number Page 3"]);
    expect(numberOf([...print(280, 820, "3/4"), ...print(310, 820, "Leeds")])).toEqual(["page_number 3/4"]);
  });

  test("is set aside with its place", () => {
    const { setAside } = takeHeadersAndFooters(pagesOf([[...BODY, ...print(280, 820, "3")]]));
    expect(setAside).toEqual([{ text: "3", reason: "page_number", box: { page: 1, x: 280, y: 812, width: 5, height: 10 } }]);
  });
});

describe("what a browser prints at the edges", () => {
  const title = print(264, 20, "Anna Nowak - Curriculum vitae");

  test.each(["11/26/26, 5:40 PM", "26.11.2026, 17:40", "2026-11-26 17:40"])(
    "is %s with the title of the page beside it, and the path of a file",
    (text) => {
      const path = "file:///home/anna/cv.html";
      const { setAside, footer } = take([[...BODY, ...print(24, 20, text), ...title, ...print(24, 830, path)]]);
      expect(setAside).toEqual([`browser_line ${text}`, "browser_line Anna Nowak - Curriculum vitae", `browser_line ${path}`]);
      expect(footer).toEqual([]);
    },
  );

  test("is neither the address of a website nor a date in a letter", () => {
    expect(take([[...BODY, ...print(24, 830, "https://anna-nowak.example/cv")]]).setAside).toEqual([]);
    expect(take([[...BODY, ...print(24, 20, "Leeds, 11/26/26"), ...title]]).setAside).toEqual([]);
    expect(take([[...BODY, ...print(24, 200, "11/26/26, 5:40 PM")]]).setAside).toEqual([]);
  });
});

test("a label at the top of several pages, over a value in larger print that differs, is no running header", () => {
  const label = print(336, 60, "ROLE", { size: 8 });
  const under = (step: number, size: number) =>
    take([
      [...BODY, ...label, ...print(336, 60 + step, "Art Director", { size })],
      [...BODY, ...label, ...print(336, 60 + step, "Illustrator", { size })],
    ]);
  expect(under(14, 10).header).toEqual([]);
  expect(under(18, 10).header).toEqual(["ROLE"]);
  expect(under(12, 8).header).toEqual(["ROLE"]);
});

describe("text that is repeated at an edge", () => {
  const repeated = (y: number, other: { x?: number; y?: number; text?: string; style?: Style } = {}) => {
    const { x = 50, text = "Anna Nowak", style = {} } = other;
    return take([
      [...print(50, y, "Anna Nowak"), ...BODY],
      [...print(x, other.y ?? y, text, style), ...BODY],
    ]);
  };
  const KEPT = { kept: [["Anna Nowak"], ["Anna Nowak"]], header: [], footer: [], setAside: [] };

  test("is a header or a footer, and kept once", () => {
    expect(repeated(40)).toEqual({ kept: [[], []], header: ["Anna Nowak"], footer: [], setAside: ["repeated Anna Nowak"] });
    expect(repeated(815)).toEqual({ kept: [[], []], header: [], footer: ["Anna Nowak"], setAside: ["repeated Anna Nowak"] });
  });

  test("may be a block of lines with contact data well below the text, with the number of pages among them", () => {
    const footer = (page: number) => [
      ...print(200, 700, "7 Wattle Street"),
      ...print(480, 706, `${page}/2`),
      ...print(200, 714, "01632 960 961"),
      ...print(300, 714, "anna@example.org"),
    ];
    const {
      kept,
      footer: found,
      setAside,
    } = take([
      [...BODY, ...footer(1)],
      [...BODY, ...footer(2)],
    ]);
    expect(kept.map((texts) => texts.filter((text) => !found.includes(text)))).toEqual([[], []]);
    expect(found).toEqual(["7 Wattle Street", "01632 960 961", "anna@example.org"]);
    expect(setAside).toContain("page_number 1/2");
    const near = take([1, 2].map((page) => [...BODY, ...print(50, 673, "Rower"), ...footer(page)]));
    expect(near.footer).not.toContain("7 Wattle Street");
  });

  test("is neither in the middle of the page", () => {
    expect(repeated(400)).toEqual(KEPT);
  });

  test("may end at one place, or have one middle", () => {
    const pages = (place: (text: string) => PositionedRun[]) =>
      take([1, 12].map((number) => [...place(`Anna Nowak, part ${number}`), ...BODY])).setAside;
    const two = (first: PositionedRun[], second: PositionedRun[]) =>
      take([
        [...first, ...BODY],
        [...second, ...BODY],
      ]).setAside;
    expect(two(print(50, 40, "Anna Nowak 1"), print(50, 40, "Anna Nowak 2"))).toEqual(["repeated Anna Nowak 2"]);
    expect(two(print(50, 40, "Anna Nowak"), print(52, 41, "Anna Nowak"))).toEqual(["repeated Anna Nowak"]);
    expect(pages((text) => printAround(300, 40, text))).toEqual([]);
  });

  test.each<[string, Parameters<typeof repeated>[1]]>([
    ["elsewhere across the page", { x: 90 }],
    ["higher or lower", { y: 60 }],
    ["in another size", { style: { size: 12 } }],
  ])("is text of the page where it stands %s", (_, other) => {
    expect(repeated(40, other)).toEqual(KEPT);
  });

  test("may stand higher and lower at several places of one page, each of them repeated", () => {
    const page = [...print(50, 30, "Anna Nowak"), ...print(400, 30, "Leeds"), ...print(50, 815, "Anna Nowak"), ...BODY];
    expect(take([page, page, page])).toEqual({
      kept: [[], [], []],
      header: ["Anna Nowak", "Leeds"],
      footer: ["Anna Nowak"],
      setAside: [
        "repeated Anna Nowak",
        "repeated Anna Nowak",
        "repeated Anna Nowak",
        "repeated Anna Nowak",
        "repeated Leeds",
        "repeated Leeds",
      ],
    });
  });

  test("is text of the page where it stands twice on one page alone", () => {
    expect(take([[...print(50, 30, "Anna Nowak"), ...print(50, 815, "Anna Nowak"), ...BODY], BODY]).setAside).toEqual([]);
    expect(take([[...print(50, 30, "Leeds"), ...print(51, 34, "Leeds"), ...BODY]]).setAside).toEqual([]);
  });

  test("is a label where the text beside it differs, and none where that is repeated too", () => {
    const labelled = (values: string[], x = 120) =>
      take(values.map((value) => [...print(50, 40, "Client"), ...print(x, 40, value), ...BODY]));
    expect(labelled(["Acme", "Widget"]).setAside).toEqual([]);
    expect(labelled(["Acme", "Acme"]).setAside).toEqual(["repeated Client", "repeated Acme"]);
    expect(labelled(["Acme", "Widget"], 400).setAside).toEqual(["repeated Client"]);
    const left = ["Acme", "Widget"].map((value) => [...print(50, 40, value), ...print(120, 40, "Client"), ...BODY]);
    expect(take(left).setAside).toEqual(["repeated Client"]);
    const below = ["Acme", "Widget"].map((value) => [...print(50, 40, "Client"), ...print(120, 46, value), ...BODY]);
    expect(take(below).setAside).toEqual(["repeated Client"]);
    const numbered = [1, 2].map((number) => [...print(50, 40, "Client"), ...print(100, 40, `${number} of 2`), ...BODY]);
    expect(take(numbered).setAside).toEqual(["page_number 1 of 2", "page_number 2 of 2", "repeated Client"]);
    const once = [
      [...print(50, 40, "Client"), ...print(120, 40, "Acme"), ...BODY],
      [...print(50, 40, "Client"), ...BODY],
    ];
    expect(take(once).setAside).toEqual(["repeated Client"]);
  });

  test("is the title of an entry where it stands within the pages, too, in the same column and size", () => {
    const within = (x: number, style: Style = {}) => {
      const page = [...print(50, 40, "Consultant"), ...BODY, ...print(x, 500, "Consultant", style)];
      return take([page, page]).setAside;
    };
    expect(within(50)).toEqual([]);
    expect(within(52)).toEqual([]);
    expect(within(200)).toEqual(["repeated Consultant"]);
    expect(within(50, { size: 14 })).toEqual(["repeated Consultant"]);
  });

  test("is furniture though it stands within one of many pages, too", () => {
    const pages = [1, 2, 3, 4, 5].map((number) => [
      ...print(50, 40, "Anna Nowak"),
      ...BODY,
      ...(number === 3 ? print(50, 500, "Anna Nowak") : []),
    ]);
    expect(take(pages).setAside).toHaveLength(4);
  });
});

describe("the line of a fax machine", () => {
  const SENT = [...print(30, 14, "FAX 2024-03-11 09:42", { size: 8 }), ...print(150, 14, "+49 30 555 0199 P.1/1", { size: 8 })];
  const faxed = (runs: PositionedRun[], ocr = true) => take([[...runs, ...BODY]], ocr).setAside.length;

  test("stands at the very top of a scan", () => {
    expect(faxed(SENT)).toBe(2);
    expect(faxed(SENT, false)).toBe(0);
    expect(faxed(SENT.map((run) => ({ ...run, baseline: run.baseline + 40, box: { ...run.box, y: run.box.y + 40 } })))).toBe(0);
  });

  test.each([
    ["no time", "FAX 2024-03-11 from Leeds P.1"],
    ["no date", "FAX at 09:42 from Leeds P.1"],
    ["no mark of a fax", "2024-03-11 09:42 from Leeds"],
    ["a mail address", "FAX 2024-03-11 09:42 anna@example.org"],
  ])("is text of the CV where it has %s", (_, text) => {
    expect(faxed(print(30, 14, text))).toBe(0);
  });
});

describe("small text at the foot of one page, well below the rest", () => {
  const foot = (y: number, style: Style, body = BODY) => take([[...body, ...print(50, y, "Anna Nowak, Leeds", style)]]).footer;

  test("is a footer", () => {
    expect(foot(815, { size: 8 })).toEqual(["Anna Nowak, Leeds"]);
  });

  test.each<[string, number, Style, PositionedRun[]]>([
    ["as large as the text", 815, {}, BODY],
    ["further up", 700, { size: 8 }, BODY],
    ["close to the text above it", 790, { size: 8 }, [...BODY, ...print(50, 770, "Driver")]],
    ["on a page of few lines", 815, { size: 8 }, BODY.slice(0, 6)],
  ])("is text of the page where it is %s", (_, y, style, body) => {
    expect(foot(y, style, body)).toEqual([]);
  });

  test("is text of the page where a line of it is as large as the text", () => {
    expect(take([[...BODY, ...print(50, 800, "Leeds", { size: 8 }), ...print(50, 820, "Anna Nowak")]]).footer).toEqual([]);
  });
});

test("the box of a segment is that around its words, of one that was turned as it stands on the page", () => {
  const [segment] = toSegments(print(50, 100, "Head of"));
  expect(boxOf(segment as NonNullable<typeof segment>)).toEqual({ page: 1, x: 50, y: 92, width: 32.8, height: 10 });
  const turned = print(50, 100, "Head of").map((word, at) => ({
    ...word,
    pageBox: { page: 1, x: 20, y: 300 + 30 * at, width: 10, height: 20 },
  }));
  const [title] = toSegments(turned);
  expect(boxOf(title as NonNullable<typeof title>)).toEqual({ page: 1, x: 20, y: 300, width: 10, height: 50 });
});

describe("the first row of a later page", () => {
  const HEAD = [...print(50, 100, "ANNA NOWAK"), ...print(50, 120, "14 Quay Street, anna@example.com, +48 555 010 222")];
  const second = (...runs: PositionedRun[]) =>
    take([
      [...HEAD, ...BODY],
      [...runs, ...BODY],
    ]);

  test("is a running header when the head of the CV has said all of it", () => {
    expect(second(...print(50, 40, "Anna Nowak, anna@example.com")).setAside).toEqual(["repeated Anna Nowak, anna@example.com"]);
    expect(second(...print(50, 40, "Anna Nowak, +48 555 010 222")).setAside).toEqual(["repeated Anna Nowak, +48 555 010 222"]);
    expect(second(...print(50, 40, "Anna Nowak"), ...print(500, 40, "2")).setAside).toEqual(["page_number 2", "repeated Anna Nowak"]);
  });

  test("stays when it says something new, tells of nobody, or stands lower", () => {
    expect(second(...print(50, 40, "Anna Nowak, anna@other.example")).setAside).toEqual([]);
    expect(second(...print(50, 40, "Quay Street")).setAside).toEqual([]);
    expect(second(...print(50, 150, "Anna Nowak, anna@example.com")).setAside).toEqual([]);
    expect(second(...print(50, 30, "Work"), ...print(50, 60, "anna@example.com")).setAside).toEqual([]);
  });
});

test("a word of the name and the number of the page below the text are a page number", () => {
  const closing = (text: string) => take([[...print(50, 60, "Anna Nowak", { size: 20 }), ...BODY, ...print(280, 700, text)]]).setAside;
  expect(closing("Nowak - 1")).toEqual(["page_number Nowak - 1"]);
  expect(["Nowak - 2", "Baker - 1", "Nowak"].flatMap(closing)).toEqual([]);
});

test("the number of the page alone below the text is a page number, another one is none", () => {
  const closing = (text: string) => take([[...BODY, ...print(297, 700, text)]]).setAside;
  expect(closing("1")).toEqual(["page_number 1"]);
  expect(closing("7")).toEqual([]);
});

test("rows with contact data in the middle of the lower margin are a footer of a single page, if their style is their own", () => {
  const own = { color: "#737373" };
  const footer = (x: number, style: Style) =>
    take([[...BODY, ...printAround(x, 700, "7 Wattle Street, Leith", style), ...printAround(x, 712, "anna@example.org", style)]]).footer;
  expect(footer(300, own)).toEqual(["7 Wattle Street, Leith", "anna@example.org"]);
  expect(footer(300, {})).toEqual([]);
  expect(footer(200, own)).toEqual([]);
});

test("the last row of pages with a wide lower margin is a footer where the pages share it, and it stands apart from the text", () => {
  const text = "References on request";
  const page = (at: number) => [...BODY, ...print(50, at, text)];
  expect(take([page(700), page(700)])).toMatchObject({ footer: [text], setAside: [`repeated ${text}`] });
  expect(take([page(600), page(600)]).footer).toEqual([]);
  expect(take([page(372), page(372)]).footer).toEqual([]);
});
