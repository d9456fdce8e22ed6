import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RequirementResult } from "../../src/engine/contract/api.ts";
import type { Resume } from "../../src/engine/contract/resume.ts";
import { type Requirements, readJobDescription } from "../../src/engine/cv/match/1-requirements/requirements.ts";
import { matchResume, type Score } from "../../src/engine/cv/match/3-score/match-resume.ts";
import { detectLanguage } from "../../src/engine/cv/parse/1-document/language-detect.ts";
import { leaves } from "../../src/engine/cv/parse/5-coverage/leftovers.ts";
import { fold } from "../../src/engine/cv/text/fold.ts";
import { f1, type Graded, hardBelow, mean, ndcg, pairs } from "./measures.ts";

type Met = RequirementResult["met"];
/** A job description with candidates who differ in one decisive thing; see tests/fixtures/match/README.md. */
export type CandidateSet = {
  id: string;
  /** In the order in which the sets were written; the file's name begins with it. */
  number: number;
  language: string;
  trade: string;
  /** Its errors are not looked at while rules are mended. */
  keptAside?: boolean;
  text: string;
  requirements: { id: string; type: "must" | "nice"; text: string }[];
  candidates: Candidate[];
};
/** `as`: the document in which this candidate comes, where reading is to take part. */
export type Candidate = {
  id: string;
  grade: number;
  hard?: boolean;
  note: string;
  as?: "pdf" | "docx";
  truth: Record<string, Met>;
  resume: Omit<Resume, "meta">;
};

export const SETS = join(import.meta.dir, "../../tests/fixtures/match");
export const NOW = new Date("2025-06-30");

/** The sets of a folder, in the order of their names. */
export const readSets = (folder = SETS): CandidateSet[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => ({ ...JSON.parse(readFileSync(join(folder, name), "utf8")), number: Number.parseInt(name, 10) }));

export const toResume = (resume: Candidate["resume"]): Resume => ({
  ...resume,
  meta: { vitae: { language: detectLanguage(leaves(resume).join("\n")), pages: 1, ocr: false, parser: "json", warnings: [] } },
});

export type ScoredSet = { set: CandidateSet; jd: Requirements; scored: { candidate: Candidate; resume: Resume; score: Score }[] };

export function scoreSet(set: CandidateSet): ScoredSet {
  const jd = readJobDescription(set.text);
  const scored = set.candidates.map((candidate) => {
    const resume = toResume(candidate.resume);
    return { candidate, resume, score: matchResume(resume, jd, { now: NOW }) };
  });
  return { set, jd, scored };
}

/** The verdict about a requirement of a set; "no" for one that was not read as a requirement. */
const toldOf = (score: Score, text: string): Met => readAs(score, text)?.met ?? "no";

/** The requirement that was read for one of a set: with the same text or, of a mail that asks in sentences, the shortest that has it in its words. */
const readAs = ({ requirements }: Score, text: string) => {
  const wanted = fold(text);
  const holding = requirements.filter((one) => fold(one.text).includes(wanted)).toSorted((a, b) => a.text.length - b.text.length);
  return requirements.find((one) => fold(one.text) === wanted) ?? holding[0];
};

const gradedOf = ({ scored }: ScoredSet): Graded[] =>
  scored.map(({ candidate: { grade, hard = false }, score }) => ({ grade, hard, score: score.overall_matching_score }));

const verdictsOf = ({ set, scored }: ScoredSet, type: "must" | "nice") =>
  scored.flatMap(({ candidate, score }) =>
    set.requirements
      .filter((one) => one.type === type)
      .map(({ id, text }): [boolean, boolean] => [candidate.truth[id] === "yes", toldOf(score, text) === "yes"]),
  );

/** All measures over several sets; the pairs and the hard negatives of all sets are counted together. */
export function measure(all: readonly ScoredSet[]) {
  const [pair, hard] = [all.map((one) => pairs(gradedOf(one))), all.map((one) => hardBelow(gradedOf(one)))];
  const total = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
  return {
    ndcg: mean(all.map((one) => ndcg(gradedOf(one)))),
    pairwise: total(pair.map(({ right }) => right)) / total(pair.map((one) => one.all)),
    hardBelow: total(hard.map(({ below }) => below)) / total(hard.map((one) => one.all)),
    mustF1: f1(all.flatMap((one) => verdictsOf(one, "must"))),
    niceF1: f1(all.flatMap((one) => verdictsOf(one, "nice"))),
  };
}

/** The candidates of a set, best first, and the verdicts that are wrong. */
export function describeSet({ set, scored }: ScoredSet): string {
  const order = scored
    .toSorted((a, b) => b.score.overall_matching_score - a.score.overall_matching_score)
    .map(({ candidate: { id, grade, hard }, score }) => `${score.overall_matching_score} ${id} (${grade}${hard ? ", hard" : ""})`);
  const wrong = scored.flatMap(({ candidate, score }) =>
    set.requirements.flatMap(({ id, type, text }) => {
      const told = toldOf(score, text);
      const quotes = readAs(score, text)?.evidence.join(" | ");
      return told === candidate.truth[id] ? [] : [`  ${candidate.id} ${type} ${candidate.truth[id]}, said ${told}: "${text}" ${quotes}`];
    }),
  );
  return [`== ${set.id}: ${order.join(" · ")}`, ...wrong].join("\n");
}
