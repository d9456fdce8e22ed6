import { afterAll, expect, test } from "bun:test";
import type { Resume } from "../../contract/resume.ts";
import { readJobDescription } from "../../cv/match/1-requirements/requirements.ts";
import { matchResume } from "../../cv/match/3-score/match-resume.ts";
import { addModelOpinion } from "../../cv/match/model/ask-model.ts";
import { checkModel, modelDigest, openOllama } from "./ollama.ts";

type Body = { model: string; messages: { content: string }[]; format: object; options: Record<string, number>; stream: boolean };
let asked: Body[] = [];
let reply: (body: Body) => Response | Promise<Response> = () => new Response("");
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: async (request) => {
    if (request.method === "GET") return reply({} as Body);
    const body = (await request.json()) as Body;
    asked.push(body);
    return reply(body);
  },
});
afterAll(() => server.stop(true));

const chat = (content: string, done_reason = "stop") =>
  Response.json({ model: "small", message: { role: "assistant", content }, done: true, done_reason });
const resume: Resume = {
  basics: { name: "Anna Berg", email: "anna@example.com", summary: "Anna Berg keeps bees. Anna can be called on +49 170 1234567." },
  work: [{ name: "Acme", position: "Helper", startDate: "2020-01", highlights: ["Ran the greenhouse climate computer."] }],
  meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } },
};
const score = matchResume(resume, readJobDescription("Grower\nRequirements\n- Climate regulation of greenhouses\n- Ridder systems"), {
  now: new Date("2025-06-30"),
});
const opinion = (timeoutMs = 60_000) => {
  asked = [];
  const ask = openOllama({ host: `http://127.0.0.1:${server.port}`, model: "small", timeoutMs, attempts: 1 });
  return addModelOpinion(score, resume, { ask, name: "small" }, new AbortController().signal);
};
/** A server that takes the question and says nothing. */
const silence = () => new Promise<Response>(() => undefined);
const answers = (...list: object[]) => chat(JSON.stringify({ answers: list }));

test("what the model quotes from the CV stands beside the built-in score and does not change it", async () => {
  reply = () => answers({ number: 1, met: "yes", quote: "Ran the greenhouse climate computer" });
  const { model, ...rest } = await opinion();

  expect(rest).toEqual(score);
  expect(model?.name).toBe("small");
  expect(model?.requirements).toEqual([
    { text: "Climate regulation of greenhouses", met: "yes", evidence: ["Ran the greenhouse climate computer"] },
  ]);
  expect(model?.overall_matching_score).toBeGreaterThan(score.overall_matching_score);
});

test("the model chooses highlights in the words of the CV, about something that is asked for, and adds no word of its own", async () => {
  reply = () =>
    chat(
      JSON.stringify({
        answers: [],
        highlights: [
          { text: "Was employee of the year", quote: "Ran the greenhouse climate computer." },
          { text: "Keeps bees", quote: "keeps bees" },
          { text: "Knows Priva", quote: "Priva certified" },
        ],
      }),
    );
  const { model, key_highlights } = await opinion();

  expect(model?.key_highlights).toEqual(['Climate regulation of greenhouses: "Ran the greenhouse climate computer."']);
  expect(key_highlights).toEqual(score.key_highlights);
  expect(model?.overall_matching_score).toBe(score.overall_matching_score);
});

