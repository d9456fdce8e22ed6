import { afterEach, beforeEach, expect, test } from "bun:test";
import type { Job } from "../../../engine/contract/api.ts";
import type { ConvertRequest } from "../../../engine/cv/conversion.ts";
import { type BlindProfile, blindProfile } from "../../../engine/cv/options/blind-profile.ts";
import type { Template } from "../../../engine/cv/render/template/template.ts";
import { convertedCv } from "../../../engine/testing/open-test-engine.ts";
import { type Caller, cvForm, openTestApi, type TestApi } from "../../testing/test-api.ts";

type Wish = Parameters<typeof cvForm>[0];

let api: TestApi;
let call: Caller;
let template: Partial<Template>;
let requests: ConvertRequest[];

beforeEach(async () => {
  template = { name: "House", kind: "document", outputs: ["docx", "pdf"] };
  requests = [];
  api = await openTestApi({
    loadTemplate: async (key) => ({ key, ...template }) as Template,
    tools: {
      convert: async (_bytes, request) => {
        requests.push(request);
        return convertedCv({ outputs: request.outputs });
      },
    },
  });
  call = (await api.signUp({ credits: 10 })).call;
});
afterEach(() => api.close());

const upload = (wish: Wish) => call("/upload-cv", { form: cvForm(wish) });

async function made(wish: Wish): Promise<{ job: Job; request: ConvertRequest }> {
  const { body } = await upload(wish);
  await api.engine.runner.idle();
  const job = (await call<Job[]>("/jobs")).body.find(({ id }) => id === body.id) as Job;
  return { job, request: requests.at(-1) as ConvertRequest };
}

test("a CV that is uploaded with a blind profile is made blind in a template that names its candidates", async () => {
  for (const [blind, profile] of [
    ["true", blindProfile("initials")],
    ["initials", blindProfile("initials")],
    ["Full", blindProfile("full")],
    ["full+durations", { ...blindProfile("full"), switches: ["durations"] }],
    ["contact", { name: "shown", withhold: ["contact", "links", "street"] }],
  ] satisfies [string, BlindProfile][])
    expect((await made({ blind })).request.blind).toEqual(profile);
  expect((await made({ blind: "employers" })).job.blind).toBe("employers");
  expect((await made({ blind: "employers+regions-photo" })).job.blind).toBe("employers-photo+regions");
});

test("a blind template stays blind whatever came with the CV, and of two profiles everything is withheld that either withholds", async () => {
  template.blind = blindProfile("reference");
  expect((await made({ blind: "false" })).request.blind).toEqual(blindProfile("reference"));
  expect((await made({ blind: "initials" })).job.blind).toBe("reference");
  expect((await made({ blind: "full" })).request.blind).toEqual(blindProfile("full"));
  expect((await made({ blind: "contact+durations" })).request.blind).toEqual({ ...blindProfile("reference"), switches: ["durations"] });
});

test("a CV that keeps the candidate's own layout loses its contact data at least, and is made in the type that it has", async () => {
  const { job, request } = await made({ layout: "original" });
  expect(request).toMatchObject({ layout: "original", blind: blindProfile("contact"), outputs: ["docx", "pdf"] });
  expect([job.layout, job.blind]).toEqual(["original", "contact"]);

  Object.assign(template, { kind: "presentation", outputs: ["pptx"] });
  const blind = await made({ layout: "Original", blind: "full" });
  expect(blind.request).toMatchObject({ layout: "original", blind: blindProfile("full"), outputs: ["docx", "pdf"] });
  const house = await made({ layout: "house" });
  expect([house.request.layout, house.job.layout]).toEqual([undefined, undefined]);
});

test("exactly the types that were asked for are made", async () => {
  const { job, request } = await made({ types: "pdf" });
  expect(request.outputs).toEqual(["pdf"]);
  expect([job.docxUrl, job.pdfUrl]).toEqual([undefined, `/api/download/${job.id}/pdf`]);
  expect((await made({ types: " PDF, docx ," })).request.outputs).toEqual(["docx", "pdf"]);

  Object.assign(template, { kind: "presentation", outputs: ["pptx", "pdf", "docx"] });
  expect((await made({ types: "pdf,pptx" })).request.outputs).toEqual(["pptx", "pdf"]);
});

test("without a wish a document gives Word and PDF, a presentation PowerPoint, and the labels are those of the CV's language", async () => {
  const { request } = await made({ blind: "", types: "", language: "" });
  expect(request).toMatchObject({ outputs: ["docx", "pdf"], blind: undefined, labelLanguage: undefined });
  Object.assign(template, { kind: "presentation", outputs: ["pptx", "pdf", "docx"] });
  expect((await made({})).request.outputs).toEqual(["pptx"]);
});

test("a type that the template no longer makes when the CV's turn comes is left out", async () => {
  let loads = 0;
  template = {
    kind: "document",
    get outputs() {
      return loads++ === 0 ? ["docx", "pdf"] : ["docx"];
    },
  } as Template;
  expect((await made({ types: "pdf" })).request.outputs).toEqual(["docx"]);
});

test("the labels are in the language that was asked for, and the job says so", async () => {
  const { job, request } = await made({ language: "FR" });
  expect([request.labelLanguage, job.language]).toEqual(["fr", "fr"]);
});

test.each([
  [{ layout: "mine" }, 'Please send "layout" as house or original.'],
  [
    { blind: "somewhat" },
    'Please send "blind" as true, false, or one of contact, initials, reference, employers, full, also with +durations, +graduation, +sectors, +regions, or with + or - before contact, photo, links, street, address, birth, nationality, maritalStatus, gender, referees, employers, institutions.',
  ],
  [
    { blind: "constructor" },
    'Please send "blind" as true, false, or one of contact, initials, reference, employers, full, also with +durations, +graduation, +sectors, +regions, or with + or - before contact, photo, links, street, address, birth, nationality, maritalStatus, gender, referees, employers, institutions.',
  ],
  [{ types: "odt" }, 'Please send "types" as a list of docx, pdf, pptx.'],
  [{ types: "docx,odt" }, 'Please send "types" as a list of docx, pdf, pptx.'],
  [{ types: "pdf,pptx" }, "The template House cannot make PPTX, only DOCX, PDF."],
  [{ language: "xx" }, "There are no labels in this language."],
])("%p is refused with a sentence and costs nothing", async (wish, sentence) => {
  const { status, body } = await upload(wish);
  expect(status).toBe(400);
  expect(body.message).toStartWith(sentence);
  expect((await call("/user")).body.credits).toBe(10);
  expect((await call("/jobs")).body).toEqual([]);
});

test("an upload that is sent again under its key with another wish is another upload", async () => {
  const headers = { "idempotency-key": "march" };
  const send = (wish: Wish) => call("/upload-cv", { form: cvForm(wish), headers });
  expect((await send({ blind: "full", types: "pdf", language: "fr" })).status).toBe(201);
  for (const wish of [
    { blind: "full", types: "pdf" },
    { blind: "full", language: "fr" },
    { types: "pdf", language: "fr" },
  ])
    expect((await send(wish)).status).toBe(422);
  expect((await send({ blind: "full", types: "pdf", language: "fr" })).status).toBe(201);
  expect((await call("/user")).body.credits).toBe(9);
  await api.engine.runner.idle();
});

test("the sample CV is one that can be uploaded", async () => {
  const { status, bytes } = await call("/sample-cv");
  expect(status).toBe(200);
  const form = new FormData();
  form.append("file", new File([bytes.slice().buffer], "Sample CV.pdf"));
  expect((await call("/upload-cv", { form })).status).toBe(201);
  await api.engine.runner.idle();
});
