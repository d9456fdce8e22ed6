import { AlignmentType, BorderStyle, type IParagraphStyleOptions, type IRunStylePropertiesOptions, type IStylesOptions } from "docx";
import { languageTag } from "../../labels/labels.ts";
import { NAME_SCALES, type Template } from "../../template/template.ts";
import { eastAsianOf, OFFICE_FALLBACKS, officeFonts } from "../../typography/fonts.ts";
import type { View } from "../../view/shapes.ts";
import { half, hex, mm, pt, textWidth } from "../units.ts";
import { type Spacing, spacingFor } from "./spacing.ts";
import { SMALL_SCALE, TITLE_SCALE } from "./type-sizes.ts";

/** Names as Word shows them in its style list; a recruiter changes one and the whole document follows. */
export const PARAGRAPH = {
  subtitle: "Subtitle",
  contact: "ContactLine",
  organisation: "EntryOrganisation",
  entryText: "EntryText",
  missionTitle: "MissionTitle",
  missionPlace: "MissionPlace",
  band: "ProfileBand",
  labelled: "LabelledLine",
  tableText: "TableText",
  tableHeading: "TableHeading",
  frameHeading: "AgencyHeading",
  frameLabel: "AgencyLabel",
  bullet: "ListBullet",
  header: "Header",
  footer: "Footer",
} as const;
export const CHARACTER = { date: "EntryDate", muted: "Muted", label: "Label", accent: "AccentMark", link: "Hyperlink" } as const;

