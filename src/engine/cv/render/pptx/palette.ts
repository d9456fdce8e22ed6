import type PptxGenJS from "pptxgenjs";
import { languageTag } from "../labels/labels.ts";
import type { Template } from "../template/template.ts";
import { officeFonts } from "../typography/fonts.ts";
import type { LinkableText, View } from "../view/shapes.ts";
import { breakLines, lineHeight, WIDEST, widestWord } from "./text-lines.ts";
import { MIN_SLIDE_TEXT_PT, SIDE_COLUMN_RATIO } from "./thresholds.ts";

/** A wide slide in inches, and the part of it that holds content. */
export const SLIDE = { width: 13.333, height: 7.5 };
export const BODY = { x: 0.75, y: 1.5, width: 11.83, height: 5.3 };
export const COLUMN_GAP = 0.6;
/** From the line around the agency's own words to the words, in inches. */
export const FRAME_INSET = 0.25;
/** Points. */
export const INCH = 72;

/** Left edge and width of a place on a slide, in inches. */
export type Span = { x: number; width: number };

/** The columns of a slide: the whole width, two halves, or a wide one with a narrow one beside it. */
export const SPANS = {
  whole: [{ x: BODY.x, width: BODY.width }],
  halves: pair(0.5),
  sides: pair(1 - SIDE_COLUMN_RATIO),
} satisfies Record<string, Span[]>;

function pair(ratio: number): Span[] {
  const first = BODY.width * ratio - COLUMN_GAP / 2;
  return [
    { x: BODY.x, width: first },
    { x: BODY.x + first + COLUMN_GAP, width: BODY.width - first - COLUMN_GAP },
  ];
}

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
    accentText: color(colors.accentText),
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

/** The largest font size, from `max` down to `min`, at which a bold text fits a box of this width and height (inches) in any font. */
export function fittingSize(text: string, width: number, max: number, height: number, min = MIN_SLIDE_TEXT_PT): number {
  const fits = (size: number) => {
    const lines = breakLines([{ text, role: "strong" }], size, width * INCH, WIDEST).length;
    return lines * lineHeight(text, size) <= height * INCH && widestWord(text, size) <= width * INCH;
  };
  for (let size = max; size > min; size -= 1) if (fits(size)) return size;
  return min;
}

/** Writes the title of a slide. The font size is set on the run, as that of the placeholder would win over one of the text box. */
export function writeTitle(slide: PptxGenJS.Slide, text: string, fontSize: number, { base, rtl }: Palette): void {
  slide.addText([{ text, options: { fontSize, lang: base.lang } }], {
    placeholder: "title",
    objectName: "Title",
    align: rtl ? "right" : "left",
    ...(rtl && { rtlMode: true }),
  });
}

/** The left edge of something of this width. Slides of right-to-left scripts are mirrored. */
export const startOf = (x: number, width: number, { rtl }: Pick<Palette, "rtl">) => (rtl ? SLIDE.width - x - width : x);

export const linkOf = ({ link }: LinkableText): Props => (link ? { hyperlink: { url: link } } : {});
