import { afterEach, beforeEach, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { AppError } from "../../contract/errors.ts";
import type { ConvertRequest } from "../../cv/conversion.ts";
import { ConverterCrash } from "./child-process.ts";
import { type Converter, type ConverterOptions, openConverter } from "./converter.ts";
import { encodeFrame, FrameReader } from "./frames.ts";
import { converterIsolation } from "./isolation.ts";
import { processTree, psMemory, treeMemory } from "./process-memory.ts";

let tmp: string;
let converter: Converter;
const request: ConvertRequest = { fileName: "cv.pdf", ocr: "auto", outputs: ["docx"] };
const argv = [process.execPath, join(import.meta.dir, "testing/child.ts")];

function open(options: Partial<ConverterOptions> = {}): Converter {
  converter = openConverter({
    concurrency: 1,
    timeoutMs: 20_000,
    ocrTimeoutMs: 20_000,
    memoryBytes: 2 ** 30,
    tmpDir: tmp,
    argv,
    ...options,
  });
  return converter;
}
const ask = async (action: string, { signal, owner }: { signal?: AbortSignal; owner?: string } = {}) => {
  const { resume, outputs } = await converter.convert(new TextEncoder().encode(action), request, signal, owner);
  return { ...(resume as unknown as { id: string; cwd: string; env: Record<string, string>; request: ConvertRequest }), outputs };
};
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error) => error,
  );
/** A child's number here; in its own namespace it has another one. */
async function pidOf({ cwd }: { cwd: string }): Promise<number> {
  for (const pid of await processTree(process.pid)) {
    const [words, environment] = await Promise.all(
      ["cmdline", "environ"].map((name) => readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "")),
    );
    if (words?.startsWith(process.execPath) && environment?.includes(`TMPDIR=${cwd}\0`)) return pid;
  }
  throw new Error("The child is gone.");
}
const isAlive = async (pid: number) =>
  (await readFile(`/proc/${pid}/stat`, "utf8").catch(() => " Z ")).split(") ")[1]?.[0] !== "Z" &&
  (await Bun.file(`/proc/${pid}/stat`).exists());

beforeEach(async () => {
  tmp = await mkdtemp(join(tmpdir(), "converter-test-"));
});
afterEach(async () => {
  await converter?.close();
  expect(await readdir(tmp)).toEqual([]);
  await rm(tmp, { recursive: true });
});

test.skipIf(process.getuid?.() === 0)("what another user's program left in the temporary folder is no concern of ours", async () => {
  const left = join(tmp, "vitae-convert-2147483647-left");
  await mkdir(left);
  await writeFile(join(left, "cv.pdf"), "");
  await chmod(left, 0o500);
  await utimes(left, 0, 0);
  open();
  expect((await ask("echo")).request.fileName).toBe("cv.pdf");
  await chmod(left, 0o700);
  await rm(left, { recursive: true });
});

test("a program that has converted its document ends: nothing of the converter keeps it alive", async () => {
  const program = Bun.spawn([process.execPath, join(import.meta.dir, "testing/convert-and-end.ts"), tmp], {
    stdout: "pipe",
    stderr: "inherit",
  });
  expect(await new Response(program.stdout).text()).toBe("closed\n");
  expect(await program.exited).toBe(0);
});

test("a document and its results travel as bytes, nested ones too", async () => {
  open();
  const bytes = crypto.getRandomValues(new Uint8Array(60_000));
  const jdBytes = Uint8Array.of(0, 255, 10);

  const { outputs, resume } = await converter.convert(bytes, { ...request, enhance: { jdBytes } });

  expect(outputs[0]?.bytes).toEqual(bytes);
  expect((resume as unknown as { request: ConvertRequest }).request.enhance?.jdBytes).toEqual(jdBytes);
});

