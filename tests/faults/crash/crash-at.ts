/**
 * Preloaded into a process that is to die: ends it, as a power switch would, in the place of its n-th step that changes something that
 * lasts (`CRASH_AT`). A step is a statement of SQL that writes, a commit, and a file made, filled, synced, renamed or removed; a file that
 * is being filled is left half written. The program under test knows nothing of it. Without a number all steps are counted and listed.
 */
import { Database } from "bun:sqlite";
import { mock } from "bun:test";
import * as fsModule from "node:fs";
import * as promisesModule from "node:fs/promises";

const CRASH_AT = Number(process.env.CRASH_AT ?? 0);
const fs = { ...fsModule };
const promises = { ...promisesModule };
let steps = 0;

/** True when this is the step to die in. */
function isTheOne(label: string): boolean {
  steps += 1;
  if (CRASH_AT === 0) fs.writeSync(1, `step ${label}\n`);
  if (steps !== CRASH_AT) return false;
  fs.writeSync(1, `crash ${label}\n`);
  return true;
}

const die = () => process.kill(process.pid, "SIGKILL");
// biome-ignore lint/suspicious/noExplicitAny: functions of any shape, handed through
type Any = (...args: any[]) => any;
const before =
  (label: string, work: Any): Any =>
  (...args) => {
    if (isTheOne(label)) die();
    return work(...args);
  };
const all = (names: string[], from: Record<string, unknown>) =>
  Object.fromEntries(names.map((name) => [name, before(name.replace("Sync", ""), from[name] as Any)]));

function watchHandle(handle: promisesModule.FileHandle) {
  const { writeFile, sync } = handle;
  handle.writeFile = async (bytes) => {
    if (isTheOne("write")) {
      await writeFile.call(handle, (bytes as Uint8Array).subarray(0, (bytes as Uint8Array).byteLength / 2));
      die();
    }
    await writeFile.call(handle, bytes);
  };
  handle.sync = before("sync", () => sync.call(handle));
  return handle;
}

mock.module("node:fs", () => ({ ...fs, ...all(["mkdirSync", "renameSync", "rmSync", "unlinkSync", "writeFileSync"], fs) }));
mock.module("node:fs/promises", () => ({
  ...promises,
  ...all(["mkdir", "rename", "rm", "writeFile"], promises),
  open: async (path: string, flags: string, mode?: number) => {
    if (flags !== "r" && isTheOne("open")) die();
    return watchHandle(await promises.open(path, flags, mode));
  },
}));

const WRITES =
  /^\s*(insert(?: or \w+)? into|update|delete from|create table|create (?:unique )?index|alter table|drop table|pragma(?= user_version =| wal_checkpoint))\s*["`]?(\w*)/i;
function labelOf(sql: string): string | undefined {
  const [, verb, name] = WRITES.exec(sql) ?? [];
  return verb && `${verb} ${name}`.toLowerCase();
}
const onDisk = ({ filename }: Database) => filename !== ":memory:";

const { prepare, query, run, transaction } = Database.prototype;
Database.prototype.run = function (this: Database, sql: string, ...rest: never[]) {
  const label = onDisk(this) && labelOf(sql);
  if (label && isTheOne(label)) die();
  return run.call(this, sql, ...rest);
} as typeof run;

const watched = (make: Any) =>
  function (this: Database, sql: string, ...rest: unknown[]) {
    const statement = make.call(this, sql, ...rest);
    const label = onDisk(this) && labelOf(sql);
    if (label) for (const name of ["run", "get", "all", "values"]) watchStatement(statement, name, label);
    return statement;
  };
function watchStatement(statement: Record<string, Any>, name: string, label: string) {
  const work = statement[name] as Any;
  // `query` keeps its statements: each is watched once.
  if (Object.hasOwn(work, "watched")) return;
  const watching = before(label, (...args) => work.apply(statement, args));
  statement[name] = Object.assign(watching, { watched: true });
}
Database.prototype.prepare = watched(prepare) as typeof prepare;
Database.prototype.query = watched(query) as typeof query;

Database.prototype.transaction = function (this: Database, work: Any) {
  if (!onDisk(this)) return transaction.call(this, work);
  const native = transaction.call(this, (...args) => {
    const result = work(...args);
    if (isTheOne("commit")) die();
    return result;
  }) as unknown as Record<string, Any>;
  const after =
    (name: string): Any =>
    (...args) => {
      const result = native[name]?.(...args);
      if (isTheOne("answer after a commit")) die();
      return result;
    };
  return Object.assign(after("default"), { deferred: after("deferred"), immediate: after("immediate"), exclusive: after("exclusive") });
} as typeof transaction;
