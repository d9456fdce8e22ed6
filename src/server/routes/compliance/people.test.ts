import { afterEach, beforeEach, expect, test } from "bun:test";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { restoreBackup } from "../../../engine/backup/restore-backup.ts";
import { writeBackup } from "../../../engine/backup/write-backup.ts";
import { checkLog } from "../../../engine/compliance/decisions/check-log.ts";
import { writeOverride } from "../../../engine/compliance/decisions/write-record.ts";
import { eraseAgain } from "../../../engine/compliance/people/erase-again.ts";
import type { DecisionPage, ErasureReceipt, MatchResult, MultiScore, PersonFound } from "../../../engine/contract/api.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import type { Converted, ConvertRequest } from "../../../engine/cv/conversion.ts";
import { openStore } from "../../../engine/store/open-store.ts";
import { DAY, HOUR } from "../../../engine/testing/clock.ts";
import { convertedCv } from "../../../engine/testing/open-test-engine.ts";
import { type Caller, cvForm, matchForm, openTestApi, PASSWORD, pdf, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let admin: Caller;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "vitae-people-"));
  api = await openTestApi({
    dataDir,
    store: openStore(join(dataDir, "vitae.db")),
    tools: { convert: async (bytes, request) => convert(bytes, request) },
  });
  admin = await api.admin();
});
afterEach(() => api.close());

/** A CV says who it is of: `Zoë Müller|zoe@mueller.test|what else it says`. The review desk sends a Resume. */
function convert(bytes: Uint8Array, { outputs, review, kind }: ConvertRequest): Converted {
  const text = new TextDecoder().decode(bytes);
  if (text.endsWith("BROKEN")) throw new AppError("corrupt", "This file is damaged.");
  if (text.startsWith("{")) return convertedCv({ name: JSON.parse(text).basics.name, outputs });
  const [name = "", email = "", summary = ""] = text.replace("%PDF-1.7 ", "").split("|");
  const made = convertedCv({ name, outputs });
  const resume = { ...made.resume, basics: { name, ...(email && { email }), ...(summary && { summary }) } };
  const score = made.score && { ...made.score, key_highlights: [summary] };
  return { ...made, resume, score: kind === "requirements" ? undefined : score, ...(review && { review: { resume, pages: [] } }) };
}

const ZOE = "Zoë Müller|zoe@mueller.test|Kept canaries in Ghent";
const ADA = "Ada Byron|ada@byron.test|Wrote programs";

async function upload(call: Caller, text: string, name = "cv.pdf"): Promise<string> {
  const { body } = await call("/upload-cv", { form: cvForm({ name, text }) });
  await api.engine.runner.idle();
  return body.id;
}

async function analyse(call: Caller, cvs: [name: string, text: string][], jd = "job.pdf"): Promise<string> {
  const form = matchForm([], { file: jd });
  for (const [name, text] of cvs) form.append("cvFiles", pdf(name, text));
  const { body } = await call<{ jobId: string }>("/match", { form });
  await api.engine.runner.idle();
  return body.jobId;
}

const find = async (call: Caller, query: string, scope?: "house") =>
  (await call<PersonFound>("/people/find", { json: { query, scope } })).body;
const shown = ({ items }: PersonFound) => items.map(({ id, how }) => `${id} by ${how}`).sort();
const erase = (call: Caller, query: string, items: string[], scope?: "house") =>
  call<ErasureReceipt>("/people/erase", { json: { query, items, scope } });
const eraseAll = async (call: Caller, query: string, scope?: "house") =>
  erase(
    call,
    query,
    (await find(call, query, scope)).items.map(({ id }) => id),
    scope,
  );

/** The files below the data folder, but for backups, that hold one of some words as bytes. */
function filesWith(...words: string[]): string[] {
  api.engine.store.checkpoint();
  const all = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return all
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.endsWith(".zip"))
    .filter((path) => words.some((word) => readFileSync(path).includes(Buffer.from(word))));
}

