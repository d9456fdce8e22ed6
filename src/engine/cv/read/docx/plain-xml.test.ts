import { describe, expect, test } from "bun:test";
import { isRefusal } from "../../../errors.ts";
import { parseXml } from "./xml.ts";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A comment at the end changes nothing in the tree, and only a parser of all XML reads it. */
const COMMENT = "<!-- -->";

function read(xml: string) {
  try {
    return parseXml(new TextEncoder().encode(xml));
  } catch (error) {
    if (isRefusal(error)) return error.code;
    throw error;
  }
}

describe("the XML of Word files is read alike on the short and on the long way", () => {
  const PLAIN: Record<string, string> = {
    "a declaration and a break behind it": `${DECLARATION}\r\n<w:document ${W}><w:body/></w:document>`,
    "no declaration": `<w:p ${W}><w:r><w:t>Jane</w:t></w:r></w:p>`,
    "the five entities in text and attributes": `<w:p ${W}><w:t w:val="&lt;a&quot;">R&amp;D &lt;b&gt; &apos;c&apos;</w:t></w:p>`,
    "space that matters and space that does not": `<w:p ${W}>\n  <w:t xml:space="preserve"> </w:t>\n</w:p>`,
    "equal tags": `<w:p ${W}><w:b w:val="0"/><w:b w:val="0"/><w:b w:val="1"/></w:p>`,
    "a larger-than sign in text and attribute": `<w:p ${W}><w:t w:val="a">1 > 0</w:t></w:p>`,
    "a tag over two lines": `<w:p ${W}><w:b\n\tw:val="0"\n/></w:p>`,
    "other prefixes": `<x:p xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:t>Jane</x:t></x:p>`,
    "tags of one length and like letters": `<w:p ${W}><w:ab w:x="1"/><w:ab w:x="2"/><w:cb w:x="1"/><w:ab w:x="1"/><w:ab  w:x="1"/></w:p>`,
    "a namespace declared within": `<p><w:p ${W}><w:t>Jane</w:t></w:p><t xmlns="urn:x">Doe</t></p>`,
    "deleted text": `<w:p ${W}><w:del><w:r><w:t>gone</w:t></w:r></w:del><w:t>kept</w:t></w:p>`,
    "letters beyond the first plane": `<w:p ${W}><w:t>\u{1f600} é 履歴書</w:t></w:p>`,
  };
  for (const [name, xml] of Object.entries(PLAIN))
    test(name, () => {
      const short = read(xml);

      expect(short).toHaveProperty("root");
      expect(short).toEqual(read(xml + COMMENT));
    });

  const UNUSUAL: Record<string, string> = {
    "a reference by number": `<w:p ${W}><w:t>&#74;ane &#x263a;</w:t></w:p>`,
    "an unknown entity": `<w:p ${W}><w:t>&jane; Doe</w:t></w:p>`,
    CDATA: `<w:p ${W}><w:t><![CDATA[a < b]]></w:t></w:p>`,
    "returns at the ends of lines": `<w:p ${W}><w:t>Jane\r\nDoe</w:t></w:p>`,
    "single quotes": `<w:p ${W}><w:b w:val='0'/></w:p>`,
    "an attribute that is there twice": `<w:p ${W}><w:b w:val="0" w:val="1"/></w:p>`,
    "a control character": `<w:p ${W}><w:t>a\u0001b</w:t></w:p>`,
    "names beyond ASCII": `<w:p ${W}><é/><w:t>Jane</w:t></w:p>`,
    "a larger-than sign within an attribute": `<w:p ${W}><w:b w:val="a>b"/></w:p>`,
    "an end that fits no beginning": `<w:p ${W}><w:r></w:p></w:r>`,
    "a tag that never ends": `<w:p ${W}><w:t>Jane</w:t`,
    "no end": `<w:p ${W}><w:t>Jane</w:t>`,
    "a second root": `<w:p ${W}/><w:p ${W}/>`,
    "text behind the root": `<w:p ${W}/> Jane`,
    nothing: "",
  };
  for (const [name, xml] of Object.entries(UNUSUAL))
    test(`${name}, which is left to the parser of all XML`, () => {
      const { root, damaged } = read(xml) as ReturnType<typeof parseXml>;
      const whole = read(xml.replace(/^(<[^>]*[^/>])(\/?>)/, `$1$2${COMMENT}`)) as ReturnType<typeof parseXml>;

      expect({ root, damaged }).toEqual({ root: whole.root, damaged: whole.damaged });
    });

  test("a DOCTYPE is refused", () => {
    expect(read(`${DECLARATION}<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`)).toBe("corrupt");
  });

  test("too deep a tree is refused", () => {
    expect(read(`${"<a>".repeat(500)}${"</a>".repeat(500)}`)).toBe("too_large");
  });
});
