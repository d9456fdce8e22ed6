import type { ResumeListKey } from "../../../../engine/contract/resume-fields.ts";
import { lastStep, parentOf, pointerOf, valueAt } from "../../../../engine/contract/resume-paths.ts";
import { lengthAt, type Op, type Patch, setValue } from "./patch.ts";
import { PARTS } from "./roles.ts";

/** What begins the second entry: a line of a list, or a line or sentence of a paragraph, which begins at the character `start`. */
export type SplitPlace = { path: string; text: string; start?: number };

/** Where an entry can be split, in the order in which it is read: the paragraph stands before the lines. */
export function splitPlaces(root: unknown, entry: string): SplitPlace[] {
  const { text, lines } = PARTS[parentOf(entry) as ResumeListKey] ?? {};
  return [...(text ? placesInText(root, `${entry}.${text}`) : []), ...(lines ? placesInLines(root, `${entry}.${lines}`) : [])];
}

const placesInLines = (root: unknown, path: string): SplitPlace[] =>
  ((valueAt(root, path) as string[] | undefined) ?? []).map((text, at) => ({ path: `${path}[${at}]`, text }));

function placesInText(root: unknown, path: string): SplitPlace[] {
  const paragraph = valueAt(root, path);
  if (typeof paragraph !== "string") return [];
  return [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(paragraph)].flatMap(({ segment, index }) => {
    const text = segment.trim();
    return text ? [{ path, text, start: index }] : [];
  });
}

/** Two entries of one: what the place says becomes the title of the second, and what stands below it goes along. */
export function splitEntry(root: unknown, place: SplitPlace): Patch {
  return place.start === undefined ? splitAtLine(root, place.path) : splitInText(root, place.path, place.text, place.start);
}

function splitAtLine(root: unknown, at: string): Patch {
  const lines = parentOf(at);
  const { second, title, lines: key } = secondOf(parentOf(lines));
  const rest = lengthAt(root, lines) - Number(lastStep(at)) - 1;
  return [
    { op: "add", path: pointerOf(second), value: rest > 0 ? { [key]: [] } : {} },
    { op: "move", from: pointerOf(at), path: pointerOf(`${second}.${title}`) },
    ...Array.from({ length: rest }, (_, index): Op => ({ op: "move", from: pointerOf(at), path: pointerOf(`${second}.${key}[${index}]`) })),
  ];
}

/** The text before the place stays, the text after it goes along with all lines, as they stand below the paragraph. */
function splitInText(root: unknown, path: string, title: string, start: number): Patch {
  const entry = parentOf(path);
  const second = secondOf(entry);
  const paragraph = String(valueAt(root, path));
  const [before, after] = [paragraph.slice(0, start).trim(), paragraph.slice(start).trim().slice(title.length).trim()];
  const made = { [second.title]: title, ...(after && { [String(lastStep(path))]: after }) };
  const hasLines = lengthAt(root, `${entry}.${second.lines}`) > 0;
  return [
    { op: "add", path: pointerOf(second.second), value: made },
    ...setValue(root, path, before),
    ...(hasLines
      ? [{ op: "move" as const, from: pointerOf(`${entry}.${second.lines}`), path: pointerOf(`${second.second}.${second.lines}`) }]
      : []),
  ];
}

/** Where the second entry comes, and its fields for what goes along. */
function secondOf(entry: string) {
  const list = parentOf(entry) as ResumeListKey;
  const { title = "name", lines = "highlights" } = PARTS[list];
  return { second: `${list}[${Number(lastStep(entry)) + 1}]`, title, lines };
}
