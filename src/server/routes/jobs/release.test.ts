import { afterEach, beforeEach, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import type { BlindDoubt, BlindUnsure, Job } from "../../../engine/contract/api.ts";
import { blindProfile } from "../../../engine/cv/options/blind-profile.ts";
import type { Template } from "../../../engine/cv/render/template/template.ts";
import { DAY } from "../../../engine/testing/clock.ts";
import { convertedCv } from "../../../engine/testing/open-test-engine.ts";
import { type Caller, cvForm, openTestApi, type TestApi } from "../../testing/test-api.ts";

const DOUBTS: BlindDoubt[] = [
  { what: "employer", section: "Work experience 2", text: "Trader at Brumelac" },
  { what: "address", section: "Additional 1", text: "12 somestreet" },
];

let api: TestApi;
let doubts: BlindDoubt[];
let unsure: BlindUnsure[];
let hold: Promise<void>;

beforeEach(async () => {
  doubts = DOUBTS;
  unsure = [];
  hold = Promise.resolve();
  api = await openTestApi({
    tools: {
      convert: async (_bytes, { outputs }) => {
        await hold;
        return { ...convertedCv({ outputs }), doubts, unsure };
      },
    },
  });
});
afterEach(() => {
  api.checkInvariants();
  return api.close();
});

async function finishedCv(call: Caller): Promise<Job> {
  const { body } = await call<Job>("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();
  return (await call<Job[]>("/jobs")).body.find(({ id }) => id === body.id) as Job;
}
const release = (call: Caller, id: string) => call<Job>(`/jobs/${id}/release`, { method: "POST" });

test("a blind CV with doubts is completed, and none of its documents can be had before it is released", async () => {
  const { call } = await api.signUp({ credits: 2 });
  const job = await finishedCv(call);

  expect(job).toMatchObject({ status: "completed", blindDoubts: DOUBTS, releasedAt: null });
  expect([job.docxUrl, job.pdfUrl, job.pptxUrl]).toEqual([undefined, undefined, undefined]);
  for (const type of ["docx", "pdf"])
    expect(await call(`/download/${job.id}/${type}`)).toMatchObject({
      status: 409,
      body: {
        message: "This blind CV may still show who the candidate is: 2 passages. Please look at them and release it first.",
      },
    });
  expect((await call("/download-all")).status).toBe(409);

  const released = await release(call, job.id);
  expect(released.status).toBe(200);
  expect(released.body).toMatchObject({ releasedAt: "2026-03-10T12:00:00.000Z", docxUrl: `/api/download/${job.id}/docx` });
  expect(await call(`/download/${job.id}/docx`)).toMatchObject({ status: 200, body: "docx of Zoë Müller" });
  expect((await call<Job[]>("/jobs")).body[0]).toEqual(released.body);
});

test("one doubt is enough to hold a blind CV", async () => {
  doubts = DOUBTS.slice(0, 1);
  const { call } = await api.signUp({ credits: 1 });
  expect((await finishedCv(call)).docxUrl).toBeUndefined();
});

test("a blind CV from which everything unsure was withheld can be downloaded, and says what was withheld", async () => {
  doubts = [];
  unsure = [{ what: "address", section: "Additional 1", text: "12 somestreet", id: "blind:address:12 somestreet", printed: false }];
  const { call } = await api.signUp({ credits: 1 });
  const job = await finishedCv(call);

  expect(job).toMatchObject({ blindUnsure: unsure, docxUrl: `/api/download/${job.id}/docx` });
  expect([job.blindDoubts, job.releasedAt]).toEqual([undefined, undefined]);
  expect((await call(`/download/${job.id}/docx`)).status).toBe(200);
  expect((await release(call, job.id)).body).toEqual(job);
});

test("who uploads the same CV again under its key is not given the documents", async () => {
  const { call } = await api.signUp({ credits: 2 });
  const upload = () => call<Job>("/upload-cv", { form: cvForm(), headers: { "idempotency-key": "once" } });
  await upload();
  await api.engine.runner.idle();

  const { body } = await upload();
  // The first answer, from before there were documents.
  expect([body.status, body.docxUrl]).toEqual(["pending", undefined]);
});

test("what the profile of the house style withholds stands with the passages", async () => {
  const blind = blindProfile("employers");
  const house = await openTestApi({
    loadTemplate: async (key) => ({ key, name: key, kind: "document", outputs: ["docx", "pdf"], blind }) as Template,
    tools: { convert: async (_bytes, { outputs }) => ({ ...convertedCv({ outputs }), doubts }) },
  });
  const { call } = await house.signUp({ credits: 1 });
  await call("/upload-cv", { form: cvForm() });
  await house.engine.runner.idle();

  expect((await call<Job[]>("/jobs")).body[0]).toMatchObject({ blindDoubts: DOUBTS, blindWithholds: blind.withhold });
  await house.close();
});

test("the recruiter sees the first page of a held CV, nobody else does", async () => {
  const { call } = await api.signUp({ credits: 1 });
  const other = await api.signUp();
  const job = await finishedCv(call);

  expect((await call(`/jobs/${job.id}/picture`)).status).toBe(200);
  expect((await other.call(`/jobs/${job.id}/picture`)).status).toBe(404);
});

test("a release is said once and stays said", async () => {
  const { call } = await api.signUp({ credits: 2 });
  const job = await finishedCv(call);
  const first = await release(call, job.id);
  api.engine.clock.advance(1000);

  expect((await release(call, job.id)).body).toEqual(first.body);
});

test("only the owner releases, and only what is completed", async () => {
  const owner = await api.signUp({ credits: 2 });
  const other = await api.signUp({ credits: 2 });
  const job = await finishedCv(owner.call);
  expect((await release(other.call, job.id)).status).toBe(404);
  expect((await release(owner.call, "none")).status).toBe(404);
  expect((await owner.call(`/download/${job.id}/docx`)).status).toBe(409);

  doubts = [];
  const plain = await finishedCv(other.call);
  expect((await release(other.call, plain.id)).body).toEqual(plain);
});

test("a CV that is not completed cannot be released in advance", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  const { call } = await api.signUp({ credits: 2 });
  const uploaded = await call<Job>("/upload-cv", { form: cvForm() });
  expect((await release(call, uploaded.body.id)).status).toBe(409);
  resolve();
  await api.engine.runner.idle();
  expect((await call(`/download/${uploaded.body.id}/docx`)).status).toBe(409);
});

test("the ZIP of all documents leaves held ones out and says so", async () => {
  const { call } = await api.signUp({ credits: 3 });
  await finishedCv(call);
  doubts = [];
  await finishedCv(call);

  const entries = unzipSync((await call("/download-all")).bytes);
  expect(Object.keys(entries).sort()).toEqual(["Not included.txt", "Zoë Müller - default.docx", "Zoë Müller - default.pdf"]);
  expect(strFromU8(entries["Not included.txt"] as Uint8Array)).toContain("Zoë Müller - default.docx\nZoë Müller - default.pdf");
});

test("the passages go with the CV: after its days nothing of them is left, and no log ever had them", async () => {
  const { call } = await api.signUp({ credits: 2 });
  const job = await finishedCv(call);
  await release(call, job.id);
  api.engine.clock.advance(8 * DAY);
  api.engine.purge();

  expect(api.engine.store.raw.query("select blind_check from jobs").values()).toEqual([[null]]);
  expect((await release(call, job.id)).status).toBe(410);
  const log = readFileSync(join(api.engine.config.dataDir, "logs", api.engine.log.file), "utf8");
  expect(log).toContain("A blind CV was released for download.");
  expect(log).not.toContain("Brumelac");
});
