import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { toRow } from "../../1-document/row.ts";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../../testing/build-reading.ts";
import { takeInterests } from "./interests.ts";

const HEAD = [line("Ottoline Birdsall", { size: 20 }), heading("Experience"), line("Welder, Corve Ltd"), line("2017 – 2021")];
const read = (...lines: Line[]) => parseResume(buildReading([...HEAD, ...lines])).resume;

describe("references", () => {
  const referencesOf = (...texts: string[]) => read(heading("References"), ...texts.map((text) => line(text))).references;

  test("are what somebody says over the name below", () => {
    expect(referencesOf("Reliable, quick and kind. I would hire her again at once.", "Percival Gosling")).toEqual([
      { name: "Percival Gosling", reference: "Reliable, quick and kind. I would hire her again at once." },
    ]);
  });

  test("are signed by a name that no list knows where it is set like the others", () => {
    const signed = (text: string) => line(text, { bold: true });
    const [, second] = read(
      heading("References"),
      line("Reliable, quick and kind. I would hire her again at once."),
      signed("Percival Gosling"),
      line("She writes letters that people enjoy reading."),
      signed("Dr. Moana Teller"),
    ).references as [unknown, unknown];
    expect(second).toEqual({ name: "Dr. Moana Teller", reference: "She writes letters that people enjoy reading." });
  });

  test("of a sentence alone name nobody", () => {
    expect(referencesOf("Stets zu unserer vollsten Zufriedenheit.")).toEqual([{ reference: "Stets zu unserer vollsten Zufriedenheit." }]);
  });

  test("are people whose post and telephone number stand below the name; the candidate who signs is none", () => {
    const { references } = parseResume(
      buildReading([
        line("Ottoline Birdsall", { size: 20 }),
        line("o.birdsall@example.org"),
        heading("Referees"),
        line("Harriet Penhale"),
        line("Branch Manager, Corve Credit Union"),
        line("0113 496 0142"),
        line("Marcus Tolland"),
        line("Team Lead, Wrekin Telecoms"),
        line("Ottoline Birdsall"),
        line("Leeds"),
      ]),
    ).resume;
    expect(references).toEqual([
      { name: "Harriet Penhale", reference: "Branch Manager, Corve Credit Union, 0113 496 0142" },
      { name: "Marcus Tolland", reference: "Team Lead, Wrekin Telecoms" },
    ]);
  });

  test("are people that are numbered, with the lines up to the next number", () => {
    expect(
      referencesOf("1. Mrs. Harriet Penhale", "Principal,", "Corve Schools", "0113 496 0142", "2. Pastor M. O. Tolland", "Wrekin Farms"),
    ).toEqual([
      { name: "Mrs. Harriet Penhale", reference: "Principal, Corve Schools, 0113 496 0142" },
      { name: "Pastor M. O. Tolland", reference: "Wrekin Farms" },
    ]);
  });

  test("are people, too, where each has one line below the name", () => {
    expect(referencesOf("Harriet Penhale", "Branch Manager, Corve Credit Union", "Marcus Tolland", "Team Lead, Wrekin Telecoms")).toEqual([
      { name: "Harriet Penhale", reference: "Branch Manager, Corve Credit Union" },
      { name: "Marcus Tolland", reference: "Team Lead, Wrekin Telecoms" },
    ]);
  });

  test("name who ends in a full stop", () => {
    expect(referencesOf("Percival Gosling, Head Welder, Corve Ltd.")?.[0]?.name).toBe("Percival Gosling");
  });
});

test("a position goes on with small letters behind a comma", () => {
  const { work } = read(heading("Employment"), line("Buyer of tea, coffee and spices\t2012 – 2016"), line("Teme Trading Ltd"));
  expect(work?.[1]).toMatchObject({ position: "Buyer of tea, coffee and spices", name: "Teme Trading Ltd" });
});

test("a web address below the employer is neither position nor employer nor text", () => {
  const { work } = read(
    heading("Employment"),
    line("Teme Trading Ltd\t2012 – 2016"),
    line("https://www.teme.example"),
    line("Beekeeper"),
    line("Looks after forty hives on six farms."),
  );
  expect(work?.[1]).toMatchObject({ position: "Beekeeper", name: "Teme Trading Ltd", url: "https://www.teme.example" });
  expect(work?.[1]?.summary).toBe("Looks after forty hives on six farms.");
});

test("a change of size behind a word divides a title from its issuer; letters of two sizes in a word, and sizes that are nearly the same, do not", () => {
  const certificate = (...texts: [string, number][]) => {
    const item = line(texts.map(([text]) => text).join(""));
    const [cell] = item.cells;
    const runs = texts.map(([text, size]) => ({ ...item.style, text, size }));
    return { ...item, cells: cell ? [{ ...cell, runs }] : [] };
  };
  const readOne = (...texts: [string, number][]) => read(heading("Certificates"), certificate(...texts), line("2016")).certificates?.[0];

  expect(readOne(["Radio Operator ", 11], ["Sailing Club", 9])).toMatchObject({ name: "Radio Operator", issuer: "Sailing Club" });
  expect(readOne(["R", 11], ["ADIO ", 9], ["O", 11], ["PERATOR", 9])).toMatchObject({ name: "RADIO OPERATOR" });
  expect(readOne(["Radio Operator ", 10], ["Long Range", 10.4])).toMatchObject({ name: "Radio Operator Long Range" });
});

test("how long a job was, in a cell behind its period, is no text of the job", () => {
  const { work } = read(
    heading("Employment"),
    line("Beekeeper, Teme Trading Ltd"),
    line("Oct 2012 – Sep 2016\t4 years"),
    line("Looks after forty hives."),
  );
  expect(work?.[1]).toMatchObject({ position: "Beekeeper", startDate: "2012-10", endDate: "2016-09", summary: "Looks after forty hives." });
});

test("lighter print below an interest says what of it somebody likes; a list of short items in one print is a list", () => {
  const detail = (text: string) => line(text, { color: "#888888" });
  const { interests } = read(heading("Interests"), line("Baking"), detail("sourdough, tarts"), line("Choir"));

  expect(interests).toEqual([{ name: "Baking", keywords: ["sourdough", "tarts"] }, { name: "Choir" }]);
  expect(read(heading("Interests"), line("Baking, sailing"), detail("choir")).interests).toHaveLength(3);
});

test("interests behind their label among other rows are taken out of these, each by itself", () => {
  const lines = [bullet("Hobbies: sailing, chess"), line("Notice period: none"), line("Interests: choir")];
  const context = { language: "en", body: { size: 10, bold: false, italic: false }, recognized: new Set<number>() };
  const { interests, rest } = takeInterests(lines.map((each) => toRow(each, context)));
  expect(interests).toEqual([{ name: "sailing" }, { name: "chess" }, { name: "choir" }]);
  expect(rest.map(({ text }) => text)).toEqual(["Notice period: none"]);
});
