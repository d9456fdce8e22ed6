import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unlinkIdentities } from "../engine/accounts/oidc/identities.ts";
import type { AuditAction, AuditRecord } from "../engine/contract/audit-actions.ts";
import { AUDIT_ACTION_NAMES, AUDIT_ACTIONS } from "../engine/contract/audit-actions.ts";
import { openStore } from "../engine/store/open-store.ts";
import { DAY } from "../engine/testing/clock.ts";
import { startLyingProvider } from "../engine/testing/lying-provider.ts";
import { convertInTest } from "../engine/testing/open-test-engine.ts";
import { programArgv } from "../engine/testing/program-argv.ts";
import {
  ADMIN_PASSWORD,
  type Caller,
  cvForm,
  logoForm,
  matchForm,
  openTestApi,
  PASSWORD,
  type TestApi,
  templateForm,
} from "./testing/test-api.ts";

// Every action of the table is written by the call that it tells of. Some calls start the program.
setDefaultTimeout(120_000);

let api: TestApi;
let admin: Caller;
let provider: Awaited<ReturnType<typeof startLyingProvider>>;
let me: Awaited<ReturnType<TestApi["signUp"]>>;
let hold = Promise.resolve();
let doubts = false;
let failing = false;

beforeAll(async () => {
  provider = await startLyingProvider();
  api = await openTestApi({
    env: {
      VITAE_WEBHOOK_NETWORKS: "127.0.0.1/32",
      VITAE_SIMULATE_PAYMENTS: "1",
      VITAE_RETENTION_DAYS: "7",
      VITAE_AUDIT_DAYS: "30",
      ...oidc(provider.issuer),
    },
    tools: {
      convert: async (bytes, request) => {
        await hold;
        if (failing) throw new Error("a fault of ours");
        const doubtful = [{ what: "employer", section: "Work 1", text: "Trader at Brumelac" } as const];
        return { ...convertInTest(bytes, request), ...(doubts && { doubts: doubtful }) };
      },
    },
  });
  admin = await api.admin();
  me = await api.signUp({ credits: 100, email: "owner@agency.test" });
});
afterAll(async () => {
  await api.close();
  provider.stop();
});

const oidc = (issuer: string) => ({ VITAE_OIDC_ISSUER: issuer, VITAE_OIDC_CLIENT_ID: "vitae", VITAE_OIDC_CLIENT_SECRET: "secret" });

const recordsIn = (store: { raw: TestApi["engine"]["store"]["raw"] }): AuditRecord[] =>
  (store.raw.query("select body from audit_events order by seq").all() as { body: string }[]).map(({ body }) => JSON.parse(body));
const records = () => recordsIn(api.engine.store);

