import { describe, expect, test } from "bun:test";
import { admitParts, CONTENT_TYPES, PACKAGE_RELS, relsOf } from "./admit.ts";
import { relationOf, verdictOnType } from "./allowed-parts.ts";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-officedocument.";
const bytes = (text: string) => new TextEncoder().encode(text);
const types = (overrides: Record<string, string>, defaults: Record<string, string> = {}) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${Object.entries(defaults)
    .map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`)
    .join("")}${Object.entries(overrides)
    .map(([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`)
    .join("")}</Types>`;
const rels = (...relations: [type: string, target: string, mode?: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations
    .map(
      ([type, target, mode], at) =>
        `<Relationship Id="r${at}" Type="${type.includes(":") ? type : `${OFFICE}/${type}`}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ""}/>`,
    )
    .join("")}</Relationships>`;
const PNG = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
const DOCUMENT = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>';

/** A Word file of a document, with more parts and relationships of the document. */
function admit(
  more: Record<string, string | Uint8Array> = {},
  overrides: Record<string, string> = {},
  ...relations: [string, string, string?][]
) {
  const parts: Record<string, string | Uint8Array> = {
    [CONTENT_TYPES]: types({ "word/document.xml": `${TYPE}wordprocessingml.document.main+xml`, ...overrides }, { png: "image/png" }),
    [PACKAGE_RELS]: rels(["officeDocument", "word/document.xml"]),
    "word/document.xml": DOCUMENT,
    "word/_rels/document.xml.rels": rels(...relations),
    ...more,
  };
  const admitted = admitParts(new Map(Object.entries(parts).map(([name, part]) => [name, typeof part === "string" ? bytes(part) : part])));
  const textOf = (part: string) => new TextDecoder().decode(admitted.parts.get(part));
  return {
    ...admitted,
    names: [...admitted.parts.keys()],
    said: admitted.problems.map(({ place, problem }) => `${place}: ${problem}`),
    textOf,
  };
}
const header = { "word/header1.xml": `${TYPE}wordprocessingml.header+xml` };

describe("a sound file", () => {
  test("is taken, with the parts that relationships lead to and their types", () => {
    const { main, names, said, textOf } = admit(
      { "word/header1.xml": DOCUMENT, "word/media/a.png": PNG },
      header,
      ["header", "header1.xml"],
      ["image", "media/a.png"],
    );
    expect([main, said]).toEqual(["word/document.xml", []]);
    expect(names.sort()).toEqual(
      [CONTENT_TYPES, PACKAGE_RELS, "word/_rels/document.xml.rels", "word/document.xml", "word/header1.xml", "word/media/a.png"].sort(),
    );
    expect(textOf(CONTENT_TYPES)).toContain('PartName="/word/header1.xml"');
    expect(textOf(CONTENT_TYPES)).toContain('PartName="/word/media/a.png"');
  });
  test("loses the parts that nothing leads to, and those that no document needs", () => {
    expect(admit({ "word/header1.xml": DOCUMENT }, header).names).not.toContain("word/header1.xml");
    const { names, said, textOf } = admit({ "customXml/item1.xml": "<a/>" }, { "customXml/item1.xml": "application/xml" }, [
      "customXml",
      "../customXml/item1.xml",
    ]);
    expect([names.includes("customXml/item1.xml"), said, textOf("word/_rels/document.xml.rels").includes("customXml")]).toEqual([
      false,
      [],
      false,
    ]);
    expect(textOf(CONTENT_TYPES)).not.toContain("customXml");
  });
  test("may lead to a part by any spelling of its name", () => {
    for (const target of [
      "header1.xml",
      "/word/header1.xml",
      "./header1.xml",
      "../word/header1.xml",
      "HEADER1.xml",
      "header%31.xml",
      "header1.xml#x",
    ])
      expect([target, admit({ "word/header1.xml": DOCUMENT }, header, ["header", target]).names.includes("word/header1.xml")]).toEqual([
        target,
        true,
      ]);
  });
  test("may spell its relationships as Office does not", () => {
    expect(
      admit({ "word/_RELS/Document.xml.RELS": rels(["header", "header1.xml"]), "word/_rels/document.xml.rels": rels() }, header).said,
    ).toEqual([]);
    const parts = new Map([
      ["[content_types].xml", bytes(types({ "word/document.xml": `${TYPE}wordprocessingml.document.main+xml` }))],
      ["_RELS/.RELS", bytes(rels(["officeDocument", "word/document.xml"]))],
      ["word/document.xml", bytes(DOCUMENT)],
    ]);
    expect(admitParts(parts)).toMatchObject({ main: "word/document.xml", problems: [] });
  });
  test("loses what refers to parts that are left out", () => {
    const { textOf } = admit({
      "word/document.xml":
        '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><w:printerSettings/><p:custDataLst><p:custData/></p:custDataLst><p:custDataLst><p:tags/></p:custDataLst></w:document>',
    });
    expect(textOf("word/document.xml")).not.toMatch(/printerSettings|custData\b/);
    expect(textOf("word/document.xml")).toContain("p:tags");
    expect(textOf("word/document.xml").match(/<p:custDataLst/g)).toHaveLength(1);
  });
  test("of which a picture was lost is taken without it", () => {
    expect(admit({}, {}, ["image", "NULL"])).toMatchObject({ said: [] });
  });
});

describe("a file is refused", () => {
  test.each<[string, string, string]>([
    ["application/vnd.ms-word.document.macroEnabled.main+xml", "word/vba.bin", "macros"],
    ["application/vnd.ms-office.vbaProject", "word/vba.bin", "macros"],
    ["application/vnd.openxmlformats-officedocument.oleObject", "word/a.bin", "embedded objects"],
    ["text/html", "word/a.html", "imports another file"],
    ["audio/mpeg", "word/a.mp3", "sound or film"],
    ["application/x-thing", "word/a.bin", "of a kind that no document"],
  ])("for a part of the type %p", (type, part, words) => {
    expect(admit({ [part]: "x" }, { [part]: type }).said.join()).toContain(words);
  });

  test.each<[string, [string, string, string?], string]>([
    ["a relationship of another kind", ["aFChunk", "a.html"], "imports another file"],
    ["one that nobody knows", ["http://a.example/thing", "a.bin"], "of a kind that no document"],
    ["a picture from outside", ["image", "http://a.example/x.png", "External"], "an external link (image)"],
    ["a template from outside", ["attachedTemplate", "http://a.example/x.dotx", "External"], "an external link (attachedTemplate)"],
    ["a link to a file", ["hyperlink", "file:///x", "External"], "an external link (hyperlink)"],
    ["a link without its mode", ["hyperlink", "https://a.example"], "an external link (hyperlink)"],
    ["a mode of its own", ["hyperlink", "https://a.example", "Elsewhere"], "an external link (hyperlink)"],
    ["an address as a part", ["image", "http://a.example/x.png"], "an external link (image)"],
    ["a server as a part", ["image", "//server/x.png"], "an external link (image)"],
    ["a part of another type", ["header", "media/a.png"], "is not what its relationship says"],
  ])("for %s", (_, relation, words) => {
    expect(admit({ "word/media/a.png": PNG }, {}, relation).said.join()).toContain(words);
  });

  test("but not for a link to a web site or a place in it", () => {
    expect(admit({}, {}, ["hyperlink", "https://a.example", "External"], ["hyperlink", "#here"])).toMatchObject({ said: [] });
  });

  test.each<[string, Record<string, string>, string]>([
    ["XML that is none", { "word/document.xml": "<w:document" }, "word/document.xml: This part of the file is damaged"],
    ["a picture that is none", { "word/media/a.png": "<html/>" }, "word/media/a.png: This is no picture"],
    ["a part twice", { "word/%64ocument.xml": DOCUMENT }, "damaged"],
    ["a name that is not sound", { "word/a%25b.xml": DOCUMENT }, "damaged"],
    ["a name with a backslash", { "word\\a.xml": DOCUMENT }, "damaged"],
    [
      "active content",
      {
        "word/document.xml": '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:object/></w:document>',
      },
      "the text: It has an embedded object",
    ],
  ])("for %s", (_, more, words) => {
    expect(admit(more).said.join()).toContain(words);
  });

  test("for two types of one part, and not for the same twice", () => {
    const twice = (type: string) =>
      `<Types xmlns="urn:x"><Override PartName="/word/document.xml" ContentType="${TYPE}wordprocessingml.document.main+xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
    expect(admit({ [CONTENT_TYPES]: twice(`${TYPE}wordprocessingml.document.main+xml`) }).said).toEqual([]);
    expect(admit({ [CONTENT_TYPES]: twice("text/html") }).said.join()).toContain("damaged");
  });

  test("for a drawing that does more than draw", () => {
    const svg = (body: string) =>
      admit({ "word/media/a.svg": `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>` }, { "word/media/a.svg": "image/svg+xml" }, [
        "image",
        "media/a.svg",
      ]).said;
    expect(svg("<rect/>")).toEqual([]);
    expect(svg("<script/>").join()).toContain("does more than draw");
  });
});

test("relationships belong to a part beside them", () => {
  expect([relsOf("word/document.xml"), relsOf("a.xml")]).toEqual(["word/_rels/document.xml.rels", "_rels/a.xml.rels"]);
});

test.each<[string, string]>([
  ["image/png", "kept"],
  ["application/xml", "left out"],
  ["text/html", "refused"],
  ["", "refused"],
])("the type %p is %p", (type, verdict) => {
  expect(verdictOnType(type)).toBe(verdict as "kept");
});

test.each<[string, string | undefined]>([
  [`${OFFICE}/image`, "kept"],
  ["http://purl.oclc.org/ooxml/officeDocument/relationships/image", "kept"],
  [`${OFFICE}/hyperlink`, "kept"],
  [`${OFFICE}/customXml`, "left out"],
  ["http://schemas.microsoft.com/office/2011/relationships/people", "kept"],
  [`${OFFICE}/oleObject`, undefined],
  [`${OFFICE}/toString`, undefined],
  [`${OFFICE}/Image`, undefined],
  ["http://a.example/image", undefined],
])("the relationship %p is %p", (type, verdict) => {
  expect(relationOf(type)?.verdict).toBe(verdict as "kept");
});
