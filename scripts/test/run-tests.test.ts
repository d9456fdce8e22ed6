import { afterAll, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = mkdtempSync(join(tmpdir(), "vitae-run-tests-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SOUND = `test("sound", () => {});`;
const BROKEN = `test("broken", () => { throw new Error("broken"); });`;
/** A test that never ends and says nothing, as in a lost worker: the first time, or each time. */
const silent = (isAgain: boolean) => `
  test("quick", () => {});
  test("silent", async () => {
    if (existsSync("tried") && !${isAgain}) return;
    writeFileSync("tried", "");
    await new Promise(() => {});
  });`;

/** Runs test files in a process of its own, for what it prints. */
async function run(files: Record<string, string>): Promise<string> {
  const folder = join(root, crypto.randomUUID());
  mkdirSync(folder);
  for (const [name, tests] of Object.entries(files))
    writeFileSync(
      join(folder, `${name}.test.ts`),
      `import { test } from "bun:test"; import { existsSync, writeFileSync } from "node:fs"; ${tests}`,
    );
  const runner = JSON.stringify(join(import.meta.dir, "run-tests.ts"));
  const script = `
    import { runTests } from ${runner};
    console.log("passed:", await runTests({ options: ["--timeout", "600000"], paths: ["."], workers: 3, maxSilenceMs: 2000 }));`;
  const program = Bun.spawn([process.execPath, "-e", script], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: "1" },
    stdout: "pipe",
    stderr: "pipe",
  });
  return (await Promise.all([program.stdout, program.stderr].map((stream) => new Response(stream).text()))).join("");
}

test.concurrent("a test file whose process falls silent is run again, and what it says then counts", async () => {
  const said = await run({ sound: SOUND, silent: silent(false) });
  expect(said).toContain("Nothing was printed for 2 s.\nRun again: silent.test.ts");
  expect(said).toContain("\n 2 pass\n 0 fail\n\nNothing");
  expect(said).toContain("passed: true");
});

test.concurrent("a test file that falls silent a second time has failed", async () => {
  const said = await run({ sound: SOUND, silent: silent(true) });
  expect(said).toContain("\n 1 fail\n\nNothing was printed a second time.");
  expect(said).toContain("passed: false");
});

test.concurrent("a failed test fails the run", async () => {
  const said = await run({ sound: SOUND, broken: BROKEN });
  expect(said).toMatch(/\n 1 pass\n 1 fail/);
  expect(said).toContain("passed: false");
});

test.concurrent("a failed test fails the run beside a file that is run again too", async () => {
  const said = await run({ broken: BROKEN, silent: silent(false) });
  expect(said).toContain("Run again: silent.test.ts");
  expect(said).toContain("passed: false");
});
