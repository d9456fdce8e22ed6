import { deflateSync } from "node:zlib";
import type { HostileFile } from "../../scripts/hostile/run-files.ts";

const LINES = [
  "Jane Doe",
  "jane.doe@example.com",
  "Work Experience",
  "Engineer, Analytical Ltd, 2019 - 2021",
  "Built the ledger.",
  "Education",
  "BSc Computer Science, University of Bristol, 2011 - 2014",
  "Skills",
  "SQL, Java, Go",
];
/** A CV in a content stream. */
export const CV_CONTENT = LINES.map((line, index) => `BT /F1 11 Tf 50 ${750 - index * 24} Td (${line}) Tj ET`).join("\n");
export const CANARY = "canary-of-an-intruder";

type Parts = {
  /** Entries of the catalog, of the page and of its resources. */
  catalog?: string;
  page?: string;
  resources?: string;
  content?: string;
  font?: string;
  box?: string;
  pages?: string;
  trailer?: string;
  /** Objects from 10 on. */
  objects?: Record<number, string>;
};

/** A PDF of one page that is a CV, with something wrong in the place of something right. */
export function pdfWith({ objects = {}, ...parts }: Parts = {}): Uint8Array {
  const content = parts.content ?? CV_CONTENT;
  const all: Record<number, string> = {
    1: `<< /Type /Catalog /Pages 2 0 R ${parts.catalog ?? ""} >>`,
    2: parts.pages ?? "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [${parts.box ?? "0 0 600 800"}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${parts.resources ?? ""} >> ${parts.page ?? ""} >>`,
    4: stream(content),
    5: parts.font ?? "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...objects,
  };
  const body = Object.entries(all).map(([number, object]) => `${number} 0 obj\n${object}\nendobj`);
  return bytesOf(`%PDF-1.7\n${body.join("\n")}\ntrailer << /Root 1 0 R ${parts.trailer ?? ""} >>\n%%EOF\n`);
}

