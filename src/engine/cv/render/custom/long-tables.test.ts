import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { brokenRules } from "../../../../../tests/fixtures/office-rules.ts";
import type { Resume } from "../../../contract/resume.ts";
import { descendants, textOf } from "../../package/xml.ts";
import { parseTemplate } from "../template/parse-template.ts";
import { divideTable } from "./long-tables.ts";
import { parseXml } from "./package/xml.ts";
import { writeCustom } from "./write-custom.ts";

const EMU = 12_700;
const NAMESPACES = `xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"`;
const place = (y: number, height: number) => `<a:off x="0" y="${y * EMU}"/><a:ext cx="${400 * EMU}" cy="${height * EMU}"/>`;
const row = (text: string, more = "") =>
  `<a:tr h="0"><a:tc${more}><a:txBody><a:p><a:r><a:rPr sz="1000"/><a:t>${text}</a:t></a:r></a:p></a:txBody><a:tcPr marL="0" marR="0" marT="0" marB="0"/></a:tc></a:tr>`;
/** A table of one column, 100 points wide and 100 points from the top of its slide, with text of 10 points. */
const slide = (rows: string[], { properties = "", below = "" } = {}) =>
  parseXml(`<p:sld ${NAMESPACES}><p:cSld><p:spTree><p:graphicFrame><p:xfrm>${place(100, 20)}</p:xfrm><a:graphic><a:graphicData><a:tbl>
    <a:tblPr${properties}/><a:tblGrid><a:gridCol w="${100 * EMU}"/></a:tblGrid>${rows.join("")}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>${below}</p:spTree></p:cSld></p:sld>`);
const textsOf = (rows: string[], options = {}) =>
  divideTable(slide(rows, options), 300).map((one) =>
    descendants(one, "a:tr")
      .map((each) => textOf(each))
      .join(" "),
  );
const numbered = (count: number) => Array.from({ length: count }, (_, at) => row(`${at}`));

test("a table that ends above the foot of its slide stays as it is, a longer one goes on with another slide", () => {
  // A line has 12 points: 14 rows end at 268 points, and the foot of a slide of 300 points begins at 276.
  expect(textsOf(numbered(14))).toEqual(["0 1 2 3 4 5 6 7 8 9 10 11 12 13"]);
  expect(textsOf(numbered(16))).toEqual(["0 1 2 3 4 5 6 7 8 9 10 11 12 13", "14 15"]);
});

test("each part of a table has its header row", () => {
  expect(textsOf([row("head"), ...numbered(16)], { properties: ' firstRow="1"' })).toEqual([
    "head 0 1 2 3 4 5 6 7 8 9 10 11 12",
    "head 13 14 15",
  ]);
});

test("a table ends above what stands below it", () => {
  const below = `<p:sp><p:spPr><a:xfrm>${place(160, 20)}</a:xfrm></p:spPr></p:sp>`;
  expect(textsOf(numbered(8), { below })).toEqual(["0 1 2 3 4", "5 6 7"]);
});

test("rows with a common cell stay together", () => {
  const rows = numbered(15);
  rows[14] = row("14", ' vMerge="1"');
  expect(textsOf([...rows, row("15")])).toEqual(["0 1 2 3 4 5 6 7 8 9 10 11 12 13 14", "15"]);
});

test("text of a table counts in the widest letters", () => {
  // 20 letters of 5.2 points take 104 points, in the widest font 125: two lines of the 100 points.
  expect(textsOf(Array.from({ length: 8 }, () => row("x".repeat(18))))).toHaveLength(2);
  expect(textsOf(Array.from({ length: 8 }, () => row("x".repeat(15))))).toHaveLength(1);
});

test("sixty skills in an agency's own table stand on slides in a row, each with the heads, and PowerPoint has nothing to repair", async () => {
  const resume: Resume = {
    basics: { name: "Anna Berg" },
    work: [{ name: "Acme", position: "Engineer" }],
    skills: Array.from({ length: 60 }, (_, at) => ({ name: `Skill ${at}`, keywords: ["one"] })),
    meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "test", warnings: [] } },
  };
  const file = readFileSync(new URL("../../../../../templates/examples/agency.pptx", import.meta.url));
  const { bytes } = writeCustom(resume, await parseTemplate({ key: "acme", name: "Acme" }, async () => new Uint8Array()), file);
  const parts = unzipSync(bytes);
  const text = (name: string) => strFromU8(parts[name] as Uint8Array);
  const relations = text("ppt/_rels/presentation.xml.rels");
  const order = [...text("ppt/presentation.xml").matchAll(/<p:sldId [^>]*r:id="([^"]+)"/g)].map(
    ([, id]) => new RegExp(`Id="${id}"[^>]*Target="([^"]+)"`).exec(relations)?.[1],
  );
  const slides = order.map((target) => text(`ppt/${target}`)).filter((xml) => />Skill \d/.test(xml));

  expect(slides.length).toBeGreaterThan(2);
  expect(slides.flatMap((xml) => [...xml.matchAll(/>Skill (\d+)</g)].map(([, at]) => Number(at)))).toEqual(
    Array.from({ length: 60 }, (_, at) => at),
  );
  for (const xml of slides) expect(xml).toContain(">Details<");
  expect(brokenRules(bytes)).toEqual([]);
});
