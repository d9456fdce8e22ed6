import { afterEach, beforeEach, expect, test } from "bun:test";
import type { SessionInfo } from "../../../engine/contract/api.ts";
import { DAY, HOUR, MINUTE } from "../../../engine/testing/clock.ts";
import { openTestApi, PASSWORD, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const trial = (email: string, from?: string) =>
  api.anonymous("/register-trial", { json: { email, password: "secret1", company: "ACME" }, from });

test("a trial account has ten credits, the default template, and is signed in", async () => {
  const { status, body, headers } = await trial("Zoe@Agency.test");
  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    email: "Zoe@Agency.test",
    role: "user",
    credits: 10,
    assignedTemplates: ["default"],
    selectedTemplate: "default",
  });
  expect(body.message).toContain("10 credits");
  expect(JSON.stringify(body)).not.toMatch(/password|argon/i);
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^vitae_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^vitae_device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/),
  ]);

  const cookie = headers.get("set-cookie")?.split(";")[0] as string;
  expect((await api.anonymous("/user", { headers: { cookie } })).body.id).toBe(body.user.id);
});

test.each([
  [{ email: "", password: "secret1" }, 400, "Please fill in all required fields."],
  [{ email: "a@b.test", password: "12345" }, 400, "Password must be at least 6 characters long."],
  [{ email: "nobody", password: "secret1" }, 400, "Please enter a valid e-mail address."],
  [{ email: "a@b.test" }, 400, 'The field "password" is missing or not valid.'],
])("a trial sign-up with %j is refused", async (json, status, message) => {
  const answer = await api.anonymous("/register-trial", { json });
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ error: message, message });
});

test("an address is one account, whatever its case", async () => {
  await trial("zoe@agency.test");
  expect((await trial("ZOE@Agency.test ")).status).toBe(409);
  expect((await api.anonymous("/login", { json: { email: "ZOE@AGENCY.TEST", password: "secret1" } })).status).toBe(200);
});

test("role, credits and plan cannot be brought along", async () => {
  const json = { email: "a@b.test", password: "secret1", role: "admin", credits: 999, plan: "pro", __proto__: { role: "admin" } };
  expect((await api.anonymous("/register-trial", { json })).body.user).toMatchObject({ role: "user", credits: 10, plan: null });
});

test("an eleventh trial account within an hour from one address is one too many", async () => {
  for (let index = 0; index < 10; index++) expect((await trial(`t${index}@a.test`, "10.0.0.1")).status).toBe(200);
  const refused = await trial("t10@a.test", "10.0.0.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await trial("t10@a.test", "10.0.0.2")).status).toBe(200);
  api.engine.clock.advance(HOUR + 1);
  expect((await trial("t11@a.test", "10.0.0.1")).status).toBe(200);
});

test("wrong password and unknown address are the same answer", async () => {
  await api.signUp({ email: "zoe@agency.test" });
  const wrong = await api.anonymous("/login", { json: { email: "zoe@agency.test", password: "nonsense" } });
  const unknown = await api.anonymous("/login", { json: { email: "nobody@agency.test", password: "nonsense" } });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.headers.get("set-cookie")).toBeNull();
});

test.each(["zoe@agency.test", "nobody@agency.test"])(
  "ten wrong passwords for %s close that account to that address for a quarter of an hour",
  async (email) => {
    await api.signUp({ email: "zoe@agency.test" });
    const login = (password: string, from = "10.0.0.1") => api.anonymous("/login", { json: { email, password }, from });

    await login(PASSWORD, "10.0.0.9");
    const answers = await Promise.all(Array.from({ length: 30 }, () => login("wrong")));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await login("wrong")).headers.get("retry-after")).toBe("900");
    expect((await login(PASSWORD, "10.0.0.2")).status).toBe(email.startsWith("zoe") ? 200 : 401);
    api.engine.clock.advance(15 * MINUTE);
    expect((await login("wrong")).status).toBe(401);
  },
);

test("right passwords do not count", async () => {
  await api.signUp({ email: "zoe@agency.test" });
  for (let index = 0; index < 15; index++) await api.signIn("zoe@agency.test", PASSWORD);
});

test("a fourth session ends the first", async () => {
  const { call: first, user } = await api.signUp();
  const sessions = [];
  for (let index = 0; index < 3; index++) {
    api.engine.clock.advance(MINUTE);
    sessions.push(await api.signIn(user.email, PASSWORD, `10.0.0.${index}`));
  }

  expect((await first("/user")).status).toBe(401);
  const { body } = await (sessions[1] as (typeof sessions)[number]).call<SessionInfo[]>("/user/sessions");
  expect(body).toHaveLength(3);
  expect(body.filter(({ isCurrent }) => isCurrent).map(({ ipAddress }) => ipAddress)).toEqual(["10.0.0.1"]);
});

