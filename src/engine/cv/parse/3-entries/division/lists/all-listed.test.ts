import { describe, expect, test } from "bun:test";
import type { Line } from "../../../../reading.ts";
import { dominantStyle } from "../../../1-document/line-style.ts";
import { toRow } from "../../../1-document/row.ts";
import { looksLikeCompany, looksLikePosition } from "../../../recognisers/degrees.ts";
import { bullet, type LineLooks, line } from "../../../testing/build-reading.ts";
import { readSection } from "../../../testing/read-section.ts";
import {
  withoutGroupTitles,
  withoutMarkers,
  withoutOuterSecondRowMarkers,
  withoutSecondRowMarkers,
  withoutTitleMarkers,
} from "./all-listed.ts";

const rowsOf = (lines: readonly Line[]) => {
  const context = { language: "en", body: dominantStyle([line("Text")]), recognized: new Set<number>() };
  return lines.map((each) => toRow(each, context));
};
const jobsOf = (...lines: Line[]) => readSection("Work Experience", ...lines).work;
const items = (...texts: string[]) => texts.map((text) => bullet(text));
const title = (text: string, looks: LineLooks = {}) => bullet(text, { bold: true, ...looks });

const MENDED = "Mended the pumps of the harbour and trained two apprentices.";
const KEPT = "Kept the stores of all three sites in order for six years.";
const TWO_JOBS = [
  { position: "Fitter", name: "Acme Ltd", startDate: "2018", endDate: "2020", highlights: [MENDED, KEPT] },
  { position: "Storekeeper", name: "Selby Ltd", startDate: "2014", endDate: "2018", highlights: [KEPT] },
];

describe("short rows between dated items sort them", () => {
  const orchestras = [line("Orchestras"), ...items("Harbour Symphony, 2018 – 2020", "Selby Philharmonic, 2014 – 2017")];

  test("where they name neither an employer nor a position, and most items name no position", () => {
    const jobs = jobsOf(...orchestras, line("Bands"), ...items("The Cranes, 2012 – 2013"));
    expect(jobs?.map(({ name, startDate }) => `${name} ${startDate}`)).toEqual([
      "Harbour Symphony 2018",
      "Selby Philharmonic 2014",
      "The Cranes 2012",
    ]);
  });

  test("and are employers where the items are positions, where one stands alone, and where an item has no date", () => {
    const grouped = (...lines: Line[]) => withoutGroupTitles(rowsOf(lines), [looksLikePosition, looksLikeCompany]).length < lines.length;
    expect(grouped(...orchestras, line("Bands"), ...items("The Cranes, 2012 – 2013"))).toBe(true);
    expect(grouped(line("Corve"), ...items("Fitter, 2014 – 2016"), line("Ludlow"), ...items("Foreman, 2012 – 2014"))).toBe(false);
    expect(grouped(...orchestras)).toBe(false);
    expect(grouped(...orchestras, line("Bands"), ...items("The Cranes"))).toBe(false);
  });
});

describe("one short item below each title", () => {
  const jobOf = (position: string, period: string, employer: string, text: string) => [
    line(`${position}\t${period}`, { bold: true, gap: 1 }),
    bullet(employer),
    line(text),
  ];
  test("is the employer where the text of the jobs has no markers, though no list knows its name", () => {
    const jobs = jobsOf(
      ...jobOf("Fitter", "2018 – 2020", "Corvane", "Pumps of the harbour"),
      ...jobOf("Stoker", "2015 – 2018", "Ulmer & Daughters", "Fires and boilers"),
    );
    expect(jobs?.map(({ name, summary }) => [name, summary])).toEqual([
      ["Corvane", "Pumps of the harbour"],
      ["Ulmer & Daughters", "Fires and boilers"],
    ]);
  });
  test("and a task where nothing stands below it, or where it is told in a sentence", () => {
    const tasks = [
      line("Fitter\t2018 – 2020", { bold: true }),
      bullet("Mended pumps"),
      line("Stoker\t2015 – 2018", { bold: true }),
      bullet("Kept fires"),
    ];
    expect(jobsOf(...tasks)?.map(({ highlights }) => highlights)).toEqual([["Mended pumps"], ["Kept fires"]]);
  });
});

