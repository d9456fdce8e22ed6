import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DEFAULT_CONCURRENCY, openBatchConverter } from "../../src/cli/batch/converter.ts";
import { AppError } from "../../src/engine/contract/errors.ts";
import type { Resume } from "../../src/engine/contract/resume.ts";
import type { ConvertRequest } from "../../src/engine/cv/conversion.ts";
import { type Invented, inventedValues, keptText } from "./text-kept.ts";
import { isUnread } from "./unread.ts";

const USAGE = `usage: bun run scoreboard --corpus DIR [--out DIR] [--filter key=value] [--split person|file] [--write] [--in-process] [--concurrency N] [--worst N]

  --out         where the predictions go (build/scoreboard)
  --filter      only the files whose manifest entry says so, such as kind=docx
  --split       scores a third of the people or of the files, chosen by a hash of the id, apart from the others, and prints no word of it
  --write       puts the table into docs/scoreboard.md
  --in-process  parses here instead of in converter children: faster while developing, unprotected
  --worst       how many invented values and lost words to list (20)`;

type CorpusFile = { id: string; file: string; kind: string; person?: string; text?: string; [key: string]: unknown };
type Prediction = {
  file: CorpusFile;
  resume?: Resume;
  refused?: { code: string; message: string } /** What the program did wrong. */;
  fault?: string;
  ms: number;
};
type Convert = (bytes: Uint8Array, request: ConvertRequest) => Promise<{ resume: Resume }>;
type ScoredFile = { id: string; score: number; coverage: number };

const DOCUMENT = "docs/scoreboard.md";

const { values: options } = parseArgs({
  options: {
    corpus: { type: "string" },
    out: { type: "string", default: "build/scoreboard" },
    filter: { type: "string" },
    split: { type: "string" },
    write: { type: "boolean" },
    "in-process": { type: "boolean" },
    concurrency: { type: "string", default: String(DEFAULT_CONCURRENCY) },
    worst: { type: "string", default: "20" },
  },
});
async function scoreboard(corpus: string) {
  const path = join(corpus, "manifest.json");
  if (!existsSync(path)) throw new Error(`The scoreboard needs a corpus, and there is none in ${corpus}: ${path} is missing.`);
  const manifest = readJson<{ corpus: string; files: CorpusFile[] }>(path);
  const files = manifest.files.filter(matchesFilter);
  const predictions = await predictAll(corpus, files);
  writePredictions(predictions);

  const tables = [
    runScorer(corpus),
    textTable(corpus, predictions),
    ...(options.split ? [splitTable(predictions, options.split as SplitBy)] : []),
    faultTable(predictions),
  ].filter(Boolean);
  const report = tables.join("\n");
  console.log(report);
  if (options.write) writeFileSync(DOCUMENT, toMarkdown(manifest.corpus, files.length, report));
}

function matchesFilter(file: CorpusFile) {
  const [key, value] = options.filter?.split("=") ?? [];
  return key === undefined || String(file[key]) === value;
}

async function predictAll(corpus: string, files: CorpusFile[]): Promise<Prediction[]> {
  const { convert, close } = options["in-process"] ? await openInProcess() : openBatchConverter(Number(options.concurrency));
  const predictions: Prediction[] = [];
  let next = 0;

  async function worker() {
    while (next < files.length) {
      const index = next++;
      const file = files[index] as CorpusFile;
      predictions[index] = await predict(file, readFileSync(join(corpus, file.file)), convert);
      if (process.stderr.isTTY) process.stderr.write(`\r${index + 1}/${files.length} `);
    }
  }
  await Promise.all(Array.from({ length: Number(options.concurrency) }, worker));
  await close();
  return predictions;
}

async function predict(file: CorpusFile, bytes: Uint8Array, convert: Convert): Promise<Prediction> {
  const start = performance.now();
  try {
    const { resume } = await convert(bytes, { fileName: file.file, ocr: "auto", outputs: [] });
    return { file, resume, ms: performance.now() - start };
  } catch (error) {
    const fault = error instanceof AppError ? (error.details.cause as string | undefined) : String(error);
    const refused = error instanceof AppError ? { code: error.code, message: error.message } : { code: "internal", message: "" };
    return { file, refused, fault, ms: performance.now() - start };
  }
}

async function openInProcess() {
  const { convertDocument } = await import("../../src/engine/cv/convert-document.ts");
  const { createRecognizer } = await import("../../src/engine/adapters/tesseract/recognize.ts");
  const { readAsset } = await import("../../src/engine/setup/assets.ts");
  const { MAX_PAGES } = await import("../../src/engine/contract/limits.ts");

  const tools = { readAsset, maxPages: MAX_PAGES, recognize: createRecognizer({ readAsset }) };
  const convert: Convert = (bytes, request) => convertDocument(bytes, request, tools);
  return { convert, close: async () => {} };
}

function writePredictions(predictions: Prediction[]) {
  mkdirSync(options.out, { recursive: true });
  for (const { file, resume, refused } of predictions) {
    writeFileSync(join(options.out, `${file.id}.json`), JSON.stringify(resume ?? { error: refused }));
  }
  const times = Object.fromEntries(predictions.map(({ file, ms }) => [file.id, Math.round(ms)]));
  writeFileSync(join(options.out, "times.json"), JSON.stringify(times));
}

function runScorer(corpus: string): string {
  const scorer = join(corpus, "../score/score.ts");
  const filter = options.filter ? ["--filter", options.filter] : [];
  const scores = ["--manifest", join(corpus, "manifest.json"), "--pred", options.out, "--json", scoreFile()];
  const { stdout, stderr, exitCode } = Bun.spawnSync([process.execPath, scorer, ...scores, ...filter]);
  if (exitCode !== 0) throw new Error(`the scorer failed: ${stderr}`);
  return stdout.toString();
}

