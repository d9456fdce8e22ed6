import { loadPdfjs, type PDFPageProxy } from "../open/pdfjs.ts";
import { type DocumentStructure, Interpreter, type PageDrawing, type PaintOperators, type ShownText } from "./interpreter.ts";
import { IDENTITY, type Matrix } from "./matrix.ts";
import { boundedOperators } from "./operators.ts";
import { withTexLogos } from "./text/tex-logos.ts";
import { MAX_RUNS } from "./thresholds.ts";

/** Reads the content stream of a page: text, areas, lines and images with their places. `shown` takes what each text-showing operator shows, in their order. */
export async function readDrawing(page: PDFPageProxy, structure: DocumentStructure, shown?: ShownText[]): Promise<PageDrawing> {
  const { OPS } = await loadPdfjs();
  const { chunks, truncated } = await boundedOperators(page);
  const viewport = page.getViewport({ scale: 1 });
  const interpreter = new Interpreter(page, viewport.transform as Matrix, structure, paintOperators(OPS), shown);
  const handlers = handlerTable(OPS, interpreter);
  const count = chunks.reduce((sum, { fnArray }) => sum + fnArray.length, 0);
  for (const { fnArray, argsArray } of chunks)
    for (let at = 0; at < fnArray.length && interpreter.runs.length < MAX_RUNS; at++) {
      handlers[fnArray[at] as number]?.(argsArray[at] ?? []);
      interpreter.order++;
    }
  interpreter.end();

  return {
    page: page.pageNumber,
    width: viewport.width,
    height: viewport.height,
    runs: withTexLogos(interpreter.runs),
    rules: interpreter.rules,
    bulletShapes: interpreter.bulletShapes,
    images: interpreter.images,
    outlines: interpreter.outlines,
    drawings: interpreter.drawings,
    operators: count,
    cut: truncated || interpreter.order < count,
  };
}

const FILLS = ["fill", "eoFill", "fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"];
const STROKES = ["stroke", "closeStroke", "fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"];

const paintOperators = (ops: Record<string, number>): PaintOperators => ({
  fills: new Set(FILLS.map((name) => ops[name] as number)),
  strokes: new Set(STROKES.map((name) => ops[name] as number)),
});

// biome-ignore lint/suspicious/noExplicitAny: the arguments of an operator depend on the operator.
type Arguments = any;

function handlerTable(ops: Record<string, number>, interpreter: Interpreter): ((args: Arguments) => void)[] {
  const table: ((args: Arguments) => void)[] = [];
  const on = (name: string, handler: (args: Arguments) => void) => {
    const code = ops[name];
    if (code !== undefined) table[code] = handler;
  };

  on("save", () => interpreter.save());
  on("restore", () => interpreter.restore());
  on("transform", (args) => interpreter.transform(args));
  on("setLineWidth", ([width]) => interpreter.set("lineWidth", width));
  on("setGState", ([entries]) => interpreter.setGraphicsState(entries));
  on("setFillRGBColor", ([color]) => interpreter.set("fill", color));
  on("setStrokeRGBColor", ([color]) => interpreter.set("stroke", color));
  on("setFillColorN", () => interpreter.set("fill", ""));
  on("setFillTransparent", () => interpreter.set("fill", "transparent"));
  on("clip", () => interpreter.clipWithNextPath());
  on("eoClip", () => interpreter.clipWithNextPath());
  on("constructPath", ([paint, data, extent]) => {
    interpreter.paintPath(paint, data);
    interpreter.clip(extent);
  });

  on("beginText", () => interpreter.setTextMatrix(IDENTITY));
  on("endText", () => interpreter.endTextObject());
  on("setFont", ([name, size]) => interpreter.setFont(name, size));
  on("setCharSpacing", ([value]) => interpreter.set("charSpacing", value));
  on("setWordSpacing", ([value]) => interpreter.set("wordSpacing", value));
  on("setHScale", ([value]) => interpreter.set("horizontalScale", value / 100));
  on("setLeading", ([value]) => interpreter.set("leading", -value));
  on("setTextRise", ([value]) => interpreter.set("rise", value));
  on("setTextRenderingMode", ([mode]) => interpreter.set("renderingMode", mode));
  on("setTextMatrix", ([m]) => interpreter.setTextMatrix([m[0], m[1], m[2], m[3], m[4], m[5]]));
  on("moveText", ([x, y]) => interpreter.moveText(x, y));
  on("setLeadingMoveText", ([x, y]) => {
    interpreter.set("leading", y);
    interpreter.moveText(x, y);
  });
  on("nextLine", () => interpreter.nextLine());
  on("showText", ([glyphs]) => interpreter.showText(glyphs));

  on("paintFormXObjectBegin", ([matrix]) => {
    interpreter.save();
    if (matrix) interpreter.transform(matrix);
  });
  on("paintFormXObjectEnd", () => interpreter.restore());
  on("beginAnnotation", ([, rect, transform, matrix]) => {
    interpreter.beginAnnotation();
    interpreter.save();
    if (rect && transform) interpreter.transform(transform);
    if (matrix) interpreter.transform(matrix);
  });
  on("endAnnotation", () => interpreter.restore());
  on("beginMarkedContentProps", ([tag, properties, text]) => interpreter.beginMarkedContent(tag, properties, text));
  on("beginMarkedContent", ([tag]) => interpreter.beginMarkedContent(tag?.name ?? tag, undefined));
  on("endMarkedContent", () => interpreter.endMarkedContent());

  on("shadingFill", () => interpreter.paintShading());
  on("paintImageXObject", ([key, width, height]) => interpreter.paintImage(width, height, key));
  on("paintInlineImageXObject", ([image]) => interpreter.paintImage(image?.width ?? 0, image?.height ?? 0));
  on("paintImageMaskXObject", ([image]) => interpreter.paintImage(image?.width ?? 0, image?.height ?? 0));
  return table;
}