describe("where each line of a section is an item of one list, the markers begin no entries:", () => {
  const isOneList = (...lines: Line[]) => withoutMarkers(rowsOf(lines)) !== undefined;
  const fitter = items("Fitter", "Acme Ltd", "2018 – 2020", MENDED, KEPT);
  const storekeeper = items("Storekeeper", "Selby Ltd", "2014 – 2018", KEPT);

  test("dates on their own lines divide it, and its text stays a list", () => {
    expect(jobsOf(...fitter, ...storekeeper)).toEqual(TWO_JOBS);
  });

  test("heads in bold divide it, with dates in them", () => {
    const heads = [title("Fitter, Acme Ltd 2018 – 2020"), title("Storekeeper, Selby Ltd 2014 – 2018")] as const;
    expect(jobsOf(heads[0], ...items(MENDED, KEPT), heads[1], ...items(KEPT))).toEqual(TWO_JOBS);
  });

  test("a project within the time of a job is an item of its text", () => {
    const project = bullet("Invoice portal, 2019 – 2020", { italic: true });
    const jobs = [title("Fitter, Acme Ltd 2018 – 2020"), ...items(MENDED, KEPT), project, ...items(KEPT)];
    expect(jobsOf(...jobs, title("Storekeeper, Selby Ltd 2014 – 2018"), ...items(KEPT, MENDED))).toMatchObject([
      { ...TWO_JOBS[0], highlights: [MENDED, KEPT, "Invoice portal, 2019 – 2020", KEPT] },
      { ...TWO_JOBS[1], highlights: [KEPT, MENDED] },
    ]);
  });

  test("not where all are set alike and no date has a line to itself", () => {
    expect(isOneList(...items("Fitter, Acme Ltd 2018 – 2020", MENDED, KEPT))).toBe(false);
    expect(isOneList(title("Fitter, Acme Ltd 2018 – 2020"), ...items(MENDED, KEPT))).toBe(true);
  });

  test("not where most of them have dates: each is an entry then", () => {
    const dated = [title("Fitter, Acme Ltd 2018 – 2020"), ...items("Storekeeper, Selby Ltd 2014 – 2018")];
    expect(isOneList(...dated)).toBe(false);
    expect(isOneList(...dated, ...items(MENDED))).toBe(false);
    expect(isOneList(...dated, ...items(MENDED, KEPT))).toBe(true);
  });

  test("not where none has a date", () => {
    expect(isOneList(title("Fitter, Acme Ltd"), ...items(MENDED))).toBe(false);
  });

  test("an item with a label of its own is one as well", () => {
    expect(jobsOf(...fitter, bullet("Industry\tHarbours"), ...storekeeper)).toMatchObject([
      { position: "Fitter" },
      { position: "Storekeeper" },
    ]);
  });

  test("not where a line has no marker, or one of another level", () => {
    const inner = { ...bullet(MENDED), bullet: { glyph: "–", level: 1 } };
    for (const other of [line(MENDED), inner]) {
      expect(isOneList(...fitter, other)).toBe(false);
      expect(isOneList(other, ...fitter)).toBe(false);
    }
    expect(isOneList(...fitter)).toBe(true);
    expect(isOneList()).toBe(false);
  });
});

describe("where a title in bold has a marker above a line with dates that has none, it begins an entry:", () => {
  /** The rows that lose their marker. */
  const titles = (...lines: Line[]) => {
    const rows = rowsOf(lines);
    return withoutTitleMarkers(rows).flatMap((row, at) => (rows[at]?.bullet && !row.bullet && !row.line.bullet ? [row.text] : []));
  };
  const fitter = [title("Fitter"), line("Acme Ltd\t2018 – 2020"), ...items(MENDED, KEPT)];
  const storekeeper = [title("Storekeeper"), line("Selby Ltd\t2014 – 2018"), ...items(KEPT)];
  const BOTH = ["Fitter", "Storekeeper"];

  test("the other items are its text", () => {
    expect(jobsOf(...fitter, ...storekeeper)).toEqual(TWO_JOBS);
    expect(titles(...fitter, ...storekeeper)).toEqual(BOTH);
    expect(titles(...fitter, line("Storekeeper"), line("Selby Ltd\t2014 – 2018"))).toEqual(["Fitter"]);
  });

  test("not where an item in plain print stands above such a line too", () => {
    expect(titles(...fitter, bullet("Storekeeper"), ...storekeeper.slice(1))).toEqual([]);
  });

  test("not where one of the other items is in bold, or there are none", () => {
    expect(titles(...fitter, ...storekeeper, title("Won the prize of the yard"))).toEqual([]);
    expect(titles(...fitter.slice(0, 2), ...storekeeper.slice(0, 2))).toEqual([]);
  });

  test("be the date in a line of its own below the employer", () => {
    expect(titles(title("Fitter"), line("Acme Ltd"), line("2018 – 2020"), ...items(MENDED))).toEqual(["Fitter"]);
    expect(titles(title("Fitter"), line(KEPT), line("2018 – 2020"), ...items(MENDED))).toEqual([]);
  });

  test("not where the title has a date, or the lines below it have none or a marker", () => {
    expect(titles(title("Fitter 2018 – 2020"), line("Acme Ltd\t2018 – 2020"), ...items(MENDED))).toEqual([]);
    expect(titles(title("Fitter"), line("Acme Ltd"), line("Leeds"), line("2018 – 2020"), ...items(MENDED))).toEqual([]);
    expect(titles(title("Fitter"), bullet("Acme Ltd\t2018 – 2020"), ...items(MENDED))).toEqual([]);
    expect(titles(...items(MENDED), title("Fitter"))).toEqual([]);
  });
});

