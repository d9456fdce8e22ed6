import { join } from "node:path";
import type { Resume } from "../../../src/engine/contract/resume.ts";
import { programArgv } from "../../../src/engine/testing/program-argv.ts";

/** A CV as Vitae reads and scores it: what the rows of a finished job and of a finished analysis hold. `score`: as JSON. */
export type ReadCv = { resume: Resume; score: string; jdText: string };

const SAMPLE = join(import.meta.dir, "../../../samples/jonas-okafor.docx");
const JD_TEXT =
  "Data engineer\nRequirements\n- Five years of SQL\n- Python\n- A team to lead\n- German\n- Airflow or Dagster\n- A degree in computer science";

export async function readSample(): Promise<ReadCv> {
  const resume = JSON.parse(await run("parse", SAMPLE)) as Resume;
  const { results } = JSON.parse(await run("match", "--jd-text", JD_TEXT, SAMPLE, "--no-model", "--json")) as {
    results: { matchingScore: object }[];
  };
  return { resume, score: JSON.stringify(results[0]?.matchingScore), jdText: JD_TEXT };
}

async function run(...args: string[]): Promise<string> {
  const program = Bun.spawn(programArgv(...args), { stdin: "ignore", stdout: "pipe", stderr: "ignore" });
  const [text, status] = await Promise.all([new Response(program.stdout).text(), program.exited]);
  if (status !== 0) throw new Error(`vitae ${args[0]} ended with status ${status}`);
  return text;
}