/** Of the third that is held out, scores and counts are printed and no word. */
function isShown(file: CorpusFile): boolean {
  const key = options.split && splitKey(file, options.split as SplitBy);
  return !key || !isUnread(key);
}

type SplitBy = "person" | "file";
const splitKey = (file: CorpusFile, by: SplitBy) => (by === "person" ? file.person : file.id);

/** Share of the printed words that the Resume keeps, and values of the Resume that are printed nowhere. */
function textTable(corpus: string, predictions: Prediction[]): string {
  const read = predictions.flatMap(({ file, resume }) =>
    file.text && (resume || file.kind !== "error") ? [{ file, resume, text: readFileSync(join(corpus, file.text), "utf8") }] : [],
  );
  // A CV that was refused has kept nothing.
  const kept = read.map(({ file, resume, text }) => ({ file, ...(resume ? keptText(resume, text) : { share: 0, lost: [] }) }));
  const invented = read.flatMap(({ file, resume, text }) =>
    resume ? inventedValues(resume, text).map((value) => ({ ...value, file })) : [],
  );
  const worst = Number(options.worst);

  const byKind = Object.entries(Object.groupBy(kept, ({ file }) => file.kind)).map(([kind, rows = []]) => {
    return `  ${kind.padEnd(24)}${String(rows.length).padStart(4)}${percent(mean(rows.map(({ share }) => share)))}`;
  });
  const least = kept.toSorted((a, b) => a.share - b.share).slice(0, 5);
  const lost = countWords(kept.filter(({ file }) => isShown(file)).flatMap(({ lost }) => [...new Set(lost)]));
  const shown = invented.filter(({ file }) => isShown(file));

  return [
    `text kept ${percent(mean(kept.map(({ share }) => share)))}   of the printed words, mean over ${kept.length} documents`,
    ...byKind,
    `  least: ${least.map(({ file, share }) => `${file.id}${percent(share)}`).join(", ")}`,
    `  words lost in most documents: ${lost.slice(0, worst).join(", ")}`,
    "",
    `values printed nowhere: ${invented.length} in ${new Set(invented.map(({ file }) => file.id)).size} documents`,
    ...shown.toSorted(byMissingWords).slice(0, worst).map(inventedLine),
    "",
  ].join("\n");
}

const byMissingWords = (a: Invented, b: Invented) => b.missing.length - a.missing.length;
const inventedLine = ({ file, path, value, missing }: Invented & { file: CorpusFile }) =>
  `  ${file.id} ${path}: ${JSON.stringify(value.slice(0, 80))} (not printed: ${missing.slice(0, 8).join(" ")})`;

function countWords(words: string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([word, count]) => `${word} ${count}`);
}

/** A rule that only serves the CVs it was written with shows as a gap between the two groups. */
function splitTable(predictions: Prediction[], by: SplitBy): string {
  const keys = new Map(predictions.map(({ file }) => [file.id, splitKey(file, by)]));
  const kinds = new Map(predictions.map(({ file }) => [file.id, file.kind]));
  const scored = readJson<{ files: ScoredFile[] }>(scoreFile()).files.filter(({ id }) => keys.get(id));
  const { held = [], others = [] } = Object.groupBy(scored, ({ id }) => (isUnread(keys.get(id) as string) ? "held" : "others"));
  const row = (name: string, files: ScoredFile[]) =>
    `  ${name.padEnd(24)}${String(files.length).padStart(4)}${percent(mean(files.map(({ score }) => score)))}`;
  const heldByKind = Object.entries(Object.groupBy(held, ({ id }) => kinds.get(id) as string));

  return [
    `split by ${by}`,
    row("held out", held),
    ...heldByKind.map(([kind, files = []]) => row(`  ${kind}`, files)),
    row("others", others),
    "",
  ].join("\n");
}

/** Files on which the program itself failed, whatever was answered. */
const faultTable = (predictions: Prediction[]) =>
  predictions
    .filter(({ fault }) => fault)
    .map(({ file, refused, fault }) => `FAULT ${file.id} (${refused?.code}): ${fault?.slice(0, 300)}\n`)
    .join("");

function toMarkdown(corpus: string, files: number, report: string) {
  const git = (...args: string[]) =>
    Bun.spawnSync(["git", ...args])
      .stdout.toString()
      .trim();
  const changed = git("status", "--porcelain", "src", "templates") === "" ? "" : " with uncommitted changes";
  const date = new Date().toISOString().slice(0, 10);

  return `# Scoreboard

${date}, commit ${git("rev-parse", "--short", "HEAD")}${changed}, corpus \`${corpus}\`, ${files} files. Written by \`bun run scoreboard --corpus DIR --split person --write\`.

\`\`\`text
${report.trim()}
\`\`\`

${handWritten()}`;
}

/** What was measured by hand, with its date: it stays as it stands in the document. */
function handWritten(): string {
  const text = readFileSync(DOCUMENT, "utf8");
  return text.slice(text.indexOf("## Beside others"));
}

function scoreFile() {
  return join(options.out, "score.json");
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8"));
}

function mean(numbers: number[]) {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

function percent(share: number) {
  return (100 * share).toFixed(1).padStart(6);
}

if (!options.corpus || (options.split && options.split !== "person" && options.split !== "file")) {
  console.error(USAGE);
  process.exit(2);
}
await scoreboard(options.corpus);
