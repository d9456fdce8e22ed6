import { describe, expect, test } from "bun:test";
import { print, printBefore, read } from "../print.testing.ts";

const EDGE = 560;
/** A list item: the bullet, and its text further in. */
const item = (y: number, text: string, looks: { bold?: boolean } = {}) => [...print(70, y, "•", looks), ...print(82, y, text, looks)];
const atEdge = (y: number, text: string) => printBefore(EDGE, y, text);
const title = (y: number, text: string) => print(60, y, text, { bold: true });

describe("place, period and duration stacked at the right edge", () => {
  /** "Acme Ltd, Fitter … Leeds", then list items with the rest of the stack beside them. */
  const job = (y: number, head: string, [place, ...below]: string[], ...items: string[]) => [
    ...title(y, head),
    ...(place ? atEdge(y, place) : []),
    ...items.flatMap((text, index) => item(y + 13 * (index + 1), text)),
    ...below.flatMap((text, index) => atEdge(y + 13 * (index + 1), text)),
  ];

  test("belong to the title, not to the list items beside them", () => {
    expect(read(job(100, "Acme Ltd, Fitter", ["Leeds", "2018 – 2021", "3 years"], "Mended lifts", "Trained apprentices"))).toEqual([
      "Acme Ltd, Fitter | Leeds | 2018 – 2021 | 3 years",
      "Mended lifts",
      "Trained apprentices",
    ]);
  });

  test("belong to the title where they stand between list items, or with nothing beside them", () => {
    const runs = [
      ...job(100, "Acme Ltd, Fitter", ["Leeds"], "Mended lifts in all the houses of the town"),
      ...atEdge(106, "2018 – 2021"),
      ...title(160, "Corve Works, Welder"),
      ...atEdge(160, "York"),
      ...atEdge(173, "2015 – 2018"),
    ];
    expect(read(runs)).toEqual([
      "Acme Ltd, Fitter | Leeds | 2018 – 2021",
      "Mended lifts in all the houses of the town",
      "Corve Works, Welder | York | 2015 – 2018",
    ]);
  });

  test("are two where a period goes on in the next line", () => {
    expect(read(job(100, "Acme Ltd, Fitter", ["Leeds", "February 2018 – October", "2021"], "Mended lifts", "Trained apprentices"))[0]).toBe(
      "Acme Ltd, Fitter | Leeds | February 2018 – October 2021",
    );
  });

  test("end where the next title begins, however near it is", () => {
    const runs = [
      ...job(100, "Acme Ltd, Fitter", ["Leeds", "2018 – 2021"], "Mended lifts"),
      ...job(131, "Corve Works, Welder", ["York", "2015 – 2018"], "Built gates"),
    ];
    expect(read(runs)).toEqual([
      ...["Acme Ltd, Fitter | Leeds | 2018 – 2021", "Mended lifts"],
      ...["Corve Works, Welder | York | 2015 – 2018", "Built gates"],
    ]);
  });

  test("belong to the title where all of them stand beside the list, in more than one entry", () => {
    const entry = (y: number, head: string, place: string, period: string) =>
      job(y, head, ["", place, period], "Mended lifts", "Trained two");
    expect(read([...entry(100, "Acme Ltd", "Leeds", "2018 – 2021"), ...entry(180, "Corve Works", "York", "2015 – 2018")])).toEqual([
      ...["Acme Ltd | Leeds | 2018 – 2021", "Mended lifts", "Trained two"],
      ...["Corve Works | York | 2015 – 2018", "Mended lifts", "Trained two"],
    ]);
  });
});

describe("what stands beside list items stays there", () => {
  const listed = (head: string, ...items: [string, string][]) => [
    ...title(100, head),
    ...items.flatMap(([text, value], index) => [...item(113 + 13 * index, text), ...atEdge(113 + 13 * index, value)]),
  ];

  test("where each item has a date of its own", () => {
    const runs = [...listed("Acme Ltd", ["Fitter", "2018 – 2021"], ["Trainee", "2016 – 2018"]), ...atEdge(100, "Leeds")];
    expect(read(runs)).toEqual(["Acme Ltd | Leeds", "Fitter | 2018 – 2021", "Trainee | 2016 – 2018"]);
  });

  test("where it is a mark", () => {
    const runs = [...listed("University of Leith", ["Mathematics", "1.7"]), ...atEdge(100, "2018 – 2021")];
    expect(read(runs)).toEqual(["University of Leith | 2018 – 2021", "Mathematics | 1.7"]);
  });

  test("where it is more than a place, a period and a duration", () => {
    const values: [string, string][] = [
      ["Ballads", "first"],
      ["Chorales", "second"],
      ["Rounds", "third"],
    ];
    const runs = [...listed("Choir of Leith", ...values), ...atEdge(100, "2018 – 2021")];
    expect(read(runs)).toEqual(["Choir of Leith | 2018 – 2021", ...values.map((pair) => pair.join(" | "))]);
  });

  test("where one list alone has a place and a period beside it", () => {
    expect(read(listed("Talks", ["Lifts of the north", "Leeds"], ["Gates of the south", "2019"]))).toEqual([
      ...["Talks", "Lifts of the north | Leeds", "Gates of the south | 2019"],
    ]);
  });

  test("where the items are bold: they are titles", () => {
    const entry = (y: number) => [
      ...title(y, "Education"),
      ...item(y + 13, "University of Leith", { bold: true }),
      ...atEdge(y + 13, "2018 – 2021"),
      ...item(y + 26, "Master of Metallurgy"),
      ...atEdge(y + 26, "Leith"),
    ];
    expect(read([...entry(100), ...entry(180)])).not.toContain("Education | 2018 – 2021 | Leith");
  });
});
