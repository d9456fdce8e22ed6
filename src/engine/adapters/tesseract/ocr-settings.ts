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

/** The languages whose data a page is read with, and its rotation before that, clockwise. */
export type OcrSettings = { languages: string[]; rotation: QuarterTurn };

/** Script detection: one language of each script. Which language of that script it is, the words show afterwards. */
const SCRIPT_PROBES = [SMALL_LATIN, "ell", "ukr"];
/** For the scripts that are tried where none of the first fits. Thai comes last: its data reads any script as Thai. */
const OTHER_SCRIPT_PROBES = ["chi_sim", "kor", "heb", "ara", "hin", "tha"];
/** Languages with Chinese characters. Each reads some of the others; the one read with most confidence is the language. */
const HAN_LANGUAGES = ["chi_sim", "jpn", "chi_tra"];

/**
 * Orientation and script detection on one strip of the page. The likely settings come first: upright, in Latin script. The other orientations are
 * tried even where the lines look vertical: that may be the frame of a page with little text.
 */
export async function detectSettings(tesseract: Tesseract, views: Views): Promise<OcrSettings> {
  const turns: QuarterTurn[] = views.isUpright(0) ? [0, 180] : [90, 270, 0, 180];
  const probes: Probe[] = [];
  for (const rotation of turns) {
    probes.push(await probeScripts(tesseract, views, rotation));
    if ((probes.at(-1) as Probe).confidence >= MIN_ORIENTATION_CONFIDENCE) break;
  }
  const { language, rotation, text, confidence } = surest(probes);
  const other = confidence < MIN_KNOWN_SCRIPT_CONFIDENCE ? await detectOtherScript(tesseract, views, turns, densestTextStrip) : undefined;
  return other ?? { rotation, languages: languagesFor(language, text) };
}

/** For a page that was read in Latin script with little confidence: the strip that looked Latin may be a letterhead above Korean text, so a second one is tried. */
export const detectScriptOnSecondStrip = (
  tesseract: Tesseract,
  views: Views,
  { rotation }: OcrSettings,
): Promise<OcrSettings | undefined> => detectOtherScript(tesseract, views, [rotation], secondTextStrip);

type Probe = { language: string; rotation: QuarterTurn; confidence: number; text: string };

const surest = (probes: Probe[]) => probes.reduce((best, probe) => (probe.confidence > best.confidence ? probe : best));

async function probeScripts(tesseract: Tesseract, views: Views, rotation: QuarterTurn): Promise<Probe> {
  const { dpi, ...image } = views.view(rotation);
  const strip = densestTextStrip(image);
  const probes: Probe[] = [];
  for (const language of SCRIPT_PROBES) {
    const result = await probe(tesseract, strip, language, { rotation, dpi });
    if (result.confidence >= MIN_SCRIPT_CONFIDENCE && result.text.length > MIN_STRIP_CHARACTERS) return result;
    probes.push(result);
  }
  return surest(probes);
}

/** The first of the other scripts in which a strip of the page is read with enough confidence, in the first two of the rotations. */
async function detectOtherScript(
  tesseract: Tesseract,
  views: Views,
  turns: QuarterTurn[],
  stripOf: (image: GrayImage) => GrayImage,
): Promise<OcrSettings | undefined> {
  for (const rotation of turns.slice(0, 2)) {
    const { dpi, ...image } = views.view(rotation);
    const strip = stripOf(image);
    const read = (language: string) => probe(tesseract, strip, language, { rotation, dpi });
    for (const language of OTHER_SCRIPT_PROBES) {
      const result = await read(language);
      if (!isInScript(result)) continue;
      if (language !== "chi_sim") return { rotation, languages: languagesFor(language, result.text) };
      const han = [result, await read("jpn"), await read("chi_tra")];
      return { rotation, languages: [surest(han).language] };
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
  { rotation, dpi }: { rotation: QuarterTurn; dpi: number },
): Promise<Probe> {
  const lines = await tesseract.read(strip, [language], { dpi, segmentation: "page" });
  const words = lines.flatMap((line) => line.words);
  return { language, rotation, confidence: areVertical(words) ? 0 : confidenceOf(words), text: textOf(lines) };
}

/** Whether the words run down the page: they are higher than wide. Tesseract reads vertical text too, so confidence does not show it. */
function areVertical(words: RawWord[]): boolean {
  const long = words.filter(({ text }) => text.length >= MIN_LONG_WORD_CHARACTERS);
  return long.filter(({ left, right, top, bottom }) => bottom - top > right - left).length > MAX_VERTICAL_WORD_RATIO * long.length;
}

function languagesFor(probe: string, text: string): string[] {
  if (probe === "ukr") return addEnglish([cyrillicLanguage(text)]);
  if (hasOwnScript(probe)) return addEnglish([probe]);
  const guess = guessLanguage(text, probe);
  return [guess.typicalRatio >= MIN_TYPICAL_WORD_RATIO ? guess.language : "eng"];
}

/**
 * Adds English to a language in another script, as in `["eng", "ell"]`: addresses, product names and digits are Latin, and Tesseract keeps the
 * reading with more confidence of each word. Chinese and Japanese data reads Latin letters well enough by itself.
 */
export const addEnglish = (languages: string[]): string[] =>
  languages.length === 1 && languages.some((language) => hasOwnScript(language) && !HAN_LANGUAGES.includes(language))
    ? ["eng", ...languages]
    : languages;

/** The settings with another language, where the words of the text show that; undefined where they do not, and for a script other than Latin. */
export function withCorrectedLanguage(text: string, settings: OcrSettings): OcrSettings | undefined {
  if (isNonLatin(settings)) return undefined;
  const guess = guessLanguage(text, settings.languages[0]);
  const isOther =
    guess.language !== settings.languages[0] && guess.typicalRatio >= MIN_TYPICAL_WORD_RATIO && guess.lead >= MIN_LANGUAGE_LEAD;
  return isOther ? { ...settings, languages: [guess.language] } : undefined;
}

export const isNonLatin = ({ languages }: OcrSettings): boolean => languages.some(hasOwnScript);
