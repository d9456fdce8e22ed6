import { expect, test } from "bun:test";
import { join } from "node:path";

test("a scoreboard without its corpus fails and names what is missing, so that CI passes over none", async () => {
  const run = Bun.spawn([process.execPath, join(import.meta.dir, "scoreboard.ts"), "--corpus", "/nowhere"], {
    stdout: "pipe",
    stderr: "pipe",
  });
  const said = await new Response(run.stderr).text();
  expect(await run.exited).not.toBe(0);
  expect(said).toContain("/nowhere/manifest.json is missing");
});