export const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const stream = (content: string, entries = "") => `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;
const packed = (content: string | Buffer, entries = "") =>
  stream(deflateSync(content).toString("latin1"), `/Filter /FlateDecode ${entries}`);
const picture = (data: string, entries: string) => stream(data, `/Type /XObject /Subtype /Image ${entries}`);
const drawn = (object: string, objects: Record<number, string> = {}): Parts => ({
  resources: "/XObject << /X 10 0 R >>",
  content: `${CV_CONTENT}\nq 500 0 0 500 50 50 cm /X Do Q`,
  objects: { 10: object, ...objects },
});
const JUNK = "\x97JB2\r\n\x1a\n\x00\xff\x4f\xff\x51".repeat(40);
const compositeFont = (descendant: string, entries = "", objects: Record<number, string> = {}) => ({
  font: `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [10 0 R] ${entries} >>`,
  objects: {
    10: `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ${descendant} >>`,
    ...objects,
  },
});

const WITH_PARTS: Record<string, Parts> = {
  "no pages": { pages: "<< /Type /Pages /Count 0 /Kids [] >>" },
  "a page tree that is its own child": { pages: "<< /Type /Pages /Count 2 /Kids [2 0 R 3 0 R] >>" },
  "a page tree in a ring": {
    pages: "<< /Type /Pages /Count 1 /Kids [10 0 R] >>",
    objects: { 10: "<< /Type /Pages /Parent 2 0 R /Count 1 /Kids [2 0 R] >>" },
  },
  "a count of a milliard pages": { pages: "<< /Type /Pages /Count 1000000000 /Kids [3 0 R] >>" },
  "a negative count of pages": { pages: "<< /Type /Pages /Count -1 /Kids [3 0 R] >>" },
  "a page of ten kilometres": { box: "0 0 28346457 28346457" },
  "a page without extent": { box: "0 0 0 0" },
  "a page of no numbers": { box: "/A (b) null true" },
  "a page turned by a degree, in units of a million": { page: "/Rotate 1 /UserUnit 1000000" },
  "no page content": { content: "" },
  "content that never ends a text": { content: "BT /F1 11 Tf ".repeat(20_000) },
  "content of saved states": { content: `${"q ".repeat(20_000)}${CV_CONTENT}` },
  "content of nested arrays": { content: `${"[".repeat(50_000)} ${CV_CONTENT}` },
  "content with operators without operands": { content: `Tj Td cm Do sh gs Tf BI ID EI ${CV_CONTENT} TJ '  "` },
  "an inline picture that does not end": { content: `${CV_CONTENT}\nBI /W 10 /H 10 /BPC 8 /CS /RGB ID ${"x".repeat(500)}` },
  "matrices beyond all numbers": { content: `1e38 0 0 1e38 1e38 1e38 cm ${CV_CONTENT}` },
  "a form that draws itself": drawn(
    stream("/X Do", "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 10 0 R >> >>"),
  ),
  "two forms that draw each other": drawn(
    stream("/X Do", "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 11 0 R >> >>"),
    { 11: stream("/X Do", "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 10 0 R >> >>") },
  ),
  "a pattern that paints with itself": {
    resources: "/Pattern << /P 10 0 R >>",
    content: `${CV_CONTENT}\n/Pattern cs /P scn 0 0 500 500 re f`,
    objects: {
      10: stream(
        "/Pattern cs /P scn 0 0 9 9 re f",
        "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 0 /YStep 0 /Resources << /Pattern << /P 10 0 R >> >>",
      ),
    },
  },
  "a glyph that writes with its own font": {
    font: "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [0 0 0 0 0 0] /FirstChar 0 /LastChar 255 /Widths [] /Encoding << /Differences [0 /a] >> /CharProcs << /a 10 0 R >> /Resources << /Font << /F1 5 0 R >> >> >>",
    objects: { 10: stream("BT /F1 9 Tf (\x00) Tj ET") },
  },
  "a JBIG2 picture of junk": drawn(
    picture(JUNK, "/Width 2000 /Height 2000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /JBIG2Decode"),
  ),
  "a JPEG 2000 picture of junk": drawn(picture(JUNK, "/Width 2000 /Height 2000 /Filter /JPXDecode")),
  "a JPEG picture of junk": drawn(
    picture(`\xff\xd8\xff${JUNK}`, "/Width 65500 /Height 65500 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode"),
  ),
  "a fax of a million columns": drawn(
    picture(
      JUNK,
      "/Width 1000000 /Height 1000000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 1000000 /Rows 1000000 >>",
    ),
  ),
  "a picture of a thousand milliard points": drawn(
    picture("x", "/Width 1000000 /Height 1000000 /BitsPerComponent 16 /ColorSpace /DeviceCMYK"),
  ),
  "a picture whose mask is itself": drawn(
    picture("x".repeat(300), "/Width 10 /Height 10 /BitsPerComponent 8 /ColorSpace /DeviceRGB /SMask 10 0 R"),
  ),
  "a colour space that is its own base": drawn(picture("x".repeat(100), "/Width 10 /Height 10 /BitsPerComponent 8 /ColorSpace 11 0 R"), {
    11: "[/Indexed 11 0 R 255 (abc)]",
  }),
  "a predictor of two milliard columns": {
    objects: { 4: packed(CV_CONTENT, "/DecodeParms << /Predictor 15 /Columns 2147483647 /Colors 32 /BitsPerComponent 16 >>") },
  },
  "a hundred filters": { objects: { 4: stream(CV_CONTENT, `/Filter [${"/ASCIIHexDecode ".repeat(100)}]`) } },
  "a filter that nobody knows": { objects: { 4: stream(CV_CONTENT, "/Filter /NoSuchDecode") } },
  "content packed twice": { objects: { 4: packed(deflateSync(Buffer.alloc(2_000_000)), "/Filter [/FlateDecode /FlateDecode]") } },
  "content of a hundred megabytes": { objects: { 4: packed(Buffer.alloc(100_000_000, " ")) } },
  "packed content that is cut off": { objects: { 4: packed(CV_CONTENT.repeat(50)).replace(/.{200}\nendstream/s, "\nendstream") } },
  "a length that is its own stream": { objects: { 4: `<< /Length 4 0 R >>\nstream\n${CV_CONTENT}\nendstream` } },
  "a negative length": { objects: { 4: `<< /Length -5 >>\nstream\n${CV_CONTENT}\nendstream` } },
  "a length beyond the file": { objects: { 4: `<< /Length 999999999 >>\nstream\n${CV_CONTENT}\nendstream` } },
  "a reference to itself in the place of content": { objects: { 4: "4 0 R" } },
  "widths for a hundred milliard letters": compositeFont("/W [0 99999999999 500]"),
  "widths for two milliard letters before the first": compositeFont("/W [-2147483648 83 500]"),
  "widths for a milliard letters, told elsewhere": compositeFont("/W [0 11 0 R 500]", "", { 11: "1e9" }),
  "heights for a hundred milliard letters": compositeFont("/DW2 [880 -1000] /W2 [0 99999999999 500 0 0]", "/Encoding /Identity-V"),
  "a font file of junk": compositeFont("/FontDescriptor << /Type /FontDescriptor /FontName /A /Flags 4 /FontFile2 11 0 R >>"),
  "a font that is its own descendant": {
    font: "<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [5 0 R] >>",
  },
  "letters for every number there is": compositeFont("", "/ToUnicode 11 0 R", {
    11: packed(
      "1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 3 beginbfrange <00000000> <00FFFF00> <0041> <01000000> <01FFFF00> <0042> <02000000> <FFFFFFFF> <0043> endbfrange",
    ),
  }),
  "a password handler that nobody knows": {
    trailer: "/Encrypt << /Filter /NoSuch /V 9 /R 9 /O (x) /U (x) /P -1 >> /ID [(a) (b)]",
  },
  "AES-256 with a password": {
    trailer: `/Encrypt << /Filter /Standard /V 5 /R 6 /Length 256 /P -1 /O (${"o".repeat(48)}) /U (${"u".repeat(48)}) /OE (${"e".repeat(32)}) /UE (${"e".repeat(32)}) /Perms (${"p".repeat(16)}) /CF << /StdCF << /CFM /AESV3 /Length 32 /AuthEvent /DocOpen >> >> /StmF /StdCF /StrF /StdCF >> /ID [(a) (b)]`,
  },
  "an XFA form": {
    catalog: "/AcroForm << /XFA 10 0 R /Fields [] >>",
    objects: { 10: stream(`<xdp:xdp><script>${CANARY}</script></xdp:xdp>`) },
  },
  "a form whose field is its own child": {
    catalog: "/AcroForm << /Fields [10 0 R] >>",
    objects: { 10: "<< /T (a) /Kids [10 0 R] /Parent 10 0 R >>" },
  },
  "outlines in a ring": { catalog: "/Outlines 10 0 R", objects: { 10: "<< /First 10 0 R /Last 10 0 R /Next 10 0 R /Title (a) >>" } },
  "names in a ring": { catalog: "/Names << /EmbeddedFiles 10 0 R /JavaScript 10 0 R >>", objects: { 10: "<< /Kids [10 0 R] >>" } },
  "a structure tree in a ring": {
    catalog: "/MarkInfo << /Marked true >> /StructTreeRoot 10 0 R",
    page: "/StructParents 0",
    objects: { 10: "<< /Type /StructTreeRoot /K 10 0 R /ParentTree 11 0 R >>", 11: "<< /Kids [11 0 R] /Nums [0 10 0 R] >>" },
  },
  "layers that hide each other": {
    catalog: "/OCProperties << /OCGs [10 0 R] /D << /Order [[[[10 0 R]]]] /OFF [10 0 R] >> >>",
    content: `/OC /L BDC ${CV_CONTENT} EMC`,
    resources: "/Properties << /L 10 0 R >>",
    objects: { 10: "<< /Type /OCMD /VE [/Not 10 0 R] /OCGs 10 0 R >>" },
  },
  "two thousand links": {
    page: `/Annots [${"<< /Subtype /Link /Rect [0 0 1 1] /A << /S /URI /URI (http://a.example) >> >> ".repeat(2_000)}]`,
  },
  "nested objects": { catalog: `/A ${"[".repeat(50_000)}${"]".repeat(50_000)}` },
  "an endless word": { content: `${CV_CONTENT} BT /F1 9 Tf 50 500 Td (${"A".repeat(20_000)}) Tj ET` },
};

