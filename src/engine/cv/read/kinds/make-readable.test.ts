import { expect, test } from "bun:test";
import { encode } from "fast-png";
import { zipSync } from "fflate";
import { readAsset } from "../../../setup/assets.ts";
import { show, tinyPdf } from "../pdf/tiny-pdf.testing.ts";
import { readDocument } from "../read-document.ts";
import { makeReadable } from "./make-readable.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const tools = { readAsset, ocr: "never" as const, maxPages: 10 };
const linesOf = async (bytes: Uint8Array) => {
  const made = await makeReadable(bytes, {});
  return { type: made.type, lines: (await readDocument(made.bytes, tools)).lines.map(({ text }) => text) };
};

test("PDF and Word files stay as they are", async () => {
  for (const name of ["sample.pdf", "sample.docx"]) {
    const bytes = await readAsset(name);
    expect((await makeReadable(bytes, {})).bytes).toBe(bytes);
  }
});

test.each([
  ["UTF-8", bytesOf("Zoë Müller\r\nIngenieurin\n\nErfahrung – 2020")],
  ["UTF-8 with a mark", bytesOf("\ufeffZoë Müller\nIngenieurin\n\nErfahrung – 2020")],
  ["UTF-16", new Uint8Array([0xff, 0xfe, ...Buffer.from("Zoë Müller\nIngenieurin\n\nErfahrung – 2020", "utf16le")])],
])("plain text in %s is read line by line", async (_, bytes) => {
  expect(await linesOf(bytes)).toEqual({ type: "docx", lines: ["Zoë Müller", "Ingenieurin", "Erfahrung – 2020"] });
});

test("text of nothing but white space is refused", async () => {
  const nothing = new Uint8Array([0xff, 0xfe, ...Buffer.from(" \n\n", "utf16le")]);
  expect(makeReadable(nothing, {})).rejects.toMatchObject({ code: "no_text" });
});

/** A grey picture of so many pixels. */
const png = (width: number, height: number) =>
  encode({ width, height, channels: 1, depth: 8, data: new Uint8Array(width * height).fill(200) });

test("a picture is a page as wide as a sheet of A4", async () => {
  const { type, bytes } = await makeReadable(png(100, 141), {});
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const page = (await PDFDocument.load(bytes)).getPage(0);
  expect([type, page.getWidth(), Math.round(page.getHeight())]).toEqual(["pdf", 595, 839]);
});

test("a TIFF has a page for each of its pictures, in either order of bytes", async () => {
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  for (const little of [true, false]) {
    const { bytes } = await makeReadable(tiff(2, little), {});
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2);
  }
});

/** A TIFF of pictures of 8 x 8 grey pixels, without compression (TIFF 6.0, section 2). */
function tiff(pages: number, little: boolean): Uint8Array {
  const file = Buffer.alloc(8 + pages * (2 + 9 * 12 + 4 + 64));
  const u16 = (value: number, at: number) => (little ? file.writeUInt16LE(value, at) : file.writeUInt16BE(value, at));
  const u32 = (value: number, at: number) => (little ? file.writeUInt32LE(value, at) : file.writeUInt32BE(value, at));
  file.write(little ? "II" : "MM", "latin1");
  u16(42, 2);
  u32(8, 4);
  for (let page = 0, at = 8; page < pages; page++) {
    const pixels = at + 2 + 9 * 12 + 4;
    const tags = [
      [256, 3, 8],
      [257, 3, 8],
      [258, 3, 8],
      [259, 3, 1],
      [262, 3, 1],
      [273, 4, pixels],
      [277, 3, 1],
      [278, 3, 8],
      [279, 4, 64],
    ] as const;
    u16(tags.length, at);
    for (const [index, [tag, type, value]] of tags.entries()) {
      const entry = at + 2 + index * 12;
      u16(tag, entry);
      u16(type, entry + 2);
      u32(1, entry + 4);
      if (type === 3) u16(value, entry + 8);
      else u32(value, entry + 8);
    }
    file.fill(180, pixels, pixels + 64);
    at = pixels + 64;
    u32(page + 1 < pages ? at : 0, pixels - 4);
  }
  return new Uint8Array(file);
}

