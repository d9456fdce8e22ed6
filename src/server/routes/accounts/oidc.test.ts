import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import { listIdentities, unlinkIdentities } from "../../../engine/accounts/oidc/identities.ts";
import { getUser } from "../../../engine/accounts/users.ts";
import { MINUTE } from "../../../engine/testing/clock.ts";
import { startIdentityProvider } from "../../../engine/testing/identity-provider.ts";
import { type Answer, type Caller, cvForm, openTestApi, PASSWORD, type TestApi } from "../../testing/test-api.ts";

const REDIRECT_URI = "http://127.0.0.1:3000/api/oidc/callback";
/** For strict rules. */
const STRONG = "plum tarpaulin 48";
const verified = (email: string, more: object = {}) => ({ email, email_verified: true, ...more });

// A real provider, with the people who are known there.
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
beforeAll(async () => {
  provider = await startIdentityProvider(REDIRECT_URI, {
    zoe: verified("Zoe@agency.test", { given_name: "Zoë", family_name: "Müller" }),
    zoe2: verified("zoe@agency.test"),
    eve: { email: "zoe@agency.test", email_verified: false },
    nobody: {},
    tom: verified("tom@elsewhere.test"),
    boss: verified("admin@vitae.test", { groups: ["staff", "vitae-admins"] }),
    ada: verified("ada@agency.test", { groups: ["vitae-admins"] }),
    stranger: { email: "admin@vitae.test", email_verified: false },
  });
});
afterAll(() => provider.stop());

let api: TestApi;
const open = async (env: Record<string, string> = {}) => {
  await api?.close().catch(() => {});
  api = await openTestApi({
    env: {
      VITAE_OIDC_ISSUER: provider.issuer,
      VITAE_OIDC_CLIENT_ID: provider.client.id,
      VITAE_OIDC_CLIENT_SECRET: provider.client.secret,
      ...env,
    },
  });
};
beforeEach(() => open());
afterEach(() => api.close());

/** A browser at the provider's door: where it is led to, and its cookie. */
async function begin(next?: string, headers: Record<string, string> = {}) {
  const { headers: answered } = await api.anonymous(`/oidc/login${next === undefined ? "" : `?next=${encodeURIComponent(next)}`}`, {
    headers,
  });
  return { url: answered.get("location") as string, cookie: answered.getSetCookie()[0]?.split(";")[0] ?? "" };
}
const comeBack = (answer: URL, cookie: string) => api.anonymous(`/oidc/callback${answer.search}`, { headers: { cookie } });

/** The whole way; `call` has the session that it ends with. */
async function signInAs(name: string, next?: string) {
  const { url, cookie } = await begin(next);
  const answer = await comeBack(await provider.signIn(url, name), cookie);
  const session = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const call = (path: string, options: object = {}) => api.anonymous(path, { ...options, headers: { cookie: session } });
  return { answer, location: answer.headers.get("location"), call };
}
const failureOf = ({ headers }: Answer) => [headers.get("location"), headers.getSetCookie()];
const refused = (failure: string) => [`/auth?failure=${failure}`, []];
const logLines = async () => (await Bun.file(`${api.engine.config.dataDir}/logs/vitae.log`).text()).trim();

test("somebody whose address has an account signs in with the provider, and comes to the page that was asked for", async () => {
  const { user } = await api.signUp({ email: "zoe@agency.test" });
  const { answer, location, call } = await signInAs("zoe", "/review/17?page=2");
  expect([answer.status, location]).toEqual([302, "/review/17?page=2"]);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^vitae_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^vitae_device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/),
  ]);
  expect((await call("/user")).body).toMatchObject({ id: user.id, email: "zoe@agency.test", role: "user" });
  expect(listIdentities(api.engine.store.db)).toMatchObject([{ email: "zoe@agency.test", issuer: provider.issuer, subject: "zoe" }]);
});

