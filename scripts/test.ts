import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";

// Runs the tests that stand beside the sources, but those of the command line, in two parts; the second one also where something failed in the first.

// Scripts of their own run these. A command is started as a program hundreds of times below src/cli.
const SLOW_SUITES = "src/cli,tests/binary,tests/browser,tests/faults,tests/hostile";
// What is below src/engine/cv is pure, so its tests share the code that the first of them has loaded, as documents do in a converter child: loading it
// for each of their files took as long as the tests themselves. All other files have code and globals of their own, for some set the environment or make a browser's window.
const PARTS = [["--no-isolate", "./src/engine/cv"], [`--path-ignore-patterns={src/engine/cv,${SLOW_SUITES}}/**`]];

/** One more than there are cores: some tests wait for what happens by the clock, and others go on meanwhile. */
const WORKERS = availableParallelism() + 1;

/** A file system in memory (Linux). */
const MEMORY = "/dev/shm";
/** All data folders of a run together take a tenth of it. In containers the place is often 64 MB. */
const MIN_FREE_BYTES = 2 * 2 ** 30;

// More than a thousand tests start a service with a data folder of its own, which writes to the disk as carefully as the real one: a quarter of their time.
const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), "vitae-tests-"));
// As every folder for temporary files: some tests start a program as another user.
chmodSync(folder, 0o1777);
try {
  const failed = PARTS.filter((part) => {
    const argv = [process.execPath, "test", `--parallel=${WORKERS}`, "--timeout=30000", ...part];
    const env = { ...process.env, TMPDIR: folder };
    return !Bun.spawnSync(argv, { env, stdin: "ignore", stdout: "inherit", stderr: "inherit" }).success;
  });
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MIN_FREE_BYTES;
}
