import type { ISpacingProperties } from "docx";
import type { Template } from "../../template/template.ts";
import { capitalHeight, lineHeight, officeFonts } from "../../typography/fonts.ts";
import type { View } from "../../view/shapes.ts";
import { pt } from "../units.ts";

/** The leading of the PDF (`typst/house.typ`), in em: from a baseline to the capitals of the next line. */
const LEADING_EM = 0.62;

export type Spacing = ReturnType<typeof spacingFor>;

/**
 * The distances of the PDF in Word's terms, so that both have the same pages. A gap of the PDF runs from the baseline to the next capitals, and one
 * of Word from line to line, so it is shorter by the leading. Word counts the lines of a font in heights of that font: for the same distance
 * Calibri needs 1.05 of them and Arial 1.17.
 */
export function spacingFor({ contentLanguage }: Pick<View, "contentLanguage">, { fonts, design: { air } }: Template) {
  const { size } = fonts;
  const office = officeFonts(fonts);
  const pitch = capitalHeight(fonts, contentLanguage) + LEADING_EM;
  // The lines of Yu Gothic and Microsoft YaHei are 1.7 and 1.3 em high, and fonts differ from machine to machine: their distance is fixed.
  const fixed = /^(zh|ja|ko)\b/.test(contentLanguage);

  return {
    /** From line to line, in em. */
    pitch,
    /** Lines at a distance of `ems` of their size. */
    line: (points = size, ems = pitch, font = office.body): ISpacingProperties =>
      fixed
        ? { line: pt(points * Math.max(ems, MIN_FIXED_PITCH_EM)), lineRule: "exact" }
        : { line: Math.round((240 * ems) / lineHeight(font, fonts)), lineRule: "auto" },
    /** A gap of the PDF (`ems` of the body size, and `aired` more for the template's `air`) after or before a paragraph. */
    gap: (ems: number, aired = 0): number => pt(Math.max(0, ems + aired * air - LEADING_EM) * size),
    heading: office.heading,
  };
}

/** A lower line of fixed height would cut Han characters at the top. */
const MIN_FIXED_PITCH_EM = 1.2;
