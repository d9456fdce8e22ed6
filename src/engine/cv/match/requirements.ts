import { detectLanguage } from "../parse/language-detect.ts";
import { findSpokenLanguages, fluencyRank, languageCodeOf } from "../parse/languages.ts";
import { conceptOf, findConcepts, isKindOf } from "./concepts.ts";
import { type DegreeLevel, findDegrees } from "./degrees.ts";
import { type JdLine, splitJobDescription, statedRequirements } from "./jd-parts.ts";
import { GENERIC_WORDS } from "./lexicon/generic-words.ts";
import { EXAMPLE_CUES, MODEL_ADDRESS } from "./lexicon/jd-words.ts";
import { NUMBER_WORDS } from "./lexicon/numbers.ts";
import { findLicences } from "./licences.ts";
import { hasPhrase, phrases } from "./phrases.ts";
import { seniorityOf } from "./seniority.ts";
import { type Token, tokenize } from "./words.ts";
import { findYears, type Years } from "./years.ts";

/**
 * One thing that a requirement asks for. `concepts` are readings of one word, each will do. `word` is a proper name that no lexicon knows.
 * Things of one `group` are alternatives ("React or Vue").
 */
export type Wanted =
  | { by: "concepts"; group: number; concepts: string[]; similar: boolean }
  | { by: "word"; group: number; stem: string; print: string }
  | { by: "language"; group: number; code: string; name: string; rank: number }
  | { by: "degree"; group: number; level: DegreeLevel; fields: string[] };

