import initTypst, { type TypstCompiler, TypstCompilerBuilder, TypstFontResolverBuilder } from "@myriaddreamin/typst-ts-web-compiler";
import type { Message } from "../../reading.ts";
import { chooseFonts, type FontChoice } from "../fonts.ts";
import type { Template } from "../template.ts";
import type { View } from "../view/shapes.ts";
import { sideBySide } from "../view/tables.ts";
import { PHOTO_UNUSABLE, type WriteTools, type Written } from "../written.ts";
import { readCoverage } from "./coverage.ts";

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
  return inTurn(async () => {
    const compiler = await openCompiler(fonts.files, tools);
    for (const picture of pictures) compiler.map_shadow(picture.path, picture.bytes);
    const setWith = (air: number) =>
      compile(compiler, JSON.stringify({ view: forSheet(view), look: { ...look, design: { ...look.design, air } } }, breakLongWords));
    return onFewerPages(setWith, look.design.air);
  });
}

const TIGHTER = 0.75;
/** Where a few lines stood alone on the last of two or three pages, a little less air brings them back; else the air stays. */
function onFewerPages(setWith: (air: number) => Uint8Array, air: number): Uint8Array {
  const usual = setWith(air);
  const pages = pageCount(usual);
  if (pages < 2 || pages > 3) return usual;
  const tighter = setWith(air * TIGHTER);
  return pageCount(tighter) < pages ? tighter : usual;
}

/** Typst writes the page tree as plain text. */
const pageCount = (pdf: Uint8Array) => Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(Buffer.from(pdf).toString("latin1"))?.[1] ?? 0);

let turn: Promise<unknown> = Promise.resolve();

/** The compiler holds one document's files at a time: documents wait for each other, a failed one keeps nobody waiting. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work, work);
  turn = done;
  return done;
}

type Picture = { role: "logo" | "photo"; path: string; bytes: Uint8Array };

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

let open: Promise<TypstCompiler> | undefined;
let openFonts = "";

/** One compiler serves the whole process: starting it costs 300 ms, changing its fonts a few. */
async function openCompiler(files: string[], { readAsset }: WriteTools): Promise<TypstCompiler> {
  open ??= startCompiler(readAsset);
  const compiler = await open;
  compiler.reset_shadow();
  compiler.add_source("/main.typ", new TextDecoder().decode(await readAsset("typst/house.typ")));
  if (openFonts !== files.join()) {
    const builder = new TypstFontResolverBuilder();
    for (const file of files) builder.add_raw_font(await readAsset(file));
    const resolver = await builder.build();
    compiler.set_fonts(resolver);
    resolver.free();
    openFonts = files.join();
  }
  return compiler;
}

async function startCompiler(readAsset: WriteTools["readAsset"]): Promise<TypstCompiler> {
  await initTypst({ module_or_path: (await readAsset("wasm/typst.wasm")) as BufferSource });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  return await builder.build();
}

const PDF_ARTIFACT = 1;
const UNIX_DIAGNOSTICS = 2;

function compile(compiler: TypstCompiler, data: string): Uint8Array {
  const world = compiler.snapshot(undefined, "/main.typ", [["data", data]]);
  try {
    const { result, diagnostics } = world.get_artifact(PDF_ARTIFACT, UNIX_DIAGNOSTICS) as { result?: Uint8Array; diagnostics?: string[] };
    if (!result) throw new Error(`typst: ${diagnostics?.join("; ")}`);
    return result;
  } finally {
    world.free();
  }
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
