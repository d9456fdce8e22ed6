import type { Style } from "../../../reading.ts";
import type { PageContent, PlacedImage, PositionedRun, Rule } from "../../layout/1-words/content.ts";
import { intersection, type PictureView, seenPicture } from "../images/picture-view.ts";
import { loadPdfjs, type PDFPageProxy } from "../open/pdfjs.ts";
import { type Drawn, withActualText } from "./actual-text.ts";
import { fontStyle } from "./font-style.ts";
import { applyX, applyY, bounds, compose, IDENTITY, type Matrix } from "./matrix.ts";
import { type Area, shapesOfPath } from "./paths.ts";
import { type GlyphAttributes, Pen } from "./pen.ts";

/** Beyond these a page is a picture or an attack, not a CV; what was read until then stays. */
const MAX_OPERATORS = 600_000;
const MAX_RUNS = 20_000;
const MAX_RULES = 5_000;
/** A word, at most a line; and words in words. */
const MAX_ACTUAL_TEXT_GLYPHS = 1_000;
const MAX_ACTUAL_TEXT_DEPTH = 8;

/** `key` is the name under which pdf.js keeps the picture's pixels; `view` where not the whole of them is seen, or not upright. */
export type ImagePlacement = PlacedImage & { key?: string; view?: PictureView };

export type PageDrawing = Omit<PageContent, "images"> & {
  images: ImagePlacement[];
  /** How often something was painted that is neither text nor a plain area, line or bullet. */
  marks: number;
  /** Number of drawing operators. */
  operators: number;
  cut: boolean;
};

/** `isSpace` says that the code is 32, whatever the font draws for it. */
type Glyph = { unicode: string; width: number; isSpace: boolean; vmetric?: number[] };
type Font = {
  name?: string;
  vertical?: boolean;
  fontMatrix?: number[];
  isType3Font?: boolean;
  bbox?: number[];
  bold?: boolean;
  italic?: boolean;
};
type FontUse = { style: Omit<Style, "size" | "color">; advance: number; sizeFactor: number; vertical: boolean };

type State = {
  ctm: Matrix;
  fill: string;
  stroke: string;
  alpha: number;
  font?: FontUse;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  lineWidth: number;
  /** Nothing is seen beyond it. */
  clip?: Area;
};

type Mark = { artifact: boolean; heading?: number; hidden: boolean; actualText?: ActualTextSpan };
/** The text that the document gives for what is drawn until the mark ends. */
type ActualTextSpan = { text: string; drawn: Drawn[] };

/** How signs are drawn, wherever they stand: `matrix` goes along with the pen. */
type TextStyle = { font: FontUse; matrix: Matrix; em: number; attributes: GlyphAttributes };

/** What the document's structure says about marked content: heading levels by marked content id; invisible layers. */
export type Marks = { headings: Map<number, number>; layerVisible: (properties: unknown) => boolean };

/** Walks the drawing operators of a page and keeps what is text, area, line or picture, with its place. */
export async function readDrawing(page: PDFPageProxy, marks: Marks): Promise<PageDrawing> {
  const { OPS } = await loadPdfjs();
  const { chunks, cut } = await boundedOperators(page);
  const viewport = page.getViewport({ scale: 1 });
  const walk = new Walk(page, viewport.transform as Matrix, marks);
  const handlers = handlerTable(OPS, walk);
  const count = chunks.reduce((sum, { fnArray }) => sum + fnArray.length, 0);
  for (const { fnArray, argsArray } of chunks)
    for (let at = 0; at < fnArray.length && walk.runs.length < MAX_RUNS; at++) {
      handlers[fnArray[at] as number]?.(argsArray[at] ?? []);
      walk.order++;
    }
  walk.endMarks();
  walk.lift();

  return {
    page: page.pageNumber,
    width: viewport.width,
    height: viewport.height,
    runs: walk.runs,
    rules: walk.rules,
    dots: walk.dots,
    images: walk.images,
    marks: walk.painted,
    operators: count,
    cut: cut || walk.order < count,
  };
}

type Operators = { fnArray: number[]; argsArray: unknown[] };
type Chunk = Operators & { length: number; lastChunk: boolean };
type Stream = { streamReader?: { cancel: (reason: Error) => Promise<void> } | null };
type Pumped = { _renderPageChunk: (chunk: Chunk, stream: Stream) => void };

/**
 * The page's operators up to a limit. pdf.js hands them over in chunks, but collects them all before it answers: a page of 200 MB of
 * operators would take minutes and gigabytes. Calling the chunk at the limit the last one ends that early. The chunks are kept as they
 * come: pdf.js joins them one operator at a time.
 */
