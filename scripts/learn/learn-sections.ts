import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { AppError } from "../../src/engine/contract/errors.ts";
import type { Resume } from "../../src/engine/contract/resume.ts";
import { describeDocument } from "../../src/engine/cv/parse/1-document/describe-document.ts";
import { toRow } from "../../src/engine/cv/parse/1-document/row.ts";
import { writeContentTable } from "../../src/engine/cv/parse/2-sections/content/content-weights.ts";
import { CONTENT_KINDS, contentKindOf } from "../../src/engine/cv/parse/2-sections/content/kinds.ts";
import { likelyKind } from "../../src/engine/cv/parse/2-sections/content/likely-kind.ts";
import { collectRowEvidence, ROW_EVIDENCE, withoutDates } from "../../src/engine/cv/parse/2-sections/content/row-evidence.ts";
import { splitSections } from "../../src/engine/cv/parse/2-sections/split-sections.ts";
import { matchHeading } from "../../src/engine/cv/parse/lexicon/headings/headings.ts";
import { parseResume } from "../../src/engine/cv/parse/parse-resume.ts";
import { readDocument } from "../../src/engine/cv/read/read-document.ts";
import type { Reading } from "../../src/engine/cv/reading.ts";
import { readAsset } from "../../src/engine/setup/assets.ts";
import { isUnread } from "../scoreboard/unread.ts";
import { fitKinds, type Sample } from "./sections/softmax.ts";

const USAGE = `usage: bun run learn-sections --corpus DIR[:WEIGHT] [--corpus …] [--judge DIR …] [--write]

Learns what the lines of each kind of section look like, from CVs whose headings are usual ones: such a heading says what is under it. Only files count
that are read nearly right, so that a section holds what its heading says, and no file of a corpus' unread third.

  --corpus  a corpus with truth to learn from; each of its rows counts WEIGHT times (1): less for one whose CVs are alike
  --judge   a corpus that is not learnt from: prints how many of its sections the written weights tell by their content alone
  --write   puts the weights into src/engine/cv/parse/2-sections/content/content-weights.ts`;

const WEIGHTS_FILE = "src/engine/cv/parse/2-sections/content/content-weights.ts";
/** A file that is read worse may have jobs under "Skills". Unit: score. */
const MIN_SCORE = 0.9;
/** A heading that is less sure says less of what is under it. Unit: confidence. */
const SURE_HEADING = 0.95;
/** Each section counts a second time without its dates: some CVs give none. */
const UNDATED_WEIGHT = 0.5;

type CorpusFile = { id: string; file: string; kind: string; truth: string; person?: string };
type Scorer = { scoreDoc: (truth: Resume, read: Resume) => { score: number } };
type Section = { kind: number; weight: number; evidence: number[][]; judged?: string };

const { values } = parseArgs({
  options: { corpus: { type: "string", multiple: true }, judge: { type: "string", multiple: true }, write: { type: "boolean" } },
});
if (!values.corpus?.length && !values.judge?.length) throw new Error(USAGE);

for (const folder of values.judge ?? []) console.log(judge(folder, await readCorpus(folder)));
if (values.corpus?.length) {
  const sections = (await Promise.all(values.corpus.map(readCorpus))).flat();
  const samples = toSamples(sections);
  console.log(`${sections.length} sections, ${samples.length} rows, those without dates among them`);
  const weights = fitKinds(samples, CONTENT_KINDS.length);
  if (values.write) writeWeights(weights);
}
process.exit(0);

async function readCorpus(given: string): Promise<Section[]> {
  const [, folder = given, weight = "1"] = /^(.+?)(?::([\d.]+))?$/.exec(given) ?? [];
  const { scoreDoc } = (await import(resolve(folder, "../score/score.ts"))) as Scorer;
  const { files } = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as { files: CorpusFile[] };
  const sections: Section[] = [];
  for (const { id, person, file, kind, truth } of files) {
    if ((kind !== "text" && kind !== "docx") || isUnread(person ?? id)) continue;
    const reading = await readDocument(new Uint8Array(readFileSync(join(folder, file))), { readAsset, ocr: "never", maxPages: 500 });
    const resume = resumeOf(reading);
    const isRight = resume && scoreDoc(JSON.parse(readFileSync(join(folder, truth), "utf8")), resume).score >= MIN_SCORE;
    if (isRight) sections.push(...sectionsOf(reading, Number(weight)));
  }
  return sections;
}

/** Undefined for a document that is refused. */
function resumeOf(reading: Reading): Resume | undefined {
  try {
    return parseResume(reading).resume;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** The sections under usual headings, each with the evidence of its rows. */
function sectionsOf(reading: Reading, weight: number): Section[] {
  const context = describeDocument(reading);
  return splitSections(reading.lines, context).flatMap(({ kind, kinds, title, lines: own }): Section[] => {
    const known = title ? matchHeading(title) : undefined;
    if (!known || known.confidence < SURE_HEADING || known.kinds.length !== 1 || kinds.length !== 1) return [];
    if (kind === "head" || kind === "accompanying" || own.length === 0) return [];
    const evidence = collectRowEvidence(
      own.map((line) => toRow(line, context)),
      context,
    );
    return [{ kind: CONTENT_KINDS.indexOf(contentKindOf(kind)), weight, evidence, judged: likelyKind(own, context)?.kind }];
  });
}

function toSamples(sections: readonly Section[]): Sample[] {
  const rows = CONTENT_KINDS.map((_, kind) =>
    sections.filter((section) => section.kind === kind).reduce((sum, { evidence }) => sum + evidence.length, 0),
  );
  return sections.flatMap(({ kind, weight, evidence }) => {
    // Jobs have more rows than languages: a kind counts by the root of its rows.
    const own = weight / Math.sqrt(rows[kind] as number);
    return [
      ...evidence.map((row) => ({ evidence: row, kind, weight: own })),
      ...evidence.map((row) => ({ evidence: withoutDates(row), kind, weight: UNDATED_WEIGHT * own })),
    ];
  });
}

/** "dev: of 812 sections 702 are told by their content, 31 are taken for another kind". */
function judge(folder: string, sections: readonly Section[]): string {
  const told = sections.filter(({ kind, judged }) => judged === CONTENT_KINDS[kind]).length;
  const wrong = sections.filter(({ kind, judged }) => judged !== undefined && judged !== CONTENT_KINDS[kind]).length;
  return `${folder}: of ${sections.length} sections ${told} are told by their content, ${wrong} are taken for another kind`;
}

function writeWeights(weights: readonly (readonly number[])[]): void {
  const rows = ["bias", ...ROW_EVIDENCE].map((name, at) => [name, weights.map((kind) => kind[at] as number)] as const);
  const table = writeContentTable(Object.fromEntries(rows));
  const source = readFileSync(WEIGHTS_FILE, "utf8");
  writeFileSync(
    WEIGHTS_FILE,
    source.replace(/const TABLE = `\n[\s\S]*?`;/, () => `const TABLE = \`\n${table}\n\`;`),
  );
}
