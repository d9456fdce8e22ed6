import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../../1-document/line-style.ts";
import { toRow } from "../../1-document/row.ts";
import { bullet, type LineLooks, line } from "../../testing/build-reading.ts";
import { parseCitations } from "./citations.ts";
import { parsePublications } from "./publications.ts";

type Row = string | [string, LineLooks] | ReturnType<typeof line>;
function rowsOf(rows: readonly Row[]) {
  const lines = rows.map((row) => (typeof row === "string" ? line(row) : Array.isArray(row) ? line(...row) : row));
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  return { rows: lines.map((each) => toRow(each, context)), context };
}
const cited = (...rows: Row[]) => {
  const read = rowsOf(rows);
  return parseCitations(read.rows, read.context);
};
const names = (...rows: Row[]) => cited(...rows)?.map(({ name }) => name);
const tides = "Doe, J. & Pryce, D. (2021). Tides of the northern harbours. Sea Letters, 12(2), 107–115.";
const locks = "Doe, J. & Pryce, D. (2019). Locks under winter ice. Sea Letters, 10(1), 7–15.";

describe("a citation is divided into title, place of publication, date and authors:", () => {
  test.each<[string, string, object]>([
    [
      "year in brackets",
      tides,
      {
        name: "Tides of the northern harbours",
        publisher: "Sea Letters, 12(2), 107–115",
        releaseDate: "2021",
        summary: "Doe, J. & Pryce, D.",
      },
    ],
    [
      "month and year in brackets",
      "Doe, J. (2021, May). Tides of the northern harbours. Sea Letters.",
      { name: "Tides of the northern harbours", publisher: "Sea Letters" },
    ],
    [
      "title in quotation marks",
      "J. Doe and D. Pryce, “Tides of the north,” Sea Letters, vol. 7, 2021.",
      { name: "Tides of the north", publisher: "Sea Letters, vol. 7", releaseDate: "2021" },
    ],
    [
      "title in single quotation marks",
      "J. Doe and D. Pryce, ‘Tides of the north,’ Sea Letters, vol. 7, 2021.",
      { name: "Tides of the north", publisher: "Sea Letters, vol. 7" },
    ],
    [
      "the year at the end",
      "Doe J, Pryce D. Tides of the north. Sea Letters, 2021.",
      { name: "Tides of the north", publisher: "Sea Letters", releaseDate: "2021", summary: "Doe J, Pryce D" },
    ],
    [
      "the date behind the title",
      "J. Doe, D. Pryce. Tides of the northern harbours, Dec 2008",
      { name: "Tides of the northern harbours", releaseDate: "2008-12" },
    ],
    [
      "a question",
      "Doe, J. & Pryce, D. (2021). Who pays for the tides? Sea Letters, 12.",
      { name: "Who pays for the tides?", publisher: "Sea Letters, 12" },
    ],
    [
      "in proceedings",
      "J. Doe and D. Pryce. Tides of the north. In Proceedings of the Sea, 2021.",
      { publisher: "Proceedings of the Sea", releaseDate: "2021" },
    ],
    [
      "without authors",
      "Tides of the north. Sea Letters, 2021.",
      { name: "Tides of the north", publisher: "Sea Letters", releaseDate: "2021", summary: undefined },
    ],
    [
      "a year within the title",
      "Doe, J. & Pryce, D. (2021). The flood of 1953 in the north. Sea Letters.",
      { name: "The flood of 1953 in the north", releaseDate: "2021" },
    ],
  ])("%s", (_, text, expected) => {
    expect(cited(text)).toMatchObject([expected]);
  });
});

describe("italics", () => {
  const italic = (before: string, slanted: string, behind: string) => {
    const whole = line(`${before}${slanted}${behind}`);
    const [run] = whole.cells[0]?.runs ?? [];
    const runs = [before, slanted, behind].map((text, at) => ({ ...run, text, italic: at === 1 }) as NonNullable<typeof run>);
    return { ...whole, cells: whole.cells.map((cell) => ({ ...cell, runs })) };
  };
  test("directly behind the authors are the title, whatever stands behind it", () => {
    expect(cited(italic("J. Doe, A. Pryce–Lind, ", "Tides of the north", ", Symposium on Harbours (Leeds, 8 May 2021)."))).toMatchObject([
      { name: "Tides of the north", releaseDate: "2021-05-08", summary: "J. Doe, A. Pryce–Lind" },
    ]);
  });
  test("are one title where a part of them is in bold", () => {
    const whole = italic("J. Doe, A. Pryce–Lind, ", "Tides of the north", ", Symposium on Harbours, 2021.");
    const cells = whole.cells.map((cell) => ({
      ...cell,
      runs: cell.runs.flatMap((run) =>
        run.italic
          ? [
              { ...run, text: "Tides of ", bold: true },
              { ...run, text: "the north" },
            ]
          : [run],
      ),
    }));
    expect(cited({ ...whole, cells })).toMatchObject([{ name: "Tides of the north" }]);
  });
  test("behind the title are a journal", () => {
    expect(cited(italic("Doe, J. (2021). Tides of the north. ", "Sea Letters", ", 12(2)."))).toMatchObject([
      { name: "Tides of the north", publisher: "Sea Letters, 12(2)" },
    ]);
  });
});

