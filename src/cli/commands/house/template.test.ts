import { expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { CHECKOUT_ROOT } from "../../../engine/setup/assets.ts";
import { openTerminal } from "../../testing/run-vitae.ts";

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

test("what is no template is one line that names the file, and nothing is installed", async () => {
  put("bad.docx", "no Word file");

  const { status, stderr } = await vitae("template", "add", "bad.docx", "--data", "data");

  expect({ status, stderr }).toEqual({ status: 1, stderr: "bad.docx: This is not a Word (.docx) or PowerPoint (.pptx) file.\n" });
  expect(existsSync(path("data/templates"))).toBe(false);
  expect(await vitae("template", "check", "bad.docx")).toEqual({ status: 1, stdout: "", stderr });
  expect(await vitae("template", "check", "none.docx")).toEqual({
    status: 1,
    stdout: "",
    stderr: "There is no file or folder none.docx.\n",
  });
  expect(await vitae("template", "add", EXAMPLE, "--key", "Bad Key")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('"Bad Key"'),
  });
});

test("the check of a file names it in each line: active content, and text that looks like a candidate's", async () => {
  const files = unzipSync(await Bun.file(EXAMPLE).bytes());
  const withBody = (xml: string) =>
    zipSync({
      ...files,
      "word/document.xml": strToU8(strFromU8(files["word/document.xml"] as Uint8Array).replace("<w:body>", `<w:body>${xml}`)),
    });
  put("hostile.docx", withBody('<w:p><w:fldSimple w:instr="DDEAUTO cmd"/></w:p>'));
  put("left.docx", withBody("<w:p><w:r><w:t>jane.doe@example.com</w:t></w:r></w:p>"));

  const hostile = await vitae("template", "check", "hostile.docx", "--quiet");
  expect({ status: hostile.status, stdout: hostile.stdout }).toEqual({
    status: 1,
    stdout: expect.stringMatching(/^hostile\.docx: the text: It has the field \{ DDEAUTO cmd \}\. .*\n$/),
  });
  expect(await vitae("template", "add", "hostile.docx")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^hostile\.docx: the text: It has the field \{ DDEAUTO cmd \}\. .*\n$/),
  });
  const left = await vitae("template", "check", "left.docx");
  expect(left.status).toBe(0);
  expect(left.stdout).toStartWith("left.docx: Warning: the text, “jane.doe@example.com”: Every document will show an e-mail address");
  expect(JSON.parse((await vitae("template", "check", "left.docx", "--json")).stdout)).toMatchObject({ problems: [], warnings: [{}] });
});

test("an unknown key is a wrong command line that lists the keys, and makes no data folder", async () => {
  const expected = {
    status: 2,
    stdout: "",
    stderr:
      'There is no template "nope". Templates that exist: classic_serif, client_profile, compact_one_page, default, default_ppt, europass, executive, sidebar, tech_matrix, viseo_template_v2.\n',
  };
  expect(await vitae("template", "show", "nope", "--data", "none")).toEqual(expected);
  expect(await vitae("template", "remove", "nope", "--data", "none")).toEqual(expected);
  expect(await vitae("template", "preview", "nope", "--out", "p", "--data", "none")).toEqual(expected);
  expect(existsSync(path("none"))).toBe(false);
  await vitae("user", "create", "--email", "bob@example.com", "--password", "secret1 of bob", "--data", "some");
  expect(await vitae("user", "templates", "bob@example.com", "nope", "--data", "some")).toEqual(expected);
});

test("a complaint about an account names its address", async () => {
  const create = (email: string) =>
    vitae("user", "create", "--email", email, "--password", "secret1 of ann", "--data", "accounts", "--quiet");
  await create("ann@example.com");

  expect(await create("ann@example.com")).toEqual({
    status: 1,
    stdout: "",
    stderr: "ann@example.com: An account with this e-mail address already exists.\n",
  });
  expect(await create("no-address")).toEqual({ status: 2, stdout: "", stderr: "no-address: Please enter a valid e-mail address.\n" });
  const short = await vitae("user", "reset-password", "ann@example.com", "--password", "x", "--data", "accounts");
  expect(short.stderr).toStartWith("ann@example.com: Password must be at least");
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
    stderr:
      'There is no blind profile "secret". Profiles that exist: contact, initials, reference, employers, full. Add +durations, +graduation, +sectors, +regions, or + or - with contact, photo, links, street, address, birth, nationality, maritalStatus, gender, referees, employers, institutions: full+durations-photo.\n',
  });
});
