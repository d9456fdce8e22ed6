import type { Message, SetAside } from "../../reading.ts";
import { type DrawingReader, type Drawn, type DrawnPicture, readDrawing, readPict } from "./drawings.ts";
import type { Block, FloatingBox, Paragraph, Piece, Section, Table, TableCell, TableRow, TextPiece } from "./model.ts";
import type { Numbering } from "./numbering.ts";
import type { Relationship } from "./package.ts";
import {
  fillOf,
  mergeParagraph,
  type ParagraphProps,
  type RunProps,
  readBorders,
  readParagraphProps,
  readRunProps,
  resolveRun,
  type StyleSheet,
  type ThemeFonts,
} from "./styles.ts";
import { showText, symbolCharacter } from "./symbols.ts";
import { child, childrenOf, descendants, number, onOff, points, textOf, value, type XmlElement, type XmlNode } from "./xml.ts";

/** What all parts of one file share. */
export type Book = {
  styles: StyleSheet;
  numbering: Numbering;
  themeFonts: ThemeFonts;
  relationships: (part: string) => Map<string, Relationship>;
  xml: (part: string) => XmlElement | undefined;
  /** False when shapes or pictures lie behind the text. Then white text may well be visible. */
  paperIsPlain: boolean;
  setAside: SetAside[];
  messages: Message[];
  pictures: { part: string; picture: DrawnPicture; afterCharacters: number }[];
  /** Footnotes and endnotes in the order of their marks. */
  notes: { type: "footnote" | "endnote"; id: string }[];
  /** Characters of text read so far, to tell what stands near the top. */
  characters: number;
};

/** What surrounds a paragraph: the colour behind it (undefined: unknown) and what its table gives to it. */
type Surroundings = { background: string | undefined; tableRun: RunProps[]; tableParagraph: ParagraphProps };

type Field = { code: string; phase: "code" | "result"; link?: string; isPageNumber: boolean; closed: boolean; form?: XmlElement };
type Inline = { link?: string; isPlaceholder: boolean; field?: Field };
type RunTarget = {
  pieces: (Piece & { field?: Field })[];
  boxes: FloatingBox[];
  hasRule: boolean;
  base: RunProps[];
  background: string | undefined;
};

/** Namespaces whose `mc:Choice` this reader understands; otherwise the fallback is read. */
const UNDERSTOOD = new Set([
  "w",
  "wps",
  "wpg",
  "wpc",
  "wp14",
  "w14",
  "w15",
  "w16se",
  "a14",
  "c",
  "dgm",
  "pic",
  "v",
  "o",
  "m",
  "cx",
  "cx1",
  "wp",
  "a",
  "r",
]);

const CONTAINERS = new Set(["w:ins", "w:moveTo", "w:smartTag", "w:customXml", "w:sdtContent", "w:dir", "w:bdo", "w:rubyBase"]);

