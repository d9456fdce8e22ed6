import { describe, expect, test } from "bun:test";
import {
  Document,
  Footer,
  FootnoteReferenceRun,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from "docx";
import { strToU8, unzipSync, zipSync } from "fflate";
import { readAsset } from "../../../setup/assets.ts";
import type { PageImage, ReadTools } from "../../reading.ts";
import { rgbPng } from "../images/png.ts";
import { photoParts, readDocx } from "./read-docx.ts";
import { bold, p, run, tab, table, textBox, type WordParts, wordFile } from "./word-file.testing.ts";

const tools: ReadTools = { readAsset, ocr: "auto", maxPages: 100 };
const read = (body: string, parts?: WordParts) => readDocx(wordFile(body, parts), tools);
const texts = async (body: string, parts?: WordParts) => (await read(body, parts)).lines.map((line) => line.text);
const refused = async (bytes: Uint8Array) => (await readDocx(bytes, tools).catch((error) => error)).code;
const line = async (body: string, parts?: WordParts) => (await read(body, parts)).lines[0];

describe("paragraphs", () => {
  test("a paragraph is one line, however many runs it has", async () => {
    expect(await texts(p(run("Senior ") + run("Engi", "<w:b/>") + run("neer")) + p("ACME"))).toEqual(["Senior Engineer", "ACME"]);
  });

  test("Hindi and Thai have the weight and size of complex scripts", async () => {
    const complex = '<w:bCs/><w:szCs w:val="32"/>';
    expect((await line(p(run("शिक्षा", complex))))?.style).toMatchObject({ bold: true, size: 16 });
    expect((await line(p(run("การศึกษา", complex))))?.style).toMatchObject({ bold: true, size: 16 });
    expect((await line(p(run("Education", complex))))?.style.bold).toBe(false);
    expect((await line(p(run("शिक्षा", "<w:b/>"))))?.style.bold).toBe(true);
  });

  test("words whose letters are set apart by hand are words again", async () => {
    expect(await texts(p("J A N E   D O E") + p("P R O F I L E") + p("A B C E") + p("A B C D E"))).toEqual([
      "JANE DOE",
      "PROFILE",
      "A B C E",
      "A B C D E",
    ]);
  });

  test("a tab or three spaces stand between cells, leading tabs are indentation", async () => {
    const [job, gap, indented] = (await read(p(run("Engineer") + tab + tab + run("2018")) + p("ACME     2018") + p(tab + run("Text"))))
      .lines;
    expect(job?.text).toBe("Engineer\t2018");
    expect(gap?.cells.map((cell) => cell.text)).toEqual(["ACME", "2018"]);
    expect(indented).toMatchObject({ text: "Text", indent: 36 });
  });

  test("a cell behind a right tab stop ends at the stop", async () => {
    const found = await line(p(run("Job") + tab + run("2018"), '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>'));
    expect(found?.cells[1]?.x).toBe(430);
  });

  test("a line break begins a line of the same paragraph", async () => {
    const { lines } = await read(p("<w:r><w:t>One</w:t><w:br/><w:t>Two</w:t><w:br w:type='page'/><w:t>Three</w:t></w:r>"));
    expect(lines.map((found) => [found.text, found.physicalLines[0]?.paragraph])).toEqual([
      ["One", 0],
      ["Two", 0],
      ["Three", 0],
    ]);
  });

  test("an empty paragraph is a gap and no line", async () => {
    const { lines } = await read(p("One") + p("") + p("Two", '<w:spacing w:before="240"/>'));
    expect(lines.map((found) => found.gap)).toEqual([0, 2]);
  });

  test("ligatures, soft hyphens, hard spaces and direction marks come out as plain text", async () => {
    expect(
      await texts(p(`${run("Of\uFB01ce\u00A0Man\u00ADager\u200F")}<w:r><w:softHyphen/><w:noBreakHyphen/><w:t>B2</w:t></w:r>`)),
    ).toEqual(["Office Manager-B2"]);
  });

  test("rules and bands behind headings are told", async () => {
    const bottom = '<w:pBdr><w:bottom w:val="single" w:sz="6"/></w:pBdr>';
    const { lines } = await read(
      p("Experience", bottom) + p("Text") + p("Education", '<w:shd w:val="clear" w:fill="DDDDDD"/>') + p("Skills") + p("", bottom),
    );
    expect(lines.map((found) => [found.ruled, found.shaded])).toEqual([
      [true, undefined],
      [undefined, undefined],
      [undefined, true],
      [true, undefined],
    ]);
  });

  test("capitals by format keep the letters that were typed", async () => {
    expect(await texts(p("Jane McDonald", "", "<w:caps/>"))).toEqual(["Jane McDonald"]);
  });
});

const STYLES = `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/><w:rFonts w:ascii="Arial"/></w:rPr></w:rPrDefault></w:docDefaults>
  <w:style w:type="paragraph" w:default="1" w:styleId="Standard"><w:name w:val="Normal"/></w:style>
  <w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:basedOn w:val="Standard"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="My Section"/><w:basedOn w:val="berschrift1"/><w:rPr><w:i/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Titel"><w:name w:val="Title"/></w:style>
  <w:style w:type="paragraph" w:styleId="Outlined"><w:name w:val="Block"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>
  <w:style w:type="paragraph" w:styleId="Loop"><w:name w:val="Loop"/><w:basedOn w:val="Loop"/></w:style>
  <w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>`;

describe("styles", () => {
  test("styles inherit, and headings are known in every language of Word", async () => {
    const style = (id: string) => `<w:pStyle w:val="${id}"/>`;
    const { lines } = await read(
      p("A", style("Mine")) + p("B", style("Titel")) + p("C", style("Outlined")) + p("D") + p("E", style("Loop")),
      { styles: STYLES },
    );
    expect(lines.map((found) => found.heading)).toEqual([1, 0, 2, undefined, undefined]);
    expect(lines[0]?.style).toMatchObject({ size: 14, bold: true, italic: true, font: "Arial" });
    expect(lines[3]?.style).toMatchObject({ size: 11, bold: false });
  });

  test("bold inside a bold style switches bold off", async () => {
    const found = await line(p(run("x", '<w:rStyle w:val="Strong"/>'), '<w:pStyle w:val="berschrift1"/>'), { styles: STYLES });
    expect(found?.style.bold).toBe(false);
  });

  test("fonts of the theme have their real name", async () => {
    const theme =
      '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:themeElements><a:fontScheme><a:minorFont><a:latin typeface="Aptos"/></a:minorFont></a:fontScheme></a:themeElements></a:theme>';
    const found = await line(p("x", "", '<w:rFonts w:asciiTheme="minorHAnsi"/>'), {
      related: { t: ["theme", "theme1.xml"] },
      files: { "word/theme1.xml": theme },
    });
    expect(found?.style.font).toBe("Aptos");
  });
});

const level = (depth: number, format: string, text: string, extra = "") =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${extra}</w:lvl>`;
const NUMBERING =
  `<w:abstractNum w:abstractNumId="1">${level(0, "decimal", "%1.")}${level(1, "lowerLetter", "%1.%2)")}</w:abstractNum>` +
  `<w:abstractNum w:abstractNumId="2">${level(0, "bullet", "\uF0B7", '<w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr><w:rPr><w:rFonts w:ascii="Symbol"/></w:rPr>')}</w:abstractNum>` +
  '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>';
const item = (text: string, id: number, depth = 0) => p(text, `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${id}"/></w:numPr>`);

test("elements, formats and units that are called as what every object has are unknown ones", async () => {
  const odd = ["constructor", "__proto__", "__defineGetter__", "toString"];
  const elements = odd.map((name) => `<${name} xmlns=""/>`).join("");
  const body =
    `<w:p><w:pPr>${elements}</w:pPr>${elements}<w:r><w:rPr>${elements}<w:highlight w:val="constructor"/></w:rPr>${elements}<w:t>Engineer</w:t></w:r></w:p>` +
    p("item", '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>') +
    p("far", '<w:ind w:left="2constructor"/>');
  const { lines } = await read(body, {
    numbering: `<w:abstractNum w:abstractNumId="1">${level(0, "constructor", "%1.")}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`,
  });
  expect(lines.map(({ text, bullet, indent }) => [text, bullet?.glyph, indent])).toEqual([
    ["Engineer", undefined, 0],
    ["item", "1.", 0],
    ["far", undefined, 2],
  ]);
});

describe("lists", () => {
  test("numbers count as Word counts them, bullets show their glyph", async () => {
    const { lines } = await read(
      item("a", 1) + item("b", 1, 1) + item("c", 1, 1) + item("d", 1) + item("e", 1, 1) + item("f", 2) + item("g", 0),
      { numbering: NUMBERING },
    );
    expect(lines.map((found) => found.bullet?.glyph)).toEqual(["1.", "1.a)", "1.b)", "2.", "2.a)", "•", undefined]);
    expect(lines[5]).toMatchObject({ indent: 36, bullet: { level: 0 } });
  });

  test("an item that names its list itself has the indent of the list, one whose style names it that of the style", async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="Far"><w:pPr><w:ind w:left="2880"/></w:pPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Listed"><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr><w:ind w:left="2880"/></w:pPr></w:style>';
    const { lines } = await read(
      p("own", '<w:pStyle w:val="Far"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr>') +
        p("styled", '<w:pStyle w:val="Listed"/>'),
      { numbering: NUMBERING, styles },
    );
    expect(lines.map((found) => [found.text, found.bullet?.glyph, found.indent])).toEqual([
      ["own", "•", 36],
      ["styled", "•", 144],
    ]);
  });

  test("markers typed by hand are bullets; numbers, phones and words are not", async () => {
    const { lines } = await read(
      ["- one", "• two", "•three", "–\tfour", "o\tfive", "+49 30 123", "o homem", "-5 %", "●●●○○", "→ six"]
        .map((text) => p(run(text)))
        .join(""),
    );
    expect(lines.map((found) => found.bullet?.glyph)).toEqual(["-", "•", "•", "–", "o", undefined, undefined, undefined, undefined, "→"]);
    expect(lines.slice(0, 5).map((found) => found.text)).toEqual(["one", "two", "three", "four", "five"]);
  });

  test("a symbol is the bullet that it shows, an icon is set aside", async () => {
    const symbol = (char: string) => `<w:r><w:sym w:font="Wingdings" w:char="${char}"/></w:r>`;
    const reading = await read(p(symbol("F0A7") + run(" Java")) + p(symbol("F028") + run(" 030 123")));
    expect(reading.lines.map((found) => [found.bullet?.glyph, found.text])).toEqual([
      ["▪", "Java"],
      [undefined, "030 123"],
    ]);
    expect(reading.setAside).toMatchObject([{ reason: "decoration", detail: "icon" }]);
  });
});

