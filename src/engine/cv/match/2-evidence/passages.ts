import type { Resume } from "../../../contract/resume.ts";
import { findSpokenLanguages, fluencyRank, languageCodeOf } from "../../parse/recognisers/languages.ts";
import { fold } from "../../text/fold.ts";
import { findLicences } from "../1-requirements/licences.ts";
import { ancestorsOf, closeness, conceptOf, findConcepts, isKindOf } from "../concepts/concepts.ts";
import { type DegreeLevel, degreeOf, findDegrees } from "../concepts/degrees.ts";
import { findPhrase, hasPhrase, phrases } from "../concepts/phrases.ts";
import { levelOf } from "../concepts/seniority.ts";
import { splitSentences, type Token, tokenize } from "../concepts/words.ts";
import { ASSISTANCE, DENIALS, MODEL_ADDRESS, TEACHING, WISHES } from "../lexicon/jd-words.ts";
import {
  ASSISTED_FACTOR,
  BASIC_LEVEL_FACTOR,
  HALF_YEAR_MONTHS,
  MAX_BACKING_STEPS,
  MAX_DENIED_CLAUSE_WORDS,
  MAX_DENIED_WORDS,
  MIN_BACKED_RATIO,
  MIN_BACKING_CLOSENESS,
  MIN_BACKING_STRENGTH,
  MIN_CHECKED_SKILLS,
  MIN_EXECUTIVE_LEVEL,
  MIN_WORK_WORDS,
  OVERSEEN_FACTOR,
  TAUGHT_FACTOR,
  UNBACKED_FACTOR,
  UNKNOWN_LANGUAGE_RANK,
  WISHED_FACTOR,
} from "./thresholds.ts";

export type Section =
  | "title"
  | "work"
  | "skills"
  | "education"
  | "certificates"
  | "projects"
  | "publications"
  | "volunteer"
  | "summary"
  | "label"
  | "licence"
  | "other";
/** A sentence of the CV and the concepts that it names. `strength` from 0 to 1: how much it proves, by its section and wording. */
export type Passage = {
  text: string;
  section: Section;
  role?: number;
  tokens: Token[];
  /** `surface` is the concept as the sentence writes it. */
  concepts: { id: string; strength: number; surface: string }[];
  strength: number;
  taught: boolean;
};
/** A dated role. Months count from the year 0; `end` is exclusive. */
export type Role = {
  title: string;
  company: string;
  level: number;
  start?: number;
  end?: number;
  concepts: string[];
  titleConcepts: string[];
  titleStems: string[];
  current: boolean;
  teaches: boolean;
};
/** A language that the CV names. `quotes` are its words, letter for letter: "English", "C1". */
export type SpokenAs = { code: string; rank: number; quotes: string[] };
export type Studied = { level: DegreeLevel; fields: string[]; quotes: string[] };

/** The part of a resume that the scoring sees, never with name, contact data, address, photo, birth, gender, family or nationality. */
export type Evidence = {
  language: string;
  passages: Passage[];
  roles: Role[];
  languages: SpokenAs[];
  studies: Studied[];
  /** Sentences that give instructions to a program ("ignore previous instructions"); they are left out. */
  addressed: string[];
  /** How many listed skills count for next to nothing because nothing else in the CV shows them. */
  unbacked: number;
};

/** How much a sentence proves, by its section. */
export const SECTION_STRENGTH: Record<Section, number> = {
  title: 1,
  work: 1,
  certificates: 1,
  licence: 1,
  projects: 0.9,
  skills: 0.9,
  education: 0.85,
  summary: 0.85,
  label: 0.85,
  publications: 0.8,
  volunteer: 0.75,
  other: 0.75,
};

