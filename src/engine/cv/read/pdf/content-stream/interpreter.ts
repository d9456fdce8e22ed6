import type { PageContent, PlacedImage, PositionedRun, Rule } from "../../layout/1-words/content.ts";
import { intersection, type PictureView, seenPicture } from "../images/picture-view.ts";
import type { PDFPageProxy } from "../open/pdfjs.ts";
import { backgroundAt, blended } from "./blending.ts";
import type { ExportedFont } from "./fonts/exported-font.ts";
import { type Font, toFont } from "./fonts/fonts.ts";
import { type GraphicsState, initialState } from "./graphics-state.ts";
import { applyX, applyY, bounds, compose, IDENTITY, type Matrix } from "./matrix.ts";
import { type Area, shapesOfPath } from "./paths.ts";
import { type Shown, withActualText } from "./text/actual-text.ts";
import { type Glyph, type GlyphAttributes, RunBuilder } from "./text/run-builder.ts";
import {
  GLYPH_MIDDLE_EM,
  MAX_ACTUAL_TEXT_DEPTH,
  MAX_ACTUAL_TEXT_GLYPHS,
  MAX_CUT_HEIGHT_EM,
  MAX_IMAGES,
  MAX_OUTLINES,
  MAX_PAGE_RULES,
  MAX_SAVED_STATES,
  MIN_VISIBLE_OPACITY,
} from "./thresholds.ts";

/** `key` is the name under which pdf.js keeps the pixels; `view` where the image is not seen whole, or not upright. */
export type ImagePlacement = PlacedImage & { key?: string; view?: PictureView };

/** A path that is no area, line or bullet, such as the outlines of glyphs. `fill` is "" where its colour is not known. */
export type Outlines = { box: Area; subpaths: number; fill: string; order: number };

export type PageDrawing = Omit<PageContent, "images"> & {
  images: ImagePlacement[];
  outlines: Outlines[];
  /** How often something was painted that is neither text nor a plain area, line or bullet. */
  drawings: number;
  /** Number of operators. */
  operators: number;
  cut: boolean;
};

/** Heading levels by marked-content identifier (MCID), and which optional content groups are visible. */
export type DocumentStructure = { headings: Map<number, number>; layerVisible: (properties: unknown) => boolean };

/** `isSpace` says that the code is 32, whatever the font draws for it. */
type ShownGlyph = { unicode: string; width: number; isSpace: boolean; vmetric?: number[] };

/** A marked-content sequence that is still open (ISO 32000-2, 14.6). */
type MarkedContent = { artifact: boolean; heading?: number; hidden: boolean; actualText?: ActualTextSpan };
type ActualTextSpan = { text: string; shown: Shown[] };

/** The style and scale of glyphs. `matrix` maps text space to the page; its last two numbers change with the text position. */
type TextStyle = { font: Font; matrix: Matrix; em: number; attributes: GlyphAttributes };

/** The numbers of the operators that paint a path, by what they do. */
export type PaintOperators = { fills: Set<number>; strokes: Set<number> };

/** Text rendering modes (ISO 32000-2, table 104). */
const STROKED_ONLY = [1, 5];
const INVISIBLE = [3, 7];
const FILLED_AND_STROKED = 2;

/**
 * What one text-showing operator shows, for those who change it. `adjust` is what stands in the array of `TJ` in the place of a glyph that is taken out, so
 * that the text after it keeps its place: thousandths of the font size. Text in a font of size 0 has no glyphs here.
 */
export type ShownText = { glyphs: ShownPlace[]; ofAnnotation: boolean };
export type ShownPlace = Pick<Glyph, "text" | "x" | "y" | "endX" | "endY" | "size"> & {
  color?: string;
  bold: boolean;
  hidden?: string;
  adjust: number;
};

/** Interprets the operators of a content stream: keeps text, areas, lines and images, with their positions on the page. */
export class Interpreter {
  runs: PositionedRun[] = [];
  rules: Rule[] = [];
  bulletShapes: Rule[] = [];
  images: ImagePlacement[] = [];
  outlines: Outlines[] = [];
  order = 0;
  drawings = 0;

