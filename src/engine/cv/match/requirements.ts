import { detectLanguage } from "../parse/language-detect.ts";
import { findSpokenLanguages, fluencyRank, languageCodeOf } from "../parse/languages.ts";
import { conceptOf, findConcepts, isKindOf } from "./concepts.ts";
import { type DegreeLevel, findDegrees } from "./degrees.ts";
import { type JdLine, splitJobDescription, statedRequirements } from "./jd-parts.ts";
import { GENERIC_WORDS } from "./lexicon/generic-words.ts";
import { EXAMPLE_CUES, MODEL_ADDRESS, OR_WORDS } from "./lexicon/jd-words.ts";
import { hasPhrase, phrases } from "./phrases.ts";
import { seniorityOf } from "./seniority.ts";
import { tokenize } from "./words.ts";
import { findYears, type Years } from "./years.ts";

/** One thing that a requirement asks for. `concepts` are ways to meet it, one is enough. `word` is a proper name that no lexicon knows. */
export type Wanted =
  | { by: "concepts"; concepts: string[]; similar: boolean }
  | { by: "word"; stem: string; print: string }
  | { by: "language"; code: string; name: string; rank: number }
  | { by: "degree"; level: DegreeLevel; fields: string[] };

export type Requirement = {
  /** `r1`, `r2` … in the order of the job description. */
  id: string;
  /** The sentence as printed. */
  text: string;
  kind: "must" | "nice";
  wanted: Wanted[];
  /** One of `wanted` is enough. */
  any: boolean;
  years?: Years;
  /** Content words, for requirements that name nothing known. */
  stems: string[];
};

/** A job description, as far as it can be compared with a CV. */
export type Requirements = {
  title: string;
  /** ISO 639-1. */
  language: string;
  /** 0 intern to 7 chief executive; undefined where the title names no level. */
  seniority?: number;
  /** Occupations that the title names. */
  roles: string[];
  titleStems: string[];
  /** Concepts of the whole text, most frequent first: what the job is about. */
  topics: string[];
  industries: string[];
  locations: string[];
  requirements: Requirement[];
  /** For the recruiter: text that speaks to a program, a job description without requirements. */
  warnings: string[];
};

/** Reads a job description in any of the languages of the lexicon. Never throws: a text that is none has no requirements and a warning. */
export function readJobDescription(text: string): Requirements {
  const language = detectLanguage(text);
  const { clean, addressed } = withoutModelAddress(splitJobDescription(text));
  const title = titleOf(clean);
  const titleTokens = tokenize(title);
  const stated = statedRequirements(clean).slice(0, MAX_REQUIREMENTS);
  const requirements = stated.map(({ text: sentence, kind }, index) => readRequirement(sentence, kind, `r${index + 1}`));
  const about = clean.filter(({ part }) => part !== "offer").map((line) => line.text);
  const named = countConcepts([title, title, ...about].slice(0, MAX_LINES));
  const titleConcepts = findConcepts(titleTokens).map(({ id }) => id);

  return {
    title,
    language,
    seniority: seniorityOf(title),
    roles: [...new Set(titleConcepts.filter((id) => conceptOf(id)?.kind === "role"))],
    titleStems: titleTokens.map(({ stem }) => stem).filter((stem) => !GENERIC_WORDS.has(stem)),
    topics: named.filter((id) => isTopic(id)),
    industries: named.filter((id) => conceptOf(id)?.kind === "industry"),
    locations: [],
    requirements,
    warnings: [
      ...(addressed ? ["The job description contains text that speaks to a program; it was left out."] : []),
      ...(requirements.length === 0
        ? ["No requirements were found in the job description; the scores rest on its title and topics only."]
        : []),
    ],
  };
}

const MAX_REQUIREMENTS = 60;
const MAX_LINES = 600;

/** The first line, or the first that names an occupation among the first lines. */
function titleOf(lines: readonly JdLine[]): string {
  const first = lines.slice(0, 6).map(({ text }) => text);
  const named = first.find((text) => text.length <= 120 && findConcepts(tokenize(text)).some(({ id }) => conceptOf(id)?.kind === "role"));
  const title = named ?? first[0] ?? "";
  return title.length > 160 ? `${title.slice(0, 157)}…` : title;
}

function withoutModelAddress(lines: JdLine[]): { clean: JdLine[]; addressed: boolean } {
  const clean = lines.filter(({ text }) => !MODEL_ADDRESS.some((pattern) => pattern.test(text)));
  return { clean, addressed: clean.length < lines.length };
}

function countConcepts(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) for (const { id } of findConcepts(tokenize(text))) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([id]) => id);
}

const isTopic = (id: string) => ["skill", "role", "certificate", "field"].includes(conceptOf(id)?.kind ?? "");

