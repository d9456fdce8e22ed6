import type { Run, SetAside, Style } from "../../../reading.ts";
import type { Paragraph, RunContent, TextContent } from "../model.ts";
import { typedMarker } from "../styles/symbols.ts";
import { type DraftLine, type Flow, round, type Scope, textOfCells } from "./flow.ts";
import { isSameStyle, type Segment, splitIntoCells, tidy } from "./split-cells.ts";
import {
  LINE_HEIGHT_EM,
  MAX_PAGE_NUMBER_WORDS,
  MAX_PAGE_WORD_LETTERS,
  MAX_RULED_CHARACTERS,
  MIN_BLANK_LINE_POINTS,
  MIN_SPACED_LETTERS,
} from "./thresholds.ts";

export type Neighbours = { previous?: Paragraph; next?: Paragraph };

/** The lines of one paragraph: one, or more where line breaks divide it. None when nothing in it can be seen. */
export function paragraphLines(paragraph: Paragraph, scope: Scope, around: Neighbours): DraftLine[] {
  const { flow } = scope;
  const content = visibleContent(paragraph.content, scope);
  if (drawsRule(content, scope)) {
    addBlank({ ...paragraph, hasRule: true }, flow, []);
    return [];
  }
  const segments = splitAtBreaks(content);
  const lines: DraftLine[] = [];
  let blanks = 0;

  for (const segment of segments) {
    const line = segmentLine(segment, paragraph, scope, lines.length === 0);
    if (!line) {
      blanks++;
      continue;
    }
    line.gap = lines.length > 0 ? blanks : blanks + gapAbove(flow, paragraph, line.style.size);
    blanks = 0;
    flow.blanks = 0;
    lines.push(line);
  }

  if (lines.length === 0) addBlank(paragraph, flow, content);
  else finishParagraph(lines, paragraph, flow, around);
  return lines;
}

/** A line drawn with signs, such as "ㅡ" over the titles of a template of Google Docs, or "* * *": it says nothing and is set aside. */
function drawsRule(content: RunContent[], scope: Scope): boolean {
  const text = content.map((item) => (item.kind === "text" ? item.text : " ")).join("");
  if (!RULE_OF_SIGNS.test(text)) return false;
  scope.setAside.push({ text: tidy(text), reason: "decoration", detail: "rule" });
  return true;
}

const RULE_OF_SIGNS = /^\s*(?:ㅡ|(?:[-_=~*·•–—―─-╿]\s*){3,})\s*$/u;

/** The text that a reader sees. Hidden text, prompts that nobody filled in, icons and page numbers are set aside. */
function visibleContent(content: RunContent[], scope: Scope): RunContent[] {
  const setAside = (reason: SetAside["reason"], detail?: string) => (text: string) => {
    if (text.trim() !== "") scope.setAside.push({ text: tidy(text), reason, ...(detail ? { detail } : {}) });
  };
  const kept: RunContent[] = [];
  const removed: { key: string; text: string; report: (text: string) => void }[] = [];

  for (const item of withoutPageNumbers(content, setAside("page_number"))) {
    const key =
      item.kind !== "text"
        ? undefined
        : item.hidden
          ? `hidden:${item.hidden}`
          : item.placeholder
            ? "prompt"
            : item.icon
              ? "icon"
              : undefined;
    if (item.kind !== "text" || key === undefined) {
      kept.push(item);
      continue;
    }
    const last = removed.at(-1);
    if (last?.key === key) last.text += item.text;
    else
      removed.push({
        key,
        text: item.text,
        report: item.hidden
          ? setAside("hidden", item.hidden)
          : item.placeholder
            ? setAside("decoration", "prompt")
            : setAside("decoration", "icon"),
      });
  }
  for (const { text, report } of removed) report(text);
  return kept;
}

/** Words that stand around page numbers, so that the words of a name beside one are not taken for them. */
const PAGE_TERMS =
  "pages?|pg|p|seiten?|s|página|pagina|pág|pag|strona|str|sida|side|sivu|stránka|oldal|страница|стр|сторінка|σελίδα|σελ|of|von|de|sur|di|van|do|z|ze|av|af|из|от|з|από|第|页|頁|共|ページ|صفحة|من";
const BEFORE_NUMBER = new RegExp(`[\\s|–—\\-·•/,:(\\[]*(?:(?<!\\p{L})(?:${PAGE_TERMS})\\.?)?[\\s–—\\-:(\\[]*$`, "iu");
const AFTER_NUMBER = new RegExp(`^[\\s–—\\-/)\\]]*(?:(?:${PAGE_TERMS})(?!\\p{L})\\.?)?[\\s|–—\\-·•/,)\\]]*`, "iu");

