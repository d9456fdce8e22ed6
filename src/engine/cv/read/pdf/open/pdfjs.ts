import type { PDFDocumentProxy } from "pdfjs-dist/types/src/display/api.d.ts";
import type { ReadTools } from "../../../reading.ts";
import { Loopback } from "./loopback.ts";

export type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/types/src/display/api.d.ts";

/** Decoded pictures beyond this are left out (pdf.js then draws nothing for them). */
const MAX_IMAGE_PIXELS = 24_000_000;
const FOLDERS: Record<string, string> = { cMapUrl: "cmaps", standardFontDataUrl: "standard_fonts", wasmUrl: "wasm" };

/**
 * Opens a document in this thread, without network, with the shipped character maps and fonts. Throws pdf.js' own errors. `forText` where pdf.js
 * itself is asked for the text: it looks into the programs of fonts to tell how high letters are.
 */
export async function openPdf(bytes: Uint8Array, readAsset: ReadTools["readAsset"], forText = false): Promise<PDFDocumentProxy> {
  const pdfjs = await loadPdfjs();
  class ShippedFiles {
    fetch({ kind, filename }: { kind: string; filename: string }) {
      return readAsset(`pdfjs/${FOLDERS[kind]}/${filename}`);
    }
  }
  const port = new Loopback();
  const worker = new pdfjs.PDFWorker({ port: port as never, verbosity: 0 });
  (globalThis as unknown as WorkerHalf).pdfjsWorker.WorkerMessageHandler.initializeFromPort(port);
  const task = pdfjs.getDocument({
    worker,
    // pdf.js takes the bytes away from their owner and refuses a Buffer, whose own `slice` is neither a copy nor a plain array.
    data: new Uint8Array(bytes),
    verbosity: 0,
    // Otherwise pdf.js draws the outline of every letter, which nobody looks at here.
    disableFontFace: false,
    ownerDocument: { fonts: new Set() },
    // An option of the patch (docs/decisions/0014).
    neverDrawn: !forText,
    fontExtraProperties: true,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    BinaryDataFactory: ShippedFiles,
    cMapUrl: "x/",
    standardFontDataUrl: "x/",
    wasmUrl: "x/",
  } as unknown as Parameters<typeof pdfjs.getDocument>[0]);
  return task.promise;
}

type WorkerHalf = { pdfjsWorker: { WorkerMessageHandler: { initializeFromPort: (port: Loopback) => void } } };

let loading: ReturnType<typeof importPdfjs> | undefined;
export const loadPdfjs = () => (loading ??= importPdfjs());

/**
 * pdf.js asks for three drawing classes of the browser and for a native canvas when it is imported, and warns when they are missing; and
 * for one that loads fonts, for a page to be shown. Reading needs none of them.
 */
async function importPdfjs() {
  const globals = globalThis as Record<string, unknown>;
  for (const name of ["DOMMatrix", "ImageData", "Path2D"]) globals[name] ??= class {};
  globals.FontFace ??= class {
    readonly loaded = Promise.resolve();
  };
  const warn = console.warn;
  console.warn = () => {};
  try {
    const pdfjs = await import("pdfjs-dist/legacy/build/pdf.mjs");
    // @ts-expect-error the worker has no types; set like this it runs in this thread.
    globals.pdfjsWorker = await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
    return pdfjs;
  } finally {
    console.warn = warn;
  }
}
