import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFiles } from "./files.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitae-files-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a file is kept under a name of our own, for our eyes only, and read back whole", async () => {
  const files = openFiles(join(folder, "files"));
  const bytes = new TextEncoder().encode("a CV");
  const stored = await files.write(bytes);

  expect(stored).toMatchObject({ bytes: 4, sha256: new Bun.CryptoHasher("sha256").update("a CV").digest("hex") });
  expect(await files.read(stored.id)).toEqual(bytes);
  expect(readdirSync(join(folder, "files"))).toEqual([stored.id]);
  expect(statSync(files.path(stored.id)).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "files")).mode & 0o777).toBe(0o700);

  files.remove([stored.id, stored.id]);
  expect(readdirSync(join(folder, "files"))).toEqual([]);
});

test("no name that a person chose leads anywhere", () => {
  const files = openFiles(folder);
  for (const name of ["../../etc/passwd", "/etc/passwd", "a", "..", ""]) expect(() => files.path(name)).toThrow();
});

test("a file that cannot be written leaves nothing half done", async () => {
  const files = openFiles(join(folder, "files"));
  rmSync(join(folder, "files"), { recursive: true });
  expect(files.write(new Uint8Array(3))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});
