import { expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Resume } from "../../../contract/resume.ts";
import { parseEuropass } from "../../parse/1-document/europass.ts";
import { writeData } from "../write-data.ts";
import { isMotherTongue } from "./codes.ts";
import { splitName } from "./person-name.ts";

const FIXTURES = join(import.meta.dir, "../../../../../tests/fixtures/cv");
const fixtures: [string, Resume][] = readdirSync(FIXTURES)
  .filter((id) => existsSync(join(FIXTURES, id, "resume.json")))
  .map((id) => [id, JSON.parse(readFileSync(join(FIXTURES, id, "resume.json"), "utf8"))]);

const back = (resume: Resume) => {
  const { text } = writeData(resume, { format: "europass", created: "2026-11-20T08:30:00Z", changed: "2026-11-20T08:30:00Z" });
  const read = parseEuropass(text);
  if (!read) throw new Error("not read");
  return read;
};
const vitae = { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] };
/** Without what is undefined, and with white space as XML readers fold it. */
const plain = (value: unknown) =>
  JSON.parse(JSON.stringify(value ?? null), (_, item) => (typeof item === "string" ? item.replace(/\s+/g, " ").trim() : item));

test("a Resume comes back from Europass XML with all that Europass has fields for", () => {
  const resume: Resume = {
    basics: {
      name: "Maria van der Berg",
      label: "Nurse",
      email: "maria@example.org",
      phone: "+31 20 555 0142",
      url: "https://maria.example.org",
      location: { address: "Gracht 4", postalCode: "1012 AB", city: "Amsterdam", countryCode: "NL" },
      profiles: [{ network: "LinkedIn", username: "maria-b", url: "https://www.linkedin.com/in/maria-b" }],
    },
    work: [
      {
        name: "City Hospital",
        position: "Nurse",
        location: "Utrecht, Netherlands",
        url: "https://hospital.example.org",
        startDate: "2019-03",
        summary: "Ward 7 <night> & day",
        highlights: ["Triage", "Training"],
      },
      { name: "Oak House", position: "Carer", startDate: "2015", endDate: "2019-02-28", highlights: ["Visits"] },
    ],
    education: [
      {
        institution: "University of Leiden",
        studyType: "BSc",
        area: "Nursing",
        location: "Leiden",
        url: "https://leiden.example.org",
        startDate: "2011-09",
        endDate: "2015",
        summary: "Thesis on sleep",
      },
    ],
    languages: [
      { language: "Dutch", fluency: "Native" },
      { language: "English", fluency: "C1" },
      { language: "German", fluency: "B2, B2, B1, B1, A2" },
      { language: "French", fluency: "fluent" },
    ],
    skills: [
      { name: "Computer", keywords: ["Word", "Excel"] },
      { name: "Other", keywords: ["First aid"] },
    ],
    x: { nationality: "Dutch, Irish", dateOfBirth: "1990-05-17", gender: "Female", drivingLicence: "B, C1" },
    meta: { vitae },
  };
  const { meta: _, ...expected } = resume;
  // An element says which language was learnt first; the word of the CV for that is not in it.
  expect(plain(back(resume))).toEqual({ ...expected, languages: [{ language: "Dutch" }, ...(expected.languages ?? []).slice(1)] });
});

test("a statement about oneself is a profile and no position", () => {
  expect(plain(back({ basics: { name: "Ada Okafor", summary: "Ten years on wards." }, meta: { vitae } })).basics).toMatchObject({
    summary: "Ten years on wards.",
  });
  expect(back({ basics: { summary: "Ten years on wards." }, meta: { vitae } }).basics?.label).toBeUndefined();
});

test.each(fixtures)("%s comes back with its person, jobs, education and languages", (_, resume) => {
  const read = plain(back(resume));
  const { basics } = plain(resume);
  const { firstName, surname } = splitName(basics.name ?? "");
  expect(read.basics.name ?? "").toBe([firstName, surname].filter(Boolean).join(" "));
  for (const key of ["label", "email", "phone"]) expect(read.basics[key]).toBe(basics[key]);
  for (const key of ["address", "postalCode", "city", "countryCode"]) expect(read.basics.location[key]).toBe(basics.location?.[key]);
  const rows = (entries: Record<string, unknown>[] = [], keys: string[]) => entries.map((entry) => keys.map((key) => entry[key]));
  const jobs = ["name", "position", "location", "startDate", "endDate"];
  expect(rows(read.work, jobs)).toEqual(rows(plain(resume.work ?? []), jobs));
  const degrees = ["institution", "studyType", "area", "location", "startDate", "endDate"];
  expect(rows(read.education, degrees)).toEqual(rows(plain(resume.education ?? []), degrees));
  const tongues = (resume.languages ?? []).map(({ language, fluency }) => (isMotherTongue(fluency) ? { language } : { language, fluency }));
  expect(new Set(read.languages.map((one: object) => JSON.stringify(one)))).toEqual(
    new Set(plain(tongues).map((one: object) => JSON.stringify(one))),
  );
});
