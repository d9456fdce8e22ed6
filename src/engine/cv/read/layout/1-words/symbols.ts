import { lookUp } from "../../../../contract/look-up.ts";
import type { PositionedRun } from "./content.ts";
import { hasPrivateUse, isPictogram } from "./text.ts";
import { MAX_ICON_CHARACTERS } from "./thresholds.ts";

/** Fonts that hold nothing but icons. Some have the names of these as their text: "Envelope", "map-marker". */
const PURE_ICON_FONT =
  /font ?-?awesome|academicons|material ?-?(?:icons|symbols)|ionicons|fontello|icomoon|entypo|typicons|octicons|glyphicons|simple-line-icons/i;
/** Fonts of icons by their name, and fonts of text that are called so by chance. */
const ICON_FONT = /awesome|icon|glyph|material|feather|ionic|fontello|icomoon|marvosym|dingbat|entypo|academicons/i;
/** Private-use codes of the bullets in Symbol and Wingdings, with the character of that shape. */
const SYMBOL_BULLETS: Record<string, string> = {
  "\uF0B7": "•",
  "\uF0A7": "▪",
  "\uF06E": "■",
  "\uF06F": "□",
  "\uF0A8": "◻",
  "\uF06C": "●",
  "\uF0D8": "➢",
  "\uF0FC": "✓",
  "\uF076": "❖",
  "\uF0E0": "→",
  "\uF0E8": "➔",
  "\uF02D": "-",
  "\uF0BE": "–",
  "\uF075": "◆",
  "\uF077": "◆",
  "\uF0D2": "➢",
  "\uF0F0": "⇨",
  "\uF071": "❑",
  "\uF072": "❒",
  "\uF046": "☞",
};
/** Font Awesome has other shapes at such codes. */
const ICON_BULLETS: Record<string, string> = {
  "\uF0B7": "•",
  "\uF0A7": "▪",
  "\uF111": "●",
  "\uF192": "●",
  "\uF10C": "○",
  "\uF1DB": "○",
  "\uF0C8": "■",
  "\uF096": "□",
  "\uF00C": "✓",
  "\uF054": "›",
  "\uF105": "›",
  "\uF0DA": "▸",
  "\uF061": "→",
  "\uF178": "→",
};
/**
 * Bullets of icon fonts that a PDF tells by the names of their glyphs: "circle" is "○". To XeTeX the first word of a name counts: "angle_right" is
 * "∠" and "caret_right" is "‸".
 */
const NAMED_BULLETS: Record<string, string> = { "○": "○", "●": "●", "•": "•", "∠": "›", "‸": "▸" };
/** A glyph of a font without ToUnicode map (bitmap fonts of TeX): alone it is a bullet or a separator. */
export const isUnmapped = (text: string) => text.length === 1 && text >= "\u0080" && text <= "\u009F";
/** Stars of ratings, by their codes in Font Awesome. */
const ICON_STARS: Record<string, string> = { "\uF005": "★", "\uF006": "☆" };
/** Fonts whose text are the names of the icons: a rating is "STARSTARSTAR". */
const STAR_NAMES = /^(?:star)+$/i;

/** The characters of bullets and marks of ratings that are drawn with a symbol font. */
export function symbolText({ text, style }: PositionedRun): string | undefined {
  const font = style.font ?? "";
  if (STAR_NAMES.test(text) && PURE_ICON_FONT.test(font)) return "★".repeat(text.length / "star".length);
  if (/wing|symbol|webding/i.test(font)) return lookUp(SYMBOL_BULLETS, text);
  if (text.length === 1 && ICON_BULLETS[text]) return ICON_BULLETS[text];
  if (lookUp(NAMED_BULLETS, text) && PURE_ICON_FONT.test(font)) return NAMED_BULLETS[text];
  const marks = Array.from(text, (character) => ICON_STARS[character] ?? (text.length > 1 ? ICON_BULLETS[character] : undefined));
  return marks.length > 0 && marks.every((mark) => mark !== undefined) ? marks.join("") : undefined;
}

/** The logos of networks, by their codes in Font Awesome: there a user name stands alone behind them. */
const ICON_NETWORKS: Record<string, string> = {
  "\uF08C": "linkedin",
  "\uF0E1": "linkedin",
  "\uF09B": "github",
  "\uF092": "github",
  "\uF113": "github",
  "\uF296": "gitlab",
  "\uF168": "xing",
  "\uF169": "xing",
  "\uF16C": "stack overflow",
  "\uF099": "twitter",
  "\uF081": "twitter",
  "\uF171": "bitbucket",
  "\uF1B4": "behance",
  "\uF1B5": "behance",
  "\uF17D": "dribbble",
  "\uF397": "dribbble",
  "\uF23A": "medium",
  "\uF3C7": "medium",
  "\uF4F8": "researchgate",
  "\uF8D2": "orcid",
  "\uF5FA": "kaggle",
  "\uF16D": "instagram",
  "\uF09A": "facebook",
  "\uF39E": "facebook",
  "\uF17E": "skype",
};
/** The name of an icon that is its text: "LinkedIn-In", "github-alt", "stack-overflow". */
const ICON_NAME = new RegExp(`^(?:${[...new Set(Object.values(ICON_NETWORKS))].join("|").replaceAll(" ", "[- ]")})`, "i");

/** The network whose logo an icon is. Symbol and Wingdings have other shapes at these codes. */
export function networkOf({ text: drawn, style }: PositionedRun): string | undefined {
  const text = drawn.trim();
  if (text.length === 1) return /wing|symbol|webding/i.test(style.font ?? "") ? undefined : ICON_NETWORKS[text];
  return PURE_ICON_FONT.test(style.font ?? "") ? ICON_NAME.exec(text)?.[0].toLowerCase().replace("-", " ") : undefined;
}

/** A pictogram, such as a telephone: the label of the value beside it, but no text. */
export function isIcon(run: PositionedRun, text: string): boolean {
  if (text === "") return hasPrivateUse(run.text);
  const font = run.style.font ?? "";
  return (
    isPictogram(text) ||
    PURE_ICON_FONT.test(font) ||
    (text.length <= MAX_ICON_CHARACTERS && ICON_FONT.test(font) && !BULLET_OF_ICONS.test(text))
  );
}

/** "➤" of Dingbats, with which LaTeX's `pifont` sets its lists, is a bullet; its envelope and its telephone are icons. */
const BULLET_OF_ICONS = /[•▪●■◦○➢➤►▶➔→❖✓✔✦✧◆♦❑❒★☆]/;
