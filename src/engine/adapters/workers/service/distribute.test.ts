import { expect, test } from "bun:test";
import type { Converted, ConvertRequest } from "../../../cv/conversion.ts";
import { distribute } from "./distribute.ts";
import { HandOverLost } from "./hand-over-lost.ts";
import type { RemoteConverter } from "./remote-converter.ts";

const REQUEST: ConvertRequest = { fileName: "cv.pdf", ocr: "auto", outputs: [] };
const bytes = new Uint8Array();

/** Converters whose documents end when the test says so. Each remembers what it has. */
function open({ localSlots, remoteSlots }: { localSlots: number; remoteSlots: number }) {
  const work = { here: [] as PromiseWithResolvers<Converted>[], remote: [] as PromiseWithResolvers<Converted>[] };
  const take = (place: "here" | "remote") => async () => {
    const document = Promise.withResolvers<Converted>();
    work[place].push(document);
    return await document.promise;
  };
  const listeners: (() => void)[] = [];
  let slots = remoteSlots;
  const remote = { convert: take("remote"), slots: () => slots, onChange: (one: () => void) => listeners.push(one), close: async () => {} };
  const warmed: string[] = [];
  const local = { convert: take("here"), warmUp: () => warmed.push("here"), close: async () => {} };
  const converter = distribute(local as never, localSlots, remote as unknown as RemoteConverter);
  const setSlots = (number: number) => {
    slots = number;
    for (const listener of listeners) listener();
  };
  return { converter, work, setSlots, warmed };
}

const done = { warnings: [] } as unknown as Converted;
const settled = () => Bun.sleep(0);

test("workers take documents first, then this machine; what is more waits for the next that is free", async () => {
  const { converter, work } = open({ localSlots: 1, remoteSlots: 2 });
  const all = Array.from({ length: 5 }, () => converter.convert(bytes, REQUEST));
  await settled();
  expect([work.remote.length, work.here.length]).toEqual([2, 1]);
  work.here[0]?.resolve(done);
  await settled();
  expect([work.remote.length, work.here.length]).toEqual([2, 2]);
  work.remote[0]?.resolve(done);
  await settled();
  expect([work.remote.length, work.here.length]).toEqual([3, 2]);
  for (const { resolve } of [...work.remote, ...work.here]) resolve(done);
  expect(await Promise.all(all)).toHaveLength(5);
  expect(converter.slots()).toBe(3);
});

test("documents that wait go to a worker that comes later", async () => {
  const { converter, work, setSlots } = open({ localSlots: 1, remoteSlots: 0 });
  const all = [converter.convert(bytes, REQUEST), converter.convert(bytes, REQUEST)];
  await settled();
  expect(work.remote).toHaveLength(0);
  setSlots(1);
  await settled();
  expect(work.remote).toHaveLength(1);
  for (const { resolve } of [...work.remote, ...work.here]) resolve(done);
  await Promise.all(all);
});

test("what a person waits for is converted here, even where all else is left to workers", async () => {
  const { converter, work } = open({ localSlots: 0, remoteSlots: 4 });
  const page = converter.convert(bytes, { ...REQUEST, kind: "page" });
  await settled();
  expect([work.remote.length, work.here.length]).toEqual([0, 1]);
  work.here[0]?.resolve(done);
  await page;
});

test("a document that the queue lost is tried again elsewhere", async () => {
  const { converter, work, setSlots } = open({ localSlots: 1, remoteSlots: 1 });
  const cv = converter.convert(bytes, REQUEST);
  await settled();
  setSlots(0);
  work.remote[0]?.reject(new HandOverLost("queue", "The queue is gone."));
  await settled();
  expect(work.here).toHaveLength(1);
  work.here[0]?.resolve(done);
  expect(await cv).toBe(done);
});

test("where nobody can take it, the document is given back and not kept waiting", async () => {
  const { converter, work, setSlots } = open({ localSlots: 0, remoteSlots: 1 });
  const all = [converter.convert(bytes, REQUEST), converter.convert(bytes, REQUEST)].map((one) => one.catch((error) => error));
  await settled();
  setSlots(0);
  work.remote[0]?.reject(new HandOverLost("queue", "The queue is gone."));
  expect((await Promise.all(all)).map((error) => [error.name, error.by])).toEqual([
    ["HandOverLost", "queue"],
    ["HandOverLost", "queue"],
  ]);
});

test("a document that the queue loses again and again is given back in the end", async () => {
  const { converter, work } = open({ localSlots: 0, remoteSlots: 1 });
  const cv = converter.convert(bytes, REQUEST).catch((error) => error);
  for (let tries = 0; tries < 3; tries++) {
    await settled();
    work.remote[tries]?.reject(new HandOverLost("queue", "Lost."));
  }
  expect((await cv).message).toBe("Lost.");
  expect(work.remote).toHaveLength(3);
});

test("a document that went with its worker is not handed on unasked, and a refusal is the document's", async () => {
  for (const error of [new HandOverLost("worker", "The worker is gone."), new Error("refused")]) {
    const { converter, work } = open({ localSlots: 1, remoteSlots: 1 });
    const cv = converter.convert(bytes, REQUEST).catch((one) => one);
    await settled();
    work.remote[0]?.reject(error);
    expect(await cv).toBe(error);
    expect(work.here).toHaveLength(0);
  }
});

test("a document that is no longer wanted while it waits takes no slot", async () => {
  const { converter, work } = open({ localSlots: 1, remoteSlots: 0 });
  const first = converter.convert(bytes, REQUEST);
  const stop = new AbortController();
  const second = converter.convert(bytes, REQUEST, stop.signal).catch((error) => error);
  await settled();
  stop.abort("cancelled");
  expect(await second).toBe("cancelled");
  work.here[0]?.resolve(done);
  await first;
  expect(work.here).toHaveLength(1);
});

test("a child is started ahead only where documents will come to it", () => {
  const [alone, withWorkers, none] = [
    open({ localSlots: 1, remoteSlots: 0 }),
    open({ localSlots: 1, remoteSlots: 1 }),
    open({ localSlots: 0, remoteSlots: 0 }),
  ];
  for (const { converter } of [alone, withWorkers, none]) converter.warmUp();
  expect([alone, withWorkers, none].map(({ warmed }) => warmed.length)).toEqual([1, 0, 0]);
});
