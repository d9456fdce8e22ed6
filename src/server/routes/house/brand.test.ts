import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MAX_BRAND_FILES } from "../../../engine/contract/limits.ts";
import type { Template } from "../../../engine/cv/render/template/template.ts";
import { readBrand } from "../../../engine/house/brand/brands.ts";
import { readAsset } from "../../../engine/setup/assets.ts";
import { loadTemplate } from "../../../engine/templates/load-template.ts";
import type { Subject } from "../../../engine/templates/pictures/first-page.ts";
import { convertInTest, PICTURE } from "../../../engine/testing/open-test-engine.ts";
import { brandForm, type Caller, cvForm, LOGO, logoForm, openTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let admin: Caller;
let user: Caller;
let userId: string;
let drawn: Template[];
let converted: Template[];

/** A service that keeps brands, and tells in which templates it draws. */
async function openBrandApi(more: Parameters<typeof openTestApi>[0] = {}): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), "vitae-brand-"));
  return await openTestApi({
    dataDir,
    loadTemplate: (key, source) => {
      const brand = source && ("brand" in source ? source.brand : readBrand(api.engine.store.db, source.userId));
      return loadTemplate(key, { dataDir, brand });
    },
    draw: async (subject: Subject) => {
      if ("template" in subject) drawn.push(subject.template);
      return PICTURE;
    },
    ...more,
  });
}

beforeEach(async () => {
  drawn = [];
  converted = [];
  api = await openBrandApi();
  admin = await api.admin();
  const signedUp = await api.signUp({ credits: 5 });
  user = signedUp.call;
  userId = signedUp.user.id;
});
afterEach(() => api.close());

const put = (caller: Caller, json: object, scope = "") => caller(`/house/brand${scope}`, { method: "PUT", json });
const uploadLogo = async (caller: Caller, scope = "") => (await caller(`/house/brand/files${scope}`, { form: logoForm() })).body;
const HOUSE = "?scope=house";

