import { jpegFrame, type PictureSize, pictureSize } from "../../picture.ts";

/** `width` and `height` as the document shows the picture, in points. */
export type PagePicture = PictureSize & { type: "png" | "jpeg"; bytes: Uint8Array };

type Part = string | Uint8Array;
type Image = { entries: string; data: Uint8Array };

/**
 * A PDF with each picture on a page of its own, so that pictures of pages are read like scans. Their bytes go in as they are: PDF knows the
 * coding of both kinds. Pictures that it does not know (interlaced PNG, damaged headers) are left out; undefined when none is left.
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
    stream("/FunctionType 4/Domain[0 1 0 1 0 1 0 1]/Range[0 1]", `{${TO_GREY} ${OVER_WHITE}}`),
    ...pages.flatMap(({ picture, image }, i) => pageObjects(picture, image, FIRST_PAGE + 3 * i)),
  ];
  // Without a table of places, which readers rebuild.
  const parts = objects.flatMap((object, i) => [`${i + 1} 0 obj\n`, ...object, "\nendobj\n"]);
  return new Uint8Array(
    Buffer.concat(["%PDF-1.7\n", ...parts, "trailer<</Root 1 0 R>>\n%%EOF\n"].map((part) => Buffer.from(part as string))),
  );
}

const FIRST_PAGE = 5;
/** What a page shows of half-transparent grey, and the grey of a colour: operators of PostScript, components and opacity on the stack. */
const OVER_WHITE = "1 exch sub mul 1 exch sub";
const TO_GREY = "4 1 roll 0.11 mul exch 0.59 mul add exch 0.3 mul add";

function pageObjects({ width, height }: PagePicture, { entries, data }: Image, number: number): Part[][] {
  const resources = `<</XObject<</I ${number + 2} 0 R>>>>`;
  return [
    [`<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${number + 1} 0 R/Resources${resources}>>`],
    stream("", `${width} 0 0 ${height} 0 0 cm /I Do`),
    stream(`/Type/XObject/Subtype/Image${entries}`, data),
  ];
}

const stream = (entries: string, data: Part): Part[] => [`<<${entries}/Length ${data.length}>>stream\n`, data, "\nendstream"];

const sizeEntries = ({ width, height }: PictureSize) => `/Width ${width}/Height ${height}`;

const JPEG_COLORS: Record<number, string> = { 1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK/Decode[1 0 1 0 1 0 1 0]" };

function jpegImage(data: Uint8Array): Image | undefined {
  const frame = jpegFrame(viewOf(data));
  const colors = frame && JPEG_COLORS[frame.components];
  return colors ? { entries: `${sizeEntries(frame)}/BitsPerComponent 8/ColorSpace${colors}/Filter/DCTDecode`, data } : undefined;
}

/** By the type of colour (PNG specification, 11.2.2). */
const PNG_COLORS: Record<number, { components: number; space: (palette: string) => string }> = {
  0: { components: 1, space: () => "/DeviceGray" },
  2: { components: 3, space: () => "/DeviceRGB" },
  3: { components: 1, space: (palette) => `[/Indexed/DeviceRGB ${palette.length / 6 - 1}<${palette}>]` },
  4: { components: 2, space: () => "[/DeviceN[/Grey/Opacity]/DeviceGray 3 0 R]" },
  6: { components: 4, space: () => "[/DeviceN[/Red/Green/Blue/Opacity]/DeviceGray 4 0 R]" },
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
