import { describe, expect, test } from "bun:test";
import { chmodSync, chownSync, existsSync, mkdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../../../package.json";
import { CHECKOUT_ROOT } from "../../../engine/setup/assets.ts";
import { openStore } from "../../../engine/store/open-store.ts";
import { openTerminal } from "../../testing/run-vitae.ts";

const { vitae, run, start, path, get, put } = openTerminal();

describe("user", () => {
  test("an account is made, given credits, a plan and templates, shown and deleted", async () => {
    await vitae("user", "create", "--email", "Ada@Example.com", "--password", "secret1", "--credits", "2");
    await vitae("user", "credits", "ada@example.com", "--add", "3");
    await vitae("user", "plan", "ada@example.com", "pro");
    await vitae("user", "templates", "ada@example.com", "viseo_template_v2", "default");

    const [user] = JSON.parse((await vitae("user", "list", "--json")).stdout);
    expect(user).toMatchObject({
      email: "Ada@Example.com",
      role: "user",
      credits: 5,
      plan: "pro",
      assignedTemplates: ["viseo_template_v2", "default"],
      selectedTemplate: "viseo_template_v2",
    });
    expect(Object.keys(user).filter((key) => key.startsWith("password"))).toEqual([]);

    expect((await vitae("user", "delete", "ADA@example.com")).status).toBe(0);
    expect((await vitae("user", "list", "--json")).stdout).toBe("[]\n");
  });

  test("a password that was made up is printed, an own one is not", async () => {
    const madeUp = await vitae("user", "create", "--email", "a@example.com", "--admin");
    const given = await vitae("user", "reset-password", "a@example.com", "--password", "secret1");

    expect(madeUp).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Password: \S{16}\n$/) });
    expect(given).toEqual({ status: 0, stdout: "", stderr: "The password of a@example.com was changed.\n" });
  });

  test("an unknown account is named, with status 1", async () => {
    expect(await vitae("user", "credits", "nobody@example.com", "--set", "0")).toEqual({
      status: 1,
      stdout: "",
      stderr: "There is no account nobody@example.com.\n",
    });
  });

  test("credits want one of --add and --set", async () => {
    await vitae("user", "create", "--email", "a@example.com", "--password", "secret1");

    expect((await vitae("user", "credits", "a@example.com")).status).toBe(2);
    expect((await vitae("user", "credits", "a@example.com", "--add", "1", "--set", "1")).status).toBe(2);
  });
});

