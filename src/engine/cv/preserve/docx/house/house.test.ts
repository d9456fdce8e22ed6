import { describe, expect, test } from "bun:test";
import { readAsset } from "../../../../setup/assets.ts";
import { readDocx } from "../../../read/docx/read-docx.ts";
import { p, run, type WordParts } from "../../../read/docx/word-file.testing.ts";
import { rgbPng } from "../../../read/images/png.ts";
import type { CoverPage } from "../../cover-page.ts";
import type { Letterhead } from "../../letterhead.ts";
import { bodyOf, paragraphsOf, redactedBody } from "../redact.testing.ts";
import { penFor } from "./markup.ts";

const png = Buffer.from(rgbPng(Uint8Array.of(0, 0, 255), 1, 1, 3)).toString("base64");
const letterhead: Letterhead = {
  logo: { png, widthMm: 30, heightMm: 10, alt: "Northwind" },
  agency: "Northwind",
  header: "Northwind Staffing",
  footer: ["Northwind GmbH", "Confidential"],
  colors: { accent: "#0b6e4f", muted: "#666666" },
  font: "Arial",
};
const cover: CoverPage = {
  title: "Candidate 4711",
  subtitle: "Engineer",
  lines: ["Presented by Northwind.", "Free in May."],
  notice: ["Name withheld."],
  rtl: false,
};
const size = '<w:pgSz w:w="11906" w:h="16838"/>';
const edges = (top: number, header = 708) =>
  `<w:pgMar w:top="${top}" w:right="1000" w:bottom="1000" w:left="1000" w:header="${header}" w:footer="708" w:gutter="0"/>`;
const refer = (kind: string, type: string, id: string) => `<w:${kind}Reference w:type="${type}" r:id="${id}"/>`;
const section = (inner: string) => `<w:sectPr>${inner}</w:sectPr>`;
const make = (body: string, parts: WordParts = {}, wish = {}) => redactedBody(body, { letterhead, ...wish }, parts);
/** The headers and footers of each section in order: "default header: text / text". */
const furniture = ({ document, xml }: { document: string; xml: (name: string) => string }) =>
  [...document.matchAll(/<w:sectPr[\s\S]*?<\/w:sectPr>/g)].map(([sectPr]) =>
    [...sectPr.matchAll(/<w:(header|footer)Reference[^>]*w:type="(\w+)"[^>]*r:id="(\w+)"/g)]
      .map(([, kind, type, id]) => {
        const target = new RegExp(`Id="${id}"[^>]*Target="/([^"]+)"`).exec(xml("word/_rels/document.xml.rels"))?.[1] ?? "";
        return `${type} ${kind}: ${paragraphsOf(xml(target)).join(" / ")}`;
      })
      .toSorted(),
  );

