import { afterEach, beforeEach, expect, test } from "bun:test";
import type { ApiKey, CreatedApiKey } from "../../../engine/contract/api.ts";
import { KEY_SCOPE_NAMES } from "../../../engine/contract/key-scopes.ts";
import { MAX_API_KEYS } from "../../../engine/contract/limits.ts";
import { DAY, MINUTE } from "../../../engine/testing/clock.ts";
import { type Caller, cvForm, openTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let owner: Caller;
beforeEach(async () => {
  api = await openTestApi();
  owner = (await api.signUp({ credits: 5 })).call;
});
afterEach(() => api.close());

const create = async (asked: object, by = owner) => (await by<CreatedApiKey>("/keys", { json: { name: "Import", ...asked } })).body;
const withKey =
  (key: string): Caller =>
  (path, options = {}) =>
    api.anonymous(path, { ...options, headers: { ...options.headers, authorization: `Bearer ${key}` } });

test("a key is told once, acts for its account within its scopes, and is listed with its last use", async () => {
  const { key, ...made } = await create({ scopes: ["cv:read", "cv:write"], expiresAt: "2099-01-31" });
  expect(key).toMatch(/^vit_[\w-]{43}$/);
  expect(made).toMatchObject({ name: "Import", scopes: ["cv:write", "cv:read"], expiresAt: "2099-01-31T00:00:00.000Z" });

  const program = withKey(key);
  expect((await program("/upload-cv", { form: cvForm() })).status).toBe(201);
  expect((await program("/jobs")).body).toHaveLength(1);
  expect((await owner("/user")).body.credits).toBe(4);
  expect((await program("/user")).body.email).toBe((await owner("/user")).body.email);

  const [listed] = (await owner<ApiKey[]>("/keys")).body;
  expect(listed).toEqual({ ...made, lastUsedAt: api.engine.now().toISOString() });
  expect(JSON.stringify(api.engine.store.raw.query("select * from api_keys").all())).not.toContain(key);
  await api.engine.runner.idle();
});

test("outside its scopes a key is refused with the scope that it lacks", async () => {
  const { key } = await create({ scopes: ["templates:read"] });
  const refused = await withKey(key)("/upload-cv", { form: cvForm() });
  expect([refused.status, refused.body.error]).toEqual([403, "This API key is not made for that: it needs the scope cv:write."]);
  expect((await withKey(key)("/user/templates")).status).toBe(200);
});

test("keys make no keys, and nothing that is the person's own", async () => {
  const admin = await api.admin();
  const { key } = await create({ scopes: KEY_SCOPE_NAMES }, admin);
  for (const [path, options] of [
    ["/keys", { json: { name: "Another", scopes: ["admin"] } }],
    ["/keys", {}],
    ["/user/sessions", {}],
    ["/people/find", { json: { query: "Ada" } }],
  ] as const) {
    const { status, body } = await withKey(key)(path, options);
    expect([path, status, body.error]).toEqual([path, 403, "This cannot be done with an API key. Please sign in with a browser."]);
  }
  expect((await withKey(key)("/admin/users")).status).toBe(200);
});

test("the scope admin is for keys of administrators, and ends with the role", async () => {
  const refused = await owner("/keys", { json: { name: "Root", scopes: ["admin"] } });
  expect([refused.status, refused.body.error]).toEqual([403, "Only an administrator's key can have the scope admin."]);

  const admin = await api.admin();
  const { key } = await create({ scopes: ["admin"] }, admin);
  api.engine.store.raw.run("update users set role = 'user' where email = 'admin@vitae.test'");
  expect((await withKey(key)("/admin/users")).status).toBe(403);
});

test("a key that was revoked, has expired, is unknown or whose account is gone opens nothing, not even beside a session", async () => {
  const unknown = "This API key does not exist, has expired or was revoked.";
  const status = async (key: string) => {
    const { status, body } = await withKey(key)("/jobs");
    return [status, body.error];
  };
  const revoked = await create({ scopes: ["cv:read"] });
  expect((await withKey(revoked.key)("/jobs")).status).toBe(200);
  expect((await owner(`/keys/${revoked.id}`, { method: "DELETE" })).status).toBe(200);
  expect(await status(revoked.key)).toEqual([401, unknown]);
  expect((await owner(`/keys/${revoked.id}`, { method: "DELETE" })).status).toBe(404);

  const expiring = await create({ scopes: ["cv:read"], expiresAt: new Date(api.engine.now().getTime() + DAY).toISOString() });
  api.engine.clock.advance(DAY - 1);
  expect((await withKey(expiring.key)("/jobs")).status).toBe(200);
  api.engine.clock.advance(1);
  expect(await status(expiring.key)).toEqual([401, unknown]);
  expect((await owner("/jobs", { headers: { authorization: `Bearer ${expiring.key}` } })).status).toBe(401);

  const { user, call } = await api.signUp();
  const orphaned = await create({ scopes: ["cv:read"] }, call);
  const admin = await api.admin();
  await admin(`/admin/user/${user.id}`, { method: "DELETE" });
  expect(await status(orphaned.key)).toEqual([401, unknown]);
});

test("another's key is neither seen nor revoked", async () => {
  const mine = await create({ scopes: ["cv:read"] });
  const other = (await api.signUp()).call;
  expect((await other("/keys")).body).toEqual([]);
  expect((await other(`/keys/${mine.id}`, { method: "DELETE" })).status).toBe(404);
  expect((await withKey(mine.key)("/jobs")).status).toBe(200);
});

test("the password of a proxy before the service is no key", async () => {
  for (const authorization of ["Basic b3duZXI6cGFzcw==", "Bearer eyJhbGciOiJub25lIn0"])
    expect((await owner("/jobs", { headers: { authorization } })).status).toBe(200);
});

test("the last use is written once a minute", async () => {
  const { key } = await create({ scopes: ["cv:read"] });
  const lastUse = async () => (await owner<ApiKey[]>("/keys")).body[0]?.lastUsedAt;
  await withKey(key)("/jobs");
  const first = await lastUse();
  api.engine.clock.advance(MINUTE - 1);
  await withKey(key)("/jobs");
  expect(await lastUse()).toBe(first);
  api.engine.clock.advance(1);
  await withKey(key)("/jobs");
  expect(await lastUse()).not.toBe(first);
});

test.each([
  [{ name: " ", scopes: ["cv:read"] }, "Please give the API key a name of at most 80 characters."],
  [{ name: "k".repeat(81), scopes: ["cv:read"] }, "Please give the API key a name of at most 80 characters."],
  [{ name: "Import", scopes: [] }, "Please choose what the API key may do: cv:write, cv:read, match, templates:read, admin."],
  [{ name: "Import", scopes: ["cv:*"] }, "Please choose what the API key may do: cv:write, cv:read, match, templates:read, admin."],
  [
    { name: "Import", scopes: ["match"], expiresAt: "2001-01-01" },
    "The API key must expire in the future: please give a date such as 2027-01-31.",
  ],
  [
    { name: "Import", scopes: ["match"], expiresAt: "soon" },
    "The API key must expire in the future: please give a date such as 2027-01-31.",
  ],
])("%j is refused with a sentence", async (json, sentence) => {
  const { status, body } = await owner("/keys", { json });
  expect([status, body.error]).toEqual([400, sentence]);
});

test("an account has a limited number of keys", async () => {
  for (let count = 0; count < MAX_API_KEYS; count++) await create({ scopes: ["match"] });
  expect((await owner("/keys", { json: { name: "One more", scopes: ["match"] } })).status).toBe(409);
});

test("a key that is asked for again with its Idempotency-Key is told again, and does not stand in the database", async () => {
  const headers = { "idempotency-key": "8f1e-random" };
  const ask = () => owner<CreatedApiKey>("/keys", { json: { name: "Import", scopes: ["cv:read"] }, headers });
  const first = await ask();
  expect((await ask()).body).toEqual(first.body);
  expect((await owner("/keys")).body).toHaveLength(1);
  expect(JSON.stringify(api.engine.store.raw.query("select * from idempotency_keys").all())).not.toContain(first.body.key);
  await owner(`/keys/${first.body.id}`, { method: "DELETE" });
  expect((await ask()).status).toBe(410);
});

test("who must choose a password first has no use of a key before", async () => {
  const { key } = await create({ scopes: ["cv:read"] });
  api.engine.passwordRules.strict = true;
  api.engine.store.raw.run("update users set password_is_temporary = 1");
  expect((await withKey(key)("/jobs")).status).toBe(403);
});
