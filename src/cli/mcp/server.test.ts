import { afterEach, beforeEach, expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { CHECKOUT_ROOT } from "../../engine/setup/assets.ts";
import { programArgv } from "../../engine/testing/program-argv.ts";

// The program itself, spoken to by the protocol's own client.
setDefaultTimeout(120_000);

let folder: string;
let client: Client;
const at = (path: string) => join(folder, path);

beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "vitae-mcp-")));
  for (const name of ["inbox", "out", "private"]) mkdirSync(at(name));
  for (const name of ["inbox", "private"]) cpSync(join(CHECKOUT_ROOT, "samples/amara-lindqvist.pdf"), at(`${name}/cv.pdf`));
  writeFileSync(
    at("inbox/driver.json"),
    JSON.stringify({ basics: { name: "Ina Vogt" }, work: [{ position: "Driver", highlights: ["Driving lorries in all weathers."] }] }),
  );
  writeFileSync(at("inbox/broken.pdf"), "no PDF");
  writeFileSync(at("inbox/large.pdf"), Buffer.alloc(10 * 1024 * 1024 + 1));
  client = await connect(at("inbox"), at("out"));
});
afterEach(async () => {
  await client.close();
  rmSync(folder, { recursive: true, force: true });
});

async function connect(...allowed: string[]): Promise<Client> {
  const [command = "", ...args] = programArgv("mcp", "--allow", ...allowed, "--data", at("data"));
  const made = new Client({ name: "test", version: "1" });
  await made.connect(new StdioClientTransport({ command, args, cwd: folder, env: { PATH: process.env.PATH ?? "" }, stderr: "ignore" }));
  return made;
}

async function call(name: string, args: Record<string, unknown> = {}) {
  const { content, isError, structuredContent } = (await client.callTool({ name, arguments: args })) as {
    content: { text: string }[];
    isError?: boolean;
    structuredContent?: Record<string, never>;
  };
  return { text: content[0]?.text ?? "", isError: isError ?? false, result: structuredContent as never };
}

test("the five tools are told with what they take, and the folders that may be used", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["parse_cv", "format_cv", "match_cvs", "list_templates", "template_tags"]);
  expect(tools.every(({ description, inputSchema }) => description && inputSchema.type === "object")).toBe(true);
  expect(client.getInstructions()).toContain(at("inbox"));
});

test("a CV is read, by its path from the first folder or its whole one", async () => {
  const { result } = await call("parse_cv", { path: "cv.pdf" });
  expect(result).toMatchObject({ resume: { basics: { name: "Amara Lindqvist" } } });
  expect((await call("parse_cv", { path: at("inbox/cv.pdf"), coverage: true })).result).toHaveProperty("coverage.lines");
});

test("a CV is formatted beside itself or into another allowed folder, and nothing is overwritten unless that is wanted", async () => {
  expect((await call("format_cv", { path: "cv.pdf", to: ["docx"] })).result).toMatchObject({ written: [at("inbox/cv.docx")] });
  expect(existsSync(at("inbox/cv.docx"))).toBe(true);
  expect((await call("format_cv", { path: "cv.pdf", to: ["docx"] })).result).toMatchObject({ written: [], exist: [at("inbox/cv.docx")] });
  expect((await call("format_cv", { path: "cv.pdf", to: ["docx"], overwrite: true })).result).toMatchObject({
    written: [at("inbox/cv.docx")],
  });
  expect((await call("format_cv", { path: "cv.pdf", folder: at("out"), to: ["pdf"] })).result).toMatchObject({
    written: [at("out/cv.pdf")],
  });
});

test("CVs are ranked with quotes, and one that cannot be read is named", async () => {
  const { result } = await call("match_cvs", {
    paths: ["cv.pdf", "driver.json", "broken.pdf", "large.pdf"],
    job_description: "Driver\nRequirements\n- Driving lorries",
  });
  const { ranking, not_read } = result as { ranking: { file: string; requirements: object[] }[]; not_read: object[] };
  expect(ranking.map(({ file }) => file)).toEqual([at("inbox/driver.json"), at("inbox/cv.pdf")]);
  expect(ranking[0]?.requirements[0]).toMatchObject({ met: "yes", evidence: ["Driving lorries in all weathers."] });
  expect(not_read).toEqual([
    { file: at("inbox/broken.pdf"), error: expect.any(String) },
    { file: at("inbox/large.pdf"), error: "This file is larger than 10 MB." },
  ]);
});

test("what was found is in the decision log of the data folder", async () => {
  const vitae = async (...args: string[]) => {
    const program = Bun.spawn(programArgv(...args, "--data", at("data")), {
      cwd: folder,
      stdin: "ignore",
      stdout: "pipe",
      stderr: "ignore",
    });
    return await new Response(program.stdout).text();
  };
  await vitae("user", "list");
  await call("match_cvs", { paths: ["driver.json"], job_description: "Driver\nRequirements\n- Driving lorries" });
  expect((await vitae("decisions", "list", "--json")).match(/"kind": "match"/g)).toHaveLength(1);
});

test("templates and tags are told", async () => {
  expect((await call("list_templates")).text).toContain('"key": "default"');
  expect((await call("template_tags")).text).toContain("name");
});

test.each([
  ["another folder", "PRIVATE/cv.pdf"],
  ["a way out", "../private/cv.pdf"],
  ["a folder of nearly the same name", "SIBLING/cv.pdf"],
  ["a link that leads out", "link.pdf"],
  ["a linked folder", "linked/cv.pdf"],
  ["a file of the system", "/etc/passwd"],
])("%s is not read", async (_, path) => {
  mkdirSync(at("inbox-2"));
  cpSync(at("private/cv.pdf"), at("inbox-2/cv.pdf"));
  symlinkSync(at("private/cv.pdf"), at("inbox/link.pdf"));
  symlinkSync(at("private"), at("inbox/linked"));
  const asked = path.replace("PRIVATE", at("private")).replace("SIBLING", at("inbox-2"));
  for (const [tool, args] of [
    ["parse_cv", { path: asked }],
    ["format_cv", { path: asked }],
    ["match_cvs", { paths: [asked], job_description: "Driver" }],
    ["match_cvs", { paths: ["cv.pdf"], job_description_path: asked }],
    ["format_cv", { path: "cv.pdf", job_description_path: asked }],
  ] as const) {
    const { isError, text } = await call(tool, args);
    expect([tool, isError, text]).toEqual([tool, true, expect.stringContaining("is not in a folder that may be used here")]);
  }
});

test("nothing is written outside of the folders, through a link neither", async () => {
  symlinkSync(at("private"), at("inbox/linked"));
  for (const target of [at("private"), "linked", "../private", at("private/new")])
    expect((await call("format_cv", { path: "cv.pdf", folder: target })).text).toContain("is not in a folder that may be used here");
  expect(existsSync(at("private/cv.docx"))).toBe(false);
});

test("a file that is not there and one that is no CV are said in a sentence, and the server goes on", async () => {
  expect(await call("parse_cv", { path: "none.pdf" })).toMatchObject({ isError: true, text: "There is no file none.pdf." });
  expect((await call("parse_cv", { path: "broken.pdf" })).isError).toBe(true);
  expect((await call("match_cvs", { paths: ["cv.pdf"] })).text).toContain("Please give the job description");
  expect((await call("list_templates")).isError).toBe(false);
});

test("a folder that is not there is a wrong command line", async () => {
  const program = Bun.spawn(programArgv("mcp", "--allow", at("nowhere")), { cwd: folder, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  expect(await program.exited).toBe(2);
  expect(await new Response(program.stderr).text()).toContain("is no folder.");
});
