import { describe, expect, test } from "bun:test";
import { unzipSync, zipSync } from "fflate";
import { p, run, type WordParts, wordFile } from "../../../read/docx/word-file.testing.ts";
import { rgbPng } from "../../../read/images/png.ts";
import { bodyOf, paragraphsOf, redacted, redactedBody, wanted } from "../redact.testing.ts";
import { redactDocx } from "../redact-docx.ts";

const EMU = 12_700;
const picture = (id: string, size = 100, name = "Picture 1", descr = "") =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="${size * EMU}" cy="${size * EMU}"/><wp:docPr id="1" name="${name}" descr="${descr}"/><a:graphic><a:graphicData><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="${name}" descr="${descr}"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
const png = rgbPng(Uint8Array.of(1, 2, 3), 1, 1, 3);

/** The chunk tEXt "Author Jane" before the end of a PNG. */
const signedPng = Buffer.concat([
  png.subarray(0, -12),
  Buffer.from([0, 0, 0, 11]),
  Buffer.from("tEXtAuthor\0Jane"),
  Buffer.from([0, 0, 0, 0]),
  png.subarray(-12),
]);
const segment = (marker: number, text: string) => Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
const scan = Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3]);
const jpeg = (...segments: Buffer[]) => Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, scan, Buffer.from([0xff, 0xd9])]);
const images = (files: Record<string, Uint8Array>): WordParts => ({
  related: Object.fromEntries(Object.keys(files).map((name, index) => [`i${index}`, ["image", `media/${name}`]])),
  files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`word/media/${name}`, bytes])),
});