describe("where each entry has one item, below the row that begins it, the item is the second row of its title", () => {
  const jobs = (...lines: Line[]) =>
    jobsOf(...lines)?.map(({ position, name, highlights, summary }) => [position, name, summary ?? highlights]);

  test("be its period in the first row", () => {
    expect(
      jobs(line("Fitter\t2018 – 2020"), bullet("Teme Mill Ltd"), line(KEPT), line("Turner\t2015 – 2018"), bullet("Corve Works Ltd")),
    ).toEqual([
      ["Fitter", "Teme Mill Ltd", KEPT],
      ["Turner", "Corve Works Ltd", undefined],
    ]);
  });
  test("or nowhere, though a sentence tells of a year", () => {
    const drew = "Drew the posters for the whole season of 2010.";
    expect(
      jobs(
        line("Teme Mill Ltd", { bold: true }),
        bullet("Designer"),
        line(drew),
        line("Corve Works Ltd", { bold: true }),
        bullet("Turner"),
        line(KEPT),
      ),
    ).toEqual([
      ["Designer", "Teme Mill Ltd", drew],
      ["Turner", "Corve Works Ltd", KEPT],
    ]);
  });
  test("or in the item", () => {
    expect(
      jobs(
        line("Teme Mill Ltd"),
        bullet("Fitter (2018 – 2020)"),
        line(KEPT),
        line("Corve Works Ltd"),
        bullet("Turner (2015 – 2018)"),
        line(KEPT),
      ),
    ).toEqual([
      ["Fitter", "Teme Mill Ltd", KEPT],
      ["Turner", "Corve Works Ltd", KEPT],
    ]);
  });
  test("be the row above an item of an outer list, and the employer one that no list knows", () => {
    const inner = (text: string) => ({ ...bullet(text), bullet: { glyph: "○", level: 1 } });
    expect(jobsOf(bullet("2018 – 2020: Fitter"), inner("Ministry of Tides"), bullet("2015 – 2018: Turner"), inner("Corve s.r.o."))).toEqual(
      [
        { position: "Fitter", name: "Ministry of Tides", startDate: "2018", endDate: "2020" },
        { position: "Turner", name: "Corve s.r.o.", startDate: "2015", endDate: "2018" },
      ],
    );
    expect(jobsOf(bullet("Fitter"), inner("Corve Yard, 2018 – 2020"), bullet("Turner"), inner("Tessaly Yard (2015 – 2018)"))).toEqual([
      { position: "Fitter", name: "Corve Yard", startDate: "2018", endDate: "2020" },
      { position: "Turner", name: "Tessaly Yard", startDate: "2015", endDate: "2018" },
    ]);
    const jobs = jobsOf(bullet("2018 – 2020: Fitter"), inner("Forty flats"), bullet("2015 – 2018: Turner"), inner("Ten cranes"));
    expect(jobs?.map(({ highlights }) => highlights)).toEqual([["Forty flats"], ["Ten cranes"]]);
  });

  test("but not where one entry has more items, the item is a sentence, a period stands elsewhere, or there is one entry", () => {
    const marked = (...lines: Line[]) =>
      withoutSecondRowMarkers(rowsOf(lines), [looksLikePosition, looksLikeCompany]).filter((row) => row.bullet).length;
    const [first, second] = [line("Fitter\t2018 – 2020"), line("Turner\t2015 – 2018")];
    expect(marked(first, bullet("Teme Mill Ltd"), second, bullet("Corve Works Ltd"))).toBe(0);
    expect(marked(first, bullet("Teme Mill Ltd"), bullet("Ludlow"), second, bullet("Corve Works Ltd"))).toBe(3);
    expect(marked(first, bullet(KEPT), second, bullet("Corve Works Ltd"))).toBe(2);
    expect(marked(first, bullet("Teme Mill Ltd"), second, bullet("Corve Works Ltd"), line("2010 – 2015"))).toBe(2);
    expect(marked(first, bullet("Teme Mill Ltd"), line("Turner"), bullet("Corve Works Ltd"))).toBe(2);
    expect(marked(first, bullet("Teme Mill Ltd"))).toBe(1);
  });
  test("nor where most items name nothing that the row above does not", () => {
    const marked = (...texts: string[]) =>
      withoutSecondRowMarkers(rowsOf(texts.flatMap((text, at) => [line(`Fitter\t${2018 - at} – ${2020 - at}`), bullet(text)])), [
        looksLikePosition,
        looksLikeCompany,
      ]).filter((row) => row.bullet).length;
    expect(marked("Corve Works Ltd", "Forty flats", "Teme Mill Ltd")).toBe(0);
    expect(marked("Forty flats", "Teme Mill Ltd")).toBe(2);
    expect(marked("Forty flats", "Ten cranes", "Teme Mill Ltd")).toBe(3);
    expect(marked("Head fitter", "Foreman")).toBe(2);
  });
});