  private builder = new RunBuilder((run) => this.runs.push(run));
  private state: GraphicsState;
  private savedStates: GraphicsState[] = [];
  private markedContents: MarkedContent[] = [];
  private actualTexts: ActualTextSpan[] = [];
  private textMatrix: Matrix = IDENTITY;
  /** The text position and the start of the line, instead of the last two numbers of `textMatrix`. */
  private x = 0;
  private y = 0;
  private lineX = 0;
  private lineY = 0;
  /** Valid until something changes but the text position. */
  private textStyle?: TextStyle;
  private fonts = new Map<string, Font>();
  private isNextPathClip = false;
  private isInAnnotation = false;
  private shownText?: ShownText;
  private cutOffOf?: { attributes: GlyphAttributes; cutOff: GlyphAttributes };

  constructor(
    private page: PDFPageProxy,
    base: Matrix,
    private structure: DocumentStructure,
    private paintOperators: PaintOperators,
    private shownTexts?: ShownText[],
  ) {
    this.state = initialState(base);
  }

  set<Key extends keyof GraphicsState>(key: Key, value: GraphicsState[Key]) {
    this.state[key] = value;
    this.textStyle = undefined;
  }

  save() {
    if (this.savedStates.length < MAX_SAVED_STATES) this.savedStates.push({ ...this.state });
  }

  restore() {
    const saved = this.savedStates.pop();
    if (saved) this.state = saved;
    this.textStyle = undefined;
  }

  transform(matrix: Matrix) {
    this.set("ctm", compose(this.state.ctm, matrix));
  }

  setGraphicsState(entries: [string, unknown][]) {
    for (const [key, value] of entries) {
      if (key === "ca") this.set("fillAlpha", value as number);
      if (key === "BM") this.set("isBlended", value !== "source-over");
      if (key === "SMask") this.set("isBlended", value !== false && value !== null);
      if (key === "LW") this.set("lineWidth", value as number);
      if (key === "Font") this.setFont((value as [string, number])[0], (value as [string, number])[1]);
    }
  }

  beginMarkedContent(tag: string, properties: unknown, text?: string) {
    const outer = this.markedContents.at(-1);
    const actualText = text !== undefined && this.actualTexts.length < MAX_ACTUAL_TEXT_DEPTH ? { text, shown: [] } : undefined;
    this.markedContents.push({
      artifact: outer?.artifact === true || tag === "Artifact",
      heading: typeof properties === "number" ? (this.structure.headings.get(properties) ?? outer?.heading) : outer?.heading,
      hidden: outer?.hidden === true || (tag === "OC" && !this.structure.layerVisible(properties)),
      actualText,
    });
    if (actualText) this.actualTexts.push(actualText);
    this.textStyle = undefined;
  }

  endMarkedContent() {
    this.textStyle = undefined;
    if (this.markedContents.pop()?.actualText) this.endActualText();
  }

  /** What marked content and text objects that the page leaves open hold. */
  end() {
    this.endActualTexts();
    this.endTextObject();
  }

  private endActualTexts() {
    while (this.actualTexts.length > 0) this.endActualText();
  }

  private endActualText() {
    const span = this.actualTexts.pop();
    for (const item of span ? withActualText(span.shown, span.text) : []) this.add(item);
  }

  endTextObject() {
    this.add("end of text object");
  }

  private add(item: Shown) {
    const span = this.actualTexts.at(-1);
    if (span) {
      if (span.shown.length < MAX_ACTUAL_TEXT_GLYPHS) return void span.shown.push(item);
      this.endActualTexts();
    }
    if (item === "end of text object") this.builder.endTextObject();
    else this.builder.addGlyph(item);
  }

  paintPath(operator: number, data: [ArrayLike<number> | null] | null) {
    const points = data?.[0];
    if (!points || this.rules.length >= MAX_PAGE_RULES || this.isOnHiddenLayer()) return;
    const { ctm, fill, stroke, fillAlpha, lineWidth } = this.state;
    const isFilled = this.paintOperators.fills.has(operator) && fillAlpha > MIN_VISIBLE_OPACITY && fill !== "transparent";
    if (!isFilled && !this.paintOperators.strokes.has(operator)) return;
    const shapes = shapesOfPath(points, ctm, isFilled ? "fill" : "stroke", lineWidth);
    const color = isFilled ? fill : stroke;
    if (shapes.drawing) {
      this.drawings++;
      if (this.outlines.length < MAX_OUTLINES) this.outlines.push({ ...shapes.drawing, fill: color, order: this.order });
    }
    const alpha = isFilled ? fillAlpha : 1;
    this.rules.push(...shapes.areas.flatMap((area) => this.rule(area, color, alpha) ?? []));
    this.bulletShapes.push(...shapes.bulletShapes.flatMap((area) => this.rule(area, color, alpha) ?? []));
  }

