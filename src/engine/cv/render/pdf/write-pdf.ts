import type { Message } from "../../reading.ts";
import { chooseFonts, type FontChoice } from "../fonts.ts";
import type { Template } from "../template/template.ts";
import type { View } from "../view/shapes.ts";
import { sideBySide } from "../view/tables.ts";
import { PHOTO_UNUSABLE, type WriteTools, type Written } from "../written.ts";
import { readCoverage } from "./coverage.ts";
import { MAX_TIGHTENED_PAGES, MIN_BROKEN_WORD_CHARS, TIGHT_SPACING_FACTOR, WORD_BREAK_CHARS } from "./thresholds.ts";
import { setWithTypst, type TypstFile } from "./typst.ts";

/** The view as a tagged PDF with its fonts, links and bookmarks inside, set by Typst. The same view gives the same bytes. */
export async function writePdf(view: View, template: Template, tools: WriteTools): Promise<Written> {
  const text = JSON.stringify(view);
  const fonts = chooseFonts(template.fonts, text);
  const { bytes, messages } = await withOrWithoutPhoto(view, (shown) => setDocument(shown, template, fonts, tools));

  return { bytes, messages: [...messages, ...(await missingLetters(text, fonts, tools))] };
}

/** Writes the PDF without the photo when it fails with it: a photo with a sound header may be damaged further on. */
async function withOrWithoutPhoto(view: View, write: (view: View) => Promise<Uint8Array>): Promise<Written> {
  try {
    return { bytes: await write(view), messages: [] };
  } catch (error) {
    if (!view.header.photo) throw error;
    return { bytes: await write({ ...view, header: { ...view.header, photo: undefined } }), messages: [PHOTO_UNUSABLE] };
  }
}

function setDocument(view: View, template: Template, fonts: FontChoice, tools: WriteTools): Promise<Uint8Array> {
  const pictures = picturesOf(view, template);
  const theme = themeOf(view, template, fonts, pictures);
  const shown = forPage(view);
  const ownFonts = fonts.own.map(bytesOf);
  const setWith = (air: number) => {
    const data = JSON.stringify({ view: shown, theme: { ...theme, design: { ...theme.design, air } } }, breakLongWords);
    return setWithTypst({ main: "typst/house.typ", data, fonts: fonts.files, ownFonts, files: pictures }, tools);
  };
  return onFewerPages(setWith, theme.design.air);
}

/** Reduces the vertical spacing (`air`) of a document of two or three pages where that spares a page; otherwise the spacing stays. */
async function onFewerPages(setWith: (air: number) => Promise<Uint8Array>, air: number): Promise<Uint8Array> {
  const usual = await setWith(air);
  const pages = pageCount(usual);
  if (pages < 2 || pages > MAX_TIGHTENED_PAGES) return usual;
  const tighter = await setWith(air * TIGHT_SPACING_FACTOR);
  return pageCount(tighter) < pages ? tighter : usual;
}

/** Typst writes the page tree as plain text. */
const pageCount = (pdf: Uint8Array) => Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(Buffer.from(pdf).toString("latin1"))?.[1] ?? 0);

const bytesOf = ({ base64 }: { base64: string }): Uint8Array => Buffer.from(base64, "base64");

type Picture = TypstFile & { role: "logo" | "photo" };

function picturesOf(view: View, { logo }: Template): Picture[] {
  const pictures: Picture[] = [];
  if (logo?.svg) pictures.push({ role: "logo", path: "/logo.svg", bytes: new TextEncoder().encode(logo.svg) });
  else if (logo) pictures.push({ role: "logo", path: "/logo.png", bytes: Buffer.from(logo.png, "base64") });
  const { photo } = view.header;
  if (photo) pictures.push({ role: "photo", path: `/photo.${photo.type}`, bytes: Buffer.from(photo.base64, "base64") });
  return pictures;
}

/** The view for Typst: the photo is passed as a file, and long narrow tables are set side by side. */
const forPage = (view: View): View => ({
  ...view,
  header: { ...view.header, photo: undefined },
  sections: view.sections.map((section) => (section.block.kind === "table" ? { ...section, block: sideBySide(section.block) } : section)),
});

/**
 * Puts zero-width spaces into very long words, as Typst breaks no word that is wider than the line. Addresses of a usual length stay whole, so
 * that they can be copied; link targets always do.
 */
function breakLongWords(key: string, value: unknown): unknown {
  if (typeof value !== "string" || key === "link" || key === "file") return value;
  return value.replace(LONG_WORD, (word) => word.replace(BREAK_AFTER, "$&\u200b"));
}

const LONG_WORD = new RegExp(`\\S{${MIN_BROKEN_WORD_CHARS},}`, "gu");
const BREAK_AFTER = new RegExp(`.{${WORD_BREAK_CHARS}}`, "gu");

/** Titles that may be letter-spaced: not those of scripts whose letters join or that have no capitals. */
const SPACED_SCRIPTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]*$/u;
const inCapitals = (title: string, language: string) => breakLongWords("title", title.toLocaleUpperCase(language));
const NAME_SCALES = { plain: 2.5, centered: 2.6, band: 2.3 };

function themeOf(view: View, template: Template, fonts: FontChoice, pictures: Picture[]) {
  const { colors, design, page, header, pageNumbers, logo } = template;
  const fileOf = (role: Picture["role"]) => pictures.find((picture) => picture.role === role)?.path ?? null;
  return {
    colors,
    design,
    page,
    header,
    pageNumbers,
    size: template.fonts.size,
    fonts: { heading: fonts.heading, body: fonts.body },
    logo: logo ? { file: fileOf("logo"), height: logo.height, alt: logo.alt } : null,
    photo: fileOf("photo"),
    lang: view.contentLanguage.slice(0, 2),
    capitals: Object.fromEntries(view.sections.map(({ title }) => [title, inCapitals(title, view.language)])),
    spaced: view.sections.every(({ title }) => SPACED_SCRIPTS.test(title)),
    nameScale: NAME_SCALES[design.header],
  };
}

const coverage = new Map<string, (codePoint: number) => boolean>();

/** A message with the characters that no shipped font has: a PDF shows them as empty boxes. */
async function missingLetters(text: string, { files, own }: FontChoice, { readAsset }: WriteTools): Promise<Message[]> {
  for (const file of files) if (!coverage.has(file)) coverage.set(file, readCoverage(await readAsset(file)));
  const letters = [...new Set(text)].filter((letter) => /[^\p{C}\p{Z}\p{M}]/u.test(letter));
  const fonts = [...own.map((font) => readCoverage(bytesOf(font))), ...files.map((file) => coverage.get(file))];
  const missing = letters.filter((letter) => !fonts.some((covers) => covers?.(letter.codePointAt(0) as number)));
  if (missing.length === 0) return [];
  const some = missing.slice(0, 12).join(" ");
  return [{ code: "font_missing", text: `The PDF cannot show these characters: ${some}. The Word document can.` }];
}
