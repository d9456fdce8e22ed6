import { basename } from "node:path";
import { openOllama } from "../../../engine/adapters/ollama/ollama.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import type { Resume } from "../../../engine/contract/resume.ts";
import type { Requirements } from "../../../engine/cv/match/1-requirements/requirements.ts";
import type { Score } from "../../../engine/cv/match/3-score/match-resume.ts";
import { writeMatchReport } from "../../../engine/cv/match/write-report.ts";
import type { Convert } from "../../../engine/jobs/convert/convert-tools.ts";
import { readRequirements, scoreCv, withOpinion } from "../../../engine/jobs/convert/match-cvs.ts";
import { readAsset } from "../../../engine/setup/assets.ts";
import { batchStatus, type Outcome, onInterrupt, resultWriter, runBatch } from "../../batch/batch.ts";
import { DEFAULT_CONCURRENCY, openBatchConverter } from "../../batch/converter.ts";
import { collectInputs, readInput } from "../../files/inputs.ts";
import { refuseExisting } from "../../files/saved-file.ts";
import { type Compared, recordCommandMatches, sha256Of } from "../../match/match-log.ts";
import { toMatchCsv } from "../../match/match-report.ts";
import { refuseMatcherOffHere } from "../../match/matcher-switch.ts";
import { chosenWords } from "../../options/house-words.ts";
import { chosenModel } from "../../options/model.ts";
import { withTaxonomies } from "../../options/taxonomies.ts";
import { complain, type ExitStatus, type OutputOptions, openProgress, print, printJson, printTable, say } from "../../terminal/output.ts";

type MatchOptions = OutputOptions & {
  jd?: string;
  jdText?: string;
  out?: string;
  model?: string | false;
  words?: string | false;
  data?: string;
  force?: boolean;
  concurrency?: number;
};
export type MatchResult = { file: string; matchingScore: Score };

export async function match(paths: string[], options: MatchOptions): Promise<ExitStatus> {
  const { out, force, concurrency = DEFAULT_CONCURRENCY } = options;
  refuseMatcherOffHere(options);
  if (out) refuseExisting(out, force);
  const found = await collectInputs(paths, { data: options.data });
  const words = await chosenWords(options);
  const converter = openBatchConverter(concurrency, options);
  try {
    const convert: Convert = (bytes, request, stop) => converter.convert(bytes, { ...request, words }, stop);
    const signal = new AbortController().signal;
    const asked = await jobDescription(options, convert);
    const requirements = await withTaxonomies(asked.requirements, options);
    const now = new Date();
    const scores = new Map<string, Scored>();
    const hashes = new Map<string, string>();
    const outcomes = await runBatch(found, { ...options, concurrency }, async ({ file, read }) => {
      const bytes = await read();
      hashes.set(file, sha256Of(bytes));
      scores.set(file, await scoreCv({ fileName: file, bytes }, requirements, now, convert, signal));
      return { outputs: [] };
    });

    const scored = found.inputs.flatMap(({ file }) => {
      const one = scores.get(file);
      return one ? [{ file, ...one }] : [];
    });
    const stopped = outcomes.length < found.inputs.length;
    const { results, unasked } = stopped ? { results: scored.map(toResult), unasked: 0 } : await withModel(scored, convert, options);
    await recordCommandMatches(compared(asked.sha256, found.inputs, hashes, results), options);
    results.sort((a, b) => b.matchingScore.overall_matching_score - a.matchingScore.overall_matching_score);

    await report(requirements, results, outcomes, options, resultWriter(found));
    return unasked > 0 ? 1 : batchStatus(found.inputs, outcomes);
  } finally {
    await converter.close();
  }
}

type Scored = { score: Score; resume: Resume };
const toResult = ({ file, score }: Scored & { file: string }): MatchResult => ({ file, matchingScore: score });

/** Of each CV that was read: its hash, and its score where it has one. */
function compared(jd: string, inputs: readonly { file: string }[], hashes: Map<string, string>, results: MatchResult[]): Compared {
  const scores = new Map(results.map(({ file, matchingScore }) => [file, matchingScore]));
  return {
    jd,
    cvs: inputs.flatMap(({ file }) => {
      const sha256 = hashes.get(file);
      return sha256 === undefined ? [] : [{ sha256, score: scores.get(file) }];
    }),
  };
}

