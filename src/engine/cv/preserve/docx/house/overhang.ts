import { number, points } from "../../../read/docx/attributes.ts";
import { allOf, childNamed, elementsOf, type SourceElement } from "../source/source.ts";
import type { DocumentSection } from "./sections.ts";
import { MAX_ORNAMENT_RATIO } from "./thresholds.ts";

const EMU_PER_TWIP = 635;
const TWIPS_PER_POINT = 20;

/** What floats at the top of the first page, beyond its margin. Lengths in twips. */
type Overhang = {
  /** How far it reaches above the text, of what moves with the text. */
  moving: number;
  /** How far from the edge of the page the highest of what stands on the page itself is; undefined where nothing does. */
  fixedTop?: number;
  /** How far down the page the lowest of them reaches; 0 where nothing floats. */
  bottom: number;
};

/** Of what floats in the first block and has text or a picture. A frame as high as the page is no content that a letterhead would cover. */
export function overhangOf(body: SourceElement, page: DocumentSection["page"]): Overhang {
  const [block] = elementsOf(body);
  const tops = block
    ? [...tableTops(block), ...[...allOf(block)].filter(({ name }) => name === "wp:anchor").flatMap((anchor) => anchorTop(anchor, page))]
    : [];
  const moving = tops.filter(({ isFixed }) => !isFixed).map(({ top }) => -top);
  const fixed = tops.filter(({ isFixed }) => isFixed).map(({ top }) => top);
  // Word keeps what would stand above the page on it.
  const bottoms = tops.map(({ top, height, isFixed }) => top + height + (isFixed ? 0 : Math.abs(page.top)));
  return {
    moving: Math.min(Math.max(0, ...moving), Math.abs(page.top)),
    ...(fixed.length > 0 && { fixedTop: Math.min(...fixed) }),
    bottom: Math.max(0, ...bottoms),
  };
}

type Top = { top: number; height: number; isFixed: boolean };

function tableTops(block: SourceElement): Top[] {
  const place = childNamed(childNamed(block, "w:tblPr"), "w:tblpPr")?.attributes;
  const y = points(place?.["w:tblpY"]);
  return y === undefined ? [] : [{ top: Math.round(y * TWIPS_PER_POINT), height: 0, isFixed: place?.["w:vertAnchor"] === "page" }];
}

function anchorTop(anchor: SourceElement, page: DocumentSection["page"]): Top[] {
  const vertical = childNamed(anchor, "wp:positionV");
  const offset = number(childNamed(vertical, "wp:posOffset")?.children.join(""));
  const height = (number(childNamed(anchor, "wp:extent")?.attributes.cy) ?? 0) / EMU_PER_TWIP;
  if (offset === undefined || height > page.height * MAX_ORNAMENT_RATIO || !showsSomething(anchor)) return [];
  return [
    { top: Math.round(offset / EMU_PER_TWIP), height, isFixed: /^(?:page|topMargin)$/.test(vertical?.attributes.relativeFrom ?? "") },
  ];
}

const showsSomething = (anchor: SourceElement) =>
  [...allOf(anchor)].some(({ name, children }) => name === "a:blip" || (name === "w:t" && /[\p{L}\p{N}]/u.test(children.join(""))));
