import { expect, test } from "bun:test";
import { PDFDocument } from "@cantoo/pdf-lib";
import { tinyPdf } from "../../read/pdf/tiny-pdf.testing.ts";
import { readPageOperators } from "./page-operators.ts";

/** A page that draws a form as `/Im`. */
async function pageWith(content: string, form: string, formKeys = "") {
  const text = new TextDecoder().decode(tinyPdf([{ content, picture: { width: 1, height: 1, shade: () => [0, 0, 0] } }]));
  const replaced = text.replace(
    /7 0 obj .*?endobj/s,
    `7 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 600 800] ${formKeys} /Length ${form.length} >> stream\n${form}\nendstream endobj`,
  );
  const document = await PDFDocument.load(new TextEncoder().encode(replaced), { updateMetadata: false });
  return document.getPage(0);
}

test("text of a form stands in the order in which the form is drawn, and a form that is drawn twice is one stream", async () => {
  const page = await pageWith("BT (one) Tj ET /Im Do BT [(t) 5 (wo)] TJ ET /Im Do", "BT (inner) Tj ET");
  const { texts } = readPageOperators(page, new Map());
  expect(texts.map(({ codes }) => codes)).toEqual([3, 5, 3, 5]);
  expect(texts[1]?.stream).toBe(texts[3]?.stream as never);
});

test("a picture has its place, also within a form that is moved", async () => {
  const page = await pageWith("q 2 0 0 2 10 20 cm /Im Do Q", "q 30 0 0 40 5 5 cm BI /W 1 /H 1 ID x EI Q", "/Matrix [1 0 0 1 100 0]");
  const { images } = readPageOperators(page, new Map());
  expect(images.map(({ matrix }) => matrix)).toEqual([[60, 0, 0, 80, 220, 30]]);
});

test("straight lines and rectangles are known by their boxes, other paths are not", async () => {
  const page = await pageWith("40 700 90 1 re f 0 0 m 100 0 l S 0 0 m 9 9 l 9 0 l f 1 1 2 2 re 5 5 2 2 re f", "");
  const { rules } = readPageOperators(page, new Map());
  expect(rules.map(({ box }) => box)).toEqual([
    { x: 40, y: 700, width: 90, height: 1 },
    { x: 0, y: 0, width: 100, height: 0 },
  ]);
});

test("a form that draws itself is refused", async () => {
  const page = await pageWith("/Im Do", "/Im Do", "/Resources << /XObject << /Im 7 0 R >> >>");
  expect(() => readPageOperators(page, new Map())).toThrow("nested");
});