test("a person is found over all jobs of an account: by name, mail, file and the same file, and apart from it where a text mentions her", async () => {
  const { call } = await api.signUp({ credits: 20 });
  const own = await upload(call, ZOE);
  const match = await analyse(call, [
    ["a.pdf", ADA],
    ["b.pdf", ZOE],
  ]);
  const named = await upload(call, "||a CV without a name", "Mueller_Zoe.pdf");
  const mentioned = await upload(call, "Ben Fox|ben@fox.test|References: Zoe Mueller, Ghent");
  const inJd = await analyse(call, [["c.pdf", ADA]], "In the place of Zoë Müller.pdf");
  await upload(call, ADA, "d.pdf");

  expect(shown(await find(call, "zoe mueller"))).toEqual(
    [
      `cv:${own} by name`,
      `analysis:${match}:2 by name`,
      `cv:${named} by file`,
      `cv:${mentioned} by mentioned`,
      `analysis:${inJd} by mentioned`,
    ].sort(),
  );
  expect(shown(await find(call, "ZOE@mueller.test"))).toEqual([`cv:${own} by mail`, `analysis:${match}:2 by mail`].sort());
  expect(shown(await find(call, "Mueller_Zoe.pdf"))).toContain(`cv:${named} by file`);
  const found = await find(call, "Zoë Müller");
  expect([found.names, found.emails, found.decisions]).toEqual([["Zoë Müller"], ["zoe@mueller.test"], 1]);
  expect(await find(call, "Nobody Here")).toMatchObject({ items: [], decisions: 0 });
  expect((await call("/people/find", { json: { query: "Z." } })).body.message).toStartWith("Please give at least three letters");
});

test("the same file under a name that says nothing is found with it", async () => {
  const { call } = await api.signUp({ credits: 20 });
  const named = await upload(call, "||no name in it", "Zoe Mueller.pdf");
  const same = await upload(call, "||no name in it", "scan 17.pdf");
  expect(shown(await find(call, "Zoë Müller"))).toEqual([`cv:${named} by file`, `cv:${same} by same-file`].sort());
});

test("an account finds its own, and an administrator all, with messages and accounts", async () => {
  const [zoes, bens] = [await api.signUp({ credits: 5 }), await api.signUp({ credits: 5 })];
  const one = await upload(zoes.call, ZOE);
  const two = await upload(bens.call, ZOE);
  await api.anonymous("/contact", { json: { name: "Zoë Müller", email: "zoe@mueller.test", message: "What do you hold?" } });
  await api.signUp({ email: "zoe@mueller.test" });

  expect(shown(await find(zoes.call, "Zoë Müller"))).toEqual([`cv:${one} by name`]);
  expect((await zoes.call("/people/find", { json: { query: "Zoë Müller", scope: "house" } })).status).toBe(403);
  const { items } = await find(admin, "zoe@mueller.test", "house");
  expect(items.map(({ kind, how, account, erasable }) => [kind, how, account, erasable]).sort()).toEqual(
    [
      ["cv", "mail", zoes.user.email, true],
      ["cv", "mail", bens.user.email, true],
      ["message", "mail", null, true],
      ["account", "mail", null, false],
    ].sort(),
  );
  expect((await erase(zoes.call, "Zoë Müller", [`cv:${two}`])).status).toBe(404);
  const account = items.find(({ kind }) => kind === "account")?.id as string;
  expect((await erase(admin, "zoe@mueller.test", [account], "house")).body).toMatchObject({
    message: "An account of the service is deleted in the admin panel, under Users.",
  });
});

