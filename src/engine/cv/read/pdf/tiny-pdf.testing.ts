/** A page of a test document: its content stream, the dictionaries of its annotations, a picture that the content draws as `/Im`. */
export type TinyPage = { content: string; annotations?: string[]; picture?: TinyPicture; objects?: string[] } & Partial<TinyResources>;
/** Entries of the resources: further fonts, property lists for marked content, graphics states, shadings, and external objects, which `objects` may hold. */
type TinyResources = { fonts: string; properties: string; states: string; shadings: string; xObjects: string };
export type TinyPicture = { width: number; height: number } & ({ shade: Shade } | { jpeg: Uint8Array });
type Shade = (x: number, y: number) => [red: number, green: number, blue: number];

/** A minimal PDF with Helvetica as `/F1` and its bold as `/F2` on pages of 600 by 800 points; no cross-reference table, which readers rebuild. For tests. */
export function tinyPdf(pages: TinyPage[]): Uint8Array {
  const first = 5;
  const perPage = 3;
  const objects = [
    `1 0 obj << /Type /Catalog /Pages 2 0 R /Lang (en) >> endobj`,
    `2 0 obj << /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${first + index * perPage} 0 R`).join(" ")}] >> endobj`,
    `3 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> endobj`,
    `4 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >> endobj`,
    ...pages.flatMap(({ content, annotations = [], picture, objects = [], ...entries }, index) => {
      const at = first + index * perPage;
      const { fonts = "", properties = "", states = "", shadings = "", xObjects = "" } = entries;
      const resources = `/Font << /F1 3 0 R /F2 4 0 R ${fonts} >> /XObject << ${picture ? `/Im ${at + 2} 0 R` : ""} ${xObjects} >> /Properties << ${properties} >> /ExtGState << ${states} >> /Shading << ${shadings} >>`;
      return [
        `${at} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${at + 1} 0 R /Annots [${annotations.join(" ")}] /Resources << ${resources} >> >> endobj`,
        `${at + 1} 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
        ...(picture ? [pictureObject(at + 2, picture)] : []),
        ...objects,
      ];
    }),
  ];
  return new TextEncoder().encode(`%PDF-1.7\n${objects.join("\n")}\ntrailer << /Root 1 0 R /Info << /Title (A title) >> >>\n%%EOF\n`);
}

function pictureObject(id: number, picture: TinyPicture): string {
  const { width, height } = picture;
  const hex = `${Buffer.from("jpeg" in picture ? picture.jpeg : pixelsOf(width, height, picture.shade)).toString("hex")}>`;
  const filter = `[/ASCIIHexDecode ${"jpeg" in picture ? "/DCTDecode" : ""}]`;
  return `${id} 0 obj << /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter ${filter} /Length ${hex.length} >> stream\n${hex}\nendstream endobj`;
}

const pixelsOf = (width: number, height: number, shade: Shade) =>
  Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width))).flat();

/** Text at a place counted from the lower left corner. */
export const show = (x: number, y: number, text: string, { font = "F1", size = 11, mode = 0 } = {}) =>
  `BT /${font} ${size} Tf ${mode} Tr ${x} ${y} Td (${text.replace(/[\\()]/g, "\\$&")}) Tj ET`;
