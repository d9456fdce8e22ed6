import { createInterface } from "node:readline/promises";

/** Asks for confirmation on a terminal; Ctrl-C and Ctrl-D mean no. Without a terminal it does not ask. */
export async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `).catch(() => "");
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
