import { strToU8, unzipSync, zipSync } from "fflate";
import type { HostileFile } from "../../scripts/hostile/run-files.ts";
import { bold, p, table, wordFile } from "../../src/engine/cv/read/docx/word-file.testing.ts";
import { bytesOf } from "./damaged-pdfs.ts";

export const CV_BODY = [
  p("Jane Doe"),
  p("jane.doe@example.com"),
  bold("Work Experience"),
  p("Engineer, Analytical Ltd, 2019 - 2021"),
  p("Built the ledger."),
  bold("Education"),
  p("BSc Computer Science, University of Bristol, 2011 - 2014"),
  bold("Skills"),
  p("SQL, Java, Go"),
].join("");
const cv = wordFile(CV_BODY);
const DOCUMENT = "word/document.xml";

/** The same Word file with other parts. */
export const withFiles = (files: Record<string, Uint8Array | string>, word = cv) =>
  zipSync({
    ...unzipSync(word),
    ...Object.fromEntries(Object.entries(files).map(([name, file]) => [name, typeof file === "string" ? strToU8(file) : file])),
  });
const documentOf = (word: Uint8Array) => new TextDecoder().decode(unzipSync(word)[DOCUMENT]);
const withDocument = (change: (xml: string) => string, word = cv) => withFiles({ [DOCUMENT]: change(documentOf(word)) }, word);
const withDoctype = (declarations: string, text: string) =>
  withDocument((xml) => xml.replace("?>", `?><!DOCTYPE w [${declarations}]>`).replace("Built the ledger.", text));
const nested = (open: string, inner: string, close: string, depth: number) => open.repeat(depth) + inner + close.repeat(depth);

/** Every number of the directory that says how large an entry is, or how it is packed, says something else. */
function withLyingDirectory(value: number, offset: number, bytes = 4): Uint8Array {
  const copy = cv.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 4 < copy.length; at++)
    if (view.getUint32(at, true) === 0x02014b50)
      bytes === 4 ? view.setUint32(at + offset, value, true) : view.setUint16(at + offset, value, true);
  return copy;
}

const LAUGHS = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join("");

