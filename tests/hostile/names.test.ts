import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addCredits } from "../../src/engine/accounts/administration.ts";
import { outputName } from "../../src/engine/templates/output-name.ts";
import { convertedCv } from "../../src/engine/testing/open-test-engine.ts";
import { createHandler } from "../../src/server/handler.ts";
import { NAUGHTY_NAMES, UNICODE_NAMES } from "../../src/server/testing/naughty-names.ts";
import { type Caller, cvForm, openTestApi, type TestApi } from "../../src/server/testing/test-api.ts";

const NAMES = [...NAUGHTY_NAMES, ...UNICODE_NAMES];
let api: TestApi;
let server: ReturnType<typeof Bun.serve>;
let owner: { call: Caller; cookie: string };
let person = "";
const around = mkdtempSync(join(tmpdir(), "vitae-names-"));

beforeAll(async () => {
  api = await openTestApi({
    dataDir: join(around, "data"),
    tools: {
      convert: async (_bytes, { outputs }) => convertedCv({ name: person, outputs }),
      outputName: (template, ...rest) => outputName({ ...template, fileName: "{name}" }, ...rest),
    },
  });
  const { user, ...signedIn } = await api.signUp();
  owner = signedIn;
  addCredits(api.engine, user.id, NAMES.length, api.engine.now());
  const answer = createHandler(api.engine);
  server = Bun.serve({ port: 0, hostname: "127.0.0.1", development: false, fetch: (request) => answer(request) });
});
afterAll(async () => {
  await server.stop(true);
  await api.close();
  rmSync(around, { recursive: true, force: true });
});

test(`${NAUGHTY_NAMES.length} naughty names and ${UNICODE_NAMES.length} of other scripts are taken, listed and downloaded over the network, and lead nowhere`, async () => {
  expect([NAUGHTY_NAMES.length, UNICODE_NAMES.length, new Set(NAMES).size]).toEqual([515, 50, 565]);
  for (const name of NAMES) {
    person = name;
    const form = cvForm({ name: `${name}.pdf`, text: name });
    const uploaded = await fetch(`${server.url}api/upload-cv`, { method: "POST", body: form, headers: { cookie: owner.cookie } });
    const job = (await uploaded.json()) as { id: string; fileName: string };
    expect([name, uploaded.status]).toEqual([name, 201]);
    await api.engine.runner.idle();

    const download = await fetch(`${server.url}api/download/${job.id}/docx`, { headers: { cookie: owner.cookie } });
    await download.arrayBuffer();
    expect([name, download.status, download.headers.get("set-cookie"), download.headers.get("location")]).toEqual([name, 200, null, null]);
    expect([name, nameIn(download)]).toEqual([name, safe(nameIn(download))]);
    if (UNICODE_NAMES.includes(name)) {
      expect(job.fileName).toBe(`${name}.pdf`);
      expect(nameIn(download)).toBe(`${name.normalize("NFC")}.docx`);
    }
    await owner.call(`/cleanup/${job.id}`, { method: "POST" });
  }
  expect(readdirSync(around)).toEqual(["data"]);
  expect(readdirSync(join(around, "data", "files"))).toEqual([]);
}, 120_000);

/** What a browser saves it as. */
const nameIn = ({ headers }: Response) => decodeURIComponent(headers.get("content-disposition")?.split("filename*=UTF-8''")[1] ?? "");
const safe = (name: string) => {
  expect(name).toMatch(/^[^\\/\p{Cc}\u202a-\u202e\u2066-\u2069]{1,255}$/u);
  expect(name).toEndWith(".docx");
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
  return name;
};
