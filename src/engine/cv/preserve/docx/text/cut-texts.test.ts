import { describe, expect, test } from "bun:test";
import { p, run, tab, table, textBox } from "../../../read/docx/word-file.testing.ts";
import { bodyOf, paragraphsOf, redactedBody } from "../redact.testing.ts";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const lineBreak = "<w:r><w:br/></w:r>";
const paragraphs = async (body: string, ...words: string[]) => paragraphsOf((await redactedBody(body, { words })).document);

describe("what is withheld is cut from the text of a paragraph", () => {
  test("over several runs, and what stands in its place has the look of the first", async () => {
    const body = p(run("Dear ") + run("Jane ", "<w:b/>") + run("Do", "<w:i/>") + run("e, hello"));
    const { document, cuts } = await redactedBody(body, { words: ["Jane Doe"], replacement: "J. D." });
    expect(bodyOf(document)).toBe(p(run("Dear ") + run("J. D.", "<w:b/>") + run(", hello")));
    expect(cuts).toBe(1);
  });

  test("with the soft hyphens in it", async () => {
    const { document } = await redactedBody(p(`${run("Ja")}<w:r><w:softHyphen/></w:r>${run("ne, Lisbon")}`), { words: ["Jane, "] });
    expect(bodyOf(document)).toBe(p("Lisbon"));
  });

  test("and every other byte stays as it is", async () => {
    const body = `<w:p w14:paraId="0A"  xmlns:w14='http://schemas.microsoft.com/office/word/2010/wordml'><w:pPr><w:jc w:val='right'/></w:pPr><w:r><w:t>R&amp;D &#233; </w:t></w:r></w:p >${p("Jane Doe, Lisbon")}<w:p/>`;
    const { document } = await redactedBody(body, { words: ["Jane Doe, "] });
    expect(bodyOf(document)).toBe(body.replace("Jane Doe, ", ""));
  });

  test("where tabs and breaks stand between its words", async () => {
    const { document } = await redactedBody(p(run("Jane") + tab + run("Doe") + lineBreak + run("Berlin")), { words: ["Jane\tDoe"] });
    expect(bodyOf(document)).toBe(p("Berlin"));
  });

  test("whatever tabs, breaks, hyphens and symbols it is written with", async () => {
    const sign = (name: string) => `<w:r><w:${name}/></w:r>`;
    const content = `${run("a") + sign("ptab") + run("b") + sign("cr") + run("c") + sign("noBreakHyphen") + run("d") + sign("softHyphen") + run("e")}<w:r><w:sym w:font="Symbol" w:char="F0B7"/></w:r>${run("f")}`;
    const asked: string[] = [];
    const cutsIn = (text: string) => {
      asked.push(text);
      return [];
    };
    const stops = '<w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs>';
    const drawn =
      "<w:r><w:drawing><wp:inline><a:p><a:r><a:t>x</a:t></a:r><a:br/><a:r><a:t>y</a:t></a:r></a:p></wp:inline></w:drawing></w:r>";
    await redactedBody(p(content, stops) + p(run("out") + textBox(p("in"), 0, 0, 9, 9) + drawn), { cutsIn });
    expect(asked.filter((text) => text.length < 20 && !text.includes(":"))).toEqual(
      expect.arrayContaining(["a\tb\nc-de•f", "out", "in", "x\ny"]),
    );
    const icon =
      '<w:r><w:sym w:font="Wingdings" w:char="F028"/></w:r><w:r><w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr><w:t>J</w:t></w:r>';
    expect(await paragraphs(p(icon + run("0123")) + p("b"), "0123")).toEqual(["b"]);
  });

  test("whatever invisible characters, wide spaces and ligatures it is written with", async () => {
    const typed = ["jane@ex\u00adample.com", "Ja\u200bne\u00a0Doe", "O\ufb03ce Street", "Jose\u0301 Paz", "J A N E   D O E"];
    const found = await paragraphs(
      typed.map((text) => p(`${text} x`.replace("E x", "E"))).join(""),
      "jane@example.com",
      "Jane Doe",
      "Office Street",
      "José Paz",
    );
    expect(found.map((text) => text.trim())).toEqual(["x", "x", "x", "x"]);
  });

  test("and a single cut of a text counts once, also where the text stands twice for old programs", async () => {
    const { document, cuts } = await redactedBody(p(textBox(p("Call Jane now"), 0, 0, 100, 20)), { words: ["Jane "] });
    expect(paragraphsOf(document).filter((text) => text.includes("Call now"))).toHaveLength(2);
    expect(document).not.toContain("Jane");
    expect(cuts).toBe(1);
  });

  test("in alternatives of a run", async () => {
    const either = (one: string, other: string) =>
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:t>${one}</w:t></mc:Choice><mc:Fallback><w:t>${other}</w:t></mc:Fallback></mc:AlternateContent></w:r>`;
    const { document } = await redactedBody(p(run("I am ") + either("Jane", "Jane") + run(" Doe, hello")), { words: ["Jane Doe"] });
    expect(document).not.toMatch(/Jane|Doe/);
  });

  test("which keeps the spaces at its ends", async () => {
    const { document } = await redactedBody(p("<w:r><w:t>by Jane</w:t></w:r><w:r><w:t>Jane, too</w:t></w:r>"), { words: ["Jane"] });
    expect(bodyOf(document)).toBe(p('<w:r><w:t xml:space="preserve">by </w:t></w:r><w:r><w:t>, too</w:t></w:r>'));
  });

  test("of several lines at once", async () => {
    expect(await paragraphs(p(run("by Jane") + lineBreak + run("Doe, Lisbon") + lineBreak + run("Doe")), "Jane\nDoe")).toEqual([
      "by , Lisbon\nDoe",
    ]);
  });

  test("and a tab alone may be replaced", async () => {
    expect(
      await redactedBody(p(run("a") + tab + run("b")), { words: ["\t"], replacement: "-" }).then(({ document }) => paragraphsOf(document)),
    ).toEqual(["a-b"]);
  });

  test("with the reading above it", async () => {
    const ruby =
      "<w:r><w:ruby><w:rubyPr/><w:rt><w:r><w:t>yamada</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>山田</w:t></w:r></w:rubyBase></w:ruby></w:r>";
    const { document } = await redactedBody(p(run("氏名 ") + ruby + run("です")), { words: ["山田"] });
    expect(document).not.toMatch(/yamada|山田/);
    expect(document).toContain("です");
  });

  test("in formulas, word art and tables in tables", async () => {
    const art = '<w:r><w:pict><v:shape><v:textpath string="Jane Doe CV"/></v:shape></w:pict></w:r>';
    const inner = table([100], [["Jane Doe"]]) + p("x");
    const { document } = await redactedBody(
      `${p("<m:oMath><m:r><m:t>Jane Doe</m:t></m:r></m:oMath>")}<m:oMathPara><m:oMath><m:r><m:t>by Jane Doe</m:t></m:r></m:oMath></m:oMathPara>${p(art)}${table([100], [[inner]])}`,
      { words: ["Jane Doe"] },
    );
    expect(document).not.toContain("Jane");
    expect(document).toContain('string=" CV"');
    expect(document).toContain("<m:t>by </m:t>");
  });

  test("in headers, footers, footnotes and endnotes", async () => {
    const note = (id: string) => `<w:r><w:${id}Reference w:id="2"/></w:r>`;
    const parts = {
      headers: { h1: p("Head of Jane Doe") },
      footers: { f1: p("Foot of Jane Doe") },
      footnotes: `<w:footnote w:id="2">${p("Note of Jane Doe")}</w:footnote>`,
      related: { e1: ["endnotes", "endnotes.xml"] as [string, string] },
      files: {
        "word/endnotes.xml": `<w:endnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:endnote w:id="2">${p("End of Jane Doe")}</w:endnote></w:endnotes>`,
      },
    };
    const body = `${p(run("x") + note("footnote") + note("endnote"))}<w:sectPr><w:headerReference w:type="default" r:id="h1"/><w:footerReference w:type="default" r:id="f1"/></w:sectPr>`;
    const { all, xml } = await redactedBody(body, { words: ["Jane Doe"] }, parts);
    expect(all).not.toContain("Jane");
    expect(paragraphsOf(xml("word/header1.xml") + xml("word/footer1.xml") + xml("word/footnotes.xml") + xml("word/endnotes.xml"))).toEqual([
      "Head of ",
      "Foot of ",
      "Note of ",
      "End of ",
    ]);
  });

  test("in diagrams and charts, also in the copies that they keep of their table", async () => {
    const a = "http://schemas.openxmlformats.org/drawingml/2006/main";
    const graphic = (inner: string) =>
      `<w:r><w:drawing><wp:inline><wp:extent cx="9" cy="9"/><a:graphic><a:graphicData>${inner}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
    const data = (name: string) =>
      `<dgm:${name} xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="${a}"><dgm:t><a:p><a:r><a:t>Jane</a:t></a:r><a:r><a:t> Doe leads</a:t></a:r></a:p></dgm:t></dgm:${name}>`;
    const chart = `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="${a}" xmlns:r="${OFFICE}"><c:title><a:p><a:r><a:t>Skills of Jane Doe</a:t></a:r></a:p></c:title><c:tx><c:strRef><c:f>'Jane Doe'!A1</c:f><c:strCache><c:pt><c:v>912345678</c:v></c:pt></c:strCache></c:strRef></c:tx><c:numCache><c:pt><c:v>912345678</c:v></c:pt></c:numCache><c:externalData r:id="rId1"/></c:chartSpace>`;
    const { all, xml, names } = await redactedBody(
      p(
        graphic('<dgm:relIds r:dm="d1" r:lo="d2"/>') +
          graphic('<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="c1"/>'),
      ),
      { words: ["Jane Doe", "912345678"] },
      {
        related: {
          d1: ["diagramData", "d1.xml"],
          d2: ["diagramLayout", "d2.xml"],
          d3: ["../../../microsoft/diagramDrawing", "d3.xml"],
          c1: ["chart", "c1.xml"],
        },
        files: {
          "word/d1.xml": data("dataModel"),
          "word/d2.xml": data("layoutDef"),
          "word/d3.xml": data("drawing"),
          "word/c1.xml": chart,
          "word/_rels/c1.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/package" Target="jane.xlsx"/></Relationships>`,
          "word/jane.xlsx": "PK table of Jane Doe",
        },
      },
    );
    expect(all).not.toContain("Jane");
    expect(xml("word/diagrams/drawing1.xml")).toContain("<a:t> leads</a:t>");
    expect(xml("word/charts/chart1.xml")).toContain("<c:strCache><c:pt><c:v></c:v></c:pt></c:strCache>");
    // An amount of a chart is no telephone number.
    expect(xml("word/charts/chart1.xml")).toContain("<c:numCache><c:pt><c:v>912345678</c:v>");
    expect(names.some((name) => name.endsWith("xlsx"))).toBe(false);
  });
});

describe("a paragraph that has lost its text", () => {
  const bullet = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';

  test("goes, with its bullet and the signs between its values", async () => {
    expect(
      await paragraphs(p("a") + p("jane@example.com", bullet) + p("☎ jane@example.com | 0123") + p("b"), "jane@example.com", "0123"),
    ).toEqual(["a", "b"]);
  });

  test("leaves it to the next one that the row of its table keeps with the row below", async () => {
    const keeps = '<w:pStyle w:val="H"/><w:keepNext/>';
    const cell = async (first: string, second: string) =>
      bodyOf((await redactedBody(table([9], [[first + second]]) + p("b"), { words: ["Jane"] })).document);
    const made = (content: string) => table([9], [[content]]) + p("b");
    expect(await cell(p("Jane", keeps), p("x", '<w:pStyle w:val="T"/>'))).toBe(made(p("x", '<w:pStyle w:val="T"/><w:keepNext/>')));
    expect(await cell(p("Jane", keeps), p("x"))).toBe(made(p("x", "<w:keepNext/>")));
    expect(await cell(p("Jane", keeps), p("x", '<w:keepNext w:val="0"/>'))).toBe(made(p("x", "<w:keepNext/>")));
    expect(await cell(p("Jane", keeps), `<w:p>${run("x")}</w:p>`)).toBe(made(`<w:p><w:pPr><w:keepNext/></w:pPr>${run("x")}</w:p>`));
    expect(await cell(p("Jane", keeps), p("x", "<w:keepNext/>"))).toBe(made(p("x", "<w:keepNext/>")));
    expect(await cell(p("Jane"), p("x"))).toBe(made(p("x")));
    expect(await cell(p("x"), p("Jane", keeps) + p("y"))).toBe(made(p("x") + p("y")));
  });

  test("stays where something stands for the text", async () => {
    const { document } = await redactedBody(p("Jane") + p("b"), { words: ["Jane"], replacement: "Candidate" });
    expect(paragraphsOf(document)).toEqual(["Candidate", "b"]);
  });

  test("stays as the only one of its cell or box, behind a table and between two", async () => {
    const cell = table([100, 100], [["Jane", "x"]]);
    expect(await paragraphs(cell + p("Jane") + cell + p("Jane"), "Jane")).toEqual(["", "x", "", "", "x", ""]);
    expect(await paragraphs(p(run("x") + textBox(p("Jane"), 0, 0, 9, 9)), "Jane").then((all) => all.length)).toBeGreaterThan(1);
  });

  test("stays for a picture, a note, a field, the end of a section or of a page", async () => {
    const held = [
      `<w:r><w:drawing><wp:inline/></w:drawing></w:r>`,
      ...["pict", "object", "footnoteRef", "endnoteRef", "separator", "continuationSeparator", "pgNum"].map(
        (name) => `<w:r><w:${name}/></w:r>`,
      ),
      ...["footnote", "endnote"].map((note) => `<w:r><w:${note}Reference w:id="2"/></w:r>`),
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
      `<w:fldSimple w:instr="PAGE"><w:r><w:t>1</w:t></w:r></w:fldSimple>`,
      `<w:r><w:br w:type="page"/></w:r>`,
    ];
    for (const one of held) expect(await paragraphs(p(run("Jane") + one) + p("b"), "Jane", "1")).toHaveLength(2);
    expect(await paragraphs(p("Jane", "<w:sectPr/>") + p("Jane", "<w:pageBreakBefore/>") + p("b"), "Jane")).toHaveLength(3);
  });

  test("goes also where a table was removed with it", async () => {
    const row = `<w:tr><w:trPr><w:del w:id="1" w:author="x"/></w:trPr><w:tc>${p("Jane")}</w:tc></w:tr>`;
    expect(await paragraphs(`<w:tbl>${row}</w:tbl>${p("Jane")}${p("b")}`, "Jane")).toEqual(["b"]);
  });

  test("leaves its bookmarks, to which links lead", async () => {
    const marked = p(`<w:bookmarkStart w:id="7" w:name="top"/>${run("Jane")}`);
    const { document } = await redactedBody(marked + p(`<w:bookmarkEnd w:id="7"/>${run("b")}`), { words: ["Jane"] });
    expect(bodyOf(document)).toBe(`<w:bookmarkStart w:id="7" w:name="top"/>${p(`<w:bookmarkEnd w:id="7"/>${run("b")}`)}`);
  });

  test("a line of it goes with its break", async () => {
    const lines = (...texts: string[]) => p(texts.map((text) => run(text)).join(lineBreak));
    expect(await paragraphs(lines("Jane", "Lisbon", "Jane", "Jane") + lines("Lisbon", "Jane") + lines("x", ""), "Jane")).toEqual([
      "Lisbon",
      "Lisbon",
      "x\n",
    ]);
  });

  test("goes with the labels of its values", async () => {
    const lines = p(run("Phone:") + tab + run("0123") + tab + run("Email:") + tab + run("jane@example.com"));
    expect(
      await paragraphs(lines + p("Tel. 0123") + p(run("Cork") + lineBreak + run("Mail: jane@example.com")), "jane@example.com", "0123"),
    ).toEqual(["Cork"]);
    const icon = "<w:r><w:drawing><wp:inline/></w:drawing></w:r>";
    expect(
      await paragraphs(
        table(
          [9, 9, 9],
          [
            ["Telefon", p(icon), "0123"],
            ["Telefon", "x", "0123"],
          ],
        ) + p("b"),
        "0123",
      ),
    ).toEqual(["", "", "", "Telefon", "x", "", "b"]);
    expect(await paragraphs(table([9, 9, 9, 9], [["Telefon", "", "Ort", "0123"]]) + p("b"), "0123")).toEqual(["Telefon", "", "", "", "b"]);
    const rows = [
      ["Telefon", "0123"],
      ["E-Mail", "jane@example.com", "Ort", "Kiel"],
      ["Firma", "0123"],
    ];
    expect(await paragraphs(table([9, 9], rows), "jane@example.com", "0123")).toEqual(["", "", "Ort", "Kiel", "Firma", ""]);
  });

  test("a row of a table goes when all its cells have lost theirs", async () => {
    const rows = [
      ["Jane", ""],
      ["x", "Jane"],
      ["Jane", "Jane"],
    ];
    expect(await paragraphs(table([9, 9], rows) + p("b"), "Jane")).toEqual(["x", "", "b"]);
    expect(await paragraphs(table([9, 9], [["Jane", "Jane"]]) + p("b"), "Jane")).toEqual(["", "", "b"]);
  });
});
