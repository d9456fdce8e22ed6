export type TestRun = {
  /** Of `bun test`, with their values. */
  options: string[];
  /** Files and folders. */
  paths: string[];
  /** Processes at once. */
  workers: number;
  /** After so long without a word, in ms, the run is ended. */
  maxSilenceMs: number;
};

/**
 * Runs `bun test` in parallel; whether all tests passed. Now and then one of its workers falls silent for good (a fault of Bun 1.4, see its issues 39987
 * and 43697), and would hold the run until somebody ends it. The files that were at work then are run again, once, one after the other; the log says so.
 */
export async function runTests({ options, paths, workers, maxSilenceMs }: TestRun): Promise<boolean> {
  const first = await watch([`--parallel=${workers}`, ...options, ...paths], maxSilenceMs);
  if (!first.silent) return first.succeeded;

  // Its closing lines are missing, and whoever counts tests reads those.
  const failed = count(first.output, "fail");
  console.log(`\n ${count(first.output, "pass")} pass\n ${failed} fail\n\nNothing was printed for ${maxSilenceMs / 1000} s.`);
  const files = interruptedIn(first.output);
  if (files.length === 0) return false;
  console.log(`Run again: ${files.join(", ")}`);
  const again = await watch([...options, ...files.map((file) => `./${file}`)], maxSilenceMs);
  if (again.silent) console.log("\n 1 fail\n\nNothing was printed a second time.");
  return failed === 0 && again.succeeded && !again.silent;
}

type Watched = { succeeded: boolean; silent: boolean; output: string };

async function watch(args: string[], maxSilenceMs: number): Promise<Watched> {
  const bun = Bun.spawn([process.execPath, "test", ...args], {
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  let output = "";
  let silent = false;
  const silence = setTimeout(() => {
    silent = true;
    bun.kill();
  }, maxSilenceMs);
  const pass = async (from: ReadableStream<Uint8Array>, to: NodeJS.WriteStream) => {
    const decoder = new TextDecoder();
    for await (const chunk of from) {
      if (!silent) silence.refresh();
      output += Bun.stripANSI(decoder.decode(chunk, { stream: true }));
      to.write(chunk);
    }
  };
  await Promise.all([pass(bun.stdout, process.stdout), pass(bun.stderr, process.stderr), bun.exited]);
  clearTimeout(silence);
  return { succeeded: bun.exitCode === 0, silent, output };
}

const count = (output: string, word: "pass" | "fail") => output.match(new RegExp(`^\\(${word}\\) `, "gm"))?.length ?? 0;

/** What `bun test` names when it is ended: "Interrupted while still running:", and below it each file with its seconds. */
function interruptedIn(output: string): string[] {
  const [, list = ""] = output.split("Interrupted while still running:\n");
  return [...list.matchAll(/^ {2}(\S.*) \(\d+s\)$/gm)].map(([, file]) => file as string);
}