test("what is erased is gone from files, database and spool to the last byte, and others keep theirs", async () => {
  const { call } = await api.signUp({ credits: 30 });
  await upload(call, ZOE, "Zoë Müller.pdf");
  await analyse(call, [["Zoë Müller.pdf", ZOE]]);
  const match = await analyse(call, [
    ["Zoë Müller.pdf", ZOE],
    ["ada.pdf", ADA],
    ["ben.pdf", "Ben Fox|ben@fox.test|Drove lorries"],
  ]);
  const ada = await upload(call, ADA);
  const { key } = api.engine.decisionLog;
  const cv = key.nameOf("cv", new Bun.CryptoHasher("sha256").update(`%PDF-1.7 ${ZOE}`).digest("hex"));
  api.engine.store.transaction((tx) => {
    const override = { job: match, cv, requirement: 1, from: "no", to: "yes" };
    writeOverride(tx, key, "someone", { ...override, reason: "She kept canaries in Ghent." }, api.engine.now());
    writeOverride(tx, key, "someone", { ...override, cv: "other", reason: "As Zoë Müller told me." }, api.engine.now());
    writeOverride(tx, key, "someone", { ...override, cv: "other", reason: "The CV says so." }, api.engine.now());
  });
  await api.anonymous("/contact", { json: { name: "Zoë Müller", email: "zoe@mueller.test", message: "Hello" } });
  const note = { kind: "note", cv_index: 1, text: "Zoë Müller kept canaries in Ghent, she says." };
  expect((await call(`/jobs/${match}/match-changes`, { json: note })).status).toBe(201);
  await call(`/jobs/${match}/match-result`);
  const words = ["Zoë Müller", "zoe@mueller.test", "canaries in Ghent"];
  expect(filesWith(...words).length).toBeGreaterThan(3);

  const { status, body } = await eraseAll(admin, "Zoë Müller", "house");
  expect(status).toBe(200);
  expect(filesWith(...words)).toEqual([]);
  expect(body.erased.map(({ kind }) => kind).sort()).toEqual(["analysis", "analysis", "cv", "message"]);
  expect([body.reasons, body.erased.flatMap(({ hashes }) => hashes)]).toEqual([2, [cv, cv, cv]]);

  const { matchingScore } = (await call<MatchResult>(`/jobs/${match}/match-result`)).body;
  expect((matchingScore as MultiScore).results.map(({ cv_filename }) => cv_filename)).toEqual(["ada.pdf", "ben.pdf"]);
  expect((await call("/jobs")).body.map(({ fileName }: { fileName: string }) => fileName)).toEqual(["cv.pdf", "ada.pdf (+1 more)"]);
  expect((await call(`/download/${ada}/pdf`)).status).toBe(200);
  expect((await call(`/jobs/${match}/format`, { json: { cv_index: 2 } })).status).toBe(201);
  expect((await call(`/jobs/${match}/format`, { json: { cv_index: 1 } })).status).toBe(410);
  await api.engine.runner.idle();
  expect((await find(admin, "Zoë Müller", "house")).items).toEqual([]);
  expect(checkLog(api.engine.store.db, key).intact).toBe(true);
});

test("the receipt says what was erased, when and by whom without a name, and the decision log says the same", async () => {
  const { call, user } = await api.signUp({ credits: 5 });
  const job = await upload(call, ZOE, "Zoë Müller.pdf");
  api.engine.clock.advance(HOUR);
  const { body } = await eraseAll(call, "Zoë Müller");
  expect(body).toEqual({
    record: 1,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    at: "2026-03-10T13:00:00.000Z",
    by: user.id,
    subject: (await find(call, "zoe mueller")).subject,
    erased: [{ id: `cv:${job}`, kind: "cv", uploadedAt: "2026-03-10T12:00:00.000Z", files: 3, hashes: [expect.any(String)] }],
    reasons: 0,
    backups: [],
  });
  expect(JSON.stringify(body)).not.toMatch(/zo[eë]|m[uü]e?ller/i);
  const [record] = (await admin<DecisionPage>("/decisions?kind=erasure")).body.records;
  expect(record).toMatchObject({ seq: 1, hash: body.hash, by: user.id, subject: body.subject, items: [`cv:${job}`] });
});

test("only what is chosen is erased, and what has changed meanwhile is not", async () => {
  const { call } = await api.signUp({ credits: 9 });
  const one = await upload(call, ZOE);
  const two = await upload(call, ZOE, "two.pdf");
  expect((await erase(call, "Zoë Müller", [`cv:${one}`])).body.erased).toHaveLength(1);
  expect(shown(await find(call, "Zoë Müller"))).toEqual([`cv:${two} by name`]);
  expect((await erase(call, "Zoë Müller", [`cv:${one}`, `cv:${two}`])).status).toBe(404);
  expect((await erase(call, "Ada Byron", [`cv:${two}`])).status).toBe(404);
  expect((await erase(call, "Zoë Müller", [])).status).toBe(400);
  expect(shown(await find(call, "Zoë Müller"))).toHaveLength(1);
});

test("an analysis that is still at work, and one that failed, goes as a whole, and is refunded once", async () => {
  await api.close();
  const held = Promise.withResolvers<Converted>();
  api = await openTestApi({ tools: { convert: () => held.promise } });
  const { call } = await api.signUp({ credits: 5 });
  const form = matchForm([], { text: "We seek" });
  for (const name of ["Zoë Müller.pdf", "ada.pdf"]) form.append("cvFiles", pdf(name, name));
  await call("/match", { form });
  expect((await find(call, "Zoë Müller")).unread).toBe(0);
  expect((await find(call, "Ben Fox")).unread).toBe(1);
  await eraseAll(call, "Zoë Müller");
  expect((await call("/user")).body.credits).toBe(5);
  expect((await call("/jobs")).body).toEqual([]);
  held.resolve(convertedCv());
  await api.engine.runner.idle();
  expect((await call("/jobs")).body).toEqual([]);
});

