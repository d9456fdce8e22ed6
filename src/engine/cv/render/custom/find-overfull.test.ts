import { expect, test } from "bun:test";
import { overfullInWord, overfullOnSlide } from "./find-overfull.ts";
import { parseXml } from "./package/xml.ts";

const EMU = 12_700;
const NAMES =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const SIZE = { width: 720, height: 405 };
const onSlide = (shape: string) =>
  overfullOnSlide(parseXml(`<p:sld ${NAMES}><p:cSld><p:spTree>${shape}</p:spTree></p:cSld></p:sld>`), SIZE).map(
    ({ name, kind }) => `${kind} ${name}`,
  );

/** A box of 200 × 100 points without insets; in 10 points it holds eight lines, and nine within the tolerance. */
const box = (lines: number, { fit = "", size = 'sz="1000"', top = 0 } = {}) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="7" name="Profile"/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="${top * EMU}"/><a:ext cx="${200 * EMU}" cy="${100 * EMU}"/></a:xfrm></p:spPr>
  <p:txBody><a:bodyPr lIns="0" rIns="0" tIns="0" bIns="0">${fit}</a:bodyPr>${`<a:p><a:r><a:rPr ${size}/><a:t>word</a:t></a:r></a:p>`.repeat(lines)}</p:txBody></p:sp>`;

test("a text box of a slide with more lines than it holds is found, with its name", () => {
  expect(onSlide(box(9))).toEqual([]);
  expect(onSlide(box(10))).toEqual(["box Profile"]);
});

test("one whose text shrinks is full when the smallest type does not fit, one that grows when the slide ends", () => {
  expect(onSlide(box(20, { fit: "<a:normAutofit/>" }))).toEqual([]);
  expect(onSlide(box(30, { fit: "<a:normAutofit/>" }))).toEqual(["box Profile"]);
  expect(onSlide(box(20, { fit: "<a:spAutoFit/>" }))).toEqual([]);
  expect(onSlide(box(20, { fit: "<a:spAutoFit/>", top: 300 }))).toEqual(["box Profile"]);
});

test("a box without text, or with the type size of its layout, is not judged", () => {
  expect(onSlide(box(0))).toEqual([]);
  expect(onSlide(box(30, { size: "" }))).toEqual([]);
});

const table = (rows: number, { width = 300, top = 100 } = {}) =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="8" name="Skills"/></p:nvGraphicFramePr><p:xfrm><a:off x="${100 * EMU}" y="${top * EMU}"/><a:ext cx="1" cy="1"/></p:xfrm>
  <a:graphic><a:graphicData><a:tbl><a:tblGrid><a:gridCol w="${width * EMU}"/></a:tblGrid>${`<a:tr h="${20 * EMU}"><a:tc><a:txBody><a:p><a:r><a:rPr sz="1000"/><a:t>Go</a:t></a:r></a:p></a:txBody></a:tc></a:tr>`.repeat(rows)}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;

test("a table that reaches over the edge of its slide is found, below and at the side", () => {
  expect(onSlide(table(15))).toEqual([]);
  expect(onSlide(table(16))).toEqual(["table Skills"]);
  expect(onSlide(table(3, { width: 620 }))).toEqual([]);
  expect(onSlide(table(3, { width: 630 }))).toEqual(["table Skills"]);
});

test("rows grow with their text", () => {
  const long = table(10).replaceAll("Go", "word ".repeat(60));
  expect(onSlide(long)).toEqual(["table Skills"]);
});

test("the text of a cell over several columns has the width of all of them, without the insets that it names", () => {
  const columns = `<a:gridCol w="${40 * EMU}"/>`.repeat(8);
  const head = `<a:tr h="0"><a:tc gridSpan="8"><a:txBody><a:p><a:r><a:rPr sz="1000"/><a:t>${"word ".repeat(10)}</a:t></a:r></a:p></a:txBody><a:tcPr marL="0" marR="0" marT="0" marB="0"/></a:tc></a:tr>`;
  const merged = table(0)
    .replace(/<a:gridCol[^>]*>/, columns)
    .replace("</a:tblGrid>", `</a:tblGrid>${head}`);
  expect(onSlide(merged.replace(`y="${100 * EMU}"`, `y="${390 * EMU}"`))).toEqual([]);
  expect(onSlide(merged.replace(`y="${100 * EMU}"`, `y="${395 * EMU}"`))).toEqual(["table Skills"]);
});

test("a text box of a Word file with more text than it holds is found", () => {
  const words = (paragraphs: number, fit = "") =>
    overfullInWord(
      parseXml(`<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><wp:anchor><wp:docPr id="3" name="Sidebar"/><wps:wsp><wps:spPr><a:xfrm><a:ext cx="${200 * EMU}" cy="${100 * EMU}"/></a:xfrm></wps:spPr>
      <wps:txbx><w:txbxContent>${'<w:p><w:r><w:rPr><w:sz w:val="20"/></w:rPr><w:t>word</w:t></w:r></w:p>'.repeat(paragraphs)}</w:txbxContent></wps:txbx><wps:bodyPr lIns="0" rIns="0" tIns="0" bIns="0">${fit}</wps:bodyPr></wps:wsp></wp:anchor></w:document>`),
    ).map(({ name }) => name);
  expect(words(9)).toEqual([]);
  expect(words(10)).toEqual(["Sidebar"]);
  expect(words(10, "<a:spAutoFit/>")).toEqual([]);
});
