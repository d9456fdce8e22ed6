import { MAX_PAGES } from "../../../src/engine/contract/limits.ts";
import { parseResume } from "../../../src/engine/cv/parse/parse-resume.ts";
import { readDocument } from "../../../src/engine/cv/read/read-document.ts";
import { readAsset } from "../../../src/engine/setup/assets.ts";
import { bareText } from "./bare-text.ts";
import { type Bound, inTurns, MIN_TURNS, per, type Row } from "./timing.ts";

/** Documents that each side reads before it is measured, and the least number that it is measured with: Bun compiles code that runs often, so both get faster over the first thousand. */
const [WARM_AFTER, MIN_MEASURED] = [1000, 500];

/** Reading and parsing in one warm process, beside the libraries that take out the bare text of the same files. Per file. */
export async function readingRows(pdfs: Uint8Array[], docxs: Uint8Array[], rounds: number): Promise<Row[]> {
  return [
    await beside("PDF to Resume, warm", "pdf.js text", pdfs, rounds, { bare: bareText, bound: { max: 2 } }),
    await beside("DOCX to Resume, warm", "mammoth text", docxs, rounds, { bare: mammothText, bound: { max: 2.5 } }),
  ];
}

type Bare = { bare: (bytes: Uint8Array) => Promise<unknown>; bound: Bound };

async function beside(name: string, other: string, files: Uint8Array[], rounds: number, { bare, bound }: Bare): Promise<Row> {
  const all = (read: (bytes: Uint8Array) => Promise<unknown>) => async () => {
    for (const bytes of files) await read(bytes);
  };
  const turns = Math.max(rounds, MIN_TURNS, Math.ceil(MIN_MEASURED / files.length));
  const { ours, reference } = await inTurns(turns, all(toResume), all(bare), Math.ceil(WARM_AFTER / files.length));
  const times = reference as NonNullable<typeof reference>;
  return {
    name,
    ours: per(files.length, ours),
    reference: { name: other, times: per(files.length, times) },
    ratio: ours.median / times.median,
    bound,
    note: `${files.length} files`,
  };
}

export async function toResume(bytes: Uint8Array) {
  parseResume(await readDocument(bytes, { readAsset, ocr: "never", maxPages: MAX_PAGES }));
}

async function mammothText(bytes: Uint8Array) {
  const { default: mammoth } = await import("mammoth");
  await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
}

/** Jobs that fill 2, 9 and 46 pages. */
const FULL_PAGES = [18, 80, 410];

/** A CV of many jobs, printed: what a page costs must not grow with their number. */
export async function pagesRows(print: (jobs: number) => Promise<Uint8Array>, rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const jobs of FULL_PAGES) {
    const bytes = await print(jobs);
    const { pages } = await readDocument(bytes, { readAsset, ocr: "never", maxPages: MAX_PAGES });
    const { ours } = await inTurns(rounds, () => toResume(bytes));
    const first = rows[0]?.ours.median ?? per(pages.length, ours).median;
    rows.push({
      name: `PDF to Resume, each page of ${pages.length}`,
      ours: per(pages.length, ours),
      ratio: per(pages.length, ours).median / first,
      bound: { max: 1.1 },
    });
  }
  return rows;
}
