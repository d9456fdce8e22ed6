import { expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Resume } from "../../contract/resume.ts";
import { decodeEntities } from "../package/xml.ts";
import { europassErrors } from "./testing/europass-schema.ts";
import { hrOpenErrors } from "./testing/hr-open-schema.ts";
import { writeData } from "./write-data.ts";
import type { DataRequest, EscoCodes } from "./written-data.ts";

const FIXTURES = join(import.meta.dir, "../../../../tests/fixtures/cv");
const fixtures: [string, Resume][] = readdirSync(FIXTURES)
  .filter((id) => existsSync(join(FIXTURES, id, "resume.json")))
  .map((id) => [id, JSON.parse(readFileSync(join(FIXTURES, id, "resume.json"), "utf8"))]);

const TIMES = { created: "2026-11-20T08:30:00.000Z", changed: "2026-11-23T10:00:00.000Z" };
const written = (resume: Resume, format: DataRequest["format"], codes?: EscoCodes) => writeData(resume, { format, codes, ...TIMES });
const europass = (resume: Resume, codes?: EscoCodes) => written(resume, "europass", codes).text;
const hrOpen = (resume: Resume, codes?: EscoCodes) => JSON.parse(written(resume, "hropen", codes).text);
const vitae = { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] };
const of = (resume: Partial<Resume>): Resume => ({ basics: {}, ...resume, meta: { vitae } });

