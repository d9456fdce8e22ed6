import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import type { Job, MultiScore } from "../../../engine/contract/api.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import type { Subject } from "../../../engine/templates/pictures/first-page.ts";
import { DAY } from "../../../engine/testing/clock.ts";
import { convertedCv, PICTURE } from "../../../engine/testing/open-test-engine.ts";
import { cvForm, matchForm, openTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let answer: () => Promise<ReturnType<typeof convertedCv>>;
let hold: PromiseWithResolvers<void> | null;

beforeEach(async () => {
  answer = async () => convertedCv();
  hold = null;
  api = await openTestApi({
    tools: {
      convert: async (_bytes, { outputs }, signal) => {
        if (hold)
          await Promise.race([hold.promise, new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))]);
        const converted = await answer();
        return { ...converted, outputs: converted.outputs.filter(({ type }) => outputs.includes(type)) };
      },
      crashKind: (error) => ((error as Error).message === "crash" ? "crash" : null),
    },
  });
});

afterEach(() => api.close());

const storedFiles = () => readdirSync(join(api.engine.config.dataDir, "files"));

test("a CV goes in and comes out as Word and PDF, for one credit", async () => {
  const { call } = await api.signUp({ credits: 3 });

  const uploaded = await call<Job>("/upload-cv", { form: cvForm({ name: "Zoë.pdf" }) });
  expect(uploaded.status).toBe(201);
  expect(uploaded.body).toMatchObject({ jobType: "cv", fileName: "Zoë.pdf", creditsCharged: 1, creditsRefunded: 0, completedAt: null });
  await api.engine.runner.idle();

  const [job] = (await call<Job[]>("/jobs")).body;
  expect(job).toMatchObject({ id: uploaded.body.id, status: "completed", docxUrl: `/api/download/${uploaded.body.id}/docx` });
  expect(job?.pptxUrl).toBeUndefined();
  const download = await call<string>(`/download/${uploaded.body.id}/docx`);
  expect(download.status).toBe(200);
  expect(download.body).toBe("docx of Zoë Müller");
  expect((await call("/user")).body.credits).toBe(2);
});

test("a presentation template offers its presentation and nothing else", async () => {
  answer = async () => convertedCv({ outputs: ["docx", "pptx"] });
  const { call } = await api.signUp({ credits: 1, templates: ["deck"] });
  const { body } = await call<Job>("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();

  const [job] = (await call<Job[]>("/jobs")).body;
  expect(job?.pptxUrl).toBe(`/api/download/${body.id}/pptx`);
  expect(job?.docxUrl).toBeUndefined();
  expect((await call(`/download/${body.id}/docx`)).status).toBe(404);
});

test("a download is named after the person in any script", async () => {
  answer = async () => convertedCv({ name: '李雷 "Résumé✓"\r\nX: y' });
  const { call } = await api.signUp({ credits: 1 });
  const { body } = await call<Job>("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();

  const { status, headers } = await call(`/download/${body.id}/pdf`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/pdf");
  const disposition = headers.get("content-disposition") as string;
  expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/);
  expect(decodeURIComponent(disposition.split("UTF-8''")[1] as string)).toBe('李雷 "Résumé✓"X: y - default.pdf');
});

test("job description or keywords cost one credit more; keywords of white space are none", async () => {
  const { call } = await api.signUp({ credits: 5 });
  expect((await call("/upload-cv", { form: cvForm({ jd: "We seek" }) })).body.creditsCharged).toBe(2);
  expect((await call("/upload-cv", { form: cvForm({ keywords: "sql, go" }) })).body.creditsCharged).toBe(2);
  expect((await call("/upload-cv", { form: cvForm({ keywords: "  \n " }) })).body.creditsCharged).toBe(1);
  await api.engine.runner.idle();
});

test("an enhanced CV needs two credits and leaves nothing behind when they are missing", async () => {
  const { call } = await api.signUp({ credits: 1 });

  const refused = await call("/upload-cv", { form: cvForm({ keywords: "sql" }) });

  expect(refused.status).toBe(402);
  expect(refused.body).toMatchObject({ requiredCredits: 2, currentCredits: 1 });
  expect(refused.body.error).toBe(refused.body.message);
  expect((await call("/jobs")).body).toEqual([]);
  expect(storedFiles()).toEqual([]);
});

test.each([
  ["uploads", ["cv"]],
  ["analyses", ["match"]],
  ["uploads, enhanced ones and analyses", ["enhanced", "cv", "match"]],
])("a hundred %s at once for the last credit: one is taken", async (_what, kinds) => {
  const { call } = await api.signUp({ credits: 1 });
  const submit: Record<string, (index: number) => ReturnType<typeof call>> = {
    cv: (index) => call("/upload-cv", { form: cvForm({ text: `${index}` }) }),
    enhanced: (index) => call("/upload-cv", { form: cvForm({ text: `${index}`, keywords: "sql" }) }),
    match: () => call("/match", { form: matchForm(["a.pdf"]) }),
  };
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => submit[kinds[index % kinds.length] as string]?.(index)));

  expect(answers.filter((answer) => answer?.status === 201)).toHaveLength(1);
  expect(answers.filter((answer) => answer?.status === 402)).toHaveLength(99);
  await api.engine.runner.idle();
  expect((await call("/jobs")).body).toHaveLength(1);
});

