/** A page of a test document: its content stream, and the dictionaries of its annotations. */
export type TinyPage = { content: string; annotations?: string[] };

/** A minimal PDF with Helvetica as `/F1` and its bold as `/F2` on pages of 600 by 800 points; no cross-reference table, which readers rebuild. For tests. */
export function tinyPdf(pages: TinyPage[]): Uint8Array {
  const first = 5;
  const objects = [
    `1 0 obj << /Type /Catalog /Pages 2 0 R /Lang (en) >> endobj`,
    `2 0 obj << /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${first + index * 2} 0 R`).join(" ")}] >> endobj`,
    `3 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> endobj`,
    `4 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >> endobj`,
    ...pages.flatMap(({ content, annotations = [] }, index) => [
      `${first + index * 2} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${first + index * 2 + 1} 0 R /Annots [${annotations.join(" ")}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >> endobj`,
      `${first + index * 2 + 1} 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
    ]),
  ];
  return new TextEncoder().encode(`%PDF-1.7\n${objects.join("\n")}\ntrailer << /Root 1 0 R /Info << /Title (A title) >> >>\n%%EOF\n`);
}

/** Text at a place counted from the lower left corner. */
export const show = (x: number, y: number, text: string, { font = "F1", size = 11, mode = 0 } = {}) =>
  `BT /${font} ${size} Tf ${mode} Tr ${x} ${y} Td (${text.replace(/[\\()]/g, "\\$&")}) Tj ET`;
