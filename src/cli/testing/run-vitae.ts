import { afterEach, beforeEach } from "bun:test";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programArgv } from "../../engine/testing/program-argv.ts";

/** The command line as a person runs it, in a folder of its own for each test. Call it at the top of a test file. */
export function openTerminal() {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "vitae-cli-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const start = (args: string[], env: Record<string, string> = {}, piped?: string) =>
    Bun.spawn(programArgv(...args), {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
      stdin: piped === undefined ? "ignore" : Buffer.from(piped),
      stdout: "pipe",
      stderr: "pipe",
    });
  const run = async (args: string[], env: Record<string, string> = {}, piped?: string) => {
    const program = start(args, env, piped);
    const [stdout, stderr] = await Promise.all([new Response(program.stdout).text(), new Response(program.stderr).text()]);
    return { status: await program.exited, stdout, stderr };
  };

  /** On a terminal, where `keys` are typed once what they are named by is shown. */
  const onTerminal = async (args: string[], keys: Record<string, string> = {}, env: Record<string, string> = {}) => {
    const left = Object.entries(keys);
    const decoder = new TextDecoder();
    let shown = "";
    const closed = Promise.withResolvers<void>();
    const program = Bun.spawn(programArgv(...args), {
      cwd: folder,
      env: { PATH: process.env.PATH, TERM: "xterm", ...env },
      terminal: {
        cols: 200,
        data(terminal, bytes) {
          shown += decoder.decode(bytes, { stream: true });
          const [next] = left;
          if (!next || !shown.includes(next[0])) return;
          left.shift();
          terminal.write(next[1]);
        },
        exit: () => closed.resolve(),
      },
    });
    const status = await program.exited;
    program.terminal?.close();
    await closed.promise;
    return { status, shown };
  };

  return {
    onTerminal,
    vitae: (...args: string[]) => run(args),
    run,
    start,
    path: (name: string) => join(folder, name),
    get: (name: string) => readFileSync(join(folder, name)),
    /** Text and bytes as they are, everything else as JSON. */
    put: (name: string, content: unknown) => {
      mkdirSync(join(folder, name, ".."), { recursive: true });
      writeFileSync(join(folder, name), typeof content === "string" || content instanceof Uint8Array ? content : JSON.stringify(content));
    },
  };
}
