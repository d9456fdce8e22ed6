import { afterAll, expect, test } from "bun:test";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programArgv } from "../../src/engine/testing/program-argv.ts";

const KILLS = Number(process.env.WATCH_KILLS ?? 8);
const FILES = KILLS * 6;
const folder = mkdtempSync(join(tmpdir(), "vitae-watch-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (path: string) => join(folder, path);
const names = (path: string) => (existsSync(at(path)) ? readdirSync(at(path)).sort() : []);
const watch = (...options: string[]) =>
  Bun.spawn(programArgv("watch", "inbox", "--out", "out", "--settle", "0.1", "--quiet", ...options), {
    cwd: folder,
    env: { PATH: process.env.PATH },
    stdout: "ignore",
    stderr: "ignore",
  });

test(
  "a hot folder that is killed at any moment loses no CV and formats none twice",
  async () => {
    mkdirSync(at("inbox"));
    const all = Array.from({ length: FILES }, (_, number) => `cv-${100 + number}`);
    for (const name of all)
      writeFileSync(at(`inbox/${name}.json`), JSON.stringify({ basics: { name }, work: [{ name, position: "Engineer" }] }));

    for (let kill = 0; kill < KILLS; kill++) {
      const before = names("out").length;
      const program = watch();
      while (names("out").length < before + 2 && program.exitCode === null && names("inbox/done").length < FILES) await Bun.sleep(5);
      await Bun.sleep(Math.random() * 100);
      program.kill("SIGKILL");
      await program.exited;
    }
    expect(await watch("--once").exited).toBe(0);

    expect(names("out").filter((name) => !name.endsWith(".tmp"))).toEqual(all.map((name) => `${name}.docx`));
    expect(names("inbox/done")).toEqual(all.map((name) => `${name}.json`));
    expect(names("inbox")).toEqual([".vitae", "done"]);
  },
  (KILLS + 5) * 30_000,
);
