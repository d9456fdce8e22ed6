import type { Resume } from "../../../contract/resume.ts";
import { fold } from "../../text/fold.ts";
import { levelOf } from "../concepts/seniority.ts";
import { splitLiteralSentences } from "../concepts/words.ts";
import { MODEL_ADDRESS } from "../lexicon/jd-words.ts";
import { openBacking } from "./backing.ts";
import type { Evidence, Passage } from "./evidence.ts";
import { licencePassages } from "./licence-passages.ts";
import { otherFacts, type ResumeText, skillLists, textsOf } from "./resume-texts.ts";
import { spokenLanguages } from "./spoken-languages.ts";
import { studiesOf } from "./studies.ts";
import { MIN_TEAM_LEVEL } from "./thresholds.ts";
import { toPassage } from "./to-passage.ts";
import { toRole } from "./to-role.ts";

/** Takes the evidence out of a resume. `now` ends the roles that still run. */
export function collectEvidence(resume: Resume, now: Date): Evidence {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const addressed: string[] = [];
  const fullName = fold(resume.basics?.name ?? "");
  const toPassages = ({ text = "", path, section, role, factor = 1, level, unfinished, ofEmployer }: ResumeText): Passage[] => {
    const { sentences, instruction } = beforeInstruction(text);
    if (instruction !== undefined) addressed.push(instruction);
    const leads = role !== undefined && levelOf(resume.work?.[role]?.position ?? "") >= MIN_TEAM_LEVEL;
    return sentences.map((sentence) =>
      toPassage(sentence, { leads, path, section, role, factor, level, unfinished, ofEmployer, fullName, year: now.getUTCFullYear() }),
    );
  };
  const passages = textsOf(resume, now.getUTCFullYear()).flatMap(toPassages);
  const roles = (resume.work ?? []).map((work, index) => toRole(work, index, passages, today));

  const backing = openBacking(passages, roles);
  let unbacked = 0;
  for (const list of skillLists(resume.skills ?? [])) {
    const factor = backing(list.map(({ text }) => text));
    for (const one of list) passages.push(...toPassages({ ...one, section: "skills", factor: factor(one.text) }));
    unbacked += list.filter(({ text }) => factor(text) < 1).length;
  }
  passages.push(...otherFacts(resume).flatMap(toPassages), ...licencePassages(resume.x?.drivingLicence, now.getUTCFullYear()));

  return {
    language: resume.meta?.vitae?.language,
    passages,
    roles,
    languages: spokenLanguages(resume, passages),
    ...studiesOf(resume, now.getUTCFullYear()),
    addressed,
    unbacked,
    today,
  };
}

/** The sentences of a text up to the first that gives instructions to a program: what follows it was put there with it. */
function beforeInstruction(text: string): { sentences: string[]; instruction?: string } {
  const sentences = splitLiteralSentences(text);
  const end = sentences.findIndex((sentence) => MODEL_ADDRESS.some((pattern) => pattern.test(sentence)));
  return end === -1 ? { sentences } : { sentences: sentences.slice(0, end), instruction: sentences[end] };
}
