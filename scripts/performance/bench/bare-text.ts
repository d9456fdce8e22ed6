import { readFileSync } from "node:fs";
import { loadPdfjs } from "../../../src/engine/cv/read/pdf/open/pdfjs.ts";

/** The bare text of a PDF, as pdf.js takes it out. */
export async function bareText(bytes: Uint8Array) {
  const pdfjs = await loadPdfjs();
  const document = await pdfjs.getDocument({ data: new Uint8Array(bytes), verbosity: 0, useWorkerFetch: false }).promise;
  for (let number = 1; number <= document.numPages; number++) await (await document.getPage(number)).getTextContent();
  await document.loadingTask.destroy();
}

const TIMES = 5;

/** `bun scripts/performance/bench/bare-text.ts FILE...`: the text of each, some times over. */
if (import.meta.main) {
  const files = process.argv.slice(2).map((path) => new Uint8Array(readFileSync(path)));
  for (let time = 0; time < TIMES; time++) for (const bytes of files) await bareText(bytes);
}
