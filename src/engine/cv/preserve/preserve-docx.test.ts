import { expect, test } from "bun:test";
import { strFromU8, unzipSync, zipSync } from "fflate";
import { loadTemplate } from "../../templates/load-template.ts";
import { CV_LINES, isBoldLine, keepLayout, textOf, tools } from "../../testing/original-layout.ts";
import { convertDocument } from "../convert-document.ts";
import { readBlind } from "../options/blind-profile.ts";
import { show, tinyPdf } from "../read/pdf/tiny-pdf.testing.ts";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const part = (text: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const docx = (body: string) =>
  zipSync(
    {
      "[Content_Types].xml": part(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      "_rels/.rels": part(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      "word/document.xml": part(`<w:document ${W}><w:body>${body}<w:sectPr/></w:body></w:document>`),
    },
    { mtime: "2026-01-01" },
  );
const LINES = CV_LINES.map(
  (text, at) => `<w:p><w:r>${isBoldLine(text, at) ? "<w:rPr><w:b/></w:rPr>" : ""}<w:t>${text}</w:t></w:r></w:p>`,
).join("");
const CV = docx(LINES);
const everyPart = (bytes: Uint8Array | undefined) =>
  Object.values(unzipSync(bytes as Uint8Array))
    .map((bytes) => strFromU8(bytes))
    .join("\n");

test("a Word file keeps its own layout and loses the contact data when nothing is said about the candidate", async () => {
  const { outputs } = await convertDocument(CV, await keepLayout(), tools);
  expect(outputs.map(({ type }) => type)).toEqual(["docx"]);
  const text = await textOf(outputs[0]?.bytes);
  expect(text).toContain("Jane Doe");
  expect(text).toContain("Leeds");
  expect(text).toContain("Bought pumps for Jane's team and reported to the board.");
  expect(everyPart(outputs[0]?.bytes)).not.toMatch(/Quay Street|LS1|@|496/);
});

test("the words of a blind profile stand in the place of others, and the file says what was withheld", async () => {
  const { outputs, resume } = await convertDocument(CV, await keepLayout({ blind: readBlind("full") }), tools);
  const parts = everyPart(outputs[0]?.bytes);
  expect(parts).not.toMatch(/Jane|Doe|Tidewater|Ashcombe/);
  expect(parts).toContain("Candidate 3F9A1C");
  expect(parts).toContain("Employer 1");
  expect(parts).toContain("it is still personal data");
  expect(resume.basics.name).toBe("Candidate 3F9A1C");
});

test("the letterhead is that of the brand, and a cover has the agency's words about the job", async () => {
  const template = { ...(await loadTemplate("default")), agency: "Northbridge Staffing", footer: { text: "12 Bridge Road" } };
  const { outputs } = await convertDocument(CV, await keepLayout({ template, cover: { client: "Ashdown Ltd" } }), tools);
  const parts = everyPart(outputs[0]?.bytes);
  expect(parts).toContain("Northbridge Staffing");
  expect(parts).toContain("12 Bridge Road");
  expect(parts).toContain("Client: Ashdown Ltd");
  expect(everyPart((await convertDocument(CV, await keepLayout(), tools)).outputs[0]?.bytes)).not.toContain("Northbridge");
});

test("PDF is made of the finished Word file where LibreOffice is there", async () => {
  const drawn: Uint8Array[] = [];
  const docxToPdf = async (docx: Uint8Array) => {
    drawn.push(docx);
    return tinyPdf([{ content: show(40, 700, "Senior buyer") }]);
  };
  const { outputs } = await convertDocument(CV, await keepLayout(), { ...tools, docxToPdf });
  expect(outputs.map(({ type }) => type)).toEqual(["docx", "pdf"]);
  expect(drawn).toEqual([outputs[0]?.bytes as Uint8Array]);
  await expect(convertDocument(CV, await keepLayout({ outputs: ["pdf"] }), tools)).rejects.toMatchObject({
    message: "The original layout of this CV can be kept as Word (DOCX) only.",
  });
});

test("a cell goes with the label in the cell before it, and a shorter one stays", async () => {
  const row = (...cells: string[]) =>
    `<w:tr>${cells.map((text) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`).join("")}</w:tr>`;
  const table = (code: string) =>
    docx(`${LINES}<w:tbl>${row("Height (m)", "1.57")}${row("Zip code", code)}${row("Weight (kg)", "54")}</w:tbl>`);
  const kept = async (code: string) => textOf((await convertDocument(table(code), await keepLayout(), tools)).outputs[0]?.bytes);
  expect(await kept("5873")).not.toContain("5873");
  expect(await kept("5873")).toContain("1.57");
  expect(await kept("587")).toContain("587");
});
