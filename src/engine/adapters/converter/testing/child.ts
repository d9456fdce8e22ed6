/** A converter child that misbehaves on request: the document is the name of an action. */
import { networkInterfaces } from "node:os";
import type { Converted, ConvertRequest } from "../../../cv/convert.ts";
import { AppError } from "../../../errors.ts";
import { serveFrames } from "../child.ts";

const hoard: Uint8Array[] = [];
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

await serveFrames(async (bytes, request, startOcr): Promise<Converted> => {
  const action = new TextDecoder().decode(bytes);
  if (action === "ocr") {
    await startOcr();
    await Bun.sleep(600);
  }
  await ACTIONS[action]?.();
  return report(bytes, request);
});

/** Sends back what came in, and where and as whom it ran. */
function report(bytes: Uint8Array, request: ConvertRequest): Converted {
  return {
    resume: {
      pid: process.pid,
      cwd: process.cwd(),
      env: process.env,
      addresses: networkInterfaces(),
      request,
    } as unknown as Converted["resume"],
    outputs: [{ type: "pdf", bytes }],
    warnings: [],
    ms: { read: 0, parse: 0, render: 0 },
  };
}
