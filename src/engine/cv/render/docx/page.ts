import { Footer, Header, ImageRun, type ISectionPropertiesOptions, PageNumber, type Paragraph, type ParagraphChild, TextRun } from "docx";
import type { Template } from "../template/template.ts";
import { PAGE_SIZES } from "../typography/measure.ts";
import type { View } from "../view/shapes.ts";
import { pixels } from "./head.ts";
import { penFor } from "./pen.ts";
import { PARAGRAPH } from "./styles/styles.ts";
import { hex, mm, pt } from "./units.ts";

/**
 * In the PDF the first line of a page has its capitals at the margin, and the last one its baseline; Word keeps the whole line inside. Its margins are
 * smaller by what is above the capitals and below the baseline, so that both pages hold as much. Unit: em.
 */
const ABOVE_CAPITALS_EM = 0.3;
const BELOW_BASELINE_EM = 0.25;

export function pageProperties({ page, fonts }: Template): ISectionPropertiesOptions {
  const { width, height } = PAGE_SIZES[page.size];
  const { top, right, bottom, left } = page.margins;
  return {
    page: {
      size: { width: mm(width), height: mm(height) },
      margin: {
        top: mm(top) - pt(ABOVE_CAPITALS_EM * fonts.size),
        right: mm(right),
        bottom: mm(bottom) - pt(BELOW_BASELINE_EM * fonts.size),
        left: mm(left),
        header: mm(Math.min(10, top / 2)),
        footer: mm(Math.min(9, bottom / 2)),
      },
    },
  };
}

export function runningHeader(view: View, template: Template): Header {
  const pen = penFor(view);
  const words = view.running.header ? [pen.run(view.running.header)] : [];
  const logo = logoRun(template);
  const [first, last] = template.header.logo === "left" ? [logo, words] : [words, logo];
  return new Header({
    children: [pen.paragraph([...first, ...(last.length > 0 ? [pen.tab(), ...last] : [])], { style: PARAGRAPH.header })],
  });
}

function logoRun({ logo, header }: Template): ParagraphChild[] {
  if (!logo || header.logo === "none") return [];
  return [
    new ImageRun({
      type: "png",
      data: Buffer.from(logo.png, "base64"),
      transformation: { width: pixels(logo.width), height: pixels(logo.height) },
      altText: { name: "Logo", title: logo.alt, description: logo.alt },
    }),
  ];
}

export function runningFooter(view: View, template: Template): Footer {
  const pen = penFor(view);
  const said = [view.running.footer, view.running.confidentiality].filter(Boolean).join("  ·  ");
  const number = pageNumber(view, template);
  return new Footer({
    children: [
      pen.paragraph([...(said ? [pen.run(said)] : []), ...(number.length > 0 ? [pen.tab(), ...number] : [])], {
        style: PARAGRAPH.footer,
        border: { top: { style: "single", size: 4, color: hex(template.colors.line), space: 5 } },
      }),
    ],
  });
}

/** The line at the end of a blind CV, in the small print of the footer. */
export function noticePieces(view: View): Paragraph[] {
  const pen = penFor(view);
  return view.notice ? [pen.paragraph([pen.run(view.notice)], { style: PARAGRAPH.footer, spacing: { before: pt(NOTICE_GAP) } })] : [];
}

/** The white above the notice. Unit: points. */
const NOTICE_GAP = 14;

function pageNumber({ words, rtl }: View, { pageNumbers }: Template): TextRun[] {
  const run = (...children: (string | (typeof PageNumber)[keyof typeof PageNumber])[]) =>
    new TextRun({ rightToLeft: rtl || undefined, children });
  if (pageNumbers === "none") return [];
  if (pageNumbers === "page") return [run(PageNumber.CURRENT)];
  return [run(`${words.page} `, PageNumber.CURRENT, ` ${words.of} `, PageNumber.TOTAL_PAGES)];
}
