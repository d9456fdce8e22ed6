import { refusal } from "../../../contract/errors.ts";
import { openPackage, type WordPackage } from "../../package/ooxml-package.ts";
import { MAX_PICTURE_BYTES } from "../../package/thresholds.ts";
import { child, descendants, textOf, type XmlElement } from "../../package/xml.ts";
import type { Line, Picture, Reading, ReadTools } from "../../reading.ts";
import { readHeadersAndFooters, readNotes, withoutRepeats } from "./body/headers-and-footers.ts";
import { readSection } from "./body/sections.ts";
import { openStory, readStory } from "./body/story.ts";
import type { WordDocument } from "./body/story-context.ts";
import { countCharacters, declaresHeadings } from "./drawings/boxes.ts";
import { type DrawnPicture, looksLikePhoto, paintsBehindText } from "./drawings/drawings.ts";
import { type PagePicture, pdfOfPictures } from "./drawings/picture-pages.ts";
import { pictureType, shownPicture } from "./drawings/shown-picture.ts";
import { composeLines } from "./lines/compose.ts";
import { type DraftLine, type Flow, newFlow, type Scope, textOfCells } from "./lines/flow.ts";
import type { Block, Section } from "./model.ts";
import { readNumbering } from "./styles/numbering.ts";
import { readStyles, themeFontsOf } from "./styles/styles.ts";
import { MAX_CHARACTERS_BEFORE_PHOTO, MAX_PAGE_CHARACTERS, MAX_SIDEBAR_RATIO, MIN_SCANNED_PAGE_POINTS } from "./thresholds.ts";

/**
 * Reads a Word file (ECMA-376, transitional and strict; documents, templates, macro files without their macros). Headers come before the body,
 * notes and footers after it. Text set in capitals by format (`w:caps`) keeps its own letters: a reader sees capitals, a parser reads names better.
 * Nothing outside the file is ever opened.
 *
 * Throws refusals: `corrupt`, `encrypted`, `too_large`, `no_text`, `unsupported_format`, `empty`.
 */
export async function readDocx(bytes: Uint8Array, tools: ReadTools): Promise<Reading> {
  if (bytes.length === 0) throw refusal("empty");
  const file = openPackage(bytes);
  const { document, page, sections, headers, story, notes, footers } = readStories(file);
  if (document.characters > tools.maxPages * MAX_PAGE_CHARACTERS)
    throw refusal("too_large", `This document has more than ${tools.maxPages} pages.`);

  const composer = createComposer(document, page);
  const drafts = [
    ...withoutRepeats(
      headers.flatMap((blocks) => composer.furniture(blocks, "header")),
      document,
    ),
    ...composer.body(story, sections),
    ...composer.story(notes, "footnote"),
    ...withoutRepeats(
      footers.flatMap((blocks) => composer.furniture(blocks, "footer")),
      document,
    ),
  ];
  const lines = numberLines(drafts);
  const images = await takePictures(file, document, tools);
  if (lines.length === 0) return readPicturePages(document, file, tools);

  if (file.damagedParts.size > 0)
    document.messages.push({
      code: "damaged",
      text: "This file is partly damaged. What could be read of it was used; please check that nothing is missing.",
    });
  return {
    format: "docx",
    pages: [{ number: 1, width: page.width, height: page.height, ocr: false }],
    lines,
    setAside: document.setAside,
    images,
    properties: readProperties(file),
    ocr: false,
    messages: document.messages.filter((message, at) => document.messages.findIndex((other) => other.code === message.code) === at),
  };
}

/** The texts of a Word file by their kind, and what is collected while they are read. */
function readStories(file: WordPackage) {
  const main = file.xml(file.mainPart);
  const body = child(main, "w:body");
  if (!main || !body) throw refusal("corrupt");

  const sections = readSections(body);
  const page = (sections[0] as Section).page;
  const document = readDocument(file, main);
  const furniture = readHeadersAndFooters(file, document, sections, page);
  const story = readStory(body, openStory(document, file.mainPart, page));
  const notes = readNotes(file, document, page);
  return { document, page, sections, headers: furniture.headers, story, notes, footers: furniture.readFooters() };
}

