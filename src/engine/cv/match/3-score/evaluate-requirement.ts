import type { RequirementResult } from "../../../contract.ts";
import { inSentence } from "../1-requirements/in-sentence.ts";
import type { Requirement, Wanted } from "../1-requirements/requirement.ts";
import type { Requirements } from "../1-requirements/requirements.ts";
import { monthsCovered, rolesNear, rolesWith, titleSimilarity } from "../2-evidence/experience.ts";
import { type Evidence, nearness, type Passage, type Role } from "../2-evidence/passages.ts";
import { areInterchangeable, areSiblings, conceptOf, isKindOf } from "../concepts/concepts.ts";
import { WEIGHTS } from "./weights.ts";

/** How far a CV meets one requirement: 0..1, and the sentences that show it. */
export type Evaluation = {
  requirement: Requirement;
  score: number;
  met: RequirementResult["met"];
  evidence: string[];
  /** Of a requirement that asks for several things, those that the CV does not show, as the sentence calls them. */
  missing: string[];
  why: string;
};
export type Job = { level: number; teaches: boolean; roles: string[]; titleStems: string[]; language: string };

type Shown = { score: number; quotes: string[]; why: string; missing?: string[] };
const NOTHING: Shown = { score: 0, quotes: [], why: "nothing in the CV shows it" };
const MAX_QUOTES = 3;

export function evaluateRequirement(requirement: Requirement, evidence: Evidence, job: Job): Evaluation {
  const shown = requirement.wanted.map((wanted) => evaluateWanted(wanted, evidence, job));
  const things =
    shown.length > 0
      ? combine(requirement, shown)
      : requirement.stems.length > 0 && !requirement.years
        ? byWords(requirement.stems, evidence, job)
        : undefined;
  const time = requirement.years && evaluateYears(requirement, evidence, job);
  const total = together(things, time, requirement);
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

/** Of alternatives the best; of parts the mean, and never met when one of them is missing. */
function combine({ wanted }: Requirement, shown: Shown[]): Shown {
  const groups = [...new Set(wanted.map(({ group }) => group))].map((group) => {
    const members = shown.filter((_, index) => wanted[index]?.group === group);
    const best = members.reduce((one, other) => (other.score > one.score ? other : one));
    const known = wanted.some((one) => one.group === group && one.by !== "word");
    const print = wanted.flatMap((one) => (one.group === group ? [one.print] : [])).join(" / ");
    return { ...best, weight: known ? 1 : WEIGHTS.unknownName, print };
  });
  const only = groups[0];
  if (groups.length === 1 && only) return only;
  const known = groups.some(({ weight }) => weight === 1);
  const weight = (one: { weight: number }) => (known ? one.weight : 1);
  const sum = groups.reduce((total, one) => total + weight(one), 0);
  const mean = groups.reduce((total, one) => total + one.score * weight(one), 0) / sum;
  const missing = groups.some((one) => one.score < WEIGHTS.met.partly && weight(one) === 1);
  return {
    score: missing ? Math.min(mean, WEIGHTS.met.yes - 0.05) : mean,
    quotes: groups
      .filter((one) => one.score >= WEIGHTS.met.partly)
      .toSorted((a, b) => b.score - a.score)
      .flatMap(({ quotes }) => quotes.slice(0, groups.length > 2 ? 1 : 2)),
    missing: groups.flatMap(({ score, print }) => (score < WEIGHTS.met.partly ? [inSentence(print)] : [])),
    why: groups.map(({ why }) => why).join("; "),
  };
}

function together(things: Shown | undefined, time: Shown | undefined, requirement: Requirement): Shown {
  if (!time) return things ?? NOTHING;
  if (!things) return time;
  // Years of a craft are its evidence; years beside a certificate are a second condition.
  const subjectIsWork =
    requirement.wanted.length > 0 &&
    requirement.wanted.every((wanted) => wanted.by === "word" || (wanted.by === "concepts" && wanted.concepts.every(isWork)));
  const score = subjectIsWork ? time.score : Math.min(Math.max(things.score, requirement.wanted.length === 0 ? 0.5 : 0), time.score);
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
    const score = Math.max(0, ...passage.concepts.map(({ id, strength }) => relation(id) * strength * nearness(passage, id, roles, job)));
    return score > 0 ? [{ passage, score }] : [];
  });
  const name = concepts.join(" / ");
  if (scored.length === 0) return { ...NOTHING, why: `nothing shows ${name}` };
  const best = scored.toSorted((a, b) => b.score - a.score || rank(a.passage) - rank(b.passage));
  const top = best[0]?.score ?? 0;
  // Several weak signs of the thing itself support each other a little.
  const score = Math.min(1, top + (top < 0.9 ? 0.05 * Math.min(2, best.filter((one) => one.score > 0.5).length - 1) : 0));
  return {
    score,
    quotes: best.filter((one) => one.score >= top * 0.6).map(({ passage }) => passage.text),
    why: `${name} ${top.toFixed(2)} (${best[0]?.passage.section})`,
  };
}

/** What showing one concept proves of another that is asked for. */
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

function evaluateWord({ stem, print }: Extract<Wanted, { by: "word" }>, { passages, roles }: Evidence, job: Job): Shown {
  const found = passages
    .filter(({ tokens }) => tokens.some((token) => token.stem === stem))
    .toSorted((a, b) => b.strength - a.strength || rank(a) - rank(b));
  const best = found[0];
  if (!best) return { ...NOTHING, why: `nothing names ${print}` };
  return {
    score: best.strength * nearness(best, undefined, roles, job),
    quotes: found.map(({ text }) => text),
    why: `"${print}" named (${best.section})`,
  };
}

