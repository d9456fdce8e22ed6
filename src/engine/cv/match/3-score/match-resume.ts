import type { RequirementResult, ScoreTerm, SingleScore } from "../../../contract/api.ts";
import type { Resume } from "../../../contract/resume.ts";
import { inSentence } from "../1-requirements/in-sentence.ts";
import type { Requirements } from "../1-requirements/requirements.ts";
import { monthsCovered, titleSimilarity } from "../2-evidence/experience.ts";
import { collectEvidence, type Evidence, practiceFactor } from "../2-evidence/passages.ts";
import { ancestorsOf, areSiblings, conceptOf, findConcepts, isKindOf } from "../concepts/concepts.ts";
import { levelOf, seniorityOf } from "../concepts/seniority.ts";
import { MID_LEVEL } from "../lexicon/seniority-words.ts";
import { type Evaluation, evaluateRequirement, type Job, jobOf } from "./evaluate-requirement.ts";
import {
  BEST_INDUSTRY_WEIGHT,
  HEADLINE_FACTOR,
  MAX_GAPS,
  MAX_HIGHLIGHTS,
  MAX_INDUSTRIES,
  MAX_SHORT_QUOTE_CHARS,
  MAX_TOPICS,
  MIN_HEADLINE_STRENGTH,
  MIN_HIGHLIGHTED_TITLE,
  MIN_LEVEL_GAP,
  MIN_RELATED_TITLE,
  NO_ROLES_FACTOR,
  SIBLING_INDUSTRY_FACTOR,
  SIBLING_TOPIC_FACTOR,
} from "./thresholds.ts";
import { WEIGHTS } from "./weights.ts";

export type Score = SingleScore & { sum: ScoreTerm[]; warnings: string[] };

export const BUILT_IN = "built-in";

/**
 * Scores a resume against a job description, from 0 to 10 with one decimal. The same input gives the same bytes everywhere; `now` ends the roles
 * that still run. Personal data in the resume (name, age, nationality …) is never looked at.
 */
export function matchResume(resume: Resume, requirements: Requirements, { now }: { now: Date }): Score {
  const evidence = collectEvidence(resume, now);
  const job = jobOf(
    requirements,
    requirements.roles.some((id) => ancestorsOf(id).has("teaching")),
  );
  const met = requirements.requirements.map((requirement) => evaluateRequirement(requirement, evidence, job));
  const role = scoreRole(requirements, evidence, job, now);
  const industry = scoreIndustry(requirements, evidence, job);
  const topics = scoreTopics(requirements, evidence, job);
  const must = mean(met.filter(({ requirement }) => requirement.kind === "must").map(({ score }) => score));
  const nice = mean(met.filter(({ requirement }) => requirement.kind === "nice").map(({ score }) => score));
  const sum = toSum({ must, nice, role: role.value, industry: industry?.value });
  const skills = met.filter(({ requirement }) => requirement.wanted.some(({ by }) => by === "concepts" || by === "word"));

  return {
    niche_skills_score: outOfTen(mean(skills.map(({ score }) => score)) ?? topics),
    industry_experience_score: outOfTen(industry?.value ?? role.similarity),
    role_experience_score: outOfTen(role.value),
    overall_matching_score: round1(sum.reduce((total, { points }) => total + points, 0)),
    key_highlights: highlights(met, role),
    main_gaps: gaps(met, role),
    requirements: met.map(
      ({ requirement, met: verdict, evidence: quotes, missing }): RequirementResult => ({
        text: requirement.text,
        kind: requirement.kind,
        met: verdict,
        evidence: quotes,
        ...(missing.length > 0 && { missing }),
      }),
    ),
    scorer: BUILT_IN,
    sum,
    warnings: warningsOf(resume, evidence, requirements),
  };
}

function toSum(values: Record<keyof typeof WEIGHTS.overall, number | undefined>): ScoreTerm[] {
  const parts = (Object.keys(WEIGHTS.overall) as (keyof typeof WEIGHTS.overall)[]).filter((part) => values[part] !== undefined);
  const total = parts.reduce((sum, part) => sum + WEIGHTS.overall[part], 0);
  return parts.map((part) => {
    const weight = WEIGHTS.overall[part] / total;
    const value = values[part] ?? 0;
    return { part, weight: round3(weight), value: round3(value), points: round3(10 * weight * value) };
  });
}

