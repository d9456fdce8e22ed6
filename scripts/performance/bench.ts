#!/usr/bin/env bun
/**
 * `bun run bench [--corpus DIR] [--rounds N] [--json FILE] [--write]`: how fast it is, as ratios to programs that run beside it on the same
 * files. Without a corpus the samples serve. `--write` keeps the table in docs/performance.md. References that are not installed are left out.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { openBatchConverter } from "../../src/cli/batch/converter.ts";
import type { Resume } from "../../src/engine/contract/resume.ts";
import type { OutputType } from "../../src/engine/cv/options/output-type.ts";
import { PARSER } from "../../src/engine/cv/parse/6-confidence/describe-values.ts";
import { renderResume } from "../../src/engine/cv/render/render.ts";
import { CHECKOUT_ROOT, readAsset } from "../../src/engine/setup/assets.ts";
import { loadTemplate } from "../../src/engine/templates/load-template.ts";
import { BINARY, build } from "../build/build.ts";
import { ocrRows } from "./bench/ocr.ts";
import { pagesRows, readingRows } from "./bench/reading.ts";
import { serviceRows } from "./bench/service.ts";
import { type Bound, clock, inTurns, per, type Row, run, spread, table } from "./bench/timing.ts";

const { values: options } = parseArgs({
  options: {
    corpus: { type: "string" },
    rounds: { type: "string", default: "5" },
    batch: { type: "string", default: "1000" },
    json: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const rounds = Number(options.rounds);
const cores = availableParallelism();
const folder = mkdtempSync(join(tmpdir(), "vitae-bench-"));
const files = chooseFiles(options.corpus);
const rows: Row[] = [];

await build();
try {
  add(await readingRows(bytesOf(files.pdf), bytesOf(files.docx), rounds));
  add(await pagesRows(printCv, rounds));
  add(await programRows());
  add(await batchRows());
  add(await ocrRows(named(files.scan.slice(0, 6)), folder, Math.min(rounds, 3)));
  add(await serviceRows(BINARY, named([...files.pdf, ...files.docx].slice(0, 10)), Math.min(rounds, 3)));
} finally {
  rmSync(folder, { recursive: true });
}
const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cores} cores, Bun ${Bun.version}, ${new Date().toISOString().slice(0, 10)}`;
if (options.json) await Bun.write(options.json, JSON.stringify({ machine, rounds, rows }, null, 1));
if (options.write) await keep(`${machine}. ${rounds} rounds.\n\n${table(rows)}\n`);

/** Printed as they come: the whole takes minutes. */
function add(more: Row[]) {
  rows.push(...more);
  console.log(table(more));
}

function chooseFiles(corpus?: string) {
  const samples = (name: string) => [join(CHECKOUT_ROOT, "samples", name)];
  if (!corpus)
    return { pdf: samples("amara-lindqvist.pdf"), docx: samples("jonas-okafor.docx"), scan: samples("amara-lindqvist-scan.pdf") };
  const { files } = JSON.parse(readFileSync(join(corpus, "manifest.json"), "utf8")) as { files: { file: string; kind: string }[] };
  const of = (kind: string, end: string) =>
    files.filter((one) => one.kind === kind && one.file.endsWith(end)).map(({ file }) => join(corpus, file));
  return { pdf: of("text", ".pdf"), docx: of("docx", ".docx"), scan: of("scan", ".pdf") };
}

function named(paths: string[]) {
  return paths.map((path) => ({ name: basename(path), bytes: new Uint8Array(readFileSync(path)) }));
}

function bytesOf(paths: string[]) {
  return named(paths).map(({ bytes }) => bytes);
}

async function printCv(jobs: number): Promise<Uint8Array> {
  const job = (number: number) => ({
    name: `Harbour Works ${number} Ltd`,
    position: "Site engineer",
    startDate: `${1990 + (number % 30)}-03`,
    endDate: `${1991 + (number % 30)}-02`,
    highlights: ["Surveyed quays and bridges, wrote the reports.", "Led two technicians.", "Kept the plans of the yard."],
  });
  const resume: Resume = {
    basics: { name: "Amara Lindqvist", email: "amara@example.org" },
    work: Array.from({ length: jobs }, (_, number) => job(number)),
    meta: { vitae: { language: "en", pages: 1, ocr: false, parser: PARSER, warnings: [], sources: {} } },
  };
  return (await renderResume(resume, await loadTemplate("default"), "pdf", { readAsset })).bytes;
}

