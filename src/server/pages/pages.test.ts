import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createHandler, type Handler } from "../handler.ts";
import { openTestApi, type TestApi } from "../testing/test-api.ts";

let api: TestApi;
let handler: Handler;
beforeAll(async () => {
  api = await openTestApi({ env: { VITAE_OWNER: "Söhne & Co" } });
  handler = createHandler(api.engine);
});
afterEach(() => api.checkInvariants());
afterAll(() => api.close());

const get = (path: string, headers = {}) => handler(new Request(`http://localhost${path}`, { headers }));

test("every address of the application is its start page, and a missing file is not", async () => {
  const start = await get("/");
  const deep = await get("/plan/success?session_id=x");
  expect(deep.status).toBe(start.status);
  expect(await deep.text()).toBe(await start.text());
  expect((await get("/assets/none.js")).status).toBe(404);
  expect((await get("/..%2f..%2fpackage.json")).status).toBe(404);
  expect((await get("/%ff")).status).toBe(start.status);
  expect((await handler(new Request("http://localhost/", { method: "POST" }))).status).toBe(404);
});

test("a page that the browser has is not sent again", async () => {
  const start = await get("/");
  const etag = start.headers.get("etag");
  if (!etag) return expect(start.status).toBe(503);
  expect((await get("/", { "if-none-match": etag })).status).toBe(304);
});

test("the privacy policy is a PDF in the owner's name, or the owner's own", async () => {
  const standard = await get("/privacy-policy.pdf");
  expect([standard.status, standard.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(new TextDecoder("latin1").decode((await standard.bytes()).subarray(0, 5))).toBe("%PDF-");
  writeFileSync(join(api.engine.config.dataDir, "privacy-policy.pdf"), "%PDF-our own");
  expect(await (await get("/privacy-policy.pdf")).text()).toBe("%PDF-our own");
});

test("client logos and a video of the house's own come from the data folder", async () => {
  const { dataDir } = api.engine.config;
  expect((await api.anonymous("/client-logos")).body).toEqual([]);
  expect((await api.anonymous("/config")).body.video).toBe("/video/vitae.webm");
  for (const folder of ["client-logos", "video"]) mkdirSync(join(dataDir, folder));
  writeFileSync(join(dataDir, "client-logos", "Big_Müller.svg"), "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
  writeFileSync(join(dataDir, "client-logos", "notes.txt"), "no logo");
  writeFileSync(join(dataDir, "video", "us.mp4"), "video");

  const [logo] = (await api.anonymous("/client-logos")).body;
  expect(logo.name).toBe("Big Müller");
  const picture = await get(logo.logo);
  expect(picture.headers.get("content-type")).toBe("image/svg+xml");
  expect(picture.headers.get("content-security-policy")).toContain("sandbox");
  expect((await api.anonymous("/client-logos/notes.txt")).status).toBe(404);
  expect((await api.anonymous("/config")).body.video).toBe("/api/video");
  expect((await get("/api/video")).status).toBe(200);
});
