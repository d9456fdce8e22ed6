import { expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { openTerminal } from "../../testing/run-vitae.ts";

const { vitae, path, get, put } = openTerminal();
const SURE = { basics: { name: "Ada Byron", email: "ada@example.com" }, work: [{ name: "Analytical Ltd", position: "Engineer" }] };
const UNSURE = { ...SURE, additional: [{ items: ["12 somestreet"] }] };
const NAMELESS = { ...SURE, basics: { email: "ada@example.com" } };
const NO_NAME = { what: "name", section: "", text: "No name was found in this CV, so its text could not be searched for it." };
const written = (folder: string) => (existsSync(path(folder)) ? readdirSync(path(folder)).sort() : []);
const textOf = (file: string) => strFromU8(unzipSync(get(file))["word/document.xml"] as Uint8Array);

test("a blind CV of which no name was found is not written: why is listed, and the others are done", async () => {
  put("ada.json", SURE);
  put("zoe.json", NAMELESS);

  const { status, stdout, stderr } = await vitae("format", "ada.json", "zoe.json", "--out", "out", "--blind", "--json", "--quiet");

  expect(status).toBe(1);
  expect(written("out")).toHaveLength(1);
  const [ada, zoe] = JSON.parse(stdout);
  expect(ada).toMatchObject({ outputs: [expect.stringContaining("candidate-")] });
  expect([ada.doubts, ada.unsure]).toEqual([undefined, undefined]);
  expect(zoe).toMatchObject({ outputs: [], error: { code: "blind_doubts" }, doubts: [NO_NAME] });
  expect(zoe.resume).toBeUndefined();
  expect(stderr).toContain(
    "zoe.json: This blind CV may still show who the candidate is: 1 passage. It was not written; --accept-doubts writes it all the same.",
  );
  expect(stderr).toContain(`zoe.json: name: ${NO_NAME.text}`);
});

test("--accept-doubts writes it all the same, and still says why", async () => {
  put("zoe.json", NAMELESS);

  const { status, stderr } = await vitae("format", "zoe.json", "--out", "out", "--blind", "--accept-doubts");

  expect(status).toBe(0);
  expect(written("out")).toHaveLength(1);
  expect(stderr).toContain(`zoe.json: name: ${NO_NAME.text}`);
});

test("a passage that may say who the candidate is is withheld from the document and listed", async () => {
  put("zoe.json", UNSURE);

  const { status, stdout, stderr } = await vitae("format", "zoe.json", "--out", "out", "--blind", "--json");

  expect(status).toBe(0);
  const [{ unsure, outputs, resume }] = JSON.parse(stdout);
  expect(unsure).toMatchObject([{ what: "address", section: "Additional 1", text: "12 somestreet", printed: false }]);
  expect(stderr).toContain("zoe.json: Withheld: address, Additional 1: 12 somestreet");
  expect(textOf(outputs[0])).not.toContain("somestreet");
  expect(textOf(outputs[0])).toContain("[withheld]");
  expect(resume.additional).toEqual([{ items: ["[withheld]"] }]);
});

test("--accept-doubts prints it after all, and still lists it", async () => {
  put("zoe.json", UNSURE);

  const { status, stdout, stderr } = await vitae("format", "zoe.json", "--out", "out", "--blind", "--accept-doubts", "--json");

  expect(status).toBe(0);
  const [{ unsure, outputs }] = JSON.parse(stdout);
  expect(unsure).toMatchObject([{ text: "12 somestreet", printed: true }]);
  expect(textOf(outputs[0])).toContain("12 somestreet");
  expect(stderr).toContain("zoe.json: address, Additional 1: 12 somestreet");
});

test("the same CV without --blind is written", async () => {
  put("zoe.json", UNSURE);
  expect((await vitae("format", "zoe.json", "--out", "out")).status).toBe(0);
});

test("the hot folder puts a blind CV of which no name was found to the failed ones, the reason beside it", async () => {
  put("inbox/zoe.json", NAMELESS);
  const once = (...more: string[]) => vitae("watch", "inbox", "--out", "out", "--once", "--settle", "0.2", "--blind", ...more);

  expect((await once()).status).toBe(1);
  expect(written("out")).toEqual([]);
  const [failed, reason] = written("inbox/failed");
  expect(failed).toEndWith(".json");
  expect(get(`inbox/failed/${reason}`).toString()).toEndWith(`\nname: ${NO_NAME.text}\n`);

  put("inbox/zoe.json", NAMELESS);
  expect((await once("--accept-doubts")).status).toBe(0);
  expect(written("out")).toHaveLength(1);
});
