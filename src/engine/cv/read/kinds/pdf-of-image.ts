import { PDFDocument, type PDFImage } from "@cantoo/pdf-lib";
import { AppError, refusal } from "../../../contract/errors.ts";
import { MAX_PAGES } from "../../../contract/limits.ts";
import { type HeifDecoder, isHeif, sizesInHeif } from "./heif.ts";
import { MAX_IMAGE_PIXELS, PAGE_WIDTH_PT } from "./thresholds.ts";
import { hasSoundDirectories } from "./tiff-directories.ts";

/**
 * A PDF whose pages are the pictures of a file, as wide as a sheet of A4: JPEG and PNG, each page of a TIFF, and each picture of a HEIC or AVIF file. Throws AppError
 * "unsupported_format" for another kind of picture, "corrupt", "too_large".
 */
export async function pdfOfImage(bytes: Uint8Array, heifToJpegs?: HeifDecoder): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const image of await imagesOf(bytes, pdf, heifToJpegs)) {
    const height = (PAGE_WIDTH_PT * image.height) / image.width;
    pdf.addPage([PAGE_WIDTH_PT, height]).drawImage(image, { x: 0, y: 0, width: PAGE_WIDTH_PT, height });
  }
  return await pdf.save();
}

async function imagesOf(bytes: Uint8Array, pdf: PDFDocument, heifToJpegs?: HeifDecoder): Promise<PDFImage[]> {
  const kind = kindOf(bytes);
  if (!kind) throw refusal("unsupported_format", "This kind of picture cannot be read. Please save it as JPG, PNG or PDF and try again.");
  try {
    if (kind === "jpeg") return [await embedJpeg(bytes, pdf)];
    if (kind === "png") return [await pdf.embedPng(withinBounds(bytes))];
    if (kind === "tiff") return await Promise.all((await pngsOfTiff(bytes)).map((png) => pdf.embedPng(png)));
    return await Promise.all((await jpegsOfHeif(bytes, heifToJpegs)).map((jpeg) => embedJpeg(jpeg, pdf)));
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof TooLarge) throw refusal("too_large");
    throw refusal("corrupt", "This picture is damaged and cannot be opened.");
  }
}

class TooLarge extends Error {}

function kindOf(bytes: Uint8Array): "jpeg" | "png" | "tiff" | "heif" | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xd8) return "jpeg";
  if (a === 0x89 && b === 0x50) return "png";
  const isLittle = a === 0x49 && b === 0x49 && c === 0x2a && d === 0;
  const isBig = a === 0x4d && b === 0x4d && c === 0 && d === 0x2a;
  if (isLittle || isBig) return "tiff";
  return isHeif(bytes) ? "heif" : undefined;
}

/** A small file may unfold to a picture that fills the memory: its size stands in its header (PNG 1.2, 11.2.2). */
function withinBounds(png: Uint8Array): Uint8Array {
  const header = new DataView(png.buffer, png.byteOffset, png.byteLength);
  refuseLarge(header.getUint32(16), header.getUint32(20));
  return png;
}

/** Its size stands in its header, which is all that is read of it here. */
async function embedJpeg(jpeg: Uint8Array, pdf: PDFDocument): Promise<PDFImage> {
  const image = await pdf.embedJpg(jpeg);
  refuseLarge(image.width, image.height);
  return image;
}

function refuseLarge(width: number, height: number): void {
  if (width * height > MAX_IMAGE_PIXELS) throw new TooLarge();
}

/** What the file says of its sizes bounds what is decoded; the converter's limits of time and memory bound a file that lies. */
async function jpegsOfHeif(bytes: Uint8Array, heifToJpegs?: HeifDecoder): Promise<Uint8Array[]> {
  if (!heifToJpegs)
    throw refusal(
      "unsupported_format",
      "This is a HEIC or AVIF picture. Please save it as JPG, PNG or PDF and try again. Without that, heif-convert of libheif must be installed on this machine.",
    );
  const sizes = sizesInHeif(bytes);
  if (sizes.length === 0) throw new Error("no picture");
  for (const { width, height } of sizes) refuseLarge(width, height);
  const jpegs = await heifToJpegs(bytes);
  if (jpegs.length === 0) throw new Error("no picture");
  return jpegs;
}

async function pngsOfTiff(bytes: Uint8Array): Promise<Uint8Array[]> {
  const [{ default: UTIF }, { encode }] = await Promise.all([import("utif2"), import("fast-png")]);
  if (!hasSoundDirectories(bytes, MAX_PAGES)) throw new Error("damaged directories");
  const buffer = bytes.slice().buffer;
  // Files of cameras hold small versions of the picture too; a page has a size.
  const pages = UTIF.decode(buffer)
    .filter((page) => sizeOf(page).width > 0)
    .slice(0, MAX_PAGES);
  if (pages.length === 0) throw new Error("no page");
  return pages.map((page) => {
    const { width, height } = sizeOf(page);
    refuseLarge(width, height);
    UTIF.decodeImage(buffer, page);
    return encode({ width: page.width, height: page.height, data: UTIF.toRGBA8(page), channels: 4, depth: 8 });
  });
}

/** Width and height of a page by its tags (TIFF 6.0, section 8). */
const sizeOf = (page: Record<string, unknown>) => ({
  width: Number((page.t256 as number[] | undefined)?.[0] ?? 0),
  height: Number((page.t257 as number[] | undefined)?.[0] ?? 0),
});