/** Takes the evidence out of a resume. `now` ends the roles that still run. */
export function collectEvidence(resume: Resume, now: Date): Evidence {
  const addressed: string[] = [];
  const roles = (resume.work ?? []).map((work) => toRole(work, now));
  const fullName = fold(resume.basics?.name ?? "");
  const passages: Passage[] = [];
  const add = (text: string | undefined, section: Section, role?: number, factor = 1) => {
    const { sentences, instruction } = beforeInstruction(text ?? "");
    if (instruction !== undefined) addressed.push(instruction);
    for (const sentence of sentences) passages.push(toPassage(sentence, section, role, factor, fullName));
  };

  add(resume.basics?.label, "label");
  add(resume.basics?.summary, "summary");
  resume.work?.forEach((work, index) => {
    add(work.position, "title", index);
    for (const text of [work.description, work.summary, ...(work.highlights ?? [])]) add(text, "work", index);
    for (const text of work.keywords ?? []) add(text, "work", index);
    for (const text of [work.name, work.client]) add(text, "work", index);
  });
  for (const project of resume.projects ?? [])
    for (const text of [
      project.name,
      project.description,
      ...(project.highlights ?? []),
      ...(project.keywords ?? []),
      ...(project.roles ?? []),
    ])
      add(text, "projects");
  for (const one of resume.volunteer ?? [])
    for (const text of [one.position, one.summary, ...(one.highlights ?? [])]) add(text, "volunteer");
  for (const one of resume.education ?? []) for (const text of [one.studyType, one.area]) add(text, "education");
  for (const one of resume.education ?? [])
    for (const text of [...(one.courses ?? []), one.summary, ...(one.highlights ?? [])]) add(text, "education");
  for (const one of resume.certificates ?? []) add(one.name, "certificates");
  for (const one of resume.publications ?? []) for (const text of [one.name, one.summary]) add(text, "publications");
  for (const one of resume.certificates ?? []) add(one.summary, "other");
  for (const one of resume.awards ?? []) for (const text of [one.title, one.summary]) add(text, "other");
  for (const { title = "", items } of resume.additional ?? [])
    if (!PRIVATE.test(fold(title))) for (const item of items) if (!PRIVATE.test(fold(item))) add(item, "other");

  const backing = openBacking(passages, roles);
  let unbacked = 0;
  for (const list of skillLists(resume.skills ?? [])) {
    const factor = backing(list.map(({ skill }) => skill));
    for (const { skill, level } of list) add(skill, "skills", undefined, factor(skill) * (isBasic(level) ? BASIC_LEVEL_FACTOR : 1));
    unbacked += list.filter(({ skill }) => factor(skill) < 1).length;
  }
  for (const text of [resume.x?.workPermit, resume.x?.title]) add(text, "other");
  addLicence(passages, resume.x?.drivingLicence);

  return {
    language: resume.meta?.vitae?.language ?? "en",
    passages,
    roles,
    languages: spokenLanguages(resume),
    studies: studies(resume),
    addressed,
    unbacked,
  };
}

/** The lists of skills: each group is one, and all skills without a group are one together. */
function skillLists(skills: NonNullable<Resume["skills"]>): { skill: string; level?: string }[][] {
  const grouped = skills.filter(({ keywords }) => keywords?.length);
  const bare = skills.filter(({ keywords }) => !keywords?.length);
  return [
    ...grouped.map(({ keywords = [], level }) => keywords.map((skill) => ({ skill, level }))),
    bare.map(({ name = "", level }) => ({ skill: name, level })),
  ];
}

/** The sentences of a text up to the first that gives instructions to a program: what follows it was put there with it. */
function beforeInstruction(text: string): { sentences: string[]; instruction?: string } {
  const sentences = splitSentences(text);
  const end = sentences.findIndex((sentence) => MODEL_ADDRESS.some((pattern) => pattern.test(sentence)));
  return end === -1 ? { sentences } : { sentences: sentences.slice(0, end), instruction: sentences[end] };
}

const PRIVATE =
  /^(?:date of birth|born|birth|age|gender|sex|nationality|citizenship|marital|married|single|children|religion|photo|address|geburt|geboren|alter|geschlecht|familienstand|staatsangehorigkeit|nationalitat|konfession|ne le|nee le|date de naissance|age|situation familiale|nationalite|marie|celibataire|sexe|fecha de nacimiento|nacid|edad|estado civil|nacionalidad|sexo|data di nascita|nato|nata|eta|stato civile|nazionalita|cittadinanza|geboortedatum|geboren|leeftijd|burgerlijke|nationaliteit|geslacht|data de nascimento|idade|estado civil|nacionalidade|data urodzenia|urodzon|wiek|stan cywilny|obywatelstwo|plec|personal data|personal details|personliche daten|hobb|interes|freizeit|loisirs|centres d|aficiones|interessi|zainteresowania|references|referenzen)/;

const DENIED = phrases(DENIALS);
const WISH = phrases(WISHES);
const TEACH = phrases(TEACHING);
const ASSISTING = phrases(ASSISTANCE);
const CONTRAST =
  /\b(?:but|however|although|though|aber|sondern|jedoch|mais|pero|sino|ma|bensi|maar|mas|ale|lecz|men|utan|ando|dar|αλλα|але|но|only|just|nur|solo|seulement)\b/;

