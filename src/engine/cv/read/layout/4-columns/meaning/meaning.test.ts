import { describe, expect, test } from "bun:test";
import { PAGE_FRAME } from "../frame.testing.ts";
import type { GutterCandidate } from "../gutter-candidates.ts";
import { sideLine as line } from "../side-line.testing.ts";
import type { SideLine } from "../side-lines.ts";
import { marginStarts } from "./margin-starts.ts";
import { meaning } from "./meaning.ts";
import { haveOwnHeadings, sharesHeadings } from "./own-headings.ts";

/** Lines of one side, each at its height. */
const side = (x: number, right: number, baselines: number[], looks: Partial<SideLine> = {}) =>
  baselines.map((baseline, at) => line(`line ${"abcdefghij".charAt(at)}`, x, right, baseline, looks));
const leading = (count: number, from = 100, step = 14) => Array.from({ length: count }, (_, at) => from + at * step);

const CANDIDATE: GutterCandidate = { from: 0, to: 0, first: 0, last: 0, left: [], right: [], paragraphEnd: [] };
const meaningOf = (left: SideLine[], right: SideLine[]) => meaning(CANDIDATE, left, right, PAGE_FRAME);

test("a heading in the margin of four lines heads them; beside fewer it is a label with its value", () => {
  const heading = [line("Skills", 0, 60, 100, { style: "heading" })];
  expect(meaningOf(heading, side(100, 400, leading(4)))).toBe("margin");
  expect(meaningOf(heading, side(100, 400, leading(3)))).toBe("rows");
});

describe("a form", () => {
  const values = [100, 120, 140, 160].flatMap((y) => [
    line("a value", 100, 400, y),
    ...(y > 130 ? [line("that wraps", 100, 300, y + 10, { first: false, wrapped: true })] : []),
  ]);

  test("has labels with one value each, be it one that wraps", () => {
    expect(meaningOf(side(0, 60, [100, 120, 140, 160]), values)).toBe("rows");
  });

  test("has few labels that wrap: where more do they stand in a margin", () => {
    const labels = [100, 120, 140, 160].flatMap((y) => [
      line("Reading and", 0, 60, y),
      ...(y > 110 ? [line("writing", 0, 40, y + 9, { first: false })] : []),
    ]);
    expect(meaningOf(labels, values)).toBe("margin");
  });
});

describe("labels beside values", () => {
  const labels = side(0, 60, [100, 120, 140, 160]);

  test("are rows where each has one value, and a margin where one has many", () => {
    expect(meaningOf(labels, side(100, 400, [100, 120, 140, 160]))).toBe("rows");
    const many = [100, 120, 140, 160].flatMap((y) => [line("a", 100, 400, y), line("b", 100, 400, y + 8, { first: false })]);
    expect(meaningOf(labels, many)).toBe("margin");
  });

  test("stand beside the beginnings of paragraphs; where more than one of five stands beside a wrapped line the sides are columns", () => {
    const items = side(0, 60, leading(5, 100, 56));
    const text = (wrappedAt: number) =>
      items.flatMap(({ baseline }, at) => {
        const isWrapped = at >= wrappedAt;
        return [
          line("a", 100, 400, baseline - (isWrapped ? 14 : 0)),
          line("b", 100, 400, baseline + (isWrapped ? 0 : 14), { first: false, wrapped: true }),
          line("c", 100, 400, baseline + 28, { first: false }),
        ];
      });
    expect(meaningOf(items, text(4))).toBe("margin");
    expect(meaningOf(items, text(3))).toBe("columns");
  });

  test("may stand beside short lines within the text, of which none is the rest of the line above", () => {
    const items = side(0, 60, leading(5, 100, 28));
    const text = items.flatMap(({ baseline }) => [line("a", 100, 400, baseline - 14), line("b", 100, 400, baseline, { first: false })]);
    expect(meaningOf(items, text)).toBe("margin");
    expect(
      meaningOf(
        items,
        text.map((each) => ({ ...each, wrapped: !each.first })),
      ),
    ).toBe("columns");
  });

  test("stand level with first lines, six of ten at least", () => {
    const items = side(0, 60, leading(5, 100, 28));
    const text = (level: number) =>
      items.flatMap(({ baseline }, at) => [
        line("a", 100, 400, baseline, { first: at < level }),
        line("b", 100, 400, baseline + 14, { first: false }),
      ]);
    const askew = (level: number) => [
      ...text(level).slice(0, 8),
      line("a", 100, 400, 217, { first: true }),
      line("b", 100, 400, 231, { first: false }),
    ];
    expect(meaningOf(items, askew(4))).toBe("margin");
    expect(meaningOf(items, askew(1))).not.toBe("margin");
  });
});

