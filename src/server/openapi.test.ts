import { afterAll, beforeAll, expect, test } from "bun:test";
import { api as openApi } from "./api.ts";
import { SCHEMAS } from "./schemas.ts";
import { openTestApi, type TestApi } from "./testing/test-api.ts";

let api: TestApi;
let document: Document;
type Operation = {
  summary?: string;
  tags?: string[];
  operationId?: string;
  parameters?: { name: string; in: string }[];
  responses?: Record<string, object>;
};
type Document = {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

beforeAll(async () => {
  api = await openTestApi();
  document = (await api.anonymous<Document>("/openapi.json")).body;
});
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
  for (const [name, schema] of Object.entries(SCHEMAS)) expect([name, faultsOf(schema, schema.example)]).toEqual([name, []]);
});

test("real answers are as described", async () => {
  const { call } = await api.signUp({ credits: 1 });
  for (const [path, name] of [
    ["/user", "User"],
    ["/stats", "DashboardStats"],
    ["/wallet", "Wallet"],
    ["/config", "PublicConfig"],
    ["/health", "Health"],
  ] as const) {
    expect([path, faultsOf(SCHEMAS[name], (await call(path)).body)]).toEqual([path, []]);
  }
  const admin = await api.admin();
  for (const [path, name] of [
    ["/admin/health", "SystemHealth"],
    ["/admin/credits-stats", "CreditsStats"],
  ] as const) {
    expect([path, faultsOf(SCHEMAS[name], (await admin(path)).body)]).toEqual([path, []]);
  }
});

// As much of JSON Schema as the schemas use.
type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  $ref?: string;
};
const TYPES: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  integer: Number.isInteger,
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  array: Array.isArray,
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
};

function faultsOf(schema: Schema, value: unknown, at = ""): string[] {
  if (schema.$ref) return faultsOf(SCHEMAS[schema.$ref.split("/").at(-1) as keyof typeof SCHEMAS] as Schema, value, at);
  if (schema.anyOf) return schema.anyOf.some((one) => faultsOf(one, value).length === 0) ? [] : [`${at}: none of its shapes`];
  if (schema.type && !TYPES[schema.type]?.(value)) return [`${at}: not ${schema.type}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at}: not one of its values`];
  if (schema.items) return (value as unknown[]).flatMap((item, index) => faultsOf(schema.items as Schema, item, `${at}/${index}`));
  const fields = (value ?? {}) as Record<string, unknown>;
  const missing = (schema.required ?? []).filter((name) => !(name in fields)).map((name) => `${at}/${name}: missing`);
  const unknown = schema.properties
    ? Object.keys(fields)
        .filter((name) => !(name in (schema.properties ?? {})))
        .map((name) => `${at}/${name}: unknown`)
    : [];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    name in fields ? faultsOf(one, fields[name], `${at}/${name}`) : [],
  );
  return [...missing, ...unknown, ...inside];
}
