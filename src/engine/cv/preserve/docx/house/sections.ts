import { onOff, points } from "../../../read/docx/attributes.ts";
import type { Part, Parts, XmlPart } from "../package/parts.ts";
import { allOf, childNamed, elementsOf, parseSource, type SourceElement } from "../source/source.ts";
import { DEFAULT_EDGE_TWIPS, DEFAULT_HEADER_TWIPS, DEFAULT_PAGE_HEIGHT_TWIPS, DEFAULT_PAGE_WIDTH_TWIPS } from "./thresholds.ts";

export type Furniture = "header" | "footer";
/** The pages that a header or footer is for. */
export type PageType = "default" | "first" | "even";

/** A section of the document. Lengths in twips; those of the page edges may be negative: then Word lets text and header overlap (17.6.11). */
export type DocumentSection = {
  element: SourceElement;
  references: Record<Furniture, { type: string; part: XmlPart }[]>;
  page: { width: number; height: number; top: number; bottom: number; left: number; right: number; header: number; footer: number };
};

/** The sections in their order, and the kinds of pages that any of them has. */
export function readSections(root: SourceElement, { document, all }: Parts): { sections: DocumentSection[]; types: PageType[] } {
  const elements = [...allOf(root)].filter(({ name }) => name === "w:sectPr");
  const hasTitlePage = elements.some((element) => isOn(childNamed(element, "w:titlePg")));
  const settings = all.find((part): part is XmlPart => part.kind === "settings");
  const hasEvenPages = settings !== undefined && isOn(childNamed(parseSource(settings.text).root, "w:evenAndOddHeaders"));
  return {
    sections: elements.map((element) => readSection(element, document)),
    types: ["default", ...(hasTitlePage ? ["first" as const] : []), ...(hasEvenPages ? ["even" as const] : [])],
  };
}

const isOn = (element: SourceElement | undefined) => onOff(element) ?? false;

/** The strict format may write "2.54cm". */
function twips(length: string | undefined): number | undefined {
  const inPoints = points(length);
  return inPoints === undefined ? undefined : Math.round(inPoints * 20);
}

function readSection(element: SourceElement, document: Part): DocumentSection {
  const of = (kind: Furniture) =>
    elementsOf(element)
      .filter(({ name }) => name === `w:${kind}Reference`)
      .flatMap(({ attributes }) => {
        const relation = document.relations.get(attributes["r:id"] ?? "");
        return relation?.address === undefined && relation?.part.text !== undefined
          ? [{ type: attributes["w:type"] ?? "default", part: relation.part as XmlPart }]
          : [];
      });
  const size = childNamed(element, "w:pgSz")?.attributes;
  const edges = childNamed(element, "w:pgMar")?.attributes;
  const edge = (name: string) => twips(edges?.[`w:${name}`]) ?? DEFAULT_EDGE_TWIPS;
  return {
    element,
    references: { header: of("header"), footer: of("footer") },
    page: {
      width: twips(size?.["w:w"]) ?? DEFAULT_PAGE_WIDTH_TWIPS,
      height: twips(size?.["w:h"]) ?? DEFAULT_PAGE_HEIGHT_TWIPS,
      top: edge("top"),
      bottom: edge("bottom"),
      left: edge("left"),
      right: edge("right"),
      header: twips(edges?.["w:header"]) ?? DEFAULT_HEADER_TWIPS,
      footer: twips(edges?.["w:footer"]) ?? DEFAULT_HEADER_TWIPS,
    },
  };
}

/** The width of the text of a section, between its edges. */
export const textWidth = ({ page }: Pick<DocumentSection, "page">): number => page.width - page.left - page.right;
