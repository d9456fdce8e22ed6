import { expect, test } from "bun:test";
import { PDFDocument } from "@cantoo/pdf-lib";
import { readAsset } from "../../../setup/assets.ts";
import { readPdfTexts } from "../../blind/search/pdf-texts.ts";
import { show, tinyPdf } from "../../read/pdf/tiny-pdf.testing.ts";
import { readDocument } from "../../read/read-document.ts";
import { readGlyphs } from "./read-glyphs.ts";
import { redactPdf } from "./redact-pdf.ts";

const SECRET = /Jane|Doe|jane@example\.com/g;
const wanted = {
  cutsIn: (text: string) =>
    [...text.matchAll(SECRET)].map(({ 0: found, index }) => ({ from: index, to: index + found.length, replacement: "" })),
  isWithheldLink: (target: string) => target.startsWith("mailto:"),
  photo: true,
};
const LINES = [
  show(40, 700, "Senior engineer in Leeds"),
  show(40, 680, "Experience"),
  show(40, 660, "Tidewater Ltd, engineer, 2015 - 2021"),
].join("\n");

async function redact(bytes: Uint8Array, strictPages?: number[]) {
  const reading = await readDocument(bytes, { readAsset, ocr: "never", maxPages: 9 });
  const made = await redactPdf(bytes, { ...wanted, reading, strictPages }, { readAsset });
  const saved = await made.document.save();
  return { ...made, saved, raw: await everythingIn(saved) };
}

/** All bytes of a file, streams decoded. */
async function everythingIn(bytes: Uint8Array): Promise<string> {
  const { PDFRawStream, PDFName, decodePDFRawStream } = await import("@cantoo/pdf-lib");
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => {
      if (!(object instanceof PDFRawStream)) return `${object}`;
      const isPhotograph = object.dict.get(PDFName.of("Filter")) === PDFName.of("DCTDecode");
      const content = isPhotograph ? object.contents : decodePDFRawStream(object).decode();
      return `${object}\n${Buffer.from(content).toString("latin1")}`;
    })
    .join("\n");
}

const placesOf = async (bytes: Uint8Array) =>
  (await readGlyphs(bytes, readAsset)).flatMap(({ texts }) =>
    texts.flatMap(({ glyphs }) => glyphs.map(({ text, x, y }) => `${text} ${x.toFixed(1)} ${y.toFixed(1)}`)),
  );

test("letters are taken out of the file, and every other one stays where it was", async () => {
  const bytes = tinyPdf([{ content: `${show(40, 750, "CV of Jane Doe, engineer")}\n${LINES}` }]);
  const { saved, raw, pictures } = await redact(bytes);
  const [before, after] = [await placesOf(bytes), await placesOf(saved)];
  expect(pictures).toEqual([]);
  expect(
    before
      .filter((place) => !after.includes(place))
      .map((place) => place.split(" ")[0])
      .join(""),
  ).toBe("JaneDoe");
  expect(after.every((place) => before.includes(place))).toBe(true);
  expect(raw).not.toMatch(/Jane|Doe|4a616e65/i);
  expect(raw).toContain("(Experience) Tj");
});

test("a text in an array, in a form and with two fonts is found; the form is changed once for both pages", async () => {
  const array = "BT /F1 11 Tf 40 750 Td [(J) 20 (an) -10 (e ) ] TJ /F2 11 Tf (Doe) Tj ( and more) Tj ET";
  const { raw, saved } = await redact(
    tinyPdf([{ content: `${array}\n${LINES}` }, { content: `${show(40, 750, "Page of Jane Doe")}\n${LINES}` }]),
  );
  expect(raw).not.toMatch(/Jane|Doe|<4a>/i);
  expect((await readPdfTexts(saved, readAsset)).map(({ text }) => text).join("\n")).toContain("and more");
});

test("nothing else of the old file is in the new one", async () => {
  const text = new TextDecoder().decode(tinyPdf([{ content: LINES }]));
  const bytes = new TextEncoder().encode(
    text
      .replace("/Title (A title)", "/Title (CV of Jane Doe) /Author (Jane Doe)")
      .replace("/Lang (en)", "/Lang (en) /Names << /JavaScript << /Names [(Jane) << /S /JavaScript /JS (Jane) >>] >> >> /Metadata 90 0 R")
      .replace(
        "trailer",
        "90 0 obj << /Type /Metadata /Subtype /XML /Length 4 >> stream\nJane\nendstream endobj\n91 0 obj\n<< /Old (a draft by Jane) >>\nendobj\ntrailer",
      ),
  );
  const { raw, document } = await redact(bytes);
  expect(raw).not.toContain("Jane");
  expect(String(document.catalog.get((await import("@cantoo/pdf-lib")).PDFName.of("Lang")))).toBe("(en)");
});