test.skipIf(!existsSync("/proc/self/autogroup"))(
  "where Linux shares the processor between sessions, a child's comes after the service's",
  async () => {
    open({ besideService: true });
    const pid = await pidOf(await ask("hello", { owner: "anna" }));
    const rank = () => readFile(`/proc/${pid}/autogroup`, "utf8");
    for (let left = 50; left > 0 && !(await rank()).includes("nice 5"); left--) await Bun.sleep(20);
    expect(await rank()).toContain("nice 5");
  },
);

test("the child sees nothing of the environment and works in a folder of its own", async () => {
  process.env.VITAE_TEST_SECRET = "canary";
  open();
  const first = await ask("hello");
  const second = await ask("hello");

  expect(JSON.stringify(first.env)).not.toContain("canary");
  expect(first.env.PATH).toBeUndefined();
  expect(first.cwd.startsWith(tmp)).toBe(true);
  expect(second.cwd).not.toBe(first.cwd);
  expect(second.id).not.toBe(first.id);
});

test("a refusal comes back as the error it was", async () => {
  open();
  const error = (await failure(ask("refuse", { owner: "ada" }))) as AppError;

  expect(error).toBeInstanceOf(AppError);
  expect([error.code, error.message, error.details]).toEqual(["encrypted", "Locked.", { page: 1 }]);
});

test.each(["crash", "killed", "bug", "garbage", "flood", "quit"])("%s is a crash, and the next document is converted", async (action) => {
  open();
  const error = (await failure(ask(action, { owner: "ada" }))) as ConverterCrash;

  expect(error).toBeInstanceOf(ConverterCrash);
  expect(error.kind).toBe("crash");
  expect((await ask("hello", { owner: "ada" })).outputs).toHaveLength(1);
});

test.each(["hang", "stop"])("a child that does %s is ended when its time is over", async (action) => {
  open({ timeoutMs: 300 });
  expect(((await failure(ask(action))) as ConverterCrash).kind).toBe("timeout");
});

test("a document that turns out to be a scan gets the time of a scan", async () => {
  open({ timeoutMs: 1_500, ocrTimeoutMs: 20_000 });
  expect((await ask("ocr")).outputs).toHaveLength(1);
});

test("a child that takes too much memory is ended", async () => {
  open({ memoryBytes: 250 * 2 ** 20 });
  expect(((await failure(ask("hoard"))) as ConverterCrash).kind).toBe("memory");
});

test("an aborted document ends its child at once", async () => {
  open();
  const reason = new Error("cancelled");
  expect(await failure(ask("hang", { signal: AbortSignal.abort(reason) }))).toBe(reason);

  const later = new AbortController();
  const pending = failure(ask("hang", { signal: later.signal }));
  setTimeout(() => later.abort(reason), 150);
  expect(await pending).toBe(reason);
});

test("an aborted document leaves the queue", async () => {
  open();
  const stop = new AbortController();
  const first = failure(ask("slow", { signal: stop.signal }));
  const queued = new AbortController();
  const second = failure(ask("hello", { signal: queued.signal }));
  queued.abort(new Error("changed my mind"));

  expect(((await second) as Error).message).toBe("changed my mind");
  stop.abort();
  await first;
  expect((await ask("hello")).outputs).toHaveLength(1);
});

test("documents of one owner share a child, whatever libraries print; nobody else's go into it", async () => {
  open({ concurrency: 2 });
  const first = await ask("chatter", { owner: "ada" });
  const second = await ask("hello", { owner: "ada" });
  const others = [await ask("hello", { owner: "zoe" }), await ask("hello")];

  expect(second.id).toBe(first.id);
  expect(new Set([first, ...others].map(({ id }) => id)).size).toBe(3);
});

test("a child that waits makes room for one of another owner", async () => {
  open();
  for (const owner of ["ada", "zoe"]) await ask("hello", { owner });

  expect(await readdir(tmp)).toHaveLength(1);
});

