import { afterEach, expect, test } from "bun:test";
import { ConverterCrash } from "../../../engine/adapters/converter/child-process.ts";
import { refusal } from "../../../engine/contract/errors.ts";
import { readAsset } from "../../../engine/setup/assets.ts";
import { convertInTest } from "../../../engine/testing/open-test-engine.ts";
import { openTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
afterEach(() => api.close());

const RTF = "{\\rtf1 Zoë}";
const form = (name: string, content: string, jd?: string) => {
  const made = new FormData();
  made.append("file", new File([content], name));
  if (jd) made.append("jdFile", new File([jd], "job.rtf"));
  return made;
};

/** A service whose converter makes Word files of everything, unless `refused`. */
async function open(env: Record<string, string>, refused?: Error) {
  const docx = await readAsset("sample.docx");
  const asked: string[] = [];
  api = await openTestApi({
    env,
    sniff: undefined,
    tools: {
      convert: async (bytes, request) => {
        asked.push(request.kind ?? "cv");
        if (request.kind !== "readable") return convertInTest(bytes, request);
        if (refused) throw refused;
        return { ...convertInTest(docx, request), outputs: [{ type: "docx", bytes: docx }] };
      },
    },
  });
  return { ...(await api.signUp({ credits: 5 })), asked };
}
const filesOf = () => api.engine.store.raw.query("select role, name from job_files where role in ('source', 'jd') order by role").all();

test("by default a file that is no PDF or Word document is refused without a charge", async () => {
  const { call } = await open({});
  const { status, body } = await call("/upload-cv", { form: form("cv.rtf", RTF) });
  expect([status, body.error]).toEqual([415, "This is an RTF file. Please save it as DOCX or PDF and try again."]);
  expect((await call("/user")).body.credits).toBe(5);
  expect((await api.anonymous("/config")).body.moreKinds).toBe(false);
});

test("where the owner has opened the service to more, a CV of another kind is kept as the document that is read, under its own name in the list", async () => {
  const { call, asked } = await open({ VITAE_MORE_KINDS: "1" });
  expect((await api.anonymous("/config")).body.moreKinds).toBe(true);
  const { status, body } = await call("/upload-cv", { form: form("Zoë.rtf", RTF, RTF) });
  expect([status, body.fileName]).toEqual([201, "Zoë.rtf"]);
  await api.engine.runner.idle();
  expect(filesOf()).toEqual([
    { role: "jd", name: "job.docx" },
    { role: "source", name: "Zoë.docx" },
  ]);
  expect(asked.filter((kind) => kind === "readable")).toHaveLength(2);
  expect((await call("/jobs")).body[0].status).toBe("completed");
});

test("an analysis takes them too, and PDF and Word files stay as they are", async () => {
  const { call, asked } = await open({ VITAE_MORE_KINDS: "1" });
  const made = new FormData();
  made.append("cvFiles", new File([RTF], "a.rtf"));
  made.append("cvFiles", new File([new Uint8Array(await readAsset("sample.docx"))], "b.docx"));
  made.append("jdText", "We seek an engineer");
  expect((await call("/match", { form: made })).status).toBe(201);
  await api.engine.runner.idle();
  expect(filesOf().map((file) => (file as { name: string }).name)).toEqual(["a.docx", "b.docx"]);
  expect(asked.filter((kind) => kind === "readable")).toHaveLength(1);
});

test.each([
  ["is damaged", refusal("corrupt")],
  ["ends the converter", new ConverterCrash("timeout", "no answer", true)],
])("what %s is refused at the upload, without a charge and without a trace", async (_, refused) => {
  const { call } = await open({ VITAE_MORE_KINDS: "1" }, refused);
  const { status, body } = await call("/upload-cv", { form: form("cv.rtf", RTF) });
  expect([status, body.error]).toEqual([422, "This file is damaged and cannot be opened."]);
  expect((await call("/user")).body.credits).toBe(5);
  expect((await call("/jobs")).body).toEqual([]);
});

test("spreadsheets are refused all the same", async () => {
  const { call } = await open({ VITAE_MORE_KINDS: "1" });
  expect((await call("/upload-cv", { form: form("cv.bin", "\0\0\0") })).status).toBe(415);
});
