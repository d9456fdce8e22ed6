import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";
import { bounds, compose, IDENTITY, type Matrix } from "../../read/pdf/content-stream/matrix.ts";
import { MAX_FORM_DEPTH, MAX_PAGE_OPERATORS } from "../thresholds.ts";
import { type Operand, type Operator, readOperators } from "./content-tokens.ts";

/** The content of a page or of a form XObject: its bytes and operators. Of a form that is drawn twice there is one. */
export type ContentStream = { ref: PDFRef | undefined; dict: PDFDict | undefined; bytes: Uint8Array; operators: Operator[] };
/** A text-showing operator. */
export type TextOperator = { stream: ContentStream; operator: Operator; codes: number };
/** A picture that is drawn: `matrix` maps the unit square to the page as its content stream has it. */
export type ImageOperator = { stream: ContentStream; operator: Operator; matrix: Matrix; ref: PDFRef | undefined };
/** A path of one rectangle or straight line that is painted: its box in the space of the page's content. */
export type RuleOperator = { stream: ContentStream; operator: Operator; box: { x: number; y: number; width: number; height: number } };
export type PageOperators = { content: ContentStream; texts: TextOperator[]; images: ImageOperator[]; rules: RuleOperator[] };

/** The content streams of a document by the reference of their forms, so that each is changed once. */
export type Streams = Map<string, ContentStream>;

/**
 * The operators of a page that show text and pictures, in the order of drawing, those of form XObjects where these are drawn. Throws for content
 * that cannot be decoded, is nested too deeply or has too many operators.
 */
export function readPageOperators(page: PDFPage, streams: Streams): PageOperators {
  const { context } = page.doc;
  const bytes = contentBytes(page.node.Contents(), context);
  const content: ContentStream = { ref: undefined, dict: undefined, bytes, operators: readOperators(bytes) };
  const found: PageOperators = { content, texts: [], images: [], rules: [] };
  const walk = new Walk(context, streams, found);
  walk.stream(content, page.node.Resources(), IDENTITY, 0);
  return found;
}

const SHOW = new Set(["Tj", "TJ", "'", '"']);

const PATH = new Set(["re", "m", "l", "c", "v", "y", "h", "W", "W*"]);
const PAINT = new Set(["f", "F", "f*", "S", "s"]);

/** The box of a path that is one rectangle or one line: `x y w h re`, or `x y m x y l`. */
function ruleOf(path: Operator[], matrix: Matrix): RuleOperator["box"] | undefined {
  const points = path.map(({ operands }) => operands.flatMap((operand) => (operand.kind === "number" ? [operand.value] : [])));
  const [[x = 0, y = 0, width = 0, height = 0] = [], [endX = 0, endY = 0] = []] = points;
  const shape = path.map(({ name }) => name).join(" ");
  if (shape === "re") return bounds(matrix, x, y, x + width, y + height);
  return shape === "m l" || shape === "m l h" ? bounds(matrix, x, y, endX, endY) : undefined;
}

class Walk {
  private count = 0;
  constructor(
    private context: PDFContext,
    private streams: Streams,
    private found: PageOperators,
  ) {}

  stream(stream: ContentStream, resources: PDFDict | undefined, base: Matrix, depth: number) {
    if (depth > MAX_FORM_DEPTH) throw new Error("forms are nested too deeply");
    this.count += stream.operators.length;
    if (this.count > MAX_PAGE_OPERATORS) throw new Error("too many operators");
    let matrix = base;
    const saved: Matrix[] = [];
    let path: Operator[] = [];
    for (const operator of stream.operators) {
      const { name, operands } = operator;
      if (name === "q") saved.push(matrix);
      else if (name === "Q") matrix = saved.pop() ?? matrix;
      else if (name === "cm") matrix = compose(matrix, matrixOf(operands) ?? IDENTITY);
      else if (SHOW.has(name)) this.found.texts.push({ stream, operator, codes: codesOf(operator) });
      else if (name === "BI") this.found.images.push({ stream, operator, matrix, ref: undefined });
      else if (PATH.has(name)) path.push(operator);
      else if (PAINT.has(name)) {
        const box = ruleOf(path, matrix);
        if (box) this.found.rules.push({ stream, operator, box });
        path = [];
      } else if (name === "n") path = [];
      else if (name === "Do") this.object(stream, operator, resources, matrix, depth);
    }
  }

  private object(stream: ContentStream, operator: Operator, resources: PDFDict | undefined, matrix: Matrix, depth: number) {
    const [operand] = operator.operands;
    if (operand?.kind !== "name") return;
    const objects = resources?.lookupMaybe(PDFName.of("XObject"), PDFDict);
    const entry = objects?.get(PDFName.of(operand.name));
    const object = this.context.lookup(entry);
    if (!(object instanceof PDFStream)) return;
    const ref = entry instanceof PDFRef ? entry : undefined;
    const type = object.dict.get(PDFName.of("Subtype"));
    if (type === PDFName.of("Image")) this.found.images.push({ stream, operator, matrix, ref });
    if (type !== PDFName.of("Form") || !(object instanceof PDFRawStream)) return;
    const inner = object.dict.lookupMaybe(PDFName.of("Matrix"), PDFArray);
    const form = this.formOf(object, ref);
    this.stream(
      form,
      object.dict.lookupMaybe(PDFName.of("Resources"), PDFDict) ?? resources,
      inner ? compose(matrix, numbersOf(inner)) : matrix,
      depth + 1,
    );
  }

  private formOf(object: PDFRawStream, ref: PDFRef | undefined): ContentStream {
    const known = ref && this.streams.get(ref.tag);
    if (known) return known;
    const bytes = decodePDFRawStream(object).decode();
    const form = { ref, dict: object.dict, bytes, operators: readOperators(bytes) };
    if (ref) this.streams.set(ref.tag, form);
    return form;
  }
}

/** How many bytes of character codes it shows. */
function codesOf({ operands }: Operator): number {
  const last = operands.at(-1);
  return stringsOf(last).reduce((sum, { bytes }) => sum + bytes.length, 0);
}

export const stringsOf = (operand: Operand | undefined): Extract<Operand, { kind: "string" }>[] =>
  operand?.kind === "string" ? [operand] : operand?.kind === "array" ? operand.items.filter((item) => item.kind === "string") : [];

function matrixOf(operands: Operand[]): Matrix | undefined {
  const numbers = operands.flatMap((operand) => (operand.kind === "number" ? [operand.value] : []));
  return numbers.length === 6 ? (numbers as unknown as Matrix) : undefined;
}

function numbersOf(array: PDFArray): Matrix {
  const numbers = array.asArray().map((item) => Number(item.toString()));
  return numbers.length === 6 && numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : IDENTITY;
}

/** The streams of a page as one: operators may begin in one and end in the next. */
function contentBytes(contents: ReturnType<PDFPage["node"]["Contents"]>, context: PDFContext): Uint8Array {
  const parts = contents instanceof PDFArray ? contents.asArray().map((item) => context.lookup(item)) : [contents];
  const decoded = parts.flatMap((part) => (part instanceof PDFRawStream ? [decodePDFRawStream(part).decode(), NEW_LINE] : []));
  return Buffer.concat(decoded);
}
const NEW_LINE = Uint8Array.of(10);
