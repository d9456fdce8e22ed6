import type { Requirements } from "../1-requirements/requirements.ts";
import type { Evidence, Passage, Role } from "../2-evidence/evidence.ts";
import { rolesLike, titleSimilarity } from "../2-evidence/experience.ts";
import { practiceOf } from "../2-evidence/practice.ts";
import { areSiblings, conceptOf, findConcepts, isKindOf } from "../concepts/concepts.ts";
import { seniorityOf } from "../concepts/seniority.ts";
import { MID_LEVEL } from "../lexicon/seniority-words.ts";
import { MONTHS_IN_YEAR, monthsCovered } from "../skill-use.ts";
import { isOwnWork, type Job, recencyFactor } from "./job.ts";
import { type Quote, quoteOf, shownQuotes } from "./shown.ts";
import {
  BEST_INDUSTRY_WEIGHT,
  HEADLINE_FACTOR,
  MAX_INDUSTRIES,
  MAX_TOPICS,
  MIN_HEADLINE_STRENGTH,
  NO_ROLES_FACTOR,
  SIBLING_INDUSTRY_FACTOR,
  SIBLING_TOPIC_FACTOR,
} from "./thresholds.ts";
import { WEIGHTS } from "./weights.ts";

/** A value from 0 to 1 with the quotes that it rests on: without any it is 0. `why` says what was looked for, and what was found. */
export type Part = { part: string; weight: number; value: number; quotes: Quote[]; why: string };
export type RoleFit = {
  value: number;
  parts: Part[];
  title?: Quote;
  similarity: number;
  years: number;
  level: number;
  wantedLevel?: number;
};

/** A part without quotes is worth nothing, and says so. */
export const toPart = (name: string, weight: number, value: number, quotes: readonly Quote[], why: string): Part => {
  const distinct = shownQuotes(quotes);
  return distinct.length > 0 && value > 0
    ? { part: name, weight, value, quotes: distinct, why }
    : { part: name, weight, value: 0, quotes: [], why: `${why} Nothing was found.` };
};

/** The role: the nearest title, years of related work and topics of the job, times a factor for the distance of the levels. */
export function scoreRole(requirements: Requirements, evidence: Evidence, job: Job): RoleFit {
  const { roles, passages } = evidence;
  const labels = passages.filter(({ section, strength }) => section === "label" && strength > MIN_HEADLINE_STRENGTH);
  const level = candidateLevel(
    roles,
    labels.map(({ text }) => text),
  );
  const factor = levelFactor(requirements.seniority, level, roles.length);
  const best = nearestTitle(requirements, evidence, labels);
  const topics = scoreTopics(requirements, evidence, job);
  const hasTitle = requirements.roles.length + requirements.titleStems.length > 0;
  const similarity = hasTitle ? best?.similarity : topics?.value;
  const similar = hasTitle ? (best ? [best.quote] : []) : (topics?.quotes ?? []);
  const related = rolesLike(
    roles.filter((role) => isOwnWork(role, job)),
    job,
  );
  const years = monthsCovered(related) / MONTHS_IN_YEAR;
  const expected = EXPECTED_YEARS[requirements.seniority ?? MID_LEVEL] ?? 3;
  const weights = WEIGHTS.role;
  const parts = [
    toPart("title", weights.similarity, factor * (similarity ?? 0), similar, `The title of the job: ${requirements.title}.`),
    toPart(
      "years",
      weights.years,
      factor * Math.min(1, years / expected),
      titlesOf(related, evidence),
      `Years of related work: ${Math.round(years * 10) / 10} of ${expected}.`,
    ),
    toPart(
      "topics",
      weights.topics,
      factor * (topics ? topics.value : (similarity ?? 0)),
      topics ? topics.quotes : similar,
      topics ? "The topics of the job description." : "The job description names no topics; its title counts in their place.",
    ),
  ];
  return {
    value: parts.reduce((sum, { weight, value }) => sum + weight * value, 0),
    parts,
    title: best?.quote,
    similarity: best?.similarity ?? 0,
    years,
    level,
    wantedLevel: requirements.seniority,
  };
}

