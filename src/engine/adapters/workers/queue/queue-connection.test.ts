import { expect, test } from "bun:test";
import { explainQueueError, queuePlace } from "./queue-connection.ts";

test("the place of a queue is host and port, without user and password", () => {
  expect(queuePlace("rediss://vitae:hunter2@queue.agency.test:6380")).toBe("queue.agency.test:6380");
  expect(queuePlace("redis://queue.agency.test")).toBe("queue.agency.test:6379");
});

test.each([
  ["WRONGPASS invalid username-password pair or user is disabled.", /refuses the user or the password/, /VITAE_QUEUE_URL/],
  ["NOPERM this user has no permissions to run the 'set' command", /may not do at queue:6379/, /rights/],
  ["ERR unknown command 'getdel', with args beginning with: 'a'", /older than Redis 6\.2/, /Valkey, or Redis 6\.2/],
  ["OOM command not allowed when used memory > 'maxmemory'.", /memory of the queue at queue:6379 is full/, /maxmemory/],
  ["READONLY You can't write against a read only replica.", /is not ready/, /primary/],
  ["connect ECONNREFUSED 127.0.0.1:6379", /cannot be reached/, /network/],
  ["something that nobody has seen yet", /does not work/, /log of the queue/],
])("%p is a sentence, with what to do about it", (message, sentence, mend) => {
  const explained = explainQueueError(new Error(message), "queue:6379");
  expect(explained.sentence).toMatch(sentence);
  expect(explained.mend).toMatch(mend);
});
