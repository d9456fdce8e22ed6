import type { RequirementResult } from "../../../contract/api.ts";
import { inSentence } from "../1-requirements/in-sentence.ts";
import type { Requirement, Wanted } from "../1-requirements/requirement.ts";
import type { Requirements } from "../1-requirements/requirements.ts";
import { monthsCovered, rolesNear, rolesWith, titleSimilarity } from "../2-evidence/experience.ts";
import { type Evidence, type Passage, practiceFactor, type Role } from "../2-evidence/passages.ts";
import { MIN_EXECUTIVE_LEVEL } from "../2-evidence/thresholds.ts";
import { areInterchangeable, areSiblings, conceptOf, isKindOf } from "../concepts/concepts.ts";
import {
  EXCEEDED_YEARS_SCORE,
  EXECUTIVE_YEARS_FACTOR,
  EXPERIENCE_FOR_DEGREE_SCORE,
  FIELD_ALONE_FACTOR,
  MAX_EXCEEDED_YEARS_RATIO,
  MAX_QUOTES,
  MAX_SUPPORTED_SCORE,
  MAX_YEARS_TOLERANCE,
  MIN_FULL_YEARS_RATIO,
  MIN_LEADING_LEVEL,
  MIN_QUOTED_RATIO,
  MIN_RELATED_TITLE,
  MIN_SUPPORTING_SCORE,
  MIN_WRITTEN_WORDS,
  MISSING_PART_MARGIN,
  MORE_DEGREES_SHORT_FACTOR,
  MORE_LEVELS_SHORT_SCORE,
  ONE_DEGREE_SHORT_FACTOR,
  ONE_LEVEL_SHORT_SCORE,
  ONE_WORD_FACTOR,
  OTHER_FIELD_SCORE,
  SHORT_YEARS_FACTOR,
  SIBLING_FIELD_FACTOR,
  SUPPORT_BONUS,
  TEACHING_YEARS_RATIO,
  WRITTEN_LANGUAGE_SCORE,
  YEARS_FOR_DEGREE,
} from "./thresholds.ts";
import { WEIGHTS } from "./weights.ts";

/** How far a CV meets one requirement: a score from 0 to 1, and the sentences that show it. */
export type Evaluation = {
  requirement: Requirement;
  score: number;
  met: RequirementResult["met"];
  evidence: string[];
  /** Of several things that are asked for, those that the CV does not show, as the sentence writes them. */
  missing: string[];
  why: string;
};
export type Job = { level: number; teaches: boolean; roles: string[]; titleStems: string[]; language: string };

type Shown = { score: number; quotes: string[]; why: string; missing?: string[] };
const NOTHING: Shown = { score: 0, quotes: [], why: "nothing in the CV shows it" };

/** Looks for one requirement in the evidence of a CV. `evidence` of the result are quotes, letter for letter. */
export function evaluateRequirement(requirement: Requirement, evidence: Evidence, job: Job): Evaluation {
  const shown = requirement.wanted.map((wanted) => evaluateWanted(wanted, evidence, job));
  const things =
    shown.length > 0
      ? combineThings(requirement, shown)
      : requirement.stems.length > 0 && !requirement.years
        ? byWords(requirement.stems, evidence, job)
        : undefined;
  const time = requirement.years && evaluateYears(requirement, evidence, job);
  const total = combineWithYears(things, time, requirement);
  const score = Math.min(1, Math.max(0, total.score));
  const met = score >= WEIGHTS.met.yes ? "yes" : score >= WEIGHTS.met.partly ? "partly" : "no";
  return {
    requirement,
    score,
    met,
    evidence: met === "no" ? [] : [...new Set(total.quotes)].slice(0, MAX_QUOTES),
    missing: met === "partly" ? (things?.missing ?? []) : [],
    why: total.why,
  };
}

/** The best of alternatives, and the mean of what must all be there; a requirement with a missing part is never met. */
function combineThings({ wanted }: Requirement, shown: Shown[]): Shown {
  const groups = [...new Set(wanted.map(({ group }) => group))].map((group) => {
    const members = shown.filter((_, index) => wanted[index]?.group === group);
    const best = members.reduce((one, other) => (other.score > one.score ? other : one));
    const known = wanted.some((one) => one.group === group && one.by !== "word");
    const surface = wanted.flatMap((one) => (one.group === group ? [one.surface] : [])).join(" / ");
    return { ...best, weight: known ? 1 : WEIGHTS.unknownName, surface };
  });
  const only = groups[0];
  if (groups.length === 1 && only) return only;
  const known = groups.some(({ weight }) => weight === 1);
  const weight = (one: { weight: number }) => (known ? one.weight : 1);
  const sum = groups.reduce((total, one) => total + weight(one), 0);
  const mean = groups.reduce((total, one) => total + one.score * weight(one), 0) / sum;
  const missing = groups.some((one) => one.score < WEIGHTS.met.partly && weight(one) === 1);
  return {
    score: missing ? Math.min(mean, WEIGHTS.met.yes - MISSING_PART_MARGIN) : mean,
    quotes: groups
      .filter((one) => one.score >= WEIGHTS.met.partly)
      .toSorted((a, b) => b.score - a.score)
      .flatMap(({ quotes }) => quotes.slice(0, groups.length > 2 ? 1 : 2)),
    missing: groups.flatMap(({ score, surface }) => (score < WEIGHTS.met.partly ? [inSentence(surface)] : [])),
    why: groups.map(({ why }) => why).join("; "),
  };
}

