import { afterEach, describe, expect, test } from "bun:test";
import { clearMemoized } from "../../../text/memoize.ts";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";
import { findDateRanges } from "./dates.ts";
import { eraOf, forgetEra, recogniseEra } from "./era.ts";

const LEONARDO = ["Painter, workshop of Verrocchio 1466 – 1472", "Engineer to the duke, 1482-1499"];
const CAPTAIN = ["Captain, USS Corvane ⇥ 2103 – 2107", "Ensign, 2099—2103"];

const found = (text: string) => findDateRanges(text, { language: "en" }).map(({ start, end }) => [start, end].filter(Boolean).join("/"));

afterEach(() => {
  forgetEra();
  clearMemoized();
});

describe("where two periods or more of a CV lie in one life of another time, and fewer years are of today, the numbers of that time are years", () => {
  test("in its periods, behind a month and alone", () => {
    recogniseEra(LEONARDO);
    expect(found("1466 – 1472")).toEqual(["1466/1472"]);
    expect(found("April 1482 – May 1499")).toEqual(["1482-04/1499-05"]);
    expect(found("1503")).toEqual(["1503"]);
    forgetEra();
    clearMemoized();
    recogniseEra(CAPTAIN);
    expect(found("2103 – 2107")).toEqual(["2103/2107"]);
  });

  test("and none of another life", () => {
    recogniseEra(LEONARDO);
    for (const text of ["1250 – 1260", "2103 – 2107", "1720"]) expect([text, found(text)]).toEqual([text, []]);
  });

  test("though they were asked about before, and until the CV is read", () => {
    expect(found("1466 – 1472")).toEqual([]);
    recogniseEra(LEONARDO);
    expect(found("1466 – 1472")).toEqual(["1466/1472"]);
    forgetEra();
    clearMemoized();
    expect(found("1466 – 1472")).toEqual([]);
  });
});

describe("the time of a CV is", () => {
  test("a life before its last year and one after its first", () => {
    expect(eraOf(LEONARDO)).toEqual({ from: 1409, to: 1556 });
    expect(eraOf(CAPTAIN)).toEqual({ from: 2017, to: 2189 });
    expect(eraOf(["1466 – 1472", "1516 – 1519"])).toEqual({ from: 1429, to: 1556 });
  });

  test("today's with one period alone, or with one of today", () => {
    expect(eraOf(["1466 – 1472"])).toBeUndefined();
    expect(eraOf([...LEONARDO, "Curator, 2015 – 2019"])).toBeUndefined();
    expect(eraOf(["2015 – 2019", "2019 – 2021"])).toBeUndefined();
  });

  test("today's where years of today are as many, though sizes look like periods of another time", () => {
    expect(
      eraOf(["Fitter, May 2019 – June 2021", "Welder, 2014 – present", "Pipes of 1200 – 1250 mm", "Beams of 1260 – 1280 mm"]),
    ).toBeUndefined();
    expect(eraOf([...LEONARDO, "May 2019", "June 2021"])).toBeUndefined();
    expect(eraOf(["Updated in May 2019, June 2021", ...LEONARDO])).toBeUndefined();
  });

  test("today's where years of today stand before periods of a time to come", () => {
    expect(eraOf(["Fitter, 2019 – 2021", "Pipes of 2103 – 2107 mm", "Beams of 2110 – 2120 mm"])).toBeUndefined();
    expect(eraOf([...CAPTAIN, "made up 2019"])).toEqual({ from: 2017, to: 2189 });
  });

  test("another though the person lived on into years of today: those count only from behind that life", () => {
    const soldier = ["Clerk, 1902 – 1909", "Officer, 1914 – 1933"];
    expect(eraOf(soldier)).toEqual({ from: 1843, to: 1992 });
    expect(eraOf([...soldier, "Prizes of 1935, 1938 and 1992"])).toEqual({ from: 1843, to: 1992 });
    expect(eraOf([...soldier, "Prizes of 1993 and 1998"])).toBeUndefined();
  });

  test("another though the CV says when it was made up, and numbers stand in it that are no years", () => {
    expect(eraOf([...LEONARDO, "updated 2017"])).toEqual({ from: 1409, to: 1556 });
    expect(eraOf([...LEONARDO, "Architect, 1502 – 1503", "made up 2017 – 2019"])).toEqual({ from: 1413, to: 1556 });
    expect(eraOf([...LEONARDO, "updated 2017", "Tel. 0115.2019, 12017, 20171"])).toEqual({ from: 1409, to: 1556 });
  });

  test("today's where the periods are no life: one is too long, they are too far apart, or the second year is earlier", () => {
    expect(eraOf(["1466 – 1472", "1482 – 1572"])).toBeUndefined();
    expect(eraOf(["1466 – 1472", "1620 – 1630"])).toBeUndefined();
    expect(eraOf(["1466 – 1472", "1499 – 1482"])).toBeUndefined();
  });

  test("told by the lives of a CV, whatever amounts stand beside them", () => {
    expect(eraOf([...LEONARDO, "Cast bronze, 1200 – 1800 tons"])).toEqual({ from: 1409, to: 1556 });
  });

  test("none of hours or before all CVs", () => {
    expect(eraOf(["1000-1045", "1050-1085"])).toBeUndefined();
  });

  test.each(["21482 – 1490", "0114.1482 – 1490", "3,1482 – 1490", "1482 – 14905", "1482 – 1490.50", "1482 – 1490,50"])(
    "not told by a postal code, a number of a telephone or an amount: %p",
    (text) => {
      expect(eraOf(["1466 – 1472", text])).toBeUndefined();
      expect(eraOf(["1466 – 1472", "1482 – 1490."])).toBeDefined();
    },
  );
});

test("the CV of Leonardo has its dates, and nothing of his time is left for the next one", () => {
  const jobs = (...rows: string[]) =>
    parseResume(
      buildReading([
        line("Leonardo Bianchi", { size: 22 }),
        line("leonardo@example.com"),
        heading("Experience"),
        ...rows.map((row) => line(row)),
      ]),
    ).resume.work?.map(({ position, startDate, endDate }) => ({ position, startDate, endDate }));
  expect(jobs("Engineer, Corte Ltd\t1482 – 1499", "Painter, Bottega Ltd\t1466 – 1472")).toEqual([
    { position: "Engineer", startDate: "1482", endDate: "1499" },
    { position: "Painter", startDate: "1466", endDate: "1472" },
  ]);
  expect(jobs("Painter, Bottega Ltd\t1466 – 1472")?.[0]?.startDate).toBeUndefined();
});