  /** The part of an area within the clipping path, in the colour that it has on the page. */
  private rule(area: Area, color: string, alpha: number): Rule | undefined {
    const { clip, isBlended } = this.state;
    const seen = clip ? intersection(area, clip) : area;
    if (seen.width <= 0 || seen.height <= 0) return undefined;
    const box = { page: this.page.pageNumber, ...seen };
    const rule: Rule = { box, fill: color, order: this.order };
    if (isBlended) return { ...rule, fill: "", translucent: true };
    return alpha < 1 ? { ...rule, fill: blended(color, backgroundAt(box, this.rules), alpha), translucent: true } : rule;
  }

  /** A gradient (`sh`) covers all that the clipping path leaves. */
  paintShading() {
    this.drawings++;
    if (this.isOnHiddenLayer() || this.rules.length >= MAX_PAGE_RULES) return;
    const { width, height } = this.page.getViewport({ scale: 1 });
    const rule = this.rule(this.state.clip ?? { x: 0, y: 0, width, height }, "", 1);
    if (rule) this.rules.push({ ...rule, translucent: true });
  }

  private isOnHiddenLayer = () => this.markedContents.at(-1)?.hidden === true;

  /** `W` makes the next path, once it is painted, the clipping path (ISO 32000-2, 8.5.4). */
  clipWithNextPath() {
    this.isNextPathClip = true;
  }

  clip(extent: ArrayLike<number> | null | undefined) {
    if (!this.isNextPathClip) return;
    this.isNextPathClip = false;
    const [left, top, right, bottom] = Array.from(extent ?? []);
    if (left === undefined || top === undefined || right === undefined || bottom === undefined) return;
    const area = bounds(this.state.ctm, left, top, right, bottom);
    this.set("clip", this.state.clip ? intersection(this.state.clip, area) : area);
  }

  paintImage(width: number, height: number, key?: string) {
    this.drawings++;
    if (this.isOnHiddenLayer() || this.images.length >= MAX_IMAGES) return;
    const { box, view } = seenPicture(this.state.ctm, this.state.clip);
    this.images.push({
      box: { page: this.page.pageNumber, ...box },
      order: this.order,
      pixels: { width, height },
      key,
      ...(view && { view }),
    });
  }

  setFont(name: string, size: number) {
    let font = this.fonts.get(name);
    if (!font) {
      font = toFont((this.page.commonObjs.has(name) ? this.page.commonObjs.get(name) : {}) as ExportedFont);
      this.fonts.set(name, font);
    }
    this.set("font", font);
    this.set("fontSize", size);
  }

  setTextMatrix(matrix: Matrix) {
    this.textMatrix = matrix;
    this.textStyle = undefined;
    this.x = this.lineX = matrix[4];
    this.y = this.lineY = matrix[5];
  }

  moveText(x: number, y: number) {
    this.x = this.lineX;
    this.y = this.lineY;
    this.advance(x, y);
    this.lineX = this.x;
    this.lineY = this.y;
  }

  nextLine() {
    this.moveText(0, this.state.leading);
  }

  /** Moves the text position along the axes of text space. */
  private advance(x: number, y: number) {
    const { textMatrix } = this;
    this.x = textMatrix[0] * x + textMatrix[2] * y + this.x;
    this.y = textMatrix[1] * x + textMatrix[3] * y + this.y;
  }

  /** Glyphs with the adjustments between them, in thousandths of the font size. */
  showText(items: (ShownGlyph | number)[]) {
    if (this.shownTexts) {
      this.shownText = { glyphs: [], ofAnnotation: this.isInAnnotation };
      this.shownTexts.push(this.shownText);
    }
    const { font, fontSize, horizontalScale } = this.state;
    if (!font || fontSize === 0) return;
    this.textStyle ??= this.textStyleOf(font);
    for (const item of items) {
      if (typeof item === "number") {
        const distance = (-item * fontSize) / 1000;
        if (font.isVertical) this.advance(0, distance);
        else this.advance(distance * horizontalScale, 0);
      } else this.showGlyph(item, this.textStyle);
    }
  }

