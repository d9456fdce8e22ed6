import PptxGenJS from "pptxgenjs";
import { unpackTrusted } from "../../package/zip-reader.ts";
import { languageTag } from "../labels/labels.ts";
import { packReproducibly } from "../package.ts";
import type { Template } from "../template/template.ts";
import { eastAsianOf, OFFICE_FALLBACKS } from "../typography/fonts.ts";
import type { View } from "../view/shapes.ts";
import type { Written } from "../written.ts";
import { drawCover } from "./cover.ts";
import { defineCover, defineLayouts } from "./master.ts";
import { paginateSlides, type SlideArea } from "./paginate.ts";
import { BODY, COLUMN_GAP, FRAME_INSET, INCH, type Palette, paletteOf } from "./palette.ts";
import { repairPackage } from "./repair-package.ts";
import { drawSlide } from "./slides.ts";
import { frameLetters } from "./text-lines.ts";

const AREA: Omit<SlideArea, "letters"> = {
  width: BODY.width * INCH,
  height: BODY.height * INCH,
  gap: COLUMN_GAP * INCH,
  inset: FRAME_INSET * INCH,
};

/** The view as a presentation: a cover, then its sections on slides with one frame of text or one table in each column. The same view gives the same bytes. */
export async function writePptx(view: View, template: Template): Promise<Written> {
  const deck = new PptxGenJS();
  const palette = paletteOf(view, template);
  deck.layout = "LAYOUT_WIDE";
  deck.title = view.title;
  deck.author = view.author ?? template.name;
  deck.company = template.name;
  deck.subject = view.words.cv;
  deck.rtlMode = view.rtl;
  deck.theme = { headFontFace: palette.heading, bodyFontFace: palette.body };
  defineCover(deck, template, palette);
  defineLayouts(deck, view, template, palette);
  drawCover(deck, view, template, palette);
  for (const plan of paginateSlides(view, { ...AREA, letters: frameLetters(palette.body) })) drawSlide(deck, plan, palette);

  const bytes = (await deck.write({ outputType: "uint8array" })) as Uint8Array;
  const eastAsian = eastAsianOf(view.contentLanguage, JSON.stringify([view.header, view.sections]));
  const look = {
    language: languageTag(view.contentLanguage),
    eastAsianFont: OFFICE_FALLBACKS.eastAsia[eastAsian],
    theme: themeOf(palette),
  };
  return { bytes: packReproducibly(repairPackage(unpackTrusted(bytes), look), { language: view.contentLanguage }), messages: [] };
}

/** Links have the colour of the accent: that of Office is in no style. */
const themeOf = ({ primary, accent, accentText, band }: Palette) => ({
  dk2: primary,
  lt2: band,
  accent1: primary,
  accent2: accent,
  hlink: accentText,
  folHlink: accentText,
});
