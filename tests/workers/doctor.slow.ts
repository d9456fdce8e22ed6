import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkWorkers } from "../../src/cli/checks/workers.ts";
import { findLibreOffice } from "../../src/engine/adapters/libreoffice/convert-office.ts";
import { inspectQueue } from "../../src/engine/adapters/workers/queue/inspect-queue.ts";
import { version } from "../../src/engine/engine.ts";
import { readConfig } from "../../src/engine/setup/config.ts";
import { makeCertificates } from "./certificates.ts";
import { echo, KEY, openQueue, until } from "./open-queue.ts";
import { freePort, startRedis } from "./redis.ts";

/** What the doctor finds, a line for each trouble: state, what, and what to do. */
async function findings(url: string, prefix: string, env: Record<string, string> = {}): Promise<string[]> {
  const settings = { VITAE_QUEUE_URL: url, VITAE_QUEUE_KEY: Buffer.from(KEY).toString("base64"), VITAE_QUEUE_PREFIX: prefix, ...env };
  const found = await checkWorkers(readConfig(settings));
  return [found].flat().map(({ state, found: what, mend }) => [state, what, mend].filter(Boolean).join(" | "));
}

/** As this service is: of its version, with LibreOffice where that is installed here. */
const FITTING = { version, libreoffice: findLibreOffice() !== undefined };

const announced = async (look: { scard: (key: string) => Promise<number> }, prefix: string, count: number) =>
  await until(async () => (await look.scard(`${prefix}:workers`)) === count);

test("a queue with workers that fit is well, and the doctor leaves nothing there and is no service to the workers", async () => {
  const redis = await startRedis();
  await using queue = openQueue(redis.url);
  queue.worker(echo, FITTING);
  queue.worker(echo, { ...FITTING, slots: 3 });
  await announced(redis.look, queue.prefix, 2);
  const before = await redis.look.keys("*");
  expect(await findings(redis.url, queue.prefix)).toEqual([
    expect.stringMatching(
      new RegExp(`^ok \\| 2 workers with 5 slots; (Redis|Valkey) [\\d.]+ at 127\\.0\\.0\\.1:${redis.port} answers in [\\d.]+ ms$`),
    ),
  ]);
  expect((await redis.look.keys("*")).sort()).toEqual(before.sort());
  expect(await redis.look.exists(`${queue.prefix}:producers`)).toBe(0);
  expect(queue.said.join()).not.toContain("Waiting for documents");
  await redis.stop();
});

test("no worker is a warning, and broken where this machine converts nothing itself", async () => {
  const redis = await startRedis();
  const start = "On other machines, run: vitae worker --queue URL (docs/growing.md).";
  expect(await findings(redis.url, "vitae")).toEqual([
    `warning | no worker is there | ${start} Until then CVs are converted on this machine alone.`,
  ]);
  expect(await findings(redis.url, "vitae", { VITAE_CONCURRENCY: "0" })).toEqual([
    `broken | no worker is there | ${start} Until then CVs wait.`,
  ]);
  await redis.stop();
});

test("workers of another version or key are named, each trouble on a line of its own", async () => {
  const redis = await startRedis(["--maxmemory-policy", "allkeys-lru"]);
  await using queue = openQueue(redis.url);
  queue.worker(echo, { ...FITTING, version: "0.0.9" });
  queue.worker(echo, { ...FITTING, key: new Uint8Array(32).fill(8) });
  await announced(redis.look, queue.prefix, 2);
  const found = await findings(redis.url, queue.prefix);
  expect(found).toHaveLength(4);
  expect(found[0]).toBe(
    "warning | the queue throws keys away when its memory is full (maxmemory-policy allkeys-lru), and documents with them | Set maxmemory-policy noeviction there.",
  );
  expect(found.join("\n")).toContain(`it is version 0.0.9, and this is ${version}.`);
  expect(found.join("\n")).toContain("no documents for a worker whose name cannot be read: its VITAE_QUEUE_KEY is another one.");
  expect(found[3]).toStartWith("warning | no worker can be used | ");
  await redis.stop();
});

test("a worker without LibreOffice is named where the service has it", async () => {
  const redis = await startRedis();
  await using queue = openQueue(redis.url);
  queue.worker(echo, { libreoffice: false });
  await announced(redis.look, queue.prefix, 1);
  const found = await inspectQueue({ url: redis.url, key: KEY, prefix: queue.prefix }, { version: "1.0.0", libreoffice: true });
  expect(found).toMatchObject({ workers: [{ problem: "LibreOffice is installed here and not there." }] });
  await redis.stop();
});

