import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Resume } from "../src/engine/contract/resume.ts";
import { convertDocument } from "../src/engine/cv/convert-document.ts";
import type { ReadTools } from "../src/engine/cv/reading.ts";
import { CHECKOUT_ROOT } from "../src/engine/setup/assets.ts";

/** One folder per fixture: the CV (`cv.docx` or `cv.pdf`) and its approved Resume (`resume.json`). */
export const FIXTURES = join(CHECKOUT_ROOT, "tests/fixtures/cv");
/** The table of the fixtures: each id with the cause that it holds. */
export const README = join(FIXTURES, "README.md");

export type Fixture = { id: string; cv: string; approved: string };

/** Sorted by id. Throws for a folder without a CV. */
export const FIXTURE_IDS = readdirSync(FIXTURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** Fixtures that need text recognition are named `scan-…`: they run in the slow suite (`bun run test:ocr`). */
export const isScan = (id: string) => id.startsWith("scan-");

export function fixture(id: string): Fixture {
  const folder = join(FIXTURES, id);
  const cv = ["cv.docx", "cv.pdf"].map((name) => join(folder, name)).find((path) => existsSync(path));
  if (!cv) throw new Error(`tests/fixtures/cv/${id} has neither cv.docx nor cv.pdf.`);
  return { id, cv, approved: join(folder, "resume.json") };
}

export type Tools = Pick<ReadTools, "readAsset" | "recognize" | "maxPages">;

/** Converts the CV as `vitae parse` does, and returns its Resume in the approved form. */
export async function convertFixture({ id, cv }: Fixture, tools: Tools): Promise<unknown> {
  const { resume } = await convertDocument(new Uint8Array(readFileSync(cv)), { fileName: `${id}.cv`, ocr: "auto", outputs: [] }, tools);
  return approvedForm(resume);
}

/**
 * The Resume as JSON keeps it, with the photo's size and hash in the place of its bytes. Confidence is left out: each calibration moves all its
 * numbers a little, and a person reading them could not say which are right. `6-confidence` has tests of its own.
 */
function approvedForm(resume: Resume): unknown {
  const { meta, ...content } = resume;
  const { image } = resume.basics;
  const basics = image ? { ...resume.basics, image: describePhoto(image) } : resume.basics;
  const { confidence: _, ...vitae } = meta.vitae;
  return JSON.parse(JSON.stringify({ ...content, basics, meta: { ...meta, vitae } }));
}

/** "image/jpeg, 5120 bytes, sha256 0123456789abcdef". */
function describePhoto(dataUrl: string): string {
  const [head = "", base64 = ""] = dataUrl.split(",");
  const bytes = Buffer.from(base64, "base64");
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return `${head.replace(/^data:|;base64$/g, "")}, ${bytes.length} bytes, sha256 ${hash}`;
}

/** The text of `resume.json`: two spaces of indentation, each source on a line of its own. */
export function writeApproved(resume: unknown): string {
  const oneLine = (source: string) => source.replace(/\s*\n\s*/g, " ");
  return `${JSON.stringify(resume, null, 2).replace(/\{[^{}]*"quote": [^{}]*\}/g, oneLine)}\n`;
}

export const readApproved = ({ approved }: Fixture): unknown => JSON.parse(readFileSync(approved, "utf8"));

/** Fails with the differing values, a line each, when a fixture is read otherwise than its approved Resume says, or has none. */
export async function expectApproved(id: string, tools: Tools): Promise<void> {
  const one = fixture(id);
  if (!existsSync(one.approved)) throw new Error(`${id} has no approved resume.json: bun run approve --update ${id}`);
  const current = await convertFixture(one, tools);
  const lines = differences(readApproved(one), current);
  // Key order shows in the file only.
  if (lines.length === 0 && readFileSync(one.approved, "utf8") !== writeApproved(current)) lines.push("resume.json is written otherwise");
  if (lines.length > 0) throw new Error(`${id} is read otherwise than approved:\n${lines.map((line) => `  ${line}`).join("\n")}`);
}

/** Beyond so many lines a difference is cut short. */
const MAX_LINES = 60;

/**
 * What differs, a line for each value with its path; nothing where both are equal.
 * `work[1].position: - "Manager"  + "Manager, Berlin"`. Paths count the entries of the approved Resume, of a new entry those of the new one.
 */
export function differences(approved: unknown, current: unknown): string[] {
  const lines: string[] = [];
  compare(approved, current, "", lines);
  // A changed list moves the sources of all that follows: they come last.
  const isSource = (line: string) => line.startsWith("meta.vitae.sources");
  const ordered = [...lines.filter((line) => !isSource(line)), ...lines.filter(isSource)];
  return ordered.length <= MAX_LINES ? ordered : [...ordered.slice(0, MAX_LINES), `… and ${ordered.length - MAX_LINES} more`];
}

function compare(before: unknown, after: unknown, path: string, lines: string[]): void {
  if (equal(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    compareLists(before, after, path, lines);
    return;
  }
  if (isObject(before) && isObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare(before[key], after[key], path.endsWith(".sources") ? `${path} ${key}` : [path, key].filter(Boolean).join("."), lines);
    return;
  }
  const changes = [before === undefined ? "" : `- ${JSON.stringify(before)}`, after === undefined ? "" : `+ ${JSON.stringify(after)}`];
  lines.push(`${path}: ${changes.filter(Boolean).join("  ")}`);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const equal = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Entries that are in both lists are passed over; what stands between them is compared in its order. */
function compareLists(before: unknown[], after: unknown[], path: string, lines: string[]): void {
  let [left, right] = [0, 0];
  for (const [i, j] of [...commonEntries(before, after), [before.length, after.length] as const]) {
    for (; left < i || right < j; left++, right++) {
      const index = left < i ? left : right;
      compare(left < i ? before[left] : undefined, right < j ? after[right] : undefined, `${path}[${index}]`, lines);
    }
    [left, right] = [i + 1, j + 1];
  }
}

/** The longest common subsequence of two lists, as pairs of indices. */
function commonEntries(before: unknown[], after: unknown[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      (lengths[i] as number[])[j] = equal(before[i], after[j])
        ? lengthAt(i + 1, j + 1) + 1
        : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));

  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (equal(before[i], after[j])) pairs.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