type RoleFit = { value: number; similarity: number; title?: string; level: number; wantedLevel?: number; years: number };

function scoreRole(requirements: Requirements, { roles, passages }: Evidence, job: Job, now: Date): RoleFit {
  const wanted = { roles: requirements.roles, stems: requirements.titleStems };
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const labels = passages.filter(({ section, strength }) => section === "label" && strength > MIN_HEADLINE_STRENGTH);
  const titles = [
    ...roles.map((role) => ({
      title: role.title,
      similarity: titleSimilarity({ concepts: role.titleConcepts, stems: role.titleStems }, wanted) * recency(role, today),
      level: role.level,
    })),
    ...labels.map(({ text, tokens }) => ({
      title: text,
      similarity:
        HEADLINE_FACTOR *
        titleSimilarity({ concepts: findConcepts(tokens).map(({ id }) => id), stems: tokens.map(({ stem }) => stem) }, wanted),
      level: levelOf(text),
    })),
  ];
  const best = titles.toSorted((a, b) => b.similarity - a.similarity)[0];
  const similarity =
    wanted.roles.length + wanted.stems.length === 0
      ? (scoreTopics(requirements, { passages, roles } as Evidence, job) ?? 0)
      : (best?.similarity ?? 0);
  const related = roles.filter(
    (role) => titleSimilarity({ concepts: role.titleConcepts, stems: role.titleStems }, wanted) >= MIN_RELATED_TITLE,
  );
  const years = monthsCovered(related) / 12;
  const expected = EXPECTED_YEARS[requirements.seniority ?? MID_LEVEL] ?? 3;
  const topics = scoreTopics(requirements, { passages, roles } as Evidence, job) ?? similarity;
  const level = candidateLevel(
    roles,
    labels.map(({ text }) => text),
  );
  const { similarity: bySimilarity, years: byYears, topics: byTopics } = WEIGHTS.role;
  const plain = bySimilarity * similarity + byYears * Math.min(1, years / expected) + byTopics * topics;
  return {
    value: plain * levelFactor(requirements.seniority, level, roles.length),
    similarity,
    title: best?.title,
    level,
    wantedLevel: requirements.seniority,
    years,
  };
}

/** Factor for how long ago a role ended: 1 for a present or recent role, less the longer ago it is. */
function recency({ end }: Pick<Evidence["roles"][number], "end">, today: number): number {
  const { recentYears, perYear, min } = WEIGHTS.recency;
  if (end === undefined) return 1;
  return Math.max(min, 1 - Math.max(0, (today - end) / 12 - recentYears) * perYear);
}

/** Years of related work that a level usually comes with. */
const EXPECTED_YEARS: Record<number, number> = { 0: 0.5, 1: 1, 2: 3, 3: 5, 4: 6, 5: 8, 6: 10, 7: 12 };

/** The level of the present or last role. */
function candidateLevel(roles: Evidence["roles"], labels: string[]): number {
  const latest = roles
    .toSorted((a, b) => (b.end ?? 0) - (a.end ?? 0) || (b.start ?? 0) - (a.start ?? 0))
    .slice(0, 1)
    .map(({ level }) => level);
  const label = labels.map((text) => seniorityOf(text)).filter((level) => level !== undefined);
  return latest[0] ?? label[0] ?? 1;
}

/** Factor for the distance between levels. A job title without a level fits middle and senior candidates alike. */
function levelFactor(wanted: number | undefined, candidate: number, roleCount: number): number {
  const target = wanted ?? (candidate === SENIOR ? SENIOR : MID_LEVEL);
  if (roleCount === 0) return target <= JUNIOR ? 1 : NO_ROLES_FACTOR;
  return WEIGHTS.levelGap[Math.abs(target - candidate)] ?? (WEIGHTS.levelGap.at(-1) as number);
}
const JUNIOR = 1;
const SENIOR = 3;

