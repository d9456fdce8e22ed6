/** The scripts whose characters Tesseract's data for a language writes, besides Latin. Languages in Latin script have no entry. */
const SCRIPTS: Record<string, RegExp> = {
  ell: /\p{Script=Greek}/gu,
  ukr: /\p{Script=Cyrillic}/gu,
  bul: /\p{Script=Cyrillic}/gu,
  chi_sim: /\p{Script=Han}/gu,
  chi_tra: /\p{Script=Han}/gu,
  jpn: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  kor: /\p{Script=Hangul}/gu,
  ara: /\p{Script=Arabic}/gu,
  heb: /\p{Script=Hebrew}/gu,
  hin: /\p{Script=Devanagari}/gu,
  tha: /\p{Script=Thai}/gu,
};

/** Whether a language has a script of its own beside Latin. */
export const hasOwnScript = (language: string): boolean => language in SCRIPTS;

/** How much of the letters and digits of a text is in the script of a language, 0 to 1; what data of another script reads has little of it. */
export function scriptRatio(text: string, language: string): number {
  const script = SCRIPTS[language];
  const characters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return script && characters > 0 ? (text.match(script)?.length ?? 0) / characters : 0;
}

const RIGHT_TO_LEFT = ["ara", "heb"];
export const isRightToLeftLanguage = (language: string | undefined): boolean => RIGHT_TO_LEFT.includes(language ?? "");

/**
 * Chinese, Japanese and Thai have no spaces between words, and in Korean Tesseract finds more than there are: of these the gaps between the
 * boxes of two words tell whether a space stands there.
 */
const WITHOUT_TYPED_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\u3000-\u303F\u30FB\u30FC\uFF00-\uFFEF]/u;
const FIRST_THAI = 0x0e00;

export const hasTypedSpaces = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= FIRST_THAI) return !WITHOUT_TYPED_SPACES.test(text);
  return true;
};
