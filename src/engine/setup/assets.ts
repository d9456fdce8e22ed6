import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Languages whose scans can be read, as Tesseract calls them: in Latin, Greek and Cyrillic script, then in those of Asia and the Near East. */
// biome-ignore format: a line for each group
export const OCR_LANGUAGES = [
  "eng", "fra", "deu", "spa", "ita", "por", "nld", "pol", "swe", "ces", "ron", "dan", "nor", "fin", "hun", "tur", "slk", "hrv", "vie",
  "ell", "ukr", "bul",
  "chi_sim", "chi_tra", "jpn", "kor", "ara", "heb", "hin", "tha",
] as const;

/**
 * Files that ship with the program. In a checkout they are read where they lie; `bun run build` copies each under its name here into
 * one folder that is embedded in the binary. A name may be a file or a folder.
 */
export const ASSET_SOURCES: Record<string, string> = {
  web: "build/web",
  migrations: "src/engine/store/migrations",
  templates: "templates",
  pictures: "build/pictures",
  typst: "src/engine/cv/render/typst",
  "sample.pdf": "samples/amara-lindqvist.pdf",
  "sample.docx": "samples/jonas-okafor.docx",
  "pdfjs/cmaps": "node_modules/pdfjs-dist/cmaps",
  "pdfjs/standard_fonts": "node_modules/pdfjs-dist/standard_fonts",
  "pdfjs/wasm": "node_modules/pdfjs-dist/wasm",
  "wasm/pdfium.wasm": "node_modules/@hyzyla/pdfium/dist/pdfium.wasm",
  "wasm/tesseract.wasm": "node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm",
  "wasm/resvg.wasm": "node_modules/@resvg/resvg-wasm/index_bg.wasm",
  "wasm/typst.wasm": "node_modules/@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm",
  ...fontSources(),
  ...Object.fromEntries(
    OCR_LANGUAGES.map((language) => [
      `tessdata/${language}.traineddata.gz`,
      `node_modules/@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`,
    ]),
  ),
};

/** Fonts under the SIL Open Font License 1.1, each family with its licence beside it (docs/third-party.md). */
function fontSources(): Record<string, string> {
  const text = ["400Regular", "400Regular_Italic", "600SemiBold"];
  const families: [folder: string, file: string, styles: string[]][] = [
    ["source-sans-3", "SourceSans3", text],
    ["inter", "Inter", text],
    ["source-serif-4", "SourceSerif4", text],
    ["eb-garamond", "EBGaramond", text],
    ["vazirmatn", "Vazirmatn", ["400Regular", "600SemiBold"]],
    ["noto-sans-hebrew", "NotoSansHebrew", ["400Regular", "600SemiBold"]],
    ["noto-sans-thai", "NotoSansThai", ["400Regular", "600SemiBold"]],
    ["noto-sans-devanagari", "NotoSansDevanagari", ["400Regular", "600SemiBold"]],
    ["noto-sans-georgian", "NotoSansGeorgian", ["400Regular", "600SemiBold"]],
    ["noto-sans-armenian", "NotoSansArmenian", ["400Regular", "600SemiBold"]],
    ["noto-sans-symbols-2", "NotoSansSymbols2", ["400Regular"]],
    ["noto-sans-kr", "NotoSansKR", ["400Regular", "600SemiBold"]],
    ["noto-sans-jp", "NotoSansJP", ["400Regular", "600SemiBold"]],
    ["noto-sans-sc", "NotoSansSC", ["400Regular", "600SemiBold"]],
  ];
  return Object.fromEntries(
    families.flatMap(([folder, file, styles]) => [
      ...styles.map((style) => [`fonts/${file}_${style}.ttf`, `node_modules/@expo-google-fonts/${folder}/${style}/${file}_${style}.ttf`]),
      [`fonts/${file}_LICENSE.txt`, `node_modules/@expo-google-fonts/${folder}/LICENSE_FONT`],
    ]),
  );
}

const EMBEDDED_ROOT = join(import.meta.dir, "assets");
export const CHECKOUT_ROOT = join(import.meta.dir, "../../..");

/** Where an asset lies. Works in a checkout and in the compiled program. Throws for a name that is not in the table. */
export function assetPath(name: string): string {
  if (Bun.isStandaloneExecutable) return join(EMBEDDED_ROOT, name);

  const base = Object.keys(ASSET_SOURCES).find((key) => name === key || name.startsWith(`${key}/`));
  if (!base) throw new Error(`unknown asset: ${name}`);
  return join(CHECKOUT_ROOT, ASSET_SOURCES[base] as string, name.slice(base.length));
}

export async function readAsset(name: string): Promise<Uint8Array> {
  return new Uint8Array(await Bun.file(assetPath(name)).arrayBuffer());
}

/** Names of the files below an asset folder, `/`-separated, sorted; empty when the folder is not there. */
export function listAssets(folder: string): string[] {
  const root = assetPath(folder);
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
      .sort();
  } catch {
    return [];
  }
}

/** How to run this same program again: the binary itself, or Bun with the entry file. */
export const selfArgv = (...args: string[]): string[] =>
  Bun.isStandaloneExecutable ? [process.execPath, ...args] : [process.execPath, join(CHECKOUT_ROOT, "src/cli/main.ts"), ...args];