test("a linked identity opens its account, whatever becomes of the address", async () => {
  const { user } = await api.signUp({ email: "zoe@agency.test" });
  await signInAs("zoe");
  const [linked] = listIdentities(api.engine.store.db, user.id);
  api.engine.clock.advance(MINUTE);
  api.engine.store.raw.run("update users set email = 'z@new.test', email_key = 'z@new.test' where id = ?", [user.id]);
  expect((await (await signInAs("zoe")).call("/user")).body.id).toBe(user.id);
  const lastUsedAt = api.engine.now().toISOString();
  expect(listIdentities(api.engine.store.db)).toEqual([{ ...(linked as object), email: "z@new.test", lastUsedAt }] as never);
});

test.each([
  ["https://evil.example/", "/dashboard"],
  ["//evil.example", "/dashboard"],
  ["//evil.example/plan", "/dashboard"],
  ["/\\evil.example", "/dashboard"],
  ["/\t/evil.example", "/dashboard"],
  ["/api/logout", "/dashboard"],
  ["/auth?failure=rejected", "/dashboard"],
  ["", "/dashboard"],
  ["/jd-cv-matcher/1#top", "/jd-cv-matcher/1#top"],
])("after signing in, %j leads to %s", async (next, expected) => {
  await api.signUp({ email: "zoe@agency.test" });
  expect((await signInAs("zoe", next)).location).toBe(expected);
});

test("an address that is not verified opens no account, an administrator's least of all", async () => {
  await api.signUp({ email: "zoe@agency.test" });
  for (const name of ["eve", "stranger", "nobody"]) expect(failureOf((await signInAs(name)).answer)).toEqual(refused("unverified"));
  expect(listIdentities(api.engine.store.db)).toEqual([]);
});

test("an account that has an identity is not opened by another one with its address", async () => {
  const { user } = await api.signUp({ email: "zoe@agency.test" });
  await signInAs("zoe");
  expect(failureOf((await signInAs("zoe2")).answer)).toEqual(refused("other_identity"));
  expect(unlinkIdentities(api.engine, user.id)).toBe(1);
  expect((await signInAs("zoe2")).location).toBe("/dashboard");
});

test("unlinking ends the sessions, and the identity opens nothing but what its address does", async () => {
  const { user } = await api.signUp({ email: "zoe@agency.test" });
  const { call } = await signInAs("zoe");
  unlinkIdentities(api.engine, user.id);
  expect((await call("/user")).status).toBe(401);
});

test("who has no account gets none", async () => {
  expect(failureOf((await signInAs("tom")).answer)).toEqual(refused("no_account"));
});

test.each([
  ["yes", "tom", "/dashboard"],
  ["agency.test, other.test", "zoe", "/dashboard"],
  ["agency.test", "tom", "/auth?failure=no_account"],
  ["yes", "eve", "/auth?failure=unverified"],
])("with sign-up for %s, %s is led to %s", async (rule, name, expected) => {
  await open({ VITAE_OIDC_SIGN_UP: rule });
  expect((await signInAs(name)).location).toBe(expected);
});

test("new accounts for everybody count as trials of their network, those of the house's own domains do not", async () => {
  await open({ VITAE_OIDC_SIGN_UP: "yes", VITAE_TRIALS_PER_HOUR: "0" });
  expect((await signInAs("tom")).location).toBe("/auth?failure=too_many");
  await open({ VITAE_OIDC_SIGN_UP: "elsewhere.test", VITAE_TRIALS_PER_HOUR: "0" });
  expect((await signInAs("tom")).location).toBe("/dashboard");
});

