/** Heights of a font in em: of a single-spaced line, and of its capitals. */
export type FontMetrics = { line: number; capitals: number };

/** The heights that a font states in its tables `head`, `hhea` and `OS/2` (OpenType 1.9); undefined for a font without one of them. */
export function readMetrics(font: Uint8Array): FontMetrics | undefined {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = tableOffsets(view);
  const { head, hhea, "OS/2": os2 } = tables;
  if (head === undefined || hhea === undefined || os2 === undefined) return undefined;
  const em = view.getUint16(head + UNITS_PER_EM);
  const [ascent, descent, gap] = [ASCENDER, DESCENDER, LINE_GAP].map((field) => view.getInt16(hhea + field)) as [number, number, number];
  const hasCapitals = view.getUint16(os2) >= 2;
  return { line: (ascent - descent + gap) / em, capitals: hasCapitals ? view.getInt16(os2 + CAP_HEIGHT) / em : USUAL_CAPITALS };
}

/** Where the fields stand in their tables, in bytes. */
const UNITS_PER_EM = 18;
const ASCENDER = 4;
const DESCENDER = 6;
const LINE_GAP = 8;
const CAP_HEIGHT = 88;
const USUAL_CAPITALS = 0.66;

function tableOffsets(view: DataView): Record<string, number> {
  const records = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  return Object.fromEntries(records.map((record) => [tag(view, record), view.getUint32(record + 8)]));
}

const tag = (view: DataView, at: number) => String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)));
