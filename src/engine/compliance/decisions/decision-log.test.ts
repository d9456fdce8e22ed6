import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DecisionEntry } from "../../contract/api.ts";
import { openStore, type Store } from "../../store/open-store.ts";
import { DAY, openClock } from "../../testing/clock.ts";
import { openMigratedStore } from "../../testing/open-migrated-store.ts";
import { KEY_FILE, type LogKey, openLogKey } from "../chain/log-key.ts";
import { checkExport, checkLog } from "./check-log.ts";
import { cutLog } from "./cut-log.ts";
import { exportLines, fromJsonLine, listDecisions } from "./list-log.ts";
import { writeOverride, writeRecord } from "./write-record.ts";

let folder: string;
let store: Store;
let key: LogKey;
let clock: ReturnType<typeof openClock>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitae-decisions-"));
  store = openMigratedStore();
  key = openLogKey(folder);
  clock = openClock();
});
afterEach(() => store.close());

const look = (job: string): DecisionEntry => ({ kind: "view", job });
const write = (entry: DecisionEntry, by = "zoe") => store.transaction((tx) => writeRecord(tx, key, by, entry, clock.now()));
const override = (reason: string) =>
  store.transaction((tx) =>
    writeOverride(tx, key, "zoe", { job: "a", cv: key.nameOf("cv", "1"), requirement: 2, from: "no", to: "yes", reason }, clock.now()),
  );
const writeFive = () => ["a", "b", "c", "d", "e"].map((job) => write(look(job)));
const check = (end?: string) => checkLog(store.db, key, { end });
const run = (...statements: string[]) => {
  for (const statement of statements) store.raw.run(statement);
};

test("a log that nobody has touched is intact, and an empty one too", () => {
  expect(check()).toEqual({ intact: true, records: 0, first: null, last: null, end: null, removed: 0, problems: [] });
  writeFive();
  const { end, ...told } = check();
  expect(told).toEqual({ intact: true, records: 5, first: 1, last: 5, removed: 0, problems: [] });
  expect(end).toMatch(/^[0-9a-f]{64}$/);
});

test("every way to tamper with the log is noticed", () => {
  const body = (seq: number) => (store.raw.query("select body from decisions where seq = ?").get(seq) as { body: string }).body;
  const hashOf = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest("hex");
  const swap =
    "update decisions set seq = -1 where seq = 2; update decisions set seq = 2 where seq = 3; update decisions set seq = 3 where seq = -1";
  const ways: [how: string, () => void, problem: string][] = [
    ["one record is changed", () => run(`update decisions set body = replace(body, '"b"', '"x"') where seq = 2`), "Record 2 was changed."],
    [
      "a record is changed, and its hash too",
      () => {
        const forged = body(2).replace('"b"', '"x"');
        store.raw.run("update decisions set body = ?, hash = ? where seq = 2", [forged, hashOf(forged)]);
      },
      "Record 2 was not written with the key of this data folder.",
    ],
    ["one in the middle is deleted", () => run("delete from decisions where seq = 3"), "Record 3 is missing."],
    ["the first is deleted", () => run("delete from decisions where seq = 1"), "Record 1 is missing."],
    ["the last is deleted", () => run("delete from decisions where seq = 5"), "Records are missing at the end: Record 5."],
    [
      "the last is deleted, and the mark of the end with it",
      () => run("delete from decisions where seq = 5", "delete from decision_anchors"),
      "The mark at the end of the log is missing.",
    ],
    [
      "the mark of the end is set back",
      () =>
        run(
          "delete from decisions where seq = 5",
          "update decision_anchors set seq = 4, hash = (select hash from decisions where seq = 4)",
        ),
      "The mark at the end of the log was changed.",
    ],
    ["all are deleted", () => run("delete from decisions"), "Records are missing at the end: Records 1 to 5."],
    ["two change their places", () => run(...swap.split("; ")), "Record 2 was changed."],
    [
      "a retention is made up",
      () => run("delete from decisions where seq < 3", "insert into decision_anchors select 'cut', 2, 'x', 'y'"),
      "The mark where the retention has cut the log was changed.",
    ],
    [
      "a record is added",
      () => run("insert into decisions select 6, body, hash, seal from decisions where seq = 5"),
      "Record 6 was changed.",
    ],
  ];
  for (const [how, tamper, problem] of ways) {
    store.close();
    store = openMigratedStore();
    writeFive();
    tamper();
    const found = check();
    expect({ how, intact: found.intact, problems: found.problems }).toEqual({
      how,
      intact: false,
      problems: expect.arrayContaining([problem]),
    });
  }
});

