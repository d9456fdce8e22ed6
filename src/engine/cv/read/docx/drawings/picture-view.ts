import { child, descendant, type XmlElement } from "../../../package/xml.ts";
import type { Crop } from "../../images/raster.ts";
import { nearestQuarterTurn, type QuarterTurn } from "../../ocr/page-image/pixels/image.ts";
import { number } from "../attributes.ts";
import { MIN_CROP_RATIO } from "./thresholds.ts";

/** What a document shows of a picture that it holds, and how. */
export type PictureView = {
  crop: Crop;
  /** Clockwise, in degrees, after it was mirrored left to right. */
  rotation: QuarterTurn;
  mirrored: boolean;
};

const PER_UNIT = 100_000;
const PER_DEGREE = 60_000;

/** The view of a picture, or of a shape that is filled with one; undefined where it is shown whole and upright (ECMA-376, 20.1.8.55 and 20.1.7.6). */
export function pictureView(holder: XmlElement | undefined): PictureView | undefined {
  const crop = cropOf(descendant(holder, "a:srcRect"), descendant(holder, "a:fillRect"));
  const { rot, flipH, flipV } = child(child(holder, "pic:spPr") ?? holder, "a:xfrm")?.attributes ?? {};
  return viewOf(crop, (number(rot) ?? 0) / PER_DEGREE, { across: isTrue(flipH), down: isTrue(flipV) });
}

/** The same of a picture in VML, whose shape has this style (ISO/IEC 29500-4, 19.1.2.11 and 19.1.2.19). */
export function vmlPictureView(picture: XmlElement, { rotation, flip = "" }: Record<string, string>): PictureView | undefined {
  const edge = (side: string) => Math.max(0, vmlNumber(picture.attributes[`crop${side}`]));
  const crop = { left: edge("left"), top: edge("top"), right: edge("right"), bottom: edge("bottom") };
  return viewOf(crop, vmlNumber(rotation), { across: flip.includes("x"), down: flip.includes("y") });
}

/** "0.25" and, in parts of 65,536, "16384f" and "5898240fd". */
function vmlNumber(text = ""): number {
  const value = Number.parseFloat(text) || 0;
  return /fd?$/.test(text) ? value / 65_536 : value;
}

function viewOf(crop: Crop, degrees: number, flipped: { across: boolean; down: boolean }): PictureView | undefined {
  // Flipped top to bottom is rotated by 180 degrees and mirrored.
  const rotation = nearestQuarterTurn(degrees + (flipped.down ? 180 : 0));
  const mirrored = flipped.across !== flipped.down;
  const isWhole = Object.values(crop).every((ratio) => ratio < MIN_CROP_RATIO);
  return isWhole && rotation === 0 && !mirrored ? undefined : { crop, rotation, mirrored };
}

const isTrue = (text: string | undefined) => text === "1" || text === "true";

/** Cut off by its own frame, or reaching beyond the shape that it fills. */
function cropOf(source: XmlElement | undefined, fill: XmlElement | undefined): Crop {
  const [cut, beyond] = [edgesOf(source), edgesOf(fill)];
  const [width, height] = [1 + out(beyond.left) + out(beyond.right), 1 + out(beyond.top) + out(beyond.bottom)];
  const side = (inside: number, reaching: number, whole: number) => Math.min(1, Math.max(0, inside) + out(reaching) / whole);
  return {
    left: side(cut.left, beyond.left, width),
    top: side(cut.top, beyond.top, height),
    right: side(cut.right, beyond.right, width),
    bottom: side(cut.bottom, beyond.bottom, height),
  };
}

const out = (ratio: number) => Math.max(0, -ratio);

function edgesOf(rectangle: XmlElement | undefined): Crop {
  const edge = (side: string) => (number(rectangle?.attributes[side]) ?? 0) / PER_UNIT;
  return { left: edge("l"), top: edge("t"), right: edge("r"), bottom: edge("b") };
}