async function boundedOperators(page: PDFPageProxy): Promise<{ chunks: Operators[]; cut: boolean }> {
  const pumped = page as unknown as Pumped;
  const take = pumped._renderPageChunk;
  const chunks: Operators[] = [];
  let seen = 0;
  let cut = false;
  pumped._renderPageChunk = (chunk, stream) => {
    seen += chunk.length;
    if (seen > MAX_OPERATORS && !chunk.lastChunk) {
      cut = true;
      chunk.lastChunk = true;
      stream.streamReader?.cancel(new Error("too many operators")).catch(() => {});
    }
    chunks.push(chunk);
    take.call(page, { ...chunk, length: 0 }, stream);
  };
  await page.getOperatorList();
  return { chunks, cut };
}

// biome-ignore lint/suspicious/noExplicitAny: the arguments of an operator depend on the operator.
type Arguments = any;

function handlerTable(ops: Record<string, number>, walk: Walk): ((args: Arguments) => void)[] {
  const table: ((args: Arguments) => void)[] = [];
  const on = (name: string, handler: (args: Arguments) => void) => {
    const code = ops[name];
    if (code !== undefined) table[code] = handler;
  };
  const { state } = walk;

  on("save", () => walk.save());
  on("restore", () => walk.restore());
  on("transform", (args) => walk.transform(args));
  on("setLineWidth", ([width]) => walk.set("lineWidth", width));
  on("setGState", ([entries]) => walk.graphicsState(entries));
  on("setFillRGBColor", ([color]) => walk.set("fill", color));
  on("setStrokeRGBColor", ([color]) => walk.set("stroke", color));
  on("setFillColorN", () => walk.set("fill", ""));
  on("setFillTransparent", () => walk.set("fill", "transparent"));
  on("clip", () => walk.clipNext());
  on("eoClip", () => walk.clipNext());
  on("constructPath", ([paint, data, extent]) => {
    walk.path(paint, data, ops);
    walk.clip(extent);
  });

  on("beginText", () => walk.textMatrix(IDENTITY));
  on("endText", () => walk.lift());
  on("setFont", ([name, size]) => walk.setFont(name, size));
  on("setCharSpacing", ([value]) => walk.set("charSpacing", value));
  on("setWordSpacing", ([value]) => walk.set("wordSpacing", value));
  on("setHScale", ([value]) => walk.set("scale", value / 100));
  on("setLeading", ([value]) => walk.set("leading", -value));
  on("setTextRise", ([value]) => walk.set("rise", value));
  on("setTextRenderingMode", ([mode]) => walk.set("mode", mode));
  on("setTextMatrix", ([m]) => walk.textMatrix([m[0], m[1], m[2], m[3], m[4], m[5]]));
  on("moveText", ([x, y]) => walk.moveText(x, y));
  on("setLeadingMoveText", ([x, y]) => {
    walk.set("leading", y);
    walk.moveText(x, y);
  });
  on("nextLine", () => walk.moveText(0, state().leading));
  on("showText", ([glyphs]) => walk.show(glyphs));

  on("paintFormXObjectBegin", ([matrix]) => {
    walk.save();
    if (matrix) walk.transform(matrix);
  });
  on("paintFormXObjectEnd", () => walk.restore());
  on("beginAnnotation", ([, rect, transform, matrix]) => {
    walk.save();
    if (rect && transform) walk.transform(transform);
    if (matrix) walk.transform(matrix);
  });
  on("endAnnotation", () => walk.restore());
  on("beginMarkedContentProps", ([tag, properties, text]) => walk.mark(tag, properties, text));
  on("beginMarkedContent", ([tag]) => walk.mark(tag?.name ?? tag, undefined));
  on("endMarkedContent", () => walk.endMark());

  on("shadingFill", () => walk.painted++);
  on("paintImageXObject", ([key, width, height]) => walk.image(width, height, key));
  on("paintInlineImageXObject", ([image]) => walk.image(image?.width ?? 0, image?.height ?? 0));
  on("paintImageMaskXObject", ([image]) => walk.image(image?.width ?? 0, image?.height ?? 0));
  return table;
}

class Walk {
  runs: PositionedRun[] = [];
  rules: Rule[] = [];
  dots: Rule[] = [];
  images: ImagePlacement[] = [];
  marks: Mark[] = [];
  order = 0;
  painted = 0;

  private pen = new Pen((run) => this.runs.push(run));
  private actualTexts: ActualTextSpan[] = [];
  private current: State;
  private stack: State[] = [];
  private text: Matrix = IDENTITY;
  /** Where the next sign begins, and where its line began: they take the place of the one in `text`. */
  private x = 0;
  private y = 0;
  private lineX = 0;
  private lineY = 0;
  /** Worked out once for all signs until something changes but their place. */
  private style?: TextStyle;
  private fonts = new Map<string, FontUse>();
  private clipsNext = false;

