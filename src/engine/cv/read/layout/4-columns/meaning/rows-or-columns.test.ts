import { describe, expect, test } from "bun:test";
import { PAGE_FRAME } from "../frame.testing.ts";
import type { GutterCandidate } from "../gutter-candidates.ts";
import type { Frame } from "../region.ts";
import { sideLine } from "../side-line.testing.ts";
import type { SideLine } from "../side-lines.ts";
import { type Meaning, meaning } from "./meaning.ts";
import { isFlushRight } from "./right-edge-dates.ts";

const CANDIDATE: GutterCandidate = { from: 0, to: 0, first: 0, last: 0, left: [], right: [], paragraphEnd: [] };
/** A region from 100 to 500: what stands left of it counts for no width. */
const FRAME: Frame = { ...PAGE_FRAME, left: 100 };
const meaningOf = (left: SideLine[], right: SideLine[]): Meaning => meaning(CANDIDATE, left, right, FRAME);

const lines = (texts: string[], x: number, right: number, baselines: number[], looks: Partial<SideLine> = {}) =>
  baselines.map((baseline, at) => sideLine(texts[at % texts.length] as string, x, right, baseline, looks));
const every = (step: number, count: number, from = 100) => Array.from({ length: count }, (_, at) => from + at * step);
/** Running text whose lines all go on from the one before, so that what stands beside them is another column. */
const prose = (x: number, right: number, count: number, step = 14) =>
  every(step, count).map((baseline, at) => sideLine("a line of running text", x, right, baseline, { first: at === 0, wrapped: at > 0 }));

describe("a single heading in the margin", () => {
  const heading = (looks: Partial<SideLine> = {}, baseline = 100) => [
    sideLine("Skills", 100, 160, baseline, { style: "heading", ...looks }),
  ];
  const text = lines(["Sales"], 200, 400, every(14, 5));

  test("heads what stands beside and below it", () => {
    expect(meaningOf(heading(), text)).toBe("margin");
    expect(meaningOf(heading({}, 103), text)).toBe("margin");
  });

  test("is in the style of the headings, unlike its text, and level with its first line", () => {
    expect(meaningOf(heading({ style: "text" }), lines(["Sales"], 200, 400, every(14, 5), { style: "other" }))).toBe("rows");
    expect(meaningOf(heading(), lines(["Sales"], 200, 400, every(14, 5), { style: "heading" }))).toBe("rows");
    expect(meaningOf(heading({}, 128), text)).toBe("rows");
  });
});

describe("texts that end at the right edge", () => {
  const left = lines(["Baker, Gold Street"], 100, 300, every(14, 6));
  const flush = (xs: number[], baselines: number[], right = 500) => xs.map((x, at) => sideLine("Leeds", x, right, baselines[at] as number));
  const XS = [440, 455, 430, 470];

  test("are cells where each stands beside a line", () => {
    expect(isFlushRight(left, flush(XS, every(14, 4)))).toBe(true);
    expect(isFlushRight(left, flush(XS.slice(0, 3), every(28, 3)))).toBe(true);
  });

  test("are none where they begin at one edge, end at several, or stand between the lines", () => {
    expect(isFlushRight(left, flush([440, 440, 440, 440], every(14, 4)))).toBe(false);
    expect(
      isFlushRight(
        left,
        XS.map((x, at) => sideLine("Leeds", x, x + 30, 100 + 14 * at)),
      ),
    ).toBe(false);
    expect(isFlushRight(left, flush(XS, every(14, 4, 107)))).toBe(false);
    expect(isFlushRight(left, flush(XS, [100, 114, 135, 149]))).toBe(false);
  });

  test("may miss the baselines and the edge by a little", () => {
    expect(
      isFlushRight(
        left,
        flush(XS, every(14, 4, 102.4)).map((line) => ({ ...line, slack: 0.16 })),
      ),
    ).toBe(true);
    expect(
      isFlushRight(
        left,
        XS.map((x, at) => sideLine("Leeds", x, 500 - at, 100 + 14 * at)),
      ),
    ).toBe(true);
  });
});

