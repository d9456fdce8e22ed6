import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { create, type Font } from "fontkit";
import type { BrandFontFile, BrandLogoFile } from "../../../contract/api.ts";
import { AppError } from "../../../contract/errors.ts";
import { descendant, writeXml } from "../../package/xml.ts";
import { isPng, pictureSize } from "../../read/images/picture.ts";
import { activeInSvg, withoutEditorData } from "../custom/admission/svg.ts";
import { parseXml } from "../custom/package/xml.ts";
import type { WriteTools } from "../written.ts";
import { LOGO_PIXELS, MAX_LOGO_SIDE } from "./thresholds.ts";

/** A file of a brand as documents use it: `bytes` as they are kept, and of a logo what it looks like as a PNG. */
export type ReadBrandFile = { described: BrandLogoFile | BrandFontFile; bytes: Uint8Array; picture?: Uint8Array };
type Tools = Pick<WriteTools, "readAsset">;

/**
 * Tells what an uploaded file is: an SVG or PNG logo, or a TrueType or OpenType font. Throws AppError `invalid` with a sentence for anything else, for
 * a picture that cannot be drawn or runs something, and for a font whose licence flags forbid its use in documents.
 */
export async function readBrandFile(bytes: Uint8Array, tools: Tools): Promise<ReadBrandFile> {
  if (isPng(bytes)) return await readPng(bytes, tools);
  if (isFont(bytes)) return readFont(bytes);
  if (/^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/.test(head(bytes))) return await readSvg(bytes, tools);
  throw unusable("This is no logo and no font that can be used. Logos are SVG or PNG files, fonts are TTF or OTF files.");
}

const head = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, 200)).replace(/^\ufeff/, "");
const unusable = (message: string) => new AppError("invalid", message);

// ---- logos --------------------------------------------------------------------------------------------------------------------

/** Drawn anew, so that a damaged picture is found now and not in a document, and nothing of its metadata travels on. */
async function readPng(bytes: Uint8Array, tools: Tools): Promise<ReadBrandFile> {
  const { width, height } = pictureSize(bytes) ?? { width: 0, height: 0 };
  if (Math.max(width, height) > MAX_LOGO_SIDE)
    throw unusable(`This picture has more than ${MAX_LOGO_SIDE.toLocaleString("en")} pixels on a side. Please make it smaller.`);
  const wrapped = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(bytes).toString("base64")}"/></svg>`;
  const picture = await draw(wrapped, Math.min(width, LOGO_PIXELS), tools);
  return { described: { kind: "logo", format: "png", width: picture.width, height: picture.height }, bytes: picture.png };
}

async function readSvg(bytes: Uint8Array, tools: Tools): Promise<ReadBrandFile> {
  const svg = writeXml(safeSvg(new TextDecoder().decode(bytes)));
  const { png, width, height } = await draw(svg, LOGO_PIXELS, tools);
  return { described: { kind: "logo", format: "svg", width, height }, bytes: new TextEncoder().encode(svg), picture: png };
}

function safeSvg(text: string) {
  const root = withoutEditorData(parsedSvg(text));
  const active = activeInSvg(root);
  if (active) throw unusable(`This SVG does more than draw (${active}). Please export it as a plain SVG.`);
  if (descendant(root, "text"))
    throw unusable("This SVG has text that needs a font to be drawn. Please convert its text to outlines and upload it again.");
  return root;
}

function parsedSvg(text: string) {
  try {
    return parseXml(text, { doctype: "ignored" });
  } catch {
    throw unusable("This SVG is damaged. Please export it again.");
  }
}

let started: Promise<void> | undefined;

async function draw(svg: string, width: number, { readAsset }: Tools): Promise<{ png: Uint8Array; width: number; height: number }> {
  started ??= readAsset("wasm/resvg.wasm").then((wasm) => initWasm(wasm as BufferSource));
  await started;
  const drawn = drawOrUndefined(svg, width);
  if (!drawn || drawn.isEmpty) throw unusable("This picture is empty or damaged: nothing of it can be drawn.");
  return drawn;
}

function drawOrUndefined(svg: string, width: number) {
  try {
    const image = new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render();
    try {
      const isEmpty = !image.pixels.some((value, index) => index % 4 === 3 && value > 0);
      return { png: image.asPng(), width: image.width, height: image.height, isEmpty };
    } finally {
      image.free();
    }
  } catch {
    return undefined;
  }
}

// ---- fonts --------------------------------------------------------------------------------------------------------------------

const SIGNATURES = ["\0\u0001\0\0", "OTTO", "true", "ttcf", "wOFF", "wOF2"];
const signature = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString("latin1");
const isFont = (bytes: Uint8Array) => SIGNATURES.includes(signature(bytes));

function readFont(bytes: Uint8Array): ReadBrandFile {
  if (["ttcf", "wOFF", "wOF2"].includes(signature(bytes)))
    throw unusable("Fonts of web sites (WOFF) and collections (TTC) cannot be used in documents. Please upload the TTF or OTF file.");
  const font = parsedFont(bytes);
  if (Object.keys(font.variationAxes).length > 0)
    throw unusable(
      "This is a variable font, which documents cannot use. Please upload its cuts, such as Regular and Bold, as files of their own.",
    );
  const family = font.getName("preferredFamily") ?? font.familyName;
  if (!family) throw unusable("This font has no name.");
  const table = font["OS/2"];
  const described: BrandFontFile = {
    kind: "font",
    family,
    weight: table.usWeightClass,
    italic: font.italicAngle !== 0,
    embedding: embeddingOf(table.fsType, family),
  };
  return { described, bytes };
}

function parsedFont(bytes: Uint8Array): FontTables {
  try {
    const font = create(Buffer.from(bytes)) as Font as FontTables;
    if (font.numGlyphs > 0 && font["OS/2"].usWeightClass > 0) return font;
  } catch {
    // As for a font without the tables that every program needs.
  }
  throw unusable("This font is damaged. Please download it again from where you got it.");
}

/** What fontkit reads and its types leave out: tables of the OpenType specification, version 1.9. */
type FontTables = Font & {
  getName: (key: string) => string | null;
  "OS/2": { usWeightClass: number; fsType: LicenceFlags };
};
type LicenceFlags = Record<"noEmbedding" | "viewOnly" | "editable" | "noSubsetting" | "bitmapOnly", boolean>;

/**
 * The licence flags of a font (OpenType, OS/2 table, `fsType`). A PDF has a part of the font in it, so fonts that forbid that, or embedding altogether,
 * are refused; "preview and print" goes into PDF and not into Word, which could edit with it.
 */
function embeddingOf(flags: LicenceFlags, family: string): BrandFontFile["embedding"] {
  if (flags.noEmbedding && !flags.viewOnly && !flags.editable)
    throw unusable(
      `The licence flags of ${family} forbid its use in documents that are passed on. Please ask its maker, or choose another font.`,
    );
  if (flags.noSubsetting || flags.bitmapOnly)
    throw unusable(
      `The licence flags of ${family} allow it only whole or as a picture, and a PDF has parts of it. Please choose another font.`,
    );
  if (flags.editable) return "editable";
  return flags.viewOnly ? "print" : "installable";
}
