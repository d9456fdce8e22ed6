import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { AppError } from "../../src/engine/contract/errors.ts";
import type { Resume } from "../../src/engine/contract/resume.ts";
import { resumeValues } from "../../src/engine/cv/parse/5-coverage/sources.ts";
import { collectEvidence, EVIDENCE, type Evidence } from "../../src/engine/cv/parse/6-confidence/evidence.ts";
import { kindOf, VALUE_KINDS } from "../../src/engine/cv/parse/6-confidence/value-kind.ts";
import { writeTable } from "../../src/engine/cv/parse/6-confidence/weights.ts";
import { parseResume } from "../../src/engine/cv/parse/parse-resume.ts";
import { readDocument } from "../../src/engine/cv/read/read-document.ts";
import { readAsset } from "../../src/engine/setup/assets.ts";
import { FIXTURE_IDS, fixture, isScan, readApproved } from "../../tests/approval.ts";
import { isNeverLearntFrom, isUnread } from "../scoreboard/unread.ts";
import { judgeValues, type Scorer, spokenFields, type Verdicts } from "./confidence/judge-values.ts";
import { fit, predict, type Sample, type Weights } from "./confidence/regression.ts";

const USAGE = `usage: bun run calibrate --train DIR[:WEIGHT[:UNREAD]] [--train …] [--judge DIR …] [--write]

Learns the weights of confidence from corpora with truth and prints how far they can be relied upon. Whoever writes the parser's rules leaves a third
of the files of a corpus unread, chosen by a hash of their id: of the others more is read right than of any CV from outside. Half of that third is
never learnt from: on it, and on the corpora to judge, it is measured how many values of each confidence are right.

  --train  a corpus to learn from, or the approved CVs in tests/fixtures/cv; each of its values counts WEIGHT times (1): less for one of which nearly
           all is read right. Those of the unread files that are learnt from count UNREAD times (WEIGHT)
  --judge  a corpus to measure on alone
  --write  puts the weights into src/engine/cv/parse/6-confidence/weights.ts`;

const WEIGHTS_FILE = "src/engine/cv/parse/6-confidence/weights.ts";
const FIXTURES_FOLDER = "tests/fixtures/cv";
const BOUNDS = [0, 0.2, 0.4, 0.6, 0.75, 0.85, 0.95, 1.01];

type CorpusFile = { id: string; file: string; kind: string; truth: string };
type Judged = Sample & { isHeld: boolean; corpus: string };

const { values } = parseArgs({
  options: { train: { type: "string", multiple: true }, judge: { type: "string", multiple: true }, write: { type: "boolean" } },
});
if (!values.train?.length) throw new Error(USAGE);

const training = (await Promise.all(values.train.map((given) => readCorpus(given)))).flat();
const learnt = training.filter(({ isHeld }) => !isHeld);
const weights = fit(learnt, VALUE_KINDS);
const judged = (await Promise.all((values.judge ?? []).map((given) => readCorpus(given)))).flat();
for (const [title, samples] of tables()) console.log(reliability(title, samples, weights));
if (values.write) writeWeights(weights);
process.exit(0);

function tables(): [string, Judged[]][] {
  const corpora = [...new Set(training.map(({ corpus }) => corpus))];
  return [
    ...corpora.flatMap((corpus): [string, Judged[]][] => [
      [`${corpus}, learnt from`, learnt.filter((one) => one.corpus === corpus)],
      [`${corpus}, held apart`, training.filter((one) => one.corpus === corpus && one.isHeld)],
    ]),
    ...[...new Set(judged.map(({ corpus }) => corpus))].map((corpus): [string, Judged[]] => [
      `${corpus}, judged alone`,
      judged.filter((one) => one.corpus === corpus),
    ]),
  ];
}