test("an account that is made so has the name, credits and template of a trial, and no password", async () => {
  await open({ VITAE_OIDC_SIGN_UP: "agency.test" });
  const { call } = await signInAs("zoe");
  const { body } = await call("/user");
  expect(body).toMatchObject({
    email: "Zoe@agency.test",
    firstName: "Zoë",
    lastName: "Müller",
    role: "user",
    credits: 10,
    assignedTemplates: ["default"],
    noPassword: true,
  });
  expect((await api.anonymous("/login", { json: { email: "zoe@agency.test", password: "none" } })).status).toBe(401);
  const change = await call("/user/password", { method: "PUT", json: { current: "none", password: "battery staple" } });
  expect([change.status, change.body.message]).toEqual([400, "This account has no password. You sign in with the identity provider."]);
  await signInAs("zoe");
  expect((await call("/user/sign-out-others", { json: { password: "" } })).status).toBe(200);
  expect((await call("/user/sessions")).body).toHaveLength(1);

  const admin = await api.admin();
  await admin(`/admin/user/${body.id}/reset-password`, { method: "PUT", json: { password: "battery staple" } });
  expect(
    (await api.anonymous("/login", { json: { email: "zoe@agency.test", password: "battery staple" } })).body.noPassword,
  ).toBeUndefined();
});

test("who registered an address without proving it does not wait in the account for its owner", async () => {
  const trial = await api.anonymous("/register-trial", { json: { email: "zoe@agency.test", password: "secret1" } });
  const cookie = trial.headers.getSetCookie()[0]?.split(";")[0] as string;
  const stranger = (path: string, json?: object) => api.anonymous(path, { json, headers: { cookie } });
  const { key } = (await stranger("/keys", { name: "Program", scopes: ["cv:read"] })).body;
  expect((await stranger("/webhooks", { url: "https://stranger.example/hook", events: ["job.completed"] })).status).toBe(201);

  const { call } = await signInAs("zoe");
  expect((await call("/webhooks")).body).toEqual([]);
  expect((await call("/user")).body.id).toBe(trial.body.user.id);
  expect((await stranger("/user")).status).toBe(401);
  expect((await api.anonymous("/jobs", { headers: { authorization: `Bearer ${key}` } })).status).toBe(401);
  expect((await api.anonymous("/login", { json: { email: "zoe@agency.test", password: "secret1" } })).status).toBe(401);
});

test("an owner whose address one provider has vouched for keeps keys and agency when the house takes another provider", async () => {
  await api.anonymous("/register-trial", { json: { email: "zoe@agency.test", password: "secret1" } });
  const before = await signInAs("zoe");
  await before.call("/agency", { json: { name: "Harbour", sharesJobs: true } });
  const { key } = (await before.call("/keys", { json: { name: "Program", scopes: ["cv:read"] } })).body;
  api.engine.store.raw.run("update oidc_identities set issuer = 'https://former.example'");

  const { call } = await signInAs("zoe");
  expect((await call("/agency")).body).toMatchObject({ name: "Harbour" });
  expect((await api.anonymous("/jobs", { headers: { authorization: `Bearer ${key}` } })).status).toBe(200);
});

test.each(["pays for an agency", "is in an agency"])(
  "who has registered an address that %s shows its owner's CVs to nobody",
  async (how) => {
    const trial = await api.anonymous("/register-trial", { json: { email: "zoe@agency.test", password: "secret1" } });
    const cookie = trial.headers.getSetCookie()[0]?.split(";")[0] as string;
    const stranger: Caller = (path, options) => api.anonymous(path, { ...options, headers: { cookie } });
    const accomplice = await api.signUp({ credits: 2 });
    const [payer, member] = how.startsWith("pays") ? [stranger, accomplice.call] : [accomplice.call, stranger];
    await payer("/agency", { json: { name: "Harbour", sharesJobs: true } });
    const email = member === stranger ? "zoe@agency.test" : accomplice.user.email;
    const { url } = (await payer("/agency/invitations", { json: { email, role: "recruiter" } })).body;
    expect((await member("/agency/join", { json: { token: url.split("#")[1] } })).status).toBe(200);

    const { call } = await signInAs("zoe");
    expect((await call("/agency")).body).toBeNull();
    const { id } = (await call("/upload-cv", { form: cvForm() })).body;
    expect((await accomplice.call(`/jobs/${id}`)).status).toBe(404);
  },
);