describe("a letterhead", () => {
  test("is put into new headers and footers where a document has none", async () => {
    const made = await make(p("x") + section(size + edges(1440)));
    expect(furniture(made)).toEqual([["default footer: Northwind GmbH / Confidential", "default header: \tNorthwind Staffing"]]);
    expect(made.xml("word/header1.xml")).toContain('descr="Northwind"');
    expect(made.names).toContain("word/media/image1.png");
    expect(made.pictures).toBe(0);
  });

  test("stands above a header and below a footer that are there, whose content stays", async () => {
    const made = await make(p("x") + section(refer("header", "default", "h") + refer("footer", "default", "f")), {
      headers: { h: p("CV") },
      footers: { f: p("Page") },
    });
    expect(furniture(made)).toEqual([
      ["default footer: Page / Northwind GmbH / Confidential", "default header: \tNorthwind Staffing / CV"],
    ]);
  });

  test("is on the first page and on even pages where they have headers of their own", async () => {
    const made = await make(p("x") + section(`${refer("header", "first", "h")}<w:titlePg/>`), {
      headers: { h: p("First") },
      settings: "<w:evenAndOddHeaders/>",
    });
    expect(furniture(made)[0]?.filter((one) => one.includes("header"))).toEqual([
      "default header: \tNorthwind Staffing",
      "even header: \tNorthwind Staffing",
      "first header: \tNorthwind Staffing / First",
    ]);
  });

  test("is in every section, once in a header that they share", async () => {
    const first = p("x", section(refer("header", "default", "a")));
    const made = await make(first + p("y", section("")) + p("z") + section(refer("header", "default", "a")), { headers: { a: p("A") } });
    expect(furniture(made).map((all) => all.filter((one) => one.includes("header")))).toEqual([
      ["default header: \tNorthwind Staffing / A"],
      [],
      ["default header: \tNorthwind Staffing / A"],
    ]);
  });

  test("is on the pages of a document that names no section", async () => {
    expect(furniture(await make(p("x")))).toHaveLength(1);
    expect(furniture(await make(`${p("x")}<w:sectPr/>`))).toHaveLength(1);
  });

  test("moves the text down only where the margin is too small for it and exact", async () => {
    const margins = async (top: number, header?: number) =>
      /<w:pgMar[^>]*>/.exec((await make(p("x") + section(size + edges(top, header)))).document)?.[0];
    expect(await margins(1440)).toBe(edges(1440).replace("/>", "/>"));
    expect(await margins(-1440)).toBe(edges(-1440));
    expect(await margins(-900)).toContain('w:top="-971"');
    const centimetres = await make(
      p("x") + section('<w:pgMar w:top="1cm" w:right="1cm" w:bottom="1cm" w:left="1cm" w:header="1cm" w:footer="1cm"/>'),
    );
    expect(centimetres.document).toContain('w:header="284"');
    // Word moves the text down by itself; a new header goes nearer to the edge.
    expect(await margins(900)).toContain('w:top="900"');
    expect(await margins(900)).toContain('w:header="284"');
    expect(await margins(1200)).toContain('w:header="513"');
  });

  test("moves the text down under what floats above it on the first page, and tells of what does not move", async () => {
    const anchor = (from: string, twips: number, height = 1000, content = "<a:blip/>") =>
      `<w:r><w:drawing><wp:anchor><wp:positionV relativeFrom="${from}"><wp:posOffset>${twips * 635 + 1}</wp:posOffset></wp:positionV><wp:extent cx="1" cy="${height * 635}"/>${content}</wp:anchor></w:drawing></w:r>`;
    const made = async (first: string, printed = letterhead) => {
      const { document, codes } = await make(first + p("x") + section(size + edges(1440)), {}, { words: ["Jane"], letterhead: printed });
      return [/w:top="(-?[\d.]+)"/.exec(document)?.[1], ...codes];
    };
    expect(await made(p(anchor("paragraph", -1000)))).toEqual(["1971"]);
    expect(await made(p(anchor("paragraph", -1000, 1000, p("Engineer"))))).toEqual(["1971"]);
    expect(await made(p(anchor("paragraph", -1000, 1000, p("Jane"))))).toEqual(["1440"]);
    expect(await made(p(anchor("paragraph", -100)))).toEqual(["1440"]);
    // It would stand above the page: Word moves it onto it.
    expect(await made(p(anchor("paragraph", -5000)))).toEqual(["2411"]);
    expect(await made(`<w:tbl><w:tblPr><w:tblpPr w:tblpY="-1000"/></w:tblPr><w:tr><w:tc>${p("x")}</w:tc></w:tr></w:tbl>`)).toEqual([
      "1971",
    ]);
    expect(await made(p(anchor("page", 500)))).toEqual(["1440", "letterhead"]);
    expect(await made(p(anchor("page", 5000)))).toEqual(["1440"]);
    expect(await made(p(anchor("paragraph", -1000, 15_000)))).toEqual(["1440"]);
    const footerOnly = { footer: ["Northwind"], colors: letterhead.colors };
    expect(await made(p(anchor("paragraph", -1400) + anchor("page", 500)), footerOnly)).toEqual(["1440"]);
    expect(await made(p(anchor("paragraph", 6000, 8000)))).toEqual(["1440"]);
    expect(await made(p(anchor("paragraph", 7000, 8000)))).toEqual(["1440", "letterhead"]);
    expect(await made(p("x") + p(anchor("paragraph", -1000)))).toEqual(["1440"]);
  });

  test("has the agency's name where it has no logo, and no line where it has nothing to say", async () => {
    const { logo: _logo, ...named } = letterhead;
    const made = await make(p("x") + section(""), {}, { letterhead: named });
    expect(furniture(made)[0]).toContain("default header: Northwind\tNorthwind Staffing");
    const bare = await make(p("x") + section(""), {}, { letterhead: { colors: letterhead.colors } });
    expect(furniture(bare)).toEqual([[]]);
  });

  test("is written with the names of its format", async () => {
    const made = await make(p("x"));
    const header = made.xml("word/header1.xml");
    const bases = [
      "wordprocessingml/2006/main",
      "officeDocument/2006/relationships",
      "drawingml/2006/wordprocessingDrawing",
      "drawingml/2006/main",
      "drawingml/2006/picture",
    ];
    for (const base of bases) expect(header).toContain(`="http://schemas.openxmlformats.org/${base}"`);
    const strict = penFor(true);
    const logo = strict.logo({ relationId: "r", widthMm: 1, heightMm: 1, alt: "", drawingId: 1 });
    for (const base of ["drawingml/wordprocessingDrawing", "drawingml/main", "drawingml/picture"])
      expect(logo).toContain(`="http://purl.oclc.org/ooxml/${base}"`);
    for (const base of ["wordprocessingml/main", "officeDocument/relationships"])
      expect(strict.namespaces).toContain(`="http://purl.oclc.org/ooxml/${base}"`);
    expect(strict.paragraph("", { rtl: false })).toContain('w:start="0" w:end="0"');
  });

  test("higher than the margin of a page that names none is left to Word", async () => {
    const made = await make(p("x"), {}, { letterhead: { ...letterhead, logo: { png, widthMm: 30, heightMm: 60, alt: "" } } });
    expect(made.document).not.toContain("pgMar");
  });

  test("reaches from margin to margin of the page, whichever size that has", async () => {
    const position = async (inner: string) =>
      /<w:tab w:val="right" w:pos="(\d+)"/.exec((await make(p("x") + section(inner))).xml("word/header1.xml"))?.[1];
    expect(await position(size + edges(1440))).toBe("9906");
    expect(await position('<w:pgMar w:top="1440" w:right="1000" w:bottom="1" w:left="500"/>')).toBe("10740");
    expect(await position("")).toBe("9360");
  });

  test("in Hebrew runs from right to left", async () => {
    const made = await make(p("x"), {}, { letterhead: { header: "סודי", footer: ["סודי"], colors: letterhead.colors } });
    expect(made.xml("word/footer1.xml")).toContain('<w:bidi w:val="1"/>');
    expect(made.xml("word/header1.xml")).toContain('<w:bidi w:val="1"/>');
    expect(made.xml("word/header1.xml")).toContain('<w:rtl/></w:rPr><w:t xml:space="preserve">סודי');
  });

  test("gives its drawings numbers that no other has", async () => {
    const drawing = '<w:r><w:drawing><wp:inline><wp:docPr id="7" name="x"/></wp:inline></w:drawing></w:r>';
    const made = await make(p(run("x") + drawing), {}, { cover });
    const ids = [...made.all.matchAll(/<wp:docPr id="(\d+)"/g)].map(([, id]) => id);
    expect(ids.toSorted()).toEqual(["7", "8", "9"]);
  });
});

