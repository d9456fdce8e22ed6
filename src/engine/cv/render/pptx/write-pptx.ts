import PptxGenJS from "pptxgenjs";
import { letterWidth, officeFonts } from "../fonts.ts";
import { lineCount, textWidthPt } from "../measure.ts";
import { settlePackage } from "../package.ts";
import { fitInto } from "../picture.ts";
import type { Template } from "../template.ts";
import type { Text, View } from "../view/shapes.ts";
import type { Written } from "../written.ts";
import { type Card, heightOf, type Line, type Row, SIZES, type Words } from "./cards.ts";
import { type Part, type Plan, planSlides, type Room } from "./paginate.ts";

/** A wide slide in inches, and the part of it that holds content. */
const SLIDE = { width: 13.333, height: 7.5 };
const BODY = { x: 0.75, y: 1.55, width: 11.83, height: 5.15 };
const COLUMN_GAP = 0.7;
const ASIDE = 2.3;
const INCH = 72;

const ROOM: Omit<Room, "letters"> = {
  width: BODY.width * INCH,
  height: BODY.height * INCH,
  gap: COLUMN_GAP * INCH,
  aside: ASIDE * INCH,
};

/** The view as a presentation: cover, then its sections on slides of one or two columns. The same view gives the same bytes. */
export async function writePptx(view: View, template: Template): Promise<Written> {
  const deck = new PptxGenJS();
  const ink = inkOf(view, template);
  deck.layout = "LAYOUT_WIDE";
  deck.title = view.title;
  deck.author = view.author ?? template.name;
  deck.company = template.name;
  deck.subject = view.words.cv;
  deck.rtlMode = view.rtl;
  deck.theme = { headFontFace: ink.heading, bodyFontFace: ink.body };
  defineMaster(deck, view, template, ink);
  drawCover(deck, view, template, ink);
  for (const plan of planSlides(view, { ...ROOM, letters: letterWidth(ink.body) })) drawSlide(deck, plan, ink);

  const bytes = (await deck.write({ outputType: "uint8array" })) as Uint8Array;
  return { bytes: settlePackage(bytes, { language: view.contentLanguage }), messages: [] };
}

type Ink = ReturnType<typeof inkOf>;
type Props = PptxGenJS.TextPropsOptions;

function inkOf(view: View, template: Template) {
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
      ...(view.rtl ? { rtlMode: true, align: "right" } : {}),
    } satisfies Props,
  };
}

const MASTER = "VITAE_CONTENT";

function defineMaster(deck: PptxGenJS, view: View, { logo, pageNumbers }: Template, ink: Ink): void {
  const logoHeight = 0.42;
  const footer = [view.running.footer, view.running.confidentiality].filter(Boolean).join("  ·  ");
  deck.defineSlideMaster({
    title: MASTER,
    background: { color: "FFFFFF" },
    objects: [
      { rect: { x: 0, y: 0, w: 0.18, h: SLIDE.height, fill: { color: ink.primary } } },
      { line: { x: BODY.x, y: 7.0, w: BODY.width, h: 0, line: { color: ink.line, width: 0.75 } } },
      ...(logo
        ? [
            {
              image: {
                x: SLIDE.width - 0.75 - (logoHeight * logo.width) / logo.height,
                y: 0.5,
                w: (logoHeight * logo.width) / logo.height,
                h: logoHeight,
                data: `image/png;base64,${logo.png}`,
                altText: logo.alt,
              },
            },
          ]
        : []),
      ...(footer
        ? [{ text: { text: footer, options: { ...ink.base, x: BODY.x, y: 7.05, w: 9, h: 0.25, fontSize: 9, color: ink.muted } } }]
        : []),
      {
        placeholder: {
          options: {
            ...ink.base,
            name: "title",
            type: "title",
            x: BODY.x,
            y: 0.45,
            w: 10.6,
            h: 0.65,
            fontFace: ink.heading,
            fontSize: 26,
            bold: true,
            color: ink.primary,
            valign: "middle",
          },
          text: "",
        },
      },
    ],
    ...(pageNumbers !== "none" && {
      slideNumber: { x: SLIDE.width - 1.35, y: 7.05, w: 0.6, h: 0.25, align: "right", fontFace: ink.body, fontSize: 9, color: ink.muted },
    }),
  });
}

// ---- cover -------------------------------------------------------------------------------------------------------------------

