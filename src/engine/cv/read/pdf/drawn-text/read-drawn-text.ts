import type { OcrPage, OcrWord, PageImage, Picture, ReadTools } from "../../../reading.ts";
import type { PositionedRun } from "../../layout/1-words/content.ts";
import { ocrToContent } from "../../ocr/content/content.ts";
import { cyrillicLanguage, guessLanguage } from "../../ocr/language.ts";
import { scriptRatio } from "../../ocr/scripts.ts";
import type { PageDrawing } from "../content-stream/interpreter.ts";
import type { Area } from "../content-stream/paths.ts";
import { type DrawnText, findDrawnText } from "./drawn-text.ts";
import {
  GROUND_LEVELS,
  MAX_DRAWN_PAGES,
  MIN_GROUND_RATIO,
  MIN_LANGUAGE_CHARACTERS,
  MIN_OTHER_SCRIPT_RATIO,
  MIN_PICTURE_WORD_CONFIDENCE,
  MIN_PICTURE_WORDS,
} from "./thresholds.ts";

/** Renders pages of the document that is being read. */
type RenderPages = (numbers: number[], dpi: number) => Promise<PageImage[]>;
type Page = { drawing: PageDrawing; pictures: Picture[] };

const DPI = 200;
const WHITE = 255;

/**
 * Reads the text that pages with a text layer draw as outlines or show in pictures, and adds it to their runs. Only the places where it may stand
 * are recognised: the rest of the page is white for Tesseract. Returns the numbers of the pages to which something was added.
 */
export async function readDrawnText(pages: readonly Page[], render: RenderPages, tools: ReadTools): Promise<number[]> {
  if (tools.ocr === "never" || !tools.recognize) return [];
  const found = pages
    .map(({ drawing, pictures }) => ({ drawing, drawn: findDrawnText(drawing, photosOf(pictures)) }))
    .filter(({ drawn }) => drawn.outlines.length + drawn.pictures.length > 0)
    .slice(0, MAX_DRAWN_PAGES);
  if (found.length === 0) return [];
  const images = await render(
    found.map(({ drawing }) => drawing.page),
    DPI,
  );
  const text = pages.flatMap(({ drawing }) => drawing.runs.map((run) => run.text)).join(" ");
  const options = { languages: [text.length >= MIN_LANGUAGE_CHARACTERS ? languageOf(text) : "eng"], upright: true };
  const changed: number[] = [];
  for (const { drawing, drawn } of found) {
    const image = images.find(({ page }) => page === drawing.page);
    if (!image) continue;
    const pictures = drawn.pictures.filter((picture) => hasEvenGround(image, pixelsOf(picture, image, drawing.width)));
    const areas = [...drawn.outlines, ...pictures];
    if (areas.length === 0) continue;
    const [read] = await tools.recognize([masked(image, areas, drawn.marks, drawing.width)], options);
    if (read && addWords(drawing, read, { ...drawn, pictures })) changed.push(drawing.page);
  }
  return changed;
}

/** Scripts that one language stands for here: Tesseract reads a script as well with the data of another of its languages. */
const OTHER_SCRIPTS = ["ell", "ukr", "heb", "ara", "hin", "tha", "kor", "jpn", "chi_sim"];

/** The language of the text layer, as Tesseract calls it. */
function languageOf(text: string): string {
  const script = OTHER_SCRIPTS.find((language) => scriptRatio(text, language) > MIN_OTHER_SCRIPT_RATIO);
  return script === "ukr" ? cyrillicLanguage(text) : (script ?? guessLanguage(text).language);
}

const photosOf = (pictures: readonly Picture[]): Area[] =>
  pictures.flatMap(({ box, looksLikePhoto }) => (box && looksLikePhoto ? [box] : []));

type Pixels = { left: number; top: number; right: number; bottom: number };

function pixelsOf({ x, y, width, height }: Area, image: PageImage, pageWidth: number): Pixels {
  const scale = image.width / pageWidth;
  return {
    left: Math.max(0, Math.floor(x * scale)),
    top: Math.max(0, Math.floor(y * scale)),
    right: Math.min(image.width, Math.ceil((x + width) * scale)),
    bottom: Math.min(image.height, Math.ceil((y + height) * scale)),
  };
}

/** Whether much of a part of the image has one brightness, as the ground of text has and a photo has not. */
function hasEvenGround({ gray, width }: PageImage, { left, top, right, bottom }: Pixels): boolean {
  const counts = new Uint32Array(Math.ceil(256 / GROUND_LEVELS));
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) (counts[Math.floor((gray[y * width + x] as number) / GROUND_LEVELS)] as number)++;
  return Math.max(...counts) > MIN_GROUND_RATIO * (right - left) * (bottom - top);
}

/** The image of a page, white but for some areas of it and the marks in them. */
function masked(image: PageImage, areas: readonly Area[], marks: readonly Area[], pageWidth: number): PageImage {
  const gray = new Uint8Array(image.gray.length).fill(WHITE);
  const rows = (area: Area, change: (from: number, to: number) => void) => {
    const { left, top, right, bottom } = pixelsOf(area, image, pageWidth);
    for (let y = top; y < bottom; y++) change(y * image.width + left, y * image.width + right);
  };
  for (const area of areas) rows(area, (from, to) => gray.set(image.gray.subarray(from, to), from));
  for (const mark of marks) rows(mark, (from, to) => gray.fill(WHITE, from, to));
  return { ...image, gray };
}

/** A word, or a sign between words: "Bash / Shell". */
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
