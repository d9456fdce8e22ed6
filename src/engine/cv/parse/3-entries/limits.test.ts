import { describe, expect, test } from "bun:test";
import type { Line } from "../../reading.ts";
import { parseResume } from "../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../testing/build-reading.ts";

const HEAD = [
  line("Ottoline Birdsall", { size: 20 }),
  line("ottoline@example.com"),
  heading("Experience"),
  line("Welder, Corve Ltd"),
  line("2017 – 2021"),
];
const read = (...lines: Line[]) => parseResume(buildReading([...HEAD, ...lines])).resume;
const job = (...lines: Line[]) => read(heading("Employment"), ...lines).work?.[1];

describe("a period over two lines is one", () => {
  test("where its end stands right below its beginning, and is short", () => {
    const period = (first: string, second: string, gap = 0) =>
      job(line(`${first}\tFitter, Acme Ltd`), line(second, { gap }), line("Repaired pumps in the harbour."));
    expect(period("March 2012 –", "June 2014")).toMatchObject({ startDate: "2012-03", endDate: "2014-06" });
    expect(period("March 2012 –", "September 2014")).toMatchObject({ startDate: "2012-03", endDate: "2014-09" });
  });

  test("where a word or a dash goes on with it", () => {
    const below = (text: string) =>
      job(line("Fitter, Acme Ltd"), line("September 2012"), line(text, { bullet: "–" }), line("Repaired pumps in the harbour."));
    expect(below("September 2014")).toMatchObject({ startDate: "2012-09", endDate: "2014-09" });
    expect(below("September 2014, the last")?.endDate).toBe("2012-09");
  });

  test("where a month stands over its year", () => {
    expect(job(line("Fitter, Acme Ltd"), line("September"), line("2012"), line("Repaired pumps in the harbour."))?.startDate ?? "").toBe(
      "2012-09",
    );
  });

  test("and how long it was, below it, is no text", () => {
    const below = (text: string) => job(line("Fitter, Acme Ltd"), line("2012 – 2014"), line(text), line("Repaired pumps in the harbour."));
    expect(below("2 years 10 months")?.summary).toBe("Repaired pumps in the harbour.");
  });
});

describe("a bare label announces a list; a long one is text", () => {
  const highlights = (label: string) => job(line("Fitter, Acme Ltd\t2012 – 2014"), bullet(label), bullet("Repaired pumps."))?.highlights;
  test("tasks", () => expect(highlights("Tasks and responsibilities")).toEqual(["Repaired pumps."]));
  test("many", () => {
    const label = "Tasks, duties, responsibilities, achievements";
    expect(highlights(label)).toEqual([label, "Repaired pumps."]);
  });
});

describe("a mark stands alone on its line", () => {
  const school = (mark: string) =>
    read(heading("Education"), line("BSc Physics, University of Leith\t2008 – 2011"), bullet("Played in the band."), bullet(mark))
      .education?.[0];
  test("where nothing else is said", () => expect(school("Final grade: 1.3")).toMatchObject({ score: "Final grade: 1.3" }));
  test("not in a sentence", () => {
    const sentence = "Wrote a thesis on tidal pumps that was judged with grade: 1.3";
    expect(school(sentence)).toMatchObject({ highlights: ["Played in the band.", sentence] });
  });
});

describe("certificates", () => {
  const certificates = (...texts: string[]) => read(heading("Certificates"), ...texts.map((text) => line(text))).certificates;

  test("two in a line, each with its date, are two; two bare dates are not", () => {
    expect(certificates("First aid course 2021 Forklift licence 2019")?.map(({ name }) => name)).toEqual([
      "First aid course",
      "Forklift licence",
    ]);
    expect(certificates("Welder 2021 Gas 2019")?.length).toBe(1);
  });

  test("name who issued them first, where the whole list does", () => {
    expect(certificates("TÜV, Welding of pipes", "RWS, Sailing at night")?.map(({ issuer }) => issuer)).toEqual(["TÜV", "RWS"]);
    expect(certificates("University of Leith, Welding of pipes")?.[0]).toMatchObject({
      name: "Welding of pipes",
      issuer: "University of Leith",
    });
    expect(certificates("TÜV, Welding of pipes")?.[0]).toMatchObject({ name: "TÜV", issuer: "Welding of pipes" });
  });

  test("are divided at the separator that most of them have", () => {
    expect(certificates("Welding – Corve Board", "Sailing – Teme Board", "Diving")?.map(({ issuer }) => issuer)).toEqual([
      "Corve Board",
      "Teme Board",
      undefined,
    ]);
    expect(certificates("Welding – in storms", "Sailing", "Diving")?.[0]).toMatchObject({ name: "Welding – in storms" });
  });
});

test("each item of a list is an award, also one that has no date", () => {
  const awards = read(
    heading("Awards"),
    bullet("Best Newcomer, Trade Guild of the North"),
    bullet("Volunteer of the Year, Borough Council, 2020"),
  ).awards;
  expect(awards).toEqual([
    { title: "Best Newcomer", awarder: "Trade Guild of the North" },
    { title: "Volunteer of the Year", awarder: "Borough Council", date: "2020" },
  ]);
});

