import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import packageJson from "../package.json";
import { CHECKOUT_ROOT } from "../src/engine/setup/assets.ts";

type Locked = [version: string, registry: string, details: object, integrity: string];
const lock = Bun.JSONC.parse(readFileSync(join(CHECKOUT_ROOT, "bun.lock"), "utf8")) as { packages: Record<string, Locked> };
const wanted: Record<string, string> = { ...packageJson.dependencies, ...packageJson.devDependencies };
const versionOf = (name: string) => lock.packages[name]?.[0].slice(name.length + 1) ?? "";

test("every dependency is one exact version, and the lock file holds that one", () => {
  expect(Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(Object.entries(wanted).filter(([name, version]) => versionOf(name) !== version)).toEqual([]);
});

test("every package comes from the registry, under its own name and with its checksum", () => {
  const strange = Object.entries(lock.packages).filter(
    ([, [spec, registry, , integrity]]) =>
      !/^(?:@[\w.-]+\/)?[\w.-]+@\d[\w.+-]*$/.test(spec) || registry !== "" || !/^sha512-.{86}==$/.test(integrity ?? ""),
  );
  expect(strange.map(([name]) => name)).toEqual([]);
});

test("installing runs no script but that of a development tool", async () => {
  const scripted: string[] = [];
  for await (const path of new Bun.Glob("node_modules/{*,@*/*}/package.json").scan({ cwd: CHECKOUT_ROOT, followSymlinks: true })) {
    const { name, scripts = {} } = (await Bun.file(join(CHECKOUT_ROOT, path)).json()) as { name: string; scripts?: Record<string, string> };
    if (scripts.preinstall || scripts.install || scripts.postinstall) scripted.push(name);
  }
  expect(scripted.filter((name) => !["esbuild"].includes(name))).toEqual([]);
});

test.each([
  ["elysia", "1.4.27"],
  ["pdfjs-dist", "4.2.67"],
  ["mammoth", "1.12.1"],
  ["@xmldom/xmldom", "0.8.15"],
])("%s is not older than %s, which mended a hole", (name, least) => expect(Bun.semver.satisfies(versionOf(name), `>=${least}`)).toBe(true));

test("nothing that is installed has a known hole of weight, as far as the registry can be asked", async () => {
  const audit = Bun.spawn([process.execPath, "audit", "--json", "--audit-level=high"], {
    cwd: CHECKOUT_ROOT,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "ignore",
    timeout: 10_000,
  });
  const answer = await new Response(audit.stdout).text();
  await audit.exited;
  // Offline, or with a registry that keeps no advisories, nothing is printed.
  expect(answer.trim() === "" ? {} : JSON.parse(answer)).toEqual({});
}, 20_000);