async function readCorpus(given: string): Promise<Judged[]> {
  const [, folder = given, weight = "1", unread = weight] = /^(.+?)(?::([\d.]+))?(?::([\d.]+))?$/.exec(given) ?? [];
  const { files, judge } = folder === FIXTURES_FOLDER ? openFixtures() : await openCorpus(folder);

  const samples: Judged[] = [];
  for (const file of files) {
    const read = await readValues(file.path);
    if (!read) continue;
    const verdicts = judge(file.id, read.resume);
    read.values.forEach((path, index) => {
      const right = verdicts.get(path);
      if (right === undefined) return;
      const evidence = EVIDENCE.map((name) => (read.evidence[index] as Evidence)[name]);
      const isHeld = isNeverLearntFrom(file.id);
      samples.push({
        file: file.id,
        kind: kindOf(path),
        evidence,
        right,
        weight: Number(isUnread(file.id) ? unread : weight),
        isHeld,
        corpus: folder,
      });
    });
  }
  return samples;
}

type Corpus = { files: { id: string; path: string }[]; judge: (id: string, read: Resume) => Verdicts };

async function openCorpus(folder: string): Promise<Corpus> {
  const scorer = (await import(resolve(folder, "../score/score.ts"))) as Scorer;
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as { files: CorpusFile[] };
  const readable = manifest.files.filter(({ kind }) => kind === "text" || kind === "docx");
  const truths = new Map(readable.map(({ id, truth }) => [id, JSON.parse(readFileSync(join(folder, truth), "utf8")) as Resume]));
  const spoken = spokenFields([...truths.values()]);
  return {
    files: readable.map(({ id, file }) => ({ id, path: join(folder, file) })),
    judge: (id, read) => judgeValues(read, truths.get(id) as Resume, spoken, scorer),
  };
}

/** What is approved is right, and what is read otherwise is not. */
function openFixtures(): Corpus {
  const fixtures = FIXTURE_IDS.filter((id) => !isScan(id)).map(fixture);
  const approved = new Map(fixtures.map((one) => [one.id, readApproved(one) as Resume]));
  return {
    files: fixtures.map(({ id, cv }) => ({ id, path: cv })),
    judge: (id, read) => {
      const known = new Map(resumeValues(approved.get(id)).map(({ path, value }) => [path, value]));
      return new Map(resumeValues(read).map(({ path, value }) => [path, known.get(path) === value]));
    },
  };
}

/** Undefined for a file that is refused. */
async function readValues(path: string) {
  try {
    const reading = await readDocument(new Uint8Array(readFileSync(path)), { readAsset, ocr: "never", maxPages: 500 });
    const { resume } = parseResume(reading);
    const { language, sources = {} } = resume.meta.vitae;
    const values = resumeValues(resume);
    const evidence = collectEvidence(resume, values, { lines: reading.lines, sources, language, ocrPages: new Set() });
    return { resume, values: values.map(({ path }) => path), evidence };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** "85 to 95 %: said 90.4, right 91.0 of 212". */
function reliability(title: string, samples: readonly Judged[], weights: Weights): string {
  const predictions = samples.map((sample) => ({ said: predict(weights, sample), right: sample.right }));
  const percent = (sum: number, count: number) => ((100 * sum) / Math.max(1, count)).toFixed(1);
  const row = (label: string, rows: typeof predictions) =>
    `  ${label.padEnd(14)} said ${percent(
      rows.reduce((sum, { said }) => sum + said, 0),
      rows.length,
    ).padStart(5)}  right ${percent(rows.filter(({ right }) => right).length, rows.length).padStart(5)}  of ${rows.length}`;
  const bins = BOUNDS.slice(0, -1).map((from, index) => {
    const to = BOUNDS[index + 1] as number;
    return row(
      `${Math.round(100 * from)} to ${Math.min(100, Math.round(100 * to))} %`,
      predictions.filter(({ said }) => said >= from && said < to),
    );
  });
  return [`${title}`, ...bins, row("all", predictions)].join("\n");
}

function writeWeights(weights: Weights): void {
  const table = writeTable(Object.fromEntries(weights));
  const source = readFileSync(WEIGHTS_FILE, "utf8");
  writeFileSync(
    WEIGHTS_FILE,
    source.replace(/const TABLE = `\n[\s\S]*?\n`;/, () => `const TABLE = \`\n${table}\n\`;`),
  );
}
