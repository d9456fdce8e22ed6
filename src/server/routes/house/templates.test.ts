import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { AppError } from "../../../engine/contract/errors.ts";
import { CHECKOUT_ROOT } from "../../../engine/setup/assets.ts";
import { listTemplates, loadTemplate } from "../../../engine/templates/load-template.ts";
import { PICTURE } from "../../../engine/testing/open-test-engine.ts";
import { type Caller, openTestApi, type TestApi, templateForm } from "../../testing/test-api.ts";

let api: TestApi;
let admin: Caller;
let drawn: number;
let canDraw: boolean;

beforeEach(async () => {
  drawn = 0;
  canDraw = true;
  const dataDir = mkdtempSync(join(tmpdir(), "vitae-templates-"));
  api = await openTestApi({
    dataDir,
    templateKeys: async () => (await listTemplates({ dataDir })).map(({ key }) => key),
    loadTemplate: (key) => loadTemplate(key, { dataDir }),
    draw: async () => {
      drawn++;
      if (!canDraw) throw new AppError("not_found", "There is no picture of this document.");
      return PICTURE;
    },
  });
  admin = await api.admin();
});
afterEach(() => api.close());

const upload = (...form: Parameters<typeof templateForm>) => admin("/admin/templates", { form: templateForm(...form) });
const own = async () => (await admin("/admin/templates")).body.filter(({ origin }: { origin: string }) => origin === "own");
const example = async (name: string) => unzipSync(await Bun.file(join(CHECKOUT_ROOT, "templates/examples", name)).bytes());
/** A Word file that shows a name and jobs: an example is looked through ten times as long. */
async function smallFile(text = ""): Promise<Uint8Array> {
  const files = await example("agency.docx");
  const body = ["{{basics.name}}", "{{#work}}", "{{position}}", "{{/work}}", text].map(
    (line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`,
  );
  const withBody = strFromU8(files["word/document.xml"] as Uint8Array).replace(
    /<w:body>.*<\/w:body>/s,
    `<w:body>${body.join("")}</w:body>`,
  );
  const taken = Object.entries(files).filter(([part]) => !/word\/(header|footer|media)/.test(part));
  return zipSync({ ...Object.fromEntries(taken), "word/document.xml": strToU8(withBody) });
}
const uploadSmall = async (key: string, { text = "", replace }: { text?: string; replace?: string } = {}) =>
  upload("agency.docx", { key, bytes: await smallFile(text), ...(replace && { replace }) });

test("a sound Word file is added with a report of the tags that it uses, and can be chosen at once", async () => {
  const { status, body } = await upload("agency.docx");
  expect(status).toBe(201);
  expect(body).toMatchObject({
    template: { key: "agency", name: "agency", kind: "document", outputs: ["docx", "pdf"], origin: "own" },
    problems: [],
    tags: expect.arrayContaining(["{{basics.name}}"]),
  });
  expect((await admin("/templates")).body).toContain("agency");
  expect(await own()).toEqual([body.template]);
  const { user } = await api.signUp();
  const assigned = await admin(`/admin/user/${user.id}/templates`, { method: "PUT", json: { templates: ["agency"] } });
  expect(assigned.body.selectedTemplate).toBe("agency");
});

test("a file with a wrong tag is answered with the place and the mend, and is not added", async () => {
  const files = await example("agency.docx");
  const xml = strFromU8(files["word/document.xml"] as Uint8Array).replace("{{basics.label}}", "{{basics.lable}}");
  const bytes = zipSync({ ...files, "word/document.xml": strToU8(xml) });

  const { status, body } = await upload("Acme CV.docx", { bytes });

  expect(status).toBe(400);
  expect(body.error).toBe("This template has a problem and was not added.");
  expect(body.problems).toEqual([
    {
      place: "the text, “{{basics.lable}}”",
      tag: "{{basics.lable}}",
      problem: "There is no {{basics.lable}} here.",
      mend: "Did you mean {{basics.label}}?",
    },
  ]);
  expect(body.tags).toContain("{{basics.lable}}");
  expect(await own()).toEqual([]);
});

test("a ZIP of a template folder is added, also with a folder around it", async () => {
  const json = strToU8(JSON.stringify({ key: "house", name: "House" }));
  const { status, body } = await upload("house.zip", { bytes: zipSync({ "House/template.json": json, "House/notes/secret.txt": json }) });
  expect([status, body.template?.key]).toEqual([201, "house"]);
  expect(readdirSync(join(api.engine.config.dataDir, "templates", "house"))).toEqual(["template.json"]);
});

test.each([
  ["cv.pdf", strToU8("%PDF-1.7"), "This is not a Word (.docx) or PowerPoint (.pptx) file."],
  ["empty.docx", new Uint8Array(), "This is not a Word (.docx) or PowerPoint (.pptx) file."],
  ["house.zip", zipSync({ "readme.txt": strToU8("hello") }), "This folder has no template.json."],
  ["house.zip", zipSync({ "template.json": strToU8("{") }), "template.json is not valid JSON"],
  ["house.zip", zipSync({ "template.json": strToU8('{"key": "../up"}') }), '"../up" cannot be a template\'s key'],
  ["bomb.zip", zipSync({ "template.json": new Uint8Array(30 * 1024 * 1024) }), "This ZIP file is damaged, protected or too large"],
])("what is no template (%s) is refused with a sentence", async (name, bytes, sentence) => {
  const { status, body } = await upload(name, { bytes });
  expect([status, body.error]).toEqual([400, expect.stringContaining(sentence)]);
  expect(await own()).toEqual([]);
});

test("a key that is taken is replaced only on purpose, and nothing but a key is a key", async () => {
  await uploadSmall("acme");
  expect((await uploadSmall("acme")).body.error).toBe('There is a template "acme" already. Replace it, or choose another name.');
  expect((await uploadSmall("acme")).status).toBe(409);
  expect((await uploadSmall("acme", { replace: "true" })).status).toBe(201);
  expect((await uploadSmall("../acme")).status).toBe(400);
  expect((await admin("/admin/templates", { form: new FormData() })).body.error).toBe("Please choose a template to upload.");
});

test("removing an own template takes it away from the accounts that had it; a built-in one stays", async () => {
  await uploadSmall("acme");
  const { call } = await api.signUp({ templates: ["acme", "default"] });

  expect((await admin("/admin/templates/acme", { method: "DELETE" })).body).toEqual({ success: true });
  expect((await call("/user")).body).toMatchObject({ assignedTemplates: ["default"], selectedTemplate: "default" });
  expect((await admin("/admin/templates/acme", { method: "DELETE" })).status).toBe(404);
  expect((await admin("/admin/templates/default", { method: "DELETE" })).status).toBe(403);
});

test("removing an own template of a built-in key brings the built-in one back to its accounts", async () => {
  await uploadSmall("default");
  const { call } = await api.signUp({ templates: ["default"] });
  await admin("/admin/templates/default", { method: "DELETE" });
  expect((await call("/user")).body.assignedTemplates).toEqual(["default"]);
});

test("a template's picture is drawn once, and again when the template has changed", async () => {
  await uploadSmall("acme");
  const { call } = await api.signUp({ templates: ["acme"] });
  const picture = await call("/templates/acme/picture");
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  await admin("/templates/acme/picture");
  expect(drawn).toBe(1);

  await uploadSmall("acme", { text: "Confidential", replace: "true" });
  await call("/templates/acme/picture");
  expect(drawn).toBe(2);
});

test("of the pictures of a template the newest few stay: accounts may have brands of their own", async () => {
  await uploadSmall("acme");
  for (let index = 0; index < 25; index++) {
    const json = join(api.engine.config.dataDir, "templates/acme/template.json");
    writeFileSync(json, JSON.stringify({ key: "acme", name: `Acme ${index}`, file: "template.docx" }));
    expect((await admin("/templates/acme/picture")).status).toBe(200);
  }
  expect(drawn).toBe(25);
  expect(readdirSync(join(api.engine.config.dataDir, "pictures"))).toHaveLength(20);
});

test("a picture that the browser has is not sent again, and is asked for each time all the same", async () => {
  await uploadSmall("acme");
  const { headers } = await admin("/templates/acme/picture");
  expect(headers.get("cache-control")).toBe("private, no-cache");
  const again = await admin("/templates/acme/picture", { headers: { "if-none-match": headers.get("etag") as string } });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);

  await uploadSmall("acme", { text: "Confidential", replace: "true" });
  const changed = await admin("/templates/acme/picture", { headers: { "if-none-match": headers.get("etag") as string } });
  expect(changed.status).toBe(200);
});

test("a picture that cannot be drawn is not there, and neither is that of a template which is not the account's", async () => {
  canDraw = false;
  for (const key of ["acme", "gone"]) await uploadSmall(key);
  const { call } = await api.signUp({ templates: ["acme", "gone"] });
  rmSync(join(api.engine.config.dataDir, "templates", "gone"), { recursive: true });
  const answers = [
    await call("/templates/acme/picture"),
    await call("/templates/gone/picture"),
    await call("/templates/executive/picture"),
    await admin("/templates/none/picture"),
  ];
  for (const { status, body } of answers) expect([status, body.error]).toEqual([404, "There is no picture of this document."]);
  expect(drawn).toBe(1);
});

test("a template of one's own begins with an example, which is taken as it is, and with the list of all tags and filters", async () => {
  for (const name of ["agency.docx", "agency.pptx"]) {
    const { status, bytes, headers } = await admin(`/admin/template-samples/${name}`);
    expect([status, headers.get("content-disposition")]).toEqual([200, `attachment; filename="${name}"; filename*=UTF-8''${name}`]);
    expect(bytes).toEqual(await Bun.file(join(CHECKOUT_ROOT, "templates/examples", name)).bytes());
  }
  const tags = await admin("/admin/template-samples/tags.md");
  expect(tags.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  const lines = new TextDecoder().decode(tags.bytes).split("\n");
  for (const line of [
    "- `{{basics.name}}`",
    "- `{{photo}}` (a picture)",
    "### `{{#work}} … {{/work}}`",
    "- `{{#has.work}} … {{/has.work}}` (a condition)",
  ])
    expect(lines).toContain(line);
  expect(lines.filter((line) => line.startsWith("- `| "))).toContain("- `| upper`: in capitals");
  expect((await admin("/admin/template-samples/secret.docx")).status).toBe(404);
});
