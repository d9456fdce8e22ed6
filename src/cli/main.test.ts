import { describe, expect, test } from "bun:test";
import { cpSync, existsSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { ZipFile } from "yazl";
import { version } from "../../package.json";
import { CHECKOUT_ROOT } from "../engine/setup/assets.ts";
import { programArgv } from "../engine/testing/program-argv.ts";
import { openTerminal } from "./testing/run-vitae.ts";

const { vitae, run, start, path, get, put } = openTerminal();
const RESUME = { basics: { name: "Ada Byron", email: "ada@example.com" }, work: [{ name: "Analytical Ltd", position: "Engineer" }] };

test("the version is printed and nothing else", async () => {
  expect(await vitae("--version")).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
});

test("a reader who stops reading ends the printing, and nothing else: no complaint, and the status of the work", async () => {
  const { exitCode, stdout, stderr } = Bun.spawnSync([
    "bash",
    "-o",
    "pipefail",
    "-c",
    `'${programArgv("licenses").join("' '")}' | head -n 1`,
  ]);

  expect({ exitCode, stderr: stderr.toString() }).toEqual({ exitCode: 0, stderr: "" });
  expect(stdout.toString()).toStartWith("NAME ");
});

test.skipIf(!existsSync("/dev/full"))("a result that cannot be printed, as on a full disk, is one line and status 1", async () => {
  const { exitCode, stderr } = Bun.spawnSync(["sh", "-c", `'${programArgv("licenses").join("' '")}' > /dev/full`]);

  expect({ exitCode, stderr: stderr.toString() }).toEqual({ exitCode: 1, stderr: "The output cannot be written (ENOSPC).\n" });
});

describe("a wrong command line is one line and status 2:", () => {
  const wrong = {
    "an unknown option": ["parse", "--nope", "a.pdf"],
    "an unknown command": ["frmat"],
    "a port that is no number": ["serve", "--port", "http"],
    "no --out": ["format", "a.pdf"],
    "an unknown output type": ["format", "a.pdf", "--out", "o", "--to", "odt"],
    "an unknown template": ["format", "a.pdf", "--out", "o", "--template", "nope"],
    "several files to stdout": ["parse", "a.pdf", "b.pdf"],
    "the results in the folder that is read": ["format", ".", "--out", "."],
  };
  for (const [name, args] of Object.entries(wrong)) {
    test(name, async () => {
      const { status, stdout, stderr } = await vitae(...args);

      expect({ status, stdout, lines: stderr.trim().split("\n").length }).toEqual({ status: 2, stdout: "", lines: 1 });
    });
  }

  test("an unknown option, which is named before one that is missing", async () => {
    for (const args of [
      ["format", "a.pdf"],
      ["watch", "inbox"],
      ["template", "preview", "default"],
      ["user", "create"],
    ]) {
      expect((await vitae(...args, "--bogus")).stderr).toStartWith("error: unknown option '--bogus'");
      expect((await vitae(...args)).stderr).toMatch(/^error: required option '--(?:out <folder>|email <address>)' not specified\n$/);
    }
  });

  test("a wrong setting, which is named", async () => {
    const { status, stderr } = await run(["serve"], { PORT: "many" });

    expect(status).toBe(2);
    expect(stderr).toMatch(/^PORT .*\n$/);
  });
});

test("one CV goes to stdout as Resume JSON", async () => {
  put("ada.json", RESUME);

  const { status, stdout } = await vitae("parse", "ada.json");

  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject(RESUME);
});

test("a batch goes on after a bad file, names it and ends with status 1", async () => {
  put("cvs/a.json", RESUME);
  put("cvs/b.pdf", "this is no PDF");
  put("cvs/c.json", RESUME);

  const { status, stderr } = await vitae("parse", "cvs", "missing.pdf", "--out", "out");

  expect(status).toBe(1);
  expect(stderr).toContain("cvs/b.pdf: ");
  expect(stderr).toContain("missing.pdf: There is no such file.");
  expect(readdirSync(path("out"))).toEqual(["a.json", "c.json"]);
});

test("--json gives one entry for each file and keeps everything else from stdout", async () => {
  put("a.json", RESUME);
  put("empty.pdf", "");

  const { status, stdout } = await vitae("format", "a.json", "empty.pdf", "--out", "out", "--json");

  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject([
    { file: "a.json", outputs: ["out/a.docx"], resume: RESUME },
    { file: "empty.pdf", outputs: [], error: { code: "empty", message: "This file is empty." } },
  ]);
});

test("a folder is read to its depths, in order, without hidden and other files", async () => {
  for (const name of ["z.json", "deep/er/a.json", "deep/.hidden.json", ".git/b.json", "notes.txt"]) put(`cvs/${name}`, RESUME);

  const { stdout, stderr } = await vitae("parse", "cvs", "--out", "out", "--json");

  expect(JSON.parse(stdout).map(({ file }: { file: string }) => file)).toEqual(["cvs/deep/er/a.json", "cvs/z.json"]);
  expect(stderr).toContain("Left out, neither PDF, DOCX nor JSON: cvs/notes.txt");
});

test.each(["parse cvs", "parse cvs --out out", "format cvs --out out", "review cvs", "match cvs --jd-text Java"])(
  "%s says so where the folder holds no CVs, and is done",
  async (line) => {
    put("cvs/notes/.keep", "");

    const { status, stderr } = await vitae(...line.split(" "));

    expect(status).toBe(0);
    expect(stderr).toContain("There is no PDF, DOCX or JSON file to read.");
  },
);

test("the second file of a name gets a number", async () => {
  for (const name of ["one/cv.json", "two/CV.json"]) put(name, RESUME);

  await vitae("parse", "one", "two", "--out", "out");

  expect(readdirSync(path("out")).sort()).toEqual(["CV-2.json", "cv.json"]);
});

test("what exists is skipped and said so, and overwritten with --force", async () => {
  put("a.json", RESUME);
  put("out/a.docx", "mine");

  const skipped = await vitae("format", "a.json", "--out", "out");
  expect(skipped.status).toBe(0);
  expect(skipped.stderr).toContain("out/a.docx exists already, skipped");
  expect(get("out/a.docx").toString()).toBe("mine");

  await vitae("format", "a.json", "--out", "out", "--force");
  expect(get("out/a.docx").subarray(0, 2).toString()).toBe("PK");
});

test("a CV is never written over, not even with --force", async () => {
  put("a.json", RESUME);

  const { status } = await vitae("parse", "a.json", "--out", ".", "--force");

  expect(status).toBe(1);
  expect(JSON.parse(get("a.json").toString())).toEqual(RESUME);
});

test("--quiet says nothing when all goes well", async () => {
  put("a.json", RESUME);

  expect(await vitae("format", "a.json", "--out", "out", "--quiet")).toEqual({ status: 0, stdout: "", stderr: "" });
});

test("what a killed run left half written is swept from the results", async () => {
  put("a.json", RESUME);
  const [old, young] = [crypto.randomUUID(), crypto.randomUUID()].map((id) => `out/.${id}.tmp`) as [string, string];
  for (const name of [old, young]) put(name, "half a document");
  utimesSync(path(old), 0, 0);

  await vitae("format", "a.json", "--out", "out");

  expect([existsSync(path(old)), existsSync(path(young))]).toEqual([false, true]);
});

test("a file over 10 MB is refused unread", async () => {
  put("big.pdf", Buffer.alloc(10 * 1024 * 1024 + 1));

  const { status, stderr } = await vitae("parse", "big.pdf");

  expect({ status, stderr }).toEqual({ status: 1, stderr: "big.pdf: This file is larger than 10 MB.\n" });
});

test("a report says what became of each file, as CSV or JSON", async () => {
  put("a.json", RESUME);
  put("=b.pdf", "no PDF");

  await vitae("format", "a.json", "=b.pdf", "--out", "out", "--report", "report.csv");
  const [head, a, b] = get("report.csv").toString().split("\r\n");
  expect(head).toBe("file,status,seconds,outputs,code,message,warnings");
  expect(a).toMatch(/^a\.json,done,\d+\.\d{3},out\/a\.docx,,,/);
  expect(b).toStartWith("'=b.pdf,failed,");

  await vitae("format", "a.json", "--out", "out", "--report", "report.json");
  expect(JSON.parse(get("report.json").toString())).toMatchObject([{ file: "a.json", status: "skipped", outputs: ["out/a.docx"] }]);
});

test.each(["csv", "json"])("a batch that was stopped goes on where it was, and its %s report becomes whole", async (type) => {
  for (let number = 10; number < 50; number++) put(`cvs/${number}.json`, RESUME);
  put("cvs/99.pdf", "no PDF");
  const command = ["format", "cvs", "--out", "out", "--concurrency", "1", "--report", `report.${type}`];
  const program = start(command);
  while (!existsSync(path("out")) || readdirSync(path("out")).length === 0) await Bun.sleep(5);
  program.kill("SIGTERM");
  expect(await program.exited).toBe(1);
  const made = readdirSync(path("out"));
  expect(get(`report.${type}`).toString()).toContain("not begun");

  const { status, stderr } = await vitae(...command);

  expect({ status, skipped: stderr.includes(`, ${made.length} skipped, 1 failed in `) }).toEqual({ status: 1, skipped: true });
  const report = get(`report.${type}`).toString();
  expect([...report.matchAll(/\bdone\b/g)]).toHaveLength(40);
  expect([...report.matchAll(/\b(skipped|not begun)\b/g)]).toEqual([]);
  expect([...report.matchAll(/\bfailed\b/g)]).toHaveLength(1);
});

test("a file that is no report is not written over", async () => {
  put("a.json", RESUME);
  put("report.json", '{"mine": true}');
  const { status, stderr } = await vitae("format", "a.json", "--out", "out", "--report", "report.json");
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: "report.json exists already and is not the report of a batch (--force overwrites).\n",
  });
});

