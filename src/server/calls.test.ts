import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import type { Job, User } from "../engine/contract/api.ts";
import { CHECKOUT_ROOT } from "../engine/setup/assets.ts";
import { convertedCv } from "../engine/testing/open-test-engine.ts";
import { api as openApi } from "./api.ts";
import { type Caller, cvForm, matchForm, openTestApi, PASSWORD, pdf, type TestApi } from "./testing/test-api.ts";

// The table of calls of the product specification (section 7). Every row has its test below: what goes in, what comes out, the exact texts.
// That each answer has the fields of its description, and no others, is checked on the way (`openTestApi`).

let api: TestApi;
let admin: Caller;
let fail: Error | null = null;

beforeAll(async () => {
  api = await openTestApi({
    env: { VITAE_SIMULATE_PAYMENTS: "1", STRIPE_PRICE_BASIC: "price_basic", VITAE_TRIALS_PER_HOUR: "100" },
    tools: {
      convert: async (_bytes, { outputs }) => {
        if (fail) throw fail;
        return { ...convertedCv({ outputs }), text: "We seek an engineer who knows SQL." };
      },
    },
  });
  admin = await api.admin();
});
afterEach(() => {
  fail = null;
  api.checkInvariants();
});
afterAll(() => api.close());

let visitors = 0;
const newEmail = () => `visitor${++visitors}@agency.test`;
const put = (caller: Caller, path: string, json?: object) => caller(path, { method: "PUT", json });
const says = (sentence: string) => ({ error: sentence, message: sentence });

async function finishedCv(call: Caller): Promise<Job> {
  await call("/upload-cv", { form: cvForm({ name: "Zoë.pdf" }) });
  await api.engine.runner.idle();
  return (await call<Job[]>("/jobs")).body[0] as Job;
}

function withFile(field: string, content: string): FormData {
  const form = cvForm();
  form.append(field, new File([content], "job.txt"));
  return form;
}

async function openRequest(email: string): Promise<string> {
  await api.anonymous("/forgot-password", { json: { email } });
  return (await admin("/admin/password-reset-requests")).body.find((request: { email: string }) => request.email === email).id;
}

