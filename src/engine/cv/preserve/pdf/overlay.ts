import { PDFDocument, type PDFPage, type PDFRef } from "@cantoo/pdf-lib";
import { IDENTITY, type Matrix } from "../../read/pdf/content-stream/matrix.ts";
import { setWithTypst } from "../../render/pdf/typst.ts";
import type { Template } from "../../render/template/template.ts";
import { chooseFonts } from "../../render/typography/fonts.ts";
import type { WriteTools } from "../../render/written.ts";
import { MIN_REPLACEMENT_SCALE } from "../thresholds.ts";
import type { Replacement } from "./replacement.ts";

/**
 * Sets the words that stand in the place of what was taken out, such as initials for a name, over the pages of a document. Those of pages in `pictures`
 * too: their places are empty there.
 */
export async function addReplacements(
  document: PDFDocument,
  replacements: readonly Replacement[],
  { fonts }: Pick<Template, "fonts">,
  tools: Pick<WriteTools, "readAsset">,
): Promise<void> {
  const numbers = [...new Set(replacements.map(({ page }) => page))].sort((one, other) => one - other);
  if (numbers.length === 0) return;
  const pages = numbers.map((number) => {
    const { width, height } = shownSize(document.getPage(number - 1));
    return { width, height, texts: replacements.filter(({ page }) => page === number) };
  });
  const { body, files } = chooseFonts({ ...fonts, heading: fonts.body, files: [] }, JSON.stringify(pages), "");
  const words = await setWithTypst(
    { main: "typst/replacements.typ", data: JSON.stringify({ fonts: body, pages, minScale: MIN_REPLACEMENT_SCALE }), fonts: files },
    tools,
  );
  await drawOver(document, words, numbers);
}

/** Draws the pages of another PDF over pages of a document, each as large as it is shown. */
export async function drawOver(document: PDFDocument, bytes: Uint8Array, numbers: readonly number[]): Promise<void> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const drawn = await document.embedPages(source.getPages());
  for (const [index, number] of numbers.entries()) {
    const page = document.getPage(number - 1);
    const key = page.node.newXObject("Vitae", (drawn[index] as (typeof drawn)[number]).ref);
    inMatrix(page, IDENTITY);
    addContent(page, `q ${uprightOn(page).join(" ")} cm ${key} Do Q`);
  }
}

/** Puts what a page draws so far into a transformation, in a graphics state of its own. */
export function inMatrix(page: PDFPage, matrix: Matrix): void {
  const { context } = page.doc;
  page.node.normalize();
  const [before, after] = [`q ${matrix.join(" ")} cm `, " Q"].map((text) => context.register(context.stream(text)));
  page.node.wrapContentStreams(before as PDFRef, after as PDFRef);
}

function addContent(page: PDFPage, content: string) {
  page.node.addContentStream(page.doc.context.register(page.doc.context.stream(content)));
}

/** The size of a page as it is shown, turned by its `Rotate`. */
export function shownSize(page: PDFPage): { width: number; height: number } {
  const { width, height } = page.getCropBox();
  return isTurned(page) ? { width: height, height: width } : { width, height };
}

const isTurned = (page: PDFPage) => Math.abs(page.getRotation().angle) % 180 === 90;

/** Maps a page that is drawn over another so that it stands upright on it (ISO 32000-2, 7.7.3.3: `Rotate` turns clockwise). */
function uprightOn(page: PDFPage): Matrix {
  const { x, y, width, height } = page.getCropBox();
  const upright: Record<number, Matrix> = {
    90: [0, 1, -1, 0, x + width, y],
    180: [-1, 0, 0, -1, x + width, y + height],
    270: [0, -1, 1, 0, x, y + height],
  };
  return upright[((page.getRotation().angle % 360) + 360) % 360] ?? [1, 0, 0, 1, x, y];
}
