import { photoRegion } from "../../cv/read/ocr/page-image/photo-region.ts";
import { panelsOf } from "../../cv/read/ocr/page-image/pixels/components.ts";
import { rotate, turn } from "../../cv/read/ocr/page-image/pixels/image.ts";
import { withStrokeWidths } from "../../cv/read/ocr/page-image/pixels/stroke-width.ts";
import { pointsOf } from "../../cv/read/ocr/page-image/resolution.ts";
import { findRulingLines, shapesOf, withoutBars } from "../../cv/read/ocr/page-image/ruling-lines.ts";
import { withTightBoxes } from "../../cv/read/ocr/page-image/tight-boxes.ts";
import { isRightToLeftLanguage } from "../../cv/read/ocr/scripts.ts";
import { unsupportedLanguage } from "../../cv/read/ocr/unsupported.ts";
import { confidenceOf, type RawLine, textOf, toWords } from "../../cv/read/ocr/words.ts";
import type { OcrPage, PageImage, Recognize } from "../../cv/reading.ts";
import { rereadDoubtful } from "./doubtful.ts";
import { asRows, isEastAsian } from "./east-asian.ts";
import { openTesseract, type Tesseract } from "./engine.ts";
import { readMissed } from "./missed.ts";
import {
  addEnglish,
  detectScriptOnSecondStrip,
  detectSettings,
  isNonLatin,
  type OcrSettings,
  withCorrectedLanguage,
} from "./ocr-settings.ts";
import { DOUBTFUL_PAGE_CONFIDENCE, MAX_CONFIDENCE_LOSS, MIN_IMAGE_PIXELS } from "./thresholds.ts";
import { toRaster, type Views, viewsOf } from "./views.ts";

/**
 * OCR. Finds the script, language and orientation of the first page; cleans, deskews and reads each page; reads a page again that turns out
 * to be in another language or upside down. Boxes are in points of the page after it was rotated (`rotation`, quarter turns clockwise) and
 * deskewed. A page that is known to be `upright` is read once, in the language given.
 */
export function createRecognizer({ readAsset }: { readAsset: (name: string) => Promise<Uint8Array> }): Recognize {
  return async (pages, { languages, upright = false }) => {
    const tesseract = await openTesseract(readAsset);
    try {
      let known: OcrSettings | undefined = languages?.length ? { languages: addEnglish(languages), rotation: 0 } : undefined;
      const read: OcrPage[] = [];
      for (const page of pages) {
        const result = await readPage(tesseract, page, known, upright);
        if (result.page.words.length > 0) known = result.settings;
        read.push(result.page);
      }
      return read;
    } finally {
      tesseract.close();
    }
  };
}

/** `confidence` is that of all words, those too that were left out of the page as noise. */
type PageRead = { page: OcrPage; settings: OcrSettings; text: string; confidence: number };

/** Tries the settings of the page before first, where this page may be upright with them. */
async function readPage(tesseract: Tesseract, image: PageImage, known: OcrSettings | undefined, upright: boolean): Promise<PageRead> {
  const raster = toRaster(image);
  if (Math.min(raster.width, raster.height) < MIN_IMAGE_PIXELS) return emptyPage(image);

  const views = viewsOf(raster);
  const settingsOfPageBefore = known && (upright || views.isUpright(known.rotation)) ? known : undefined;
  const first = await readView(tesseract, image, views, settingsOfPageBefore ?? (await detectSettings(tesseract, views)));
  if (upright) return first;
  const again = await betterSettings(tesseract, views, first, settingsOfPageBefore !== undefined);
  if (!again) return first;

  const second = await readView(tesseract, image, views, again);
  return second.page.confidence >= first.page.confidence - MAX_CONFIDENCE_LOSS ? second : first;
}

const emptyPage = ({ page }: PageImage): PageRead => ({
  page: { page, words: [], rotation: 0, confidence: 0 },
  settings: { languages: ["eng"], rotation: 0 },
  text: "",
  confidence: 0,
});

/** The settings that a page should have been read with; undefined when it was read well. */
async function betterSettings(
  tesseract: Tesseract,
  views: Views,
  { page, settings, text, confidence }: PageRead,
  assumed: boolean,
): Promise<OcrSettings | undefined> {
  if (!assumed && confidence < DOUBTFUL_PAGE_CONFIDENCE && !isNonLatin(settings)) {
    const found = await detectScriptOnSecondStrip(tesseract, views, settings);
    if (found) return found;
  }
  if (!assumed || page.confidence >= DOUBTFUL_PAGE_CONFIDENCE) return withCorrectedLanguage(text, settings);
  const found = await detectSettings(tesseract, views);
  const isSame = found.rotation === settings.rotation && found.languages.join() === settings.languages.join();
  return isSame ? undefined : found;
}

/** Where the photo stands on the deskewed page, in points; `skew` is the angle, in degrees, that deskewing took out. */
function findPhoto(image: PageImage, { rotation }: OcrSettings, skew: number): OcrPage["photo"] {
  const region = photoRegion(rotate(turn(image, rotation), -skew), image.dpi);
  if (!region) return undefined;
  const points = pointsOf(image.dpi);
  const { left, top, right, bottom } = region;
  return { skew, box: { page: image.page, x: points(left), y: points(top), width: points(right - left), height: points(bottom - top) } };
}

/** Tesseract gives Arabic and Hebrew words in logical order; what follows expects visual order, from left to right. */
const leftToRight = (line: RawLine): RawLine => ({ ...line, words: line.words.toSorted((a, b) => a.left - b.left) });

async function readView(tesseract: Tesseract, image: PageImage, views: Views, settings: OcrSettings): Promise<PageRead> {
  const { languages, rotation } = settings;
  const view = views.view(rotation);
  const dpi = image.dpi * view.scale;
  const lines = findRulingLines({ ...view, dpi });
  const photo = findPhoto(image, settings, view.skew);
  const text = { image: withoutBars(view, lines, dpi), dpi: view.dpi, languages };
  const raw = await tesseract.read(text.image, languages, { dpi: view.dpi, segmentation: "page" });
  const found = languages.some(isEastAsian) ? asRows(raw) : raw;
  const missed = await readMissed(tesseract, text, found);
  const read = await rereadDoubtful(
    tesseract,
    text,
    languages.some(isRightToLeftLanguage) ? [...found, ...missed].map(leftToRight) : [...found, ...missed],
  );

  const boxed = withTightBoxes(toWords(read, { page: image.page, dpi, languages }), view, dpi);
  const words = withStrokeWidths(boxed, view, dpi);
  const { frames, ...shapes } = shapesOf({ ...view, dpi }, lines, words, image.page);
  const panels = panelsOf(view.darkMask, image.page, pointsOf(dpi)(view.width / view.darkMask.width));
  const unfiltered = { text: textOf(read), confidence: confidenceOf(read.flatMap((line) => line.words)) };
  const unsupported = unsupportedLanguage(unfiltered.text, languages.at(-1), unfiltered.confidence);
  return {
    page: {
      page: image.page,
      words,
      language: languages.at(-1),
      ...(unsupported && { unsupported }),
      ...(photo && { photo }),
      rotation,
      skew: view.skew,
      confidence: Math.round(confidenceOf(words)),
      shapes: { ...shapes, panels: [...panels, ...frames] },
    },
    settings,
    ...unfiltered,
  };
}