const CALLS: Record<string, () => Promise<void>> = {
  "POST /api/login": async () => {
    const { user } = await api.signUp();
    const { status, body, headers } = await api.anonymous("/login", { json: { email: user.email, password: PASSWORD } });
    expect([status, body]).toEqual([200, user]);
    expect(headers.get("set-cookie")).toContain("HttpOnly");
    const wrong = await api.anonymous("/login", { json: { email: user.email, password: "nonsense" } });
    expect([wrong.status, wrong.body]).toEqual([401, says("Wrong e-mail address or password.")]);
  },

  "POST /api/logout": async () => {
    const { call } = await api.signUp();
    expect((await call("/logout", { method: "POST" })).status).toBe(200);
    expect((await call("/user")).status).toBe(401);
  },

  "GET /api/user": async () => {
    const { user, call } = await api.signUp({ credits: 4 });
    expect((await call("/user")).body).toEqual({
      id: user.id,
      email: user.email,
      firstName: null,
      lastName: null,
      role: "user",
      assignedTemplates: ["default"],
      selectedTemplate: "default",
      credits: 4,
      plan: null,
      createdAt: api.engine.now().toISOString(),
    } satisfies User);
    const signedOut = await api.anonymous("/user");
    expect([signedOut.status, signedOut.body]).toEqual([401, says("Unauthorized")]);
  },

  "POST /api/register-trial": async () => {
    const email = newEmail();
    const { status, body } = await api.anonymous("/register-trial", { json: { email, password: "secret", company: "ACME" } });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["user", "message"]);
    expect(body.user).toMatchObject({ email, role: "user", credits: 10, assignedTemplates: ["default"], selectedTemplate: "default" });
    const refused: [object, number, string][] = [
      [{ email: "", password: "secret" }, 400, "Please fill in all required fields."],
      [{ email: newEmail(), password: "" }, 400, "Please fill in all required fields."],
      [{ email: newEmail(), password: "12345" }, 400, "Password must be at least 6 characters long."],
      [{ email: email.toUpperCase(), password: "secret" }, 409, "An account with this e-mail address already exists."],
    ];
    for (const [json, code, sentence] of refused) {
      const answer = await api.anonymous("/register-trial", { json });
      expect([answer.status, answer.body]).toEqual([code, says(sentence)]);
    }
  },

  "POST /api/forgot-password": async () => {
    const { user } = await api.signUp();
    const known = await api.anonymous("/forgot-password", { json: { email: user.email } });
    const unknown = await api.anonymous("/forgot-password", { json: { email: newEmail() } });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.body.message).toBe("Your password reset request has been sent to the administrator. You will be contacted soon.");
    expect((await api.anonymous("/forgot-password", { json: { email: " " } })).body).toEqual(says("Please enter your email address."));
  },

  "GET /api/stats": async () => {
    const { call } = await api.signUp({ credits: 1 });
    const defaults = { totalProcessed: 0, totalProcessedThisMonth: 0, processing: 0, successRate: 100, queuePosition: 0 };
    expect((await call("/stats")).body).toEqual(defaults);
    await finishedCv(call);
    expect((await call("/stats")).body).toEqual({ ...defaults, totalProcessed: 1, totalProcessedThisMonth: 1 });
  },

  "GET /api/jobs": async () => {
    const { call } = await api.signUp({ credits: 3 });
    const cv = await finishedCv(call);
    api.engine.clock.advance(1000);
    const { jobId } = (await call("/match", { form: matchForm(["a.pdf"], { file: "job.pdf" }) })).body;
    await api.engine.runner.idle();
    const { body } = await call<Job[]>("/jobs");
    expect(body.map(({ id, jobType }) => [id, jobType])).toEqual([
      [jobId, "matcher"],
      [cv.id, "cv"],
    ]);
    expect(cv).toMatchObject({ fileName: "Zoë.pdf", status: "completed", failedAt: null, errorMessage: null, creditsCharged: 1 });
    expect([cv.uploadedAt, cv.completedAt]).toEqual([cv.createdAt, cv.createdAt]);
    expect(body[0]).toMatchObject({ fileName: "a.pdf", jdFilename: "job.pdf", matchingScore: { scorer: "built-in" } });
  },

  "POST /api/upload-cv": async () => {
    const { call } = await api.signUp({ credits: 4 });
    const plain = await call("/upload-cv", { form: cvForm() });
    expect([plain.status, plain.body.creditsCharged]).toEqual([201, 1]);
    expect(["pending", "processing"]).toContain(plain.body.status);
    const enhanced = await call("/upload-cv", { form: cvForm({ jd: "We seek", keywords: "sql" }) });
    expect([enhanced.status, enhanced.body.creditsCharged]).toEqual([201, 2]);
    await api.engine.runner.idle();
    const short = await call("/upload-cv", { form: cvForm({ keywords: "sql" }) });
    expect([short.status, short.body]).toEqual([
      402,
      { ...says("You need 2 credits to process a CV. You currently have 1 credits."), requiredCredits: 2, currentCredits: 1 },
    ]);
    const two = cvForm({ jd: "We seek" });
    two.append("jdFile", pdf("another.pdf"));
    const wrong: [FormData, number, string][] = [
      [two, 400, 'Please send one file as "jdFile".'],
      [new FormData(), 400, "Please choose a CV to upload."],
      [withFile("jdFile", "We seek an engineer"), 415, "This file is not a PDF or Word (DOCX) document."],
    ];
    for (const [form, code, sentence] of wrong) {
      const answer = await call("/upload-cv", { form });
      expect([answer.status, answer.body]).toEqual([code, says(sentence)]);
    }
    expect((await call("/wallet")).body.credits).toBe(1);
  },

  "GET /api/download/{jobId}/{fileType}": async () => {
    const { call } = await api.signUp({ credits: 2, templates: ["deck"] });
    const deck = await finishedCv(call);
    const pptx = await call(deck.pptxUrl?.replace("/api", "") as string);
    expect([pptx.status, pptx.body]).toEqual([200, "pptx of Zoë Müller"]);
    expect(pptx.headers.get("content-disposition")).toStartWith('attachment; filename="Zoe Muller - deck.pptx"');
    expect((await call(`/download/${deck.id}/docx`)).status).toBe(404);
    fail = new TypeError("a fault of ours");
    const broken = await finishedCv(call);
    const gone = await call(`/download/${broken.id}/docx`);
    expect([gone.status, gone.body]).toEqual([410, says(broken.errorMessage as string)]);
  },

  "POST /api/cleanup/{jobId}": async () => {
    const { call } = await api.signUp({ credits: 1 });
    const { id } = await finishedCv(call);
    expect((await call(`/cleanup/${id}`, { method: "POST" })).body).toEqual({ success: true });
    expect((await call("/jobs")).body).toEqual([]);
    expect((await call(`/download/${id}/docx`)).status).toBe(404);
    expect((await call("/stats")).body.totalProcessed).toBe(1);
  },

  "GET /api/user/sessions": async () => {
    const { user, call } = await api.signUp();
    await api.anonymous("/login", {
      json: { email: user.email, password: PASSWORD },
      headers: { "user-agent": "Firefox" },
      from: "10.0.0.7",
    });
    const at = api.engine.now().toISOString();
    const { body } = await call("/user/sessions");
    expect(body).toHaveLength(2);
    expect(body).toContainEqual({
      id: expect.any(String),
      userAgent: "Firefox",
      ipAddress: "10.0.0.7",
      lastActivity: at,
      createdAt: at,
      isCurrent: false,
    });
  },

  "PUT /api/user/{id}/template": async () => {
    const { user, call } = await api.signUp({ templates: ["default", "deck"] });
    const { status, body } = await put(call, `/user/${user.id}/template`, { template: "deck" });
    expect([status, body]).toEqual([200, { ...user, selectedTemplate: "deck" }]);
    const refused = await put(call, `/user/${user.id}/template`, { template: "viseo_template_v2" });
    expect([refused.status, refused.body]).toEqual([400, says("This template is not assigned to your account.")]);
  },

  "GET /api/wallet": async () => {
    const { call } = await api.signUp({ credits: 7 });
    expect((await call("/wallet")).body).toEqual({ plan: null, credits: 7 });
  },

  "GET /api/client-logos": async () => {
    const { status, body } = await api.anonymous("/client-logos");
    expect([status, body]).toEqual([200, []]);
  },

  "POST /api/match": async () => {
    const { call } = await api.signUp({ credits: 2 });
    const { status, body } = await call("/match", { form: matchForm(["a.pdf", "b.pdf"]) });
    expect([status, Object.keys(body)]).toEqual([201, ["jobId"]]);
    await api.engine.runner.idle();
    const refused: [FormData, number, string][] = [
      [matchForm([]), 400, "Please upload at least one CV file to analyze."],
      [matchForm(["a.pdf"], { text: " " }), 400, "Please upload a JD file or paste JD text."],
      [matchForm(Array(11).fill("a.pdf")), 400, "Please upload at most 10 CVs at once."],
      [matchForm(["a.pdf"]), 402, "You need 1 credit to analyze 1 CV. You currently have 0 credits."],
    ];
    for (const [form, code, sentence] of refused) {
      const answer = await call("/match", { form });
      expect([answer.status, answer.body.error]).toEqual([code, sentence]);
    }
  },

  "GET /api/jobs/{id}/match-result": async () => {
    const { call } = await api.signUp({ credits: 3 });
    const one = (await call("/match", { form: matchForm(["a.pdf"]) })).body.jobId;
    const several = (await call("/match", { form: matchForm(["a.pdf", "b.pdf"]) })).body.jobId;
    await api.engine.runner.idle();
    const { body } = await call(`/jobs/${one}/match-result`);
    expect(body).toMatchObject({ jobId: one, status: "completed", completedAt: api.engine.now().toISOString(), errorMessage: null });
    for (const field of ["niche_skills_score", "industry_experience_score", "role_experience_score", "overall_matching_score"]) {
      expect(body.matchingScore[field]).toBeGreaterThanOrEqual(0);
      expect(body.matchingScore[field]).toBeLessThanOrEqual(10);
      expect(body.matchingScore[field] * 10).toBeCloseTo(Math.round(body.matchingScore[field] * 10), 9);
    }
    const { matchingScore } = (await call(`/jobs/${several}/match-result`)).body;
    expect(matchingScore).toMatchObject({ multi_cv_analysis: true, cv_count: 2, results: [{ cv_filename: expect.any(String) }, {}] });
    expect(matchingScore.results.map(({ cv_index }: { cv_index: number }) => cv_index).sort()).toEqual([1, 2]);
  },

  "DELETE /api/jobs/{id}": async () => {
    const { call } = await api.signUp({ credits: 2 });
    const { jobId } = (await call("/match", { form: matchForm(["a.pdf"]) })).body;
    await api.engine.runner.idle();
    expect((await call(`/jobs/${jobId}`, { method: "DELETE" })).status).toBe(200);
    expect((await call(`/jobs/${jobId}/match-result`)).body).toEqual(says("This job does not exist."));
    const cv = await finishedCv(call);
    expect((await call(`/jobs/${cv.id}`, { method: "DELETE" })).status).toBe(409);
  },

  "POST /api/create-checkout-session": async () => {
    const { call } = await api.signUp();
    const { status, body } = await call("/create-checkout-session", { json: { price_id: "price_basic" } });
    expect([status, body]).toEqual([503, says("Payments are not set up on this service. Please contact us to buy credits.")]);
  },

  "POST /api/simulate-payment": async () => {
    const { call } = await api.signUp();
    const plan = await call("/simulate-payment", { json: { price_id: "price_basic" } });
    expect(plan.body).toEqual({ credits_added: 50, plan_updated: "start" });
    const pack = await call("/simulate-payment", { json: { price_id: "pack150" } });
    expect(pack.body).toEqual({ credits_added: 150, plan_updated: null });
    expect((await call("/wallet")).body).toEqual({ plan: "start", credits: 200 });
  },

  "GET /api/admin/users": async () => {
    const { user } = await api.signUp();
    const { body } = await admin("/admin/users");
    expect(body).toContainEqual(user);
    expect(body).toContainEqual(expect.objectContaining({ email: "admin@vitae.test", role: "admin" }));
  },

  "GET /api/templates": async () => {
    expect((await admin("/templates")).body).toEqual(["default", "viseo_template_v2", "deck"]);
  },

  "GET /api/admin/password-reset-requests": async () => {
    const { user } = await api.signUp();
    const id = await openRequest(user.email);
    expect((await admin("/admin/password-reset-requests")).body).toContainEqual({
      id,
      email: user.email,
      requestedAt: api.engine.now().toISOString(),
    });
  },

  "GET /api/admin/health": async () => {
    const { body } = await admin("/admin/health");
    expect(body.logFile).toBe("vitae.log");
    expect(Object.keys(body.last24Hours)).toEqual(["totalLogs", "warnings", "errors", "recentErrors"]);
  },

  "GET /api/admin/credits-stats": async () => {
    const before = (await admin("/admin/credits-stats")).body;
    const { call } = await api.signUp({ credits: 2 });
    await finishedCv(call);
    fail = new TypeError("a fault of ours");
    await finishedCv(call);
    const after = (await admin("/admin/credits-stats")).body;
    for (const span of ["total", "thisMonth"]) {
      expect(after[span]).toEqual({
        netConsumed: before[span].netConsumed + 1,
        totalRefunded: before[span].totalRefunded + 1,
      });
    }
  },

  "GET /api/admin/user-stats/{userId}": async () => {
    const { user, call } = await api.signUp({ credits: 2 });
    await finishedCv(call);
    fail = new TypeError("a fault of ours");
    await finishedCv(call);
    expect((await admin(`/admin/user-stats/${user.id}`)).body).toEqual({
      totalProcessed: 1,
      totalProcessedThisMonth: 1,
      totalConsumed: 2,
      totalConsumedThisMonth: 2,
      totalRefunded: 1,
      totalRefundedThisMonth: 1,
    });
  },

  "PUT /api/admin/user/{userId}/templates": async () => {
    const { user } = await api.signUp();
    const { body } = await put(admin, `/admin/user/${user.id}/templates`, { templates: ["deck", "deck"] });
    expect(body).toEqual({ ...user, assignedTemplates: ["deck"], selectedTemplate: "deck" });
    const unknown = await put(admin, `/admin/user/${user.id}/templates`, { templates: ["nope"] });
    expect([unknown.status, unknown.body]).toEqual([400, says('There is no template "nope".')]);
  },

  "POST /api/admin/users": async () => {
    const json = { email: newEmail(), password: "secret", firstName: "Ada", lastName: "King", assignedTemplates: ["deck"] };
    const { status, body } = await admin("/admin/users", { json });
    expect([status, body]).toMatchObject([201, { email: json.email, firstName: "Ada", lastName: "King", role: "user", credits: 0 }]);
    expect(body).toMatchObject({ assignedTemplates: ["deck"], selectedTemplate: "deck" });
    await api.signIn(json.email, "secret");
    const bare = await admin("/admin/users", { json: { email: newEmail(), password: "secret" } });
    expect(bare.body).toMatchObject({ firstName: null, lastName: null, assignedTemplates: [], selectedTemplate: null });
    const refused: [object, number, string][] = [
      [{ email: "", password: "secret" }, 400, "Email and password are required."],
      [{ email: newEmail(), password: "12345" }, 400, "Password must be at least 6 characters long."],
      [{ email: json.email, password: "secret" }, 409, "An account with this e-mail address already exists."],
    ];
    for (const [other, code, sentence] of refused) {
      const answer = await admin("/admin/users", { json: other });
      expect([answer.status, answer.body]).toEqual([code, says(sentence)]);
    }
  },

  "PUT /api/admin/user/{userId}/reset-password": async () => {
    const { user, call } = await api.signUp();
    const short = await put(admin, `/admin/user/${user.id}/reset-password`, { password: "12345" });
    expect([short.status, short.body]).toEqual([400, says("Password must be at least 6 characters long.")]);
    expect((await put(admin, `/admin/user/${user.id}/reset-password`, { password: "123456" })).body).toEqual({ success: true });
    expect((await call("/user")).status).toBe(401);
    await api.signIn(user.email, "123456");
  },

  "PUT /api/admin/password-reset-request/{id}/resolve": async () => {
    const { user } = await api.signUp();
    const id = await openRequest(user.email);
    expect((await put(admin, `/admin/password-reset-request/${id}/resolve`)).body).toEqual({ success: true });
    expect(JSON.stringify((await admin("/admin/password-reset-requests")).body)).not.toContain(id);
    const again = await put(admin, `/admin/password-reset-request/${id}/resolve`);
    expect([again.status, again.body]).toEqual([409, says("This request has already been dealt with.")]);
  },

  "PUT /api/admin/password-reset-request/{id}/dismiss": async () => {
    const { user } = await api.signUp();
    const id = await openRequest(user.email);
    expect((await put(admin, `/admin/password-reset-request/${id}/dismiss`)).body).toEqual({ success: true });
    expect(JSON.stringify((await admin("/admin/password-reset-requests")).body)).not.toContain(id);
    expect((await put(admin, "/admin/password-reset-request/none/dismiss")).body).toEqual(says("This request does not exist."));
  },

  "POST /api/admin/user/{userId}/add-credits": async () => {
    const { user } = await api.signUp({ credits: 2 });
    expect((await admin(`/admin/user/${user.id}/add-credits`, { json: { credits: 10 } })).body).toEqual({ ...user, credits: 12 });
    const none = await admin(`/admin/user/${user.id}/add-credits`, { json: { credits: 0 } });
    expect([none.status, none.body]).toEqual([400, says("Credits must be a whole number of at least 1.")]);
  },

  "PUT /api/admin/user/{userId}/plan": async () => {
    const { user } = await api.signUp();
    for (const plan of ["start", "pro", null] as const) {
      expect((await put(admin, `/admin/user/${user.id}/plan`, { plan })).body).toEqual({ ...user, plan });
    }
    expect((await put(admin, `/admin/user/${user.id}/plan`, { plan: "gold" })).status).toBe(400);
  },

  "DELETE /api/admin/user/{userId}": async () => {
    const { user, call } = await api.signUp({ credits: 1 });
    await finishedCv(call);
    expect((await admin(`/admin/user/${user.id}`, { method: "DELETE" })).body).toEqual({ success: true });
    expect((await call("/user")).status).toBe(401);
    expect(JSON.stringify((await admin("/admin/users")).body)).not.toContain(user.id);
    expect((await admin(`/admin/user/${(await admin("/user")).body.id}`, { method: "DELETE" })).status).toBe(403);
  },
};

