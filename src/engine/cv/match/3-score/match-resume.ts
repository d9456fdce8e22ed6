import type { EvidenceSource, Explained, RequirementResult, ScorePart, ScoreTerm, SingleScore } from "../../../contract/api.ts";
import type { Resume } from "../../../contract/resume.ts";
import { inSentence } from "../1-requirements/in-sentence.ts";
import type { Requirements } from "../1-requirements/requirements.ts";
import type { Evidence } from "../2-evidence/evidence.ts";
import { collectEvidence } from "../2-evidence/passages.ts";
import { MONTHS_IN_YEAR, type SkillUse } from "../skill-use.ts";
import { type Evaluation, evaluateRequirement } from "./evaluate-requirement.ts";
import { type Job, jobOf } from "./job.ts";
import { mean, meanScore, metRatio, overallOf, type PartValues, round1, round3, valueOfMusts, weighParts } from "./overall.ts";
import { type Part, type RoleFit, scoreIndustry, scoreRole, scoreTopics, toPart } from "./score-parts.ts";
import { type Quote, shownQuotes } from "./shown.ts";
import { MAX_GAPS, MAX_HIGHLIGHTS, MAX_SHORT_QUOTE_CHARS, MIN_HIGHLIGHTED_TITLE, MIN_LEVEL_GAP } from "./thresholds.ts";
import { WEIGHTS } from "./weights.ts";

export type Score = SingleScore & { sum: ScoreTerm[]; warnings: string[] };

export const BUILT_IN = "built-in";

/**
 * Scores a resume against a job description, from 0 to 10 with one decimal. The same input gives the same bytes everywhere; `now` ends the roles
 * that still run. Personal data in the resume (name, age, nationality …) is never looked at. No part of a score is above 0 without a passage of the
 * CV, word for word.
 */
export function matchResume(resume: Resume, requirements: Requirements, { now }: { now: Date }): Score {
  const evidence = collectEvidence(resume, now);
  const job = jobOf(requirements);
  const met = requirements.requirements.map((requirement) => evaluateRequirement(requirement, evidence, job));
  const role = scoreRole(requirements, evidence, job);
  const industry = scoreIndustry(requirements, evidence, job);
  const of = (kind: "must" | "nice") => met.filter(({ requirement }) => requirement.kind === kind);
  const musts = of("must");
  const sourceOf = openSources(resume);
  const sum = toSum(
    { must: valueOfMusts(musts), nice: meanScore(of("nice")), role: round3(role.value), industry: industry && round3(industry.value) },
    { must: partsOfMusts(musts), role: role.parts, industry: industry && [industry] },
    sourceOf,
  );
  const skills = skillsOf(met, requirements, evidence, job);

  return {
    niche_skills_score: outOfTen(skills.value),
    industry_experience_score: outOfTen(industry?.value),
    role_experience_score: outOfTen(role.value),
    overall_matching_score: overallOf(sum),
    key_highlights: highlights(met, role),
    main_gaps: gaps(met, role),
    requirements: met.map((one) => toResult(one, sourceOf)),
    scorer: BUILT_IN,
    sum,
    explained: {
      niche_skills_score: explain(skills, sourceOf),
      industry_experience_score: explain(industry ?? NO_INDUSTRY, sourceOf),
      role_experience_score: explain(
        {
          ...role,
          quotes: role.parts.flatMap(({ quotes }) => quotes),
          why: "The title, the years of related work and the topics of the job.",
        },
        sourceOf,
      ),
    },
    warnings: warningsOf(resume, evidence, requirements),
  };
}

/** What the value of the must-haves is made of. */
function partsOfMusts(musts: readonly Evaluation[]): Part[] {
  const met = musts.filter((one) => one.met === "yes");
  const quotesOf = (ones: readonly Evaluation[]) => ones.flatMap(({ evidence, related }) => [...evidence, ...related].slice(0, 1));
  return [
    toPart("scores", 1 - WEIGHTS.metMusts, meanScore(musts) ?? 0, quotesOf(musts), "The mean of the must-haves."),
    toPart("met", WEIGHTS.metMusts, metRatio(musts), quotesOf(met), `Must-haves that are met: ${met.length} of ${musts.length}.`),
  ];
}

type SourceOf = (quote: Quote) => EvidenceSource;

/** Where a quote stands: its path, and the page where the parser knows it. */
function openSources({ meta }: Resume): SourceOf {
  const sources = meta?.vitae?.sources ?? {};
  return ({ path }) => {
    const page = sources[path]?.page;
    return { path, ...(page !== undefined && { page }) };
  };
}

