import openTypst from "@myriaddreamin/typst-ts-web-compiler";
import { writePdf } from "../cv/render/pdf/write-pdf.ts";
import { buildView } from "../cv/render/view/build-view.ts";
import { readAsset } from "../setup/assets.ts";
import { loadTemplate } from "../templates/load-template.ts";

// A thread of a test: tells how many bytes Typst holds after a CV of one position, its first document, and after one of 300.

const meta = { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } };

async function bytesAfter(positions: number): Promise<number> {
  const template = await loadTemplate("default");
  const work = Array.from({ length: positions }, (_, at) => ({ position: `Clerk ${at}`, name: "Acme", highlights: ["Letters."] }));
  await writePdf(buildView({ basics: { name: "Anna Berg" }, work, meta }, template), template, { readAsset });
  return (await openTypst()).memory.buffer.byteLength;
}

postMessage({ short: await bytesAfter(1), long: await bytesAfter(300) });