describe("serve", () => {
  test("the start says what Stripe lacks, and serves all the same", async () => {
    const service = start(["serve", "--port", "0"], { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PRICE_BASIC: "price_1" });
    const stdout = service.stdout.getReader();
    let said = "";
    while (!said.includes("listens on")) said += new TextDecoder().decode((await stdout.read()).value);
    service.kill("SIGTERM");
    expect(await new Response(service.stderr).text()).toContain(
      "Stripe is not fully set up, missing: STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PRO, STRIPE_PRICE_PACK_50, STRIPE_PRICE_PACK_150.",
    );
    expect(await service.exited).toBe(0);
  });

  test("the first start shows the administrator once, serves, and SIGTERM ends it with status 0", async () => {
    const first = await served("--port", "0", "--data", "deep/data");
    const second = await served("--port", "0", "--data", "deep/data");

    expect(first.printed).toMatch(
      /^The first administrator is admin@localhost, with the password \S{16} \(shown this once\)\.\nVitae listens on http:/,
    );
    expect(second.printed).toMatch(/^Vitae listens on http:/);
    expect([first, second].map(({ health, status }) => ({ health, status }))).toEqual(Array(2).fill({ health: 200, status: 0 }));
    expect(existsSync(path("deep/data/vitae.db"))).toBe(true);
  });

  test("SIGTERM lets the work under way end: the CV that was handed in is finished, and counts as no attempt", async () => {
    const service = start(["serve", "--port", "0"], { VITAE_ADMIN_EMAIL: "a@example.com", VITAE_ADMIN_PASSWORD: "secret1" });
    const { origin } = await listening(service);
    const json = { "content-type": "application/json" };
    const login = await fetch(`${origin}/api/login`, {
      method: "POST",
      headers: json,
      body: '{"email":"a@example.com","password":"secret1"}',
    });
    const cookie = login.headers.get("set-cookie")?.split(";")[0] as string;
    const { id } = (await login.json()) as { id: string };
    await fetch(`${origin}/api/admin/user/${id}/add-credits`, { method: "POST", headers: { ...json, cookie }, body: '{"credits":1}' });
    const form = new FormData();
    form.append("file", Bun.file(join(CHECKOUT_ROOT, "samples/jonas-okafor.docx")), "jonas-okafor.docx");
    expect((await fetch(`${origin}/api/upload-cv`, { method: "POST", headers: { cookie }, body: form })).status).toBe(201);

    service.kill("SIGTERM");

    const said = await new Response(service.stderr).text();

    expect(await service.exited).toBe(0);
    expect(said).toMatch(/^Finishing what is under way, .*\n$/);
    const store = openStore(path("data/vitae.db"));
    expect(store.raw.query("select status, attempts from jobs").all()).toEqual([{ status: "completed", attempts: 0 }]);
    store.close();
  });

  test("a taken port is one line and status 1", async () => {
    const other = Bun.serve({ port: 0, hostname: "127.0.0.1", reusePort: false, fetch: () => new Response() });

    const { status, stderr } = await run(["serve", "--port", String(other.port)], { VITAE_ADMIN_PASSWORD: "secret1" });
    await other.stop(true);

    expect(status).toBe(1);
    expect(stderr).toMatch(/^Port \d+ .*in use.*\n$/);
  });

  test("settings come from .env, and the environment goes before them", async () => {
    put(".env", "VITAE_RETENTION_DAYS=never\nVITAE_DATA=elsewhere\n");

    expect((await vitae("serve")).stderr).toContain("VITAE_RETENTION_DAYS");
    await run(["user", "list"], { VITAE_RETENTION_DAYS: "3" });
    expect(existsSync(path("elsewhere/vitae.db"))).toBe(true);
  });
});

test("the settings of a house lie in its data folder, and a restore leaves them as they are", async () => {
  put("house/.env", "VITAE_RETENTION_DAYS=never\n");
  expect((await vitae("user", "list", "--data", "house")).stderr).toContain("VITAE_RETENTION_DAYS");
  expect((await run(["user", "list", "--data", "house"], { VITAE_RETENTION_DAYS: "3" })).status).toBe(0);

  put("house/.env", "VITAE_RETENTION_DAYS=9\nSTRIPE_SECRET_KEY=sk_live_1\n");
  await vitae("backup", "backup.zip", "--data", "house");
  await vitae("restore", "backup.zip", "--data", "house", "--force");
  expect(get("house/.env").toString()).toContain("sk_live_1");
  put("new/.env", "VITAE_RETENTION_DAYS=5\n");
  expect((await vitae("restore", "backup.zip", "--data", "new")).status).toBe(0);
  expect([get("new/.env"), get("new/settings.env")].map(String)).toEqual([
    "VITAE_RETENTION_DAYS=5\n",
    "VITAE_RETENTION_DAYS='9'\n# STRIPE_SECRET_KEY= (a secret, set it again)\n",
  ]);
});

