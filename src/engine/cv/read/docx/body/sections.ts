import { child, childrenOf, type XmlElement } from "../../../package/xml.ts";
import { number, onOff, points } from "../attributes.ts";
import type { Paragraph, Section } from "../model.ts";
import { MAX_TEXT_COLUMNS } from "./thresholds.ts";

/** A paragraph in a frame of its own (17.3.1.11), or a drop cap. */
export function readFrame(framePr: XmlElement | undefined, page: Section["page"]): Paragraph["frame"] {
  if (!framePr) return undefined;
  const { attributes } = framePr;
  const fromParagraph = !/page|margin/.test(attributes["w:vAnchor"] ?? "");
  const width = points(attributes["w:w"]) ?? 0;
  const isOfPage = attributes["w:hAnchor"] === "page";
  const [from, to] = isOfPage ? [0, page.width] : [page.left, page.width - page.right];
  const x = attributes["w:xAlign"] === "right" ? to - width : from + (points(attributes["w:x"]) ?? 0);
  const y = (attributes["w:vAnchor"] === "margin" ? page.top : 0) + (points(attributes["w:y"]) ?? 0);
  const dropCap = attributes["w:dropCap"] !== undefined && attributes["w:dropCap"] !== "none";
  const box = { x, y, width, height: points(attributes["w:h"]) ?? 0, inline: false, fromParagraph };
  return { key: JSON.stringify(attributes), box, dropCap };
}

/** Page, text columns, headers and footers of a section (17.6.17). */
export function readSection(sectPr: XmlElement): Section {
  const size = child(sectPr, "w:pgSz")?.attributes;
  const margin = child(sectPr, "w:pgMar")?.attributes;
  const cols = child(sectPr, "w:cols");
  const count = number(cols?.attributes["w:num"]) ?? 1;
  const widths = childrenOf(cols, "w:col").map((column) => points(column.attributes["w:w"]) ?? 0);
  const references = (name: string) =>
    childrenOf(sectPr, name).map((element) => ({ type: element.attributes["w:type"] ?? "default", id: element.attributes["r:id"] ?? "" }));
  return {
    page: {
      width: points(size?.["w:w"]) ?? 612,
      height: points(size?.["w:h"]) ?? 792,
      top: points(margin?.["w:top"]) ?? 72,
      left: points(margin?.["w:left"]) ?? 72,
      right: points(margin?.["w:right"]) ?? 72,
    },
    columns: widths.length > 1 ? widths : count > 1 ? Array.from({ length: Math.min(count, MAX_TEXT_COLUMNS) }, () => 1) : [],
    headers: references("w:headerReference"),
    footers: references("w:footerReference"),
    hasTitlePage: onOff(child(sectPr, "w:titlePg")) ?? false,
  };
}
