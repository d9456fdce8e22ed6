import { Database } from "bun:sqlite";
import { afterEach, beforeEach, expect, test } from "bun:test";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { version } from "../../../package.json";
import { addUser } from "../accounts/users.ts";
import { CHECKOUT_ROOT } from "../setup/assets.ts";
import { brokenInvariants } from "../testing/check-invariants.ts";
import { lockFolder } from "./disk/lock-folder.ts";
import { migrate } from "./migrate.ts";
import { openStore, type Store } from "./open-store.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitae-store-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = () => join(folder, "vitae.db");
const someone = (store: Store, email = "a@b.test") =>
  store.transaction((tx) => addUser(tx, { email, passwordHash: "x", role: "user", assignedTemplates: [] }, new Date(0)));
const pragma = (store: Store, name: string) => Object.values(store.raw.query(`pragma ${name}`).get() as object)[0];

test("a database is opened to survive a power cut, to wait for others and to forget what was deleted", () => {
  const store = openStore(path());
  expect(["journal_mode", "synchronous", "busy_timeout", "foreign_keys", "secure_delete"].map((name) => pragma(store, name))).toEqual([
    "wal",
    2,
    5000,
    1,
    1,
  ]);
  expect(statSync(path()).mode & 0o777).toBe(0o600);
  store.close();
});

test("every table is strict", () => {
  const store = openStore(":memory:");
  const loose = store.raw
    .query("select name from pragma_table_list where schema = 'main' and type = 'table' and strict = 0 and name not like 'sqlite_%'")
    .all();
  expect(loose).toEqual([]);
  store.close();
});

test("a transaction that fails leaves nothing", () => {
  const store = openStore(":memory:");
  expect(() =>
    store.transaction((tx) => {
      addUser(tx, { email: "a@b.test", passwordHash: "x", role: "user", assignedTemplates: [] }, new Date(0));
      throw new Error("no");
    }),
  ).toThrow("no");
  expect(store.raw.query("select count(*) as n from users").get()).toEqual({ n: 0 });
  store.close();
});

test("a transaction that would wait is refused and undone", () => {
  const store = openStore(":memory:");
  const waiting = (async () => someone(store)) as unknown as () => undefined;
  expect(() => store.transaction(waiting)).toThrow("must not wait");
  store.close();
});

test("the balance cannot be written below zero by any statement", () => {
  const store = openStore(":memory:");
  someone(store);
  expect(() => store.raw.run("update users set credits = -1")).toThrow("CHECK constraint failed");
  store.close();
});

const TABLES = [
  "create table parent (id integer primary key) strict",
  "create table child (id integer primary key, parent_id integer not null references parent (id) on delete cascade) strict",
];
const REBUILD = [
  "create table new_parent (id integer primary key, name text) strict",
  "insert into new_parent (id) select id from parent",
  "drop table parent",
  "alter table new_parent rename to parent",
];

test("a migration that rebuilds a table keeps its children, after a copy of what was there", () => {
  const raw = new Database(path());
  raw.run("pragma foreign_keys = on");
  migrate(raw, folder, [{ tag: "one", statements: TABLES }]);
  raw.run("insert into parent values (1)");
  raw.run("insert into child values (1, 1)");
  expect(existsSync(join(folder, "backups"))).toBe(false);

  migrate(raw, folder, [
    { tag: "one", statements: TABLES },
    { tag: "two", statements: REBUILD },
  ]);

  expect(raw.query("select count(*) as n from child").get()).toEqual({ n: 1 });
  expect(raw.query("pragma foreign_keys").get()).toEqual({ foreign_keys: 1 });
  const [copy] = readdirSync(join(folder, "backups"));
  expect(copy).toStartWith("before-upgrade-from-1-");
  expect(new Database(join(folder, "backups", copy as string), { readonly: true }).query("select count(*) as n from child").get()).toEqual({
    n: 1,
  });
  raw.close();
});

test("a database is not upgraded under the feet of a service that is at work on it", () => {
  const raw = new Database(path());
  migrate(raw, folder, [{ tag: "one", statements: TABLES }]);
  const service = lockFolder(folder);
  const both = [
    { tag: "one", statements: TABLES },
    { tag: "two", statements: REBUILD },
  ];
  expect(() => migrate(raw, folder, both)).toThrow("A service of an older version is at work");
  service.release();
  migrate(raw, folder, both);
  raw.close();
});

test("a migration that fails or orphans rows is undone as a whole", () => {
  const raw = new Database(":memory:");
  migrate(raw, undefined, [{ tag: "one", statements: TABLES }]);
  raw.run("insert into parent values (1)");
  raw.run("insert into child values (1, 1)");
  const orphaning = { tag: "two", statements: ["delete from parent"] };
  expect(() => migrate(raw, undefined, [{ tag: "one", statements: TABLES }, orphaning])).toThrow("without their parent");
  expect(raw.query("select count(*) as n from parent").get()).toEqual({ n: 1 });
  expect(raw.query("pragma user_version").get()).toEqual({ user_version: 1 });
  raw.close();
});

test("a database of a newer version is refused with a sentence, and left alone", () => {
  const store = openStore(path());
  store.raw.run("pragma user_version = 999");
  store.close();
  expect(() => openStore(path())).toThrow("written by a newer version of Vitae");
});

test.each([
  ["an empty file", () => writeFileSync(path(), "")],
  ["a folder", () => mkdirSync(path())],
  ["something else", () => writeFileSync(path(), "x".repeat(5000))],
])("%s in the database's place is not taken for a new one", (_, put) => {
  put();
  expect(() => openStore(path())).toThrow(/cannot be opened .* Restore a backup/);
});

