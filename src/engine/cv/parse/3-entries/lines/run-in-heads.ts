import type { Cell, Line } from "../../../reading.ts";
import { wordCount } from "../../../text/spaces.ts";
import { isProse, withCells } from "../../1-document/line-style.ts";
import { AT_EMPLOYER, IN_PLACE } from "../../lexicon/joining-words.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import { isDateOnly } from "../../recognisers/dates/dates.ts";
import { looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../recognisers/degrees.ts";
import { positionEvidence } from "../roles/name-evidence.ts";
import {
  MAX_NAME_WORDS,
  MAX_SENTENCE_WORDS,
  MIN_BOLD_HEADS,
  MIN_RUN_IN_POSITION,
  MIN_RUN_IN_WORDS,
  MIN_SENTENCES,
  MIN_SENTENCES_RATIO,
} from "../thresholds.ts";

/**
 * "Fitter, Corve Works, Ludlow. Kept the presses of three halls going." as a paragraph of a job: what names the entry, up to the first full stop,
 * is a line of its own.
 */
export function separateRunInHeads(lines: readonly Line[]): Line[] {
  const divided = separateSentences(lines, namesPosition);
  const boldHeads = divided.map(boldHead);
  const areHeads = boldHeads.filter(Boolean).length >= MIN_BOLD_HEADS;
  return divided.flatMap((line, at) => {
    const lead =
      (areHeads ? boldHeads[at] : undefined) ??
      sentenceOfNames(line) ??
      headBeforeColon(line) ??
      headAtEmployer(line, isDateOnly(divided[at - 1]?.text ?? ""));
    return lead && wordCount(lead.text) >= MIN_RUN_IN_WORDS ? divideAfter(line, lead) : [line];
  });
}

/** As `separateRunInHeads` does for jobs, for schools: "2009 – 2013" over "Physics (BSc), Leith College. Thesis on magnets." */
export const separateSchools = (lines: readonly Line[]): Line[] =>
  separateSentences(lines, (sentence) =>
    partsOf(sentence).some((part) => Math.max(looksLikeDegree(part), looksLikeInstitution(part)) >= MIN_RUN_IN_POSITION),
  );

/**
 * "**Tide tables** (Go): when to cross the sands" over "**Bird book** (React): what was seen where": projects of one paragraph each, whose bold name
 * and text are lines of their own. Lists may stand between them.
 */
export function separateBoldNames(lines: readonly Line[]): Line[] {
  const names = lines.map(boldName);
  const areNamed = lines.every(({ bullet }, at) => bullet || names[at]) && names.filter(Boolean).length >= MIN_BOLD_HEADS;
  if (!areNamed) return [...lines];
  return lines.flatMap((line, at) => {
    const name = names[at];
    return name ? divideAfter({ ...line, gap: Math.max(line.gap, 1) }, name) : [line];
  });
}

/** What a paragraph begins with, and the text behind it. */
type Lead = { head: string; text: string };

/** "Fitter, Corve Works, Ludlow. Kept the presses of three halls going." */
function sentenceOfNames({ cells: [cell, ...others], bullet }: Line): Lead | undefined {
  if (!cell || others.length > 0 || bullet) return undefined;
  const [, head = "", text = ""] = RUN_IN_HEAD.exec(cell.text) ?? [];
  return namesJob(head) ? { head, text } : undefined;
}

const RUN_IN_HEAD = /^([^.!?:]{8,120}[\p{L})]{4})\.\s+(\p{Lu}.{20,})$/su;

/** Names begin with a capital: "Lead technical strategy, systems design and tests" begins a sentence. */
function namesJob(head: string): boolean {
  const names = head.split(/,\s+|\s+[–—|]\s+/u);
  const areNames = names.length > 1 && names.every((name) => wordCount(name) <= MAX_NAME_WORDS && /^[\p{Lu}\p{Lo}\d]/u.test(name));
  return areNames && looksLikePosition(names[0] as string) >= MIN_RUN_IN_POSITION;
}

/**
 * "October 2016 – May 2019" over "Fitter at Corve Works. Kept the presses of three halls going.": where each date of a section stands over a paragraph, the first
 * sentence of each names the entry, if most sound like one (`isHead`). It is a line of its own.
 */
function separateSentences(lines: readonly Line[], isHead: (sentence: string) => boolean): Line[] {
  const under = new Set(lines.filter((_, at) => isDateOnly(lines[at - 1]?.text ?? "")));
  const leads = new Map(
    [...under].flatMap((line) => {
      const lead = firstSentence(line);
      return lead ? [[line, lead] as const] : [];
    }),
  );
  const heads = [...leads.values()].filter(({ head }) => isHead(head)).length;
  const areHeads =
    leads.size >= MIN_SENTENCES && leads.size >= MIN_SENTENCES_RATIO * under.size && heads >= MIN_SENTENCES_RATIO * leads.size;
  if (!areHeads) return [...lines];
  return lines.flatMap((line) => {
    const lead = leads.get(line);
    return lead ? divideAfter(line, lead) : [line];
  });
}

/** The first sentence of a paragraph and the text behind it. The points behind "B.V.", "s.r.o." and "(TU/e)" may end one, that of "Dr." does not. */
function firstSentence({ cells: [cell, ...others], bullet }: Line): Lead | undefined {
  if (!cell || others.length > 0 || bullet) return undefined;
  for (const { index } of cell.text.matchAll(SENTENCE_END)) {
    const head = cell.text.slice(0, index);
    const last = head.split(" ").at(-1) as string;
    const isEnd = /[.)/]/u.test(last) || (/[\p{L}\p{M}]{4}$/u.test(last) && !ABBREVIATED.test(last));
    if (wordCount(head) > MAX_SENTENCE_WORDS) return undefined;
    if (isEnd) return { head, text: cell.text.slice(index + 1).trimStart() };
  }
  return undefined;
}