describe("backup and restore", () => {
  test("an account comes back; what is there is not written over without --force", async () => {
    await vitae("user", "create", "--email", "ada@example.com", "--password", "secret1", "--credits", "5");
    put(".env", "STRIPE_SECRET_KEY=sk_live_1\nVITAE_RETENTION_DAYS=9\n");

    const made = await vitae("backup", "backup.zip", "--json");
    expect(JSON.parse(made.stdout)).toMatchObject({ path: "backup.zip", files: 3, lost: 0 });
    expect(await vitae("backup", "backup.zip")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("exists already (--force overwrites)."),
    });
    expect((await vitae("restore", "backup.zip")).status).toBe(1);
    await vitae("user", "delete", "ada@example.com", "--yes");
    const restored = await vitae("restore", "backup.zip", "--force", "--json");

    expect(JSON.parse(restored.stdout)).toMatchObject({ version, files: 3 });
    expect(JSON.parse((await vitae("user", "list", "--json")).stdout)).toMatchObject([{ email: "ada@example.com", credits: 5 }]);
    expect(get("data/settings.env").toString()).toBe("VITAE_RETENTION_DAYS='9'\n# STRIPE_SECRET_KEY= (a secret, set it again)\n");
  });

  test("a data folder that was named wrong is no backup of nothing", async () => {
    const { status, stderr } = await vitae("backup", "backup.zip", "--data", "nowhere");
    expect({ status, stderr }).toEqual({ status: 1, stderr: `There is no database of Vitae in ${path("nowhere")}.\n` });
    expect([existsSync(path("nowhere")), existsSync(path("backup.zip"))]).toEqual([false, false]);
  });

  test("while the service runs a backup is made, and none is put back", async () => {
    const service = start(["serve", "--port", "0"]);
    await listening(service);

    expect(await vitae("backup", "backup.zip", "--quiet")).toEqual({ status: 0, stdout: "", stderr: "" });
    expect(await vitae("restore", "backup.zip", "--force")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("already running"),
    });
    service.kill("SIGTERM");
    await service.exited;
  });
});

test("purge says how many jobs it emptied", async () => {
  expect(await vitae("purge", "--older-than", "0d", "--json")).toEqual({ status: 0, stdout: '{\n  "purged": 0\n}\n', stderr: "" });
});

