import { lookUp } from "../../../../contract/look-up.ts";
import { child, childrenOf, descendant, textOf, type XmlElement } from "../../../package/xml.ts";
import { number } from "../attributes.ts";
import type { Block, FloatingBox, Section } from "../model.ts";
import { type PictureView, pictureView, vmlPictureView } from "./picture-view.ts";
import { MAX_PHOTO_ASPECT, MAX_PHOTO_POINTS, MAX_PHOTO_TOP_POINTS, MIN_PHOTO_ASPECT, MIN_PHOTO_POINTS } from "./thresholds.ts";

const EMU_PER_POINT = 12_700;
const emu = (text: string | undefined) => (number(text) ?? 0) / EMU_PER_POINT;

export type Drawn = { boxes: FloatingBox[]; pictures: DrawnPicture[] };
export type DrawnPicture = {
  relationId: string;
  x: number;
  y: number;
  width: number;
  height: number;
  fromParagraph: boolean;
  view?: PictureView;
};

type Frame = { x: number; y: number; scaleX: number; scaleY: number };
type Placed = Omit<FloatingBox, "blocks">;

/** What a drawing needs from the story that it stands in. */
export type DrawingReader = {
  page: Section["page"];
  readBlocks: (container: XmlElement, background: string | undefined) => Block[];
  /** Text of a diagram or chart that lies in a part of its own, one paragraph each. */
  readGraphic: (relationId: string, kind: "diagram" | "chart") => Block[];
};

/** Text boxes and pictures of a `w:drawing` (ECMA-376 20.4), groups and canvases unfolded. */
export function readDrawing(drawing: XmlElement, reader: DrawingReader): Drawn {
  const drawn: Drawn = { boxes: [], pictures: [] };
  for (const holder of drawing.children) {
    if (typeof holder === "string" || child(holder, "wp:docPr")?.attributes.hidden === "1") continue;
    const place = placeOf(holder, reader.page);
    const data = child(child(holder, "a:graphic"), "a:graphicData");
    readShapes(data, place, { x: place.x, y: place.y, scaleX: 1, scaleY: 1 }, reader, drawn);
  }
  return drawn;
}

function placeOf(holder: XmlElement, page: Section["page"]): Placed {
  const extent = child(holder, "wp:extent");
  const width = emu(extent?.attributes.cx);
  const height = emu(extent?.attributes.cy);
  if (holder.name === "wp:inline") return { x: page.left, y: 0, width, height, inline: true, fromParagraph: true };

  const horizontal = child(holder, "wp:positionH");
  const vertical = child(holder, "wp:positionV");
  const fromParagraph = !/page|margin/i.test(vertical?.attributes.relativeFrom ?? "");
  const x = offset(horizontal, horizontal?.attributes.relativeFrom === "page" ? 0 : page.left, page.width, width, page);
  const y = offset(vertical, !fromParagraph && vertical?.attributes.relativeFrom !== "page" ? page.top : 0, page.height, height, page);
  const offPage = x + width < 0 || x > page.width || (!fromParagraph && (y + height < 0 || y > page.height));
  // With text above and below and none beside it, a drawing stands in the text like one of its lines.
  const inline = fromParagraph && child(holder, "wp:wrapTopAndBottom") !== undefined;
  return { x, y, width, height, inline, fromParagraph, ...(offPage ? { offPage } : {}) };
}

function offset(position: XmlElement | undefined, base: number, available: number, size: number, page: Section["page"]): number {
  const align = textOf(child(position, "wp:align"));
  const from = position?.attributes.relativeFrom === "page" ? 0 : page.left;
  if (align === "right" || align === "bottom" || align === "outside") return available - size - from;
  if (align === "center") return (available - size) / 2;
  if (align !== "") return base;
  const percent = number(textOf(child(position, "wp14:pctPosHOffset") ?? child(position, "wp14:pctPosVOffset")));
  if (percent !== undefined) return base + (percent / 100_000) * available;
  return base + emu(textOf(child(position, "wp:posOffset")));
}

function readShapes(container: XmlElement | undefined, place: Placed, frame: Frame, reader: DrawingReader, drawn: Drawn): void {
  for (const node of container?.children ?? []) {
    if (typeof node === "string") continue;
    lookUp(SHAPE_READERS, node.name)?.(node, place, frame, reader, drawn);
  }
}

