import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addUser } from "../../accounts/users.ts";
import type { AuditAction } from "../../contract/audit-actions.ts";
import type { Store } from "../../store/open-store.ts";
import { DAY, openClock } from "../../testing/clock.ts";
import { openMigratedStore } from "../../testing/open-migrated-store.ts";
import { cutChain } from "../chain/chained-log.ts";
import { type LogKey, openLogKey } from "../chain/log-key.ts";
import { checkAudit, checkAuditBesideOthers, cutAudit, expiredAudit } from "./keep-audit.ts";
import { type AskedAudit, exportAudit, listAudit, readAuditFilter } from "./list-audit.ts";
import { type Acting, AUDIT_LOG, type AuditEntry, openTracing, THE_SERVICE, type Trace, traceInEqualTime } from "./trace.ts";

const ZOE: Acting = { actor: { id: crypto.randomUUID(), name: "Zoe@agency.test" }, way: "browser" };
const KEY_ID = crypto.randomUUID();
const PROGRAM: Acting = { ...ZOE, way: "key", key: { id: KEY_ID, name: "Nightly import" } };

let store: Store;
let key: LogKey;
let clock: ReturnType<typeof openClock>;
let as: (acting: Acting) => Trace;
beforeEach(() => {
  store = openMigratedStore();
  key = openLogKey(mkdtempSync(join(tmpdir(), "vitae-audit-")));
  clock = openClock();
  as = openTracing(key, clock.now);
});
afterEach(() => store.close());

const write = (entry: AuditEntry, acting = ZOE) => store.transaction((tx) => as(acting)(tx, entry));
const download = (subject: string, acting = ZOE) => write({ action: "document.downloaded", subject, details: { types: ["docx"] } }, acting);
const list = (asked: AskedAudit = {}, cursor?: number, rows?: number) =>
  listAudit(store.db, readAuditFilter(store.db, asked), cursor, rows);
const subjects = (asked: AskedAudit = {}) => list(asked).events.map(({ subject }) => subject?.id);
const check = () => checkAudit(store.db, key).problems;
const run = (...statements: string[]) => {
  for (const statement of statements) store.raw.run(statement);
};
/** As somebody does who can write the database, and knows of its triggers. */
const TRIGGERS = ["in_order", "never_change", "stay"].map((name) => `drop trigger audit_events_${name}`);

