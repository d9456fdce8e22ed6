import { expect, test } from "bun:test";
import { openBodyGate, withForm } from "./body.ts";

test("bodies beyond the budget wait for their turn", async () => {
  const gate = openBodyGate(100, 10_000);
  const leaveFirst = await gate.enter(60);
  const entered: string[] = [];
  const second = gate.enter(60).then((leave) => entered.push("second") && leave);
  const third = gate.enter(10).then((leave) => entered.push("third") && leave);
  await Bun.sleep(0);
  expect(entered).toEqual([]);

  leaveFirst();
  for (const leave of await Promise.all([second, third])) (leave as () => void)();
  expect(entered).toEqual(["second", "third"]);
  (await gate.enter(1000))();
});

test("who waits too long is asked to come back", async () => {
  const gate = openBodyGate(10, 1);
  await gate.enter(10);
  expect(gate.enter(10)).rejects.toMatchObject({ code: "unavailable", details: { retryAfterSeconds: 5 } });
});

test("a form larger than it says it is ends at the limit", async () => {
  const stream = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1000)),
  });
  const request = new Request("http://localhost/", {
    method: "POST",
    body: stream,
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });
  expect(withForm(request, openBodyGate(), { fileBytes: 10_000, formBytes: 10_000 }, async () => "read")).rejects.toMatchObject({
    code: "too_large",
  });
});
