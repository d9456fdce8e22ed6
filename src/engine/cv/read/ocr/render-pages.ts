import type { PageImage } from "../../reading.ts";
import { compiledWasm } from "./compiled-wasm.ts";
import { paperScale } from "./page-image/paper-size.ts";
import type { GrayImage } from "./page-image/pixels/image.ts";
import { MAX_PAGE_PIXELS } from "./thresholds.ts";

const POINTS_PER_INCH = 72;

export type RenderOptions = {
  dpi: number;
  readAsset: (name: string) => Promise<Uint8Array>;
  password?: string;
};

/**
 * Renders pages of a PDF as 8-bit grey images on white, as a viewer shows them: /Rotate applied, annotations and form fields drawn. Pages
 * count from 1; those that the file does not have, or that cannot be rendered, are left out. `dpi` of an image is its true resolution, which
 * is another than asked for where the page has no paper size (a photograph of a CV, saved as a page of a metre). Throws the error of PDFium
 * for a file that it cannot open.
 */
export async function renderPages(
  bytes: Uint8Array,
  pageNumbers: number[],
  { dpi, readAsset, password }: RenderOptions,
): Promise<PageImage[]> {
  const { PDFiumLibrary } = await import("@hyzyla/pdfium");
  const library = await PDFiumLibrary.init({ instantiateWasm: await compiledWasm("wasm/pdfium.wasm", readAsset) });
  try {
    // PDFium keeps pointers into the bytes, and the caller may detach them: it gets a copy.
    const document = await library.loadDocument(new Uint8Array(bytes), password);
    const images: PageImage[] = [];
    for (const number of pageNumbers) {
      const image = number >= 1 && number <= document.getPageCount() ? await renderPage(document, number, dpi) : undefined;
      if (image) images.push(image);
    }
    document.destroy();
    return images;
  } finally {
    library.destroy();
  }
}

/** A page in colour as its red, green and blue plane, with the resolution that `renderPages` would have. Throws as that does. */
export async function renderColors(
  bytes: Uint8Array,
  pageNumber: number,
  { dpi, readAsset, password }: RenderOptions,
): Promise<{ planes: GrayImage[]; dpi: number } | undefined> {
  const { PDFiumLibrary } = await import("@hyzyla/pdfium");
  const library = await PDFiumLibrary.init({ instantiateWasm: await compiledWasm("wasm/pdfium.wasm", readAsset) });
  try {
    const document = await library.loadDocument(new Uint8Array(bytes), password);
    const page = document.getPage(pageNumber - 1);
    const scale = scaleOf(page.getOriginalSize(), dpi);
    const { data, width, height } = await page.render({ scale, renderFormFields: true, render: async ({ data }) => data });
    document.destroy();
    const planes = [0, 1, 2].map((channel) => ({
      gray: Uint8Array.from({ length: width * height }, (_, i) => data[4 * i + channel] as number),
      width,
      height,
    }));
    return { planes, dpi: scale * POINTS_PER_INCH };
  } finally {
    library.destroy();
  }
}

/** Pixels per point. */
function scaleOf({ originalWidth: width, originalHeight: height }: { originalWidth: number; originalHeight: number }, dpi: number): number {
  const wanted = dpi * paperScale(Math.max(width, height) / POINTS_PER_INCH);
  return Math.min(wanted, POINTS_PER_INCH * Math.sqrt(MAX_PAGE_PIXELS / (width * height))) / POINTS_PER_INCH;
}

type PdfiumDocument = Awaited<ReturnType<import("@hyzyla/pdfium").PDFiumLibrary["loadDocument"]>>;

async function renderPage(document: PdfiumDocument, number: number, dpi: number): Promise<PageImage | undefined> {
  const page = document.getPage(number - 1);
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  if (!(width > 0 && height > 0)) return undefined;

  const rendered = await page.render({
    scale: scaleOf({ originalWidth: width, originalHeight: height }, dpi),
    colorSpace: "Gray",
    renderFormFields: true,
    render: async ({ data }) => data,
  });
  return {
    page: number,
    gray: rendered.data,
    width: rendered.width,
    height: rendered.height,
    dpi: (rendered.width / width) * POINTS_PER_INCH,
  };
}
