import { expect, setDefaultTimeout, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import { openFiles } from "../../../engine/store/disk/files.ts";
import { openStore } from "../../../engine/store/open-store.ts";
import { users } from "../../../engine/store/schema.ts";
import { keepFinishedCv } from "../../../engine/testing/keep-finished-cv.ts";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { vitae, path, get, onTerminal } = openTerminal();
const NOTHING = "Nothing is held of this person.\n";

/** A data folder with finished CVs of these people. */
async function withCvs(...people: { name: string; email: string }[]) {
  await vitae("user", "create", "--email", "boss@agency.test", "--password", "secret1", "--quiet");
  const store = openStore(path("data/vitae.db"));
  const files = openFiles(path("data/files"));
  const userId = store.db.select().from(users).get()?.id as string;
  for (const [index, { name, email }] of people.entries()) {
    const source = await files.write(new TextEncoder().encode(`CV of ${name} ${email}`));
    keepFinishedCv(store, { id: `job-${index + 1}`, userId, name, email, source });
  }
  store.close();
}

const ADA = { name: "Ada Byron", email: "ada@byron.test" };

test("a person is found, exported and erased with a receipt, and a second search finds nobody", async () => {
  await withCvs(ADA, { name: "Ben Fox", email: "ben@fox.test" });
  await vitae("backup", "backup.zip");
  const { stdout, stderr } = await vitae("person", "find", "BYRON, ada");
  expect(stdout).toMatch(
    /^ITEM +KIND +FOUND +TITLE +NAME +EMAIL +ACCOUNT +SINCE\ncv:job-1 +cv +by name +cv\.pdf +Ada Byron +ada@byron\.test +boss@agency\.test/,
  );
  expect(stderr).toMatch(/^Backups that hold this too:\n {2}\S+ {2}.*backup\.zip\n$/);

  expect((await vitae("person", "export", "Ada Byron", "ada.zip")).stderr).toBe("ada.zip: what is held, as JSON, and 1 document(s).\n");
  const zip = unzipSync(get("ada.zip"));
  expect(strFromU8(zip["files/1/source - cv.pdf"] as Uint8Array)).toBe("CV of Ada Byron ada@byron.test");
  expect(strFromU8(zip["person.json"] as Uint8Array)).not.toContain("Ben");
  expect((await vitae("person", "export", "Ada Byron", "ada.zip")).status).toBe(1);

  const erased = await vitae("person", "erase", "Ada Byron", "--receipt", "receipt.json");
  expect([erased.status, erased.stderr]).toEqual([0, expect.stringContaining("1 item(s) with 1 document(s).\n")]);
  const receipt = JSON.parse(get("receipt.json").toString());
  expect(receipt).toMatchObject({ by: "command", erased: [{ id: "cv:job-1", files: 1 }], backups: [{ isThere: true }] });
  expect(get("receipt.json").toString()).not.toContain("Byron");
  expect((await vitae("person", "find", "Ada Byron")).stderr).toBe(NOTHING);
  expect(await vitae("person", "erase", "Ada Byron")).toMatchObject({ status: 1, stderr: `${NOTHING}There is nothing to erase.\n` });
  expect((await vitae("person", "find", "Ben Fox", "--account", "boss@agency.test")).stdout).toContain("cv:job-2");
  expect((await vitae("decisions", "list", "--kind", "erasure")).stdout).toContain("1 item(s) of the person");
  expect((await vitae("decisions", "verify")).status).toBe(0);
});

test("namesakes are neither erased nor exported together", async () => {
  await withCvs(ADA, { name: "Ada Byron", email: "other@byron.test" });
  const refused = await vitae("person", "erase", "Ada Byron", "--yes");
  expect([refused.status, refused.stderr]).toEqual([
    1,
    "These may be several people: ada@byron.test, other@byron.test. Search by one of these addresses, or choose with --item ID.\n",
  ]);
  expect(await vitae("person", "erase", "Ada Byron", "--item", "cv:nobody")).toMatchObject({
    status: 1,
    stderr: "This search does not find cv:nobody.\n",
  });
  expect(await vitae("person", "export", "Ada Byron", "ada.zip")).toMatchObject({ status: 1, stderr: refused.stderr });
  expect((await vitae("person", "export", "Ada Byron", "ada.zip", "--item", "cv:job-2")).status).toBe(0);
  expect(Object.keys(unzipSync(get("ada.zip")))).toHaveLength(2);
  expect((await vitae("person", "erase", "Ada Byron", "--item", "cv:job-2", "--yes")).status).toBe(0);
  expect(JSON.parse((await vitae("person", "find", "Ada Byron", "--json")).stdout).items).toMatchObject([{ id: "cv:job-1" }]);
  expect((await vitae("person", "erase", "ada@byron.test", "--yes")).status).toBe(0);
});

test("on a terminal it asks before it erases", async () => {
  await withCvs(ADA);
  const { status, shown } = await onTerminal(["person", "erase", "Ada Byron"], { "Erase 1 item(s)?": "n\r" });
  expect([status, shown]).toEqual([1, expect.stringContaining("Nothing was erased.")]);
  expect((await vitae("person", "find", "Ada Byron")).stdout).toContain("cv:job-1");
});
