import type { OcrPage, OcrWord, PageImage, Picture, ReadTools } from "../../../reading.ts";
import type { PositionedRun } from "../../layout/1-words/content.ts";
import { ocrToContent } from "../../ocr/content/content.ts";
import { cyrillicLanguage, guessLanguage } from "../../ocr/language.ts";
import { areaOf, type PixelBox } from "../../ocr/page-image/pixels/foreground.ts";
import { scriptRatio } from "../../ocr/scripts.ts";
import { OCR_DPI } from "../../ocr/thresholds.ts";
import type { PageDrawing } from "../content-stream/interpreter.ts";
import type { Area } from "../content-stream/paths.ts";
import { brightnessHistogram, pixelsOf, type RenderPages } from "../visibility/page-areas.ts";
import { type DrawnText, findDrawnText } from "./drawn-text.ts";
import {
  BACKGROUND_LEVELS,
  MAX_DRAWN_PAGES,
  MIN_BACKGROUND_RATIO,
  MIN_LANGUAGE_CHARACTERS,
  MIN_OTHER_SCRIPT_RATIO,
  MIN_PICTURE_WORD_CONFIDENCE,
  MIN_PICTURE_WORDS,
} from "./thresholds.ts";

type Page = { drawing: PageDrawing; pictures: Picture[] };

const WHITE = 255;

/**
 * Reads the text that pages with a text layer draw as outlines or show in pictures, and adds it to their runs. Only the places where it may stand
 * are recognised: the rest of the page is white for Tesseract. Returns the numbers of the pages to which something was added. Nothing is done where
 * text recognition is switched off, nor where all pages are recognised as a whole anyway.
 */
export async function readDrawnText(pages: readonly Page[], render: RenderPages, tools: ReadTools): Promise<number[]> {
  if (tools.ocr !== "auto" || !tools.recognize) return [];
  const found = pages
    .map(({ drawing, pictures }) => ({ drawing, drawn: findDrawnText(drawing, photosOf(pictures)) }))
    .filter(({ drawn }) => drawn.outlines.length + drawn.pictures.length > 0)
    .slice(0, MAX_DRAWN_PAGES);
  if (found.length === 0) return [];
  const images = await render(
    found.map(({ drawing }) => drawing.page),
    OCR_DPI,
  );
  const readable = found.flatMap(({ drawing, drawn }) => {
    const image = images.find(({ page }) => page === drawing.page);
    if (!image) return [];
    const pictures = drawn.pictures.filter((picture) => hasUniformBackground(image, pixelsOf(picture, image, drawing.width)));
    const areas = [...drawn.outlines, ...pictures];
    return areas.length > 0 ? [{ drawing, drawn: { ...drawn, pictures }, image: masked(image, areas, drawn.marks, drawing.width) }] : [];
  });
  if (readable.length === 0) return [];
  const text = pages.flatMap(({ drawing }) => drawing.runs.map((run) => run.text)).join(" ");
  const read = await tools.recognize(
    readable.map(({ image }) => image),
    { languages: [text.length >= MIN_LANGUAGE_CHARACTERS ? languageOf(text) : "eng"], upright: true },
  );
  return readable.flatMap(({ drawing, drawn }) => {
    const page = read.find((one) => one.page === drawing.page);
    return page && addWords(drawing, page, drawn) ? [drawing.page] : [];
  });
}

/** One language of each script: Tesseract reads a script nearly as well with the data of another of its languages. */
const OTHER_SCRIPTS = ["ell", "ukr", "heb", "ara", "hin", "tha", "kor", "jpn"];
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The language of the text layer, as Tesseract calls it. Chinese characters without kana are Chinese. */
function languageOf(text: string): string {
  const script = OTHER_SCRIPTS.find((language) => scriptRatio(text, language) > MIN_OTHER_SCRIPT_RATIO);
  if (script === "ukr") return cyrillicLanguage(text);
  if (script === "jpn" && !KANA.test(text)) return "chi_sim";
  return script ?? guessLanguage(text).language;
}

const photosOf = (pictures: readonly Picture[]): Area[] =>
  pictures.flatMap(({ box, looksLikePhoto }) => (box && looksLikePhoto ? [box] : []));

/** Whether much of a part of the image has one brightness, as the background of text has and a photo has not. */
function hasUniformBackground(image: PageImage, box: PixelBox): boolean {
  return Math.max(...brightnessHistogram(image, box, BACKGROUND_LEVELS)) > MIN_BACKGROUND_RATIO * areaOf(box);
}

/** The image of a page, white but for some areas of it and the marks in them. */
function masked(image: PageImage, areas: readonly Area[], marks: readonly Area[], pageWidth: number): PageImage {
  const gray = new Uint8Array(image.gray.length).fill(WHITE);
  const eachRow = (area: Area, change: (from: number, to: number) => void) => {
    const { left, top, right, bottom } = pixelsOf(area, image, pageWidth);
    for (let y = top; y < bottom; y++) change(y * image.width + left, y * image.width + right);
  };
  for (const area of areas) eachRow(area, (from, to) => gray.set(image.gray.subarray(from, to), from));
  for (const mark of marks) eachRow(mark, (from, to) => gray.fill(WHITE, from, to));
  return { ...image, gray };
}

/** A word, or a separator between words: "Bash / Shell". */
const IS_TEXT = /[\p{L}\p{N}]|^[/&+–-]$/u;

function addWords(drawing: PageDrawing, read: OcrPage, { outlines, pictures }: DrawnText): boolean {
  if (read.rotation !== 0) return false;
  const words = read.words.filter(({ text }) => IS_TEXT.test(text));
  const inOutlines = words.filter((word) => outlines.some((area) => isIn(word, area)));
  const inPictures = pictures.map((picture) =>
    words.filter((word) => isIn(word, picture) && word.confidence >= MIN_PICTURE_WORD_CONFIDENCE),
  );
  const kept = [...inOutlines, ...inPictures.filter((some) => some.length >= MIN_PICTURE_WORDS).flat()];
  const { runs } = ocrToContent({ ...read, words: kept }, { width: drawing.width, height: drawing.height });
  const order = Math.max(0, ...drawing.runs.map((run) => run.order)) + 1;
  drawing.runs.push(...runs.map((run, index): PositionedRun => ({ ...run, order: order + index })));
  return runs.length > 0;
}

const isIn = ({ box }: OcrWord, area: Area) => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height;
};
