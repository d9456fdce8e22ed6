import { Database } from "bun:sqlite";
import { expect, setDefaultTimeout, test } from "bun:test";
import { chmodSync, existsSync, rmSync } from "node:fs";
import { openLogKey } from "../../../engine/compliance/chain/log-key.ts";
import { writeRecord } from "../../../engine/compliance/decisions/write-record.ts";
import { openStore } from "../../../engine/store/open-store.ts";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { vitae, path, get, put } = openTerminal();

const AT = new Date("2026-03-10T12:00:00Z");
const sha256 = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest("hex");

/** A data folder with a match of the CV `cv.pdf`. */
async function matched() {
  await vitae("user", "create", "--email", "zoe@agency.test", "--password", "secret1", "--quiet");
  put("cv.pdf", "a CV");
  const store = openStore(path("data/vitae.db"));
  const key = openLogKey(path("data"));
  const scores = { overall: 7.25, skills: 8, role: 6.5, industry: 7 };
  const match = { kind: "match", job: "j1", jd: key.nameOf("jd", "1"), outcome: "scored", rules: "1.0", scores } as const;
  store.transaction((tx) => void writeRecord(tx, key, "someone", { ...match, cv: key.nameOf("cv", sha256("a CV")) }, AT));
  store.transaction((tx) => void writeRecord(tx, key, "someone", { ...match, cv: key.nameOf("cv", sha256("another")) }, AT));
  store.close();
}

test("the decision log is listed, searched by a CV, exported and verified", async () => {
  expect((await vitae("decisions", "list")).stderr).toBe("There are no such records.\n");
  await matched();
  expect((await vitae("decisions", "list")).stdout).toMatch(
    /^NO +TIME +KIND +BY +WHAT\n2 +2026-03-10 12:00:00 +match +someone +CV [0-9a-f]{12}: 7\.3 of 10 \(rules 1\.0\)\n1 /,
  );
  const found = JSON.parse((await vitae("decisions", "list", "--cv", "cv.pdf", "--json")).stdout);
  expect(found.map(({ seq }: { seq: number }) => seq)).toEqual([1]);

  expect(await vitae("decisions", "export", "log.jsonl")).toEqual({ status: 0, stdout: "", stderr: "3 record(s) in log.jsonl.\n" });
  expect((await vitae("decisions", "export", "log.csv")).stderr).toBe("4 record(s) in log.csv.\n");
  expect(get("log.csv").toString()).toContain(",7.3,8.0,6.5,7.0,");
  expect(await vitae("decisions", "export", "log.txt")).toMatchObject({ status: 2, stderr: "Name a file that ends in .jsonl or .csv.\n" });
  expect(await vitae("decisions", "export", "log.csv")).toMatchObject({ status: 1 });

  const verified = await vitae("decisions", "verify");
  expect([verified.status, verified.stderr]).toEqual([0, expect.stringContaining("is as it was written: 4 record(s), 1 to 4.")]);
  const { end } = JSON.parse((await vitae("decisions", "verify", "--json")).stdout);
  expect((await vitae("decisions", "verify", "--end", end)).status).toBe(0);
  expect((await vitae("decisions", "verify", "log.jsonl")).status).toBe(0);
  expect((await vitae("decisions", "verify", "log.jsonl", "--data", "data")).status).toBe(0);
});

test("doctor says whether the log is as it was written, and its key for nobody else", async () => {
  const found = async () =>
    (JSON.parse((await vitae("doctor", "--json")).stdout) as { name: string; state: string; found: string }[]).find(
      ({ name }) => name === "decision log",
    );
  expect(await found()).toMatchObject({ state: "ok", found: "none yet" });
  await matched();
  expect(await found()).toMatchObject({ state: "ok", found: "2 record(s), as they were written" });
  chmodSync(path("data/decisions.key"), 0o644);
  expect(await found()).toMatchObject({ state: "warning" });
  const database = new Database(path("data/vitae.db"));
  database.run("delete from decisions where seq = 2");
  database.close();
  expect(await found()).toMatchObject({ state: "broken", found: "Records are missing at the end: Record 2." });
  rmSync(path("data/decisions.key"));
  expect(await found()).toMatchObject({ state: "broken", found: expect.stringContaining("decisions.key is missing") });
  expect(existsSync(path("data/decisions.key"))).toBe(false);
});

test("a log or an export that was tampered with is exit status 1, with what is wrong", async () => {
  await matched();
  await vitae("decisions", "export", "log.jsonl");
  put("forged.jsonl", get("log.jsonl").toString().replace("7.25", "9.25"));
  expect(await vitae("decisions", "verify", "forged.jsonl")).toMatchObject({ status: 1, stderr: "Record 1 was changed.\n" });
  put("none.jsonl", "a shopping list\n");
  expect(await vitae("decisions", "verify", "none.jsonl")).toMatchObject({
    status: 2,
    stderr: "none.jsonl is no decision log: line 1 cannot be read. Export it as .jsonl.\n",
  });

  const database = new Database(path("data/vitae.db"));
  database.run("delete from decisions where seq = 2");
  database.close();
  expect(await vitae("decisions", "verify")).toMatchObject({ status: 1, stderr: "Record 2 is missing.\n" });
});