/** Reads the stories of one part: body, header, footnote. Text boxes in it are stories within the story. */
export function createStoryReader(book: Book, part: string, firstPage: Section["page"]) {
  const relations = book.relationships(part);
  const fields: Field[] = [];
  let paragraphNumber = 0;

  const paper = (): Surroundings => ({ background: book.paperIsPlain ? "#ffffff" : undefined, tableRun: [], tableParagraph: {} });

  function readBlocks(container: XmlElement, around: Surroundings): Block[] {
    const blocks: Block[] = [];
    for (const node of container.children) if (typeof node !== "string") readBlock(node, around, blocks);
    return joinParagraphs(blocks);
  }

  function readBlock(node: XmlElement, around: Surroundings, blocks: Block[]): void {
    if (node.name === "w:p") blocks.push(readParagraph(node, around));
    else if (node.name === "w:tbl") blocks.push(readTable(node, around));
    else if (node.name === "w:sdt") readContentControl(node, (content) => blocks.push(...readBlocks(content, around)));
    else if (node.name === "mc:AlternateContent") blocks.push(...readBlocks(chooseAlternative(node), around));
    else if (node.name === "w:altChunk") book.messages.push(ALT_CHUNK);
    else if (node.name === "m:oMathPara" || node.name === "m:oMath") blocks.push(...plainParagraphs([textOf(node)]));
    else if (CONTAINERS.has(node.name)) for (const inner of node.children) if (typeof inner !== "string") readBlock(inner, around, blocks);
  }

  let placeholders = 0;
  function readContentControl(sdt: XmlElement, read: (content: XmlElement) => void): void {
    const content = child(sdt, "w:sdtContent");
    if (!content) return;
    const isPrompt = onOff(child(child(sdt, "w:sdtPr"), "w:showingPlcHdr")) === true && looksLikePrompt(content);
    placeholders += isPrompt ? 1 : 0;
    read(content);
    placeholders -= isPrompt ? 1 : 0;
  }

  function readParagraph(element: XmlElement, around: Surroundings): Paragraph {
    const pPr = child(element, "w:pPr");
    const direct = readParagraphProps(pPr);
    const style = book.styles.paragraph(value(child(pPr, "w:pStyle")));
    const inherited = mergeParagraph([book.styles.defaultParagraph, around.tableParagraph, style.paragraph]);
    const numberingId = direct.numberingId ?? style.paragraph.numberingId;
    const marker = numberingId === undefined ? undefined : book.numbering(numberingId, direct.level ?? style.paragraph.level, style.id);
    const listProps = marker?.paragraph ?? {};
    const props =
      direct.numberingId === undefined ? mergeParagraph([listProps, inherited, direct]) : mergeParagraph([inherited, listProps, direct]);

    const markProps = readRunProps(child(pPr, "w:rPr"), book.themeFonts);
    const base = [...around.tableRun, style.run];
    const target: RunTarget = { pieces: [], boxes: [], hasRule: false, base, background: props.fill ?? around.background };
    const ownNumber = paragraphNumber++;
    readInline(element.children, { isPlaceholder: placeholders > 0 }, target);
    const pieces = keepFieldResults(target.pieces);
    for (const field of fields) if (field.phase === "code") field.closed = true;
    while (fields.at(-1)?.phase === "code") fields.pop();

    const sectPr = child(pPr, "w:sectPr");
    const outline = direct.outline !== undefined ? (direct.outline < 9 ? direct.outline + 1 : undefined) : style.heading;
    return {
      kind: "paragraph",
      part,
      number: ownNumber,
      styleId: style.id,
      pieces: props.pageBreakBefore ? [{ kind: "break", type: "page" }, ...pieces] : pieces,
      markSize: resolveRun(book.styles.defaultRun, base, markProps).size ?? 10,
      ...(outline !== undefined ? { heading: outline } : {}),
      ...(marker ? { bullet: { glyph: marker.glyph, level: marker.level } } : {}),
      left: props.left ?? 0,
      firstLine: props.firstLine ?? 0,
      before: props.before ?? 0,
      after: props.after ?? 0,
      contextual: props.contextual ?? false,
      borders: props.borders,
      hasRule: target.hasRule,
      shaded: props.fill !== undefined && props.fill !== "#ffffff",
      tabs: [...(style.paragraph.tabs ?? []), ...(listProps.tabs ?? []), ...(direct.tabs ?? [])],
      boxes: target.boxes,
      frame: readFrame(child(pPr, "w:framePr"), firstPage),
      joinsNext: isMarkGone(child(pPr, "w:rPr")),
      ...(sectPr ? { section: readSection(sectPr) } : {}),
    };
  }

  function readInline(nodes: XmlNode[], inline: Inline, target: RunTarget): void {
    for (const node of nodes) {
      if (typeof node === "string") continue;
      const read = INLINE_READERS[node.name];
      if (read) read(node, inline, target);
      else if (CONTAINERS.has(node.name)) readInline(node.children, inline, target);
    }
  }

  const INLINE_READERS: Record<string, (node: XmlElement, inline: Inline, target: RunTarget) => void> = {
    "w:r": readRun,
    "w:hyperlink": (node, inline, target) => {
      const relation = relations.get(node.attributes["r:id"] ?? "");
      readInline(node.children, { ...inline, link: safeLink(relation?.external ? relation.target : undefined) ?? inline.link }, target);
    },
    "w:fldSimple": (node, inline, target) => {
      const field = newField(node.attributes["w:instr"] ?? "");
      field.phase = "result";
      fields.push(field);
      readInline(node.children, inline, target);
      fields.pop();
    },
    "w:sdt": (node, inline, target) =>
      readContentControl(node, (content) =>
        readInline(content.children, { ...inline, isPlaceholder: placeholders > 0 || inline.isPlaceholder }, target),
      ),
    "mc:AlternateContent": (node, inline, target) => readInline(chooseAlternative(node).children, inline, target),
    "m:oMath": (node, inline, target) => addText(textOf(node), {}, inline, target),
    "m:oMathPara": (node, inline, target) => addText(textOf(node), {}, inline, target),
    "w:pgNum": (_node, inline, target) => addText("#", {}, { ...inline, field: { ...newField("PAGE"), phase: "result" } }, target),
    "w:ruby": (node, inline, target) => readInline(childrenOf(node, "w:rubyBase"), inline, target),
    "w:drawing": (node, _inline, target) => addDrawn(readDrawing(node, drawingReader), target),
    "w:pict": (node, _inline, target) => {
      if (descendants(node, "v:rect").some((rect) => rect.attributes["o:hr"] === "t")) target.hasRule = true;
      addDrawn(
        readPict(node, drawingReader, (text) => plainParagraphs([text])),
        target,
      );
    },
  };

  function readRun(run: XmlElement, inline: Inline, target: RunTarget): void {
    const rPr = child(run, "w:rPr");
    const direct = readRunProps(rPr, book.themeFonts);
    const character = book.styles.character(value(child(rPr, "w:rStyle")));
    const props = resolveRun(book.styles.defaultRun, [...target.base, character], direct);
    readRunContent(run.children, props, { ...inline, isPlaceholder: inline.isPlaceholder }, target);
  }

  function readRunContent(nodes: XmlNode[], props: RunProps, inline: Inline, target: RunTarget): void {
    for (const node of nodes) {
      if (typeof node === "string") continue;
      const read = RUN_READERS[node.name];
      if (read) read(node, props, inline, target);
      else if (node.name === "mc:AlternateContent") readRunContent(chooseAlternative(node).children, props, inline, target);
      else INLINE_READERS[node.name]?.(node, inline, target);
    }
  }

  const RUN_READERS: Record<string, (node: XmlElement, props: RunProps, inline: Inline, target: RunTarget) => void> = {
    "w:t": (node, props, inline, target) => addText(textOf(node), props, inline, target),
    "m:t": (node, props, inline, target) => addText(textOf(node), props, inline, target),
    "w:tab": (_node, _props, _inline, target) => addPiece({ kind: "tab" }, target),
    "w:ptab": (_node, _props, _inline, target) => addPiece({ kind: "tab" }, target),
    "w:br": (node, _props, _inline, target) => addPiece({ kind: "break", type: BREAKS[node.attributes["w:type"] ?? ""] ?? "line" }, target),
    "w:cr": (_node, _props, _inline, target) => addPiece({ kind: "break", type: "line" }, target),
    "w:noBreakHyphen": (_node, props, inline, target) => addText("-", props, inline, target),
    "w:sym": (node, props, inline, target) => addSymbol(node.attributes["w:font"], node.attributes["w:char"], props, inline, target),
    "w16se:symEx": (node, props, inline, target) =>
      addSymbol(node.attributes["w16se:font"], node.attributes["w16se:char"], props, inline, target),
    "w:instrText": (node) => {
      const field = fields.at(-1);
      if (field?.phase === "code") field.code += textOf(node);
    },
    "w:fldChar": (node, props, inline, target) => moveField(node, props, inline, target),
    "w:footnoteReference": (node) => book.notes.push({ type: "footnote", id: node.attributes["w:id"] ?? "" }),
    "w:endnoteReference": (node) => book.notes.push({ type: "endnote", id: node.attributes["w:id"] ?? "" }),
  };

  function moveField(node: XmlElement, props: RunProps, inline: Inline, target: RunTarget): void {
    const type = node.attributes["w:fldCharType"];
    const field = fields.at(-1);
    if (type === "begin") fields.push({ ...newField(""), form: child(node, "w:ffData") });
    else if (type === "separate" && field) Object.assign(field, { ...describeField(field.code), phase: "result" });
    else if (type === "end" && field) {
      fields.pop();
      field.closed = true;
      const answer = formAnswer(field);
      if (answer !== undefined) addText(answer, props, inline, target);
    }
  }

  function addText(text: string, props: RunProps, inline: Inline, target: RunTarget): void {
    const { text: shown, icons } = showText(text, props.font);
    if (icons !== "") target.pieces.push({ kind: "text", text: icons, style: styleOf(props), icon: true });
    if (shown === "") return;
    book.characters += shown.length;

    const codeField = fields.find((field) => field.phase === "code");
    const resultField = fields.findLast((field) => field.phase === "result" && (field.isPageNumber || field.link));
    const isPageNumber = inline.field?.isPageNumber ?? fields.some((field) => field.phase === "result" && field.isPageNumber);
    const hidden = hiddenReason(props, target.background);
    const link = inline.link ?? resultField?.link;
    const piece: TextPiece = {
      kind: "text",
      text: shown,
      style: styleOf(props),
      ...(link ? { link } : {}),
      ...(hidden ? { hidden } : {}),
      ...(isPageNumber ? { pageNumber: true } : {}),
      ...(inline.isPlaceholder || props.placeholder ? { placeholder: inline.isPlaceholder } : {}),
    };
    target.pieces.push(codeField ? { ...piece, field: codeField } : piece);
  }

  function addPiece(piece: Piece, target: RunTarget): void {
    const codeField = fields.find((field) => field.phase === "code");
    target.pieces.push(codeField ? { ...piece, field: codeField } : piece);
  }

  function addSymbol(font: string | undefined, code: string | undefined, props: RunProps, inline: Inline, target: RunTarget): void {
    const codePoint = Number.parseInt(code ?? "", 16);
    if (!(codePoint > 0 && codePoint <= 0x10ffff)) return;
    const shown = symbolCharacter(font, codePoint);
    if (shown === undefined) target.pieces.push({ kind: "text", text: String.fromCodePoint(codePoint), style: styleOf(props), icon: true });
    else addText(shown, { ...props, font: undefined }, inline, target);
  }

  function addDrawn(drawn: Drawn, target: RunTarget): void {
    target.boxes.push(...drawn.boxes);
    for (const picture of drawn.pictures) book.pictures.push({ part, picture, afterCharacters: book.characters });
  }

  const drawingReader: DrawingReader = {
    page: firstPage,
    // A box has its own paper; what it is filled with is not known well enough to call its text invisible.
    readBlocks: (container) => {
      const open = fields.splice(0);
      const blocks = readBlocks(container, { ...paper(), background: undefined });
      fields.push(...open);
      return blocks;
    },
    readGraphic: (relationId, kind) => {
      const target = relations.get(relationId)?.target;
      const root = target ? book.xml(target) : undefined;
      return plainParagraphs(kind === "diagram" ? diagramTexts(root) : chartTexts(root));
    },
  };

  function plainParagraphs(texts: string[]): Block[] {
    const run = (text: string) => ({ name: "w:r", attributes: {}, children: [{ name: "w:t", attributes: {}, children: [text] }] });
    return texts
      .filter((text) => text.trim() !== "")
      .map((text) => readParagraph({ name: "w:p", attributes: {}, children: [run(text)] }, { ...paper(), background: undefined }));
  }

  function readTable(element: XmlElement, around: Surroundings): Table {
    const properties = child(element, "w:tblPr");
    const style = book.styles.table(value(child(properties, "w:tblStyle")));
    const look = child(properties, "w:tblLook");
    const background = style?.paints ? undefined : (fillOf(child(properties, "w:shd")) ?? around.background);
    const columnWidths = childrenOf(child(element, "w:tblGrid"), "w:gridCol").map((column) => points(column.attributes["w:w"]) ?? 0);
    const firstRowStyled = style !== undefined && hasLook(look, "w:firstRow", 0x20) && Object.keys(style.firstRow).length > 0;
    const firstColumnStyled = style !== undefined && hasLook(look, "w:firstColumn", 0x80);

    const rows: TableRow[] = [];
    for (const row of rowsOf(element)) {
      const tableRun = style ? [mergeRun(style.run, rows.length === 0 && firstRowStyled ? style.firstRow : {})] : around.tableRun;
      const cellAround = (isFirst: boolean): Surroundings => ({
        background,
        tableRun: isFirst && firstColumnStyled && style ? [mergeRun(tableRun[0] ?? {}, style.firstColumn)] : tableRun,
        tableParagraph: style?.paragraph ?? around.tableParagraph,
      });
      const read = readRow(row, cellAround, rows, columnWidths);
      if (read) rows.push(read);
    }
    return { kind: "table", rows, columnWidths, firstRowStyled };
  }

  function readRow(
    row: XmlElement,
    around: (isFirst: boolean) => Surroundings,
    above: TableRow[],
    columnWidths: number[],
  ): TableRow | undefined {
    const properties = child(row, "w:trPr");
    if (child(properties, "w:del")) return undefined;
    let column = number(value(child(properties, "w:gridBefore"))) ?? 0;
    const cells: TableCell[] = [];
    for (const element of cellsOf(row)) {
      const tcPr = child(element, "w:tcPr");
      const span = Math.min(64, Math.max(1, number(value(child(tcPr, "w:gridSpan"))) ?? 1));
      const fill = fillOf(child(tcPr, "w:shd"));
      const surroundings = around(column === 0);
      const blocks = readBlocks(element, { ...surroundings, background: fill ?? surroundings.background });
      const merge = child(tcPr, "w:vMerge");
      const continued = merge && value(merge) !== "restart" ? cellAbove(above, column) : undefined;
      // A cell that continues the one above shows nothing of its own; what stands in it nevertheless is kept with the first.
      if (continued) {
        continued.blocks.push(...blocks.filter(hasText));
        continued.rows++;
      } else
        cells.push({
          column,
          span,
          rows: 1,
          width:
            points(child(tcPr, "w:tcW")?.attributes["w:type"] === "dxa" ? child(tcPr, "w:tcW")?.attributes["w:w"] : undefined) ||
            sum(columnWidths.slice(column, column + span)),
          blocks,
          shaded: fill !== undefined && fill !== "#ffffff",
          borders: readBorders(child(tcPr, "w:tcBorders")),
        });
      column += span;
    }
    return { cells, header: onOff(child(properties, "w:tblHeader")) ?? false };
  }

  return {
    readStory: (container: XmlElement): Block[] => {
      fields.length = 0;
      return readBlocks(container, paper());
    },
  };
}

