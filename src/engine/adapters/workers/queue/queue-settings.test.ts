import { expect, test } from "bun:test";
import { queueProblem, queueSettings } from "./queue-settings.ts";

const KEY = Buffer.alloc(32, 7).toString("base64");
const QUEUE = { queueUrl: "rediss://vitae:secret@queue.example:6380", queueKey: KEY, queuePrefix: "vitae" };

test("without an address there is no queue and no problem", () => {
  expect(queueSettings({ ...QUEUE, queueUrl: null })).toBeNull();
  expect(queueProblem({ ...QUEUE, queueUrl: null })).toBeNull();
});

test("a queue has an address, a key and a prefix", () => {
  expect(queueSettings(QUEUE)).toEqual({ url: QUEUE.queueUrl, key: new Uint8Array(32).fill(7), prefix: "vitae" });
  expect(queueProblem(QUEUE)).toBeNull();
});

test.each([
  [{ queueKey: null }, "VITAE_QUEUE_KEY is missing: openssl rand -base64 32 makes one."],
  [{ queueKey: "short" }, "VITAE_QUEUE_KEY must be 32 bytes in base64, as openssl rand -base64 32 makes them."],
  [{ queueUrl: "queue.example:6379" }, "VITAE_QUEUE_URL must be an address such as redis://HOST:6379 or rediss://USER:PASSWORD@HOST:6380."],
  [
    { queueUrl: "http://queue.example" },
    "VITAE_QUEUE_URL must be an address such as redis://HOST:6379 or rediss://USER:PASSWORD@HOST:6380.",
  ],
])("a service with %p goes on without workers and says why", (wrong, sentence) => {
  expect(() => queueSettings({ ...QUEUE, ...wrong })).toThrow(sentence);
  expect(queueProblem({ ...QUEUE, ...wrong })).toBe(`Documents are not handed to workers. ${sentence}`);
});
