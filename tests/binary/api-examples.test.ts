import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { programArgv } from "../../src/engine/testing/program-argv.ts";
import { readDocument } from "../documents.ts";

// The examples of docs/api.md, run as they stand there against a service of the program that ships.
setDefaultTimeout(120_000);

let folder: string;
let service: Bun.Subprocess<"ignore", "pipe", "inherit">;
let env: Record<string, string | undefined>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitae-api-"));
  cpSync(join(CHECKOUT_ROOT, "samples/amara-lindqvist.pdf"), join(folder, "cv.pdf"));
  await vitae("user", "create", "--email", "ada@example.com", "--credits", "10");
  const key = await vitae("key", "create", "--account", "ada@example.com", "--name", "Examples", "--scopes", "cv:write,cv:read");
  service = Bun.spawn([...programArgv(), "serve", "--port", "0", "--data", join(folder, "data")], {
    stdin: "ignore",
    stdout: "pipe",
    stderr: "inherit",
  });
  env = { ...process.env, SERVICE_URL: await addressOf(service.stdout), API_KEY: key.trim() };
});

afterAll(async () => {
  service?.kill("SIGTERM");
  await service?.exited;
  rmSync(folder, { recursive: true, force: true });
});

async function vitae(...args: string[]): Promise<string> {
  const ended = Bun.spawn([...programArgv(), ...args, "--data", join(folder, "data")], { stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  const printed = await new Response(ended.stdout).text();
  if ((await ended.exited) !== 0) throw new Error(await new Response(ended.stderr).text());
  return printed;
}

async function addressOf(stdout: ReadableStream<Uint8Array>): Promise<string> {
  let printed = "";
  for await (const chunk of stdout) {
    printed += new TextDecoder().decode(chunk);
    const address = /http:\/\/[^\s,]+/.exec(printed)?.[0];
    if (address) return address.replace(/\.$/, "");
  }
  throw new Error(`no address in: ${printed}`);
}

/** The block of a language that calls POST /api/convert. */
const example = (language: string) =>
  [...readDocument("docs/api.md").matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].find(
    ([, of, code]) => of === language && code?.includes("/api/convert"),
  )?.[2] ?? "";

test.each([
  ["curl", "bash", "example.sh", ["sh"]],
  ["JavaScript", "js", "example.mjs", [process.execPath]],
  ["Python", "python", "example.py", ["/usr/bin/python3"]],
])("the example with %s turns a CV into its document", async (_, language, file, program) => {
  const document = join(folder, "formatted.docx");
  rmSync(document, { force: true });
  writeFileSync(join(folder, file), example(language));
  const ended = Bun.spawn([...program, file], { cwd: folder, env, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  const printed = await Promise.all([new Response(ended.stdout).text(), new Response(ended.stderr).text()]);
  expect([await ended.exited, ...printed]).toEqual([0, "", ""]);
  const text = strFromU8(unzipSync(await Bun.file(document).bytes())["word/document.xml"] as Uint8Array);
  expect(text).toContain("Lindqvist");
});

test("a refused key ends each example with the sentence of the service", async () => {
  const ended = Bun.spawn(["sh", "example.sh"], {
    cwd: folder,
    env: { ...env, API_KEY: "vit_wrong" },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  expect(await ended.exited).not.toBe(0);
  expect(await Bun.file(join(folder, "formatted.docx")).text()).toContain("This API key does not exist, has expired or was revoked.");
});

test("the workflow for n8n calls what the service has, and its nodes follow each other", async () => {
  const { nodes, connections } = await Bun.file(join(CHECKOUT_ROOT, "docs/recipes/n8n-format-cvs.json")).json();
  const names = nodes.map(({ name }: { name: string }) => name);
  expect(Object.keys(connections)).toEqual(names.slice(0, -1));
  for (const [index, name] of names.slice(0, -1).entries()) expect(connections[name].main[0][0].node).toBe(names[index + 1]);
  const { parameters } = nodes.find(({ type }: { type: string }) => type.endsWith("httpRequest"));
  const { paths } = await (await fetch(`${env.SERVICE_URL}/api/openapi.json`)).json();
  const { properties } = paths[new URL(parameters.url).pathname].post.requestBody.content["multipart/form-data"].schema;
  expect(Object.keys(properties)).toEqual(
    expect.arrayContaining(parameters.bodyParameters.parameters.map(({ name }: { name: string }) => name)),
  );
});
