/** Private Use Areas, where icon fonts have their characters. Without the font they are shown as boxes. */
const PRIVATE_USE = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/gu;
const UNSEEN = /(?![\t\n\r\v\f])\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFC\uFFFD]/gu;
/**
 * Ligatures, full-width and presentation forms: the blocks whose characters are replaced by their compatibility form. Not superscripts or
 * fractions, and not the full-width punctuation of Chinese and Japanese.
 */
const COMPATIBILITY =
  /[\uFB00-\uFB4F\uFB50-\uFDFF\uFE70-\uFEFC\uFF0B\uFF0E-\uFF19\uFF20-\uFF3A\uFF3F\uFF41-\uFF5A\u2F00-\u2FDF\u2E80-\u2EFF\uF900-\uFAFF\u0132\u0133\u01C4-\u01CC\u01F1-\u01F3\u2024-\u2026\u{1D400}-\u{1D7FF}]/gu;
const KEPT = /[\u2024-\u2026]/;
/** CJK radicals to which fonts map the glyphs of ideographs, and for which Unicode has no compatibility form: each with its ideograph. */
const RADICALS: Record<string, string> = Object.fromEntries(
  [..."⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻚页⻛风⻝食⻢马⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟⺟母⺠民⺮竹⺼肉"].flatMap(
    (radical, at, all) => (at % 2 === 0 ? [[radical, all[at + 1] as string]] : []),
  ),
);
/** A letter followed by a spacing accent that stands for the combining one (old TeX and some scanners). */
const SPACING_ACCENTS: Record<string, string> = { "\u00A8": "\u0308", "\u00B4": "\u0301", "\u02C6": "\u0302", "\u02DC": "\u0303" };

export const hasDigit = (text: string) => /\d/.test(text);

export const hasYear = (text: string) => YEAR.test(text);
const YEAR = /(?:^|\D)(?:19|20)\d{2}(?:\D|$)/u;

/** A period whose end is in the next line: "May 2014 –", "mei 2014–apr.". */
export const hasOpenPeriod = (text: string) => hasYear(text) && endsOpen(text);

/** Ends with a dash, or with one and a month: "2014 –", "2014–apr." */
export const endsOpen = (text: string) => OPEN_END.test(text);
const OPEN_END = /[-‐‑–—]\s*(?:\p{L}+\.?)?$/u;

/** "3 years 2 months", "(2 Jahre)": small figures, each with a word behind it. */
export const isDuration = (text: string) => DURATION.test(text);

const DURATION = /^\(?(?:\d{1,2}\s\p{L}+[.,)]?\s?){1,2}$/u;

/** White space as single spaces, and none at the ends. */
export const collapsed = (text: string) => text.replace(/\s+/g, " ").trim();

/** The text of a run: private-use characters gone, ligatures resolved, NFC. May be empty. */
export function cleanText(text: string): string {
  return text
    .replace(UNSEEN, "")
    .replace(PRIVATE_USE, "")
    .replace(COMPATIBILITY, (form) => (KEPT.test(form) ? form : (RADICALS[form] ?? form.normalize("NFKC"))))
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000\t\n\r\v\f]+/g, " ")
    .replace(/([\p{L}])([\u00A8\u00B4\u02C6\u02DC])(?=\p{L})/gu, (_, letter, accent) => letter + SPACING_ACCENTS[accent])
    .normalize("NFC");
}

export const hasPrivateUse = (text: string) => text.search(PRIVATE_USE) >= 0;

const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
/** Scripts written without spaces between words (Hangul has spaces). */
export const isIdeographic = (character: string | undefined) => character !== undefined && IDEOGRAPHIC.test(character);
export const endsIdeographic = (text: string) => isIdeographic(text.at(-1));
export const beginsIdeographic = (text: string) => isIdeographic(text[0]);

/** A consonant with its marks, and further ones joined by a virama (Brahmic scripts). */
const CLUSTER = /^\p{L}\p{M}*(?:(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u17D2])[\u200C\u200D]?\p{L}\p{M}*)*$/u;
const BRAHMIC =
  /^[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;
/** One character, or one letter with its marks and the letters joined with it. */
export const isOneLetter = (text: string) => [...text].length === 1 || CLUSTER.test(text);
/** One cluster of a script in which words of one cluster are rare. */
export const isCluster = (text: string) => (BRAHMIC.test(text) && CLUSTER.test(text)) || SYLLABLE.test(text);
const SYLLABLE = /^[\p{Script=Han}\p{Script=Hangul}]$/u;

/** Korean lines may break within a word: a particle or ending at the start of a line belongs to the last word of the line before. */
const KOREAN_ENDING = /^(?:을|를|은|는|의|에|에서|에게|로|으로|과|와|도|만|까지|부터|니다|습니다|입니다|합니다)(?=[\s.,)]|$)/u;
export const isCutKorean = (text: string, next: string) => KOREAN_ENDING.test(next) && /\p{Script=Hangul}$/u.test(text);

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
export const isRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text);