describe("the items of a list of citations", () => {
  const [first, second] = ["Doe, J. & Pryce, D. (2021). Tides of the northern", "harbours of the world. Sea Letters, 12(2)."] as const;
  const whole = "Tides of the northern harbours of the world";

  test("have bullets: a row without one goes on with the item above", () => {
    expect(names(bullet(first), line(second, { indent: 62 }), bullet(locks))).toEqual([whole, "Locks under winter ice"]);
  });
  test("have numbers: a row without one goes on", () => {
    expect(names(`[1] ${first}`, second, `[2] ${locks}`)).toEqual([whole, "Locks under winter ice"]);
    expect(names(`1. ${first}`, second, `2. ${locks}`)).toEqual([whole, "Locks under winter ice"]);
    expect(names(`(1) ${first}`, second, `(2) ${locks}`)).toEqual([whole, "Locks under winter ice"]);
  });
  test("begin at the margin: a row further in goes on, unless it begins with authors", () => {
    expect(names(first, [second, { indent: 80 }], locks)).toEqual([whole, "Locks under winter ice"]);
    expect(names(tides, [locks, { indent: 80 }])).toHaveLength(2);
    expect(names(tides, locks)).toHaveLength(2);
  });
  test.each(["https://sea.example/12", "doi:10.1000/182", "10.1000/182"])("an address is none: %p", (address) => {
    expect(names(tides, address, locks)).toHaveLength(2);
  });
  test("have dates in their margin: a row without one above such a date is a title", () => {
    const dated = [`2021\t${tides}`, `2019\t${locks}`];
    expect(names("Journal articles", ...dated)).toHaveLength(2);
    expect(names("Journal articles", tides, locks)).toHaveLength(3);
  });
  test("stand below titles of their kind, which are none", () => {
    expect(names("JOURNALS", tides, ["Books", { bold: true }], locks)).toHaveLength(2);
    expect(names(tides, "Sea Letters", locks)).toHaveLength(3);
  });
});

test("where most items are no citations, or there are none, the section has none", () => {
  expect(cited()).toBeUndefined();
  expect(cited("Tides", "Locks")).toBeUndefined();
  expect(cited(tides, "Locks", "Gates")).toBeUndefined();
  expect(names(tides, locks, "Gates")).toEqual(["Tides of the northern harbours", "Locks under winter ice", "Gates"]);
});

describe("publications that are no citations", () => {
  const publications = (...rows: Row[]) => {
    const read = rowsOf(rows);
    return parsePublications(read.rows, read.context);
  };
  test("have a title, a publisher or authors, and a date", () => {
    expect(publications(["Tides of the north\tMay 2021", { bold: true }], "Sea Letters, vol. 7")).toMatchObject([
      { name: "Tides of the north", publisher: "Sea Letters, vol. 7", releaseDate: "2021-05", summary: undefined },
    ]);
    expect(publications(["Tides of the north\tMay 2021", { bold: true }], "Jane Doe, Nora Okafor")).toMatchObject([
      { name: "Tides of the north", publisher: undefined, releaseDate: "2021-05", summary: "Jane Doe, Nora Okafor" },
    ]);
  });
  test("the year in an address begins none", () => {
    const found = publications(["Tides of the north\tMay 2021", { bold: true }], "10.1000/182 (Sea Letters, 2021)", [
      "Locks in ice\tMay 2019",
      { bold: true },
    ]);
    expect(found.map(({ name, releaseDate }) => [name, releaseDate])).toEqual([
      ["Tides of the north", "2021-05"],
      ["Locks in ice", "2019-05"],
    ]);
  });
});
