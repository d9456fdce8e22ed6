import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../../testing/build-reading.ts";
import { separateBoldNames, separateRunInHeads, separateSchools } from "./run-in-heads.ts";

const texts = (text: string) => separateRunInHeads([line(text)]).map((each) => each.text);

test("what names a job at the beginning of its paragraph is a line of its own", () => {
  expect(texts("Fitter, Corve Works, Ludlow. Kept the presses of three halls going.")).toEqual([
    "Fitter, Corve Works, Ludlow",
    "Kept the presses of three halls going.",
  ]);
  expect(texts("Head Chef – Corve Kitchen. Planned the meals of two hundred guests a day.")).toHaveLength(2);
});

test("a sentence, a list of names and a paragraph that names no position stay whole", () => {
  for (const text of [
    "Manager of the stores and of the yard with a team of ten, Ludlow. Kept the presses of three halls going.",
    "Fitter, Corve Works, Ludlow. Teme Mill, Knighton.",
    "Presses, gates and frames, Ludlow. Kept the presses of three halls going.",
    "Kept the presses of three halls going. Taught the apprentices to weld.",
    "Lead fitter of presses, gates and frames, and of tests. Kept the presses of three halls going.",
    "Senior Quality Engineer. Kept the presses of three halls going.",
  ])
    expect(texts(text)).toEqual([text]);
});

describe("what a dated paragraph tells behind its position and its employer is text:", () => {
  test.each([
    [
      "2017 – 2018: Fitter at the Corve Works in Ludlow (presses and gates of three halls, night shifts)",
      "2017 – 2018: Fitter at the Corve Works in Ludlow",
    ],
    [
      "2012: Animatrice à la MJC Clairval à Caen, auprès d’adolescents de 12 à 16 ans, pendant deux étés",
      "2012: Animatrice à la MJC Clairval à Caen",
    ],
  ])("%s", (text, head) => expect(texts(text)[0]).toBe(head));

  test("below a date of its own too, and not where no date, no position or no name says that it is a job", () => {
    const paragraph =
      "Nurse at Corve Hospital – kept the wards of three houses and trained all the apprentices of each in their second year there";
    const under = (text: string) => separateRunInHeads([line("2017 – 2018"), line(text)]).length;
    expect(under(paragraph)).toBe(3);
    expect(texts(paragraph)).toHaveLength(1);
    expect(
      under(
        "Presses at Corve Hospital – kept the wards of three houses and trained all the apprentices of each in their second year there",
      ),
    ).toBe(2);
    expect(
      under(
        "Nurse at the age of twenty – kept the wards of three houses and trained all the apprentices of each in their second year there",
      ),
    ).toBe(2);
  });
});

test("the head keeps the style that it begins with, and the text behind it its own", () => {
  const [head, text] = separateRunInHeads([line("Fitter, Corve Works. Kept the presses of three halls going.", { lead: "Fitter" })]);
  expect(head?.cells[0]?.runs.map(({ text, bold }) => [text, bold])).toEqual([
    ["Fitter", true],
    [", Corve Works", false],
  ]);
  expect(text?.cells[0]?.runs.map((run) => [run.text, run.bold])).toEqual([["Kept the presses of three halls going.", false]]);
});

test("a position in bold before the text of several jobs is a line of its own, with or without a mark behind it", () => {
  const lead = (head: string, text: string) => line(`${head}${text}`, { lead: head });
  const jobs = [
    lead("Press Operator", " Kept the presses of three halls going."),
    line("Teme Mill\tKnighton"),
    lead("Foreman", ": Planned the shifts of twelve people and trained them."),
  ];
  expect(separateRunInHeads(jobs).map(({ text }) => text)).toEqual([
    "Press Operator",
    "Kept the presses of three halls going.",
    "Teme Mill\tKnighton",
    "Foreman",
    "Planned the shifts of twelve people and trained them.",
  ]);
  expect(separateRunInHeads(jobs.slice(0, 2))).toHaveLength(2);
});

