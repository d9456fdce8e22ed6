import { cyrillicLanguage, guessLanguage } from "../../cv/read/ocr/language.ts";
import type { GrayImage, QuarterTurn } from "../../cv/read/ocr/page-image/pixels/image.ts";
import { densestTextStrip, secondTextStrip } from "../../cv/read/ocr/page-image/text-strip.ts";
import { hasOwnScript, scriptRatio } from "../../cv/read/ocr/scripts.ts";
import { confidenceOf, type RawWord, textOf } from "../../cv/read/ocr/words.ts";
import { SMALL_LATIN, type Tesseract } from "./engine.ts";
import {
  MAX_VERTICAL_WORD_RATIO,
  MIN_HAN_CONFIDENCE,
  MIN_KNOWN_SCRIPT_CONFIDENCE,
  MIN_LANGUAGE_LEAD,
  MIN_LONG_WORD_CHARACTERS,
  MIN_ORIENTATION_CONFIDENCE,
  MIN_SCRIPT_CONFIDENCE,
  MIN_SCRIPT_RATIO,
  MIN_STRIP_CHARACTERS,
  MIN_THAI_CONFIDENCE,
  MIN_TYPICAL_WORD_RATIO,
} from "./thresholds.ts";
import type { Views } from "./views.ts";

/** How a page is read: with the data of these languages, turned clockwise. */
export type Setting = { languages: string[]; turned: QuarterTurn };

/** One language of each script, to find the script with. The languages of that script are told apart by their words afterwards. */
const SCRIPT_PROBES = [SMALL_LATIN, "ell", "ukr"];
/** Of scripts that are tried where none of the first fits. Thai comes last: its data reads any script as Thai. */
const OTHER_SCRIPT_PROBES = ["chi_sim", "kor", "heb", "ara", "hin", "tha"];
/** Languages with Chinese characters. Each reads some of the others; the one read with most confidence is the language. */
const HAN_LANGUAGES = ["chi_sim", "jpn", "chi_tra"];

/** Tries the likely setting first: upright, in Latin script. A page with few lines and long vertical ones may only look as if it lay on its side. */
export async function findSetting(tesseract: Tesseract, views: Views): Promise<Setting> {
  const turns: QuarterTurn[] = views.isUpright(0) ? [0, 180] : [90, 270, 0, 180];
  const probes: Probe[] = [];
  for (const turned of turns) {
    probes.push(await probeScripts(tesseract, views, turned));
    if ((probes.at(-1) as Probe).confidence >= MIN_ORIENTATION_CONFIDENCE) break;
  }
  const { language, turned, text, confidence } = surest(probes);
  const other = confidence < MIN_KNOWN_SCRIPT_CONFIDENCE ? await findOtherScript(tesseract, views, turns, densestTextStrip) : undefined;
  return other ?? { turned, languages: languagesFor(language, text) };
}

/** The setting of a page that was read in Latin script with little confidence, by another strip than the one that looked Latin. */
export const findScriptOfRest = (tesseract: Tesseract, views: Views, { turned }: Setting): Promise<Setting | undefined> =>
  findOtherScript(tesseract, views, [turned], secondTextStrip);

type Probe = { language: string; turned: QuarterTurn; confidence: number; text: string };

const surest = (probes: Probe[]) => probes.reduce((best, probe) => (probe.confidence > best.confidence ? probe : best));

async function probeScripts(tesseract: Tesseract, views: Views, turned: QuarterTurn): Promise<Probe> {
  const { dpi, ...image } = views.view(turned);
  const strip = densestTextStrip(image);
  const probes: Probe[] = [];
  for (const language of SCRIPT_PROBES) {
    const result = await probe(tesseract, strip, language, { turned, dpi });
    if (result.confidence >= MIN_SCRIPT_CONFIDENCE && result.text.length > MIN_STRIP_CHARACTERS) return result;
    probes.push(result);
  }
  return surest(probes);
}

/** The first of the other scripts in which a strip of the page is read with confidence, upright or upside down. */
async function findOtherScript(
  tesseract: Tesseract,
  views: Views,
  turns: QuarterTurn[],
  stripOf: (image: GrayImage) => GrayImage,
): Promise<Setting | undefined> {
  for (const turned of turns.slice(0, 2)) {
    const { dpi, ...image } = views.view(turned);
    const strip = stripOf(image);
    const read = (language: string) => probe(tesseract, strip, language, { turned, dpi });
    for (const language of OTHER_SCRIPT_PROBES) {
      const result = await read(language);
      if (!isInScript(result)) continue;
      if (language !== "chi_sim") return { turned, languages: languagesFor(language, result.text) };
      const han = [result, await read("jpn"), await read("chi_tra")];
      return { turned, languages: [surest(han).language] };
    }
  }
  return undefined;
}

function isInScript({ language, confidence, text }: Probe): boolean {
  const needed =
    language === "tha" ? MIN_THAI_CONFIDENCE : HAN_LANGUAGES.includes(language) ? MIN_HAN_CONFIDENCE : MIN_KNOWN_SCRIPT_CONFIDENCE;
  return confidence >= needed && scriptRatio(text, language) >= MIN_SCRIPT_RATIO;
}

async function probe(
  tesseract: Tesseract,
  strip: GrayImage,
  language: string,
  { turned, dpi }: { turned: QuarterTurn; dpi: number },
): Promise<Probe> {
  const lines = await tesseract.read(strip, [language], { dpi, segmentation: "page" });
  const words = lines.flatMap((line) => line.words);
  return { language, turned, confidence: areVertical(words) ? 0 : confidenceOf(words), text: textOf(lines) };
}

/** Whether words run down the page, which Tesseract reads too: they are higher than wide. */
function areVertical(words: RawWord[]): boolean {
  const long = words.filter(({ text }) => text.length >= MIN_LONG_WORD_CHARACTERS);
  return long.filter(({ left, right, top, bottom }) => bottom - top > right - left).length > MAX_VERTICAL_WORD_RATIO * long.length;
}

function languagesFor(probe: string, text: string): string[] {
  if (probe === "ukr") return withLatin([cyrillicLanguage(text)]);
  if (hasOwnScript(probe)) return withLatin([probe]);
  const guess = guessLanguage(text, probe);
  return [guess.share >= MIN_TYPICAL_WORD_RATIO ? guess.language : "eng"];
}

/**
 * The languages that a page is read with whose language is known. English beside the other scripts: addresses, product names and digits are
 * Latin, and the reading with more confidence wins. Chinese and Japanese data reads Latin letters well enough.
 */
export const withLatin = (languages: string[]): string[] =>
  languages.length === 1 && languages.some((language) => hasOwnScript(language) && !HAN_LANGUAGES.includes(language))
    ? ["eng", ...languages]
    : languages;

/** The setting that a page should have been read with, as its text shows; undefined where it is in Latin script and reads as its language. */
export function otherLanguage(text: string, setting: Setting): Setting | undefined {
  if (isOtherScript(setting)) return undefined;
  const guess = guessLanguage(text, setting.languages[0]);
  const isOther = guess.language !== setting.languages[0] && guess.share >= MIN_TYPICAL_WORD_RATIO && guess.lead >= MIN_LANGUAGE_LEAD;
  return isOther ? { ...setting, languages: [guess.language] } : undefined;
}

export const isOtherScript = ({ languages }: Setting): boolean => languages.some(hasOwnScript);
