import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { api as openApi } from "./api.ts";
import { SCHEMAS } from "./schemas.ts";
import type { Description } from "./testing/described.ts";
import { shapeFaults } from "./testing/shape-faults.ts";
import { openTestApi, type TestApi } from "./testing/test-api.ts";

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

test("the reference is a page of its own that loads nothing", async () => {
  const { body, headers } = await api.anonymous<string>("/docs");
  expect(headers.get("content-security-policy")).toStartWith("default-src 'none'; style-src 'sha256-");
  expect(body.includes("/api/upload-cv")).toBe(true);
  expect(body.match(/(?:src|href)="https?:|<script|undefined/)).toBeNull();
});

test("every reference leads to a schema, and every schema is used", () => {
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect(new Set(references)).toEqual(new Set(Object.keys(SCHEMAS)));
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(Object.keys(SCHEMAS)));
});

test("every example is true to its schema", () => {
  for (const [name, schema] of Object.entries(SCHEMAS)) expect([name, shapeFaults(schema, schema.example)]).toEqual([name, []]);
});
