import { describe, expect, test } from "bun:test";
import { bold, p, run, table, textBox, wordFile } from "../../../read/docx/word-file.testing.ts";
import { bodyOf, paragraphsOf, redacted, redactedBody } from "../redact.testing.ts";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const by = 'w:id="1" w:author="Jane Doe" w:date="2026-01-02T03:04:05Z"';
const body = async (content: string) => bodyOf((await redactedBody(content)).document);

describe("tracked changes are accepted, and nobody is named for them", () => {
  test("what was inserted stays, what was deleted goes", async () => {
    const changed = `${run("I ")}<w:ins ${by}>${run("am ")}</w:ins><w:del ${by}><w:r><w:delText>was </w:delText></w:r></w:del>${run("here")}`;
    const { document, codes, all } = await redactedBody(p(changed));
    expect(bodyOf(document)).toBe(p(run("I ") + run("am ") + run("here")));
    expect(codes).toEqual(["revisions"]);
    expect(all).not.toContain("Jane");
  });

  test("what was moved stands where it was moved to", async () => {
    const from = `<w:moveFromRangeStart ${by} w:name="m"/><w:moveFrom ${by}>${run("moved")}</w:moveFrom><w:moveFromRangeEnd w:id="1"/>`;
    const to = `<w:moveToRangeStart ${by} w:name="m"/><w:moveTo ${by}>${run("moved")}</w:moveTo><w:moveToRangeEnd w:id="1"/>`;
    expect(await body(p(run("a") + from) + p(to + run("b")))).toBe(p("a") + p(run("moved") + run("b")));
  });

  test("earlier formatting is forgotten", async () => {
    const paragraph = p(
      `<w:r><w:rPr><w:b/><w:rPrChange ${by}><w:rPr><w:i/></w:rPr></w:rPrChange></w:rPr><w:t>x</w:t></w:r>`,
      `<w:jc w:val="left"/><w:pPrChange ${by}><w:pPr/></w:pPrChange>`,
    );
    expect(await body(paragraph)).toBe(p("<w:r><w:rPr><w:b/></w:rPr><w:t>x</w:t></w:r>", '<w:jc w:val="left"/>'));
  });

  test("a paragraph whose end was deleted runs on into the next, with the format of that one", async () => {
    const gone = (content: string) => p(content, `<w:jc w:val="left"/><w:rPr><w:del ${by}/></w:rPr>`);
    const whole = await body(gone(run("a ")) + gone(run("b ")) + p(run("c"), '<w:jc w:val="right"/>') + p("d"));
    expect(whole).toBe(p(run("a ") + run("b ") + run("c"), '<w:jc w:val="right"/>') + p("d"));
    expect(await body(gone(run("a")) + table([9], [["x"]]))).toBe(p("a", '<w:jc w:val="left"/><w:rPr></w:rPr>') + table([9], [["x"]]));
    expect(await body(`${gone(run("a"))}<w:p/>`)).toBe(`<w:p>${run("a")}</w:p>`);
  });

  test("and marks between the two stay", async () => {
    const mark = '<w:bookmarkStart w:id="4" w:name="a"/>';
    const gone = (content: string) => p(content, `<w:rPr><w:del ${by}/></w:rPr>`);
    expect(await body(gone(run("a")) + mark + p(run("b")))).toBe(`<w:p><w:pPr></w:pPr>${run("a")}${mark}${run("b")}</w:p>`);
    const cell = `<w:tbl><w:tr><w:tc>${gone(run("a"))}${gone(run("b"))}</w:tc></w:tr></w:tbl>`;
    expect(await body(cell + p("x"))).toBe(
      `<w:tbl><w:tr><w:tc>${p(run("a") + run("b"), "<w:rPr></w:rPr>")}</w:tc></w:tr></w:tbl>${p("x")}`,
    );
  });

  test("of each kind are told of", async () => {
    for (const change of [
      `<w:ins ${by}>${run("x")}</w:ins>`,
      `<w:del ${by}/>`,
      p("x", `<w:rPr><w:del ${by}/></w:rPr>`) + p("y"),
      `<w:tbl><w:tr><w:tc><w:tcPr><w:cellDel ${by}/></w:tcPr>${p("x")}</w:tc></w:tr></w:tbl>`,
    ])
      expect((await redactedBody(p("x") + change)).codes).toEqual(["revisions"]);
  });

  test("a paragraph that was inserted is one like others", async () => {
    expect(await body(p("a", `<w:rPr><w:ins ${by}/></w:rPr>`))).toBe(p("a", "<w:rPr></w:rPr>"));
  });

  test("rows and cells of tables", async () => {
    const row = (mark: string, text: string) => `<w:tr><w:trPr>${mark}</w:trPr><w:tc>${p(text)}</w:tc></w:tr>`;
    const deleted = row(`<w:del ${by}/>`, "old");
    expect(await body(`<w:tbl>${row(`<w:ins ${by}/>`, "new")}${deleted}</w:tbl>${p("x")}`)).toBe(
      `<w:tbl>${row("", "new")}</w:tbl>${p("x")}`,
    );
    expect(await body(`<w:tbl>${deleted}${deleted}</w:tbl>${p("x")}`)).toBe(p("x"));
    const cell = `<w:tbl><w:tr><w:tc><w:tcPr><w:cellDel ${by}/></w:tcPr>${p("old")}${p("older")}</w:tc></w:tr></w:tbl>`;
    expect(await body(cell + p("x"))).toBe(`<w:tbl><w:tr><w:tc><w:tcPr></w:tcPr>${p("")}</w:tc></w:tr></w:tbl>${p("x")}`);
  });
});