describe("labels that end at one edge beside values that begin at one", () => {
  const label = (xs: number[], texts = ["Name", "Date of birth", "Nationality", "Address"]) =>
    xs.map((x, at) => sideLine(texts[at] as string, x, 220, 100 + 20 * at));
  const XS = [180, 140, 160, 170];
  const values = (count = 4, xs = [240]) => every(20, count).map((y, at) => sideLine("a value", xs[at % xs.length] as number, 400, y));

  test("are a margin", () => {
    expect(meaningOf(label(XS), values())).toBe("margin");
  });

  test("are a margin though the number of the page stands among many of them", () => {
    const numbered = (count: number) => {
      const texts = Array.from({ length: 12 }, (_, at) => (at < count ? `Page ${at + 1}` : "Nationality"));
      const xs = Array.from({ length: 12 }, (_, at) => XS[at % 4] as number);
      return meaningOf(label(xs, texts), values(12));
    };
    expect([numbered(1), numbered(2)]).toEqual(["margin", "rows"]);
  });

  test("are a margin where the periods of jobs stand among them, each beside the job", () => {
    const texts = ["Name", "Telephone", "Work experience", "Apr 2019 - today", "2016 - 2019", "Languages", "French", "Spanish"];
    const xs = texts.map((_, at) => XS[at % 4] as number);
    expect(meaningOf(label(xs, texts), values(8))).toBe("margin");
  });

  test.each<[string, SideLine[], SideLine[]]>([
    ["where they are three", label(XS.slice(0, 3)), values(3)],
    ["where they begin at one edge", label([140, 140, 140, 140]), values()],
    ["where their values do not begin at one", label(XS), values(4, [240, 260, 280, 300])],
    ["where they are numbers", label(XS, ["1 of 4", "2 of 4", "3 of 4", "4 of 4"]), values()],
    ["where they are narrow", label([206, 212, 208, 210]), values()],
    ["where they do not end at one edge", label(XS).map((line, at) => ({ ...line, right: 220 - 12 * at })), values()],
  ])("are a form %s", (_, left, right) => {
    expect(meaningOf(left, right)).toBe("rows");
  });
});

describe("a strip of dates at the right edge of running text", () => {
  const DATES = ["2019", "May 2020", "2021"];
  const strip = (x: number, baselines: number[], texts = DATES) => lines(texts, x, x + 40, baselines);
  const text = prose(100, 400, 8);

  test("is read by rows", () => {
    expect(meaningOf(text, strip(440, [114, 142, 170]))).toBe("rows");
  });

  test("is read by rows where a place stands under each date, though they end at several edges", () => {
    const places = lines(["2019", "Leeds", "May 2020", "York"], 440, 480, [100, 114, 142, 156]);
    const ragged = places.map((line, at) => ({ ...line, right: line.right - 12 * (at >> 1) }));
    expect(meaningOf(text, ragged)).toBe("rows");
    expect(meaningOf(text, [...ragged.slice(0, 3), { ...(ragged[3] as SideLine), baseline: 163 }])).toBe("columns");
  });

  test("is read by rows where the places are beside the employers and set like them, as headings are too", () => {
    const [head, another] = [100, 142].map((y) => sideLine("Acme Ltd", 100, 180, y, { style: "heading", bold: true }));
    const between = prose(100, 400, 8).filter(({ baseline }) => baseline !== 100 && baseline !== 142);
    const left = [head, ...between, another].sort((one, other) => (one?.baseline ?? 0) - (other?.baseline ?? 0)) as SideLine[];
    const places = lines(["Leeds", "York"], 440, 480, [100, 142], { style: "heading", bold: true });
    const withDate = ([leeds, york]: SideLine[]) => [leeds, ...lines(["2019"], 440, 480, [114]), york] as SideLine[];
    const frame = { ...FRAME, headings: new Set(["heading"]) };
    expect(meaning(CANDIDATE, left, withDate(places), frame)).toBe("rows");
    // A heading beside no employer.
    const lower = places.map((line, at) => ({ ...line, baseline: line.baseline + 14 * at }));
    expect(meaning(CANDIDATE, left, withDate(lower), frame)).toBe("columns");
  });

  test("is a column where it is wide, holds more than dates, or has one beside no line", () => {
    expect(meaningOf(text, strip(330, [114, 142, 170]))).toBe("columns");
    expect(meaningOf(text, strip(440, [114, 142, 170], ["2019", "Leeds", "York"]))).toBe("columns");
    expect(meaningOf(text, strip(440, [114, 142, 177]))).toBe("columns");
    expect(meaningOf(text, strip(440, [114, 142, 170], ["2019", "May 2020, in the town of Leeds by the sea", "2021"]))).toBe("columns");
    expect(
      meaningOf(
        text,
        strip(440, [114, 142, 170]).map((line) => ({ ...line, bullet: true })),
      ),
    ).toBe("columns");
  });
});

test("employers beside their posts are read by rows where a period ends each row, though a post looks like the second line of the one above", () => {
  const posts = [
    sideLine("Diploma in Nursing and Care", 100, 290, 100),
    sideLine("Grammar School", 100, 180, 112, { first: false, wrapped: true }),
    sideLine("With honours", 110, 170, 124, { first: false, bullet: true }),
  ];
  const schools = (end: string) => lines(["Leith College", "Dover School"], 310, 420, [100, 112]).map((line) => ({ ...line, end }));
  expect(meaningOf(posts, schools("May 2013 – June 2015"))).toBe("rows");
  expect(meaningOf(posts, schools("Leith"))).toBe("columns");
});