test("a child that nobody has a document for is ended, with its folder", async () => {
  open({ idleMs: 500 });
  const pid = await pidOf(await ask("hello", { owner: "ada" }));
  for (let tries = 0; tries < 100 && (await readdir(tmp)).length > 0; tries++) await Bun.sleep(20);

  expect(await readdir(tmp)).toEqual([]);
  expect(await isAlive(pid)).toBe(false);
});

test("a child that was started ahead takes the next document, whoever's it is", async () => {
  open();
  converter.warmUp();
  converter.warmUp();
  while ((await readdir(tmp)).length === 0) await Bun.sleep(5);
  const [folder] = await readdir(tmp);

  expect(basename((await ask("hello", { owner: "ada" })).cwd)).toBe(folder as string);
  expect(await readdir(tmp)).toHaveLength(1);
});

test("a kept child that was killed between two documents is replaced", async () => {
  open();
  const first = await ask("hello", { owner: "ada" });
  process.kill(await pidOf(first), "SIGKILL");

  const next = await ask("hello", { owner: "ada" });
  expect(next.id).not.toBe(first.id);
});

test("a document is not blamed for a child that others have used: it is tried again in a fresh one", async () => {
  open();
  const { id } = await ask("hello", { owner: "ada" });

  expect((await ask("crash unless first", { owner: "ada" })).id).not.toBe(id);
});

test("places are shared: two at once, never three", async () => {
  open({ concurrency: 2 });
  const children = await Promise.all(["a", "b", "c", "d"].map((name) => ask(name)));
  expect(new Set(children.map(({ id }) => id)).size).toBe(4);
});

test.skipIf(process.platform === "win32")(
  "closing ends a child at work and all that it started, what left its session or lost its parent too",
  async () => {
    open();
    const seconds = `600.${crypto.getRandomValues(new Uint32Array(1))[0]}`;
    const sleepers = async () =>
      (await Promise.all((await readdir("/proc")).map(Number).filter(Boolean).map(wordsOf))).filter((words) =>
        words.endsWith(`${seconds}\0`),
      );
    const wordsOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    const pending = failure(ask(`sleepers ${seconds}`));
    while ((await sleepers()).length < 3) await Bun.sleep(20);

    await converter.close();
    expect(await pending).toBeInstanceOf(Error);
    for (let tries = 0; tries < 50 && (await sleepers()).length > 0; tries++) await Bun.sleep(20);
    expect(await sleepers()).toEqual([]);
  },
);

test("memory counts a process with everything below it", async () => {
  const own = await treeMemory(process.pid);
  expect(own).toBeGreaterThan(10 * 2 ** 20);
  expect(await processTree(process.pid)).toContain(process.pid);
  expect(await psMemory(2 ** 22 + 1)).toBe(0);
});

test("a child that has no network cannot see an address", async () => {
  open();
  const { resume } = await converter.convert(new Uint8Array(), request);
  if ((await converterIsolation()).network) expect((resume as unknown as { addresses: object }).addresses).toEqual({});
});

test("what protects this machine is known", async () => {
  const isolation = await converterIsolation();
  expect(Object.values(isolation).every((value) => typeof value === "boolean")).toBe(true);
  if (process.platform === "linux") expect(isolation.memoryWatch).toBe(true);
});

test("an answer far larger than what a pipe holds comes whole, also when it is not read at once", async () => {
  const child = Bun.spawn(argv, { cwd: tmp, stdin: "pipe", stdout: "pipe", stderr: "ignore" });
  const fileName = "x".repeat(400_000);
  child.stdin.write(encodeFrame({ type: "convert", bytes: new TextEncoder().encode("hello"), request: { ...request, fileName } }));
  await child.stdin.flush();
  await Bun.sleep(500);
  child.stdin.end();
  const frames = new FrameReader(Number.POSITIVE_INFINITY).push(await new Response(child.stdout).bytes());

  expect(frames.map((frame) => (frame as { type: string }).type)).toEqual(["started", "done"]);
});
