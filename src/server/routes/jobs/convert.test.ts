import { afterEach, beforeEach, expect, test } from "bun:test";
import { refusal } from "../../../engine/contract/errors.ts";
import { convertedCv } from "../../../engine/testing/open-test-engine.ts";
import { type Caller, cvForm, openTestApi, PASSWORD, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let call: Caller;
let hold: PromiseWithResolvers<void> | undefined;
let fail: Error | undefined;

beforeEach(async () => {
  hold = undefined;
  fail = undefined;
  api = await openTestApi({
    tools: {
      convert: async (_bytes, { outputs, blind }) => {
        await hold?.promise;
        if (fail) throw fail;
        const doubts = blind?.name === "initials" ? [{ what: "name" as const, section: "Summary", text: "Ask for Zoë." }] : [];
        return { ...convertedCv({ outputs }), doubts };
      },
    },
  });
  call = (await api.signUp({ credits: 5, templates: ["default", "deck"] })).call;
});
afterEach(() => api.close());

const form = (fields: Record<string, string> = {}) => {
  const made = cvForm({ name: "Zoë.pdf" });
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  return made;
};
const convert = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  call("/convert", { form: form(fields), headers });
const typeOf = (headers: Headers) => headers.get("content-type")?.split(/[./]/).at(-1);

test("a CV goes in and its document comes out, for a credit", async () => {
  const { status, headers, bytes } = await convert();
  expect([status, typeOf(headers)]).toEqual([200, "document"]);
  expect(headers.get("content-disposition")).toContain(".docx");
  expect(bytes.length).toBeGreaterThan(0);
  expect((await call("/user")).body.credits).toBe(4);

  const address = headers.get("location")?.replace("/api", "") ?? "";
  expect((await call(address)).body).toMatchObject({ status: "completed", fileName: "Zoë.pdf" });
});

test("the document has the type that is asked for, or the first that the template makes", async () => {
  expect(typeOf((await convert({ to: "pdf" })).headers)).toBe("pdf");
  expect(typeOf((await convert({ template: "deck" })).headers)).toBe("presentation");
  const refused = await convert({ to: "odt" });
  expect([refused.status, refused.body.error]).toEqual([400, 'Please send "to" as one of docx, pdf, pptx, json, europass, hropen.']);
  expect((await call("/user")).body.credits).toBe(3);
});

test("what takes longer than the caller waits goes on, and its id is the answer", async () => {
  hold = Promise.withResolvers();
  const { status, body, headers } = await convert({}, { prefer: "respond-async, wait=0" });
  expect([status, Object.keys(body), headers.get("preference-applied")]).toEqual([202, ["jobId"], "wait=0"]);
  expect((await call(`/jobs/${body.jobId}`)).body.status).toBe("processing");
  expect((await call(`/download/${body.jobId}/docx`)).status).toBe(409);
  hold.resolve();
  await api.engine.runner.idle();
  expect((await call(`/download/${body.jobId}/docx`)).status).toBe(200);
});

test("of many calls of an account that wait at once the last are answered with the id of their job", async () => {
  hold = Promise.withResolvers();
  const headers = { "idempotency-key": "one" };
  const calls = Array.from({ length: 21 }, () => convert({}, headers));
  expect((await Promise.race(calls)).status).toBe(202);
  hold.resolve();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
});

test("nobody waits longer than a minute", async () => {
  expect((await convert({}, { prefer: "wait=600" })).headers.get("preference-applied")).toBe("wait=60");
});

test("the same key and CV give the same document without another charge; another CV is a 422", async () => {
  const headers = { "idempotency-key": "one" };
  const first = await convert({}, headers);
  const again = await convert({}, headers);
  expect([again.status, again.headers.get("location")]).toEqual([200, first.headers.get("location")]);
  expect((await call("/user")).body.credits).toBe(4);
  expect((await convert({ to: "pdf" }, headers)).status).toBe(422);
});

test("a refused CV is refused with its sentence and its status, and costs nothing", async () => {
  fail = refusal("not_a_cv");
  const { status, body } = await convert();
  expect([status, body.error]).toEqual([422, "This file does not look like a CV."]);
  fail = new Error("broken");
  expect((await convert()).status).toBe(503);
  expect((await call("/user")).body.credits).toBe(5);
});

test("a blind document that must be looked at first is not sent out", async () => {
  const { status, body } = await convert({ blind: "initials" });
  expect([status, body.error]).toEqual([409, expect.stringContaining("This blind CV may still show who the candidate is: 1 passage.")]);
});

test("without a file, without credits and without sign-in it is refused before anything is done", async () => {
  expect((await call("/convert", { form: new FormData() })).status).toBe(400);
  expect((await api.anonymous("/convert", { form: form() })).status).toBe(401);
  const poor = await api.signUp();
  expect((await poor.call("/convert", { form: form() })).status).toBe(402);
  expect((await api.signIn(poor.user.email, PASSWORD)).cookie).toContain("vitae_session");
});

test("one job is read by its owner alone", async () => {
  const { headers } = await convert();
  const address = headers.get("location")?.replace("/api", "") ?? "";
  expect((await (await api.signUp()).call(address)).status).toBe(404);
  expect((await call("/jobs/none")).status).toBe(404);
});