describe("where dates stand over paragraphs, the first sentence of each is a line of its own", () => {
  const KEPT = "Kept the presses of three halls going.";
  const jobs = (...paragraphs: string[]) => paragraphs.flatMap((text, at) => [line(`${2019 - at} – ${2020 - at}`), line(text)]);
  const divided = (...lines: Line[]) => separateRunInHeads(lines).length - lines.length;

  test("if most of them sound like a job", () => {
    const lines = jobs(`Fitter at the works of the river board. ${KEPT}`, `Storekeeper for a friend of the house. ${KEPT}`);
    expect(separateRunInHeads(lines).map(({ text }) => text)).toEqual([
      "2019 – 2020",
      "Fitter at the works of the river board",
      KEPT,
      "2018 – 2019",
      "Storekeeper for a friend of the house",
      KEPT,
    ]);
    const dull = `Kept what was there as it was before. ${KEPT}`;
    expect(divided(...jobs(`Fitter at the works of the river board. ${KEPT}`, dull))).toBe(2);
    expect(divided(...jobs(`Fitter at the works of the river board. ${KEPT}`, dull, dull))).toBe(0);
  });

  test("if more than one and half of the paragraphs have one", () => {
    const one = `Fitter at the works of the river board. ${KEPT}`;
    expect(divided(...jobs(one))).toBe(0);
    expect(divided(...jobs(one, one, "Teme Mill", "Corve Mill"))).toBe(2);
    expect(divided(...jobs(one, one, "Teme Mill", "Corve Mill", "Ludlow Mill"))).toBe(0);
    expect(divided(line(one), line(one))).toBe(0);
    expect(divided(...jobs(one, one).map((each) => (each.text === one ? bullet(one) : each)))).toBe(0);
  });

  test("which may end in an abbreviation of firms, not in one of titles, and is not too long", () => {
    const both = (text: string) => divided(...jobs(text, text));
    expect(both(`Fitter at the works of Corve B.V. ${KEPT}`)).toBe(2);
    expect(both(`Fitter at the works of a college (TU/e). ${KEPT}`)).toBe(2);
    expect(
      separateRunInHeads(jobs(...[1, 2].map(() => `Fitter with Prof. Anna Berger at the works of Dr. Kok. ${KEPT}`)))[1]?.text,
    ).toContain("Berger");
    expect(both(`Fitter ${"of presses and gates ".repeat(4)}at the works. ${KEPT}`)).toBe(2);
    expect(both(`Fitter ${"of presses and gates ".repeat(5)}at the works. ${KEPT}`)).toBe(0);
    expect(both("Fitter at the works of the river board. And more.")).toBe(0);
  });

  test("also above paragraphs that begin with a position in bold, and no word is lost", () => {
    const bold = (head: string, text: string) => line(`${head} ${text}`, { lead: head });
    const lines = [
      ...jobs(`Fitter at the works of the river board. ${KEPT}`, `Storekeeper for a friend of the house. ${KEPT}`),
      bold("Press Operator", "Planned the shifts of twelve people."),
      bold("Night Foreman", "Trained the apprentices of two halls."),
    ];
    const words = (some: readonly Line[]) => some.flatMap(({ text }) => text.replaceAll(".", "").split(" "));
    const apart = separateRunInHeads(lines);
    expect(words(apart)).toEqual(words(lines));
    expect(apart.slice(-4).map(({ text }) => text)).toEqual([
      "Press Operator",
      "Planned the shifts of twelve people.",
      "Night Foreman",
      "Trained the apprentices of two halls.",
    ]);
  });

  test("in a CV: of jobs, schools and unpaid work", () => {
    const told = ([first, second]: [string, string]) => jobs(`${first}. ${KEPT}`, `${second}. ${KEPT}`);
    const { work, education, volunteer } = parseResume(
      buildReading([
        line("Ottoline Birdsall", { size: 20 }),
        heading("Experience"),
        ...told(["Fitter at Corve Works, Leeds", "Storekeeper at Teme Mill, Bristol"]),
        heading("Education"),
        ...told(["Physics (BSc) — Leith College of the North", "A levels — Ludlow Grammar School of the Town"]),
        heading("Volunteering"),
        ...told(["Secretary of the board at Teme Rowing Club", "Treasurer of the fund at Corve Boat House"]),
      ]),
    ).resume;
    expect(work?.map(({ position, name, location, summary }) => [position, name, location, summary])).toEqual([
      ["Fitter", "Corve Works", "Leeds", KEPT],
      ["Storekeeper", "Teme Mill", "Bristol", KEPT],
    ]);
    expect(education?.map(({ studyType, institution, summary }) => [studyType, institution, summary])).toEqual([
      ["BSc", "Leith College of the North", KEPT],
      ["A levels", "Ludlow Grammar School of the Town", KEPT],
    ]);
    expect(volunteer?.map(({ organization }) => organization)).toEqual(["Teme Rowing Club", "Corve Boat House"]);
  });

  test("and so it is where it names a school or a degree", () => {
    const lines = jobs(
      "Physics (BSc) — Leith College. Thesis on magnets in water.",
      "Atheneum, Harbour School. Dutch and mathematics with honours.",
    );
    expect(separateSchools(lines).map(({ text }) => text)).toEqual([
      "2019 – 2020",
      "Physics (BSc) — Leith College",
      "Thesis on magnets in water.",
      "2018 – 2019",
      "Atheneum, Harbour School",
      "Dutch and mathematics with honours.",
    ]);
    const dull = jobs("Kept what was there as it was. Dutch and mathematics.", "Kept what was there as it was. Dutch and mathematics.");
    expect(separateSchools(dull)).toHaveLength(4);
  });
});