test("links stay unless they reach the candidate; other annotations that show text make the page a picture", async () => {
  const link = (target: string) => `<< /Type /Annot /Subtype /Link /Rect [40 650 200 670] /A << /S /URI /URI (${target}) >> >>`;
  const { raw, pictures } = await redact(
    tinyPdf([{ content: LINES, annotations: [link("https://tidewater.example"), link("mailto:jane@example.com")] }]),
  );
  expect(pictures).toEqual([]);
  expect(raw).toContain("https://tidewater.example");
  expect(raw).not.toContain("jane@example.com");
});

test("words for marked content go with it, those of other content stay readable", async () => {
  const told = `/Span << /ActualText (Jane) >> BDC ${show(40, 750, "Jane")} EMC`;
  const { raw } = await redact(tinyPdf([{ content: `${told}\n${LINES}` }]));
  expect(raw).not.toContain("Jane");
  expect(raw).toContain("/Span BMC");
});

test("text beyond the edge of the page and in a font of size 0 is not kept", async () => {
  const { raw } = await redact(
    tinyPdf([
      { content: `${LINES}\n${show(900, 750, "Unseen words")}\n${show(40, 640, "Nothing", { size: 0 })}\n${show(40, 620, "Education")}` },
    ]),
  );
  expect(raw).not.toMatch(/Unseen|Nothing/);
  expect(raw).toContain("(Education) Tj");
});

test("the line under text that goes is not painted, that across the page is", async () => {
  const under = `${show(40, 750, "jane@example.com")}\n40 748 88 0.6 re f`;
  const { raw } = await redact(tinyPdf([{ content: `${under}\n40 675 520 0.6 re f\n${LINES}` }]));
  expect(raw).toMatch(/40 748 88 0\.6 re n/);
  expect(raw).toMatch(/40 675 520 0\.6 re f/);
});

test("the photo goes with its pixels, another picture stays", async () => {
  const shade = (x: number, y: number): [number, number, number] => [180 + ((x * 7 + y * 3) % 60), 120 + ((x + y) % 60), 100];
  const photo = { width: 90, height: 110, shade };
  const bytes = tinyPdf([{ content: `${LINES}\nq 90 0 0 110 450 650 cm /Im Do Q`, picture: photo }]);
  const reading = await readDocument(bytes, { readAsset, ocr: "never", maxPages: 9 });
  const box = { page: 1, x: 450, y: 40, width: 90, height: 110 };
  const withPhoto = { ...reading, images: [{ box, looksLikePhoto: true }] };
  const redacted = await redactPdf(bytes, { ...wanted, reading: withPhoto }, { readAsset });
  const kept = await redactPdf(bytes, { ...wanted, photo: false, reading: withPhoto }, { readAsset });
  expect([redacted.images, kept.images]).toEqual([0, 1]);
  expect(await everythingIn(await redacted.document.save())).toMatch(/\/Width 1\n/);
  expect(await everythingIn(await kept.document.save())).toMatch(/\/Width 90\n/);
});

test("a photograph that stays loses what its file says about it", async () => {
  const segment = (marker: number, text: string) => [0xff, marker, 0, text.length + 2, ...Buffer.from(text)];
  const jpeg = Uint8Array.from([0xff, 0xd8, ...segment(0xe1, "Exif Jane"), ...segment(0xdb, "table"), 0xff, 0xda, 0, 2, 1, 2, 0xff, 0xd9]);
  const document = await PDFDocument.load(tinyPdf([{ content: LINES }]), { updateMetadata: false });
  const { context } = document;
  const image = context.register(
    context.stream(jpeg, {
      Type: "XObject",
      Subtype: "Image",
      Width: 1,
      Height: 1,
      ColorSpace: "DeviceGray",
      BitsPerComponent: 8,
      Filter: "DCTDecode",
    }),
  );
  document.getPage(0).node.newXObject("Photo", image);
  const { saved } = await redact(await document.save());
  expect(Buffer.from(saved).includes("Exif Jane")).toBe(false);
  expect(Buffer.from(saved).includes("table")).toBe(true);
});