function scoreIndustry(requirements: Requirements, { passages, roles }: Evidence, job: Job): { value: number } | undefined {
  const wanted = requirements.industries.slice(0, MAX_INDUSTRIES);
  if (wanted.length === 0) return undefined;
  const near = (id: string, other: string) =>
    isKindOf(id, other) || isKindOf(other, id) ? 1 : areSiblings(id, other) ? SIBLING_INDUSTRY_FACTOR : 0;
  const values = wanted.map((industry) =>
    Math.max(
      0,
      ...passages.flatMap((passage) =>
        passage.concepts
          .filter(({ id }) => conceptOf(id)?.kind === "industry" || isKindOf(id, industry))
          .map(({ id, strength }) => near(id, industry) * strength * practiceFactor(passage, undefined, roles, job)),
      ),
    ),
  );
  return { value: BEST_INDUSTRY_WEIGHT * Math.max(...values) + (1 - BEST_INDUSTRY_WEIGHT) * (mean(values) ?? 0) };
}

/** 0 to 1: how much of the topics of the job description the CV shows. */
function scoreTopics({ topics }: Requirements, { passages, roles }: Pick<Evidence, "passages" | "roles">, job: Job): number | undefined {
  const wanted = topics.slice(0, MAX_TOPICS);
  if (wanted.length === 0) return undefined;
  const values = wanted.map((topic) =>
    Math.max(
      0,
      ...passages.flatMap((passage) =>
        passage.concepts.map(
          ({ id, strength }) =>
            (isKindOf(id, topic) ? 1 : areSiblings(id, topic) ? SIBLING_TOPIC_FACTOR : 0) *
            strength *
            practiceFactor(passage, id, roles, job),
        ),
      ),
    ),
  );
  return mean(values);
}

function highlights(met: readonly Evaluation[], role: RoleFit): string[] {
  const title =
    role.title && role.similarity >= MIN_HIGHLIGHTED_TITLE
      ? [`Role: "${role.title}"${role.years >= 1 ? `, ${role.years.toFixed(0)} years of related work` : ""}`]
      : [];
  const best = met
    .filter((one) => one.met === "yes" && one.evidence.length > 0)
    .toSorted((a, b) => Number(b.requirement.kind === "must") - Number(a.requirement.kind === "must") || b.score - a.score);
  return [...title, ...best.map(({ requirement, evidence }) => `${inSentence(requirement.text)}: ${quoted(evidence)}`)].slice(
    0,
    MAX_HIGHLIGHTS,
  );
}

/** The first quote, or two short ones together: a language and its level. */
const quoted = ([first = "", second]: readonly string[]) =>
  second !== undefined && first.length <= MAX_SHORT_QUOTE_CHARS && second.length <= MAX_SHORT_QUOTE_CHARS
    ? `"${first}", "${second}"`
    : `"${first}"`;

function gaps(met: readonly Evaluation[], role: RoleFit): string[] {
  const open = met
    .filter((one) => one.met !== "yes")
    .toSorted((a, b) => Number(b.requirement.kind === "must") - Number(a.requirement.kind === "must") || a.score - b.score);
  const level =
    role.wantedLevel !== undefined && Math.abs(role.wantedLevel - role.level) >= MIN_LEVEL_GAP
      ? [
          role.level > role.wantedLevel
            ? "Level: the candidate's present role is above the level asked for"
            : "Level: the candidate's present role is below the level asked for",
        ]
      : [];
  return [...open.map((one) => `${inSentence(one.requirement.text)}: ${gapOf(one)}`), ...level].slice(0, MAX_GAPS);
}

function gapOf({ met, missing, evidence }: Evaluation): string {
  if (met === "no") return "not shown in the CV";
  return missing.length > 0 ? `not shown: ${missing.join(", ")}` : `only partly shown ("${evidence[0] ?? ""}")`;
}

const HIDDEN = /hidden|invisible|not visible|white text/i;

function warningsOf(resume: Resume, { addressed, unbacked }: Evidence, { warnings }: Requirements): string[] {
  const hidden = (resume.meta?.vitae?.warnings ?? []).filter((text) => HIDDEN.test(text));
  return [
    ...warnings,
    ...hidden,
    ...(unbacked > 0 ? [`${unbacked} listed skills count for next to nothing: nothing else in the CV shows them.`] : []),
    ...(addressed.length > 0
      ? [`The CV contains text that speaks to a program and not to a reader; it was left out: "${addressed[0]?.slice(0, 120)}"`]
      : []),
  ];
}

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
const round1 = (value: number) => Math.min(10, Math.max(0, Math.round(value * 10) / 10));
const round3 = (value: number) => Math.round(value * 1000) / 1000;
const outOfTen = (value: number | undefined) => round1(10 * (value ?? 0));
