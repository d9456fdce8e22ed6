import { Database } from "bun:sqlite";
import { afterEach, beforeEach, expect, test } from "bun:test";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { addCredits } from "../accounts/administration.ts";
import { addUser } from "../accounts/users.ts";
import { cleanUpJob } from "../jobs/remove-job.ts";
import { submitCv } from "../jobs/submit/submit-cv.ts";
import { CHECKOUT_ROOT } from "../setup/assets.ts";
import { copyDatabase } from "../store/copy-database.ts";
import { openStore } from "../store/open-store.ts";
import { whatIsWrong } from "../testing/check-data-folder.ts";
import { brokenInvariants } from "../testing/check-invariants.ts";
import { openTestEngine, type TestEngine } from "../testing/open-test-engine.ts";
import { refuseHalfRestored, sweepLeftovers } from "./leftovers.ts";
import { registeredBackups } from "./register.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const RELEASES = join(CHECKOUT_ROOT, "tests/fixtures/databases");
let folder: string;
let engine: TestEngine;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitae-backup-"));
  mkdirSync(live("templates/acme"), { recursive: true });
  writeFileSync(live("templates/acme/template.json"), "{}");
  engine = await openTestEngine({ dataDir: live(), store: openStore(live("vitae.db")) });
});
afterEach(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const live = (name = "") => join(folder, "live", name);
const back = (name = "") => join(folder, "back", name);
const file = () => join(folder, "backup.zip");
const backUp = (options = {}) => writeBackup({ ...engine, dataDir: live(), settings: "PORT='4000'\n" }, file(), options);
const bytesOf = (name: string) => new TextEncoder().encode(`%PDF ${name}`);
const client = (email: string) => {
  const user = engine.store.transaction((tx) =>
    addUser(tx, { email, passwordHash: "x", role: "user", assignedTemplates: ["default"] }, engine.now()),
  );
  return addCredits(engine, user.id, 1_000_000, engine.now());
};
const submit = (user: ReturnType<typeof client>, name: string) => submitCv(engine, { user, cv: { fileName: name, bytes: bytesOf(name) } });
const documents = (root: string) =>
  Object.fromEntries(readdirSync(join(root, "files")).map((name) => [name, readFileSync(join(root, "files", name), "utf8")]));

test("a backup brings everything back, readable by its owner alone, and leaves nothing behind in the data folder", async () => {
  await submit(client("ada@vitae.test"), "ada.pdf");
  await engine.runner.idle();
  const before = readdirSync(live());

  expect(await backUp()).toMatchObject({ files: 7, lost: 0 });
  await restoreBackup(file(), back());

  // But for the list of backups, which a person who is erased is looked up in.
  expect(readdirSync(live()).sort()).toEqual([...before, "backups"].sort());
  expect(registeredBackups(live())).toMatchObject([{ path: file(), isThere: true }]);
  expect(documents(back())).toEqual(documents(live()));
  expect(Object.keys(documents(back()))).toHaveLength(3);
  expect(readFileSync(back("templates/acme/template.json"), "utf8")).toBe("{}");
  expect(readFileSync(back("settings.env"), "utf8")).toBe("PORT='4000'\n");
  expect([file(), back("vitae.db"), back("settings.env")].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
  expect(readdirSync(back()).sort()).toEqual([
    "backups",
    "decisions.key",
    "files",
    "service.lock",
    "settings.env",
    "templates",
    "vitae.db",
  ]);
  const store = openStore(back("vitae.db"));
  expect(store.raw.query("select email, credits from users order by email").all()).toEqual([
    { email: "ada@vitae.test", credits: 999_999 },
    { email: "admin@vitae.test", credits: 0 },
  ]);
  store.close();
});

test("backups that are made while CVs come and go are each whole: balances, jobs and documents belong together", async () => {
  const user = client("ada@vitae.test");
  let busy = true;
  const work = Array.from({ length: 4 }, async (_, number) => {
    const kept: string[] = [];
    for (let round = 0; busy; round++) {
      kept.push((await submit(user, `${number}-${round}.pdf`)).id);
      // As many stay as a backup has done in a moment: with all of them each backup would wait for more than the one before.
      if (round % 2 === 0 || kept.length > 5) cleanUpJob(engine, user.id, kept.shift() as string);
      await Bun.sleep(1);
    }
  });
  while (engine.store.raw.query("select id from job_files").all().length < 8) await Bun.sleep(1);
  try {
    for (let round = 0; round < 3; round++) {
      expect((await backUp({ force: true })).lost).toBe(0);
      await restoreBackup(file(), back(), { force: round > 0 });
      expect(whatIsWrong(back())).toEqual([]);
    }
  } finally {
    busy = false;
    await Promise.all(work);
  }
});

test("a document that the data folder lost earlier is counted, and the rest is backed up", async () => {
  await submit(client("ada@vitae.test"), "ada.pdf");
  await engine.runner.idle();
  rmSync(live(`files/${readdirSync(live("files"))[0]}`));

  expect(await backUp()).toMatchObject({ lost: 1 });
  await restoreBackup(file(), back());
  expect(Object.keys(documents(back()))).toHaveLength(2);
});

test("nothing is written over without being told to, and no backup lies among what it holds", async () => {
  writeFileSync(file(), "mine");
  await expect(backUp()).rejects.toThrow("exists already (--force overwrites)");
  expect(readFileSync(file(), "utf8")).toBe("mine");

  await backUp({ force: true });
  mkdirSync(back());
  writeFileSync(back("keep.txt"), "mine");
  await expect(restoreBackup(file(), back())).rejects.toThrow("is not empty (--force replaces");
  expect(readdirSync(back())).toEqual(["keep.txt"]);

  await expect(writeBackup({ ...engine, dataDir: live(), settings: "" }, live("backup.zip"))).rejects.toThrow("in the data folder itself");
  await writeBackup({ ...engine, dataDir: live(), settings: "" }, live("backups/today.zip"));
  expect((await backUp({ force: true })).files).toBe(4);
});

test("a backup that is stopped leaves nothing, neither where it was written nor in the data folder", async () => {
  await submit(client("ada@vitae.test"), "ada.pdf");
  await engine.runner.idle();
  const stop = new AbortController();
  const before = readdirSync(live());

  await expect(backUp({ signal: stop.signal, onStep: () => stop.abort() })).rejects.toThrow("was stopped. Nothing was written.");

  expect(readdirSync(folder)).toEqual(["live"]);
  expect(readdirSync(live())).toEqual(before);
});

test("a restore that is stopped changes nothing", async () => {
  await submit(client("ada@vitae.test"), "ada.pdf");
  await engine.runner.idle();
  await backUp();
  await restoreBackup(file(), back());
  writeFileSync(back("mine.txt"), "mine");
  const before = readdirSync(back());
  const stop = new AbortController();

  const restored = restoreBackup(file(), back(), { force: true, signal: stop.signal, onStep: () => stop.abort() });

  await expect(restored).rejects.toThrow("was stopped. The data folder is as it was.");
  expect(readdirSync(back())).toEqual(before);
});

test.each(readdirSync(RELEASES))(
  "a backup with the database of release %s is brought back, and upgraded by the next start",
  async (name) => {
    const old = new Database(join(folder, "old.db"), { create: true });
    old.run(readFileSync(join(RELEASES, name), "utf8"));
    const [users] = old.query("select count(*) as n from users").values();
    const source = {
      store: { copyTo: (target: string) => copyDatabase(old, target) },
      dataDir: live(),
      settings: "",
      version: "0",
      now: engine.now,
    };
    await writeBackup(source, file());
    old.close();

    await restoreBackup(file(), back());
    const store = openStore(back("vitae.db"), back());

    expect(store.raw.query("select count(*) as n from users").values()).toEqual([users as [number]]);
    expect(brokenInvariants(store)).toEqual([]);
    store.close();
  },
);

test("a folder on which a service is at work is not restored", async () => {
  await backUp();
  await expect(restoreBackup(file(), live(), { force: true })).rejects.toThrow("already running on the data folder");
  expect(brokenInvariants(engine.store)).toEqual([]);
});

test.each([
  ["cut short", (bytes: Uint8Array) => bytes.subarray(0, bytes.length >> 1), "not whole"],
  ["changed in one byte", (bytes: Uint8Array) => changed(bytes, "%PDF ada"), "is not what was backed up"],
  ["no backup", () => new TextEncoder().encode("CVs of last week"), "not a backup"],
])("a backup that is %s is refused, and the folder stays as it was", async (_, damage, sentence) => {
  await submit(client("ada@vitae.test"), "ada.pdf");
  await backUp();
  await restoreBackup(file(), back());
  const before = { names: readdirSync(back()), documents: documents(back()) };
  writeFileSync(file(), damage(readFileSync(file())));

  await expect(restoreBackup(file(), back(), { force: true })).rejects.toThrow(sentence);
  expect({ names: readdirSync(back()), documents: documents(back()) }).toEqual(before);
});

function changed(bytes: Buffer | Uint8Array, text: string): Uint8Array {
  const copy = Buffer.from(bytes);
  copy.write("X", copy.indexOf(text));
  return copy;
}

test.each(["../outside.txt", "/tmp/outside.txt", "files/../../outside.txt", "C:\\outside.txt", ".restoring/x"])(
  "a backup whose file would land at %s is refused",
  async (path) => {
    await zipOf({ "manifest.json": JSON.stringify({ format: 1, files: [{ path, bytes: 1, sha256: "" }] }) });
    await expect(restoreBackup(file(), back())).rejects.toThrow("leads out of the data folder");
    expect(readdirSync(back())).toEqual(["service.lock"]);
  },
);

test.each([
  ["that is null", null],
  ["that is a word", "vitae.db"],
  ["without a size", { path: "vitae.db", sha256: "" }],
  ["with a size below nothing", { path: "vitae.db", bytes: -1, sha256: "" }],
  ["whose path is no text", { path: 7, bytes: 1, sha256: "" }],
])("a backup that lists a file %s is refused with a sentence", async (_, entry) => {
  await zipOf({ "manifest.json": JSON.stringify({ format: 1, files: [entry] }) });
  await expect(restoreBackup(file(), back())).rejects.toThrow("its list of files cannot be read");
  expect(readdirSync(back())).toEqual(["service.lock"]);
});

test("a backup that would not fit on the disk is refused before anything is unpacked", async () => {
  await zipOf({ "manifest.json": JSON.stringify({ format: 1, files: [{ path: "vitae.db", bytes: 9e15, sha256: "" }] }) });
  await expect(restoreBackup(file(), back())).rejects.toThrow("This backup needs 9,000,000 GB on the disk");
  expect(readdirSync(back())).toEqual(["service.lock"]);
});

test("a backup whose list of files grows without end when it is unpacked is refused", async () => {
  // Half a gigabyte of blanks, which a ZIP holds in half a megabyte.
  const zip = new ZipFile();
  const blanks = new Uint8Array(1024 * 1024).fill(32);
  zip.addReadStream(Readable.from(Array(512).fill(blanks)), "manifest.json");
  zip.end();
  await Bun.write(file(), new Response(zip.outputStream as never));
  await expect(restoreBackup(file(), back())).rejects.toThrow("lists more files than a backup of Vitae can hold");
});

test.each([
  ["a file of somebody else", (path: string) => writeFileSync(path, "mine")],
  ["a folder", (path: string) => mkdirSync(path)],
  ["a link to another file", (path: string) => symlinkSync(join(folder, "mine.txt"), path)],
])("a service.lock that is %s is left as it is, and a sentence says so", async (_, make) => {
  await backUp();
  mkdirSync(back());
  make(back("service.lock"));
  await expect(restoreBackup(file(), back())).rejects.toThrow("service.lock is not a lock of Vitae");
  expect(readdirSync(back())).toEqual(["service.lock"]);
});

test("a backup of a newer version is refused with a sentence", async () => {
  await zipOf({ "manifest.json": '{"format": 2, "files": []}' });
  await expect(restoreBackup(file(), back())).rejects.toThrow("newer version of Vitae");

  engine.store.raw.run("pragma user_version = 999");
  await backUp({ force: true });
  await expect(restoreBackup(file(), back())).rejects.toThrow("written by a newer version of Vitae");
});

test("a restore that was killed keeps a service from starting, and the next one begins from what was there", async () => {
  await backUp();
  await restoreBackup(file(), back());
  // As it is found after the old database has gone aside and before the new one is in its place.
  mkdirSync(back(".restoring/old"), { recursive: true });
  mkdirSync(back(".restoring/new"));
  writeFileSync(back(".restoring/old/keep.txt"), "mine");

  expect(() => refuseHalfRestored(back())).toThrow('run "vitae restore" again');
  writeFileSync(file(), "no backup");
  await expect(restoreBackup(file(), back(), { force: true })).rejects.toThrow("not a backup");
  refuseHalfRestored(back());
  expect(readFileSync(back("keep.txt"), "utf8")).toBe("mine");
});

test("what a killed backup left is swept, for it holds what the retention period deletes", () => {
  mkdirSync(live(".backup-x/files"), { recursive: true });
  sweepLeftovers(live(), new Date(Date.now() - 60_000));
  expect(existsSync(live(".backup-x"))).toBe(true);
  sweepLeftovers(live(), new Date(Date.now() + 60_000));
  expect(existsSync(live(".backup-x"))).toBe(false);
});

test("the copy of the database holds no page of what was deleted", async () => {
  await backUp();
  await restoreBackup(file(), back());
  const database = new Database(back("vitae.db"), { readonly: true });
  expect(database.query("pragma freelist_count").get()).toEqual({ freelist_count: 0 });
  database.close();
});

async function zipOf(files: Record<string, string>): Promise<void> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  await Bun.write(file(), new Response(zip.outputStream as never));
}