describe("pictures", () => {
  test("stay, without their metadata and under other names", async () => {
    const parts = images({
      "jane.png": signedPng,
      "jane.jpg": jpeg(segment(0xe1, "Exif Jane"), segment(0xed, "Photoshop Jane"), segment(0xfe, "by Jane")),
    });
    const { files, names, all, pictures } = await redactedBody(p(picture("i0") + picture("i1")), {}, parts);
    expect(names.filter((name) => name.includes("media"))).toEqual(["word/media/image2.jpeg", "word/media/image1.png"]);
    expect(Buffer.from(files.get("word/media/image1.png") as Uint8Array)).toEqual(Buffer.from(png));
    expect(Buffer.from(files.get("word/media/image2.jpeg") as Uint8Array)).toEqual(jpeg());
    expect(all).not.toMatch(/jane/i);
    expect(pictures).toBe(2);
  });

  test("of every kind that Word shows are known by their first bytes", async () => {
    const first = {
      gif: "GIF89a",
      bmp: "BM",
      tiff: "II*\0",
      "2.tiff": "MM\0*",
      wmf: "\xd7\xcd\xc6\x9a",
      "2.wmf": "\x01\0\x09\0",
      jpeg: jpeg().toString("latin1"),
      png: Buffer.from(png).toString("latin1"),
    };
    const files = Object.fromEntries(Object.entries(first).map(([name, bytes]) => [`a.${name}.dat`, Buffer.from(bytes, "latin1")]));
    const { names, xml, pictures } = await redactedBody(
      p(
        Object.keys(files)
          .map((_, index) => picture(`i${index}`))
          .join(""),
      ),
      {},
      images(files),
    );
    expect(pictures).toBe(8);
    expect(names.flatMap((name) => /media\/image\d\.(\w+)$/.exec(name)?.[1] ?? []).toSorted()).toEqual([
      "bmp",
      "gif",
      "jpeg",
      "png",
      "tiff",
      "tiff",
      "wmf",
      "wmf",
    ]);
    for (const type of ["bmp", "gif", "jpeg", "png", "tiff", "x-wmf"])
      expect(xml("[Content_Types].xml")).toContain(`ContentType="image/${type}"`);
  });

  test("whose end marker a camera left out stay as well", async () => {
    const { files } = await redactedBody(p(picture("i0")), {}, images({ "a.jpg": jpeg(segment(0xe1, "Exif Jane")).subarray(0, -2) }));
    expect(Buffer.from(files.get("word/media/image1.jpeg") as Uint8Array)).toEqual(jpeg());
  });

  test("of metafiles lose the name of their file", async () => {
    const emf = Buffer.alloc(200);
    emf.writeUInt32LE(1, 0);
    emf.writeUInt32LE(140, 4);
    emf.write(" EMF", 40, "latin1");
    emf.writeUInt32LE(10, 60);
    emf.writeUInt32LE(100, 64);
    emf.write("Jane's CV", 100, "utf16le");
    const { files, xml } = await redactedBody(p(picture("i0")), {}, images({ "a.emf": emf }));
    const kept = Buffer.from(files.get("word/media/image1.emf") as Uint8Array);
    expect(xml("[Content_Types].xml")).toContain('Extension="emf" ContentType="image/x-emf"');
    expect(kept.subarray(100, 120)).toEqual(Buffer.alloc(20));
    expect(kept.subarray(0, 100)).toEqual(emf.subarray(0, 100));
  });

  test("of damaged metafiles stay as they are", async () => {
    const short = Buffer.alloc(60);
    short.write(" EMF", 40, "latin1");
    const outside = Buffer.alloc(200, 1);
    outside.write(" EMF", 40, "latin1");
    const { files } = await redactedBody(p(picture("i0") + picture("i1")), {}, images({ "a.emf": short, "b.emf": outside }));
    expect([...files].filter(([name]) => name.endsWith("emf")).map(([, bytes]) => Buffer.from(bytes))).toEqual([outside, short]);
  });

  test("that cannot be read, or lie outside of the file, are an empty place of their size, and the recruiter is told", async () => {
    const parts = { ...images({ "a.png": Buffer.from("no picture of Jane") }), links: { l: "https://jane.example/photo.jpg" } };
    const linked = picture("i0").replace("r:embed", "r:link").replace('"i0"', '"l"');
    const { document, all, pictures, codes } = await redactedBody(p(picture("i0") + linked), {}, parts);
    expect(document.match(/cx="1270000"/g)).toHaveLength(2);
    expect(document.match(/r:embed=/g)).toHaveLength(2);
    expect(all).not.toMatch(/jane/i);
    expect(pictures).toBe(0);
    expect(codes).toEqual(["picture"]);
  });

  test("that are stored and also linked are shown from the file", async () => {
    const linked = picture("i0").replace("r:embed", 'r:link="l" r:embed');
    const { document, all, codes } = await redactedBody(
      p(linked),
      {},
      { ...images({ "a.png": png }), links: { l: "https://jane.example/a.png" } },
    );
    expect(bodyOf(document)).toBe(p(picture("i0")));
    expect(all).not.toContain("jane");
    expect(codes).toEqual([]);
  });

  test("that cannot be read, and those outside of the file, are each told of", async () => {
    const unread = await redactedBody(p(picture("i0")), {}, images({ "a.png": Buffer.from("none") }));
    expect(unread.codes).toEqual(["picture"]);
    const outside = await redactedBody(p(picture("l").replace("r:embed", "r:link")), {}, { links: { l: "https://jane.example/a.png" } });
    expect(outside.codes).toEqual(["picture"]);
  });

  test("have no second version, neither a drawing nor the photo before its effects", async () => {
    const more = `<a:extLst><a:ext uri="1"><asvg:svgBlip xmlns:asvg="urn:svg" r:embed="i1"/></a:ext><a:ext uri="2"><a14:imgProps xmlns:a14="urn:a14"><a14:imgLayer r:embed="i2"/></a14:imgProps></a:ext></a:extLst>`;
    const parts = images({ "a.png": png, "a.svg": Buffer.from("<svg>Jane</svg>") });
    parts.related = { ...parts.related, i2: ["../../../microsoft/hdphoto", "media/a.wdp"] };
    parts.files = { ...parts.files, "word/media/a.wdp": "II\xbc Jane" };
    const { document, all } = await redactedBody(p(picture("i0").replace('r:embed="i0"/>', `r:embed="i0">${more}</a:blip>`)), {}, parts);
    expect(document).toContain('<a:blip r:embed="i0"><a:extLst></a:extLst></a:blip>');
    expect(all).not.toContain("Jane");
  });
});