test("a picture that would fill the memory is refused by its header", async () => {
  const large = png(1, 1);
  new DataView(large.buffer).setUint32(16, 100_000);
  new DataView(large.buffer).setUint32(20, 100_000);
  expect(makeReadable(large, {})).rejects.toMatchObject({ code: "too_large" });
});

test("damaged pictures, and kinds that nothing here decodes, are refused with a sentence", async () => {
  expect(makeReadable(png(9, 9).slice(0, 40), {})).rejects.toMatchObject({ code: "corrupt" });
  expect(makeReadable(bytesOf("II*\0damaged"), {})).rejects.toMatchObject({ code: "corrupt" });
  expect(makeReadable(bytesOf("GIF89a"), {})).rejects.toMatchObject({
    code: "unsupported_format",
    message: "This kind of picture cannot be read. Please save it as JPG, PNG or PDF and try again.",
  });
});

test("a JPG with more pixels than a page has is refused by its header", async () => {
  const outcome = (width: number, height: number) => {
    const sides = [height >> 8, height & 255, width >> 8, width & 255];
    const sof = [0xff, 0xc0, 0, 17, 8, ...sides, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0];
    return makeReadable(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2, ...sof, 0xff, 0xd9]), {}).then(
      ({ type }) => type,
      (error) => error.code,
    );
  };
  expect(await outcome(65_535, 65_535)).toBe("too_large");
  expect(await outcome(10_000, 10_100)).toBe("too_large");
  expect(await outcome(10_000, 9_900)).toBe("pdf");
});

const HEIC = new Uint8Array([
  ...[0, 0, 0, 16, ...bytesOf("ftypheic"), 0, 0, 0, 0],
  ...[0, 0, 0, 48, ...bytesOf("meta"), 0, 0, 0, 0, 0, 0, 0, 36, ...bytesOf("iprp"), 0, 0, 0, 28, ...bytesOf("ipco")],
  ...[0, 0, 0, 20, ...bytesOf("ispe"), 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 8],
]);

test("HEIC pictures go to the program of libheif, and a sentence says so where it is missing", async () => {
  expect(makeReadable(HEIC, {})).rejects.toMatchObject({
    code: "unsupported_format",
    message:
      "This is a HEIC or AVIF picture. Please save it as JPG, PNG or PDF and try again. Without that, heif-convert of libheif must be installed on this machine.",
  });
  const asked: Uint8Array[] = [];
  const heifToJpegs = async (bytes: Uint8Array) => {
    asked.push(bytes);
    return [];
  };
  expect(makeReadable(HEIC, { heifToJpegs })).rejects.toMatchObject({ code: "corrupt" });
  expect(asked).toEqual([HEIC]);
});

test("of a Pages file its own preview is read; without one it is refused", async () => {
  const index = { "Index/Document.iwa": new Uint8Array(4) };
  const preview = tinyPdf([{ content: show(50, 700, "Ada Byron") }]);
  expect((await linesOf(zipSync({ ...index, "QuickLook/Preview.pdf": preview }))).lines).toEqual(["Ada Byron"]);
  expect(makeReadable(zipSync(index), {})).rejects.toMatchObject({ message: expect.stringContaining("This is a Pages or Numbers file.") });
});

test("office documents go to LibreOffice, and a sentence says so where it is missing", async () => {
  const rtf = bytesOf("{\\rtf1 Zoë}");
  const docx = await readAsset("sample.docx");
  const kinds: string[] = [];
  const officeToDocx = async (_: Uint8Array, kind: string) => {
    kinds.push(kind);
    return docx;
  };
  expect(await makeReadable(rtf, { officeToDocx })).toEqual({ type: "docx", bytes: docx });
  await makeReadable(bytesOf("<!doctype html><html><body>Zoë</body></html>"), { officeToDocx });
  expect(kinds).toEqual(["rtf", "html"]);
  expect(makeReadable(rtf, {})).rejects.toMatchObject({
    message:
      "This is an RTF file. Please save it as DOCX or PDF and try again. Without that, LibreOffice must be installed on this machine.",
  });
});

test("a spreadsheet is no CV of another kind", async () => {
  expect(makeReadable(zipSync({ "xl/workbook.xml": new Uint8Array(4) }), {})).rejects.toMatchObject({ code: "unsupported_format" });
});
