import { ExternalHyperlink, type IParagraphOptions, type IRunOptions, Paragraph, type ParagraphChild, Tab, TextRun } from "docx";
import { hasRightToLeft } from "../labels/labels.ts";
import type { LinkableText, View } from "../view/shapes.ts";
import { CHARACTER, PARAGRAPH } from "./styles.ts";
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
    gap: () => paragraph([], { spacing: { before: 0, after: 0, line: pt(4), lineRule: "exact" } }),
  };
}

/** Styles that are never bold, also not in a bold paragraph. */
const LIGHT: unknown[] = [CHARACTER.date, CHARACTER.muted];

/** A run, or a link around it. Addresses and telephone numbers read from the left in every script. */
export function linkable({ text, link }: LinkableText, pen: Pen, options: IRunOptions = {}): ParagraphChild[] {
  const run =
    pen.rtl && link && !hasRightToLeft(text)
      ? pen.run(LEFT_TO_RIGHT_MARK + text, { ...options, rightToLeft: false })
      : pen.run(text, options);
  return link ? [new ExternalHyperlink({ link, children: [run] })] : [run];
}

/** LEFT-TO-RIGHT MARK: digits after it keep their order in a right-to-left line, also in programs that ignore the direction of the run. */
const LEFT_TO_RIGHT_MARK = "\u200e";

/** Texts in one line. A line breaks after a dot, never before it. */
export function joinTexts(texts: LinkableText[], pen: Pen, dot: IRunOptions = { style: CHARACTER.accent }): ParagraphChild[] {
  return texts.flatMap((text, index) => [...(index > 0 ? [pen.run("\u00a0\u00a0·  ", dot)] : []), ...linkable(text, pen)]);
}