describe("where one item of the outer list stands below each row that begins an entry, it is the second row of its title", () => {
  const inner = (text: string, level = 1) => ({ ...bullet(text), bullet: { glyph: "○", level } });
  const isSecondRow = (...lines: Line[]) =>
    withoutOuterSecondRowMarkers(rowsOf(lines), [looksLikePosition, looksLikeCompany]).some((row, at) => lines[at]?.bullet && !row.bullet);
  const first = [line("Fitter (2018 – 2020)"), bullet("Tessaly"), inner("Mended pumps")];
  const second = [line("Storekeeper (2014 – 2018)"), bullet("Old Wharf s.r.o."), inner("Kept the stores")];

  test("and the items further in are the text", () => {
    expect(jobsOf(...first, ...second)).toEqual([
      { position: "Fitter", name: "Tessaly", startDate: "2018", endDate: "2020", highlights: ["Mended pumps"] },
      { position: "Storekeeper", name: "Old Wharf s.r.o.", startDate: "2014", endDate: "2018", highlights: ["Kept the stores"] },
    ]);
  });

  test("be the rows items themselves, or the text a sentence", () => {
    expect(
      isSecondRow(
        bullet("Fitter (2018 – 2020)"),
        inner("Tessaly"),
        inner("Mended pumps", 2),
        bullet("Storekeeper (2014 – 2018)"),
        inner("Old Wharf"),
      ),
    ).toBe(true);
    expect(isSecondRow(...first.slice(0, 2), line(MENDED), ...second.slice(0, 2), line(KEPT))).toBe(true);
    expect(isSecondRow(...first.slice(0, 2), bullet(MENDED), ...second.slice(0, 2), bullet(KEPT), bullet("Supervisor: Ann Lee"))).toBe(
      true,
    );
    expect(isSecondRow(...first.slice(0, 2), bullet(MENDED), ...second.slice(0, 2), bullet(KEPT), bullet("Old pumps"))).toBe(false);
  });

  test("further items with periods of their own are entries", () => {
    const [fitter, storekeeper] = [line("Fitter"), line("Storekeeper")];
    const [tessaly, wharf, leith] = [
      bullet("Tessaly (2018 – 2020)"),
      bullet("Old Wharf (2014 – 2018)"),
      bullet("Leith Yard (2012 – 2014)"),
    ];
    const pumps = inner("Mended pumps");
    expect(isSecondRow(fitter, tessaly, pumps, storekeeper, wharf, pumps, leith, pumps)).toBe(true);
    expect(isSecondRow(fitter, tessaly, pumps, storekeeper, wharf, pumps, bullet("Leith Yard"), pumps)).toBe(false);
  });

  test("but not where there is no text, one entry, a row without an item, an item that is a sentence, no date, or a row that names both", () => {
    expect(isSecondRow(...first, ...second)).toBe(true);
    expect(isSecondRow(...first.slice(0, 2), ...second.slice(0, 2))).toBe(false);
    expect(isSecondRow(...first)).toBe(false);
    expect(isSecondRow(...first, line("Porter (2010 – 2014)"), ...second)).toBe(false);
    expect(isSecondRow(...first, second[0] as Line, bullet("Kept the stores of the yard."), inner("And more"))).toBe(false);
    expect(isSecondRow(line("Fitter"), ...first.slice(1), line("Storekeeper"), ...second.slice(1))).toBe(false);
    expect(isSecondRow(line("Fitter, Acme Ltd (2018 – 2020)"), ...first.slice(1), ...second)).toBe(false);
  });
});
