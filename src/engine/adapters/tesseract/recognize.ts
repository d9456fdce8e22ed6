import { cyrillicLanguage, guessLanguage } from "../../cv/read/ocr/language.ts";
import { panelsOf } from "../../cv/read/ocr/page-image/areas.ts";
import { busiestBand } from "../../cv/read/ocr/page-image/busiest-band.ts";
import { type CleanPage, cleanPage } from "../../cv/read/ocr/page-image/clean.ts";
import { type GrayImage, type QuarterTurn, resize, rotate, turn } from "../../cv/read/ocr/page-image/image.ts";
import { withInkBoxes } from "../../cv/read/ocr/page-image/ink-boxes.ts";
import { paperScale } from "../../cv/read/ocr/page-image/paper.ts";
import { longRuns, shapesOf, withoutBars } from "../../cv/read/ocr/page-image/shapes.ts";
import { type PrintPoints, printPoints, skewAngle, uprightness } from "../../cv/read/ocr/page-image/skew.ts";
import { withStrokes } from "../../cv/read/ocr/page-image/strokes.ts";
import { confidenceOf, type RawLine, type RawWord, toWords } from "../../cv/read/ocr/words.ts";
import type { OcrPage, PageImage } from "../../cv/reading.ts";
import { rereadDoubtful } from "./doubtful.ts";
import { openTesseract, SMALL_LATIN, type Tesseract } from "./engine.ts";
import { readMissed } from "./missed.ts";

export type Recognize = (pages: PageImage[], options: { languages?: string[] }) => Promise<OcrPage[]>;

const READING_DPI = 200;
/** Tesseract refuses slivers, and no line of print fits on one. */
const SMALLEST_PIXELS = 20;
/** One language of each script, to find the script with; the languages of that script are told apart by their words afterwards. */
const SCRIPT_PROBES = [SMALL_LATIN, "ell", "ukr"];
/** A strip read this well is read in its script: in a wrong one it stays below 60. The best script of a strip the right way up is above the other. */
const CERTAIN = 68;
const RIGHT_WAY_UP = 50;
const ENOUGH_LETTERS = 100;
/** Typical words of a language, as a share of all, and how far the next language has to be behind. */
const TYPICAL_SHARE = 0.04;
const CLEAR_LEAD = 0.3;
/** A whole page below this may stand on its head. */
const DOUBTFUL = 60;

/**
 * OCR. Finds the script, the language and which way up the first page is, straightens and cleans every page, and reads it; a page that
 * turns out to be in another language, or upside down, is read again. Boxes are in points of the page after it was turned
 * (`rotation`, quarter turns clockwise) and straightened. `languages` (Tesseract's names) saves the search.
 */
export function createRecognizer({ readAsset }: { readAsset: (name: string) => Promise<Uint8Array> }): Recognize {
  return async (pages, { languages }) => {
    const tesseract = await openTesseract(readAsset);
    try {
      let known: Setting | undefined = languages?.length ? { languages: withLatin(languages), turned: 0 } : undefined;
      const read: OcrPage[] = [];
      for (const page of pages) {
        const result = await readPage(tesseract, page, known);
        if (result.page.words.length > 0) known = result.setting;
        read.push(result.page);
      }
      return read;
    } finally {
      tesseract.close();
    }
  };
}

type Setting = { languages: string[]; turned: QuarterTurn };
type Sheet = CleanPage & { dpi: number /** Pixels of the sheet per pixel of the page image. */; scale: number };
/** The cleaned page, straightened, each way up. */
type Views = { straight: (turned: QuarterTurn) => Sheet; isUpright: (turned: QuarterTurn) => boolean };
type PageRead = { page: OcrPage; setting: Setting; text: string };

async function readPage(tesseract: Tesseract, image: PageImage, known: Setting | undefined): Promise<PageRead> {
  const sheet = prepare(image);
  if (Math.min(sheet.width, sheet.height) < SMALLEST_PIXELS) return nothingOn(image);

  const views = viewsOf(sheet);
  const asBefore = known && views.isUpright(known.turned) ? known : undefined;
  const first = await readSheet(tesseract, image, views, asBefore ?? (await findSetting(tesseract, views)));
  const again = await betterSetting(tesseract, views, first, asBefore !== undefined);
  if (!again) return first;

  const second = await readSheet(tesseract, image, views, again);
  return second.page.confidence >= first.page.confidence - 3 ? second : first;
}

const nothingOn = ({ page }: PageImage): PageRead => ({
  page: { page, words: [], rotation: 0, confidence: 0 },
  setting: { languages: ["eng"], turned: 0 },
  text: "",
});

/** The page at reading resolution, cleaned. */
function prepare(image: PageImage): Sheet {
  const nominalDpi = image.dpi / paperScale(Math.max(image.width, image.height) / image.dpi);
  const ratio = READING_DPI / nominalDpi;
  const scale = ratio > 0.75 && ratio < 1.15 ? 1 : ratio;
  const dpi = nominalDpi * scale;
  return { ...cleanPage(resize(image, scale), dpi), dpi, scale };
}

function viewsOf(sheet: Sheet): Views {
  const made = new Map<QuarterTurn, Sheet>();
  const points = printPoints(sheet, sheet.dpi);
  const lines = uprightness(points);
  const straight = (turned: QuarterTurn): Sheet => {
    const view = made.get(turned) ?? make(turned);
    made.set(turned, view);
    return view;
  };
  // A page leans as much when it stands on its head.
  const make = (turned: QuarterTurn): Sheet => {
    if (turned >= 180) return redrawn(straight((turned - 180) as QuarterTurn), (image) => turn(image, 180));
    if (turned === 0) return straightened(sheet, points);
    const view = redrawn(sheet, (image) => turn(image, turned));
    return straightened(view, printPoints(view, view.dpi));
  };
  return { straight, isUpright: (turned) => (turned % 180 === 0 ? lines : 1 / lines) > 0.8 };
}