/** All words that a reader of the file finds in it. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
const textsOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [String(value)];

test("there are CVs to write", () => {
  expect(fixtures.length).toBeGreaterThan(100);
});

test("a field of the agency's own has the name that it was given, also one that every object has", () => {
  const x = JSON.parse('{ "constructor": "three months", "toString": "Berlin", "__proto__": "a car" }') as Resume["x"];
  for (const text of [europass(of({ x })), written(of({ x }), "hropen").text]) {
    for (const line of ["constructor: three months", "toString: Berlin", "__proto__: a car"]) expect(text).toContain(line);
    expect(text).not.toContain("native code");
  }
});

test.each(fixtures)("%s is valid Europass XML and valid HR-Open JSON, the same each time, with all that the CV says", (_, resume) => {
  const [xml, json] = [written(resume, "europass"), written(resume, "hropen")];
  expect(europassErrors(xml.text)).toEqual([]);
  expect(hrOpenErrors(JSON.parse(json.text))).toEqual([]);
  expect(written(structuredClone(resume), "europass").text).toBe(xml.text);
  expect(written(structuredClone(resume), "hropen").text).toBe(json.text);
  expect(JSON.parse(written(resume, "json").text)).toEqual(resume);

  // The pictures of fixtures are kept as their checksums, and that a language was learnt first is an element of its own.
  const { image: _image, ...basics } = resume.basics;
  const { meta: _meta, ...content } = { ...resume, basics };
  const isSaid = xml.text.includes("<MotherTongue>")
    ? { ...content, languages: content.languages?.map(({ language }) => ({ language })) }
    : content;
  const lost = (value: unknown, words: Set<string>) => textsOf(value).filter((text) => [...wordsOf(text)].some((word) => !words.has(word)));
  expect(lost(isSaid, wordsOf(decodeEntities(decodeEntities(xml.text))))).toEqual([]);
  expect(lost(content, wordsOf(textsOf(JSON.parse(json.text)).join("\n")))).toEqual([]);
  expect([xml.leftOut, json.leftOut].flat().filter((path) => path !== "basics.image")).toEqual([]);
});

test.each([
  ["nothing at all", {}],
  ["a name alone", { basics: { name: "Ada Okafor" } }],
  [
    "empty lists and texts",
    {
      basics: { name: "", location: {} },
      work: [],
      skills: [{}],
      languages: [{ language: "" }],
      education: [{}],
      additional: [{ items: [] }],
    },
  ],
])("a Resume with %s is valid in each format", (_, resume) => {
  expect(europassErrors(europass(of(resume as Partial<Resume>)))).toEqual([]);
  expect(hrOpenErrors(hrOpen(of(resume as Partial<Resume>)))).toEqual([]);
});

test("hostile values stay text", () => {
  const nasty = [
    "a\u0000b\u0007c\u001bd\ufffe",
    "]]><script>alert(1)</script>",
    "&lt;b&gt; &amp;amp; &#0; <!-- -->",
    "half \ud800 of a character",
    `"quoted" 'text' \\u0041 \t\r\n`,
    "long ".repeat(20_000),
    "<!DOCTYPE x [<!ENTITY a 'b'>]>&a;",
  ];
  for (const text of nasty) {
    const resume = of({
      basics: {
        name: text,
        label: text,
        email: text,
        phone: text,
        url: text,
        summary: text,
        image: text,
        location: { address: text, city: text, region: text, countryCode: text, postalCode: text },
        profiles: [{ network: text, username: text, url: text }],
      },
      work: [
        {
          name: text,
          position: text,
          location: text,
          url: text,
          startDate: text,
          endDate: text,
          summary: text,
          highlights: [text],
          keywords: [text],
          client: text,
          description: text,
        },
      ],
      education: [
        { institution: text, studyType: text, area: text, startDate: text, score: text, courses: [text], url: text, location: text },
      ],
      skills: [{ name: text, level: text, keywords: [text] }],
      languages: [{ language: text, fluency: text }],
      certificates: [{ name: text, date: text, issuer: text, url: text }],
      publications: [{ name: text, releaseDate: text }],
      references: [{ name: text, reference: text }],
      volunteer: [{ organization: text, startDate: text }],
      additional: [{ title: text, items: [text] }],
      x: { nationality: text, dateOfBirth: text, gender: text, drivingLicence: text },
    });
    const codes = { skills: { [text]: `http://x/"><b>` }, occupations: {} };
    const xml = europass(resume, codes);
    expect(europassErrors(xml)).toEqual([]);
    expect(xml).not.toMatch(/<script|<b>|<!/);
    const json = hrOpen(resume, codes);
    expect(hrOpenErrors(json).filter((error) => !error.includes("is no country"))).toEqual([]);
    if (!text.startsWith("half")) expect(json.profiles[0].profileName).toBe(text);
  }
});

test("a date has as much as the CV gives, and what is no date stays text", () => {
  const resume = of({
    work: [
      { name: "A", startDate: "2019", endDate: "2020-04" },
      { name: "B", startDate: "2021-02-03" },
      { name: "C", endDate: "2018" },
      { name: "D", startDate: "3 years 4 months", endDate: "3 years 4 months" },
      { name: "E", startDate: "2021-02-30" },
    ],
  });
  const xml = europass(resume);
  expect(xml).toContain('<From year="2019"/><To month="--04" year="2020"/></Period>');
  expect(xml).toContain('<From day="---03" month="--02" year="2021"/><Current>true</Current></Period>');
  expect(xml).toContain('<Period><To year="2018"/></Period>');
  expect(xml).toContain("&lt;p&gt;3 years 4 months&lt;/p&gt;");
  expect(xml).toContain("2021-02-30");
  expect(europassErrors(xml)).toEqual([]);

  const { employment } = hrOpen(resume).profiles[0];
  expect(employment.map(({ start, end, current }: Record<string, unknown>) => [start, end, current])).toEqual([
    ["2019", "2020-04", undefined],
    ["2021-02-03", undefined, true],
    [undefined, "2018", undefined],
    [undefined, undefined, undefined],
    [undefined, undefined, undefined],
  ]);
  expect(employment[3].positionHistories[0].descriptions).toEqual(["3 years 4 months"]);
});

const PYTHON = "http://data.europa.eu/esco/skill/ccd0a1d9-afda-43d9-b901-96344886e14d";
const NURSE = "http://data.europa.eu/esco/occupation/f2b15a0e-e65a-438a-affb-29b9d50b77d1";
const CODES = { skills: { Python: PYTHON }, occupations: { Nurse: NURSE } };

test("skills and occupations carry the codes of ESCO where they are known, and none where they are not", () => {
  const resume = of({
    basics: { label: "Nurse" },
    work: [{ position: "Nurse" }, { position: "constructor" }],
    skills: [{ name: "Python" }, { name: "Tools", keywords: ["Python", "SQL"] }],
  });
  const xml = europass(resume, CODES);
  expect(europassErrors(xml)).toEqual([]);
  expect(xml.split("<Code>f2b15a0e-e65a-438a-affb-29b9d50b77d1</Code>")).toHaveLength(3);
  expect(xml.split(PYTHON)).toHaveLength(3);

  const json = hrOpen(resume, CODES);
  expect(hrOpenErrors(json)).toEqual([]);
  const [profile] = json.profiles;
  expect(
    profile.qualifications.map(({ competencyName, competencyIds }: Record<string, unknown>) => [competencyName, competencyIds]),
  ).toEqual([
    ["Python", [{ value: PYTHON, schemeId: "ESCO", schemeAgencyId: "European Commission" }]],
    ["Python", [{ value: PYTHON, schemeId: "ESCO", schemeAgencyId: "European Commission" }]],
    ["SQL", undefined],
  ]);
  expect(profile.employment[0].positionHistories[0].jobCategories[0].id.value).toBe(NURSE);
  expect(profile.employment[1].positionHistories[0].jobCategories).toBeUndefined();

  const plain = JSON.parse(written(resume, "json", CODES).text);
  expect(plain.meta.vitae.esco).toEqual({
    "basics.label": NURSE,
    "work[0].position": NURSE,
    "skills[0].name": PYTHON,
    "skills[1].keywords[0]": PYTHON,
  });
  expect({ ...plain, meta: resume.meta }).toEqual(resume);
  for (const format of ["json", "europass", "hropen"] as const) expect(written(resume, format).text).not.toContain("esco");
});

test("a photo goes where the format takes its kind, and is named where it does not", () => {
  const png = of({ basics: { name: "Ada Okafor", image: "data:image/png;base64,iVBORw0KGgo=" } });
  expect(europass(png)).toContain("<Photo><MimeType>image/png</MimeType><Data>iVBORw0KGgo=</Data></Photo>");
  expect(hrOpen(png).profiles[0].attachments[0].content).toEqual({ value: "iVBORw0KGgo=", encoding: "base64", mimeType: "image/png" });
  expect(written(png, "europass").leftOut).toEqual([]);

  const webp = of({ basics: { name: "Ada Okafor", image: "data:image/webp;base64,UklGRg==" } });
  expect(written(webp, "europass").leftOut).toEqual(["basics.image"]);
  expect(written(webp, "hropen").leftOut).toEqual([]);
});

test("what lacks what HR Open asks for stands among the other texts", () => {
  const resume = of({
    basics: { profiles: [{ network: "GitHub", username: "ada-o" }] },
    references: [{ reference: "On request" }],
    publications: [{ publisher: "Ward Journal", releaseDate: "2019" }],
  });
  const json = hrOpen(resume);
  expect(hrOpenErrors(json)).toEqual([]);
  expect(json.person).toBeUndefined();
  expect(json.profiles[0].attachments).toEqual([
    { descriptions: ["Contact\nGitHub, ada-o", "Publications\nWard Journal, 2019", "References\nOn request"] },
  ]);
});

test("fields that no format knows are named", () => {
  const resume = {
    ...of({ basics: { name: "Ada Okafor" } }),
    hobbyhorse: { stable: "Shetland" },
    x: { badge: 7, car: { colour: "red" } },
  } as unknown as Resume;
  expect(written(resume, "europass").leftOut).toEqual(["hobbyhorse.stable", "x.car.colour"]);
  expect(written(resume, "hropen").leftOut).toEqual(["hobbyhorse.stable", "x.car.colour"]);
});
