import { expect, setDefaultTimeout, test } from "bun:test";
import { existsSync } from "node:fs";
import { Document, HeadingLevel, Packer, Paragraph } from "docx";
import { strFromU8, unzipSync } from "fflate";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { vitae, path, get, put } = openTerminal();
/** A CV with these lines below its name; those in capitals are headings. The rules know no place for what stands under "FROM THE DOCKS". */
const cv = (...lines: string[]) => {
  const paragraphs = lines.map((text) => new Paragraph({ text, ...(text === text.toUpperCase() && { heading: HeadingLevel.HEADING_1 }) }));
  const children = [new Paragraph({ text: "Amara Lindqvist", heading: HeadingLevel.TITLE }), ...paragraphs];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
};
const EMAIL = "amara.lindqvist@example.com";
const JOB = ["EXPERIENCE", "Engineer, Northwind Parcel AB, 2019 – 2021", "SKILLS", "Python, SQL"];
const DOCKS = ["FROM THE DOCKS", "Harbour crane certificate, kept from the summers there."];
const SURE = await cv(EMAIL, ...JOB);
const LEFT = await cv(EMAIL, ...JOB, ...DOCKS);
const DOUBTFUL = await cv(...JOB, ...DOCKS);
const CORRECTED = {
  basics: { name: "Amara Lindqvist", email: "amara.lindqvist@example.com" },
  work: [{ name: "Acme", position: "Head of Engineering", startDate: "2019", endDate: "2021" }],
};

test("what a recruiter should check is listed: doubtful values with the reason, and lines that no field took", async () => {
  put("cv.docx", DOUBTFUL);
  const { status, stdout, stderr } = await vitae("review", "cv.docx");
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain(
    "cv.docx: 1 value to check, 1 line in no field\n  To check\n    basics.email: Neither an e-mail address nor a phone number was found.\n",
  );
  expect(stdout).toContain("  In no field\n    FROM THE DOCKS: Harbour crane certificate, kept from the summers there.\n");
});

test("programs are told the same in JSON: of one CV an object, of several a list", async () => {
  put("cv.docx", DOUBTFUL);
  put("sure.docx", SURE);
  put("broken.docx", "no Word file");
  const one = JSON.parse((await vitae("review", "cv.docx", "--json")).stdout);
  expect(one).toEqual({
    file: "cv.docx",
    doubts: [{ path: "basics.email", reason: "Neither an e-mail address nor a phone number was found." }],
    leftovers: [
      { path: "additional[0].items[0]", title: "FROM THE DOCKS", text: "Harbour crane certificate, kept from the summers there." },
    ],
  });
  const { status, stdout } = await vitae("review", "cv.docx", "sure.docx", "broken.docx", "--json", "--quiet");
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toEqual([
    one,
    { file: "sure.docx", doubts: [], leftovers: [] },
    { file: "broken.docx", error: { code: "unsupported_format", message: expect.any(String) } },
  ]);
});

test("of a PDF it is said where a line stands", async () => {
  const { stdout } = await vitae("review", `${import.meta.dir}/../../../../tests/fixtures/cv/pdf-publications/cv.pdf`, "--json");
  expect(JSON.parse(stdout).leftovers).toMatchObject([
    { title: "Conferences", page: 1, bbox: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)] },
  ]);
});

test("with --strict a doubt is exit status 1, a line in no field is none", async () => {
  put("cv.docx", DOUBTFUL);
  put("sure.docx", SURE);
  put("left.docx", LEFT);
  expect((await vitae("review", "cv.docx", "--strict", "--quiet")).status).toBe(1);
  expect((await vitae("review", "sure.docx", "--strict")).status).toBe(0);
  expect(await vitae("review", "left.docx", "--strict")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("0 values to check, 1 line"),
  });
});

test("a corrected Resume is formatted as it says, with what parse says about it or without", async () => {
  put("cv.docx", SURE);
  const parsed = JSON.parse((await vitae("parse", "cv.docx")).stdout);
  expect(Object.keys(parsed.meta.vitae.sources).length).toBeGreaterThan(3);
  put("with.json", { ...parsed, ...CORRECTED });
  put("without.json", { ...CORRECTED, skills: parsed.skills });
  expect((await vitae("format", "with.json", "without.json", "--out", "out", "--quiet")).status).toBe(0);

  const [first, second] = ["with", "without"].map((name) => textOf(get(`out/${name}.docx`)));
  expect(first).toMatch(/Amara Lindqvist.*Head of Engineering.*Acme.*Python/s);
  expect(second).toBe(first as string);
});

test("a Resume with a value of another kind is refused with its place", async () => {
  put("cv.json", { ...CORRECTED, work: [{ ...CORRECTED.work[0], startDate: 2019 }] });
  const { status, stderr } = await vitae("format", "cv.json", "--out", "out");
  expect([status, stderr.split("\n")[0]]).toEqual([1, 'cv.json: This resume cannot be used: "work[0].startDate" must be a text.']);
  expect(existsSync(path("out"))).toBe(false);
});

const textOf = (docx: Uint8Array) => strFromU8(unzipSync(docx)["word/document.xml"] as Uint8Array).replace(/<[^>]+>/g, " ");