test("a logo is uploaded, used and seen; a brand that is saved is there afterwards", async () => {
  const logo = await uploadLogo(user);
  expect(logo).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{64}$/),
    name: "logo.svg",
    bytes: logo.bytes,
    kind: "logo",
    format: "svg",
    width: 1200,
    height: 300,
  });
  const brand = { name: "Enna", logo: { file: logo.id }, colors: { primary: "#5b2a86", accent: "#ffd400" }, footer: "Enna · {name}" };
  const saved = await put(user, { ...brand, name: "  Enna ", header: "" });
  expect(saved.status).toBe(200);
  expect(saved.body).toEqual({
    brand,
    files: [logo],
    notes: [
      "The second colour #ffd400 is too light for text on white (contrast 1.4): lines and marks have it, and text is set in the main colour.",
    ],
  });
  expect((await user("/house/brand")).body).toEqual(saved.body);
  const picture = await user(`/house/brand/files/${logo.id}`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("documents of an account are in its own brand, else in that of the house, else in none", async () => {
  const { db } = api.engine.store;
  expect(readBrand(db, userId)).toBeUndefined();
  await put(admin, { name: "The house" }, HOUSE);
  expect(readBrand(db, userId)?.brand).toEqual({ name: "The house" });
  await put(user, { name: "Enna" });
  expect(readBrand(db, userId)?.brand).toEqual({ name: "Enna" });
  const other = await api.signUp();
  expect(readBrand(db, other.user.id)?.brand).toEqual({ name: "The house" });
  expect((await user("/house/brand", { method: "DELETE" })).body).toEqual({ brand: null, files: [], notes: [] });
  expect(readBrand(db, userId)?.brand).toEqual({ name: "The house" });
});

test("a CV that is processed, its picture in the list of templates and its result at the desk are in the brand of its account", async () => {
  await api.close();
  api = await openBrandApi({
    tools: {
      convert: async (bytes, request) => {
        if (request.template) converted.push(request.template);
        return convertInTest(bytes, request);
      },
    },
  });
  const { call } = await api.signUp({ credits: 3 });
  await put(call, { name: "Enna", colors: { primary: "#5b2a86" } });
  const job = (await call("/upload-cv", { form: cvForm() })).body;
  await api.engine.runner.idle();
  await call(`/jobs/${job.id}/result`);
  expect(converted.map(({ agency, colors }) => [agency, colors.primary])).toEqual([
    ["Enna", "#5b2a86"],
    ["Enna", "#5b2a86"],
  ]);
  expect((await call("/templates/default/picture")).status).toBe(200);
  expect(drawn.map(({ agency }) => agency)).toEqual(["Enna"]);
});

test("what is tried is seen before it is saved, on a sample and on a CV of one's own, and nothing is kept of it", async () => {
  const job = (await user("/upload-cv", { form: cvForm() })).body;
  await api.engine.runner.idle();
  const draft = { name: "Enna", colors: { primary: "#5b2a86" } };
  const sample = await user("/house/brand/preview", { json: { brand: draft, template: "default" } });
  expect([sample.status, sample.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(drawn.map(({ agency, colors }) => [agency, colors.primary])).toEqual([["Enna", "#5b2a86"]]);
  expect((await user("/house/brand/preview", { json: { brand: draft, template: "default", job: job.id } })).status).toBe(200);
  expect((await user("/house/brand")).body).toEqual({ brand: null, files: [], notes: [] });

  const wrong = async (json: object) => (await user("/house/brand/preview", { json })).status;
  expect(await wrong({ brand: { colors: { primary: "#ffd400" } }, template: "default" })).toBe(400);
  expect(await wrong({ brand: {}, template: "executive" })).toBe(400);
  expect(await wrong({ brand: {}, template: "default", job: "none" })).toBe(404);
});

test("a wrong value is named, with a colour that can be read where one cannot, and nothing changes", async () => {
  await put(user, { name: "Enna" });
  const light = await put(user, { colors: { primary: "#FFD400" } });
  expect(light.status).toBe(400);
  expect(light.body).toMatchObject({
    message:
      "The main colour #ffd400 is too light to be read on white paper: its contrast is 1.4, and text needs 4.5. #8c7500 is the nearest that can be read.",
    field: "colors.primary",
    suggestion: "#8c7500",
  });
  const sentences: [json: object, sentence: string, field: string][] = [
    [{ name: "a".repeat(81) }, "The agency's name has more than 80 characters.", "name"],
    [{ footer: "one\ntwo" }, "The footer has more than one line.", "footer"],
    [{ header: { xx: "Hello" } }, "The header has a text for “xx”; languages are * for all", "header"],
    [{ logo: { file: "none" } }, "The logo is not there any longer. Please upload it again.", "logo"],
    [
      { logo: { file: (await uploadLogo(user)).id, height: 90 } },
      "The logo's height must be a number from 4 to 30 millimetres.",
      "logo.height",
    ],
    [{ colors: { primary: "blue" } }, "The main colour must be written as #rrggbb, such as #1f3a4d.", "colors.primary"],
    [{ colors: { accent: "#ffd400" } }, "The colours need a main colour", "colors.primary"],
    [{ fonts: { body: "Comic Sans" } }, "The font of text must be one of Source Sans 3, Inter, Source Serif 4, EB Garamond.", "fonts.body"],
    [{ page: "a5" }, "The page must be one of a4, letter.", "page"],
    [{ sections: ["work", "hobbies"] }, "There is no section “hobbies”", "sections"],
    [{ sections: [] }, "The sections must be a list of at least one.", "sections"],
  ];
  for (const [json, sentence, field] of sentences) {
    const { status, body } = await put(user, json);
    expect([status, body.message.startsWith(sentence) ? sentence : body.message, body.field]).toEqual([400, sentence, field]);
  }
  expect((await user("/house/brand")).body.brand).toEqual({ name: "Enna" });
});

test("a font of one's own is chosen by its family; without a bold cut, and for PowerPoint, it is said what to expect", async () => {
  const font = await readAsset("fonts/NotoSansHebrew_400Regular.ttf");
  const file = (await user("/house/brand/files", { form: brandForm("hebrew.ttf", font) })).body;
  expect(file).toMatchObject({ kind: "font", family: "Noto Sans Hebrew", weight: 400, embedding: "installable" });
  const unchosen = await put(user, { fonts: { heading: "Noto Sans Hebrew" } });
  expect(unchosen.status).toBe(400);
  const { body } = await put(user, { fonts: { heading: "Noto Sans Hebrew", files: [file.id] } });
  expect(body.notes).toEqual([
    "PowerPoint shows Noto Sans Hebrew where it is installed, and another font elsewhere.",
    "Noto Sans Hebrew has no bold cut here: headings and titles are not bold in the PDF. Upload it as well.",
  ]);
  const shipped = await user("/house/brand/files", { form: brandForm("inter.ttf", await readAsset("fonts/Inter_600SemiBold.ttf")) });
  expect([shipped.status, shipped.body.message]).toEqual([400, "Inter comes with Vitae: choose it in the list of fonts."]);
});

test("only an administrator changes the brand of the house; everybody's documents have it, and everybody sees it", async () => {
  for (const call of [
    () => put(user, { name: "Mine" }, HOUSE),
    () => user(`/house/brand${HOUSE}`, { method: "DELETE" }),
    () => user(`/house/brand/files${HOUSE}`, { form: logoForm() }),
  ]) {
    const { status, body } = await call();
    expect([status, body.message]).toEqual([403, "Only an administrator changes the brand of the house."]);
  }
  const logo = await uploadLogo(admin, HOUSE);
  await put(admin, { logo: { file: logo.id } }, HOUSE);
  expect((await user(`/house/brand${HOUSE}`)).body.brand).toEqual({ logo: { file: logo.id } });
  expect((await user(`/house/brand/files/${logo.id}${HOUSE}`)).status).toBe(200);
  expect((await user(`/house/brand/files/${logo.id}`)).status).toBe(404);
});

test("files that a saved brand does not use are deleted, and there is a bound for those that wait", async () => {
  const ids: string[] = [];
  for (let index = 0; index < MAX_BRAND_FILES; index++) {
    const { body } = await user("/house/brand/files", { form: brandForm(`${index}.svg`, LOGO.replace("#5b2a86", `#5b2a${10 + index}`)) });
    ids.push(body.id);
  }
  expect(new Set(ids).size).toBe(MAX_BRAND_FILES);
  await put(user, { logo: { file: ids[0], dark: ids[1] } });
  expect((await user("/house/brand")).body.files.map(({ id }: { id: string }) => id).sort()).toEqual([ids[0], ids[1]].sort());
  for (let index = 0; index < MAX_BRAND_FILES; index++)
    await user("/house/brand/files", { form: brandForm("more.svg", LOGO.replace("#5b2a86", `#5c2a${10 + index}`)) });
  const { files } = (await user("/house/brand")).body;
  expect(files.length).toBeLessThanOrEqual(MAX_BRAND_FILES);
  expect(files.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([ids[0], ids[1]] as string[]));
});

test("what is no logo and no font is refused with a sentence, and so is what is too large", async () => {
  const refused = async (name: string, content: string | Uint8Array) => {
    const { status, body } = await user("/house/brand/files", { form: brandForm(name, content) });
    return [status, body.message];
  };
  expect(await refused("cv.pdf", "%PDF-1.7")).toEqual([
    400,
    "This is no logo and no font that can be used. Logos are SVG or PNG files, fonts are TTF or OTF files.",
  ]);
  expect((await refused("logo.svg", LOGO.replace("</svg>", "<script/></svg>")))[0]).toBe(400);
  expect((await refused("huge.png", new Uint8Array(5 * 1024 * 1024)))[0]).toBe(413);
});

test("with an account its brand and files are deleted", async () => {
  const logo = await uploadLogo(user);
  await put(user, { logo: { file: logo.id } });
  await admin(`/admin/user/${userId}`, { method: "DELETE" });
  const { raw } = api.engine.store;
  expect(raw.query("select count(*) as n from brands").get()).toEqual({ n: 0 });
  expect(raw.query("select count(*) as n from brand_files").get()).toEqual({ n: 0 });
});
