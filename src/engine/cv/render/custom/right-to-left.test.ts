import { describe, expect, test } from "bun:test";
import { writeXml } from "../../package/xml.ts";
import { parseXml } from "./package/xml.ts";
import { rightToLeft } from "./right-to-left.ts";

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const SLIDE =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
function turned(xml: string, type: "docx" | "pptx"): string {
  const root = parseXml(type === "docx" ? `<w:body ${WORD}>${xml}</w:body>` : `<p:sld ${SLIDE}>${xml}</p:sld>`);
  const once = writeXml(rightToLeft(root, type));
  // A slide that is repeated has the same elements each time.
  expect(writeXml(rightToLeft(root, type))).toBe(once);
  return once;
}

describe("for a CV in Arabic or Hebrew", () => {
  test("the paragraphs of a Word file begin at the right, each property in its place", () => {
    expect(turned("<w:p/>", "docx")).toContain("<w:p><w:pPr><w:bidi/></w:pPr></w:p>");
    const styled = '<w:p><w:pPr><w:pStyle w:val="a"/><w:keepNext/><w:spacing w:after="1"/><w:jc w:val="right"/></w:pPr></w:p>';
    expect(turned(styled, "docx")).toContain('<w:pStyle w:val="a"/><w:keepNext/><w:bidi/><w:spacing w:after="1"/><w:jc w:val="right"/>');
    expect(turned('<w:p><w:pPr><w:bidi w:val="0"/></w:pPr></w:p>', "docx")).toContain("<w:pPr><w:bidi/></w:pPr>");
  });

  test("Arabic text is marked as such, Latin text is not", () => {
    const runs = '<w:p><w:r><w:rPr><w:b/><w:lang w:val="de"/></w:rPr><w:t>ليلى</w:t></w:r><w:r><w:t>Python</w:t></w:r></w:p>';
    expect(turned(runs, "docx")).toContain(
      '<w:r><w:rPr><w:b/><w:rtl/><w:lang w:val="de"/></w:rPr><w:t>ليلى</w:t></w:r><w:r><w:t>Python</w:t></w:r>',
    );
  });

  test("tables have their first column at the right", () => {
    expect(turned('<w:tbl><w:tblPr><w:tblStyle w:val="a"/><w:tblW w:w="0"/></w:tblPr></w:tbl>', "docx")).toContain(
      '<w:tblStyle w:val="a"/><w:bidiVisual/><w:tblW w:w="0"/>',
    );
    expect(turned("<a:tbl><a:tblPr/></a:tbl>", "pptx")).toContain('<a:tblPr rtl="1"/>');
  });

  test("the paragraphs of a slide change their side, and titles keep that of their layout", () => {
    expect(turned("<a:p/>", "pptx")).toContain('<a:pPr rtl="1" algn="r"/>');
    expect(turned('<a:p><a:pPr algn="r"/></a:p>', "pptx")).toContain('<a:pPr algn="l" rtl="1"/>');
    expect(turned('<a:p><a:pPr algn="ctr"/></a:p>', "pptx")).toContain('<a:pPr algn="ctr" rtl="1"/>');
    const title = '<p:sp><p:nvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:txBody><a:p/></p:txBody></p:sp>';
    expect(turned(title, "pptx")).toContain('<a:pPr rtl="1"/>');
  });
});
