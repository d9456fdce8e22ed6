import { describe, expect, test } from "bun:test";
import { parseXml } from "../package/xml.ts";
import { findFieldProblems, isSafeLink } from "./field-codes.ts";

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const problems = (body: string) =>
  findFieldProblems(parseXml(`<w:body ${W}>${body}</w:body>`)).map(({ code, reason }) => `${reason}: ${code}`);
const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const text = (words: string) => `<w:r><w:t>${words}</w:t></w:r>`;
/** A field of these parts, with a result. */
const field = (...parts: string[]) => `${char("begin")}${parts.join("")}${char("separate")}${text("1")}${char("end")}`;
const simple = (instr: string) => `<w:fldSimple w:instr="${instr}"><w:r><w:t>1</w:t></w:r></w:fldSimple>`;

describe("a field that prints what the document knows is taken:", () => {
  test.each([
    "PAGE",
    " page \\* MERGEFORMAT",
    "NUMPAGES",
    "TOC \\o &quot;1-3&quot;",
    "STYLEREF &quot;Heading 1&quot;",
    "=1+1",
    "DATE \\@ &quot;d MMMM&quot;",
    "",
  ])("%p", (instr) => {
    expect([problems(simple(instr)), problems(field(code(instr)))]).toEqual([[], []]);
  });
});

describe("any other field is refused:", () => {
  test.each([
    "INCLUDEPICTURE &quot;http://a.example/x.png&quot;",
    "DDEAUTO c:\\x",
    "MACROBUTTON x",
    "LINK Excel",
    "USERNAME",
    "QUOTE 65",
    "ASK x",
    "PAGES",
    "XPAGE",
  ])("%p", (instr) => {
    expect(problems(simple(instr))).toHaveLength(1);
    expect(problems(field(code(instr)))).toHaveLength(1);
  });
  test("over several runs, and one that never ends", () => {
    expect(problems(field(code("INCLUDE"), code("PICTURE x")))).toEqual(["name: INCLUDEPICTURE x"]);
    expect(problems(`<w:p>${char("begin")}${code("ASK")}</w:p><w:p>${code(" x")}</w:p>`)).toEqual(["name: ASK x"]);
    expect(problems(field(code("PA"), code("GE")))).toEqual([]);
  });
  test("in the result of a field, in a text box, and outside of any field", () => {
    expect(problems(`${char("begin")}${code("PAGE")}${char("separate")}${field(code("ASK x"))}${char("end")}`)).toEqual(["name: ASK x"]);
    expect(problems(field(code("PAGE"), `<w:txbxContent>${field(code("ASK x"))}</w:txbxContent>`))).toContain("name: ASK x");
    expect(problems(code("ASK x"))).toEqual(["name: ASK x"]);
    expect(problems(code("PAGE"))).toEqual([]);
    expect(problems(text("ASK x"))).toEqual([]);
  });
  test("whatever accepting or rejecting a tracked change makes of it", () => {
    const inserted = `<w:ins>${code("ASK ")}</w:ins>`;
    const deleted = `<w:del><w:r><w:delInstrText>ASK </w:delInstrText></w:r></w:del>`;
    expect(problems(field(inserted, code("PAGE")))).not.toEqual([]);
    expect(problems(field(deleted, code("PAGE")))).not.toEqual([]);
    expect(problems(field(code("PA"), text("X"), code("GE")))).not.toEqual([]);
    expect(problems(field(code("PAGE"), `<w:ins>${code(" ")}</w:ins>`))).toEqual([]);
  });
});

describe("a field inside the code of another", () => {
  test("may give a number to a condition or a formula", () => {
    expect(problems(field(code("IF "), field(code("NUMPAGES")), code(" &gt; 1 a b")))).toEqual([]);
    expect(problems(field(code("= "), field(code("PAGE")), code(" + 1")))).toEqual([]);
    expect(problems(field(code("IF "), simple("NUMPAGES"), code(" &gt; 1 a b")))).toEqual([]);
  });
  test("is refused anywhere else, and so is one that gives another its name", () => {
    expect(problems(field(code("PAGE "), field(code("NUMPAGES"))))).toEqual(["nested: PAGE"]);
    expect(problems(field(code("IF "), field(code("REF x")), code(" a b")))).toEqual(["nested: IF a b"]);
    expect(problems(field(field(code("PAGE")), code("IF 1 a b")))[0]).toStartWith("nested:");
  });
});

describe("alternate content", () => {
  const branches = (...bodies: string[]) =>
    `<mc:AlternateContent>${bodies.map((body) => `<mc:Choice>${body}</mc:Choice>`).join("")}</mc:AlternateContent>`;
  test("may hold whole fields, of which each is judged", () => {
    expect(problems(branches(field(code("PAGE")), text("1")))).toEqual([]);
    expect(problems(branches(field(code("PAGE")), field(code("ASK x"))))).toEqual(["name: ASK x"]);
  });
  test("may not begin or end a field, or hold a part of its code", () => {
    expect(problems(branches(`${char("begin")}${code("PAGE")}`) + char("end"))[0]).toStartWith("hidden:");
    expect(problems(field(code("PAGE"), branches(text("X")))).some((one) => one.startsWith("hidden"))).toBe(true);
  });
});

describe("a link", () => {
  test.each<[string, boolean]>([
    ["HYPERLINK &quot;https://acme.example&quot;", true],
    ["HYPERLINK https://acme.example", true],
    ["HYPERLINK \\l &quot;bookmark&quot;", true],
    ["HYPERLINK &quot;https://acme.example&quot; \\o &quot;a tip&quot; \\t frame", true],
    ["HYPERLINK &quot;file:///c:/x&quot;", false],
    ["HYPERLINK &quot;https://acme.example&quot; &quot;file:///c:/x&quot;", false],
    ["HYPERLINK \\n &quot;file:///c:/x&quot;", false],
    ["HYPERLINK &quot;https://acme.example", false],
  ])("field %p is taken: %p", (instr, isTaken) => {
    expect(problems(simple(instr)).length === 0).toBe(isTaken);
  });
  test.each<[string, boolean]>([
    ["https://acme.example", true],
    ["HTTP://acme.example", true],
    ["mailto:ana@acme.example", true],
    ["tel:+44117", true],
    ["https:///x", false],
    ["https:\\\\x", false],
    ["mailto:\\\\x", false],
    ["file:///x", false],
    ["javascript:x", false],
    ["\\\\server\\x", false],
    ["acme.example", false],
  ])("to %p is safe: %p", (target, isSafe) => {
    expect(isSafeLink(target)).toBe(isSafe);
  });
});
