import { afterEach, expect, test } from "bun:test";
import { api } from "./api.ts";
import { idempotencyKey } from "./idempotency.ts";
import { upload } from "./upload.ts";

const { fetch, XMLHttpRequest } = globalThis;
afterEach(() => Object.assign(globalThis, { fetch, XMLHttpRequest }));

test("a key is random, and made without what only a secure page has", () => {
  const { randomUUID } = crypto;
  Object.assign(crypto, { randomUUID: undefined });
  const keys = Array.from({ length: 100 }, idempotencyKey);
  Object.assign(crypto, { randomUUID });
  expect(new Set(keys).size).toBe(100);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});

test("a POST bears one key for all its tries and another one the next time; what only asks bears none", async () => {
  const sent: (string | null)[] = [];
  let failures = 1;
  const answer = async (_address: string, { headers }: RequestInit) => {
    sent.push((headers as Headers).get("idempotency-key"));
    if (failures-- > 0) throw new TypeError("Failed to fetch");
    return Response.json({});
  };
  Object.assign(globalThis, { fetch: answer });
  await api("POST", "/admin/user/1/add-credits", { credits: 5 });
  await api("POST", "/admin/user/1/add-credits", { credits: 5 });
  await api("GET", "/user");

  const [first, again, next, asked] = sent;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([again, asked]).toEqual([first as string, null]);
  expect(next).not.toBe(first);
});

test("an upload bears one key for all its tries", async () => {
  const sent: string[] = [];
  class Request {
    upload = {};
    status = 201;
    responseText = "{}";
    onload = () => {};
    onerror = () => {};
    open() {}
    setRequestHeader(name: string, value: string) {
      if (name === "idempotency-key") sent.push(value);
    }
    send() {
      setTimeout(() => (sent.length === 1 ? this.onerror() : this.onload()));
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request });
  await upload("/match", new FormData(), () => {});
  await upload("/match", new FormData(), () => {});
  expect([sent.length, sent[0] === sent[1], sent[1] === sent[2]]).toEqual([3, true, false]);
});
