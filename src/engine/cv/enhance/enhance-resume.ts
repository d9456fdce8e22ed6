import type { Recommendation } from "../../contract.ts";
import { leaves } from "../parse/leftovers.ts";
import { fold } from "../parse/lexicon/fold.ts";
import { splitList } from "../parse/titled.ts";
import type { Resume, Skill } from "../resume.ts";

export type Wish = { jdText?: string; keywords?: string };

/**
 * Turns a resume towards a job: skills that the job asks for come first, and each wanted skill is answered with what the CV says of it.
 * Nothing is added to the CV: a wanted skill that the CV does not show becomes a recommendation without evidence.
 */
export function enhanceResume(resume: Resume, wish: Wish): { resume: Resume; recommendations: Recommendation[] } {
  const keywords = [...new Set(splitList(wish.keywords ?? ""))];
  const jd = ` ${fold(wish.jdText ?? "")} `;
  const isWanted = (skill: string) => {
    const folded = fold(skill);
    return folded !== "" && (jd.includes(` ${folded} `) || keywords.some((keyword) => fold(keyword) === folded));
  };
  const texts = leaves(resume);
  const shown = skillNames(resume.skills).filter(isWanted);
  const missing = keywords.filter((keyword) => !shown.some((skill) => fold(skill) === fold(keyword)));

  return {
    resume: { ...resume, skills: resume.skills && wantedFirst(resume.skills, isWanted) },
    recommendations: [...shown.map((skill) => recommend(skill, texts)), ...missing.map((keyword) => recommend(keyword, texts))],
  };
}

const skillNames = (skills: readonly Skill[] | undefined) =>
  (skills ?? []).flatMap((skill) => (skill.keywords?.length ? skill.keywords : skill.name ? [skill.name] : []));

/** Within a group and among the groups, in the CV's order otherwise. */
function wantedFirst(skills: readonly Skill[], isWanted: (skill: string) => boolean): Skill[] {
  const rank = (wanted: boolean) => (wanted ? 0 : 1);
  const ordered = skills.map((skill) => ({
    ...skill,
    ...(skill.keywords ? { keywords: [...skill.keywords].sort((a, b) => rank(isWanted(a)) - rank(isWanted(b))) } : {}),
  }));
  const hits = (skill: Skill) => skillNames([skill]).filter(isWanted).length;
  return ordered.sort((a, b) => rank(hits(a) > 0) - rank(hits(b) > 0));
}

const MAX_QUOTES = 3;

function recommend(skill: string, texts: readonly string[]): Recommendation {
  const folded = ` ${fold(skill)} `;
  const evidence = [...new Set(texts.filter((text) => ` ${fold(text)} `.includes(folded)))].slice(0, MAX_QUOTES);
  const reason =
    evidence.length > 0
      ? `The job asks for ${skill}, and the CV shows it.`
      : `The job asks for ${skill}. The CV does not mention it: ask the candidate before adding it.`;
  return { skill, reason, evidence };
}