describe("comments go with their anchors", () => {
  test("and with the people who wrote them", async () => {
    const anchors = `<w:commentRangeStart w:id="1"/>${run("x")}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>`;
    const { document, all, codes } = await redactedBody(
      p(anchors),
      {},
      {
        related: { c: ["comments", "comments.xml"], q: ["../../../microsoft/people", "people.xml"] },
        files: {
          "word/comments.xml": `<w:comments ${W}><w:comment ${by}>${p("Call Jane")}</w:comment></w:comments>`,
          "word/people.xml": "<p>Jane</p>",
        },
      },
    );
    expect(bodyOf(document)).toBe(p("x"));
    expect(codes).toEqual(["comments"]);
    expect(all).not.toContain("Jane");
  });
});

describe("hidden text goes", () => {
  test("of a run, and by the styles of its characters, its paragraph and its table", async () => {
    const style = (type: string, id: string) =>
      `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/><w:rPr><w:vanish/></w:rPr></w:style>`;
    const styles = style("character", "C") + style("paragraph", "P") + style("table", "T");
    const content =
      p(run("a") + run("hidden", "<w:vanish/>") + run("hidden", '<w:rStyle w:val="C"/>') + run("seen", '<w:vanish w:val="0"/>')) +
      p("hidden", '<w:pStyle w:val="P"/>') +
      table([9], [["hidden"]], '<w:tblStyle w:val="T"/>');
    const { document, codes } = await redactedBody(content, {}, { styles });
    expect(paragraphsOf(document)).toEqual(["aseen", "", ""]);
    expect(codes).toEqual(["hidden"]);
  });
});

test("a field that is hidden keeps its parts together", async () => {
  const hidden = (content: string) => `<w:r><w:rPr><w:vanish/></w:rPr>${content}</w:r>`;
  const char = (type: string) => `<w:fldChar w:fldCharType="${type}"/>`;
  const parts = hidden(char("begin")) + hidden("<w:instrText>PAGE</w:instrText>") + hidden(char("separate"));
  expect(await body(p(parts + hidden("<w:t>1</w:t>") + hidden(char("end"))))).toBe(p(parts + hidden(char("end"))));
});