const SHAPE_READERS: Record<string, (shape: XmlElement, place: Placed, frame: Frame, reader: DrawingReader, drawn: Drawn) => void> = {
  "wps:wsp": readShape,
  "wpg:wgp": readGroup,
  "wpg:grpSp": readGroup,
  "wpc:wpc": readShapes,
  "pic:pic": (picture, place, frame, _reader, drawn) => addPicture(picture, boxIn(picture, place, frame), drawn),
  "dgm:relIds": (element, place, _frame, reader, drawn) => addGraphic(element.attributes["r:dm"], "diagram", place, reader, drawn),
  "c:chart": (element, place, _frame, reader, drawn) => addGraphic(element.attributes["r:id"], "chart", place, reader, drawn),
};

function readShape(shape: XmlElement, place: Placed, frame: Frame, reader: DrawingReader, drawn: Drawn): void {
  const box = boxIn(shape, place, frame);
  const content = child(child(shape, "wps:txbx"), "w:txbxContent");
  if (content) drawn.boxes.push({ ...box, blocks: reader.readBlocks(content, undefined) });
  addPicture(child(shape, "wps:spPr"), box, drawn);
}

/** Members of a group have coordinates of their own (20.1.7.5): the group's child space is stretched over its place. */
function readGroup(group: XmlElement, place: Placed, frame: Frame, reader: DrawingReader, drawn: Drawn): void {
  const transform = child(child(group, "wpg:grpSpPr"), "a:xfrm");
  const size = child(transform, "a:ext")?.attributes;
  const inner = { offset: child(transform, "a:chOff")?.attributes, size: child(transform, "a:chExt")?.attributes };
  const outer = group.name === "wpg:wgp" ? { ...place } : boxIn(group, place, frame);
  const scaleX = ratio(outer.width, emu(inner.size?.cx ?? size?.cx));
  const scaleY = ratio(outer.height, emu(inner.size?.cy ?? size?.cy));
  const origin = { x: outer.x - emu(inner.offset?.x) * scaleX, y: outer.y - emu(inner.offset?.y) * scaleY, scaleX, scaleY };
  readShapes(group, { ...outer, inline: false }, origin, reader, drawn);
}

const ratio = (outer: number, inner: number) => (outer > 0 && inner > 0 ? outer / inner : 1);

/** A lone shape fills its drawing; a member of a group stands where its own transform says. */
function boxIn(shape: XmlElement, place: Placed, frame: Frame): Placed {
  const isMember = frame.x !== place.x || frame.y !== place.y || frame.scaleX !== 1 || frame.scaleY !== 1;
  const properties = child(shape, "wps:spPr") ?? child(shape, "pic:spPr") ?? child(shape, "wpg:grpSpPr");
  const transform = child(properties, "a:xfrm");
  const at = child(transform, "a:off")?.attributes;
  const size = child(transform, "a:ext")?.attributes;
  if (!transform || (!isMember && emu(at?.x) === 0 && emu(at?.y) === 0)) return place;
  return {
    ...place,
    x: frame.x + emu(at?.x) * frame.scaleX,
    y: frame.y + emu(at?.y) * frame.scaleY,
    width: emu(size?.cx) * frame.scaleX,
    height: emu(size?.cy) * frame.scaleY,
  };
}

function addPicture(holder: XmlElement | undefined, box: Placed, drawn: Drawn): void {
  const relationId = descendant(holder, "a:blip")?.attributes["r:embed"];
  const { x, y, width, height, fromParagraph } = box;
  if (relationId) drawn.pictures.push({ relationId, x, y, width, height, fromParagraph, view: pictureView(holder) });
}

function addGraphic(id: string | undefined, kind: "diagram" | "chart", place: Placed, reader: DrawingReader, drawn: Drawn): void {
  const blocks = id ? reader.readGraphic(id, kind) : [];
  if (blocks.length > 0) drawn.boxes.push({ ...place, blocks });
}