describe("projects of one paragraph each, which begins with a bold name,", () => {
  const tides = line("Tide tables (Go): when to cross the sands, for forty walkers", { lead: "Tide tables" });
  const birds = line("Bird book: what was seen where, with a map", { lead: "Bird book" });
  const read = (...lines: Line[]) =>
    separateBoldNames(lines).map(({ text, cells: [cell], gap }) => [text, cell?.runs.every(({ bold }) => bold), gap]);

  test("have name and text in lines of their own", () => {
    expect(read(tides, bullet("Wrote the tests"), birds)).toEqual([
      ["Tide tables", true, 1],
      ["(Go): when to cross the sands, for forty walkers", false, 0],
      ["Wrote the tests", false, 0],
      ["Bird book", true, 1],
      ["what was seen where, with a map", false, 0],
    ]);
  });

  test("and stay whole where another paragraph has none, a label, little text, or where one is all there is", () => {
    const technologies = line("Technologies: Go and a little of what else was there", { lead: "Technologies:" });
    const short = line("Bird book: a list", { lead: "Bird book" });
    for (const lines of [[tides], [tides, line("Kept for forty walkers")], [tides, technologies], [tides, short]])
      expect(separateBoldNames(lines)).toEqual(lines);
  });
});

test("a long item whose employer stands before a colon is a head with its text below it", () => {
  const [head, text] = separateRunInHeads([
    bullet(
      "1988 à 1998 : Soudeuse chez M. Perrin (Ferronnier) : grilles et portails, pose dans les écoles, formation des apprentis du canton",
    ),
  ]);
  expect([head?.text, head?.bullet?.level]).toEqual(["1988 à 1998 : Soudeuse chez M. Perrin (Ferronnier)", 0]);
  expect([text?.text, text?.bullet?.level]).toEqual(["grilles et portails, pose dans les écoles, formation des apprentis du canton", 1]);
  expect(texts("1988 à 1998 : Soudeuse chez M. Perrin : grilles")).toHaveLength(1);
  expect(
    texts("Soudeuse chez M. Perrin : grilles et portails, pose dans les écoles, formation des apprentis du canton de Vaud"),
  ).toHaveLength(1);
});

describe("a bold position before the text of each job is a head of its own, and is none", () => {
  const KEPT = " Kept the presses of three halls going.";
  const lead = (head: string, text: string, looks: Parameters<typeof line>[1] = {}) => line(`${head}${text}`, { lead: head, ...looks });
  const divided = (other: Line) => separateRunInHeads([lead("Foreman", KEPT), lead("Welder", KEPT), other]).length - 5;
  test.each<[string, Line, number]>([
    ["but for these three", lead("Press Operator", KEPT), 1],
    ["in a list item", lead("Press Operator", KEPT, { bullet: true }), 0],
    ["beside another cell", lead("Press Operator", `${KEPT}\tLudlow`), 0],
    ["in words of no position", lead("Harbour wall", KEPT), 0],
    ["before a text in small letters", lead("Press Operator", " kept the presses of three halls going."), 0],
    ["in a row that is all bold", line(`Press Operator${KEPT}`, { bold: true }), 0],
    ["in a row without bold words", line(`Press Operator${KEPT}`), 0],
    ["in more words than a name has", lead("Press Operator of the water works and of all of its three halls by day and by night", KEPT), 0],
    ["in a dash alone", lead("–", ` Press Operator${KEPT}`), 0],
  ])("%s", (_, other, lines) => {
    expect(divided(other)).toBe(lines);
  });
});
