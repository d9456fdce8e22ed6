import { describe, expect, test } from "bun:test";
import { textOf } from "../../../package/xml.ts";
import { parseXml } from "./xml.ts";

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const COMPATIBILITY = "http://schemas.openxmlformats.org/markup-compatibility/2006";
const SHAPES = "http://schemas.microsoft.com/office/word/2010/wordprocessingShape";

describe("a part whose prefixes are its own", () => {
  test("has the usual ones, for its elements, its attributes and the declarations of both", () => {
    const root = parseXml(
      `<x:document xmlns:x="${WORD}" xmlns:own="urn:own"><x:p x:rsid="1" plain="2"/><own:thing own:at="3"/></x:document>`,
    );
    expect([root.name, root.attributes["xmlns:w"], root.attributes["xmlns:own"]]).toEqual(["w:document", WORD, "urn:own"]);
    expect(root.children).toMatchObject([
      { name: "w:p", attributes: { "w:rsid": "1", plain: "2" } },
      { name: "own:thing", attributes: { "own:at": "3" } },
    ]);
    expect(parseXml(`<document xmlns="${WORD}"><p/></document>`)).toMatchObject({ name: "w:document", children: [{ name: "w:p" }] });
  });

  test("has them where an attribute lists prefixes, and only there", () => {
    const parsed = parseXml(
      `<x:document xmlns:x="${WORD}" xmlns:c="${COMPATIBILITY}" xmlns:s="${SHAPES}" c:Ignorable="s x" Requires="s"><c:Choice Requires="s x"/><x:p Requires="s"/><c:Choice Other="s"/></x:document>`,
    );
    expect([parsed.attributes["mc:Ignorable"], parsed.attributes.Requires]).toEqual(["wps w", "s"]);
    expect(parsed.children.map((child) => (typeof child === "object" ? { ...child.attributes } : {}))).toEqual([
      { Requires: "wps w" },
      { Requires: "s" },
      { Other: "s" },
    ]);
  });

  test("is refused where two namespaces would have one prefix", () => {
    expect(() => parseXml('<w:document xmlns:w="urn:own"/>')).toThrow("the prefix w stands for another namespace");
    const strict = "http://purl.oclc.org/ooxml/wordprocessingml/main";
    expect(() => parseXml(`<x:document xmlns:x="${WORD}" xmlns:y="${strict}"><y:p/></x:document>`)).toThrow(
      "two namespaces claim the prefix w",
    );
  });
});

describe("a part is read", () => {
  test("with a mark of UTF-8 before it, in the encodings that are read as UTF-8", () => {
    for (const encoding of ["UTF-8", "us-ascii"])
      expect(textOf(parseXml(`\ufeff<?xml version="1.0" encoding="${encoding}"?><a>x</a>`))).toBe("x");
    expect(() => parseXml('<?xml version="1.0" encoding="UTF-16"?><a/>')).toThrow("the encoding UTF-16 is not read");
    expect(() => parseXml('<?xml version="1.0" encoding="not-utf-8"?><a/>')).toThrow("is not read");
  });

  test("without a document type, except a plain one of a picture", () => {
    const plain = '<!DOCTYPE svg PUBLIC "a" "b"><svg/>';
    const declaring = "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>";
    expect(() => parseXml(plain)).toThrow("a document type is not allowed here");
    expect(parseXml(plain, { doctype: "ignored" }).name).toBe("svg");
    expect(() => parseXml(declaring, { doctype: "ignored" })).toThrow("a document type is not allowed here");
    expect(() => parseXml("<a><b></a>")).toThrow();
  });
});