function drawCover(deck: PptxGenJS, view: View, { logo, photo: showPhoto }: Template, ink: Ink): void {
  const { name, label, contacts, photo } = view.header;
  const slide = deck.addSlide();
  const panel = 4.4;
  slide.background = { color: ink.primary };
  slide.addShape("rect", { x: SLIDE.width - panel, y: 0, w: panel, h: SLIDE.height, fill: { color: ink.band } });
  if (logo) {
    const height = 0.95;
    const width = (height * logo.width) / logo.height;
    slide.addImage({ data: `image/png;base64,${logo.png}`, x: SLIDE.width - panel + 0.6, y: 0.65, w: width, h: height, altText: logo.alt });
  }
  const portrait = showPhoto && photo ? fitInto(photo, { width: 2.4, height: 2.4 }) : undefined;
  if (photo && portrait) {
    const data = `image/${photo.type};base64,${photo.base64}`;
    slide.addImage({ data, x: SLIDE.width - panel + 0.6, y: 2.1, w: portrait.width, h: portrait.height, altText: name });
  }
  const width = SLIDE.width - panel - 1.5;
  slide.addText(name, {
    ...ink.base,
    x: 0.75,
    y: 1.5,
    w: width,
    h: 2.2,
    valign: "bottom",
    fontFace: ink.heading,
    fontSize: coverSize(name, width, 44, 2.2),
    bold: true,
    color: ink.onPrimary,
    fit: "shrink",
  });
  slide.addShape("rect", { x: ink.rtl ? 0.75 + width - 0.9 : 0.75, y: 3.95, w: 0.9, h: 0.06, fill: { color: ink.accent } });
  if (label) {
    const fontSize = coverSize(label, width, 22, 1.6);
    slide.addText(label, {
      ...ink.base,
      x: 0.75,
      y: 4.25,
      w: width,
      h: 1.6,
      fontSize,
      color: ink.onPrimary,
      transparency: 10,
      fit: "shrink",
    });
  }
  if (contacts.length > 0) {
    const runs = contacts.map((contact) => ({ text: contact.text, options: { ...linkOf(contact), breakLine: true, color: ink.text } }));
    const y = portrait ? 2.35 + portrait.height : 2.6;
    const room = { width: panel - 1.1, height: SLIDE.height - y - 0.4 };
    const fontSize = coverSize(contacts.map(({ text }) => text).join("\n"), room.width, 12, room.height * 0.8, 10);
    slide.addText(runs, {
      ...ink.base,
      x: SLIDE.width - panel + 0.6,
      y,
      w: room.width,
      h: room.height,
      fontSize,
      paraSpaceAfter: 5,
      fit: "shrink",
    });
  }
}

/** The largest size, up to `most`, at which the text fits its box. */
function coverSize(text: string, width: number, most: number, height: number, least = Math.min(most, 8)): number {
  const fits = (size: number) =>
    lineCount(text, size, width * INCH) * size * 1.2 <= height * INCH &&
    text.split(/[ \n]/).every((word) => textWidthPt(word, size) < width * INCH * 0.95);
  for (let size = most; size > least; size -= 1) if (fits(size)) return size;
  return least;
}

// ---- content -----------------------------------------------------------------------------------------------------------------

function drawSlide(deck: PptxGenJS, { title, columns }: Plan, ink: Ink): void {
  const slide = deck.addSlide({ masterName: MASTER });
  slide.addText(title, {
    placeholder: "title",
    align: ink.rtl ? "right" : "left",
    fontSize: coverSize(title, 9.2, 26, 0.65),
    ...(ink.rtl && { rtlMode: true }),
  });
  slide.addShape("rect", { x: ink.rtl ? BODY.x + BODY.width - 0.6 : BODY.x, y: 1.15, w: 0.6, h: 0.05, fill: { color: ink.accent } });
  let used = 0;
  for (const { share, parts } of columns) {
    const width = share === 1 ? BODY.width : BODY.width * share - COLUMN_GAP / 2;
    const start = used === 0 ? 0 : BODY.width * used + COLUMN_GAP / 2;
    drawColumn(slide, parts, { x: BODY.x + (ink.rtl ? BODY.width - start - width : start), width }, ink);
    used += share;
  }
}

type Slide = PptxGenJS.Slide;
type Span = { x: number; width: number };

