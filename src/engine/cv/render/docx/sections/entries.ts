import { HeadingLevel, type IParagraphOptions, type Paragraph, type ParagraphChild, TabStopType } from "docx";
import { MM, textWidthPt } from "../../typography/measure.ts";
import type { Entry, LinkableText } from "../../view/shapes.ts";
import { dateRun, dot, linkable, type Pen } from "../pen.ts";
import { CHARACTER, PARAGRAPH } from "../styles/styles.ts";
import { SMALL_SCALE, TITLE_SCALE } from "../styles/type-sizes.ts";
import { mm } from "../units.ts";
import { type DrawContext, isShort } from "./setting.ts";

export function drawEntry(entry: Entry, setting: DrawContext): Paragraph[] {
  const left = setting.template.design.dates === "left" ? dateColumn(setting) : 0;
  const rest = entryRest(entry, left, setting);
  return [
    ...entryHead(entry, left, rest.length > 0, setting),
    ...rest.map((draw, index) => draw(index < rest.length - 1 && isShort(entry))),
  ];
}

/** The width of the column for dates on the left, in millimetres: that of the longest date, within limits. */
function dateColumn({ view, template }: DrawContext): number {
  const dates = view.sections.flatMap(({ block }) => (block.kind === "entries" ? block.entries.map(({ date }) => date ?? "") : []));
  const longest = Math.max(0, ...dates.map((date) => textWidthPt(date, template.fonts.size * SMALL_SCALE))) / MM;
  return Math.min(44, Math.max(22, longest * 1.05 + 5));
}

function entryHead({ title, subtitle, place, address, date }: Entry, left: number, followed: boolean, setting: DrawContext): Paragraph[] {
  const { pen } = setting;
  const organisationText = [subtitle?.text, place, address?.text].filter(Boolean).join("  ·  ");
  const head = { title, date, organisationText };
  const organisation = [...(subtitle ? linkable(subtitle, pen) : []), ...whereabouts({ subtitle, place, address }, pen)];
  const lines = left > 0 ? leftLines(head, organisation, left, setting) : rightLines(head, organisation, setting);
  return lines.map(({ runs, options }, index) => pen.paragraph(runs, { ...options, keepNext: followed || index < lines.length - 1 }));
}

/** Place and address, separated by dots. */
export function whereabouts({ subtitle, place, address }: Pick<Entry, "subtitle" | "place" | "address">, pen: Pen): ParagraphChild[] {
  const muted = { style: CHARACTER.muted };
  const between = dot(pen, muted);
  return [
    ...(place ? [...(subtitle ? [between] : []), pen.run(place, muted)] : []),
    ...(address ? [...(subtitle || place ? [between] : []), ...linkable(address, pen, muted)] : []),
  ];
}

type Head = { title?: LinkableText; date?: string; organisationText: string };
type HeadLine = { runs: ParagraphChild[]; options: Omit<IParagraphOptions, "children"> };

/** The date in its own column before the title, or in a line above when it is too long for that. */
function leftLines({ title, date }: Head, organisation: ParagraphChild[], left: number, setting: DrawContext): HeadLine[] {
  const { pen, template } = setting;
  const dated = date ? [dateRun(date, pen)] : [];
  const firsts = title ? linkable(title, pen) : organisation;
  const fits = !date || textWidthPt(date, template.fonts.size * SMALL_SCALE) / MM < left;
  const indent = { start: mm(left) };
  const hanging = { indent: { ...indent, hanging: mm(left) }, tabStops: [{ type: TabStopType.LEFT, position: mm(left) }] };
  const style = title ? { heading: HeadingLevel.HEADING_2 } : { style: PARAGRAPH.organisation };

  return [
    ...(fits ? [] : [{ runs: dated, options: { style: PARAGRAPH.organisation, indent } }]),
    ...(firsts.length + dated.length > 0
      ? [{ runs: [...(fits ? dated : []), pen.tab(), ...firsts], options: { ...style, ...hanging } }]
      : []),
    ...(title && organisation.length > 0 ? [{ runs: organisation, options: { style: PARAGRAPH.organisation, indent } }] : []),
  ];
}

/** The date at the right edge of the first line with enough space for it, or in a line of its own: a tab would push it to the next one. */
function rightLines(
  { title, date, organisationText }: Head,
  organisation: ParagraphChild[],
  { pen, template, width }: DrawContext,
): HeadLine[] {
  const dated = date ? [dateRun(date, pen)] : [];
  const size = template.fonts.size * TITLE_SCALE;
  const fits = (text: string) => textWidthPt(`${text}    ${date ?? ""}`, size) < width * MM;
  const tabStops = [{ type: TabStopType.RIGHT, position: mm(width) }];
  const withDate = (runs: ParagraphChild[]) => (dated.length > 0 ? [...runs, pen.tab(), ...dated] : runs);
  const line = (runs: ParagraphChild[]) => ({ runs, options: { style: PARAGRAPH.organisation, tabStops } });
  const heading = (runs: ParagraphChild[]) => ({ runs, options: { heading: HeadingLevel.HEADING_2, tabStops } });
  const below = organisation.length > 0 ? [line(organisation)] : [];

  if (!date) return [...(title ? [heading(linkable(title, pen))] : []), ...below];
  if (title && fits(title.text)) return [heading(withDate(linkable(title, pen))), ...below];
  const besideOrganisation = fits(organisationText) ? [line(withDate(organisation))] : [line(organisation), line(dated)];
  return [...(title ? [heading(linkable(title, pen))] : []), ...besideOrganisation];
}

/** Functions that draw the paragraphs below the head; `keepNext` keeps a paragraph on the page of the next one. */
function entryRest(entry: Entry, left: number, { pen, view }: DrawContext): ((keepNext: boolean) => Paragraph)[] {
  const indent = left > 0 ? { indent: { start: mm(left) } } : {};
  const text = (runs: ParagraphChild[]) => (keepNext: boolean) => pen.paragraph(runs, { style: PARAGRAPH.entryText, keepNext, ...indent });
  const muted = (value: string) => pen.run(value, { style: CHARACTER.muted });
  const label = (name: string) => pen.run(`${name}: `, { style: CHARACTER.label });

  return [
    ...entry.details.map(({ label: name, value }) => text([...(name ? [label(name)] : []), muted(value)])),
    ...entry.paragraphs.map((paragraph) => text([pen.run(paragraph)])),
    ...entry.highlights.map((highlight) => (keepNext: boolean) => pen.bullet([pen.run(highlight)], { keepNext, left })),
    ...(entry.environment.length > 0 ? [text([label(view.words.environment), muted(entry.environment.join(view.words.comma))])] : []),
  ];
}