describe("the candidate's photo", () => {
  const parts = images({ "me.png": rgbPng(new Uint8Array(12).fill(77), 2, 2, 3), "logo.png": png });
  const body = p(picture("i0", 100, "me", "A smiling woman")) + p("Engineer") + p(picture("i1", 20, "logo", "Acme"));

  test("is gone from the file, and its place stays", async () => {
    const { document, files, pictures } = await redactedBody(body, { photo: true }, parts);
    expect(document.match(/cx="1270000"/g)).toHaveLength(1);
    expect(files.get("word/media/image1.png")).toEqual(rgbPng(new Uint8Array(4), 1, 1, 4));
    expect(pictures).toBe(1);
  });

  test("is no picture that is left, also when the file is redacted once more", async () => {
    const once = await redactedBody(body, { photo: true }, parts);
    const twice = await redacted(once.bytes);
    expect([once.pictures, twice.pictures]).toEqual([1, 1]);
    expect(twice.document).toBe(once.document);
  });

  test("is not described any more", async () => {
    const { document } = await redactedBody(body, { photo: true }, parts);
    expect(document).not.toContain("smiling");
    expect(document.match(/descr="Acme"/g)).toHaveLength(2);
  });

  test("stays where it may be seen", async () => {
    const { document, files, pictures } = await redactedBody(body, { photo: false }, parts);
    expect(document).toContain("smiling");
    expect(files.get("word/media/image1.png")).not.toEqual(rgbPng(new Uint8Array(4), 1, 1, 4));
    expect(pictures).toBe(2);
  });

  test("of a shape of old Word files too", async () => {
    const shape =
      '<w:r><w:pict><v:shape style="width:100pt;height:100pt" alt="smiling"><v:imagedata r:id="i0" o:title="me"/></v:shape></w:pict></w:r>';
    const { document, files } = await redactedBody(p(shape), { photo: true }, parts);
    expect(document).not.toMatch(/smiling|"me"/);
    expect(files.get("word/media/image1.png")).toEqual(rgbPng(new Uint8Array(4), 1, 1, 4));
  });
});

describe("files of other programs", () => {
  const withDocument = (change: (document: string) => string | Uint8Array, bytes = wordFile(p("Jane Doe, Lisbon"))) => {
    const files = unzipSync(bytes);
    const document = change(new TextDecoder().decode(files["word/document.xml"]));
    return zipSync({ ...files, "word/document.xml": typeof document === "string" ? new TextEncoder().encode(document) : document });
  };
  const wish = { words: ["Jane Doe, "] };

  test("with macros become documents without", async () => {
    const { xml, names } = await redacted(
      wordFile(p("x"), { related: { v: ["../../../microsoft/vbaProject", "vbaProject.bin"] }, files: { "word/vbaProject.bin": "macro" } }),
    );
    expect(names).not.toContain("word/vbaProject.bin");
    expect(xml("[Content_Types].xml")).not.toMatch(/macro/i);
  });

  test("may write other prefixes, or none", async () => {
    const other = withDocument((document) => document.replaceAll("w:", "n:").replace("xmlns:n", "xmlns:w").replace("xmlns:w=", "xmlns:n="));
    const { document } = await redacted(other, wish);
    expect(document).toContain('<n:t xml:space="preserve">Lisbon</n:t>');
    const bare = withDocument((document) =>
      document
        .replaceAll("<w:", "<")
        .replaceAll("</w:", "</")
        .replace("<document", '<document xmlns="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'),
    );
    expect(
      (await redacted(bare, { ...wish, letterhead: { header: "Northwind", colors: { accent: "#112233", muted: "#445566" } } })).document,
    ).toContain(">Lisbon</t>");
  });

  test("may be in the strict format, and stay so", async () => {
    const strict = (text: string) =>
      text
        .replaceAll("http://schemas.openxmlformats.org/wordprocessingml/2006/main", "http://purl.oclc.org/ooxml/wordprocessingml/main")
        .replaceAll(
          "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
          "http://purl.oclc.org/ooxml/officeDocument/relationships",
        );
    const files = Object.fromEntries(
      Object.entries(unzipSync(wordFile(p("Jane Doe, Lisbon"), { styles: "" }))).map(([name, bytes]) => [
        name,
        new TextEncoder().encode(strict(new TextDecoder().decode(bytes))),
      ]),
    );
    const { document, xml } = await redacted(zipSync(files), {
      ...wish,
      letterhead: { header: "Northwind", colors: { accent: "#112233", muted: "#445566" } },
    });
    expect(paragraphsOf(document)).toEqual(["Lisbon"]);
    expect(xml("word/_rels/document.xml.rels")).toContain('Type="http://purl.oclc.org/ooxml/officeDocument/relationships/styles"');
    expect(xml("word/header1.xml")).toContain("http://purl.oclc.org/ooxml/wordprocessingml/main");
    expect(xml("word/header1.xml")).not.toContain("schemas.openxmlformats.org");
  });

  test("may be written in UTF-16", async () => {
    const utf16 = withDocument((document) => Buffer.from(`\ufeff${document.replace("UTF-8", "UTF-16")}`, "utf16le"));
    const { document } = await redacted(utf16, wish);
    expect(document).toStartWith('<?xml version="1.0" encoding="UTF-8"');
    expect(paragraphsOf(document)).toEqual(["Lisbon"]);
  });

  test("that only a lenient program can read are refused: what is to be removed could hide there", async () => {
    for (const change of [
      (text: string) => text.replace("</w:p>", ""),
      (text: string) => text.replace("Jane", "&jane;"),
      (text: string) => text.replace("?>", '?><!DOCTYPE x [<!ENTITY jane "Jane">]>'),
    ]) {
      const refused = await redactDocx(withDocument(change), wanted()).catch((error) => error);
      expect(refused.code).toBe("corrupt");
    }
    const header = wordFile(`${p("x")}<w:sectPr><w:headerReference w:type="default" r:id="h"/></w:sectPr>`, { headers: { h: "<w:p>" } });
    expect((await redactDocx(header, wanted()).catch((error) => error)).code).toBe("corrupt");
  });

  test("that are nested beyond all measure are refused", async () => {
    const deep = `${"<w:smartTag>".repeat(500)}${"</w:smartTag>".repeat(500)}`;
    expect((await redactDocx(wordFile(`<w:p>${deep}</w:p>`), wanted()).catch((error) => error)).code).toBe("too_large");
  });

  test("with elements and relationships that are called as JavaScript calls its own are read as others", async () => {
    const { document } = await redactedBody(`<w:p><w:r><constructor xmlns=""/><w:t>Dear Jane</w:t></w:r></w:p>`, { words: ["Jane"] });
    expect(paragraphsOf(document)).toEqual(["Dear "]);
    for (const type of ["constructor", "__proto__"]) {
      const parts = { related: { i: [type, "media/a.png"] as [string, string] }, files: { "word/media/a.png": png } };
      const { names } = await redactedBody(`${p("x")}<w:object r:id="i"/>`, {}, parts);
      expect(names.filter((name) => !name.endsWith(".rels"))).toEqual(["[Content_Types].xml", "word/document.xml"]);
    }
  });

  test("that are no Word files are refused", async () => {
    for (const [bytes, code] of [
      [new TextEncoder().encode("%PDF-1.7"), "corrupt"],
      [zipSync({ "a.txt": new Uint8Array(1) }), "unsupported_format"],
    ] as const)
      expect((await redactDocx(bytes, wanted({ photo: true })).catch((error) => error)).code).toBe(code);
  });
});

