import { styleText } from "node:util";
import { AppError } from "../../engine/contract/errors.ts";

/** 0 all done; 1 some files or the work failed; 2 the command line or the configuration is wrong. */
export type ExitStatus = 0 | 1 | 2;
export type OutputOptions = { json?: boolean; quiet?: boolean };

/** The result of a command. Nothing else goes to stdout. */
export const printJson = (value: unknown) => print(JSON.stringify(value, null, 2));

export const print = (text: string) => process.stdout.write(`${text}\n`);

/** A line about the work, for people: on stderr, and not with `--quiet`. */
export function say(line: string, { quiet }: OutputOptions) {
  if (!quiet) process.stderr.write(`${line}\n`);
}

/** A line that is shown even with `--quiet`: something failed. */
export const complain = (line: string) => process.stderr.write(`${red(line)}\n`);

/** An expected failure is its sentence; anything else is a bug and keeps its stack. */
export function explain(error: unknown) {
  if (error instanceof AppError) complain(error.message);
  else process.stderr.write(`${Bun.inspect(error)}\n`);
}

export const exitStatusOf = (error: unknown): ExitStatus => (error instanceof AppError && error.code === "invalid" ? 2 : 1);

/** Columns as wide as their longest cell, under upper-case headings. */
export function printTable(rows: Record<string, string | number | null>[]) {
  const first = rows[0];
  if (!first) return;

  const columns = Object.keys(first);
  const lines = [columns.map((name) => name.toUpperCase()), ...rows.map((row) => columns.map((name) => String(row[name] ?? "")))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => Bun.stringWidth(line[index] ?? ""))));

  for (const line of lines)
    print(
      line
        .map((cell, index) => pad(cell, widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

const pad = (cell: string, width: number) => cell + " ".repeat(width - Bun.stringWidth(cell));

export type Progress = {
  /** Counts one more as done. One that was `skipped` is left out of the estimate of the time left. */
  step: (name: string, skipped?: boolean) => void;
  stop: () => void;
};

/** A bar on a terminal; nothing where stderr is a file, with `--quiet`, or with `NO_COLOR`. */
export async function openProgress(total: number, { quiet }: OutputOptions): Promise<Progress | undefined> {
  if (quiet || total < 2 || !process.stderr.isTTY || process.env.NO_COLOR) return undefined;

  const { SingleBar, Presets } = await import("cli-progress");
  const bar = new SingleBar(
    { format: "{bar} {value}/{total} {pace} {name}", stream: process.stderr, clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  );
  const start = performance.now();
  let left = total;
  let worked = 0;
  bar.start(total, 0, { name: "", pace: "" });
  return {
    step(name, skipped = false) {
      left -= 1;
      if (!skipped) worked += 1;
      bar.increment({ name, pace: paceOf(worked, left, (performance.now() - start) / 1000) });
    },
    stop: () => bar.stop(),
  };
}

/** "2.4/s, 3:05 left": the rate, and the time left at that rate. Empty before the first one is done. */
export function paceOf(done: number, left: number, seconds: number): string {
  if (done === 0) return "";
  const rate = done / Math.max(seconds, 0.001);
  const time = Math.round(left / rate);
  const [hours, minutes] = [Math.floor(time / 3600), Math.floor(time / 60) % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return `${rate.toFixed(rate < 10 ? 1 : 0)}/s, ${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(time % 60)} left`;
}

/** A progress line on a terminal that is overwritten as it counts up. */
export function openSteps({ quiet }: OutputOptions) {
  const shown = !quiet && process.stderr.isTTY && !process.env.NO_COLOR;
  const start = performance.now();
  return {
    to(done: number, total: number) {
      if (shown && done > 0)
        process.stderr.write(`\r\x1b[K${done}/${total} ${paceOf(done, total - done, (performance.now() - start) / 1000)}`);
    },
    stop() {
      if (shown) process.stderr.write("\r\x1b[K");
    },
  };
}

/** Aborted by the first Ctrl-C or SIGTERM; the second has its default effect and ends the program. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}

export const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

// `styleText` itself looks at the terminal and at NO_COLOR.
const red = (line: string) => styleText("red", line, { stream: process.stderr });