test("a queue that cannot be used: why, and what to do", async () => {
  const free = await freePort();
  const alone = "Until then CVs are converted on this machine alone.";
  expect(await findings(`redis://127.0.0.1:${free}`, "vitae")).toEqual([
    `warning | The queue at 127.0.0.1:${free} cannot be reached (ECONNREFUSED). | See whether it runs, whether the network lets this machine through, and whether it wants TLS: then VITAE_QUEUE_URL begins with rediss://. ${alone}`,
  ]);
  expect((await findings(`redis://127.0.0.1:${free}`, "vitae", { VITAE_CONCURRENCY: "0" }))[0]).toMatch(
    /^broken .* Until then CVs wait\.$/,
  );

  const locked = await startRedis(["--requirepass", "secret"], { password: "secret" });
  expect(await findings(`redis://:hunter2@127.0.0.1:${locked.port}`, "vitae")).toEqual([
    `warning | The queue at 127.0.0.1:${locked.port} refuses the user or the password of VITAE_QUEUE_URL. | Correct VITAE_QUEUE_URL. ${alone}`,
  ]);
  await locked.look.acl("SETUSER", "vitae", "on", ">hunter2", "~other:*", "&*", "+@all");
  expect((await findings(`redis://vitae:hunter2@127.0.0.1:${locked.port}`, "vitae"))[0]).toContain(
    "docs/growing.md has the rights. | Give it these",
  );
  await locked.look.acl("SETUSER", "reader", "on", ">hunter2", "~*", "&*", "+@read", "+@connection", "+info");
  expect((await findings(`redis://reader:hunter2@127.0.0.1:${locked.port}`, "vitae"))[0]).toContain("may not do at");
  expect((await findings(`rediss://127.0.0.1:${locked.port}`, "vitae"))[0]).toMatch(/does not speak TLS|cannot be reached/);
  await locked.stop();

  const web = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("hello") });
  expect((await findings(`redis://127.0.0.1:${web.port}`, "vitae"))[0]).toContain(
    `What answers at 127.0.0.1:${web.port} is neither Redis nor Valkey.`,
  );
  await web.stop(true);
});

test("a connection to another machine that is not encrypted is a warning", async () => {
  const redis = await startRedis();
  // It leads to this machine, but its name does not say so.
  expect((await findings(`redis://0.0.0.0:${redis.port}`, "vitae"))[0]).toBe(
    `warning | the connection to 0.0.0.0:${redis.port} is not encrypted: documents are sealed, the password is not | Use rediss:// in VITAE_QUEUE_URL (docs/growing.md).`,
  );
  await redis.stop();
});

test("a certificate that nobody has signed, and a queue that wants TLS and is asked without", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vitae-tls-"));
  const secured = await startRedis([], { tls: await makeCertificates(folder) });
  expect((await findings(`rediss://127.0.0.1:${secured.port}`, "vitae"))[0]).toMatch(
    /^warning \| The certificate of the queue at .* is not trusted \(\w+\)\. \| Name the authority .* NODE_EXTRA_CA_CERTS/,
  );
  expect((await findings(`redis://127.0.0.1:${secured.port}`, "vitae"))[0]).toMatch(
    /^warning \| .*(does not answer|cannot be reached).*rediss:/,
  );
  await secured.stop();
  rmSync(folder, { recursive: true });
});

test("a server that takes connections and says nothing does not keep the doctor", async () => {
  const silent = createServer((socket) => socket.on("error", () => {}));
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  const { port } = silent.address() as { port: number };
  expect((await findings(`redis://127.0.0.1:${port}`, "vitae"))[0]).toMatch(/does not answer|cannot be reached/);
  silent.close();
});

test("a full queue, and the rights of docs/growing.md alone", async () => {
  const redis = await startRedis();
  await redis.look.acl("SETUSER", "vitae", "on", ">secret", "resetchannels", "~vitae:*", "+@all", "-@admin", "-@dangerous", "+info");
  expect((await findings(`redis://vitae:secret@127.0.0.1:${redis.port}`, "vitae"))[0]).toStartWith("warning | no worker is there");
  await redis.look.config("SET", "maxmemory", "1");
  expect((await findings(redis.url, "vitae"))[0]).toContain(`The memory of the queue at 127.0.0.1:${redis.port} is full.`);
  await redis.stop();
});