function combineWithYears(things: Shown | undefined, time: Shown | undefined, requirement: Requirement): Shown {
  if (!time) return things ?? NOTHING;
  if (!things) return time;
  // Years of a craft prove the craft; years beside a certificate are a second condition.
  const subjectIsWork =
    requirement.wanted.length > 0 &&
    requirement.wanted.every((wanted) => wanted.by === "word" || (wanted.by === "concepts" && wanted.concepts.every(isWork)));
  const score = subjectIsWork ? time.score : Math.min(things.score, time.score);
  return { score, quotes: [...time.quotes, ...things.quotes], why: `${time.why}; ${things.why}`, missing: things.missing };
}

const isWork = (id: string) => ["skill", "role", "industry", "field"].includes(conceptOf(id)?.kind ?? "");

function evaluateWanted(wanted: Wanted, evidence: Evidence, job: Job): Shown {
  switch (wanted.by) {
    case "concepts":
      return evaluateConcepts(wanted, evidence, job);
    case "word":
      return evaluateWord(wanted, evidence, job);
    case "language":
      return evaluateLanguage(wanted, evidence);
    case "degree":
      return evaluateDegree(wanted, evidence, job);
  }
}

function evaluateConcepts({ concepts, similar }: Extract<Wanted, { by: "concepts" }>, { passages, roles }: Evidence, job: Job): Shown {
  const relation = (id: string) => Math.max(...concepts.map((wanted) => nearnessOf(id, wanted, similar)));
  const scored = passages.flatMap((passage) => {
    const score = Math.max(
      0,
      ...passage.concepts.map(({ id, strength }) => relation(id) * strength * practiceFactor(passage, id, roles, job)),
    );
    return score > 0 ? [{ passage, score }] : [];
  });
  const name = concepts.join(" / ");
  if (scored.length === 0) return { ...NOTHING, why: `nothing shows ${name}` };
  const best = scored.toSorted((a, b) => b.score - a.score || rank(a.passage) - rank(b.passage));
  const top = best[0]?.score ?? 0;
  // Up to two further passages that show the thing itself support a best one that is not strong; without even one, the score is a little lower.
  const supporting = Math.min(2, best.filter((one) => one.score > MIN_SUPPORTING_SCORE).length - 1);
  const score = Math.min(1, top + (top < MAX_SUPPORTED_SCORE ? SUPPORT_BONUS * supporting : 0));
  return {
    score,
    quotes: best.filter((one) => one.score >= top * MIN_QUOTED_RATIO).map(({ passage }) => passage.text),
    why: `${name} ${top.toFixed(2)} (${best[0]?.passage.section})`,
  };
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

function evaluateWord({ stem, surface }: Extract<Wanted, { by: "word" }>, { passages, roles }: Evidence, job: Job): Shown {
  const found = passages
    .filter(({ tokens }) => tokens.some((token) => token.stem === stem))
    .toSorted((a, b) => b.strength - a.strength || rank(a) - rank(b));
  const best = found[0];
  if (!best) return { ...NOTHING, why: `nothing names ${surface}` };
  return {
    score: best.strength * practiceFactor(best, undefined, roles, job),
    quotes: found.map(({ text }) => text),
    why: `"${surface}" named (${best.section})`,
  };
}

function evaluateLanguage(
  { code, surface: name, rank: wanted }: Extract<Wanted, { by: "language" }>,
  { languages, language, passages }: Evidence,
): Shown {
  const spoken = languages.filter((one) => one.code === code).toSorted((a, b) => b.rank - a.rank)[0];
  if (spoken) {
    const levelsShort = wanted - spoken.rank;
    const score = levelsShort <= 0 ? 1 : levelsShort === 1 ? ONE_LEVEL_SHORT_SCORE : MORE_LEVELS_SHORT_SCORE;
    return { score, quotes: spoken.quotes, why: `${name}: level ${spoken.rank} of ${wanted}` };
  }
  const written =
    language === code && languages.length === 0
      ? passages.find(({ section, text }) => (section === "summary" || section === "work") && text.split(" ").length >= MIN_WRITTEN_WORDS)
      : undefined;
  return written
    ? { score: WRITTEN_LANGUAGE_SCORE, quotes: [written.text], why: `the CV is written in ${name}` }
    : { ...NOTHING, why: `${name} is not among the languages` };
}

function evaluateDegree(wanted: Extract<Wanted, { by: "degree" }>, { studies, roles }: Evidence, job: Job): Shown {
  const studied = bestStudy(wanted, studies);
  if (!wanted.orExperience || studied.score >= EXPERIENCE_FOR_DEGREE_SCORE) return studied;
  const related = rolesLike(roles, job);
  if (monthsCovered(related) < 12 * YEARS_FOR_DEGREE) return studied;
  return {
    score: EXPERIENCE_FOR_DEGREE_SCORE,
    quotes: related.map(({ title }) => title),
    why: "years of related work in the place of a degree",
  };
}

function bestStudy({ level, fields }: Extract<Wanted, { by: "degree" }>, studies: Evidence["studies"]): Shown {
  const scored = studies.map((studied) => {
    const field =
      fields.length === 0
        ? 1
        : Math.max(
            0,
            ...fields.flatMap((wanted) =>
              studied.fields.map((id) =>
                isKindOf(id, wanted) || isKindOf(wanted, id) ? 1 : areSiblings(id, wanted) ? SIBLING_FIELD_FACTOR : 0,
              ),
            ),
          );
    const height = studied.level >= level ? 1 : studied.level === level - 1 ? ONE_DEGREE_SHORT_FACTOR : MORE_DEGREES_SHORT_FACTOR;
    return { studied, score: field === 0 ? (studied.level >= level ? OTHER_FIELD_SCORE : 0) : field * height };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score === 0) return { ...NOTHING, why: "no such degree" };
  return { score: best.score, quotes: best.studied.quotes, why: `degree of level ${best.studied.level}, asked for ${level}` };
}

function evaluateYears({ years, wanted }: Requirement, { roles, passages }: Evidence, job: Job): Shown {
  const subjects = wanted.flatMap((one) => (one.by === "concepts" ? one.concepts : [])).filter(isWork);
  const related = years?.max !== undefined ? roles : subjects.length > 0 ? rolesNear(roles, subjects) : rolesLike(roles, job);
  const counted = related.map((role) => ({ ...role, factor: job.teaches || !role.teaches ? 1 : TEACHING_YEARS_RATIO }));
  const months =
    monthsCovered(counted.filter(({ factor }) => factor === 1)) +
    TEACHING_YEARS_RATIO * monthsCovered(counted.filter(({ factor }) => factor < 1));
  const shownIn = passages
    .filter(({ role, section }) => section === "title" && related.includes(roles[role ?? -1] as Role))
    .map(({ text }) => text);
  const shownYears = months / 12;
  const why = `${shownYears.toFixed(1)} years of related work, asked for ${years?.max === undefined ? years?.min : `at most ${years.max}`}`;
  if (years?.max !== undefined) {
    const isExceeded = shownYears > years.max + MAX_YEARS_TOLERANCE;
    const exceededScore = shownYears <= years.max * MAX_EXCEEDED_YEARS_RATIO ? EXCEEDED_YEARS_SCORE : 0;
    return { score: isExceeded ? exceededScore : 1, quotes: shownIn, why };
  }
  if (related.length === 0) return { ...NOTHING, why };
  const ratio = shownYears / (years?.min ?? 1);
  // Years in the field count in full where at least one role shows the thing itself.
  const shown = subjects.length === 0 || rolesWith(roles, subjects).length > 0;
  const practised = executiveFactor(related, job) * (shown ? 1 : FIELD_ALONE_FACTOR);
  return { score: (ratio >= MIN_FULL_YEARS_RATIO ? 1 : ratio * SHORT_YEARS_FACTOR) * practised, quotes: shownIn, why };
}

/** Factor for years that were all spent as an executive: for a job that leads nobody they are no years of the craft. */
const executiveFactor = (roles: readonly Role[], job: Job) =>
  job.level < MIN_LEADING_LEVEL && roles.every(({ level }) => level >= MIN_EXECUTIVE_LEVEL) ? EXECUTIVE_YEARS_FACTOR : 1;

function rolesLike(roles: readonly Role[], job: Job): Role[] {
  if (job.roles.length + job.titleStems.length === 0) return [...roles];
  return roles.filter(
    (role) =>
      titleSimilarity({ concepts: role.titleConcepts, stems: role.titleStems }, { roles: job.roles, stems: job.titleStems }) >=
      MIN_RELATED_TITLE,
  );
}

/** For a requirement without known concepts: the ratio of its words that one passage of the CV has. */
function byWords(stems: readonly string[], { passages, roles }: Evidence, job: Job): Shown {
  const wanted = [...new Set(stems)];
  const scored = passages.map((passage) => {
    const found = wanted.filter((stem) => passage.tokens.some((token) => token.stem === stem)).length;
    return {
      passage,
      score:
        (found / wanted.length) *
        passage.strength *
        practiceFactor(passage, undefined, roles, job) *
        (found === 1 && wanted.length > 2 ? ONE_WORD_FACTOR : 1),
    };
  });
  const best = scored.toSorted((a, b) => b.score - a.score || rank(a.passage) - rank(b.passage))[0];
  if (!best || best.score === 0) return NOTHING;
  return { score: best.score, quotes: [best.passage.text], why: `words of the requirement (${best.passage.section})` };
}

export const jobOf = ({ roles, seniority, titleStems, language }: Requirements, teaches: boolean): Job => ({
  level: seniority ?? 2,
  teaches,
  roles,
  titleStems,
  language,
});
