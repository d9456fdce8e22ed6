import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readAsset } from "../../../setup/assets.ts";
import { blinded } from "../../blind/testing/blinded.ts";
import { blindProfile } from "../../options/blind-profile.ts";
import { readDocument } from "../../read/read-document.ts";
import { resumeValues } from "../5-coverage/sources.ts";
import { parseResume } from "../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../testing/build-reading.ts";
import { EVIDENCE } from "./evidence.ts";
import { kindOf, VALUE_KINDS } from "./value-kind.ts";
import { readTable, WEIGHTS, writeTable } from "./weights.ts";

const HEAD = [line("Anna Berg", { size: 20, bold: true }), line("anna.berg@example.com | +49 30 1234567")];
const JOBS = [
  heading("Work experience"),
  line("Site Manager, Brixham Cold Stores Ltd\t2019 – 2023", { bold: true }),
  bullet("Led eighty people on three shifts."),
  line("Shift Supervisor, Tamar Parcels Ltd\t2014 – 2019", { bold: true }),
  bullet("Planned the rota for twenty-four sorters."),
  heading("Education"),
  line("BSc Logistics, University of Leeds\t2010 – 2013"),
  heading("Skills"),
  line("SAP, Excel, Rota planning"),
];
const read = (...lines: Parameters<typeof buildReading>[0]) => parseResume(buildReading(lines)).resume;
const sure = (resume: ReturnType<typeof read>, path: string) => resume.meta.vitae.confidence?.[path] ?? Number.NaN;

test("every value has a confidence between 0 and 1 under the path of its source, and nothing else has one", () => {
  const resume = read(...HEAD, ...JOBS);
  const { confidence = {} } = resume.meta.vitae;
  expect(Object.keys(confidence)).toEqual(resumeValues(resume).map(({ path }) => path));
  expect(Object.values(confidence).every((value) => value > 0 && value < 1)).toBe(true);
});

test("what stands where it belongs and looks like what it is called is sure", () => {
  const resume = read(...HEAD, ...JOBS);
  for (const path of ["basics.name", "basics.email", "work[0].name", "work[0].position", "work[0].startDate", "education[0].institution"])
    expect({ path, isSure: sure(resume, path) > 0.85 }).toEqual({ path, isSure: true });
});

test("an employer that reads like a task is less sure than one with a legal form, and so is one that no other entry is set like", () => {
  const task = read(
    ...HEAD,
    ...JOBS.with(1, line("Site Manager, responsible for the stores and for all of the drivers\t2019 – 2023", { bold: true })),
  );
  const [usual, odd] = [sure(read(...HEAD, ...JOBS), "work[0].name"), sure(task, "work[0].name")];
  expect(Number.isNaN(odd) || odd < usual).toBe(true);
});

test("of the CV in a fixture the numbers take less than a third of what its sources take", async () => {
  const cv = readFileSync(join(import.meta.dir, "../../../../../tests/fixtures/cv/pdf-many-sections/cv.pdf"));
  const reading = await readDocument(new Uint8Array(cv), { readAsset, ocr: "never", maxPages: 10 });
  const { sources, confidence } = parseResume(reading).resume.meta.vitae;
  expect(JSON.stringify(confidence).length).toBeLessThan(JSON.stringify(sources).length / 3);
});

test("a blind CV carries none of it", () => {
  const blind = blinded(read(...HEAD, ...JOBS), blindProfile("initials")).resume;
  expect(blind.meta.vitae.confidence).toBeUndefined();
});

test("every field of a resume has a kind, and every kind a weight for each piece of evidence", () => {
  const kinds = ["basics.name", "basics.label", "work[1].name", "volunteer[0].organization", "education[0].area", "work[0].endDate"].map(
    kindOf,
  );
  expect(kinds).toEqual(["name", "headline", "employer", "employer", "degree", "endDate"]);
  expect(["work[0].highlights[3]", "skills[2].keywords[0]", "awards[0].title", "awards[0].awarder", "x.gender"].map(kindOf)).toEqual([
    "text",
    "skill",
    "title",
    "detail",
    "fact",
  ]);
  for (const kind of VALUE_KINDS) expect(WEIGHTS[kind]).toHaveLength(EVIDENCE.length + 1);
});

test("a table of weights that is older than the evidence is refused, and one that was written is read back", () => {
  expect(() => readTable("kind bias\nname 0.5")).toThrow('The weights of "name" are incomplete: run bun run calibrate.');
  expect(readTable(writeTable(WEIGHTS))).toEqual(WEIGHTS);
});
