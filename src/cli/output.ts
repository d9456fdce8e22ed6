import { styleText } from "node:util";
import { AppError } from "../engine/errors.ts";

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

export type Progress = { step: (name: string) => void; stop: () => void };

/** A bar on a terminal; nothing where stderr is a file, with `--quiet`, or with `NO_COLOR`. */
export async function openProgress(total: number, { quiet }: OutputOptions): Promise<Progress | undefined> {
  if (quiet || total < 2 || !process.stderr.isTTY || process.env.NO_COLOR) return undefined;

  const { SingleBar, Presets } = await import("cli-progress");
  const bar = new SingleBar(
    { format: "{bar} {value}/{total} {name}", stream: process.stderr, clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  );
  bar.start(total, 0, { name: "" });
  return { step: (name) => bar.increment({ name }), stop: () => bar.stop() };
}

// `styleText` itself looks at the terminal and at NO_COLOR.
const red = (line: string) => styleText("red", line, { stream: process.stderr });
