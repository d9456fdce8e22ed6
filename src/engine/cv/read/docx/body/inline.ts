import { lookUp } from "../../../../contract/look-up.ts";
import { child, childrenOf, descendants, element, textOf, type XmlElement, type XmlNode } from "../../../package/xml.ts";
import { value } from "../attributes.ts";
import { type DrawingReader, type Drawn, readDrawing, readPict } from "../drawings/drawings.ts";
import { chartTexts, diagramTexts } from "../drawings/graphics.ts";
import type { Block, RunContent, TextContent } from "../model.ts";
import { type RunProps, readRunProps, resolveRun } from "../styles/styles.ts";
import { showText, symbolCharacter } from "../styles/symbols.ts";
import { hiddenReason, styleOf } from "../styles/visibility.ts";
import { CONTAINERS, chooseAlternative, readContentControl } from "./containers.ts";
import { describeField, formAnswer, newField, safeLink } from "./fields.ts";
import { type InlineContext, type Story, textBoxFormat } from "./story-context.ts";

/** Reads the runs of a paragraph, and whatever else stands on its lines, into `context.target`. */
export function readInline(nodes: XmlNode[], context: InlineContext): void {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    const read = lookUp(INLINE_READERS, node.name);
    if (read) read(node, context);
    else if (CONTAINERS.has(node.name)) readInline(node.children, context);
  }
}

const INLINE_READERS: Record<string, (node: XmlElement, context: InlineContext) => void> = {
  "w:r": readRun,
  "w:hyperlink": (node, context) => {
    const relation = context.story.relationships.get(node.attributes["r:id"] ?? "");
    readInline(node.children, { ...context, link: safeLink(relation?.external ? relation.target : undefined) ?? context.link });
  },
  "w:fldSimple": (node, context) => {
    const field = newField(node.attributes["w:instr"] ?? "");
    field.phase = "result";
    context.story.openFields.push(field);
    readInline(node.children, context);
    context.story.openFields.pop();
  },
  "w:sdt": (node, context) =>
    readContentControl(node, context.story, (content) =>
      readInline(content.children, { ...context, isPrompt: context.story.promptDepth > 0 || context.isPrompt }),
    ),
  "mc:AlternateContent": (node, context) => readInline(chooseAlternative(node).children, context),
  "m:oMath": (node, context) => addText(textOf(node), {}, context),
  "m:oMathPara": (node, context) => addText(textOf(node), {}, context),
  "w:pgNum": (_node, context) => addText("#", {}, { ...context, field: { ...newField("PAGE"), phase: "result" } }),
  "w:ruby": (node, context) => readInline(childrenOf(node, "w:rubyBase"), context),
  "w:drawing": (node, context) => addDrawn(readDrawing(node, drawingReader(context.story)), context),
  "w:pict": (node, context) => {
    if (descendants(node, "v:rect").some((rect) => rect.attributes["o:hr"] === "t")) context.target.hasRule = true;
    addDrawn(
      readPict(node, drawingReader(context.story), (text) => plainParagraphs([text], context.story)),
      context,
    );
  },
};

function readRun(run: XmlElement, context: InlineContext): void {
  const rPr = child(run, "w:rPr");
  const direct = readRunProps(rPr, context.story.document.themeFonts);
  const character = context.story.document.styles.character(value(child(rPr, "w:rStyle")));
  const props = resolveRun(context.story.document.styles.defaultRun, [...context.target.base, character], direct);
  readRunContent(run.children, props, context);
}

function readRunContent(nodes: XmlNode[], props: RunProps, context: InlineContext): void {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    const read = lookUp(RUN_READERS, node.name);
    if (read) read(node, props, context);
    else if (node.name === "mc:AlternateContent") readRunContent(chooseAlternative(node).children, props, context);
    else lookUp(INLINE_READERS, node.name)?.(node, context);
  }
}

const RUN_READERS: Record<string, (node: XmlElement, props: RunProps, context: InlineContext) => void> = {
  "w:t": (node, props, context) => addText(textOf(node), props, context),
  "m:t": (node, props, context) => addText(textOf(node), props, context),
  "w:tab": (_node, _props, context) => addPiece({ kind: "tab" }, context),
  "w:ptab": (_node, _props, context) => addPiece({ kind: "tab" }, context),
  "w:br": (node, _props, context) => {
    const type = lookUp(BREAK_TYPES, node.attributes["w:type"] ?? "") ?? "line";
    if (type === "page") context.target.newPages++;
    addPiece({ kind: "break", type }, context);
  },
  "w:lastRenderedPageBreak": (_node, _props, context) => {
    context.target.newPages++;
  },
  "w:cr": (_node, _props, context) => addPiece({ kind: "break", type: "line" }, context),
  "w:noBreakHyphen": (_node, props, context) => addText("-", props, context),
  "w:sym": (node, props, context) => addSymbol(node.attributes["w:font"], node.attributes["w:char"], props, context),
  "w16se:symEx": (node, props, context) => addSymbol(node.attributes["w16se:font"], node.attributes["w16se:char"], props, context),
  "w:instrText": (node, _props, context) => {
    const field = context.story.openFields.at(-1);
    if (field?.phase === "code") field.code += textOf(node);
  },
  "w:fldChar": (node, props, context) => moveField(node, props, context),
  "w:footnoteReference": (node, _props, context) =>
    context.story.document.notes.push({ type: "footnote", id: node.attributes["w:id"] ?? "" }),
  "w:endnoteReference": (node, _props, context) =>
    context.story.document.notes.push({ type: "endnote", id: node.attributes["w:id"] ?? "" }),
};

