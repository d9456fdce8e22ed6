/** A converter child that misbehaves on request: the document is the name of an action. */
import { readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { AppError } from "../../../contract/errors.ts";
import type { Converted, ConvertRequest } from "../../../cv/conversion.ts";
import { serveFrames } from "../child.ts";
import { tryAll } from "./intruder.ts";

const hoard: Uint8Array[] = [];
let served = 0;
/** Numbers of processes are the same in each namespace. */
const id = crypto.randomUUID();
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

/** Programs that try to live on, each in another way; they are known by how long they sleep. */
async function startSleepers(seconds: string): Promise<void> {
  const sleep = `/bin/sleep ${seconds}`;
  for (const line of [`exec ${sleep}`, `${sleep} & exit`, `setsid ${sleep}`, `(setsid ${sleep} &) & exit`, `nohup ${sleep} & exit`])
    Bun.spawn(["/bin/sh", "-c", line], { env: { PATH: "/usr/bin:/bin" } });
  try {
    Bun.spawn(["/bin/sleep", seconds], { detached: true });
  } catch {}
  await Bun.sleep(600_000);
}

await serveFrames(async (bytes, request, startOcr): Promise<Converted> => {
  const action = new TextDecoder().decode(bytes);
  if (action === "ocr") {
    await startOcr();
    await Bun.sleep(1_800);
  }
  if (action.startsWith("sleepers ")) await startSleepers(action.slice("sleepers ".length));
  await ACTIONS[action]?.();
  served += 1;
  const attempted = action.startsWith("intrude ") ? await tryAll(JSON.parse(action.slice("intrude ".length))) : {};
  return report(bytes, request, attempted);
});

/** Sends back what came in, and where and as whom it ran. */
function report(bytes: Uint8Array, request: ConvertRequest, attempted: Record<string, string>): Converted {
  return {
    resume: {
      id,
      cwd: process.cwd(),
      env: process.env,
      addresses: addresses(),
      limits: process.platform === "linux" ? readFileSync("/proc/self/limits", "utf8") : "",
      request,
      attempted,
    } as unknown as Converted["resume"],
    outputs: [{ type: "pdf", bytes }],
    warnings: [],
    ms: { read: 0, parse: 0, render: 0 },
  };
}

/** Where no socket can be made, addresses cannot be asked for. */
function addresses(): object {
  try {
    return networkInterfaces();
  } catch {
    return {};
  }
}
