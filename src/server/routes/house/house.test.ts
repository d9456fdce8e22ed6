import { afterEach, expect, test } from "bun:test";
import type { BuiltInLabel } from "../../../engine/contract/api.ts";
import { LABEL_LANGUAGES } from "../../../engine/contract/limits.ts";
import type { ConvertRequest } from "../../../engine/cv/conversion.ts";
import { convertedCv } from "../../../engine/testing/open-test-engine.ts";
import { cvForm, matchForm, openTestApi, type TestApi } from "../../testing/test-api.ts";

const WORDS = {
  headings: [{ text: "Milestones", section: "work" }],
  labels: [{ key: "work", language: "en", text: "Track record" }],
};
const NONE = { headings: [], labels: [] };
const put = (json: unknown) => ({ method: "PUT", json });

let api: TestApi;
afterEach(() => api.close());

test("an account keeps its own words, which no other sees", async () => {
  api = await openTestApi();
  const [zoe, ben] = [await api.signUp(), await api.signUp()];
  expect((await zoe.call("/house/words")).body).toEqual(NONE);
  expect((await zoe.call("/house/words", put(WORDS))).body).toEqual(WORDS);
  expect((await zoe.call("/house/words")).body).toEqual(WORDS);
  expect((await ben.call("/house/words")).body).toEqual(NONE);
});

test("an administrator alone changes the words of the house, which everybody may see", async () => {
  api = await openTestApi();
  const { call } = await api.signUp();
  const admin = await api.admin();
  const refused = await call("/house/words?scope=house", put(WORDS));
  expect([refused.status, refused.body.message]).toEqual([403, "Only an administrator changes the words of the house."]);
  expect((await call("/house/words?scope=house")).body).toEqual(NONE);

  expect((await admin("/house/words?scope=house", put(WORDS))).status).toBe(200);
  expect((await call("/house/words?scope=house")).body).toEqual(WORDS);
  expect([(await call("/house/words")).body, (await admin("/house/words")).body]).toEqual([NONE, NONE]);
  expect((await call("/house/words?scope=planet")).status).toBe(400);
});

test("a wrong entry is named", async () => {
  api = await openTestApi();
  const { call } = await api.signUp();
  const messageFor = async (words: unknown) => {
    const { status, body } = await call("/house/words", put(words));
    return `${status} ${body.message}`;
  };
  expect(await messageFor({ ...WORDS, headings: [...WORDS.headings, { text: "Boats", section: "sea" }] })).toStartWith(
    "400 Heading 2 (“Boats”): “section” must be one of",
  );
  expect(await messageFor({ ...WORDS, labels: [{ key: "work", text: "Jobs" }] })).toBe(
    '400 The field "labels.0.language" is missing or not valid.',
  );
  expect((await call("/house/words")).body).toEqual(NONE);
});

test("whoever is signed in may see how labels are built in, in each language that documents have labels in", async () => {
  api = await openTestApi();
  const { call } = await api.signUp();
  const labelsIn = async (language: string): Promise<BuiltInLabel[]> => (await call(`/house/labels?language=${language}`)).body;
  const [english, german] = [await labelsIn("en"), await labelsIn("de")];
  expect(english).toContainEqual({ key: "work", text: "Experience" });
  expect(german).toContainEqual({ key: "work", text: "Berufserfahrung" });
  expect(german.map(({ key }) => key)).toEqual(english.map(({ key }) => key));

  for (const language of LABEL_LANGUAGES) {
    const labels = (await labelsIn(language)).map(({ key, text }) => ({ key, language, text }));
    expect((await call("/house/words", put({ ...NONE, labels }))).body.labels).toEqual(labels);
  }
  const refused = await call("/house/labels?language=th");
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining("Documents have no labels in this language.")]);
  for (const query of ["", "?language=toString", "?language="]) expect((await call(`/house/labels${query}`)).status).toBe(400);
});

test("CVs and analyses of an account are read with its words and those of the house", async () => {
  const requests: ConvertRequest[] = [];
  const convert = async (_: Uint8Array, request: ConvertRequest) => {
    requests.push(request);
    return convertedCv({ outputs: request.outputs });
  };
  api = await openTestApi({ tools: { convert } });
  const { call } = await api.signUp({ credits: 5 });
  await (await api.admin())("/house/words?scope=house", put({ ...NONE, headings: [{ text: "Boats", section: "interests" }] }));
  await call("/house/words", put(WORDS));
  await call("/upload-cv", { form: cvForm() });
  await call("/match", { form: matchForm(["a.pdf"]) });
  await api.engine.runner.idle();

  const words = { ...WORDS, headings: [{ text: "Boats", section: "interests" }, ...WORDS.headings] };
  expect(requests.filter(({ kind }) => kind === undefined).map((request) => request.words)).toEqual([words]);
  expect(requests.filter(({ kind }) => kind === "match").map((request) => request.words)).toEqual([words]);
});
