import { expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { CHECKOUT_ROOT } from "../../engine/assets.ts";
import { openTerminal } from "../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { vitae, path, put } = openTerminal();
const EXAMPLE = join(CHECKOUT_ROOT, "templates/examples/agency.docx");
const RESUME = {
  basics: { name: "Ada Byron", email: "ada@example.com", summary: "Ada Byron computes." },
  work: [{ name: "Analytical Ltd", position: "Engineer" }],
};

test("an own template is checked, added, used and removed", async () => {
  put("Ada Byron.json", RESUME);

  const checked = await vitae("template", "check", EXAMPLE);
  expect(checked).toMatchObject({ status: 0, stdout: expect.stringContaining("{{basics.name}}") });
  expect(await vitae("template", "add", EXAMPLE, "--key", "acme", "--data", "data", "--quiet")).toEqual({
    status: 0,
    stdout: "",
    stderr: "",
  });
  expect(statSync(path("data")).mode & 0o777).toBe(0o700);
  expect((await vitae("format", "Ada Byron.json", "--template", "acme", "--data", "data", "--out", "out", "--quiet")).status).toBe(0);
  expect(readdirSync(path("out"))).toEqual(["Ada Byron.docx"]);
  expect((await vitae("format", "Ada Byron.json", "--template", "acme", "--data", "data", "--out", "out", "--to", "pptx")).status).toBe(2);
  expect((await vitae("template", "remove", "acme", "--data", "data")).status).toBe(0);
  expect(existsSync(path("data/templates/acme"))).toBe(false);
});

test("a template that is removed is taken from the accounts that had it; a built-in one is not removed", async () => {
  await vitae("template", "add", EXAMPLE, "--key", "acme");
  await vitae("user", "create", "--email", "ada@example.com", "--password", "secret1");
  await vitae("user", "templates", "ada@example.com", "acme", "default");

  expect(await vitae("template", "remove", "acme", "--json")).toEqual({ status: 0, stdout: '{\n  "removed": "acme"\n}\n', stderr: "" });

  const [user] = JSON.parse((await vitae("user", "list", "--json")).stdout);
  expect(user).toMatchObject({ assignedTemplates: ["default"], selectedTemplate: "default" });
  expect(await vitae("template", "remove", "default")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("comes with the program"),
  });
});

test("what is no template is one line, and nothing is installed", async () => {
  put("bad.docx", "no Word file");

  const { status, stderr } = await vitae("template", "add", "bad.docx", "--data", "data");

  expect({ status, stderr }).toEqual({ status: 2, stderr: "This is not a Word (.docx) or PowerPoint (.pptx) file.\n" });
  expect(existsSync(path("data/templates"))).toBe(false);
});

test("a blind CV has a file name that says nothing, and the report lists what was withheld", async () => {
  put("Ada Byron.json", RESUME);

  const { status, stdout } = await vitae("format", "Ada Byron.json", "--blind=reference", "--out", "out", "--json");
  const [outcome] = JSON.parse(stdout);

  expect(status).toBe(0);
  expect(readdirSync(path("out"))).toEqual([expect.stringMatching(/^candidate-[0-9a-f]{6}\.docx$/)]);
  expect(outcome.warnings[0]).toBe("Blind CV, withheld: name, e-mail address.");
  expect(JSON.stringify(outcome.resume)).not.toMatch(/Ada|Byron/);
});

test("an unknown blind profile is a wrong command line that names those that exist", async () => {
  put("a.json", RESUME);
  expect(await vitae("format", "a.json", "--blind=secret", "--out", "out")).toEqual({
    status: 2,
    stdout: "",
    stderr: 'There is no blind profile "secret". Profiles that exist: initials, reference, employers, full.\n',
  });
});
