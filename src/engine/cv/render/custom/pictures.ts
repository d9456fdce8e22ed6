import { lookUp } from "../../../contract/look-up.ts";
import { child, childrenOf, descendants, element, isElement, type XmlElement } from "../../package/xml.ts";
import { declareType, relate } from "./package/package.ts";
import type { CustomType } from "./tags/dialect.ts";
import type { Picture, Values } from "./tags/values.ts";

const EMU_PER_MM = 36_000;
const DEFAULT_HEIGHT_MM = 35;
const TYPES = { png: "image/png", jpg: "image/jpeg" };

/** Adds a picture to the package, once, and returns the relationship id by which a part refers to it. */
export function embed(parts: Map<string, Uint8Array>, type: CustomType, part: string, name: string, picture: Picture): string {
  const folder = type === "docx" ? "word/media" : "ppt/media";
  const file = `${folder}/own-${name}.${picture.type}`;
  parts.set(file, new Uint8Array(Buffer.from(picture.base64, "base64")));
  declareType(parts, { Extension: picture.type, ContentType: TYPES[picture.type] });
  const up = part.split("/").length - 2;
  return relate(parts, part, "image", `${"../".repeat(up)}media/own-${name}.${picture.type}`);
}

/** Replaces pictures whose alternative text is `{{photo}}` or `{{logo}}` with these, in the same frame; removes them where there is none. */
export function replacePictures(root: XmlElement, type: CustomType, values: Values, use: (name: string, picture: Picture) => string): void {
  const names = type === "docx" ? { picture: "w:drawing", title: "wp:docPr" } : { picture: "p:pic", title: "p:cNvPr" };
  const walk = (node: XmlElement) => {
    node.children = node.children.filter((one) => {
      if (!isElement(one)) return true;
      if (one.name !== names.picture) {
        walk(one);
        return true;
      }
      const title = descendants(one, names.title)[0];
      const wanted = pictureTag(title?.attributes.descr) ?? pictureTag(title?.attributes.title);
      if (!title || !wanted) {
        walk(one);
        return true;
      }
      const picture = lookUp(values, wanted) as Picture | undefined;
      if (!picture) return false;
      for (const blip of descendants(one, "a:blip")) {
        blip.attributes["r:embed"] = use(wanted, picture);
        // An SVG version of the picture would still show the placeholder.
        blip.children = [];
      }
      const alt = wanted === "photo" ? String((values.basics as Values).name ?? "") : "Logo";
      for (const { attributes } of [title, ...descendants(one, "pic:cNvPr")]) {
        attributes.descr = alt;
        delete attributes.title;
      }
      crop(one, picture);
      return true;
    });
  };
  walk(root);
}

/** `photo` for the alternative text `{{photo}}`. */
export const pictureTag = (text: string | undefined): string | undefined => /^\s*\{\{\s*(\w+)\s*\}\}\s*$/.exec(text ?? "")?.[1];

/** Crops a picture to the ratio of its frame, evenly on both sides (DrawingML counts in thousandths of a percent). */
function crop(drawing: XmlElement, { width, height }: Picture): void {
  const frame = descendants(drawing, "a:xfrm").flatMap((one) => child(one, "a:ext") ?? [])[0]?.attributes;
  const fill = [...descendants(drawing, "pic:blipFill"), ...descendants(drawing, "p:blipFill")][0];
  if (!frame || !fill) return;
  const ratio = width / height / (Number(frame.cx) / Number(frame.cy));
  const cut = String(Math.round(((1 - Math.min(ratio, 1 / ratio)) / 2) * 100_000));
  const edges: Record<string, string> = ratio > 1 ? { l: cut, r: cut } : { t: cut, b: cut };
  const rest = childrenOf(fill).filter(({ name }) => name !== "a:srcRect");
  fill.children = [...rest.slice(0, 1), element("a:srcRect", edges), ...rest.slice(1)];
}

/** A run with a picture in the line, for a tag in a Word text. */
export function inlinePicture(id: string, alt: string, { width, height }: Picture, wanted: string | undefined): XmlElement {
  const high = (Number.parseFloat(wanted ?? "") || DEFAULT_HEIGHT_MM) * EMU_PER_MM;
  const extent = { cx: String(Math.round((high * width) / height)), cy: String(Math.round(high)) };
  const a = "http://schemas.openxmlformats.org/drawingml/2006/main";
  const pic = "http://schemas.openxmlformats.org/drawingml/2006/picture";
  const wp = "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing";
  const picture = element("pic:pic", { "xmlns:pic": pic }, [
    element("pic:nvPicPr", {}, [element("pic:cNvPr", { id: "0", name: "Picture" }), element("pic:cNvPicPr")]),
    element("pic:blipFill", {}, [
      element("a:blip", { "r:embed": id, "xmlns:r": "http://schemas.openxmlformats.org/officeDocument/2006/relationships" }),
      element("a:stretch", {}, [element("a:fillRect")]),
    ]),
    element("pic:spPr", {}, [
      element("a:xfrm", {}, [element("a:off", { x: "0", y: "0" }), element("a:ext", extent)]),
      element("a:prstGeom", { prst: "rect" }, [element("a:avLst")]),
    ]),
  ]);
  const graphic = element("a:graphic", { "xmlns:a": a }, [element("a:graphicData", { uri: pic }, [picture])]);
  const inline = element("wp:inline", { distT: "0", distB: "0", distL: "0", distR: "0", "xmlns:wp": wp }, [
    element("wp:extent", extent),
    element("wp:docPr", { id: "1", name: "Picture", descr: alt }),
    graphic,
  ]);
  return element("w:r", {}, [element("w:drawing", {}, [inline])]);
}
