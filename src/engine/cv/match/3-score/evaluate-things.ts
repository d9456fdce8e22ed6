import type { Requirement, Wanted } from "../1-requirements/requirement.ts";
import { onlyRemote, wouldMove } from "../1-requirements/wanted/place.ts";
import { permittedIn } from "../1-requirements/wanted/work-permit.ts";
import type { Evidence, Lost, NamedConcept, Passage, Word } from "../2-evidence/evidence.ts";
import { rolesLike, usageOf } from "../2-evidence/experience.ts";
import { practiceOf } from "../2-evidence/practice.ts";
import { BASIC_LEVEL_FACTOR, MIN_BACKING_STRENGTH } from "../2-evidence/thresholds.ts";
import { areInterchangeable, areSiblings, conceptOf, isKindOf } from "../concepts/concepts.ts";
import { areOneFamily, isPartOf, partsOf } from "../concepts/word-families.ts";
import { findStems, tokenize } from "../concepts/words.ts";
import { MONTHS_IN_YEAR, monthsCovered } from "../skill-use.ts";
import { type Job, recencyFactor } from "./job.ts";
import { LACKS, NOTHING, type Quote, quoteOf, type Shown, type Weakness } from "./shown.ts";
import {
  EXPERIENCE_FOR_DEGREE_SCORE,
  MAX_QUOTES,
  MAX_SUPPORTED_SCORE,
  MIN_QUOTED_RATIO,
  MIN_SUPPORTING_SCORE,
  MORE_DEGREES_SHORT_FACTOR,
  MORE_LEVELS_SHORT_SCORE,
  ONE_DEGREE_SHORT_FACTOR,
  ONE_LEVEL_SHORT_SCORE,
  ONE_WORD_FACTOR,
  OTHER_FIELD_SCORE,
  SIBLING_FIELD_FACTOR,
  SUPPORT_BONUS,
  UNFINISHED_STUDY_FACTOR,
  WORD_FAMILY_FACTOR,
  YEARS_FOR_DEGREE,
} from "./thresholds.ts";
import { WEIGHTS } from "./weights.ts";

/** Looks for one thing that a requirement asks for. */
export function evaluateWanted(wanted: Wanted, requirement: Requirement, evidence: Evidence, job: Job): Shown {
  switch (wanted.by) {
    case "concepts":
      return evaluateConcepts(wanted, requirement, evidence, job);
    case "word":
      return evaluateWord(wanted, evidence, job);
    case "names":
      return evaluateNames(wanted, evidence, job);
    case "language":
      return evaluateLanguage(wanted, evidence);
    case "permit":
      return evaluatePermit(wanted, evidence);
    case "place":
      return evaluatePlace(wanted, evidence);
    case "degree":
      return evaluateDegree(wanted, evidence, job);
  }
}

/** A passage that names something near to what is asked for: how near, how much it proves, and what weakens it. */
type Naming = { passage: Passage; nearness: number; score: number; weakness?: Weakness };

function evaluateConcepts(
  { concepts, similar }: Extract<Wanted, { by: "concepts" }>,
  { basic = false, certified = false }: Requirement,
  { passages: all, roles, today }: Evidence,
  job: Job,
): Shown {
  const isAsked = ({ id }: Lost) => id !== undefined && concepts.some((wanted) => isKindOf(id, wanted));
  // A certificate is asked for: what was done without one is near to it.
  const isProof = ({ section }: Passage) => !certified || concepts.every(isPaper) || CERTIFIED.has(section);
  const passages = all.map((one) => (isProof(one) ? one : { ...one, concepts: [] }));
  const lost = lostIn(passages, isAsked);
  // What somebody says no to stays refused, whatever the jobs before were like.
  const isFinal = concepts.every((id) => isPaper(id) || isKindOf(id, "working time"));
  const denial = isFinal ? lostIn(passages, (one) => isAsked(one) && one.standing !== "others") : undefined;
  if (denial) return { ...NOTHING, lacks: LACKS[denial.standing], related: [quoteOf(denial.passage)] };
  const nearness = (id: string, section: Passage["section"]) =>
    Math.max(...concepts.map((wanted) => (isCertified(id, wanted, section) ? 1 : nearnessOf(id, wanted, similar))));
  const namings = passages.flatMap((passage) => bestNaming(passage, nearness, basic, { roles, job }));
  // What is only near is no proof: "MySQL" for PostgreSQL is told beside the verdict.
  const exact = namings.filter((one) => one.nearness >= WEIGHTS.near.similar && one.score > 0);
  if (exact.length === 0) return { ...nearMiss(namings), ...(lost && { lacks: LACKS[lost.standing], related: [quoteOf(lost.passage)] }) };
  const best = exact.toSorted((a, b) => b.score - a.score || rank(a.passage) - rank(b.passage));
  const [first] = best as [Naming];
  // Up to two further passages that show the thing itself support a best one that is not strong; without even one, the score is a little lower.
  const supporting = Math.min(2, best.filter((one) => one.score > MIN_SUPPORTING_SCORE).length - 1);
  const supported = Math.min(1, first.score + (first.score < MAX_SUPPORTED_SCORE ? SUPPORT_BONUS * supporting : 0));
  const use = usageOf(
    roles.filter((_, index) => exact.some(({ passage, score }) => passage.role === index && score >= MIN_BACKING_STRENGTH)),
  );
  const recency = use && !concepts.every(isPaper) ? recencyFactor(use.last + 1, today) : 1;
  const quoted = best.filter((one) => one.score >= first.score * MIN_QUOTED_RATIO).map(({ passage }) => quoteOf(passage));
  return {
    score: supported * recency,
    quotes: quoted,
    ...(first.weakness ? { lacks: LACKS[first.weakness] } : recency < 1 && { lacks: `Last shown in ${yearOf(use?.last ?? 0)}.` }),
    ...(use && { use }),
  };
}

