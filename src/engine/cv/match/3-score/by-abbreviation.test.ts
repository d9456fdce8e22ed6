import { expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { readJobDescription } from "../1-requirements/requirements.ts";
import { matchResume } from "./match-resume.ts";

const verdict = (asked: string, highlight: string) => {
  const resume: Resume = {
    basics: {},
    work: [{ name: "Acme", position: "Officer", startDate: "2020-01", highlights: [highlight] }],
    meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } },
  };
  return matchResume(resume, readJobDescription(`Officer\nRequirements\n- ${asked}`), { now: new Date("2025-06-30") }).requirements[0];
};

test("what a job spells out is met by its abbreviation, and an abbreviation by its words", () => {
  for (const [asked, told] of [
    ["Quarterly supplier wellbeing audits", "Ran 40 QSWAs a year"],
    ["Gestion des troubles musculo squelettiques", "Ateliers TMS pour 60 salariés"],
    ["QSWA", "Two quarterly supplier wellbeing audits a month"],
  ] as const)
    expect([asked, verdict(asked, told)?.met, verdict(asked, told)?.evidence]).toEqual([asked, "yes", [told]]);
});

test("an abbreviation of a part of what is asked for, or one in small letters, proves nothing", () => {
  expect(verdict("Quarterly supplier wellbeing audits of foundries, smelters, mills and docks", "Ran 40 QSWAs a year")?.met).toBe("no");
  expect(verdict("Design and repair of tents", "Art lessons, dar and drt")?.met).toBe("no");
  expect(verdict("Quarterly supplier wellbeing audits", "No QSWA so far")?.met).toBe("no");
});
