import type { ChangedMatch, KeptMatchChange, MatchChange } from "../../../../../engine/contract/api.ts";
import { dateAndTime } from "../../../../lib/text/time.ts";
import { metWord, WEIGHTS } from "../../../../lib/text/verdicts.ts";
import type { Candidate } from "../candidates.ts";

/** What a change is about, in a list: `Ada Berg, German C1: Met. She told me so.` */
export function changeWords(change: MatchChange, nameOf: (cv: number) => string, textOf: (requirement: number) => string): string {
  switch (change.kind) {
    case "verdict":
      return `${nameOf(change.cv_index)}, ${textOf(change.requirement)}: ${metWord(change.met)}. ${change.reason}`;
    case "weight":
      return `${textOf(change.requirement)}: ${WEIGHTS[change.weight]}.${change.reason ? ` ${change.reason}` : ""}`;
    case "add":
      return `Added: ${change.text} (${WEIGHTS[change.weight].toLowerCase()}).`;
    case "note":
      return change.text ? `Note about ${nameOf(change.cv_index)}: ${change.text}` : `Note about ${nameOf(change.cv_index)} removed.`;
  }
}

export const madeBy = ({ by, at }: Pick<KeptMatchChange, "by" | "at">) => `${by}, ${dateAndTime(at)}`;

/** What counts for one candidate of what was changed, for a table; notes stand there on their own. */
export function changesAbout(cv: number, candidates: Candidate[], changed?: ChangedMatch): string[] {
  const { nameOf, textOf } = namesIn(candidates, changed);
  return (changed?.changes ?? [])
    .filter(({ change, takenBackAt }) => !takenBackAt && change.kind !== "note" && (!("cv_index" in change) || change.cv_index === cv))
    .map((one) => `${changeWords(one.change, nameOf, textOf)} (${one.by})`);
}

export const namesIn = (candidates: Candidate[], changed?: ChangedMatch) => ({
  nameOf: (cv: number) => candidates.find(({ cv_index }) => cv_index === cv)?.name ?? `Candidate ${cv}`,
  textOf: (requirement: number) => changed?.requirements[requirement - 1]?.text ?? `Requirement ${requirement}`,
});
