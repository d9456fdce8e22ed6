import type { Score } from "../cv/match/match-resume.ts";
import { sniffDocument } from "../cv/read/sniff.ts";
import type { Resume } from "../cv/resume.ts";
import { AppError, isRefusal } from "../errors.ts";
import type { Convert } from "./run-cv.ts";
import type { MatchCvs, Matched } from "./run-match.ts";
import type { Upload } from "./upload.ts";

/** What a model adds to a score; absent where there is no model. Never throws but for `signal`. */
export type AskModel = (score: Score, resume: Resume, signal: AbortSignal) => Promise<Score>;
type Scored = { score: Score; resume: Resume } | { refused: string };

type Tools = {
  convert: Convert;
  now: () => Date;
  askModel?: AskModel;
  /** The sentence for a document that ended the converter; null for any other error. */
  crashSentence: (error: unknown) => string | null;
};

/** The matcher of the job runner: documents are read in the converter, each for itself, and compared here. */
export function openMatcher({ convert: convertFor, now, askModel, crashSentence }: Tools): MatchCvs {
  return async (cvs, jd, signal, owner) => {
    const convert: Convert = (bytes, request) => convertFor(bytes, request, signal, owner);
    const jdText = "text" in jd ? jd.text : await readJdUpload(jd.upload, convert, signal);
    const score = await openMatching(jdText);
    const at = now();
    const match = async ({ bytes, fileName }: Upload): Promise<Scored> => {
      try {
        const { resume } = await convert(bytes, { fileName, ocr: "auto", outputs: [] }, signal);
        return { score: score(resume, at), resume };
      } catch (error) {
        signal.throwIfAborted();
        const refused = isRefusal(error) ? error.message : crashSentence(error);
        if (refused === null) throw error;
        return { refused };
      }
    };
    // A local model answers one question at a time: CVs that waited in its queue would run out of time.
    const matched: Matched[] = [];
    for (const one of await Promise.all(cvs.map(match)))
      matched.push("refused" in one ? one : { score: askModel ? await askModel(one.score, one.resume, signal) : one.score });
    return matched;
  };
}

/** What compares is loaded for the first analysis: the service starts without it. */
async function openMatching(jdText: string): Promise<(resume: Resume, now: Date) => Score> {
  const [{ matchResume }, { readJobDescription }] = await Promise.all([
    import("../cv/match/match-resume.ts"),
    import("../cv/match/requirements.ts"),
  ]);
  const requirements = readJobDescription(jdText);
  return (resume, now) => matchResume(resume, requirements, { now });
}

/** The text of a job description file. Throws AppError when it cannot be read or holds no words. */
export async function readJdUpload({ fileName, bytes }: Upload, convert: Convert, signal: AbortSignal): Promise<string> {
  if (sniffDocument(bytes) === "text") return new TextDecoder().decode(bytes);
  try {
    const { text = "" } = await convert(bytes, { kind: "text", fileName, ocr: "auto", outputs: [] }, signal);
    if (text.trim() === "") throw new AppError("no_text", "The job description has no text that can be read.");
    return text;
  } catch (error) {
    throw isRefusal(error) ? new AppError(error.code, `The job description cannot be read: ${error.message}`) : error;
  }
}
