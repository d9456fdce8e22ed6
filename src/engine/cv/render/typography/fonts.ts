import { lookUp } from "../../../contract/look-up.ts";
import type { Family, FontFile, Fonts } from "../template/template.ts";
import { type FontMetrics, readMetrics } from "./font-metrics.ts";

/** Files of each family among the assets. Bold text is set in semibold, which looks calmer on paper. */
const FAMILY_FILES: Record<Family, string> = {
  "Source Sans 3": "SourceSans3",
  Inter: "Inter",
  "Source Serif 4": "SourceSerif4",
  "EB Garamond": "EBGaramond",
};
const CUTS = ["400Regular", "400Regular_Italic", "600SemiBold"];

/** Word and PowerPoint use fonts of the reader's machine: for each family the most similar font that Office has on Windows and macOS. */
const OFFICE_FONTS: Record<Family, string> = {
  "Source Sans 3": "Calibri",
  Inter: "Arial",
  "Source Serif 4": "Georgia",
  "EB Garamond": "Garamond",
};

type Script = { letters: RegExp; family: string; files: readonly string[] };

const both = (file: string) => [`${file}_400Regular`, `${file}_600SemiBold`];

/** Writing systems beyond Latin, Greek and Cyrillic, which every family above has. */
const SCRIPTS: Script[] = [
  {
    letters: /[\p{So}\u2190-\u21ff\u2300-\u23ff\u2500-\u27bf\u2900-\u2bff]/u,
    family: "Noto Sans Symbols 2",
    files: ["NotoSansSymbols2_400Regular"],
  },
  // Noto draws Arabic dots as glyphs of their own, and letters then come out of the PDF twice; Vazirmatn does not.
  { letters: /\p{Script=Arabic}/u, family: "Vazirmatn", files: both("Vazirmatn") },
  { letters: /\p{Script=Hebrew}/u, family: "Noto Sans Hebrew", files: both("NotoSansHebrew") },
  { letters: /\p{Script=Thai}/u, family: "Noto Sans Thai", files: both("NotoSansThai") },
  { letters: /\p{Script=Devanagari}/u, family: "Noto Sans Devanagari", files: both("NotoSansDevanagari") },
  { letters: /\p{Script=Georgian}/u, family: "Noto Sans Georgian", files: both("NotoSansGeorgian") },
  { letters: /\p{Script=Armenian}/u, family: "Noto Sans Armenian", files: both("NotoSansArmenian") },
];

/** Han characters look different in China, Japan and Korea, so one font cannot serve all of them. */
const EAST_ASIAN_SCRIPTS = {
  zh: { family: "Noto Sans SC", files: both("NotoSansSC") },
  ja: { family: "Noto Sans JP", files: both("NotoSansJP") },
  ko: { family: "Noto Sans KR", files: both("NotoSansKR") },
} as const;
export type EastAsian = keyof typeof EAST_ASIAN_SCRIPTS;

export const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Whose Han characters a text has: those of the CV's language, in other CVs those of the kana or Hangul beside them, else Chinese ones. */
export function eastAsianOf(language: string, text: string): EastAsian {
  const base = language.slice(0, 2);
  if (base === "zh" || base === "ja" || base === "ko") return base;
  if (KANA.test(text)) return "ja";
  return HANGUL.test(text) && !HAN.test(text) ? "ko" : "zh";
}

/** The fonts of a text with East Asian letters: that of its Han characters, and those of kana and Hangul of a neighbour. */
function eastAsianScripts(language: string, text: string): { family: string; files: readonly string[] }[] {
  if (!EAST_ASIAN.test(text)) return [];
  const own = eastAsianOf(language, text);
  const all = [own, ...(HANGUL.test(text) ? ["ko" as const] : []), ...(KANA.test(text) && own === "ko" ? ["ja" as const] : [])];
  return [...new Set(all)].map((one) => EAST_ASIAN_SCRIPTS[one]);
}

export type FontChoice = {
  heading: string[];
  body: string[];
  /** Asset names, in a fixed order. */
  files: string[];
  /** Fonts of the agency's own, in the order of the template. */
  own: FontFile[];
};

const assetOf = (file: string) => `fonts/${file}.ttf`;

/** Sets the letters that a family of the agency's own lacks, such as Greek ones. */
const OWN_FALLBACK: Family = "Source Sans 3";
const isShipped = (family: string): family is Family => Object.hasOwn(FAMILY_FILES, family);

