import { MAX_UNREADABLE_CONFIDENCE, MIN_RUSSIAN_WORD_RATIO, MIN_UNREADABLE_CHARACTERS } from "./thresholds.ts";

/** Frequent Russian words that neither Ukrainian nor Bulgarian has, with "ь" where their data reads "ы" so. */
const RUSSIAN =
  /^(?:работ[ыь]|оп[ыь]т|образование|обязанности|настоящее|время|язык[иы]?|язьки|нав[ыь]ки|по|что|для|году|года|лет|декабрь|январь|февраль|август|июнь|июль|сентябрь|октябрь|ноябрь|апрель|высшее|вьсшее|русский|английский|родной|личн[ыь]е|с|в|к|при|также|или|участие|знание)$/u;
/** Bulgarian and Ukrainian words beside which the ones above are no sign of Russian. */
const OTHER_CYRILLIC = /^(?:се|да|като|със|към|та|й|із|що|від|на|з|опит|досвід|образувание|освіта)$/u;
/** Words that all three languages have. */
const SHARED = new Set(["на", "по", "с", "в", "к", "при", "для"]);

/**
 * The language of a page that Tesseract has no data for, as a name in English: Russian, which is read with the data of Bulgarian or Ukrainian
 * and gets wrong letters, or "unknown" for a script that no data reads. `confidence` is the mean of all that was read.
 */
export function unsupportedLanguage(text: string, language: string | undefined, confidence: number): string | undefined {
  const characters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (characters >= MIN_UNREADABLE_CHARACTERS && confidence < MAX_UNREADABLE_CONFIDENCE) return UNKNOWN;
  if (language && language in BADLY_READ) return BADLY_READ[language];
  return (language === "bul" || language === "ukr") && isRussian(text) ? "Russian" : undefined;
}

const UNKNOWN = "unknown";
/** In these Tesseract divides words and dates wrongly. */
const BADLY_READ: Record<string, string> = { kor: "Korean", ara: "Arabic", tha: "Thai" };

function isRussian(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const russian = words.filter((word) => RUSSIAN.test(word) && !SHARED.has(word)).length;
  const other = words.filter((word) => OTHER_CYRILLIC.test(word) && !SHARED.has(word)).length;
  return russian > other && russian >= MIN_RUSSIAN_WORD_RATIO * words.length;
}

/** For people: why a scan, or a page of one, cannot be relied on. */
export const unsupportedMessage = (subject: string, language: string): string =>
  language === UNKNOWN
    ? `${subject} is in a script that text recognition cannot read. It reads Latin, Greek, Cyrillic, Chinese, Japanese, Korean, Arabic, Hebrew, Devanagari and Thai script.`
    : `${subject} is in ${language}, which text recognition reads badly; many of its words may be wrong.`;