const ALT_CHUNK: Message = { code: "embedded_document", text: "A document that is inserted into this file could not be read." };
const BREAKS: Record<string, "page" | "column"> = { page: "page", column: "column" };

const newField = (code: string): Field => ({ code, phase: "code", closed: false, ...describeField(code) });

function describeField(code: string): { isPageNumber: boolean; link?: string } {
  const keyword = /^\s*(\w+)/.exec(code)?.[1]?.toUpperCase() ?? "";
  const target = keyword === "HYPERLINK" ? /HYPERLINK\s+(?:"([^"]*)"|(\S+))/i.exec(code) : undefined;
  return { isPageNumber: /^(PAGE|NUMPAGES|SECTIONPAGES)$/.test(keyword), link: safeLink(target?.[1] ?? target?.[2]) };
}

/** What a form field shows that keeps its answer in its data and not in the text. */
function formAnswer(field: Field): string | undefined {
  const checkBox = child(field.form, "w:checkBox");
  if (checkBox) return (onOff(child(checkBox, "w:checked")) ?? onOff(child(checkBox, "w:default"))) ? "☒" : "☐";
  const list = child(field.form, "w:ddList");
  if (!list) return undefined;
  const chosen = number(value(child(list, "w:result"))) ?? number(value(child(list, "w:default"))) ?? 0;
  return value(childrenOf(list, "w:listEntry")[chosen]);
}

