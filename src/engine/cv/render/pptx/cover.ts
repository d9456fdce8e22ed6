import type PptxGenJS from "pptxgenjs";
import { fitInto } from "../../picture.ts";
import type { Template } from "../template/template.ts";
import type { View } from "../view/shapes.ts";
import { COVER, COVER_TITLE, PANEL } from "./master.ts";
import { fittingSize, linkOf, type Palette, SLIDE, startOf, writeTitle } from "./palette.ts";

/** The cover: name and title on the primary colour, with logo, photo and contact data beside them. */
export function drawCover(deck: PptxGenJS, view: View, { logo, photo: showPhoto }: Template, palette: Palette): void {
  const { name, label, contacts, photo } = view.header;
  const slide = deck.addSlide({ masterName: COVER });
  const panel = PANEL;
  const inPanel = SLIDE.width - panel + 0.6;
  slide.addShape("rect", {
    x: startOf(SLIDE.width - panel, panel, palette),
    y: 0,
    w: panel,
    h: SLIDE.height,
    fill: { color: palette.band },
  });
  if (logo) {
    const height = 0.95;
    const width = (height * logo.width) / logo.height;
    const x = startOf(inPanel, width, palette);
    slide.addImage({ data: `image/png;base64,${logo.png}`, x, y: 0.65, w: width, h: height, altText: logo.alt });
  }
  const portrait = showPhoto && photo ? fitInto(photo, { width: 2.4, height: 2.4 }) : undefined;
  if (photo && portrait) {
    const data = `image/${photo.type};base64,${photo.base64}`;
    slide.addImage({ data, x: startOf(inPanel, portrait.width, palette), y: 2.1, w: portrait.width, h: portrait.height, altText: name });
  }
  const width = COVER_TITLE.w;
  writeTitle(slide, name, fittingSize(name, width, 44, 2.2), palette);
  slide.addShape("rect", { x: startOf(0.75, 0.9, palette), y: 3.95, w: 0.9, h: 0.06, fill: { color: palette.accent } });
  if (label) {
    const fontSize = fittingSize(label, width, 22, 1.6);
    slide.addText(label, {
      ...palette.base,
      x: startOf(0.75, width, palette),
      y: 4.25,
      w: width,
      h: 1.6,
      fontSize,
      color: palette.onPrimary,
      transparency: 10,
      fit: "shrink",
    });
  }
  if (contacts.length > 0) {
    const runs = contacts.map((contact) => ({ text: contact.text, options: { ...linkOf(contact), breakLine: true, color: palette.text } }));
    const y = portrait ? 2.35 + portrait.height : 2.6;
    const box = { width: panel - 1.1, height: SLIDE.height - y - 0.4 };
    const fontSize = fittingSize(contacts.map(({ text }) => text).join("\n"), box.width, 12, box.height * 0.8, 10);
    slide.addText(runs, {
      ...palette.base,
      x: startOf(inPanel, box.width, palette),
      y,
      w: box.width,
      h: box.height,
      fontSize,
      paraSpaceAfter: 5,
      fit: "shrink",
    });
  }
}
