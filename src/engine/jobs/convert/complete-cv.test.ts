import { afterAll, beforeEach, expect, test } from "bun:test";
import { createUser } from "../../accounts/administration.ts";
import { getUser } from "../../accounts/users.ts";
import { openOllama } from "../../adapters/ollama/ollama.ts";
import { grantCredits } from "../../billing/credits/ledger.ts";
import type { Resume } from "../../contract/resume.ts";
import type { Converted, ConvertRequest } from "../../cv/conversion.ts";
import { convertDocument } from "../../cv/convert-document.ts";
import { blindProfile } from "../../cv/options/blind-profile.ts";
import type { Template } from "../../cv/render/template/template.ts";
import { readAsset } from "../../setup/assets.ts";
import { convertedCv, openTestEngine } from "../../testing/open-test-engine.ts";
import { listJobs } from "../job.ts";
import { submitCv } from "../submit/submit-cv.ts";
import { completing } from "./complete-cv.ts";

type Body = { messages: { content: string }[]; format: object; options: Record<string, number> };
let asked: Body[] = [];
let reply: () => Response | Promise<Response>;
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: async (request) => {
    asked.push((await request.json()) as Body);
    return reply();
  },
});
afterAll(() => server.stop(true));
const host = `http://127.0.0.1:${server.port}`;
const chat = (content: string, done_reason = "stop") => Response.json({ message: { role: "assistant", content }, done: true, done_reason });

let requests: ConvertRequest[] = [];
const RESUME: Resume = {
  basics: { name: "Anna Berg", email: "anna@example.com" },
  work: [{ position: "Buyer", startDate: "2020" }],
  additional: [{ title: "Other", items: ["Scrum Master"] }],
  meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: ["A page could not be read."] } },
};
const PDF = new TextEncoder().encode("%PDF-1.7");
/** A CV that leaves two items over, of which the model sorts one. */
const PDF_OF_TWO = new TextEncoder().encode("%PDF-1.7 two");
const TWO_LEFT: Resume = { ...RESUME, additional: [{ title: "Other", items: ["Scrum Master", "Sails"] }] };
const PARSE: ConvertRequest = { fileName: "cv.pdf", ocr: "auto", outputs: [] };
const FORMAT: ConvertRequest = { ...PARSE, template: { key: "default", outputs: ["docx"] } as Template, outputs: ["docx"] };

/** Resume JSON is what it says, and any other file is the CV above. */
async function convert(bytes: Uint8Array, request: ConvertRequest): Promise<Converted> {
  if (request.kind === "complete") return convertDocument(bytes, request, { readAsset, maxPages: 1 });
  requests.push(request);
  const cvs = new Map([
    [PDF, RESUME],
    [PDF_OF_TWO, TWO_LEFT],
  ]);
  const resume = structuredClone(cvs.get(bytes as typeof PDF)) ?? (JSON.parse(new TextDecoder().decode(bytes)) as Resume);
  const additional = (resume.additional ?? []).flatMap(({ items }) => items);
  const coverage = request.coverage ? { lines: 9, used: 9 - additional.length, additional, setAside: [], withoutSource: [] } : undefined;
  return { ...convertedCv({ outputs: request.outputs }), resume, warnings: resume.meta.vitae.warnings, coverage };
}
const withModel = (at = host, timeoutMs = 2000) =>
  completing(convert, { ask: openOllama({ host: at, model: "small", attempts: 1 }), name: "small", timeoutMs });

beforeEach(() => {
  asked = [];
  requests = [];
  reply = () => chat(JSON.stringify({ certificates: [{ name: "Scrum Master" }] }));
});

test("a CV is rendered with what the model has sorted", async () => {
  const { resume, outputs, warnings } = await withModel()(PDF, FORMAT);

  expect(resume.certificates).toEqual([{ name: "Scrum Master" }]);
  expect(resume.additional).toBeUndefined();
  expect(outputs).toHaveLength(1);
  expect(warnings.join(" ")).toContain("The local model small sorted text");
  expect(requests.map(({ template }) => template?.key)).toEqual([undefined, "default"]);
});

test("what the model leaves in the additional section is no used line of the coverage report", async () => {
  const { coverage } = await withModel()(PDF_OF_TWO, { ...PARSE, coverage: true });
  expect(coverage).toMatchObject({ lines: 9, used: 8, additional: ["Sails"] });
});

test("a CV that is only parsed is read once, and its coverage report counts the line as used", async () => {
  const { resume, coverage } = await withModel()(PDF, { ...PARSE, coverage: true });

  expect(resume.meta.vitae.parser).toBe("rules+small");
  expect(coverage).toMatchObject({ lines: 9, used: 9, additional: [] });
  expect(requests).toHaveLength(1);
});