function toPassage(text: string, section: Section, role: number | undefined, factor: number, fullName: string): Passage {
  const tokens = tokenize(text);
  const wished = hasPhrase(text, WISH);
  const taught = section !== "skills" && section !== "certificates" && section !== "education" && hasPhrase(text, TEACH);
  const strength = SECTION_STRENGTH[section] * factor * (wished ? WISHED_FACTOR : hasPhrase(text, ASSISTING) ? ASSISTED_FACTOR : 1);
  const denied = deniedSpans(text);
  const named = fullName !== "" && fold(text).includes(fullName) ? new Set(fullName.split(" ")) : undefined;
  const concepts = findConcepts(tokens, { nested: true })
    .filter(({ from }) => !named?.has(tokens[from]?.word ?? ""))
    .map(({ id, from, to }) => ({
      id,
      surface: surfaceOf(text, tokens[from], tokens[to - 1]),
      strength: denied.some(([start, end]) => (tokens[from]?.at ?? 0) >= start && (tokens[from]?.at ?? 0) < end) ? 0 : strength,
    }));
  const licences = findLicences(text).map((id) => ({ id, surface: text, strength: denied.length > 0 ? 0 : strength }));
  return {
    text,
    section,
    role,
    tokens: tokens.filter(({ at }) => !denied.some(([start, end]) => at >= start && at < end)),
    concepts: [...concepts, ...licences].filter(({ strength: one }) => one > 0),
    strength,
    taught,
  };
}

const surfaceOf = (text: string, first: Token | undefined, last: Token | undefined) =>
  first && last ? text.slice(first.at, last.at + last.surface.length) : "";

/** True for concepts that are not practised by teaching them. Teaching, training and leading people are. */
const isCraft = (id: string) => !["teaching", "people management", "training"].some((other) => ancestorsOf(id).has(other));

/** Offsets [start, end) of the words that a sentence denies: up to eight words after the denial, within its clause. */
function deniedSpans(text: string): [number, number][] {
  const spans: [number, number][] = [];
  let at = 0;
  for (const clause of text.split(/(?<=[,;:.!?()])/)) {
    const words = [...clause.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)];
    const folded = words.map(([word]) => fold(word).replaceAll(" ", "") || "-");
    const found = findPhrase(folded.join(" "), DENIED);
    if (found && !isIdiom(clause, words[found.to - 1], folded)) {
      const start = words[found.from]?.index ?? 0;
      const contrast = folded.findIndex((word, index) => index >= found.to && CONTRAST.test(word));
      const last = Math.min(contrast === -1 ? words.length : contrast, found.to + MAX_DENIED_WORDS) - 1;
      const end = words[last] ? (words[last].index ?? 0) + words[last][0].length : clause.length;
      spans.push(found.to >= words.length && words.length <= MAX_DENIED_CLAUSE_WORDS ? [at, at + clause.length] : [at + start, at + end]);
    }
    at += clause.length;
  }
  return spans;
}

/** True for idioms that deny nothing: "not only", "no-code", "non-profit", "not for profit", "no less than". */
const isIdiom = (clause: string, word: RegExpMatchArray | undefined, folded: string[]) =>
  word !== undefined &&
  (clause[(word.index ?? 0) + word[0].length] === "-" ||
    /\b(?:not (?:only|just|for profit)|nicht nur|no (?:less|fewer|more) than|pas seulement|non seulement|no solo|non solo|niet alleen|nao so|nie tylko|ne seulement|no 1|ne le|nee le|ne en|nee en)\b/.test(
      folded.join(" "),
    ));

const monthsOf = (date: string | undefined): number | undefined => {
  const match = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? "");
  return match ? Number(match[1]) * 12 + (match[2] ? Number(match[2]) - 1 : 0) : undefined;
};

function toRole(work: NonNullable<Resume["work"]>[number], now: Date): Role {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const start = monthsOf(work.startDate);
  // An end without a month is taken as the middle of its year; a month counts whole.
  const closed = monthsOf(work.endDate);
  const running = start === undefined ? undefined : today;
  const end = closed === undefined ? running : closed + (work.endDate?.length === 4 ? HALF_YEAR_MONTHS : 1);
  const title = work.position ?? "";
  const titleConcepts = findConcepts(tokenize(title)).map(({ id }) => id);
  const text = [work.position, work.name, work.client, work.description, work.summary, ...(work.highlights ?? []), ...(work.keywords ?? [])]
    .map((one) => beforeInstruction(one ?? "").sentences.join("\n"))
    .join("\n");
  return {
    title,
    company: work.name ?? "",
    level: levelOf(title),
    start,
    end: end === undefined ? undefined : Math.min(Math.max(end, start ?? 0), today),
    concepts: [...new Set(findConcepts(tokenize(text), { nested: true }).map(({ id }) => id))],
    titleConcepts,
    titleStems: tokenize(title).map(({ stem }) => stem),
    current: work.endDate === undefined && start !== undefined,
    teaches: titleConcepts.some((id) => ancestorsOf(id).has("teaching") || ancestorsOf(id).has("author")),
  };
}

