import { afterAll, beforeAll, expect, test } from "bun:test";
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { version } from "../../package.json";
import { BINARY, build } from "../../scripts/build/build.ts";
import type { Resume } from "../../src/engine/contract/resume.ts";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { builtInKeys } from "../../src/engine/templates/load-template.ts";
import { TEST_PROGRAM } from "../../src/engine/testing/program-argv.ts";
import { linesIn, readDocument } from "../documents.ts";
import type { Seen } from "./drive-service.ts";

/** The one-file program, alone: an empty folder, no environment, and where the system allows it no network and no checkout either. */
const PROGRAM = TEST_PROGRAM ?? BINARY;
let folder: string;
const fence = ["unshare", "--map-root-user", "--mount", "--net"];
// A server of its own wants root's own right to mount, which a container may lack.
const OVER_ETC =
  "mount -t tmpfs none /mnt && mkdir /mnt/u /mnt/w && mount -t overlay overlay -o lowerdir=/etc,upperdir=/mnt/u,workdir=/mnt/w /etc";
const hasServer =
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  Bun.which("ip") !== null &&
  Bun.spawnSync(["unshare", "--mount", "--net", "sh", "-c", OVER_ETC], { stderr: "ignore" }).exitCode === 0;
const fenced = process.platform === "linux" && Bun.spawnSync([...fence, "true"], { stderr: "ignore" }).exitCode === 0;
// Libraries may have paths of the machine that built them inside: an empty folder in the place of the checkout shows it.
const HIDE = 'mount -t tmpfs none "$1" && ip link set lo up; shift; exec "$@"';

beforeAll(async () => {
  if (!TEST_PROGRAM) await build();
  folder = mkdtempSync(join(tmpdir(), "vitae-binary-"));
  copyFileSync(PROGRAM, join(folder, "vitae"));
  copyFileSync(join(import.meta.dir, "drive-service.ts"), join(folder, "drive-service.ts"));
  mkdirSync(join(folder, "cvs"));
  for (const name of ["amara-lindqvist.pdf", "jonas-okafor.docx", "amara-lindqvist-scan.pdf"]) {
    copyFileSync(join(CHECKOUT_ROOT, "samples", name), join(folder, "cvs", name));
  }
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the program starts by itself", async () => {
  expect(await vitae("--version")).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
});

test("it tells nothing of the machine that built it, so that every machine builds the same", () => {
  expect(readFileSync(PROGRAM).includes(CHECKOUT_ROOT)).toBe(false);
});

test("it reads a PDF, a Word file and a scan", async () => {
  const { status, stdout } = await vitae("parse", "cvs", "--out", "parsed", "--json");

  const parsed = JSON.parse(stdout).map(({ file, resume }: { file: string; resume: Resume }) => [
    file,
    resume.basics.email,
    resume.meta.vitae.ocr,
  ]);
  expect({ status, parsed }).toEqual({
    status: 0,
    parsed: [
      ["cvs/amara-lindqvist-scan.pdf", "amara.lindqvist@example.com", true],
      ["cvs/amara-lindqvist.pdf", "amara.lindqvist@example.com", false],
      ["cvs/jonas-okafor.docx", "jonas.okafor@example.com", false],
    ],
  });
});

test("it writes DOCX, PDF and PPTX", async () => {
  const document = await vitae("format", "cvs/amara-lindqvist.pdf", "--out", "made", "--to", "docx,pdf", "--quiet");
  const presentation = await vitae("format", "cvs/jonas-okafor.docx", "--out", "made", "--template", "default_ppt", "--quiet");

  const nothing = { status: 0, stdout: "", stderr: "" };
  expect([document, presentation]).toEqual([nothing, nothing]);
  expect(["amara-lindqvist.docx", "amara-lindqvist.pdf", "jonas-okafor.pptx"].map(firstBytes)).toEqual([
    "PK\u0003\u0004",
    "%PDF",
    "PK\u0003\u0004",
  ]);
});

test("a file that is no CV is refused with a sentence and status 1", async () => {
  const { status, stderr } = await vitae("parse", "drive-service.ts");

  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^drive-service\.ts: This is a plain text file\..*\n$/) });
});