  private textStyleOf(font: Font): TextStyle {
    const matrix = compose(this.state.ctm, this.textMatrix);
    const em = Math.hypot(matrix[2], matrix[3]) * Math.abs(this.state.fontSize * font.emFactor);
    return { font, matrix, em, attributes: this.attributes(font) };
  }

  private showGlyph(glyph: ShownGlyph, { font, matrix, em, attributes }: TextStyle) {
    const { ctm, fontSize, charSpacing, wordSpacing, horizontalScale, rise } = this.state;
    const spacing = (glyph.isSpace ? wordSpacing : 0) + charSpacing;
    const unit = fontSize * font.unitLength;
    const width = font.isVertical ? (glyph.vmetric?.[0] ?? -1000) * unit : glyph.width * unit * horizontalScale;
    matrix[4] = applyX(ctm, this.x, this.y);
    matrix[5] = applyY(ctm, this.x, this.y);
    const [endX, endY] = font.isVertical ? [0, rise + width] : [width, rise];
    const shown: Glyph = {
      text: font.characters?.get(glyph.unicode) ?? glyph.unicode,
      x: applyX(matrix, 0, rise),
      y: applyY(matrix, 0, rise),
      endX: applyX(matrix, endX, endY),
      endY: applyY(matrix, endX, endY),
      size: em,
      order: this.order,
      attributes,
    };
    if (this.state.clip && !attributes.hidden && isOutside(shown, this.state.clip)) shown.attributes = this.cutOff(attributes);
    this.add(shown);
    this.shownText?.glyphs.push(placeOf(shown, ((font.isVertical ? spacing - width : -glyph.width * unit - spacing) * 1000) / fontSize));
    if (font.isVertical) this.advance(0, width - spacing);
    else this.advance(width + spacing * horizontalScale, 0);
  }

  /** What annotations show comes after the page. */
  beginAnnotation() {
    this.isInAnnotation = true;
  }

  private attributes(font: Font): GlyphAttributes {
    const { renderingMode, fillAlpha, fill, stroke } = this.state;
    const content = this.markedContents.at(-1);
    const color = STROKED_ONLY.includes(renderingMode) ? stroke : fill;
    return {
      page: this.page.pageNumber,
      font: font.style,
      // Some producers make a bold face by filling and stroking in one colour.
      bold: font.style.bold || (renderingMode === FILLED_AND_STROKED && stroke === fill),
      color: color || undefined,
      opacity: fillAlpha,
      hidden: this.hiddenReason(),
      heading: content?.heading,
      artifact: content?.artifact,
    };
  }

  /** One object for all glyphs of a style, so that they are one run. */
  private cutOff(attributes: GlyphAttributes): GlyphAttributes {
    if (this.cutOffOf?.attributes !== attributes) this.cutOffOf = { attributes, cutOff: { ...attributes, hidden: "cut off" } };
    return this.cutOffOf.cutOff;
  }

  private hiddenReason(): string | undefined {
    const { renderingMode, fillAlpha, fill } = this.state;
    if (this.isOnHiddenLayer()) return "on a layer that is switched off";
    if (INVISIBLE.includes(renderingMode)) return "drawn invisibly";
    return fillAlpha < MIN_VISIBLE_OPACITY || fill === "transparent" ? "fully transparent" : undefined;
  }
}

const placeOf = ({ text, x, y, endX, endY, size, attributes: { hidden, bold, color } }: Glyph, adjust: number): ShownPlace => ({
  text,
  x,
  y,
  endX,
  endY,
  size,
  bold,
  color,
  adjust,
  ...(hidden && { hidden }),
});

/** The middle of the glyph lies beyond the clipping path, from above to below by more than most of its height. */
function isOutside({ x, y, endX, endY, size }: Glyph, clip: Area): boolean {
  const [middleX, middleY] = [(x + endX) / 2, (y + endY) / 2 - GLYPH_MIDDLE_EM * size];
  return (
    middleX < clip.x ||
    middleX > clip.x + clip.width ||
    middleY < clip.y - MAX_CUT_HEIGHT_EM * size ||
    middleY > clip.y + clip.height + MAX_CUT_HEIGHT_EM * size
  );
}