const CERTIFIED: ReadonlySet<Passage["section"]> = new Set(["certificates", "education", "licence", "skills", "label", "summary", "other"]);

const yearOf = (month: number) => Math.floor(month / MONTHS_IN_YEAR);

/** A certificate or a licence: one has it or has it not, and when it was won says little. */
export const isPaper = (id: string) => ["certificate", "licence"].includes(conceptOf(id)?.kind ?? "");

/** Among certificates the name of a craft is that of its certificate: "Forklift" for a forklift licence. */
const isCertified = (id: string, wanted: string, section: Passage["section"]) =>
  (section === "certificates" || section === "licence") && isPaper(wanted) && isParent(wanted, id) && conceptOf(id)?.kind === "skill";

/** The passage that says that the thing is not there, not any more or somebody else's. */
function lostIn(
  passages: readonly Passage[],
  isAsked: (lost: Lost) => boolean,
): { passage: Passage; standing: Lost["standing"] } | undefined {
  for (const passage of passages) {
    const lost = passage.lost.find(isAsked);
    if (lost) return { passage, standing: lost.standing };
  }
  return undefined;
}

function bestNaming(
  passage: Passage,
  nearness: (id: string, section: Passage["section"]) => number,
  basic: boolean,
  { roles, job }: { roles: Evidence["roles"]; job: Job },
): Naming[] {
  const named = passage.concepts.flatMap((concept): Naming[] => {
    const near = nearness(concept.id, passage.section);
    if (near === 0) return [];
    const practice = practiceOf(passage, concept.id, concept, roles, job);
    const weakness = practice.weakness ?? (basic && concept.standing === "basic" ? undefined : concept.standing);
    return [{ passage, nearness: near, score: near * strengthOf(concept, basic) * practice.factor, ...(weakness && { weakness }) }];
  });
  return named.toSorted((a, b) => b.score - a.score).slice(0, 1);
}

/** Basic knowledge is enough where the job asks for no more. */
const strengthOf = ({ strength, standing }: NamedConcept, basic: boolean) =>
  basic && standing === "basic" ? strength / BASIC_LEVEL_FACTOR : strength;

/** Something near to the thing, or the thing as somebody else's: little, and said to be so. */
function nearMiss(namings: readonly Naming[]): Shown {
  const [best] = namings.toSorted((a, b) => b.score - a.score || rank(a.passage) - rank(b.passage));
  return best ? { score: best.score, quotes: [], related: [quoteOf(best.passage)] } : NOTHING;
}

/** 0 to 1: how much the concept `id` in a CV proves of the concept `wanted`. */
export function nearnessOf(id: string, wanted: string, similar: boolean): number {
  const { parent, interchangeable, sibling, similar: alike } = WEIGHTS.near;
  if (isKindOf(id, wanted)) return 1;
  if (similar && areSiblings(id, wanted) && conceptOf(id)?.kind === conceptOf(wanted)?.kind) return alike;
  if (areInterchangeable(id, wanted)) return interchangeable;
  if (isParent(wanted, id)) return parent;
  return areSiblings(id, wanted) ? sibling : 0;
}

const isParent = (wanted: string, id: string) => conceptOf(wanted)?.parents.includes(id) ?? false;
const ORDER: Passage["section"][] = [
  "work",
  "certificates",
  "licence",
  "projects",
  "title",
  "education",
  "summary",
  "label",
  "skills",
  "publications",
  "volunteer",
  "other",
];
const rank = ({ section }: Passage) => ORDER.indexOf(section);

