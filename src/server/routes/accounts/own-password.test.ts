import { afterEach, beforeEach, expect, test } from "bun:test";
import type { SessionInfo } from "../../../engine/contract/api.ts";
import { openTestApi, PASSWORD, type TestApi } from "../../testing/test-api.ts";

const NEW = "battery staple";
const ADMIN = ["admin@vitae.test", "harbour light 7"] as const;
const change = (current: string, password = NEW) => ({ method: "PUT", json: { current, password } });

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

async function openStrict() {
  await api.close();
  api = await openTestApi({ env: { VITAE_STRICT_PASSWORDS: "1", VITAE_ADMIN_PASSWORD: ADMIN[1] } });
}

test("who knows the present password sets a new one; every other session of the account ends", async () => {
  const { user, call, cookie } = await api.signUp();
  const other = await api.signIn(user.email, PASSWORD);
  const { status, headers } = await call("/user/password", change(PASSWORD));

  expect(status).toBe(200);
  expect((await other.call("/user")).status).toBe(401);
  expect((await call("/user")).status).toBe(401);
  const renewed = headers.get("set-cookie")?.split(";")[0] as string;
  expect(renewed).not.toBe(cookie);
  expect((await api.anonymous("/user", { headers: { cookie: renewed } })).body.id).toBe(user.id);
  expect((await api.anonymous("/login", { json: { email: user.email, password: PASSWORD } })).status).toBe(401);
  expect((await api.anonymous("/login", { json: { email: user.email, password: NEW } })).status).toBe(200);
});

test.each([
  ["wrong", NEW, "The present password is wrong."],
  [PASSWORD, "12345", "Password must be at least 6 characters long."],
  [PASSWORD, PASSWORD, "Please choose a password other than the present one."],
])("changing %j to %j is refused", async (current, password, message) => {
  const { call } = await api.signUp();
  const { status, body } = await call("/user/password", change(current, password));
  expect([status, body.message]).toEqual([400, message]);
  expect((await call("/user")).status).toBe(200);
});

test("a screen that was left open is no way to guess the password", async () => {
  const { call } = await api.signUp();
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries++) statuses.push((await call("/user/password", change(`guess ${tries}`))).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
  expect((await call("/user/sign-out-others", { json: { password: PASSWORD } })).status).toBe(429);
});

test("the other sessions end for who knows the password, and only theirs", async () => {
  const { user, call } = await api.signUp();
  const stranger = await api.signUp();
  const other = await api.signIn(user.email, PASSWORD);

  expect((await call("/user/sign-out-others", { json: { password: "wrong" } })).status).toBe(400);
  expect((await other.call("/user")).status).toBe(200);
  expect((await call("/user/sign-out-others", { json: { password: PASSWORD } })).status).toBe(200);
  expect((await other.call("/user")).status).toBe(401);
  expect((await call<SessionInfo[]>("/user/sessions")).body.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  expect((await stranger.call("/user")).status).toBe(200);
});

test("with strict passwords, one that an administrator has set opens nothing but the way to another", async () => {
  await openStrict();
  const { user, call } = await api.signUp({ credits: 1 });

  expect(user.mustChangePassword).toBe(true);
  for (const path of ["/jobs", "/stats", "/wallet", "/user/sessions", "/admin/users"]) {
    const { status, body } = await call(path);
    expect([path, status, body.message]).toEqual([path, 403, "Please choose a password of your own first."]);
  }
  expect((await call("/user/password", change(PASSWORD, "password1"))).status).toBe(400);
  const { headers } = await call("/user/password", change(PASSWORD));
  const cookie = headers.get("set-cookie")?.split(";")[0] as string;
  expect((await api.anonymous("/jobs", { headers: { cookie } })).status).toBe(200);
  expect((await api.anonymous("/user", { headers: { cookie } })).body.mustChangePassword).toBeUndefined();

  const admin = await api.signIn(...ADMIN);
  await admin.call(`/admin/user/${user.id}/reset-password`, { method: "PUT", json: { password: "another one 9" } });
  const { call: again } = await api.signIn(user.email, "another one 9");
  expect((await again("/jobs")).status).toBe(403);
});

test("with strict passwords, who chose one at the sign-up, or in the configuration, keeps it", async () => {
  await openStrict();
  const { headers } = await api.anonymous("/register-trial", { json: { email: "zoe@agency.test", password: PASSWORD } });
  const cookie = headers.get("set-cookie")?.split(";")[0] as string;
  expect((await api.anonymous("/jobs", { headers: { cookie } })).status).toBe(200);
  expect((await (await api.signIn(...ADMIN)).call("/admin/users")).status).toBe(200);
  const easy = await api.anonymous("/register-trial", { json: { email: "ann@agency.test", password: "Agency2026" } });
  expect([easy.status, easy.body.message]).toEqual([400, expect.stringContaining("easy to guess")]);
  expect((await api.anonymous("/config")).body.passwords).toEqual({ minLength: 8, strict: true });
});
