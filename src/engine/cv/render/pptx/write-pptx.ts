import PptxGenJS from "pptxgenjs";
import { unpackTrusted } from "../../package/zip-reader.ts";
import { letterWidth } from "../fonts.ts";
import { languageTag } from "../labels/labels.ts";
import { packReproducibly } from "../package.ts";
import type { Template } from "../template/template.ts";
import type { View } from "../view/shapes.ts";
import type { Written } from "../written.ts";
import { drawCover } from "./cover.ts";
import { defineCover, defineMaster } from "./master.ts";
import { paginateSlides, type SlideArea } from "./paginate.ts";
import { BODY, COLUMN_GAP, DATE_COLUMN, FRAME_INSET, INCH, paletteOf } from "./palette.ts";
import { repairPackage } from "./repair-package.ts";
import { drawSlide } from "./slides.ts";

const AREA: Omit<SlideArea, "letters"> = {
  width: BODY.width * INCH,
  height: BODY.height * INCH,
  gap: COLUMN_GAP * INCH,
  dates: DATE_COLUMN * INCH,
  inset: FRAME_INSET * INCH,
};

/** The view as a presentation: a cover, then its sections on slides of one or two columns. The same view gives the same bytes. */
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
  defineCover(deck, palette);
  defineMaster(deck, view, template, palette);
  drawCover(deck, view, template, palette);
  for (const plan of paginateSlides(view, { ...AREA, letters: letterWidth(palette.body) })) drawSlide(deck, plan, palette);

  const bytes = (await deck.write({ outputType: "uint8array" })) as Uint8Array;
  return {
    bytes: packReproducibly(repairPackage(unpackTrusted(bytes), languageTag(view.contentLanguage)), { language: view.contentLanguage }),
    messages: [],
  };
}