/** The code of a field is no text, unless the field was never closed: then what looked like its code is all there is. */
function keepFieldResults(pieces: (Piece & { field?: Field })[]): Piece[] {
  return pieces
    .filter((piece) => piece.field === undefined || !(piece.field.closed || piece.field.phase === "result"))
    .map(({ field: _, ...piece }) => piece as Piece);
}

/** Only links that a person can follow safely. */
export function safeLink(target: string | undefined): string | undefined {
  const trimmed = target?.trim();
  return trimmed && /^(https?:\/\/|mailto:|tel:)[^\s]/i.test(trimmed) ? trimmed : undefined;
}

const styleOf = (props: RunProps) => ({
  size: (props.rightToLeft ? props.sizeComplex : undefined) ?? props.size ?? 10,
  bold: (props.rightToLeft ? props.boldComplex : undefined) ?? props.bold ?? false,
  italic: props.italic ?? false,
  ...(props.font ? { font: props.font } : {}),
  ...(props.color ? { color: props.color } : {}),
});

function hiddenReason(props: RunProps, background: string | undefined): string | undefined {
  if (props.hidden) return "hidden text";
  if (props.size !== undefined && props.size <= 1) return "too small to see";
  const behind = props.fill ?? background;
  return props.color && behind && isSameColor(props.color, behind) ? "same colour as its background" : undefined;
}

