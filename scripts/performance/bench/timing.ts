import { treeMemory } from "../../../src/engine/adapters/converter/process-memory.ts";

export type Times = { min: number; median: number; max: number };

/** What is measured, the reference that runs beside it, and the bound. Times in milliseconds. */
export type Row = {
  name: string;
  ours: Times;
  reference?: { name: string; times: Times };
  ratio?: number;
  bound?: Bound;
  note?: string;
};
/** What a row may be: of its ratio where it has one, of its median otherwise. */
export type Bound = { max: number } | { min: number };

/** Turns of work that takes seconds at most: other work of the machine changes a single one much. */
export const MIN_TURNS = 9;

/** Both in turns, so that a busy moment of the machine meets both. The turns before, one if nothing is said, warm up. */
export async function inTurns(
  rounds: number,
  ours: () => unknown,
  reference?: () => unknown,
  before = 1,
): Promise<{ ours: Times; reference?: Times }> {
  const [own, other]: [number[], number[]] = [[], []];
  for (let round = -before; round < rounds; round++) {
    const took = await clock(ours);
    const tookOther = reference && (await clock(reference));
    if (round < 0) continue;
    own.push(took);
    if (tookOther !== undefined) other.push(tookOther);
  }
  return { ours: spread(own), ...(reference && { reference: spread(other) }) };
}

export async function clock(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export function spread(times: number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  return { min: sorted[0] ?? 0, median: sorted[sorted.length >> 1] ?? 0, max: sorted.at(-1) ?? 0 };
}

export const per = (count: number, { min, median, max }: Times): Times => ({
  min: min / count,
  median: median / count,
  max: max / count,
});

export type Run = { ms: number; cpuMs: number; peakBytes: number; stdout: string };

/** A program from its start to its end: time, work of it and of what it started, and the most memory of them together. Throws when it fails. */
export async function run(command: string[], options: { cwd?: string; env?: Record<string, string> } = {}): Promise<Run> {
  const start = performance.now();
  const child = Bun.spawn(command, { ...options, stdin: "ignore", stdout: "pipe", stderr: "ignore" });
  let peakBytes = 0;
  const watch = setInterval(async () => {
    peakBytes = Math.max(peakBytes, await treeMemory(child.pid));
  }, 50);
  const stdout = await new Response(child.stdout).text();
  const status = await child.exited;
  clearInterval(watch);
  if (status !== 0) throw new Error(`${command.slice(0, 3).join(" ")} ended with ${status}`);
  const used = child.resourceUsage();
  return { ms: performance.now() - start, cpuMs: Number(used?.cpuTime.total ?? 0) / 1000, peakBytes, stdout };
}

const shown = (ms: number) => (ms < 100 ? ms.toFixed(1) : ms < 10_000 ? ms.toFixed(0) : `${(ms / 1000).toFixed(1)} s`);
const spreadShown = ({ min, median, max }: Times) => `${shown(median)} (${shown(min)} to ${shown(max)})`;

function boundShown(bound: Bound, value: number): string {
  if ("max" in bound) return `at most ${bound.max}: ${value <= bound.max ? "met" : "missed"}`;
  return `at least ${bound.min}: ${value >= bound.min ? "met" : "missed"}`;
}

/** As a table of Markdown, which is also readable on a terminal. */
export function table(rows: Row[]): string {
  const cells = rows.map(({ name, ours, reference, ratio, bound, note }) => [
    name,
    spreadShown(ours),
    reference ? `${reference.name}: ${spreadShown(reference.times)}` : "",
    ratio === undefined ? "" : ratio.toFixed(2),
    bound ? boundShown(bound, ratio ?? ours.median) : "",
    note ?? "",
  ]);
  const lines = [["measured", "ms: median (min to max)", "beside it", "ratio", "bound", ""], ...cells];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => (line[column] as string).length))) ?? [];
  const print = (line: string[]) => `| ${line.map((cell, column) => cell.padEnd(widths[column] as number)).join(" | ")} |`;
  const [head, ...body] = lines as [string[], ...string[][]];
  return [print(head), print(widths.map((width) => "-".repeat(width))), ...body.map(print)].join("\n");
}
