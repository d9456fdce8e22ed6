/** A converter child that misbehaves on request: the document is the name of an action. */
import { appendFileSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { dirname, join } from "node:path";
import type { Converted, ConvertRequest } from "../../../cv/convert.ts";
import { AppError } from "../../../errors.ts";
import { serveFrames } from "../child.ts";

const hoard: Uint8Array[] = [];
let served = 0;
const print = (text: string) => Bun.write(Bun.stdout, text);

const ACTIONS: Record<string, () => unknown> = {
  refuse: () => {
    throw new AppError("encrypted", "Locked.", { page: 1 });
  },
  bug: () => {
    throw new TypeError("x is not a function");
  },
  chatter: () => console.log("a library says hello"),
  crash: () => process.kill(process.pid, "SIGSEGV"),
  "crash unless first": () => served > 0 && process.kill(process.pid, "SIGKILL"),
  killed: () => process.kill(process.pid, "SIGKILL"),
  stop: () => process.kill(process.pid, "SIGSTOP"),
  hang: () => {
    for (;;);
  },
  grandchild: async () => {
    const sleeper = Bun.spawn(["/bin/sleep", "600"]);
    await Bun.write(`${process.env.TMPDIR}/sleeper`, String(sleeper.pid));
    await Bun.sleep(600_000);
  },
  slow: () => Bun.sleep(600_000),
  hoard: async () => {
    for (;;) {
      hoard.push(new Uint8Array(16 * 2 ** 20).fill(1));
      await Bun.sleep(1);
    }
  },
  garbage: () => print("Segmentation fault, or so\n"),
  flood: async () => {
    for (let i = 0; i < 100; i++) await print("x".repeat(2 ** 20));
  },
  quit: () => process.exit(0),
};

/** What an intruder who took over the child would try; `target` is a file that belongs to somebody else. Each tells how it ended. */
const attempts = (target: string) => ({
  "write in its own folder": () => writeFileSync("own.txt", "x"),
  "write elsewhere": () => writeFileSync(join(dirname(target), "planted.txt"), "x"),
  "change a file": () => appendFileSync(target, "x"),
  "remove a file": () => rmSync(target),
  "read a file": () => readFileSync(target),
  "list a folder": () => readdirSync(dirname(target)),
  "follow a link": () => {
    symlinkSync(target, "link");
    readFileSync("link");
  },
  "read the service's environment": () => readFileSync(`/proc/${process.ppid}/environ`),
  "read the service's memory": () => openSync(`/proc/${process.ppid}/mem`, "r"),
  "end the service": () => process.kill(process.ppid, 0),
  "start a program that reads it": () => Bun.spawnSync(["/bin/cat", target]).exitCode === 0 || Promise.reject(new Error("refused")),
  "connect to the machine": () => Bun.connect({ hostname: "127.0.0.1", port: 9, socket: { data() {} } }),
  "connect to the world": () => fetch("http://192.0.2.1/", { signal: AbortSignal.timeout(2_000) }),
});

async function tryAll(target: string): Promise<Record<string, "done" | string>> {
  const outcomes: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(attempts(target))) {
    outcomes[name] = await Promise.try<unknown, []>(attempt).then(
      () => "done",
      (error) => error.code ?? error.message,
    );
  }
  return outcomes;
}

await serveFrames(async (bytes, request, startOcr): Promise<Converted> => {
  const action = new TextDecoder().decode(bytes);
  if (action === "ocr") {
    await startOcr();
    await Bun.sleep(1_800);
  }
  await ACTIONS[action]?.();
  served += 1;
  const attempted = action.startsWith("intrude ") ? await tryAll(action.slice("intrude ".length)) : {};
  return report(bytes, request, attempted);
});

/** Sends back what came in, and where and as whom it ran. */
function report(bytes: Uint8Array, request: ConvertRequest, attempted: Record<string, string>): Converted {
  return {
    resume: {
      pid: process.pid,
      cwd: process.cwd(),
      env: process.env,
      addresses: networkInterfaces(),
      request,
      attempted,
    } as unknown as Converted["resume"],
    outputs: [{ type: "pdf", bytes }],
    warnings: [],
    ms: { read: 0, parse: 0, render: 0 },
  };
}
