import { childrenOf, isElement, textOf, type XmlElement } from "../../src/engine/cv/package/xml.ts";
import { unpackTrusted } from "../../src/engine/cv/package/zip-reader.ts";
import type { Box, Line, Reading } from "../../src/engine/cv/reading.ts";
import { parsePart } from "../office-part.ts";

/** A Word or PowerPoint file as text: each of its parts, an element on a line with what it is set to, a paragraph with its runs on one. */
export function officeOutline(bytes: Uint8Array): string {
  const parts = unpackTrusted(bytes, (name) => /\.(?:xml|rels)$/.test(name) && !LEFT_OUT.test(name));
  return parts.flatMap(([name, content]) => [`== ${name}`, ...outlineOf(parsePart(content), 0), ""]).join("\n");
}

/** What the libraries that write the files put in by themselves. */
const LEFT_OUT =
  /Content_Types|app\.xml$|theme\d*\.xml$|printerSettings|viewProps|tableStyles|presProps|notesMaster|webSettings|fontTable|notesSlide|slideLayouts\/_rels/;

const PARAGRAPHS = new Set(["w:p", "a:p"]);
/** Elements that only say how their parent is set: they stand on its line. */
const SETTINGS = /^(?:w:\w+Pr|a:\w+Pr|p:\w+Pr|w:tblGrid|a:tblGrid|a:xfrm|w:style|w:lvl|a:ln)$/;

function outlineOf(node: XmlElement, depth: number): string[] {
  const indent = "  ".repeat(depth);
  if (PARAGRAPHS.has(node.name)) return [indent + paragraph(node)];
  if (SETTINGS.test(node.name)) return [indent + setting(node)];
  const children = childrenOf(node);
  if (children.length === 0) return [`${indent}${head(node)}${textOf(node) && ` ${JSON.stringify(textOf(node))}`}`];
  return [indent + head(node), ...children.flatMap((child) => outlineOf(child, depth + 1))];
}

const head = ({ name, attributes }: XmlElement) =>
  [name, ...Object.entries(attributes).flatMap(([key, value]) => (key.startsWith("xmlns") ? [] : `${key}=${shortened(value)}`))].join(" ");

/** Pictures inside a file are long. */
const shortened = (value: string) => (value.length > 200 ? `${value.slice(0, 60)}… ${value.length} characters` : value);

/** "w:pPr(w:jc w:val=right)". */
function setting(node: XmlElement): string {
  const children = node.children.filter((child) => isElement(child) || child.trim() !== "");
  const inner = children.map((child) => (isElement(child) ? setting(child) : JSON.stringify(child))).join(", ");
  return head(node) + (inner && `(${inner})`);
}

/** "¶ w:pPr(…) | w:rPr(w:b) "Anna Berg" | …": runs of one paragraph, each behind what it is set to. */
function paragraph(node: XmlElement): string {
  const children = childrenOf(node);
  return [
    "¶",
    ...children.map((child) => (isRun(child) ? run(child) : isHolder(child) ? `${head(child)}{${paragraph(child)}}` : setting(child))),
  ].join(" | ");
}

const isRun = ({ name }: XmlElement) => name === "w:r" || name === "a:r";
const isHolder = (node: XmlElement) => childrenOf(node).some(isRun);
const run = (node: XmlElement) =>
  childrenOf(node)
    .map((child) => (/^[wa]:t$/.test(child.name) ? JSON.stringify(textOf(child)) : setting(child)))
    .join(" ");

/** A document as it is read: a line of text on a line, with its place and print. */
export function readingOutline({ pages, lines, setAside, images, properties, messages }: Reading): string {
  return [
    ...pages.map(({ number, width, height }) => `page ${number}: ${round(width)} × ${round(height)}`),
    `properties: ${JSON.stringify(properties)}`,
    ...lines.map(lineOutline),
    ...setAside.map(({ text, reason, detail }) => `set aside (${[reason, detail].filter(Boolean).join(", ")}): ${JSON.stringify(text)}`),
    ...images.map(
      ({ box, type, looksLikePhoto }) => `picture ${type ?? "not taken out"}${looksLikePhoto ? ", a photo" : ""} ${boxText(box)}`,
    ),
    ...messages.map(({ code, page }) => `message ${code}${page === undefined ? "" : ` on page ${page}`}`),
    "",
  ].join("\n");
}

function lineOutline(line: Line): string {
  const { style, flow, place, heading, bullet, indent, gap, ruled, shaded, table, cells, physicalLines: prints } = line;
  const marks = [
    place === "body" ? "" : place,
    `flow ${flow}`,
    `${round(style.size)} pt`,
    style.bold ? "bold" : "",
    style.italic ? "italic" : "",
    style.color && style.color !== "#000000" ? style.color : "",
    style.font ?? "",
    heading === undefined ? "" : `heading ${heading}`,
    bullet ? `bullet ${bullet.glyph} ${bullet.level}` : "",
    `indent ${round(indent)}`,
    gap === 0 ? "" : `gap ${round(gap)}`,
    ruled ? "ruled" : "",
    shaded ? "shaded" : "",
    table ? `table ${table.id} row ${table.row} column ${table.column} of ${table.columns}${table.header ? " header" : ""}` : "",
    prints.length > 1 ? `${prints.length} prints` : "",
    boxText(prints[0]?.box),
  ];
  const print = cells.map((cell) => `${round(cell.x)}: ${cell.runs.map(runOutline).join(" + ")}`);
  return `${print.join(" ⇥ ")}\n    ${marks.filter(Boolean).join(", ")}`;
}

const runOutline = ({ text, bold, italic, link, box }: Line["cells"][number]["runs"][number]) =>
  `${JSON.stringify(text)}${bold ? " b" : ""}${italic ? " i" : ""}${link ? ` → ${link}` : ""}${box ? ` @${sides(box)}` : ""}`;
const sides = ({ x, y, width, height }: Box) => [x, y, width, height].map(round).join(" ");
const boxText = (box?: Box) => (box ? `at ${box.page}: ${sides(box)}` : "");
const round = (number: number) => Math.round(number * 10) / 10;
