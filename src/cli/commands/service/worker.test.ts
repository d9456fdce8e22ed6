import { expect, setDefaultTimeout, test } from "bun:test";
import { createServer } from "node:net";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { run, start, put } = openTerminal();
const KEY = Buffer.alloc(32, 7).toString("base64");
const URL_SENTENCE = "VITAE_QUEUE_URL must be an address such as redis://HOST:6379 or rediss://USER:PASSWORD@HOST:6380.\n";

test.each([
  ["no queue", [], {}, "Which queue? Name it with --queue or VITAE_QUEUE_URL.\n"],
  ["an address that is none", ["--queue", "queue.example"], { VITAE_QUEUE_KEY: KEY }, URL_SENTENCE],
  ["no key", ["--queue", "redis://127.0.0.1"], {}, "VITAE_QUEUE_KEY is missing: openssl rand -base64 32 makes one.\n"],
  [
    "a key that is none",
    [],
    { VITAE_QUEUE_URL: "redis://127.0.0.1", VITAE_QUEUE_KEY: "short" },
    "VITAE_QUEUE_KEY must be 32 bytes in base64, as openssl rand -base64 32 makes them.\n",
  ],
  [
    "a key file that is not there",
    ["--queue", "redis://127.0.0.1", "--key-file", "queue.key"],
    {},
    "The key file queue.key cannot be read (ENOENT).\n",
  ],
])("a worker with %s stops at once and says so in a line", async (_, options, env, stderr) => {
  expect(await run(["worker", ...options], env as Record<string, string>)).toEqual({ status: 2, stdout: "", stderr });
});

test("a worker whose queue is not there says so once, goes on, and ends when it is asked to; with --json in lines of JSON", async () => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  put("queue.key", KEY);
  const program = start(["worker", "--queue", `redis://127.0.0.1:${port}`, "--key-file", "queue.key", "--json"]);
  const decoder = new TextDecoder();
  let printed = "";
  for await (const chunk of program.stdout) {
    const said = decoder.decode(chunk, { stream: true });
    printed += said;
    if (said.includes("ECONNREFUSED")) program.kill("SIGTERM");
  }
  expect(
    printed
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { level: "warning", message: `The queue at 127.0.0.1:${port} cannot be reached (ECONNREFUSED).` },
    { level: "info", message: expect.stringContaining("Finishing the documents under way") },
  ]);
  expect([await program.exited, await new Response(program.stderr).text()]).toEqual([0, ""]);
});
