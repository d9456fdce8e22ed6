import { cyrillicLanguage, guessLanguage } from "../../cv/read/ocr/language.ts";
import type { QuarterTurn } from "../../cv/read/ocr/page-image/image.ts";
import { densestTextStrip } from "../../cv/read/ocr/page-image/text-strip.ts";
import { confidenceOf, type RawWord, textOf } from "../../cv/read/ocr/words.ts";
import { SMALL_LATIN, type Tesseract } from "./engine.ts";
import {
  MAX_VERTICAL_WORD_RATIO,
  MIN_LANGUAGE_LEAD,
  MIN_LONG_WORD_CHARACTERS,
  MIN_ORIENTATION_CONFIDENCE,
  MIN_SCRIPT_CONFIDENCE,
  MIN_STRIP_CHARACTERS,
  MIN_TYPICAL_WORD_RATIO,
} from "./thresholds.ts";
import type { Raster, Views } from "./views.ts";

/** How a page is read: with the data of these languages, turned clockwise. */
export type Setting = { languages: string[]; turned: QuarterTurn };

/** One language of each script, to find the script with. The languages of that script are told apart by their words afterwards. */
const SCRIPT_PROBES = [SMALL_LATIN, "ell", "ukr"];

/** Tries the likely setting first: upright, in Latin script. A page with few lines and long vertical ones may only look as if it lay on its side. */
export async function findSetting(tesseract: Tesseract, views: Views): Promise<Setting> {
  const turns: QuarterTurn[] = views.isUpright(0) ? [0, 180] : [90, 270, 0, 180];
  const probes: Probe[] = [];
  for (const turned of turns) {
    probes.push(await probeScripts(tesseract, views.view(turned), turned));
    if ((probes.at(-1) as Probe).confidence >= MIN_ORIENTATION_CONFIDENCE) break;
  }
  const { language, turned, text } = surest(probes);
  return { turned, languages: languagesFor(language, text) };
}

type Probe = { language: string; turned: QuarterTurn; confidence: number; text: string };

const surest = (probes: Probe[]) => probes.reduce((best, probe) => (probe.confidence > best.confidence ? probe : best));

async function probeScripts(tesseract: Tesseract, raster: Raster, turned: QuarterTurn): Promise<Probe> {
  const strip = densestTextStrip(raster);
  const probes: Probe[] = [];
  for (const language of SCRIPT_PROBES) {
    const lines = await tesseract.read(strip, [language], { dpi: raster.dpi, segmentation: "page" });
    const words = lines.flatMap((line) => line.words);
    const probe = { language, turned, confidence: areVertical(words) ? 0 : confidenceOf(words), text: textOf(lines) };
    if (probe.confidence >= MIN_SCRIPT_CONFIDENCE && probe.text.length > MIN_STRIP_CHARACTERS) return probe;
    probes.push(probe);
  }
  return surest(probes);
}

/** Whether words run down the page, which Tesseract reads too: they are higher than wide. */
function areVertical(words: RawWord[]): boolean {
  const long = words.filter(({ text }) => text.length >= MIN_LONG_WORD_CHARACTERS);
  return long.filter(({ left, right, top, bottom }) => bottom - top > right - left).length > MAX_VERTICAL_WORD_RATIO * long.length;
}

/** English beside the other scripts: addresses, product names and digits are Latin, and the reading with more confidence wins. */
function languagesFor(probe: string, text: string): string[] {
  if (probe === "ell") return ["eng", "ell"];
  if (probe === "ukr") return ["eng", cyrillicLanguage(text)];
  const guess = guessLanguage(text, probe);
  return [guess.share >= MIN_TYPICAL_WORD_RATIO ? guess.language : "eng"];
}

const OTHER_SCRIPTS = ["ell", "ukr", "bul"];

/** The languages that a page is read with whose language is known. */
export const withLatin = (languages: string[]) =>
  languages.length === 1 && languages.some((language) => OTHER_SCRIPTS.includes(language)) ? ["eng", ...languages] : languages;

/** The setting that a page should have been read with, as its text shows; undefined where it is in Latin script and reads as its language. */
export function otherLanguage(text: string, setting: Setting): Setting | undefined {
  if (setting.languages.length > 1) return undefined;
  const guess = guessLanguage(text, setting.languages[0]);
  const isOther = guess.language !== setting.languages[0] && guess.share >= MIN_TYPICAL_WORD_RATIO && guess.lead >= MIN_LANGUAGE_LEAD;
  return isOther ? { ...setting, languages: [guess.language] } : undefined;
}