test("a CV that could not be read is found by the name of its file, and its line goes from the analysis", async () => {
  const { call } = await api.signUp({ credits: 9 });
  const match = await analyse(call, [
    ["Zoë Müller.pdf", "BROKEN"],
    ["ada.pdf", ADA],
    ["ben.pdf", "Ben Fox"],
  ]);
  expect(shown(await find(call, "Zoë Müller"))).toEqual([`analysis:${match}:1 by file`]);
  await eraseAll(call, "Zoë Müller");
  const { matchingScore } = (await call<MatchResult>(`/jobs/${match}/match-result`)).body;
  expect(matchingScore).toMatchObject({ cv_count: 2, results: [{ cv_filename: "ada.pdf" }, { cv_filename: "ben.pdf" }] });
  expect((matchingScore as MultiScore).failed).toBeUndefined();
  expect(filesWith("Zoë Müller", "muller")).toEqual([]);

  const failed = await analyse(call, [["Zoë Müller.pdf", "BROKEN"]]);
  expect(shown(await find(call, "Zoë Müller"))).toEqual([`analysis:${failed} by file`]);
  await eraseAll(call, "Zoë Müller");
  expect(filesWith("Zoë Müller")).toEqual([]);
});

test("at the end of the retention who the CVs of an analysis were of is gone with it", async () => {
  const { call } = await api.signUp({ credits: 9 });
  await analyse(call, [
    ["a.pdf", ZOE],
    ["b.pdf", ADA],
  ]);
  expect(filesWith("Zoë Müller", "zoe@mueller.test").length).toBeGreaterThan(0);
  api.engine.clock.advance(8 * DAY);
  api.engine.purge();
  expect(filesWith("Zoë Müller", "zoe@mueller.test")).toEqual([]);
});

test("an export holds all of it and nothing of anybody else, and is recorded", async () => {
  const { call, user } = await api.signUp({ credits: 30 });
  const own = await upload(call, ZOE);
  expect((await call(`/jobs/${own}/outputs`, { json: { types: ["pdf"], language: "de" } })).status).toBe(201);
  api.engine.clock.advance(HOUR);
  const match = await analyse(call, [
    ["zoe.pdf", ZOE],
    ["ada.pdf", ADA],
  ]);
  await upload(call, ADA, "d.pdf");
  const { status, headers, bytes } = await call("/people/export", { json: { query: "Zoë Müller" } });
  expect([status, headers.get("content-type")]).toEqual([200, "application/zip"]);
  expect(headers.get("content-disposition")).toContain('filename="Personal data 2026-03-10.zip"');
  const files = unzipSync(bytes);
  expect(Object.keys(files).sort()).toEqual([
    "files/1/source - zoe.pdf",
    "files/2/docx - Zoë Müller - default.docx",
    "files/2/pdf - Zoë Müller - default (2).pdf",
    "files/2/pdf - Zoë Müller - default.pdf",
    "files/2/source - cv.pdf",
    "person.json",
  ]);
  expect(strFromU8(files["files/1/source - zoe.pdf"] as Uint8Array)).toContain("Kept canaries in Ghent");
  const person = JSON.parse(strFromU8(files["person.json"] as Uint8Array));
  expect(person.items.map(({ kind }: { kind: string }) => kind)).toEqual(["analysis", "cv"]);
  expect(person.items[0].content.result).toMatchObject({ cv_filename: "zoe.pdf", overall_matching_score: 5 });
  expect(person.items[1].content.review.resume.basics.name).toBe("Zoë Müller");
  expect(person.decisions).toMatchObject([{ kind: "match", job: match }]);
  expect(JSON.stringify(person)).not.toMatch(/byron|ada\.pdf/i);
  const [record] = (await admin<DecisionPage>("/decisions?kind=export")).body.records;
  expect(record).toMatchObject({ kind: "export", what: "person", by: user.id });
  expect((await call("/people/export", { json: { query: "Nobody Here" } })).body.message).toBe("Nothing is held of this person.");
});