const PICTOGRAMS = /^(?:[\p{Extended_Pictographic}\u2190-\u21FF\u2300-\u23FF\u2600-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F|\u200D)+$/u;
/** Telephone, envelope, house: pictograms that stand before a value instead of a label. Level marks (stars, dots) and bullets are not. */
export const isPictogram = (text: string) => PICTOGRAMS.test(text) && !/^[★☆✓✔✗✘❖➢➤►▶→©®™❑❒✦✧♦]+$/u.test(text);

export const endsSentence = (text: string) => text.endsWith(".") || text.endsWith("!") || text.endsWith("?");

/** Ends in the middle of a phrase: with a comma, a hyphen, a conjunction or a preposition. */
const MID_PHRASE =
  /[,\-\u00AD\u2010–—&/(+]$|\s(?:and|or|of|the|a|an|in|for|to|with|by|from|und|oder|der|die|das|dem|den|des|für|mit|von|zum|zur|im|bei|auf|aus|et|ou|de|du|la|le|les|au|aux|pour|avec|dans|par|sur|y|e|o|con|por|para|los|las|del|al|di|da|della|delle|degli|nel|nella|do|dos|com|em|pelo|pela|i|w|z|ze|oraz|dla|na|przy|ve|ile|için|en|van|voor|met|het|op|och|med|för|på|til|og|av|af|és|și|pentru|cu|și|pro|и|в|на|с|для|по|та|і|з|у|και|του|της|των|με|σε|για)$/u;
export const endsMidPhrase = (text: string) => MID_PHRASE.test(text);

/** Begins with a lowercase letter, as the middle of a sentence does; email and web addresses, which always do, aside. */
export const beginsLowercase = (text: string) =>
  /^[\p{Ll},;)]/u.test(text) && !/^\S*(?:@|\.\p{L}+\/|www\.|https?:)/u.test(text) && !/^\S+\.\p{Ll}{2,}$/u.test(text);

/** "August 2013 bis" and "March 2016": a date that lacks its end, and one date. */
const OPEN_DATE = /^\D*\d{4}\D*[\p{L}–—-]$/u;
const ONE_DATE = /^[^–—-]*\d{4}$/u;

/** "May 2015" and "– June 2017": the end of a period never stands alone. */
export const endsPeriod = (text: string, next: string) => /^[–—-] /.test(next) && /\d{4}$/.test(text);

/** Two short lines of which the second continues the first: "2015 –" and "2017", "2015" and "– 2017", "March 2018 – October" and "2020", "Further" and "training". */
export const wrapsInto = (text: string, next: string) =>
  endsMidPhrase(text) ||
  beginsLowercase(next) ||
  endsPeriod(text, next) ||
  (ONE_DATE.test(next) && OPEN_DATE.test(text)) ||
  (/^\d/.test(next) && /\p{L}$/u.test(text));

const ADDRESS = /(?:^|\s)(?:\S+@\S*|(?:https?:\/\/|www\.)\S*|\S+\.\p{Ll}{2,}\/\S*)$/u;
/** Ends in the middle of an address, which continues on the next line. */
const OPEN_ADDRESS = /[@./_-]$|@[^.\s]*$/;

const IN_CAPITALS = /^[\p{Lu}\p{Nd}@._-]+$/u;

/** An email or web address that is broken over two lines: "anna.nowak@example.co" and "m". */
export function isCutAddress(text: string, next: string): boolean {
  const isOfAddress = /^[\p{Ll}\p{Nd}@._/-]+$/u.test(next) || (IN_CAPITALS.test(next) && /@[\p{Lu}\p{Nd}._-]*$/u.test(text));
  if (!isOfAddress || !ADDRESS.test(text)) return false;
  return OPEN_ADDRESS.test(text) || /^[@._/-]/.test(next) || !/[@.]/.test(next);
}
