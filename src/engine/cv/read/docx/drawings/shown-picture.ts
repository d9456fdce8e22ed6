import type { Picture, ReadTools } from "../../../reading.ts";
import { drawPages } from "../../images/draw-pages.ts";
import { withoutJpegMetadata } from "../../images/jpeg.ts";
import { pictureSize } from "../../images/picture.ts";
import { withoutPngMetadata } from "../../images/png.ts";
import type { DrawnPicture } from "./drawings.ts";
import { pdfOfPictures } from "./picture-pages.ts";
import { MAX_PHOTO_PIXELS, PHOTO_DPI } from "./thresholds.ts";

type Shown = Required<Pick<Picture, "bytes" | "type">>;

/**
 * A picture as the document shows it: its file without metadata where that is the whole of it, else what is left of it, in a size to print.
 * Undefined for files of other kinds than PNG and JPEG, and where it cannot be drawn: what was cut off must not come back.
 */
export async function shownPicture(
  bytes: Uint8Array,
  { width, height, view }: DrawnPicture,
  { readAsset }: Pick<ReadTools, "readAsset">,
): Promise<Shown | undefined> {
  const type = pictureType(bytes);
  if (!type) return undefined;
  if (!view) return { bytes: (type === "jpeg" ? withoutJpegMetadata(bytes) : withoutPngMetadata(bytes)) ?? bytes, type };
  const size = pictureSize(bytes);
  if (!size || size.width * size.height > MAX_PHOTO_PIXELS) return undefined;
  const page = pdfOfPictures([{ type, bytes, width, height, view }]);
  const [drawn] = page ? await drawPages(page, { maxPages: 1, dpi: PHOTO_DPI, readAsset }).catch(() => []) : [];
  return drawn && { bytes: drawn, type: "png" };
}

export function pictureType(bytes: Uint8Array): Picture["type"] {
  const begins = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  if (begins(0x89, 0x50, 0x4e, 0x47)) return "png";
  return begins(0xff, 0xd8, 0xff) ? "jpeg" : undefined;
}