function evaluateWord({ stem, surface }: Extract<Wanted, { by: "word" }>, evidence: Evidence, job: Job): Shown {
  const shown = byWords([{ stem, surface }], evidence, job);
  const lost = shown.score === 0 ? lostIn(evidence.passages, (one) => one.stem === stem) : undefined;
  return lost ? { ...shown, lacks: LACKS[lost.standing], related: [quoteOf(lost.passage)] } : shown;
}

/** A concept of an added taxonomy, by one of its names in whatever language: its words stand side by side in one clause. */
function evaluateNames({ names }: Extract<Wanted, { by: "names" }>, { passages, roles, today }: Evidence, job: Job): Shown {
  const sequences = names.map((name) => name.split(" "));
  const scored = passages
    .flatMap((passage) => {
      const words = sequences.map((stems) => findStems(passage.tokens, stems)).find((found) => found !== undefined);
      if (!words) return [];
      const practice = practiceOf(passage, undefined, waysOf(words), roles, job);
      const weakness = practice.weakness ?? words[0]?.standing;
      return [{ passage, score: Math.min(...words.map(({ strength }) => strength)) * practice.factor, ...(weakness && { weakness }) }];
    })
    .toSorted((a, b) => b.score - a.score || rank(a.passage) - rank(b.passage));
  const [best] = scored;
  if (!best) return NOTHING;
  const shown = scored.filter(({ score }) => score >= best.score * MIN_QUOTED_RATIO);
  const use = usageOf(roles.filter((_, index) => shown.some(({ passage }) => passage.role === index)));
  return {
    score: best.score * (use ? recencyFactor(use.last + 1, today) : 1),
    quotes: shown.map(({ passage }) => quoteOf(passage)),
    ...(best.weakness && { lacks: LACKS[best.weakness] }),
    ...(use && { use }),
  };
}

/** Words that were taught or sold, all of them. */
const waysOf = (words: readonly Word[]) => ({
  ...(words.length > 0 && words.every(({ taught }) => taught) && { taught: true as const }),
  ...(words.length > 0 && words.every(({ sold }) => sold) && { sold: true as const }),
});

/**
 * The words of a passage that are wanted. A compound may be written apart, and beside one word as it is asked for others may stand in another form ("polished floors" for
 * "floor polishing", "Kanalbau und Leitungsbau" for "Kanal- und Leitungsbau"); each has the stem that is wanted.
 */
function wordsIn({ tokens }: Passage, wanted: readonly { stem: string }[], language: string): Word[] {
  const weaken = (stem: string, token: Word): Word => ({ ...token, stem, strength: token.strength * WORD_FAMILY_FACTOR });
  const found = wanted.flatMap(({ stem }): Word[] => {
    const exact = tokens.find((token) => token.stem === stem);
    if (exact) return [exact];
    const [first] = partsOf(tokens, stem, language);
    const whole = first ?? tokens.find((token) => isCompoundOf(token, stem, wanted, language));
    return whole ? [weaken(stem, whole)] : [];
  });
  if (found.length === 0 || found.length === wanted.length) return found;
  const rest = tokens.filter((token) => !found.includes(token));
  const inOtherForm = wanted.flatMap(({ stem }): Word[] => {
    const isFound = found.some((one) => one.stem === stem);
    const token = isFound ? undefined : rest.find((one) => areOneFamily(one.stem, stem) || isPartOf(one, stem, language));
    return token ? [weaken(stem, token)] : [];
  });
  return [...found, ...inOtherForm];
}

/** "Schulklassenführungen" for "Führungen für Schulklassen", "Targettraining" where "Target" alone is asked for: a compound of all that is wanted. */
const isCompoundOf = (token: Word, stem: string, wanted: readonly { stem: string }[], language: string) =>
  isPartOf(token, stem, language) && wanted.every((one) => isPartOf(token, one.stem, language));

