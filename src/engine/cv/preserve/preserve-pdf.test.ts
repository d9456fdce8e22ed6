import { expect, test } from "bun:test";
import { PDFDocument } from "@cantoo/pdf-lib";
import { CV_LINES, isBoldLine, keepLayout, textOf, tools } from "../../testing/original-layout.ts";
import { convertDocument } from "../convert-document.ts";
import { readBlind } from "../options/blind-profile.ts";
import { show, tinyPdf } from "../read/pdf/tiny-pdf.testing.ts";

const CONTENT = CV_LINES.map((line, at) => show(40, 740 - 24 * at, line, { font: isBoldLine(line, at) ? "F2" : "F1" })).join("\n");
const CV = tinyPdf([{ content: CONTENT }]);

test("a PDF keeps its own layout and loses the contact data when nothing is said about the candidate", async () => {
  const { outputs, warnings, redacted } = await convertDocument(CV, await keepLayout(), tools);
  expect(outputs.map(({ type }) => type)).toEqual(["pdf"]);
  const text = await textOf(outputs[0]?.bytes);
  expect(text).toContain("Jane Doe\n");
  expect(text).toContain("Leeds");
  expect(text).toContain("Bought pumps for Jane's team and reported to the board.");
  expect(text).not.toMatch(/Quay Street|LS1|@|496/);
  expect(warnings.join()).toContain("withheld: e-mail address, telephone number, address, postal code");
  expect(redacted?.map(({ what }) => what)).toContain("e-mail address");
});

test("the words of a blind profile stand in the place of name, employer and school", async () => {
  const { outputs, resume } = await convertDocument(CV, await keepLayout({ blind: readBlind("full") }), tools);
  const text = await textOf(outputs[0]?.bytes);
  expect(text).not.toMatch(/Jane|Doe|Tidewater|Ashcombe/);
  expect(text).toContain("Candidate 3F9A1C");
  expect(text).toContain("Employer 1");
  expect(text).toContain("Institution 1");
  expect(text).toContain("English, French");
  expect(resume.basics.name).toBe("Candidate 3F9A1C");
  expect((await PDFDocument.load(outputs[0]?.bytes as Uint8Array)).getTitle()).toContain("Candidate 3F9A1C");
});

test("what a recruiter has corrected is searched for, not what was read", async () => {
  const { resume } = await convertDocument(CV, { ...(await keepLayout()), outputs: [], template: undefined, layout: undefined }, tools);
  const corrected = { ...resume, basics: { ...resume.basics, name: "Jane Doe", phone: "Bought pumps" } };
  const blind = { name: "shown" as const, withhold: ["employers" as const] };
  const work = [{ ...resume.work?.[0], name: "Senior buyer" }];
  const { outputs } = await convertDocument(CV, await keepLayout({ corrected: { ...corrected, work }, blind }), tools);
  expect(await textOf(outputs[0]?.bytes)).toMatch(/^Jane Doe\nEmployer 1\n/);
});

test("a cover with the agency's words comes first and says what was withheld", async () => {
  const { outputs } = await convertDocument(
    CV,
    await keepLayout({ cover: { client: "Ashdown Ltd" }, blind: readBlind("initials") }),
    tools,
  );
  const document = await PDFDocument.load(outputs[0]?.bytes as Uint8Array);
  const text = await textOf(outputs[0]?.bytes);
  expect(document.getPageCount()).toBe(2);
  expect(text).toMatch(/J\. D\..*Ashdown Ltd.*Withheld: name.*Senior buyer.*Experience/s);
  expect(text.match(/Withheld/g)).toHaveLength(1);
});

test("without a cover the last page says what was withheld", async () => {
  const { outputs } = await convertDocument(CV, await keepLayout({ blind: readBlind("initials") }), tools);
  expect(await textOf(outputs[0]?.bytes)).toContain("it is still personal data");
});