export type Requirement = {
  /** `r1`, `r2` … in the order of the job description. */
  id: string;
  /** The sentence as printed. */
  text: string;
  kind: "must" | "nice";
  wanted: Wanted[];
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
  const requirements = stated.map(({ text: sentence, kind }, index) => readRequirement(sentence, kind, `r${index + 1}`, language));
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
const NAMED_OR =
  /(?<![\p{L}\p{N}])(?:or|oder|ou|und\/oder|and\/or|lub|albo|eller|nebo|anebo|alebo|sau|ή|або|чи|или|либо|tai|vagy|veya|ili|bądź|względnie|bzw|respektive|beziehungsweise)(?![\p{L}\p{N}])|\p{L}\s*\/\s*\p{L}/iu;
/** "or" in languages where the word means something else elsewhere. */
const SHORT_OR: Record<string, RegExp> = {
  nl: /(?<!\p{L})of(?!\p{L})/iu,
  es: /(?<!\p{L})[ou](?!\p{L})/iu,
  it: /(?<!\p{L})od?(?!\p{L})/iu,
  ca: /(?<!\p{L})o(?!\p{L})/iu,
};
const SIMILAR =
  /\b(?:comparable|similar|equivalent|equivalente|vergleichbar\w*|ahnlich\w*|ähnlich\w*|gleichwertig\w*|similaire|équivalent\w*|assimilé|simile|simili|affini|vergelijkbar\w*|soortgelijk\w*|gelijkwaardig\w*|semelhante|podobn\w*|równoważn\w*|liknande|motsvarande|lignende|tilsvarende)\b/iu;

/** One sentence of a job description, taken apart. */
export function readRequirement(text: string, kind: Requirement["kind"], id: string, language = "en"): Requirement {
  const tokens = tokenize(text);
  const years = findYears(text);
  const similar = SIMILAR.test(text);
  const languages = wantedLanguages(text);
  const degree = languages.length === 0 && findLicences(text).length === 0 ? wantedDegree(text) : undefined;
  const licences = namedLicences(text).map(
    (licence): Found => ({ from: 0, to: 0, thing: { by: "concepts", group: 0, concepts: [licence], similar: false } }),
  );
  const spans = licences.length > 0 || (languages.length > 0 && tokens.length <= 7) ? [] : spansOf(tokens, degree?.fields ?? []);
  const used = new Set(spans.flatMap(({ first, last }) => Array.from({ length: last - first }, (_, offset) => first + offset)));
  const names =
    licences.length > 0 || (degree && spans.length === 0) || languages.length > 0
      ? []
      : tokens.filter(
          (token, at) => !used.has(at) && isProperName(token.print, at) && !GENERIC_WORDS.has(token.stem) && !languageCodeOf(token.print),
        );

  const found: Found[] = [
    ...languages,
    ...licences,
    ...spans.map(
      ({ concepts, first, last }): Found => ({
        from: tokens[first]?.at ?? 0,
        to: endOf(tokens[last - 1]),
        thing: { by: "concepts", group: 0, concepts, similar },
      }),
    ),
    ...names.map(
      (token): Found => ({ from: token.at, to: endOf(token), thing: { by: "word", group: 0, stem: token.stem, print: token.print } }),
    ),
  ];
  const wanted = group(specific(withoutSetting(found), text, language), text, language);
  if (degree) wanted.push({ ...degree, group: wanted.length });
  const stems = tokens
    .filter(
      ({ stem, word }) => !GENERIC_WORDS.has(stem) && !GENERIC_WORDS.has(word) && !/^\d+$/.test(word) && NUMBER_WORDS[word] === undefined,
    )
    .map(({ stem }) => stem);
  return { id, text, kind, wanted, ...(years && { years }), stems };
}

type Found = { from: number; to: number; thing: Wanted };
const endOf = (token: Token | undefined) => (token ? token.at + token.print.length : 0);

/** Concepts by the words that name them: one word may name several. */
function spansOf(tokens: readonly Token[], fields: readonly string[]): { concepts: string[]; first: number; last: number }[] {
  const spans: { concepts: string[]; first: number; last: number }[] = [];
  for (const { id, from, to } of findConcepts(tokens)) {
    if (conceptOf(id)?.kind === "trait" || fields.includes(id)) continue;
    const same = spans.find(({ first, last }) => first === from && last === to);
    if (same) same.concepts.push(id);
    else if (!spans.some(({ concepts }) => concepts.includes(id))) spans.push({ concepts: [id], first: from, last: to });
  }
  return spans;
}

/** The named categories without those that they contain. */
function namedLicences(text: string): string[] {
  const all = findLicences(text);
  const widest =
    all.find((id) => id === "driving licence ce") ??
    all.find((id) => id === "driving licence c") ??
    all.find((id) => id === "driving licence d");
  return widest ? [widest] : all.slice(0, 1);
}

/** Words that only set the scene where something definite is asked for: "training in working at height". */
const SETTING = new Set([
  "training",
  "programming",
  "data",
  "management",
  "administration",
  "education",
  "information technology",
  "engineering",
  "design",
  "field of study",
  "research",
  "consulting",
]);

function withoutSetting(found: Found[]): Found[] {
  const definite = found.filter(({ thing }) => thing.by !== "concepts" || !thing.concepts.every((id) => SETTING.has(id)));
  return definite.length > 0 ? definite : found;
}

/** "Infrastructure as code with Terraform" asks for Terraform; "FEM, ideally ANSYS" and "React or React Native" for either. */
function specific(found: Found[], text: string, language: string): Found[] {
  return found.filter(({ thing }, at) => {
    if (thing.by !== "concepts") return true;
    return !found.some(
      ({ thing: other }, place) =>
        place !== at &&
        other.by === "concepts" &&
        other.concepts.some((id) => thing.concepts.some((one) => one !== id && isKindOf(id, one))) &&
        !isAlternative(betweenOf(found, at, place, text), language),
    );
  });
}

const betweenOf = (found: Found[], one: number, other: number, text: string) => {
  const [a, b] = [found[one], found[other]] as [Found, Found];
  return a.from < b.from ? text.slice(a.to, b.from) : text.slice(b.to, a.from);
};
const isAlternative = (between: string, language: string) =>
  NAMED_OR.test(between) ||
  SHORT_OR[language]?.test(between) === true ||
  hasPhrase(between, EXAMPLES) ||
  /[(]/.test(between) ||
  /^\s*\/\s*$/.test(between);

/** Numbers alternatives alike. A comma joins as the next "or" or "and" does. */
function group(found: Found[], text: string, language: string): Wanted[] {
  const ordered = found.toSorted((a, b) => a.from - b.from);
  const joints = ordered.slice(1).map((_, at): "or" | "and" | "comma" => {
    const between = betweenOf(ordered, at, at + 1, text);
    if (isAlternative(between, language)) return "or";
    return /^\s*[,;]\s*$/.test(between) ? "comma" : "and";
  });
  for (let at = joints.length - 2; at >= 0; at--) if (joints[at] === "comma") joints[at] = joints[at + 1] as "or" | "and" | "comma";
  let number = 0;
  return ordered.map(({ thing }, at) => {
    if (at > 0 && joints[at - 1] !== "or") number++;
    return { ...thing, group: number };
  });
}

/** Capitals inside a sentence, digits or signs: names are the same in every language. German writes every noun so, hence not capitals alone. */
const isProperName = (print: string, at: number) =>
  /^\p{Lu}[\p{Lu}\p{N}&+./-]+$/u.test(print) ||
  (/\p{N}/u.test(print) && /\p{L}/u.test(print)) ||
  /\p{L}[+#]+$/u.test(print) ||
  (at > 0 && /\p{Ll}\p{Lu}/u.test(print));

function wantedLanguages(printed: string): Found[] {
  // "d'anglais", "l'italiano"; "verhandlungssicheres Englisch": the level as it stands in a list.
  const text = printed
    .replace(/(?<=\b[dl])['’]/giu, " ")
    .replace(/\b(verhandlungssicher|fließend|fliessend|gut|muttersprachlich|perfekt|hervorragend)(?:es|e|er|en|em)\b/giu, "$1");
  const found = findSpokenLanguages(text).filter(({ code }) => code !== undefined);
  const speaks =
    found.length > 0 &&
    (fluencyRank(text) > 0 ||
      fullyLanguages(
        text,
        found.map(({ language }) => language),
      ) ||
      LANGUAGE_CUE.test(text) ||
      namesNothingElse(text));
  if (!speaks) return [];
  const rest = fluencyRank(
    withoutNames(
      text,
      found.map((one) => one.language),
    ),
  );
  return found.map(({ code, language, fluency, from, to }) => {
    const rank =
      (found.length === 1 && CEFR_RANK[/(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/u.exec(text)?.[0] ?? ""]) ||
      Math.min(6, (fluency ? fluencyRank(fluency) : 0) || rest || DEFAULT_RANK);
    return { from, to, thing: { by: "language", group: 0, code: code as string, name: language, rank } };
  });
}

const CEFR_RANK: Record<string, number> = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6 };
const DEFAULT_RANK = 3;
/** "Polish would be a plus": short, and no other thing is asked for. */
const namesNothingElse = (text: string) => tokenize(text).length <= 6 && findConcepts(tokenize(text)).length === 0;
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
  return { by: "degree", group: 0, level, fields: [...new Set(fields)] };
}
