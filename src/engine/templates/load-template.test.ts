import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listTemplates, loadTemplate } from "./load-template.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "vitae-templates-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function addOwn(key: string, json: string): Promise<void> {
  await mkdir(join(dataDir, "templates", key), { recursive: true });
  await Bun.write(join(dataDir, "templates", key, "template.json"), json);
}

test("ten house styles come with the program, each valid", async () => {
  const known = await listTemplates();

  expect(known.map(({ key }) => key)).toEqual([
    "classic_serif",
    "client_profile",
    "compact_one_page",
    "default",
    "default_ppt",
    "europass",
    "executive",
    "sidebar",
    "tech_matrix",
    "viseo_template_v2",
  ]);
  for (const { key } of known) expect((await loadTemplate(key)).key).toBe(key);
});

test("a built-in style is in the brand that is named; the agency's own template takes its name and keeps its look", async () => {
  await addOwn("acme", '{"key":"acme","name":"Acme"}');
  const brand = { brand: { name: "Enna", colors: { primary: "#5b2a86" } }, logos: new Map(), fonts: [] };
  const styled = await loadTemplate("executive", { dataDir, brand });
  expect([styled.agency, styled.colors.primary]).toEqual(["Enna", "#5b2a86"]);
  const own = await loadTemplate("acme", { dataDir, brand });
  expect(own).toEqual({ ...(await loadTemplate("acme", { dataDir })), agency: "Enna" });
});

test("an unknown template names those that exist", async () => {
  expect(loadTemplate("acme")).rejects.toThrow(
    'There is no template "acme". Templates that exist: classic_serif, client_profile, compact_one_page, default, default_ppt, europass, executive, sidebar, tech_matrix, viseo_template_v2.',
  );
  expect(loadTemplate("../default")).rejects.toMatchObject({ code: "not_found" });
});

test("an agency's own template stands beside the built-in ones and may replace one", async () => {
  await addOwn("acme", '{"key":"acme","name":"Acme"}');
  await addOwn("default", '{"key":"default","name":"Our default"}');

  expect((await loadTemplate("acme", { dataDir })).name).toBe("Acme");
  expect((await loadTemplate("default", { dataDir })).name).toBe("Our default");
});

test("a broken own template is listed with its problem and refused with it", async () => {
  await addOwn("acme", "{");

  const entry = (await listTemplates({ dataDir })).find(({ key }) => key === "acme");

  expect(entry?.problem).toStartWith('The template "acme" has a template.json that is not valid JSON');
  expect(loadTemplate("acme", { dataDir })).rejects.toMatchObject({ code: "invalid" });
});
