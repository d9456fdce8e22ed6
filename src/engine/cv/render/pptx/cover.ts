import type PptxGenJS from "pptxgenjs";
import { fitInto } from "../../read/images/picture.ts";
import type { Template } from "../template/template.ts";
import type { LinkableText, View } from "../view/shapes.ts";
import { COVER, COVER_LABEL, COVER_TITLE, PANEL } from "./master.ts";
import { fittingSize, INCH, linkOf, type Palette, SLIDE, startOf, writeTitle } from "./palette.ts";
import { breakLines, lineHeight, WIDEST } from "./text-lines.ts";
import { MIN_SLIDE_TEXT_PT } from "./thresholds.ts";

/** Points between two contact data. */
const CONTACT_GAP = 6;

/** The cover: name and title on the primary colour, with logo, photo and contact data beside them. */
export function drawCover(deck: PptxGenJS, view: View, { photo: showPhoto }: Template, palette: Palette): void {
  const { name, label, contacts, photo } = view.header;
  const slide = deck.addSlide({ masterName: COVER });
  writeTitle(slide, name, fittingSize(name, COVER_TITLE.w, 44, COVER_TITLE.h, 20), palette);

  const x = SLIDE.width - PANEL + 0.6;
  const portrait = showPhoto && photo ? fitInto(photo, { width: 2.2, height: 2.2 }) : undefined;
  if (photo && portrait) {
    const data = `image/${photo.type};base64,${photo.base64}`;
    slide.addImage({ data, x: startOf(x, portrait.width, palette), y: 1.7, w: portrait.width, h: portrait.height, altText: name });
  }
  const y = portrait ? 1.7 + portrait.height + 0.3 : 1.9;
  const box = { width: PANEL - 1, height: SLIDE.height - y - 0.35 };
  const count = countThatFits(contacts, box);
  writeLabel(slide, label, contacts.slice(count), palette);
  if (count === 0) return;
  slide.addText(
    contacts
      .slice(0, count)
      .map((contact) => ({ text: contact.text, options: { ...linkOf(contact), breakLine: true, color: palette.text } })),
    {
      ...palette.base,
      objectName: "Contact",
      x: startOf(x, box.width, palette),
      y,
      w: box.width,
      h: box.height,
      fontSize: MIN_SLIDE_TEXT_PT,
      paraSpaceAfter: CONTACT_GAP,
    },
  );
}

/** How many of the contact data have room in the panel. */
function countThatFits(contacts: LinkableText[], { width, height }: { width: number; height: number }): number {
  let left = height * INCH;
  const fits = ({ text }: LinkableText) => {
    const lines = breakLines([{ text, role: "plain" }], MIN_SLIDE_TEXT_PT, width * INCH, WIDEST).length;
    left -= lines * lineHeight(text, MIN_SLIDE_TEXT_PT) + CONTACT_GAP;
    return left >= 0;
  };
  const end = contacts.findIndex((contact) => !fits(contact));
  return end === -1 ? contacts.length : end;
}

/** The headline under the name, and below it the contact data that have no room in the panel. */
function writeLabel(slide: PptxGenJS.Slide, label: string | undefined, contacts: LinkableText[], { base, rtl, onPrimary }: Palette): void {
  const side = { color: onPrimary, lang: base.lang, ...(rtl && { rtlMode: true, align: "right" as const }) };
  const height = contacts.length > 0 ? COVER_LABEL.h / 2 : COVER_LABEL.h;
  const headline = label
    ? [{ text: label, options: { ...side, fontSize: fittingSize(label, COVER_LABEL.w, 22, height), breakLine: true } }]
    : [];
  const others = contacts.map(({ text }) => text).join("  ·  ");
  const more = others ? [{ text: others, options: { ...side, fontSize: MIN_SLIDE_TEXT_PT, paraSpaceBefore: 12 } }] : [];
  if (label || others) slide.addText([...headline, ...more], { placeholder: "text1", objectName: "Headline" });
}