function moveField(node: XmlElement, props: RunProps, context: InlineContext): void {
  const { openFields } = context.story;
  const type = node.attributes["w:fldCharType"];
  const field = openFields.at(-1);
  if (type === "begin") openFields.push({ ...newField(""), form: child(node, "w:ffData") });
  else if (type === "separate" && field) Object.assign(field, { ...describeField(field.code), phase: "result" });
  else if (type === "end" && field) {
    openFields.pop();
    field.closed = true;
    // Some producers leave the result to Word. The words around it ("Page … of …") must be recognised nevertheless.
    const wasNeverShown = !field.shown && describeField(field.code).isPageNumber;
    const answer = wasNeverShown ? "#" : formAnswer(field);
    if (answer !== undefined) addText(answer, props, wasNeverShown ? { ...context, field: newField("PAGE") } : context);
  }
}

function addText(text: string, props: RunProps, context: InlineContext): void {
  const { target, story } = context;
  const { document, openFields } = story;
  const { text: shown, icons } = showText(text, props.font);
  if (icons !== "") target.content.push({ kind: "text", text: icons, style: styleOf(props), icon: true });
  if (shown === "") return;
  document.characters += shown.length;

  const codeField = openFields.find((field) => field.phase === "code");
  const resultField = openFields.findLast((field) => field.phase === "result" && (field.isPageNumber || field.link));
  const isPageNumber = context.field?.isPageNumber ?? openFields.some((field) => field.phase === "result" && field.isPageNumber);
  for (const field of openFields) field.shown ||= field.phase === "result";
  const hidden = hiddenReason(props, target.background);
  const link = context.link ?? resultField?.link;
  const item: TextContent = { kind: "text", text: shown, style: styleOf(props, text) };
  if (link) item.link = link;
  if (hidden) item.hidden = hidden;
  if (isPageNumber) item.pageNumber = true;
  if (context.isPrompt || props.placeholder) item.placeholder = context.isPrompt;
  target.content.push(codeField ? { ...item, field: codeField } : item);
}

function addPiece(item: RunContent, { target, story }: InlineContext): void {
  const codeField = story.openFields.find((field) => field.phase === "code");
  target.content.push(codeField ? { ...item, field: codeField } : item);
}

function addSymbol(font: string | undefined, code: string | undefined, props: RunProps, context: InlineContext): void {
  const { target } = context;
  const codePoint = Number.parseInt(code ?? "", 16);
  if (!(codePoint > 0 && codePoint <= 0x10ffff)) return;
  const shown = symbolCharacter(font, codePoint);
  if (shown === undefined) target.content.push({ kind: "text", text: String.fromCodePoint(codePoint), style: styleOf(props), icon: true });
  else addText(shown, { ...props, font: undefined }, context);
}

function addDrawn(drawn: Drawn, { target, story }: InlineContext): void {
  const { document, part } = story;
  target.boxes.push(...drawn.boxes);
  for (const picture of drawn.pictures) document.pictures.push({ part, picture, afterCharacters: document.characters });
}

/** How drawings of this story read the text that stands in them. */
const drawingReader = (story: Story): DrawingReader => ({
  page: story.page,
  // Fields that are open around a box do not reach into it.
  readBlocks: (container) => {
    const open = story.openFields.splice(0);
    const blocks = story.readBlocks(container, textBoxFormat());
    story.openFields.push(...open);
    return blocks;
  },
  readGraphic: (relationId, kind) => {
    const target = story.relationships.get(relationId)?.target;
    const root = target ? story.document.xml(target) : undefined;
    return plainParagraphs(kind === "diagram" ? diagramTexts(root) : chartTexts(root), story);
  },
});

/** Paragraphs of text that has no formatting of Word: of a chart, a diagram, a formula. */
export function plainParagraphs(texts: string[], story: Story): Block[] {
  const paragraphs = texts
    .filter((text) => text.trim() !== "")
    .map((text) => element("w:p", {}, [element("w:r", {}, [element("w:t", {}, [text])])]));
  return story.readBlocks(element("w:body", {}, paragraphs), textBoxFormat());
}

const BREAK_TYPES: Record<string, "page" | "column"> = { page: "page", column: "column" };
