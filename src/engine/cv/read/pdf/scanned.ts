import type { OcrPage, Picture, ReadTools } from "../../reading.ts";
import type { PageContent, PositionedRun } from "../layout/1-words/content.ts";
import { cleanText } from "../layout/1-words/text.ts";
import { ocrToContent, type Typography } from "../ocr/content/content.ts";
import {
  MAX_BROKEN_WORD_RATIO,
  MAX_BROKEN_WORDS,
  MAX_PAGES_AT_ONCE,
  MAX_TEXT_OVERLAP_GAP,
  MAX_UNDECODED_CHARACTERS,
  MAX_UNDECODED_RATIO,
  MIN_BACKGROUND_PICTURE_AREA,
  MIN_PAGE_CHARACTERS,
  MIN_PICTURE_RATIO,
  MIN_TEXT_OVER_PICTURE_RATIO,
  MIN_TEXT_PAGE_CHARACTERS,
  MIN_TEXT_PICTURE_RATIO,
  OCR_DPI,
} from "../ocr/thresholds.ts";
import type { PageDrawing } from "./content-stream/interpreter.ts";

const UNDECODED = /[\uFFFD\p{Co}]|(?![\t\n\r\v\f])\p{Cc}/gu;

export type Legibility = "text" | "mixed" | "image";

/** Whether the text of a page is in its text layer, in a picture, or in both. */
export function legibility(drawing: PageDrawing): Legibility {
  let text = "";
  for (const run of drawing.runs) if (!run.hidden || run.hidden === "drawn invisibly") text += run.text;
  const undecoded = text.match(UNDECODED)?.length ?? 0;
  // Twice the length, for text has spaces and punctuation too.
  const isLong = charactersIn(text.slice(0, 2 * MIN_TEXT_PAGE_CHARACTERS)) >= MIN_TEXT_PAGE_CHARACTERS;
  if (undecoded <= MAX_UNDECODED_CHARACTERS && isLong) return "text";
  const characters = charactersIn(text);
  if (undecoded > MAX_UNDECODED_CHARACTERS && undecoded > MAX_UNDECODED_RATIO * characters) return "image";
  const largest = Math.max(0, ...drawing.images.map(({ box }) => (box.width * box.height) / (drawing.width * drawing.height)));
  if (characters === 0 || (characters < MIN_PAGE_CHARACTERS && largest > MIN_PICTURE_RATIO)) return "image";
  return largest > MIN_TEXT_PICTURE_RATIO && characters < MIN_TEXT_PAGE_CHARACTERS && !hasTextOverPicture(drawing) ? "mixed" : "text";
}

/** Letters and digits. */
const charactersIn = (text: string) => cleanText(text).match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Whether words of the page lack letters: the font does not map all glyphs to characters, as for ligatures of Indian scripts. */
export function lacksLetters({ runs }: PageDrawing): boolean {
  const isWord = (run: PositionedRun) => !run.hidden && /\p{L}/u.test(run.text);
  const broken = runs.filter((run) => /[\0\uFFFD]/.test(run.text) && isWord(run));
  return broken.length > MAX_BROKEN_WORDS && broken.length > MAX_BROKEN_WORD_RATIO * runs.filter(isWord).length;
}

/** Most text lies over a large picture: a background, or a scan with its own text layer. */
function hasTextOverPicture({ images, runs }: PageDrawing): boolean {
  const large = images.filter(({ box }) => box.width * box.height > MIN_BACKGROUND_PICTURE_AREA);
  const over = runs.filter((run) =>
    large.some(
      ({ box }) => run.box.x >= box.x - 1 && run.box.y >= box.y - 1 && run.box.x <= box.x + box.width && run.box.y <= box.y + box.height,
    ),
  );
  return over.length > MIN_TEXT_OVER_PICTURE_RATIO * runs.length;
}

/** Renders pages and recognises their text, some at a time. */
export async function recognizePages(bytes: Uint8Array, numbers: number[], tools: ReadTools): Promise<Map<number, OcrPage>> {
  if (numbers.length === 0 || !tools.recognize) return new Map();
  const { renderPages } = await import("../ocr/render-pages.ts");
  const read: OcrPage[] = [];
  for (let start = 0; start < numbers.length; start += MAX_PAGES_AT_ONCE) {
    const wanted = numbers.slice(start, start + MAX_PAGES_AT_ONCE);
    // PDFium may not open what pdf.js repairs. Such pages stay unread, and a message says so.
    const images = await renderPages(bytes, wanted, { dpi: OCR_DPI, readAsset: tools.readAsset }).catch(() => []);
    if (images.length === 0) continue;
    const language = read.find((page) => page.words.length > 0)?.language;
    read.push(...(await tools.recognize(images, language ? { languages: [language] } : {})));
  }
  return new Map(read.map((page) => [page.page, page]));
}

/** The photos on pages that were recognised. */
export async function recognizedPhotos(bytes: Uint8Array, pages: OcrPage[], tools: ReadTools): Promise<Picture[]> {
  const withPhoto = pages.filter(({ photo }) => photo);
  if (withPhoto.length === 0) return [];
  const { scannedPhotos } = await import("../ocr/scanned-photo.ts");
  return scannedPhotos(bytes, withPhoto, OCR_DPI, tools);
}

/** The content of a page as OCR read it; of a page with a text layer, that text and what only OCR found. */
export function withRecognized(drawing: PageDrawing, ocr: OcrPage, found: Legibility, typography: Typography): PageContent {
  const isOnItsSide = ocr.rotation % 180 !== 0;
  const size = isOnItsSide ? { width: drawing.height, height: drawing.width } : drawing;
  const content = ocrToContent(ocr, { width: size.width, height: size.height }, typography);
  if (ocr.rotation !== 0) return content;
  if (found !== "mixed") return { ...content, rules: [...drawing.rules, ...content.rules] };
  const added = content.runs.filter((run) => !drawing.runs.some((own) => covers(own, run)));
  return { ...drawing, runs: [...drawing.runs, ...added] };
}

/** Whether the middle of `b` lies in `a`, or nearly. */
function covers(a: PositionedRun, b: PositionedRun): boolean {
  const x = b.box.x + b.box.width / 2;
  const y = b.box.y + b.box.height / 2;
  const gap = MAX_TEXT_OVERLAP_GAP;
  return x > a.box.x - gap && x < a.box.x + a.box.width + gap && y > a.box.y - gap && y < a.box.y + a.box.height + gap;
}