describe("what stands in the text and is not its text", () => {
  const field = (code: string, result: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

  test("links are kept when they are safe to follow", async () => {
    const link = (id: string) => `<w:hyperlink r:id="${id}">${run(id)}</w:hyperlink>`;
    const body = p(link("good")) + p(link("bad")) + p(field('HYPERLINK "mailto:a@b.example"', "mail"));
    const { lines } = await read(body, { links: { good: "https://x.example/?a=1&b=2", bad: "javascript:alert(1)" } });
    expect(lines.map((found) => found.cells[0]?.runs[0]?.link)).toEqual(["https://x.example/?a=1&b=2", undefined, "mailto:a@b.example"]);
  });

  test("the result of a field within a link belongs to the link, and what follows the link does not", async () => {
    const around = field('HYPERLINK "https://example.org"', "by ").replace(
      /(<w:r><w:fldChar w:fldCharType="end")/,
      `${field("QUOTE", "Anna")}$1`,
    );
    const runs = (await line(p(around + run(" 2019"))))?.cells[0]?.runs;
    expect(runs?.map(({ text, link }) => [text.trim(), link])).toEqual([
      ["by Anna", "https://example.org"],
      ["2019", undefined],
    ]);
  });

  test("nothing within the code of a field is text, no tab and no line break either", async () => {
    const code = "<w:r><w:instrText>QUOTE</w:instrText><w:tab/><w:br/><w:t>code</w:t></w:r>";
    const split = field("QUOTE", "Leith").replace("<w:r><w:instrText>QUOTE</w:instrText></w:r>", code);
    expect((await read(p(`${run("From ")}${split}${run(" by night")}`))).lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ["From Leith by night"],
    ]);
  });

  test("a field that never ends loses no text", async () => {
    expect(await texts(p(`<w:r><w:fldChar w:fldCharType="begin"/></w:r>${run("One")}`) + p("Two"))).toEqual(["One", "Two"]);
  });

  test("insertions are read, deletions are not", async () => {
    const gone = "<w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>there</w:t></w:r></w:moveFrom>";
    const joined = `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run("half ")}</w:p>${p("whole")}`;
    expect(await texts(p(`${gone}<w:ins>${run("new")}</w:ins>`) + joined)).toEqual(["new", "half whole"]);
  });

  test("a paragraph that Word divides for its styles alone is one with the next; a hidden mark by itself ends its paragraph", async () => {
    const marked = (mark: string) => `<w:p><w:pPr><w:rPr>${mark}</w:rPr></w:pPr>${run("half ")}</w:p>${p("whole")}`;
    expect(await texts(marked("<w:vanish/><w:specVanish/>"))).toEqual(["half whole"]);
    for (const mark of ["<w:vanish/>", "<w:specVanish/>", '<w:vanish w:val="0"/><w:specVanish/>', '<w:vanish/><w:specVanish w:val="0"/>'])
      expect(await texts(marked(mark))).toEqual(["half", "whole"]);
  });

  test("hidden, white and tiny text is set aside with the reason", async () => {
    const reading = await read(
      p(run("Seen ") + run("vanished", "<w:vanish/>")) +
        p("white", "", '<w:color w:val="FFFFFF"/>') +
        p("tiny", "", '<w:sz w:val="2"/>') +
        p("two points", "", '<w:sz w:val="4"/>') +
        p("on blue", '<w:shd w:fill="000080"/>', '<w:color w:val="FFFFFF"/>'),
    );
    expect(reading.lines.map((found) => found.text)).toEqual(["Seen", "on blue"]);
    expect(reading.setAside.map((aside) => [aside.text, aside.reason, aside.detail])).toEqual([
      ["vanished", "hidden", "hidden text"],
      ["white", "hidden", "same colour as its background"],
      ["tiny", "hidden", "too small to see"],
      ["two points", "hidden", "too small to see"],
    ]);
  });

  test("a prompt that nobody filled in is set aside, a heading left as the template had it is not", async () => {
    const control = (text: string) => `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${p(text)}</w:sdtContent></w:sdt>`;
    const reading = await read(control("Experience") + control("Click or tap here to enter text.") + control("[Job title]"));
    expect(reading.lines.map((found) => found.text)).toEqual(["Experience"]);
    expect(reading.setAside).toHaveLength(2);
  });

  test("notes are read after the body, comments are not read", async () => {
    const note =
      '<w:footnote w:id="1"><w:p><w:r><w:t>See annex</w:t></w:r></w:p></w:footnote><w:footnote w:id="2"><w:p><w:r><w:t>unused</w:t></w:r></w:p></w:footnote>';
    const { lines } = await read(p(`${run("Text")}<w:r><w:footnoteReference w:id="1"/></w:r>`), { footnotes: note });
    expect(lines.map((found) => [found.text, found.place])).toEqual([
      ["Text", "body"],
      ["See annex", "footnote"],
    ]);
  });

  test("formulas and phonetic guides keep the text that carries the meaning", async () => {
    expect(
      await texts(
        p("<m:oMath><m:r><m:t>E=mc²</m:t></m:r></m:oMath>") +
          p(`<w:r><w:ruby><w:rt>${run("とう")}</w:rt><w:rubyBase>${run("東")}</w:rubyBase></w:ruby></w:r>`),
      ),
    ).toEqual(["E=mc²", "東"]);
  });
});