test("what is no PDF or Word document, is empty or too large is refused without a charge", async () => {
  const { call } = await api.signUp({ credits: 1 });
  const form = (bytes: BlobPart, name = "cv.pdf") => {
    const data = new FormData();
    data.append("file", new File([bytes], name));
    return data;
  };

  expect((await call("/upload-cv", { form: form("<html>") })).status).toBe(415);
  expect((await call("/upload-cv", { form: form("") })).status).toBe(415);
  expect((await call("/upload-cv", { form: form(`%PDF${"x".repeat(10 * 1024 * 1024 - 3)}`) })).status).toBe(413);
  expect((await call("/upload-cv", { form: new FormData() })).status).toBe(400);
  expect((await call("/upload-cv", { json: { file: "x" } })).status).toBe(400);
  expect(storedFiles()).toEqual([]);
  expect((await call("/user")).body.credits).toBe(1);
});

test("a CV of exactly ten megabytes is taken", async () => {
  const { call } = await api.signUp({ credits: 1 });
  const form = new FormData();
  form.append("file", new File([`%PDF${"x".repeat(10 * 1024 * 1024 - 4)}`], "big.pdf"));
  expect((await call("/upload-cv", { form })).status).toBe(201);
  await api.engine.runner.idle();
});

test("the same Idempotency-Key is one job and one charge, however often and at once", async () => {
  const { call } = await api.signUp({ credits: 9 });
  const send = (text: string) => call<Job>("/upload-cv", { form: cvForm({ text }), headers: { "idempotency-key": "k1" } });

  const answers = await Promise.all(Array.from({ length: 20 }, () => send("same")));

  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  expect((await call("/user")).body.credits).toBe(8);
  expect((await send("another")).status).toBe(422);
  await api.engine.runner.idle();
  expect((await send("same")).body).toEqual(answers[0]?.body as Job);
});