describe("doctor", () => {
  test("a fresh machine is well", async () => {
    const { status, stdout } = await run(["doctor", "--json"], { PORT: "0" });
    const findings: { name: string; state: string }[] = JSON.parse(stdout);

    expect(status).toBe(0);
    expect(findings.filter(({ state }) => state === "broken")).toEqual([]);
    expect(findings.map(({ name }) => name)).toContain("OCR languages");
    expect(existsSync(path("data"))).toBe(false);
  });

  test("a damaged database is broken, with status 1 and what to do", async () => {
    put("data/vitae.db", "this is no database");

    const { status, stdout } = await vitae("doctor");

    expect(status).toBe(1);
    expect(stdout).toMatch(/^broken +database .*\n.*backup/m);
  });

  test.each([
    ["an open data folder", { "data/keep": "" }, {}, 0, /^warning +data folder .*others.*\n.*chmod 700/m],
    ["a restore that was killed", { "data/.restoring/keep": "" }, {}, 1, /^broken +data folder .*vitae restore/m],
    ["a port that is taken", {}, { PORT: "TAKEN" }, 1, /^broken +service .*EADDRINUSE.*\n.*PORT/m],
    [
      "an own template that is none",
      { "data/templates/acme/template.json": "{" },
      {},
      0,
      /^warning +templates +The template "acme"|^warning +templates +acme: /m,
    ],
    ["an open network", {}, { HOST: "0.0.0.0", PORT: "0" }, 0, /^warning +address .*without encryption/m],
    ["a proxy nobody trusts", {}, { VITAE_PUBLIC_URL: "https://v.example", PORT: "0" }, 0, /^warning +address .*\n.*VITAE_TRUST_PROXY=1/m],
    ["a claimed address", {}, { VITAE_TRUST_PROXY: "1", PORT: "0" }, 0, /^warning +address +any visitor can claim/m],
    ["a mail server that is away", {}, { SMTP_URL: "smtp://127.0.0.1:9", VITAE_MAIL_TO: "a@b.cd" }, 0, /^warning +mail .*127\.0\.0\.1:9/m],
    ["half of a mailbox", {}, { VITAE_MAILBOX_URL: "imaps://cv@127.0.0.1:9" }, 0, /^warning +mailbox .*VITAE_MAILBOX_PASSWORD is missing/m],
    [
      "a mailbox that is away",
      {},
      { VITAE_MAILBOX_URL: "imaps://cv@127.0.0.1:9", VITAE_MAILBOX_PASSWORD: "x", VITAE_MAILBOX_TRUST: "mx.a.test" },
      0,
      /^warning +mailbox +127\.0\.0\.1:9 refuses the connection\.\n.*Until then mails wait/m,
    ],
    ["no queue", {}, {}, 0, /^ok +workers +none set up/m],
    [
      "half of a queue",
      {},
      { VITAE_QUEUE_URL: "redis://queue.agency.test" },
      1,
      /^broken +workers +Documents are not handed to workers\. VITAE_QUEUE_KEY is missing: openssl .*\n.*VITAE_QUEUE.* Until then CVs are converted/m,
    ],
    [
      "a queue that is away",
      {},
      { VITAE_QUEUE_URL: "redis://127.0.0.1:9", VITAE_QUEUE_KEY: Buffer.alloc(32, 7).toString("base64") },
      0,
      /^warning +workers +The queue at 127\.0\.0\.1:9 cannot be reached \(ECONNREFUSED\)\.\n.*Until then CVs are converted/m,
    ],
    ["a decoder of HEIC, where it is taken", {}, { VITAE_MORE_KINDS: "1" }, 0, /^ok +HEIC +read with \/.*heif-/m],
    ["half of Stripe", {}, { STRIPE_SECRET_KEY: "sk" }, 0, /^warning +Stripe +missing: STRIPE_WEBHOOK_SECRET/m],
    ["a model server that is away", {}, { OLLAMA_MODEL: "m", OLLAMA_HOST: "http://127.0.0.1:9" }, 0, /^warning +Ollama/m],
    [
      "a proxy that leads elsewhere",
      {},
      { VITAE_PUBLIC_URL: "https://127.0.0.1:9", VITAE_TRUST_PROXY: "1" },
      0,
      /^warning +address +https:\/\/127\.0\.0\.1:9 does not lead to a service of Vitae/m,
    ],
    ["credits for nothing", {}, { VITAE_SIMULATE_PAYMENTS: "1" }, 0, /^warning +Stripe .*\n.*VITAE_SIMULATE_PAYMENTS/m],
    ["no temporary folder", {}, { TMPDIR: "/nowhere" }, 1, /^broken +temporary folder +\/nowhere/m],
  ] as const)("%s is found, with the mend and the status of its severity", async (_, files, env, status, line) => {
    for (const [name, content] of Object.entries(files)) put(name, content);
    const other = Bun.serve({ port: 0, hostname: "127.0.0.1", reusePort: false, fetch: () => new Response() });
    const settings = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value === "TAKEN" ? String(other.port) : value]));

    const found = await run(["doctor"], { PORT: "0", ...settings });
    await other.stop(true);

    expect(found.stdout).toMatch(line);
    expect(found.status).toBe(status);
  });

  const portal = (cancel: boolean, update: boolean) =>
    Response.json({ data: [{ features: { subscription_cancel: { enabled: cancel }, subscription_update: { enabled: update } } }] });
  test.each([
    ["a portal that is set up", () => portal(true, true), /^ok +Stripe +configured/m],
    [
      "no portal",
      () => Response.json({ data: [] }),
      /^warning +Stripe +Stripe's billing portal is not set up.*\n.*VITAE_BILLING_PORTAL_URL/m,
    ],
    [
      "a portal without cancelling",
      () => portal(false, true),
      /^warning +Stripe +in Stripe's billing portal subscribers cannot cancel their plan/m,
    ],
    ["a key that Stripe refuses", () => new Response("{}", { status: 401 }), /^warning +Stripe +Stripe refuses the key/m],
    ["a key without the right", () => new Response("{}", { status: 403 }), /^warning +Stripe +the key may not use the billing portal/m],
    ["something else", () => new Response("<html>"), /^warning +Stripe +Stripe does not say/m],
  ])("at Stripe %s is found", async (_, answer, line) => {
    const server = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: (request) => (request.headers.get("authorization") === "Bearer sk_test_1" ? answer() : new Response()),
    });
    const prices = Object.fromEntries(["BASIC", "PRO", "PACK_50", "PACK_150"].map((name) => [`STRIPE_PRICE_${name}`, "price"]));
    const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec", STRIPE_API_BASE: `http://127.0.0.1:${server.port}` };
    const { status, stdout } = await run(["doctor"], { PORT: "0", ...prices, ...keys });
    await server.stop(true);
    expect([status, stdout]).toEqual([0, expect.stringMatching(line)]);
  });

  test.each([
    ["another program", "<html>", "answers, but not as Ollama does"],
    ["an Ollama without the model", '{"models": [{"name": "other:latest"}]}', "does not have small"],
  ])("%s in the place of the model server is found", async (_, answer, sentence) => {
    const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response(answer) });
    const { status, stdout } = await run(["doctor"], { PORT: "0", OLLAMA_MODEL: "small", OLLAMA_HOST: `127.0.0.1:${server.port}` });
    await server.stop(true);

    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`^warning +Ollama .*${sentence}`, "m"));
  });

  test("a clock that went back is broken: what was written last is later than now", async () => {
    await vitae("user", "list");
    utimesSync(path("data/vitae.db"), new Date(), new Date(Date.now() + 5 * 60 * 60_000));

    const { status, stdout } = await vitae("doctor");
    expect({ status, line: stdout.match(/^broken +clock .*the database was written at/m) !== null }).toEqual({ status: 1, line: true });
  });

  test("a service that runs is asked how it is; one that listens elsewhere is a warning", async () => {
    const service = start(["serve", "--port", "0"]);
    const port = new URL((await listening(service)).origin as string).port;

    expect((await run(["doctor"], { PORT: port })).stdout).toMatch(/^ok +service +running, and well/m);
    expect(await run(["doctor", "--data", "restored"], { PORT: port })).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^ok +service +not running; the service of another data folder/m),
    });
    expect((await run(["doctor"], { PORT: "9" })).stdout).toMatch(/^warning +service +running, but not at 127\.0\.0\.1:9/m);
    service.kill("SIGTERM");
    await service.exited;
  });

  test.skipIf(process.getuid?.() !== 0)("root on another user's data folder is a warning", async () => {
    mkdirSync(path("data"));
    chownSync(path("data"), 65_534, 65_534);

    expect((await vitae("doctor")).stdout).toMatch(/^warning +data folder .*another user.*\n.*sudo -u '#65534'/m);
  });

  test.skipIf(process.getuid?.() === 0)("a data folder that cannot be written is broken", async () => {
    put("data/keep", "");
    chmodSync(path("data"), 0o500);

    expect((await vitae("doctor")).stdout).toMatch(/^broken +data folder/m);
  });
});

/** Starts a service, asks for its health, ends it. */
async function served(...options: string[]) {
  const service = start(["serve", ...options]);
  const { printed, origin } = await listening(service);
  const health = (await fetch(`${origin}/api/health`)).status;
  service.kill("SIGTERM");
  return { printed, health, status: await service.exited };
}

async function listening(service: ReturnType<typeof start>) {
  let printed = "";
  for await (const chunk of service.stdout) {
    printed += new TextDecoder().decode(chunk);
    if (/listens on .*\n/.test(printed)) break;
  }
  return { printed, origin: /listens on (\S+)/.exec(printed)?.[1] };
}
