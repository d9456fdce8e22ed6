#!/usr/bin/env bun
/**
 * `bun run hostile [DIR...] [--mutants N] [--seed S] [--at-once N] [--log FILE]`: sends every file of the folders, or N mutants of them,
 * through the converter child as the service does, and prints what became of them and what they took. Ends with status 1 on a fault.
 */
import { appendFileSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { mutants } from "./mutants.ts";
import { errorsOf, figuresOf } from "./report.ts";
import { type HostileFile, runFiles } from "./run-files.ts";

const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    mutants: { type: "string" },
    seed: { type: "string", default: "1" },
    "at-once": { type: "string", default: "2" },
    log: { type: "string" },
  },
});
if (folders.length === 0) throw new Error("usage: bun run hostile DIR... [--mutants N] [--seed S] [--at-once N] [--log FILE]");

const files = folders.flatMap(filesBelow);
const summary = await runFiles(options.mutants ? mutants([...files], Number(options.mutants), Number(options.seed)) : files, {
  lanes: Number(options["at-once"]),
  warm: options.mutants !== undefined,
  onRun: ({ name, outcome, code, reason, ms, peakBytes }) => {
    const line = [outcome, code ?? "", Math.round(ms), Math.round(peakBytes / 2 ** 20), name, reason.split("\n").slice(0, 6).join(" | ")];
    if (options.log) appendFileSync(options.log, `${line.join("\t")}\n`);
  },
});
console.log(figuresOf(summary).join("\n"));
const faults = errorsOf(summary);
for (const fault of faults) console.log(fault);
process.exit(faults.length > 0 ? 1 : 0);

function filesBelow(folder: string): HostileFile[] {
  const names = statSync(folder).isFile() ? [""] : (readdirSync(folder, { recursive: true }) as string[]).sort();
  return names
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !/\.(md|py|json|txt|typ|ts)$/.test(path))
    .map((path) => ({ name: path, bytes: new Uint8Array(readFileSync(path)) }));
}