test("a password that somebody else has set ends with the first sign-in, one of the user's own stays", async () => {
  await open({ VITAE_STRICT_PASSWORDS: "1", VITAE_ADMIN_PASSWORD: STRONG });
  const { user } = await api.signUp({ email: "zoe@agency.test" });
  const { call } = await signInAs("zoe");
  expect((await call("/stats")).status).toBe(200);
  expect((await api.anonymous("/login", { json: { email: user.email, password: PASSWORD } })).status).toBe(401);

  expect((await signInAs("boss")).location).toBe("/dashboard");
  expect((await api.anonymous("/login", { json: { email: "admin@vitae.test", password: STRONG } })).status).toBe(200);
});

test("roles follow the group, but the last administrator stays one", async () => {
  await open({ VITAE_OIDC_ADMIN_GROUP: "vitae-admins", VITAE_OIDC_SIGN_UP: "yes" });
  expect((await (await signInAs("ada")).call("/user")).body).toMatchObject({
    role: "admin",
    assignedTemplates: ["default", "viseo_template_v2", "deck"],
  });
  expect((await (await signInAs("tom")).call("/user")).body.role).toBe("user");

  await open({ VITAE_OIDC_ADMIN_GROUP: "another", VITAE_OIDC_SIGN_UP: "yes" });
  const last = await signInAs("boss");
  expect((await last.call("/user")).body.role).toBe("admin");
  const ada = (await (await signInAs("ada")).call("/user")).body;
  api.engine.store.raw.run("update users set role = 'admin' where id = ?", [ada.id]);
  expect((await (await signInAs("boss")).call("/user")).body.role).toBe("user");
});

test("without a group to follow, roles stay as they are set here", async () => {
  expect((await (await signInAs("boss")).call("/user")).body.role).toBe("admin");
});

test("an answer counts once, and with a code that was redeemed it counts for nothing", async () => {
  await api.signUp({ email: "zoe@agency.test" });
  const first = await begin();
  const answer = await provider.signIn(first.url, "zoe");
  expect((await comeBack(answer, first.cookie)).headers.get("location")).toBe("/dashboard");
  expect(failureOf(await comeBack(answer, first.cookie))).toEqual(refused("expired"));

  const second = await begin();
  const replayed = new URL(answer);
  replayed.searchParams.set("state", new URL(second.url).searchParams.get("state") as string);
  expect(failureOf(await comeBack(replayed, second.cookie))).toEqual(refused("expired"));
});

test("an answer in a browser that did not ask for it signs nobody in", async () => {
  await api.signUp({ email: "zoe@agency.test" });
  const { url, cookie } = await begin();
  const other = await begin();
  const answer = await provider.signIn(url, "zoe");
  for (const foreign of [other.cookie, ""]) expect(failureOf(await comeBack(answer, foreign))).toEqual(refused("expired"));
  expect((await comeBack(answer, cookie)).headers.get("location")).toBe("/dashboard");
});

test("two tabs of a browser sign in beside each other, with one cookie that no script and no other site sees", async () => {
  await api.signUp({ email: "zoe@agency.test" });
  const { headers } = await api.anonymous("/oidc/login");
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^vitae_sign_in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/),
  ]);
  const first = await begin();
  const second = await begin("/plan", { cookie: first.cookie });
  expect(second.cookie).toBe(first.cookie);
  expect((await comeBack(await provider.signIn(first.url, "zoe"), first.cookie)).headers.get("location")).toBe("/dashboard");
  expect((await comeBack(await provider.signIn(second.url, "zoe"), first.cookie)).headers.get("location")).toBe("/plan");
});

test("a sign-in takes ten minutes at most", async () => {
  await api.signUp({ email: "zoe@agency.test" });
  const { url, cookie } = await begin();
  const answer = await provider.signIn(url, "zoe");
  api.engine.clock.advance(10 * MINUTE + 1);
  expect(failureOf(await comeBack(answer, cookie))).toEqual(refused("expired"));
});