function drawColumn(slide: Slide, parts: Part[], span: Span, ink: Ink): void {
  let y = BODY.y;
  for (const { title, cards } of parts) {
    if (title) {
      slide.addText(title, {
        ...ink.base,
        x: span.x,
        y,
        w: span.width,
        h: 0.3,
        fontFace: ink.heading,
        fontSize: 14,
        bold: true,
        color: ink.accent,
      });
      y += 30 / INCH;
    }
    y = drawCards(slide, cards, span, y, ink) + 14 / INCH;
  }
}

function drawCards(slide: Slide, cards: Card[], span: Span, top: number, ink: Ink): number {
  const rows = cards.flatMap(({ row }) => row ?? []);
  if (rows.length > 0) return drawTable(slide, rows, span, top, ink);
  let y = top;
  const beside = cards.some(({ aside }) => aside);
  for (const group of beside ? cards.map((card) => [card]) : [cards]) {
    const height = group.reduce((sum, card) => sum + heightOf(card), 0) / INCH;
    const [first] = group;
    const text = beside ? textSpan(span, ink) : span;
    if (first?.aside) {
      const before = (first.head[0]?.before ?? 0) / INCH;
      slide.addText(first.aside, {
        ...ink.base,
        x: ink.rtl ? span.x + span.width - ASIDE + 0.25 : span.x,
        y: y + before,
        w: ASIDE - 0.25,
        h: Math.max(0.3, height - before),
        fontSize: SIZES.body,
        color: ink.muted,
      });
    }
    slide.addText(
      group.flatMap((card) => [...card.head, ...card.body]).flatMap((line) => toRuns(line, ink)),
      { ...ink.base, x: text.x, y, w: text.width, h: Math.max(0.25, height), fit: "none" },
    );
    y += height;
  }
  return y;
}

const textSpan = ({ x, width }: Span, { rtl }: Ink): Span => ({ x: rtl ? x : x + ASIDE, width: width - ASIDE });

function toRuns({ words, bullet, size, before }: Line, ink: Ink): PptxGenJS.TextProps[] {
  return words.map((word, index) => ({
    text: word.text,
    options: {
      ...roleOf(word, ink),
      ...linkOf(word),
      fontSize: size,
      paraSpaceBefore: before,
      ...(ink.rtl && { rtlMode: true, align: "right" as const }),
      ...(bullet && { bullet: { indent: 14 } }),
      breakLine: index === words.length - 1,
    },
  }));
}

function roleOf({ role }: Words, ink: Ink): Props {
  if (role === "strong") return { bold: true, color: ink.primary };
  if (role === "accent") return { bold: true, color: ink.accent };
  return { color: role === "muted" ? ink.muted : ink.text };
}

const linkOf = ({ link }: Text): Props => (link ? { hyperlink: { url: link } } : {});

type Borders = [PptxGenJS.BorderProps, PptxGenJS.BorderProps, PptxGenJS.BorderProps, PptxGenJS.BorderProps];

function drawTable(slide: Slide, rows: Row[], { x, width }: Span, y: number, ink: Ink): number {
  const [{ header, widths, strong }] = rows as [Row];
  const total = widths.reduce((sum, share) => sum + share, 0);
  const none = { type: "none" as const };
  const border = (color: string): Borders => [none, none, { type: "solid", color, pt: 0.75 }, none];
  const cell = (text: string, options: PptxGenJS.TableCellProps): PptxGenJS.TableCell => ({
    text,
    options: {
      fontFace: ink.body,
      fontSize: SIZES.small,
      valign: "top",
      margin: [3, 8, 3, 8],
      ...(ink.rtl && ({ align: "right", rtlMode: true } as object)),
      ...options,
    },
  });
  const order = <T>(cells: T[]) => (ink.rtl ? cells.toReversed() : cells);
  const head =
    header.length > 0
      ? [
          order(
            header.map((text) =>
              cell(text, { bold: true, color: ink.onPrimary, fill: { color: ink.primary }, border: border(ink.primary) }),
            ),
          ),
        ]
      : [];
  const body = rows.map(({ cells }) =>
    order(cells.map((text, column) => cell(text, { color: ink.text, bold: strong.includes(column), border: border(ink.line) }))),
  );
  const heights = [...(head.length > 0 ? [SIZES.small * 1.22 + 8] : []), ...rows.map(({ height }) => height)].map(
    (height) => height / INCH,
  );

  slide.addTable([...head, ...body], { x, y, w: width, colW: order(widths.map((share) => (width * share) / total)), rowH: heights });
  return y + heights.reduce((sum, height) => sum + height, 0);
}