test("it serves: the administrator signs in, hands in a CV, downloads the document; SIGTERM ends it well", async () => {
  const { status, stdout, stderr } = await run(process.execPath, "drive-service.ts", "./vitae");

  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/^Finishing what is under way, .*\n$/) });
  expect(JSON.parse(stdout)).toMatchObject({
    page: expect.stringContaining("<title>"),
    health: { status: "ok", version },
    user: { email: "boss@example.com", role: "admin" },
    job: { status: "completed" },
    download: { status: 200, start: "PK\u0003\u0004" },
    pictures: Array(1 + builtInKeys().length).fill({ status: 200, start: "\x89PNG" }),
    drawnTemplates: [],
    afterCleanup: 404,
    exitStatus: 0,
  } satisfies Seen);
});

test("it carries the licences of what it is made of, and backs up and restores by itself", async () => {
  const { stdout } = await vitae("licenses", "yauzl");
  expect(stdout).toMatch(/^yauzl [\d.]+, MIT\n\n.*Permission is hereby granted/s);

  await vitae("user", "create", "--email", "ada@example.com", "--password", "secret1", "--data", "books");
  expect(await vitae("backup", "backup.zip", "--data", "books", "--quiet")).toEqual({ status: 0, stdout: "", stderr: "" });
  expect(await vitae("restore", "backup.zip", "--data", "back", "--quiet")).toEqual({ status: 0, stdout: "", stderr: "" });
  expect(JSON.parse((await vitae("user", "list", "--json", "--data", "back")).stdout)).toMatchObject([{ email: "ada@example.com" }]);
});

test.skipIf(!hasServer)("it is installed, backed up, restored and upgraded on a server by the lines of docs/operations.md", async () => {
  const server = mkdtempSync(join(tmpdir(), "vitae-server-"));
  for (const name of [version, "0.2.0"]) copyFileSync(PROGRAM, join(server, `vitae-${name}-linux-x64`));
  cpSync(join(CHECKOUT_ROOT, "deploy"), join(server, "deploy"), { recursive: true });
  const lines = linesIn(readDocument("docs/operations.md"), "sh").filter((line) => line.startsWith("sudo "));
  const backupUnit =
    "as vitae VITAE_DATA=/var/lib/vitae sh -c \"$(sed -n \"s/^ExecStart=.*-c '\\(.*\\)'$/\\1/p\" /etc/systemd/system/vitae-backup.service | sed 's/%%/%/')\"";
  const typed = [...lines, backupUnit, "ls /var/lib/vitae/backups"];

  const machine = Bun.spawn(["unshare", "--mount", "--net", "bash", join(import.meta.dir, "server-machine.sh")], {
    cwd: server,
    stdin: new Blob([typed.join("\n"), "\n"]),
    stdout: "pipe",
    stderr: "pipe",
  });
  const weekday = new Date().toLocaleDateString("en", { weekday: "short" });
  const [stdout, stderr] = await Promise.all([new Response(machine.stdout).text(), new Response(machine.stderr).text()]);
  rmSync(server, { recursive: true, force: true });

  expect(stdout.split("\n").filter((line) => line.startsWith("$ ")).length, stderr).toBe(typed.length);
  expect(await machine.exited, stderr).toBe(0);
  expect(stdout).toMatch(/^The first administrator is admin@localhost, with the password/m);
  expect(stdout).not.toMatch(/^broken/m);
  const listed = stdout.slice(stdout.lastIndexOf("$ ls ")).trim().split("\n").slice(1);
  expect(listed.toSorted()).toEqual([...new Set(["Mon.zip", `${weekday}.zip`])].concat("register.jsonl").toSorted());
});

test("it reads settings from .env only where a command wants settings", async () => {
  await Bun.write(join(folder, ".env"), "PORT=many\n");

  const serve = await vitae("serve");
  const parse = await vitae("parse", "cvs/jonas-okafor.docx");
  rmSync(join(folder, ".env"));

  expect({ status: serve.status, stderr: serve.stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^PORT .*\n$/) });
  expect(parse.status).toBe(0);
});

const vitae = (...args: string[]) => run("./vitae", ...args);

async function run(...command: string[]) {
  const alone = fenced ? [...fence, "sh", "-c", HIDE, "sh", CHECKOUT_ROOT, ...command] : command;
  const program = Bun.spawn(alone, {
    cwd: folder,
    env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin" },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [stdout, stderr] = await Promise.all([new Response(program.stdout).text(), new Response(program.stderr).text()]);
  return { status: await program.exited, stdout, stderr };
}

const firstBytes = (name: string) => {
  const path = join(folder, "made", name);
  return existsSync(path) && readFileSync(path).subarray(0, 4).toString();
};