describe("references", () => {
  const references = (...texts: string[]) => read(heading("References"), ...texts.map((text) => line(text))).references;

  test("name the person behind what she is", () => {
    expect(references("Head of Sales, Harriet Penhale")?.[0]).toMatchObject({ name: "Harriet Penhale", reference: "Head of Sales" });
    expect(references("Harriet Penhale, Percival Gosling")?.[0]).toMatchObject({ name: "Harriet Penhale" });
  });

  test("are signed behind a dash, in a short line", () => {
    expect(references("Quick and kind at all times.", "– Harriet Penhale, Head of Sales")?.[0]?.name).toBe(
      "Harriet Penhale, Head of Sales",
    );
    const long = "– She came in early and stayed on late for as long as we needed her";
    expect(references("Quick and kind at all times.", long)?.[0]?.name).not.toBe(long.slice(2));
  });
});

test("the last two interests of a list are divided at their and, a phrase is not", () => {
  const interests = (text: string) => read(heading("Interests"), line(text)).interests?.map(({ name }) => name);
  expect(interests("Sailing, chess and pottery")).toEqual(["Sailing", "chess", "pottery"]);
  expect(interests("Sailing, the history of the old ships and harbours")).toEqual(["Sailing", "the history of the old ships and harbours"]);
});

test("an interest that is set as a label without a value has no colon", () => {
  const names = read(heading("Interests"), line("Sailing:"), line("Pottery:")).interests;
  expect(names).toEqual([{ name: "Sailing" }, { name: "Pottery" }]);
});

describe("a place behind an employer", () => {
  test("is one where the lists say so, and behind a dash more surely", () => {
    expect(job(line("Fitter\t2012 – 2014"), line("Acme Ltd, Lisbon, Portugal"))).toMatchObject({
      name: "Acme Ltd",
      location: "Lisbon, Portugal",
    });
    expect(job(line("Fitter\t2012 – 2014"), line("Acme Ltd, Austin, TX, USA"))).toMatchObject({
      name: "Acme Ltd",
      location: "Austin, TX, USA",
    });
    expect(job(line("Fitter\t2012 – 2014"), line("Acme Ltd – Lisbon"))).toMatchObject({ name: "Acme Ltd", location: "Lisbon" });
  });

  test("in a form may be a town that no list knows, unless it reads like an employer", () => {
    const form = (employer: string) => job(line("Period\t2012 – 2014"), line(`Employer\t${employer}`), line("Position\tFitter"));
    expect(form("Acme, Kernwick")).toMatchObject({ name: "Acme", location: "Kernwick" });
    expect(form("Acme, Harbour Hospital")).toMatchObject({ name: "Acme, Harbour Hospital" });
  });
});

test("behind a name and a full stop sentences tell about it, if they are long enough", () => {
  const first = (text: string) => read(heading("Volunteering"), line(`${text}\t2012 – 2014`)).volunteer?.[0];
  expect(first("Volunteer, Food Pantry. Writes the monthly letter to all donors.")).toMatchObject({
    position: "Volunteer",
    organization: "Food Pantry",
  });
  expect(first("Volunteer, Food Pantry. Letters to all donors.")?.organization).not.toBe("Food Pantry");
  expect(first("Volunteer, Food Pantry. Letters concerning yearly donations.")?.organization).not.toBe("Food Pantry");
});

test("what stands right under its date names the entry, even with a full stop; a paragraph does not", () => {
  const second = (text: string) =>
    read(heading("Employment"), line("2015 – 2017"), line("Welder, Corve Ltd."), line("2012 – 2014"), line(text), line("Repaired pumps."))
      .work?.[2];
  expect(second("Fitter, Acme Ltd.")).toMatchObject({ position: "Fitter", name: "Acme Ltd." });
  const long =
    "Fitter, Acme Ltd, in the works beside the river, where pumps for all of the harbours of the north were made, tried, painted and sold.";
  expect(second(long)?.name).toBeUndefined();
  const parts =
    "Fitter of pumps | Acme Ltd, in the works beside the river, where pumps for all of the harbours of the north were made, tried, painted and sold";
  expect(second(parts)?.position).toBe("Fitter of pumps");
  expect(second(parts.replace("river,", "river. There"))?.position).toBeUndefined();
  expect(second("Advisor to the minister of transport and to both of her deputies.")?.summary).toBe(
    "Advisor to the minister of transport and to both of her deputies.\nRepaired pumps.",
  );
});

test("under a date that stands alone the first list item names the entry where it is a position and short", () => {
  const first = (text: string) =>
    read(
      heading("Employment"),
      line("2015 – 2017"),
      bullet("Welder, Corve Ltd"),
      bullet("Built gates."),
      line("2012 – 2014"),
      bullet(text),
      bullet("Repaired pumps."),
    ).work?.[2];
  expect(first("Fitter, Acme Ltd")).toMatchObject({ position: "Fitter", name: "Acme Ltd" });
  const long = "Fitter, Acme Ltd, in the works beside the river, where pumps for the harbours of the north were made";
  expect(first(long)?.highlights).toContain(long);
  expect(first("Looked after the old engine house")?.position).toBeUndefined();
});

test("a row of words in small letters below a position tells what was done, and names no employer", () => {
  expect(job(line("Fitter\t2012 – 2014"), line("Taught small groups of young sailors"))?.summary).toBe(
    "Taught small groups of young sailors",
  );
});