test("a refused document fails with its sentence and gives the credit back", async () => {
  answer = async () => {
    throw new AppError("encrypted", "This file is protected by a password.");
  };
  const { call } = await api.signUp({ credits: 1 });
  const { body } = await call<Job>("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();

  const [job] = (await call<Job[]>("/jobs")).body;
  expect(job).toMatchObject({
    status: "failed",
    errorMessage: "This file is protected by a password.",
    creditsCharged: 1,
    creditsRefunded: 1,
  });
  expect(job?.failedAt).not.toBeNull();
  const download = await call(`/download/${body.id}/docx`);
  expect(download.status).toBe(410);
  expect(download.body.message).toBe("This file is protected by a password.");
  expect((await call("/user")).body.credits).toBe(1);
});

test("what a failed job was handed in is gone at once, and the job stays with its sentence", async () => {
  answer = async () => {
    throw new AppError("no_text", "This file has no text that can be read.");
  };
  const { call } = await api.signUp({ credits: 2 });
  await call("/upload-cv", { form: cvForm({ jd: "We seek" }) });
  await api.engine.runner.idle();

  expect(storedFiles()).toEqual([]);
  expect((await call<Job[]>("/jobs")).body).toMatchObject([{ status: "failed", errorMessage: "This file has no text that can be read." }]);
});

test("an account whose last fifty documents were all refused waits, and nobody else does", async () => {
  answer = async () => {
    throw new AppError("no_text", "This file has no text that can be read.");
  };
  const { call } = await api.signUp({ credits: 1 });
  const colleague = await api.signUp({ credits: 1 });
  for (let index = 0; index < 25; index++) {
    expect((await call("/upload-cv", { form: cvForm({ text: `${index}` }) })).status).toBe(201);
    await api.engine.runner.idle();
    const html = new FormData();
    html.append("file", new File(["<html>"], "cv.html"));
    expect((await call("/upload-cv", { form: html })).status).toBe(415);
  }

  const waits = await call("/upload-cv", { form: cvForm() });
  expect(waits.status).toBe(429);
  expect(waits.headers.get("retry-after")).toBe("3600");
  expect((await call("/match", { form: matchForm(["a.pdf"]) })).status).toBe(429);
  expect((await colleague.call("/upload-cv", { form: cvForm() })).status).toBe(201);
  await api.engine.runner.idle();
});

test("one CV that is converted clears an account of its refused ones", async () => {
  const { call, user } = await api.signUp({ credits: 2 });
  for (let index = 0; index < 49; index++) api.engine.refusals.refused(user.id);
  await call("/upload-cv", { form: cvForm({ text: "good" }) });
  await api.engine.runner.idle();
  api.engine.refusals.refused(user.id);
  expect((await call("/upload-cv", { form: cvForm() })).status).toBe(201);
  await api.engine.runner.idle();
});

describe("quotas", () => {
  const megabytes = (count: number) => `%PDF-1.7 ${"x".repeat(count * 1024 * 1024)}`;
  const upload = (text: string) => {
    const form = new FormData();
    form.append("file", new File([text], "cv.pdf"));
    return { form };
  };

  test("an account keeps no more than its share, is told so before it is charged, and may send again when it has made room", async () => {
    const house = await openTestApi({ env: { VITAE_ACCOUNT_QUOTA_MB: "3" } });
    const { call } = await house.signUp({ credits: 5 });
    const first = await call<Job>("/upload-cv", upload(megabytes(2)));
    await house.engine.runner.idle();

    const refused = await call("/upload-cv", upload(megabytes(2)));
    expect(refused.status).toBe(413);
    expect(refused.body.message).toBe(
      "Your account may keep 3 MB of documents, and this upload would exceed it. Please delete CVs or analyses that you no longer need.",
    );
    expect((await call("/wallet")).body.credits).toBe(4);
    const colleague = await house.signUp({ credits: 1 });
    expect((await colleague.call("/upload-cv", upload(megabytes(2)))).status).toBe(201);

    await call(`/cleanup/${first.body.id}`, { method: "POST" });
    expect((await call("/upload-cv", upload(megabytes(2)))).status).toBe(201);
    await house.engine.runner.idle();
    await house.close();
  });

  test("many uploads at once do not go beyond an account's share together, with an Idempotency-Key or without", async () => {
    const house = await openTestApi({ env: { VITAE_ACCOUNT_QUOTA_MB: "5" } });
    const { call } = await house.signUp({ credits: 20 });
    const headers = (index: number): Record<string, string> => (index % 2 ? { "idempotency-key": `${index}` } : {});
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => call("/upload-cv", { ...upload(`${megabytes(1)}${index}`), headers: headers(index) })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 413)).toHaveLength(6);
    await house.engine.runner.idle();
    await house.close();
  });

  test("an upload that was taken is answered again although the account is full", async () => {
    const house = await openTestApi({ env: { VITAE_ACCOUNT_QUOTA_MB: "3" } });
    const { call } = await house.signUp({ credits: 1 });
    const send = () => call<Job>("/upload-cv", { ...upload(megabytes(2)), headers: { "idempotency-key": "one" } });
    const first = await send();
    const again = await send();
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    await house.engine.runner.idle();
    await house.close();
  });

  test.each([
    ["the folder is full", { VITAE_FOLDER_QUOTA_MB: "1" }],
    ["the disk has too little free", { VITAE_MIN_FREE_MB: "100000000" }],
  ])("when %s, an upload is refused for now without a charge", async (_what, env) => {
    const house = await openTestApi({ env });
    const { call } = await house.signUp({ credits: 1 });
    const refused = await call("/upload-cv", upload(megabytes(2)));
    expect(refused.status).toBe(503);
    expect(refused.body.message).toContain("Nothing was charged");
    expect(refused.headers.get("retry-after")).toBe("600");
    expect((await call("/wallet")).body.credits).toBe(1);
    await house.close();
  });
});