/** What we serve beyond the table. */
const ADDITIONS = [
  "DELETE /api/admin/contact-messages/{id}",
  "DELETE /api/admin/templates/{key}",
  "GET /api/house/words",
  "PUT /api/house/words",
  "GET /api/house/labels",
  "GET /api/house/brand",
  "PUT /api/house/brand",
  "DELETE /api/house/brand",
  "POST /api/house/brand/files",
  "GET /api/house/brand/files/{logo}",
  "POST /api/house/brand/check",
  "POST /api/house/brand/preview",
  "GET /api/admin/contact-messages",
  "GET /api/admin/templates",
  "GET /api/admin/template-samples/{file}",
  "GET /api/admin/user/{userId}/ledger",
  "GET /api/client-logos/{name}",
  "GET /api/config",
  "GET /api/docs",
  "GET /api/metrics",
  "POST /api/billing-portal",
  "GET /api/download-all",
  "GET /api/jobs/archive",
  "GET /api/sample-cv",
  "POST /api/jobs/bulk",
  "GET /api/health",
  "GET /api/jobs/{id}/match-report",
  "GET /api/jobs/{id}/picture",
  "POST /api/jobs/{id}/release",
  "GET /api/jobs/pack",
  "POST /api/jobs/{id}/format",
  "GET /api/jobs/{id}/review",
  "GET /api/jobs/{id}/original/pages/{page}",
  "GET /api/jobs/{id}/original/view",
  "GET /api/jobs/{id}/result",
  "GET /api/jobs/{id}/result/pages/{page}",
  "PATCH /api/jobs/{id}/resume",
  "POST /api/jobs/{id}/resume/reset",
  "POST /api/jobs/{id}/review/checked",
  "PUT /api/jobs/{id}/cover",
  "POST /api/jobs/{id}/outputs",
  "GET /api/jobs/{id}/outputs/{output}",
  "POST /api/jobs/{id}/reviewed",
  "GET /api/login",
  "GET /api/oidc/login",
  "GET /api/oidc/callback",
  "GET /api/openapi.json",
  "GET /api/templates/{key}/picture",
  "GET /api/user/templates",
  "GET /api/video",
  "POST /api/admin/templates",
  "POST /api/contact",
  "POST /api/stripe/webhook",
  "POST /api/user/sign-out-others",
  "PUT /api/user/password",
  "PUT /api/admin/user/{userId}/credits",
  "GET /api/jobs/export",
  "GET /api/jobs/{id}",
  "GET /api/jobs/{id}/resume",
  "POST /api/convert",
  "GET /api/agency",
  "POST /api/agency",
  "PATCH /api/agency",
  "DELETE /api/agency",
  "POST /api/agency/invitations",
  "DELETE /api/agency/invitations/{id}",
  "POST /api/agency/invitation",
  "POST /api/agency/join",
  "PATCH /api/agency/members/{id}",
  "DELETE /api/agency/members/{id}",
  "POST /api/jobs/{id}/take-over",
  "GET /api/keys",
  "POST /api/keys",
  "DELETE /api/keys/{id}",
  "GET /api/webhooks",
  "POST /api/webhooks",
  "PATCH /api/webhooks/{id}",
  "DELETE /api/webhooks/{id}",
  "POST /api/webhooks/{id}/test",
  "GET /api/webhooks/{id}/deliveries",
  "POST /api/webhooks/{id}/deliveries/{deliveryId}/retry",
  "GET /api/about/{topic}",
  "GET /api/candidate-notice",
  "GET /api/jobs/{id}/explanation",
  "POST /api/jobs/{id}/match-changes",
  "DELETE /api/jobs/{id}/match-changes/{changeId}",
  "POST /api/requirements",
  "POST /api/people/find",
  "POST /api/people/export",
  "POST /api/people/erase",
  "GET /api/admin/matcher",
  "PUT /api/admin/matcher",
  "GET /api/audit",
  "GET /api/admin/audit",
  "GET /api/admin/audit/export",
  "GET /api/admin/audit/check",
  "GET /api/decisions",
  "GET /api/decisions/check",
  "GET /api/decisions/scores",
  "GET /api/decisions/export",
  "GET /api/admin/users/search",
  "GET /api/admin/workers",
];

test("what is served is the table and our additions, no call more and none less", () => {
  const served = openApi(api.engine).routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
  expect(Object.keys(CALLS)).toHaveLength(33);
  expect(served.sort()).toEqual([...Object.keys(CALLS), ...ADDITIONS].sort());
});

test("each of our additions stands in docs/api.md", async () => {
  const page = await Bun.file(join(CHECKOUT_ROOT, "docs/api.md")).text();
  expect(ADDITIONS.filter((call) => !page.includes(`| \`${call}\` |`))).toEqual([]);
});

test.each(Object.keys(CALLS))("%s", async (row) => await CALLS[row]?.());
