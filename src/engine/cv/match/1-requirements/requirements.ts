import { detectLanguage } from "../../parse/1-document/language-detect.ts";
import { looksLikePlace } from "../../parse/recognisers/places/places.ts";
import { fold } from "../../text/fold.ts";
import { conceptOf, findConcepts, type Hit, isKindOf } from "../concepts/concepts.ts";
import { seniorityOf } from "../concepts/seniority.ts";
import { tokenize } from "../concepts/words.ts";
import { GENERIC_WORDS } from "../lexicon/generic-words.ts";
import { MODEL_ADDRESS } from "../lexicon/jd-words.ts";
import { isFalseFriend } from "../lexicon/language-forms.ts";
import { SEEKS, WILLING } from "../lexicon/sentence-words.ts";
import { contradictionsIn } from "./contradictions.ts";
import { mentionedRequirements } from "./jd-mentions.ts";
import { type JdLine, splitJobDescription } from "./jd-parts.ts";
import { statedRequirements } from "./jd-statements.ts";
import { readRequirement } from "./read-requirement.ts";
import type { Requirement } from "./requirement.ts";
import {
  MAX_COUNTED_LINES,
  MAX_LOCATIONS,
  MAX_REQUIREMENTS,
  MAX_SHOWN_TITLE_CHARS,
  MAX_TITLE_CHARS,
  MAX_TITLE_LINES,
  MAX_WILLING_WORDS,
  MIN_PLACE_CONFIDENCE,
} from "./thresholds.ts";

/** What of a job description is compared with a CV. */
export type Requirements = {
  title: string;
  /** ISO 639-1. */
  language: string;
  /** 0 intern to 7 chief executive; undefined where the title names no level. */
  seniority?: number;
  /** Occupations that the title names, or crafts where it names none. */
  roles: string[];
  titleStems: string[];
  /** Names, by their stems, that an added taxonomy has for the occupation in the title. */
  titleNames?: string[];
  /** Concepts of the whole text, most frequent first: what the job is about. */
  topics: string[];
  industries: string[];
  /** The places of work as the text writes them. Shown to the recruiter and never compared. */
  locations: string[];
  requirements: Requirement[];
  /** Traits of character that are asked for ("team spirit"): no CV proves them, so they are shown to the recruiter and never scored. */
  traits: string[];
  /** For the recruiter: the job description has no requirements, or text that gives instructions to a program. */
  warnings: string[];
};

/** Reads a job description in any language of the lexicon. Never throws: any other text has no requirements and a warning. */
export function readJobDescription(text: string): Requirements {
  const language = detectLanguage(text);
  const { clean, addressed } = withoutInstructions(splitJobDescription(text));
  const title = titleOf(clean).replace(/(?<=\p{L}{4})\.$/u, "");
  const titleTokens = tokenize(title);
  const conditions = statedRequirements(clean, language);
  const stated = (conditions.length > 0 ? conditions : mentionedRequirements(clean)).slice(0, MAX_REQUIREMENTS);
  const traits = stated.filter((one) => asksForTraits(one.text)).map((one) => one.text);
  const requirements = stated
    .filter((one) => !traits.includes(one.text))
    .map(({ text: sentence, kind }, index) => readRequirement(sentence, kind, `r${index + 1}`, language));
  const about = clean.filter(({ part }) => part !== "offer").map((line) => line.text);
  const named = countConcepts([title, title, ...about].slice(0, MAX_COUNTED_LINES), language);
  const titleConcepts = findConcepts(titleTokens)
    .filter(({ from, to }) => to - from > 1 || !isFalseFriend(titleTokens[from]?.word ?? "", language))
    .map(({ id }) => id);

  return {
    title,
    language,
    seniority: seniorityOf(title),
    roles: occupationsOf(titleConcepts, title),
    titleStems: titleTokens.map(({ stem }) => stem).filter((stem) => !GENERIC_WORDS.has(stem)),
    topics: named.filter((id) => isTopic(id)),
    industries: named.filter((id) => conceptOf(id)?.kind === "industry"),
    locations: locationsOf(clean, title),
    requirements,
    traits,
    warnings: [
      ...(addressed ? ["The job description contains text that speaks to a program; it was left out."] : []),
      ...contradictionsIn(requirements),
      ...(requirements.length === 0
        ? ["No requirements were found in the job description; the scores rest on its title and topics only."]
        : []),
    ],
  };
}