describe("headers and footers", () => {
  const section = (inner: string) => `<w:sectPr>${inner}<w:pgSz w:w="11906" w:h="16838"/></w:sectPr>`;
  const page = '<w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple>';

  test("a header comes before the body, a footer after it, mere page numbers go aside", async () => {
    const reading = await read(
      p("Body") + section('<w:headerReference w:type="default" r:id="h1"/><w:footerReference w:type="default" r:id="f1"/>'),
      {
        headers: { h1: p("Jane Doe") },
        footers: { f1: p(`${run("Page ")}${page}${run(" of ")}${page}`) + p(`${run("jane@x.example")}${tab}${page}`) },
      },
    );
    expect(reading.lines.map((found) => [found.text, found.place])).toEqual([
      ["Jane Doe", "header"],
      ["Body", "body"],
      ["jane@x.example", "footer"],
    ]);
    expect(reading.setAside.map((aside) => aside.text)).toEqual(["Page 1 of 1", "1"]);
    expect(reading.pages).toEqual([{ number: 1, width: 595.3, height: 841.9, ocr: false }]);
  });

  test("a name beside a page number stays", async () => {
    const header =
      p(run("Jane Doe | Page ") + page + run(" of ") + page) +
      p(`${run("Jane Doe – ")}${page}`) +
      p(`${run("Oldalszám ")}${page}${run(" összesen ")}${page}`);
    const { lines, setAside } = await read(p("Body") + section('<w:headerReference w:type="default" r:id="h1"/>'), {
      headers: { h1: header },
    });
    expect(lines.map((found) => found.text)).toEqual(["Jane Doe", "Body"]);
    expect(setAside.map((aside) => aside.reason)).toEqual(["page_number", "page_number", "page_number", "repeated"]);
  });

  test("only headers that are shown are read, and the same line once", async () => {
    const references =
      '<w:headerReference w:type="first" r:id="h1"/><w:headerReference w:type="default" r:id="h2"/><w:headerReference w:type="even" r:id="h3"/>';
    const headers = { h1: p("Jane Doe") + p("Berlin"), h2: p("Jane Doe"), h3: p("never") };
    expect(await texts(p("Body") + section(`${references}<w:titlePg/>`), { headers })).toEqual(["Jane Doe", "Berlin", "Body"]);
    expect(await texts(p("Body") + section(references), { headers })).toEqual(["Jane Doe", "Body"]);
    const evenPages = (value: string) => ({ headers, settings: `<w:evenAndOddHeaders${value}/>` });
    expect(await texts(p("Body") + section(references), evenPages(""))).toEqual(["Jane Doe", "never", "Body"]);
    expect(await texts(p("Body") + section(references), evenPages(' w:val="0"'))).toEqual(["Jane Doe", "Body"]);
  });

  test("a watermark is set aside", async () => {
    const art =
      '<w:r><w:pict><v:shape id="PowerPlusWaterMarkObject1" style="position:absolute;width:400pt;height:100pt"><v:textpath string="DRAFT"/></v:shape></w:pict></w:r>';
    const reading = await read(p("Body") + section('<w:headerReference w:type="default" r:id="h1"/>'), { headers: { h1: p(art) } });
    expect(reading.lines.map((found) => found.text)).toEqual(["Body"]);
    expect(reading.setAside).toEqual([{ text: "DRAFT", reason: "watermark" }]);
  });
});

