import { ExternalHyperlink, type IParagraphOptions, type IRunOptions, Paragraph, type ParagraphChild, Tab, TextRun } from "docx";
import { hasRightToLeft } from "../labels/labels.ts";
import { breakLongWords } from "../pdf/long-words.ts";
import type { LinkableText, View } from "../view/shapes.ts";
import { CHARACTER, PARAGRAPH } from "./styles/styles.ts";
import { mm, pt } from "./units.ts";

/** Functions that make paragraphs and runs in the view's writing direction. */
export type Pen = ReturnType<typeof penFor>;

export const BULLETS = "bullets";

export function penFor({ rtl }: View) {
  const direction = rtl ? { bidirectional: true } : {};
  const runDirection = rtl ? { rightToLeft: true } : {};
  const run = (text: string, options: IRunOptions = {}) =>
    new TextRun({ ...runDirection, ...(LIGHT.includes(options.style) && { bold: false }), ...options, text });
  const paragraph = (children: ParagraphChild[], options: Omit<IParagraphOptions, "children"> = {}) =>
    new Paragraph({ ...direction, ...options, children });

  return {
    rtl,
    run,
    paragraph,
    tab: () => new TextRun({ children: [new Tab()] }),
    lineBreak: () => new TextRun({ break: 1 }),
    bullet: (
      children: ParagraphChild[],
      { keepNext = false, left = 0, before = 0 }: { keepNext?: boolean; left?: number; before?: number } = {},
    ) =>
      paragraph(children, {
        style: PARAGRAPH.bullet,
        numbering: { reference: BULLETS, level: 0 },
        keepNext,
        ...(before > 0 && { spacing: { before: pt(before) } }),
        ...(left > 0 && { indent: { start: mm(left) + pt(12), hanging: pt(12) } }),
      }),
    /** An empty paragraph between two tables, which Word would join otherwise. */
    gap: () => paragraph([], { spacing: { before: 0, after: 0, line: pt(3), lineRule: "exact" } }),
  };
}

/** Styles that are never bold, also not in a bold paragraph. */
const LIGHT: unknown[] = [CHARACTER.date, CHARACTER.muted];

/** A run, or a link around it. Addresses and telephone numbers read from the left in every script. */
export function linkable({ text, link }: LinkableText, pen: Pen, options: IRunOptions = {}): ParagraphChild[] {
  const shown = link ? breakLongWords(text) : text;
  const run =
    pen.rtl && link && !hasRightToLeft(text)
      ? pen.run(LEFT_TO_RIGHT_MARK + shown, { ...options, rightToLeft: false })
      : pen.run(shown, options);
  return link ? [new ExternalHyperlink({ link, children: [run] })] : [run];
}

/** LEFT-TO-RIGHT MARK: digits after it keep their order in a right-to-left line, also in programs that ignore the direction of the run. */
const LEFT_TO_RIGHT_MARK = "\u200e";

/**
 * RIGHT-TO-LEFT MARK: between a telephone number and an e-mail address it keeps the two in the order of an Arabic line, the number at its right. A dot
 * alone would make one text of them that is read from the left.
 */
const RIGHT_TO_LEFT_MARK = "\u200f";

/** A dot between two texts of a line. A line breaks after it, never before it. */
export const dot = (pen: Pen, options: IRunOptions) => pen.run(`\u00a0\u00a0·  ${pen.rtl ? RIGHT_TO_LEFT_MARK : ""}`, options);

/** A date that keeps to its line: its spaces do not break. */
export const dateRun = (date: string, pen: Pen) => pen.run(date.replaceAll(" ", NO_BREAK_SPACE), { style: CHARACTER.date });
const NO_BREAK_SPACE = "\u00a0";

/**
 * Lines of texts with dots between them, each within `room` points: a line begins and ends with a text, and no address is cut that fits on a line.
 * `measure`: the width of a text in points.
 */
export function textLines(texts: LinkableText[], room: number, measure: (text: string) => number): LinkableText[][] {
  const lines: LinkableText[][] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    const longer = [...(last ?? []), text].map((one) => one.text).join("  ·  ");
    if (last && measure(longer) <= room) last.push(text);
    else lines.push([text]);
  }
  return lines;
}

/** Texts in one line, with dots between them. */
export function joinTexts(texts: LinkableText[], pen: Pen, style: IRunOptions = { style: CHARACTER.accent }): ParagraphChild[] {
  return texts.flatMap((text, index) => [...(index > 0 ? [dot(pen, style)] : []), ...linkable(text, pen)]);
}
