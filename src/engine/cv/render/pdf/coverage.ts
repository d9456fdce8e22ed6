/**
 * The characters that a font has a glyph for, from its `cmap` table (OpenType 1.9, formats 4 and 12: what every font of the last
 * twenty years carries).
 */
export function readCoverage(font: Uint8Array): (codePoint: number) => boolean {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const ranges = cmapTables(view).flatMap((offset) => readRanges(view, offset));
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

type Range = [first: number, last: number];

function cmapTables(view: DataView): number[] {
  for (let index = 0; index < view.getUint16(4); index++) {
    const record = 12 + index * 16;
    if (view.getUint32(record) !== 0x636d6170) continue;
    const cmap = view.getUint32(record + 8);
    return Array.from({ length: view.getUint16(cmap + 2) }, (_, table) => cmap + view.getUint32(cmap + 4 + table * 8 + 4));
  }
  return [];
}

function readRanges(view: DataView, offset: number): Range[] {
  const format = view.getUint16(offset);
  if (format === 12) {
    return Array.from({ length: view.getUint32(offset + 12) }, (_, group): Range => {
      const start = offset + 16 + group * 12;
      return [view.getUint32(start), view.getUint32(start + 4)];
    });
  }
  if (format !== 4) return [];
  const segments = view.getUint16(offset + 6) / 2;
  const ends = offset + 14;
  const starts = ends + segments * 2 + 2;
  return Array.from(
    { length: segments },
    (_, segment): Range => [view.getUint16(starts + segment * 2), view.getUint16(ends + segment * 2)],
  );
}