test("dates that are level with the tops of larger titles stand in their rows; other text that is does not", () => {
  const titles = [100, 160].flatMap((y) => [
    line("Fitter, Acme Ltd", 100, 300, y, { size: 14 }),
    line("Kept the presses of three halls going by day and by night, and taught the apprentices of", 100, 560, y + 17),
    line("the second year.", 100, 180, y + 29, { first: false, wrapped: true }),
  ]);
  const beside = (...texts: string[]) => texts.map((text, at) => line(text, 420 + at, 498, 100 + 60 * at - 4.5, { size: 11 }));
  expect(meaningOf(titles, beside("May 2021 - today", "Feb 2018 - Apr 2021"))).toBe("rows");
  expect(meaningOf(titles, beside("otto@example.org", "07700 900461"))).toBe("columns");
});

test("whole periods one below the other are two dates, though the second begins with a small letter; the rest of a period is none", () => {
  const titles = [100, 160, 220, 234].flatMap((y) => [line("University of Leith", 100, 300, y, { size: 11 })]);
  const text = [174, 186].map((y) => line("Taught two classes.", 100, 300, y, { first: false }));
  const left = [...titles, ...text].sort((a, b) => a.baseline - b.baseline);
  const dates = (...texts: string[]) =>
    texts.map((each, at) => line(each, 420, 498, [100, 160, 220, 234][at] as number, { first: at < 3 }));
  expect(meaningOf(left, dates("mei 2016 - jan. 2019", "apr. 2012 - mei 2016", "sep. 2005 - jun. 2008", "sep. 2001 - jun. 2005"))).toBe(
    "rows",
  );
  expect(meaningOf(left, dates("mei 2016 - jan. 2019", "apr. 2012 - mei 2016", "sep. 2005", "tot jun. 2008"))).toBe("right margin");
});

describe("headings on both sides make columns", () => {
  const column = (x: number, headings: number[], lines: number[], looks: Partial<SideLine> = {}) =>
    [...headings.map((y) => line("Heading", x, x + 80, y, { style: "heading", size: 13, ...looks })), ...side(x, x + 200, lines)].sort(
      (a, b) => a.baseline - b.baseline,
    );

  test("where there are three of one style", () => {
    expect(sharesHeadings(column(0, [90], leading(5)), column(250, [90, 190], leading(6)))).toBe(true);
    expect(sharesHeadings(column(0, [90], leading(5)), column(250, [90], leading(6)))).toBe(false);
  });

  test("where they are few among the lines", () => {
    expect(sharesHeadings(column(0, [90, 190], leading(4)), column(250, [90], leading(6)))).toBe(true);
    expect(sharesHeadings(column(0, [90, 190, 290], leading(4)), column(250, [90], leading(6)))).toBe(false);
  });

  test("where they are larger than the text and stand at its edge", () => {
    const right = column(250, [90, 190], leading(6));
    expect(sharesHeadings(column(0, [90], leading(5), { size: 10.5 }), right)).toBe(false);
    expect(sharesHeadings(column(0, [90], leading(5), { x: 40, right: 120 }), right)).toBe(false);
  });
});