describe("fields", () => {
  const field = (code: string[], result: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${code.map((part) => `<w:r><w:instrText>${part}</w:instrText></w:r>`).join("")}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

  test("of pages and links stay", async () => {
    for (const code of ["PAGE", 'HYPERLINK "https://acme.example"', 'HYPERLINK \\o "More" "https://acme.example"', 'HYPERLINK \\l "top"']) {
      expect(await body(p(field([code.slice(0, 3), code.slice(3)], "x")))).toBe(p(field([code.slice(0, 3), code.slice(3)], "x")));
      const simple = p(`<w:fldSimple w:instr='${code}'>${run("x")}</w:fldSimple>`);
      expect(await body(simple)).toBe(simple);
    }
  });

  test("that say who it is, ask the properties or other files, or hold data become their text", async () => {
    for (const code of [
      'HYPERLINK "mailto:a@example.com"',
      'HYPERLINK \\o "More" \\h "https://linkedin.com/in/jane"',
      "AUTHOR",
      'INCLUDETEXT "C:\\\\jane.docx"',
      "ADDIN CSL {data}",
      'REF "Jane Doe"',
      'HYPERLINK "file:///c:/x"',
    ]) {
      const wish = { words: ["Jane Doe"] };
      const { document } = await redactedBody(p(field([code.slice(0, 3), code.slice(3)], "x")), wish);
      expect(bodyOf(document)).toBe(p("x"));
      const simple = await redactedBody(p(`<w:fldSimple w:instr='${code}'>${run("x")}</w:fldSimple>`), wish);
      expect(bodyOf(simple.document)).toBe(p("x"));
    }
  });

  test("within the code of another are gone with it, and one that is never closed leaves its text", async () => {
    const nested = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF </w:instrText></w:r>${field(["REF x"], "inner")}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run("outer")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    expect(await body(p(nested))).toBe(p("outer"));
    expect(await body(p(`<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF Jane</w:instrText></w:r>${run("text")}`))).toBe(
      p("text"),
    );
    expect(await body(p(`${run("text")}<w:r><w:fldChar w:fldCharType="end"/></w:r><w:r><w:instrText>Jane</w:instrText></w:r>`))).toBe(
      p("text"),
    );
  });

  test("with a simple field in their code become their text, and a text box has fields of its own", async () => {
    const simple = '<w:fldSimple w:instr="PAGE"><w:r><w:t>1</w:t></w:r></w:fldSimple>';
    const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
    const [separate, end] = ['<w:r><w:fldChar w:fldCharType="separate"/></w:r>', '<w:r><w:fldChar w:fldCharType="end"/></w:r>'];
    const code = "<w:r><w:instrText>REF </w:instrText></w:r>";
    expect(await body(p(begin + code + simple + separate + run("x") + end))).not.toMatch(/fldChar|instr/);
    const around = begin + code + separate + textBox(p(begin + code + run("boxed")), 0, 0, 9, 9) + end;
    const made = await body(p(around));
    expect(made.match(/w:fldCharType="begin"/g)).toHaveLength(1);
    expect(made).toStartWith(`<w:p><w:pPr></w:pPr>${begin}${code}${separate}`);
  });

  test("that are never closed leave their text, however many", async () => {
    const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
    expect(await body(p(begin.repeat(60) + run("text")))).toBe(p("text"));
  });

  test("lose the data that programs keep in them", async () => {
    const { all } = await redactedBody(
      p(
        `<w:r><w:fldChar w:fldCharType="begin"><w:fldData>SmFuZQ==</w:fldData></w:fldChar></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      ),
    );
    expect(all).not.toContain("SmFuZQ");
    expect(all).toContain("PAGE");
  });
});

describe("links", () => {
  const link = (id: string, text: string) => `<w:hyperlink r:id="${id}" w:tooltip="${text}">${run(text)}</w:hyperlink>`;

  test("that are withheld become plain text, and their targets are nowhere", async () => {
    const links = {
      a: "mailto:jane@example.com",
      b: "https://linkedin.com/in/jane",
      c: "https://jane.example",
      d: "file:///C:/jane.docx",
      e: "https://acme.example",
    };
    const { document, all } = await redactedBody(
      p(
        Object.keys(links)
          .map((id) => link(id, id))
          .join(""),
      ),
      { words: ["jane"] },
      { links },
    );
    expect(bodyOf(document)).toBe(p(run("a") + run("b") + run("c") + run("d") + link("e", "e")));
    expect(all).not.toMatch(/jane/i);
    expect(all).toContain('Target="https://acme.example" TargetMode="External"');
  });

  test("of drawings and shapes too", async () => {
    const click = (id: string) => `<wp:docPr id="1" name="x"><a:hlinkClick r:id="${id}"/></wp:docPr>`;
    const drawing = (id: string) => `<w:r><w:drawing><wp:inline>${click(id)}</wp:inline></w:drawing></w:r>`;
    const shape = '<w:r><w:pict><v:shape href="mailto:jane@example.com"/></w:pict></w:r>';
    const { document, all } = await redactedBody(
      p(drawing("a") + drawing("b") + shape),
      {},
      { links: { a: "tel:0123", b: "https://acme.example" } },
    );
    expect(document.match(/hlinkClick/g)).toHaveLength(1);
    expect(all).not.toMatch(/tel:|mailto:/);
  });

  test("to a bookmark stay, unless its name says who it is", async () => {
    const named = (name: string) =>
      `<w:bookmarkStart w:id="1" w:name="${name}"/><w:hyperlink w:anchor="${name}">${run("x")}</w:hyperlink><w:bookmarkEnd w:id="1"/>`;
    expect(bodyOf((await redactedBody(p(named("top")), { words: ["jane"] })).document)).toBe(p(named("top")));
    expect(bodyOf((await redactedBody(p(named("Jane")), { words: ["jane"] })).document)).toBe(p("x"));
  });
});

describe("what is not seen on the pages goes", () => {
  test("content controls become what they hold, without their data", async () => {
    const control = (content: string) =>
      `<w:sdt><w:sdtPr><w:alias w:val="Jane"/><w:dataBinding w:xpath="/jane"/><w:date w:fullDate="1990-01-02T00:00:00Z"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
    const smart = `<w:smartTag w:uri="u" w:element="PersonName"><w:smartTagPr><w:attr w:name="jane" w:val="jane"/></w:smartTagPr>${run("c")}</w:smartTag>`;
    expect(await body(control(p("a")) + p(control(run("b")) + smart))).toBe(p("a") + p(run("b") + run("c")));
    const cell = `<w:tbl><w:tr><w:tc>${control("")}</w:tc></w:tr></w:tbl>`;
    expect(await body(cell + p("x"))).toBe(`<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>${p("x")}`);
  });

  test("revision ids, permissions, XML comments and instructions", async () => {
    const { document } = await redactedBody(
      `<!-- Jane --><?jane x?><w:p w:rsidR="00AB" w:rsidRDefault="00CD"><w:permStart w:id="1" w:ed="jane@example.com"/>${run("x")}<w:permEnd w:id="1"/></w:p>`,
    );
    expect(bodyOf(document)).toBe(`<w:p>${run("x")}</w:p>`);
  });

  test("what only editing programs need, with what it refers to", async () => {
    const gone = {
      "w:annotationRef": [],
      "w:sdtEndPr": [],
      "w:customXmlPr": [],
      "w:fldData": [],
      "w:subDoc": ["imported"],
      "w:control": ["embedded"],
      "w:objectEmbed": ["embedded"],
      "w:objectLink": ["embedded"],
      "w:movie": [],
      "c:externalData": [],
      "c:printSettings": [],
      "x:contentPart": [],
      "x:webVideoPr": [],
    };
    for (const [name, codes] of Object.entries(gone)) {
      const made = await redactedBody(
        `${p("x")}<${name} xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:x="urn:x"><w:x/></${name}>`,
      );
      expect([bodyOf(made.document), ...made.codes]).toEqual([p("x"), ...codes]);
    }
    const ink = '<w:r><w:drawing><wp:inline><x:contentPart xmlns:x="urn:x" r:id="i"/></wp:inline></w:drawing></w:r>';
    expect(await body(p(run("x") + ink))).toBe(p("x"));
  });

  test("embedded files, whose pictures stay; imported documents; what other programs keep of a shape", async () => {
    const object =
      '<w:r><w:object><v:shape id="s" o:gfxdata="UEsDBBQ"><v:imagedata r:id="i"/></v:shape><o:OLEObject Type="Embed" r:id="o"/></w:object></w:r>';
    const { document, codes, names } = await redactedBody(
      `${p(object)}<w:altChunk r:id="h"/>`,
      {},
      {
        related: { i: ["image", "media/i.png"], o: ["oleObject", "o.bin"], h: ["aFChunk", "h.html"] },
        files: { "word/media/i.png": PNG, "word/o.bin": "Jane", "word/h.html": "Jane" },
      },
    );
    expect(bodyOf(document)).toBe(p('<w:r><w:object><v:shape id="s"><v:imagedata r:id="i"/></v:shape></w:object></w:r>'));
    expect(codes).toEqual(["embedded", "imported"]);
    expect(names.filter((name) => /\.(?:bin|html|png)$/.test(name))).toEqual(["word/media/image1.png"]);
  });

  test("names of files and paths in alternative texts; words in them are cut", async () => {
    const shape = (name: string, descr: string) =>
      `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="${name}" descr="${descr}"/></wp:inline></w:drawing></w:r>`;
    const { document } = await redactedBody(p(shape("jane-doe.jpg", "C:\\Users\\jane\\me.png") + shape("Picture 1", "Award of Jane Doe")), {
      words: ["Jane Doe"],
    });
    expect(bodyOf(document)).toBe(p(shape("", "") + shape("Picture 1", "Award of ")));
  });

  test("words in the properties of tables, lists and forms are cut", async () => {
    const values = ["tblCaption", "tblDescription", "lvlText", "statusText", "helpText", "default", "listEntry", "aliases", "name"];
    const { document } = await redactedBody(values.map((name) => `<w:${name} w:val="of Jane"/>`).join(""), { words: ["Jane"] });
    expect(bodyOf(document)).toBe(values.map((name) => `<w:${name} w:val="of "/>`).join(""));
    const attributes = ["descr", "title", "alt", "name", "string", "tooltip", "docLocation", "displayText", "invalidUrl"];
    const shown = await redactedBody(attributes.map((name) => `<w:x ${name}="of Jane"/>`).join(""), { words: ["Jane"] });
    expect(bodyOf(shown.document)).toBe(attributes.map((name) => `<w:x ${name}="of "/>`).join(""));
  });

  test("names that a program gave to shapes", async () => {
    const { document } = await redactedBody(p('<w:r><w:pict><v:shape id="Box of Jane"/><v:shape id="_x0000_s1"/></w:pict></w:r>'), {
      words: ["Jane"],
    });
    expect(document).toMatch(/<v:shape id="shape\d+"\/><v:shape id="_x0000_s1"\/>/);
  });

  test("notes to which no text refers", async () => {
    const note = (id: number, text: string, type = "") => `<w:footnote w:id="${id}"${type}>${p(text)}</w:footnote>`;
    const footnotes = note(0, "", ' w:type="separator"') + note(2, "used") + note(3, "orphan");
    const { xml } = await redactedBody(
      p(`${run("x")}<w:r><w:footnoteReference w:id="2"/></w:r><w:del ${by}><w:r><w:footnoteReference w:id="3"/></w:r></w:del>`),
      {},
      { footnotes },
    );
    expect(paragraphsOf(xml("word/footnotes.xml"))).toEqual(["", "used"]);
  });

  test("settings that do not change the pages", async () => {
    const settings = `<w:zoom w:percent="100"/><w:attachedTemplate r:id="t"/><w:mailMerge><w:query w:val="jane"/></w:mailMerge><w:evenAndOddHeaders/><w:docVars><w:docVar w:name="n" w:val="jane"/></w:docVars><w:rsids><w:rsid w:val="00AB"/></w:rsids><w:compat><w:compatSetting w:name="compatibilityMode" w:val="15"/></w:compat>`;
    const { xml } = await redactedBody(p("x"), {}, { settings, related: { t: ["attachedTemplate", "jane.dotm"] } });
    const kept =
      '<w:zoom w:percent="100"/><w:evenAndOddHeaders/><w:compat><w:compatSetting w:name="compatibilityMode" w:val="15"/></w:compat>';
    expect(xml("word/settings.xml")).toContain(`>${kept}</w:settings>`);
  });

  test("names of lists are cut", async () => {
    const numbering = '<w:abstractNum w:abstractNumId="1"><w:name w:val="Jane"/></w:abstractNum>';
    const { xml } = await redactedBody(p("x"), { words: ["Jane"] }, { numbering });
    expect(xml("word/numbering.xml")).toContain('<w:name w:val=""/>');
  });

  test("names of fonts stay: the text is set in them", async () => {
    const table = `<w:fonts ${W}><w:font w:name="Georgia"><w:altName w:val="Times"/></w:font></w:fonts>`;
    const parts = { related: { f: ["fontTable", "fonts.xml"] as [string, string] }, files: { "word/fonts.xml": table } };
    const { xml, document } = await redactedBody(p("Georgia Smith"), { words: ["Georgia"], replacement: "G." }, parts);
    expect(xml("word/fontTable.xml")).toBe(table);
    expect(paragraphsOf(document)).toEqual(["G. Smith"]);
  });

  test("names of styles are cut, and the style stays", async () => {
    const styles = '<w:style w:type="paragraph" w:styleId="s1"><w:name w:val="Jane Doe"/><w:rsid w:val="00AB"/></w:style>';
    const { xml } = await redactedBody(bold("x"), { words: ["Jane Doe"] }, { styles });
    expect(xml("word/styles.xml")).toMatch(/<w:style w:type="paragraph" w:styleId="s1"><w:name w:val="Style \d+"\/><\/w:style>/);
  });
});

test("properties, form data, glossary, macros, thumbnail, signatures and all that nothing refers to are not in the file any more", async () => {
  const parts = {
    related: {
      g: ["glossaryDocument", "glossary.xml"],
      v: ["../../../microsoft/vbaProject", "vba.bin"],
      x: ["customXml", "../customXml/item1.xml"],
      u: ["image", "media/unused.png"],
    } as Record<string, [string, string]>,
    files: {
      "word/glossary.xml": `<w:glossaryDocument ${W}/>`,
      "word/vba.bin": "Jane",
      "customXml/item1.xml": "<jane/>",
      "word/media/unused.png": PNG,
      "docProps/core.xml": "<jane/>",
      "docProps/thumbnail.jpeg": "jane",
      "_xmlsignatures/sig1.xml": "<jane/>",
      "word/lost.xml": "<jane/>",
    },
  };
  const { names, all, xml } = await redacted(wordFile(p("x"), parts));
  expect(names.toSorted()).toEqual(["[Content_Types].xml", "_rels/.rels", "word/document.xml"]);
  expect(all).not.toMatch(/jane/i);
  expect(xml("[Content_Types].xml")).toContain(
    'PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"',
  );
  expect(xml("_rels/.rels")).toContain(`Type="${OFFICE}/officeDocument"`);
});

const PNG = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
