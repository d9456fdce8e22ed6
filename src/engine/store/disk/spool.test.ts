import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFiles } from "./files.ts";
import { openSpool } from "./spool.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitae-spool-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* chunksOf(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text);
}

test("what arrives in pieces lies on the disk whole, for our eyes only, with its size and checksum", async () => {
  const spooled = await openSpool(join(folder, "spool")).receive(chunksOf("a ", "CV of ", "Zoë"));

  expect(readFileSync(spooled.path, "utf8")).toBe("a CV of Zoë");
  expect(spooled).toMatchObject({ bytes: 12, sha256: new Bun.CryptoHasher("sha256").update("a CV of Zoë").digest("hex") });
  expect(statSync(spooled.path).mode & 0o777).toBe(0o600);
});

test("what a sender breaks off leaves nothing", async () => {
  async function* brokenOff() {
    yield* chunksOf("half a C");
    throw new Error("the connection was closed");
  }
  await expect(openSpool(join(folder, "spool")).receive(brokenOff())).rejects.toThrow("closed");
  expect(readdirSync(join(folder, "spool"))).toEqual([]);
});

test("an upload that is kept is moved to the files, and nothing of it stays behind", async () => {
  const spool = openSpool(join(folder, "spool"));
  const files = openFiles(join(folder, "files"));
  const spooled = await spool.receive(chunksOf("a CV"));
  const stored = await files.keep(spooled);
  await spool.discard([spooled]);

  expect(stored).toMatchObject({ bytes: 4, sha256: spooled.sha256 });
  expect(new TextDecoder().decode(await files.read(stored.id))).toBe("a CV");
  expect(readdirSync(join(folder, "spool"))).toEqual([]);
});
