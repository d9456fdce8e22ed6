import { expect, test } from "bun:test";
import { openUploadGate } from "./upload-gate.ts";

test("an account that has used its share waits, and another does not", async () => {
  const gate = openUploadGate({ uploadsEach: 2 });
  const leave = await gate.enter("slow", 1);
  await gate.enter("slow", 1);
  let entered = false;
  const third = gate.enter("slow", 1).then((leaveThird) => {
    entered = true;
    return leaveThird;
  });
  for (let index = 0; index < 2; index++) await gate.enter("colleague", 1);
  expect(entered).toBe(false);

  leave();
  await third;
  expect(gate.declaredBytes("slow")).toBe(2);
  expect(gate.declaredBytes()).toBe(4);
});

test("an account's share is of bytes too, and one upload that is larger goes in alone", async () => {
  const gate = openUploadGate({ bytesEach: 100, maxWaitMs: 1 });
  const leave = await gate.enter("recruiter", 1000);
  await expect(gate.enter("recruiter", 1)).rejects.toMatchObject({ code: "unavailable" });
  leave();
  await gate.enter("recruiter", 60);
  await gate.enter("recruiter", 40);
});

test("where all places are taken, who came first goes first, but for accounts that have their share", async () => {
  const gate = openUploadGate({ uploads: 2, uploadsEach: 1 });
  const leaveBusy = await gate.enter("busy", 1);
  const leaveOther = await gate.enter("other", 1);
  const entered: string[] = [];
  const enter = async (name: string) => {
    const leave = await gate.enter(name, 1);
    entered.push(name);
    return leave;
  };
  const [, first, second] = ["busy", "first", "second"].map(enter);

  leaveOther();
  await Bun.sleep(0);
  expect(entered).toEqual(["first"]);
  leaveBusy();
  await Bun.sleep(0);
  expect(entered).toEqual(["first", "busy"]);
  (await first)?.();
  await second;
});

test("who waits too long, or behind too many of the same account, is asked to come back", async () => {
  const gate = openUploadGate({ uploadsEach: 1, waitingEach: 1, maxWaitMs: 20 });
  await gate.enter("recruiter", 1);
  const waiting = gate.enter("recruiter", 1);
  const refusal = { code: "unavailable", details: { retryAfterSeconds: 5 } };
  await expect(gate.enter("recruiter", 1)).rejects.toMatchObject(refusal);
  await expect(waiting).rejects.toMatchObject(refusal);
});