/** The occupations that a title names; where it names none, its crafts: "Responsable marketing digital". */
function occupationsOf(concepts: readonly string[], title: string): string[] {
  const ofKind = (kind: string, ids: readonly string[]) => [...new Set(ids.filter((id) => conceptOf(id)?.kind === kind))];
  const roles = ofKind("role", concepts);
  if (roles.length > 0) return roles;
  // "Commercial Counsel, data protection": what stands behind a mark is the field and not the occupation.
  const [head = ""] = title.split(/[,:;(|]|\s[–—-]\s/u);
  return ofKind(
    "skill",
    findConcepts(tokenize(head)).flatMap(({ id }) => (isKindOf(id, "working time") ? [] : [id])),
  );
}

/** Places of work from a labelled line ("Location: Barnstaple") or the end of the title ("Product Designer, Berlin"). */
function locationsOf(lines: readonly JdLine[], title: string): string[] {
  const labelled = lines.filter(({ part }) => part === "location").map(({ text }) => text);
  const tail = title
    .split(/\s[–—|-]\s|,\s|\(|\)|\s(?:in|à|en|w|te|em|bei)\s/u)
    .slice(1)
    .map((part) => part.replace(/[.\s]+$/, "").trim())
    .filter((part) => looksLikePlace(part) >= MIN_PLACE_CONFIDENCE);
  return [...new Set([...labelled, ...tail])].slice(0, MAX_LOCATIONS);
}

/** True where a sentence asks for traits alone: "team spirit and a friendly manner"; or for the will to work at some time and says no more of it. */
function asksForTraits(text: string): boolean {
  const tokens = tokenize(text);
  const hits = findConcepts(tokens);
  const beside = (named: readonly Hit[]) =>
    tokens.filter(
      ({ word, stem }, at) => !named.some(({ from, to }) => at >= from && at < to) && !GENERIC_WORDS.has(word) && !GENERIC_WORDS.has(stem),
    );
  // "Disponibilità a turni notturni" asks for the will alone, "Shift work including nights" for what a CV can say.
  const times = hits.filter(({ id }) => isKindOf(id, "working time") && !HOW_MUCH.has(id));
  if (times.length > 0 && times.length === hits.length) return WILLING.test(fold(text)) && beside(times).length <= MAX_WILLING_WORDS;
  const traits = hits.filter(({ id }) => conceptOf(id)?.kind === "trait");
  if (traits.length === 0 || hits.length > traits.length || readRequirement(text, "must", "").wanted.length > 0) return false;
  return beside(traits).length <= 2 * traits.length + 1;
}

/** How much and how long somebody works: "disponibilidad para toda la temporada" is a condition that a CV answers. */
const HOW_MUCH: ReadonlySet<string> = new Set(["full-time work", "part-time work", "seasonal availability"]);

/** The line labelled as the title; else, among the first lines, the one that names an occupation; else the first line. */
function titleOf(lines: readonly JdLine[]): string {
  const first = lines
    .filter(({ part }) => part !== "location")
    .slice(0, MAX_TITLE_LINES)
    .map(({ text }) => text);
  const called = lines.find(({ part }, at) => part === "title" && at > 0)?.text;
  const namesRole = (text: string) => text.length <= MAX_TITLE_CHARS && occupationIn(text) !== undefined;
  const named = called ?? (namesRole(first[0] ?? "") ? first[0] : (soughtIn(lines) ?? first.find(namesRole) ?? practisedIn(lines)));
  const title = named ?? first[0] ?? "";
  return title.length > MAX_SHOWN_TITLE_CHARS ? `${title.slice(0, MAX_SHOWN_TITLE_CHARS - 3)}…` : title;
}

/** The occupation that running text seeks: "Der Betrieb sucht zwei Bäcker mit …", "El estudio incorpora una delineante". */
function soughtIn(lines: readonly JdLine[]): string | undefined {
  for (const { text, part, bullet } of lines) {
    const sought = bullet || part === "offer" || part === "location" ? undefined : SEEKS.exec(text);
    const occupation = sought && occupationIn(text.slice(sought.index + sought[0].length));
    if (occupation) return occupation;
  }
  return undefined;
}

/** The occupation of the years that are asked for: "drie jaar als operator", "3 ans comme technicien". */
function practisedIn(lines: readonly JdLine[]): string | undefined {
  for (const { text, part } of lines) {
    const as = part === "must" || part === "tasks" ? AS_WHO.exec(text) : undefined;
    const occupation = as && occupationIn(text.slice(as.index));
    if (occupation) return occupation;
  }
  return undefined;
}
const AS_WHO = /(?<!\p{L})(?:as an?|als|comme|en tant que|como|come|in qualità di|jako|na stanowisku|som)\s(?=\p{L})/iu;

/** The first occupation of a text, as the text writes it. */
function occupationIn(text: string): string | undefined {
  const tokens = tokenize(text);
  const hit = findConcepts(tokens).find(({ id }) => conceptOf(id)?.kind === "role");
  const [first, last] = hit ? [tokens[hit.from], tokens[hit.to - 1]] : [];
  return first && last && text.slice(first.at, last.at + last.surface.length);
}

function withoutInstructions(lines: JdLine[]): { clean: JdLine[]; addressed: boolean } {
  const clean = lines.filter(({ text }) => !MODEL_ADDRESS.some((pattern) => pattern.test(text)));
  return { clean, addressed: clean.length < lines.length };
}

function countConcepts(texts: readonly string[], language: string): string[] {
  const counts = new Map<string, number>();
  for (const tokens of texts.map(tokenize))
    for (const { id, from, to } of findConcepts(tokens))
      if (to - from > 1 || !isFalseFriend(tokens[from]?.word ?? "", language)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([id]) => id);
}

const isTopic = (id: string) => ["skill", "role", "certificate", "field"].includes(conceptOf(id)?.kind ?? "");
