import { describe, expect, test } from "bun:test";
import { isRefusal } from "../../contract/errors.ts";
import { parseXml } from "./word-xml.ts";
import type { XmlElement } from "./xml.ts";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

function read(xml: string) {
  try {
    return parseXml(new TextEncoder().encode(xml));
  } catch (error) {
    if (isRefusal(error)) return error.code;
    throw error;
  }
}

/** The tree in short: `w:p(w:t[w:val=1]("Jane"))`. Declarations of namespaces are left out. */
function shown(node: XmlElement | undefined): string {
  if (!node) return "nothing";
  const attributes = Object.entries(node.attributes).flatMap(([key, value]) => (key.startsWith("xmlns") ? [] : [`[${key}=${value}]`]));
  const children = node.children.map((one) => (typeof one === "string" ? JSON.stringify(one) : shown(one)));
  return `${node.name}${attributes.join("")}${children.length > 0 ? `(${children.join(" ")})` : ""}`;
}

const treeOf = (xml: string) => shown((read(xml) as ReturnType<typeof parseXml>).root);

describe("the XML of Word files", () => {
  const WHOLE: [name: string, xml: string, tree: string][] = [
    ["a declaration and a break behind it", `${DECLARATION}\r\n<w:document ${W}><w:body/></w:document>`, "w:document(w:body)"],
    [
      "the five entities in text and attributes",
      `<w:t ${W} w:val="&lt;a&quot;">R&amp;D &lt;b&gt; &apos;c&apos;</w:t>`,
      'w:t[w:val=<a"]("R&D <b> \'c\'")',
    ],
    ["references by number", `<w:t ${W}>&#74;ane &#x263a;</w:t>`, 'w:t("Jane ☺")'],
    ["CDATA", `<w:t ${W}><![CDATA[a < b]]></w:t>`, 'w:t("a < b")'],
    ["comments are left out", `<w:p ${W}><!-- a --><w:b/></w:p>`, "w:p(w:b)"],
    ["space counts in runs of text only", `<w:p ${W}>\n  <w:t> </w:t>\n</w:p>`, 'w:p(w:t(" "))'],
    ["returns are ends of lines", `<w:t ${W}>Jane\r\nDoe</w:t>`, 'w:t("Jane\\nDoe")'],
    ["single quotes, and a larger-than sign in a value", `<w:b ${W} w:val='a>b'/>`, "w:b[w:val=a>b]"],
    ["a tag over two lines", `<w:p ${W}><w:b\n\tw:val="0"\n/></w:p>`, "w:p(w:b[w:val=0])"],
    [
      "other prefixes, and the strict namespace",
      '<x:p xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:t x:val="1">Jane</x:t></x:p>',
      'w:p(w:t[w:val=1]("Jane"))',
    ],
    [
      "a namespace holds for its element only",
      `<w:p ${W}><x:b xmlns:x="http://schemas.openxmlformats.org/drawingml/2006/main"/><x:b/></w:p>`,
      "w:p(a:b x:b)",
    ],
    ["a name without a prefix in no namespace", `<p><w:t ${W}>Jane</w:t></p>`, 'p(w:t("Jane"))'],
    ["deleted text is left out", `<w:p ${W}><w:del><w:r><w:t>gone</w:t></w:r></w:del><w:t>kept</w:t></w:p>`, 'w:p(w:t("kept"))'],
    ["the mark of a deleted paragraph is kept", `<w:rPr ${W}><w:del/></w:rPr>`, "w:rPr(w:del)"],
    ["characters beyond the first plane", `<w:t ${W}>\u{1f600} é 履歴書</w:t>`, 'w:t("\u{1f600} é 履歴書")'],
  ];
  for (const [name, xml, tree] of WHOLE)
    test(name, () => {
      expect(treeOf(xml)).toBe(tree);
      expect(read(xml)).toHaveProperty("damaged", false);
    });

  const DAMAGED: [name: string, xml: string, text: string][] = [
    ["an entity that XML does not name", `<w:t ${W}>&jane; Doe</w:t>`, "&jane; Doe"],
    ["an attribute that is there twice", `<w:p ${W}><w:b w:val="0" w:val="1"/><w:t>Jane</w:t></w:p>`, "Jane"],
    ["a control character", `<w:t ${W}>a\u0001b</w:t>`, "a\u0001b"],
    ["an end that fits no beginning", `<w:p ${W}><w:r><w:t>Jane</w:t></w:p></w:r>`, "Jane"],
    ["a tag that never ends", `<w:p ${W}><w:t>Jane</w:t`, "Jane"],
    ["no end", `<w:p ${W}><w:t>Jane</w:t>`, "Jane"],
    ["text behind the root", `<w:t ${W}>Jane</w:t> Doe`, "Jane"],
  ];
  for (const [name, xml, text] of DAMAGED)
    test(`${name} is damage, and the text is read`, () => {
      expect(treeOf(xml)).toContain(JSON.stringify(text));
      expect(read(xml)).toHaveProperty("damaged", true);
    });

  test("nothing is no tree", () => {
    expect(read("")).toEqual({ root: undefined, damaged: true });
  });

  test("a DOCTYPE is refused", () => {
    expect(read(`${DECLARATION}<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`)).toBe("corrupt");
  });

  test("too deep a tree is refused", () => {
    expect(read(`${"<a>".repeat(401)}${"</a>".repeat(401)}`)).toBe("too_large");
    expect(read(`${"<a>".repeat(400)}${"</a>".repeat(400)}`)).toHaveProperty("damaged", false);
  });

  test("a part of more paragraphs or cells than any CV has is refused", () => {
    const body = (name: string, count: number) => read(`<w:body ${W}>${`<w:${name}/>`.repeat(count)}</w:body>`);
    expect([body("p", 190_000), body("tc", 190_000)]).toMatchObject([{ damaged: false }, { damaged: false }]);
    expect([body("p", 210_000), body("tc", 210_000)]).toEqual(["too_large", "too_large"]);
  });

  test("a part of millions of elements is refused, those too that are left out", () => {
    const deleted = (count: number) => read(`<w:body ${W}><w:del>${"<b/>".repeat(count)}</w:del></w:body>`);
    expect(deleted(1_500_000)).toHaveProperty("damaged", false);
    expect(deleted(2_600_000)).toBe("too_large");
  });
});
