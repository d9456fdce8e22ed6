import { expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import { openTerminal } from "../testing/run-vitae.ts";

const { vitae, path, get, put } = openTerminal();
const SURE = { basics: { name: "Ada Byron", email: "ada@example.com" }, work: [{ name: "Analytical Ltd", position: "Engineer" }] };
const UNSURE = { ...SURE, additional: [{ items: ["12 somestreet"] }] };
const written = (folder: string) => (existsSync(path(folder)) ? readdirSync(path(folder)).sort() : []);

test("a blind CV with doubts is not written: the passages are listed and the others are done", async () => {
  put("ada.json", SURE);
  put("zoe.json", UNSURE);

  const { status, stdout, stderr } = await vitae("format", "ada.json", "zoe.json", "--out", "out", "--blind", "--json", "--quiet");

  expect(status).toBe(1);
  expect(written("out")).toHaveLength(1);
  const [ada, zoe] = JSON.parse(stdout);
  expect(ada).toMatchObject({ outputs: [expect.stringContaining("candidate-")] });
  expect(ada.doubts).toBeUndefined();
  expect(zoe).toMatchObject({
    outputs: [],
    error: { code: "blind_doubts" },
    doubts: [{ what: "address", section: "Additional 1", text: "12 somestreet" }],
  });
  expect(zoe.resume).toBeUndefined();
  expect(stderr).toContain(
    "zoe.json: This blind CV may still show who the candidate is: 1 passage. It was not written; --accept-doubts writes it all the same.",
  );
  expect(stderr).toContain("zoe.json: address, Additional 1: 12 somestreet");
});

test("--accept-doubts writes it all the same, and still lists the passages", async () => {
  put("zoe.json", UNSURE);

  const { status, stderr } = await vitae("format", "zoe.json", "--out", "out", "--blind", "--accept-doubts");

  expect(status).toBe(0);
  expect(written("out")).toHaveLength(1);
  expect(stderr).toContain("zoe.json: address, Additional 1: 12 somestreet");
});

test("the same CV without --blind is written", async () => {
  put("zoe.json", UNSURE);
  expect((await vitae("format", "zoe.json", "--out", "out")).status).toBe(0);
});

test("the hot folder puts a blind CV with doubts to the failed ones, the passages beside it", async () => {
  put("inbox/zoe.json", UNSURE);
  const once = (...more: string[]) => vitae("watch", "inbox", "--out", "out", "--once", "--settle", "0.2", "--blind", ...more);

  expect((await once()).status).toBe(1);
  expect(written("out")).toEqual([]);
  const [failed, reason] = written("inbox/failed");
  expect(failed).toEndWith(".json");
  expect(get(`inbox/failed/${reason}`).toString()).toEndWith("\naddress, Additional 1: 12 somestreet\n");

  put("inbox/zoe.json", UNSURE);
  expect((await once("--accept-doubts")).status).toBe(0);
  expect(written("out")).toHaveLength(1);
});
