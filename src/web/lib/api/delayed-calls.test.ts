import { beforeEach, expect, test } from "bun:test";
import { held, holdBack, sendHeld, takeBack } from "./delayed-calls.ts";

const LATER = 1_000_000;
let sent: string[][];
const send = async (ids: string[]) => void sent.push(ids);

beforeEach(async () => {
  sent = [];
  await sendHeld();
  sent = [];
});

test("one call about several is sent once, without those that were taken back", async () => {
  holdBack(["a", "b", "c"], send, LATER);
  takeBack(["b", "unknown"]);
  expect([...held.value.keys()]).toEqual(["a", "c"]);
  await sendHeld();
  await sendHeld();
  expect(sent).toEqual([["a", "c"]]);
  expect(held.value.size).toBe(0);
});

test("a call of which everything was taken back is not sent", async () => {
  holdBack(["a", "b"], send, LATER);
  takeBack(["a"]);
  takeBack(["b"]);
  await sendHeld();
  expect(sent).toEqual([]);
});

test("what is held already is not held twice", async () => {
  holdBack(["a"], send, LATER);
  holdBack(["a", "b"], send, LATER);
  holdBack(["a", "b"], send, LATER);
  await sendHeld();
  expect(sent).toEqual([["a"], ["b"]]);
});

test("a call about nothing new is not sent by itself", async () => {
  holdBack(["a"], send, LATER);
  holdBack(["a"], send, 0);
  await Bun.sleep(5);
  expect(sent).toEqual([]);
});

test("a call goes when its time is over, and is shown as done until its answer is there", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  holdBack(["a"], () => promise, 0);
  await Bun.sleep(5);
  expect(held.value.get("a")).toBe("sent");
  takeBack(["a"]);
  expect(held.value.get("a")).toBe("sent");
  resolve();
  await Bun.sleep(0);
  expect(held.value.size).toBe(0);
});
