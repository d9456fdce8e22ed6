import type { Relationship } from "../../../package/ooxml-package.ts";
import { child, childrenOf, descendants, textOf, type XmlElement, type XmlNode } from "../../../package/xml.ts";
import type { Message, SetAside } from "../../../reading.ts";
import { type DrawingReader, type Drawn, type DrawnPicture, readDrawing, readPict } from "../drawings/drawings.ts";
import { chartTexts, diagramTexts } from "../drawings/graphics.ts";
import type { Block, FloatingBox, Paragraph, Piece, Section, TextPiece } from "../model.ts";
import type { Numbering } from "../styles/numbering.ts";
import {
  mergeParagraph,
  type RunProps,
  readParagraphProps,
  readRunProps,
  resolveRun,
  type StyleSheet,
  type ThemeFonts,
} from "../styles/styles.ts";
import { showText, symbolCharacter } from "../styles/symbols.ts";
import { hiddenReason, styleOf } from "../styles/visibility.ts";
import { readTable, type Surroundings, type TableReader } from "../tables/reader.ts";
import { onOff, value } from "../xml.ts";
import { describeField, type Field, formAnswer, keepFieldResults, newField, safeLink } from "./fields.ts";
import { looksLikePrompt } from "./prompts.ts";
import { readFrame, readSection } from "./sections.ts";

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

type Inline = { link?: string; isPlaceholder: boolean; field?: Field };
type RunTarget = {
  pieces: (Piece & { field?: Field })[];
  boxes: FloatingBox[];
  hasRule: boolean;
  newPages: number;
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
    else if (node.name === "w:tbl") blocks.push(readTable(node, around, tableReader));
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
    const target: RunTarget = {
      pieces: [],
      boxes: [],
      hasRule: false,
      newPages: props.pageBreakBefore ? 1 : 0,
      base,
      background: props.fill ?? around.background,
    };
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
      ...(marker?.glyph ? { bullet: { glyph: marker.glyph, level: marker.level } } : {}),
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
      newPages: target.newPages,
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
    readRunContent(run.children, props, inline, target);
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
    "w:br": (node, _props, _inline, target) => {
      const type = BREAKS[node.attributes["w:type"] ?? ""] ?? "line";
      if (type === "page") target.newPages++;
      addPiece({ kind: "break", type }, target);
    },
    "w:lastRenderedPageBreak": (_node, _props, _inline, target) => {
      target.newPages++;
    },
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
      // Some producers leave the number to Word: then the words around it are still to be known as those of a page number.
      const wasNeverShown = !field.shown && describeField(field.code).isPageNumber;
      const answer = wasNeverShown ? "#" : formAnswer(field);
      if (answer !== undefined) addText(answer, props, wasNeverShown ? { ...inline, field: newField("PAGE") } : inline, target);
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
    for (const field of fields) field.shown ||= field.phase === "result";
    const hidden = hiddenReason(props, target.background);
    const link = inline.link ?? resultField?.link;
    const piece: TextPiece = { kind: "text", text: shown, style: styleOf(props, text) };
    if (link) piece.link = link;
    if (hidden) piece.hidden = hidden;
    if (isPageNumber) piece.pageNumber = true;
    if (inline.isPlaceholder || props.placeholder) piece.placeholder = inline.isPlaceholder;
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

  const tableReader: TableReader = { styles: book.styles, textWidth: firstPage.width - firstPage.left - firstPage.right, readBlocks };

  return {
    readStory: (container: XmlElement): Block[] => {
      fields.length = 0;
      return readBlocks(container, paper());
    },
  };
}

const ALT_CHUNK: Message = { code: "embedded_document", text: "A document that is inserted into this file could not be read." };
const BREAKS: Record<string, "page" | "column"> = { page: "page", column: "column" };

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
