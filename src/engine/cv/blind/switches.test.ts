import { describe, expect, test } from "bun:test";
import type { Resume } from "../../contract/resume.ts";
import { readBlind, writeBlind } from "../options/blind-profile.ts";
import { LABELS } from "../render/labels/lexicon.ts";
import { withholdDoubts } from "./search/withhold.ts";
import { duration } from "./switches/durations.ts";
import { regionOf } from "./switches/regions.ts";
import { SECTORS, sectorName } from "./switches/sector-words.ts";
import { blinded } from "./testing/blinded.ts";

type Person = Omit<Partial<Resume>, "meta"> & { language?: string };
const TODAY = "2026-03-14";

function blind(profileText: string, { language = "en", basics = {}, ...rest }: Person, today?: string): Resume {
  const meta = { vitae: { language, pages: 1, ocr: false, parser: "test", warnings: [] } };
  const profile = readBlind(profileText);
  if (!profile) throw new Error(`no profile ${profileText}`);
  const full: Resume = { basics: { name: "Jane Whitcombe", ...basics }, ...rest, meta };
  return withholdDoubts({ full, blind: blinded(full, profile, "3F9A1C", today).resume, profile, language }).resume;
}

describe("a profile as a text", () => {
  test.each([
    "contact",
    "initials",
    "full",
    "full+durations",
    "initials-photo",
    "employers+institutions+regions",
    "full+durations+graduation+sectors+regions",
  ])("%s means the same when it is written and read again", (text) => {
    const profile = readBlind(text);
    expect(readBlind(writeBlind(profile as NonNullable<typeof profile>) as string)).toEqual(profile as NonNullable<typeof profile>);
  });

  test("is read as an address has it, with spaces for the plus signs", () => {
    expect(readBlind("full durations")).toEqual(readBlind("full+durations"));
  });

  test.each(["", "half", "full+shoes", "full-durations", "+durations", "full durations-shoes", "full;drop"])("%p is none", (text) => {
    expect(readBlind(text)).toBeUndefined();
  });

  test("is not written for one that is far from all that have a name", () => {
    expect(writeBlind({ name: "initials", withhold: ["contact", "employers", "institutions"] })).toBeUndefined();
  });
});

test("the profile for contact data leaves the name, the photo, the town and what was done", () => {
  const { basics, references, meta } = blind("contact", {
    basics: {
      image: "data:image/png;base64,AAAA",
      email: "jane@example.com",
      phone: "+44 20 7946 0958",
      url: "https://whitcombe.example",
      profiles: [{ network: "LinkedIn", url: "https://linkedin.com/in/jane-w" }],
      location: { address: "14 Harbour Terrace", postalCode: "BS1 5TY", city: "Bristol" },
      summary: "Jane Whitcombe is an engineer in Bristol (jane@example.com).",
    },
    references: [{ name: "Ann Smith", reference: "Head of Engineering, ann@acme.example" }],
  });
  expect(basics).toEqual({
    name: "Jane Whitcombe",
    image: "data:image/png;base64,AAAA",
    location: { city: "Bristol" },
    summary: "Jane Whitcombe is an engineer in Bristol.",
  });
  expect(references).toEqual([{ name: "Ann Smith", reference: "Head of Engineering" }]);
  expect(meta.vitae.blind).toBeUndefined();
});

test("referees go with how they are reached, what they wrote stays without names", () => {
  const { references } = blind("initials", {
    references: [
      { name: "Ann Smith", reference: "Head of Engineering, Brumelac, ann@acme.example" },
      { name: "Orla Vey", reference: "Jane Whitcombe was the best engineer whom we ever had in our team." },
    ],
  });
  expect(references).toEqual([{ reference: "J. W. was the best engineer whom we ever had in our team." }]);
  expect(blind("initials", { references: [{ name: "Available on request" }] }).references).toEqual([{ name: "Available on request" }]);
  expect(blind("initials-referees", { references: [{ name: "Ann Smith" }] }).references).toEqual([{ name: "Ann Smith" }]);
});

