import { expect, test } from "bun:test";
import { encodeFrame } from "../../converter/frames.ts";
import { type Answer, openAnswer, openHandOver, openProducer, openWorker, sealAnnouncement, sealAnswer, sealHandOver } from "./protocol.ts";
import { seal } from "./seal.ts";

const key = new Uint8Array(32).fill(7);
const resume = { basics: { name: "Ada Byron" } };
const converted = { resume, outputs: [{ type: "pdf", bytes: new Uint8Array([1, 2]) }], warnings: [], ms: { read: 0, parse: 0, render: 0 } };
const worker = {
  version: "1",
  host: "a",
  slots: 2,
  atWork: ["x"],
  languages: ["eng"],
  libreoffice: true,
  draining: false,
  done: 3,
  failed: 1,
};
const sealed = (message: unknown) => seal(key, "answer:1", encodeFrame(message));

test("a document and its answer arrive as they were sent", () => {
  const handOver = { bytes: new Uint8Array([3, 4]), request: { fileName: "cv.pdf", ocr: "auto" as const, outputs: [] }, owner: "ada" };
  expect(openHandOver(key, "1", sealHandOver(key, "1", handOver))).toEqual(handOver);
  const answers = [
    { type: "done", converted, ms: 5 },
    { type: "refused", code: "encrypted", message: "This file is protected.", details: {} },
    { type: "crashed", kind: "memory", cause: "too much", started: true },
    { type: "returned" },
  ] as unknown as Answer[];
  for (const answer of answers) expect(openAnswer(key, "1", sealAnswer(key, "1", answer))).toEqual(answer);
});

test("the answer to one document is none to another", () => {
  expect(() => openAnswer(key, "2", sealAnswer(key, "1", { type: "returned" }))).toThrow("not sealed for this document");
});

test.each([
  ["no type", {}],
  ["an unknown type", { type: "sandbox", active: [] }],
  ["null", null],
  ["a refusal without words", { type: "refused", code: "corrupt", details: {} }],
  ["a crash of an unknown kind", { type: "crashed", kind: "boredom", cause: "", started: true }],
  ["nothing converted", { type: "done" }],
  ["no Resume", { type: "done", converted: { ...converted, resume: undefined } }],
  ["a Resume with a number for a name", { type: "done", converted: { ...converted, resume: { basics: { name: 5 } } } }],
  ["a document that is a text", { type: "done", converted: { ...converted, outputs: [{ type: "pdf", bytes: "%PDF" }] } }],
  ["a document of an unknown type", { type: "done", converted: { ...converted, outputs: [{ type: "exe", bytes: new Uint8Array() }] } }],
  ["a warning that is an object", { type: "done", converted: { ...converted, warnings: [{}] } }],
  ["a review without pages", { type: "done", converted: { ...converted, review: { resume } } }],
  ["a score that is no number", { type: "done", converted: { ...converted, score: { overall_matching_score: "9" } } }],
])("an answer with %s is not taken", (_, message) => {
  expect(() => openAnswer(key, "1", sealed(message))).toThrow("an answer that nobody knows");
});

test("what is no frame, and more than one, is not taken", () => {
  expect(() => openAnswer(key, "1", seal(key, "answer:1", Buffer.from("hello, world")))).toThrow("not a frame");
  const two = Buffer.concat([encodeFrame({ type: "returned" }), encodeFrame({ type: "returned" })]);
  expect(() => openAnswer(key, "1", seal(key, "answer:1", two))).toThrow("2 frames");
});

test("workers and services are known by what they say, if they have the key", () => {
  expect(openWorker(key, "w", sealAnnouncement(key, "worker", "w", worker))).toEqual(worker);
  expect(openProducer(key, "p", sealAnnouncement(key, "producer", "p", { version: "1", host: "a" }))).toEqual({ version: "1", host: "a" });
  expect(openWorker(new Uint8Array(32), "w", sealAnnouncement(key, "worker", "w", worker))).toBeNull();
  expect(openWorker(key, "another", sealAnnouncement(key, "worker", "w", worker))).toBeNull();
  expect(openProducer(key, "w", sealAnnouncement(key, "worker", "w", worker))).toBeNull();
});

test.each([
  { slots: 257 },
  { slots: -1 },
  { slots: 1.5 },
  { slots: "2" },
  { atWork: "x" },
  { languages: [1] },
  { draining: "no" },
  { version: undefined },
  { done: -1 },
  { host: "h".repeat(254) },
  { languages: Array.from({ length: 257 }, () => "eng") },
])("a worker that announces %p is not used", (lie) => {
  const said = { ...worker, ...lie } as unknown as typeof worker;
  expect(openWorker(key, "w", sealAnnouncement(key, "worker", "w", said))).toBeNull();
});
