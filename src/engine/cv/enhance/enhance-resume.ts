import type { Recommendation } from "../../contract/api.ts";
import type { Resume, Skill, Work } from "../../contract/resume.ts";
import { inSentence } from "../match/1-requirements/in-sentence.ts";
import { readRequirement } from "../match/1-requirements/read-requirement.ts";
import type { Requirement } from "../match/1-requirements/requirement.ts";
import { type Requirements, readJobDescription } from "../match/1-requirements/requirements.ts";
import type { Evidence } from "../match/2-evidence/evidence.ts";
import { collectEvidence } from "../match/2-evidence/passages.ts";
import { evaluateRequirement } from "../match/3-score/evaluate-requirement.ts";
import { type Job, jobOf } from "../match/3-score/job.ts";
import { conceptsIn, isKindOf } from "../match/concepts/concepts.ts";
import { findStems, tokenize } from "../match/concepts/words.ts";
import { splitList } from "../parse/recognisers/split-list.ts";
import { fold } from "../text/fold.ts";
import { relevantSkills } from "./relevant-skills.ts";
import { MAX_SKILL_WORDS } from "./thresholds.ts";

export type Wish = { jdText?: string; keywords?: string };

/** True for a text of the CV that is about something wanted. */
type IsWanted = (text: string) => boolean;

/** What an enhanced run asks for: its keywords, each as a must, before what its job description asks for. */
export function readAsked({ jdText = "", keywords = "" }: Wish): Requirements {
  const jd = readJobDescription(jdText);
  const named = keywordsOf(keywords).map((keyword, index) => readRequirement(keyword, "must", `${KEYWORD_ID}${index + 1}`));
  return { ...jd, requirements: [...named, ...jd.requirements] };
}

const keywordsOf = (keywords: string) => [...new Set(splitList(keywords))];
/** The ids of keywords begin so; those of a job description begin otherwise. */
const KEYWORD_ID = "k";

/**
 * Orders a resume for a job. What the job asks for and the CV shows becomes the section `relevant`, in the CV's words and the job's order. Skills
 * and highlights that the job asks for come first. Each thing wanted becomes a recommendation with what the CV says of it, compared by meaning
 * and across languages. Nothing is added to the CV: what it does not show becomes a recommendation without evidence. `required` is what the wish asks for,
 * with the names of taxonomies where some are kept.
 */
export function enhanceResume(
  resume: Resume,
  wish: Wish,
  required: Requirements = readAsked(wish),
): { resume: Resume; recommendations: Recommendation[] } {
  const isWanted = wantedBy(required, wish);
  // Any date will do: years are not asked for here, and of the roles only their level counts.
  const evidence = collectEvidence(resume, new Date(0));
  const job = jobOf(required);
  const asked = required.requirements.filter((one) => one.id.startsWith(KEYWORD_ID) || isAboutSkills(one));

  const relevant = relevantSkills(mustsFirst(asked), evidence);

  return {
    resume: {
      ...resume,
      ...(relevant.length > 0 && { relevant }),
      ...(resume.skills && { skills: wantedFirst(resume.skills, isWanted) }),
      ...(resume.work && { work: resume.work.map((work) => withHighlightsFirst(work, isWanted)) }),
    },
    recommendations: asked.map((requirement) => recommend(requirement, evidence, job)),
  };
}

const mustsFirst = (asked: readonly Requirement[]) => [
  ...asked.filter(({ kind }) => kind === "must"),
  ...asked.filter(({ kind }) => kind === "nice"),
];

function wantedBy({ topics, requirements }: Requirements, { jdText = "", keywords: given = "" }: Wish): IsWanted {
  const jd = ` ${fold(jdText)} `;
  const keywords = keywordsOf(given);
  const wanted = requirements.flatMap((one) => one.wanted);
  const named = wanted.flatMap((one) => (one.by === "concepts" ? one.concepts : []));
  const concepts = [...new Set([...topics, ...named, ...keywords.flatMap(conceptsIn)])];
  const names = wanted.flatMap((one) => (one.by === "names" ? one.names.map((name) => name.split(" ")) : []));
  const isNamed = (text: string) => {
    const tokens = tokenize(text);
    return names.some((stems) => findStems(tokens, stems) !== undefined);
  };

  return (text) => {
    const folded = fold(text);
    if (folded === "") return false;
    const isInJd = folded.length > 1 && folded.split(" ").length <= MAX_SKILL_WORDS && jd.includes(` ${folded} `);
    return (
      isInJd ||
      keywords.some((keyword) => ` ${folded} `.includes(` ${fold(keyword)} `)) ||
      conceptsIn(text).some((id) => concepts.some((wanted) => isKindOf(id, wanted))) ||
      (names.length > 0 && isNamed(text))
    );
  };
}

const isAboutSkills = ({ wanted, years }: Requirement) =>
  !years && wanted.some(({ by }) => by === "concepts" || by === "word" || by === "names");

const skillNames = (skills: readonly Skill[]) =>
  skills.flatMap((skill) => (skill.keywords?.length ? skill.keywords : skill.name ? [skill.name] : []));

/** Wanted skills first, within a group and among the groups; otherwise in the CV's order. */
function wantedFirst(skills: readonly Skill[], isWanted: IsWanted): Skill[] {
  const ordered = skills.map((skill) => ({ ...skill, ...(skill.keywords && { keywords: firstStable(skill.keywords, isWanted) }) }));
  return firstStable(ordered, (skill) => skillNames([skill]).some(isWanted));
}

const withHighlightsFirst = (work: Work, isWanted: IsWanted): Work =>
  work.highlights ? { ...work, highlights: firstStable(work.highlights, isWanted) } : work;

const firstStable = <Item>(items: readonly Item[], first: (item: Item) => boolean): Item[] => {
  const isFirst = new Map(items.map((item) => [item, first(item)]));
  return [...items.filter((item) => isFirst.get(item)), ...items.filter((item) => !isFirst.get(item))];
};

function recommend(requirement: Requirement, evidence: Evidence, job: Job): Recommendation {
  const { met, evidence: shown } = evaluateRequirement(requirement, evidence, job);
  const quotes = shown.map(({ text }) => text);
  const skill = inSentence(requirement.text);
  if (met === "yes") return { skill, reason: `The job asks for ${skill}, and the CV shows it.`, evidence: quotes };
  if (met === "partly")
    return { skill, reason: `The job asks for ${skill}. The CV shows it only in part: confirm with the candidate.`, evidence: quotes };
  return { skill, reason: `The job asks for ${skill}. The CV does not mention it: ask the candidate before adding it.`, evidence: [] };
}
