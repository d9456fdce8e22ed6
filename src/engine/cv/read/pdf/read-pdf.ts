import { refusal } from "../../../contract/errors.ts";
import type { Message, OcrPage, Page, PageImage, Picture, Reading, ReadTools } from "../../reading.ts";
import type { PageContent } from "../layout/1-words/content.ts";
import { layoutPages } from "../layout/layout.ts";
import { type Typography, typographyOf } from "../ocr/content/content.ts";
import { MAX_DECORATION_RULES } from "../ocr/thresholds.ts";
import { unsupportedMessage } from "../ocr/unsupported.ts";
import type { PageDrawing } from "./content-stream/interpreter.ts";
import { readDrawing } from "./content-stream/page-content.ts";
import { europassAttachment } from "./document/attachments.ts";
import { withLinks } from "./document/links.ts";
import { documentStructure } from "./document/structure.ts";
import { readDrawnText } from "./drawn-text/read-drawn-text.ts";
import { readPictures } from "./images/photos.ts";
import { MAX_PHOTO_PAGE } from "./images/thresholds.ts";
import { isBomb } from "./open/bombs.ts";
import { openPdf, type PDFDocumentProxy } from "./open/pdfjs.ts";
import { type Legibility, lacksLetters, legibility, recognizedPhotos, recognizePages, withRecognized } from "./scanned.ts";
import { showOutlinedText } from "./visibility/outlined-text.ts";
import { judgeHiddenText } from "./visibility/page-judge.ts";

type DrawnPage = { drawing: PageDrawing; pictures: Picture[] };
type ReadPage = DrawnPage & { found: Legibility; broken: boolean };

/**
 * Reads a PDF. Pages without text of their own are read from their picture as far as `tools` allows. Throws AppError: `empty`, `corrupt`,
 * `encrypted` (a password is needed to open it), `too_large` (more than `tools.maxPages` pages), `no_text`.
 */