test("many log-ins at once never leave more than three sessions", async () => {
  const { user } = await api.signUp();
  await Promise.all(Array.from({ length: 9 }, () => api.signIn(user.email, PASSWORD)));
  expect(api.engine.store.raw.query("select count(*) as n from sessions where user_id = ?").get(user.id)).toEqual({ n: 3 });
});

test("signing out ends the session, also for a kept cookie", async () => {
  const { call } = await api.signUp();
  const out = await call("/logout", { method: "POST" });
  expect(out.status).toBe(200);
  expect(out.headers.get("set-cookie")).toMatch(/^vitae_session=; Path=\/; Max-Age=0/);
  expect((await call("/user")).status).toBe(401);
  expect((await api.anonymous("/logout", { method: "POST" })).status).toBe(200);
});

test("signed out, the current user is 401 Unauthorized", async () => {
  const { status, body } = await api.anonymous("/user");
  expect(status).toBe(401);
  expect(body).toEqual({ error: "Unauthorized", message: "Unauthorized" });
});

test("a session that nobody uses for thirty days is over", async () => {
  const { call } = await api.signUp();
  api.engine.clock.advance(29 * DAY);
  expect((await call("/user")).status).toBe(200);
  api.engine.clock.advance(29 * DAY);
  expect((await call("/user")).status).toBe(200);
  api.engine.clock.advance(31 * DAY);
  expect((await call("/user")).status).toBe(401);
});

test("a session that is used day by day is over after ninety days", async () => {
  const { call } = await api.signUp();
  for (let week = 0; week < 12; week++) {
    api.engine.clock.advance(7 * DAY);
    expect((await call("/user")).status).toBe(200);
  }
  api.engine.clock.advance(7 * DAY);
  expect((await call("/user")).status).toBe(401);
  await api.admin();
  api.engine.purge();
  expect(api.engine.store.raw.query("select count(*) as left from sessions").get()).toEqual({ left: 1 });
});

test("the cookie in the database is a hash", async () => {
  const { cookie } = await api.signUp();
  const token = cookie.split("=")[1] as string;
  expect(JSON.stringify(api.engine.store.raw.query("select * from sessions").all())).not.toContain(token);
});

test("GET /api/login leads a browser to the sign-in screen", async () => {
  const { status, headers } = await api.anonymous("/login");
  expect(status).toBe(302);
  expect(headers.get("location")).toBe("/auth");
});

test("a forgotten password is the same answer for everybody, and one open request for the administrator", async () => {
  await api.signUp({ email: "zoe@agency.test" });
  const known = await api.anonymous("/forgot-password", { json: { email: "Zoe@agency.test" } });
  await api.anonymous("/forgot-password", { json: { email: "zoe@agency.test" } });
  const unknown = await api.anonymous("/forgot-password", { json: { email: "nobody@agency.test" } });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);

  const admin = await api.admin();
  const { body } = await admin("/admin/password-reset-requests");
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({ email: "zoe@agency.test", requestedAt: expect.any(String) });
  expect((await admin(`/admin/password-reset-request/${body[0].id}/resolve`, { method: "PUT" })).status).toBe(200);
  expect((await admin(`/admin/password-reset-request/${body[0].id}/dismiss`, { method: "PUT" })).status).toBe(409);
  expect((await admin("/admin/password-reset-requests")).body).toEqual([]);
});

test("behind https the cookie is Secure and bound to its host", async () => {
  const secure = await openTestApi({ env: { VITAE_PUBLIC_URL: "https://vitae.example" } });
  const { headers } = await secure.anonymous("/register-trial", { json: { email: "a@b.test", password: "secret1" } });
  expect(headers.get("set-cookie")).toMatch(/^__Host-vitae_session=.*; Secure;/);
  expect(headers.get("strict-transport-security")).toContain("max-age");
  await secure.close();
});

