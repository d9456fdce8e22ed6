import { expect, test } from "bun:test";
import { readConfig } from "../../engine/setup/config.ts";
import { api as openApi } from "../api.ts";
import { createHandler } from "../handler.ts";
import { openTestApi } from "../testing/test-api.ts";
import { securityHeaders } from "./headers.ts";

test("behind https a browser is told to stay there for a year", () => {
  const stay = (address: string) => securityHeaders(readConfig({ VITAE_PUBLIC_URL: address }))["strict-transport-security"];
  expect([stay("https://cv.agency.test"), stay("http://127.0.0.1:3000")]).toEqual(["max-age=31536000", undefined]);
});

test("no other origin is let in", async () => {
  const { engine, close } = await openTestApi();
  const handler = createHandler(engine);
  for (const { method, path } of openApi(engine).routes) {
    for (const asked of [method, "OPTIONS"]) {
      const headers = { origin: "https://evil.example", "access-control-request-method": method };
      const answer = await handler(new Request(`http://localhost${path}`, { method: asked, headers }));
      expect([path, [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))]).toEqual([path, []]);
    }
  }
  await close();
});

test("every answer with a body says what it is", async () => {
  const { engine, close } = await openTestApi();
  const handler = createHandler(engine);
  for (const { method, path } of openApi(engine).routes) {
    const answer = await handler(new Request(`http://localhost${path}`, { method }));
    const body = await answer.text();
    const type = answer.headers.get("content-type") ?? "";
    if (body === "") continue;
    expect([path, type.split(";")[0]]).toEqual([
      path,
      expect.stringMatching(/^(?:application\/json|text\/html|text\/plain|image\/|video\/)/),
    ]);
    if (type.startsWith("text/")) expect([path, type]).toEqual([path, expect.stringContaining("charset=utf-8")]);
    if (type.startsWith("application/json")) expect(() => JSON.parse(body)).not.toThrow();
  }
  await close();
});