test("the parts that make the pages stay, each once, with the types that Word knows them by", async () => {
  const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const related: Record<string, [string, string]> = {
    t: ["theme", "th.xml"],
    o: ["themeOverride", "to.xml"],
    f: ["fontTable", "fonts.xml"],
    e: ["endnotes", "notes.xml"],
    i: ["image", "a.png"],
    j: ["image", "A.PNG"],
    m: ["officeDocument", "other.xml"],
    x: ["image", "missing.png"],
    c: ["chart", "c.xml"],
    d1: ["diagramData", "d1.xml"],
    d2: ["diagramLayout", "d2.xml"],
    d3: ["diagramQuickStyle", "d3.xml"],
    d4: ["diagramColors", "d4.xml"],
    d5: ["../../../office/2007/relationships/diagramDrawing", "d5.xml"],
    y: ["../../../office/2014/relationships/chartEx", "cx.xml"],
  };
  const relations = (...inner: [id: string, type: string, target: string][]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner.map(([id, type, target]) => `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`).join("")}</Relationships>`;
  const files = {
    "word/th.xml": "<a/>",
    "word/to.xml": "<a/>",
    "word/fonts.xml": `<w:fonts ${W} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:font w:name="A"><w:embedRegular r:id="f1"/><w:embedBold r:id="f2"/></w:font></w:fonts>`,
    "word/_rels/fonts.xml.rels": relations(["f1", "font", "one.odttf"], ["f2", "font", "two.ttf"]),
    "word/one.odttf": "1",
    "word/two.ttf": "2",
    "word/notes.xml": `<w:endnotes ${W}/>`,
    "word/a.png": png,
    "word/other.xml": "<a/>",
    "word/c.xml": '<a xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><userShapes r:id="u"/></a>',
    "word/_rels/c.xml.rels": relations(
      ["u", "chartUserShapes", "us.xml"],
      ["s", "../../../office/2011/relationships/chartStyle", "cs.xml"],
      ["k", "../../../office/2011/relationships/chartColorStyle", "cc.xml"],
    ),
    ...Object.fromEntries(["d1", "d2", "d3", "d4", "d5", "cs", "cc", "cx", "us"].map((name) => [`word/${name}.xml`, "<a/>"])),
  };
  const chart =
    '<w:r><w:drawing><wp:inline><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="c"/></wp:inline></w:drawing></w:r>';
  const drawn = (inner: string) => `<w:r><w:drawing><wp:inline>${inner}</wp:inline></w:drawing></w:r>`;
  const diagram = drawn('<dgm:relIds r:dm="d1" r:lo="d2" r:qs="d3" r:cs="d4"/>') + drawn('<cx:chart xmlns:cx="urn:cx" r:id="y"/>');
  const { names, xml, pictures } = await redactedBody(
    p(picture("i") + picture("j") + picture("x") + chart + diagram),
    {},
    { styles: "", numbering: "", related, files },
  );
  expect(names.filter((name) => !name.includes("rels")).toSorted()).toEqual([
    "[Content_Types].xml",
    "word/charts/chart1.xml",
    "word/charts/chartEx1.xml",
    "word/charts/colors1.xml",
    "word/charts/style1.xml",
    "word/diagrams/colors1.xml",
    "word/diagrams/data1.xml",
    "word/diagrams/drawing1.xml",
    "word/diagrams/layout1.xml",
    "word/diagrams/quickStyle1.xml",
    "word/document.xml",
    "word/drawings/drawing1.xml",
    "word/endnotes.xml",
    "word/fontTable.xml",
    "word/fonts/font1.odttf",
    "word/fonts/font2.ttf",
    "word/media/image1.png",
    "word/media/image2.png",
    "word/numbering.xml",
    "word/styles.xml",
    "word/theme/theme1.xml",
    "word/theme/themeOverride1.xml",
  ]);
  expect(pictures).toBe(1);
  const links = xml("word/_rels/document.xml.rels") + xml("word/charts/_rels/chart1.xml.rels");
  for (const type of [
    "2007/relationships/diagramDrawing",
    "2014/relationships/chartEx",
    "2011/relationships/chartStyle",
    "2011/relationships/chartColorStyle",
  ])
    expect(links).toContain(`Type="http://schemas.microsoft.com/office/${type}"`);
  const types = xml("[Content_Types].xml");
  for (const type of [
    "diagramData+xml",
    "diagramLayout+xml",
    "diagramStyle+xml",
    "diagramColors+xml",
    "diagramDrawing+xml",
    "chartex+xml",
    "chartshapes+xml",
  ])
    expect(types).toContain(type);
  for (const type of ["document.main", "styles", "numbering", "fontTable", "endnotes"])
    expect(types).toContain(`wordprocessingml.${type}+xml"`);
  for (const type of [
    "image/png",
    "officedocument.theme+xml",
    "themeOverride+xml",
    "chartstyle+xml",
    "chartcolorstyle+xml",
    "obfuscatedFont",
    "font-ttf",
    "drawingml.chart+xml",
  ])
    expect(types).toContain(type);
});