/** Whole programs from their start to their end, and documents from a converter that is warm, beside LibreOffice's conversion of one file. */
async function programRows(): Promise<Row[]> {
  const [pdf] = files.pdf as [string];
  const out = join(folder, "one");
  const format = (to: string) => [BINARY, "format", pdf, "--out", out, "--to", to, "--force", "--quiet"];
  const version = await inTurns(rounds * 3, () => run([BINARY, "--version"]));
  const parse = await inTurns(rounds, () => run([BINARY, "parse", pdf]), has("pdftotext") && (() => run(["pdftotext", pdf, "-"])));
  const cold = await inTurns(rounds, () => run(format("docx,pdf,pptx")));

  const word = new Bun.Glob("**/*.docx").scanSync({ cwd: out, absolute: true }).next().value as string;
  const office = [
    "soffice",
    `-env:UserInstallation=file://${folder}/office`,
    "--headless",
    "--convert-to",
    "pdf",
    "--outdir",
    folder,
    word,
  ];
  const soffice = has("soffice") && (() => run(office));
  const converter = openBatchConverter(1);
  const convert = (outputs: OutputType[]) => async () => {
    for (const { name, bytes } of cvs) await converter.convert(bytes, { fileName: name, ocr: "never", template, outputs });
  };
  const [cvs, template] = [named(files.pdf.slice(0, 10)), await loadTemplate("default")];
  const docx = await inTurns(rounds, convert(["docx"]), soffice);
  const three = await inTurns(rounds, convert(["docx", "pdf", "pptx"]));
  await converter.close();
  return [
    { name: "vitae --version", ours: version.ours, bound: { max: 30 } },
    against("vitae parse, cold, one PDF", parse, "pdftotext"),
    { name: "vitae format, cold, one PDF to DOCX, PDF, PPTX", ours: cold.ours },
    against("PDF to DOCX, warm", { ...docx, ours: per(cvs.length, docx.ours) }, "soffice", { max: 0.1 }),
    { name: "PDF to DOCX, PDF and PPTX, warm", ours: per(cvs.length, three.ours), bound: { max: 300 } },
  ];
}

function against(name: string, { ours, reference }: Awaited<ReturnType<typeof inTurns>>, other: string, bound?: Bound): Row {
  // The bound is one of the ratio, which there is none of without the reference.
  if (!reference) return { name, ours };
  return { name, ours, reference: { name: other, times: reference }, ratio: ours.median / reference.median, bound };
}

function has(program: string) {
  return Bun.which(program) !== null || undefined;
}

/** Left alone, the compiler and the garbage collector of a process work on the other cores. */
function onCore(core: number, command: string[]): string[] {
  return has("taskset") ? ["taskset", "-c", String(core), ...command] : command;
}

/** How near the machine itself comes to as many times as fast: processes that have nothing in common, one on each core, beside one alone. */
async function machineRow(): Promise<Row> {
  const work = [process.execPath, join(CHECKOUT_ROOT, "scripts/performance/bench/bare-text.ts"), ...files.pdf];
  const onAll = () => Promise.all(Array.from({ length: cores }, (_, core) => run(onCore(core, work))));
  const { ours, reference } = await inTurns(rounds, onAll, () => run(onCore(0, work)));
  const ratio = (reference?.median ?? Number.NaN) / ours.median;
  return {
    ...against(`pdf.js text in ${cores} processes, a core each`, { ours, reference }, "one alone"),
    ratio,
    note: "of linear: what the machine gives",
  };
}

/** Many text CVs on one core and on all: how near to linear. */
async function batchRows(): Promise<Row[]> {
  const inbox = join(folder, "inbox");
  mkdirSync(inbox);
  const cvs = [...files.pdf, ...files.docx];
  const count = Number(options.batch);
  for (let number = 0; number < count; number++) {
    const path = cvs[number % cvs.length] as string;
    await Bun.write(join(inbox, `${number}-${basename(path)}`), Bun.file(path));
  }
  const peaks: number[] = [];
  const batch = (concurrency: number) => async () => {
    const out = join(folder, `out-${concurrency}`);
    const command = [BINARY, "format", inbox, "--out", out, "--to", "docx", "--concurrency", String(concurrency), "--force", "--quiet"];
    peaks.push((await run(concurrency === 1 ? onCore(0, command) : command)).peakBytes);
  };
  const one = await clock(batch(1));
  const all = await clock(batch(cores));
  const note = `${((1000 * count) / all).toFixed(1)} a second, at most ${Math.round(Math.max(...peaks) / 2 ** 20)} MB`;
  return [
    { name: `a batch of ${count} text CVs, one core, each`, ours: spread([one / count]) },
    {
      name: `the same on ${cores} cores, each`,
      ours: spread([all / count]),
      ratio: one / all / cores,
      bound: { min: 0.9 },
      note,
    },
    await machineRow(),
  ];
}

async function keep(measured: string) {
  const path = join(CHECKOUT_ROOT, "docs/performance.md");
  const text = readFileSync(path, "utf8");
  const [before, after] = ["<!-- measured -->", "<!-- end -->"];
  const start = text.indexOf(before) + before.length;
  await Bun.write(path, `${text.slice(0, start)}\n\n${measured}\n${text.slice(text.indexOf(after))}`);
}