test("who says no at the provider comes back to the sign-in screen", async () => {
  const { url, cookie } = await begin();
  expect(failureOf(await comeBack(await provider.signIn(url, "zoe", { refuse: true }), cookie))).toEqual(refused("cancelled"));
});

test("a provider that is gone is said so on the sign-in screen", async () => {
  await open({ VITAE_OIDC_ISSUER: "http://127.0.0.1:1" });
  expect(failureOf(await api.anonymous("/oidc/login"))).toEqual(refused("unreachable"));
});

test("many sign-ins that come to nothing close the door to their network for a while; those that end well do not count", async () => {
  await api.signUp({ email: "zoe@agency.test" });
  for (let index = 0; index < 31; index++) {
    const { url, cookie } = await begin();
    expect(url).toStartWith(provider.issuer);
    if (index === 0) await comeBack(await provider.signIn(url, "zoe"), cookie);
  }
  expect(failureOf(await api.anonymous("/oidc/login"))).toEqual(refused("too_many"));
  expect((await api.anonymous("/oidc/login", { from: "10.0.0.9" })).headers.get("location")).toStartWith(provider.issuer);
  api.engine.clock.advance(15 * MINUTE);
  expect((await begin()).url).toStartWith(provider.issuer);
});

test("the log says that somebody signed in, or why not, without names, addresses and codes", async () => {
  const { user } = await api.signUp({ email: "zoe@agency.test" });
  await signInAs("zoe");
  await signInAs("eve");
  const lines = (await logLines())
    .split("\n")
    .map((line) => JSON.parse(line))
    .filter(({ source }) => source === "sign-in");
  expect(lines).toMatchObject([
    { message: "An identity was linked to an account.", user: user.id },
    { message: "Somebody signed in with the identity provider.", user: user.id },
    { message: "A sign-in with the identity provider failed.", failure: "unverified" },
  ]);
  expect(await logLines()).not.toMatch(/agency\.test|"eve|zoe/i);
});

test("the audit log tells who signed in and what that changed, as the account's own doing", async () => {
  await open({ VITAE_OIDC_ADMIN_GROUP: "vitae-admins", VITAE_OIDC_SIGN_UP: "yes" });
  const written = () => {
    const rows = api.engine.store.raw.query("select body from audit_events order by seq").all() as { body: string }[];
    return rows.map(({ body }) => JSON.parse(body)).map(({ action, actor, way, details }) => [action, actor.name, way, details]);
  };
  await api.anonymous("/register-trial", { json: { email: "ada@agency.test", password: PASSWORD } });
  const before = written().length;
  await signInAs("ada");
  await signInAs("tom");
  expect(written().slice(before)).toEqual([
    ["account.changed", "ada@agency.test", "browser", { fields: ["password", "sessions", "API keys", "webhooks"] }],
    ["identity.linked", "ada@agency.test", "browser", undefined],
    ["account.changed", "ada@agency.test", "browser", { fields: ["role"], role: "admin" }],
    ["login.by-provider", "ada@agency.test", "browser", undefined],
    ["account.created", "tom@elsewhere.test", "browser", { name: "tom@elsewhere.test", kind: "sign-up" }],
    ["identity.linked", "tom@elsewhere.test", "browser", undefined],
    ["login.by-provider", "tom@elsewhere.test", "browser", undefined],
  ]);
});

test("signing out leads to the provider's page too, where the house wants it, for accounts that it opens", async () => {
  await api.signUp({ email: "zoe@agency.test" });
  const quiet = await signInAs("zoe");
  expect((await quiet.call("/logout", { method: "POST" })).body).toEqual({ success: true });

  await open({ VITAE_OIDC_SIGN_OUT: "1" });
  const { call: other } = await api.signUp({ email: "zoe@agency.test" });
  expect((await other("/logout", { method: "POST" })).body).toEqual({ success: true });
  const { call } = await signInAs("zoe");
  const { providerUrl } = (await call("/logout", { method: "POST" })).body;
  expect(providerUrl).toStartWith(`${provider.issuer}/session/end?`);
  expect((await fetch(providerUrl)).status).toBe(200);
  expect((await call("/user")).status).toBe(401);
});

test("with passwords switched off, the provider is the one way in", async () => {
  await open({ VITAE_PASSWORD_SIGN_IN: "no", VITAE_STRICT_PASSWORDS: "1", VITAE_ADMIN_PASSWORD: STRONG, VITAE_OIDC_NAME: "Acme" });
  expect((await api.anonymous("/config")).body.signIn).toEqual({ provider: "Acme", passwords: false });
  const sentence = "Passwords are switched off here. Please sign in with the identity provider.";
  for (const [path, json] of [
    ["/login", { email: "admin@vitae.test", password: STRONG }],
    ["/register-trial", { email: "new@agency.test", password: PASSWORD }],
    ["/forgot-password", { email: "admin@vitae.test" }],
  ] as const) {
    const { status, body } = await api.anonymous(path, { json });
    expect([status, body.message]).toEqual([403, sentence]);
  }

  const { call: admin } = await signInAs("boss");
  // As an account is that had its password set by somebody else before.
  api.engine.store.raw.run("update users set password_is_temporary = 1");
  const made = await admin("/admin/users", { json: { email: "zoe@agency.test", password: "" } });
  expect([made.status, made.body.noPassword]).toEqual([201, true]);
  const reset = await admin(`/admin/user/${made.body.id}/reset-password`, { method: "PUT", json: { password: "battery staple" } });
  expect([reset.status, reset.body.message]).toEqual([403, sentence]);
  const change = await admin("/user/password", { method: "PUT", json: { current: STRONG, password: "battery staple" } });
  expect([change.status, change.body.message]).toEqual([403, sentence]);
  expect((await admin("/user/sign-out-others", { json: { password: "" } })).status).toBe(200);
  expect((await (await signInAs("zoe")).call("/user")).body.id).toBe(made.body.id);
});

test("an account is made without a password once, however often the call is sent", async () => {
  await open({ VITAE_PASSWORD_SIGN_IN: "no" });
  const { call: admin } = await signInAs("boss");
  const { headers } = await signInAs("boss").then(({ answer }) => answer);
  const cookie = headers.getSetCookie()[0]?.split(";")[0] as string;
  const create = (password: string) =>
    api.anonymous("/admin/users", { json: { email: "zoe@agency.test", password }, headers: { cookie, "idempotency-key": "once" } });
  const [first, again, other] = [await create(""), await create(""), await create("battery staple")];
  expect([first.status, again.body, other.status]).toEqual([201, first.body, 422]);
  expect((await admin("/admin/users")).body).toHaveLength(2);
});

test("without a provider nothing of it is there", async () => {
  await open({ VITAE_OIDC_ISSUER: "", VITAE_OIDC_CLIENT_ID: "", VITAE_OIDC_CLIENT_SECRET: "" });
  expect((await api.anonymous("/oidc/login")).status).toBe(404);
  expect((await api.anonymous("/oidc/callback?code=1&state=2")).status).toBe(404);
  expect((await api.anonymous("/config")).body.signIn).toEqual({ provider: null, passwords: true });
});

test("an account takes its identities with it when it is deleted", async () => {
  const { user } = await api.signUp({ email: "zoe@agency.test" });
  await signInAs("zoe");
  await (await api.admin())(`/admin/user/${user.id}`, { method: "DELETE" });
  expect(listIdentities(api.engine.store.db)).toEqual([]);
  expect(() => getUser(api.engine.store.db, user.id)).toThrow();
  expect(failureOf((await signInAs("zoe")).answer)).toEqual(refused("no_account"));
});