/** Without the numbers of PAGE fields and the words that only serve them: "Page 1 of 3", "- 2 -", the end of "Jane Doe | Page 2". */
function withoutPageNumbers(content: RunContent[], report: (text: string) => void): RunContent[] {
  if (!content.some(isPageNumber)) return content;
  return groupBetween(content, (item) => item.kind !== "text").flatMap((group) => {
    if (!group.some(isPageNumber)) return group;
    const texts = group as TextContent[];
    const kept: TextContent[] = [];
    for (const [at, item] of texts.entries()) {
      const text = item.pageNumber ? "" : stripPageWords(item.text, texts[at - 1], texts[at + 1]);
      // "Jane Doe 2 Welder": a number between two texts leaves a space.
      const isBehindNumber = kept.length > 0 && texts[at - 1]?.pageNumber;
      if (text !== "") kept.push({ ...item, text: isBehindNumber ? ` ${text}` : text });
    }
    const isContent = kept.some((item) => /[\p{L}\p{N}]/u.test(item.text)) && !isCountedPage(texts);
    report((isContent ? texts.filter(isPageNumber) : texts).map((item) => item.text).join(""));
    return isContent ? kept : [];
  });
}

const isPageNumber = (item: RunContent) => item.kind === "text" && item.pageNumber === true;

function stripPageWords(text: string, before: TextContent | undefined, after: TextContent | undefined): string {
  const leading = before?.pageNumber ? text.replace(AFTER_NUMBER, "") : text;
  return after?.pageNumber ? leading.replace(BEFORE_NUMBER, "") : leading;
}

/** "Word 1 word 3" in a language that is not in the list. */
function isCountedPage(texts: TextContent[]): boolean {
  const words = texts.filter((item) => !item.pageNumber).flatMap((item) => item.text.match(/\p{L}+/gu) ?? []);
  return (
    texts.filter(isPageNumber).length === 2 &&
    words.length <= MAX_PAGE_NUMBER_WORDS &&
    words.every((word) => word.length <= MAX_PAGE_WORD_LETTERS)
  );
}

/** Groups of neighbours between dividers; each divider is a group of one. */
function groupBetween(content: RunContent[], divides: (item: RunContent) => boolean): RunContent[][] {
  const groups: RunContent[][] = [];
  let open: RunContent[] | undefined;
  for (const item of content) {
    if (divides(item)) {
      groups.push([item]);
      open = undefined;
    } else if (open) open.push(item);
    else {
      open = [item];
      groups.push(open);
    }
  }
  return groups;
}

function splitAtBreaks(content: RunContent[]): Segment[] {
  const segments: Segment[] = [[]];
  for (const item of content) {
    if (item.kind === "break") segments.push([]);
    else (segments.at(-1) as Segment).push(item);
  }
  return segments;
}

function segmentLine(segment: Segment, paragraph: Paragraph, scope: Scope, isFirst: boolean): DraftLine | undefined {
  const marker =
    isFirst && paragraph.bullet
      ? undefined
      : typedMarker(
          segment
            .map((item) => (item.kind === "tab" ? "\t" : item.text))
            .join("")
            .trimStart(),
        );
  const content = marker ? dropLeading(segment, marker.length) : segment;
  const bullet = isFirst && paragraph.bullet ? paragraph.bullet : marker ? { glyph: marker.glyph, level: 0 } : undefined;
  const hang = paragraph.firstLine < 0 && !bullet && isFirst ? paragraph.firstLine : 0;

  const cells = splitIntoCells(
    groupBetween(content, (item) => item.kind !== "text").flatMap(joinSpacedLetters) as Segment,
    paragraph,
    paragraph.left + hang,
  );
  if (cells.length === 0) return undefined;
  const runs = cells.flatMap((cell) => cell.runs);
  const style = mainStyle(runs);
  const line: DraftLine = {
    cells,
    place: scope.place,
    flow: scope.flow,
    before: paragraph.before,
    style,
    indent: round(cells[0]?.x ?? 0),
    gap: 0,
    physicalLines: [{ text: textOfCells(cells), part: paragraph.part, paragraph: paragraph.number }],
  };
  if (paragraph.heading !== undefined) line.heading = paragraph.heading;
  if (bullet) line.bullet = bullet;
  if (paragraph.shaded) line.shaded = true;
  return line;
}

/** "J A N E   D O E": words that were typed with a space between their letters, in one style. */
function joinSpacedLetters(group: RunContent[]): RunContent[] {
  const texts = group.filter((item) => item.kind === "text");
  const [first] = texts;
  const text = texts.map((item) => item.text).join("");
  if (!first || !SPACED_LETTERS.test(text) || !texts.every((item) => isSameStyle(item.style, first.style))) return group;
  const closed = text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ""));
  return closed.join("").length >= MIN_SPACED_LETTERS && !LICENCE_CLASSES.test(text) ? [{ ...first, text: closed.join(" ") }] : group;
}

