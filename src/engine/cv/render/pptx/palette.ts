import type PptxGenJS from "pptxgenjs";
import { officeFonts } from "../fonts.ts";
import { languageTag } from "../labels/labels.ts";
import { lineCount, textWidthPt } from "../measure.ts";
import type { Template } from "../template/template.ts";
import type { LinkableText, View } from "../view/shapes.ts";

/** A wide slide in inches, and the part of it that holds content. */
export const SLIDE = { width: 13.333, height: 7.5 };
export const BODY = { x: 0.75, y: 1.55, width: 11.83, height: 5.15 };
export const COLUMN_GAP = 0.7;
/** Width of the column for dates, in inches. */
export const DATE_COLUMN = 2.3;
/** From the line around the agency's own words to the words, in inches. */
export const FRAME_INSET = 0.25;
/** Points. */
export const INCH = 72;

export type Palette = ReturnType<typeof paletteOf>;
export type Props = PptxGenJS.TextPropsOptions;

export function paletteOf(view: View, template: Template) {
  const { colors } = template;
  const fonts = officeFonts(template.fonts);
  const color = (value: string) => value.slice(1).toUpperCase();
  return {
    ...fonts,
    primary: color(colors.primary),
    accent: color(colors.accent),
    text: color(colors.text),
    muted: color(colors.muted),
    line: color(colors.line),
    band: color(colors.band),
    onPrimary: color(colors.onPrimary),
    rtl: view.rtl,
    /** Every text box starts from this. */
    base: {
      margin: 0,
      valign: "top",
      fontFace: fonts.body,
      color: color(colors.text),
      lang: languageTag(view.contentLanguage),
      ...(view.rtl ? { rtlMode: true, align: "right" } : {}),
    } satisfies Props,
  };
}

/** The largest font size, from `max` down to `min`, at which the text fits a box of this width and height (inches). */
export function fittingSize(text: string, width: number, max: number, height: number, min = Math.min(max, 8)): number {
  const fits = (size: number) =>
    lineCount(text, size, width * INCH) * size * 1.2 <= height * INCH &&
    text.split(/[ \n]/).every((word) => textWidthPt(word, size) < width * INCH * 0.95);
  for (let size = max; size > min; size -= 1) if (fits(size)) return size;
  return min;
}

/** Writes the title of a slide. The font size is set on the run, as that of the placeholder would win over one of the text box. */
export function writeTitle(slide: PptxGenJS.Slide, text: string, fontSize: number, { base, rtl }: Palette): void {
  slide.addText([{ text, options: { fontSize, lang: base.lang } }], {
    placeholder: "title",
    align: rtl ? "right" : "left",
    ...(rtl && { rtlMode: true }),
  });
}

/** The left edge of something of this width. Slides of right-to-left scripts are mirrored. */
export const startOf = (x: number, width: number, { rtl }: Pick<Palette, "rtl">) => (rtl ? SLIDE.width - x - width : x);

export const linkOf = ({ link }: LinkableText): Props => (link ? { hyperlink: { url: link } } : {});
