import { expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../../testing/build-reading.ts";

const top = [
  line("Jane Doe", { size: 22 }),
  line("jane.doe@example.com | +44 117 496 0142"),
  line("Civil engineer who moved from site to programme office and never lost the boots.", { gap: 1 }),
];
const jobs = [
  line("Programme Manager, Severn Rail Ltd\t06/2020 – Present", { bold: true }),
  bullet("Runs a portfolio of fourteen renewals."),
  line("Site Engineer, Brunlow Construction Ltd\t09/2012 – 01/2016", { bold: true, gap: 0.4 }),
  bullet("Set out and recorded 9 km of slab track."),
];
const schools = [
  line("MSc, Railway Systems Engineering\t2010 – 2011", { bold: true }),
  line("University of Birmingham"),
  line("BEng, Civil Engineering\t2007 – 2010", { bold: true, gap: 0.2 }),
  line("University of Leeds"),
];
const kinds = (lines: ReturnType<typeof line>[]) => {
  const { work, education, skills, languages, interests, references } = parseResume(buildReading([...top, ...lines])).resume;
  return {
    work: work?.map(({ name, position }) => [name, position]),
    education: education?.map(({ institution, studyType }) => [institution, studyType]),
    skills: skills?.map(({ name }) => name),
    languages,
    interests: interests?.map(({ name }) => name),
    references: references?.map(({ name }) => name),
  };
};
const read = {
  work: [
    ["Severn Rail Ltd", "Programme Manager"],
    ["Brunlow Construction Ltd", "Site Engineer"],
  ],
  education: [
    ["University of Birmingham", "MSc"],
    ["University of Leeds", "BEng"],
  ],
  skills: ["NEC4 contracts", "Primavera P6", "track design", "earned value"],
  languages: [
    { language: "English", fluency: "Native" },
    { language: "Dutch", fluency: "B2" },
  ],
};

test("titles that no list knows divide a CV by their looks, and what stands under them tells what they are", () => {
  const found = kinds([
    heading("Stops along the way"),
    ...jobs,
    heading("Where I sat in rows"),
    ...schools,
    heading("My box of spanners"),
    line("NEC4 contracts, Primavera P6, track design, earned value"),
    heading("Tongues"),
    line("English"),
    line("Native", { italic: true }),
    line("Dutch"),
    line("B2", { italic: true }),
    heading("After hours"),
    line("bell ringing, fell running, restoring a narrowboat"),
    heading("They will vouch for me"),
    line("Gwilym Ashdown, Director of Delivery, Severn Rail Ltd"),
  ]);

  expect(found).toEqual({
    ...read,
    interests: ["bell ringing", "fell running", "restoring a narrowboat"],
    references: ["Gwilym Ashdown"],
  });
});

test("a CV without any heading is divided where white stands between its parts", () => {
  const found = kinds([
    ...jobs.map((item, index) => (index === 0 ? { ...item, gap: 1.2 } : item)),
    ...schools.map((item, index) => (index === 0 ? { ...item, gap: 1.2 } : item)),
    line("NEC4 contracts, Primavera P6, track design, earned value", { gap: 1.2 }),
    line("English (Native), Dutch (B2)", { gap: 1.2 }),
  ]);

  expect(found).toMatchObject(read);
});

test("names of employers in one style under known headings head no sections", () => {
  const { work } = kinds([
    heading("Experience"),
    line("Severn Rail Ltd", { bold: true }),
    line("Programme Manager, 06/2020 – Present"),
    line("Brunlow Construction Ltd", { bold: true }),
    line("Site Engineer, 09/2012 – 01/2016"),
    line("Tidewater Surveys Ltd", { bold: true }),
    line("Surveyor, 01/2010 – 08/2012"),
    heading("Education"),
    ...schools,
  ]);

  expect(work).toEqual([...read.work, ["Tidewater Surveys Ltd", "Surveyor"]]);
});

test("the style of such titles in a sidebar may be that of the jobs beside it, which stay jobs", () => {
  const side = { flow: 1, place: "sidebar" } as const;
  const found = kinds([
    heading("Summary"),
    line("Fourteen years between the site and the office."),
    heading("Experience"),
    line("Programme Manager", { bold: true }),
    line("Severn Rail Ltd\t06/2020 – Present"),
    bullet("Runs a portfolio of fourteen renewals."),
    line("Site Engineer", { bold: true }),
    line("Brunlow Construction Ltd\t09/2012 – 01/2016"),
    bullet("Set out and recorded 9 km of slab track."),
    heading("Education"),
    ...schools,
    line("My box of spanners", { bold: true, ...side }),
    line("NEC4 contracts, Primavera P6, track design, earned value", side),
    line("Tongues", { bold: true, ...side }),
    line("English", side),
    line("Native", { italic: true, ...side }),
    line("Dutch", side),
    line("B2", { italic: true, ...side }),
    line("Where I am from", { bold: true, ...side }),
    line("Nationality: Dutch", side),
    line("Born: Utrecht", side),
  ]);
  expect(found).toMatchObject(read);
});

test("short items under an unknown title beside a list of skills are a group of them, where the titles are set alike", () => {
  const lists = [
    heading("Employment"),
    ...jobs,
    heading("Technical Skills", { flow: 1 }),
    line("NEC4 contracts, Primavera P6, earned value", { flow: 1 }),
    heading("At the drawing board", { flow: 1 }),
    line("Civil 3D, Rhino, Bentley Rail", { flow: 1 }),
    heading("Interests", { flow: 1 }),
    line("Fell running, choir", { flow: 1 }),
  ];
  const { skills } = parseResume(buildReading([...top, ...lists])).resume;

  expect(skills?.map(({ name }) => name)).toEqual(["Technical Skills", "At the drawing board"]);
  expect(skills?.[1]?.keywords).toEqual(["Civil 3D", "Rhino", "Bentley Rail"]);
});

test("a sentence that names a language and its level is no list of languages", () => {
  const { languages, ...found } = kinds([
    heading("Stops along the way"),
    ...jobs,
    heading("Where I sat in rows"),
    ...schools,
    heading("In one breath"),
    line("Fluent English and native Dutch help where crews of forty people renew track by night."),
  ]);

  expect(found).toMatchObject({ work: read.work, education: read.education });
  expect(languages).toBeUndefined();
});

test("a name over two lines in the style of the headings is no heading", () => {
  const named = (...first: string[]) =>
    parseResume(
      buildReading([
        ...first.map((text, at) => heading(text, { gap: at === 0 ? 1 : 0.2 })),
        line("b.feketenagy@example.com"),
        heading("Work experience"),
        ...jobs,
        heading("Education"),
        ...schools,
      ]),
    ).resume.basics.name;
  expect(named("Fekete-Nagy", "Bálint")).toBe("Fekete-Nagy Bálint");
  expect(named("Bálint Fekete-Nagy")).toBe("Bálint Fekete-Nagy");
});
