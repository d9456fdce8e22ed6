import { existsSync } from "node:fs";
import { openBatchConverter } from "../src/cli/converter.ts";
import type { ConvertRequest } from "../src/engine/cv/convert.ts";
import { loadTemplate } from "../src/engine/templates/load-template.ts";
import { BINARY, build } from "./build.ts";

const ROUNDS = 15;
const OCR_ROUNDS = 3;

if (!existsSync(BINARY)) await build();
const converter = openBatchConverter(1);
const template = await loadTemplate("default");
const presentation = await loadTemplate("default_ppt");

await measure("start of the program (--version)", ROUNDS, () => void Bun.spawnSync([BINARY, "--version"]));
await measure("text PDF to Resume", ROUNDS, convert("amara-lindqvist.pdf", {}));
await measure("DOCX to Resume", ROUNDS, convert("jonas-okafor.docx", {}));
await measure("scan of two pages to Resume", OCR_ROUNDS, convert("amara-lindqvist-scan.pdf", {}));
await measure("text PDF to DOCX", ROUNDS, convert("amara-lindqvist.pdf", { template, outputs: ["docx"] }));
await measure("text PDF to PDF", ROUNDS, convert("amara-lindqvist.pdf", { template, outputs: ["pdf"] }));
await measure("text PDF to PPTX", ROUNDS, convert("amara-lindqvist.pdf", { template: presentation, outputs: ["pptx"] }));
await converter.close();

function convert(fileName: string, request: Partial<ConvertRequest>) {
  return async () => {
    const bytes = await Bun.file(`samples/${fileName}`).bytes();
    await converter.convert(bytes, { fileName, ocr: "auto", outputs: [], ...request });
  };
}

/** Middle and slowest of the rounds, after one that warms up. */
async function measure(name: string, rounds: number, work: () => unknown) {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const shown = (ms = 0) => `${ms.toFixed(ms < 100 ? 1 : 0)} ms`.padStart(10);
  console.log(`${name.padEnd(36)}${shown(times[times.length >> 1])} median ${shown(times.at(-1))} slowest of ${rounds}`);
}