describe("boxes", () => {
  test("a text box is a flow of its own and read once, not again from its fallback", async () => {
    const { lines } = await read(p(textBox(p("Contact") + p("Berlin"), 30, 100, 150, 300) + run("Jane Doe")) + p("Engineer"));
    expect(lines.map((found) => [found.text, found.flow, found.place])).toEqual([
      ["Jane Doe", 0, "body"],
      ["Engineer", 0, "body"],
      ["Contact", 1, "textbox"],
      ["Berlin", 1, "textbox"],
    ]);
  });

  test("boxes of one paragraph are read column by column", async () => {
    const boxes = [
      [300, 200, "Experience"],
      [300, 400, "Education"],
      [30, 210, "Skills"],
      [30, 50, "Name over all", 500],
      [30, 390, "Languages"],
    ] as const;
    const body = p(boxes.map(([x, y, text, width]) => textBox(p(text), x, y, width ?? 200, 100)).join(""));
    expect(await texts(body)).toEqual(["Name over all", "Skills", "Languages", "Experience", "Education"]);
  });

  test("boxes of different pages do not mix", async () => {
    const box = (text: string, x: number) => textBox(p(text), x, 100, 200, 100);
    const body =
      p(box("one left", 30) + box("one right", 300)) +
      p('<w:r><w:br w:type="page"/></w:r>') +
      p(box("two left", 30) + box("two right", 300));
    expect(await texts(body)).toEqual(["one left", "one right", "two left", "two right"]);
  });

  test("a box beside the text does not divide a section", async () => {
    const heading = (text: string) => p(text, '<w:outlineLvl w:val="0"/>');
    expect(
      await texts(
        heading("Profile") + p("One") + p(textBox(p("Aside"), 400, 200, 100, 200) + run("Two")) + p("Three") + heading("Work") + p("Four"),
      ),
    ).toEqual(["Profile", "One", "Two", "Three", "Aside", "Work", "Four"]);
  });

  test("a box alone in the line of text, or with text above and below only, is a line of the text around it", async () => {
    const inline = (text: string) =>
      `<w:r><w:drawing><wp:inline><wp:extent cx="5000000" cy="250000"/><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${p(text)}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
    const between = textBox(p("Education"), 0, 0, 400, 20)
      .replace('positionV relativeFrom="page"', 'positionV relativeFrom="paragraph"')
      .replace("<wp:extent", "<wp:wrapTopAndBottom/><wp:extent");
    const { lines } = await read(
      p("Jane") + p(inline("Work")) + p("Engineer") + p(between) + p("BSc") + p(textBox(p("Aside"), 9, 9, 9, 9)),
    );
    expect(lines.map((found) => [found.text, found.flow, found.place])).toEqual([
      ["Jane", 0, "body"],
      ["Work", 0, "body"],
      ["Engineer", 0, "body"],
      ["Education", 0, "body"],
      ["BSc", 0, "body"],
      ["Aside", 1, "textbox"],
    ]);
  });

  test("frames beside the text hold its headings and its dates", async () => {
    const inMargin = '<w:framePr w:w="1900" w:hAnchor="page" w:x="500" w:vAnchor="text" w:y="1"/>';
    const atRight = '<w:framePr w:w="2200" w:hAnchor="margin" w:xAlign="right" w:vAnchor="text" w:y="1"/>';
    const work = p("Employment", inMargin) + p("2014 – 2017", atRight) + p("Web designer, Old Wharf") + p("Built its pages");
    const found = await read(p("Jane Doe") + work + p("Education", inMargin) + p("2010 – 2014", atRight) + p("University of Leith"));
    expect(found.lines.map(({ text }) => text)).toEqual([
      "Jane Doe",
      "Employment",
      "Web designer, Old Wharf\t2014 – 2017",
      "Built its pages",
      "Education",
      "University of Leith\t2010 – 2014",
    ]);
    expect(new Set(found.lines.map(({ flow }) => flow)).size).toBe(1);
  });

  test("one frame beside the text, or frames of more lines, are flows of their own", async () => {
    const frame = '<w:framePr w:w="1900" w:hAnchor="page" w:x="500" w:vAnchor="text" w:y="1"/>';
    const flows = async (body: string) => new Set((await read(body)).lines.map(({ flow }) => flow)).size;
    expect(await flows(p("Jane Doe") + p("Employment", frame) + p("Web designer"))).toBe(2);
    const notes = p("A note", frame) + p("of two lines", frame) + p("Web designer");
    expect(await flows(p("Jane Doe") + notes + notes)).toBeGreaterThan(1);
  });

  test("paragraphs in a frame are a flow of their own", async () => {
    const frame = '<w:framePr w:w="2000" w:hAnchor="page" w:x="500" w:y="1"/>';
    const { lines } = await read(p("Contact", frame) + p("Berlin", frame) + p("Jane Doe"));
    expect(lines.map((found) => [found.text, found.flow])).toEqual([
      ["Contact", 0],
      ["Berlin", 0],
      ["Jane Doe", 1],
    ]);
  });

  test("a drop cap belongs to its word", async () => {
    expect(await texts(p("M", '<w:framePr w:dropCap="drop" w:lines="3"/>') + p("anager of five teams"))).toEqual(["Manager of five teams"]);
  });

  test("a drop cap in the style of a heading makes no heading of its paragraph, a heading whose end was joined to it stays one", async () => {
    const level = '<w:outlineLvl w:val="0"/>';
    const cap = p("M", `<w:framePr w:dropCap="drop" w:lines="3"/>${level}`) + p("anager of five teams");
    expect((await line(cap))?.heading).toBeUndefined();
    const joined = p("Work ", `${level}<w:rPr><w:del/></w:rPr>`) + p("experience");
    expect(await line(joined)).toMatchObject({ text: "Work experience", heading: 1 });
  });

  test("groups of shapes and diagrams give their text", async () => {
    const shape = (text: string, x: number) =>
      `<wps:wsp><wps:spPr><a:xfrm><a:off x="${x}" y="0"/><a:ext cx="100" cy="100"/></a:xfrm></wps:spPr><wps:txbx><w:txbxContent>${p(text)}</w:txbxContent></wps:txbx></wps:wsp>`;
    const drawing = (inner: string) =>
      `<w:r><w:drawing><wp:anchor><wp:extent cx="2540000" cy="1270000"/><a:graphic><a:graphicData>${inner}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;
    const group = `<wpg:wgp><wpg:grpSpPr><a:xfrm><a:chOff x="0" y="0"/><a:chExt cx="200" cy="100"/></a:xfrm></wpg:grpSpPr>${shape("right", 100)}${shape("left", 0)}</wpg:wgp>`;
    const data = `<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><dgm:pt><dgm:t><a:p><a:r><a:t>Plan</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:dataModel>`;
    const parts: WordParts = { related: { d: ["diagramData", "data1.xml"] }, files: { "word/data1.xml": data } };
    expect(await texts(p(drawing(group)) + p(drawing('<dgm:relIds r:dm="d"/>')), parts)).toEqual(["left", "right", "Plan"]);
    const point = (text: string) => `<dgm:pt><dgm:t><a:p><a:r><a:t xml:space="preserve">${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
    const points = data.replace(/<dgm:pt>.*<\/dgm:pt>/, ["Plan", " ", "Build"].map(point).join(""));
    const { lines } = await read(p(drawing('<dgm:relIds r:dm="d"/>')), { ...parts, files: { "word/data1.xml": points } });
    expect(lines.map(({ text, gap }) => [text, gap])).toEqual([
      ["Plan", 0],
      ["Build", 0],
    ]);
  });

  test("a passport-shaped picture near the top may be the photo", async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const picture = (cx: number) =>
      `<w:r><w:drawing><wp:inline><wp:extent cx="${cx}" cy="1400000"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="i${cx}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
    const parts: WordParts = {
      related: { i1100000: ["image", "a.png"], i6000000: ["image", "b.png"] },
      files: { "word/a.png": png, "word/b.png": png },
    };
    const { images } = await read(p(picture(1100000) + picture(6000000)) + p("Jane Doe"), parts);
    expect(images.map((image) => [image.looksLikePhoto, image.type])).toEqual([
      [true, "png"],
      [false, undefined],
    ]);
  });

  test("of the pictures of a file the parts that hold the photo are told", () => {
    const picture = (id: string, cx: number) =>
      `<w:r><w:drawing><wp:inline><wp:extent cx="${cx}" cy="1400000"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
    const parts: WordParts = { related: { face: ["image", "face.png"], banner: ["image", "banner.png"] } };
    const pictures = picture("face", 1_100_000) + picture("banner", 6_000_000) + picture("lost", 1_100_000);
    expect([...photoParts(wordFile(p(pictures) + p("Jane Doe"), parts))]).toEqual(["word/face.png"]);
  });

  test("a photo tells nothing but its picture", async () => {
    const jpeg = (...told: number[]) => Uint8Array.of(0xff, 0xd8, ...told, 0xff, 0xda, 0, 2, 7, 0xff, 0xd9);
    const drawing = `<wp:inline><wp:extent cx="1100000" cy="1400000"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="i"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline>`;
    const parts: WordParts = { related: { i: ["image", "a.jpg"] }, files: { "word/a.jpg": jpeg(0xff, 0xfe, 0, 4, 72, 105) } };
    const { images } = await read(p(`<w:r><w:drawing>${drawing}</w:drawing></w:r>`) + p("Jane Doe"), parts);
    expect(images[0]?.bytes).toEqual(jpeg());
  });

  test("a file that holds only the picture of a page is read from it, as dark on white as it looks", async () => {
    const seen: PageImage[] = [];
    const recognize: ReadTools["recognize"] = async (pages) => {
      seen.push(...pages);
      return pages.map(({ page }) => ({
        page,
        rotation: 0,
        confidence: 90,
        words: [{ text: "Recognized", confidence: 90, lineKey: 0, box: { page, x: 50, y: 50, width: 60, height: 8 } }],
      }));
    };
    // Left half transparent, right half half-transparent black.
    const pixels = Uint8Array.from({ length: 100 * 140 * 4 }, (_, i) => (i % 4 === 3 && Math.floor(i / 4) % 100 >= 50 ? 128 : 0));
    const parts: WordParts = {
      related: { page: ["image", "page.png"] },
      files: { "word/page.png": rgbPng(pixels, 100, 140, 4) },
    };
    const picture =
      '<w:r><w:drawing><wp:inline><wp:extent cx="6350000" cy="8890000"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="page"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
    const file = wordFile(p(picture), parts);
    const { format, ocr, lines, messages } = await readDocx(file, { ...tools, recognize });

    expect({ format, ocr, text: lines.map((line) => line.text) }).toEqual({ format: "docx", ocr: true, text: ["Recognized"] });
    expect(messages.map(({ code }) => code)).toEqual(["page_recognized"]);
    const { gray, width, height } = seen[0] as PageImage;
    const middle = Math.floor(height / 2) * width;
    expect(gray[middle + Math.floor(width / 4)]).toBe(255);
    expect(Math.abs((gray[middle + Math.floor((width * 3) / 4)] as number) - 127)).toBeLessThan(4);
    expect((await readDocx(file, { ...tools, recognize, ocr: "never" }).catch((error) => error)).message).toStartWith(
      "This Word file holds only pictures",
    );
    for (const lost of ["lost", "linked", "gif", "missing"]) {
      const links = { linked: "https://x.example/page.png" };
      const others: WordParts = {
        related: { gif: ["image", "page.gif"], missing: ["image", "missing.png"] },
        files: { "word/page.gif": "GIF89a" },
      };
      const empty = wordFile(p(picture.replace('"page"', `"${lost}"`)), { links, ...others });
      expect((await readDocx(empty, { ...tools, recognize }).catch((error) => error)).message).toStartWith(
        "This Word file holds only pictures",
      );
    }
  });
});

describe("text columns", () => {
  test("a column break begins a flow, a narrow column is a sidebar", async () => {
    const columns = '<w:sectPr><w:cols w:num="2" w:equalWidth="0"><w:col w:w="3000"/><w:col w:w="6000"/></w:cols></w:sectPr>';
    const { lines } = await read(
      p("Jane Doe", '<w:sectPr><w:type w:val="continuous"/></w:sectPr>') +
        p("Contact") +
        p('<w:r><w:br w:type="column"/><w:t>Work</w:t></w:r>') +
        columns,
    );
    expect(lines.map((found) => [found.text, found.flow, found.place])).toEqual([
      ["Jane Doe", 0, "body"],
      ["Contact", 1, "sidebar"],
      ["Work", 2, "body"],
    ]);
  });
});

describe("tables", () => {
  const side = bold("Contact") + p("Berlin") + p("030 123") + bold("Skills") + p("Java");
  const main = bold("Profile") + p("Engineer with a long and eventful history") + bold("Experience") + p("ACME") + p("Beta") + p("Gamma");

  test("sidebar and main column are flows of their own, the row above both comes first", async () => {
    const { lines } = await read(table([3000, 6000], [["Jane Doe"], [side, main]]));
    expect(lines.map((found) => found.text)).toEqual([
      "Jane Doe",
      "Contact",
      "Berlin",
      "030 123",
      "Skills",
      "Java",
      "Profile",
      "Engineer with a long and eventful history",
      "Experience",
      "ACME",
      "Beta",
      "Gamma",
    ]);
    expect(lines.map((found) => found.flow)).toEqual([0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
    expect(lines[1]).toMatchObject({ place: "sidebar" });
    expect(lines.every((found) => found.table === undefined)).toBe(true);
  });

  test("columns over several rows are read down, not across", async () => {
    const found = await texts(
      table(
        [3000, 6000],
        [
          [side, main],
          [bold("Hobbies") + p("Chess") + p("Go"), bold("Education") + p("School") + p("MSc") + p("BSc")],
        ],
      ),
    );
    expect(found.indexOf("Hobbies")).toBeLessThan(found.indexOf("Profile"));
  });

  test("dates stand on the first line of what they belong to", async () => {
    const { lines } = await read(
      table(
        [2000, 7000],
        [
          ["2018 - 2020", p("Engineer") + p("Built a thing") + p("Ran it")],
          ["2015 - 2018", "Intern"],
        ],
      ),
    );
    expect(lines.map((found) => found.text)).toEqual(["2018 - 2020\tEngineer", "Built a thing", "Ran it", "2015 - 2018\tIntern"]);
    expect(lines[0]?.table).toMatchObject({ row: 0, column: 0, columns: 2 });
    expect(new Set(lines.map((found) => found.flow)).size).toBe(1);
  });

  test("dates on the right stand on the first line too", async () => {
    expect(await texts(table([7000, 2000], [[p("Engineer") + p("Built a thing") + p("Ran it"), "2018 - 2020"]]))).toEqual([
      "Engineer\t2018 - 2020",
      "Built a thing",
      "Ran it",
    ]);
  });

  test("dates on two lines are read before the lines that they stand beside", async () => {
    const job =
      p("Engineer for conveyor belts and packing lines") + p("Built the packing line of the second hall") + p("Ran it for two years");
    const dates = p("March 2018 to") + p("June 2020");
    const found = await texts(table([2000, 7000], [[dates, job]]));
    expect(found.slice(0, 3)).toEqual(["March 2018 to", "June 2020", "Engineer for conveyor belts and packing lines"]);
  });

  test("a section heading in the margin stands above its section", async () => {
    const jobs =
      p("Engineer at ACME in Berlin, responsible for the whole range of products") +
      p("Intern at Beta in Hamburg, helped wherever help was needed, 2015");
    expect(
      (
        await texts(
          table(
            [2000, 7000],
            [
              [bold("Experience"), jobs],
              [
                bold("Education"),
                p("MSc in Berlin, with honours, on the structure of tables in documents, 2014, and much more") + p("BSc"),
              ],
            ],
          ),
        )
      ).slice(0, 2),
    ).toEqual(["Experience", "Engineer at ACME in Berlin, responsible for the whole range of products"]);
  });

  test("a data table gives a line of cells per row and names its header", async () => {
    const { lines } = await read(
      table(
        [3000, 3000, 3000],
        [
          [bold("Skill"), bold("Years"), bold("Level")],
          ["Java", "5", "expert"],
          ["SQL", "9", "good"],
        ],
      ),
    );
    expect(lines.map((found) => [found.text, found.table?.header])).toEqual([
      ["Skill\tYears\tLevel", true],
      ["Java\t5\texpert", undefined],
      ["SQL\t9\tgood", undefined],
    ]);
  });

  test("names of columns that are wrapped by hand are one name each", async () => {
    const head = [p("Tool"), p("Years of") + p("practice"), p("Level")];
    expect((await texts(table([3000, 3000, 3000], [head, ["Java", "5", "expert"], ["SQL", "9", "good"]])))[0]).toBe(
      "Tool\tYears of practice\tLevel",
    );
  });

  test("a form gives a line per label and value", async () => {
    expect(
      await texts(
        table(
          [2000, 2500, 2000, 2500],
          [
            ["Name:", "Jane", "Born:", "1990"],
            ["City:", "Berlin", "Phone:", "123"],
          ],
        ),
      ),
    ).toEqual(["Name:\tJane", "Born:\t1990", "City:\tBerlin", "Phone:\t123"]);
  });

  test("a column of colons belongs to the labels", async () => {
    const rows = [
      ["Naam", ":", "Jane Doe"],
      ["Rijbewijs", ":", "B"],
    ];
    expect(await texts(table([2000, 200, 5000], rows))).toEqual(["Naam:\tJane Doe", "Rijbewijs:\tB"]);
  });

  test("the first paragraph of a value stands beside its label, the others follow", async () => {
    expect(
      await texts(
        table(
          [2000, 7000],
          [
            ["Role:", "Engineer"],
            ["Tasks:", p("Design") + p("Test")],
          ],
        ),
      ),
    ).toEqual(["Role:\tEngineer", "Tasks:\tDesign", "Test"]);
  });

  test("rows of employers, places and years beside tasks are read across, however long they are", async () => {
    const row = (name: string) => [bold(name) + p("Berlin") + p("2018 - 2020"), bold("Architect") + p("Design") + p("Build")];
    const found = await texts(table([3000, 6000], [row("ACME"), row("Beta")]));
    expect(found.indexOf("Architect")).toBeLessThan(found.indexOf("Beta"));
  });

  test("years and places at the right stand beside title and employer", async () => {
    const { lines } = await read(table([7000, 2000], [[bold("Engineer") + p("ACME") + p("• Design"), p("2018 - 2020") + p("Berlin")]]));
    expect(lines.map((found) => found.text)).toEqual(["Engineer\t2018 - 2020", "ACME\tBerlin", "Design"]);
  });

  test("empty rows are gaps", async () => {
    const { lines } = await read(
      table(
        [2000, 7000],
        [
          ["2018", "Engineer"],
          ["", ""],
          ["2015", "Intern"],
        ],
      ),
    );
    expect(lines.map((found) => found.gap)).toEqual([0, 1]);
  });

  test("labels and values that share two cells are matched line by line", async () => {
    expect(await texts(table([2000, 7000], [[p("Name:") + p("Phone:"), p("Jane") + p("123")]]))).toEqual(["Name:\tJane", "Phone:\t123"]);
  });

  test("a table of one column is ordinary text", async () => {
    const { lines } = await read(p("Before") + table([9000], [["Inside"], ["Too"]]) + p("After"));
    expect(lines.map((found) => [found.text, found.flow, found.table])).toEqual([
      ["Before", 0, undefined],
      ["Inside", 0, undefined],
      ["Too", 0, undefined],
      ["After", 0, undefined],
    ]);
  });

  test("a table within a cell keeps its rows", async () => {
    const inner = table(
      [1000, 1000],
      [
        ["Java", "5"],
        ["SQL", "9"],
      ],
    );
    expect(await texts(table([3000, 6000], [[side, bold("Skills") + inner + p("more") + p("and more")]]))).toContain("SQL\t9");
  });

  test("a title that is merged down the side of its rows stands above them", async () => {
    const cellOf = (content: string, merge = "") => `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/>${merge}</w:tcPr>${content}</w:tc>`;
    const row = (first: string, ...others: string[]) => `<w:tr>${first}${others.map((text) => cellOf(p(text))).join("")}</w:tr>`;
    const title = (...stacked: string[]) =>
      cellOf(stacked.map((text) => p(text)).join(""), '<w:vMerge w:val="restart"/><w:shd w:val="clear" w:fill="EEEEEE"/>');
    const below = cellOf(p(""), "<w:vMerge/>");
    const form = [
      row(title("학", "력"), "기간", "학교명"),
      row(below, "2011 – 2015", "중앙대학교"),
      row(title("Work"), "Period", "Employer"),
      row(below, "2019 – 2021", "Acme"),
    ].join("");
    const grid = '<w:gridCol w:w="3000"/>'.repeat(3);
    const { lines } = await read(`<w:tbl><w:tblGrid>${grid}</w:tblGrid>${form}</w:tbl>`);
    expect(lines.map((found) => found.text)).toEqual([
      "학력",
      "기간\t학교명",
      "2011 – 2015\t중앙대학교",
      "Work",
      "Period\tEmployer",
      "2019 – 2021\tAcme",
    ]);
    expect(lines[0]?.shaded).toBe(true);
  });

  test("a sidebar merged over several rows stays one column", async () => {
    const cellOf = (content: string, merge = "") => `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/>${merge}</w:tcPr>${content}</w:tc>`;
    const rows =
      `<w:tr>${cellOf(side, '<w:vMerge w:val="restart"/>')}${cellOf(p("Jane Doe"))}</w:tr>` +
      ["Profile", "Experience"]
        .map((text) => `<w:tr>${cellOf(p(""), "<w:vMerge/>")}${cellOf(bold(text) + p("Text of it") + p("More of it"))}</w:tr>`)
        .join("");
    const { lines } = await read(`<w:tbl><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="6000"/></w:tblGrid>${rows}</w:tbl>`);
    expect(lines.map((found) => found.flow)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
    expect(lines[5]?.text).toBe("Jane Doe");
  });
});

describe("files of other producers", () => {
  test("a file made by a program library reads like one from Word", async () => {
    const page = new TextRun({ children: ["Page ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES] });
    const row = (cells: string[], tableHeader: boolean) =>
      new TableRow({ tableHeader, children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) });
    const children = [
      new Paragraph({ text: "Jane Doe", heading: HeadingLevel.TITLE }),
      new Paragraph({ text: "Experience", heading: HeadingLevel.HEADING_1 }),
      new Paragraph({ children: [new TextRun("Engineer"), new TextRun({ children: [new Tab(), "2018 – 2020"] })] }),
      new Paragraph({ text: "Built it", bullet: { level: 1 } }),
      new Paragraph({ children: [new TextRun("Noted"), new FootnoteReferenceRun(1)] }),
      new Table({ rows: [row(["Skill", "Level"], true), row(["Java", "good"], false)] }),
    ];
    const bytes = await Packer.toArrayBuffer(
      new Document({
        footnotes: { 1: { children: [new Paragraph("See annex")] } },
        sections: [{ footers: { default: new Footer({ children: [new Paragraph({ children: [page] })] }) }, children }],
      }),
    );
    const { lines, setAside } = await readDocx(new Uint8Array(bytes), tools);
    expect(lines.map((found) => found.text)).toEqual([
      "Jane Doe",
      "Experience",
      "Engineer\t2018 – 2020",
      "Built it",
      "Noted",
      "Skill\tLevel",
      "Java\tgood",
      "See annex",
    ]);
    expect(lines.map((found) => found.heading).slice(0, 3)).toEqual([0, 1, undefined]);
    expect(lines[3]?.bullet?.level).toBe(1);
    expect(lines[5]?.table?.header).toBe(true);
    expect(setAside.map((aside) => aside.reason)).toEqual(["page_number"]);
  });
});

describe("odd files", () => {
  const xml = (body: string) =>
    `<?xml version="1.0"?><ns:document xmlns:ns="http://purl.oclc.org/ooxml/wordprocessingml/main"><ns:body>${body}</ns:body></ns:document>`;
  const zipped = (document: Uint8Array) => zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": document });
  const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));

  test("the strict namespaces, other prefixes and UTF-16 are read", async () => {
    const strict = xml("<ns:p><ns:r><ns:t>Jürgen</ns:t></ns:r></ns:p>");
    for (const bytes of [strToU8(strict), utf16(strict.replace('"1.0"', '"1.0" encoding="UTF-16"'))])
      expect((await readDocx(zipped(bytes), tools)).lines[0]?.text).toBe("Jürgen");
  });

  test("what cannot be read is refused with the right code", async () => {
    expect(await refused(new Uint8Array())).toBe("empty");
    expect(await refused(strToU8("PK\u0003\u0004 and nothing more"))).toBe("corrupt");
    expect(await refused(wordFile(p("")))).toBe("no_text");
    expect(await refused(wordFile(p("x")).slice(0, 400))).toBe("corrupt");
    expect(await refused(zipSync({ "hello.txt": strToU8("hello") }))).toBe("unsupported_format");
  });

  test("a broken part beside the text costs a message, not the CV", async () => {
    const files = unzipSync(wordFile(p("Jane Doe", '<w:pStyle w:val="x"/>'), { styles: STYLES }));
    files["word/styles.xml"] = strToU8('<!DOCTYPE a [<!ENTITY b "c">]><a/>');
    const { lines, messages } = await readDocx(zipSync(files), tools);
    expect(lines[0]?.text).toBe("Jane Doe");
    expect(messages.map((message) => message.code)).toEqual(["damaged"]);
  });

  test("an inserted document is reported, charts give their names and values", async () => {
    const values = (name: string, texts: string[]) => `<c:${name}>${texts.map((text) => `<c:v>${text}</c:v>`).join("")}</c:${name}>`;
    const chart = `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:ser>${values("cat", ["Java", "SQL"])}${values("val", ["5", "3"])}</c:ser></c:chartSpace>`;
    const drawing = `<w:r><w:drawing><wp:inline><wp:extent cx="9" cy="9"/><a:graphic><a:graphicData><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="c"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
    const parts: WordParts = { related: { c: ["chart", "chart1.xml"] }, files: { "word/chart1.xml": chart } };
    const { lines, messages } = await read(`<w:altChunk r:id="a"/>${p(drawing)}`, parts);
    expect(lines.map((found) => found.text)).toEqual(["Java\t5", "SQL\t3"]);
    expect(messages.map((message) => message.code)).toEqual(["embedded_document"]);
  });

  test("a document far beyond the page limit is refused", async () => {
    expect((await readDocx(wordFile(p("word ".repeat(2000))), { ...tools, maxPages: 1 }).catch((error) => error)).message).toBe(
      "This document has more than 1 pages.",
    );
  });

  test("entities are never expanded", async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "b">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>`;
    expect(await refused(zipped(strToU8(bomb)))).toBe("corrupt");
  });

  test("a file that unpacks to too much, or nests too deep, is refused before it costs memory", async () => {
    expect(await refused(zipped(strToU8(xml(`<ns:p><ns:r><ns:t>${"a".repeat(20_000_000)}</ns:t></ns:r></ns:p>`))))).toBe("too_large");
    expect(await refused(zipped(strToU8(xml(`${"<ns:sdt>".repeat(1000)}${"</ns:sdt>".repeat(1000)}`))))).toBe("too_large");
  });

  test("a lying size in the directory is not believed", async () => {
    const bytes = zipped(strToU8(xml(`<ns:p><ns:r><ns:t>${"a".repeat(20_000_000)}</ns:t></ns:r></ns:p>`)));
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at < bytes.length - 4; at++) if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
    expect(await refused(bytes)).toBe("too_large");
  });
});

test("title, author and language of a file are those of its properties, as far as there are any", async () => {
  const properties = async (inner: string) => {
    const core = `<cp:coreProperties xmlns:cp="urn:cp" xmlns:dc="http://purl.org/dc/elements/1.1/">${inner}</cp:coreProperties>`;
    return (await read(p("Anna"), { files: { "docProps/core.xml": core } })).properties;
  };
  expect(await properties("<dc:title> CV </dc:title><dc:creator>Anna Nowak</dc:creator><dc:language>pl-PL</dc:language>")).toEqual({
    title: "CV",
    author: "Anna Nowak",
    language: "pl-PL",
  });
  expect(await properties("<dc:title> </dc:title><dc:creator/>")).toEqual({});
  expect((await read(p("Anna"))).properties).toEqual({});
});

test("a cell is as wide as it says in points; a width in percent is left to the columns of the table", async () => {
  const widthsOf = async (type: string, width: number) => {
    const cell = (text: string) => `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="${type}"/></w:tcPr>${p(text)}</w:tc>`;
    const grid = '<w:tblGrid><w:gridCol w:w="1000"/><w:gridCol w:w="8000"/></w:tblGrid>';
    const { lines } = await read(`<w:tbl><w:tblPr/>${grid}<w:tr>${cell("2019")}${cell("Fitter")}</w:tr></w:tbl>`);
    return lines.flatMap(({ cells }) => cells.map(({ x }) => x));
  };
  expect(await widthsOf("pct", 2500)).toEqual([0, 50]);
  expect(await widthsOf("dxa", 4000)).toEqual([0, 200]);
});

test("a cell behind spaces stands as far to the right as there are spaces", async () => {
  const placeBehind = async (spaces: number) => (await line(p(`ACME${" ".repeat(spaces)}2018`)))?.cells[1]?.x ?? 0;
  const [five, ten] = [await placeBehind(5), await placeBehind(10)];
  const [one] = (await read(p("ACME"))).lines;
  expect(ten - five).toBeCloseTo(5 * 0.28 * (one?.style.size ?? 0), 0);
  expect((await line(p("ACME  2018")))?.cells).toHaveLength(1);
});

test("a symbol without a character that exists is left out, and the text beside it stays", async () => {
  const symbol = (char: string) => `<w:r><w:sym w:font="Wingdings" w:char="${char}"/></w:r>`;
  for (const char of ["", "ZZZZ", "0", "110000", "-5"])
    expect({ char, texts: await texts(p(symbol(char) + run("Java"))) }).toEqual({ char, texts: ["Java"] });
});

test("a text box in a header belongs to the header, one in the text is a box", async () => {
  const header = '<w:sectPr><w:headerReference w:type="default" r:id="h1"/></w:sectPr>';
  const box = (text: string) => p(textBox(p(text), 300, 20, 150, 40));
  const { lines } = await read(p("Body") + box("In a box") + header, { headers: { h1: box("Jane Doe") } });
  const places = Object.fromEntries(lines.map(({ text, place }) => [text, place]));
  expect(places).toEqual({ "Jane Doe": "header", Body: "body", "In a box": "textbox" });
});
