import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBullQueue } from "../../src/engine/adapters/workers/queue/bull-queue.ts";
import { openConnections } from "../../src/engine/adapters/workers/queue/queue-connection.ts";
import { makeCertificates } from "./certificates.ts";
import { bytes, CV, echo, openQueue, until } from "./open-queue.ts";
import { freePort, startRedis, type TlsFiles } from "./redis.ts";

const folder = mkdtempSync(join(tmpdir(), "vitae-tls-"));
let tls: TlsFiles;
beforeAll(async () => {
  tls = await makeCertificates(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a service says of a queue, and that it goes on without workers: what is handed over is given back at once. */
async function troubleWith(url: string): Promise<string> {
  await using queue = openQueue(url);
  const remote = queue.service();
  queue.worker(echo);
  await until(() => queue.said.some((one) => one.startsWith("service")) && queue.said.some((one) => one.startsWith("worker")));
  expect(remote.state().connected).toBe(false);
  expect(remote.slots()).toBe(0);
  await expect(remote.convert(bytes("CV"), CV)).rejects.toMatchObject({ name: "HandOverLost", by: "queue" });
  const [service] = queue.said.filter((one) => one.startsWith("service"));
  // Nothing in it is a secret of the address.
  expect(service).not.toContain("hunter2");
  return service as string;
}

async function listen(onConnection: Parameters<typeof createServer>[1]): Promise<Server & { port: number }> {
  const server = createServer(onConnection);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return Object.assign(server, { port: (server.address() as { port: number }).port });
}

test("a queue that is not there", async () => {
  const port = await freePort();
  expect(await troubleWith(`redis://127.0.0.1:${port}`)).toBe(
    `service: The queue at 127.0.0.1:${port} cannot be reached (ECONNREFUSED). Documents are not handed to workers.`,
  );
});

test("a wrong password, and none where one is wanted", async () => {
  const redis = await startRedis(["--requirepass", "secret"], { password: "secret" });
  const sentence = `service: The queue at 127.0.0.1:${redis.port} refuses the user or the password of VITAE_QUEUE_URL. Documents are not handed to workers.`;
  expect(await troubleWith(`redis://:hunter2@127.0.0.1:${redis.port}`)).toBe(sentence);
  expect(await troubleWith(`redis://127.0.0.1:${redis.port}`)).toBe(sentence);
  await redis.stop();
});

test("a server that is neither Redis nor Valkey", async () => {
  const web = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("hello") });
  expect(await troubleWith(`redis://127.0.0.1:${web.port}`)).toBe(
    `service: What answers at 127.0.0.1:${web.port} is neither Redis nor Valkey. Documents are not handed to workers.`,
  );
  await web.stop(true);
});

test("a server that takes connections and says nothing", async () => {
  const silent = await listen((socket) => socket.on("error", () => {}));
  expect(await troubleWith(`redis://127.0.0.1:${silent.port}`)).toMatch(/does not answer|cannot be reached/);
  silent.close();
});

test("a certificate that nobody has signed, and a server that speaks no TLS", async () => {
  const secured = await startRedis([], { tls });
  expect(await troubleWith(`rediss://127.0.0.1:${secured.port}`)).toMatch(
    /The certificate of the queue at 127\.0\.0\.1:\d+ is not trusted/,
  );
  await secured.stop();
  const plain = await startRedis();
  expect(await troubleWith(`rediss://127.0.0.1:${plain.port}`)).toMatch(/does not speak TLS|cannot be reached/);
  await plain.stop();
});

test("a user without the rights", async () => {
  const redis = await startRedis();
  await redis.look.acl("SETUSER", "vitae", "on", ">hunter2", "~other:*", "&*", "+@all");
  expect(await troubleWith(`redis://vitae:hunter2@127.0.0.1:${redis.port}`)).toBe(
    `service: The user of VITAE_QUEUE_URL may not do at 127.0.0.1:${redis.port} what workers need: docs/growing.md has the rights. Documents are not handed to workers.`,
  );
  await redis.stop();
});

test("with TLS, and the user that the compose file makes, documents are handed over", async () => {
  const compose = readFileSync(join(import.meta.dir, "../../deploy/compose.workers.yaml"), "utf8");
  const { services } = Bun.YAML.parse(compose) as { services: { queue: { command: string[] } } };
  const settings = services.queue.command.slice(1).map((word) => word.replace(/\$\{VITAE_QUEUE_PASSWORD.*\}/, "secret"));
  const redis = await startRedis(settings, { username: "vitae", password: "secret", tls });
  // The certificate's authority is trusted as that of an own authority is: by NODE_EXTRA_CA_CERTS.
  const program = Bun.spawn(["bun", join(import.meta.dir, "one-document.ts"), `rediss://vitae:secret@localhost:${redis.port}`, "vitae"], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: tls.authorityFile },
    stdout: "pipe",
    stderr: "inherit",
  });
  expect(await new Response(program.stdout).text()).toBe("CV\n");
  await redis.stop();
});