/** The title of a role or the headline that is nearest to the job's; an old role counts less. */
function nearestTitle(
  requirements: Requirements,
  { roles, passages, today }: Evidence,
  labels: readonly Passage[],
): { quote: Quote; similarity: number } | undefined {
  const wanted = { roles: requirements.roles, stems: requirements.titleStems, names: requirements.titleNames };
  const titles = [
    ...passages.flatMap((passage) => {
      const role = passage.section === "title" ? roles[passage.role ?? -1] : undefined;
      if (!role) return [];
      const similarity = titleSimilarity({ concepts: role.titleConcepts, stems: role.titleStems }, wanted);
      return [{ quote: quoteOf(passage), similarity: similarity * recencyFactor(role.end, today) }];
    }),
    ...labels.map((passage) => ({ quote: quoteOf(passage), similarity: HEADLINE_FACTOR * similarityOf(passage, wanted) })),
  ];
  return titles.filter(({ similarity }) => similarity > 0).toSorted((a, b) => b.similarity - a.similarity)[0];
}

const similarityOf = ({ tokens }: Passage, wanted: Parameters<typeof titleSimilarity>[1]) =>
  titleSimilarity({ concepts: findConcepts(tokens).map(({ id }) => id), stems: tokens.map(({ stem }) => stem) }, wanted);

const titlesOf = (related: readonly Role[], { passages, roles }: Evidence): Quote[] =>
  passages.filter(({ section, role }) => section === "title" && related.includes(roles[role ?? -1] as Role)).map(quoteOf);

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

type Proof = { value: number; quote?: Quote };

/** The passage that proves a concept best. `near`: how much another concept of the CV says about it, 0 to 1. */
function bestProof({ passages, roles }: Evidence, job: Job, near: (id: string) => number, isCraft: boolean): Proof {
  let best: Proof = { value: 0 };
  for (const passage of passages)
    for (const concept of passage.concepts) {
      const { id, strength } = concept;
      const nearness = near(id);
      if (nearness === 0) continue;
      const value = nearness * strength * practiceOf(passage, isCraft ? id : undefined, isCraft ? concept : {}, roles, job).factor;
      if (value > best.value) best = { value, quote: quoteOf(passage) };
    }
  return best;
}

/** The industries that the job description names; undefined where it names none. */
export function scoreIndustry(requirements: Requirements, evidence: Evidence, job: Job): Part | undefined {
  const wanted = requirements.industries.slice(0, MAX_INDUSTRIES);
  if (wanted.length === 0) return undefined;
  const proofs = wanted.map((industry) =>
    bestProof(
      evidence,
      job,
      (id) => {
        if (conceptOf(id)?.kind !== "industry") return 0;
        return isKindOf(id, industry) || isKindOf(industry, id) ? 1 : areSiblings(id, industry) ? SIBLING_INDUSTRY_FACTOR : 0;
      },
      false,
    ),
  );
  const values = proofs.map(({ value }) => value);
  const value = BEST_INDUSTRY_WEIGHT * Math.max(...values) + (1 - BEST_INDUSTRY_WEIGHT) * meanOf(values);
  return toPart("industry", 1, value, quotesOf(proofs), `Industries of the job description: ${wanted.join(", ")}.`);
}

/** How much of the topics of the job description the CV shows; undefined where it has none. */
export function scoreTopics({ topics }: Requirements, evidence: Evidence, job: Job): { value: number; quotes: Quote[] } | undefined {
  const wanted = topics.slice(0, MAX_TOPICS);
  if (wanted.length === 0) return undefined;
  const proofs = wanted.map((topic) =>
    bestProof(evidence, job, (id) => (isKindOf(id, topic) ? 1 : areSiblings(id, topic) ? SIBLING_TOPIC_FACTOR : 0), true),
  );
  return { value: meanOf(proofs.map(({ value }) => value)), quotes: quotesOf(proofs) };
}

const quotesOf = (proofs: readonly Proof[]) => proofs.toSorted((a, b) => b.value - a.value).flatMap(({ quote }) => (quote ? [quote] : []));
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