function evaluateLanguage(
  { code, print: name, rank: wanted }: Extract<Wanted, { by: "language" }>,
  { languages, language, passages }: Evidence,
): Shown {
  const spoken = languages.filter((one) => one.code === code).toSorted((a, b) => b.rank - a.rank)[0];
  if (spoken) {
    const short = wanted - spoken.rank;
    return { score: short <= 0 ? 1 : short === 1 ? 0.6 : 0.3, quotes: spoken.quotes, why: `${name}: level ${spoken.rank} of ${wanted}` };
  }
  const written =
    language === code && languages.length === 0
      ? passages.find(({ section, text }) => (section === "summary" || section === "work") && text.split(" ").length > 5)
      : undefined;
  return written
    ? { score: 0.75, quotes: [written.text], why: `the CV is written in ${name}` }
    : { ...NOTHING, why: `${name} is not among the languages` };
}

function evaluateDegree(wanted: Extract<Wanted, { by: "degree" }>, { studies, roles }: Evidence, job: Job): Shown {
  const studied = bestStudy(wanted, studies);
  if (!wanted.orExperience || studied.score >= INSTEAD_OF_DEGREE) return studied;
  const related = rolesLike(roles, job);
  if (monthsCovered(related) < 12 * YEARS_FOR_DEGREE) return studied;
  return { score: INSTEAD_OF_DEGREE, quotes: related.map(({ title }) => title), why: "years of related work in the place of a degree" };
}

/** "or equivalent experience": this many years in the job meet it. */
const YEARS_FOR_DEGREE = 4;
const INSTEAD_OF_DEGREE = 0.75;

function bestStudy({ level, fields }: Extract<Wanted, { by: "degree" }>, studies: Evidence["studies"]): Shown {
  const scored = studies.map((studied) => {
    const field =
      fields.length === 0
        ? 1
        : Math.max(
            0,
            ...fields.flatMap((wanted) =>
              studied.fields.map((id) => (isKindOf(id, wanted) || isKindOf(wanted, id) ? 1 : areSiblings(id, wanted) ? 0.6 : 0)),
            ),
          );
    const height = studied.level >= level ? 1 : studied.level === level - 1 ? 0.55 : 0.2;
    return { studied, score: field === 0 ? (studied.level >= level ? 0.25 : 0) : field * height };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score === 0) return { ...NOTHING, why: "no such degree" };
  return { score: best.score, quotes: best.studied.quotes, why: `degree of level ${best.studied.level}, asked for ${level}` };
}

const RELATED_TITLE = 0.4;
const FIELD_ALONE = 0.6;

function evaluateYears({ years, wanted }: Requirement, { roles, passages }: Evidence, job: Job): Shown {
  const subjects = wanted.flatMap((one) => (one.by === "concepts" ? one.concepts : [])).filter(isWork);
  const related = years?.max !== undefined ? roles : subjects.length > 0 ? rolesNear(roles, subjects) : rolesLike(roles, job);
  const counted = related.map((role) => ({ ...role, factor: job.teaches || !role.teaches ? 1 : 0.5 }));
  const months =
    monthsCovered(counted.filter(({ factor }) => factor === 1)) + 0.5 * monthsCovered(counted.filter(({ factor }) => factor < 1));
  const shownIn = passages
    .filter(({ role, section }) => section === "title" && related.includes(roles[role ?? -1] as Role))
    .map(({ text }) => text);
  const held = months / 12;
  const why = `${held.toFixed(1)} years of related work, asked for ${years?.max === undefined ? years?.min : `at most ${years.max}`}`;
  if (years?.max !== undefined) return { score: held <= years.max + 0.5 ? 1 : held <= years.max * 2 ? 0.4 : 0, quotes: shownIn, why };
  if (related.length === 0) return { ...NOTHING, why };
  const ratio = held / (years?.min ?? 1);
  // Years in the field count in full where the thing itself shows in at least one role.
  const shown = subjects.length === 0 || rolesWith(roles, subjects).length > 0;
  const practised = nearestPractice(related, job) * (shown ? 1 : FIELD_ALONE);
  return { score: (ratio >= 0.98 ? 1 : ratio * 0.7) * practised, quotes: shownIn, why };
}

/** Years as an executive are no years of a craft. */
const nearestPractice = (roles: readonly Role[], job: Job) => (job.level < 5 && roles.every(({ level }) => level >= 6) ? 0.6 : 1);

function rolesLike(roles: readonly Role[], job: Job): Role[] {
  if (job.roles.length + job.titleStems.length === 0) return [...roles];
  return roles.filter(
    (role) =>
      titleSimilarity({ concepts: role.titleConcepts, stems: role.titleStems }, { roles: job.roles, stems: job.titleStems }) >=
      RELATED_TITLE,
  );
}

/** A requirement that names nothing known: the share of its words that stand together in one place of the CV. */
function byWords(stems: readonly string[], { passages, roles }: Evidence, job: Job): Shown {
  const wanted = [...new Set(stems)];
  const scored = passages.map((passage) => {
    const found = wanted.filter((stem) => passage.tokens.some((token) => token.stem === stem)).length;
    return {
      passage,
      score:
        (found / wanted.length) *
        passage.strength *
        nearness(passage, undefined, roles, job) *
        (found === 1 && wanted.length > 2 ? 0.7 : 1),
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
