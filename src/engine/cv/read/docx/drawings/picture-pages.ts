import { jpegFrame, type PictureSize, pictureSize } from "../../images/picture.ts";
import type { PictureView } from "./picture-view.ts";

/** `width` and `height` of its frame, in points, before that is turned. */
export type PagePicture = PictureSize & { type: "png" | "jpeg"; bytes: Uint8Array; view?: PictureView };

type Part = string | Uint8Array;
type Image = { entries: string; data: Uint8Array };

/**
 * A PDF with each picture on a page of its own, so that pictures of pages are read like scans. Their bytes are embedded as they are: PDF has
 * filters for both kinds (DCTDecode for JPEG, FlateDecode for PNG). Interlaced PNGs and damaged files are left out; undefined when none is left.
 */
export function pdfOfPictures(pictures: PagePicture[]): Uint8Array | undefined {
  const pages = pictures.flatMap((picture) => {
    const image = picture.type === "jpeg" ? jpegImage(picture.bytes) : pngImage(picture.bytes);
    return image ? [{ picture, image }] : [];
  });
  if (pages.length === 0) return undefined;

  const kids = pages.map((_, i) => `${FIRST_PAGE + 3 * i} 0 R`).join(" ");
  const objects: Part[][] = [
    ["<</Type/Catalog/Pages 2 0 R>>"],
    [`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`],
    stream("/FunctionType 4/Domain[0 1 0 1]/Range[0 1]", `{${OVER_WHITE}}`),
    stream("/FunctionType 4/Domain[0 1 0 1 0 1 0 1]/Range[0 1 0 1 0 1]", `{4 1 roll ${NEXT_OVER_WHITE.repeat(3)} 4 -1 roll pop}`),
    ...pages.flatMap(({ picture, image }, i) => pageObjects(picture, image, FIRST_PAGE + 3 * i)),
  ];
  // Without a cross-reference table, which readers rebuild.
  const parts = objects.flatMap((object, i) => [`${i + 1} 0 obj\n`, ...object, "\nendobj\n"]);
  return new Uint8Array(
    Buffer.concat(["%PDF-1.7\n", ...parts, "trailer<</Root 1 0 R>>\n%%EOF\n"].map((part) => Buffer.from(part as string))),
  );
}

const FIRST_PAGE = 5;
/** What a page shows of half-transparent grey: operators of PostScript, grey and opacity on the stack. */
const OVER_WHITE = "exch 1 exch sub mul 1 exch sub";
/** The same for the last of three colours that lie upon the opacity, which then becomes the first of them. */
const NEXT_OVER_WHITE = " 1 exch sub 3 index mul 1 exch sub 3 1 roll";

function pageObjects(picture: PagePicture, { entries, data }: Image, number: number): Part[][] {
  const resources = `<</XObject<</I ${number + 2} 0 R>>>>`;
  const { width, height } = pageSize(picture);
  return [
    [`<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${number + 1} 0 R/Resources${resources}>>`],
    stream("", `${placing(picture)} /I Do`),
    stream(`/Type/XObject/Subtype/Image${entries}`, data),
  ];
}

const pageSize = ({ width, height, view }: PagePicture): PictureSize =>
  view?.rotation === 90 || view?.rotation === 270 ? { width: height, height: width } : { width, height };

/** What is left of the width or the height; a trace, whatever the file says. */
const left = (cut: number) => Math.max(0.01, 1 - cut);

const WHOLE: PictureView = { crop: { left: 0, top: 0, right: 0, bottom: 0 }, rotation: 0, mirrored: false };

/** Cropped, then mirrored, then turned: matrices (PDF 32000-1, 8.3.4), of which the last named comes first. */
function placing({ width, height, view: { crop, rotation, mirrored } = WHOLE }: PagePicture): string {
  const turns = { 0: [1, 0, 0, 1, 0, 0], 90: [0, -1, 1, 0, 0, width], 180: [-1, 0, 0, -1, width, height], 270: [0, 1, -1, 0, height, 0] };
  const [across, down] = [width / left(crop.left + crop.right), height / left(crop.top + crop.bottom)];
  const matrices = [
    turns[rotation],
    mirrored ? [-1, 0, 0, 1, width, 0] : turns[0],
    [across, 0, 0, down, -crop.left * across, -crop.bottom * down],
  ];
  return matrices.map((matrix) => `${matrix.map((value) => value.toFixed(4)).join(" ")} cm`).join(" ");
}

const stream = (entries: string, data: Part): Part[] => [`<<${entries}/Length ${data.length}>>stream\n`, data, "\nendstream"];

const sizeEntries = ({ width, height }: PictureSize) => `/Width ${width}/Height ${height}`;

const JPEG_COLORS: Record<number, string> = { 1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK/Decode[1 0 1 0 1 0 1 0]" };

function jpegImage(data: Uint8Array): Image | undefined {
  const frame = jpegFrame(viewOf(data));
  const colors = frame && JPEG_COLORS[frame.components];
  return colors ? { entries: `${sizeEntries(frame)}/BitsPerComponent 8/ColorSpace${colors}/Filter/DCTDecode`, data } : undefined;
}

/** By PNG colour type (PNG specification, 11.2.2). */
const PNG_COLORS: Record<number, { components: number; space: (palette: string) => string }> = {
  0: { components: 1, space: () => "/DeviceGray" },
  2: { components: 3, space: () => "/DeviceRGB" },
  3: { components: 1, space: (palette) => `[/Indexed/DeviceRGB ${palette.length / 6 - 1}<${palette}>]` },
  4: { components: 2, space: () => "[/DeviceN[/Grey/Opacity]/DeviceGray 3 0 R]" },
  6: { components: 4, space: () => "[/DeviceN[/Red/Green/Blue/Opacity]/DeviceRGB 4 0 R]" },
};

function pngImage(bytes: Uint8Array): Image | undefined {
  const size = pictureSize(bytes);
  const [depth, colorType, interlaced] = [bytes[24], bytes[25] ?? 1, bytes[28]];
  const color = PNG_COLORS[colorType];
  if (!size || !color || interlaced !== 0) return undefined;

  const chunks = pngChunks(bytes);
  const palette = Buffer.concat(chunks.PLTE ?? []).toString("hex");
  const predictor = `/Predictor 15/Colors ${color.components}/BitsPerComponent ${depth}/Columns ${size.width}`;
  return {
    entries: `${sizeEntries(size)}/BitsPerComponent ${depth}/ColorSpace${color.space(palette)}/Filter/FlateDecode/DecodeParms<<${predictor}>>`,
    data: Buffer.concat(chunks.IDAT ?? []),
  };
}

/** The contents of a PNG's chunks by their names. */
function pngChunks(bytes: Uint8Array): Partial<Record<string, Uint8Array[]>> {
  const view = viewOf(bytes);
  const chunks: Record<string, Uint8Array[]> = {};
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = Buffer.from(bytes.subarray(at + 4, at + 8)).toString("latin1");
    chunks[name] ??= [];
    chunks[name].push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