/** The parts of a Word file that hold the candidate's photo, as far as its pictures look like one. Throws refusals as `readDocx` does. */
export function photoParts(bytes: Uint8Array): Set<string> {
  const file = openPackage(bytes);
  const { document } = readStories(file);
  const photos = document.pictures.filter(({ picture, afterCharacters }) => isPhoto(picture, afterCharacters));
  return new Set(photos.flatMap(({ part, picture }) => document.relationships(part).get(picture.relationId)?.target ?? []));
}

const isPhoto = (picture: DrawnPicture, afterCharacters: number) => looksLikePhoto(picture, afterCharacters < MAX_CHARACTERS_BEFORE_PHOTO);

const DEFAULT_SECTION: Section = {
  page: { width: 612, height: 792, top: 72, left: 72, right: 72 },
  columns: [],
  headers: [],
  footers: [],
  hasTitlePage: false,
};

/** The sections in order; the last one's properties stand at the end of the body. */
function readSections(body: XmlElement): Section[] {
  const inner = descendants(body, "w:sectPr").map(readSection);
  return inner.length > 0 ? inner : [DEFAULT_SECTION];
}

function readDocument(file: WordPackage, main: XmlElement): WordDocument {
  const relations = file.relationships(file.mainPart);
  const related = (type: string) => [...relations.values()].find((relation) => relation.type === type && !relation.external)?.target;
  const part = (type: string) => {
    const target = related(type);
    return target ? file.xml(target) : undefined;
  };
  const theme = part("theme");
  return {
    styles: readStyles(part("styles"), theme),
    numbering: readNumbering(part("numbering")),
    themeFonts: themeFontsOf(theme),
    relationships: file.relationships,
    xml: file.xml,
    hasPlainBackground: !paintsBehindText(main),
    setAside: [],
    messages: [],
    pictures: [],
    notes: [],
    characters: 0,
  };
}

/** Makes draft lines of the stories. Tables are numbered through the whole file. */
function createComposer(document: WordDocument, page: Section["page"]) {
  let tables = 0;
  const scopeFor = (blocks: Block[], place: Line["place"], flow: Flow = newFlow()): Scope => ({
    flow,
    place,
    setAside: document.setAside,
    storyCharacters: countCharacters(blocks),
    nextTableId: () => tables++,
    hasDeclaredHeadings: declaresHeadings(blocks),
    page,
    compose: composeLines,
  });
  const story = (blocks: Block[], place: Line["place"]): DraftLine[] => composeLines(blocks, scopeFor(blocks, place));

  /** Without page numbers that are typed and no PAGE field. */
  const furniture = (blocks: Block[], place: "header" | "footer"): DraftLine[] =>
    story(blocks, place).filter((line) => {
      const text = textOfCells(line.cells);
      if (!TYPED_PAGE_NUMBER.test(text)) return true;
      document.setAside.push({ text, reason: "page_number" });
      return false;
    });

  /** Where the number of text columns changes, and at column breaks, a new flow begins. */
  const body = (blocks: Block[], sections: Section[]): DraftLine[] => {
    const whole = scopeFor(blocks, "body");
    const lines: DraftLine[] = [];
    let flow = whole.flow;
    for (const [index, group] of bySection(blocks).entries()) {
      const section = sections[index] ?? sections.at(-1);
      const columns = section?.columns ?? [];
      if (columns.length !== (sections[index - 1]?.columns ?? []).length && index > 0) flow = newFlow();
      const spans = columns.length > 1 ? atColumnBreaks(group) : [group];
      for (const [column, span] of spans.entries()) {
        if (column > 0) flow = newFlow();
        const width = columns[column % Math.max(1, columns.length)] ?? 0;
        const isSidebar = spans.length > 1 && width < Math.max(...columns) * MAX_SIDEBAR_RATIO;
        lines.push(...composeLines(span, { ...whole, flow, place: isSidebar ? "sidebar" : "body" }));
      }
    }
    return lines;
  };

  return { story, furniture, body };
}

const TYPED_PAGE_NUMBER = /^[-–—\s]*(?:\p{L}{1,8}\.?\s*)?\d{1,3}(?:\s*(?:\/|\p{L}{1,4})\s*\d{1,3})?[-–—\s]*$/u;