test("a record that is written by another program during the check is no break", () => {
  store.close();
  const path = join(folder, "vitae.db");
  store = openStore(path);
  write(look("old"));
  clock.advance(5 * DAY);
  writeFive();
  cutLog(store, key, 3, clock.now());
  const service = openStore(path);
  let isWritten = false;
  const watched: LogKey = {
    ...key,
    seal(text) {
      if (!isWritten) service.transaction((tx) => void writeRecord(tx, key, "service", look("f"), clock.now()));
      isWritten = true;
      return key.seal(text);
    },
  };
  expect(checkLog(store.db, watched)).toMatchObject({ intact: true, records: 6, problems: [] });
  expect(check()).toMatchObject({ intact: true, records: 7 });
  service.close();
});

test("what was taken off the end is not healed by what is written after it", () => {
  writeFive();
  run("delete from decisions where seq > 3", "delete from decision_anchors");
  write(look("f"));
  expect(check().problems).toEqual(["Record 4 does not follow the one before it."]);
});

test("nor is what was taken off together with its mark, put where the log ends now", () => {
  writeFive();
  run(
    "delete from decisions where seq > 3",
    "update decision_anchors set seq = 3, hash = (select hash from decisions where seq = 3) where name = 'end'",
  );
  write(look("f"));
  expect(check().problems).toEqual(["Record 4 does not follow the one before it."]);
});

test("who has noted the end of the log is told when it is no longer there", () => {
  writeFive();
  const { end } = check();
  write(look("f"));
  expect(check(end as string).intact).toBe(true);
  // An attacker who has kept an old copy of the whole database puts it back: only who noted the end can tell.
  expect(check("ab".repeat(32))).toMatchObject({
    intact: false,
    problems: ["The record with the hash that you noted is not in the log."],
  });
});

test("of a log whose key is another one the first problems are told, and not thousands", () => {
  for (let index = 0; index < 30; index++) write(look(`j${index}`));
  const other = openLogKey(mkdtempSync(join(tmpdir(), "vitae-other-")));
  const { intact, problems, records } = checkLog(store.db, other);
  expect([intact, problems.length, problems.at(-1), records]).toEqual([
    false,
    20,
    "Record 20 was not written with the key of this data folder.",
    30,
  ]);
});

test("the key is a file of the service's user alone, and another key is noticed", () => {
  writeFive();
  expect(statSync(join(folder, KEY_FILE)).mode & 0o777).toBe(0o600);
  expect(checkLog(store.db, openLogKey(folder)).intact).toBe(true);
  const other = openLogKey(mkdtempSync(join(tmpdir(), "vitae-other-")));
  expect(checkLog(store.db, other).problems).toContain("Record 1 was not written with the key of this data folder.");
  expect(other.nameOf("cv", "1")).not.toBe(key.nameOf("cv", "1"));
  expect(key.nameOf("jd", "1")).not.toBe(key.nameOf("cv", "1"));
});

test("a key that is damaged is not replaced", () => {
  writeFileSync(join(folder, KEY_FILE), "half a key");
  expect(() => openLogKey(folder).seal("x")).toThrow("is damaged. Please restore it from a backup.");
});

