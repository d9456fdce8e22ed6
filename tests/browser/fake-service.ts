import { afterAll, afterEach, beforeAll, beforeEach, expect } from "bun:test";
import type { Browser } from "playwright-core";
import { type FakeState, fakeState, serveFake } from "../../src/web/testing/fake-api.ts";
import { openBrowser, type Visit, visit } from "./chromium.ts";

/** One browser for a test file; for each test a service in memory that starts from `makeState`, and at most one visitor, who must meet no fault. */
export function withFakeService(makeState: () => FakeState = fakeState) {
  let browser: Browser;
  let server: ReturnType<typeof serveFake>;
  let current: Visit | undefined;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(() => {
    server = serveFake(makeState());
  });
  afterEach(async () => {
    expect(current?.faults ?? []).toEqual([]);
    await current?.close();
    current = undefined;
    await server.stop();
  });

  return {
    get server() {
      return server;
    },
    async open(path: string, width = 1440) {
      current = await visit(browser, server.url + path, { width });
      return current.page;
    },
  };
}
