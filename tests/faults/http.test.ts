import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** `UPLOADS=100 bun test tests/faults` for the full load. */
const UPLOADS = Number(process.env.UPLOADS ?? 40);
const MAX_MEMORY_MB = 512;
const TEN_MEGABYTES = 10 * 1024 * 1024;

const dataDir = mkdtempSync(join(tmpdir(), "vitae-http-"));
const json = { "content-type": "application/json" };
let service: ReturnType<typeof Bun.spawn>;
let url: string;
let cookie: string;

beforeAll(async () => {
  const started = Bun.spawn([process.execPath, join(import.meta.dir, "killed-service.ts"), dataDir], { stdout: "pipe", stderr: "inherit" });
  service = started;
  const { value } = await started.stdout.getReader().read();
  url = new TextDecoder().decode(value).trim();
  const body = JSON.stringify({ email: "admin@localhost", password: "admin-password" });
  const login = await fetch(`${url}/api/login`, { method: "POST", headers: json, body });
  cookie = login.headers.get("set-cookie")?.split(";")[0] as string;
  const { id } = (await login.json()) as { id: string };
  await fetch(`${url}/api/admin/user/${id}/add-credits`, { method: "POST", headers: { ...json, cookie }, body: '{"credits": 1000}' });
});
afterAll(async () => {
  service.kill("SIGKILL");
  await service.exited;
  rmSync(dataDir, { recursive: true, force: true });
});

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${url}/api${path}`, { method: "POST", body, headers: { cookie, ...headers } });
const isWell = async () => expect((await fetch(`${url}/api/health`)).status).toBe(200);

/** What a server says to bytes that no client library would send. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = open(text);
    socket.on("data", (chunk) => {
      answer += chunk;
      socket.end();
    });
    socket.on("close", () => resolve(answer.split("\r\n")[0] as string));
  });
}

function open(text: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  return socket.on("error", () => {});
}

const HEAD = "POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
test.each([
  ["two lengths", `${HEAD}Content-Length: 2\r\nContent-Length: 9\r\n\r\n{}`, /^HTTP\/1.1 400/],
  ["a length and chunks", `${HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, /^HTTP\/1.1 400/],
  ["a head of a megabyte", `${HEAD}X: ${"x".repeat(1_000_000)}\r\n\r\n`, /^(HTTP\/1.1 431.*)?$/],
  ["no HTTP at all", "\u0016\u0003\u0001\r\n\r\n", /^(HTTP\/1.1 400.*)?$/],
])("a request with %s is refused", async (_what, text, answer) => {
  expect(await sendRaw(text)).toMatch(answer);
  await isWell();
});

test("bodies that are made to be hard are answered, and the service stays well", async () => {
  const parts = Array.from({ length: 10_000 }, (_, index) => `--x\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\n1\r\n`);
  const multipart = { "content-type": "multipart/form-data; boundary=x" };
  const answers = [
    await post("/login", `${"[".repeat(400_000)}${"]".repeat(400_000)}`, json),
    await post("/login", `{"email": "${"\\u0000".repeat(100_000)}", "password": "x"}`, json),
    await post("/upload-cv", `${parts.join("")}--x--\r\n`, multipart),
    await post("/upload-cv", "--x\r\nContent-Disposition: form-data; name=", multipart),
    await post("/upload-cv", "no boundary", { "content-type": "multipart/form-data" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  await isWell();
});

test("hundreds of connections that say nothing keep nobody else waiting", async () => {
  const silent = Array.from({ length: 300 }, (_, index) => open(index % 2 ? HEAD : `${HEAD}Content-Length: 1000\r\n\r\n{`));
  for (let index = 0; index < 20; index++) await isWell();
  for (const socket of silent) socket.destroy();
});

test(
  "many large uploads at once are all taken, in bounded memory",
  async () => {
    const bytes = new Uint8Array(TEN_MEGABYTES).fill(0x31);
    const upload = async (index: number) => {
      const form = new FormData();
      form.append("file", new File([`%PDF-${index}`, bytes.subarray(0, TEN_MEGABYTES - 20)], "cv.pdf"));
      return (await post("/upload-cv", form)).status;
    };
    const answers = await Promise.all(Array.from({ length: UPLOADS }, (_, index) => upload(index)));
    expect(answers.filter((status) => status !== 201)).toEqual([]);
    if (process.platform === "linux") expect(peakMemoryMb()).toBeLessThan(MAX_MEMORY_MB);
    await isWell();
  },
  10_000 + UPLOADS * 2_000,
);

/** The most memory that the service has had. */
function peakMemoryMb(): number {
  const status = readFileSync(`/proc/${service.pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
