import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { STORY } from "./crash/story.ts";

/** Writes by path, and names by folder, that a power cut would undo now. */
type Unsynced = { files: Set<string>; folders: Map<string, string> };

const folder = mkdtempSync(join(tmpdir(), "vitae-power-"));
const dataDir = mkdtempSync(join(folder, "data-"));
const tracePath = join(folder, "trace");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CALLS = "mkdir,mkdirat,openat,write,pwrite64,rename,renameat,renameat2,fsync,fdatasync";
const strace = ["strace", "-f", "-y", "-s", "80", "-o", tracePath, "-e", `trace=${CALLS}`];
const canTrace = Bun.which("strace") !== null && Bun.spawnSync([...strace, "true"]).exitCode === 0;

test.skipIf(!canTrace)(
  "whatever is acknowledged has been written to the disk before: documents, their names, and the database's log",
  async () => {
    const argv = [...strace, process.execPath, join(import.meta.dir, "crash/storyteller.ts"), dataDir];
    expect(await Bun.spawn(argv, { stdout: "ignore", stderr: "inherit" }).exited).toBe(0);

    const unsynced: Unsynced = { files: new Set(), folders: new Map() };
    const acknowledged: { name: string; missing: string[] }[] = [];
    let synced = 0;
    for (const call of finishedCalls(readFileSync(tracePath, "utf8"))) {
      const name = /^write\(1<[^>]*>, "told ([^\\]+)\\n"/.exec(call)?.[1];
      if (name) acknowledged.push({ name, missing: [...unsynced.files, ...unsynced.folders.keys()].filter(isLasting) });
      else if (follow(call, unsynced)) synced += 1;
    }

    expect(acknowledged).toEqual(STORY.map(({ name }) => ({ name, missing: [] })));
    console.log(`${acknowledged.length} acknowledgements, ${synced} synced writes before them, none missing`);
  },
);

/** What a result in the making is called, what the database makes anew, and what the log says may be lost. */
const isLasting = (path: string) => path.startsWith(dataDir) && !/\.tmp$|-shm$|vitae\.db$|service\.lock|\/logs/.test(path);

/** Calls of all threads in the order in which they ended. */
function* finishedCalls(trace: string): Generator<string> {
  const begun = new Map<string, string>();
  for (const line of trace.split("\n")) {
    const [, thread = "", call = ""] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(call);
    if (call.endsWith(" <unfinished ...>")) begun.set(thread, call.slice(0, -" <unfinished ...>".length));
    else if (resumed) yield `${begun.get(thread)}${resumed[1]}`;
    else yield call;
  }
}

/** Notes what a call leaves to the mercy of the disk, and what it brings there: true for that. */
function follow(call: string, { files, folders }: Unsynced): boolean {
  const synced = /^(?:fsync|fdatasync)\(\d+<([^>]+)>\)/.exec(call)?.[1];
  if (synced) {
    for (const [path, parent] of folders) if (parent === synced) folders.delete(path);
    return files.delete(synced);
  }
  const written = /^(?:write|pwrite64)\(\d+<(\/[^>]+)>/.exec(call)?.[1];
  if (written) files.add(written);
  const [from, to] = /^rename/.test(call) ? [...call.matchAll(/"([^"]+)"/g)].map(([, path]) => path as string) : [];
  if (from && to) {
    if (files.delete(from)) files.add(to);
    folders.delete(from);
    folders.set(to, dirname(to));
  }
  const made = (/^openat\([^"]*"([^"]+)", [^,]*O_CREAT/.exec(call) ?? /^mkdir(?:at)?\([^"]*"([^"]+)".* = 0$/.exec(call))?.[1];
  if (made && !folders.has(made)) folders.set(made, dirname(made));
  return false;
}
