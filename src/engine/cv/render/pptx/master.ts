import type PptxGenJS from "pptxgenjs";
import type { Template } from "../template/template.ts";
import type { View } from "../view/shapes.ts";
import { BODY, type Palette, SLIDE, startOf } from "./palette.ts";

export const MASTER = "VITAE_CONTENT";
export const COVER = "VITAE_COVER";
/** Width of the light panel beside the name. */
export const PANEL = 4.4;
export const COVER_TITLE = { x: 0.75, y: 1.5, w: SLIDE.width - PANEL - 1.5, h: 2.2 };

/** The master of the cover. The candidate's name is its title, for outlines and screen readers. */
export function defineCover(deck: PptxGenJS, palette: Palette): void {
  const title = {
    ...palette.base,
    ...COVER_TITLE,
    x: startOf(COVER_TITLE.x, COVER_TITLE.w, palette),
    name: "title",
    type: "title" as const,
    fontFace: palette.heading,
    fontSize: 44,
    bold: true,
    color: palette.onPrimary,
    valign: "bottom" as const,
  };
  deck.defineSlideMaster({
    title: COVER,
    background: { color: palette.primary },
    objects: [{ placeholder: { options: title, text: "" } }],
  });
}

/** The master of all content slides: edge, logo, footer, page number and the placeholder of the title. */
export function defineMaster(deck: PptxGenJS, view: View, { logo, pageNumbers }: Template, palette: Palette): void {
  const logoHeight = 0.42;
  const logoWidth = logo ? (logoHeight * logo.width) / logo.height : 0;
  const footer = [view.running.footer, view.running.confidentiality].filter(Boolean).join("  ·  ");
  deck.defineSlideMaster({
    title: MASTER,
    background: { color: "FFFFFF" },
    objects: [
      { rect: { x: startOf(0, 0.18, palette), y: 0, w: 0.18, h: SLIDE.height, fill: { color: palette.primary } } },
      { line: { x: BODY.x, y: 7.0, w: BODY.width, h: 0, line: { color: palette.line, width: 0.75 } } },
      ...(logo
        ? [
            {
              image: {
                x: startOf(SLIDE.width - 0.75 - logoWidth, logoWidth, palette),
                y: 0.5,
                w: logoWidth,
                h: logoHeight,
                data: `image/png;base64,${logo.png}`,
                altText: logo.alt,
              },
            },
          ]
        : []),
      ...(footer
        ? [
            {
              text: {
                text: footer,
                options: { ...palette.base, x: startOf(BODY.x, 9, palette), y: 7.05, w: 9, h: 0.25, fontSize: 9, color: palette.muted },
              },
            },
          ]
        : []),
      ...(view.notice
        ? [
            {
              text: {
                text: view.notice,
                options: {
                  ...palette.base,
                  x: startOf(BODY.x, 10.6, palette),
                  y: 7.24,
                  w: 10.6,
                  h: 0.22,
                  fontSize: 7,
                  color: palette.muted,
                },
              },
            },
          ]
        : []),
      {
        placeholder: {
          options: {
            ...palette.base,
            name: "title",
            type: "title",
            x: startOf(BODY.x, 10.6, palette),
            y: 0.45,
            w: 10.6,
            h: 0.65,
            fontFace: palette.heading,
            fontSize: 26,
            bold: true,
            color: palette.primary,
            valign: "middle",
          },
          text: "",
        },
      },
    ],
    ...(pageNumbers !== "none" && {
      slideNumber: {
        x: startOf(SLIDE.width - 1.35, 0.6, palette),
        y: 7.05,
        w: 0.6,
        h: 0.25,
        margin: 0,
        align: palette.rtl ? "left" : "right",
        fontFace: palette.body,
        fontSize: 9,
        color: palette.muted,
      },
    }),
  });
}