const SENTENCE_END = /\.(?=\s+\p{Lu}.{15})/gu;

const ABBREVIATED = /^(?:prof|dipl|univ|dept|corp|assoc|phil|habil)$/iu;

const partsOf = (sentence: string) => [sentence.split(/\s+/u).slice(0, 2).join(" "), ...sentence.split(/,\s+|\s+[–—|-]\s+/u)];

const namesPosition = (sentence: string) => partsOf(sentence).some((part) => positionEvidence(part) >= MIN_RUN_IN_POSITION);

/** "• 1988 à 1998 : Fitter chez M. Perrin : mended the presses of three halls, …": what a long item tells behind its employer and a colon is its text. */
function headBeforeColon({ cells: [cell, ...others], text: whole }: Line): Lead | undefined {
  if (!cell || others.length > 0 || !isProse(whole)) return undefined;
  const [, head = "", text = ""] = EMPLOYER_BEFORE_COLON.exec(cell.text) ?? [];
  return text ? { head, text } : undefined;
}

const EMPLOYER_BEFORE_COLON = new RegExp(String.raw`^((?=.*\d{4}).{8,60}?\s(?:${AT_EMPLOYER}|у)\s[^:]{3,60}?)\s*:\s+(\S.{30,})$`, "su");

/**
 * "2017 – 2018: Fitter at the Corve Works in Ludlow (presses and gates of three halls, night shifts)", "Fitter at Corve – kept the presses of three halls going"
 * under its date: what a dated paragraph tells behind its position and its employer is text.
 */
function headAtEmployer({ cells: [cell, ...others], text: whole }: Line, isDated: boolean): Lead | undefined {
  if (!cell || others.length > 0 || !isProse(whole)) return undefined;
  const { date = "", position = "", end = 0 } = atEmployer(cell.text) ?? {};
  const text = cell.text.slice(end).replace(/^[\s,;:.–—-]+/u, "");
  const isJob = (isDated || date !== "") && positionEvidence(position) >= MIN_RUN_IN_POSITION && wordCount(position) <= MAX_NAME_WORDS;
  return isJob && text !== "" ? { head: cell.text.slice(0, end).trimEnd(), text } : undefined;
}

/** The date and the position that a text begins with, and where the employer behind them ends: before a bracket, a dash, a full stop or a part that begins small. */
function atEmployer(text: string): { date: string; position: string; end: number } | undefined {
  const [before = "", date = "", position = ""] = POSITION_AT_EMPLOYER.exec(text) ?? [];
  const rest = text.slice(before.length);
  const end = before === "" ? undefined : EMPLOYER_END.exec(rest)?.index;
  return end !== undefined && /\p{Lu}/u.test(rest.slice(0, end)) ? { date, position, end: before.length + end } : undefined;
}

const POSITION_AT_EMPLOYER = new RegExp(
  String.raw`^(?:((?=[^:]{0,40}\d{4})[^:]{4,60})\s*:\s+)?(\p{Lu}[^,;:.()–—]{2,60}?)\s(?:${AT_EMPLOYER}|${IN_PLACE})\s+(?=\S)`,
  "u",
);

const EMPLOYER_END = /\s[–—-]\s|(?<=[\p{L}\p{M})]{3})\.\s+(?=\p{Lu})|\s\(|,\s+(?=\p{Ll})|:\s/u;

/**
 * "**Press Operator** Kept the presses of three halls going." in several jobs of a section: the position in bold before the text of each. A mark may
 * stand between the two.
 */
function boldHead(line: Line): Lead | undefined {
  const lead = boldLead(line);
  return lead && looksLikePosition(lead.head) >= MIN_RUN_IN_POSITION && /^\p{Lu}/u.test(lead.text) ? lead : undefined;
}

/** "**Technologies:** Go" has a label, and "**Bird book**: a list" is hardly more than the name. */
function boldName(line: Line): Lead | undefined {
  const lead = boldLead(line);
  return lead && !matchLabel(lead.head) && wordCount(lead.text) >= MIN_RUN_IN_WORDS ? lead : undefined;
}

/** A paragraph that begins with a few bold words. */
function boldLead({ cells: [cell, ...others], bullet }: Line): Lead | undefined {
  if (!cell || others.length > 0 || bullet) return undefined;
  const plain = cell.runs.findIndex(({ bold, text }) => !bold && text.trim() !== "");
  if (plain < 1) return undefined;
  const before = cell.runs.slice(0, plain).map(({ text }) => text);
  const text = cell.text.slice(before.join("").length).replace(/^[\s:.–—-]+/u, "");
  const head = before.join("").replace(/[\s:.–—-]+$/u, "");
  return head !== "" && wordCount(head) <= MAX_NAME_WORDS ? { head, text } : undefined;
}

/** A paragraph as two lines: what it begins with, and the text that it ends with. */
function divideAfter(line: Line, { head, text }: Lead): [Line, Line] {
  const cell = line.cells[0] as Cell;
  const at = cell.text.length - text.length;
  return [
    withCells(line, [{ ...cell, text: head, runs: runsBetween(cell.runs, 0, head.length) }]),
    // The text of a list item stands below it.
    withCells({ ...line, gap: 0, ...(line.bullet && { bullet: { ...line.bullet, level: line.bullet.level + 1 } }) }, [
      { ...cell, text, runs: runsBetween(cell.runs, at, Number.POSITIVE_INFINITY) },
    ]),
  ];
}

/** The runs of a part of a text, from one character up to another. */
function runsBetween(runs: Cell["runs"], from: number, to: number): Cell["runs"] {
  let start = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += run.text.length;
    return text === "" ? [] : [{ ...run, text }];
  });
}