/** For what the lexicon does not have: the ratio of its words that one passage of the CV has. */
export function byWords(words: readonly { stem: string; surface: string }[], { passages, roles, today }: Evidence, job: Job): Shown {
  const wanted = [...new Map(words.map((word) => [word.stem, word])).values()];
  const scored = passages
    .map((passage) => {
      const found = wordsIn(passage, wanted, job.language);
      const practice = practiceOf(passage, undefined, waysOf(found), roles, job);
      const strength = found.reduce((sum, token) => sum + token.strength, 0) / wanted.length;
      return {
        passage,
        found: new Set(found.map(({ stem }) => stem)),
        weakness: practice.weakness ?? found.find(({ standing }) => standing)?.standing,
        score: strength * practice.factor * (found.length === 1 && wanted.length > 2 ? ONE_WORD_FACTOR : 1),
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || rank(a.passage) - rank(b.passage));
  const [best] = scored;
  if (!best) return NOTHING;
  const same = scored.filter(({ found, score }) => found.size === best.found.size && score >= best.score * MIN_QUOTED_RATIO);
  const use = usageOf(roles.filter((_, index) => same.some(({ passage }) => passage.role === index)));
  const missing = wanted.filter(({ stem }) => !best.found.has(stem)).map(({ surface }) => surface);
  return {
    score: best.score * (use ? recencyFactor(use.last + 1, today) : 1),
    quotes: same.slice(0, MAX_QUOTES).map(({ passage }) => quoteOf(passage)),
    ...(missing.length > 0 && { missing }),
    ...(best.weakness && { lacks: LACKS[best.weakness] }),
    ...(use && { use }),
  };
}

/** The agency field of the work permit, and sentences that name one. Nationality is never read. */
function evaluatePermit({ regions }: Extract<Wanted, { by: "permit" }>, { passages }: Evidence): Shown {
  const about = passages.filter(
    ({ path, concepts, lost }) => path === "x.workPermit" || [...concepts, ...lost].some(({ id }) => id === "work permit"),
  );
  const permits = about.map((passage) => ({ passage, ...permittedIn(passage.text) }));
  const isPermitted = (one: (typeof permits)[number]) =>
    !one.passage.lost.some(({ id }) => id === "work permit") &&
    (one.anywhere ? !isDenied(one.passage) : regions.length === 0 || regions.some((region) => one.regions.includes(region)));
  const granted = permits.filter((one) => (one.anywhere || one.regions.length > 0) && isPermitted(one));
  if (granted.length > 0) return { score: 1, quotes: granted.map(({ passage }) => quoteOf(passage)) };
  const [first] = about;
  return first ? { ...NOTHING, related: [quoteOf(first)], lacks: "The CV names no permit for this country." } : NOTHING;
}
const isDenied = ({ tokens }: Passage) => tokens.length === 0;

/** What the CV says of its place and of moving, and where its present jobs are, but for the address: that is never read. */
function evaluatePlace({ stems, mayMove, onSite }: Extract<Wanted, { by: "place" }>, { passages, roles }: Evidence): Shown {
  const told = passages.filter(({ section }) => section === "other" || section === "summary" || section === "label");
  const remote = onSite ? told.filter(({ text }) => onlyRemote(text)) : [];
  if (remote.length > 0)
    return { ...NOTHING, related: remote.map(quoteOf), lacks: "The CV says that the candidate works from home alone." };
  const there = told.filter(({ tokens }) => stems.every((stem) => tokens.some((token) => token.stem === stem && token.strength > 0)));
  const moves = ({ text, path }: Passage) => wouldMove(text, path === "x.mobility");
  const living = there.filter((one) => mayMove || !moves(one));
  if (living.length > 0) return { score: 1, quotes: living.map(quoteOf) };
  const jobs = roles.flatMap(({ current, company, location, path }) =>
    (current
      ? ([
          [company, ".name"],
          [location, ".location"],
        ] as const)
      : []
    ).flatMap(([text = "", field]): Quote[] => (hasAll(text, stems) ? [{ text, path: path.replace(/\.\w+$/, field) }] : [])),
  );
  if (jobs.length > 0) {
    const lacks = "A present job is there; the CV names no home.";
    return onSite ? { score: 1, quotes: jobs } : { score: ONE_LEVEL_SHORT_SCORE, quotes: jobs, lacks };
  }
  const moving = told.filter((one) => moves(one) && one.lost.length === 0);
  if (moving.length > 0)
    return mayMove
      ? { score: 1, quotes: moving.map(quoteOf) }
      : { score: ONE_LEVEL_SHORT_SCORE, quotes: moving.map(quoteOf), lacks: "The CV says that the candidate would move." };
  const [denied] = told.filter((one) => moves(one) && one.lost.length > 0);
  return denied ? { ...NOTHING, related: [quoteOf(denied)], lacks: LACKS.denied } : NOTHING;
}

const hasAll = (text: string, stems: readonly string[]) => {
  const named = new Set(tokenize(text).map(({ stem }) => stem));
  return stems.every((stem) => named.has(stem));
};

const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language" });
const CEFR = ["", "A1", "A2", "B1", "B2", "C1", "C2"];

function evaluateLanguage({ code, rank: wanted }: Extract<Wanted, { by: "language" }>, { languages, language }: Evidence): Shown {
  const spoken = languages.filter((one) => one.code === code).toSorted((a, b) => b.rank - a.rank)[0];
  if (spoken) {
    const levelsShort = wanted - spoken.rank;
    const score = levelsShort <= 0 ? 1 : levelsShort === 1 ? ONE_LEVEL_SHORT_SCORE : MORE_LEVELS_SHORT_SCORE;
    const quotes = spoken.quotes.map((text, index): Quote => ({ text, path: spoken.paths[index] ?? "languages" }));
    return { score, quotes, ...(levelsShort > 0 && { lacks: `The level is ${CEFR[spoken.rank]}, and ${CEFR[wanted]} is asked for.` }) };
  }
  // A sentence in English is about something else than English, and somebody may have helped to write it.
  return language === code
    ? { ...NOTHING, lacks: `The CV is written in ${LANGUAGE_NAMES.of(code)}, which proves no level of it.` }
    : NOTHING;
}

function evaluateDegree(wanted: Degree, evidence: Evidence, job: Job): Shown {
  const { studies, courses, roles, passages } = evidence;
  const studied = bestStudy(wanted, [...studies, ...courses.filter((one) => isNamed(one, wanted))]);
  if (!wanted.orExperience || studied.score >= EXPERIENCE_FOR_DEGREE_SCORE) return studied;
  const related = rolesLike(roles, job);
  if (monthsCovered(related) < MONTHS_IN_YEAR * YEARS_FOR_DEGREE) return studied;
  return {
    score: EXPERIENCE_FOR_DEGREE_SCORE,
    quotes: passages.filter(({ section, role }) => section === "title" && related.some((one) => one === roles[role ?? -1])).map(quoteOf),
    lacks: "Years of related work stand in the place of the degree.",
  };
}

type Degree = Extract<Wanted, { by: "degree" }>;
type Study = Evidence["studies"][number];

function bestStudy(wanted: Degree, studies: readonly Study[]): Shown {
  const { level } = wanted;
  const scored = studies.map((studied) => {
    const field = fieldOf(studied, wanted);
    const height = studied.level >= level ? 1 : studied.level === level - 1 ? ONE_DEGREE_SHORT_FACTOR : MORE_DEGREES_SHORT_FACTOR;
    const score = field === 0 ? (studied.level >= level ? OTHER_FIELD_SCORE : 0) : field * height;
    return { studied, field, score: studied.unfinished ? score * UNFINISHED_STUDY_FACTOR : score };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score === 0) return NOTHING;
  const quotes = best.studied.quotes.map((text, index): Quote => ({ text, path: best.studied.paths[index] ?? "education" }));
  const lacks = [
    ...(best.studied.level < level ? ["The degree is of a lower level than the one asked for."] : []),
    ...(best.field < 1 ? ["The degree is in another field."] : []),
    ...(best.studied.unfinished ? ["The studies are not finished."] : []),
  ].join(" ");
  if (best.score < WEIGHTS.met.partly) return { score: best.score, quotes: [], related: quotes, lacks };
  return { score: best.score, quotes, ...(lacks !== "" && { lacks }) };
}

/** True where the study has one of the words that no list knows: "Ausbildung als Brandschutzbeauftragter"; "Meister" stands in "Industriemeister" and "Meisterprüfung" too. */
const isNamed = ({ stems }: Study, { words = [] }: Degree) =>
  words.some((stem) => stems.some((one) => one === stem || (CRAFTSMEN.has(stem) && one.includes(stem))));
const CRAFTSMEN: ReadonlySet<string> = new Set(["meister", "techniker"]);

/** 0 to 1: how near the field of a study is to those that are asked for. */
function fieldOf(studied: Study, wanted: Degree): number {
  const { level, fields, words = [], similar = false } = wanted;
  if (fields.length + words.length === 0 || isNamed(studied, wanted)) return 1;
  // A degree in a field that no list knows may have another name; a trade that one is trained for has its own, and so has a master craftsman.
  if (fields.length === 0) return level > VOCATIONAL && !words.some((one) => CRAFTSMEN.has(one)) ? SIBLING_FIELD_FACTOR : 0;
  const sibling = similar ? WEIGHTS.near.similar : SIBLING_FIELD_FACTOR;
  const nearness = (id: string, field: string) => (isKindOf(id, field) || isKindOf(field, id) ? 1 : areSiblings(id, field) ? sibling : 0);
  return Math.max(0, ...fields.flatMap((field) => studied.fields.map((id) => nearness(id, field))));
}
const VOCATIONAL = 2;
