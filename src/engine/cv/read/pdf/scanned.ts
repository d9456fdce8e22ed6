import type { OcrPage, ReadTools } from "../../reading.ts";
import type { PageContent, PositionedRun } from "../layout/1-words/content.ts";
import { cleanText, isPlain } from "../layout/1-words/text.ts";
import { ocrToContent, type Type } from "../ocr/content/content.ts";
import type { PageDrawing } from "./content-stream/interpreter.ts";

/** Beside a picture, fewer letters than this are a stamp or a page number, not the page's text. */
const MIN_PAGE_CHARACTERS = 40;
/** As many are, whatever picture is there. */
const MANY_LETTERS = 300;
const UNDECODED = /[\uFFFD\p{Co}]|(?![\t\n\r\v\f])\p{Cc}/gu;
const OCR_DPI = 200;
const PAGES_AT_ONCE = 10;

export type Legibility = "text" | "mixed" | "image";

/** Whether a page's text can be had from its text layer, lies in a picture, or both. */
export function legibility(drawing: PageDrawing): Legibility {
  let text = "";
  for (const run of drawing.runs) if (!run.hidden || run.hidden === "drawn invisibly") text += run.text;
  const undecoded = isPlain(text) ? 0 : (text.match(UNDECODED)?.length ?? 0);
  if (undecoded <= 20 && lettersIn(text.slice(0, 2 * MANY_LETTERS)) >= MANY_LETTERS) return "text";
  const letters = lettersIn(text);
  if (undecoded > 20 && undecoded > 0.3 * letters) return "image";
  const largest = Math.max(0, ...drawing.images.map(({ box }) => (box.width * box.height) / (drawing.width * drawing.height)));
  if (letters === 0 || (letters < MIN_PAGE_CHARACTERS && largest > 0.1)) return "image";
  return largest > 0.3 && letters < MANY_LETTERS && !hasTextOver(drawing) ? "mixed" : "text";
}

const lettersIn = (text: string) => cleanText(text).match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** More words than this, and one in so many, lack letters: the text layer is not what the page shows. */
const MIN_BROKEN_WORDS = 5;
const ONE_IN = 20;

/** Whether words of the page lack letters: their font does not tell what its signs mean, as for joined letters of Indian scripts. */
export function lacksLetters({ runs }: PageDrawing): boolean {
  const isWord = (run: PositionedRun) => !run.hidden && /\p{L}/u.test(run.text);
  const broken = runs.filter((run) => /[\0\uFFFD]/.test(run.text) && isWord(run));
  return broken.length > MIN_BROKEN_WORDS && broken.length * ONE_IN > runs.filter(isWord).length;
}

/** Most text lies on the largest picture: a background, or a scan with its own text layer. */
function hasTextOver({ images, runs }: PageDrawing): boolean {
  const over = runs.filter((run) =>
    images.some(
      ({ box }) =>
        run.box.x >= box.x - 1 &&
        run.box.y >= box.y - 1 &&
        run.box.x <= box.x + box.width &&
        run.box.y <= box.y + box.height &&
        box.width * box.height > 50_000,
    ),
  );
  return over.length > 0.5 * runs.length;
}

/** Reads pages from their picture, some at a time: a hundred at once would take 400 MB. The page images are made by PDFium. */
export async function recognizePages(bytes: Uint8Array, numbers: number[], tools: ReadTools): Promise<Map<number, OcrPage>> {
  if (numbers.length === 0 || !tools.recognize) return new Map();
  const { renderPages } = await import("../ocr/render-pages.ts");
  const read: OcrPage[] = [];
  for (let start = 0; start < numbers.length; start += PAGES_AT_ONCE) {
    const wanted = numbers.slice(start, start + PAGES_AT_ONCE);
    // What pdf.js mends PDFium may not open: then the pages stay unread, which is said.
    const images = await renderPages(bytes, wanted, { dpi: OCR_DPI, readAsset: tools.readAsset }).catch(() => []);
    if (images.length === 0) continue;
    const language = read.find((page) => page.words.length > 0)?.language;
    read.push(...(await tools.recognize(images, language ? { languages: [language] } : {})));
  }
  return new Map(read.map((page) => [page.page, page]));
}

/** The page as OCR saw it; of a page with text of its own, that text and what only OCR found. */
export function withRecognized(drawing: PageDrawing, ocr: OcrPage, found: Legibility, type: Type): PageContent {
  const isOnItsSide = ocr.rotation % 180 !== 0;
  const size = isOnItsSide ? { width: drawing.height, height: drawing.width } : drawing;
  const content = ocrToContent(ocr, { width: size.width, height: size.height }, type);
  if (ocr.rotation !== 0) return content;
  if (found !== "mixed") return { ...content, rules: [...drawing.rules, ...content.rules] };
  const added = content.runs.filter((run) => !drawing.runs.some((own) => isOver(own, run)));
  return { ...drawing, runs: [...drawing.runs, ...added] };
}

function isOver(a: PositionedRun, b: PositionedRun): boolean {
  const x = b.box.x + b.box.width / 2;
  const y = b.box.y + b.box.height / 2;
  return x > a.box.x - 2 && x < a.box.x + a.box.width + 2 && y > a.box.y - 2 && y < a.box.y + a.box.height + 2;
}
