import { afterAll, beforeAll, expect, test } from "bun:test";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dir, "..");

/** Bun keeps what it transpiled of files from this size on. */
const MIN_CACHED_BYTES = 4096;

/** Each file with one import, and whether the rules of `biome.json` let it pass. */
const CASES: [file: string, imported: string, allowed: boolean][] = [
  ["src/engine/contract/api.ts", "./limits.ts", false],
  ["src/engine/contract/errors.ts", "node:fs", false],
  ["src/engine/contract/desk.ts", "./resume.ts", true],
  ["src/engine/cv/parse/dates.ts", "../reading.ts", true],
  ["src/engine/cv/parse/work.ts", "../../contract/errors.ts", true],
  ["src/engine/cv/parse/skills.ts", "../../store/schema.ts", false],
  ["src/engine/cv/read/pdf.ts", "node:fs", false],
  ["src/engine/cv/read/docx.ts", "../../adapters/tesseract/recognize.ts", false],
  ["src/engine/cv/render/render.ts", "../../jobs/runner.ts", false],
  ["src/engine/store/open.ts", "../contract/errors.ts", true],
  ["src/engine/store/files.ts", "../cv/resume.ts", false],
  ["src/engine/store/clock.ts", "../billing/credits/ledger.ts", false],
  ["src/engine/jobs/submit.ts", "../billing/credits/spend.ts", true],
  ["src/engine/jobs/claim.ts", "../engine.ts", false],
  ["src/engine/accounts/session.ts", "../../server/api.ts", false],
  ["src/engine/accounts/oidc/identities.ts", "../../setup/config.ts", false],
  ["src/web/lib/failures.ts", "../../engine/contract/sign-in-failures.ts", true],
  ["src/engine/jobs/queue/lease.ts", "../../setup/config.ts", false],
  ["src/engine/messaging/messages/mail.ts", "../../setup/config.ts", false],
  ["src/engine/billing/payments/prices.ts", "../../engine.ts", false],
  ["src/engine/billing/payments/refund.ts", "../../../server/api.ts", false],
  ["src/engine/house/words.ts", "../cv/text/fold.ts", true],
  ["src/engine/house/labels.ts", "../engine.ts", false],
  ["src/engine/store/words.ts", "../house/words.ts", false],
  ["src/engine/compliance/privacy/policy.ts", "../../../web/app.tsx", false],
  ["src/engine/store/tables.ts", "../billing/payments/products.ts", false],
  ["src/engine/cv/match/score.ts", "../../billing/payments/products.ts", false],
  ["src/engine/compliance/decisions/chain.ts", "../../store/schema.ts", true],
  ["src/engine/compliance/decisions/record.ts", "../../engine.ts", false],
  ["src/engine/store/records.ts", "../compliance/decisions/log-key.ts", false],
  ["src/engine/compliance/people/find.ts", "../../jobs/job.ts", true],
  ["src/engine/compliance/people/erase.ts", "../../engine.ts", false],
  ["src/engine/agencies/members.ts", "../store/schema.ts", true],
  ["src/engine/agencies/invitations.ts", "../engine.ts", false],
  ["src/engine/store/wallets.ts", "../agencies/membership.ts", false],
  ["src/engine/messaging/webhooks/sender.ts", "../../store/schema.ts", true],
  ["src/engine/messaging/webhooks/addresses.ts", "../../engine.ts", false],
  ["src/engine/messaging/mailbox/take.ts", "../../jobs/submit.ts", true],
  ["src/engine/messaging/mailbox/reader.ts", "../../setup/config.ts", false],
  ["src/engine/cv/parse/mail.ts", "../../messaging/mailbox/take.ts", false],
  ["src/engine/cv/parse/people.ts", "../../compliance/people/find.ts", false],
  ["src/engine/engine.ts", "./jobs/runner.ts", true],
  ["src/engine/setup/config.ts", "../cli/main.ts", false],
  ["src/engine/adapters/ollama.ts", "../../server/api.ts", false],
  ["src/server/api.ts", "../engine/engine.ts", true],
  ["src/server/serve.ts", "../cli/terminal/output.ts", false],
  ["src/server/routes/jobs/jobs.ts", "../../session.ts", true],
  ["src/server/routes/accounts/keys.ts", "./session.ts", false],
  ["src/server/routes/service/admin.ts", "../compliance/audit.ts", false],
  ["src/cli/commands/service/serve.ts", "../../../server/serve.ts", true],
  ["src/cli/commands/cvs/watch.ts", "../../batch/batch.ts", true],
  ["src/cli/commands/cvs/format.ts", "./parse.ts", false],
  ["src/cli/commands/cvs/match.ts", "../service/serve.ts", false],
  ["src/cli/terminal/output.ts", "../../web/app.tsx", false],
  ["src/web/lib/api.ts", "../../engine/contract/api.ts", true],
  ["src/web/lib/format.ts", "../../engine/contract/limits.ts", true],
  ["src/web/lib/paths.ts", "../../engine/contract/resume-paths.ts", true],
  ["src/web/lib/desk.ts", "../../engine/contract/resume-fields.ts", true],
  ["src/web/lib/errors.ts", "../../engine/contract/errors.ts", false],
  ["src/web/app.tsx", "../server/api.ts", false],
  ["src/web/screens/auth/auth-screen.tsx", "../../ui/button.tsx", true],
  ["src/web/screens/auth/login-form.tsx", "./validation.ts", true],
  ["src/web/screens/plan/plan-screen.tsx", "../auth/login-form.tsx", false],
  ["src/web/screens/plan/prices.ts", "../../../engine/cv/resume.ts", false],
  ["src/web/screens/dashboard/queue/row.tsx", "../uploads/uploads.ts", true],
  ["src/web/screens/dashboard/queue/list.tsx", "../../../ui/controls/card.tsx", true],
  ["src/web/screens/dashboard/queue/notes.tsx", "../../plan/prices.ts", false],
  ["src/web/screens/dashboard/queue/files.tsx", "../../../../engine/contract/errors.ts", false],
  ["src/web/screens/dashboard/queue/tools/sort.tsx", "../../uploads/uploads.ts", true],
  ["src/web/screens/dashboard/queue/tools/find.tsx", "../../../plan/prices.ts", false],
  ["src/web/screens/dashboard/queue/row/menu/items.tsx", "../../../uploads/uploads.ts", true],
  ["src/web/screens/dashboard/queue/row/menu/prices.tsx", "../../../../plan/prices.ts", false],
];