describe("durations", () => {
  test.each([
    ["2018-01", "2020-12", "en", "3 years"],
    ["2018-01", "2021-04", "en", "3 years 4 months"],
    ["2018", "2021-04", "en", "3 years"],
    ["2018", "2018", "en", "< 1 year"],
    ["2019-03-15", "2019-05-01", "de", "3 Monate"],
    ["2018-01", "2020-02", "fr", "2 ans 2 mois"],
    ["2018-01", "2020-02", "ar", "سنتان شهران"],
  ])("from %s to %s in %s are %s", (start, end, language, said) => {
    expect(duration(start, end, language)?.replaceAll("\u00a0", " ")).toBe(said);
  });

  test("of dates in the wrong order, or of what is no date, there are none", () => {
    expect([duration("2020", "2018", "en"), duration("once", "2018", "en")]).toEqual([undefined, undefined]);
  });

  test("stand for the dates of entries and of periods in the text, and certificates keep their year", () => {
    const { work, basics, certificates } = blind("initials+durations", {
      basics: { summary: "Clerk from 03/2015 to 02/2017, then engineer." },
      work: [
        { name: "Brumelac", position: "Engineer", startDate: "2019-01" },
        { name: "Ovalis", position: "Clerk", startDate: "2015-03", endDate: "2018-06" },
      ],
      certificates: [{ name: "First aid", date: "2021-05-03" }],
    });
    expect(work?.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ["to date", "to date"],
      ["3 years 4 months", "3 years 4 months"],
    ]);
    expect(basics.summary).not.toMatch(/\d{4}/);
    expect(basics.summary).toContain("2 years");
    expect(certificates).toEqual([{ name: "First aid", date: "2021" }]);
  });

  test.each([
    ["en", "7 years 3 months, to date"],
    ["de", "7 Jahre 3 Monate, bis heute"],
    ["ja", "7 年 3 か月（現在に至る）"],
    ["sr", "7 godina 3 meseca, do danas"],
    ["no", "7 år 3 måneder, frem til nå"],
  ])("of a job that goes on are told in %s with the day of writing as its end", (language, said) => {
    const { work } = blind("initials+durations", { language, work: [{ name: "Brumelac", position: "X", startDate: "2019-01" }] }, TODAY);
    expect(work?.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([[said, said]]);
  });

  test.each([
    ["2026", "< 1 year, to date"],
    ["2019", "7 years, to date"],
    ["2027-01", "to date"],
  ])("of a job that began %s and goes on are %s", (startDate, said) => {
    const { work } = blind("initials+durations", { work: [{ name: "Brumelac", position: "Clerk", startDate }] }, TODAY);
    expect(work?.[0]?.startDate).toBe(said);
  });

  test("stand in the text for what goes on too", () => {
    const summary = "Clerk since 03/2022. Before that, 2015 – 2019, a cook.";
    expect(blind("initials+durations", { basics: { summary } }, TODAY).basics.summary).toBe(
      "Clerk 4 years 1 month, to date. Before that, 4 years, a cook.",
    );
    expect(blind("initials+durations", { basics: { summary } }).basics.summary).toBe("Clerk to date. Before that, 4 years, a cook.");
  });
});

test("graduation years go from the fields and the text of studies, and from nothing else", () => {
  const { education, work } = blind("initials+graduation", {
    education: [
      {
        institution: "Medfield College",
        area: "Biology",
        startDate: "2010",
        endDate: "2014",
        summary: "Thesis on algae (2014)",
        highlights: ["Prize 2013/14"],
      },
    ],
    work: [{ name: "Brumelac", position: "Clerk", startDate: "2014", summary: "Since 2014" }],
  });
  expect(education).toEqual([{ institution: "Medfield College", area: "Biology", summary: "Thesis on algae", highlights: ["Prize"] }]);
  expect(work).toEqual([{ name: "Brumelac", position: "Clerk", startDate: "2014", summary: "Since 2014" }]);
});