const cv = Buffer.from(pdfWith()).toString("latin1");
const WHOLE: Record<string, string> = {
  "a header and nothing else": "%PDF-1.7",
  "a header behind a kilobyte of something else": `${"x".repeat(1_000)}${cv}`,
  "a program in front": `MZ\x90\x00${"\x00".repeat(200)}${cv}`,
  "a picture in front": `GIF89a\x01\x00\x01\x00${cv}`,
  "a page in front": `<!-- ${cv} --><script>alert(1)</script>`,
  "a ZIP file behind": `${cv}PK\x03\x04${"\x00".repeat(40)}PK\x05\x06${"\x00".repeat(18)}`,
  "a table of contents that is itself": `${cv.replace("%%EOF", "")}startxref\n9\n%%EOF`,
  "tables of contents in a ring": `${cv.replace("%%EOF", "")}xref\n0 1\n0000000000 65535 f \ntrailer << /Root 1 0 R /Prev ${cv.length} /Size 6 >>\nstartxref\n${cv.length}\n%%EOF`,
  "no end": cv.slice(0, cv.length / 2),
  "no root": cv.replace("/Root 1 0 R", ""),
  "a root that is a number": cv.replace("/Root 1 0 R", "/Root 17"),
  "letters of another encoding": Buffer.from(cv, "utf16le").toString("latin1"),
  "only zeros behind the header": `%PDF-1.7\n${"\x00".repeat(50_000)}`,
  "the same objects many times": `%PDF-1.7\n${cv.slice(9, cv.indexOf("trailer")).repeat(300)}trailer << /Root 1 0 R >>`,
};

export const DAMAGED_PDFS: HostileFile[] = [
  ...Object.entries(WITH_PARTS).map(([name, parts]) => ({ name: `PDF: ${name}`, bytes: pdfWith(withFontFiles(parts)) })),
  ...Object.entries(WHOLE).map(([name, text]) => ({ name: `PDF: ${name}`, bytes: bytesOf(text) })),
];

/** Object 11 for those that ask for one: a font file, and a map to Unicode, neither of which makes sense. */
function withFontFiles(parts: Parts): Parts {
  const map = stream(
    "begincmap 1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange endcmap",
  );
  return parts.font?.includes("11 0 R") || parts.objects?.[10]?.includes("11 0 R")
    ? { ...parts, objects: { 11: parts.font?.includes("ToUnicode") ? map : stream(JUNK), ...parts.objects } }
    : parts;
}
