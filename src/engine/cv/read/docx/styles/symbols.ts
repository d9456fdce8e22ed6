/** Fonts whose characters are drawn as symbols: "l" in Wingdings is a round bullet. */
const SYMBOL_FONTS = /^(wingdings|webdings|symbol|marlett|zapf ?dingbats|mt extra|monotype sorts)/i;

/** What a code of Wingdings shows, where it is a marker or has a plain equivalent. Everything else there is an icon. */
const WINGDINGS: Record<number, string> = {
  108: "●",
  109: "❍",
  110: "■",
  111: "□",
  113: "❑",
  114: "❒",
  115: "⬧",
  116: "⧫",
  117: "◆",
  118: "❖",
  119: "⬥",
  120: "☒",
  158: "·",
  159: "•",
  160: "▪",
  161: "○",
  167: "▪",
  168: "□",
  170: "✦",
  171: "★",
  172: "✶",
  216: "➢",
  220: "➲",
  224: "→",
  232: "➔",
  233: "↑",
  240: "⇨",
  251: "✗",
  252: "✓",
  253: "☒",
  254: "☑",
};

/** Adobe Symbol encoding, the part that CVs use. */
const SYMBOL: Record<number, string> = {
  45: "-",
  163: "≤",
  165: "∞",
  167: "♣",
  168: "♦",
  172: "←",
  173: "↑",
  174: "→",
  175: "↓",
  176: "°",
  177: "±",
  179: "≥",
  180: "×",
  183: "•",
  185: "≠",
  187: "≈",
  188: "…",
  197: "⊕",
  210: "®",
  211: "©",
  212: "™",
  222: "⇒",
  224: "◊",
  97: "α",
  98: "β",
  103: "γ",
  100: "δ",
  108: "λ",
  109: "μ",
  112: "π",
  115: "σ",
  68: "Δ",
  83: "Σ",
  87: "Ω",
};

export const isSymbolFont = (font: string | undefined): boolean => font !== undefined && SYMBOL_FONTS.test(font);

/**
 * The character that a symbol font shows for a code, or undefined when it is an icon without meaning as text.
 * Word writes codes both as they are and shifted into the private use area (F000 to F0FF).
 */
export function symbolCharacter(font: string | undefined, code: number): string | undefined {
  const unshifted = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (unshifted <= 0x20) return " ";
  if (font !== undefined && /^symbol/i.test(font))
    return SYMBOL[unshifted] ?? (unshifted < 0x7f ? String.fromCharCode(unshifted) : undefined);
  if (isSymbolFont(font) || code !== unshifted) return WINGDINGS[unshifted] ?? (unshifted === 0xb7 ? "•" : undefined);
  return String.fromCodePoint(code);
}

const PRIVATE_USE = /[\ue000-\uf8ff]/;
/** "ㅇ" and "・" are the usual ones of Korean and of Japanese. */
const LIST_MARKERS = "•●○◦▪▫■□◆◇❖❍❑❒➢➣➤►▶▷▸‣⁃∙·・･ㅇ◎◉⦁▣◈☞✓✔✗☑☐→➔⇒⇨»⬧⧫⬥★☆✦✶–—−-*+>o";

/**
 * Text as it shows: symbol fonts and their private codes become real characters, icons become `undefined` entries.
 * Returns the text without icons and the icons that were taken out.
 */
export function showText(text: string, font: string | undefined): { text: string; icons: string } {
  const symbolic = isSymbolFont(font);
  if (!symbolic && !PRIVATE_USE.test(text)) return { text, icons: "" };

  let shown = "";
  let icons = "";
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    const isPrivate = code >= 0xe000 && code <= 0xf8ff;
    const mapped =
      symbolic || (isPrivate && code >= 0xf000 && code <= 0xf0ff) ? symbolCharacter(font, code) : isPrivate ? undefined : character;
    if (mapped === undefined) icons += character;
    else shown += mapped;
  }
  return { text: shown, icons };
}

/** The glyph that Word draws for a bullet level (`w:lvlText` in the level's font). */
export function bulletGlyph(text: string, font: string | undefined): string {
  const shown = showText(text, font).text.trim();
  return shown === "" ? "•" : shown;
}

const TYPED_MARKER = new RegExp(
  `^([${LIST_MARKERS.replace(/[-\\\]^]/g, "\\$&")}])(?:[\\s\\u00a0]+|\\t)(?=\\S)|^([•●▪■□◆◇◎▣◈・･➢➤►▶▷‣✓✔❖])(?=[\\p{L}\\p{N}("'«“„「『【（])|^([-–—])(?=\\p{L}[\\p{L}' ])`,
  "u",
);

/**
 * A list marker typed by hand at the start of a paragraph. A lone "o" counts only before a tab or wide space, for it is a word in several languages;
 * a dash or plus before a digit belongs to a number or a phone.
 */
export function typedMarker(text: string): { glyph: string; length: number } | undefined {
  const match = TYPED_MARKER.exec(text);
  const glyph = match?.[1] ?? match?.[2] ?? match?.[3];
  if (!match || glyph === undefined) return undefined;
  if (glyph === "o" && !/^o(\t|\s{2,}|\u00a0)/.test(text)) return undefined;
  if (/[-–—−+*>]/.test(glyph) && /^\s*[\d(]/.test(text.slice(match[0].length)) && glyph !== "*")
    return glyph === "+" ? undefined : markerUnlessNumber(text, match[0], glyph);
  return { glyph, length: match[0].length };
}

/** "- 25 % growth" is a list item, "-25" is not; the latter never matches for want of the space. */
const markerUnlessNumber = (text: string, matched: string, glyph: string) =>
  /^\d{1,4}$/.test(text.slice(matched.length).trim()) ? undefined : { glyph, length: matched.length };
