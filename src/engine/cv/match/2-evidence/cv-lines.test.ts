import { describe, expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { cvLines } from "./cv-lines.ts";

const lines = (resume: Partial<Resume>) => cvLines({ basics: {}, ...resume } as Resume);

describe("a model reads a CV", () => {
  test("line by line, part by part", () => {
    expect(
      lines({
        basics: { label: "Fitter", summary: "Pumps" },
        work: [
          {
            position: "Fitter",
            name: "Acme",
            startDate: "2014",
            endDate: "2018",
            summary: "Mended",
            highlights: ["Built"],
            keywords: ["Rhino"],
          },
          { position: "Porter", startDate: "2019" },
          { name: "Beta" },
        ],
        education: [{ studyType: "BSc", area: "Tides" }],
        certificates: [{ name: "First aid" }],
        skills: [{ name: "Tools", keywords: ["Excel", "SAP"] }],
        languages: [{ language: "English", fluency: "C1" }, { language: "Dutch" }],
        projects: [{ name: "Boat", highlights: [" "] }],
        volunteer: [{ position: "Coach" }],
        publications: [{ name: "On tides" }],
        x: { drivingLicence: "B" },
      }),
    ).toEqual([
      "Fitter",
      "Pumps",
      "Fitter, Acme, 2014 – 2018",
      "Mended",
      "Built",
      "Rhino",
      "Porter, 2019 – today",
      "Beta",
      "BSc Tides",
      "First aid",
      "Tools, Excel, SAP",
      "English: C1",
      "Dutch",
      "Boat",
      "Coach",
      "On tides",
      "B",
    ]);
  });

  test.each<[string, string]>([
    ["Anna Berger leads", "the candidate leads"],
    ["Berger leads, Anna sails", "the candidate leads, the candidate sails"],
    ["Annabel leads", "Annabel leads"],
    ["Write to anna@example.org, now", "Write to … now"],
    ["Write to a@b.c", "Write to …"],
    ["Call @anna or a@b", "Call @anna or a@b"],
    ["See https://a.example/x and www.a.example", "See … and …"],
    ["Call +44 117 496 0142", "Call …"],
    ["In 2014, 12 boats", "In 2014, 12 boats"],
  ])("without name and contact data: %p", (summary, expected) => {
    expect(lines({ basics: { name: "Anna Berger", summary } })).toEqual([expected]);
  });
});