test("a hundred wrong passwords an hour for one account are enough, from wherever they come; where its owner is signed in, more can", async () => {
  await api.signUp({ email: "zoe@agency.test" });
  await api.signIn("zoe@agency.test", PASSWORD, "192.0.2.1");
  const login = (email: string, password: string, from: string) => api.anonymous("/login", { json: { email, password }, from });
  for (const email of ["zoe@agency.test", "nobody@agency.test"]) {
    const answers = await Promise.all(Array.from({ length: 120 }, (_, index) => login(email, "wrong", `10.0.0.${index}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  }
  expect((await login("zoe@agency.test", PASSWORD, "10.0.1.1")).status).toBe(429);
  expect((await login("zoe@agency.test", PASSWORD, "192.0.2.1")).status).toBe(200);
  api.engine.clock.advance(HOUR);
  expect((await login("zoe@agency.test", PASSWORD, "10.0.1.1")).status).toBe(200);
});

test("whoever guesses a password from many addresses does not lock its owner out of a browser that is known, wherever it is", async () => {
  await api.signUp({ email: "zoe@agency.test" });
  const login = (password: string, from: string, cookie = "") =>
    api.anonymous("/login", { json: { email: "zoe@agency.test", password }, from, headers: { cookie } });
  const [, device] = (await login(PASSWORD, "192.0.2.1")).headers.getSetCookie().map((cookie) => cookie.split(";")[0] as string);
  api.engine.store.raw.run("delete from sessions");
  for (let index = 0; index < 120; index++) await login("wrong", `10.0.0.${index}`);

  expect((await login(PASSWORD, "198.51.100.7")).status).toBe(429);
  const known = await login(PASSWORD, "198.51.100.7", device);
  expect(known.status).toBe(200);
  expect(known.headers.getSetCookie()[1]).toStartWith(`${device};`);
  // The known browser has its own ten tries, and its cookie says nothing for another account.
  const wrong = await Promise.all(Array.from({ length: 12 }, (_, index) => login("wrong", `203.0.113.${index}`, device)));
  expect(wrong.filter(({ status }) => status === 429)).toHaveLength(2);
  await api.signUp({ email: "ada@agency.test" });
  const other = await api.anonymous("/login", {
    json: { email: "ada@agency.test", password: PASSWORD },
    headers: { cookie: device ?? "" },
  });
  expect(other.headers.getSetCookie()[1]).not.toStartWith(`${device};`);
});

test("an account knows its ten browsers of last use, each for a year", async () => {
  const { user } = await api.signUp();
  for (let index = 0; index < 12; index++) {
    api.engine.clock.advance(MINUTE);
    await api.signIn(user.email, PASSWORD);
  }
  const known = () => api.engine.store.raw.query("select count(*) as n from known_devices where user_id = ?").get(user.id);
  expect(known()).toEqual({ n: 10 });
  api.engine.clock.advance(366 * DAY);
  api.engine.purge();
  expect(known()).toEqual({ n: 0 });
});

test("a visitor who takes every address of an IPv6 network is counted as one", async () => {
  const answers = [];
  for (let index = 0; index < 11; index++) answers.push((await trial(`t${index}@a.test`, `2001:db8:1:2::${index.toString(16)}`)).status);
  expect(answers).toEqual([...Array(10).fill(200), 429]);
  expect((await trial("t10@a.test", "2001:db8:1:3::1")).status).toBe(200);

  const login = (from: string) => api.anonymous("/login", { json: { email: "zoe@agency.test", password: "wrong" }, from });
  for (let index = 0; index < 10; index++) await login(`2001:db8:5:6:${index}::1`);
  expect((await login("2001:db8:5:6:ffff::1")).status).toBe(429);

  const contact = (from: string) => api.anonymous("/contact", { json: { name: "Z", email: "z@a.test", message: "Hello" }, from });
  for (let index = 0; index < 10; index++) await contact(`2001:db8:7:8::${index}`);
  expect((await contact("2001:db8:7:8::a")).status).toBe(429);
});

test("nobody finds out by trial sign-ups which of many addresses have an account", async () => {
  await trial("zoe@agency.test", "10.0.0.1");
  const answers = [];
  for (let index = 0; index < 11; index++) answers.push((await trial("zoe@agency.test", "10.0.0.2")).status);
  expect(answers).toEqual([...Array(10).fill(409), 429]);
});

test("an unknown address takes the work of a password check, and of a noted request, too", async () => {
  let checks = 0;
  const { passwords } = api.engine;
  const house = await openTestApi({ passwords: { ...passwords, verify: (...one) => passwords.verify(...one).finally(() => checks++) } });
  await house.anonymous("/login", { json: { email: "nobody@agency.test", password: "nonsense" } });
  expect(checks).toBe(1);
  house.engine.store.raw.run("create table written (n)");
  house.engine.store.raw.run("create trigger note after insert on reset_requests begin insert into written values (1); end");
  await house.anonymous("/forgot-password", { json: { email: "nobody@agency.test" } });
  expect(
    house.engine.store.raw.query("select (select count(*) from written) as n, (select count(*) from reset_requests) as kept").get(),
  ).toEqual({
    n: 1,
    kept: 0,
  });
  await house.close();
});

test("a cookie that was brought along is not taken over: every log-in has a new one, which nobody can guess", async () => {
  const { user } = await api.signUp();
  const cookie = `vitae_session=${"A".repeat(43)}`;
  const json = { email: user.email, password: PASSWORD };
  const tokens = new Set<string>();
  for (let index = 0; index < 20; index++) {
    const { headers } = await api.anonymous("/login", { json, headers: { cookie } });
    const token = /^vitae_session=([\w-]+);/.exec(headers.get("set-cookie") ?? "")?.[1] as string;
    // 32 random bytes.
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    tokens.add(token);
  }
  expect(tokens.size).toBe(20);
  expect((await api.anonymous("/user", { headers: { cookie } })).status).toBe(401);
});
