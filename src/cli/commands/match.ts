import { existsSync } from "node:fs";
import { basename } from "node:path";
import { openOllama } from "../../engine/adapters/ollama/ollama.ts";
import { readAsset } from "../../engine/assets.ts";
import { addModelOpinion } from "../../engine/cv/match/ask-model.ts";
import { matchResume, type Score } from "../../engine/cv/match/match-resume.ts";
import { type Requirements, readJobDescription } from "../../engine/cv/match/requirements.ts";
import { writeMatchReport } from "../../engine/cv/match/write-report.ts";
import type { Resume } from "../../engine/cv/resume.ts";
import { AppError } from "../../engine/errors.ts";
import { readJdUpload } from "../../engine/jobs/match-cvs.ts";
import { batchStatus, type Outcome, onInterrupt, resultWriter, runBatch } from "../batch.ts";
import { DEFAULT_CONCURRENCY, openBatchConverter } from "../converter.ts";
import { collectInputs, readInput } from "../inputs.ts";
import { toMatchCsv } from "../match-report.ts";
import { chosenModel } from "../model.ts";
import { complain, type ExitStatus, type OutputOptions, openProgress, print, printJson, printTable, say } from "../output.ts";

type MatchOptions = OutputOptions & {
  jd?: string;
  jdText?: string;
  out?: string;
  model?: string | false;
  force?: boolean;
  concurrency?: number;
};
export type MatchResult = { file: string; matchingScore: Score };

export async function match(paths: string[], options: MatchOptions): Promise<ExitStatus> {
  const { out, force, concurrency = DEFAULT_CONCURRENCY } = options;
  if (out && existsSync(out) && !force) throw new AppError("conflict", `${out} exists already (--force overwrites).`);
  const found = await collectInputs(paths);
  const converter = openBatchConverter(concurrency);
  try {
    const jdText = await jobDescription(options, converter.convert);
    if (!jdText.trim()) throw new AppError("invalid", "The job description is empty.");
    const requirements = readJobDescription(jdText);
    const now = new Date();
    const resumes = new Map<string, Resume>();
    const outcomes = await runBatch(found, { ...options, concurrency }, async ({ file, read }) => {
      const { resume } = await converter.convert(await read(), { fileName: file, ocr: "auto", outputs: [] });
      resumes.set(file, resume);
      return { outputs: [] };
    });

    const scored = found.inputs.flatMap(({ file }): MatchResult[] => {
      const resume = resumes.get(file);
      return resume ? [{ file, matchingScore: matchResume(resume, requirements, { now }) }] : [];
    });
    const stopped = outcomes.length < found.inputs.length;
    const { results, unasked } = stopped ? { results: scored, unasked: 0 } : await withModel(scored, resumes, options);
    results.sort((a, b) => b.matchingScore.overall_matching_score - a.matchingScore.overall_matching_score);

    await report(requirements, results, outcomes, options, resultWriter(found));
    return unasked > 0 ? 1 : batchStatus(found.inputs, outcomes);
  } finally {
    await converter.close();
  }
}

async function jobDescription({ jd, jdText }: MatchOptions, convert: Parameters<typeof readJdUpload>[1]): Promise<string> {
  if ((jd === undefined) === (jdText === undefined))
    throw new AppError("invalid", "Name the job description with --jd FILE or --jd-text TEXT.");
  if (jd === undefined) return jdText ?? "";
  try {
    return await readJdUpload({ fileName: jd, bytes: await readInput(jd) }, convert, new AbortController().signal);
  } catch (error) {
    throw error instanceof AppError ? new AppError("invalid", `${jd}: ${error.message}`) : error;
  }
}

/**
 * Asks the local model that `--model` or the configuration names, one CV after the other; `--no-model` asks none. Ctrl-C ends it after the CV
 * under way: those that were not asked about keep the built-in score.
 */
async function withModel(scored: MatchResult[], resumes: Map<string, Resume>, options: MatchOptions) {
  const model = chosenModel(options);
  if (!model) return { results: scored, unasked: 0 };

  const { model: name } = model;
  const ask = openOllama(model);
  const progress = await openProgress(scored.length, options);
  const interruption = onInterrupt(() => progress?.stop());
  const asked: MatchResult[] = [];
  for (const { file, matchingScore } of scored) {
    if (interruption.requested) break;
    const onProgress = (done: number, of: number) => progress ?? say(`Asking ${name} about ${file} … ${done}/${of}`, options);
    const resume = resumes.get(file) as Resume;
    const matched = await addModelOpinion(matchingScore, resume, { ask, name, onProgress }, new AbortController().signal);
    asked.push({ file, matchingScore: matched });
    progress?.step(file);
  }
  interruption.forget();
  progress?.stop();

  const rest = scored.slice(asked.length);
  if (rest.length > 0) complain(`Stopped: ${name} was not asked about ${rest.length} of ${scored.length} CVs.`);
  return { results: [...asked, ...rest], unasked: rest.length };
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