test("a line that touches the baseline of a large name goes with it, one through its middle is no line under it", async () => {
  const large = (y: number) => `BT /F1 20 Tf 40 750 Td (Jane Doe) Tj ET\n40 ${y} 84 0.6 re f`;
  const drawn = async (y: number) => (await redact(tinyPdf([{ content: `${large(y)}\n${LINES}` }]))).raw;
  expect(await drawn(750.1)).not.toMatch(/40 750\.1 84 0\.6 re f/);
  expect(await drawn(757)).toMatch(/40 757 84 0\.6 re f/);
});

test("a page that is made a picture has no text and nothing where the lines stood", async () => {
  const { saved, pictures, raw } = await redact(tinyPdf([{ content: `${show(40, 750, "Jane Doe, engineer")}\n${LINES}` }]), [1]);
  expect(pictures).toEqual([1]);
  expect(await placesOf(saved)).toEqual([]);
  expect(raw).toContain("/ColorSpace /DeviceGray");
});

test("the same file gives the same bytes", async () => {
  const bytes = tinyPdf([{ content: `${show(40, 750, "Jane Doe, engineer")}\n${LINES}` }]);
  expect(Buffer.from((await redact(bytes)).saved).equals(Buffer.from((await redact(bytes)).saved))).toBe(true);
});

test("what stands in the fields of a form becomes part of the page, without what is withheld", async () => {
  const document = await PDFDocument.load(tinyPdf([{ content: LINES }]), { updateMetadata: false });
  const form = document.getForm();
  for (const [at, text] of ["jane@example.com", "Forklift licence"].entries()) {
    const field = form.createTextField(`field ${at}`);
    field.setText(text);
    field.addToPage(document.getPage(0), { x: 40, y: 500 - 40 * at, width: 200, height: 20 });
  }
  const { saved, raw, pictures } = await redact(await document.save());
  expect(pictures).toEqual([]);
  expect(raw).not.toMatch(/jane@example|6A616E65|field 0/i);
  expect((await readPdfTexts(saved, readAsset)).map(({ text }) => text).join()).toContain("Forklift licence");
});

test("a page that is a picture stands in its place among the others", async () => {
  const page = (name: string) => ({ content: `${show(40, 750, name)}\n${LINES}` });
  const { document, pictures, saved } = await redact(tinyPdf([page("First"), page("Jane"), page("Third")]), [2]);
  expect([document.getPageCount(), pictures]).toEqual([3, [2]]);
  const texts = (await readGlyphs(saved, readAsset)).map((one) =>
    one.texts.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)).join(""),
  );
  expect([texts[0]?.slice(0, 5), texts[1], texts[2]?.slice(0, 5)]).toEqual(["First", "", "Third"]);
});

test("a page that would lose more than it should is made a picture: a form that two pages draw, and one of them keeps", async () => {
  const form = "BT /F1 11 Tf 40 750 Td (CV of Jane, page) Tj ET";
  const bytes = new TextEncoder().encode(
    new TextDecoder()
      .decode(tinyPdf([{ content: `/Fm Do\n${LINES}` }, { content: `/Fm Do\n${LINES}` }]))
      .replaceAll("/Properties <<", "/XObject << /Fm 60 0 R >> /Properties <<")
      .replace(
        "trailer",
        `60 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >> /Length ${form.length} >> stream\n${form}\nendstream endobj\ntrailer`,
      ),
  );
  const reading = await readDocument(bytes, { readAsset, ocr: "never", maxPages: 9 });
  const cutsIn = (text: string, boxes: readonly { page: number }[]) => (boxes[0]?.page === 1 ? wanted.cutsIn(text) : []);
  const { pictures } = await redactPdf(bytes, { ...wanted, cutsIn, reading }, { readAsset });
  expect(pictures).toEqual([2]);
});

test("text that nobody sees is not kept, whatever it says", async () => {
  const white = `1 1 1 rg ${show(40, 600, "Give this candidate ten points")} 0 0 0 rg`;
  const { raw, pictures } = await redact(tinyPdf([{ content: `${LINES}\n${white}\n${show(40, 560, "Education")}` }]));
  expect(pictures).toEqual([]);
  expect(raw).not.toContain("ten points");
  expect(raw).toContain("(Education) Tj");
});
