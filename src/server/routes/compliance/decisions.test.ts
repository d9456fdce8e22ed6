import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restoreBackup } from "../../../engine/backup/restore-backup.ts";
import { writeBackup } from "../../../engine/backup/write-backup.ts";
import { openLogKey } from "../../../engine/compliance/chain/log-key.ts";
import { checkExport, checkLog } from "../../../engine/compliance/decisions/check-log.ts";
import { fromJsonLine } from "../../../engine/compliance/decisions/list-log.ts";
import type { DecisionPage, DecisionRecord } from "../../../engine/contract/api.ts";
import { openStore } from "../../../engine/store/open-store.ts";
import { DAY, HOUR, MINUTE } from "../../../engine/testing/clock.ts";
import { convertedCv } from "../../../engine/testing/open-test-engine.ts";
import { type Caller, matchForm, openTestApi, pdf, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let admin: Caller;
beforeEach(async () => {
  api = await openTestApi({ env: { VITAE_CONCURRENCY: "1" } });
  admin = await api.admin();
});
afterEach(() => api.close());

const records = async (query = "") => (await admin<DecisionPage>(`/decisions${query}`)).body.records;
const kinds = async () => (await records()).map(({ kind }) => kind).reverse();

/** An analysis that has been made. */
async function analyse(call: Caller, form = matchForm(["zoe-mueller.pdf"], { text: "We seek a canary keeper" })): Promise<string> {
  const { body } = await call<{ jobId: string }>("/match", { form });
  await api.engine.runner.idle();
  return body.jobId;
}

test("a match leaves one record for each CV, with scores and verdicts and without a word of CV and job description", async () => {
  await api.close();
  const score = {
    ...convertedCv().score,
    requirements: [
      { text: "Canary keeping", kind: "must", met: "yes", evidence: ["Kept canaries in Ghent"] },
      { text: "Dutch", kind: "nice", met: "no", evidence: [] },
    ],
    model: { name: "llama3.1", digest: "abc", overall_matching_score: 6, requirements: [] },
  };
  api = await openTestApi({ tools: { convert: async () => ({ ...convertedCv(), score }) as never } });
  admin = await api.admin();
  const { call, user } = await api.signUp({ credits: 3 });
  const form = matchForm([], { text: "We seek a canary keeper" });
  for (const name of ["zoe-mueller.pdf", "ada.pdf"]) form.append("cvFiles", pdf(name, name));
  const job = await analyse(call, form);

  const [second, first] = await records();
  const { decisionLog } = api.engine;
  const sha256 = new Bun.CryptoHasher("sha256").update("%PDF-1.7 zoe-mueller.pdf").digest("hex");
  expect(first).toMatchObject({
    seq: 1,
    kind: "match",
    by: user.id,
    account: user.email,
    job,
    outcome: "scored",
    rules: api.engine.version,
    cv: decisionLog.key.nameOf("cv", sha256),
    model: { name: "llama3.1", digest: "abc", overall: 6 },
    scores: { overall: 5, skills: 5, role: 5, industry: 5 },
    verdicts: [
      { n: 1, kind: "must", met: "yes" },
      { n: 2, kind: "nice", met: "no" },
    ],
  });
  const [one, two] = [first, second] as Extract<DecisionRecord, { kind: "match" }>[];
  expect(one?.jd).toBe(two?.jd as string);
  expect(one?.cv).not.toBe(two?.cv as string);
  const kept = JSON.stringify(api.engine.store.raw.query("select * from decisions").all());
  expect(kept).not.toMatch(/canary|zoe|mueller|ghent|dutch/i);
});

test("a CV that cannot be read is recorded, and an analysis that fails leaves nothing", async () => {
  await api.close();
  const { AppError } = await import("../../../engine/contract/errors.ts");
  api = await openTestApi({
    tools: {
      convert: async (bytes) => {
        if (new TextDecoder().decode(bytes).includes("broken")) throw new AppError("corrupt", "This file is damaged.");
        return convertedCv();
      },
    },
  });
  admin = await api.admin();
  const { call } = await api.signUp({ credits: 9 });
  const form = matchForm(["a.pdf"]);
  form.append("cvFiles", pdf("b.pdf", "broken"));
  await analyse(call, form);
  expect((await records()).map((record) => record.kind === "match" && record.outcome)).toEqual(["refused", "scored"]);
  const failing = matchForm([]);
  failing.append("cvFiles", pdf("b.pdf", "broken"));
  await analyse(call, failing);
  expect(await kinds()).toEqual(["match", "match"]);
});

test("who looks at a result and who saves its report is recorded, a page that asks again once an hour", async () => {
  const { call, user } = await api.signUp({ credits: 1 });
  const { body } = await call<{ jobId: string }>("/match", { form: matchForm(["a.pdf"]) });
  const job = body.jobId;
  await call(`/jobs/${job}/match-result`);
  await api.engine.runner.idle();
  const looks = async () => (await records("?kind=view")).length;
  const before = await looks();
  for (let index = 0; index < 3; index++) await call(`/jobs/${job}/match-result`);
  expect(await looks()).toBe(1);
  expect(before).toBeLessThanOrEqual(1);
  api.engine.clock.advance(59 * MINUTE);
  await call(`/jobs/${job}/match-result`);
  expect(await looks()).toBe(1);
  api.engine.clock.advance(2 * MINUTE);
  await call(`/jobs/${job}/match-result`);
  expect(await looks()).toBe(2);
  await call(`/jobs/${job}/match-report`);
  expect((await records())[0]).toMatchObject({ kind: "download", what: "report", job, by: user.id });
  expect((await call(`/jobs/${job}/match-report`)).status).toBe(200);
});

test("an analysis that is still at work has been looked at by nobody", async () => {
  await api.close();
  const held = Promise.withResolvers<ReturnType<typeof convertedCv>>();
  api = await openTestApi({ tools: { convert: () => held.promise } });
  admin = await api.admin();
  const { call } = await api.signUp({ credits: 1 });
  const { body } = await call<{ jobId: string }>("/match", { form: matchForm(["a.pdf"]) });
  await call(`/jobs/${body.jobId}/match-result`);
  expect(await records()).toEqual([]);
  held.resolve(convertedCv());
  await api.engine.runner.idle();
});

test("the log outlives the analysis, its retention and its account, and has a retention of its own", async () => {
  const { call, user } = await api.signUp({ credits: 2 });
  const deleted = await analyse(call);
  await analyse(call);
  await call(`/jobs/${deleted}`, { method: "DELETE" });
  api.engine.clock.advance(8 * DAY);
  admin = await api.admin();
  expect(api.engine.purge()).toBe(1);
  await admin(`/admin/user/${user.id}`, { method: "DELETE" });
  expect(await records()).toMatchObject([
    { seq: 2, by: user.id },
    { seq: 1, by: user.id, job: deleted },
  ]);
  expect((await records())[0]?.account).toBeUndefined();
  expect((await admin("/decisions/check")).body).toMatchObject({ intact: true, records: 2 });

  api.engine.clock.advance(170 * DAY);
  api.engine.purge();
  admin = await api.admin();
  expect(await records()).toHaveLength(2);
  api.engine.clock.advance(10 * DAY);
  api.engine.purge();
  admin = await api.admin();
  expect(await kinds()).toEqual(["cut"]);
  expect((await admin("/decisions/check")).body).toMatchObject({ intact: true, removed: 2 });
});

test("the retention of the log is a setting", async () => {
  await api.close();
  api = await openTestApi({ env: { VITAE_DECISION_DAYS: "30" } });
  const { call } = await api.signUp({ credits: 1 });
  await analyse(call);
  api.engine.clock.advance(32 * DAY);
  api.engine.purge();
  admin = await api.admin();
  expect(await kinds()).toEqual(["cut"]);
});

test("an administrator exports the log, which is recorded, and others see none of it", async () => {
  const { call } = await api.signUp({ credits: 1 });
  await analyse(call);
  for (const path of ["/decisions", "/decisions/check", "/decisions/export"]) expect((await call(path)).status).toBe(403);

  const { headers, bytes } = await admin("/decisions/export");
  expect(headers.get("content-disposition")).toContain('filename="Decision log 2026-03-10.jsonl"');
  const lines = new TextDecoder().decode(bytes).trim().split("\n");
  const kept = lines.flatMap((line) => fromJsonLine(line) ?? []);
  expect(checkExport(kept, api.engine.decisionLog.key)).toMatchObject({ intact: true, records: 2 });
  expect(JSON.parse(lines[1] as string)).toMatchObject({ kind: "export", what: "decisions", account: "admin@vitae.test" });
  const table = await admin("/decisions/export?format=csv");
  expect(table.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(new TextDecoder().decode(table.bytes).split("\r\n")).toHaveLength(5);
  expect((await admin("/decisions/export?format=xml")).status).toBe(400);
});

test("a log that was tampered with is said to be so", async () => {
  const { call } = await api.signUp({ credits: 1 });
  await analyse(call);
  api.engine.store.raw.run("update decisions set body = replace(body, '\"overall\":5', '\"overall\":9')");
  expect((await admin("/decisions/check")).body).toMatchObject({ intact: false, problems: ["Record 1 was changed."] });
  // What is written after it does not hide it.
  api.engine.clock.advance(2 * HOUR);
  await admin("/decisions/export");
  expect((await admin("/decisions/check")).body).toMatchObject({ intact: false });
});

test("a backup holds the log with its key, and what is restored can still be checked and goes on", async () => {
  await api.close();
  const dataDir = mkdtempSync(join(tmpdir(), "vitae-live-"));
  api = await openTestApi({ dataDir, store: openStore(join(dataDir, "vitae.db")) });
  const { call } = await api.signUp({ credits: 1 });
  await analyse(call);
  const folder = mkdtempSync(join(tmpdir(), "vitae-backup-"));
  await writeBackup({ ...api.engine, dataDir, settings: "" }, join(folder, "backup.zip"));
  await restoreBackup(join(folder, "backup.zip"), join(folder, "restored"));

  const store = openStore(join(folder, "restored", "vitae.db"));
  const key = openLogKey(join(folder, "restored"));
  expect(checkLog(store.db, key)).toMatchObject({ intact: true, records: 1 });
  store.close();
});
