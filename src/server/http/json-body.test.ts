import { afterAll, beforeAll, expect, test } from "bun:test";
import { createHandler } from "../handler.ts";
import { type Caller, openTestApi, type TestApi } from "../testing/test-api.ts";

let api: TestApi;
let admin: Caller;
let calls: { method: string; path: string }[];

beforeAll(async () => {
  api = await openTestApi();
  admin = await api.admin();
  const { user } = await api.signUp();
  // Calls that take files or signed events read their bodies themselves.
  const own = ["/api/upload-cv", "/api/match", "/api/admin/templates", "/api/stripe/webhook"];
  calls = Object.entries(api.description.paths)
    .filter(([path]) => !own.includes(path))
    .flatMap(([path, methods]) => Object.keys(methods as object).map((method) => ({ method: method.toUpperCase(), path })))
    .filter(({ method }) => method !== "GET")
    .map(({ method, path }) => ({ method, path: path.replace("/api", "").replace(/\{\w+\}/g, user.id) }));
});
afterAll(() => api.close());

const FIELDS = ["email", "password", "name", "message", "credits", "templates", "template", "plan", "price_id"];
const NESTED = "[".repeat(100_000) + "]".repeat(100_000);
const FORM = { "content-type": "multipart/form-data; boundary=x" };
const formWith = (value: string) =>
  FIELDS.map((field) => `--x\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`)
    .join("")
    .concat("--x--\r\n");

test.each([
  ["JSON nested 100,000 deep", NESTED, { "content-type": "application/json" }],
  [
    "JSON with a field nested 100,000 deep",
    (field: string) => `{"email":"a@b.test","password":"correct horse","${field}":${NESTED}}`,
    { "content-type": "application/json" },
  ],
  ["a form with fields that are nested JSON", formWith(NESTED.slice(0, 20_000)), FORM],
  ["text without a type", "{}", { "content-type": "text/plain" }],
] as const)("%s is refused by every call with 400, and the service goes on", async (_, body, headers) => {
  // A body is looked at before it is known which fields the call has, so each call gets one of them and each field comes up with several calls.
  for (const [index, { method, path }] of calls.entries()) {
    const raw = typeof body === "string" ? body : body(FIELDS[index % FIELDS.length] as string);
    // `fault`: the description says it once for all calls ("any call may answer 400 to what cannot be read").
    const { status } = await admin(path, { method, raw, headers, fault: true });
    expect([method, path, status]).toEqual([method, path, 400]);
  }
  expect((await admin("/user")).status).toBe(200);
});

test("brackets inside strings are text", async () => {
  const message = "[".repeat(5_000);
  const answer = await api.anonymous("/contact", { json: { name: 'Zoë "[[[" \\', email: "zoe@agency.test", message } });
  expect(answer.status).toBe(201);
});

test.each(["a", "cv", "nas", "vitae", "[::1]", "10.0.0.7"])("the service answers under the host name %s", async (host) => {
  const handle = createHandler(api.engine);
  expect((await handle(new Request(`http://${host}/api/health`))).status).toBe(200);
  expect((await handle(new Request(`http://${host}/api/jobs?x=/1`))).status).toBe(401);
});