  constructor(
    private page: PDFPageProxy,
    base: Matrix,
    private document: Marks,
  ) {
    this.current = {
      ctm: base,
      fill: "#000000",
      stroke: "#000000",
      alpha: 1,
      size: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      mode: 0,
      lineWidth: 1,
    };
  }

  state = () => this.current;

  set<Key extends keyof State>(key: Key, value: State[Key]) {
    this.current[key] = value;
    this.style = undefined;
  }

  save() {
    if (this.stack.length < 10_000) this.stack.push({ ...this.current });
  }

  restore() {
    const last = this.stack.pop();
    if (last) this.current = last;
    this.style = undefined;
  }

  transform(matrix: Matrix) {
    this.set("ctm", compose(this.current.ctm, matrix));
  }

  graphicsState(entries: [string, unknown][]) {
    for (const [key, value] of entries) {
      if (key === "ca") this.set("alpha", value as number);
      if (key === "LW") this.set("lineWidth", value as number);
      if (key === "Font") this.setFont((value as [string, number])[0], (value as [string, number])[1]);
    }
  }

  mark(tag: string, properties: unknown, text?: string) {
    const outer = this.marks.at(-1);
    const actualText = text !== undefined && this.actualTexts.length < MAX_ACTUAL_TEXT_DEPTH ? { text, drawn: [] } : undefined;
    this.marks.push({
      artifact: outer?.artifact === true || tag === "Artifact",
      heading: typeof properties === "number" ? (this.document.headings.get(properties) ?? outer?.heading) : outer?.heading,
      hidden: outer?.hidden === true || (tag === "OC" && !this.document.layerVisible(properties)),
      actualText,
    });
    if (actualText) this.actualTexts.push(actualText);
    this.style = undefined;
  }

  endMark() {
    this.style = undefined;
    if (this.marks.pop()?.actualText) this.flush();
  }

  endMarks() {
    while (this.actualTexts.length > 0) this.flush();
  }

  private flush() {
    const actualText = this.actualTexts.pop();
    for (const item of actualText ? withActualText(actualText.drawn, actualText.text) : []) this.draw(item);
  }

  lift() {
    this.draw("lift");
  }

  private draw(item: Drawn) {
    if (this.actualTexts.length > 0) {
      const actualText = this.actualTexts.at(-1) as ActualTextSpan;
      if (actualText.drawn.length < MAX_ACTUAL_TEXT_GLYPHS) return void actualText.drawn.push(item);
      this.endMarks();
    }
    if (item === "lift") this.pen.lift();
    else this.pen.glyph(item);
  }

  path(paint: number, data: [ArrayLike<number> | null] | null, ops: Record<string, number>) {
    const points = data?.[0];
    if (!points || this.rules.length >= MAX_RULES || this.marks.at(-1)?.hidden) return;
    const { ctm, fill, stroke, alpha, lineWidth } = this.current;
    const fills = [ops.fill, ops.eoFill, ops.fillStroke, ops.eoFillStroke, ops.closeFillStroke, ops.closeEOFillStroke].includes(paint);
    const strokes = [ops.stroke, ops.closeStroke, ops.fillStroke, ops.eoFillStroke, ops.closeFillStroke, ops.closeEOFillStroke].includes(
      paint,
    );
    const filled = fills && alpha > 0.05 && fill !== "transparent";
    if (!filled && !strokes) return;
    const shapes = shapesOfPath(points, ctm, filled ? "fill" : "stroke", lineWidth);
    if (!shapes.plain) this.painted++;
    const toRule = (box: Area): Rule => ({ box: { page: this.page.pageNumber, ...box }, fill: filled ? fill : stroke, order: this.order });
    this.rules.push(...shapes.areas.map(toRule));
    this.dots.push(...shapes.dots.map(toRule));
  }

  /** The path that follows bounds what is seen, once it is painted (PDF 32000-1, 8.5.4). */
  clipNext() {
    this.clipsNext = true;
  }

  clip(extent: ArrayLike<number> | null | undefined) {
    if (!this.clipsNext) return;
    this.clipsNext = false;
    const [left, top, right, bottom] = Array.from(extent ?? []);
    if (left === undefined || top === undefined || right === undefined || bottom === undefined) return;
    const area = bounds(this.current.ctm, left, top, right, bottom);
    this.set("clip", this.current.clip ? intersection(this.current.clip, area) : area);
  }

