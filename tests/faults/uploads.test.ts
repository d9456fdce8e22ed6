import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allFinished, JSON_TYPE, signIn, signInAs, startService, type Visitor } from "./service-under-load.ts";

/**
 * Uploads over real connections, of one account that means harm or has a slow line, beside a colleague of another account.
 * What memory may grow by is far from both sides: the forms are of 20 to 110 MB, of which an honest one takes 20 MB.
 */
const MAX_GROWTH_MB = 150;
const MEGABYTE = 1024 * 1024;

const dataDir = mkdtempSync(join(tmpdir(), "vitae-uploads-"));
let service: Awaited<ReturnType<typeof startService>>;
let slow: Visitor;
let colleague: Visitor;

beforeAll(async () => {
  service = await startService(dataDir, "calm");
  const admin = await signIn(service.url);
  const account = async (name: string) => {
    const body = JSON.stringify({ email: `${name}@agency.test`, password: "correct horse" });
    const { id } = (await (await admin.send("/admin/users", { method: "POST", headers: JSON_TYPE, body })).json()) as { id: string };
    await admin.send(`/admin/user/${id}/add-credits`, { method: "POST", headers: JSON_TYPE, body: '{"credits": 1000}' });
    return signInAs(service.url, `${name}@agency.test`, "correct horse");
  };
  [slow, colleague] = [await account("slow"), await account("colleague")];
});
afterAll(async () => {
  service.service.kill("SIGKILL");
  await service.service.exited;
  rmSync(dataDir, { recursive: true, force: true });
});

const BOUNDARY = "x";
const filePart = (name: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="cv.pdf"\r\n\r\n`;

/** A connection that has sent the head of an upload. */
function openUpload({ cookie }: Visitor, length: number | null, path = "/upload-cv"): Socket {
  const { hostname, port } = new URL(service.url);
  const size = length === null ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`;
  const head = `POST /api${path} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n${size}\r\n\r\n`;
  const socket = connect(Number(port), hostname).on("error", () => {});
  socket.write(head);
  return socket;
}

/** The status line of an answer, or nothing for a connection that ended without one. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
      socket.destroy();
    });
    socket.on("close", () => resolve(answer.split("\r\n")[0] as string));
  });
}

/** Sends `bytesPerSecond` until the body is whole. */
async function trickle(socket: Socket, body: Buffer, bytesPerSecond: number): Promise<void> {
  const STEP_MS = 50;
  const step = Math.ceil((bytesPerSecond * STEP_MS) / 1000);
  for (let at = 0; at < body.length && !socket.destroyed; at += step) {
    socket.write(body.subarray(at, at + step));
    await Bun.sleep(STEP_MS);
  }
}

const uploadBody = (bytes: number) => Buffer.from(`${filePart("file")}%PDF-1 ${"x".repeat(bytes)}\r\n--${BOUNDARY}--\r\n`);

async function upload({ send }: Visitor): Promise<number> {
  const form = new FormData();
  form.append("file", new File([`%PDF-1 ${Math.random()}`], "cv.pdf"));
  return (await send("/upload-cv", { method: "POST", body: form })).status;
}

async function post({ send }: Visitor, body: BodyInit, path = "/upload-cv"): Promise<number> {
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  return (await send(path, { method: "POST", body, headers })).status;
}

const spooled = () => readdirSync(join(dataDir, "spool"));

/** Waits until nothing of a connection that is gone lies on the disk. */
async function spoolIsEmpty(): Promise<void> {
  for (let tries = 0; tries < 100 && spooled().length > 0; tries++) await Bun.sleep(50);
  expect(spooled()).toEqual([]);
}

test("six uploads at 500 KB/s of one account do not keep a colleague from uploading, and arrive", async () => {
  const body = uploadBody(2 * MEGABYTE);
  const sockets = Array.from({ length: 6 }, () => openUpload(slow, body.length));
  const answers = sockets.map(answerOf);
  const sending = sockets.map((socket) => trickle(socket, body, 500_000));
  await Bun.sleep(500);
  expect(spooled().length).toBe(6);

  for (let index = 0; index < 8; index++) expect(await upload(colleague)).toBe(201);
  await Promise.all(sending);
  for (const answer of await Promise.all(answers)) expect(answer).toStartWith("HTTP/1.1 201");
  await spoolIsEmpty();
}, 60_000);

