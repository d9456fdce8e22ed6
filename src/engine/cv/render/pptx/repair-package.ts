import {
  child,
  childrenOf,
  descendant,
  descendants,
  element,
  isElement,
  readXml,
  textOf,
  writeXml,
  type XmlElement,
} from "../../package/xml.ts";
import type { Parts } from "../../package/zip-writer.ts";
import { OFFICE_FALLBACKS } from "../typography/fonts.ts";

/**
 * Mends what pptxgenjs 4.0.1 writes against ISO 29500 and its package rules: PowerPoint offers to repair such a file. The numbers are those of its
 * issues at GitHub; a repair goes when the issue is solved there.
 */
export function repairPackage(written: Parts, { language, eastAsianFont, theme }: Look): [name: string, content: Uint8Array | string][] {
  const parts = new Map<string, Uint8Array | string>(written);
  const trees = new Map<string, XmlElement>();
  for (const [name, content] of parts) if (/\.(xml|rels)$/.test(name)) trees.set(name, parse(content));

  dropNotes(parts, trees);
  declareExistingParts(parts, trees);
  for (const [name, root] of trees) {
    if (!/^ppt\/(slides|slideLayouts|slideMasters)\/[^/]+\.xml$/.test(name)) continue;
    keepFirstParagraphProperties(root);
    if (name.startsWith("ppt/slides/")) dropEmptyPlaceholders(root);
    numberShapes(root);
    completeShapes(root);
    completeBackground(root);
    relatePlaceholders(name, root);
    markHeaderRows(root);
    setLanguage(root, language);
    setFallbackFonts(root, eastAsianFont);
  }
  if (theme) setTheme(trees.get("ppt/theme/theme1.xml") as XmlElement, theme);
  return [...parts].map(([name, content]) => [name, trees.has(name) ? writeXml(trees.get(name) as XmlElement) : content]);
}

/**
 * `language` is that of the text, as a tag with its region; `eastAsianFont` that of Chinese, Japanese and Korean letters; `theme` the colours of the
 * style, which PowerPoint offers for what is added.
 */
export type Look = {
  language: string;
  eastAsianFont: string;
  theme?: Record<"dk2" | "lt2" | "accent1" | "accent2" | "hlink" | "folHlink", string>;
};

type PartMap = Map<string, Uint8Array | string>;
type Trees = Map<string, XmlElement>;

function parse(content: Uint8Array | string): XmlElement {
  const { root } = readXml(typeof content === "string" ? content : new TextDecoder().decode(content), false, {
    open: ({ name, attributes }) => element(name, { ...attributes }),
    // The library indents some elements; between elements no white space means anything.
    keepsText: (parent, text) => parent.name === "a:t" || text.trim() !== "",
    documentType: () => {
      throw new Error("a document type in a presentation of our own");
    },
  });
  return root as XmlElement;
}

/**
 * #1443: PowerPoint removes the placeholders of the notes master, and those of the notes do not belong to them: the text of the notes is placeholder 1,
 * which is the date of the master. The list of notes masters also stands behind that of slides. Nobody has written notes, so all of it goes.
 */