/** "A B C D E": classes of a driving licence, and no word. */
const LICENCE_CLASSES = /^[A-E\s]+$/;
const SPACED_LETTERS = /^\s*[\p{L}\p{M}](?:\s[\p{L}\p{M}&'’.,-])+(?:\s{2,}[\p{L}\p{M}&](?:\s[\p{L}\p{M}&'’.,-])*)*\s*$/u;

/** Without the first `length` characters after leading space; a tab counts as one. */
function dropLeading(segment: Segment, length: number): Segment {
  const kept: Segment = [];
  let rest = length;
  let started = false;
  for (const item of segment) {
    if (rest === 0 && started) {
      kept.push(item);
      continue;
    }
    if (item.kind === "tab") {
      if (started) rest--;
      continue;
    }
    const text: string = started ? item.text : item.text.trimStart();
    started ||= text !== "";
    kept.push({ ...item, text: text.slice(rest) });
    rest = Math.max(0, rest - text.length);
  }
  return kept;
}

function styleOf({ size, bold, italic, font, color }: Run): Style {
  const style: Style = { size, bold, italic };
  if (font !== undefined) style.font = font;
  if (color !== undefined) style.color = color;
  return style;
}

/** The style of most of the characters. */
function mainStyle(runs: Run[]): Style {
  if (runs.length === 1) return styleOf(runs[0] as Run);
  const weights = new Map<string, { style: Style; characters: number }>();
  for (const run of runs) {
    const key = `${run.size}|${run.bold}|${run.italic}|${run.font}|${run.color}`;
    const counted = weights.get(key);
    if (counted) counted.characters += run.text.length;
    else weights.set(key, { style: styleOf(run), characters: run.text.length });
  }
  return [...weights.values()].reduce((main, next) => (next.characters > main.characters ? next : main)).style;
}

function gapAbove(flow: Flow, paragraph: Pick<Paragraph, "before" | "contextual" | "styleId">, size: number): number {
  if (!flow.started) return 0;
  const isUnspaced = paragraph.contextual && flow.contextual && paragraph.styleId === flow.styleId;
  const space = isUnspaced ? 0 : Math.max(flow.after, paragraph.before);
  return round(space / (size * LINE_HEIGHT_EM) + flow.blanks);
}

/** An empty paragraph is a blank line; with a border it is a rule below the line before it or above the next one. */
function addBlank(paragraph: Paragraph, flow: Flow, content: RunContent[]): void {
  const isRule = paragraph.hasRule || paragraph.borders?.top || paragraph.borders?.bottom;
  if (isRule) {
    const above = flow.last;
    const belongsAbove = above && flow.blanks === 0 && textOfCells(above.cells).length < MAX_RULED_CHARACTERS && !above.bullet;
    if (belongsAbove) above.ruled = true;
    else flow.hasPendingRule = true;
  }
  const anchorsOnly = paragraph.boxes.length > 0 && content.length === 0;
  if (flow.started && !anchorsOnly)
    flow.blanks += paragraph.markSize < MIN_BLANK_LINE_POINTS ? round(paragraph.markSize / (2 * MIN_BLANK_LINE_POINTS)) : 1;
  if (flow.started) flow.after = Math.max(flow.after, paragraph.after);
}

/** Marks rules at the paragraph's first and last line, and notes the space below it. */
function finishParagraph(lines: DraftLine[], paragraph: Paragraph, flow: Flow, around: Neighbours): void {
  const [first, last] = [lines[0] as DraftLine, lines.at(-1) as DraftLine];
  const { borders } = paragraph;
  if (borders && !borders.sides) {
    if (borders.top && !hasSameBorders(around.previous, paragraph)) first.ruled = true;
    if (borders.bottom && (borders.between || !hasSameBorders(around.next, paragraph))) last.ruled = true;
  }
  if (flow.hasPendingRule || paragraph.hasRule) first.ruled = true;
  flow.started = true;
  flow.after = paragraph.after;
  flow.blanks = 0;
  flow.styleId = paragraph.styleId;
  flow.contextual = paragraph.contextual;
  flow.last = last;
  flow.hasPendingRule = false;
}

/** Word draws one border around neighbours whose borders and indents are the same. */
const hasSameBorders = (one: Paragraph | undefined, other: Paragraph) =>
  one?.borders !== undefined && JSON.stringify([one.borders, one.left]) === JSON.stringify([other.borders, other.left]);
