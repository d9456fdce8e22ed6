import { afterAll, afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printedAddress } from "../../scripts/printed-address.ts";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { openStore } from "../../src/engine/store/open-store.ts";
import { whatIsWrong } from "../../src/engine/testing/check-data-folder.ts";
import { programArgv } from "../../src/engine/testing/program-argv.ts";
import { handInDocument, signIn, type Visitor } from "./service-under-load.ts";

const folder = mkdtempSync(join(tmpdir(), "vitae-stop-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sample = readFileSync(join(CHECKOUT_ROOT, "samples/amara-lindqvist.pdf"));
let dataDir: string;
let program: Bun.Subprocess<"ignore", "pipe", "inherit">;
let url: string;
let admin: Visitor;
let sockets: Socket[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(folder, "data-"));
  program = Bun.spawn(programArgv("serve", "--port", "0", "--data", dataDir), {
    cwd: folder,
    env: { PATH: process.env.PATH, VITAE_ADMIN_PASSWORD: "admin-password", VITAE_CONCURRENCY: "4" },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "inherit",
  });
  url = await printedAddress(program.stdout);
  admin = await signIn(url);
  sockets = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
});

test("a service that is asked to stop takes nobody new, ends within half a minute, and loses nothing of what is under way", async () => {
  const handedIn = await Promise.all(Array.from({ length: 4 }, () => handInDocument(admin, sample)));
  const type = "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000";
  const half = `POST /api/upload-cv HTTP/1.1\r\nHost: localhost\r\nCookie: ${admin.cookie}\r\n${type}\r\n\r\n--x`;
  sockets = await Promise.all([
    ...Array.from({ length: 50 }, () => open("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")),
    ...Array.from({ length: 3 }, () => open(half)),
  ]);

  const start = performance.now();
  program.kill("SIGTERM");
  while (await isListening()) await Bun.sleep(5);
  const closedMs = performance.now() - start;
  expect(await program.exited).toBe(0);
  console.log(`no new connection ${Math.round(closedMs)} ms after SIGTERM, ended after ${Math.round(performance.now() - start)} ms`);

  expect(whatIsWrong(dataDir)).toEqual([]);
  const store = openStore(join(dataDir, "vitae.db"));
  const jobs = store.raw.query("select id, status, attempts from jobs").all() as { id: string; status: string; attempts: number }[];
  store.close();
  expect(jobs.map(({ id }) => id).sort()).toEqual(handedIn.sort());
  expect(jobs.filter(({ status, attempts }) => (status !== "completed" && status !== "pending") || attempts > 0)).toEqual([]);
}, 60_000);

test("a second signal ends a service at once, and its CVs wait for the next one", async () => {
  for (let index = 0; index < 4; index++) await handInDocument(admin, sample);
  program.kill("SIGTERM");
  await Bun.sleep(50);
  const start = performance.now();
  program.kill("SIGTERM");
  expect(await program.exited).toBe(1);
  console.log(`ended ${Math.round(performance.now() - start)} ms after the second signal`);

  const next = Bun.spawn(programArgv("serve", "--port", "0", "--data", dataDir), { cwd: folder, stdin: "ignore", stdout: "pipe" });
  await printedAddress(next.stdout);
  next.kill("SIGTERM");
  expect(await next.exited).toBe(0);
  expect(whatIsWrong(dataDir)).toEqual([]);
}, 60_000);

/** A connection that has sent something and stays. */
function open(text: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket: Socket = connect(Number(port), hostname, () => socket.write(text, () => resolve(socket)));
    socket.on("error", () => {});
  });
}

function isListening(): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
