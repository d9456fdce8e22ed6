import type { Message } from "../../reading.ts";
import { chooseFonts, type FontChoice } from "../fonts.ts";
import type { Template } from "../template.ts";
import type { View } from "../view/shapes.ts";
import { sideBySide } from "../view/tables.ts";
import { PHOTO_UNUSABLE, type WriteTools, type Written } from "../written.ts";
import { readCoverage } from "./coverage.ts";
import { setWithTypst, type TypstFile } from "./typst.ts";

/** The view as a tagged PDF with its fonts, links and bookmarks inside, set by Typst. The same view gives the same bytes. */
export async function writePdf(view: View, template: Template, tools: WriteTools): Promise<Written> {
  const text = JSON.stringify(view);
  const fonts = chooseFonts(template.fonts, text);
  const { bytes, messages } = await withOrWithoutPhoto(view, (shown) => setDocument(shown, template, fonts, tools));

  return { bytes, messages: [...messages, ...(await missingLetters(text, fonts, tools))] };
}

/** A photo with a good header may still be damaged further on; the CV is worth more than its photo. */
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
  const look = lookOf(view, template, fonts, pictures);
  const shown = forSheet(view);
  const setWith = (air: number) => {
    const data = JSON.stringify({ view: shown, look: { ...look, design: { ...look.design, air } } }, breakLongWords);
    return setWithTypst({ main: "typst/house.typ", data, fonts: fonts.files, files: pictures }, tools);
  };
  return onFewerPages(setWith, look.design.air);
}

const TIGHTER = 0.75;
/** Where a few lines stood alone on the last of two or three pages, a little less air brings them back; else the air stays. */
async function onFewerPages(setWith: (air: number) => Promise<Uint8Array>, air: number): Promise<Uint8Array> {
  const usual = await setWith(air);
  const pages = pageCount(usual);
  if (pages < 2 || pages > 3) return usual;
  const tighter = await setWith(air * TIGHTER);
  return pageCount(tighter) < pages ? tighter : usual;
}

/** Typst writes the page tree as plain text. */
const pageCount = (pdf: Uint8Array) => Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(Buffer.from(pdf).toString("latin1"))?.[1] ?? 0);

type Picture = TypstFile & { role: "logo" | "photo" };

function picturesOf(view: View, { logo }: Template): Picture[] {
  const pictures: Picture[] = [];
  if (logo?.svg) pictures.push({ role: "logo", path: "/logo.svg", bytes: new TextEncoder().encode(logo.svg) });
  else if (logo) pictures.push({ role: "logo", path: "/logo.png", bytes: Buffer.from(logo.png, "base64") });
  const { photo } = view.header;
  if (photo) pictures.push({ role: "photo", path: `/photo.${photo.type}`, bytes: Buffer.from(photo.base64, "base64") });
  return pictures;
}

/** The photo travels as a file, and narrow tables use the width of the sheet. */
const forSheet = (view: View): View => ({
  ...view,
  header: { ...view.header, photo: undefined },
  sections: view.sections.map((section) => (section.block.kind === "table" ? { ...section, block: sideBySide(section.block) } : section)),
});

/**
 * Typst lets a word that is wider than the line run off the paper: a zero-width space every so often lets it break. Addresses of a
 * usual length stay whole, for whoever copies them; link targets always do.
 */
function breakLongWords(key: string, value: unknown): unknown {
  if (typeof value !== "string" || key === "link" || key === "file") return value;
  return value.replace(/\S{60,}/gu, (word) => word.replace(/.{24}/gu, "$&\u200b"));
}

/** Scripts whose letters join or have no capitals are not letter-spaced. */
const SPACED_SCRIPTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]*$/u;
const inCapitals = (title: string, language: string) => breakLongWords("title", title.toLocaleUpperCase(language));
const NAME_SCALES = { plain: 2.5, centered: 2.6, band: 2.3 };

function lookOf(view: View, template: Template, fonts: FontChoice, pictures: Picture[]) {
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

/** Says which characters no shipped font has: on paper they are empty boxes. */
async function missingLetters(text: string, { files }: FontChoice, { readAsset }: WriteTools): Promise<Message[]> {
  for (const file of files) if (!coverage.has(file)) coverage.set(file, readCoverage(await readAsset(file)));
  const letters = [...new Set(text)].filter((letter) => /[^\p{C}\p{Z}\p{M}]/u.test(letter));
  const missing = letters.filter((letter) => !files.some((file) => coverage.get(file)?.(letter.codePointAt(0) as number)));
  if (missing.length === 0) return [];
  const some = missing.slice(0, 12).join(" ");
  return [{ code: "font_missing", text: `The PDF cannot show these characters: ${some}. The Word document can.` }];
}