test("a check of the model says whether it works, or why not", async () => {
  const check = (timeoutMs?: number) => checkModel({ host: `http://127.0.0.1:${server.port}`, model: "small", timeoutMs });

  reply = () => chat('{"met":"yes","quote":"Drove lorries"}');
  expect(await check()).toMatchObject({ works: true });
  const bad: [() => Response | Promise<Response>, string][] = [
    [() => new Response("<html></html>", { headers: { "content-type": "text/html" } }), "no Ollama"],
    [() => Response.json({ error: "model not found" }, { status: 404 }), "404"],
    [() => chat("Yes, it does."), "no JSON"],
    [() => chat('{"verdict":"yes"}'), "form"],
    [() => chat('{"met":"yes"', "length"), "cut off"],
  ];
  for (const [one, reason] of bad) {
    reply = one;
    expect(await check()).toMatchObject({ works: false, reason: expect.stringContaining(reason) });
  }
  // Only the server that says nothing has to be waited for.
  reply = silence;
  expect(await check(150)).toEqual({ works: false, reason: "no answer in 1 s" });
  expect(await checkModel({ host: "http://127.0.0.1:9", model: "small" })).toMatchObject({ works: false });
});

test("the question is deterministic, has room for itself, and does not say who the candidate is", async () => {
  reply = () => answers();
  await opinion();

  expect(asked[0]?.options).toMatchObject({ temperature: 0, seed: 7, num_ctx: 4096 });
  expect(asked[0]?.stream).toBe(false);
  expect(asked[0]?.format).toMatchObject({ type: "object" });
  expect(JSON.stringify(asked)).not.toMatch(/Anna|Berg|170 1234567/);
  expect(JSON.stringify(asked)).not.toContain("anna@example.com");
});

test("an answer whose quote is not in the CV is dropped", async () => {
  reply = () =>
    answers(
      { number: 1, met: "yes", quote: "Ten years of Priva" },
      { number: 2, met: "yes", quote: "" },
      { number: 9, met: "yes", quote: "Helper" },
    );
  expect(await opinion()).toEqual(score);
});

test("a server that is slow, busy, talkative, endless, cut off, elsewhere or no model server at all costs a warning", async () => {
  const json = { headers: { "content-type": "application/json" } };
  let asked = 0;
  const elsewhere = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () => {
      asked += 1;
      return answers();
    },
  });
  const bad: (() => Response | Promise<Response>)[] = [
    () => new Response("<html>Sign in</html>", { headers: { "content-type": "text/html" } }),
    () => Response.json({ error: "model not found" }, { status: 404 }),
    () => new Response("busy", { status: 503 }),
    () => chat("I would say that this is a good candidate."),
    () => chat('{"answers": [', "length"),
    () => Response.redirect(`http://127.0.0.1:${elsewhere.port}/api/chat`, 307),
    () => new Response(" ".repeat(100 * 2 ** 20), json),
  ];
  const endless: (() => Response | Promise<Response>)[] = [() => new Response(aByteNowAndThen(), json), silence];
  for (const one of [...bad, ...endless]) {
    reply = one;
    const result = await (endless.includes(one) ? opinion(150) : opinion());
    expect(result.overall_matching_score).toBe(score.overall_matching_score);
    expect(result.model).toBeUndefined();
    expect(result.warnings.join(" ")).toContain("did not answer");
  }
  await elsewhere.stop(true);
  expect(asked).toBe(0);
  reply = () => chat('Sure! ```json\n{"answers":[]}\n``` Anything else?');
  expect((await opinion()).warnings).toEqual(score.warnings);
});

function aByteNowAndThen(): ReadableStream {
  return new ReadableStream({
    async pull(stream) {
      await Bun.sleep(20);
      stream.enqueue(new Uint8Array([32]));
    },
  });
}

test("the digest of a model is told with or without its tag, and a server that does not tell it is no failure", async () => {
  const host = `http://127.0.0.1:${server.port}`;
  reply = () =>
    Response.json({
      models: [
        { name: "other:latest", digest: "1" },
        { name: "small:latest", digest: "2" },
      ],
    });
  expect(await modelDigest({ host, model: "small" })).toBe("2");
  expect(await modelDigest({ host, model: "other:latest" })).toBe("1");
  expect(await modelDigest({ host, model: "absent" })).toBeNull();
  reply = () => new Response("busy", { status: 503 });
  expect(await modelDigest({ host, model: "small" })).toBeNull();
});
