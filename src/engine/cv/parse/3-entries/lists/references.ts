import type { Reference } from "../../../../contract/resume.ts";
import { fold } from "../../../text/fold.ts";
import { wordCount } from "../../../text/spaces.ts";
import type { Context } from "../../1-document/context.ts";
import { isProse } from "../../1-document/line-style.ts";
import type { Row } from "../../1-document/row.ts";
import { hasNameShape, looksLikeName } from "../../recognisers/names.ts";
import { MAX_NAME_OF_TITLE, MAX_SIGNATURE_CHARACTERS, MIN_SENTENCE_WORDS, SURE_NAME } from "../thresholds.ts";
import { parseTitled, type Titled } from "./titled-items.ts";

/** References: quotations or people. A name after a dash, or below a sentence, signs the lines above it ("Head of Engineering, Acme" over "— Harriet Penhale"). */
export function parseReferences(rows: readonly Row[], context: Context): Reference[] {
  const numbered = numberedPeople(rows);
  if (numbered) return numbered;
  const quoted = rows.map(({ text }) => NAMED_QUOTATION.exec(text)?.groups);
  if (quoted.every((groups) => groups !== undefined)) return quoted.map(({ name, reference }) => ({ name, reference }));
  const people = rows.map(personOfRow);
  if (people.length > 1 && people.every((person) => person !== undefined)) return people;
  const isSure = rows[0] && saysSomething(rows[0]) ? isSignature : isDashedName;
  // A name that no list knows signs where it is set like a sure one.
  const signed = new Set(rows.filter(isSure).map(({ key }) => key));
  const isAttribution = (row: Row) => isSure(row) || (signed.has(row.key) && !saysSomething(row) && hasNameShape(row.text));
  if (!rows.some(isAttribution)) return stackedPeople(rows, context) ?? parseTitled(rows, context).map(toReference);
  const references: Reference[] = [];
  let said: string[] = [];
  for (const row of rows) {
    if (!isAttribution(row)) said.push(row.text.replace(/\t/g, " "));
    else {
      references.push({ name: row.text.replace(/^[–—]\s*/u, ""), reference: unquoted(said.join("\n")) || undefined });
      said = [];
    }
  }
  return said.length > 0 ? [...references, { reference: unquoted(said.join("\n")) }] : references;
}

/** "Harriet Penhale" over "Head of Engineering, Acme" over "0113 496 0142": each name begins a reference, and the rows below tell who that is. */
function stackedPeople(rows: readonly Row[], { candidate }: Context): Reference[] | undefined {
  const isName = ({ text, cells, bullet }: Row) => cells.length === 1 && !bullet && looksLikeName(text) >= SURE_NAME;
  const names = rows.filter(isName);
  if (!rows[0] || !isName(rows[0]) || names.length * 2 > rows.length || rows.some((row) => row.cells.length > 1 || saysSomething(row)))
    return undefined;
  return names.flatMap((row, at) => {
    if (fold(row.text) === candidate) return [];
    const next = names[at + 1];
    const about = rows.slice(rows.indexOf(row) + 1, next ? rows.indexOf(next) : undefined).map(({ text }) => text);
    return { name: row.text, reference: about.join(", ") || undefined };
  });
}

/** "1. Harriet Penhale" over her position, then "2. Tom Ash": each number begins a reference. */
function numberedPeople(rows: readonly Row[]): Reference[] | undefined {
  const names = rows.map(({ text, bullet }) => (bullet ? undefined : NUMBERED.exec(text)?.[1]));
  const starts = names.flatMap((name, at) => (name ? [at] : []));
  if (starts.length < 2 || starts[0] !== 0 || starts.length === rows.length) return undefined;
  return starts.map((start, at) => {
    const about = rows.slice(start + 1, starts[at + 1]).map(({ text }) => text.replace(/\s*,$/u, ""));
    return { name: names[start], reference: about.join(", ") || undefined };
  });
}

const NUMBERED = /^\(?\d{1,2}[.)]\s+(\p{Lu}.*)$/su;

/** "Prof. Harriet Penhale, University of Leith (Scotland)": the whole of a person in one row. */
function personOfRow({ text, cells, prose }: Row): Reference | undefined {
  const [name = "", ...about] = text.split(/,\s+/u);
  if (cells.length > 1 || prose || about.length === 0 || looksLikeName(name) < SURE_NAME) return undefined;
  return { name, reference: about.join(", ") };
}

/** "Dr. Harriet Penhale: “Reliable and kind.”" */
const NAMED_QUOTATION = /^(?<name>\p{Lu}[^:“”"„«»]{2,60}):\s*[“"„«]\s*(?<reference>[^“”"„«»]+?)\s*[”"“»]$/su;

const isSignature = (row: Row) => isDashedName(row) || (!saysSomething(row) && looksLikeName(row.text) >= SURE_NAME);

const isDashedName = ({ line, text }: Row) =>
  text.length <= MAX_SIGNATURE_CHARACTERS && (/^[–—]$/.test(line.bullet?.glyph ?? "") || /^[–—]\s+\p{Lu}/u.test(text));

/** "Reliable and kind. I would hire her again at once.", but not "Harriet Penhale, Head of Engineering, Acme Ltd." */
function saysSomething({ text, line }: Pick<Row, "text" | "line">): boolean {
  const isClosed = /[.!…]["”“»]?$/u.test(line.text.trim()) && wordCount(text) >= MIN_SENTENCE_WORDS;
  return (isProse(text) || isClosed) && looksLikeName((text.split(/\s*[,|–—:]\s*/u)[0] as string).trim()) < SURE_NAME;
}

const unquoted = (text: string) => text.replace(/^["“”„«»\s]+|["“”„«»\s]+$/gu, "");

/** "Harriet Penhale, Head of Engineering, Acme": the name, and the rest as printed. */
function toReference({ title, by, text, entry }: Titled): Reference {
  // "Gladly given on request." is no reference.
  const [first] = [...entry.head, ...entry.body];
  if (first && saysSomething(first) && first.text.startsWith(title))
    return { reference: unquoted([...entry.head, ...entry.body].map((row) => row.text.replace(/\t/g, " ")).join("\n")) };
  const parts = [title, by, ...text].filter((part): part is string => Boolean(part));
  const last = parts.at(-1) as string;
  if (parts.length > 1 && looksLikeName(last) >= SURE_NAME && looksLikeName(title) < MAX_NAME_OF_TITLE)
    return { name: last, reference: parts.slice(0, -1).join(", ") };
  const all = parts.join(", ");
  const cut = /^([^,–—:|]{3,50}?)\s*(?:,|\s[–—-]\s|:|\|)\s*(.+)$/su.exec(all);
  return cut ? { name: cut[1], reference: cut[2] } : { name: all };
}
