/**
 * `bun run thresholds [FOLDER…]`: which threshold of the engine no fixture needs.
 *
 * Thresholds stand in the `thresholds.ts` of their stage, e.g. `export const MIN_SPACE_EM = 0.08;`, each with a comment that ends with the fixtures
 * that fail without it. Each value is changed (halved, doubled, a tenth, ten times) in a copy of the sources, which reads those fixtures again.
 * A threshold is needed when one of them is then read otherwise than approved. `--find` tries all fixtures and prints the ids that fail.
 * `--tests` runs the tests that a comment names in the place of fixtures; without it they are believed. Each core works on a copy of its own.
 * Exits with 1 where a threshold is not needed, and names it again at the end.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { FIXTURE_IDS, isScan } from "../../tests/approval.ts";
import { type Threshold, thresholdsOf, thresholdTables, withThreshold } from "../../tests/threshold-tables.ts";

/** A threshold and its table, as a path below the checkout. */
type Candidate = { table: string; threshold: Threshold };
/** `shown`: what is printed behind its name and value. Undefined where tests hold it that were not run. */
type Verdict = { isNeeded: boolean; shown: string } | undefined;

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
const MAX_NAMED_FIXTURES = 6;

const copies = Array.from({ length: availableParallelism() }, copyCheckout);
process.on("exit", () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});
/** Whether lists of tests pass with the values as they are. Each list is run once. */
const unchanged = new Map<string, Promise<boolean>>();
process.exitCode = (await checkTables()) > 0 ? 1 : 0;

/** How many thresholds are not needed. Prints each that was tried, in the order of the tables. */
async function checkTables(): Promise<number> {
  const tables = thresholdTables().filter((path) => positionals.length === 0 || positionals.some((folder) => path.includes(folder)));
  const candidates = tables.flatMap((path): Candidate[] =>
    thresholdsOf(readFileSync(path, "utf8")).map((threshold) => ({ table: relative(CHECKOUT_ROOT, path), threshold })),
  );
  const verdicts = candidates.map(() => Promise.withResolvers<Verdict>());
  const left = candidates.entries();
  const work = async (copy: string) => {
    for (const [at, candidate] of left) verdicts[at]?.resolve(await judge(candidate, copy));
  };
  const [unneeded] = await Promise.all([
    report(
      candidates,
      verdicts.map(({ promise }) => promise),
    ),
    ...copies.map(work),
  ]);
  return unneeded;
}

async function report(candidates: readonly Candidate[], verdicts: readonly Promise<Verdict>[]): Promise<number> {
  const unneeded: string[] = [];
  let tried = 0;
  let lastTable: string | undefined;
  for (const [at, { table, threshold }] of candidates.entries()) {
    const verdict = await verdicts[at];
    if (!verdict) continue;
    tried++;
    const line = `${threshold.name} = ${threshold.value}: ${verdict.shown}`;
    if (table !== lastTable) console.log(table);
    lastTable = table;
    console.log(`  ${line}`);
    if (!verdict.isNeeded) unneeded.push(`${table}: ${line}`);
  }
  if (unneeded.length > 0) console.log(["", "Not needed:", ...unneeded].join("\n"));
  console.log(`\n${candidates.length} thresholds, ${tried} changed, ${unneeded.length} not needed`);
  return unneeded.length;
}

async function judge({ table, threshold }: Candidate, copy: string): Promise<Verdict> {
  const { fixtures, tests } = threshold;
  if (values.find)
    return judgeByFixtures(
      table,
      threshold,
      FIXTURE_IDS.filter((id) => values.scans || !isScan(id)),
      copy,
    );
  if (fixtures.length > 0) return judgeByFixtures(table, threshold, fixtures, copy);
  if (tests.length === 0) return { isNeeded: false, shown: "NO FIXTURE and no test is named" };
  return values.tests ? judgeByTests(table, threshold, copy) : undefined;
}

async function judgeByFixtures(table: string, { name, value }: Threshold, ids: readonly string[], copy: string): Promise<Verdict> {
  for (const changed of changedValues(value)) {
    const failing = await withChanged(table, name, changed, copy, () => failingFixtures(ids, copy));
    if (failing.length === 0) continue;
    const count = failing.length > MAX_NAMED_FIXTURES ? `${failing.length} fixtures fail, among them ` : "";
    return { isNeeded: true, shown: `as ${changed} ${count}${failing.slice(0, MAX_NAMED_FIXTURES).join(", ")}` };
  }
  return { isNeeded: false, shown: `NOT NEEDED by ${values.find ? "any fixture" : ids.join(", ")}` };
}

/** A threshold is held when one of the tests fails with another value. Tests that fail with the value as it is hold nothing. */
async function judgeByTests(table: string, { name, value, tests }: Threshold, copy: string): Promise<Verdict> {
  const named = tests.join(", ");
  if (!(await unchanged.getOrInsertComputed(named, () => pass(tests, copy))))
    return { isNeeded: false, shown: `NOT HELD by ${named}: fails as it is` };
  for (const changed of changedValues(value))
    if (!(await withChanged(table, name, changed, copy, () => pass(tests, copy))))
      return { isNeeded: true, shown: `as ${changed} ${named} fails` };
  return { isNeeded: false, shown: `NOT HELD by ${named}` };
}

/** Whole numbers stay whole: a half of 3 words is 1, and 1 becomes 0. */
function changedValues(value: number): number[] {
  const times = (factor: number) => (Number.isInteger(value) ? Math.trunc(value * factor) : Number((value * factor).toPrecision(6)));
  return FACTORS.map(times).filter((changed) => changed !== value);
}

/** What `run` finds in a copy in which one threshold has another value. */
async function withChanged<T>(table: string, name: string, value: number, copy: string, run: () => Promise<T>): Promise<T> {
  const path = join(copy, table);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, withThreshold(text, name, value));
  try {
    return await run();
  } finally {
    writeFileSync(path, text);
  }
}

/** The fixtures that are read otherwise than approved; the first of them, where all are not asked for. */
async function failingFixtures(ids: readonly string[], copy: string): Promise<string[]> {
  const options = values.find ? [] : ["--first"];
  const child = Bun.spawn([process.execPath, "scripts/thresholds/read-fixtures.ts", ...options, ...ids], {
    cwd: copy,
    stdout: "pipe",
    stderr: "pipe",
  });
  const [output, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  if ((await child.exited) !== 0) throw new Error(`${ids.join(", ")}: ${errors}`);
  return output.split("\n").filter(Boolean);
}

/** A test that does not end fails: a step of 0 makes some loops endless. Slow suites (`.slow.ts`) are run only as paths that begin with "./". */
async function pass(tests: readonly string[], copy: string): Promise<boolean> {
  const child = Bun.spawn([process.execPath, "test", "--timeout=60000", "--bail", ...tests.map((test) => `./${test}`)], {
    cwd: copy,
    stdout: "ignore",
    stderr: "ignore",
    timeout: MAX_TEST_MS,
  });
  return (await child.exited) === 0;
}

/** The checkout with a copy of `src`, `scripts` and `tests`, and links to the rest. */
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
