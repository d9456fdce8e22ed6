import { expect, test } from "bun:test";
import { openTestEngine } from "../engine/testing/open-test-engine.ts";
import { serve } from "./serve.ts";

test("a service answers over the network, and a second one on its port or its data folder is refused with a sentence", async () => {
  const engine = await openTestEngine({ start: false });
  const serving = await serve(engine, { port: 0, host: "127.0.0.1" });
  expect(await (await fetch(`${serving.url}/api/health`)).json()).toEqual({ status: "ok", version: engine.version });

  const elsewhere = await openTestEngine({ start: false });
  const port = Number(new URL(serving.url).port);
  expect(serve(elsewhere, { port, host: "127.0.0.1" })).rejects.toThrow(`Port ${port} on 127.0.0.1 is already in use.`);
  await elsewhere.close();

  const { dataDir } = engine.config;
  const twin = await openTestEngine({ start: false, dataDir });
  await expect(serve(twin, { port: 0, host: "127.0.0.1" })).rejects.toThrow("Another Vitae service is already running on the data folder");

  await serving.stop();
  expect(fetch(`${serving.url}/api/health`)).rejects.toThrow();
  await engine.close();
});
