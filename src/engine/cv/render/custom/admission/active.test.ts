import { describe, expect, test } from "bun:test";
import { parseXml } from "../package/xml.ts";
import { findActiveContent } from "./active-content.ts";

const NAMES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:x="urn:schemas-microsoft-com:office:excel"',
].join(" ");
const problems = (body: string) =>
  findActiveContent(parseXml(`<w:body ${NAMES}>${body}</w:body>`), "the text").map(({ problem }) => problem);

test.each<[string, string]>([
  ["<w:altChunk/>", "imports another file"],
  ["<w:object/>", "embedded object"],
  ["<x:control/>", "embedded object"],
  ["<p:oleObj/>", "embedded object"],
  ["<w:p><w:r><w:object/></w:r></w:p>", "embedded object"],
  ["<a:videoFile/>", "sound or film"],
  ["<w:mailMerge/>", "mail merge"],
  ["<w:attachedTemplate/>", "template attached"],
  ["<w:entryMacro/>", "calls a macro"],
  ["<w:frameset/>", "frames"],
  ['<a:hlinkClick action="ppaction://macro?name=x"/>', "A click or a touch"],
  ['<a:hlinkHover action="ppaction://program"/>', "A click or a touch"],
  ['<v:imagedata src="http://a.example/x.png"/>', "from outside"],
  ['<v:imagedata src="x.png"/>', "from outside"],
  ['<v:shape href="file:///x"/>', "from outside"],
  ['<v:shape style="url(x)" other="\\\\server\\x"/>', "from outside"],
  ['<v:shape other=" javascript:x"/>', "from outside"],
])("%p is refused: %p", (body, words) => {
  expect(problems(body).join()).toContain(words);
});

test.each([
  "<w:p><w:r><w:t>object</w:t></w:r></w:p>",
  "<w:constructor/>",
  '<a:hlinkClick action="ppaction://hlinksldjump"/>',
  '<a:hlinkClick action="ppaction://hlinkshowjump?jump=nextslide"/>',
  '<a:hlinkClick action=""/>',
  '<v:shape href="https://a.example"/>',
  '<v:shape href="#here"/>',
  '<v:shape src=""/>',
  '<v:shape title="http://a.example" alt="file:///x" name="//x"/>',
  '<w:x w:val="http://a.example"/>',
])("%p is taken", (body) => {
  expect(problems(body)).toHaveLength(0);
});

describe("a field", () => {
  test.each<[string, string]>([
    ["ASK x", "It has the field { ASK x }. Only fields for page numbers"],
    ["HYPERLINK x", "A link does not lead to a web site"],
    ["\\x", "It has the field { \\x }."],
  ])("%p is refused with its reason", (instr, words) => {
    expect(problems(`<w:fldSimple w:instr="${instr}"/>`)[0]).toStartWith(words);
  });
});

test("the problems say where they are, and there are not more than anybody reads", () => {
  const [one] = findActiveContent(parseXml(`<w:body ${NAMES}><w:object/></w:body>`), "a header");
  expect(one?.place).toBe("a header");
  expect(problems("<w:object/>".repeat(500)).length).toBeLessThan(100);
});
