import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { validate } from "@readme/openapi-parser";
import { api as openApi } from "../api.ts";
import type { Description } from "../testing/described.ts";
import { shapeErrors } from "../testing/shape-errors.ts";
import { openTestApi, type TestApi } from "../testing/test-api.ts";
import { SCHEMAS } from "./schemas.ts";

let api: TestApi;
let document: Description;
beforeAll(async () => {
  api = await openTestApi();
  document = api.description;
});
afterEach(() => api.checkInvariants());
afterAll(() => api.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

test("every route is described, with its tag, its answer and its parameters", () => {
  const routes = openApi(api.engine)
    .routes.filter(({ path }) => !["/api/openapi.json", "/api/docs"].includes(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
  expect(
    operations()
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
      .sort(),
  ).toEqual(routes.sort());

  for (const { path, method, operation } of operations()) {
    expect([path, method, operation.summary, operation.tags?.length, Object.keys(operation.responses ?? {}).length > 0]).toEqual([
      path,
      method,
      expect.any(String),
      1,
      true,
    ]);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(operation.parameters?.filter((parameter) => parameter.in === "path").map(({ name }) => name) ?? []).toEqual(inPath as string[]);
  }
  const ids = operations().map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the description is a valid OpenAPI 3.1 document", async () => {
  expect(document.openapi).toStartWith("3.1.");
  // It resolves references in place, so it is given a copy.
  expect(await validate(structuredClone(document) as never)).toMatchObject({ valid: true, warnings: [] });
});

test("every body and every answer has an example that is true to its schema", () => {
  for (const { path, method, operation } of operations()) {
    const contents = [operation.requestBody, ...Object.values(operation.responses)].flatMap((one) => Object.entries(one?.content ?? {}));
    for (const [type, { schema = {}, example = schema.examples?.[0] }] of contents) {
      if (schema.format === "binary") continue;
      expect([method, path, type, example === undefined, shapeErrors(schema, example)]).toEqual([method, path, type, false, []]);
    }
  }
});

test("what a call may be asked with beside its body is described", () => {
  const parameters = (path: string, method: string) =>
    document.paths[path]?.[method]?.parameters?.map(({ name, in: place }) => `${place} ${name}`);
  expect(parameters("/api/upload-cv", "post")).toEqual(["header Idempotency-Key"]);
  expect(parameters("/api/admin/user/{userId}/ledger", "get")).toEqual(["path userId", "query page", "query kind"]);
});

test("the reference is a page of its own that loads nothing", async () => {
  const { body, headers } = await api.anonymous<string>("/docs");
  expect(headers.get("content-security-policy")).toStartWith("default-src 'none'; style-src 'sha256-");
  expect(body.includes("/api/upload-cv")).toBe(true);
  expect(body).toContain("Idempotency-Key");
  expect(body).toContain("{&quot;price_id&quot;:&quot;price_1&quot;}");
  expect(body.match(/(?:src|href)="https?:|<script|undefined/)).toBeNull();
});

test("every reference leads to a schema, and every schema is used", () => {
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect(new Set(references)).toEqual(new Set(Object.keys(SCHEMAS)));
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(Object.keys(SCHEMAS)));
});

test("every example is true to its schema", () => {
  for (const [name, schema] of Object.entries(SCHEMAS)) expect([name, shapeErrors(schema, schema.example)]).toEqual([name, []]);
});

test("the description is the same whatever is set up", async () => {
  const env = {
    VITAE_PUBLIC_URL: "https://cv.agency.test",
    VITAE_METRICS_TOKEN: "m".repeat(32),
    VITAE_SIMULATE_PAYMENTS: "1",
    VITAE_MORE_KINDS: "1",
  };
  const other = await openTestApi({ env });
  expect((await other.anonymous("/openapi.json")).body).toEqual(document);
  await other.close();
});