test("a queue whose memory is full takes nothing, and takes documents again when there is room", async () => {
  const redis = await startRedis(["--maxmemory", "100mb", "--maxmemory-policy", "noeviction"]);
  await using queue = openQueue(redis.url);
  const remote = queue.service();
  queue.worker(echo);
  await until(() => remote.slots() > 0);
  await redis.look.config("SET", "maxmemory", "1");
  await expect(remote.convert(bytes("CV"), CV)).rejects.toMatchObject({ name: "HandOverLost", by: "queue" });
  expect(remote.slots()).toBe(0);
  expect(queue.said.join("\n")).toContain(`The memory of the queue at 127.0.0.1:${redis.port} is full.`);
  await redis.look.config("SET", "maxmemory", "0");
  await until(() => remote.slots() > 0);
  expect((await remote.convert(bytes("CV"), CV)).outputs).toHaveLength(1);
  await redis.stop();
});

test("a queue that is killed and comes back empty: the worker goes on, its answer arrives, and the next document goes through", async () => {
  const redis = await startRedis();
  await using queue = openQueue(redis.url);
  const remote = queue.service();
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  queue.worker(async (document, ...rest) => {
    begun.resolve();
    await mayEnd.promise;
    return await echo(document, ...rest);
  });
  await until(() => remote.slots() > 0);
  const document = remote.convert(bytes("CV"), CV);
  await begun.promise;
  await redis.kill();
  await until(() => !remote.state().connected);
  await redis.start();
  await until(() => remote.state().connected);
  mayEnd.resolve();
  expect((await document).outputs[0]?.bytes).toEqual(bytes("CV"));
  await until(() => remote.slots() > 0);
  expect((await remote.convert(bytes("CV"), CV)).outputs).toHaveLength(1);
  expect(queue.said.filter((one) => one === `service: The queue at 127.0.0.1:${redis.port} is reached.`)).toHaveLength(2);
  await redis.stop();
});

test("a queue that is killed while it owes an answer: the question fails at once, and is not put again to the next one", async () => {
  const redis = await startRedis();
  const ignore = () => {};
  const connections = openConnections(redis.url);
  connections.onError(ignore);
  await connections.connect();
  const queue = await openBullQueue({
    connections,
    prefix: "test",
    version: "1.0.0",
    yields: false,
    onError: ignore,
    onTaken: ignore,
    onEnded: ignore,
  });
  // Counting is a script, which Redis holds back with the commands that write.
  await redis.look.client("PAUSE", 60_000, "WRITE");
  const depth = queue.depth().catch((error: Error) => error.message);
  await until(async () => String(await redis.look.client("LIST")).includes("cmd=eval"));
  await redis.kill();
  expect(await depth).toContain("max retries per request");
  await queue.close().catch(ignore);
  connections.close();
  await redis.stop();
});

test("a queue that stays away: the document is given back", async () => {
  const redis = await startRedis();
  await using queue = openQueue(redis.url);
  const remote = queue.service();
  const begun = Promise.withResolvers<void>();
  queue.worker(async (_document, _request, signal) => {
    begun.resolve();
    return await new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  });
  await until(() => remote.slots() > 0);
  const document = remote.convert(bytes("CV"), CV).catch((error) => error);
  await begun.promise;
  await redis.kill();
  expect(await document).toMatchObject({ name: "HandOverLost", by: "queue" });
  await redis.stop();
});