const redrawn = (sheet: Sheet, draw: (image: GrayImage) => GrayImage): Sheet => ({
  ...sheet,
  ...draw(sheet),
  grounds: draw(sheet.grounds),
});

function straightened(sheet: Sheet, points: PrintPoints): Sheet {
  const lean = skewAngle(points);
  return redrawn(sheet, (image) => rotate(image, -lean));
}

/** Tries the likely one first: Latin letters, the right way up. A page with few lines beside long rules may only look as if it lay on its side. */
async function findSetting(tesseract: Tesseract, views: Views): Promise<Setting> {
  const turns: QuarterTurn[] = views.isUpright(0) ? [0, 180] : [90, 270, 0, 180];
  const probes: Probe[] = [];
  for (const turned of turns) {
    probes.push(await probeScripts(tesseract, views.straight(turned), turned));
    if ((probes.at(-1) as Probe).confidence >= RIGHT_WAY_UP) break;
  }
  return settingOf(surest(probes));
}

const surest = (probes: Probe[]) => probes.reduce((best, probe) => (probe.confidence > best.confidence ? probe : best));

async function probeScripts(tesseract: Tesseract, sheet: Sheet, turned: QuarterTurn): Promise<Probe> {
  const band = busiestBand(sheet);
  const probes: Probe[] = [];
  for (const language of SCRIPT_PROBES) {
    const lines = await tesseract.read(band, [language], { dpi: sheet.dpi, segmentation: "page" });
    const words = lines.flatMap((line) => line.words);
    const probe = { language, turned, confidence: standsOnEnd(words) ? 0 : confidenceOf(words), text: textOf(lines) };
    if (probe.confidence >= CERTAIN && probe.text.length > ENOUGH_LETTERS) return probe;
    probes.push(probe);
  }
  return surest(probes);
}

type Probe = { language: string; turned: QuarterTurn; confidence: number; text: string };

/** Tesseract also reads lines that run down the page; its words are then higher than wide. */
function standsOnEnd(words: RawWord[]): boolean {
  const long = words.filter(({ text }) => text.length >= 4);
  return long.filter(({ left, right, top, bottom }) => bottom - top > right - left).length > 0.5 * long.length;
}

function settingOf({ language, turned, text }: Probe): Setting {
  return { turned, languages: languagesFor(language, text) };
}

/** English beside the other alphabets: addresses, product names and digits are Latin, and the more certain reading of a word wins. */
function languagesFor(probe: string, text: string): string[] {
  if (probe === "ell") return ["eng", "ell"];
  if (probe === "ukr") return ["eng", cyrillicLanguage(text)];
  const guess = guessLanguage(text, probe);
  return [guess.share >= TYPICAL_SHARE ? guess.language : "eng"];
}

const OTHER_ALPHABETS = ["ell", "ukr", "bul"];
const withLatin = (languages: string[]) =>
  languages.length === 1 && languages.some((language) => OTHER_ALPHABETS.includes(language)) ? ["eng", ...languages] : languages;

/** What a page that was read shows about how it should have been read; nothing when it was read well. */
async function betterSetting(
  tesseract: Tesseract,
  views: Views,
  { page, setting, text }: PageRead,
  assumed: boolean,
): Promise<Setting | undefined> {
  if (assumed && page.confidence < DOUBTFUL) {
    const found = await findSetting(tesseract, views);
    return sameSetting(found, setting) ? undefined : found;
  }
  if (setting.languages.length > 1) return undefined;
  const guess = guessLanguage(text, setting.languages[0]);
  const isOther = guess.language !== setting.languages[0] && guess.share >= TYPICAL_SHARE && guess.lead >= CLEAR_LEAD;
  return isOther ? { ...setting, languages: [guess.language] } : undefined;
}

const sameSetting = (a: Setting, b: Setting) => a.turned === b.turned && a.languages.join() === b.languages.join();

async function readSheet(tesseract: Tesseract, image: PageImage, views: Views, setting: Setting): Promise<PageRead> {
  const straight = views.straight(setting.turned);
  const dpi = image.dpi * straight.scale;
  const long = longRuns({ ...straight, dpi });
  const print = withoutBars(straight, long, dpi);
  const found = await tesseract.read(print, setting.languages, { dpi: straight.dpi, segmentation: "page" });
  const page = { image: print, dpi: straight.dpi, languages: setting.languages };
  const missed = await readMissed(tesseract, page, found);
  const lines = await rereadDoubtful(tesseract, page, [...found, ...missed]);
  const boxed = withInkBoxes(toWords(lines, { page: image.page, dpi, languages: setting.languages }), straight, dpi);
  const words = withStrokes(boxed, straight, dpi);
  const { frames, ...shapes } = shapesOf({ ...straight, dpi }, long, words, image.page);
  const grounds = panelsOf(straight.grounds, image.page, (straight.width / straight.grounds.width) * (72 / dpi));
  return {
    page: {
      page: image.page,
      words,
      language: setting.languages.at(-1),
      rotation: setting.turned,
      confidence: Math.round(confidenceOf(words)),
      shapes: { ...shapes, panels: [...grounds, ...frames] },
    },
    setting,
    text: textOf(lines),
  };
}

const textOf = (lines: RawLine[]) => lines.map((line) => line.words.map(({ text }) => text).join(" ")).join("\n");
