import { afterEach, beforeEach, expect, test } from "bun:test";
import { strToU8 } from "fflate";
import type { Job } from "../../../engine/contract/api.ts";
import { DATA_FORMAT_NAMES } from "../../../engine/contract/data-formats.ts";
import type { Resume } from "../../../engine/contract/resume.ts";
import { pointerOf as at } from "../../../engine/contract/resume-paths.ts";
import { convertDocument } from "../../../engine/cv/convert-document.ts";
import { europassErrors } from "../../../engine/cv/formats/testing/europass-schema.ts";
import { hrOpenErrors } from "../../../engine/cv/formats/testing/hr-open-schema.ts";
import { addTaxonomy } from "../../../engine/house/taxonomies.ts";
import { convertedCv } from "../../../engine/testing/open-test-engine.ts";
import { type Caller, cvForm, openTestApi, type TestApi } from "../../testing/test-api.ts";

// The data of a CV as files of the trade's formats. The reading of documents is played; the Resume is made blind and written as it is.

const PHOTO = "data:image/png;base64,iVBORw0KGgo=";
const RESUME: Resume = {
  basics: {
    name: "Quirina Abendroth",
    label: "Wuzzle operator",
    image: PHOTO,
    email: "quirina@example.org",
    summary: "Quirina has run wuzzles for ten years.",
  },
  work: [{ name: "Oak House", position: "Wuzzle operator", startDate: "2019" }],
  skills: [{ name: "Tools", keywords: ["Wuzzling", "Filing"] }],
  interests: [{ name: "Chess" }],
  meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } },
};
const TOOLS = { readAsset: async () => new Uint8Array(), recognize: async () => [], maxPages: 30 };

let api: TestApi;
let call: Caller;
let doubted: boolean;

beforeEach(async () => {
  doubted = false;
  api = await openTestApi({
    tools: {
      convert: async (bytes, request) => {
        const { outputs, review, data, blind } = request;
        if (data) return await convertDocument(bytes, { ...request, outputs: [], template: undefined }, TOOLS);
        const doubts = doubted && blind ? [{ what: "name" as const, section: "Summary", text: "Ask for Quirina." }] : [];
        return { ...convertedCv({ outputs }), resume: RESUME, doubts, ...(review && { review: { resume: RESUME, pages: [] } }) };
      },
    },
  });
  call = (await api.signUp({ credits: 9 })).call;
});
afterEach(() => api.close());

async function finished(fields: Record<string, string> = {}): Promise<string> {
  const { id } = (await call<Job>("/upload-cv", { form: cvForm({ name: "cv.pdf", ...fields }) })).body;
  await api.engine.runner.idle();
  return id;
}
const data = (id: string, format: string, more = "") => call(`/jobs/${id}/resume?format=${format}${more}`);
const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes);

test("the data of a CV is a file in each format, as it was corrected", async () => {
  const id = await finished();
  await call(`/jobs/${id}/resume`, {
    method: "PATCH",
    json: [{ op: "replace", path: at("basics.name"), value: "Quirina Wintergreen" }],
    headers: { "if-match": '"1"' },
  });
  const expected = {
    json: ["application/json", ".json"],
    europass: ["application/xml", ".europass.xml"],
    hropen: ["application/json", ".hropen.json"],
  };
  for (const format of DATA_FORMAT_NAMES) {
    const answer = await data(id, format);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, `${expected[format][0]}; charset=utf-8`]);
    expect(answer.headers.get("content-disposition")).toContain(`Quirina Wintergreen - default${expected[format][1]}"`);
    expect(textOf(answer)).toContain("Wintergreen");
    expect(textOf(answer)).toContain("Chess");
    expect(answer.headers.get("vitae-left-out")).toBeNull();
    expect(textOf(await data(id, format))).toBe(textOf(answer));
  }
  expect((await data(id, "json")).body).toEqual((await call(`/jobs/${id}/resume`)).body);
  expect(europassErrors(textOf(await data(id, "europass")))).toEqual([]);
  expect(hrOpenErrors((await data(id, "hropen")).body)).toEqual([]);
});

test("an unknown format is refused with the formats that there are", async () => {
  const id = await finished();
  for (const format of ["docx", "xml", "", "constructor"]) {
    const { status, body } = await data(id, format);
    expect([status, body.message]).toEqual([400, 'Please send "format" as one of json, europass, hropen.']);
  }
  expect((await data("none", "europass")).status).toBe(404);
  const stranger = (await api.signUp()).call;
  expect((await stranger(`/jobs/${id}/resume?format=europass`)).status).toBe(404);
});

