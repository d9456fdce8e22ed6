import { Database } from "bun:sqlite";
import { expect, setDefaultTimeout, test } from "bun:test";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { vitae, path, get } = openTerminal();
const list = async (...filters: string[]) =>
  (JSON.parse((await vitae("audit", "list", "--json", ...filters)).stdout) as { what: string }[]).map(({ what }) => what);

test("what was done at the terminal is listed with the user of the machine, searched, exported and checked", async () => {
  expect((await vitae("audit", "check")).stderr).toBe("The audit log is empty.\n");
  await vitae("user", "create", "--email", "zoe@agency.test", "--password", "secret1");
  await vitae("user", "credits", "zoe@agency.test", "--add", "5");
  await vitae("user", "delete", "zoe@agency.test", "--yes");

  expect((await vitae("audit", "list")).stdout).toMatch(
    /^NO +TIME +WHO +BY +WHAT +TO WHAT\n3 +\d{4}-\d\d-\d\d \d\d:\d\d:\d\d +\S+ +terminal +Deleted the account: zoe@agency.test, 0 jobs +account [0-9a-f-]{36}\n2 /,
  );
  expect(await list("--action", "credits.adjusted")).toEqual(["Adjusted the credits: +5, now 5"]);
  expect(await list("--text", "zoe@agency", "--to", "2020-01-01")).toEqual([]);
  expect(await vitae("audit", "list", "--action", "coffee")).toMatchObject({ status: 2, stderr: expect.stringContaining("no action") });

  expect((await vitae("audit", "export", "audit.csv")).stderr).toBe("4 record(s) in audit.csv.\n");
  expect(get("audit.csv").toString()).toMatch(/^seq,at,action,what,way,actor,/);
  const { end } = JSON.parse((await vitae("audit", "check", "--json")).stdout);
  expect((await vitae("audit", "check", "--end", end)).status).toBe(0);
});

test("a restored backup has the log, which goes on and is as it was written; doctor and check notice what is not", async () => {
  await vitae("user", "create", "--email", "zoe@agency.test", "--password", "secret1");
  await vitae("backup", "backup.zip");
  await vitae("user", "delete", "zoe@agency.test", "--yes");
  await vitae("restore", "backup.zip", "--force");
  expect(await list()).toEqual([expect.stringMatching(/^Restored a backup: \d+ files$/), "Created the account: zoe@agency.test"]);
  expect((await vitae("audit", "check")).stderr).toContain("is as it was written: 2 record(s), 1 to 2.");

  const database = new Database(path("data/vitae.db"));
  database.run("drop trigger audit_events_stay");
  database.run("delete from audit_events where seq = 2");
  database.close();
  expect(await vitae("audit", "check")).toMatchObject({ status: 1, stderr: "Records are missing at the end: Record 2.\n" });
  const findings = JSON.parse((await vitae("doctor", "--json")).stdout) as { name: string; state: string }[];
  expect(findings.find(({ name }) => name === "audit log")).toMatchObject({ state: "broken" });
});