export function documentStyles(view: View, template: Template): IStylesOptions {
  const { colors, design } = template;
  const size = template.fonts.size;
  const fonts = officeFonts(template.fonts);
  const spacing = spacingFor(view, template);
  const { line, gap } = spacing;
  const eastAsian = eastAsianOf(view.contentLanguage, JSON.stringify([view.header, view.sections]));
  const font = (name: string) => ({
    ascii: name,
    hAnsi: name,
    cs: OFFICE_FALLBACKS.complex,
    eastAsia: OFFICE_FALLBACKS.eastAsia[eastAsian],
  });
  const text = (points: number, more: IRunStylePropertiesOptions = {}): IRunStylePropertiesOptions => ({
    size: half(points),
    sizeComplexScript: half(points),
    ...more,
  });
  const bold = { bold: true };
  const onBand = design.header === "band";
  const nameSize = size * NAME_SCALES[design.header];
  // A row of a table is as high as in the PDF: 1.7 mm above the capitals and below the baseline, of which the cell has 1 pt each.
  const cellSpacing = { before: pt(Math.max(0, 3.8 - 0.31 * size)), after: pt(Math.max(0, 3.8 - 0.31 * size)) };
  const rightEdge = mm(textWidth(template));

  return {
    default: {
      document: {
        run: {
          ...text(size, { color: hex(colors.text), font: font(fonts.body) }),
          language: {
            value: languageTag(view.contentLanguage),
            eastAsia: languageTag(eastAsian),
            bidirectional: view.rtl ? languageTag(view.contentLanguage) : "ar-SA",
          },
        },
        paragraph: { spacing: { after: gap(0.4, 0.45), ...line() } },
      },
      title: {
        run: text(nameSize, {
          ...bold,
          color: hex(onBand ? colors.onPrimary : colors.primary),
          font: font(fonts.heading),
        }),
        paragraph: {
          spacing: { after: 0, ...line(nameSize, NAME_PITCH_EM, fonts.heading) },
          keepNext: true,
          keepLines: true,
          alignment: headAlignment(design.header),
        },
      },
      heading1: {
        run: headingRun(template, text, font(fonts.heading), view),
        paragraph: headingParagraph(template, view.rtl, spacing),
      },
      heading2: {
        run: text(size * TITLE_SCALE, { ...bold, color: hex(colors.primary) }),
        paragraph: {
          spacing: { before: gap(0.35, 0.9), after: 0, ...line(size * TITLE_SCALE) },
          keepNext: true,
          keepLines: true,
        },
      },
      heading3: {
        run: text(size, { ...bold, color: hex(colors.accentText) }),
        paragraph: { spacing: { before: gap(0.35, 0.6), after: 0 }, keepNext: true },
      },
      hyperlink: { run: { color: "auto" } },
      listParagraph: { paragraph: { contextualSpacing: true } },
    },
    paragraphStyles: [
      style(PARAGRAPH.subtitle, "Subtitle", text(size * 1.3, { color: hex(onBand ? colors.onPrimary : colors.accentText) }), {
        spacing: { after: pt(0.4 * size), ...line(size * 1.3, 1.2) },
        keepNext: true,
        alignment: headAlignment(design.header),
      }),
      style(PARAGRAPH.contact, "Contact Line", text(size * SMALL_SCALE, { color: hex(onBand ? colors.onPrimary : colors.muted) }), {
        spacing: { after: 0, ...line(size * SMALL_SCALE, spacing.pitch + 0.12) },
        alignment: headAlignment(design.header),
      }),
      style(PARAGRAPH.organisation, "Entry Organisation", text(size, { color: hex(colors.accentText), ...bold }), {
        spacing: { after: Math.max(gap(0.75), gap(0.4, 0.4)) },
        keepNext: true,
        keepLines: true,
      }),
      style(PARAGRAPH.entryText, "Entry Text", text(size), { spacing: { after: gap(0.4, 0.4) } }),
      style(PARAGRAPH.missionTitle, "Mission Title", text(size * TITLE_SCALE, { ...bold, color: hex(colors.primary) }), {
        spacing: { before: pt(2), after: 0, ...line(size * TITLE_SCALE) },
        keepNext: true,
        keepLines: true,
        outlineLevel: 1,
      }),
      style(PARAGRAPH.missionPlace, "Mission Place", text(size, { color: hex(colors.text) }), {
        spacing: { before: 0, after: pt(2), ...line() },
        keepNext: true,
        keepLines: true,
      }),
      style(PARAGRAPH.band, "Profile Band", text(size * 1.02), { spacing: { before: pt(2), after: gap(0.4, 0.45), ...line(size * 1.02) } }),
      style(PARAGRAPH.labelled, "Labelled Line", text(size), { spacing: { after: gap(0.35, 0.4) }, keepLines: true }),
      style(PARAGRAPH.tableText, "Table Text", text(size), { spacing: { ...cellSpacing, ...line() } }),
      style(
        PARAGRAPH.tableHeading,
        "Table Heading",
        text(size * SMALL_SCALE, { ...bold, color: hex(design.tables === "zebra" ? colors.onPrimary : colors.primary) }),
        { spacing: { ...cellSpacing, ...line(size * SMALL_SCALE) }, keepNext: true },
      ),
      // Only a document with the agency's own words has their styles.
      ...(view.sections.some(({ block }) => block.kind === "frame")
        ? [
            style(
              PARAGRAPH.frameHeading,
              "Agency Heading",
              text(size, { ...bold, color: hex(colors.accentText), font: font(fonts.heading) }),
              {
                spacing: { before: pt(0), after: pt(3) },
                keepNext: true,
                outlineLevel: 0,
              },
            ),
            style(PARAGRAPH.frameLabel, "Agency Label", text(size, { ...bold, color: hex(colors.muted) }), {
              spacing: { ...cellSpacing, ...line() },
            }),
          ]
        : []),
      style(PARAGRAPH.bullet, "List Bullet", text(size), { spacing: { after: gap(0.45, 0.3) } }),
      style(PARAGRAPH.header, "header", text(size * 0.82, { color: hex(colors.muted) }), {
        spacing: { after: 0, line: 240, lineRule: "auto" },
        rightTabStop: rightEdge,
      }),
      style(PARAGRAPH.footer, "footer", text(size * 0.82, { color: hex(colors.muted) }), {
        spacing: { after: 0, line: 240, lineRule: "auto" },
        rightTabStop: rightEdge,
      }),
    ],
    characterStyles: [
      // All others are based on it, and the library leaves it out.
      { id: "DefaultParagraphFont", name: "Default Paragraph Font" },
      {
        id: CHARACTER.date,
        name: "Entry Date",
        quickFormat: true,
        run: text(size * SMALL_SCALE, { color: hex(colors.muted), bold: false }),
      },
      { id: CHARACTER.muted, name: "Muted", quickFormat: true, run: { color: hex(colors.muted), bold: false } },
      { id: CHARACTER.label, name: "Label", quickFormat: true, run: { ...bold, color: hex(colors.primary) } },
      { id: CHARACTER.accent, name: "Accent Mark", quickFormat: true, run: { color: hex(colors.accent) } },
    ],
  };
}