const CYCLE = { "src/engine/jobs/a.ts": "./b.ts", "src/engine/jobs/b.ts": "./a.ts" };
const TYPE_CYCLE = { "src/engine/billing/a.ts": "./b.ts", "src/engine/billing/b.ts": "./a.ts" };

let folder: string;
let refused: Set<string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitae-rules-"));
  cpSync(join(ROOT, "biome.json"), join(folder, "biome.json"));
  for (const [file, imported] of [...CASES, ...Object.entries(CYCLE)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import { value } from "${imported}";\nexport const other = value;\n`);
  }
  for (const [file, imported] of Object.entries(TYPE_CYCLE)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import type { A } from "${imported}";\nexport type B = A;\n`);
  }
  refused = await reportedFiles();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const [file, imported, allowed] of CASES) {
  test(`${file} may ${allowed ? "" : "not "}import ${imported}`, () => {
    expect(refused.has(file)).toBe(!allowed);
  });
}

test("modules may not import each other in a circle", () => {
  expect(Object.keys(CYCLE).filter((file) => refused.has(file))).toEqual(Object.keys(CYCLE));
});

/** Code that composes: it may import every folder, and no rule restricts it. */
const UNRESTRICTED = ["testing"];

test("every folder of the engine has a folder rule", () => {
  const { overrides } = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8")) as { overrides: { includes: string[] }[] };
  const ruled = new Set(overrides.flatMap(({ includes }) => includes));
  const folders = readdirSync(join(ROOT, "src/engine"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const without = folders.map(({ name }) => name).filter((name) => !UNRESTRICTED.includes(name) && !ruled.has(`src/engine/${name}/**`));
  expect(without).toEqual([]);
});

test("modules may not import each other's types in a circle", () => {
  expect(Object.keys(TYPE_CYCLE).filter((file) => refused.has(file))).toEqual(Object.keys(TYPE_CYCLE));
});

async function reportedFiles(): Promise<Set<string>> {
  const rules = ["style/noRestrictedImports", "suspicious/noImportCycles"].map((rule) => `--only=${rule}`);
  const biome = join(ROOT, "node_modules/@biomejs/biome/bin/biome");
  const command = [process.execPath, biome, "lint", "--vcs-enabled=false", "--reporter=json", "--max-diagnostics=none", ...rules, "src"];
  const lint = Bun.spawn(command, { cwd: folder, stdout: "pipe", stderr: "ignore" });
  const { diagnostics } = (await new Response(lint.stdout).json()) as { diagnostics: { location: { path: string } }[] };
  return new Set(diagnostics.map(({ location }) => location.path));
}

/** Folders whose names begin with a number are the stages of a pipeline, in their order. */
const PIPELINES = ["src/engine/cv/parse", "src/engine/cv/read/layout", "src/engine/cv/match"];

test("no stage of reading, parsing or matching imports a later one", () => {
  const wrong = PIPELINES.flatMap((pipeline) =>
    [...new Bun.Glob("[1-9]-*/**/*.ts").scanSync(join(ROOT, pipeline))]
      .filter((path) => !path.endsWith(".test.ts"))
      .flatMap((path) => {
        const imported = [...readFileSync(join(ROOT, pipeline, path), "utf8").matchAll(/ from "(\.[^"]+)"/g)];
        const stages = imported.map(([, name = ""]) => join(dirname(path), name)).filter((name) => /^[1-9]-/.test(name));
        return stages.filter((name) => (name[0] as string) > (path[0] as string)).map((name) => `${pipeline}/${path} imports ${name}`);
      }),
  );
  expect(wrong).toEqual([]);
});

/** More entries than a newcomer takes in at a glance. Unit: files and folders, without tests. */
const MAX_ENTRIES = 16;

/** Folders that may hold more, each with its reason. */
const LARGE_FOLDERS: Record<string, string> = {
  "src/engine/store/migrations": "drizzle-kit writes a file for each change of the schema",
  "src/engine/store/migrations/meta": "drizzle-kit writes a file for each change of the schema",
};

test("an import that runs when the program is built stands in a file that is too small for Bun's cache of transpiled files", () => {
  const files = [...new Bun.Glob("src/**/*.{ts,tsx}").scanSync({ cwd: ROOT })].filter((path) =>
    /^import .* with \{ type: "macro" \};$/m.test(readFileSync(join(ROOT, path), "utf8")),
  );

  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((path) => Bun.file(join(ROOT, path)).size >= MIN_CACHED_BYTES)).toEqual([]);
});

test(`no folder of the sources has more than ${MAX_ENTRIES} entries, but those with a reason`, () => {
  const entries = new Map<string, Set<string>>();
  for (const path of new Bun.Glob("src/**/*").scanSync(ROOT)) {
    if (/\.test\.tsx?$|\.testing\.ts$|\/testing\//.test(path)) continue;
    for (let entry = path; entry !== "src"; entry = dirname(entry)) {
      const folder = dirname(entry);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
    }
  }
  const large = [...entries].filter(([, { size }]) => size > MAX_ENTRIES).map(([folder]) => folder);

  expect(large.sort()).toEqual(Object.keys(LARGE_FOLDERS).sort());
});