const EXAMPLES = phrases(EXAMPLE_CUES);
const OR = new RegExp(`(?<![\\p{L}\\p{N}])(?:${OR_WORDS.split(" ").join("|")})(?![\\p{L}\\p{N}])|\\p{L}\\s*/\\s*\\p{L}`, "iu");
const SIMILAR =
  /\b(?:comparable|similar|equivalent|equivalente|vergleichbar\w*|ahnlich\w*|ähnlich\w*|gleichwertig\w*|similaire|équivalent\w*|assimilé|simile|simili|affini|vergelijkbar\w*|soortgelijk\w*|gelijkwaardig\w*|semelhante|podobn\w*|równoważn\w*|liknande|motsvarande|lignende|tilsvarende)\b/iu;

/** One sentence of a job description, taken apart. */
export function readRequirement(text: string, kind: Requirement["kind"], id: string): Requirement {
  const tokens = tokenize(text);
  const years = findYears(text);
  const languages = wantedLanguages(text);
  const degree = languages.length === 0 ? wantedDegree(text) : undefined;
  const hits = findConcepts(tokens).filter((hit) => conceptOf(hit.id)?.kind !== "trait");
  const used = new Set(hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)));
  const concepts = specific(
    [...new Set(hits.map((hit) => hit.id))].filter((one) => !(degree?.fields.includes(one) ?? false)),
    hasPhrase(text, EXAMPLES),
  );
  const similar = SIMILAR.test(text);
  const stems = tokens
    .filter(({ stem, word }) => !GENERIC_WORDS.has(stem) && !GENERIC_WORDS.has(word) && !/^\d+$/.test(word))
    .map(({ stem }) => stem);
  const names = tokens.filter(
    (token, at) => !used.has(at) && isProperName(token.print, at) && !GENERIC_WORDS.has(token.stem) && !languageCodeOf(token.print),
  );
  const wanted: Wanted[] = [
    ...languages,
    ...(degree ? [degree] : []),
    ...concepts.map((concept): Wanted => ({ by: "concepts", concepts: [concept], similar })),
    ...(languages.length + concepts.length > 0 && degree
      ? []
      : names.map((token): Wanted => ({ by: "word", stem: token.stem, print: token.print }))),
  ];
  return {
    id,
    text,
    kind,
    wanted,
    any: OR.test(text) || hasPhrase(text, EXAMPLES) || /\([^)]*,[^)]*\)/.test(text),
    ...(years && { years }),
    stems,
  };
}

/** "Infrastructure as code with Terraform" asks for Terraform; "FEM, ideally ANSYS" for either. */
const specific = (concepts: string[], examples: boolean) =>
  examples ? concepts : concepts.filter((id) => !concepts.some((other) => other !== id && isKindOf(other, id)));

/** Capitals inside a sentence, digits or signs: names are the same in every language. German writes every noun so, hence not capitals alone. */
const isProperName = (print: string, at: number) =>
  /^\p{Lu}[\p{Lu}\p{N}&+./-]+$/u.test(print) ||
  (/\p{N}/u.test(print) && /\p{L}/u.test(print)) ||
  /[+#]$/.test(print) ||
  (at > 0 && /\p{Ll}\p{Lu}/u.test(print));

function wantedLanguages(text: string): Extract<Wanted, { by: "language" }>[] {
  const found = findSpokenLanguages(text).filter(({ code }) => code !== undefined);
  const speaks =
    found.length > 0 &&
    (fluencyRank(text) > 0 ||
      fullyLanguages(
        text,
        found.map(({ language }) => language),
      ) ||
      LANGUAGE_CUE.test(text));
  if (!speaks) return [];
  return found.map(({ code, language, fluency }) => ({
    by: "language" as const,
    code: code as string,
    name: language,
    rank: Math.min(
      6,
      (fluency ? fluencyRank(fluency) : 0) ||
        fluencyRank(
          withoutNames(
            text,
            found.map((one) => one.language),
          ),
        ) ||
        DEFAULT_RANK,
    ),
  }));
}

const DEFAULT_RANK = 3;
const LANGUAGE_CUE =
  /\b(?:language|speak\w*|spoken|written|sprach\w*|langue|parl\w+|idioma|hablad\w*|lingua|taal|língua|falad\w*|język\w*|språk|sprog|jazyk\w*|limba)\b|γλώσσ|мов|язык|език/iu;
const withoutNames = (text: string, names: string[]) => names.reduce((rest, name) => rest.replace(name, " "), text);
/** "French", "Spanish and Italian": nothing but names of languages. */
const fullyLanguages = (text: string, names: string[]) =>
  tokenize(withoutNames(text, names)).every(({ word }) => word.length < 4 || /^(?:oder|auch|good|gute|bonne|ideally|plus)$/.test(word));

function wantedDegree(text: string): Extract<Wanted, { by: "degree" }> | undefined {
  const level = findDegrees(text).toSorted((a, b) => a - b)[0];
  if (level === undefined) return undefined;
  const fields = findConcepts(tokenize(text))
    .map(({ id }) => id)
    .filter((id) => conceptOf(id)?.kind !== "trait" && conceptOf(id)?.kind !== "certificate");
  return { by: "degree", level, fields: [...new Set(fields)] };
}
