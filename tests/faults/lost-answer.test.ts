import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { User } from "../../src/engine/contract/api.ts";
import { api } from "../../src/web/lib/api/api.ts";

// The pages' own client, with a network between it and the service that loses the first answer to each POST after the service has acted.

const dataDir = mkdtempSync(join(tmpdir(), "vitae-lost-answer-"));
const realFetch = globalThis.fetch;
let service: ReturnType<typeof Bun.spawn>;
let proxy: Server;
let cookie = "";
let lost = 0;
let isLossy = false;

beforeAll(async () => {
  const started = Bun.spawn([process.execPath, join(import.meta.dir, "killed-service.ts"), dataDir, "calm"], {
    stdout: "pipe",
    stderr: "inherit",
  });
  service = started;
  const { value } = await started.stdout.getReader().read();
  const { hostname, port } = new URL(new TextDecoder().decode(value).trim());
  proxy = await openProxy(hostname, Number(port));
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const throughProxy = async (path: string, init: RequestInit & { headers: Headers }) => {
    init.headers.set("cookie", cookie);
    // What has no connection fails as it does in a browser.
    return realFetch(`${origin}${path}`, { ...init, keepalive: false }).catch(() => Promise.reject(new TypeError("Failed to fetch")));
  };
  Object.assign(globalThis, { fetch: throughProxy });
  const login = await realFetch(`${origin}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@localhost", password: "admin-password" }),
  });
  cookie = login.headers.get("set-cookie")?.split(";")[0] as string;
  isLossy = true;
});
afterAll(async () => {
  Object.assign(globalThis, { fetch: realFetch });
  proxy.close();
  service.kill("SIGKILL");
  await service.exited;
  rmSync(dataDir, { recursive: true, force: true });
});

/** Passes everything on, but closes the connection of each second POST when the answer comes. */
async function openProxy(host: string, port: number): Promise<Server> {
  let posts = 0;
  const server = createServer((client) => {
    const upstream = connect(port, host);
    let loses = false;
    client.once("data", (head) => {
      if (isLossy && head.toString("latin1").startsWith("POST")) loses = posts++ % 2 === 0;
    });
    client.pipe(upstream);
    upstream.on("data", (answer) => {
      if (!loses) return void client.write(answer);
      lost++;
      client.destroy();
    });
    upstream.on("end", () => client.end());
    for (const socket of [client, upstream]) socket.on("error", () => client.destroy());
    client.on("close", () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

const credits = async () => (await api<User>("GET", "/user")).credits;
function form(field: string, more: Record<string, string> = {}): FormData {
  const made = new FormData();
  made.append(field, new File(["%PDF-1.7 a CV"], "cv.pdf"));
  for (const [name, value] of Object.entries(more)) made.append(name, value);
  return made;
}

test("a gift of credits, an upload and an analysis whose answers are lost are each booked once", async () => {
  const { id } = await api<User>("GET", "/user");
  await api("POST", `/admin/user/${id}/add-credits`, { credits: 10 });
  expect([lost, await credits()]).toEqual([1, 10]);
  const job = await api<{ id: string }>("POST", "/upload-cv", form("file"));
  expect([lost, await credits(), (await api<{ id: string }[]>("GET", "/jobs")).map((one) => one.id)]).toEqual([2, 9, [job.id]]);
  await api("POST", "/match", form("cvFiles", { jdText: "We seek an engineer" }));
  expect([lost, await credits(), (await api<object[]>("GET", "/jobs")).length]).toEqual([3, 8, 2]);
});
