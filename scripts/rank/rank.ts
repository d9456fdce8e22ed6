#!/usr/bin/env bun
/**
 * `bun run rank --corpus DIR [--now 2025-06-30] [--set all|tuned|held] [--show JD]`: scores a corpus' people against its job descriptions and measures the order.
 * `bun run rank [--sets DIR] [--set …] [--show ID] [--documents]`: the same for sets of near-equal candidates, by default those of tests/fixtures/match;
 * with `--documents` those who come as PDF or Word are written in a house style and read again.
 */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Resume, VitaeMeta } from "../../src/engine/contract/resume.ts";
import { type Requirements, readJobDescription } from "../../src/engine/cv/match/1-requirements/requirements.ts";
import { matchResume, type Score } from "../../src/engine/cv/match/3-score/match-resume.ts";
import { detectLanguage } from "../../src/engine/cv/parse/1-document/language-detect.ts";
import { leaves } from "../../src/engine/cv/parse/5-coverage/leftovers.ts";
import { fold } from "../../src/engine/cv/text/fold.ts";
import { describeSet, measure, readSets, scoreSet } from "./sets.ts";
import { asRead } from "./written.ts";

type Jd = {
  id: string;
  title: string;
  text: string;
  pool?: string[];
  labels: Record<string, number>;
  requirements: { id: string; type: string; text: string }[];
  met?: Record<string, string[]>;
  hard_negatives?: string[];
};

const { values: options } = parseArgs({
  options: {
    corpus: { type: "string" },
    now: { type: "string" },
    resumes: { type: "string" },
    sets: { type: "string" },
    set: { type: "string", default: "all" },
    show: { type: "string" },
    json: { type: "string" },
    documents: { type: "boolean", default: false },
  },
});
const isChosen = (isKeptAside: boolean) => options.set === "all" || isKeptAside === (options.set === "held");
if (!options.corpus) {
  await measureSets();
  process.exit(0);
}

const now = options.now ? new Date(options.now) : new Date();
const corpus = JSON.parse(readFileSync(join(options.corpus, "dev", "jds.json"), "utf8")) as { jds: Jd[]; persons: string[] };
const people = readPeople(options.resumes ?? join(options.corpus, "dev", "people"));

// Every third job description is held back while the formula is tuned.
const jds = corpus.jds.filter((_, index) => isChosen(index % 3 === 2));

const scores: Record<string, Record<string, number>> = {};
const requirements: Record<string, Record<string, string[]>> = {};
const wrong: string[] = [];
const start = performance.now();
for (const jd of jds) {
  const wanted = readJobDescription(jd.text);
  const ids = pairRequirements(jd, wanted);
  scores[jd.id] = {};
  requirements[jd.id] = {};
  for (const person of (jd.pool ?? corpus.persons).filter((id) => people.has(id))) {
    const score = matchResume(people.get(person) as Resume, wanted, { now });
    (scores[jd.id] as Record<string, number>)[person] = score.overall_matching_score;
    const met = score.requirements.flatMap(({ met: verdict }, index) => (verdict === "yes" && ids[index] ? [ids[index]] : []));
    (requirements[jd.id] as Record<string, string[]>)[person] = met;
    noteWrong(jd, person, met, score);
  }
  if (options.show === jd.id) show(jd, wanted);
}
const elapsed = performance.now() - start;

const folder = mkdtempSync(join(tmpdir(), "vitae-rank-"));
const prediction = options.json ?? join(folder, "scores.json");
const chosen = join(folder, "jds.json");
writeFileSync(prediction, JSON.stringify({ scores, requirements }));
writeFileSync(chosen, JSON.stringify({ ...corpus, jds }));
Bun.spawnSync([process.execPath, join(options.corpus, "score", "rank.ts"), "--jds", chosen, "--pred", prediction], {
  stdio: ["ignore", "inherit", "inherit"],
});
console.log(`${jds.length} job descriptions in ${elapsed.toFixed(0)} ms`);
if (options.show === "wrong") console.log(wrong.join("\n"));

async function measureSets() {
  const chosen = readSets(options.sets).filter(({ keptAside = false }) => isChosen(keptAside));
  const read = options.documents ? await Promise.all(chosen.map(asRead)) : chosen;
  const all = read.map(scoreSet);
  const told = (one: typeof all) =>
    Object.entries(measure(one))
      .map(([name, value]) => `${name} ${value.toFixed(3)}`)
      .join("  ");
  for (const one of all) console.log(`${one.set.id.padEnd(20)} ${told([one])}`);
  console.log(`${String(all.length).padEnd(20)} ${told(all)}`);
  for (const one of all) if (options.show === one.set.id || options.show === "wrong") console.log(describeSet(one));
}

function readPeople(folder: string): Map<string, Resume> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return new Map(
    files.map((name) => {
      const resume = JSON.parse(readFileSync(join(folder, name), "utf8")) as Omit<Resume, "meta"> & { meta?: Partial<Resume["meta"]> };
      const told: Partial<VitaeMeta> = resume.meta?.vitae ?? {};
      const language = detectLanguage(leaves(resume).join("\n"));
      return [
        name.replace(".json", ""),
        { ...resume, meta: { vitae: { language, pages: 1, ocr: false, parser: "json", warnings: [], ...told } } },
      ];
    }),
  );
}

/** The corpus' id of each requirement that was read, by its text. */
function pairRequirements(jd: Jd, wanted: Requirements): (string | undefined)[] {
  return wanted.requirements.map(({ text }) => jd.requirements.find((one) => fold(one.text) === fold(text))?.id);
}

function noteWrong(jd: Jd, person: string, met: string[], score: Score) {
  const truth = jd.met?.[person];
  if (!truth) return;
  for (const { id, text, type } of jd.requirements) {
    if (truth.includes(id) === met.includes(id)) continue;
    const found = score.requirements.find((one) => fold(one.text) === fold(text));
    wrong.push(
      `${jd.id} ${person} ${id} (${type}) ${truth.includes(id) ? "MISSED" : "WRONGLY MET"} "${text}" → ${found?.met}: ${found?.evidence.join(" | ")}`,
    );
  }
}

function show(jd: Jd, wanted: Requirements) {
  console.log(
    JSON.stringify(
      {
        ...wanted,
        requirements: wanted.requirements.map(({ text, kind, wanted: things, years }) => ({
          text,
          kind,
          years,
          things: things.map((thing) => ("concepts" in thing ? `${thing.group}:${thing.concepts.join("/")}` : JSON.stringify(thing))),
        })),
      },
      null,
      1,
    ),
  );
  for (const [person, value] of Object.entries(scores[jd.id] ?? {}).sort((a, b) => b[1] - a[1])) {
    const score = matchResume(people.get(person) as Resume, wanted, { now });
    console.log(
      value,
      person,
      `label ${jd.labels[person] ?? 0}`,
      (jd.hard_negatives ?? []).includes(person) ? "HARD" : "",
      score.sum.map(({ part, value: one }) => `${part} ${one}`).join(" "),
      score.requirements.map(({ met }) => met[0]).join(""),
    );
  }
}
