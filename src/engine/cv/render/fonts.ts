import type { Family, Fonts } from "./template.ts";

/** Files of each family among the assets. The bold cut is the semibold one: it prints calmer. */
const FAMILY_FILES: Record<Family, string> = {
  "Source Sans 3": "SourceSans3",
  Inter: "Inter",
  "Source Serif 4": "SourceSerif4",
  "EB Garamond": "EBGaramond",
};
const CUTS = ["400Regular", "400Regular_Italic", "600SemiBold"];

/** Word and PowerPoint use fonts of the reader's machine: each family's nearest relative among those that Windows and macOS Office have. */
const OFFICE_FONTS: Record<Family, string> = {
  "Source Sans 3": "Calibri",
  Inter: "Arial",
  "Source Serif 4": "Georgia",
  "EB Garamond": "Garamond",
};

type Script = { name: string; letters: RegExp; family?: string; files: string[] };

/** Writing systems beyond Latin, Greek and Cyrillic, which every family above has. Those without a family have no font here. */
const SCRIPTS: Script[] = [
  {
    name: "Arabic",
    letters: /\p{Script=Arabic}/u,
    family: "Noto Sans Arabic",
    files: ["NotoSansArabic_400Regular", "NotoSansArabic_600SemiBold"],
  },
  {
    name: "Hebrew",
    letters: /\p{Script=Hebrew}/u,
    family: "Noto Sans Hebrew",
    files: ["NotoSansHebrew_400Regular", "NotoSansHebrew_600SemiBold"],
  },
  {
    name: "Chinese and Japanese",
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u,
    family: "Noto Sans SC",
    files: ["NotoSansSC_400Regular"],
  },
  { name: "Korean", letters: /\p{Script=Hangul}/u, files: [] },
  { name: "Thai", letters: /\p{Script=Thai}/u, files: [] },
  { name: "Devanagari", letters: /\p{Script=Devanagari}/u, files: [] },
  { name: "Armenian", letters: /\p{Script=Armenian}/u, files: [] },
  { name: "Georgian", letters: /\p{Script=Georgian}/u, files: [] },
];

export type FontChoice = {
  heading: string[];
  body: string[];
  /** Asset names, in a fixed order. */
  files: string[];
  /** Scripts of the text that no shipped font can print. */
  missing: string[];
};

/** The fonts that this text in this house style needs, and no more: a font costs time and memory for every document. */
export function chooseFonts(fonts: Fonts, text: string): FontChoice {
  const scripts = SCRIPTS.filter(({ letters }) => letters.test(text));
  const fallbacks = scripts.flatMap(({ family }) => family ?? []);
  const families = [...new Set([fonts.body, fonts.heading])];
  const cuts = families.flatMap((family) => CUTS.map((cut) => `${FAMILY_FILES[family]}_${cut}`));

  return {
    heading: [fonts.heading, ...fallbacks],
    body: [fonts.body, ...fallbacks],
    files: [...cuts, ...scripts.flatMap(({ files }) => files)].map((file) => `fonts/${file}.ttf`),
    missing: scripts.filter(({ family }) => !family).map(({ name }) => name),
  };
}

/** The font names that go into Word and PowerPoint files. */
export function officeFonts({ heading, body, office }: Fonts): { heading: string; body: string } {
  return { heading: office?.heading ?? OFFICE_FONTS[heading], body: office?.body ?? OFFICE_FONTS[body] };
}

/** For letters that the office font lacks, Word is told which font of the system to take. */
export const OFFICE_FALLBACKS = { complex: "Arial", eastAsia: { ja: "Yu Gothic", ko: "Malgun Gothic", "*": "Microsoft YaHei" } } as const;