function dropNotes(parts: PartMap, trees: Trees): void {
  for (const name of [...parts.keys()]) {
    if (!/^ppt\/notes(Slides|Masters)\//.test(name)) continue;
    parts.delete(name);
    trees.delete(name);
  }
  for (const root of trees.values()) {
    root.children = root.children.filter(
      (node) => !isElement(node) || !(/\/notes(Slide|Master)$/.test(node.attributes.Type ?? "") || node.name === "p:notesMasterIdLst"),
    );
  }
  const properties = trees.get("docProps/app.xml");
  const notes = child(properties, "Notes");
  if (notes) notes.children = ["0"];
}

/** #1444: a slide master is declared for each slide, and there is one. #1462: `image/jpg` is no media type. */
function declareExistingParts(parts: PartMap, trees: Trees): void {
  const types = trees.get("[Content_Types].xml") as XmlElement;
  const extensions = new Set([...parts.keys()].map((name) => name.slice(name.lastIndexOf(".") + 1)));
  types.children = childrenOf(types).filter(({ name, attributes }) =>
    name === "Override" ? parts.has((attributes.PartName ?? "").slice(1)) : extensions.has(attributes.Extension ?? ""),
  );
  for (const { attributes } of childrenOf(types)) if (attributes.ContentType === "image/jpg") attributes.ContentType = "image/jpeg";
}

/** A paragraph of several runs has its properties in front of each of them. They belong in front of the first, once. */
function keepFirstParagraphProperties(root: XmlElement): void {
  for (const paragraph of descendants(root, "a:p")) {
    paragraph.children = paragraph.children.filter((node, index) => !isElement(node) || node.name !== "a:pPr" || index === 0);
  }
}

/** A slide gets every placeholder of its layout, also those that stay empty: they ask the reader of the presentation for a text. */
function dropEmptyPlaceholders(root: XmlElement): void {
  for (const shapes of descendants(root, "p:spTree")) {
    shapes.children = shapes.children.filter((shape) => !isElement(shape) || !descendant(shape, "p:ph") || textOf(shape) !== "");
  }
}

/** #1532: tables count their ids apart from other shapes, so that two shapes of a slide have the same. */
function numberShapes(root: XmlElement): void {
  for (const [index, shape] of descendants(root, "p:cNvPr").entries()) shape.attributes.id = String(index + 1);
}

/** #1441: a shape without text has no text body, and neither has a cell that is covered by the one before it. An outline that says nothing (`<a:ln/>`) goes. */
function completeShapes(root: XmlElement): void {
  for (const shape of descendants(root, "p:sp")) {
    const style = child(shape, "p:spPr");
    if (style) {
      style.children = style.children.filter(
        (node) => !isElement(node) || node.name !== "a:ln" || node.children.length + Object.keys(node.attributes).length > 0,
      );
    }
    if (!child(shape, "p:txBody")) shape.children.push(emptyText("p:txBody"));
  }
  for (const cell of descendants(root, "a:tc")) if (!child(cell, "a:txBody")) cell.children.unshift(emptyText("a:txBody"));
}

const emptyText = (name: string) => element(name, {}, [element("a:bodyPr"), element("a:lstStyle"), element("a:p")]);

/** #1442: a background has effects, if only none. */
function completeBackground(root: XmlElement): void {
  for (const background of descendants(root, "p:bgPr")) {
    if (!child(background, "a:effectLst")) background.children.push(element("a:effectLst"));
  }
}

/** Numbers that Office gives to the placeholder of the slide number: that of a slide belongs to the one of its layout with the same number. */
const SLIDE_NUMBER = { master: "4", layout: "12" };

/**
 * The slide number is an orphan (4294967295) and reads "null" on master and layouts. A prompt ("Click to add title") belongs to the layout, and slides
 * repeat that they have one.
 */
function relatePlaceholders(name: string, root: XmlElement): void {
  for (const { attributes } of descendants(root, "p:ph")) {
    if (attributes.type === "sldNum") attributes.idx = /slideMasters/.test(name) ? SLIDE_NUMBER.master : SLIDE_NUMBER.layout;
    if (/slides\//.test(name)) delete attributes.hasCustomPrompt;
  }
  if (/slides\//.test(name)) return;
  for (const field of descendants(root, "a:fld")) {
    const text = child(field, "a:t");
    if (text && field.attributes.type === "slidenum") text.children = ["‹#›"];
  }
}

/** The library cannot say that a row is the header of its table, which screen readers announce: it is the row whose cells are filled. */
function markHeaderRows(root: XmlElement): void {
  for (const table of descendants(root, "a:tbl")) {
    const cells = childrenOf(child(table, "a:tr"), "a:tc").filter(({ attributes }) => attributes.hMerge !== "1");
    const properties = child(table, "a:tblPr");
    if (properties && cells.length > 0 && cells.every((cell) => child(child(cell, "a:tcPr"), "a:solidFill"))) {
      properties.attributes.firstRow = "1";
    }
  }
}

const PRINT_ELEMENTS = ["a:rPr", "a:endParaRPr", "a:defRPr"];

/** The library says "en-US" of everything that it adds, and English as a second language of every text. Only texts in East Asian scripts have one. */
function setLanguage(root: XmlElement, language: string): void {
  const second = /^(zh|ja|ko)-/.test(language) ? "en-US" : undefined;
  for (const { attributes } of PRINT_ELEMENTS.flatMap((name) => descendants(root, name))) {
    delete attributes.altLang;
    if (attributes.lang !== undefined) Object.assign(attributes, { lang: language, ...(second && { altLang: second }) });
  }
}

/**
 * The library names the Latin font of a text for East Asian and complex scripts too. It has no letters of them, and PowerPoint takes any other: Japanese
 * may get Chinese glyphs.
 */
function setFallbackFonts(root: XmlElement, eastAsianFont: string): void {
  for (const text of PRINT_ELEMENTS.flatMap((name) => descendants(root, name))) {
    for (const { name, attributes } of childrenOf(text)) {
      if (name === "a:ea") setFont(attributes, eastAsianFont);
      if (name === "a:cs") setFont(attributes, OFFICE_FALLBACKS.complex);
    }
  }
}

function setFont(attributes: Record<string, string>, typeface: string): void {
  attributes.typeface = typeface;
  // These describe the Latin font.
  delete attributes.pitchFamily;
  delete attributes.charset;
}

/** The library writes the colours of Office into every theme. */
function setTheme(theme: XmlElement, colors: NonNullable<Look["theme"]>): void {
  for (const color of childrenOf(descendant(theme, "a:clrScheme"))) {
    const value = colors[color.name.slice("a:".length) as keyof typeof colors];
    if (value) color.children = [element("a:srgbClr", { val: value })];
  }
}