test("what only mentions a person is exported when it is chosen, and of an analysis the job description without the candidates", async () => {
  const { call } = await api.signUp({ credits: 30 });
  const own = await upload(call, ZOE);
  const mentioned = await upload(call, "Ben Fox|ben@fox.test|References: Zoe Mueller, Ghent");
  const match = await analyse(
    call,
    [
      ["ada.pdf", ADA],
      ["ben.pdf", "Ben Fox|ben@fox.test|Drove lorries"],
    ],
    "In the place of Zoë Müller.pdf",
  );
  await call(`/jobs/${match}/match-changes`, { json: { kind: "note", cv_index: 1, text: "Ada Byron was late." } });
  await call(`/jobs/${match}/match-changes`, { json: { kind: "add", text: "As good as Zoë Müller", weight: "nice" } });
  const exported = async (items?: string[]) => {
    const { bytes } = await call("/people/export", { json: { query: "Zoë Müller", items } });
    const files = unzipSync(bytes);
    return { names: Object.keys(files), text: strFromU8(files["person.json"] as Uint8Array) };
  };

  const all = JSON.parse((await exported()).text);
  expect(all.items.map(({ id }: { id: string }) => id)).toEqual([`cv:${own}`]);
  const { names, text } = await exported([`analysis:${match}`]);
  expect(names).toEqual(["person.json", "files/1/jd - In the place of Zoë Müller.pdf"]);
  expect(text).toContain("As good as Zoë Müller");
  expect(text).not.toMatch(/byron|ada\.pdf|ben|lorries|late/i);
  expect((await exported([`cv:${mentioned}`])).text).toContain("Ben Fox");
});

test("another account's records and reasons about the same CV are neither told nor erased, but by the house", async () => {
  const [zoes, bens] = [await api.signUp({ credits: 5 }), await api.signUp({ credits: 5 })];
  for (const { call } of [zoes, bens]) {
    const job = await analyse(call, [["zoe.pdf", ZOE]]);
    await call(`/jobs/${job}/match-changes`, { json: { kind: "add", text: "Lives in Ghent", weight: "must" } });
    const verdict = { kind: "verdict", cv_index: 1, requirement: 1, met: "yes", reason: "Zoë Müller told me." };
    expect((await call(`/jobs/${job}/match-changes`, { json: verdict })).status).toBe(201);
  }
  const reasons = () => api.engine.store.raw.query("select text from decision_texts where text like '%told me%'").all().length;
  const own = await find(zoes.call, "Zoë Müller");
  expect([own.decisions, (await find(admin, "Zoë Müller", "house")).decisions]).toEqual([3, 6]);
  const { bytes } = await zoes.call("/people/export", { json: { query: "Zoë Müller" } });
  const { decisions } = JSON.parse(strFromU8(unzipSync(bytes)["person.json"] as Uint8Array));
  expect(new Set(decisions.map(({ by }: { by: string }) => by))).toEqual(new Set([zoes.user.id]));

  expect(reasons()).toBe(2);
  await eraseAll(zoes.call, "Zoë Müller");
  expect(reasons()).toBe(1);
  await eraseAll(admin, "Zoë Müller", "house");
  expect(reasons()).toBe(0);
});

test("an account in an export has no password", async () => {
  await api.signUp({ email: "zoe@mueller.test" });
  const { bytes } = await admin("/people/export", { json: { query: "zoe@mueller.test", scope: "house" } });
  const { items } = JSON.parse(strFromU8(unzipSync(bytes)["person.json"] as Uint8Array));
  expect(items[0].content).toMatchObject({ email: "zoe@mueller.test", role: "user" });
  expect(JSON.stringify(items)).not.toContain("passwordHash");
  expect(JSON.stringify(items)).not.toContain(PASSWORD);
});

test("the backups that still hold a person are named: those made since she came, and where they lie to administrators alone", async () => {
  const { call } = await api.signUp({ credits: 5 });
  const places = mkdtempSync(join(tmpdir(), "vitae-backups-"));
  const backUp = (name: string) => writeBackup({ ...api.engine, dataDir, settings: "" }, join(places, name));
  await backUp("before.zip");
  api.engine.clock.advance(DAY);
  await upload(call, ZOE);
  api.engine.clock.advance(HOUR);
  await backUp("after.zip");
  await backUp("moved.zip");
  rmSync(join(places, "moved.zip"));
  const backups = [
    { madeAt: "2026-03-11T13:00:00.000Z", path: join(places, "after.zip"), isThere: true },
    { madeAt: "2026-03-11T13:00:00.000Z", path: join(places, "moved.zip"), isThere: false },
  ];
  admin = await api.admin();
  expect((await find(admin, "Zoë Müller", "house")).backups).toEqual(backups);
  expect((await find(call, "Zoë Müller")).backups).toEqual(backups.map(({ madeAt, isThere }) => ({ madeAt, isThere })));
  expect((await eraseAll(admin, "Zoë Müller", "house")).body.backups).toEqual(backups);
  expect((await find(admin, "Ada Byron", "house")).backups).toEqual([]);
});

