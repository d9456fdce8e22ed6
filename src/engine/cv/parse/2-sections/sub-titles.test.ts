import { expect, test } from "bun:test";
import type { Line } from "../../reading.ts";
import { parseResume } from "../parse-resume.ts";
import { buildReading, heading, line } from "../testing/build-reading.ts";

const HEAD = [line("Ottoline Birdsall", { size: 20 }), heading("Experience"), line("Welder, Corve Ltd"), line("2017 – 2021")];
const EDUCATION = [heading("Education"), line("Ludlow College, 2016")];
const group = (title: string, ...texts: string[]): Line[] => [line(title, { bold: true, gap: 0.8 }), ...texts.map((text) => line(text))];
const inNextColumn = (...lines: Line[]) => lines.map((each) => ({ ...each, flow: 1 }));
const read = (...lines: Line[]) => {
  const { skills = [], languages = [] } = parseResume(buildReading([...HEAD, ...lines])).resume;
  return {
    skills: skills.map(({ name, keywords = [] }) => [name, ...keywords].join(" + ")),
    languages: languages.map(({ language }) => language),
  };
};

test("titles in other print below an empty title of skills are groups of them, whatever they are called", () => {
  const groups = [
    ...group("System design", "Pumps, Gates"),
    ...group("Languages & frameworks", "Rust, Go"),
    ...inNextColumn(...group("Working together", "Reviews"), ...group("Data", "Oracle, Redis, SQLite")),
  ];
  expect(read(heading("Skills"), ...groups, ...EDUCATION.map((each) => ({ ...each, flow: 2 })))).toEqual({
    skills: [
      "System design + Pumps + Gates",
      "Languages & frameworks + Rust + Go",
      "Working together + Reviews",
      "Data + Oracle + Redis + SQLite",
    ],
    languages: [],
  });
});

test("spoken languages under such a title are none", () => {
  const groups = [...group("System design", "Pumps, Gates"), ...group("Languages", "German (C1), French (B1)")];
  expect(read(heading("Skills"), ...groups, ...EDUCATION)).toEqual({
    skills: ["System design + Pumps + Gates"],
    languages: ["German", "French"],
  });
});
