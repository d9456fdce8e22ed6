import type { Style } from "../../../../reading.ts";
import { MAX_TYPE3_EM, MAX_UNITS_FRACTION, MIN_TYPE3_EM, MIN_UNITS_PER_EM, TYPE3_BOX_EM } from "../thresholds.ts";
import type { ExportedFont } from "./exported-font.ts";
import { fontStyle } from "./font-style.ts";
import { texCharacters } from "./tex-bitmap-fonts.ts";

/**
 * What text in a font needs. `unitLength` is a unit of glyph space in text space; `emFactor` is the em in relation to the font size; `characters` are
 * what the text of pdf.js stands for where the font has codes of its own.
 */
export type Font = {
  style: Omit<Style, "size" | "color">;
  unitLength: number;
  emFactor: number;
  isVertical: boolean;
  characters?: Map<string, string>;
};

export function toFont(exported: ExportedFont): Font {
  const style = fontStyle(exported.name ?? "");
  const characters = texCharacters(exported);
  return {
    style: { ...style, bold: style.bold || exported.bold === true, italic: style.italic || exported.italic === true },
    unitLength: exported.fontMatrix?.[0] ?? 0.001,
    emFactor: exported.isType3Font ? type3EmFactor(exported) : 1,
    isVertical: exported.vertical === true,
    ...(characters && { characters }),
  };
}

/** Outlines have a whole number of units to the em, as in font files; bitmaps have what their resolution gives. */
const isOutline = (scale: number) => 1 / scale >= MIN_UNITS_PER_EM && Math.abs(1 / scale - Math.round(1 / scale)) < MAX_UNITS_FRACTION;

/** A Type 3 font has its own glyph space: the em of a bitmap font is taken from the box around its glyphs. */
function type3EmFactor({ fontMatrix, bbox }: ExportedFont): number {
  const [, , , scaleY = 0.001] = fontMatrix ?? [];
  if (isOutline(Math.abs(scaleY))) return 1;
  const [, bottom = 0, , top = 0] = bbox ?? [];
  const height = Math.abs(top - bottom);
  return height > 0 ? Math.min(MAX_TYPE3_EM, Math.max(MIN_TYPE3_EM, (height * Math.abs(scaleY)) / TYPE3_BOX_EM)) : 1;
}
