import type PptxGenJS from "pptxgenjs";
import { fitInto } from "../../read/images/picture.ts";
import type { Template } from "../template/template.ts";
import type { View } from "../view/shapes.ts";
import { BODY, type Palette, type Props, SLIDE, SPANS, type Span, startOf } from "./palette.ts";
import { MIN_SLIDE_TEXT_PT } from "./thresholds.ts";

export const COVER = "Cover";
/** Width of the light panel beside the name. */
export const PANEL = 4.6;
export const COVER_TITLE = { x: 0.75, y: 0.9, w: SLIDE.width - PANEL - 1.4, h: 2.9 };
export const COVER_LABEL = { ...COVER_TITLE, y: 4.2, h: 2.8 };
export const TITLE = { x: BODY.x, y: 0.4, w: 9.9, h: 0.8 };
const FOOTER_PT = 10;
/** Beside the title of a slide, in inches. */
const MAX_LOGO = { width: 1.75, height: 0.42 };

/** The layouts of content slides by their names in PowerPoint, with the frames for text that each has beside its title. */
export const LAYOUTS: Record<string, Span[]> = {
  "Title only": [],
  "Title and text": SPANS.whole,
  "Two columns": SPANS.halves,
  "Wide and narrow column": SPANS.sides,
  "Wide column": SPANS.sides.slice(0, 1),
};

/** The layout of the cover. The candidate's name is its title, for outlines and screen readers. The name grows upwards and the headline downwards. */
export function defineCover(deck: PptxGenJS, { logo }: Template, palette: Palette): void {
  deck.defineSlideMaster({
    title: COVER,
    background: { color: palette.primary },
    objects: [
      { rect: { x: startOf(SLIDE.width - PANEL, PANEL, palette), y: 0, w: PANEL, h: SLIDE.height, fill: { color: palette.band } } },
      { rect: { x: startOf(COVER_TITLE.x, 0.9, palette), y: 3.98, w: 0.9, h: 0.06, fill: { color: palette.accent } } },
      ...(logo ? [logoOnCover(logo, palette)] : []),
      titlePlaceholder(COVER_TITLE, palette, { fontSize: 44, color: palette.onPrimary, valign: "bottom" }),
      textPlaceholder("text1", COVER_LABEL, palette, { fontSize: 22, color: palette.onPrimary }),
    ],
  });
}

/** A logo for coloured ground stands above the name, any other in the light panel. */
function logoOnCover(logo: NonNullable<Template["logo"]>, palette: Palette): LayoutObject {
  const { onDark, alt } = logo;
  const size = onDark
    ? fitInto({ width: onDark.ratio, height: 1 }, { width: 3.5, height: 0.5 })
    : fitInto(logo, { width: PANEL - 1.1, height: 0.75 });
  const at = onDark ? { x: COVER_TITLE.x, y: 0.35 } : { x: SLIDE.width - PANEL + 0.6, y: 0.6 };
  return logoAt({ png: onDark?.png ?? logo.png, alt }, mirrored({ ...at, w: size.width, h: size.height }, palette));
}

/** The layouts of all content slides: edge, logo, footer, page number, title and frames. */
export function defineLayouts(deck: PptxGenJS, view: View, { logo, pageNumbers }: Template, palette: Palette): void {
  const { width, height } = logo ? fitInto(logo, MAX_LOGO) : { width: 0, height: 0 };
  const footer = [view.running.footer, view.running.confidentiality, view.notice].filter(Boolean).join("  ·  ");
  for (const [title, spans] of Object.entries(LAYOUTS)) {
    deck.defineSlideMaster({
      title,
      background: { color: "FFFFFF" },
      objects: [
        { rect: { x: startOf(0, 0.18, palette), y: 0, w: 0.18, h: SLIDE.height, fill: { color: palette.primary } } },
        { rect: { x: startOf(BODY.x, 0.6, palette), y: 1.25, w: 0.6, h: 0.05, fill: { color: palette.accent } } },
        { line: { x: BODY.x, y: 6.98, w: BODY.width, h: 0, line: { color: palette.line, width: 0.75 } } },
        ...(logo ? [logoAt(logo, { x: startOf(SLIDE.width - 0.75 - width, width, palette), y: 0.55, w: width, h: height })] : []),
        ...(footer ? [footerText(footer, palette)] : []),
        titlePlaceholder(TITLE, palette, { fontSize: 28, color: palette.primary, valign: "middle" }),
        ...spans.map(({ x, width: w }, index) => textPlaceholder(`text${index + 1}`, { x, y: BODY.y, w, h: BODY.height }, palette, {})),
      ],
      ...(pageNumbers !== "none" && { slideNumber: slideNumber(palette) }),
    });
  }
}

type Place = { x: number; y: number; w: number; h: number };
type LayoutObject = NonNullable<PptxGenJS.SlideMasterProps["objects"]>[number];

const mirrored = (place: Place, palette: Palette): Place => ({ ...place, x: startOf(place.x, place.w, palette) });

const logoAt = (logo: { png: string; alt: string }, place: Place): LayoutObject => ({
  image: { ...place, data: `image/png;base64,${logo.png}`, altText: logo.alt },
});

const titlePlaceholder = (place: Place, palette: Palette, options: Props): LayoutObject => ({
  placeholder: {
    options: {
      ...palette.base,
      ...mirrored(place, palette),
      name: "title",
      objectName: "Title",
      type: "title",
      fontFace: palette.heading,
      bold: true,
      fit: "shrink",
      ...options,
    },
    text: "",
  } as never,
});

const textPlaceholder = (name: string, place: Place, palette: Palette, options: Props): LayoutObject => ({
  placeholder: {
    options: { ...palette.base, ...mirrored(place, palette), name, type: "body", fontSize: MIN_SLIDE_TEXT_PT, fit: "shrink", ...options },
    text: "",
  } as never,
});

/** Running footer, confidentiality and what a blind CV withholds: one text of up to two lines. */
const footerText = (text: string, palette: Palette): LayoutObject => ({
  text: {
    text,
    options: {
      ...palette.base,
      x: startOf(BODY.x, 10, palette),
      y: 7.04,
      w: 10,
      h: 0.4,
      fontSize: FOOTER_PT,
      color: palette.muted,
      fit: "shrink",
    },
  },
});

const slideNumber = (palette: Palette): PptxGenJS.SlideNumberProps => ({
  x: startOf(SLIDE.width - 1.35, 0.6, palette),
  y: 7.04,
  w: 0.6,
  h: 0.28,
  margin: 0,
  align: palette.rtl ? "left" : "right",
  fontFace: palette.body,
  fontSize: FOOTER_PT,
  color: palette.muted,
});