/** The fonts that a text of a CV in `language` needs in this style, and no more: each font costs time and memory for every document. */
export function chooseFonts(fonts: Fonts, text: string, language: string): FontChoice {
  const scripts = [...SCRIPTS.filter(({ letters }) => letters.test(text)), ...eastAsianScripts(language, text)];
  const fallbacks = scripts.map(({ family }) => family);
  const familiesOf = (family: string) => [family, ...(isShipped(family) ? [] : [OWN_FALLBACK]), ...fallbacks];
  const shipped = [...new Set([fonts.body, fonts.heading].map((family) => (isShipped(family) ? family : OWN_FALLBACK)))];
  const cuts = shipped.flatMap((family) => CUTS.map((cut) => `${FAMILY_FILES[family]}_${cut}`));

  return {
    heading: familiesOf(fonts.heading),
    body: familiesOf(fonts.body),
    files: [...cuts, ...scripts.flatMap(({ files }) => files)].map(assetOf),
    own: fonts.files ?? [],
  };
}

/** The font names that go into Word and PowerPoint files. */
export function officeFonts({ heading, body, office }: Fonts): { heading: string; body: string } {
  return { heading: office?.heading ?? officeFont(heading), body: office?.body ?? officeFont(body) };
}

/** A family of the agency's own has its own name there too. */
const officeFont = (family: string) => (isShipped(family) ? OFFICE_FONTS[family] : family);

/** Width of a font's letters as a factor on the average of `measure.ts`: nine of ten lines of CVs are not wider. */
const LETTER_WIDTHS: Record<string, number> = { Calibri: 0.91, Garamond: 0.91, Arial: 1, Georgia: 1.06 };
export const letterWidth = (font: string): number => lookUp(LETTER_WIDTHS, font) ?? 1.06;

/** The same fonts, and behind them the one that has the most Han characters. */
export function withChinese({ heading, body, files, own }: FontChoice): FontChoice {
  const { family, files: more } = EAST_ASIAN_SCRIPTS.zh;
  return { heading: [...heading, family], body: [...body, family], files: [...files, ...more.map(assetOf)], own };
}

export const bytesOf = ({ base64 }: { base64: string }): Uint8Array => Buffer.from(base64, "base64");

/** Height of the capitals of the shipped fonts, in em: Typst measures a line from there to the baseline. */
const CAPITAL_HEIGHTS: Record<Family, number> = { "Source Sans 3": 0.66, Inter: 0.728, "Source Serif 4": 0.67, "EB Garamond": 0.65 };
/** The same of the fonts that a CV in such a language is set in. */
const EAST_ASIAN_CAPITALS = 0.733;
const ARABIC_CAPITALS = 0.8;

/** The height of a line of the PDF without its leading, in em. */
export function capitalHeight({ body, files }: Fonts, language: string): number {
  if (/^(zh|ja|ko)\b/.test(language)) return EAST_ASIAN_CAPITALS;
  if (/^(ar|fa|ur|ps|ckb)\b/.test(language)) return ARABIC_CAPITALS;
  return isShipped(body) ? CAPITAL_HEIGHTS[body] : (ownMetrics(body, files)?.capitals ?? CAPITAL_HEIGHTS[OWN_FALLBACK]);
}

/** Height of a single-spaced line in Word, in em: ascent, descent and line gap of the font. */
const LINE_HEIGHTS: Record<string, number> = { Calibri: 1.221, Arial: 1.149, Georgia: 1.136, Garamond: 1.125 };
/** Most text fonts have about this one. */
const USUAL_LINE_HEIGHT = 1.17;

export const lineHeight = (font: string, { files }: Pick<Fonts, "files">): number =>
  lookUp(LINE_HEIGHTS, font) ?? ownMetrics(font, files)?.line ?? USUAL_LINE_HEIGHT;

function ownMetrics(family: string, files: FontFile[] = []): FontMetrics | undefined {
  const file = files.find((one) => one.family === family && !one.italic) ?? files.find((one) => one.family === family);
  return file && readMetrics(bytesOf(file));
}

/** Fonts of the system that Word uses for letters that the Office font lacks. */
export const OFFICE_FALLBACKS = { complex: "Arial", eastAsia: { ja: "Yu Gothic", ko: "Malgun Gothic", zh: "Microsoft YaHei" } } as const;
