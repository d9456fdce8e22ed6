import { expect, test } from "bun:test";
import type { Resume } from "../../contract/resume.ts";
import { blindProfile } from "../options/blind-profile.ts";
import { blindResume } from "./blind-resume.ts";
import { termsWithFormer } from "./former.ts";

const meta = { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } };
const READ: Resume = {
  basics: { name: "Nora Kean", summary: "Nora Kean has led teams at Bank of Ostrel. Kean speaks Irish." },
  work: [{ name: "Bank of Ostrel", position: "Developer", highlights: ["Payments of Bank of Ostrel"] }, { name: "Harbour Clerk" }],
  meta,
};
const CORRECTED: Resume = {
  ...READ,
  basics: { ...READ.basics, name: "Leonora Quirke" },
  work: [
    { ...READ.work?.[0], name: "Ostrel Group" },
    { position: "Harbour Clerk", highlights: ["A harbour clerk of Nora Kean's firm"] },
  ],
};
function blind(asRead?: Resume) {
  const { found, former } = termsWithFormer(CORRECTED, asRead, blindProfile("full"), "3F9A1C");
  return { ...blindResume(CORRECTED, found, "3F9A1C").resume, former: former.map(({ value }) => value) };
}

test("running text of a corrected CV that has the name and the employer as they were read is blind too", () => {
  const { basics, work } = blind(READ);
  expect(basics.summary).toBe("Candidate 3F9A1C has led teams at Employer 1. Candidate 3F9A1C speaks Irish.");
  expect(work?.[0]?.highlights).toEqual(["Payments of Employer 1"]);
});

test("a position that was read as an employer is shown where it was put, wherever else it stands", () => {
  const { work, former } = blind(READ);
  expect(work?.[1]).toMatchObject({ position: "Harbour Clerk", highlights: ["A harbour clerk of Candidate 3F9A1C's firm"] });
  expect(former).toEqual(["Nora Kean", "Bank of Ostrel"]);
});

test("without the Resume as it was read, the values of the corrected one are searched for alone", () => {
  expect(blind().former).toEqual([]);
});