  image(width: number, height: number, key?: string) {
    this.painted++;
    if (this.marks.at(-1)?.hidden || this.images.length > 500) return;
    const { box, view } = seenPicture(this.current.ctm, this.current.clip);
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
      font = this.describeFont(name);
      this.fonts.set(name, font);
    }
    this.set("font", font);
    this.set("size", size);
  }

  private describeFont(name: string): FontUse {
    const font = (this.page.commonObjs.has(name) ? this.page.commonObjs.get(name) : {}) as Font;
    const style = fontStyle(font.name ?? "");
    const advance = font.fontMatrix?.[0] ?? 0.001;
    return {
      style: { ...style, bold: style.bold || font.bold === true, italic: style.italic || font.italic === true },
      advance,
      sizeFactor: font.isType3Font ? type3Size(font) : 1,
      vertical: font.vertical === true,
    };
  }

  textMatrix(matrix: Matrix) {
    this.text = matrix;
    this.style = undefined;
    this.x = this.lineX = matrix[4];
    this.y = this.lineY = matrix[5];
  }

  moveText(x: number, y: number) {
    this.x = this.lineX;
    this.y = this.lineY;
    this.goOn(x, y);
    this.lineX = this.x;
    this.lineY = this.y;
  }

  /** Moves the pen along the axes of the text. */
  private goOn(x: number, y: number) {
    const { text } = this;
    this.x = text[0] * x + text[2] * y + this.x;
    this.y = text[1] * x + text[3] * y + this.y;
  }

  /** Glyphs with the moves between them, in thousandths of the font size. */
  show(pieces: (Glyph | number)[]) {
    const { font, size, scale } = this.current;
    if (!font || size === 0) return;
    this.style ??= this.styleOf(font);
    for (const piece of pieces) {
      if (typeof piece === "number") {
        const move = (-piece * size) / 1000;
        if (font.vertical) this.goOn(0, move);
        else this.goOn(move * scale, 0);
      } else this.showGlyph(piece, this.style);
    }
  }

  private styleOf(font: FontUse): TextStyle {
    const matrix = compose(this.current.ctm, this.text);
    const em = Math.hypot(matrix[2], matrix[3]) * Math.abs(this.current.size * font.sizeFactor);
    return { font, matrix, em, attributes: this.attributes(font) };
  }

  private showGlyph(glyph: Glyph, { font, matrix, em, attributes }: TextStyle) {
    const { ctm, size, charSpacing, wordSpacing, scale, rise } = this.current;
    const spacing = (glyph.isSpace ? wordSpacing : 0) + charSpacing;
    const widthScale = size * font.advance;
    const width = font.vertical ? (glyph.vmetric?.[0] ?? -1000) * widthScale : glyph.width * widthScale * scale;
    matrix[4] = applyX(ctm, this.x, this.y);
    matrix[5] = applyY(ctm, this.x, this.y);
    const [endX, endY] = font.vertical ? [0, rise + width] : [width, rise];
    this.draw({
      text: glyph.unicode,
      x: applyX(matrix, 0, rise),
      y: applyY(matrix, 0, rise),
      endX: applyX(matrix, endX, endY),
      endY: applyY(matrix, endX, endY),
      size: em,
      order: this.order,
      attributes,
    });
    if (font.vertical) this.goOn(0, width - spacing);
    else this.goOn(width + spacing * scale, 0);
  }

  private attributes(font: FontUse): GlyphAttributes {
    const { mode, alpha, fill, stroke } = this.current;
    const mark = this.marks.at(-1);
    const color = mode === 1 || mode === 5 ? stroke : fill;
    const hidden = mark?.hidden
      ? "on a layer that is switched off"
      : mode === 3 || mode === 7
        ? "drawn invisibly"
        : alpha < 0.03 || fill === "transparent"
          ? "fully transparent"
          : undefined;
    return {
      page: this.page.pageNumber,
      font: font.style,
      // Filled and outlined with one colour is how some producers make a bold face.
      bold: font.style.bold || (mode === 2 && stroke === fill),
      color: color || undefined,
      opacity: alpha,
      hidden,
      heading: mark?.heading,
      artifact: mark?.artifact,
    };
  }
}

/** Outlines in units of a whole number to the em, as font files have them; bitmaps have what their resolution gives. */
const isOutline = (scale: number) => 1 / scale >= 250 && Math.abs(1 / scale - Math.round(1 / scale)) < 0.01;

/** A Type 3 font draws in its own units: its em is taken from the box around its glyphs, which is about 1.2 em high. */
function type3Size(font: Font): number {
  const [, , , scaleY = 0.001] = font.fontMatrix ?? [];
  if (isOutline(Math.abs(scaleY))) return 1;
  const [, bottom = 0, , top = 0] = font.bbox ?? [];
  const height = Math.abs(top - bottom);
  if (height > 0) return Math.min(2, Math.max(0.3, (height * Math.abs(scaleY)) / 1.2));
  return 1;
}