function style(
  id: string,
  name: string,
  run: IRunStylePropertiesOptions,
  paragraph: IParagraphStyleOptions["paragraph"],
): IParagraphStyleOptions {
  return { id, name, basedOn: "Normal", next: "Normal", quickFormat: true, run, paragraph };
}

/** The lines of a name that wraps, as close as those of a title. */
const NAME_PITCH_EM = 1.1;

type TextStyle = (points: number, more?: IRunStylePropertiesOptions) => IRunStylePropertiesOptions;

function headingRun({ fonts, colors, design }: Template, text: TextStyle, font: IRunStylePropertiesOptions["font"], view: View) {
  const bold = { bold: true, font };
  if (design.headings === "caps") {
    return text(fonts.size * 0.98, { ...bold, color: hex(colors.accentText), allCaps: true, characterSpacing: view.rtl ? 0 : 24 });
  }
  return text(fonts.size * (design.headings === "centered" ? 1.25 : 1.22), { ...bold, color: hex(colors.primary) });
}

function headingParagraph(template: Template, rtl: boolean, { line, gap, heading }: Spacing): IParagraphStyleOptions["paragraph"] {
  const { colors, design } = template;
  const spacing = { before: gap(0, 1.89), after: pt(5), ...line(template.fonts.size * 1.22, undefined, heading) };
  const keep = { keepNext: true, keepLines: true };
  const rule = (color: string, size: number) => ({ bottom: { style: BorderStyle.SINGLE, color: hex(color), size, space: 3 } });

  if (design.headings === "rule") return { spacing, ...keep, border: rule(colors.accent, 6) };
  // The strip is painted around the line, above it and below.
  if (design.headings === "bar")
    return { spacing: { ...spacing, before: spacing.before + pt(0.5), after: pt(9) }, ...keep, ...barParagraph(template, rtl) };
  if (design.headings === "caps") return { spacing: { ...spacing, before: gap(0, 2.08), after: pt(4.5) }, ...keep };
  return { spacing, ...keep, alignment: AlignmentType.CENTER, border: rule(colors.line, 5) };
}

/**
 * A filled strip with a bar of the accent colour at its start. Word paints both outside the text, so the text moves in; borders of a
 * paragraph have sides and do not turn with the writing direction, as indents do.
 */
function barParagraph({ colors }: Template, rtl: boolean): IParagraphStyleOptions["paragraph"] {
  const edge = { style: BorderStyle.SINGLE, color: hex(colors.band), size: 8, space: 3 };
  const bar = { style: BorderStyle.SINGLE, color: hex(colors.accent), size: 22, space: 6 };
  const end = { ...edge, space: 4 };
  return {
    indent: { start: pt(8), end: pt(5) },
    shading: { type: "clear", color: "auto", fill: hex(colors.band) },
    border: { top: edge, bottom: edge, left: rtl ? end : bar, right: rtl ? bar : end },
  } as IParagraphStyleOptions["paragraph"];
}

const headAlignment = (header: Template["design"]["header"]) => (header === "centered" ? AlignmentType.CENTER : undefined);
