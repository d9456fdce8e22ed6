import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { AppError } from "../../src/engine/contract/errors.ts";
import type { Resume } from "../../src/engine/contract/resume.ts";
import { SLOTS } from "../../src/engine/cv/blind/doubts/suspected/slot.ts";
import { SPAN_EVIDENCE } from "../../src/engine/cv/blind/doubts/suspected/span-evidence.ts";
import { writeSpanTable } from "../../src/engine/cv/blind/doubts/suspected/span-weights.ts";
import { parseResume } from "../../src/engine/cv/parse/parse-resume.ts";
import { readDocument } from "../../src/engine/cv/read/read-document.ts";
import { readAsset } from "../../src/engine/setup/assets.ts";
import { fit, predict, type Sample } from "./confidence/regression.ts";
import { type JudgedSpan, spansOfCv } from "./withheld/spans-of-cv.ts";

const USAGE = `usage: bun run learn-withheld --corpus DIR [--corpus …] [--judge DIR …] [--write]

Learns which pieces of the text of a CV are names of employers and schools that no field has, from corpora with truth, and prints how many such names are
found at each likelihood and how many other words are withheld with them.

  --corpus  a corpus to learn from
  --judge   a corpus that is not learnt from
  --write   puts the weights into src/engine/cv/blind/doubts/suspected/span-weights.ts`;

const WEIGHTS_FILE = "src/engine/cv/blind/doubts/suspected/span-weights.ts";
const BOUNDS = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5];

type CorpusFile = { id: string; file: string; kind: string; truth?: string };

const { values } = parseArgs({
  options: { corpus: { type: "string", multiple: true }, judge: { type: "string", multiple: true }, write: { type: "boolean" } },
});
if (!values.corpus?.length) throw new Error(USAGE);

const samples = (await Promise.all(values.corpus.map(readCorpus))).flat();
const weights = fit(samples, SLOTS);
for (const folder of values.judge ?? []) console.log(judge(folder, await readCorpus(folder)));
if (values.write) writeWeights();
process.exit(0);

async function readCorpus(folder: string): Promise<Sample[]> {
  const { files } = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as { files: CorpusFile[] };
  const read: Sample[] = [];
  for (const { id, file, kind, truth = `truth/${id}.json` } of files) {
    if (kind !== "text" && kind !== "docx") continue;
    const resume = await readResume(join(folder, file));
    const spans = resume ? spansOfCv(resume, JSON.parse(readFileSync(join(folder, truth), "utf8"))) : [];
    read.push(...spans.map((span) => sampleOf(id, span)));
  }
  return read;
}

function sampleOf(file: string, { slot, evidence, isName }: JudgedSpan): Sample {
  return { file, kind: slot, evidence, right: isName, weight: 1 };
}

/** Undefined for a document that is refused. */
async function readResume(path: string): Promise<Resume | undefined> {
  try {
    return parseResume(await readDocument(new Uint8Array(readFileSync(path)), { readAsset, ocr: "never", maxPages: 500 })).resume;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** "from 0.10 on: 212 of 260 names, 1400 other pieces". */
function judge(folder: string, judged: readonly Sample[]): string {
  const said = judged.map((sample) => ({ likelihood: predict(weights, sample), right: sample.right }));
  const names = said.filter(({ right }) => right).length;
  const rows = BOUNDS.map((bound) => {
    const withheld = said.filter(({ likelihood }) => likelihood >= bound);
    const right = withheld.filter((one) => one.right).length;
    return `  from ${bound.toFixed(2)} on: ${right} of ${names} names, ${withheld.length - right} other pieces of ${said.length - names}`;
  });
  return [folder, ...rows].join("\n");
}

function writeWeights(): void {
  const table = writeSpanTable(
    Object.fromEntries(["bias", ...SPAN_EVIDENCE].map((name, at) => [name, SLOTS.map((slot) => weights.get(slot)?.[at] ?? 0)])),
  );
  const source = readFileSync(WEIGHTS_FILE, "utf8");
  writeFileSync(
    WEIGHTS_FILE,
    source.replace(/const TABLE = `\n[\s\S]*?`;/, () => `const TABLE = \`\n${table}\n\`;`),
  );
}
