import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NameKind } from "../../../src/engine/cv/parse/recognisers/name-kinds/kinds.ts";

/** A line of one of our own lists. `code` is the name of its file: "de". */
export type Listed = { code: string; listClass: ListClass; text: string };

/** The classes of our lists, and the kind that each is an example of. */
export const LIST_CLASSES = {
  position: "position",
  company: "company",
  institution: "institution",
  degree: "degree",
  area: "area",
  department: "note",
  text: "text",
  skill: "topic",
  certificate: "topic",
  project: "topic",
  award: "note",
  note: "note",
} as const satisfies Record<string, NameKind>;

export type ListClass = keyof typeof LIST_CLASSES;

const isClass = (name: string): name is ListClass => name in LIST_CLASSES;

/** All `<code>.tsv` of a folder, by their codes. Throws for a line that is not a known class, a tab and a text. */
export function readLists(folder: string): Listed[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".tsv"))
    .sort();
  if (files.length === 0) throw new Error(`${folder} has no list of names.`);
  return files.flatMap((file) => {
    const lines = readFileSync(join(folder, file), "utf8").trimEnd().split("\n");
    return lines.map((line, at) => {
      const [listClass = "", text = "", ...more] = line.split("\t");
      if (!isClass(listClass) || text.trim() === "" || more.length > 0)
        throw new Error(`${file}:${at + 1} is not a class, a tab and a text: ${line}`);
      return { code: file.slice(0, -".tsv".length), listClass, text };
    });
  });
}