function isSameColor(first: string, second: string): boolean {
  const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const other = parts(second);
  return parts(first).every((part, at) => Math.abs(part - (other[at] ?? 0)) <= 8);
}

/**
 * A prompt is set aside, but many templates write real headings as prompts that nobody needs to touch ("Education"): only text that asks for
 * something, or that has the style of prompts, is one.
 */
function looksLikePrompt(content: XmlElement): boolean {
  const text = descendants(content, "w:t").map(textOf).join("").trim();
  const styled = descendants(content, "w:rStyle").some((style) =>
    /placeholder|platzhalter|espaceréservé|textedelespacerserv|marcadordeposici|segnaposto/i.test(value(style) ?? ""),
  );
  return styled || /^[[<«{].*[\]>»}]$/s.test(text) || PROMPT.test(text);
}
const PROMPT =
  /^(click|tap|choose|select|enter|type) .*\b(text|date|item|name|enter|here)\b|^(klicken|tippen|wählen) sie|^(cliquez|choisissez|appuyez)|^(haga|pulse) |^(fare|scegliere) |^clique |^(klik|kies) |^kliknij|^щелкните/i;

function chooseAlternative(element: XmlElement): XmlElement {
  const choice = childrenOf(element, "mc:Choice").find((option) =>
    (option.attributes.Requires ?? "").split(/\s+/).every((prefix) => prefix === "" || UNDERSTOOD.has(prefix)),
  );
  return choice ?? child(element, "mc:Fallback") ?? { name: "mc:Fallback", attributes: {}, children: [] };
}

