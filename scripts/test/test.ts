import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { runTests } from "./run-tests.ts";

// `bun scripts/test/test.ts [SUITE] [OPTION...]`: runs a suite of tests in parallel; without a name, the tests that stand beside the sources.

type Suite = {
  /** All parts run, also where something failed in one before. */
  parts: { options?: string[]; paths?: string[] }[];
  timeoutMs: number;
  workers?: number;
  /** For so long the run may print nothing. */
  maxSilenceMs?: number;
  /** Whether its temporary files lie in memory where the machine has room. */
  inMemory?: boolean;
};

// Scripts of their own run these. A command is started as a program hundreds of times below src/cli.
const SLOW_SUITES = "src/cli,tests/binary,tests/browser,tests/faults,tests/hostile";
const SUITES: Record<string, Suite> = {
  // What is below src/engine/cv is pure, so its tests share the code that the first of them has loaded, as documents do in a converter child: loading it
  // for each of their files took as long as the tests themselves. All other files have code and globals of their own, for some set the environment or make a browser's window.
  beside: {
    parts: [
      { options: ["--no-isolate"], paths: ["./src/engine/cv"] },
      { options: [`--path-ignore-patterns={src/engine/cv,${SLOW_SUITES}}/**`] },
    ],
    timeoutMs: 30_000,
    // One more than there are cores: some tests wait for what happens by the clock, and others go on meanwhile.
    workers: availableParallelism() + 1,
    // More than a thousand tests start a service with a data folder of its own, which writes to the disk as carefully as the real one: a quarter of their time.
    inMemory: true,
  },
  commands: { parts: [{ paths: ["./src/cli"] }], timeoutMs: 60_000 },
  binary: { parts: [{ paths: ["./tests/binary"] }], timeoutMs: 120_000 },
  // Each file has a service and a browser of its own, and leaves half of two cores idle.
  browser: { parts: [{ paths: filesAt("tests/browser/*.browser.ts") }], timeoutMs: 120_000, workers: 2 },
  // Most of them wait: for locks to run out, and for connections that are cut. Killing workers, queue and service a hundred times takes minutes without a word.
  workers: { parts: [{ paths: filesAt("tests/workers/*.slow.ts") }], timeoutMs: 120_000, workers: 4, maxSilenceMs: 400_000 },
};
const MAX_SILENCE_MS = 180_000;

/** A file system in memory (Linux). */
const MEMORY = "/dev/shm";
/** Far more than the tests need at once, which is some MB. In containers the place is often 64 MB for all that runs there. */
const MIN_FREE_BYTES = 2 * 2 ** 30;

const named = process.argv.slice(2);
const name = named[0] && !named[0].startsWith("-") ? (named.shift() as string) : "beside";
const suite = SUITES[name];
if (!suite) throw new Error(`There is no suite "${name}", but ${Object.keys(SUITES).join(", ")}.`);
const { parts, timeoutMs, workers = availableParallelism(), maxSilenceMs = MAX_SILENCE_MS, inMemory = false } = suite;

const folder = mkdtempSync(join(inMemory && hasRoomInMemory() ? MEMORY : tmpdir(), "vitae-tests-"));
// As every folder for temporary files: some tests start a program as another user.
chmodSync(folder, 0o1777);
process.env.TMPDIR = folder;
try {
  for (const { options = [], paths = [] } of parts) {
    const passed = await runTests({ options: [`--timeout=${timeoutMs}`, ...named, ...options], paths, workers, maxSilenceMs });
    if (!passed) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function filesAt(pattern: string): string[] {
  return [...new Bun.Glob(pattern).scanSync()].sort().map((file) => `./${file}`);
}

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MIN_FREE_BYTES;
}