test("an account with more slow uploads than it has places keeps nobody else waiting, and its next ones wait for their turn", async () => {
  const sockets = Array.from({ length: 12 }, () => openUpload(slow, 100 * MEGABYTE, "/match"));
  const trickling = sockets.map((socket) => trickle(socket, Buffer.from(filePart("cvFiles") + "x".repeat(200_000)), 20_000));
  await Bun.sleep(500);
  for (let index = 0; index < 8; index++) expect(await upload(colleague)).toBe(201);

  const waits = upload(slow);
  for (const socket of sockets) socket.destroy();
  expect(await waits).toBe(201);
  await Promise.all(trickling);
  await spoolIsEmpty();
}, 60_000);

test("an upload that stays behind the least rate is told so and ended, and leaves nothing", async () => {
  const socket = openUpload(slow, 10 * MEGABYTE);
  const answer = answerOf(socket);
  await trickle(socket, Buffer.from(filePart("file") + "x".repeat(60_000)), 4_000);
  expect(await answer).toStartWith("HTTP/1.1 408");
  await spoolIsEmpty();
}, 60_000);

test("a body of a visitor that never comes is ended", async () => {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname, () =>
    socket.write(`POST /api/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`),
  );
  expect(await answerOf(socket)).toStartWith("HTTP/1.1 408");
}, 60_000);

test("a visitor who is not signed in sends no more than the forms of the pages do", async () => {
  const body = JSON.stringify({ email: "x".repeat(100_000), password: "x" });
  expect((await fetch(`${service.url}/api/login`, { method: "POST", headers: JSON_TYPE, body })).status).toBe(413);
});

/** A body of `bytes`, made of pieces, that is never whole in the memory of the test. */
function endless(start: string, piece: string, bytes: number): ReadableStream<Uint8Array> {
  const encoded = new TextEncoder().encode(piece.repeat(Math.ceil(65_536 / piece.length)));
  let sent = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
    pull(controller) {
      sent += encoded.length;
      if (sent < bytes) controller.enqueue(encoded);
      else controller.close();
    },
  });
}

const tinyPart = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="f"\r\n\r\n1\r\n`;
test.each([
  ["a million tiny parts", "/match", () => endless("", tinyPart, 100 * MEGABYTE), 400],
  ["a million parts without a name", "/match", () => endless("", `--${BOUNDARY}\r\n\r\n\r\n`, 100 * MEGABYTE), 400],
  ["a field name of 100 MB", "/match", () => endless(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="`, "n", 100 * MEGABYTE), 400],
  ["a million header lines", "/match", () => endless(`--${BOUNDARY}\r\n`, "X-Y: z\r\n", 100 * MEGABYTE), 400],
  ["a field of 100 MB", "/match", () => endless(tinyPart.slice(0, -3), "v", 100 * MEGABYTE), 413],
  ["a file that never ends", "/upload-cv", () => endless(filePart("file"), "x", 200 * MEGABYTE), 413],
  ["a preamble that never ends", "/upload-cv", () => endless("", "p", 200 * MEGABYTE), 413],
  ["a boundary inside a boundary", "/upload-cv", () => endless(filePart("file"), `--${BOUNDARY}`, 5 * MEGABYTE), 400],
])(
  "a form with %s is refused in bounded memory and leaves nothing",
  async (_what, path, body, refusal) => {
    const before = memoryMb("VmRSS");
    resetPeak();
    // A 413 ends the connection while the client still sends: it may see that before the answer.
    const status = await post(slow, body(), path).catch(() => 413);
    expect(status).toBe(refusal);
    await spoolIsEmpty();
    expect(memoryMb("VmHWM") - before).toBeLessThan(MAX_GROWTH_MB);
    expect(await upload(colleague)).toBe(201);
  },
  60_000,
);

test("a connection that is dropped in the middle of a file leaves nothing, and its place is free again", async () => {
  for (let index = 0; index < 20; index++) {
    const socket = openUpload(slow, 10 * MEGABYTE);
    socket.write(filePart("file") + "x".repeat(MEGABYTE));
    await Bun.sleep(20);
    socket.destroy();
  }
  await spoolIsEmpty();
  expect(await upload(slow)).toBe(201);
  await allFinished(slow);
  await allFinished(colleague);
});

/** Linux only: 0 elsewhere. */
function memoryMb(field: "VmRSS" | "VmHWM"): number {
  if (process.platform !== "linux") return 0;
  const status = readFileSync(`/proc/${service.service.pid}/status`, "utf8");
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

/** The peak is counted from now on. */
function resetPeak(): void {
  if (process.platform === "linux") Bun.spawnSync(["sh", "-c", `echo 5 > /proc/${service.service.pid}/clear_refs`]);
}