test("a part that cannot be unpacked is damage", async () => {
  const bytes = wordFile(p("x"), { styles: "" });
  const files = unzipSync(bytes);
  const stored = zipSync(files, { level: 0 });
  const at = Buffer.from(stored).indexOf("word/styles.xml");
  // The compression method of the entry, in its header in the directory.
  const directory = Buffer.from(stored).lastIndexOf("word/styles.xml") - 46;
  const broken = stored.slice();
  broken[directory + 10] = 99;
  expect(at).toBeGreaterThan(0);
  expect((await redactDocx(broken, wanted()).catch((error) => error)).code).toBe("corrupt");
});

test("parts have new names: the old ones may name a person", async () => {
  const parts = {
    related: { h: ["header", "jane/head of jane.xml"] as [string, string] },
    files: {
      "word/jane/head of jane.xml": `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${p("Head")}</w:hdr>`,
    },
  };
  const { names, all } = await redactedBody(`${p("x")}<w:sectPr><w:headerReference w:type="default" r:id="h"/></w:sectPr>`, {}, parts);
  expect(names).toContain("word/header1.xml");
  expect(all).not.toContain("jane");
});

test("a reference to a part that is left out goes with what would have shown it", async () => {
  const chart = `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="none"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  const { document } = await redactedBody(`${p(run("x") + chart)}<w:sectPr><w:headerReference w:type="default" r:id="none"/></w:sectPr>`);
  expect(bodyOf(document)).toBe(`${p("x")}<w:sectPr></w:sectPr>`);
});

test("the same file gives the same bytes", async () => {
  const bytes = wordFile(p("Jane Doe") + p("b"), { styles: "", headers: { h: p("x") } });
  const wish = wanted({ words: ["Jane"], cover: { title: "C", lines: [], rtl: false } });
  expect((await redactDocx(bytes, wish)).bytes).toEqual((await redactDocx(bytes, wish)).bytes);
});