describe("headings of its own on each side make columns", () => {
  type Entry = { title?: string; below?: string; belowRight?: number };
  /** Headings, each with three lines below it. */
  const column = (x: number, style: string, at: number[], looks: Partial<SideLine> = {}, entry: Entry = {}) =>
    at.flatMap((y) => [
      line(entry.title ?? "Skills", x, x + 60, y, { style, size: 13, ...looks }),
      line(entry.below ?? "some words", x, entry.belowRight ?? x + 180, y + 16),
      ...side(x, x + 180, [y + 30, y + 44]),
    ]);
  const own = (left: SideLine[], right: SideLine[]) => haveOwnHeadings(left, right, PAGE_FRAME);
  const RIGHT = column(300, "name", [97, 187]);

  test("where they are larger than the text, in whatever styles", () => {
    expect(own(column(100, "title", [90, 180]), RIGHT)).toBe(true);
    expect(own(column(100, "title", [90, 180], { size: 10 }), RIGHT)).toBe(false);
  });

  test("where they have one style of the document's headings, be they no larger", () => {
    const sides = (style: string) => [100, 300].map((x) => column(x, style, [90 + x / 50, 180 + x / 50], { size: 10 }));
    const [left, right] = sides("heading") as [SideLine[], SideLine[]];
    expect(own(left, right)).toBe(true);
    const [plain, other] = sides("bold") as [SideLine[], SideLine[]];
    expect(own(plain, other)).toBe(false);
  });

  test("where each side has two", () => {
    expect(own(column(100, "title", [90]), RIGHT)).toBe(false);
    expect(own(column(100, "title", [90, 180]), RIGHT.slice(0, 4))).toBe(false);
  });

  test("where they stand at the edge of their column or in its middle", () => {
    const at = (x: number) =>
      own(
        column(100, "title", [90, 180]).map((each) => (each.size > 10 ? { ...each, x, right: x + 60 } : each)),
        RIGHT,
      );
    expect([at(100), at(160), at(130)]).toEqual([true, true, false]);
  });

  test("where none is level with what stands on the other side", () => {
    expect(own(column(100, "title", [90, 180]), column(300, "name", [90, 180]))).toBe(false);
    expect(own(column(100, "title", [90, 180]), column(300, "name", [97, 180]))).toBe(false);
  });

  test("where they are words, and no titles over the date of an entry", () => {
    const under = (entry: Entry) => own(column(100, "title", [90, 180], {}, entry), RIGHT);
    expect(under({ title: "2019 – 2021" })).toBe(false);
    expect(under({ below: "2019 – 2021", belowRight: 160 })).toBe(false);
    expect(under({ below: "2019 – 2021", belowRight: 280 })).toBe(true);
  });
});

test("under names of columns the rows are level; under headings of blocks they are not", () => {
  const block = (x: number, baselines: number[]) => [line("Name", x, x + 60, 86, { style: "name" }), ...side(x, x + 100, baselines)];
  expect(meaningOf(block(0, leading(8)), block(250, leading(8, 106)))).toBe("columns");
  expect(meaningOf(block(0, leading(8)), block(250, [...leading(7), 204]))).toBe("rows");
});

describe("lines that happen to be level are read down", () => {
  test("where both sides are lists", () => {
    expect(meaningOf(side(0, 200, leading(4), { bullet: true }), side(250, 450, leading(4), { bullet: true }))).toBe("columns");
    expect(meaningOf(side(0, 200, leading(4)), side(250, 450, leading(4)))).toBe("rows");
  });

  test("where both are running text: five lines, wider than labels", () => {
    expect(meaningOf(side(0, 200, leading(5)), side(250, 450, leading(5)))).toBe("columns");
    expect(meaningOf(side(0, 110, leading(5)), side(250, 360, leading(5)))).toBe("rows");
  });
});

describe("an item of a margin begins", () => {
  const starts = (left: SideLine[], right: SideLine[]) => marginStarts(left, right, PAGE_FRAME);

  test("with each line that has one beside it; a label over some lines is one", () => {
    expect(starts(side(0, 60, [100, 114]), side(100, 400, [100, 114]))).toEqual([100, 114]);
    expect(starts(side(0, 60, [100, 114], { first: false }), side(100, 400, [100, 106, 112, 118]))).toEqual([100]);
  });

  test("with each whole date, though its month has no capital, and not with the end of one", () => {
    const dates = (first: string, second: string) =>
      starts(
        [line(first, 0, 90, 100), line(second, 0, 90, 112), line("may 2008", 0, 90, 140)],
        side(120, 400, [100, 112, 140], { first: true }),
      );
    expect(dates("sep 2016 – jul 2017", "sep 2012 – jun 2016")).toEqual([100, 112, 140]);
    expect(dates("sep 2016 – jul", "2017")).toEqual([100, 140]);
    expect(dates("sep 2016", "– jul 2017")).toEqual([100, 140]);
  });

  test("not with the second line of a label that wraps, whose lines are closer; a title in bold may have wider ones", () => {
    const label = (step: number, bold = false) => [
      line("Communication Skills", 0, 100, 100, { bold }),
      line("Languages", 0, 60, 100 + step, { bold, first: false }),
    ];
    const values = [100, 112, 114, 115].map((y) => line("value", 120, 400, y));
    expect(starts(label(12), values.slice(0, 2))).toEqual([100]);
    expect(starts(label(14), [values[0], values[2]] as SideLine[])).toEqual([100, 114]);
    expect(starts(label(14, true), [values[0], values[2]] as SideLine[])).toEqual([100]);
  });
});

