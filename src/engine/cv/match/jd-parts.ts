import { fold } from "../parse/lexicon/fold.ts";
import { JD_HEADINGS, MUST_CUES, NICE_CUES } from "./lexicon/jd-words.ts";
import { hasPhrase, phrases } from "./phrases.ts";
import { splitSentences } from "./words.ts";

export type JdPart = "must" | "nice" | "tasks" | "about" | "offer" | "title";
export type JdLine = { text: string; part: JdPart; bullet: boolean };

const BULLET = /^\s*(?:[-–—*•·●▪◦‣▸►✓✔☑■□○➢➤»]|\d{1,2}[.)]|[a-z]\))\s+/u;
const MAX_HEADING_WORDS = 8;

/** The lines of a job description, each with the part that it belongs to. The first line that is no heading is the title. */
export function splitJobDescription(text: string): JdLine[] {
  const lines: JdLine[] = [];
  let part: JdPart = "title";
  for (const printed of joinWraps(text)) {
    const bullet = BULLET.test(printed);
    const line = printed.replace(BULLET, "").trim();
    const heading = bullet ? undefined : headingOf(line);
    if (heading) {
      part = heading.part;
      if (heading.rest) lines.push(...splitSentences(heading.rest).map((one) => ({ text: one, part: heading.part, bullet: false })));
      continue;
    }
    if (bullet) lines.push({ text: line, part, bullet });
    else
      for (const sentence of splitSentences(line).flatMap(splitWishes)) {
        lines.push({ text: sentence, part, bullet });
        if (part === "title") part = "about";
      }
    if (part === "title") part = "about";
  }
  return lines;
}

/** "A licence is essential; Polish would be a plus": two statements. */
const splitWishes = (sentence: string): string[] => {
  const parts = sentence.split(/;\s+/);
  return parts.length > 1 && parts.some((part) => hasPhrase(part, NICE)) ? parts : [sentence];
};

/** A line that goes on in lower case was only wrapped. */
function joinWraps(text: string): string[] {
  const joined: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const last = joined.at(-1);
    const goesOn =
      last !== undefined && last.trim().length > 40 && /^\s*\p{Ll}/u.test(line) && !BULLET.test(line) && !/[.:!?;]\s*$/.test(last);
    if (goesOn) joined[joined.length - 1] = `${last.trimEnd()} ${line.trim()}`;
    else joined.push(line);
  }
  return joined.filter((line) => line.trim() !== "");
}

const HEADINGS = (Object.entries(JD_HEADINGS) as [Exclude<JdPart, "title">, string][]).flatMap(([part, list]) =>
  list
    .split(",")
    .map((name) => ({ part, name: fold(name) }))
    .filter(({ name }) => name !== ""),
);
const EXACT = new Map<string, Exclude<JdPart, "title">>();
for (const { part, name } of HEADINGS) if (!EXACT.has(name) || part === "nice") EXACT.set(name, part);
const LONG = HEADINGS.filter(({ name }) => name.length >= 6 || name.includes(" ")).sort((a, b) => b.name.length - a.name.length);

/** "Requirements:", "Ihr Profil (zwingend)", "Nice to have: Spanish". */
function headingOf(line: string): { part: Exclude<JdPart, "title">; rest?: string } | undefined {
  const colon = /^([^:：]{2,60})[:：]\s*(.*)$/u.exec(line);
  if (colon) {
    const part = partOf(colon[1] ?? "");
    if (part) return { part, rest: colon[2] || undefined };
  }
  if (/[.;,]$/.test(line)) return undefined;
  const part = partOf(line);
  return part ? { part } : undefined;
}

function partOf(line: string): Exclude<JdPart, "title"> | undefined {
  const folded = fold(line);
  const words = folded.split(" ");
  if (folded === "" || words.length > MAX_HEADING_WORDS) return undefined;
  const exact = EXACT.get(folded);
  if (exact) return exact;
  if (words.length > 6) return undefined;
  const begun = LONG.find(({ name }) => folded.startsWith(`${name} `) && words.length - name.split(" ").length <= 3);
  return begun?.part;
}

const NICE = phrases(NICE_CUES);
const MUST = phrases(MUST_CUES);

export type Stated = { text: string; kind: "must" | "nice" };

/** The conditions and wishes of a job description, in its order: what its parts say, or, without such parts, what its wording says. */
export function statedRequirements(lines: readonly JdLine[]): Stated[] {
  const kindOf = ({ text, part }: JdLine): Stated["kind"] => (part === "nice" || hasPhrase(text, NICE) ? "nice" : "must");
  const inParts = lines.filter(({ part }) => part === "must" || part === "nice");
  if (inParts.length > 0) {
    const bullets = inParts.some(({ bullet }) => bullet);
    // Where a part lists its conditions, its running text only introduces or closes the list.
    const stated = inParts.filter((line) => !bullets || line.bullet || (!listsAround(inParts, line) && speaks(line.text)));
    const elsewhere = lines.filter(
      ({ part, text, bullet }) => part === "about" && !bullet && hasPhrase(text, MUST) && isCondition(text) && inParts.length < 2,
    );
    return [...elsewhere, ...stated].map((line) => ({ text: tidy(line.text), kind: kindOf(line) }));
  }
  const worded = lines.filter(({ part, text }) => part !== "offer" && part !== "title" && (hasPhrase(text, MUST) || hasPhrase(text, NICE)));
  const bullets = lines.filter(({ part, bullet }) => bullet && part !== "offer" && part !== "tasks");
  const chosen = worded.length > 0 ? lines.filter((line) => worded.includes(line) || bullets.includes(line)) : bullets;
  return chosen.map((line) => ({ text: tidy(line.text), kind: kindOf(line) }));
}

const listsAround = (lines: readonly JdLine[], line: JdLine) => lines.some((other) => other.part === line.part && other.bullet);
const speaks = (text: string) => hasPhrase(text, MUST) || hasPhrase(text, NICE) || fold(text).split(" ").length <= 8;
const isCondition = (text: string) => fold(text).split(" ").length >= 3;
const tidy = (text: string) => text.replace(/[;,]$/, "").trim();