test("a type that the CV does not have, and Resume JSON, are refused with a sentence", async () => {
  await expect(convertDocument(CV, await keepLayout({ outputs: ["docx"] }), tools)).rejects.toMatchObject({
    code: "invalid",
    message: "The original layout of this CV can be kept as PDF only.",
  });
  const json = new TextEncoder().encode('{"basics":{"name":"Jane Doe"}}');
  await expect(convertDocument(json, await keepLayout(), tools)).rejects.toMatchObject({
    message: expect.stringContaining("not for Resume JSON"),
  });
});

test("what only a house style can do is said", async () => {
  const { warnings, outputs } = await convertDocument(CV, await keepLayout({ blind: readBlind("initials+durations") }), tools);
  expect(warnings.join()).toContain("durations can be had in a house style only");
  const text = await textOf(outputs[0]?.bytes);
  expect(text).toContain("2015 - 2021");
  expect(text).not.toContain("exact dates");
});

test("a scan is held for a recruiter to look at: what was not read cannot be taken out", async () => {
  const all = CV_LINES.flatMap((text, row) =>
    text.split(" ").map((word, at) => ({
      text: word,
      confidence: 95,
      box: { page: 1, x: 40 + 60 * at, y: 60 + 30 * row, width: 54, height: 9 },
      lineKey: row,
    })),
  );
  let reads = 0;
  // What the first picture of the page shows; the second one has the words no more that were withheld.
  const recognize = async (images: { page: number }[]) => {
    const words = reads++ === 0 ? all : all.filter(({ lineKey }) => lineKey > 2);
    return images.map(({ page }) => ({ page, words, rotation: 0, skew: 0, confidence: 95, language: "eng" }));
  };
  const scan = tinyPdf([{ content: "q 600 0 0 800 0 0 cm /Im Do Q", picture: { width: 60, height: 80, shade: () => [255, 255, 255] } }]);
  const { doubts, outputs, warnings } = await convertDocument(scan, await keepLayout({ ocr: "auto" }), { ...tools, recognize });
  expect(outputs.map(({ type }) => type)).toEqual(["pdf"]);
  expect(warnings.join()).toContain("Page 1 of the original became a picture");
  expect(doubts).toContainEqual({ what: "e-mail address", section: "Page 1", text: expect.stringContaining("Page 1 is a scan.") });
});

test("pictures that stay are named where they may be logos of those who are withheld", async () => {
  const drawn = tinyPdf([
    { content: `${CONTENT}\nq 40 0 0 30 500 40 cm /Im Do Q`, picture: { width: 40, height: 30, shade: () => [30, 60, 200] } },
  ]);
  const warned = async (bytes: Uint8Array, blind: string) =>
    (await convertDocument(bytes, await keepLayout({ blind: readBlind(blind) }), tools)).warnings
      .join()
      .includes("The original has pictures, which stay as they are.");
  expect([await warned(drawn, "full"), await warned(drawn, "initials"), await warned(CV, "full")]).toEqual([true, false, false]);
});

test("a replacement that would be too small to read is a sign for what is left out", async () => {
  const lines = [
    "Jane Doe",
    "jane.doe@example.com",
    "Experience",
    "Bdq, Leeds, 2015 - 2021",
    "Senior buyer",
    "Bought pumps for the team and reported to the board.",
  ];
  const content = (from: string) =>
    lines.map((line, at) => show(40, 740 - 24 * at, line.replace("Bdq", from), { font: at === 0 || at === 2 ? "F2" : "F1" })).join("\n");
  const made = async (employer: string) => {
    const { outputs } = await convertDocument(
      tinyPdf([{ content: content(employer) }]),
      await keepLayout({ blind: readBlind("full") }),
      tools,
    );
    return await textOf(outputs[0]?.bytes);
  };
  expect(await made("Bdq Ltd")).toContain("Employer 1");
  const narrow = await made("Bdq");
  expect(narrow).not.toMatch(/Bdq|Employer 1/);
  expect(narrow).toContain("[…]");
});