async function finishedCv(): Promise<string> {
  const { body } = await me.call("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();
  return body.id;
}
async function finishedMatch(): Promise<string> {
  const { body } = await me.call("/match", { form: matchForm(["a.pdf"]) });
  await api.engine.runner.idle();
  return body.jobId;
}
const patch = (id: string) =>
  me.call(`/jobs/${id}/resume`, {
    method: "PATCH",
    raw: '[{"op":"replace","path":"/basics/name","value":"Zoë"}]',
    headers: { "content-type": "application/json-patch+json", "if-match": "*" },
  });
const put = (call: Caller, path: string, json: object = {}) => call(path, { method: "PUT", json });
const drop = (call: Caller, path: string) => call(path, { method: "DELETE" });
const post = (call: Caller, path: string, json: object = {}) => call(path, { json });
const newKey = async () => (await post(me.call, "/keys", { name: "Import", scopes: ["cv:read", "cv:write"] })).body;
const newHook = async () => (await post(me.call, "/webhooks", { url: "http://127.0.0.1:9/hook", events: ["job.failed"] })).body.id;
const newUser = async () => (await api.signUp()).user;
/** The provider vouches for the account's address. */
async function signInByProvider({ id, email }: { id: string; email: string }): Promise<string> {
  provider.lie({ claims: { sub: id, email } });
  const { headers } = await api.anonymous("/oidc/login");
  const cookie = headers.getSetCookie()[0]?.split(";")[0] as string;
  await api.anonymous(`/oidc/callback?${provider.answer(headers.get("location") as string)}`, { headers: { cookie } });
  return id;
}
const openRequest = async () => {
  const { email } = await newUser();
  await post(api.anonymous, "/forgot-password", { email });
  return (await admin("/admin/password-reset-requests")).body[0].id;
};

/** An agency with an administrator who pays and a recruiter. */
async function newAgency() {
  const [boss, ines] = [await api.signUp({ credits: 5 }), await api.signUp({ credits: 5 })];
  const { id } = (await post(boss.call, "/agency", { name: "Harbour", sharesJobs: true })).body;
  const invited = await post(boss.call, "/agency/invitations", { email: ines.user.email, role: "recruiter" });
  await post(ines.call, "/agency/join", { token: invited.body.url.split("#")[1] });
  return { id, boss, ines };
}
const change = (call: Caller, path: string, json: object) => call(path, { method: "PATCH", json });

/** What a command of the terminal has written into a data folder of its own. */
async function atTerminal(...commands: string[][]): Promise<AuditRecord[]> {
  const folder = mkdtempSync(join(tmpdir(), "vitae-audit-"));
  try {
    writeFileSync(
      join(folder, "skills_de.csv"),
      "conceptType,conceptUri,preferredLabel,altLabels\nKnowledgeSkillCompetence,http://data.europa.eu/esco/skill/1,Segeln,\n",
    );
    mkdirSync(join(folder, "data"));
    openStore(join(folder, "data/vitae.db")).close();
    for (const command of commands) {
      const program = Bun.spawn(programArgv(...command), {
        cwd: folder,
        env: { PATH: process.env.PATH },
        stdout: "ignore",
        stderr: "pipe",
      });
      if ((await program.exited) !== 0) throw new Error(`${command.join(" ")}: ${await new Response(program.stderr).text()}`);
    }
    const store = openStore(join(folder, "data/vitae.db"));
    const written = recordsIn(store);
    store.close();
    return written;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes an action happen. What it gives: the id of whom or what it is done to; or the records, where they stand elsewhere. */
type Step = () => Promise<string | AuditRecord[]>;

const STEPS: Record<AuditAction, Step> = {
  "login.succeeded": async () => {
    await api.signIn(me.user.email, PASSWORD);
    return me.user.id;
  },
  "login.failed": async () => {
    await post(api.anonymous, "/login", { email: me.user.email, password: "wrong" });
    return me.user.id;
  },
  "login.by-provider": async () => signInByProvider(await newUser()),
  "identity.linked": async () => signInByProvider(await newUser()),
  "identity.unlinked": async () => {
    const id = await signInByProvider(await newUser());
    unlinkIdentities(api.engine, id);
    return id;
  },
  "login.ended": async () => {
    await post((await api.signIn(me.user.email, PASSWORD)).call, "/logout");
    return me.user.id;
  },
  "login.ended-elsewhere": async () => {
    await post(me.call, "/user/sign-out-others", { password: PASSWORD });
    return me.user.id;
  },
  "password.changed": async () => {
    const { user, call } = await api.signUp();
    await put(call, "/user/password", { current: PASSWORD, password: "battery staple" });
    return user.id;
  },
  "password.change-failed": async () => {
    await put(me.call, "/user/password", { current: "wrong", password: "battery staple" });
    return me.user.id;
  },
  "password.asked-for": async () => {
    const { id, email } = await newUser();
    await post(api.anonymous, "/forgot-password", { email });
    return id;
  },
  "password.set": async () => {
    const { id } = await newUser();
    await put(admin, `/admin/user/${id}/reset-password`, { password: "another one" });
    return id;
  },
  "request.closed": async () => {
    const id = await openRequest();
    await put(admin, `/admin/password-reset-request/${id}/resolve`);
    return id;
  },
  "account.created": async () => (await post(admin, "/admin/users", { email: "made@vitae.test", password: PASSWORD })).body.id,
  "account.changed": async () => {
    await put(me.call, `/user/${me.user.id}/template`, { template: "default" });
    return me.user.id;
  },
  "account.deleted": async () => {
    const { id } = await newUser();
    await drop(admin, `/admin/user/${id}`);
    return id;
  },
  "credits.adjusted": async () => {
    await post(admin, `/admin/user/${me.user.id}/add-credits`, { credits: 1 });
    return me.user.id;
  },
  "credits.bought": async () => {
    await post(me.call, "/simulate-payment", { price_id: "pack50" });
    return me.user.id;
  },
  "plan.changed": async () => {
    await put(admin, `/admin/user/${me.user.id}/plan`, { plan: "pro" });
    return me.user.id;
  },
  "agency.made": async () => (await newAgency()).id,
  "agency.changed": async () => {
    const { id, boss } = await newAgency();
    await change(boss.call, "/agency", { sharesJobs: false });
    return id;
  },
  "agency.handed-over": async () => {
    const { id, boss, ines } = await newAgency();
    await change(boss.call, "/agency", { payer: ines.user.id });
    return id;
  },
  "agency.dissolved": async () => {
    const { id, boss } = await newAgency();
    await drop(boss.call, "/agency");
    return id;
  },
  "member.invited": async () => (await newAgency()).id,
  "member.invitation-withdrawn": async () => {
    const { id, boss } = await newAgency();
    const invited = await post(boss.call, "/agency/invitations", { email: "new@agency.test", role: "recruiter" });
    await drop(boss.call, `/agency/invitations/${invited.body.id}`);
    return id;
  },
  "member.joined": async () => (await newAgency()).id,
  "member.added": () =>
    atTerminal(
      ...["boss@a.test", "ines@a.test"].map((email) => ["user", "create", "--email", email, "--password", "secret1", "--data", "data"]),
      ["agency", "create", "--name", "Harbour", "--account", "boss@a.test", "--data", "data"],
      ["agency", "add", "ines@a.test", "--agency", "Harbour", "--data", "data"],
    ),
  "member.role-changed": async () => {
    const { boss, ines } = await newAgency();
    await change(boss.call, `/agency/members/${ines.user.id}`, { role: "brand-editor" });
    return ines.user.id;
  },
  "member.removed": async () => {
    const { boss, ines } = await newAgency();
    await drop(boss.call, `/agency/members/${ines.user.id}`);
    return ines.user.id;
  },
  "member.left": async () => {
    const { id, ines } = await newAgency();
    await drop(ines.call, `/agency/members/${ines.user.id}`);
    return id;
  },
  "job.taken-over": async () => {
    const { boss, ines } = await newAgency();
    const { id } = (await ines.call("/upload-cv", { form: cvForm() })).body;
    await api.engine.runner.idle();
    await post(boss.call, `/jobs/${id}/take-over`);
    return id;
  },
  "key.made": async () => (await newKey()).id,
  "key.revoked": async () => {
    const { id } = await newKey();
    await drop(me.call, `/keys/${id}`);
    return id;
  },
  "webhook.made": newHook,
  "webhook.changed": async () => {
    const id = await newHook();
    await me.call(`/webhooks/${id}`, { method: "PATCH", json: { enabled: false } });
    return id;
  },
  "webhook.rotated": async () => {
    const id = await newHook();
    await me.call(`/webhooks/${id}`, { method: "PATCH", json: { rotateSecret: true } });
    return id;
  },
  "webhook.tested": async () => {
    const id = await newHook();
    await post(me.call, `/webhooks/${id}/test`);
    return id;
  },
  "webhook.sent-again": async () => {
    const id = await newHook();
    const delivery = (await post(me.call, `/webhooks/${id}/test`)).body.id;
    await post(me.call, `/webhooks/${id}/deliveries/${delivery}/retry`);
    return id;
  },
  "webhook.deleted": async () => {
    const id = await newHook();
    await drop(me.call, `/webhooks/${id}`);
    return id;
  },
  "job.created": finishedCv,
  "match.started": finishedMatch,
  "job.retried": async () => {
    failing = true;
    const id = await finishedCv();
    failing = false;
    await post(me.call, "/jobs/bulk", { ids: [id], action: "retry" });
    await api.engine.runner.idle();
    return id;
  },
  "job.cancelled": async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = promise;
    const { id } = (await me.call("/upload-cv", { form: cvForm() })).body;
    await post(me.call, `/cleanup/${id}`);
    resolve();
    await api.engine.runner.idle();
    return id;
  },
  "job.deleted": async () => {
    const id = await finishedCv();
    await post(me.call, `/cleanup/${id}`);
    return id;
  },
  "original.viewed": async () => {
    const id = await finishedCv();
    await me.call(`/jobs/${id}/original/pages/1.png`);
    return id;
  },
  "data.read": async () => {
    const id = await finishedCv();
    await me.call(`/jobs/${id}/resume`);
    return id;
  },
  "data.downloaded": async () => {
    const id = await finishedCv();
    await me.call(`/jobs/${id}/resume?format=json`);
    return id;
  },
  "document.made": async () => {
    const id = await finishedCv();
    await post(me.call, `/jobs/${id}/outputs`, { types: ["pdf"], blind: true });
    return id;
  },
  "document.downloaded": async () => {
    const id = await finishedCv();
    await me.call(`/download/${id}/docx`);
    return id;
  },
  "review.saved": async () => {
    const id = await finishedCv();
    await patch(id);
    return id;
  },
  "review.reset": async () => {
    const id = await finishedCv();
    await post(me.call, `/jobs/${id}/resume/reset`, { paths: ["basics.name"] });
    return id;
  },
  "review.checked": async () => {
    const id = await finishedCv();
    await post(me.call, `/jobs/${id}/review/checked`, { ids: ["basics.name"], checked: true });
    return id;
  },
  "review.cover-saved": async () => {
    const id = await finishedCv();
    await put(me.call, `/jobs/${id}/cover`, { fields: { consultant: "Anna Keller" } });
    return id;
  },
  "review.finished": async () => {
    const id = await finishedCv();
    await post(me.call, `/jobs/${id}/reviewed`, { reviewed: true });
    return id;
  },
  "review.reopened": async () => {
    const id = await finishedCv();
    await post(me.call, `/jobs/${id}/reviewed`, { reviewed: false });
    return id;
  },
  "blind.released": async () => {
    doubts = true;
    const id = await finishedCv();
    doubts = false;
    await post(me.call, `/jobs/${id}/release`);
    return id;
  },
  "match.viewed": async () => {
    const id = await finishedMatch();
    await me.call(`/jobs/${id}/match-result`);
    return id;
  },
  "match.downloaded": async () => {
    const id = await finishedMatch();
    await me.call(`/jobs/${id}/match-report`);
    return id;
  },
  "match.explained": async () => {
    const id = await finishedMatch();
    await me.call(`/jobs/${id}/explanation?cv_index=1`);
    return id;
  },
  "match.changed": async () => {
    const id = await finishedMatch();
    await post(me.call, `/jobs/${id}/match-changes`, { kind: "note", cv_index: 1, text: "Starts in May." });
    return id;
  },
  "match.change-taken-back": async () => {
    const id = await finishedMatch();
    const change = (await post(me.call, `/jobs/${id}/match-changes`, { kind: "note", cv_index: 1, text: "Starts in May." })).body.id;
    await drop(me.call, `/jobs/${id}/match-changes/${change}`);
    return id;
  },
  "person.found": async () => (await post(me.call, "/people/find", { query: "Zoë Müller" })).body.subject,
  "person.exported": async () => {
    await finishedCv();
    const { subject } = (await post(me.call, "/people/find", { query: "Zoë Müller" })).body;
    await post(me.call, "/people/export", { query: "Zoë Müller" });
    return subject;
  },
  "person.erased": async () => {
    const id = await finishedCv();
    return (await post(me.call, "/people/erase", { query: "Zoë Müller", items: [`cv:${id}`] })).body.subject;
  },
  "template.added": async () => (await admin("/admin/templates", { form: templateForm("agency.docx", { key: "acme" }) })).body.template.key,
  "template.removed": async () => {
    const folder = join(api.engine.config.dataDir, "templates/old");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "template.json"), "{}");
    await drop(admin, "/admin/templates/old");
    return "old";
  },
  "template.assigned": async () => {
    await put(admin, `/admin/user/${me.user.id}/templates`, { templates: ["default", "deck"] });
    return me.user.id;
  },
  "brand.changed": async () => {
    await put(admin, "/house/brand?scope=house", { name: "Acme" });
    return "house";
  },
  "brand.file-added": async () => {
    await me.call("/house/brand/files", { form: logoForm() });
    return me.user.id;
  },
  "brand.removed": async () => {
    await drop(me.call, "/house/brand");
    return me.user.id;
  },
  "words.changed": async () => {
    await put(me.call, "/house/words", { headings: [{ text: "Milestones", section: "work" }], labels: [] });
    return me.user.id;
  },
  "matcher.switched": async () => {
    await put(admin, "/admin/matcher", { on: false });
    await put(admin, "/admin/matcher", { on: true });
    return "matcher";
  },
  "taxonomy.added": () => atTerminal(["taxonomy", "add", "skills_de.csv"]),
  "taxonomy.removed": () => atTerminal(["taxonomy", "add", "skills_de.csv"], ["taxonomy", "remove", "skills-de", "--yes"]),
  "message.deleted": async () => {
    await post(api.anonymous, "/contact", { name: "Zoë", email: "zoe@agency.test", message: "Hello" });
    const { id } = (await admin("/admin/contact-messages")).body[0];
    await drop(admin, `/admin/contact-messages/${id}`);
    return id;
  },
  "jobs.listed": async () => {
    await me.call("/jobs/export");
    return "";
  },
  "decisions.exported": async () => {
    await admin("/decisions/export");
    return "";
  },
  "scores.exported": async () => {
    await admin("/decisions/scores");
    return "";
  },
  "audit.exported": async () => {
    await admin("/admin/audit/export");
    return "";
  },
  "backup.made": () => atTerminal(["backup", "backup.zip"]),
  "backup.restored": () => atTerminal(["backup", "backup.zip"], ["restore", "backup.zip", "--force"]),
  "retention.purged": async () => {
    await finishedCv();
    api.engine.clock.advance(8 * DAY);
    api.engine.purge();
    admin = await api.admin();
    return "";
  },
  "retention.cut-audit": async () => {
    api.engine.clock.advance(31 * DAY);
    api.engine.purge();
    return "";
  },
};

test("the steps of this test are the actions of the table", () => {
  expect(Object.keys(STEPS).sort()).toEqual([...AUDIT_ACTION_NAMES].sort());
  expect(ADMIN_PASSWORD).not.toBe(PASSWORD);
});

test.each(Object.keys(STEPS) as AuditAction[])("%s is recorded when it is done, with whom it is done to", async (action) => {
  // The limit of tries at a log-in is not what this is about.
  if (action.startsWith("login") || action.startsWith("password")) api.engine.clock.advance(DAY / 24);
  const before = records().at(-1)?.seq ?? 0;
  const about = await STEPS[action]();
  const written = (typeof about === "string" ? records().filter(({ seq }) => seq > before) : about).filter((one) => one.action === action);

  expect(written).not.toEqual([]);
  const { subject, way, actor } = written.at(-1) as AuditRecord;
  if (typeof about !== "string") expect([way, actor.name]).toEqual(["terminal", expect.stringMatching(/./)]);
  else if (about !== "") expect(subject).toEqual({ kind: AUDIT_ACTIONS[action].about, id: about });
});