/**
 * Factor for how close the candidate was to the work: what a teacher says of a subject, and an executive of a tool, counts less, unless the
 * job is teaching or leading too.
 */
export function practiceFactor(
  { role, section, taught }: Passage,
  id: string | undefined,
  roles: readonly Role[],
  job: { level: number; teaches: boolean },
): number {
  const heldRole = roles[role ?? -1];
  const teaching =
    !job.teaches && (id === undefined || isCraft(id)) && (taught || (heldRole?.teaches === true && section !== "title"))
      ? TAUGHT_FACTOR
      : 1;
  const overseeing =
    heldRole &&
    heldRole.level >= MIN_EXECUTIVE_LEVEL &&
    job.level < MIN_EXECUTIVE_LEVEL - 1 &&
    id !== undefined &&
    ["skill", "role"].includes(conceptOf(id)?.kind ?? "")
      ? OVERSEEN_FACTOR
      : 1;
  return teaching * overseeing;
}

/**
 * Factor for a listed skill: next to nothing in a long list of which the rest of the CV shows little. `backing(list)(skill)` is the factor of
 * one skill of a list.
 */
function openBacking(passages: readonly Passage[], roles: readonly Role[]): (listed: string[]) => (skill: string) => number {
  const done = passages.filter(
    ({ section, strength }) =>
      ["work", "title", "projects", "certificates", "education", "publications"].includes(section) && strength >= MIN_BACKING_STRENGTH,
  );
  const words = done.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const concepts = new Set(done.flatMap((passage) => passage.concepts.map(({ id }) => id)));
  const stems = new Set(done.flatMap(({ tokens }) => tokens.map(({ stem }) => stem)));
  const crafts = [...new Set(roles.flatMap(({ titleConcepts }) => titleConcepts))];
  const isShown = (id: string) =>
    [...concepts].some((other) => isKindOf(other, id) || (ancestorsOf(id).get(other) ?? MAX_BACKING_STEPS) < MAX_BACKING_STEPS) ||
    crafts.some((craft) => closeness(craft, id) >= MIN_BACKING_CLOSENESS);
  const isBacked = (skill: string) => {
    const tokens = tokenize(skill);
    const named = findConcepts(tokens);
    return named.length > 0 ? named.some(({ id }) => isShown(id)) : tokens.every(({ stem }) => stems.has(stem));
  };
  return (listed) => {
    if (listed.length < MIN_CHECKED_SKILLS || words < MIN_WORK_WORDS) return () => 1;
    const ratio = listed.filter(isBacked).length / listed.length;
    return ratio >= MIN_BACKED_RATIO ? () => 1 : (skill) => (isBacked(skill) ? 1 : UNBACKED_FACTOR);
  };
}

const isBasic = (level: string | undefined) =>
  level !== undefined &&
  /^(?:beginner|basic\w*|novice|elementary|grundkenntnis\w*|grundlagen|anfanger\w*|debutant\w*|notions|basico|principiante|nociones|base|basis\w*|beginner|poczatkujacy|podstaw\w*|iniciante|nocoes|začátečník|grundlaggande|початковий|βασικ\w*)/.test(
    fold(level),
  );

function addLicence(passages: Passage[], text: string | undefined) {
  if (!text) return;
  const concepts = findLicences(text, { bare: true }).map((id) => ({ id, surface: text, strength: 1 }));
  passages.push({ text, section: "licence", tokens: tokenize(text), concepts, strength: 1, taught: false });
}

function spokenLanguages(resume: Resume): SpokenAs[] {
  return (resume.languages ?? []).flatMap(({ language = "", fluency = "" }) => {
    const found = findSpokenLanguages(`${language} (${fluency})`);
    const code = languageCodeOf(language) ?? found[0]?.code;
    const rank = fluencyRank(fluency) || fluencyRank(language) || UNKNOWN_LANGUAGE_RANK;
    return code ? [{ code, rank, quotes: [language, fluency].filter(Boolean) }] : [];
  });
}

function studies(resume: Resume): Studied[] {
  const entries = (resume.education ?? []).map(({ studyType = "", area = "" }) => [studyType, area].filter(Boolean));
  const certified = (resume.certificates ?? []).map(({ name = "" }) => [name]).filter(([name = ""]) => findDegrees(name).length > 0);
  return [...entries, ...certified]
    .filter((quotes) => quotes.length > 0)
    .map((quotes) => ({
      level: degreeOf(quotes.join(" ")),
      fields: findConcepts(tokenize(quotes.join(" ")))
        .map(({ id }) => id)
        .filter((id) => conceptOf(id) !== undefined),
      quotes,
    }));
}