test("a copy from before an upgrade counts as a backup", async () => {
  const { call } = await api.signUp({ credits: 5 });
  await upload(call, ZOE);
  mkdirSync(join(dataDir, "backups"));
  writeFileSync(join(dataDir, "backups/before-upgrade-from-9-1.db"), "a database");
  const { backups } = await find(admin, "Zoë Müller", "house");
  expect(backups.map(({ path }) => path)).toEqual([join(dataDir, "backups/before-upgrade-from-9-1.db")]);
});

test("who is erased stays erased when a backup from before is restored", async () => {
  const { call } = await api.signUp({ credits: 9 });
  await upload(call, ZOE, "Zoë Müller.pdf");
  const match = await analyse(call, [
    ["Zoë Müller.pdf", ZOE],
    ["ada.pdf", ADA],
  ]);
  await api.anonymous("/contact", { json: { name: "Zoë Müller", email: "zoe@mueller.test", message: "Hello" } });
  const backup = join(mkdtempSync(join(tmpdir(), "vitae-backups-")), "b.zip");
  await writeBackup({ ...api.engine, dataDir, settings: "" }, backup);
  await eraseAll(admin, "Zoë Müller", "house");

  const restored = mkdtempSync(join(tmpdir(), "vitae-restored-"));
  cpSync(join(dataDir, "backups"), join(restored, "backups"), { recursive: true });
  await restoreBackup(backup, restored, { force: true });
  await api.close();
  dataDir = restored;
  api = await openTestApi({ dataDir, store: openStore(join(dataDir, "vitae.db")) });
  admin = await api.admin();
  expect((await find(admin, "Zoë Müller", "house")).items).toEqual([]);
  expect(filesWith("Zoë Müller", "zoe@mueller.test")).toEqual([]);
  const ada = await find(admin, "Ada Byron", "house");
  expect(shown(ada)).toEqual([`analysis:${match}:2 by name`]);
  const [record] = (await admin<DecisionPage>("/decisions?kind=erasure")).body.records;
  expect(record).toMatchObject({ kind: "erasure", by: "service", items: expect.arrayContaining([`analysis:${match}:1`]) });

  // A start that finds nothing of it any more records nothing.
  const before = (await admin<DecisionPage>("/decisions")).body.total;
  expect(eraseAgain(api.engine)).toBe(0);
  expect((await admin<DecisionPage>("/decisions")).body.total).toBe(before);
});

test("an administrator of an agency finds and erases a person in what was done for it, and nobody else does", async () => {
  const [boss, ines] = [await api.signUp({ credits: 9 }), await api.signUp({ credits: 9 })];
  const before = await upload(ines.call, ZOE);
  await boss.call("/agency", { json: { name: "Harbour", sharesJobs: false } });
  const { url } = (await boss.call("/agency/invitations", { json: { email: ines.user.email, role: "recruiter" } })).body;
  await ines.call("/agency/join", { json: { token: url.split("#")[1] } });
  const within = await upload(ines.call, ZOE);
  const analysis = await analyse(ines.call, [["zoe.pdf", ZOE]]);
  const query = { query: "Zoë Müller", scope: "agency" };

  const refused = await ines.call("/people/find", { json: query });
  expect([refused.status, refused.body.error]).toEqual([403, "Only an administrator of Harbour can do that."]);
  expect((await admin("/people/find", { json: query })).status).toBe(404);
  const found = (await boss.call<PersonFound>("/people/find", { json: query })).body;
  expect(found.items.map(({ id }) => id).sort()).toEqual([`cv:${within}`, `analysis:${analysis}:1`].sort());
  expect(found.decisions).toBeGreaterThan(0);

  const items = found.items.map(({ id }) => id);
  expect((await boss.call("/people/erase", { json: { ...query, items: [`cv:${before}`] } })).status).toBe(404);
  expect((await boss.call<ErasureReceipt>("/people/erase", { json: { ...query, items } })).body.erased).toHaveLength(2);
  expect((await ines.call("/jobs")).body.map((job: { id: string }) => job.id)).toEqual([before]);
});
