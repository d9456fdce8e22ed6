import { beforeAll, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mutants } from "../../scripts/hostile/mutants.ts";
import { errorsOf, figuresOf, tooLarge } from "../../scripts/hostile/report.ts";
import { type HostileFile, runFiles, type Summary } from "../../scripts/hostile/run-files.ts";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { heifOf, sampleScans } from "../../src/engine/testing/heif-samples.ts";
import { DAMAGED_PDFS } from "./damaged-pdfs.ts";
import { DAMAGED_WORDS, OTHER_FILES } from "./damaged-words.ts";

const MINUTES = 60_000;
const MUTANTS = Number(process.env.VITAE_MUTANTS ?? 200);
const CORPUS = join(CHECKOUT_ROOT, "../shared/hostile");
/** Word files of a size that no CV has: they take their time, and their share of memory. */
const GIANTS = /stress0(?:08|10)\.docx/;

const filesBelow = (folder: string): HostileFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:md|py)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ name: path, bytes: new Uint8Array(readFileSync(path)) }));
const outcomeOf = ({ runs }: Summary, name: string) => {
  const run = runs.find((found) => found.name.endsWith(name));
  return run?.code ?? run?.outcome;
};

let damaged: Summary;
beforeAll(async () => {
  damaged = await runFiles([...DAMAGED_PDFS, ...DAMAGED_WORDS, ...OTHER_FILES], { request: { outputs: ["docx"] } });
  console.log(figuresOf(damaged).join("\n"));
}, 10 * MINUTES);

test("every damaged, disguised or oversized file is read or refused with a sentence, and leaves nothing behind", () => {
  expect(damaged.runs).toHaveLength(DAMAGED_PDFS.length + DAMAGED_WORDS.length + OTHER_FILES.length);
  expect(errorsOf(damaged)).toEqual([]);
  expect(damaged.runs.filter(({ outcome }) => outcome !== "read" && outcome !== "refused").map(({ name }) => name)).toEqual([]);
  expect(tooLarge(damaged.runs)).toEqual([]);
});

test.each([
  ["an empty file", "empty"],
  ["content packed twice", "too_large"],
  ["content of a hundred megabytes", "too_large"],
  ["a hundred million spaces", "too_large"],
  ["three hundred thousand cells", "too_large"],
  ["three thousand entries", "too_large"],
  ["Word: tables in tables", "too_large"],
  ["a milliard laughs", "corrupt"],
  ["an entity from outside", "corrupt"],
  ["no document", "corrupt"],
  ["a header and nothing else", "corrupt"],
  ["a password handler that nobody knows", "corrupt"],
  ["AES-256 with a password", "encrypted"],
  ["a locked Word file", "encrypted"],
  ["entries with a password", "encrypted"],
  ["a program", "unsupported_format"],
  ["a page with a script", "unsupported_format"],
  ["an old Word file", "unsupported_format"],
  ["no page content", "no_text"],
  ["a header behind a kilobyte of something else", "read"],
  ["a form that draws itself", "read"],
  ["widths for a hundred milliard letters", "not_a_cv"],
  ["widths for two milliard letters before the first", "not_a_cv"],
  ["widths for a milliard letters, told elsewhere", "not_a_cv"],
  ["heights for a hundred milliard letters", "not_a_cv"],
  ["a JBIG2 picture of junk", "read"],
  ["entries that climb", "read"],
  ["styles that are based on themselves", "read"],
])("%s: %s", (name, outcome) => expect(outcomeOf(damaged, name)).toBe(outcome));

test(
  `${MUTANTS} damaged copies of good files are read or refused with a sentence, and leave nothing behind`,
  async () => {
    const seeds = [...filesBelow(join(CHECKOUT_ROOT, "samples")), ...filesBelow(join(CHECKOUT_ROOT, "tests/fixtures/pdf"))];
    const summary = await runFiles(mutants(seeds, MUTANTS, 1), { warm: true, request: { outputs: ["docx"] } });
    console.log(figuresOf(summary).join("\n"));
    expect(errorsOf(summary)).toEqual([]);
  },
  20 * MINUTES + MUTANTS * 1_000,
);

test(
  "HEIC pictures that are cut off, damaged or lie about their size are made readable or refused with a sentence, and leave nothing behind",
  async () => {
    const heic = await heifOf(await sampleScans(40));
    const cut = [8, 40, 400, heic.length / 3, heic.length - 1].map((length) => ({
      name: `cut at ${length}`,
      bytes: heic.slice(0, length),
    }));
    const lies = [1, 20_000, 0xffffffff].map((size) => ({ name: `says it is ${size} pixels wide`, bytes: withWidth(heic, size) }));
    const damaged = mutants([{ name: "heic", bytes: heic }], MUTANTS / 4, 1);
    const summary = await runFiles([...cut, ...lies, ...damaged], { warm: true, request: { kind: "readable", outputs: [] } });
    console.log(figuresOf(summary).join("\n"));
    expect(errorsOf(summary)).toEqual([]);
    expect(outcomeOf(summary, "cut at 40")).toBe("corrupt");
    expect(outcomeOf(summary, "says it is 4294967295 pixels wide")).toBe("too_large");
  },
  5 * MINUTES,
);

/** A HEIC picture all of whose sizes (`ispe`) say another width. */
function withWidth(heic: Uint8Array, width: number): Uint8Array {
  const file = Buffer.from(heic);
  for (let at = file.indexOf("ispe"); at >= 0; at = file.indexOf("ispe", at + 4)) file.writeUInt32BE(width, at + 8);
  return new Uint8Array(file);
}

// In CI a missing corpus is a failure; elsewhere the test is skipped and says so.
const HAS_CORPUS = existsSync(CORPUS);
if (!HAS_CORPUS) console.warn(`Not run: the corpus of hostile files is not at ${CORPUS}.`);

test.skipIf(!HAS_CORPUS && !process.env.CI)(
  "every file of the corpus of hostile files is read or refused with a sentence, and leaves nothing behind",
  async () => {
    if (!HAS_CORPUS) throw new Error(`The corpus of hostile files is missing: CI needs it at ${CORPUS}.`);
    const files = filesBelow(CORPUS).filter(({ name }) => !GIANTS.test(name));
    const summary = await runFiles(files, { warm: true, request: { outputs: ["docx"] } });
    console.log(figuresOf(summary).join("\n"));
    expect(errorsOf(summary)).toEqual([]);
  },
  20 * MINUTES,
);