test("the question has a schema and room for itself, and is the same each time", async () => {
  await withModel()(PDF, PARSE);
  expect(asked[0]?.format).toMatchObject({ type: "object", properties: { certificates: { type: "array" } } });
  expect(asked[0]?.options).toMatchObject({ temperature: 0, seed: 7, num_ctx: 4096, num_predict: 3072 });
  expect(JSON.stringify(asked)).not.toMatch(/Anna|example\.com/);
});

test("a model that is away, slow, cut off, talkative or no model changes nothing but a warning", async () => {
  const bad: [() => Response | Promise<Response>, string][] = [
    [() => new Response("<html>Sign in</html>", { headers: { "content-type": "text/html" } }), "no Ollama"],
    [() => Response.json({ error: "model not found" }, { status: 404 }), "404"],
    [() => chat('{"certificates":[{"name":"Scrum Master"}', "length"), "cut off"],
    [() => chat("Scrum Master is a certificate."), "no JSON"],
    [() => chat('{"answers":[]}'), "form"],
    [() => chat("null"), "form"],
    [() => Bun.sleep(400).then(() => chat('{"certificates":[{"name":"Scrum Master"}]}')), "no answer in"],
  ];
  const expectUnchanged = ({ resume, outputs }: Converted, reason: string) => {
    const { warnings, ...meta } = resume.meta.vitae;
    expect(warnings).toEqual(["A page could not be read.", expect.stringContaining(reason)]);
    expect({ ...resume, meta: { vitae: { ...meta, warnings: RESUME.meta.vitae.warnings } } }).toEqual(RESUME);
    expect(outputs).toHaveLength(1);
  };
  for (const [one, reason] of bad) {
    reply = one;
    expectUnchanged(await withModel(host, 150)(PDF, FORMAT), reason);
  }
  expectUnchanged(await withModel("http://127.0.0.1:9")(PDF, FORMAT), "cannot be reached");
});

test("after a CV that the model did not answer in time the next ones do not wait for it", async () => {
  reply = () => Bun.sleep(400).then(() => chat("{}"));
  const read = withModel(host, 100);
  const all = await Promise.all([1, 2, 3].map(() => read(PDF, PARSE)));

  expect(asked).toHaveLength(1);
  expect(all.map(({ warnings }) => warnings.at(-1))).toEqual(Array(3).fill(expect.stringContaining("no answer in")));
});

test("nothing is asked about a blind CV, Resume JSON, a job description or a CV that the rules read whole", async () => {
  const json = new TextEncoder().encode(JSON.stringify(RESUME));
  const whole = completing(async () => ({ ...(await convert(PDF, PARSE)), resume: { ...RESUME, additional: undefined } }), {
    ask: openOllama({ host, model: "small" }),
    name: "small",
  });
  await withModel()(PDF, { ...FORMAT, blind: blindProfile("initials") });
  await withModel()(json, FORMAT);
  await withModel()(PDF, { ...PARSE, kind: "match" });
  expect(requests).toHaveLength(3);
  expect((await whole(PDF, PARSE)).resume.meta.vitae).toEqual(RESUME.meta.vitae);
  expect(asked).toEqual([]);
});

test("a cancelled CV ends, whatever the model does", async () => {
  const cancel = new AbortController();
  reply = () => {
    cancel.abort(new Error("cancelled"));
    return Bun.sleep(400).then(() => chat("{}"));
  };
  await expect(withModel()(PDF, PARSE, cancel.signal)).rejects.toThrow("cancelled");
});

test("the service asks the model that is configured, and none without", async () => {
  const run = async (env: Record<string, string>) => {
    const engine = await openTestEngine({
      env,
      tools: { convert: (bytes, request) => convert(request.kind === "complete" ? bytes : PDF, request) },
    });
    const { id } = await createUser(
      { ...engine, templateKeys: ["default"] },
      { email: "a@b.test", password: "secret1", assignedTemplates: ["default"] },
    );
    engine.store.transaction((tx) => void grantCredits(tx, { userId: id, amount: 1, at: engine.now() }));
    await submitCv(engine, { user: getUser(engine.store.db, id), cv: { fileName: "cv.pdf", bytes: PDF } });
    await engine.runner.idle();
    const [job] = listJobs(engine.store.db, id);
    await engine.close();
    return job?.status;
  };

  expect(await run({ OLLAMA_HOST: host })).toBe("completed");
  expect([asked.length, requests.length]).toEqual([0, 1]);
  expect(await run({ OLLAMA_HOST: host, OLLAMA_MODEL: "small" })).toBe("completed");
  expect([asked.length, requests.length]).toEqual([1, 3]);
});
