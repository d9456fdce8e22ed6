/**
 * `bun run thresholds [FOLDER…]`: which threshold of the engine no fixture needs.
 *
 * Thresholds stand in the `thresholds.ts` of their stage, e.g. `export const MIN_SPACE_EM = 0.08;`, each with a comment that ends with the fixtures
 * that fail without it. Each value is changed (halved, doubled, a tenth, ten times) in a copy of the sources, which reads those fixtures again.
 * A threshold is needed when one of them is then read otherwise than approved. `--find` tries all fixtures and prints the ids that fail.
 * `--tests` runs the tests that a comment names in the place of fixtures; without it they are believed.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { CHECKOUT_ROOT } from "../src/engine/setup/assets.ts";
import { FIXTURE_IDS, isScan } from "../tests/approval.ts";
import { type Threshold, thresholdsOf, thresholdTables, withThreshold } from "../tests/threshold-tables.ts";

const { values, positionals } = parseArgs({
  options: {
    find: { type: "boolean", default: false },
    scans: { type: "boolean", default: false },
    tests: { type: "boolean", default: false },
  },
  allowPositionals: true,
});

const FACTORS = [0.5, 2, 0.1, 10];
/** The slow suites take minutes. */
const MAX_TEST_MS = 900_000;

const unchanged = new Map<string, Promise<boolean>>();
const copy = copyCheckout();
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
process.exitCode = (await checkTables()) > 0 ? 1 : 0;

async function isNeeded(path: string, { name, value, fixtures, tests }: Threshold): Promise<boolean> {
  if (values.tests && fixtures.length === 0 && tests.length > 0) return isHeldByTests(path, { name, value, tests });
  const candidates = values.find ? FIXTURE_IDS.filter((id) => values.scans || !isScan(id)) : fixtures;
  if (candidates.length === 0) {
    console.log(`  ${name} = ${value}: ${tests.length > 0 ? `held by ${tests.join(", ")}` : "no fixture named"}`);
    return tests.length > 0;
  }
  for (const factor of FACTORS) {
    const changed = changedBy(value, factor);
    if (changed === value) continue;
    const failing = await failingFixtures(path, name, changed, candidates);
    if (failing.length === 0) continue;
    console.log(
      `  ${name} = ${value}: as ${changed} ${failing.length > 6 ? `${failing.length} fixtures fail, among them ` : ""}${failing.slice(0, 6).join(", ")}`,
    );
    return true;
  }
  console.log(`  ${name} = ${value}: NOT NEEDED by ${values.find ? "any fixture" : candidates.join(", ")}`);
  return false;
}

/** True when one of the tests fails with another value. Tests that fail with the value as it is hold nothing. */
async function isHeldByTests(path: string, { name, value, tests }: Pick<Threshold, "name" | "value" | "tests">): Promise<boolean> {
  if (!(await passUnchanged(tests))) {
    console.log(`  ${name} = ${value}: NOT HELD by ${tests.join(", ")}: fails as it is`);
    return false;
  }
  for (const factor of FACTORS) {
    const changed = changedBy(value, factor);
    if (changed === value || !(await failsWith(path, name, changed, tests))) continue;
    console.log(`  ${name} = ${value}: as ${changed} ${tests.join(", ")} fails`);
    return true;
  }
  console.log(`  ${name} = ${value}: NOT HELD by ${tests.join(", ")}`);
  return false;
}

/** Each list of tests is run once. */
function passUnchanged(tests: readonly string[]): Promise<boolean> {
  const key = tests.join(" ");
  const passed = unchanged.get(key) ?? pass(tests);
  unchanged.set(key, passed);
  return passed;
}

async function failsWith(path: string, name: string, value: number, tests: readonly string[]): Promise<boolean> {
  const table = readFileSync(path, "utf8");
  const copied = join(copy, relative(CHECKOUT_ROOT, path));
  writeFileSync(copied, withThreshold(table, name, value));
  const passed = await pass(tests);
  writeFileSync(copied, table);
  return !passed;
}

/** A test that does not end fails: a step of 0 makes some loops endless. */
async function pass(tests: readonly string[]): Promise<boolean> {
  const child = Bun.spawn([process.execPath, "test", "--timeout=60000", "--bail", ...tests], {
    cwd: copy,
    stdout: "ignore",
    stderr: "ignore",
    timeout: MAX_TEST_MS,
  });
  return (await child.exited) === 0;
}

/** Whole numbers stay whole: a half of 3 words is 1, and 1 becomes 0. */
function changedBy(value: number, factor: number): number {
  return Number.isInteger(value) ? Math.trunc(value * factor) : Number((value * factor).toPrecision(6));
}

async function failingFixtures(path: string, name: string, value: number, ids: readonly string[]): Promise<string[]> {
  const table = readFileSync(path, "utf8");
  const copied = join(copy, relative(CHECKOUT_ROOT, path));
  writeFileSync(copied, withThreshold(table, name, value));
  const child = Bun.spawn([process.execPath, "scripts/thresholds/read-fixtures.ts", ...ids], { cwd: copy, stdout: "pipe", stderr: "pipe" });
  const [output, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  writeFileSync(copied, table);
  if ((await child.exited) !== 0) throw new Error(`${name} as ${value}: ${errors}`);
  return output.split("\n").filter(Boolean);
}

/** The checkout with a copy of `src` and links to the rest. */
function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), "vitae-thresholds-"));
  for (const entry of readdirSync(CHECKOUT_ROOT)) {
    if (entry === ".git") continue;
    if (["src", "scripts"].includes(entry)) cpSync(join(CHECKOUT_ROOT, entry), join(folder, entry), { recursive: true });
    else if (entry === "tests")
      cpSync(join(CHECKOUT_ROOT, entry), join(folder, entry), { recursive: true, filter: (path) => !path.endsWith("fixtures") });
    else symlinkSync(join(CHECKOUT_ROOT, entry), join(folder, entry));
  }
  symlinkSync(join(CHECKOUT_ROOT, "tests/fixtures"), join(folder, "tests/fixtures"));
  return folder;
}

/** How many thresholds no fixture needs. */
async function checkTables(): Promise<number> {
  const tables = thresholdTables().filter((path) => positionals.length === 0 || positionals.some((folder) => path.includes(folder)));
  let unneeded = 0;
  for (const path of tables) {
    console.log(relative(CHECKOUT_ROOT, path));
    for (const threshold of thresholdsOf(readFileSync(path, "utf8"))) if (!(await isNeeded(path, threshold))) unneeded++;
  }
  console.log(`${tables.length} tables, ${unneeded} thresholds that no fixture needs`);
  return unneeded;
}
