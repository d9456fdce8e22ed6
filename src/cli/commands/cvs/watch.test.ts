import { expect, test } from "bun:test";
import { appendFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ZipFile } from "yazl";
import { openTerminal } from "../../testing/run-vitae.ts";

const { vitae, start, path, get, put } = openTerminal();
const cv = (name: string) => ({ basics: { name, email: "ada@example.com" }, work: [{ name: "Analytical Ltd", position: "Engineer" }] });
const once = (...options: string[]) => vitae("watch", "inbox", "--out", "out", "--once", "--settle", "0.2", ...options);
const below = (folder: string) => (existsSync(path(folder)) ? readdirSync(path(folder), { recursive: true }).map(String).sort() : []);
/** What a person sees in the inbox. */
const left = () => below("inbox").filter((name) => !name.startsWith(".") && !/^(done|failed)/.test(name));

test("what lies in the inbox comes out formatted; what is done and what failed is moved aside, with the reason", async () => {
  put("inbox/ada.json", cv("Ada Byron"));
  put("inbox/march/zoe.json", cv("Zoë Müller"));
  put("inbox/empty.pdf", "");
  put("inbox/old.doc", "an old Word file");

  const { status, stderr } = await once();

  expect(status).toBe(1);
  expect(below("out")).toEqual(["ada.docx", "zoe.docx"]);
  expect(below("inbox/done")).toEqual(["ada.json", "march", "march/zoe.json"]);
  expect(below("inbox/failed")).toEqual(["empty.pdf", "empty.pdf.txt", "old.doc", "old.doc.txt"]);
  expect(get("inbox/failed/empty.pdf.txt").toString()).toBe("This file is empty.\n");
  expect(stderr).toContain("empty.pdf: This file is empty.");
  expect(left()).toEqual([]);
});

test("a second CV of a name does not touch the documents of the first", async () => {
  put("inbox/cv.json", cv("Ada Byron"));
  await once();
  const first = get("out/cv.docx");
  put("inbox/cv.json", cv("Zoë Müller"));

  expect((await once("--json")).stdout).toContain('"outputs":["out/cv-2.docx"]');

  expect(get("out/cv.docx").equals(first)).toBe(true);
  expect(below("inbox/done")).toEqual(["cv-2.json", "cv.json"]);
});

test("a ZIP file becomes a folder of documents", async () => {
  const zip = new ZipFile();
  for (const name of ["a/ada.json", "b/ada.json", "notes.txt", "__MACOSX/ada.json"])
    zip.addBuffer(Buffer.from(JSON.stringify(cv(name))), name);
  zip.end();
  put("inbox/march.zip", new Uint8Array(await new Response(zip.outputStream as never).arrayBuffer()));

  expect((await once()).status).toBe(0);

  expect(below("out")).toEqual(["march", "march/ada-2.docx", "march/ada.docx"]);
  expect(below("inbox/done")).toEqual(["march.zip"]);
});

test("what a killed run had taken is finished once: its own documents stay, nothing is made twice", async () => {
  put("inbox/.vitae/ada/ada.json", cv("Ada Byron"));
  put("inbox/.vitae/zoe/deep/zoe.json", cv("Zoë Müller"));
  put("out/ada.docx", "made before the kill");

  expect((await once()).status).toBe(0);

  expect(below("out")).toEqual(["ada.docx", "zoe.docx"]);
  expect(get("out/ada.docx").toString()).toBe("made before the kill");
  expect(below("inbox/done")).toEqual(["ada.json", "deep", "deep/zoe.json"]);
  expect(readdirSync(path("inbox/.vitae")).filter((name) => !name.startsWith("service.lock"))).toEqual([]);
});

test("a file is left alone while it grows, and so are the names under which programs write", async () => {
  put("inbox/partial.pdf.part", "%PDF");
  put("inbox/~$ada.docx", "x");
  put("inbox/slow.json", '{"basics": {"name": "Ada Byron", "email": "ada@example.com"}, "work": [');
  const program = start(["watch", "inbox", "--out", "out", "--settle", "1"]);
  for (let piece = 0; piece < 4; piece++) {
    await Bun.sleep(400);
    appendFileSync(path("inbox/slow.json"), `{"name": "Company ${piece}", "position": "Engineer"},`);
  }
  appendFileSync(path("inbox/slow.json"), '{"name": "Last Ltd", "position": "Engineer"}]}');
  put("inbox/.renamed.json", cv("Zoë Müller"));
  renameSync(path("inbox/.renamed.json"), path("inbox/renamed.json"));
  while (below("inbox/done").length < 2) await Bun.sleep(50);
  program.kill("SIGTERM");

  expect(await program.exited).toBe(0);
  expect(below("out")).toEqual(["renamed.docx", "slow.docx"]);
  expect(below("inbox/failed")).toEqual([]);
  expect(left()).toEqual(["partial.pdf.part", "~$ada.docx"]);
});

test("where the documents cannot be written, the CV waits, and comes out when they can", async () => {
  put("inbox/ada.json", cv("Ada Byron"));
  put("out", "a file where the folder should be");

  const { status, stderr } = await once();
  expect({ status, failed: below("inbox/failed") }).toEqual({ status: 1, failed: [] });
  expect(stderr).toContain("It stays in the inbox.");

  rmSync(path("out"));
  expect((await once()).status).toBe(0);
  expect(below("out")).toEqual(["ada.docx"]);
});

test("an inbox has one watcher, and is not its own output", async () => {
  mkdirSync(path("inbox"));
  const program = start(["watch", "inbox", "--out", "out"]);
  while (!existsSync(join(path("inbox"), ".vitae/service.lock-journal"))) await Bun.sleep(20);

  expect(await once()).toEqual({ status: 1, stdout: "", stderr: "Another vitae watch is already at work on inbox.\n" });
  program.kill("SIGINT");
  expect(await program.exited).toBe(0);
  expect((await vitae("watch", "inbox", "--out", "inbox")).status).toBe(2);
  expect((await vitae("watch", "nowhere", "--out", "out")).status).toBe(2);
});