describe("dates, and between them the right half of a list in two columns", () => {
  const item = (x: number, y: number) => sideLine("an item of a list", x, x + 120, y, { bullet: true, wrapped: true, first: false });
  const left = [
    sideLine("Baker", 100, 220, 100, { wrapped: true }),
    item(100, 114),
    item(100, 128),
    sideLine("Miller", 100, 220, 142, { wrapped: true }),
    item(100, 156),
  ];
  const right = [sideLine("2019 – 2021", 260, 330, 100), item(260, 114), item(260, 128), sideLine("2016 – 2019", 260, 330, 142)];

  test("are read by rows, be it one date over one item of the list", () => {
    expect(meaningOf(left, right)).toBe("rows");
    expect(meaningOf(left, right.slice(0, 2))).toBe("rows");
    expect(meaningOf(left, right.slice(0, 3))).toBe("rows");
    expect(meaningOf(left, right.slice(2))).toBe("rows");
  });

  test.each<[string, SideLine[], SideLine[]]>([
    ["where there is other text among them", left, [...right, sideLine("Leeds", 260, 300, 156)]],
    ["where there are no dates", left, right.map((line) => ({ ...line, text: "Leeds" }))],
    ["where the list stands between the lines", left, right.map((line) => (line.bullet ? { ...line, baseline: line.baseline + 6 } : line))],
    ["where there is no list on the left", left.map((line) => ({ ...line, bullet: false })), right],
  ])("are columns %s", (_, one, other) => {
    expect(meaningOf(one, other)).not.toBe("rows");
  });
});

describe("dates in the left margin of text without spaces between its entries", () => {
  const text = prose(200, 490, 12);
  const dates = (texts: string[], baselines: number[], looks: Partial<SideLine> = {}, right = 160) =>
    lines(texts, 100, right, baselines, looks);
  const YEARS = ["2019 – 2021", "2016 – 2019", "2014 – 2016"];
  const LEVELS = [100, 142, 184];

  test("are a margin", () => {
    expect(meaningOf(dates(YEARS, LEVELS), text)).toBe("margin");
  });

  test("may go on below: the end of a period, or how long it was", () => {
    const open = [...dates(["May 2019 –", "today", "5 years 6 months", "May 2016 –", "April 2019"], [100, 112, 124, 170, 182])];
    expect(meaningOf(open, text)).toBe("margin");
  });

  test("may have a label among them, and headings at the left edge that nothing stands beside", () => {
    expect(meaningOf(dates([...YEARS, "Skills"], [...LEVELS, 226]), text)).toBe("margin");
    expect(meaningOf([sideLine("Work", 100, 160, 70, { style: "heading" }), ...dates(YEARS, LEVELS)], text)).toBe("margin");
  });

  test.each<[string, SideLine[]]>([
    ["where they are list items", dates(YEARS, LEVELS, { bullet: true })],
    ["where there is one", dates(["2019 – 2021", "Leeds"], LEVELS.slice(0, 2))],
    [
      "where they are few among other text",
      dates(["2019 – 2021", "Leeds", "York", "Dover", "2016 – 2019", "Hull", "Bath"], [100, 128, 142, 156, 184, 212, 226]),
    ],
    ["where one stands between the lines", dates(YEARS, [100, 142, 191])],
    ["where they reach far into the page", dates(YEARS, LEVELS, {}, 260)],
    ["where they are no dates", dates(["Leeds", "York", "Dover"], LEVELS)],
  ])("are a column %s", (_, left) => {
    expect(meaningOf(left, text)).toBe("columns");
  });
});

describe("dates of two lines in the right margin", () => {
  const text = prose(100, 380, 12);
  const right = (texts: string[], baselines: number[], x = 420, looks: Partial<SideLine> = {}) => lines(texts, x, 490, baselines, looks);
  const DATES = ["June 2016 –", "May 2019", "March 2013 –", "May 2016"];
  const AT = [100, 112, 170, 182];

  test("begin level with a line of the text", () => {
    expect(meaningOf(text, right(DATES, AT))).toBe("right margin");
  });

  test.each<[string, SideLine[], SideLine[]]>([
    ["where they are wide", text, right(DATES, AT, 330)],
    ["where they are list items", text, right(DATES, AT, 420, { bullet: true })],
    ["where they are headings", text, right(DATES, AT, 420, { style: "heading" })],
    ["where there is one", text, right(DATES.slice(0, 2), AT.slice(0, 2))],
    ["where none takes two lines", text, right(["Leeds 1", "York 2", "Hull 3", "Dover 4"], [100, 128, 156, 184])],
    ["where they are no figures", text, right(["Leeds and", "York", "Hull and", "Dover"], AT)],
    ["where they have lines of two styles", text, right(DATES, AT).map((line, at) => ({ ...line, style: at % 2 ? "bold" : "text" }))],
    ["where they begin below the text", text, right(DATES, [100, 112, 400, 412])],
  ])("are none %s", (_, left, dates) => {
    expect(meaningOf(left, dates)).not.toBe("right margin");
  });
});
