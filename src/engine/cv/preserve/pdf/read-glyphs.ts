import type { PageDrawing, ShownText } from "../../read/pdf/content-stream/interpreter.ts";
import type { Matrix } from "../../read/pdf/content-stream/matrix.ts";
import { readDrawing } from "../../read/pdf/content-stream/page-content.ts";
import { documentStructure } from "../../read/pdf/document/structure.ts";
import { openPdf } from "../../read/pdf/open/pdfjs.ts";
import type { ReadTools } from "../../reading.ts";

/** What the text-showing operators of a page show. `view` maps its content to the page as it is shown; `broken` where it cannot be drawn whole. */
export type ShownPage = { number: number; width: number; height: number; view: Matrix; texts: ShownText[]; broken: boolean; used: Used };
/** From where to where the page is printed, in points from its top. */
export type Used = { top: number; bottom: number };

/** The text of all pages of a PDF, operator by operator. Throws the errors of pdf.js for a file that cannot be opened. */
export async function readGlyphs(bytes: Uint8Array, readAsset: ReadTools["readAsset"]): Promise<ShownPage[]> {
  const document = await openPdf(bytes, readAsset);
  try {
    const pages: ShownPage[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { transform, width, height } = page.getViewport({ scale: 1 });
      const texts: ShownText[] = [];
      const drawing = await readDrawing(page, await documentStructure(document, page), texts).catch(() => undefined);
      pages.push({
        number,
        width,
        height,
        view: transform as Matrix,
        texts,
        broken: !drawing || drawing.cut,
        used: usedOf(drawing, height),
      });
      page.cleanup();
    }
    return pages;
  } finally {
    await document.loadingTask.destroy();
  }
}

/** White areas are paper. */
function usedOf(drawing: PageDrawing | undefined, height: number): Used {
  if (!drawing) return { top: 0, bottom: height };
  const boxes = [
    ...drawing.runs.filter(({ hidden }) => !hidden).map(({ box }) => box),
    ...drawing.rules.filter(({ fill }) => fill.toLowerCase() !== "#ffffff").map(({ box }) => box),
    ...drawing.images.map(({ box }) => box),
    ...drawing.outlines.map(({ box }) => box),
  ];
  if (boxes.length === 0) return { top: height, bottom: 0 };
  const top = Math.min(...boxes.map(({ y }) => y));
  const bottom = Math.max(...boxes.map(({ y, height: tall }) => y + tall));
  return { top: Math.max(0, top), bottom: Math.min(height, bottom) };
}