describe("dates in the middle of cells of two lines that are hardly apart", () => {
  const dates = (...baselines: number[]) => baselines.map((y) => line("09/2013", 0, 60, y));
  const texts = (second: number, third: number) => side(150, 400, [100, second, second + 12, third, third + 12]);

  test("are a margin, whose items begin with the first line of each cell", () => {
    expect(meaningOf(dates(100, 119.3, 144.6), texts(113.3, 138.6))).toBe("margin");
    expect(marginStarts(dates(100, 119.3, 144.6), texts(113.3, 138.6), PAGE_FRAME)).toEqual([100, 113.3, 138.6]);
  });

  test("miss the middle by little, and the cells stand apart", () => {
    expect(meaningOf(dates(100, 121, 144.6), texts(113.3, 138.6))).not.toBe("margin");
    expect(meaningOf(dates(100, 118.5, 143), texts(112.5, 137))).not.toBe("margin");
  });
});

describe("dates in the middle of cells of one to four lines", () => {
  const texts = side(150, 400, [100, 124, 136, 160, 172, 184, 208, 220, 232, 244]);
  const date = (first: number, ...more: number[]) => [
    line(more.length > 0 ? "2013 –" : "2013", 0, 40, first),
    ...more.map((y) => line("today", 0, 40, y, { first: false })),
  ];
  const dates = [...date(100), ...date(130), ...date(166, 178), ...date(220, 232)];
  const heading = line("Courses", 0, 60, 270);
  const [more, below] = [date(300), side(150, 400, [294, 306])];

  test("are a margin, be the date of two lines itself, and a heading may stand at the edge between them", () => {
    expect(meaningOf(dates, texts)).toBe("margin");
    expect(meaningOf([...dates, heading, ...more], [...texts, ...below])).toBe("margin");
  });

  test("begin with the first line of the date or of the text, whichever is higher; the heading begins with itself", () => {
    expect(marginStarts([...dates, heading, ...more], [...texts, ...below], PAGE_FRAME)).toEqual([100, 124, 160, 208, 270, 294]);
    expect(marginStarts([...dates, ...date(264, 276)], [...texts, line("line", 150, 400, 270)], PAGE_FRAME).at(-1)).toBe(264);
  });

  test("are a margin where each text has one line and each date has two", () => {
    expect(meaningOf([...date(100, 112), ...date(140, 152)], side(150, 400, [106, 146]))).toBe("margin");
  });

  describe("but are none", () => {
    test("where a date is off the middle", () => {
      expect(meaningOf([...dates, ...date(301.4)], [...texts, ...below])).toBe("margin");
      expect(meaningOf([...dates, ...date(301.6)], [...texts, ...below])).not.toBe("margin");
    });

    test("where a text has no date", () => {
      expect(meaningOf(dates, [...texts, ...below])).not.toBe("margin");
    });

    test("where two dates stand beside one text", () => {
      const long = side(150, 400, [270, 282, 294, 306, 318]);
      expect(meaningOf([...dates, ...date(294)], [...texts, ...long])).toBe("margin");
      expect(meaningOf([...dates, ...date(276), ...date(294)], [...texts, ...long])).not.toBe("margin");
    });

    test("where what stands left is no date, or too long for one", () => {
      const labelled = (text: string) => [...dates, line(text, 0, 60, 300)];
      expect(meaningOf(labelled("May 2013"), [...texts, ...below])).toBe("margin");
      expect(meaningOf(labelled("Welding"), [...texts, ...below])).not.toBe("margin");
      expect(meaningOf(labelled("Welding, with the certificate of 2013"), [...texts, ...below])).not.toBe("margin");
    });

    test("where a list stands left", () => {
      const listed = dates.map((each) => ({ ...each, bullet: true }));
      expect(meaningOf(listed, texts)).not.toBe("margin");
      expect(marginStarts(listed, texts, PAGE_FRAME)).not.toEqual([100, 124, 160, 208]);
    });

    test("where there is one alone", () => {
      expect(meaningOf(date(166, 178), side(150, 400, [160, 172, 184]))).not.toBe("margin");
    });
  });
});