/** Text boxes, word art and pictures of a `w:pict` (VML), which Word still writes for compatibility and headers. */
export function readPict(pict: XmlElement, reader: DrawingReader, wordArt: (text: string) => Block[]): Drawn {
  const drawn: Drawn = { boxes: [], pictures: [] };
  readVml(pict, { x: reader.page.left, y: 0 }, reader, wordArt, drawn);
  return drawn;
}

function readVml(
  container: XmlElement,
  origin: { x: number; y: number },
  reader: DrawingReader,
  wordArt: (text: string) => Block[],
  drawn: Drawn,
): void {
  for (const node of container.children) {
    if (typeof node === "string" || !node.name.startsWith("v:") || node.name === "v:shapetype") continue;
    const css = cssOf(node.attributes.style);
    if (css.visibility === "hidden") continue;
    const box = vmlPlace(css, origin, reader.page);
    if (node.name === "v:group") {
      readVml(node, box, reader, wordArt, drawn);
      continue;
    }

    const content = child(child(node, "v:textbox"), "w:txbxContent");
    if (content) drawn.boxes.push({ ...box, blocks: reader.readBlocks(content, undefined) });
    const art = child(node, "v:textpath")?.attributes.string;
    if (art)
      drawn.boxes.push({ ...box, blocks: wordArt(art), watermark: /watermark/i.test(node.attributes.id ?? "") || "rotation" in css });
    const picture = child(node, "v:imagedata");
    const relationId = picture?.attributes["r:id"];
    if (relationId) drawn.pictures.push({ relationId, ...box, view: vmlPictureView(picture, css) });
  }
}

function cssOf(style: string | undefined): Record<string, string> {
  return Object.fromEntries(
    (style ?? "").split(";").map((rule) => {
      const colon = rule.indexOf(":");
      return [rule.slice(0, colon).trim().toLowerCase(), rule.slice(colon + 1).trim()];
    }),
  );
}

function vmlPlace(css: Record<string, string>, origin: { x: number; y: number }, page: Section["page"]): Placed {
  const isFloating = css.position === "absolute";
  const fromPage = css["mso-position-vertical-relative"] === "page";
  const x = origin.x + cssPoints(css["margin-left"] ?? css.left) - (css["mso-position-horizontal-relative"] === "page" ? page.left : 0);
  return {
    x,
    y: origin.y + cssPoints(css["margin-top"] ?? css.top),
    width: cssPoints(css.width),
    height: cssPoints(css.height),
    inline: !isFloating,
    fromParagraph: !fromPage,
  };
}

const CSS_UNITS: Record<string, number> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75, "": 1 };
function cssPoints(text: string | undefined): number {
  const match = /^(-?[\d.]+)\s*([a-z]*)/.exec(text ?? "");
  return match ? Number(match[1]) * (lookUp(CSS_UNITS, match[2] ?? "") ?? 1) : 0;
}

/** A photo is about passport-shaped, bigger than an icon, smaller than a page, and near the top. */
export function looksLikePhoto(picture: DrawnPicture, isNearTop: boolean): boolean {
  const isOnSide = picture.view?.rotation === 90 || picture.view?.rotation === 270;
  const [width, height] = isOnSide ? [picture.height, picture.width] : [picture.width, picture.height];
  const aspect = width / height;
  return (
    isNearTop &&
    Math.min(width, height) >= MIN_PHOTO_POINTS &&
    Math.max(width, height) <= MAX_PHOTO_POINTS &&
    aspect >= MIN_PHOTO_ASPECT &&
    aspect <= MAX_PHOTO_ASPECT &&
    picture.y <= MAX_PHOTO_TOP_POINTS
  );
}

/** True when a part draws a filled shape or a picture behind its text: what is white there need not be invisible. */
export function paintsBehindText(root: XmlElement | undefined): boolean {
  for (const node of root?.children ?? []) {
    if (typeof node === "string") continue;
    if (node.name === "wp:anchor" && isTrue(node.attributes.behindDoc)) return true;
    if (node.name === "wps:spPr" && childrenOf(node, "a:noFill").length === 0) return true;
    if (node.name.startsWith("v:") && node.attributes.fillcolor !== undefined && node.attributes.filled !== "f") return true;
    if (node.name === "w:background") return true;
    if (paintsBehindText(node)) return true;
  }
  return false;
}

const isTrue = (text: string | undefined) => text === "1" || text === "true";