function bySection(blocks: Block[]): Block[][] {
  const groups: Block[][] = [[]];
  for (const block of blocks) {
    (groups.at(-1) as Block[]).push(block);
    if (block.kind === "paragraph" && block.section) groups.push([]);
  }
  return groups;
}

/** A column break ends a column, wherever in a paragraph it stands. */
function atColumnBreaks(blocks: Block[]): Block[][] {
  const groups: Block[][] = [[]];
  for (const block of blocks) {
    const at = block.kind === "paragraph" ? block.content.findIndex((item) => item.kind === "break" && item.type === "column") : -1;
    if (block.kind !== "paragraph" || at < 0) {
      (groups.at(-1) as Block[]).push(block);
      continue;
    }
    const [before, after] = [block.content.slice(0, at), block.content.slice(at + 1)];
    if (before.length > 0) (groups.at(-1) as Block[]).push({ ...block, content: before, boxes: [] });
    groups.push([{ ...block, content: after }]);
  }
  return groups;
}

/** Numbers the flows. A flow that another one interrupts continues under a new number: lines of one number always follow each other. */
function numberLines(drafts: DraftLine[]): Line[] {
  let flowNumber = -1;
  let flow: Flow | undefined;
  return drafts.map(({ flow: current, before: _before, ...line }, id) => {
    const isTop = current !== flow;
    if (isTop) {
      flow = current;
      flowNumber++;
    }
    return { id, text: textOfCells(line.cells), ...line, flow: flowNumber, gap: isTop ? 0 : line.gap };
  });
}

async function takePictures(file: WordPackage, document: WordDocument, tools: ReadTools): Promise<Picture[]> {
  const seen = new Set<string>();
  const pictures: Picture[] = [];
  for (const { part, picture, afterCharacters } of document.pictures) {
    const relation = document.relationships(part).get(picture.relationId);
    if (!relation || relation.external || seen.has(relation.target)) continue;
    seen.add(relation.target);
    const { x, y, width, height } = picture;
    const isCandidate = isPhoto(picture, afterCharacters);
    const stored = isCandidate ? file.bytes(relation.target, MAX_PICTURE_BYTES) : undefined;
    const shown = stored && (await shownPicture(stored, picture, tools));
    pictures.push({ box: { page: 1, x, y, width, height }, ...shown, looksLikePhoto: isCandidate });
  }
  return pictures;
}

function readProperties(file: WordPackage): Reading["properties"] {
  const part = [...file.relationships("").values()].find((relation) => relation.type === "core-properties")?.target ?? "docProps/core.xml";
  const core = file.xml(part);
  const property = (key: string, name: string) => {
    const text = textOf(child(core, name)).trim();
    return text === "" ? {} : { [key]: text };
  };
  return { ...property("title", "dc:title"), ...property("author", "dc:creator"), ...property("language", "dc:language") };
}

/** A Word file without text in which pages stand as pictures: scans that were pasted into it. */
async function readPicturePages(document: WordDocument, file: WordPackage, tools: ReadTools): Promise<Reading> {
  const pdf = pdfOfPictures(document.pictures.flatMap((placed) => pagePicture(placed, document, file)));
  if (!pdf || !tools.recognize || tools.ocr === "never") throw noText(document.pictures.length > 0);

  const { readPdf } = await import("../pdf/read-pdf.ts");
  const reading = await readPdf(pdf, tools);
  return { ...reading, format: "docx", properties: readProperties(file), setAside: [...document.setAside, ...reading.setAside] };
}

function pagePicture(
  { part, picture: { relationId, width, height } }: WordDocument["pictures"][number],
  document: WordDocument,
  file: WordPackage,
): PagePicture[] {
  const relation = document.relationships(part).get(relationId);
  if (!relation || relation.external || Math.min(width, height) < MIN_SCANNED_PAGE_POINTS) return [];
  const bytes = file.bytes(relation.target, MAX_PICTURE_BYTES);
  const type = bytes && pictureType(bytes);
  return type ? [{ width, height, type, bytes }] : [];
}

const noText = (hasPictures: boolean) =>
  hasPictures
    ? refusal("no_text", "This Word file holds only pictures and no text. Please save it as PDF and try again.")
    : refusal("no_text");