test("an override says who, what and why; its reason can be erased, and the log says so", () => {
  const record = override(" She led the team in Lyon. ");
  expect(listDecisions(store.db, { kind: "override" }).records).toMatchObject([
    { seq: 1, by: "zoe", kind: "override", requirement: 2, from: "no", to: "yes", reasonText: "She led the team in Lyon." },
  ]);
  run("update decision_texts set text = 'She did not.'");
  expect(check().problems).toEqual(["The reason of record 1 was changed."]);
  run("delete from decision_texts");
  expect(check().problems).toEqual(["The reason of record 1 is missing."]);
  write({ kind: "erasure", subject: key.nameOf("person", "zoe"), items: [], reasons: [record.seq] });
  expect(check().intact).toBe(true);
});

test("the retention removes the oldest records by whole days, and the rest can still be checked", () => {
  override("An old reason.");
  clock.advance(2 * DAY);
  writeFive();
  expect(cutLog(store, key, 3, clock.now())).toBe(0);
  clock.advance(2 * DAY);
  expect(cutLog(store, key, 3, clock.now())).toBe(1);
  expect(check()).toMatchObject({ intact: true, records: 6, first: 2, last: 7, removed: 1 });
  expect(listDecisions(store.db, {}).records[0]).toMatchObject({ kind: "cut", by: "service", through: 1, removed: 1, days: 3 });
  expect(store.raw.query("select * from decision_texts").all()).toEqual([]);
  expect(cutLog(store, key, 3, clock.now())).toBe(0);

  clock.advance(400 * DAY);
  cutLog(store, key, 3, clock.now());
  expect(check()).toMatchObject({ intact: true, records: 1, first: 8, removed: 7 });
});

test("a record behind one that is to be kept waits, when the clock was set back in between", () => {
  clock.advance(10 * DAY);
  write(look("a"));
  clock.advance(-10 * DAY);
  write(look("b"));
  clock.advance(10 * DAY);
  expect(cutLog(store, key, 5, clock.now())).toBe(0);
  expect(check().records).toBe(2);
});

test("an export as JSON Lines can be checked without the data folder, and is a table as CSV", () => {
  write({
    kind: "match",
    job: "j",
    cv: key.nameOf("cv", "1"),
    jd: key.nameOf("jd", "1"),
    outcome: "scored",
    rules: "1.0",
    scores: { overall: 7.25, skills: 8, role: 6.5, industry: 7 },
    verdicts: [
      { n: 1, kind: "must", met: "yes" },
      { n: 2, kind: "must", met: "no" },
    ],
  });
  override('=HYPERLINK("x")');
  const lines = [...exportLines(store.db, "jsonl")];
  const records = lines.flatMap((line) => fromJsonLine(line) ?? []);
  expect(checkExport(records, null)).toMatchObject({ intact: true, records: 2 });
  expect(checkExport(records, key).intact).toBe(true);
  expect(checkExport(records.toReversed(), null).intact).toBe(false);
  const forged = lines.flatMap((line) => fromJsonLine(line.replace("7.25", "9.25")) ?? []);
  expect(checkExport(forged, null).problems).toEqual(["Record 1 was changed."]);

  const [head, match, reasoned] = [...exportLines(store.db, "csv")];
  expect(head).toStartWith("seq,at,kind,by,account,job,cv,jd,outcome,rules,model,overall,skills,role,industry,must,nice,reason,");
  expect(match).toContain(",scored,1.0,,7.3,8.0,6.5,7.0,1/2,0/0,,");
  expect(reasoned).toContain(`"'=HYPERLINK(""x"")"`);
});

test("pages of the log follow each other without a gap", () => {
  for (let index = 0; index < 5; index++) write(look(`j${index}`));
  const first = listDecisions(store.db, {}, undefined, 2);
  expect([first.records.map(({ seq }) => seq), first.total, first.next]).toEqual([[5, 4], 5, 3]);
  expect(listDecisions(store.db, {}, 3, 3)).toMatchObject({ records: [{ seq: 3 }, { seq: 2 }, { seq: 1 }], next: null });
  expect(listDecisions(store.db, { job: "j2" }).records.map(({ seq }) => seq)).toEqual([3]);
});
