import type { Resume } from "../../../contract/resume.ts";
import { matchHeading } from "../../parse/lexicon/headings/headings.ts";
import { PHOTO } from "../texts.ts";
import { MAX_PASSAGE_CHARS } from "../thresholds.ts";

/** One line of a blind CV. */
export type Passage = {
  /** Its path in the Resume, such as `work[1].summary`. */
  path: string;
  /** The path without indices, such as `work.summary`. */
  field: string;
  /** Its section in a recruiter's words, such as "Work experience 2". */
  section: string;
  /** Letter for letter. */
  text: string;
  /** Where it begins in the text at its path: the offset of its first character. */
  at: number;
  /** The text that is searched: without the replacements for a name, an employer or a school ("Employer 1" looks like a house number). */
  searched: string;
  /** The line above it in the same text, for a label that stands over its value. */
  above?: string;
  /** True where candidates speak of themselves: profile, headline, and text that is in no section. */
  personal: boolean;
  /** True under a heading for contact data. */
  contact: boolean;
  /** True where CVs have name and contact data: the headline, text above the first heading, and text under a heading for contact data. */
  head: boolean;
};

/** What the searched text has for a replacement. */
export const REPLACEMENT = "…";

const SECTIONS: Record<string, string> = {
  basics: "Profile",
  work: "Work experience",
  volunteer: "Voluntary work",
  education: "Education",
  awards: "Awards",
  certificates: "Certificates",
  publications: "Publications",
  skills: "Skills",
  relevant: "Relevant skills",
  languages: "Languages",
  interests: "Interests",
  references: "References",
  projects: "Projects",
  x: "Key facts",
  additional: "Additional",
};

/** Fields that are not searched: dates identify nobody, and the name is replaced. */
const NOT_SEARCHED = /(?:^|\.)(?:startDate|endDate|date|releaseDate|countryCode)$|^basics\.name$|^meta\b/;
const PERSONAL = /^(?:basics\.(?:summary|label)|additional\b|references\b|x\b)/;

/** Every line of a Resume in order. `replacements` are the words that replace redacted values. */
export function passagesOf(resume: Resume, replacements: string[] = []): Passage[] {
  const heads = (resume.additional ?? []).flatMap(({ title }, index) => (isOfContact(title, index) ? [`additional[${index}].items`] : []));
  const isHead = (path: string) => path === "basics.label" || heads.some((head) => path.startsWith(head));
  const isContact = (path: string) => isHead(path) && isTitled(path, resume);
  const longestFirst = replacements.toSorted((a, b) => b.length - a.length);
  const without = (line: string) => longestFirst.reduce((text, words) => text.replaceAll(words, REPLACEMENT), line);

  return texts(resume, "").flatMap(({ path, text }) => {
    if (NOT_SEARCHED.test(path) || path === PHOTO) return [];
    const lines = linesOf(text);
    const place = {
      path,
      field: path.replace(/\[\d+\]/g, ""),
      section: sectionOf(path),
      personal: PERSONAL.test(path),
      head: isHead(path),
      contact: isContact(path),
    };
    return lines.flatMap((line, index): Passage[] =>
      line.text === "" ? [] : [{ ...place, ...line, searched: without(line.text), ...(index > 0 && { above: lines[index - 1]?.text }) }],
    );
  });
}

const isTitled = (path: string, { additional = [] }: Resume) =>
  Boolean(additional[Number(/^additional\[(\d+)\]/.exec(path)?.[1] ?? -1)]?.title);

/** True for what stands above the first heading and under "Contact" or "Personal details". */
function isOfContact(title: string | undefined, index: number): boolean {
  if (!title) return index === 0;
  const kind = matchHeading(title)?.kind;
  return kind === "contact" || kind === "personal";
}

function sectionOf(path: string): string {
  const [, root = "", index] = /^(\w+)(?:\[(\d+)\])?/.exec(path) ?? [];
  const name = SECTIONS[root] ?? root;
  return index === undefined ? name : `${name} ${Number(index) + 1}`;
}

function texts(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => texts(item, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => texts(item, path ? `${path}.${key}` : key));
}

/** The lines of a text without the white space around them, each with the offset where it begins. */
function linesOf(text: string): { text: string; at: number }[] {
  let next = 0;
  return text.split("\n").flatMap((paragraph) => {
    let at = next;
    next += paragraph.length + 1;
    return inSpans(paragraph).map((span) => {
      const line = { text: span.trim(), at: at + span.length - span.trimStart().length };
      at += span.length;
      return line;
    });
  });
}

/** A paragraph as it is; a very long one is cut between words. */
function inSpans(line: string): string[] {
  const spans: string[] = [];
  let rest = line;
  while (rest.length > MAX_PASSAGE_CHARS) {
    const space = rest.lastIndexOf(" ", MAX_PASSAGE_CHARS);
    const end = space > MAX_PASSAGE_CHARS / 2 ? space : MAX_PASSAGE_CHARS;
    spans.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...spans, rest];
}

/** The lines above and below one of the same text, or the items of the same list. */
export type LinesBeside = { above?: Passage; below?: Passage };

export function linesBeside(passages: Passage[], index: number): LinesBeside {
  const list = (passage: Passage | undefined) => passage?.path.replace(/\[\d+\]$/, "");
  const [above, passage, below] = [passages[index - 1], passages[index], passages[index + 1]];
  return { ...(list(above) === list(passage) && { above }), ...(list(below) === list(passage) && { below }) };
}

/** The parts of a line between bars, dots, tabs and brackets: "12 High Street | Leeds" has two. */
export const partsOf = (text: string) =>
  text
    .split(/\s*[|•·\t;✦◆▪()[\]]\s*|\s{3,}/u)
    .map((part) => part.trim())
    .filter(Boolean);

/** The words that a Resume has in lower case: trades, subjects, tools; no names, which addresses have in lower case too. */
export function smallWords(resume: Resume): Set<string> {
  const passages = passagesOf(resume).filter(({ text }) => !/[@/]/.test(text));
  const words = passages.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}[\p{L}\p{M}]+/gu) ?? []);
  return new Set(words.map((word) => word.toLowerCase()));
}