async function jobDescription({ jd, jdText }: MatchOptions, convert: Convert): Promise<{ requirements: Requirements; sha256: string }> {
  if ((jd === undefined) === (jdText === undefined))
    throw new AppError("invalid", "Name the job description with --jd FILE or --jd-text TEXT.");
  if (jdText !== undefined && !jdText.trim()) throw new AppError("invalid", "The job description is empty.");
  try {
    const given = jd === undefined ? (jdText ?? "") : await readInput(jd);
    const description = typeof given === "string" ? { text: given } : { upload: { fileName: jd ?? "", bytes: given } };
    const requirements = await readRequirements(description, convert, new AbortController().signal);
    return { requirements, sha256: sha256Of(given) };
  } catch (error) {
    throw error instanceof AppError ? new AppError("invalid", jd === undefined ? error.message : `${jd}: ${error.message}`) : error;
  }
}

/**
 * Asks the local model that `--model` or the configuration names, one CV after the other; `--no-model` asks none. Ctrl-C ends it after the CV
 * under way: those that were not asked about keep the built-in score.
 */
async function withModel(scored: (Scored & { file: string })[], convert: Convert, options: MatchOptions) {
  const model = chosenModel(options);
  if (!model) return { results: scored.map(toResult), unasked: 0 };

  const { model: name } = model;
  const ask = openOllama(model);
  const progress = await openProgress(scored.length, options);
  const interruption = onInterrupt(() => progress?.stop());
  const asked: MatchResult[] = [];
  const signal = new AbortController().signal;
  // In a batch a document that crashes its child is a refused document.
  const crashMessage = (error: unknown) => (error instanceof AppError ? error.message : null);
  for (const one of scored) {
    if (interruption.requested) break;
    const { file } = one;
    if (!progress) say(`Asking ${name} about ${file} …`, options);
    asked.push({ file, matchingScore: await withOpinion(one, { ask, name }, convert, signal, crashMessage) });
    progress?.step(file);
  }
  interruption.forget();
  progress?.stop();

  const rest = scored.slice(asked.length);
  if (rest.length > 0) complain(`Stopped: ${name} was not asked about ${rest.length} of ${scored.length} CVs.`);
  return { results: [...asked, ...rest.map(toResult)], unasked: rest.length };
}

async function report(
  requirements: Requirements,
  results: MatchResult[],
  outcomes: Outcome[],
  options: MatchOptions,
  write: ReturnType<typeof resultWriter>,
) {
  const failed = outcomes.flatMap(({ file, error }) => (error ? [{ file, error }] : []));
  const jd = { title: requirements.title, requirements: requirements.requirements.map(({ id, text, kind }) => ({ id, text, kind })) };
  const whole = { jd, results, ...(failed.length > 0 && { failed }) };
  if (options.out) await write(options.out, await contentFor(options.out, requirements, results, failed, whole));
  if (options.json) return printJson(whole);

  for (const warning of requirements.warnings) say(warning, options);
  if (options.quiet && options.out) return;
  printTable(
    results.map(({ file, matchingScore: score }, index) => ({
      rank: index + 1,
      cv: file,
      ...figures(score),
      must: metOf(score, "must"),
      nice: metOf(score, "nice"),
    })),
  );
  for (const { file, matchingScore: score } of results) printDetails(file, score);
}

type Failed = { file: string; error: { code: string; message: string } };

/** CSV and PDF by the name of the file, JSON else. */
async function contentFor(
  path: string,
  { title, locations, traits, warnings }: Requirements,
  results: MatchResult[],
  failed: Failed[],
  whole: object,
) {
  if (/\.csv$/i.test(path)) return toMatchCsv(results);
  if (!/\.pdf$/i.test(path)) return `${JSON.stringify(whole, null, 2)}\n`;
  return writeMatchReport(
    {
      jd: { title, locations, traits, warnings },
      results: results.map(({ file, matchingScore: score }) => ({ name: basename(file), score })),
      failed: failed.map(({ file, error }) => ({ name: basename(file), message: error.message })),
    },
    { readAsset },
  );
}

const figures = (score: Score) => ({
  overall: score.overall_matching_score.toFixed(1),
  skills: score.niche_skills_score.toFixed(1),
  industry: score.industry_experience_score.toFixed(1),
  role: score.role_experience_score.toFixed(1),
});

function metOf({ requirements }: Score, kind: "must" | "nice"): string {
  const asked = requirements.filter((one) => one.kind === kind);
  return `${asked.filter(({ met }) => met === "yes").length}/${asked.length}`;
}

function printDetails(file: string, { key_highlights, main_gaps, warnings, model }: Score) {
  print(`\n${file}`);
  if (model)
    print(
      `  ~ ${model.name}: ${model.overall_matching_score.toFixed(1)}, for ${model.requirements.map(({ text, met }) => `${text} (${met})`).join("; ")}`,
    );
  for (const line of model?.key_highlights ?? []) print(`  ~ ${line}`);
  for (const line of key_highlights) print(`  + ${line}`);
  for (const line of main_gaps) print(`  - ${line}`);
  for (const line of warnings) print(`  ! ${line}`);
}