test("an account without credits is told so before a large file is read", async () => {
  const { call } = await api.signUp();
  let pieces = 0;
  const body = new ReadableStream({
    pull(controller) {
      pieces += 1;
      controller.enqueue(new Uint8Array(1_000_000));
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const refused = await call("/upload-cv", { method: "POST", body, headers });
  expect(refused.status).toBe(402);
  expect(pieces).toBeLessThan(5);
});

test("a field that is sent twice is refused, and nothing of the form stays on the disk", async () => {
  const { call } = await api.signUp({ credits: 2 });
  const form = cvForm({ keywords: "sql" });
  form.append("keywords", "go");
  expect((await call("/upload-cv", { form })).body.message).toBe('Please send "keywords" once.');
  expect(readdirSync(join(api.engine.config.dataDir, "spool"))).toEqual([]);
  expect(storedFiles()).toEqual([]);
});

test("a document that crashes its child is tried twice, then refunded once", async () => {
  let runs = 0;
  answer = async () => {
    runs++;
    throw new Error("crash");
  };
  const { call } = await api.signUp({ credits: 1 });
  await call("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();

  expect(runs).toBe(2);
  expect((await call<Job[]>("/jobs")).body[0]).toMatchObject({ status: "failed", creditsRefunded: 1 });
});

test("a fault of ours is a failed job with a plain sentence, and its place in the log without a word of the CV", async () => {
  answer = async () => {
    throw new TypeError("undefined is not a CV of Zoë");
  };
  const { call } = await api.signUp({ credits: 1 });
  await call("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();

  const [job] = (await call<Job[]>("/jobs")).body;
  expect(job?.errorMessage).toBe("Something went wrong while processing this file. Your credit has been refunded.");
  expect(JSON.stringify(api.engine.log.since(new Date(0)))).not.toContain("Zoë");
});

test("not finished is 409, another's and unknown are the same 404", async () => {
  hold = Promise.withResolvers();
  const { call } = await api.signUp({ credits: 1 });
  const { call: other } = await api.signUp({ credits: 1 });
  const admin = await api.admin();
  const { body } = await call<Job>("/upload-cv", { form: cvForm() });

  expect((await call(`/download/${body.id}/docx`)).status).toBe(409);
  const foreign = await other(`/download/${body.id}/docx`);
  const missing = await other(`/download/${crypto.randomUUID()}/docx`);
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(missing.body);
  expect((await admin(`/download/${body.id}/docx`)).status).toBe(404);
  expect((await other(`/cleanup/${body.id}`, { method: "POST" })).status).toBe(404);
  expect((await call(`/download/${body.id}/exe`)).status).toBe(404);
  hold.resolve();
  await api.engine.runner.idle();
});

test("cleaning up a running job ends the work, gives the credit back once and leaves no file", async () => {
  hold = Promise.withResolvers();
  const { call } = await api.signUp({ credits: 1 });
  const { body } = await call<Job>("/upload-cv", { form: cvForm() });
  await Bun.sleep(0);

  const both = await Promise.all([call(`/cleanup/${body.id}`, { method: "POST" }), call(`/cleanup/${body.id}`, { method: "POST" })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(both.find(({ status }) => status === 200)?.body).toEqual({ success: true });
  await api.engine.runner.idle();

  expect((await call("/user")).body.credits).toBe(1);
  expect((await call("/jobs")).body).toEqual([]);
  expect(storedFiles()).toEqual([]);
});

test("statistics outlive the cleanup of what they count, and months are UTC", async () => {
  const { call } = await api.signUp({ credits: 5 });
  expect((await call("/stats")).body).toEqual({
    totalProcessed: 0,
    totalProcessedThisMonth: 0,
    processing: 0,
    successRate: 100,
    queuePosition: 0,
  });

  api.engine.clock.set("2026-03-31T23:59:59.000Z");
  const { body } = await call<Job>("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();
  expect((await call("/stats")).body.totalProcessedThisMonth).toBe(1);
  await call(`/cleanup/${body.id}`, { method: "POST" });

  api.engine.clock.set("2026-04-01T00:00:00.000Z");
  answer = async () => {
    throw new AppError("empty", "This file is empty.");
  };
  await call("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();
  expect((await call("/stats")).body).toMatchObject({ totalProcessed: 1, totalProcessedThisMonth: 0, processing: 0, successRate: 50 });
});

test("one account's many files do not hold up another's one", async () => {
  const order: string[] = [];
  hold = Promise.withResolvers();
  const many = await api.signUp({ credits: 20 });
  const one = await api.signUp({ credits: 1 });
  for (let index = 0; index < 10; index++) await many.call("/upload-cv", { form: cvForm({ text: `${index}` }) });
  await one.call("/upload-cv", { form: cvForm({ name: "urgent.pdf" }) });
  expect((await one.call("/stats")).body).toMatchObject({ processing: 1, queuePosition: 1 });
  expect((await many.call("/stats")).body).toMatchObject({ processing: 10, queuePosition: 2 });

  answer = async () => {
    order.push(
      (api.engine.store.raw.query("select group_concat(user_id) as who from jobs where status = 'processing'").get() as { who: string })
        .who,
    );
    return convertedCv();
  };
  hold.resolve();
  await api.engine.runner.idle();
  expect(order.findIndex((who) => who.includes(one.user.id))).toBeLessThan(4);
});

test("after the retention days nothing is left of a job but that it was there", async () => {
  const { call } = await api.signUp({ credits: 2 });
  const { body } = await call<Job>("/upload-cv", { form: cvForm({ name: "Canary Zoë.pdf", keywords: "canary-keyword" }) });
  await api.engine.runner.idle();

  api.engine.clock.advance(7 * DAY - 1000);
  expect(api.engine.purge()).toBe(0);
  expect((await call(`/download/${body.id}/docx`)).status).toBe(200);
  api.engine.clock.advance(2000);
  expect(api.engine.purge()).toBe(1);

  expect((await call(`/download/${body.id}/docx`)).status).toBe(410);
  expect((await call("/jobs")).body).toEqual([]);
  expect((await call("/stats")).body.totalProcessed).toBe(1);
  expect(storedFiles()).toEqual([]);
  expect(Buffer.from(api.engine.store.raw.serialize()).toString("latin1")).not.toMatch(/[Cc]anary/);
});

test("the picture of a finished CV is drawn from its PDF when it is first asked for, and goes with the job", async () => {
  const drawn: Subject[] = [];
  const house = await openTestApi({
    draw: async (subject) => {
      drawn.push(subject);
      return PICTURE;
    },
  });
  const { call } = await house.signUp({ credits: 1 });
  const { body } = await call<Job>("/upload-cv", { form: cvForm() });
  await house.engine.runner.idle();

  const answers = await Promise.all([call(`/jobs/${body.id}/picture`), call(`/jobs/${body.id}/picture`)]);
  expect(answers.map(({ status, headers }) => [status, headers.get("content-type")])).toEqual(Array(2).fill([200, "image/png"]));
  await call(`/jobs/${body.id}/picture`);
  expect(drawn.length).toBeLessThan(3);
  expect(drawn[0]).toMatchObject({ document: { type: "pdf" } });
  expect((await call("/jobs")).body[0].pngUrl).toBeUndefined();

  await call(`/cleanup/${body.id}`, { method: "POST" });
  expect((await call(`/jobs/${body.id}/picture`)).status).toBe(404);
  expect(readdirSync(join(house.engine.config.dataDir, "files"))).toEqual([]);
  await house.close();
});

test("a picture that is drawn while its job is removed is not kept", async () => {
  const drawing = Promise.withResolvers<Uint8Array>();
  const house = await openTestApi({ draw: () => drawing.promise });
  const { call } = await house.signUp({ credits: 1 });
  const { body } = await call<Job>("/upload-cv", { form: cvForm() });
  await house.engine.runner.idle();

  const late = call(`/jobs/${body.id}/picture`);
  await call(`/cleanup/${body.id}`, { method: "POST" });
  drawing.resolve(PICTURE);
  expect((await late).status).toBe(404);
  await house.close();
});

test("what is not finished, has failed or is an analysis has no picture", async () => {
  hold = Promise.withResolvers();
  const { call } = await api.signUp({ credits: 2 });
  const { body } = await call<Job>("/upload-cv", { form: cvForm() });
  expect((await call(`/jobs/${body.id}/picture`)).status).toBe(404);
  answer = async () => {
    throw new AppError("empty", "This file is empty.");
  };
  hold.resolve();
  await api.engine.runner.idle();
  expect((await call(`/jobs/${body.id}/picture`)).status).toBe(404);
});

test("all finished documents come as one ZIP, each under a name of its own", async () => {
  const { call } = await api.signUp({ credits: 4 });
  const { call: other } = await api.signUp({ credits: 1 });
  expect((await call("/download-all")).body.error).toBe("There are no finished files to download.");
  answer = async () => convertedCv({ name: "../Zoë ✓" });
  for (let index = 0; index < 2; index++) await call("/upload-cv", { form: cvForm({ text: `${index}` }) });
  await other("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();
  answer = async () => {
    throw new AppError("empty", "This file is empty.");
  };
  await call("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();

  const { status, headers, bytes } = await call("/download-all");
  expect([status, headers.get("content-type")]).toEqual([200, "application/zip"]);
  expect(headers.get("content-disposition")).toContain('filename="CVs 2026-03-10.zip"');
  const files = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]);
  expect(files.sort()).toEqual([
    ["Zoë ✓ - default (2).docx", "docx of ../Zoë ✓"],
    ["Zoë ✓ - default (2).pdf", "pdf of ../Zoë ✓"],
    ["Zoë ✓ - default.docx", "docx of ../Zoë ✓"],
    ["Zoë ✓ - default.pdf", "pdf of ../Zoë ✓"],
  ]);
});

test("a CV whose template was removed meanwhile fails with a sentence that names no other template, and is refunded", async () => {
  const { call, user } = await api.signUp({ credits: 1 });
  api.engine.store.raw.run("update users set selected_template = 'gone', assigned_templates = '[\"gone\"]' where id = ?", [user.id]);
  await call("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();
  expect((await call<Job[]>("/jobs")).body[0]).toMatchObject({
    status: "failed",
    creditsRefunded: 1,
    errorMessage:
      "The template of this CV can no longer be used. Please choose another one and upload the CV again. Your credit has been refunded.",
  });
});

test("what to check and what was recommended stand with the job", async () => {
  answer = async () => ({
    ...convertedCv(),
    warnings: ["One page could not be read."],
    recommendations: [{ skill: "SQL", reason: "Asked for", evidence: ["SQL since 2022"] }],
  });
  const { call } = await api.signUp({ credits: 2 });
  await call("/upload-cv", { form: cvForm({ keywords: "sql" }) });
  await api.engine.runner.idle();
  expect((await call<Job[]>("/jobs")).body[0]).toMatchObject({
    warnings: ["One page could not be read."],
    recommendations: [{ skill: "SQL", reason: "Asked for", evidence: ["SQL since 2022"] }],
  });
});

test("the template travels with the upload, whatever is selected when it comes", async () => {
  const { call, user } = await api.signUp({ credits: 2, templates: ["default", "viseo_template_v2"] });

  const { body } = await call<Job>("/upload-cv", { form: cvForm({ template: "viseo_template_v2" }) });
  expect(body).toMatchObject({ template: "viseo_template_v2", blind: false });
  await call(`/user/${user.id}/template`, { method: "PUT", json: { template: "default" } });
  expect((await call<Job>("/upload-cv", { form: cvForm() })).body.template).toBe("default");
  await api.engine.runner.idle();

  const [second, first] = (await call<Job[]>("/jobs")).body;
  expect([first?.template, second?.template]).toEqual(["viseo_template_v2", "default"]);
  expect((await call(`/download/${first?.id}/docx`)).headers.get("content-disposition")).toContain("viseo_template_v2.docx");
});

test("a template that is not the account's is refused without a charge", async () => {
  const { call } = await api.signUp({ credits: 1 });
  for (const template of ["viseo_template_v2", "nowhere", "../default", ""]) {
    const { status, body } = await call("/upload-cv", { form: cvForm({ template }) });
    expect([status, body.message]).toEqual([400, "This template is not assigned to your account. Please choose another one."]);
  }
  expect((await call("/user")).body.credits).toBe(1);
  expect((await call("/jobs")).body).toEqual([]);
  expect(storedFiles()).toEqual([]);
});

test("an account's templates are told with their names and what they withhold", async () => {
  const { call } = await api.signUp({ templates: ["default", "deck"] });
  expect((await call("/user/templates")).body).toEqual([
    { key: "default", name: "default", kind: "document", outputs: ["docx", "pdf", "pptx"], origin: "built-in", blind: false },
    { key: "deck", name: "deck", kind: "presentation", outputs: ["docx", "pdf", "pptx"], origin: "own", blind: false },
  ]);
});

test("the jobs come as a table for a spreadsheet, and no cell of it is a formula", async () => {
  const { call } = await api.signUp({ credits: 3 });
  await call("/upload-cv", { form: cvForm({ name: "=HYPERLINK.pdf" }) });
  await api.engine.runner.idle();
  const { status, headers, body } = await call<string>("/jobs/export");
  expect([status, headers.get("content-disposition")]).toEqual([200, expect.stringContaining("CVs 2026-03-10.csv")]);
  const [heads = "", row = ""] = body.replace("\ufeff", "").split("\r\n");
  expect(heads).toBe(
    "id,kind,file,candidate,headline,job,status,error,uploaded,completed,template,blind,to check,checked,credits charged,credits refunded",
  );
  expect(row).toContain(",CV,'=HYPERLINK.pdf,");
  expect(row).toContain(",completed,");
  expect((await (await api.signUp()).call<string>("/jobs/export")).body.split("\r\n")).toHaveLength(2);
});

describe("a page at a time", () => {
  /** The address of the next page, as the answer names it. */
  const nextOf = (headers: Headers) => /^<\/api(.+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
  const keep = (userId: string, name: string, createdAt = 1_000) => {
    const id = crypto.randomUUID();
    api.engine.store.raw.run(
      "insert into jobs (id, user_id, job_type, status, file_name, credits_charged, created_at, completed_at) values (?1, ?2, 'cv', 'completed', ?3, 0, ?4, ?4)",
      [id, userId, name, createdAt],
    );
    api.engine.store.raw.run("insert into ledger (user_id, kind, amount, ref, at) values (?1, 'charge', 0, ?2, ?3)", [
      userId,
      id,
      createdAt,
    ]);
    return id;
  };

  test("every job that stays comes once, the newest first, while others come and go between the pages", async () => {
    const { call, user } = await api.signUp();
    const other = await api.signUp();
    // Some came in one instant.
    const ids = Array.from({ length: 11 }, (_, number) => keep(user.id, `cv ${number}`, 1_000 + Math.floor(number / 4)));
    keep(other.user.id, "another account's");
    api.engine.store.raw.run("update jobs set purged_at = 1 where id = ?", [keep(user.id, "emptied")]);
    const seen: string[] = [];
    const gone = new Set<string>();
    let pages = 0;
    for (let path: string | undefined = "/jobs?limit=3"; path !== undefined; pages++) {
      const { status, body, headers } = await call<Job[]>(path);
      expect(status).toBe(200);
      seen.push(...body.map(({ fileName }) => fileName));
      path = nextOf(headers);
      keep(user.id, `new ${pages}`, 5_000 + pages);
      // The job at which the page ended, and one that is still to come.
      for (const id of [body.at(-1)?.id, ids[pages]]) {
        if (!id) continue;
        gone.add(id);
        api.engine.store.raw.run("delete from jobs where id = ?", [id]);
      }
    }
    const stayed = ids.flatMap((id, number) => (gone.has(id) ? [] : [`cv ${number}`]));
    expect(stayed.length).toBeGreaterThan(2);
    expect(seen.filter((name) => stayed.includes(name))).toEqual(stayed.toReversed());
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.some((name) => /new|another|emptied/.test(name))).toBe(false);
  });

  test("without a limit all come, and the last page leads nowhere", async () => {
    const { call, user } = await api.signUp();
    for (let number = 0; number < 4; number++) keep(user.id, `cv ${number}`, number);
    const all = await call<Job[]>("/jobs");
    expect([all.body.length, nextOf(all.headers)]).toEqual([4, undefined]);
    const first = await call<Job[]>("/jobs?limit=2");
    expect(first.body).toEqual(all.body.slice(0, 2));
    const second = await call<Job[]>(nextOf(first.headers) ?? "");
    expect([second.body, nextOf(second.headers)]).toEqual([all.body.slice(2), undefined]);
    for (const wrong of ["limit=0", "limit=501", "limit=2&cursor=x", "limit=2&cursor=1-", "limit=2&scores=all"])
      expect([wrong, (await call(`/jobs?${wrong}`)).status]).toEqual([wrong, 400]);
  });

  test("scores come with their figures alone where nobody looks at the reasons", async () => {
    const { call } = await api.signUp({ credits: 3 });
    await call("/match", { form: matchForm(["a.pdf", "b.pdf"]) });
    await api.engine.runner.idle();
    const [whole] = (await call<Job[]>("/jobs?limit=5")).body;
    const [brief] = (await call<Job[]>("/jobs?limit=5&scores=figures")).body;
    const resultsOf = (job?: Job) => (job as Job & { matchingScore: MultiScore }).matchingScore.results;
    const figures = (job?: Job) =>
      resultsOf(job).map(({ cv_index, cv_filename, overall_matching_score }) => [cv_index, cv_filename, overall_matching_score]);
    expect(figures(brief)).toEqual(figures(whole));
    expect(resultsOf(brief).every(({ requirements }) => requirements.length === 0)).toBe(true);
    expect({ ...brief, matchingScore: undefined }).toEqual({ ...(whole as Job), matchingScore: undefined });
  });
});