test("a record says who did what to whom or what, when, and by which way", () => {
  write({ action: "key.made", subject: "k1", account: "a1", details: { name: "Import", scopes: ["cv:read"] } }, PROGRAM);
  expect(list().events).toEqual([
    {
      seq: 1,
      at: "2026-03-10T12:00:00.000Z",
      action: "key.made",
      what: "Made an API key: Import, cv:read",
      actor: ZOE.actor,
      way: "key",
      key: { id: KEY_ID, name: "Nightly import" },
      subject: { kind: "key", id: "k1" },
      account: "a1",
      details: { name: "Import", scopes: ["cv:read"] },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
});

test("the database itself lets no record be changed, removed, replaced or put between", () => {
  for (const subject of ["a", "b", "c"]) download(subject);
  const row = "select 2, replace(body, 'docx', 'pdf'), hash, seal from audit_events where seq = 2";
  for (const statement of [
    "update audit_events set body = replace(body, 'docx', 'pdf') where seq = 2",
    "delete from audit_events where seq = 1",
    "delete from audit_events",
    `insert or replace into audit_events (seq, body, hash, seal) ${row}`,
    `insert into audit_events (seq, body, hash, seal) ${row.replace("2", "0")}`,
  ])
    expect(() => run(statement)).toThrow("the audit log");
  expect(subjects()).toEqual(["c", "b", "a"]);
  expect(check()).toEqual([]);
});

test("what was changed around the triggers is found", () => {
  const ways: [statements: string[], problem: string][] = [
    [["update audit_events set body = replace(body, 'docx', 'pdf') where seq = 2"], "Record 2 was changed."],
    [["delete from audit_events where seq = 2"], "Record 2 is missing."],
    [["delete from audit_events where seq = 3"], "Records are missing at the end: Record 3."],
    [
      ["insert into audit_anchors select 'cut', 2, hash, seal from audit_events where seq = 2", "delete from audit_events where seq < 3"],
      "The mark where the retention has cut the log was changed.",
    ],
  ];
  for (const [statements, problem] of ways) {
    for (const subject of ["a", "b", "c"]) download(subject);
    run(...TRIGGERS, ...statements);
    expect(check()).toContain(problem);
    store.close();
    store = openMigratedStore();
  }
});

test("a record of the decision log is none of this one, though both have the same key", () => {
  download("a");
  run("drop trigger audit_events_never_change", "update audit_events set seal = 'x'");
  const { hash } = store.raw.query("select hash from audit_events").get() as { hash: string };
  store.raw.run("update audit_events set seal = ?", [key.seal(hash)]);
  expect(check()).toEqual(["Record 1 was not written with the key of this data folder."]);
});

test("what is undone leaves no record, and the next one follows the last that stands", () => {
  download("a");
  expect(() =>
    store.transaction((tx) => {
      as(ZOE)(tx, { action: "job.deleted", subject: "b" });
      throw new Error("no");
    }),
  ).toThrow("no");
  store.transaction((tx) => traceInEqualTime(tx, as(ZOE), false, { action: "login.failed", subject: "" }));
  store.transaction((tx) => traceInEqualTime(tx, as(ZOE), true, { action: "login.failed", subject: "c" }));
  expect(subjects()).toEqual(["c", "a"]);
  expect(check()).toEqual([]);
});

test("whether an address has an account takes the same writing, so that its time tells nothing", () => {
  download("a");
  const written = (isTrue: boolean) => {
    let records = 0;
    const counting: Trace = (tx, entry) => {
      records += 1;
      as(ZOE)(tx, entry);
    };
    const before = changes();
    store.transaction((tx) => traceInEqualTime(tx, counting, isTrue, { action: "login.failed", subject: "x" }));
    return [records, changes() > before];
  };
  const changes = () => (store.raw.query("select total_changes() as n").get() as { n: number }).n;
  expect(written(false)).toEqual(written(true));
});

test("filters are all true of what they find, newest first, an address in any case, a day to its end", () => {
  const { actor } = ZOE;
  const user = { email: actor.name as string, passwordHash: "x", role: "user" as const, assignedTemplates: [] };
  const account = store.transaction((tx) => addUser(tx, user, clock.now()));
  download("a");
  clock.advance(DAY);
  download("b", PROGRAM);
  write({ action: "login.failed", subject: account.id }, { actor: { id: null, name: null }, way: "browser" });
  clock.advance(DAY);
  download("c", { actor: { id: null, name: "root" }, way: "terminal" });

  expect(subjects({ actor: "zoe@AGENCY.test" })).toEqual(["b", "a"]);
  expect(subjects({ actor: actor.id as string })).toEqual(["b", "a"]);
  expect(subjects({ actor: KEY_ID })).toEqual(["b"]);
  expect(subjects({ actor: "root" })).toEqual(["c"]);
  expect(subjects({ action: "login.failed" })).toEqual([account.id]);
  expect(subjects({ subject: "a" })).toEqual(["a"]);
  expect(subjects({ subject: "zoe@agency.test" })).toEqual([account.id]);
  expect(subjects({ from: "2026-03-11" })).toEqual(["c", account.id, "b"]);
  expect(subjects({ to: "2026-03-11" })).toEqual([account.id, "b", "a"]);
  expect(subjects({ to: "2026-03-10T12:00:00Z" })).toEqual(["a"]);
  expect(subjects({ text: "NIGHTLY" })).toEqual(["b"]);
  expect(subjects({ text: "wrong password" })).toEqual([account.id]);
  expect(subjects({ actor: "zoe@agency.test", from: "2026-03-11", action: "document.downloaded", text: "docx" })).toEqual(["b"]);
});

test("a filter that cannot be is one sentence", () => {
  const wrong: [AskedAudit, string][] = [
    [{ action: "coffee.made" }, 'There is no action "coffee.made". One is document.downloaded.'],
    [{ from: "yesterday" }, 'Please give "from" as a day such as 2026-11-30, or as an instant such as 2026-11-30T08:00:00Z.'],
    [{ to: "2026-13-01" }, 'Please give "to" as a day such as 2026-11-30'],
    [{ from: "2026-03-12", to: "2026-03-11" }, '"from" is after "to". Please swap them.'],
  ];
  for (const [asked, sentence] of wrong) expect(() => list(asked)).toThrow(sentence);
});

test("pages follow each other without a gap while records are added, in one instant too", () => {
  for (let index = 1; index <= 7; index++) download(`j${index}`);
  const first = list({}, undefined, 3);
  download("later");
  const second = list({}, first.next, 3);
  const third = list({}, second.next, 3);
  const names = [first, second, third].flatMap(({ events }) => events.map(({ subject }) => subject?.id));
  expect(names).toEqual(["j7", "j6", "j5", "j4", "j3", "j2", "j1"]);
  expect([first.next, third.next]).toEqual([5, undefined]);
  expect(list({}, 999)).toEqual({ events: [] });
});

test("pages go by the time of a record, also behind one that was written when the clock had been set back", () => {
  download("noon");
  clock.advance(-DAY);
  download("the day before");
  clock.advance(2 * DAY);
  download("the day after");
  const first = list({}, undefined, 1);
  const second = list({}, first.next, 1);
  const third = list({}, second.next, 1);
  const names = [first, second, third].flatMap(({ events }) => events.map(({ subject }) => subject?.id));
  expect(names).toEqual(["the day after", "noon", "the day before"]);
});

test("a search for text ends with a full page, and says where to go on", () => {
  for (let index = 1; index <= 4; index++) download(`j${index}`);
  const first = list({ text: "docx" }, undefined, 3);
  expect([first.events.map(({ subject }) => subject?.id), first.next]).toEqual([["j4", "j3", "j2"], 2]);
});

test("a check lets others work between its steps, and what they write, and what the retention cuts meanwhile, is no damage", async () => {
  for (let index = 1; index <= 2_500; index++) download(`j${index}`);
  const checking = checkAuditBesideOthers(store.db, key);
  await new Promise((resolve) => setImmediate(resolve));
  download("later");
  expect(await checking).toMatchObject({ intact: true, records: 2_501 });

  const again = checkAuditBesideOthers(store.db, key);
  await new Promise((resolve) => setImmediate(resolve));
  store.transaction((tx) => void cutChain(tx, AUDIT_LOG, key, 0, new Date("2100-01-01")));
  expect(await again).toMatchObject({ intact: true, records: 0, problems: [] });

  download("after");
  run("drop trigger audit_events_never_change");
  run("update audit_events set body = replace(body, 'after', 'others') where seq = 2502");
  expect((await checkAuditBesideOthers(store.db, key)).problems).toContain("Record 2502 was changed.");
});

test("a search for text looks at some thousands of records, and says where to go on", () => {
  const values = "with recursive n (i) as (select 2 union all select i + 1 from n where i < 10000)";
  write({ action: "key.made", subject: "needle" });
  run(
    `insert into audit_events (seq, body, hash, seal) ${values} select i, '{"seq":' || i || ',"at":"2026-03-11","action":"job.created","actor":{"id":null,"name":null},"way":"browser"}', '', '' from n`,
  );
  const first = list({ text: "needle" });
  expect(first).toEqual({ events: [], next: 2001 });
  expect(list({ text: "needle" }, first.next).events.map(({ subject }) => subject?.id)).toEqual(["needle"]);
});

test("each filter has an index that also gives the order, so that a million records are not looked through", () => {
  const { account: _, ...columns } = {
    actor: "actor_id",
    name: "actor_name",
    key: "key_id",
    subject: "subject_id",
    action: "action",
    account: "",
  };
  for (const where of ["", ...[...Object.values(columns), "account"].map((column) => `where ${column} = 'x' and at <= '2026'`)]) {
    const plan = store.raw.query(`explain query plan select body from audit_events ${where} order by at desc, seq desc limit 51`).all();
    const steps = (plan as { detail: string }[]).map(({ detail }) => detail);
    expect(steps[0]).toMatch(/(SEARCH|SCAN) audit_events USING INDEX/);
    // What is of one instant alone is sorted.
    expect(steps.filter((step) => step.includes("TEMP") && !step.endsWith("FOR LAST TERM OF ORDER BY"))).toEqual([]);
  }
});

test("the retention removes whole days from the beginning, records it, and the log is intact; with 0 days nothing goes", () => {
  download("old");
  const hash = list().events[0]?.hash;
  clock.advance(40 * DAY);
  download("new");
  const tools = { store, trace: as(THE_SERVICE) };
  expect(cutAudit(tools, key, 0, clock.now())).toBe(0);
  expect([expiredAudit(store.db, 0, clock.now()), expiredAudit(store.db, 30, clock.now())]).toEqual([0, 0.5]);
  expect(cutAudit(tools, key, 30, clock.now())).toBe(1);
  expect(cutAudit(tools, key, 30, clock.now())).toBe(0);
  expect(list().events.map(({ what }) => what)).toEqual([
    "Removed old records of the audit log: 1 record, older than 30 days",
    "Downloaded documents: docx",
  ]);
  expect(checkAudit(store.db, key)).toMatchObject({ intact: true, removed: 1, records: 2 });
  expect(checkAudit(store.db, key, { end: hash }).intact).toBe(true);
  expect(checkAudit(store.db, key, { end: "ab".repeat(32) }).intact).toBe(false);
  expect(() => run("delete from audit_events where seq = 2")).toThrow("the audit log");
});

test("an export is recorded first, and has what the filters find, as JSON Lines or as a table without formulas", () => {
  download("a", { actor: { id: null, name: "=cmd" }, way: "terminal" });
  download("b");
  const tools = { store, trace: as(ZOE), now: clock.now };
  const lines = [...exportAudit(tools, readAuditFilter(store.db, { text: "docx" }), "jsonl").lines].map((line) => JSON.parse(line));
  expect(lines.map(({ subject }) => subject.id)).toEqual(["b", "a"]);
  const { fileName, lines: rows } = exportAudit(tools, readAuditFilter(store.db, { subject: "a" }), "csv");
  expect(fileName).toBe("Audit log 2026-03-10.csv");
  expect([...rows][1]).toStartWith("1,2026-03-10T12:00:00.000Z,document.downloaded,Downloaded documents: docx,terminal,'=cmd,,,,job,a,");
  expect(list({ action: "audit.exported" }).events).toHaveLength(2);
});

test("a record is small, whatever it is told", () => {
  const long = "x".repeat(5_000);
  write({ action: "job.created" as AuditAction, subject: long, details: { name: long, types: Array.from({ length: 500 }, () => long) } });
  const { body } = store.raw.query("select body from audit_events").get() as { body: string };
  expect(body.length).toBeLessThan(7_000);
});
