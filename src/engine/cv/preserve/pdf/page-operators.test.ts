import { expect, test } from "bun:test";
import { PDFDocument, PDFName, type PDFRef } from "@cantoo/pdf-lib";
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

test("forms within forms are read as deep as programs nest them", async () => {
  const page = await pageWith("/Im Do", "");
  const { context } = page.doc;
  const formOf = (content: string, drawn: Record<string, PDFRef>) =>
    context.register(context.stream(content, { Type: "XObject", Subtype: "Form", BBox: [0, 0, 600, 800], Resources: { XObject: drawn } }));
  let form = formOf("BT (deep) Tj ET", {});
  for (let level = 0; level < 12; level++) form = formOf("/Im Do", { Im: form });
  page.node.set(PDFName.of("Resources"), context.obj({ XObject: { Im: form } }));
  expect(readPageOperators(page, new Map()).texts.map(({ codes }) => codes)).toEqual([4]);
});

test("a page may draw much, and one that draws a form without end is refused", async () => {
  const form = "q Q ".repeat(2_500);
  const drawn = async (times: number) => readPageOperators(await pageWith("/Im Do ".repeat(times), form), new Map());
  expect((await drawn(250)).texts).toEqual([]);
  await expect(drawn(1_000)).rejects.toThrow("too many");
});

test("a form that draws itself is refused", async () => {
  const page = await pageWith("/Im Do", "/Im Do", "/Resources << /XObject << /Im 7 0 R >> >>");
  expect(() => readPageOperators(page, new Map())).toThrow("nested");
});
