import { HeadingLevel, type Paragraph, TabStopType } from "docx";
import { columnWidths, type Template } from "../../template/template.ts";
import { MM, textWidthPt } from "../../typography/measure.ts";
import type { Block, Section, View } from "../../view/shapes.ts";
import { sideBySide } from "../../view/tables.ts";
import { joinTexts, penFor } from "../pen.ts";
import { CHARACTER, PARAGRAPH } from "../styles/styles.ts";
import { TITLE_SCALE } from "../styles/type-sizes.ts";
import { mm, textWidth } from "../units.ts";
import { bandTable } from "./band.ts";
import { drawEntry } from "./entries.ts";
import { frameTable } from "./frame.ts";
import { drawMission } from "./missions.ts";
import { type DrawContext, labelColumn, type Piece } from "./setting.ts";
import { sidebarTable } from "./sidebar.ts";
import { drawTable } from "./tables.ts";

/** All sections of the body, each with its heading. */
export function sectionPieces(view: View, template: Template): Piece[] {
  const whole = { view, template, pen: penFor(view), width: textWidth(template) };
  const widths = columnWidths(template);
  const isBeside = ({ key }: Section) => template.design.sidebar?.includes(key) ?? false;
  const beside = view.sections.filter(isBeside);
  const draw = (sections: Section[], setting: DrawContext) => sections.flatMap((section) => drawSection(section, setting));
  if (beside.length === 0) return draw(view.sections, whole);

  const others = view.sections.filter((section) => !isBeside(section));
  return [
    sidebarTable(draw(beside, { ...whole, width: widths.sidebar, isNarrow: true }), draw(others, { ...whole, width: widths.main }), whole),
    whole.pen.gap(),
  ];
}

function drawSection({ title, block }: Section, setting: DrawContext): Piece[] {
  // Its heading stands inside the frame.
  if (block.kind === "frame") return [setting.pen.gap(), frameTable(title, block.rows, setting), setting.pen.gap()];
  const heading = setting.pen.paragraph([setting.pen.run(title)], { heading: HeadingLevel.HEADING_1 });
  return [heading, ...drawBlock(block, setting)];
}

function drawBlock(block: Exclude<Block, { kind: "frame" }>, setting: DrawContext): Piece[] {
  const { pen } = setting;
  switch (block.kind) {
    case "text":
      return block.band
        ? [bandTable(block.paragraphs, setting), pen.gap()]
        : block.paragraphs.map((text) => pen.paragraph([pen.run(text)]));
    case "entries":
      return block.entries.flatMap((entry) => drawEntry(entry, setting));
    case "missions":
      return block.entries.flatMap((entry) => drawMission(entry, setting));
    case "groups":
      return setting.isNarrow ? drawNarrowGroups(block.groups, setting) : drawGroups(block.groups, setting);
    case "table":
      return [drawTable(sideBySide(block), setting), pen.gap()];
    case "list":
      return block.items.map((item) => pen.bullet([pen.run(item)]));
    case "inline":
      return setting.isNarrow
        ? block.items.map((item) => pen.paragraph(joinTexts([item], pen), {}))
        : [pen.paragraph(joinTexts(block.items, pen), {})];
  }
}

/** Labels above their values, where there is no room beside them. */
function drawNarrowGroups(groups: Groups, { pen, view }: DrawContext): Paragraph[] {
  return groups.flatMap(({ name, level, items }) => {
    const aside = level ? [pen.run(name ? `  ${level}` : level, { style: CHARACTER.muted })] : [];
    const head = name ? [pen.run(name, { style: CHARACTER.label }), ...aside] : aside;
    return [
      ...(head.length > 0 ? [pen.paragraph(head, { style: PARAGRAPH.labelled, keepNext: items.length > 0 })] : []),
      ...(items.length > 0 ? [pen.paragraph([pen.run(items.join(view.words.comma))], {})] : []),
    ];
  });
}

type Groups = Extract<Block, { kind: "groups" }>["groups"];

function drawGroups(groups: Groups, setting: DrawContext): Paragraph[] {
  const { pen, view } = setting;
  const column = labelColumn(
    groups.map(({ name }) => name ?? ""),
    setting,
    28,
    56,
  );
  const fits = (name: string) => textWidthPt(name, setting.template.fonts.size * TITLE_SCALE) / MM + 3 < column;

  return groups.map(({ name, level, items }) => {
    const value = [
      ...(items.length > 0 ? [pen.run(items.join(view.words.comma))] : []),
      ...(level ? [pen.run(items.length > 0 ? `  ${level}` : level, { style: CHARACTER.muted })] : []),
    ];
    if (!name) return pen.paragraph(value, { style: PARAGRAPH.labelled });
    const label = pen.run(name, { style: CHARACTER.label });
    return pen.paragraph([label, ...(fits(name) ? [pen.tab()] : [pen.lineBreak()]), ...value], {
      style: PARAGRAPH.labelled,
      indent: { start: mm(column), hanging: mm(column) },
      tabStops: [{ type: TabStopType.LEFT, position: mm(column) }],
    });
  });
}