function isMarkGone(rPr: XmlElement | undefined): boolean {
  return child(rPr, "w:del") !== undefined || (onOff(child(rPr, "w:specVanish")) === true && onOff(child(rPr, "w:vanish")) === true);
}

/** Joins paragraphs whose mark is gone, and drop caps with the word that they begin. */
function joinParagraphs(blocks: Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.kind === "paragraph" && last?.kind === "paragraph" && (last.joinsNext || last.frame?.dropCap))
      joined[joined.length - 1] = {
        ...block,
        number: last.number,
        pieces: [...last.pieces, ...block.pieces],
        boxes: [...last.boxes, ...block.boxes],
        heading: block.heading ?? (last.frame?.dropCap ? undefined : last.heading),
      };
    else joined.push(block);
  }
  return joined;
}

function readFrame(framePr: XmlElement | undefined, page: Section["page"]): Paragraph["frame"] {
  if (!framePr) return undefined;
  const { attributes } = framePr;
  const fromParagraph = !/page|margin/.test(attributes["w:vAnchor"] ?? "");
  const x = (attributes["w:hAnchor"] === "page" ? 0 : page.left) + (points(attributes["w:x"]) ?? 0);
  const y = (attributes["w:vAnchor"] === "margin" ? page.top : 0) + (points(attributes["w:y"]) ?? 0);
  const dropCap = attributes["w:dropCap"] !== undefined && attributes["w:dropCap"] !== "none";
  const box = { x, y, width: points(attributes["w:w"]) ?? 0, height: points(attributes["w:h"]) ?? 0, inline: false, fromParagraph };
  return { key: JSON.stringify(attributes), box, dropCap };
}

