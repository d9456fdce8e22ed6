import type { PositionedRun } from "./content.ts";
import { hasPrivateUse, isPictogram } from "./text.ts";

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
/** A glyph of a font without ToUnicode map (bitmap fonts of TeX): alone it is a bullet or a separator. */
export const isUnmapped = (text: string) => text.length === 1 && text >= "\u0080" && text <= "\u009F";
/** The character of a bullet that is drawn with a symbol font. */
export const bulletGlyph = ({ text, style }: PositionedRun) =>
  text.length === 1 ? (/wing|symbol|webding/i.test(style.font ?? "") ? SYMBOL_BULLETS : ICON_BULLETS)[text] : undefined;

/** A pictogram, such as a telephone: the label of the value beside it, but no text. */
export function isIcon(run: PositionedRun, text: string): boolean {
  if (text === "") return hasPrivateUse(run.text);
  return isPictogram(text) || (text.length <= 2 && ICON_FONT.test(run.style.font ?? "") && !/[•▪●■◦○]/.test(text));
}
