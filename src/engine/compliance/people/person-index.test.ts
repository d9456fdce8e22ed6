import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import type { Resume } from "../../contract/resume.ts";
import { openLog } from "../../store/log.ts";
import { openStore, type Store } from "../../store/open-store.ts";
import { jobs, reviews, searchedJobs, users } from "../../store/schema.ts";
import { forgetJobs } from "../../store/searched-words.ts";
import { isFileName, isMail, isName, openMention, toWanted, type Wanted } from "./compare.ts";
import { keepPersonIndex } from "./keep-index.ts";
import { candidateJobs, completePersonIndex } from "./person-index.ts";
import { partsOf } from "./person-parts.ts";

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitae-index-"));
  store = openStore(join(folder, "vitae.db"));
  const user = { id: "ada", email: "ada@agency.test", emailKey: "ada@agency.test", passwordHash: "", role: "user" as const };
  store.db
    .insert(users)
    .values({ ...user, assignedTemplates: [], createdAt: new Date(0) })
    .run();
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

type Cv = { file: string; name?: string; email?: string; summary?: string };

function addCv(id: string, { file, name, email, summary }: Cv): void {
  const resume = { basics: { name, email, summary } } as Resume;
  const job = { id, userId: "ada", jobType: "cv" as const, status: "completed" as const, fileName: file };
  store.db
    .insert(jobs)
    .values({ ...job, creditsCharged: 1, createdAt: new Date(0) })
    .run();
  store.db
    .insert(reviews)
    .values({ jobId: id, candidateName: name ?? null, checked: [], cover: {}, resume, parsed: resume })
    .run();
}

const candidates = (query: string) => candidateJobs(store.db, toWanted(query) as Wanted, undefined).sort();
/** Whether the bytes of the database hold a word, as a text or in the index. */
function isOnDisk(word: string): boolean {
  store.checkpoint();
  return readFileSync(join(folder, "vitae.db")).includes(word);
}

const CVS: Cv[] = [
  { file: "cv.pdf", name: "Zoë Anne Müller", email: "zoe.mueller@fox.test", summary: "Kept bees" },
  { file: "MuellerZoe_2026.docx", summary: "no name" },
  { file: "scan 17.pdf", summary: "Referees: Mr Ben J. Fox (ben@fox.test), Zoe Mueller" },
  { file: "b.pdf", name: "李明", summary: "Tel. 0171 2345678" },
  { file: "c.pdf", name: "Nguyễn Văn A" },
  { file: "d.pdf", name: "Siobhán O'Brien-Groß", summary: "worked with joben@fox.test" },
  { file: "e.pdf", name: "J K L" },
  { file: "f.pdf", name: "Ольга Ёлкина", summary: 'said "Müller, Zoë" twice' },
];

test.each([
  "Zoë Müller",
  "MUELLER zoe",
  "zoe anne maria mueller",
  "Müller",
  "zoe",
  "ZoeMueller.docx",
  "zoe.mueller@fox.test",
  "ben@fox.test",
  "Ben Fox",
  "李明",
  "nguyen van a",
  "van a",
  "o'brien gross",
  "J K L",
  "елкина ольга",
  "scan 17",
  "2026",
  "0171 2345678",
  "Nobody Here",
])("the index finds %p wherever reading all texts finds it", async (query) => {
  for (const [at, cv] of CVS.entries()) addCv(`${at}`, cv);
  await completePersonIndex(store);
  const wanted = toWanted(query) as Wanted;
  const mentions = openMention(wanted);
  const all = store.db.select().from(jobs).all();
  const held = all.filter((row) =>
    partsOf(store.db, row).some(
      ({ names, fileNames, texts }) =>
        names.some(({ name, email }) => isName(wanted, name) || isMail(wanted, email)) ||
        fileNames.some((name) => isFileName(wanted, name)) ||
        mentions(texts.join("\n")),
    ),
  );
  expect(candidates(query)).toEqual(expect.arrayContaining(held.map(({ id }) => id)));
  // All texts are read for single letters alone.
  if (query !== "J K L") expect(candidates(query).length).toBeLessThanOrEqual(held.length + 1);
});

test("a person is found by what a recruiter has written, once the index has read it", async () => {
  addCv("a", { file: "cv.pdf", name: "Zoe Mulder" });
  await completePersonIndex(store);
  store.db.update(reviews).set({ candidateName: "Ida Holm" }).where(eq(reviews.jobId, "a")).run();
  expect(await completePersonIndex(store)).toBe(1);
  expect([candidates("Ida Holm"), candidates("Zoe Mulder")]).toEqual([["a"], ["a"]]);
});

test("that a CV is looked at or downloaded is no change of what it is found by", async () => {
  addCv("a", { file: "cv.pdf", name: "Zoe Mulder" });
  await completePersonIndex(store);
  store.db.update(reviews).set({ reviewedAt: new Date(), doubts: 3 }).run();
  store.db.update(jobs).set({ leaseUntil: new Date(), attempts: 1 }).run();
  expect(await completePersonIndex(store)).toBe(0);
});

test("the words of a CV that is deleted are out of the database at once", async () => {
  addCv("a", { file: "cv.pdf", name: "Zoe Mulder", summary: "canaries" });
  addCv("b", { file: "cv.pdf", name: "Ida Holm", summary: "canoes" });
  await completePersonIndex(store);
  expect(isOnDisk("canaries")).toBe(true);
  store.transaction((tx) => {
    tx.delete(jobs).where(eq(jobs.id, "a")).run();
    forgetJobs(tx, ["a"]);
  });
  expect([isOnDisk("canaries"), isOnDisk("mulder"), isOnDisk("canoes")]).toEqual([false, false, true]);
});

test("of many that are deleted together, with their account too, the words go when the index is brought up to date", async () => {
  const ids = Array.from({ length: 12 }, (_, at) => `job-${at}`);
  for (const id of ids) addCv(id, { file: "cv.pdf", name: "Zoe Mulder", summary: "canaries" });
  addCv("other", { file: "cv.pdf", name: "Ida Holm" });
  await completePersonIndex(store);
  store.transaction((tx) => {
    tx.delete(users).run();
    forgetJobs(tx, ids);
  });
  expect(candidates("Zoe Mulder")).toEqual([]);
  expect(await completePersonIndex(store)).toBe(13);
  expect([isOnDisk("canaries"), isOnDisk("mulder")]).toEqual([false, false]);
  expect(store.db.select().from(searchedJobs).orderBy(asc(searchedJobs.number)).all()).toEqual([]);
});

test("the service reads what has changed by itself, from its start on, and leaves the rest when it stops", async () => {
  for (const id of ["a", "b"]) addCv(id, { file: "cv.pdf", name: "Zoe Mulder" });
  const kept = keepPersonIndex(
    store,
    openLog(null, () => new Date()),
  );
  while (candidates("Zoe Mulder").length < 2) await new Promise((resolve) => setImmediate(resolve));
  await kept.stop();
  addCv("c", { file: "cv.pdf", name: "Zoe Mulder" });
  const next = keepPersonIndex(
    store,
    openLog(null, () => new Date()),
  );
  const stopped = next.stop();
  addCv("d", { file: "cv.pdf", name: "Zoe Mulder" });
  await stopped;
  expect(candidates("Zoe Mulder")).toEqual(["a", "b", "c"]);
});