export function readSection(sectPr: XmlElement): Section {
  const size = child(sectPr, "w:pgSz")?.attributes;
  const margin = child(sectPr, "w:pgMar")?.attributes;
  const cols = child(sectPr, "w:cols");
  const count = number(cols?.attributes["w:num"]) ?? 1;
  const widths = childrenOf(cols, "w:col").map((column) => points(column.attributes["w:w"]) ?? 0);
  const references = (name: string) =>
    childrenOf(sectPr, name).map((element) => ({ type: element.attributes["w:type"] ?? "default", id: element.attributes["r:id"] ?? "" }));
  return {
    page: {
      width: points(size?.["w:w"]) ?? 612,
      height: points(size?.["w:h"]) ?? 792,
      top: points(margin?.["w:top"]) ?? 72,
      left: points(margin?.["w:left"]) ?? 72,
      right: points(margin?.["w:right"]) ?? 72,
    },
    columns: widths.length > 1 ? widths : count > 1 ? Array.from({ length: Math.min(count, 16) }, () => 1) : [],
    headers: references("w:headerReference"),
    footers: references("w:footerReference"),
    hasTitlePage: onOff(child(sectPr, "w:titlePg")) ?? false,
  };
}

const ROW_CONTAINERS = new Set(["w:sdt", "w:sdtContent", "w:ins", "w:moveTo", "w:customXml", "mc:AlternateContent", "mc:Choice"]);
const rowsOf = (element: XmlElement) => unwrapped(element, "w:tr");
const cellsOf = (element: XmlElement) => unwrapped(element, "w:tc");

function unwrapped(element: XmlElement, name: string, found: XmlElement[] = []): XmlElement[] {
  for (const node of element.children) {
    if (typeof node === "string") continue;
    if (node.name === name) found.push(node);
    else if (ROW_CONTAINERS.has(node.name)) unwrapped(node, name, found);
  }
  return found;
}

function hasLook(look: XmlElement | undefined, name: string, bit: number): boolean {
  if (!look) return false;
  const named = look.attributes[name];
  if (named !== undefined) return named === "1" || named === "true" || named === "on";
  return (Number.parseInt(value(look) ?? "0", 16) & bit) !== 0;
}

const cellAbove = (rows: TableRow[], column: number): TableCell | undefined => {
  for (const row of rows.toReversed()) {
    const found = row.cells.find((cell) => cell.column <= column && column < cell.column + cell.span);
    if (found) return found;
  }
  return undefined;
};

export const hasText = (block: Block): boolean =>
  block.kind === "table"
    ? block.rows.some((row) => row.cells.some((cell) => cell.blocks.some(hasText)))
    : block.boxes.some((box) => box.blocks.some(hasText)) ||
      block.pieces.some((piece) => piece.kind === "text" && piece.text.trim() !== "");

const mergeRun = (base: RunProps, over: RunProps): RunProps => ({ ...base, ...over });
const sum = (numbers: number[]) => numbers.reduce((total, amount) => total + amount, 0);

function diagramTexts(root: XmlElement | undefined): string[] {
  return descendants(root, "dgm:t").flatMap((text) => childrenOf(text, "a:p").map((line) => descendants(line, "a:t").map(textOf).join("")));
}

/** A chart's title, then one line per category with its value: how CVs draw skills. */
function chartTexts(root: XmlElement | undefined): string[] {
  const title = descendants(descendants(root, "c:title")[0], "a:t").map(textOf).join("");
  const series = descendants(root, "c:ser")[0];
  const values = (name: string) => descendants(descendants(series, name)[0], "c:v").map(textOf);
  const amounts = values("c:val");
  return [title, ...values("c:cat").map((category, at) => [category, amounts[at]].filter(Boolean).join("   "))];
}
