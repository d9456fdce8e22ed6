import { expect, test } from "bun:test";
import { parseResume } from "../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../testing/build-reading.ts";
import { apartFromContents } from "./contents.ts";

const top = [line("Jane Doe", { size: 22 }), line("jane.doe@example.com | +44 117 496 0142")];
const below = [
  heading("Experience"),
  line("Accountant, Baker Street Ltd\t2019 – 2021", { bold: true }),
  bullet("Kept the books of forty shops."),
  heading("Education"),
  line("BA Economics, University of Leeds\t2012 – 2015"),
  heading("Skills"),
  line("Excel, SAP, SQL"),
];
const cv = (title: string, ...entries: string[]) => [...top, heading(title), ...entries.map((text) => line(text)), ...below];
const contentsOf = (...entries: string[]) => apartFromContents(cv("Summary", ...entries)).contents.map(({ text }) => text);

test("a list of titles with their pages is a table of contents, and no profile", () => {
  for (const list of [
    ["Experience ..... 2", "Education ..... 3", "Skills ..... 4"],
    ["Experience\t2", "Education\t2", "Skills\t4"],
    ["Experience 2", "Education\t.....\t3", "Skills … 4"],
    ["Experience ..... 2", "Education ..... 3", "Skills ..... 4", "What others say ..... 5"],
  ]) {
    expect(contentsOf(...list)).toEqual(list);
    const { basics, skills, additional } = parseResume(buildReading(cv("Summary", ...list))).resume;
    expect(basics.summary).toBeUndefined();
    expect(skills?.map(({ name }) => name)).toEqual(["Excel", "SAP", "SQL"]);
    expect(additional?.[0]?.title).toBe("Summary");
  }
});

test("two titles, a list of years or of numbers, and titles that head nothing are none", () => {
  expect(contentsOf("Experience ..... 2", "Education ..... 3")).toEqual([]);
  expect(contentsOf("Books read 2", "Prizes won 3", "Races run 4")).toEqual([]);
  expect(contentsOf("Experience ..... 4", "Education ..... 3", "Skills ..... 2")).toEqual([]);
  expect(apartFromContents([...cv("Summary"), line("Experience\t2"), line("Education\t3"), line("Skills\t4")]).contents).toEqual([]);
});

test("the line above it is its title where it stands out", () => {
  const list = ["Experience ..... 2", "Education ..... 3", "Skills ..... 4"].map((text) => line(text));
  expect(apartFromContents(cv("Contents", ...list.map(({ text }) => text))).title).toBe("Contents");
  const plain = apartFromContents([...top, ...list, ...below]);
  expect(plain.title).toBe("");
  expect(plain.lines).toEqual([...top, ...below]);
});

test("each line is looked at a few times, however many rows end in a number", () => {
  let looks = 0;
  const counted = (text: string) =>
    Object.defineProperty(line(text), "text", {
      get: () => {
        looks += 1;
        return text;
      },
    });
  const lines = Array.from({ length: 200 }, () => ["Alder ... 1", "Birch ... 2", "Cedar ... 3", "end"].map(counted)).flat();
  expect(apartFromContents(lines).contents).toEqual([]);
  expect(looks).toBeLessThanOrEqual(4 * lines.length);
});

test("a list of numbers above a table of contents is none of it", () => {
  const contents = ["Experience ..... 2", "Education ..... 3", "Skills ..... 4"];
  expect(contentsOf("Books read 2", "Prizes won 3", "Races run 4", "and so on", ...contents)).toEqual(contents);
});
