import type { ChainCheck } from "../../engine/contract/api.ts";
import { complain, type ExitStatus, type OutputOptions, printJson, say } from "../terminal/output.ts";

/** Tells whether a log is as it was written. `log`: "The decision log"; `command`: what checks it. Exit status 1 when it is not. */
export function tellCheck(check: ChainCheck, { log, command }: { log: string; command: string }, options: OutputOptions): ExitStatus {
  if (options.json) printJson(check);
  else if (check.intact) for (const line of intactLines(check, log, command)) say(line, options);
  else for (const problem of check.problems) complain(problem);
  return check.intact ? 0 : 1;
}

function intactLines({ records, first, last, end, removed }: ChainCheck, log: string, command: string): string[] {
  if (records === 0) return [`${log} is empty.`];
  return [
    `${log} is as it was written: ${records} record(s), ${first} to ${last}.`,
    ...(removed > 0 ? [`The retention has removed the first ${removed}.`] : []),
    `Its end is ${end}. Note it elsewhere: "${command} --end" tells later whether records were taken off.`,
  ];
}
