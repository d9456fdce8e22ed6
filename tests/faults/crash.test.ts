import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { brokenInvariants } from "../../src/engine/testing/check-invariants.ts";
import { DAY } from "../../src/engine/testing/clock.ts";
import { openService, STORY, summary } from "./crash/story.ts";

/** `CRASH_EVERY=1 bun test tests/faults/crash.test.ts` for every step; else every fourth, and the first of each kind. */
const EVERY = Number(process.env.CRASH_EVERY ?? 4);
const RETENTION = "the retention days are over";
const folder = mkdtempSync(join(tmpdir(), "vitae-crash-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The steps of the whole story, and what it comes to when nobody is killed. */
let steps: string[];
let undisturbed: object;

beforeAll(async () => {
  const { lines, status } = await tell(join(folder, "undisturbed"), 0);
  expect(status).toBe(0);
  steps = lines.flatMap((line) => (line.startsWith("step ") ? [line.slice(5)] : []));
  undisturbed = await finish(join(folder, "undisturbed"), told(lines));
});

test(
  "killed at any one of its steps, the service loses nothing acknowledged, and a client that asks again ends where it would have ended",
  async () => {
    const crashed: Record<string, number> = {};
    const numbers = steps.flatMap((label, index) => (index % EVERY === 0 || steps.indexOf(label) === index ? [index + 1] : []));
    const inTurn = async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        const dataDir = join(folder, String(number));
        const { lines, signal } = await tell(dataDir, number);
        const label = lines.find((line) => line.startsWith("crash "))?.slice(6);
        expect([number, label, signal]).toEqual([number, expect.any(String), "SIGKILL"]);
        crashed[label as string] = (crashed[label as string] ?? 0) + 1;

        expect([number, label, await finish(dataDir, told(lines))]).toEqual([number, label, undisturbed]);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, inTurn));

    const kinds = Object.entries(crashed).sort(([, a], [, b]) => b - a);
    console.log(
      `killed at ${kinds.reduce((sum, [, count]) => sum + count, 0)} of ${steps.length} steps: ${kinds.map((kind) => kind.join(" ")).join(", ")}`,
    );
  },
  60 * 60_000,
);

/** Tells the story in a process of its own that dies at a step; at none for 0. */
async function tell(dataDir: string, crashAt: number) {
  const argv = [
    process.execPath,
    "--preload",
    join(import.meta.dir, "crash/crash-at.ts"),
    join(import.meta.dir, "crash/storyteller.ts"),
    dataDir,
  ];
  const child = Bun.spawn(argv, { env: { ...process.env, CRASH_AT: String(crashAt) }, stdout: "pipe", stderr: "inherit" });
  const lines = (await new Response(child.stdout).text()).split("\n");
  return { lines, status: await child.exited, signal: child.signalCode };
}

const told = (lines: string[]) => new Set(lines.flatMap((line) => (line.startsWith("told ") ? [line.slice(5)] : [])));

/** Starts the service on what the crash left, tells what had not been acknowledged, and sums up. */
async function finish(dataDir: string, acknowledged: Set<string>): Promise<object> {
  const api = await openService(dataDir);
  if (acknowledged.has(RETENTION)) api.engine.clock.advance(8 * DAY);
  await api.engine.runner.idle();
  expect(brokenInvariants(api.engine.store, api.engine.files)).toEqual([]);

  for (const { name, tell } of STORY) if (!acknowledged.has(name)) await tell(api, () => {});
  const result = { ...summary(api.engine.store), files: readdirSync(join(dataDir, "files")).length };
  await api.close();
  return result;
}
