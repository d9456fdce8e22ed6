import type { HouseWords } from "../../contract/api.ts";
import { AppError, isRefusal } from "../../contract/errors.ts";
import type { Resume } from "../../contract/resume.ts";
import type { Converted, ConvertRequest } from "../../cv/conversion.ts";
import type { Requirements } from "../../cv/match/1-requirements/requirements.ts";
import type { Score } from "../../cv/match/3-score/match-resume.ts";
import type { Ask, ModelAnswer } from "../../cv/match/model/ask-model.ts";
import type { Upload } from "../submit/upload.ts";
import { consult } from "./ask-model-for-child.ts";
import type { Convert } from "./convert-tools.ts";
import type { MatchCvs, Matched } from "./run-match.ts";
import type { Widen } from "./widen-enhancement.ts";

export type Model = { ask: Ask; name: string; digest?: () => Promise<string | null> };
export type JobDescription = { text: string } | { upload: Upload };
type Scored = { score: Score; resume: Resume } | { refused: string; crashed: boolean };

type Tools = {
  convert: Convert;
  now: () => Date;
  model?: Model;
  /** The words that the owner's CVs are read with. */
  wordsOf?: (owner: string) => HouseWords;
  /** Adds what the kept taxonomies know of what a job description asks for. */
  widen?: Widen;
  /** The message for a document that crashed the converter; null for any other error. */
  crashMessage: (error: unknown) => string | null;
};

/** The matcher of the job runner: the job description and each CV are read and compared in the converter, each for itself. */
export function openMatcher({ convert: convertFor, now, model, wordsOf, widen = async (asked) => asked, crashMessage }: Tools): MatchCvs {
  return async (cvs, jd, signal, owner) => {
    const words = wordsOf?.(owner);
    const convert: Convert = (bytes, request) => convertFor(bytes, { ...request, words }, signal, owner);
    const requirements = await widen(await readRequirements(jd, convert, signal));
    const at = now();
    const match = async (cv: Upload): Promise<Scored> => {
      try {
        return await scoreCv(cv, requirements, at, convert, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (isRefusal(error)) return { refused: error.message, crashed: false };
        const refused = crashMessage(error);
        if (refused === null) throw error;
        return { refused, crashed: true };
      }
    };
    // A local model answers one question at a time: CVs that waited in its queue would run out of time.
    const matched: Matched[] = [];
    const digest = await model?.digest?.();
    for (const one of await inTurn(cvs, match)) {
      if ("refused" in one) matched.push(one);
      else {
        const score = model ? withDigest(await withOpinion(one, model, convert, signal, crashMessage), digest) : one.score;
        matched.push({ score, person: personOf(one.resume), jdTitle: requirements.title });
      }
    }
    return matched;
  };
}

const personOf = ({ basics: { name, email } }: Resume) => ({ name, email });

const withDigest = (score: Score, digest: string | null | undefined): Score =>
  score.model && digest ? { ...score, model: { ...score.model, digest } } : score;

/** CVs of an analysis at once: two, and one after a crash, so that an analysis does not take all converters. */
async function inTurn(cvs: Upload[], match: (cv: Upload) => Promise<Scored>): Promise<Scored[]> {
  const results: Scored[] = [];
  let next = 0;
  let crashed = false;
  const lane = async (isFirst: boolean) => {
    while (next < cvs.length && (isFirst || !crashed)) {
      const at = next++;
      const one = await match(cvs[at] as Upload);
      crashed ||= "refused" in one && one.crashed;
      results[at] = one;
    }
  };
  await Promise.all([lane(true), lane(false)]);
  return results;
}

/** What a job description asks for. Throws AppError when it cannot be read, holds no words or too many. */
export async function readRequirements(jd: JobDescription, convert: Convert, signal: AbortSignal): Promise<Requirements> {
  const request = { kind: "requirements", ocr: "auto", outputs: [] } satisfies Partial<ConvertRequest>;
  try {
    const { requirements } =
      "text" in jd
        ? await convert(new Uint8Array(), { ...request, fileName: "", jdText: jd.text }, signal)
        : await convert(jd.upload.bytes, { ...request, fileName: jd.upload.fileName }, signal);
    if (!requirements) throw new Error("the converter sent no requirements");
    return requirements;
  } catch (error) {
    throw isRefusal(error) ? new AppError(error.code, `The job description cannot be read: ${error.message}`) : error;
  }
}

/** A CV, read and scored. Throws as `convert` does. */
export async function scoreCv(
  { bytes, fileName }: Upload,
  requirements: Requirements,
  at: Date,
  convert: Convert,
  signal: AbortSignal,
): Promise<{ score: Score; resume: Resume }> {
  const match = { requirements, now: at.toISOString() };
  const { score, resume } = await convert(bytes, { kind: "match", fileName, ocr: "auto", outputs: [], match }, signal);
  if (!score) throw new Error("the converter sent no score");
  return { score, resume };
}

/** The score with the opinion of a local model beside it; with a warning where its answers crash the converter. Throws when `signal` ends. */
export async function withOpinion(
  { score, resume }: { score: Score; resume: Resume },
  { ask, name }: Model,
  convert: Convert,
  signal: AbortSignal,
  crashMessage: Tools["crashMessage"],
): Promise<Score> {
  const bytes = new TextEncoder().encode(JSON.stringify(resume));
  const step = (answers: ModelAnswer[]): Promise<Converted> =>
    convert(bytes, { kind: "opinion", fileName: "", ocr: "never", outputs: [], consult: { name, answers, score } }, signal);
  try {
    return (await consult(step, ask, signal)).score ?? score;
  } catch (error) {
    signal.throwIfAborted();
    if (crashMessage(error) === null) throw error;
    return { ...score, warnings: [...score.warnings, `The answers of the model ${name} could not be read; the score rests on the rules.`] };
  }
}