test("an employer has its sector and size where its name or description says them, and is a number where they do not", () => {
  const names = (language: string, ...work: NonNullable<Resume["work"]>) =>
    blind("employers+sectors", { language, work }).work?.map(({ name }) => name);
  expect(
    names("en", { name: "Penhale Bank" }, { name: "Brumelac Ltd" }, { name: "Ovalis Logistics", description: "Parcels, 400 employees" }),
  ).toEqual(["Employer 1 (bank)", "Employer 2", "Employer 3 (logistics, 250–999 employees)"]);
  expect(names("de", { name: "Klinikum Penhale" })).toEqual(["Arbeitgeber 1 (Krankenhaus)"]);
  expect(names("de", { name: "Volksbank Penhale", description: "Bank mit 1.200 Mitarbeitern" })).toEqual([
    "Arbeitgeber 1 (Bank, 1000–9999 Mitarbeiter)",
  ]);
  for (const [description, size] of [
    ["Founded in 1998, 250 employees", "250–999"],
    ["Since 2001 500 employees", "250–999"],
    ["12 000 employees", "10000+"],
    ["1,20,000 employees", "10000+"],
    ["50-100 employees", "50–249"],
  ] as const)
    expect(names("en", { name: "Penhale", description })).toEqual([`Employer 1 (${size} employees)`]);
  expect(names("fi", { name: "Penhale Bank" })).toEqual(["Työnantaja 1 (pankki)"]);
  expect(names("ja", { name: "みらい銀行", description: "従業員数1,200名" })).toEqual(["勤務先 1 (銀行, 1000–9999名)"]);
  expect(names("cs", { name: "Nemocnice Rudná", description: "300 zaměstnanců" })).toEqual([
    "Zaměstnavatel 1 (nemocnice, 250–999 zaměstnanců)",
  ]);
  expect(names("en", { name: "Penhale Pharmacy" })).toEqual(["Employer 1"]);
  // Two sectors are none, and a team is no size of a company.
  expect(names("en", { name: "Penhale Bank Insurance", summary: "Led 40 employees." })).toEqual(["Employer 1"]);
});

test.each(Object.keys(LABELS))("documents in %s have a word for every sector, for an employer and for what goes on", (language) => {
  const names = SECTORS.map((sector) => sectorName(sector, language));
  expect(names.filter((name) => name !== undefined && name !== "")).toHaveLength(SECTORS.length);
  const { work } = blind("employers+durations", { language, work: [{ name: "Brumelac", position: "X", startDate: "2019" }] }, TODAY);
  const english = language === "en" ? [] : ["Employer 1", ", to date"];
  for (const words of english) expect(JSON.stringify(work)).not.toContain(words);
});

describe("regions", () => {
  test.each([
    ["Leeds", "en", "United Kingdom"],
    ["Lyon", "de", "Frankreich"],
    ["Springfield, Massachusetts, USA", "en", "Massachusetts, United States"],
  ])("of %s in %s is %s", (place, language, region) => expect(regionOf(place, language)).toBe(region));

  test("stand for towns, in the text too; a place that no list knows is left out", () => {
    const { work, basics } = blind("employers+regions", {
      basics: { summary: "Clerk who moved to Lyon, reading much." },
      work: [
        { name: "Brumelac", position: "Clerk", location: "Lyon", highlights: ["Opened the office of Lyon."] },
        { name: "Ovalis", position: "Clerk", location: "Penhalework" },
      ],
    });
    expect(work?.map(({ location }) => location)).toEqual(["France", undefined]);
    expect(work?.[0]?.highlights).toEqual(["Opened the office of France."]);
    expect(basics.summary).toBe("Clerk who moved to France, reading much.");
  });
});