function toResult({ requirement, met, evidence, missing, score, why, related, use }: Evaluation, sourceOf: SourceOf): RequirementResult {
  return {
    text: requirement.text,
    kind: requirement.kind,
    met,
    evidence: evidence.map(({ text }) => text),
    sources: evidence.map(sourceOf),
    ...(missing.length > 0 && { missing }),
    score: round3(score),
    ...(why !== "" && { why }),
    ...(related.length > 0 && { related: related.map(({ text }) => text) }),
    ...(use && { use: toUse(use) }),
  };
}

const toUse = ({ months = 0, last, isOngoing }: SkillUse) => ({
  months,
  last: isOngoing ? "present" : String(Math.floor(last / MONTHS_IN_YEAR)),
});

type Whole = { value: number; quotes: Quote[]; why: string };
const NO_INDUSTRY: Whole = { value: 0, quotes: [], why: "The job description names no industry." };

/** The requirements that ask for skills; where none does, the topics of the job description. */
function skillsOf(met: readonly Evaluation[], requirements: Requirements, evidence: Evidence, job: Job): Whole {
  const skills = met.filter(({ requirement }) => requirement.wanted.some(({ by }) => by === "concepts" || by === "word" || by === "names"));
  if (skills.length > 0) {
    const quotes = skills.flatMap((one) => (one.evidence.length > 0 ? one.evidence.slice(0, 1) : one.related.slice(0, 1)));
    const why = `${skills.length === 1 ? "One requirement asks" : `${skills.length} requirements ask`} for skills.`;
    return { value: mean(skills.map(({ score }) => score)) ?? 0, quotes, why: quotes.length > 0 ? why : `${why} Nothing was found.` };
  }
  const topics = scoreTopics(requirements, evidence, job);
  const why = "No requirement asks for skills; the topics of the job description count in their place.";
  return topics && topics.quotes.length > 0 ? { ...topics, why } : { value: 0, quotes: [], why: `${why} Nothing was found.` };
}

function explain({ quotes, why }: Whole, sourceOf: SourceOf): Explained {
  const shown = shownQuotes(quotes);
  return { why, evidence: shown.map(({ text }) => text), sources: shown.map(sourceOf) };
}

type Parts = Partial<Record<string, Part[]>>;

/** The parts of the overall score, each with what it is made of. */
const toSum = (values: PartValues, made: Parts, sourceOf: SourceOf): ScoreTerm[] =>
  weighParts(values).map((term) => {
    const parts = made[term.part]?.map(
      (one): ScorePart => ({ part: one.part, weight: one.weight, value: round3(one.value), ...explain(one, sourceOf) }),
    );
    return { ...term, ...(parts && { parts }) };
  });

const mustsFirst = (a: Evaluation, b: Evaluation) => Number(b.requirement.kind === "must") - Number(a.requirement.kind === "must");

function highlights(met: readonly Evaluation[], role: RoleFit): string[] {
  const title =
    role.title && role.similarity >= MIN_HIGHLIGHTED_TITLE
      ? [`Role: "${role.title.text}"${role.years >= 1 ? `, ${role.years.toFixed(0)} years of related work` : ""}`]
      : [];
  const best = met.filter((one) => one.met === "yes" && one.evidence.length > 0).toSorted((a, b) => mustsFirst(a, b) || b.score - a.score);
  return [...title, ...best.map(({ requirement, evidence }) => `${inSentence(requirement.text)}: ${quoted(evidence)}`)].slice(
    0,
    MAX_HIGHLIGHTS,
  );
}

/** The first quote, or two short ones together: a language and its level. */
function quoted([first, second]: readonly Quote[]): string {
  const isShort = (quote: Quote | undefined): quote is Quote => quote !== undefined && quote.text.length <= MAX_SHORT_QUOTE_CHARS;
  return isShort(first) && isShort(second) ? `"${first.text}", "${second.text}"` : `"${first?.text ?? ""}"`;
}

function gaps(met: readonly Evaluation[], role: RoleFit): string[] {
  const open = met.filter((one) => one.met !== "yes").toSorted((a, b) => mustsFirst(a, b) || a.score - b.score);
  const level =
    role.wantedLevel !== undefined && Math.abs(role.wantedLevel - role.level) >= MIN_LEVEL_GAP
      ? [`The candidate's present role is ${role.level > role.wantedLevel ? "above" : "below"} the level asked for.`]
      : [];
  return [...open.map(gapOf), ...level].slice(0, MAX_GAPS);
}

/** One sentence or two: 'The CV does not show "AWS, German".', '"Java and SQL" is met in part. Not shown: SQL.' */
function gapOf({ requirement, met, why }: Evaluation): string {
  const asked = `"${inSentence(requirement.text)}"`;
  if (met === "partly") return `${asked} is met in part. ${why}`;
  return why.startsWith("Nothing ") ? `The CV does not show ${asked}.` : `The CV does not show ${asked}. ${why}`;
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

const outOfTen = (value: number | undefined) => round1(10 * (value ?? 0));