test("a page that was damaged on the disk is found before the service begins", () => {
  const store = openStore(path());
  for (let index = 0; index < 50; index++) someone(store, `a${index}@b.test`);
  store.close();
  const bytes = readFileSync(path());
  bytes.fill(0xff, 4096 * 2);
  writeFileSync(path(), bytes);
  expect(() => openStore(path()).check()).toThrow(/cannot be opened .* Restore a backup/);
});

test("whichever byte of the database has changed on the disk, it is refused with a sentence or holds what it held", () => {
  const store = openStore(path());
  for (let index = 0; index < 50; index++) someone(store, `a${index}@b.test`);
  store.close();
  const sound = readFileSync(path());
  const emails = (raw: Database) => raw.query("select group_concat(email, ' ' order by email) as all_of_them from users").get();
  const before = emails(new Database(path()));

  const refused: number[] = [];
  for (const position of [0, 15, 16, 18, 20, 24, 28, 40, 44, 56, 60, 92, 99, 100, 101, 105, 107, 4095, 4096, 4100, 4104, 8192, 8200]) {
    const changed = Buffer.from(sound);
    changed[position] = (changed[position] as number) ^ 0xff;
    writeFileSync(path(), changed);
    try {
      const opened = openStore(path());
      opened.check();
      expect(emails(opened.raw)).toEqual(before);
      opened.close();
    } catch (error) {
      expect((error as Error).message).toMatch(/cannot be opened .* Restore a backup|written by a newer version/);
      refused.push(position);
    }
  }
  expect(refused.length).toBeGreaterThan(5);
});

test("a log of the database that a power cut has shortened gives back whole transactions, from the first on", () => {
  const store = openStore(path());
  store.raw.run("PRAGMA wal_autocheckpoint = 0");
  for (let index = 0; index < 20; index++) someone(store, `a${100 + index}@b.test`);
  const [database, log] = [readFileSync(path()), readFileSync(`${path()}-wal`)];
  store.raw.close();

  for (const kept of [0, 0.3, 0.5, 0.77, 0.9, 0.999]) {
    const copy = join(folder, `kept ${kept}.db`);
    writeFileSync(copy, database);
    writeFileSync(`${copy}-wal`, log.subarray(0, Math.floor(log.length * kept)));
    const opened = openStore(copy);
    opened.check();
    const emails = (opened.raw.query("select email from users order by email").all() as { email: string }[]).map(({ email }) => email);
    expect(emails).toEqual(emails.map((_, index) => `a${100 + index}@b.test`));
    expect(emails.length).toBeLessThan(20);
    opened.close();
  }
});

test("opening again changes nothing", () => {
  const first = openStore(path());
  someone(first);
  first.close();
  const again = openStore(path());
  expect(again.raw.query("select email from users").all()).toEqual([{ email: "a@b.test" }]);
  again.close();
});

test("a data folder has one service, until that ends", () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow("already running on the data folder");
  lock.release();
  lockFolder(folder).release();
});

const RELEASES = join(CHECKOUT_ROOT, "tests/fixtures/databases");

test("the database of this version is kept among those of the releases", () => {
  expect(readdirSync(RELEASES)).toContain(`${version}.sql`);
});

test.each(readdirSync(RELEASES))("the database of release %s is upgraded without the loss of a row", (name) => {
  const old = new Database(path(), { create: true });
  old.run(readFileSync(join(RELEASES, name), "utf8"));
  const counted = countRows(old);
  old.close();

  const store = openStore(path(), folder);

  expect(Object.values(counted).every((rows) => rows > 0)).toBe(true);
  expect(countRows(store.raw)).toMatchObject(counted);
  expect(brokenInvariants(store)).toEqual([]);
  store.check();
  store.close();
});

test("subscriptions that an older version knew of their accounts alone are a list afterwards, and plans stay as they were", () => {
  const old = new Database(path(), { create: true });
  old.run(readFileSync(join(RELEASES, "0.1.0.sql"), "utf8"));
  const [first, second] = old.query("select id from users order by email").all() as { id: string }[];
  const set = "update users set plan = ?, stripe_customer_id = ?, stripe_subscription_id = ?, plan_news_at = ? where id = ?";
  old.run(set, ["pro", "cus_1", "sub_1", 1000, first?.id ?? ""]);
  old.run(set, ["start", null, null, null, second?.id ?? ""]);
  old.run(
    "insert into users (id, email, email_key, password_hash, role, assigned_templates, stripe_subscription_id, created_at) values ('3', 'c', 'c', 'x', 'user', '[]', 'sub_3', 0), ('4', 'd', 'd', 'x', 'user', '[]', 'sub_4', 0)",
  );
  old.run("insert into stripe_events values ('ended:sub_3', 'ended', 0)");
  old.close();

  const { raw, close } = openStore(path(), folder);
  expect(raw.query("select id, user_id as account, plan, status, news_at as at from subscriptions order by id").all()).toEqual([
    { id: "sub_1", account: first?.id, plan: "pro", status: "active", at: 1000 },
    { id: "sub_3", account: "3", plan: "start", status: "canceled", at: 0 },
    { id: "sub_4", account: "4", plan: "start", status: "unpaid", at: 0 },
  ]);
  expect(raw.query("select plan, admin_plan as given from users where plan is not null order by email").all()).toEqual([
    { plan: "pro", given: null },
    { plan: "start", given: "start" },
  ]);
  close();
});

function countRows(raw: Database): Record<string, number> {
  const tables = raw.query("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'").all() as { name: string }[];
  return Object.fromEntries(tables.map(({ name }) => [name, (raw.query(`select count(*) as n from ${name}`).get() as { n: number }).n]));
}