export async function readPdf(bytes: Uint8Array, tools: ReadTools): Promise<Reading> {
  if (bytes.length === 0) throw refusal("empty");
  if (isBomb(bytes)) throw refusal("too_large");
  const document = await open(bytes, tools);
  try {
    if (document.numPages > tools.maxPages)
      throw refusal("too_large", `This file has ${document.numPages} pages; at most ${tools.maxPages} are read.`);
    const drawings = await readPages(document);
    await judgeHiddenText(
      drawings.map(({ drawing }) => drawing),
      (numbers, dpi) => render(bytes, numbers, dpi, tools),
    );
    const pages = drawings.map((page): ReadPage => ({ ...page, found: legibility(page.drawing), broken: lacksLetters(page.drawing) }));
    const drawnOn = await readDrawnText(
      pages.filter(({ found }) => found === "text"),
      (numbers, dpi) => render(bytes, numbers, dpi, tools),
      tools,
    );
    const information = await documentInformation(document);
    const embedded = await europassAttachment(document);
    const recognized = await recognizePages(bytes, pagesToRecognize(pages, tools), tools);
    const typography = typographyOf([...recognized.values()]);
    const readByOcr = new Set([...recognized.values()].filter(({ words }) => words.length > 0).map(({ page }) => page));
    const { lines, setAside } = layoutPages(
      pages.map((content) => pageContent(content, recognized, typography)),
      { hyphenates: hyphenates(information) },
    );
    const photos = await recognizedPhotos(
      bytes,
      pages.filter(mayHaveScannedPhoto).flatMap(({ drawing }) => recognized.get(drawing.page) ?? []),
      tools,
    );
    if (lines.length === 0 && !embedded) throw refusal("no_text", unsupportedIn(recognized));
    return {
      format: "pdf",
      pages: pages.map(({ drawing: { page, width, height } }) => ({
        number: page,
        width,
        height,
        ocr: readByOcr.has(page),
        ...scanOf(recognized.get(page)),
      })),
      lines,
      setAside,
      images: [...pages.flatMap((content) => content.pictures), ...photos],
      ...(embedded && { embedded }),
      properties: documentProperties(information),
      ocr: readByOcr.size > 0,
      messages: [...messagesFor(pages, recognized, tools), ...drawnOn.map(drawnTextMessage)],
    };
  } finally {
    await document.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array, tools: ReadTools): Promise<PDFDocumentProxy> {
  try {
    return await openPdf(bytes, tools.readAsset);
  } catch (error) {
    if ((error as Error).name === "PasswordException") throw refusal("encrypted");
    throw refusal("corrupt");
  }
}

const scanOf = (page: OcrPage | undefined): Pick<Page, "scan"> =>
  page && page.words.length > 0 ? { scan: { words: page.words, rotation: page.rotation, skew: page.skew ?? 0 } } : {};

/** A page that pdf.js cannot draw is an empty page; a document in which it can draw none is damaged. */
async function readPages(document: PDFDocumentProxy): Promise<DrawnPage[]> {
  const pages: DrawnPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const content = await readPage(document, number).catch(() => undefined);
    if (content) pages.push(content);
  }
  if (pages.length === 0) throw refusal("corrupt");
  return pages;
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<DrawnPage> {
  const page = await document.getPage(number);
  const drawing = await readDrawing(page, await documentStructure(document, page));
  const pictures = await readPictures(drawing, page);
  showOutlinedText(drawing);
  drawing.runs = await withLinks(drawing.runs, page);
  page.cleanup();
  return { drawing, pictures };
}

/** Pictures of pages; none where PDFium cannot open what pdf.js can. */
async function render(bytes: Uint8Array, numbers: number[], dpi: number, tools: ReadTools): Promise<PageImage[]> {
  const { renderPages } = await import("../ocr/render-pages.ts");
  return renderPages(bytes, numbers, { dpi, readAsset: tools.readAsset }).catch(() => []);
}

function pagesToRecognize(pages: ReadPage[], tools: ReadTools): number[] {
  if (tools.ocr === "never") return [];
  return pages.filter((content) => tools.ocr === "always" || isPicture(content, pages)).map(({ drawing }) => drawing.page);
}

/**
 * Whether a page has to be looked at to be read. An empty page need not, nor one with the background of a sidebar only; but where no page
 * has text, a picture that was too large to decode may have left no trace.
 */
function isPicture({ drawing, found }: ReadPage, pages: ReadPage[]): boolean {
  if (found === "text") return false;
  return (
    drawing.drawings > 0 ||
    drawing.rules.length > MAX_DECORATION_RULES ||
    (drawing.operators > 2 && pages.every((content) => content.found === "image"))
  );
}

/** A scan of the first two pages. Where a photo was drawn on its own, that is the photo. */
const mayHaveScannedPhoto = ({ drawing, pictures, found }: ReadPage) =>
  found === "image" && drawing.page <= MAX_PHOTO_PAGE && !pictures.some(({ looksLikePhoto }) => looksLikePhoto);

/** What to say of a scan in a language or script that there is no data for. */
function unsupportedIn(recognized: Map<number, OcrPage>): string | undefined {
  const [language] = [...recognized.values()].flatMap(({ unsupported }) => unsupported ?? []);
  return language && unsupportedMessage("This scan", language);
}

function pageContent({ drawing, found }: ReadPage, recognized: Map<number, OcrPage>, typography: Typography): PageContent {
  const ocr = recognized.get(drawing.page);
  return ocr && ocr.words.length > 0 ? withRecognized(drawing, ocr, found, typography) : drawing;
}

/** The texts of the document information dictionary (ISO 32000-2, 14.3.3), by their names. */
async function documentInformation(document: PDFDocumentProxy): Promise<Map<string, string>> {
  const info = (await document.getMetadata().catch(() => undefined))?.info as Record<string, unknown> | undefined;
  const texts = Object.entries(info ?? {}).flatMap(([key, value]) => (typeof value === "string" ? [[key, value.trim()] as const] : []));
  return new Map(texts);
}

function documentProperties(information: Map<string, string>): Reading["properties"] {
  const [title, author, language] = ["Title", "Author", "Language"].map((key) => information.get(key));
  return { ...(title && { title }), ...(author && { author }), ...(language && { language }) };
}

/** Programs that hyphenate unless they are told not to: a hyphen at the end of a line divides a word more often than not. Browsers and word processors do the opposite. */
const HYPHENATING = /TeX\b|dvipdfm|dvips|InDesign|QuarkXPress/;
const hyphenates = (information: Map<string, string>) =>
  ["Creator", "Producer"].some((key) => HYPHENATING.test(information.get(key) ?? ""));

const drawnTextMessage = (page: number): Message => ({
  code: "drawn_text_recognized",
  page,
  text: `Page ${page} draws some of its text as a picture. It was read from there; please check it.`,
});

function messagesFor(pages: ReadPage[], recognized: Map<number, OcrPage>, tools: ReadTools): Message[] {
  const messages: Message[] = [];
  for (const content of pages) {
    const { drawing, found } = content;
    const { page } = drawing;
    const ocr = recognized.get(page);
    if (drawing.cut) messages.push({ code: "page_cut", page, text: `Page ${page} holds more than can be read; its end is missing.` });
    if (content.broken && !ocr)
      messages.push({
        code: "letters_missing",
        page,
        text: `Page ${page} shows letters that the file does not tell; words on it are incomplete. Please compare it with the original.`,
      });
    if (found === "image" && isPicture(content, pages) && !ocr)
      messages.push({
        code: "page_not_read",
        page,
        text: `Page ${page} is a picture and was not read${tools.ocr === "never" ? ", because text recognition is switched off" : ""}.`,
      });
    if (ocr && ocr.words.length === 0 && found === "image")
      messages.push({ code: "page_without_text", page, text: `No text was found in the picture on page ${page}.` });
    else if (ocr?.unsupported)
      messages.push({ code: "language_unsupported", page, text: unsupportedMessage(`Page ${page}`, ocr.unsupported) });
    else if (ocr) messages.push({ code: "page_recognized", page, text: `Page ${page} was read from its picture. Please check its text.` });
  }
  return messages;
}
