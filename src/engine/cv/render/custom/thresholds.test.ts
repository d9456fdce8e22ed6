import { expect, test } from "bun:test";
import { child, descendants, type XmlElement } from "../../package/xml.ts";
import { findActiveContent } from "./admission/active-content.ts";
import { shrinkTexts } from "./autofit.ts";
import { openPackage } from "./package/package.ts";
import { parseXml } from "./package/xml.ts";
import { compilePart } from "./tags/compile.ts";
import { DIALECTS } from "./tags/dialect.ts";

const EMU = 12_700;
/** A slide with one text box of 200 × 100 points without insets, with text of 10 points. */
const slide = (text: string) =>
  parseXml(`<p:sld xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">
    <p:sp><p:spPr><a:xfrm><a:ext cx="${200 * EMU}" cy="${100 * EMU}"/></a:xfrm></p:spPr><p:txBody>
    <a:bodyPr lIns="0" rIns="0" tIns="0" bIns="0"><a:normAutofit/></a:bodyPr>${text
      .split("\n")
      .map((line) => `<a:p><a:r><a:rPr sz="1000"/><a:t>${line}</a:t></a:r></a:p>`)
      .join("")}</p:txBody></p:sp></p:sld>`);
function shrunk(text: string): { scale: string; tooLong: number } {
  const root = slide(text);
  const tooLong = shrinkTexts(root);
  const fit = child(descendants(root, "a:bodyPr")[0], "a:normAutofit");
  return { scale: fit?.attributes.fontScale ?? "100000", tooLong };
}
const lines = (count: number) => Array.from({ length: count }, () => "x").join("\n");

test("eight lines of 10 points fit into 100 points, more are shrunk in steps of five percent", () => {
  expect(shrunk(lines(8)).scale).toBe("100000");
  expect(shrunk(lines(9)).scale).toBe("95000");
  expect(shrunk(lines(10)).scale).toBe("90000");
  expect(shrunk(lines(11)).scale).toBe("80000");
});

test("text is shrunk to 40 percent and counted when it does not fit even then", () => {
  expect(shrunk(lines(23))).toEqual({ scale: "40000", tooLong: 0 });
  expect(shrunk(lines(24))).toEqual({ scale: "40000", tooLong: 1 });
});

test("a line is a little wider than its letters", () => {
  const wide = (letters: number) => shrunk(`${"x".repeat(letters)}\n${lines(7)}`).scale;
  expect(wide(36)).toBe("100000");
  expect(wide(37)).toBe("95000");
});

test("fifty problems of a part are listed", () => {
  const objects: XmlElement = {
    name: "w:body",
    attributes: {},
    children: Array.from({ length: 60 }, () => ({ name: "w:object", attributes: {}, children: [] })),
  };
  expect(findActiveContent(objects, "the text")).toHaveLength(50);
});

test("a picture that is fetched from the web is named, a link to the web is taken", () => {
  const address = (name: string, attributes: Record<string, string>) =>
    findActiveContent({ name, attributes, children: [] }, "the text").map(({ problem }) => problem);
  expect(address("v:imagedata", { src: "https://pictures.example/a.png" })).toEqual([
    'It shows or opens something from outside (imagedata src="https://pictures.example/a.png").',
  ]);
  expect(address("v:shape", { href: "file:///etc/hosts" })).toHaveLength(1);
  expect(address("v:shape", { href: "https://agency.example" })).toEqual([]);
});

test("eight loops may stand inside each other", () => {
  const problems = (depth: number) => {
    const tags = Array.from({ length: depth }, () => "{{#work}}").join("") + Array.from({ length: depth }, () => "{{/work}}").join("");
    const part = parseXml(
      `<w:p xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:r><w:t>${tags}</w:t></w:r></w:p>`,
    );
    return compilePart({ name: "w:body", attributes: {}, children: [part] }, DIALECTS.docx, "the text").map(({ problem }) => problem);
  };
  expect(problems(8)).toEqual([]);
  expect(problems(9).join()).toContain("more than 8 other loops");
});

test("a template of more than 20 MB is refused", () => {
  expect(() => openPackage(new Uint8Array(20 * 1024 * 1024 + 1))).toThrow("larger than 20 MB");
  expect(() => openPackage(new Uint8Array(20 * 1024 * 1024))).toThrow("not a Word");
});

test("a line break within a paragraph begins a line, as the next paragraph does", () => {
  const paragraphs = slide(lines(9));
  const breaks = parseXml(
    `<p:sld xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">
    <p:sp><p:spPr><a:xfrm><a:ext cx="${200 * EMU}" cy="${100 * EMU}"/></a:xfrm></p:spPr><p:txBody>
    <a:bodyPr lIns="0" rIns="0" tIns="0" bIns="0"><a:normAutofit/></a:bodyPr><a:p>${Array.from({ length: 9 }, () => '<a:r><a:rPr sz="1000"/><a:t>x</a:t></a:r>').join("<a:br/>")}</a:p></p:txBody></p:sp></p:sld>`,
  );
  const scaleOf = (root: XmlElement) => {
    shrinkTexts(root);
    return child(descendants(root, "a:bodyPr")[0], "a:normAutofit")?.attributes.fontScale;
  };
  expect(scaleOf(breaks)).toBe("95000");
  expect(scaleOf(paragraphs)).toBe("95000");
});