test("a blind CV gives the blind Resume alone, in each format and whatever is asked", async () => {
  const id = await finished({ blind: "initials" });
  for (const format of DATA_FORMAT_NAMES)
    for (const more of ["", "&blind=false", "&blind=contact"]) {
      const answer = await data(id, format, more);
      expect(answer.status).toBe(200);
      expect(`${textOf(answer)} ${answer.headers.get("content-disposition")}`).not.toMatch(/quirina|abendroth|example\.org/i);
      expect(textOf(answer)).toContain("Oak House");
    }
  // A file that is asked for as blind is, of a CV that is not.
  const named = await finished();
  expect(textOf(await data(named, "europass"))).toContain("Abendroth");
  expect(textOf(await data(named, "europass", "&blind=full"))).not.toMatch(/quirina|abendroth|Oak House/i);
  expect((await data(named, "europass", "&blind=nonsense")).status).toBe(400);
});

test("the photo is left out where that is asked", async () => {
  const id = await finished();
  for (const format of DATA_FORMAT_NAMES) {
    const part = PHOTO.split(",")[1] as string;
    expect(textOf(await data(id, format))).toContain(part);
    expect(textOf(await data(id, format, "&photo=false"))).not.toContain(part);
  }
});

test("a blind CV with doubts gives its data when it was released, as its documents are", async () => {
  doubted = true;
  const id = await finished({ blind: "initials" });
  for (const format of DATA_FORMAT_NAMES) expect((await data(id, format)).status).toBe(409);
  await call(`/jobs/${id}/release`, { method: "POST" });
  expect((await data(id, "europass")).status).toBe(200);
});

test("skills and positions carry the codes of the ESCO that the house has added, and none before", async () => {
  const id = await finished();
  for (const format of DATA_FORMAT_NAMES) expect(textOf(await data(id, format))).not.toContain("/esco/");
  const table = (kind: string, type: string, name: string) =>
    strToU8(
      `conceptType,conceptUri,preferredLabel,altLabels\n${type},http://data.europa.eu/esco/${kind}/0123abcd-0000-4000-8000-0123456789ab,${name},\n`,
    );
  await addTaxonomy(
    api.engine.config.dataDir,
    { fileName: "skills_en.csv", bytes: table("skill", "KnowledgeSkillCompetence", "wuzzling") },
    new Date(0),
  );
  await addTaxonomy(
    api.engine.config.dataDir,
    { fileName: "occupations_en.csv", bytes: table("occupation", "Occupation", "wuzzle operator") },
    new Date(0),
  );

  const skill = "http://data.europa.eu/esco/skill/0123abcd-0000-4000-8000-0123456789ab";
  expect((await data(id, "json")).body.meta.vitae.esco).toEqual({
    "basics.label": skill.replace("skill", "occupation"),
    "work[0].position": skill.replace("skill", "occupation"),
    "skills[0].keywords[0]": skill,
  });
  const xml = textOf(await data(id, "europass"));
  expect(xml).toContain("<Code>0123abcd-0000-4000-8000-0123456789ab</Code><Label>Wuzzle operator</Label>");
  expect(xml).toContain(skill);
  expect(europassErrors(xml)).toEqual([]);
  expect(textOf(await data(id, "hropen"))).toContain(skill);
  expect((await call(`/jobs/${id}/resume`)).body).toEqual(RESUME);
});

test("one call gives the data of a CV, for the price of a document", async () => {
  const form = (to: string) => {
    const made = cvForm({ name: "cv.pdf" });
    made.append("to", to);
    return made;
  };
  const answer = await call("/convert", { form: form("europass") });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
  expect(europassErrors(textOf(answer))).toEqual([]);
  expect((await call("/user")).body.credits).toBe(8);
  expect((await call("/convert", { form: form("hropen") })).body.person.name.formattedName).toBe("Quirina Abendroth");

  // Another format is another request.
  const headers = { "idempotency-key": "one" };
  expect((await call("/convert", { form: form("json"), headers })).body.basics.name).toBe("Quirina Abendroth");
  expect((await call("/convert", { form: form("json"), headers })).body.basics.name).toBe("Quirina Abendroth");
  expect((await call("/convert", { form: form("hropen"), headers })).status).toBe(422);
  expect((await call("/user")).body.credits).toBe(6);
});
