import type { PDFDocumentProxy } from "pdfjs-dist/types/src/display/api.d.ts";
import type { ReadTools } from "../../../reading.ts";
import { Loopback } from "./loopback.ts";
import { MAX_IMAGE_PIXELS } from "./thresholds.ts";

export type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/types/src/display/api.d.ts";

const FOLDERS: Record<string, string> = { cMapUrl: "cmaps", standardFontDataUrl: "standard_fonts", wasmUrl: "wasm" };

/**
 * Opens a document in this thread, without network, with the shipped character maps and fonts. Throws the errors of pdf.js.
 */
export async function openPdf(bytes: Uint8Array, readAsset: ReadTools["readAsset"]): Promise<PDFDocumentProxy> {
  const pdfjs = await loadPdfjs();
  class ShippedFiles {
    fetch({ kind, filename }: { kind: string; filename: string }) {
      return readAsset(`pdfjs/${FOLDERS[kind]}/${filename}`);
    }
  }
  const port = new Loopback();
  const worker = new pdfjs.PDFWorker({ port: port as never, verbosity: 0 });
  (globalThis as unknown as WorkerGlobals).pdfjsWorker.WorkerMessageHandler.initializeFromPort(port);
  const task = pdfjs.getDocument({
    worker,
    // pdf.js detaches the bytes that it gets, and refuses a Buffer.
    data: new Uint8Array(bytes),
    verbosity: 0,
    // Otherwise pdf.js converts each glyph to a path, which is not needed here.
    disableFontFace: false,
    ownerDocument: { fonts: new Set() },
    // An option of the patch (docs/decisions/0014).
    neverDrawn: true,
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

type WorkerGlobals = { pdfjsWorker: { WorkerMessageHandler: { initializeFromPort: (port: Loopback) => void } } };

let loading: ReturnType<typeof importPdfjs> | undefined;
export const loadPdfjs = () => (loading ??= importPdfjs());

/** pdf.js expects classes of a browser when it is imported, and warns where they and a native canvas are missing. Reading needs none of them. */
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
