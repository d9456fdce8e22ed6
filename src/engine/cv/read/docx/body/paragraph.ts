import { child, type XmlElement } from "../../../package/xml.ts";
import { onOff, value } from "../attributes.ts";
import type { Paragraph } from "../model.ts";
import { BODY_TEXT_LEVEL, mergeParagraph, readParagraphProps, readRunProps, resolveRun } from "../styles/styles.ts";
import type { InheritedFormat } from "../tables/reader.ts";
import { keepFieldResults } from "./fields.ts";
import { readInline } from "./inline.ts";
import { readFrame, readSection } from "./sections.ts";
import type { RunTarget, Story } from "./story-context.ts";

/** Reads a paragraph (`w:p`) with the properties that it has itself, of its list and of its style. Lengths in points. */
export function readParagraph(element: XmlElement, format: InheritedFormat, story: Story): Paragraph {
  const { document } = story;
  const pPr = child(element, "w:pPr");
  const direct = readParagraphProps(pPr);
  const style = document.styles.paragraph(value(child(pPr, "w:pStyle")));
  const inherited = mergeParagraph([document.styles.defaultParagraph, format.tableParagraph, style.paragraph]);
  const numberingId = direct.numberingId ?? style.paragraph.numberingId;
  const marker = numberingId === undefined ? undefined : document.numbering(numberingId, direct.level ?? style.paragraph.level, style.id);
  const listProps = marker?.paragraph ?? {};
  const props =
    direct.numberingId === undefined ? mergeParagraph([listProps, inherited, direct]) : mergeParagraph([inherited, listProps, direct]);

  const markProps = readRunProps(child(pPr, "w:rPr"), document.themeFonts);
  const base = [...format.tableRun, style.run];
  const target: RunTarget = {
    content: [],
    boxes: [],
    hasRule: false,
    newPages: props.pageBreakBefore ? 1 : 0,
    base,
    background: props.fill ?? format.background,
  };
  const paragraphNumber = story.paragraphs++;
  readInline(element.children, { story, target, isPrompt: story.promptDepth > 0 });
  const content = keepFieldResults(target.content);
  for (const field of story.openFields) if (field.phase === "code") field.closed = true;
  while (story.openFields.at(-1)?.phase === "code") story.openFields.pop();

  const sectPr = child(pPr, "w:sectPr");
  const outline = direct.outline !== undefined ? (direct.outline < BODY_TEXT_LEVEL ? direct.outline + 1 : undefined) : style.heading;
  return {
    kind: "paragraph",
    part: story.part,
    number: paragraphNumber,
    styleId: style.id,
    content: props.pageBreakBefore ? [{ kind: "break", type: "page" }, ...content] : content,
    markSize: resolveRun(document.styles.defaultRun, base, markProps).size ?? 10,
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
    frame: readFrame(child(pPr, "w:framePr"), story.page),
    joinsNext: isMarkGone(child(pPr, "w:rPr")),
    ...(sectPr ? { section: readSection(sectPr) } : {}),
  };
}

/** A paragraph whose mark is deleted or hidden runs on into the next one. */
function isMarkGone(rPr: XmlElement | undefined): boolean {
  return child(rPr, "w:del") !== undefined || (onOff(child(rPr, "w:specVanish")) === true && onOff(child(rPr, "w:vanish")) === true);
}
