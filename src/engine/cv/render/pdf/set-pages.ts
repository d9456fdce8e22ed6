import { NAME_SCALES, SIDEBAR_MM, type Template } from "../template/template.ts";
import { bytesOf, chooseFonts, eastAsianOf, type FontChoice, HAN, withChinese } from "../typography/fonts.ts";
import type { View } from "../view/shapes.ts";
import { sideBySide } from "../view/tables.ts";
import type { WriteTools } from "../written.ts";
import type { Extent } from "./fit-pages.ts";
import { breakLongWords } from "./long-words.ts";
import { missingLetters } from "./missing-letters.ts";
import { MAX_MEASURED_CHARS } from "./thresholds.ts";
import { type TypstFile, typeset } from "./typst.ts";

/** A view as PDF, and whether its photo had to be left out. */
export type Sheets = Extent & { bytes: Uint8Array; photoLost: boolean };

const known = new WeakMap<View, Map<string, Promise<Sheets>>>();

/** Sets a view with Typst in a spacing and size. The Word file and the PDF of a view ask for the same ones, so each is set once. */
export function setPages(view: View, template: Template, tools: WriteTools): Promise<Sheets> {
  const sheets = known.get(view) ?? new Map<string, Promise<Sheets>>();
  known.set(view, sheets);
  const key = JSON.stringify({ ...template, logo: undefined, fonts: { ...template.fonts, files: undefined } });
  const there = sheets.get(key);
  if (there) return there;
  const made = withOrWithoutPhoto(view, template, tools);
  sheets.set(key, made);
  return made;
}

/** Sets a document without its photo when it fails with it: a photo with a sound header may be damaged further on. */
async function withOrWithoutPhoto(view: View, template: Template, tools: WriteTools): Promise<Sheets> {
  try {
    return { ...(await setDocument(view, template, tools)), photoLost: false };
  } catch (error) {
    if (!view.header.photo) throw error;
    const bare = { ...view, header: { ...view.header, photo: undefined } };
    return { ...(await setDocument(bare, template, tools)), photoLost: true };
  }
}

async function setDocument(view: View, template: Template, tools: WriteTools): Promise<Extent & { bytes: Uint8Array }> {
  const fonts = await fontsOf(view, template, tools);
  const pictures = picturesOf(view, template);
  const data = JSON.stringify({ view: forPage(view), theme: themeOf(view, template, fonts, pictures) }, mayBreak);
  const { bytes, end } = await typeset(
    { main: "typst/house.typ", data, fonts: fonts.files, ownFonts: fonts.own.map(bytesOf), files: pictures },
    tools,
  );
  return { bytes, pages: pageCount(bytes), filled: end[0] ?? 1 };
}

/** Whether it is known where the last page of a view ends. */
export const isMeasured = ({ sections }: View): boolean => JSON.stringify(sections).length <= MAX_MEASURED_CHARS;

/** The fonts that the text of a view needs. A Japanese or Korean CV may have Chinese characters that only the Chinese font has. */
export async function fontsOf(view: View, template: Template, tools: WriteTools): Promise<FontChoice> {
  const text = JSON.stringify(view);
  const usual = chooseFonts(template.fonts, text, view.contentLanguage);
  const han = [...text].filter((letter) => HAN.test(letter)).join("");
  if (han === "" || eastAsianOf(view.contentLanguage, text) === "zh") return usual;
  return (await missingLetters(han, usual, tools)).length > 0 ? withChinese(usual) : usual;
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

/** The view for Typst: the photo is passed as a file, and long narrow tables are set side by side. */
const forPage = (view: View): View => ({
  ...view,
  header: { ...view.header, photo: undefined },
  sections: view.sections.map((section) => (section.block.kind === "table" ? { ...section, block: sideBySide(section.block) } : section)),
});

/** Long words may break, in the values of a view; not in link targets. */
const mayBreak = (key: string, value: unknown): unknown => (typeof value === "string" && key !== "link" ? breakLongWords(value) : value);

/** Titles that may be letter-spaced: not those of scripts whose letters join or that have no capitals. */
const SPACED_SCRIPTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]*$/u;
const inCapitals = (title: string, language: string) => breakLongWords(title.toLocaleUpperCase(language));

function themeOf(view: View, template: Template, fonts: FontChoice, pictures: Picture[]) {
  const { colors, design, page, header, pageNumbers, logo } = template;
  const fileOf = (role: Picture["role"]) => pictures.find((picture) => picture.role === role)?.path ?? null;
  return {
    colors,
    design,
    sidebar: SIDEBAR_MM,
    page,
    header,
    pageNumbers,
    size: template.fonts.size,
    fonts: { heading: fonts.heading, body: fonts.body },
    logo: logo ? { file: fileOf("logo"), height: logo.height, alt: logo.alt } : null,
    photo: fileOf("photo"),
    measured: isMeasured(view),
    lang: view.contentLanguage.slice(0, 2),
    capitals: Object.fromEntries(view.sections.map(({ title }) => [title, inCapitals(title, view.language)])),
    spaced: view.sections.every(({ title }) => SPACED_SCRIPTS.test(title)),
    nameScale: NAME_SCALES[design.header],
  };
}
