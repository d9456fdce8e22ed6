import { lookUp } from "../../../../contract/look-up.ts";
import { child, childrenOf, type XmlElement } from "../../../package/xml.ts";
import { number, value } from "../attributes.ts";
import { type ParagraphProps, readParagraphProps, readRunProps } from "./styles.ts";
import { bulletGlyph } from "./symbols.ts";

/** `glyph` is empty for a level that shows nothing. */
export type Marker = { glyph: string; level: number; paragraph: ParagraphProps };
/** The marker of the next paragraph of a list; counts as it goes. Undefined for a list that shows no marker. */
export type Numbering = (numberingId: string, level: number | undefined, styleId: string) => Marker | undefined;

type Level = { format: string; text: string; font?: string; start: number; restart?: number; paragraph: ParagraphProps; styleId?: string };
type List = { levels: Map<number, Level>; counters: Map<number, number> };

/** Reads numbering.xml (ECMA-376 17.9). Lists of one abstract definition continue each other's count, unless a level overrides its start. */
export function readNumbering(root: XmlElement | undefined): Numbering {
  const abstracts = new Map(childrenOf(root, "w:abstractNum").map((element) => [element.attributes["w:abstractNumId"] ?? "", element]));
  const instances = new Map(childrenOf(root, "w:num").map((element) => [element.attributes["w:numId"] ?? "", element]));
  const byStyleLink = new Map(
    [...abstracts.values()]
      .map((element) => [value(child(element, "w:styleLink")), element] as const)
      .filter(([name]) => name !== undefined),
  );
  const sharedCounters = new Map<string, Map<number, number>>();
  const lists = new Map<string, List | undefined>();

  const open = (id: string): List | undefined => {
    const instance = instances.get(id);
    const abstractId = value(child(instance, "w:abstractNumId")) ?? "";
    const abstract = abstracts.get(abstractId);
    if (!instance || !abstract) return undefined;
    const linked = byStyleLink.get(value(child(abstract, "w:numStyleLink"))) ?? abstract;
    const levels = readLevels(linked);
    const overrides = childrenOf(instance, "w:lvlOverride");
    for (const override of overrides) applyOverride(levels, override);

    const counters = overrides.length > 0 ? new Map<number, number>() : (sharedCounters.get(abstractId) ?? new Map<number, number>());
    if (overrides.length === 0) sharedCounters.set(abstractId, counters);
    return { levels, counters };
  };

  return (id, askedLevel, styleId) => {
    if (id === "0") return undefined;
    if (!lists.has(id)) lists.set(id, open(id));
    const list = lists.get(id);
    if (!list) return undefined;
    const depth = askedLevel ?? [...list.levels].find(([, level]) => level.styleId === styleId)?.[0] ?? 0;
    const level = list.levels.get(depth);
    return level && { glyph: glyphOf(list, level, depth), level: depth, paragraph: level.paragraph };
  };
}

function readLevels(abstract: XmlElement): Map<number, Level> {
  return new Map(childrenOf(abstract, "w:lvl").map((element) => [number(element.attributes["w:ilvl"]) ?? 0, readLevel(element)]));
}

function readLevel(element: XmlElement): Level {
  return {
    format: value(child(element, "w:numFmt")) ?? "decimal",
    // A picture bullet (`w:lvlPicBulletId`) may have a character too, or none.
    text: value(child(element, "w:lvlText")) || (child(element, "w:lvlPicBulletId") ? "•" : ""),
    font: readRunProps(child(element, "w:rPr")).font,
    start: number(value(child(element, "w:start"))) ?? 1,
    restart: number(value(child(element, "w:lvlRestart"))),
    paragraph: readParagraphProps(child(element, "w:pPr")),
    styleId: value(child(element, "w:pStyle")),
  };
}

function applyOverride(levels: Map<number, Level>, override: XmlElement): void {
  const depth = number(override.attributes["w:ilvl"]) ?? 0;
  const replaced = child(override, "w:lvl");
  if (replaced) levels.set(depth, readLevel(replaced));
  const start = number(value(child(override, "w:startOverride")));
  const level = levels.get(depth);
  if (level && start !== undefined) levels.set(depth, { ...level, start });
}

function glyphOf(list: List, level: Level, depth: number): string {
  if (level.format === "bullet") return level.text.trim() === "" ? "" : bulletGlyph(level.text, level.font);
  count(list, level, depth);
  if (level.format === "none") return level.text.replace(/%\d/g, "").trim();
  const text = level.text.replace(/%(\d)/g, (_, digit: string) => {
    const at = Number(digit) - 1;
    const shown = list.levels.get(at);
    return formatNumber(list.counters.get(at) ?? shown?.start ?? 1, at === depth ? level.format : (shown?.format ?? "decimal"));
  });
  return text.trim();
}

function count(list: List, level: Level, depth: number): void {
  list.counters.set(depth, (list.counters.get(depth) ?? level.start - 1) + 1);
  for (const [deeper, other] of list.levels) if (deeper > depth && other.restart !== 0) list.counters.delete(deeper);
}

const ROMAN: [number, string][] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

const FORMATS: Record<string, (count: number) => string> = {
  lowerLetter: alphabetic,
  upperLetter: (count) => alphabetic(count).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (count) => roman(count).toUpperCase(),
  decimalZero: (count) => String(count).padStart(2, "0"),
};

const formatNumber = (count: number, format: string): string => lookUp(FORMATS, format)?.(count) ?? String(count);

/** a, b, … z, aa, bb, … as Word counts. */
function alphabetic(count: number): string {
  const letter = String.fromCharCode(97 + ((count - 1) % 26));
  return count < 1 ? String(count) : letter.repeat(Math.min(4, Math.floor((count - 1) / 26) + 1));
}

/** There is no numeral for 5000, so that 4000 cannot be written. */
const MAX_ROMAN = 3_999;

function roman(count: number): string {
  if (count < 1 || count > MAX_ROMAN) return String(count);
  let rest = count;
  let text = "";
  for (const [amount, numeral] of ROMAN) for (; rest >= amount; rest -= amount) text += numeral;
  return text;
}
