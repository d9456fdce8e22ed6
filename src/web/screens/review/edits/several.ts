import type { FieldKind } from "../../../../engine/contract/resume-fields.ts";
import { lastStep, parentOf, pathOfPointer, pointerOf, valueAt } from "../../../../engine/contract/resume-paths.ts";
import { type Op, type Patch, setValue } from "./patch.ts";

/** Sections whose entries are a few words each: several can be written, or pasted, at once. */
const WORD_SECTIONS: readonly string[] = ["skills", "interests"];

/** Whether what is written at a place may be several elements of a list: lines of it, or new entries of a section of short words. */
export const takesSeveral = (root: unknown, path: string, kind: FieldKind): boolean => isItem(kind) || isNewWord(root, path);

const isItem = (kind: FieldKind) => kind === "texts" || kind === "longs";

/** All elements of a list, written as one text. */
export const isWholeList = (path: string, kind: FieldKind): boolean => isItem(kind) && typeof lastStep(path) === "string";

const isNewWord = (root: unknown, path: string): boolean => {
  const entry = parentOf(path);
  return WORD_SECTIONS.includes(parentOf(entry)) && lastStep(path) === "name" && valueAt(root, entry) === undefined;
};

/** A text at its place. Each line of it is an element of its own; of new short words in one line each between commas is one. */
export function writeText(root: unknown, path: string, kind: FieldKind, text: string): Patch {
  if (!takesSeveral(root, path, kind)) return setValue(root, path, text);
  if (isWholeList(path, kind)) return setValue(root, path, partsOf(text, false));
  const isNew = valueAt(root, path) === undefined;
  const [first = "", ...others] = partsOf(text, isNew && kind !== "longs");
  const patch = setValue(root, path, first);
  const [element, rest] = isItem(kind) ? [path, ""] : [parentOf(path), lastStep(path)];
  const [list, at] = [parentOf(element), Number(lastStep(element))];
  const added = others.map((part, index) => ({
    op: "add" as const,
    path: pointerOf(`${list}[${at + 1 + index}]`),
    value: rest ? { [rest]: part } : part,
  }));
  return [...patch, ...added];
}

/** The text that a patch of `writeText` was made of, and where it was written; undefined for a patch that writes none. */
export function writtenBy(patch: Patch): { path: string; text: string } | undefined {
  const at = patch.findIndex((op) => textsOf(op).length > 0);
  const op = patch[at];
  if (!op) return undefined;
  const path = pathOfPointer(op.path);
  const isWord = typeof lastStep(path) === "string";
  const [list, rest] = isWord ? [parentOf(parentOf(path)), lastStep(path)] : [parentOf(path), ""];
  const others = patch.slice(at + 1).filter((one) => one.op === "add" && parentOf(pathOfPointer(one.path)) === list);
  return { path, text: [op, ...others].flatMap((one) => textsOf(one, String(rest))).join("\n") };
}

/** The texts that an operation writes: one, those of a list, or that of a new entry's field. */
function textsOf(op: Op, field = ""): string[] {
  const value: unknown = "value" in op ? op.value : undefined;
  const text = typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>)[field] : value;
  return [text].flat().filter((one) => typeof one === "string");
}

/** The marks that a list in a document begins its lines with; they come along when lines are copied from it. */
const BULLET = /^[•·▪◦‣●○*–-]\s+/;

/** Where there are several lines, somebody has told the elements apart already: their commas are their own. */
function partsOf(text: string, atCommas: boolean): string[] {
  const lines = text.split("\n").map((line) => line.trim().replace(BULLET, ""));
  const parts = atCommas && lines.length === 1 ? wordsOf(text) : lines;
  return parts.filter((part) => part !== "");
}

/** The words between commas and semicolons. A bracket stays whole, and so does a number: "Office (Word, Excel), 2,5 t" are two. */
function wordsOf(line: string): string[] {
  const chars = [...line];
  const words = [""];
  let depth = 0;
  for (const [at, char] of chars.entries()) {
    if (OPENING.has(char)) depth += 1;
    if (CLOSING.has(char)) depth = Math.max(0, depth - 1);
    const inNumber = isDigit(chars[at - 1]) && isDigit(chars[at + 1]);
    if (depth === 0 && SEPARATORS.has(char) && !inNumber) words.push("");
    else words[words.length - 1] += char;
  }
  return words.map((word) => word.trim());
}
const isDigit = (char: string | undefined) => char !== undefined && /\d/.test(char);
const OPENING = new Set("([（");
const CLOSING = new Set(")]）");
const SEPARATORS = new Set(",;，、；،");
