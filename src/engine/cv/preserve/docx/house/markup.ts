import { escapeAttribute, escapeText } from "../source/edits.ts";

/** Word XML that this program writes into a document of somebody else: with namespaces of its own, and no style of the document. */
export type Pen = ReturnType<typeof penFor>;

type Look = { sizePt: number; color: string; bold?: boolean; font?: string };
type Place = { beforePt?: number; afterPt?: number; rtl: boolean; rightTab?: number; ruleColor?: string; end?: string };
export type Logo = { relationId: string; widthMm: number; heightMm: number; alt: string; drawingId: number };

const TRANSITIONAL = {
  w: "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
  r: "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
  wp: "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing",
  a: "http://schemas.openxmlformats.org/drawingml/2006/main",
  pic: "http://schemas.openxmlformats.org/drawingml/2006/picture",
};
const STRICT: typeof TRANSITIONAL = {
  w: "http://purl.oclc.org/ooxml/wordprocessingml/main",
  r: "http://purl.oclc.org/ooxml/officeDocument/relationships",
  wp: "http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing",
  a: "http://purl.oclc.org/ooxml/drawingml/main",
  pic: "http://purl.oclc.org/ooxml/drawingml/picture",
};

export const twips = (points: number) => Math.round(points * 20);
export const twipsOfMm = (millimetres: number) => Math.round((millimetres * 1440) / 25.4);
const emuOfMm = (millimetres: number) => Math.round(millimetres * 36_000);

export function penFor(isStrict: boolean) {
  const names = isStrict ? STRICT : TRANSITIONAL;
  const namespaces = `xmlns:w="${names.w}" xmlns:r="${names.r}"`;
  const [start, end] = isStrict ? ["start", "end"] : ["left", "right"];

  const runProperties = ({ sizePt, color, bold = false, font }: Look, rtl: boolean) => {
    const toggles = [
      `b w:val="${Number(bold)}"`,
      `bCs w:val="${Number(bold)}"`,
      ...["i", "iCs", "caps", "smallCaps", "strike"].map((name) => `${name} w:val="0"`),
    ];
    const named = font && escapeAttribute(font);
    return `<w:rPr>${named ? `<w:rFonts w:ascii="${named}" w:hAnsi="${named}" w:cs="${named}"/>` : ""}${toggles.map((one) => `<w:${one}/>`).join("")}<w:color w:val="${color.slice(1).toUpperCase()}"/><w:spacing w:val="0"/><w:sz w:val="${Math.round(sizePt * 2)}"/><w:szCs w:val="${Math.round(sizePt * 2)}"/><w:u w:val="none"/>${rtl ? "<w:rtl/>" : ""}</w:rPr>`;
  };

  return {
    namespaces,
    run: (text: string, look: Look, rtl = false) =>
      `<w:r>${runProperties(look, rtl)}<w:t xml:space="preserve">${escapeText(text)}</w:t></w:r>`,
    tab: () => "<w:r><w:tab/></w:r>",
    /** A paragraph that takes nothing from the styles of the document. `end`: a section that ends with it. */
    paragraph: (content: string, { beforePt = 0, afterPt = 0, rtl, rightTab, ruleColor, end: section = "" }: Place) => {
      const rule = ruleColor
        ? `<w:pBdr><w:top w:val="single" w:sz="4" w:space="4" w:color="${ruleColor.slice(1).toUpperCase()}"/></w:pBdr>`
        : "";
      const tabs = rightTab ? `<w:tabs><w:tab w:val="${end}" w:pos="${rightTab}"/></w:tabs>` : "";
      const spacing = `<w:spacing w:before="${twips(beforePt)}" w:beforeAutospacing="0" w:after="${twips(afterPt)}" w:afterAutospacing="0" w:line="240" w:lineRule="auto"/>`;
      const properties = `<w:keepNext w:val="0"/><w:pageBreakBefore w:val="0"/>${rule}${tabs}<w:bidi w:val="${Number(rtl)}"/>${spacing}<w:ind w:${start}="0" w:${end}="0" w:firstLine="0"/><w:contextualSpacing w:val="0"/><w:jc w:val="${start}"/>${section}`;
      return `<w:p ${namespaces}><w:pPr>${properties}</w:pPr>${content}</w:p>`;
    },
    /** A paragraph of one point. */
    hairline: () =>
      `<w:p ${namespaces}><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/><w:rPr><w:sz w:val="2"/><w:szCs w:val="2"/></w:rPr></w:pPr></w:p>`,
    logo: ({ relationId, widthMm, heightMm, alt, drawingId }: Logo) => {
      const size = `cx="${emuOfMm(widthMm)}" cy="${emuOfMm(heightMm)}"`;
      const named = `name="Logo" descr="${escapeAttribute(alt)}"`;
      return (
        `<w:r><w:drawing><wp:inline xmlns:wp="${names.wp}" distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr id="${drawingId}" ${named}/><wp:cNvGraphicFramePr/>` +
        `<a:graphic xmlns:a="${names.a}"><a:graphicData uri="${names.pic}"><pic:pic xmlns:pic="${names.pic}"><pic:nvPicPr><pic:cNvPr id="${drawingId}" ${named}/><pic:cNvPicPr/></pic:nvPicPr>` +
        `<pic:blipFill><a:blip r:embed="${relationId}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm>` +
        '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>'
      );
    },
    /** A header or footer as a part of its own. */
    part: (root: "hdr" | "ftr", content: string) =>
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:${root} ${namespaces}>${content}</w:${root}>`,
    reference: (kind: "header" | "footer", type: string, id: string) => `<w:${kind}Reference ${namespaces} w:type="${type}" r:id="${id}"/>`,
  };
}
