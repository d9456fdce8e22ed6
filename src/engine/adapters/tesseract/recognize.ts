import { busiestBand } from "../../cv/read/ocr/busiest-band.ts";
import { cleanPage } from "../../cv/read/ocr/clean.ts";
import { type GrayImage, type QuarterTurn, resize, rotate, turn } from "../../cv/read/ocr/image.ts";
import { cyrillicLanguage, guessLanguage } from "../../cv/read/ocr/language.ts";
import { paperScale } from "../../cv/read/ocr/paper.ts";
import { shapesOf } from "../../cv/read/ocr/shapes.ts";
import { skewAngle, uprightness } from "../../cv/read/ocr/skew.ts";
import { withStrokes } from "../../cv/read/ocr/strokes.ts";
import { confidenceOf, type RawLine, type RawWord, toWords } from "../../cv/read/ocr/words.ts";
import type { OcrPage, PageImage } from "../../cv/reading.ts";
import { rereadAddresses } from "./addresses.ts";
import { openTesseract, type Tesseract } from "./engine.ts";

export type Recognize = (pages: PageImage[], options: { languages?: string[] }) => Promise<OcrPage[]>;

const READING_DPI = 200;
/** Tesseract refuses slivers, and no line of print fits on one. */
const SMALLEST_PIXELS = 20;
/** One language of each script, to find the script with; the languages of that script are told apart by their words afterwards. */
const SCRIPT_PROBES = ["eng", "ell", "ukr"];
/** A strip read this well is read in its script and the right way up: in a wrong script or upside down it stays below 50. */
const CERTAIN = 58;
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
type Sheet = GrayImage & { dpi: number /** Pixels of the sheet per pixel of the page image. */; scale: number };
type PageRead = { page: OcrPage; setting: Setting; text: string };

async function readPage(tesseract: Tesseract, image: PageImage, known: Setting | undefined): Promise<PageRead> {
  const sheet = prepare(image);
  if (Math.min(sheet.width, sheet.height) < SMALLEST_PIXELS) return nothingOn(image);

  const asBefore = known && isUpright(turned(sheet, known.turned)) ? known : undefined;
  const first = await readSheet(tesseract, image, sheet, asBefore ?? (await findSetting(tesseract, sheet)));
  const again = await betterSetting(tesseract, sheet, first, asBefore !== undefined);
  if (!again) return first;

  const second = await readSheet(tesseract, image, sheet, again);
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

const turned = (sheet: Sheet, degrees: QuarterTurn): Sheet => ({ ...sheet, ...turn(sheet, degrees) });
const isUpright = (sheet: Sheet) => uprightness(sheet, sheet.dpi) > 0.8;

/** Tries the likely one first: Latin letters, the right way up. A page with few lines beside long rules may only look as if it lay on its side. */
async function findSetting(tesseract: Tesseract, sheet: Sheet): Promise<Setting> {
  const turns: QuarterTurn[] = isUpright(sheet) ? [0, 180] : [90, 270, 0, 180];
  const probes: Probe[] = [];
  for (const turnedBy of turns) {
    for (const language of SCRIPT_PROBES) {
      const probe = await probeBand(tesseract, turned(sheet, turnedBy), language, turnedBy);
      probes.push(probe);
      if (probe.confidence >= CERTAIN && probe.text.length > 100) return settingOf(probe);
    }
  }
  return settingOf(probes.reduce((best, probe) => (probe.confidence > best.confidence ? probe : best)));
}

type Probe = { language: string; turned: QuarterTurn; confidence: number; text: string };

async function probeBand(tesseract: Tesseract, sheet: Sheet, language: string, turnedBy: QuarterTurn): Promise<Probe> {
  const band = busiestBand(rotate(sheet, -skewAngle(sheet, sheet.dpi)));
  const lines = await tesseract.read(band, [language], { dpi: sheet.dpi, segmentation: "page" });
  const words = lines.flatMap((line) => line.words);
  return { language, turned: turnedBy, confidence: standsOnEnd(words) ? 0 : confidenceOf(words), text: textOf(lines) };
}

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
  const guess = guessLanguage(text);
  return [guess.share >= TYPICAL_SHARE ? guess.language : "eng"];
}

const OTHER_ALPHABETS = ["ell", "ukr", "bul"];
const withLatin = (languages: string[]) =>
  languages.length === 1 && languages.some((language) => OTHER_ALPHABETS.includes(language)) ? ["eng", ...languages] : languages;

/** What a page that was read shows about how it should have been read; nothing when it was read well. */
async function betterSetting(
  tesseract: Tesseract,
  sheet: Sheet,
  { page, setting, text }: PageRead,
  assumed: boolean,
): Promise<Setting | undefined> {
  if (assumed && page.confidence < DOUBTFUL) {
    const found = await findSetting(tesseract, sheet);
    return sameSetting(found, setting) ? undefined : found;
  }
  if (setting.languages.length > 1) return undefined;
  const guess = guessLanguage(text);
  const isOther = guess.language !== setting.languages[0] && guess.share >= TYPICAL_SHARE && guess.lead >= CLEAR_LEAD;
  return isOther ? { ...setting, languages: [guess.language] } : undefined;
}

const sameSetting = (a: Setting, b: Setting) => a.turned === b.turned && a.languages.join() === b.languages.join();

async function readSheet(tesseract: Tesseract, image: PageImage, sheet: Sheet, setting: Setting): Promise<PageRead> {
  const upright = turned(sheet, setting.turned);
  const straight = rotate(upright, -skewAngle(upright, upright.dpi));
  const found = await tesseract.read(straight, setting.languages, { dpi: sheet.dpi, segmentation: "page" });
  const lines = await rereadAddresses(tesseract, straight, found, sheet.dpi);
  const dpi = image.dpi * sheet.scale;
  const words = withStrokes(toWords(lines, { page: image.page, dpi, greek: setting.languages.includes("ell") }), straight, dpi);
  return {
    page: {
      page: image.page,
      words,
      language: setting.languages.at(-1),
      rotation: setting.turned,
      confidence: Math.round(confidenceOf(words)),
      shapes: shapesOf({ ...straight, dpi, page: image.page }, words),
    },
    setting,
    text: textOf(lines),
  };
}

const textOf = (lines: RawLine[]) => lines.map((line) => line.words.map(({ text }) => text).join(" ")).join("\n");
