import { textOf, type XmlElement } from "../../../package/xml.ts";
import type { Message } from "../../../reading.ts";
import type { Block, Section } from "../model.ts";
import { type InheritedFormat, readTable, type TableReader } from "../tables/reader.ts";
import { CONTAINERS, chooseAlternative, readContentControl } from "./containers.ts";
import { plainParagraphs } from "./inline.ts";
import { readParagraph } from "./paragraph.ts";
import { pageFormat, type Story, type WordDocument } from "./story-context.ts";

/** Opens the stories of one part: the body, a header, the footnotes. Paragraphs are numbered through all stories of the part. */
export function openStory(document: WordDocument, part: string, page: Section["page"]): Story {
  const story: Story = {
    document,
    part,
    page,
    relationships: document.relationships(part),
    openFields: [],
    paragraphs: 0,
    promptDepth: 0,
    readBlocks: (container, format) => readBlocks(container, format, story),
  };
  return story;
}

/** The paragraphs and tables of a story (`w:body`, `w:hdr`, `w:footnote`), in the order of the file. */
export function readStory(container: XmlElement, story: Story): Block[] {
  story.openFields.length = 0;
  return readBlocks(container, pageFormat(story), story);
}

function readBlocks(container: XmlElement, format: InheritedFormat, story: Story): Block[] {
  const blocks: Block[] = [];
  for (const node of container.children) if (typeof node !== "string") readBlock(node, format, blocks, story);
  return joinParagraphs(blocks);
}

function readBlock(node: XmlElement, format: InheritedFormat, blocks: Block[], story: Story): void {
  if (node.name === "w:p") blocks.push(readParagraph(node, format, story));
  else if (node.name === "w:tbl") blocks.push(readTable(node, format, tableReader(story)));
  else if (node.name === "w:sdt") readContentControl(node, story, (content) => blocks.push(...readBlocks(content, format, story)));
  else if (node.name === "mc:AlternateContent") blocks.push(...readBlocks(chooseAlternative(node), format, story));
  else if (node.name === "w:altChunk") story.document.messages.push(ALT_CHUNK);
  else if (node.name === "m:oMathPara" || node.name === "m:oMath") blocks.push(...plainParagraphs([textOf(node)], story));
  else if (CONTAINERS.has(node.name))
    for (const inner of node.children) if (typeof inner !== "string") readBlock(inner, format, blocks, story);
}

const tableReader = ({ document, page, readBlocks }: Story): TableReader => ({
  styles: document.styles,
  textWidth: page.width - page.left - page.right,
  readBlocks,
});

const ALT_CHUNK: Message = { code: "embedded_document", text: "A document that is inserted into this file could not be read." };

/** Joins paragraphs whose mark is gone, and drop caps with the word that they begin. */
function joinParagraphs(blocks: Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.kind === "paragraph" && last?.kind === "paragraph" && (last.joinsNext || last.frame?.dropCap))
      joined[joined.length - 1] = {
        ...block,
        number: last.number,
        content: [...last.content, ...block.content],
        boxes: [...last.boxes, ...block.boxes],
        heading: block.heading ?? (last.frame?.dropCap ? undefined : last.heading),
      };
    else joined.push(block);
  }
  return joined;
}
