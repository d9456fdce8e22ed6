import { tmpdir } from "node:os";
import { CHILD_MEMORY_BYTES, CONVERT_TIMEOUT_MS } from "../../contract/limits.ts";
import { converterArgv, startChild } from "./child-process.ts";
import type { Protection } from "./sandbox/enter-sandbox.ts";

/** The protections of the sandbox on this machine. Time is limited everywhere. */
export type ConverterIsolation = Record<
  Protection | /** Memory is measured and the child ended when it takes more than its share. */ "memoryWatch",
  boolean
>;

/** The protections in words for whoever runs the service, the most important first. */
const MEANINGS: Record<keyof ConverterIsolation, string> = {
  network: "no network",
  files: "no files of others",
  processes: "no other processes",
  systemCalls: "filtered system calls",
  limits: "hard limits",
  folderSize: "limited disk space",
  endsWithParent: "ends with the service",
  memoryWatch: "watched memory",
};

/** The same in words. */
export function describeIsolation(isolation: ConverterIsolation): { active: string[]; missing: string[] } {
  const names = Object.keys(MEANINGS) as (keyof ConverterIsolation)[];
  const words = (wanted: boolean) => names.filter((name) => isolation[name] === wanted).map((name) => MEANINGS[name]);
  return { active: words(true), missing: words(false) };
}

let asked: Promise<ConverterIsolation> | undefined;

/** The protections that are active on this machine, reported by a child that is started for it. Cached. */
export function converterIsolation(tmpDir = tmpdir()): Promise<ConverterIsolation> {
  asked ??= askChild(tmpDir);
  return asked;
}

async function askChild(tmpDir: string): Promise<ConverterIsolation> {
  const child = await startChild({
    timeoutMs: CONVERT_TIMEOUT_MS,
    ocrTimeoutMs: CONVERT_TIMEOUT_MS,
    memoryBytes: CHILD_MEMORY_BYTES,
    tmpDir,
    argv: converterArgv(),
  });
  try {
    const active = await child.protections();
    const has = (name: Protection) => active.includes(name);
    return {
      network: has("network"),
      files: has("files"),
      processes: has("processes"),
      systemCalls: has("systemCalls"),
      folderSize: has("folderSize"),
      limits: has("limits"),
      endsWithParent: has("endsWithParent"),
      memoryWatch: process.platform === "linux" || process.platform === "darwin",
    };
  } finally {
    await child.end();
  }
}