describe("a cover", () => {
  test("is a first page of its own, with the notice at its foot", async () => {
    const made = await make(p("CV") + section(size + edges(1440)), {}, { cover });
    expect(paragraphsOf(made.document)).toEqual(["", "Candidate 4711", "Engineer", "Presented by Northwind.", "Free in May.", "CV"]);
    expect(furniture(made)).toEqual([
      ["default footer: Name withheld. / Northwind GmbH / Confidential"],
      ["default footer: Northwind GmbH / Confidential", "default header: \tNorthwind Staffing"],
    ]);
  });

  test("has its title below the top of the page, by a fifth of its height", async () => {
    const before = async (inner: string) => {
      const { document } = await redactedBody(p("CV") + section(inner), { cover });
      return [...document.matchAll(/w:before="(\d+)"/g)].map(([, twips]) => twips)[0];
    };
    expect(await before(size)).toBe("3368");
    expect(await before("")).toBe("3168");
  });

  test("has the page of the CV and leaves its section as it is", async () => {
    const own = section(`${size}${edges(1440)}<w:cols w:num="2"/>`);
    const made = await redactedBody(p("CV") + own, { cover: { ...cover, notice: [] } });
    expect(bodyOf(made.document)).toEndWith(p("CV") + own);
    expect(made.document).toMatch(
      /<w:pgSz w:w="11906" w:h="16838"\/><w:pgMar [^>]*w:top="1440"[^>]*\/><w:pgNumType w:start="0"\/><\/w:sectPr>/,
    );
    expect(furniture(made)).toEqual([[], []]);
  });

  test("has a line of no height behind it where the CV begins with what floats, before which LibreOffice would lose the end of the cover", async () => {
    const lineBefore = async (first: string) => {
      const { document } = await redactedBody(first + p("Engineer") + section(size), { cover });
      const lines = paragraphsOf(document);
      return lines[lines.indexOf("CV") - 1] === "";
    };
    const cell = `<w:tr><w:tc>${p("CV")}</w:tc></w:tr>`;
    expect(await lineBefore(p("CV"))).toBe(false);
    expect(await lineBefore(`<w:tbl><w:tblPr/>${cell}</w:tbl>`)).toBe(false);
    expect(await lineBefore(`<w:tbl><w:tblPr><w:tblpPr w:tblpY="1"/></w:tblPr>${cell}</w:tbl>`)).toBe(true);
    expect(await lineBefore('<w:p><w:pPr><w:framePr w:w="2000"/></w:pPr><w:r><w:t>CV</w:t></w:r></w:p>')).toBe(true);
  });

  test("does not give the CV its footer, on no kind of page", async () => {
    const parts = { settings: "<w:evenAndOddHeaders/>", footers: { f: p("Page") } };
    const made = await redactedBody(p("CV") + section(refer("footer", "default", "f")), { cover }, parts);
    expect(furniture(made)).toEqual([
      ["default footer: Name withheld.", "even footer: Name withheld."],
      ["default footer: Page", "even footer: "],
    ]);
  });

  test("ends its page also where the CV says that it continues on the same", async () => {
    const made = await redactedBody(p("CV") + section('<w:type w:val="continuous"/>'), { cover });
    expect(made.document).toContain('<w:type w:val="nextPage"/>');
    const numbered = await redactedBody(p("CV") + section('<w:pgNumType w:start="3"/>'), { cover });
    expect(numbered.document).not.toContain('w:start="0"');
  });

  test("has all measures of margins, also where the CV lacks some", async () => {
    const made = await redactedBody(p("CV") + section('<w:pgMar w:top="1440" w:right="1" w:bottom="1440" w:left="1"/>'), { cover });
    const [own = ""] = /<w:pgMar[^>]*>/.exec(made.document) ?? [];
    for (const measure of ['header="720"', 'footer="720"', 'gutter="0"', 'top="1440"', 'right="1"']) expect(own).toContain(measure);
  });

  test("has margins of its own where the text of the CV begins above its header", async () => {
    const made = await redactedBody(p("CV") + section(size + edges(-1440)), { cover });
    expect(made.document).toMatch(/<w:pgSz w:w="11906" w:h="16838"\/><w:pgMar [^>]*w:top="1440"/);
  });

  test("in Arabic runs from right to left", async () => {
    const made = await redactedBody(p("CV"), { cover: { ...cover, title: "مرشح", rtl: true } });
    expect(made.document).toContain('<w:bidi w:val="1"/>');
    expect(made.document).toContain("<w:bidi/></w:sectPr>");
  });

  test("and a letterhead are read back by the reader of Word files", async () => {
    const { bytes } = await make(p("Engineer at Acme"), {}, { cover });
    const reading = await readDocx(bytes, { readAsset, ocr: "never", maxPages: 10 });
    expect(reading.lines.map(({ text }) => text)).toEqual([
      "Northwind Staffing",
      "Candidate 4711",
      "Engineer",
      "Presented by Northwind.",
      "Free in May.",
      "Engineer at Acme",
      "Name withheld.",
      "Northwind GmbH",
      "Confidential",
    ]);
  });
});