test("the CVs in a ZIP file are read, and a damaged one is one line", async () => {
  const zip = new ZipFile();
  for (const name of ["one/cv.json", "two/cv.json", "notes.txt", "__MACOSX/._cv.json"])
    zip.addBuffer(Buffer.from(JSON.stringify(RESUME)), name);
  zip.end();
  put("cvs.zip", new Uint8Array(await new Response(zip.outputStream as never).arrayBuffer()));
  put("bad.zip", "no ZIP");

  const { status, stdout, stderr } = await vitae("format", "cvs.zip", "bad.zip", "--out", "out", "--json");

  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject([
    { file: "cvs.zip/one/cv.json", outputs: ["out/cv.docx"] },
    { file: "cvs.zip/two/cv.json", outputs: ["out/cv-2.docx"] },
    { file: "bad.zip", outputs: [], error: { code: "corrupt", message: "This ZIP file is damaged and cannot be opened." } },
  ]);
  expect(stderr).toContain("cvs.zip/notes.txt");
});

test("Ctrl-C finishes the file under way, begins no other and ends with status 1", async () => {
  for (let number = 0; number < 40; number++) put(`cvs/${number}.json`, RESUME);
  const program = start(["format", "cvs", "--out", "out", "--to", "docx", "--concurrency", "1"]);
  while (!existsSync(path("out")) || readdirSync(path("out")).length === 0) await Bun.sleep(5);

  program.kill("SIGINT");
  const stderr = await new Response(program.stderr).text();

  expect(await program.exited).toBe(1);
  expect(stderr).toMatch(/Stopped: \d+ of 40 files were not begun\./);
  expect(readdirSync(path("out")).every((name) => name.endsWith(".docx"))).toBe(true);
});

test("the sample CV becomes the documents that are asked for", async () => {
  cpSync(join(CHECKOUT_ROOT, "samples/jonas-okafor.docx"), path("jonas.docx"));

  const { status } = await vitae("format", "jonas.docx", "--out", "out", "--to", "docx,pdf,pptx");

  expect(status).toBe(0);
  expect(["docx", "pdf", "pptx"].map((type) => get(`out/jonas.${type}`).subarray(0, 4).toString())).toEqual([
    "PK\u0003\u0004",
    "%PDF",
    "PK\u0003\u0004",
  ]);
});