const FILES: Record<string, Uint8Array> = {
  "no document": zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "word/styles.xml": strToU8("<w/>") }),
  "an empty document": withFiles({ [DOCUMENT]: "" }),
  "a document that ends in the middle": withDocument((xml) => xml.slice(0, xml.length / 2)),
  "a document in UTF-16": withFiles({
    [DOCUMENT]: new Uint8Array(Buffer.from(`\ufeff${documentOf(cv).replace("UTF-8", "UTF-16")}`, "utf16le")),
  }),
  "a document of zeros": withFiles({ [DOCUMENT]: new Uint8Array(50_000) }),
  "tags that cross": withDocument((xml) => xml.replace("</w:p>", "</w:r>")),
  "letters that XML forbids": withDocument((xml) => xml.replace("Jane", "J\u0000\u0001\u000b\ufffea]]>ne")),
  "half of a letter": withFiles({ [DOCUMENT]: bytesOf(documentOf(cv).replace("Jane", "J\xed\xa0\x80ne\xff\xfe")) }),
  "a hundred million spaces": withFiles({ [DOCUMENT]: documentOf(cv).replace("Jane", `Jane${" ".repeat(100_000_000)}`) }),
  "three hundred thousand cells": wordFile(table([100], [["x"]]).replace(/<w:tr>.*<\/w:tr>/s, (row) => row.repeat(300_000)) + CV_BODY),
  "tables in tables": wordFile(CV_BODY + nested("<w:tbl><w:tr><w:tc>", p("deep"), "</w:tc></w:tr></w:tbl>", 5_000)),
  "two hundred tables in tables": wordFile(CV_BODY + nested("<w:tbl><w:tr><w:tc>", p("deep"), "</w:tc></w:tr></w:tbl>", 120)),
  "fields in fields": wordFile(CV_BODY + nested('<w:r><w:fldChar w:fldCharType="begin"/></w:r>', "", "", 20_000)),
  "a cell over two milliard columns": wordFile(
    CV_BODY + table([100], [["x"]], "").replace("<w:tcPr>", '<w:tcPr><w:gridSpan w:val="2147483647"/>'),
  ),
  "measures beyond all numbers": wordFile(
    CV_BODY + p("wide", '<w:ind w:left="999999999999"/><w:spacing w:before="-99999999" w:line="1e308"/>', '<w:sz w:val="99999999"/>'),
  ),
  "styles that are based on themselves": wordFile(CV_BODY + p("x", '<w:pStyle w:val="A"/>'), {
    styles:
      '<w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/><w:link w:val="A"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/></w:style>',
  }),
  "a list that is its own pattern": wordFile(CV_BODY + p("x", '<w:numPr><w:ilvl w:val="99"/><w:numId w:val="1"/></w:numPr>'), {
    numbering:
      '<w:abstractNum w:abstractNumId="1"><w:numStyleLink w:val="A"/><w:lvl w:ilvl="0"><w:start w:val="2147483647"/><w:lvlText w:val="%1%2%3%99"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="-1"/></w:lvlOverride></w:num>',
  }),
  "a header that is the document": wordFile(`${CV_BODY}<w:sectPr><w:headerReference w:type="default" r:id="rIdH"/></w:sectPr>`, {
    related: { rIdH: ["header", "document.xml"] },
  }),
  "a picture that is the document": wordFile(
    `${CV_BODY}<w:p><w:r><w:drawing><wp:inline><wp:extent cx="99999999999" cy="-5"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rIdP"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
    { related: { rIdP: ["image", "document.xml"] } },
  ),
  "a picture of junk": wordFile(
    `${CV_BODY}<w:p><w:r><w:drawing><wp:inline><wp:extent cx="999999" cy="999999"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rIdP"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
    {
      related: { rIdP: ["image", "media/a.png"] },
      files: {
        "word/media/a.png": bytesOf(`\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x7f\xff\xff\xff\x7f\xff\xff\xff\x08\x06${"x".repeat(500)}`),
      },
    },
  ),
  "an endless word": wordFile(CV_BODY + p("A".repeat(20_000)) + p("京".repeat(20_000)) + p("ש".repeat(20_000))),
  "a thousand telephone numbers in a line": wordFile(CV_BODY + p("+44 117 496 0142 ".repeat(1_000))),
  "a milliard laughs": withDoctype(`<!ENTITY l0 "ha">${LAUGHS}`, "&l9;"),
  "an entity from outside": withDoctype('<!ENTITY x SYSTEM "file:///etc/passwd">', "&x;"),
  "entities from a server": withDoctype('<!ENTITY % x SYSTEM "http://127.0.0.1:9/x.dtd"> %x;', "x"),
  "a directory that says that nothing is in it": withLyingDirectory(0, 24),
  "a directory that says that four gigabytes are in it": withLyingDirectory(0xfffffffe, 24),
  "a directory that points behind the file": withLyingDirectory(0x7fffffff, 42),
  "entries packed in a way that nobody knows": withLyingDirectory(99, 10, 2),
  "entries with a password": withLyingDirectory(1, 8, 2),
  "no directory": cv.slice(0, -60),
  "three thousand entries": withFiles(Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`word/media/${index}.xml`, "x"]))),
  "entries that climb": withFiles({ "../../../../tmp/climbed.txt": "x", "/tmp/absolute.txt": "x", "C:\\climbed.txt": "x" }),
  "a ZIP file in a ZIP file": withFiles({
    "word/media/a.docx": cv,
    "word/embeddings/b.zip": zipSync({ "c.zip": zipSync({ "d.txt": new Uint8Array(9) }) }),
  }),
};

const OTHERS: Record<string, Uint8Array> = {
  "an empty file": new Uint8Array(0),
  "one byte": new Uint8Array([0x25]),
  "half of a mark": bytesOf("PK"),
  "an empty ZIP file": zipSync({}),
  "a spreadsheet": zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "xl/workbook.xml": strToU8("<x/>") }),
  "an OpenDocument file": zipSync({ mimetype: strToU8("application/vnd.oasis.opendocument.text"), "content.xml": strToU8("<x/>") }),
  "an old Word file": bytesOf(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${"\x00".repeat(600)}${[..."WordDocument"].join("\x00")}`),
  "a locked Word file": bytesOf(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${"\x00".repeat(600)}${[..."EncryptedPackage"].join("\x00")}`),
  "rich text": bytesOf("{\\rtf1 Jane}"),
  "a program": bytesOf(`MZ\x90\x00${"\x00".repeat(100)}PE\x00\x00`),
  "a page with a script": bytesOf("<html><script>alert(1)</script>"),
  "a drawing with a script": bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  "a picture": bytesOf("\x89PNG\r\n\x1a\n"),
  "JSON without end": bytesOf(`{"basics":${"[".repeat(100_000)}`),
  "JSON that is no CV": bytesOf('{"basics":null}'),
};

export const DAMAGED_WORDS: HostileFile[] = Object.entries(FILES).map(([name, bytes]) => ({ name: `Word: ${name}`, bytes }));
export const OTHER_FILES: HostileFile[] = Object.entries(OTHERS).map(([name, bytes]) => ({ name, bytes }));
