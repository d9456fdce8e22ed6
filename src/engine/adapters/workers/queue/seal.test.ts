import { expect, test } from "bun:test";
import { readQueueKey, seal, unseal } from "./seal.ts";

const key = readQueueKey(Buffer.alloc(32, 7).toString("base64"));
const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);
const cv = new TextEncoder().encode("Ada Byron, 12 St James's Square");

test("what is sealed can be opened with the key, for its purpose", () => {
  expect(text(unseal(key, "answer:1", seal(key, "answer:1", cv)))).toBe("Ada Byron, 12 St James's Square");
  expect(unseal(key, "answer:1", seal(key, "answer:1", new Uint8Array()))).toHaveLength(0);
});

test("nothing of it can be read, and the same document never looks the same twice", () => {
  const sealed = [seal(key, "document:1", cv), seal(key, "document:1", cv)];
  for (const one of sealed) expect(one.toString("latin1")).not.toContain("Ada");
  expect(sealed[0]).not.toEqual(sealed[1] as Buffer);
});

test.each([
  ["another key", Buffer.alloc(32, 8), "answer:1"],
  ["another document", Buffer.alloc(32, 7), "answer:2"],
  ["another kind", Buffer.alloc(32, 7), "document:1"],
])("it is not opened with %s", (_, otherKey, purpose) => {
  expect(unseal(otherKey, purpose, seal(key, "answer:1", cv))).toBeNull();
});

test("a change of any byte is noticed, and so is an end that is missing", () => {
  const sealed = seal(key, "answer:1", cv);
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] as number) ^ 1;
    expect(unseal(key, "answer:1", changed)).toBeNull();
  }
  for (const length of [0, 1, 28, 44, sealed.length - 1]) expect(unseal(key, "answer:1", sealed.subarray(0, length))).toBeNull();
});

test.each([
  "",
  "secret",
  Buffer.alloc(31).toString("base64"),
  Buffer.alloc(33).toString("base64"),
  "x".repeat(44),
  `${"A".repeat(20)} ${"A".repeat(23)}`,
])("%p is no key", (text) => {
  expect(() => readQueueKey(text)).toThrow("VITAE_QUEUE_KEY must be 32 bytes in base64, as openssl rand -base64 32 makes them.");
});

test("a key from a file may end with a line break", () => {
  expect(readQueueKey(`${Buffer.alloc(32, 7).toString("base64")}\n`)).toEqual(key);
});
