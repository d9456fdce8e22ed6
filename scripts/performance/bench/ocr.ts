import { join } from "node:path";
import { createRecognizer } from "../../../src/engine/adapters/tesseract/recognize.ts";
import { renderPages } from "../../../src/engine/cv/read/ocr/render-pages.ts";
import { readAsset } from "../../../src/engine/setup/assets.ts";
import { clock, type Row, run, spread } from "./timing.ts";

const DPI = 200;

/**
 * Text recognition of pages, from the file to the words, beside Debian's `tesseract` with the same language data on one core, from the file
 * (drawn by `pdftoppm`) to its text. The work of the processor is compared: this program recognises in one thread.
 */
export async function ocrRows(scans: { name: string; bytes: Uint8Array }[], folder: string, rounds: number): Promise<Row[]> {
  const recognize = createRecognizer({ readAsset });
  const [own, other]: [number[], number[]] = [[], []];
  let pages = 0;
  for (let round = -1; round < rounds; round++) {
    let [ours, theirs] = [0, 0];
    pages = 0;
    for (const [number, { bytes }] of scans.entries()) {
      let language = "eng";
      const used = process.cpuUsage();
      await clock(async () => {
        const images = await renderPages(bytes, [1, 2, 3, 4, 5], { dpi: DPI, readAsset });
        const read = await recognize(images, {});
        pages += read.length;
        language = read[0]?.language ?? language;
      });
      const { user, system } = process.cpuUsage(used);
      ours += (user + system) / 1000;
      if (Bun.which("tesseract") && Bun.which("pdftoppm")) theirs += await native(bytes, join(folder, `scan-${number}`), language);
    }
    if (round < 0) continue;
    own.push(ours / pages);
    if (theirs > 0) other.push(theirs / pages);
  }
  const row: Row = { name: "text recognition of a page, CPU", ours: spread(own), note: `${pages} pages` };
  if (other.length === 0) return [row];
  const times = spread(other);
  return [{ ...row, reference: { name: "tesseract", times }, ratio: row.ours.median / times.median, bound: { max: 1.6 } }];
}

async function native(bytes: Uint8Array, file: string, language: string): Promise<number> {
  await Bun.write(`${file}.pdf`, bytes);
  await Bun.write(
    `${file}-data/${language}.traineddata`,
    Bun.gunzipSync(new Uint8Array(await readAsset(`tessdata/${language}.traineddata.gz`))),
  );
  const drawn = await run(["pdftoppm", "-r", String(DPI), "-gray", "-l", "5", `${file}.pdf`, file]);
  let cpuMs = drawn.cpuMs;
  for (const picture of [...new Bun.Glob(`${file}-*.pgm`).scanSync({ absolute: true })]) {
    const command = ["tesseract", picture, `${file}-text`, "-l", language, "--tessdata-dir", `${file}-data`, "--dpi", String(DPI)];
    cpuMs += (await run(command, { env: { PATH: process.env.PATH ?? "", OMP_THREAD_LIMIT: "1" } })).cpuMs;
  }
  return cpuMs;
}
