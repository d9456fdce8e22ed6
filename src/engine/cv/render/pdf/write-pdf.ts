import initTypst, { TypstCompilerBuilder, TypstFontResolverBuilder, type TypstCompiler } from "@myriaddreamin/typst-ts-web-compiler";
import type { Message } from "../../reading.ts";
import { chooseFonts, type FontChoice } from "../fonts.ts";
import type { Written, WriteTools } from "../render.ts";
import type { Template } from "../template.ts";
import { sideBySide, type View } from "../view.ts";

/** The view as a tagged PDF with its fonts, links and bookmarks inside, set by Typst. The same view gives the same bytes. */
export async function writePdf(view: View, template: Template, tools: WriteTools): Promise<Written> {
  const fonts = chooseFonts(template.fonts, JSON.stringify(view));
  const pictures = picturesOf(view, template);
  const data = JSON.stringify({ view: forSheet(view), look: lookOf(view, template, fonts, pictures) });
  const compiler = await openCompiler(fonts.files, tools);
  for (const { path, bytes } of pictures) compiler.map_shadow(path, bytes);

  return { bytes: compile(compiler, data), messages: fontMessages(fonts) };
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

/** Scripts whose letters join or have no capitals are not letter-spaced. */
const SPACED_SCRIPTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]*$/u;
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

function fontMessages({ missing }: FontChoice): Message[] {
  return missing.map((script) => ({ code: "font_missing", text: `The PDF has no font for ${script}: please use the Word document.` }));
}
