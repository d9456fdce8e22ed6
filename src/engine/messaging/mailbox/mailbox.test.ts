import { afterEach, beforeEach, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addIdentity } from "../../accounts/oidc/identities.ts";
import type { Identity } from "../../accounts/oidc/identity-provider.ts";
import { NO_PASSWORD } from "../../accounts/passwords/hash-password.ts";
import { registerTrial } from "../../accounts/trial.ts";
import { addUser } from "../../accounts/users.ts";
import { grantCredits } from "../../billing/credits/ledger.ts";
import { listJobs } from "../../jobs/job.ts";
import { brokenInvariants } from "../../testing/check-invariants.ts";
import { HOUR } from "../../testing/clock.ts";
import { createTestUser } from "../../testing/create-test-user.ts";
import { openTestEngine, type TestEngine } from "../../testing/open-test-engine.ts";
import { type ImapStandIn, startImapStandIn } from "./testing/imap-server.ts";
import { filePart, mailOf, pdfPart, TRUSTED } from "./testing/mails.ts";

let imap: ImapStandIn;
let engine: TestEngine;
let userId: string;

const settings = (server: ImapStandIn) => ({
  VITAE_MAILBOX_URL: `imap://cv%40agency.test@127.0.0.1:${server.port}/INBOX`,
  VITAE_MAILBOX_PASSWORD: "secret",
  VITAE_MAILBOX_TRUST: TRUSTED,
});

/** A service that reads the mailbox when it is told to. */
async function open(env: Record<string, string> = {}, overrides: Parameters<typeof openTestEngine>[0] = {}): Promise<TestEngine> {
  const opened = await openTestEngine({ env: { ...settings(imap), ...env }, start: false, ...overrides });
  await opened.start();
  return opened;
}

beforeEach(async () => {
  imap = startImapStandIn();
  engine = await open();
  userId = (await createTestUser(engine, 10, "Ada@Agency.test")).id;
});
afterEach(async () => {
  await engine.close();
  imap.stop();
});

const jobNames = () => listJobs(engine.store.db, userId).map(({ fileName }) => fileName);

test("each attachment of a mail becomes a job of the account that its sender's address belongs to", async () => {
  imap.deliver(mailOf({ parts: [pdfPart("Ada.pdf"), pdfPart("Zoe.pdf")] }));
  await engine.mailbox.takeAll();
  expect(jobNames().toSorted()).toEqual(["Ada.pdf", "Zoe.pdf"]);
  expect(imap.count("Vitae/Done")).toBe(1);
  expect(imap.count("INBOX")).toBe(0);
  expect(brokenInvariants(engine.store, engine.files)).toEqual([]);
});

test("a mail that comes twice, is looked at twice or is renumbered makes one job and costs one credit", async () => {
  const mail = mailOf({ id: "<one@agency.test>" });
  imap.deliver(mail);
  imap.deliver(mail);
  await engine.mailbox.takeAll();
  await engine.mailbox.takeAll();
  imap.deliver(mail);
  imap.uidValidity = 8;
  await engine.mailbox.takeAll();
  expect(jobNames()).toEqual(["Ada.pdf"]);
  expect(creditsOf(userId)).toBe(9);
  expect(imap.count("INBOX")).toBe(0);
});

test("another account may send a mail with the same Message-ID", async () => {
  const other = await createTestUser(engine, 10, "zoe@agency.test");
  imap.deliver(mailOf({ id: "<one@agency.test>" }));
  imap.deliver(mailOf({ id: "<one@agency.test>", from: "zoe@agency.test" }));
  await engine.mailbox.takeAll();
  expect(listJobs(engine.store.db, other.id)).toHaveLength(1);
});

test("a connection that is lost anywhere in a mail makes no second job and loses none", async () => {
  for (const lost of ["UID FETCH", "UID STORE", "CREATE", "UID MOVE"]) {
    for (let nth = 1; nth <= 4; nth++) {
      const before = jobNames().length;
      imap.deliver(mailOf());
      let seen = 0;
      imap.before = (command) => (command.startsWith(lost) && ++seen === nth ? "drop" : undefined);
      await engine.mailbox.takeAll().catch(() => {});
      imap.before = () => undefined;
      await engine.mailbox.takeAll();
      engine.clock.advance(HOUR);
      expect([lost, nth, jobNames().length - before]).toEqual([lost, nth, 1]);
      addCredit();
    }
  }
  expect(imap.count("INBOX")).toBe(0);
  expect(brokenInvariants(engine.store, engine.files)).toEqual([]);
});

test("of two services on one mailbox one takes a mail, the other leaves it alone", async () => {
  const second = await open();
  const there = (await createTestUser(second, 10, "ada@agency.test")).id;
  for (let mail = 0; mail < 8; mail++) imap.deliver(mailOf());
  await Promise.all([engine.mailbox.takeAll(), second.mailbox.takeAll()]);
  await Promise.all([engine.mailbox.takeAll(), second.mailbox.takeAll()]);
  expect(listJobs(engine.store.db, userId).length + listJobs(second.store.db, there).length).toBe(8);
  await second.close();
});

test("where mails can neither be moved nor marked each is taken once all the same", async () => {
  imap.stop();
  imap = startImapStandIn({ capabilities: "IMAP4rev1", keywords: false });
  imap.before = (command) => (/^(?:CREATE|UID COPY)/.test(command) ? "no" : undefined);
  await engine.close();
  engine = await open();
  userId = (await createTestUser(engine, 10, "ada@agency.test")).id;
  imap.deliver(mailOf());
  await engine.mailbox.takeAll();
  await engine.mailbox.takeAll();
  expect(jobNames()).toEqual(["Ada.pdf"]);
  expect(imap.count("INBOX")).toBe(1);
});

const FORGED: Record<string, Parameters<typeof mailOf>[0]> = {
  "no server vouches for it": { results: [] },
  "another server vouches for it": { results: ["mx.elsewhere.test; dmarc=pass header.from=agency.test"] },
  "a forged header stands below that of the server": {
    results: [`${TRUSTED}; dmarc=fail header.from=agency.test`, `${TRUSTED}; dmarc=pass header.from=agency.test`],
  },
  "another domain has signed it": { results: [`${TRUSTED}; dkim=pass header.d=evil.test; dmarc=none`] },
  "it passed for another domain": { results: [`${TRUSTED}; dmarc=pass header.from=evil.test; spf=pass smtp.mailfrom=evil.test`] },
  "it has two From fields": { headers: ["From: zoe@agency.test"] },
  "it has two addresses": { from: "ada@agency.test, zoe@agency.test" },
  "it has an address in the name": { from: "ada@agency.test <eve@evil.test>" },
  "it has no From": { from: "" },
  "the sender is unknown": { from: "eve@agency.test" },
  "its headers have 1 MB": { headers: Array.from({ length: 1024 }, (_, n) => `X-Long-${n}: ${"x".repeat(1000)}`) },
};
for (const [why, mail] of Object.entries(FORGED)) {
  test(`a mail is ignored and not answered when ${why}`, async () => {
    imap.deliver(mailOf(mail));
    await engine.mailbox.takeAll();
    expect(jobNames()).toEqual([]);
    expect(imap.count("Vitae/Ignored")).toBe(1);
    expect(waitingReplies()).toBe(0);
  });
}

test("what comes from the mailbox's own address is an answer of the service, though that address has an account", async () => {
  const own = await createTestUser(engine, 10, "cv@agency.test");
  imap.deliver(mailOf({ from: "CV@agency.test" }));
  await engine.mailbox.takeAll();
  expect([listJobs(engine.store.db, own.id), imap.count("Vitae/Ignored")]).toEqual([[], 1]);
});

test("an account whose last documents were all refused waits with its mails too", async () => {
  for (let nth = 0; nth < 50; nth++) engine.refusals.refused(userId);
  imap.deliver(mailOf());
  await engine.mailbox.takeAll();
  expect([jobNames(), refusals()]).toEqual([[], [expect.stringContaining("The last 50 documents of your account could not be used.")]]);
});

test("an account that must choose a password first is told so, and nothing is made", async () => {
  await engine.close();
  engine = await open({ VITAE_STRICT_PASSWORDS: "1", VITAE_ADMIN_PASSWORD: "a long passphrase of the admin" });
  const account = { email: "ada@agency.test", passwordHash: NO_PASSWORD, role: "user" as const, assignedTemplates: ["default"] };
  userId = engine.store.transaction((tx) => addUser(tx, account, engine.now())).id;
  engine.store.raw.run("update users set password_is_temporary = 1 where id = ?", [userId]);
  imap.deliver(mailOf());
  await engine.mailbox.takeAll();
  expect([jobNames(), refusals()]).toEqual([[], ["Please choose a password of your own first."]]);
});

test("a trial account, whose address may be that of somebody else, is given nothing until its owner is proved", async () => {
  const trial = await registerTrial(engine, { email: "zoe@agency.test", password: "secret1" }, { userAgent: null, ipAddress: null });
  imap.deliver(mailOf({ from: "zoe@agency.test", id: "<one@agency.test>" }));
  await engine.mailbox.takeAll();
  expect([listJobs(engine.store.db, trial.user.id).length, imap.count("Vitae/Ignored"), waitingReplies()]).toEqual([0, 1, 0]);

  const identity = { issuer: "https://id.agency.test", subject: "zoe" } as Identity;
  engine.store.transaction((tx) => addIdentity(tx, identity, trial.user.id, engine.now()));
  imap.deliver(mailOf({ from: "zoe@agency.test", id: "<two@agency.test>" }));
  await engine.mailbox.takeAll();
  expect(listJobs(engine.store.db, trial.user.id)).toHaveLength(1);
});

test("a forwarded mail counts with its attachments; what mail programs add does not", async () => {
  const logo = filePart({ name: "logo.png", content: "png", type: "image/png", disposition: "inline", headers: ["Content-ID: <logo>"] });
  const signature = filePart({ name: "smime.p7s", content: "x", type: "application/pkcs7-signature" });
  const forwarded = `Content-Type: message/rfc822\r\n\r\n${mailOf({ from: "someone@else.test", results: [], parts: [pdfPart("Forwarded.pdf"), logo] })}`;
  imap.deliver(mailOf({ parts: [forwarded, logo, signature, pdfPart("Own.pdf")] }));
  await engine.mailbox.takeAll();
  expect(jobNames().toSorted()).toEqual(["Forwarded.pdf", "Own.pdf"]);
  expect(refusals()).toEqual([]);
});

test("what cannot be taken is named with the words of the screen, and the rest is taken", async () => {
  const winmail = filePart({ name: "winmail.dat", content: "x\x9f", type: "application/ms-tnef" });
  imap.deliver(mailOf({ parts: [winmail, pdfPart("notes.txt", "Dear all"), pdfPart()] }));
  await engine.mailbox.takeAll();
  expect(jobNames()).toEqual(["Ada.pdf"]);
  expect(refusals()).toEqual([expect.stringContaining("This is winmail.dat"), "This file is not a PDF or Word (DOCX) document."]);
});

test("without credits nothing is made, and the reply says what is missing", async () => {
  imap.deliver(mailOf({ parts: Array.from({ length: 11 }, (_, n) => pdfPart(`${n}.pdf`)) }));
  await engine.mailbox.takeAll();
  expect(jobNames()).toHaveLength(10);
  expect(refusals()).toEqual([expect.stringMatching(/credit/i)]);
});

test("a mail that is too large is not downloaded", async () => {
  imap.deliver(mailOf({ parts: [pdfPart("large.pdf", "%PDF".padEnd(31 * 1024 * 1024))] }));
  await engine.mailbox.takeAll();
  expect(refusals()).toEqual([expect.stringContaining("larger than 40 MB")]);
  expect(imap.commands.filter((command) => command.includes("BODY.PEEK[]"))).toHaveLength(1);
});

test("an account's mails beyond sixty an hour wait in the mailbox", async () => {
  for (let mail = 0; mail < 61; mail++) imap.deliver(mailOf({ parts: [] }));
  await engine.mailbox.takeAll();
  expect(imap.count("INBOX")).toBe(1);
  engine.clock.advance(2 * HOUR);
  await engine.mailbox.takeAll();
  expect(imap.count("INBOX")).toBe(0);
});

const nested = (depth: number): string =>
  depth === 0
    ? pdfPart()
    : `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${nested(depth - 1)}\r\n--b${depth}--`;
const HOSTILE: Record<string, string[]> = {
  "nested a hundred deep": [nested(100)],
  "broken base64": [pdfPart().replace(/\r\n\r\n.*$/s, `\r\n\r\n%%%=${"=".repeat(5000)}`)],
  "null bytes and paths in names": [pdfPart("../../\0etc\0/pass\0wd.pdf")],
  "a part without an end": ['Content-Type: multipart/mixed; boundary="none"\r\n\r\n--none\r\nContent-Type: application/pdf'],
  "ten thousand parts": Array.from({ length: 10_000 }, () => "Content-Type: text/plain\r\n\r\nx"),
};
for (const [what, parts] of Object.entries(HOSTILE)) {
  test(`a mail with ${what} ends, and the next one is taken`, async () => {
    imap.deliver(mailOf({ parts }));
    imap.deliver(mailOf({ parts: [pdfPart("next.pdf")] }));
    await engine.mailbox.takeAll();
    expect(jobNames()).toContain("next.pdf");
    expect(jobNames().every((name) => !/[\0/]/.test(name))).toBe(true);
    expect(imap.count("INBOX")).toBe(0);
  });
}

test("a mail that ends the service again and again is given up", async () => {
  imap.deliver(mailOf());
  for (let start = 0; start < 5; start++) {
    // What a service leaves that was killed while it read the mail.
    imap.before = (command) => (/BODY\.PEEK\[\]<0\.\d{8}/.test(command) ? "drop" : undefined);
    await engine.mailbox.takeAll().catch(() => {});
    engine.store.raw.run("update mailbox_mails set attempts = attempts + 1");
  }
  imap.before = () => undefined;
  await engine.mailbox.takeAll();
  expect(jobNames()).toEqual([]);
  expect(imap.count("Vitae/Ignored")).toBe(1);
});

test("while the service has no room the mail stays in the mailbox, and is taken later", async () => {
  await engine.close();
  engine = await open({ VITAE_MIN_FREE_MB: "99999999" });
  userId = (await createTestUser(engine, 10, "ada@agency.test")).id;
  imap.deliver(mailOf());
  for (let time = 0; time < 7; time++) await engine.mailbox.takeAll();
  expect(imap.count("INBOX")).toBe(1);
  Object.assign(engine.config, { minFreeMb: 0 });
  await engine.mailbox.takeAll();
  expect(jobNames()).toEqual(["Ada.pdf"]);
});

test("a mail that was begun with before the folder was renumbered is taken all the same", async () => {
  imap.deliver(mailOf());
  imap.before = (command) => (/BODY\.PEEK\[\]<0\.\d{8}/.test(command) ? "drop" : undefined);
  await engine.mailbox.takeAll().catch(() => {});
  imap.before = () => undefined;
  imap.uidValidity = 8;
  await engine.mailbox.takeAll();
  expect([jobNames(), imap.count("Vitae/Done")]).toEqual([["Ada.pdf"], 1]);
});

test("a mail that was taken by half goes on where it ended", async () => {
  await engine.close();
  const sniff = () => {
    // The disk is full once the first attachment is there.
    Object.assign(engine.config, { minFreeMb: 99_999_999 });
    return null;
  };
  engine = await open({}, { sniff });
  userId = (await createTestUser(engine, 10, "ada@agency.test")).id;
  imap.deliver(mailOf({ parts: [pdfPart("one.pdf"), pdfPart("two.pdf"), pdfPart("three.pdf")] }));
  for (let time = 0; time < 3; time++) {
    Object.assign(engine.config, { minFreeMb: 0 });
    await engine.mailbox.takeAll();
  }
  expect(jobNames().toSorted()).toEqual(["one.pdf", "three.pdf", "two.pdf"]);
  expect(creditsOf(userId)).toBe(7);
  expect(imap.count("Vitae/Done")).toBe(1);
});

test("automatic answers and bounces are no CVs; mails of programs and lists are taken and not answered", async () => {
  await engine.close();
  engine = await open({ VITAE_MAILBOX_REPLY: "notice", SMTP_URL: "smtp://127.0.0.1:9" });
  userId = (await createTestUser(engine, 10, "ada@agency.test")).id;
  imap.deliver(mailOf({ headers: ["Auto-Submitted: auto-replied (vacation)"] }));
  imap.deliver(mailOf().replace("Return-Path: <ada@agency.test>", "Return-Path: <>"));
  imap.deliver(mailOf({ headers: ["Precedence: list"], parts: [pdfPart("list.pdf")] }));
  await engine.mailbox.takeAll();
  expect(jobNames()).toEqual(["list.pdf"]);
  expect(waitingReplies()).toBe(0);
  imap.deliver(mailOf());
  await engine.mailbox.takeAll();
  expect(waitingReplies()).toBe(1);
});

test("mail is taken as it comes, and again after the server was away", async () => {
  engine.beginWork();
  await until(() => engine.mailbox.state()?.state === "connected" && imap.commands.includes("IDLE"));
  imap.deliver(mailOf({ parts: [pdfPart("pushed.pdf")] }));
  await until(() => jobNames().includes("pushed.pdf"));
  imap.before = (command) => (command.startsWith("SELECT") ? "drop" : undefined);
  imap.dropAll();
  await until(() => engine.mailbox.state()?.state === "disconnected");
  expect(engine.mailbox.state()?.reason).toMatch(/lost|closed|failed/);
  imap.before = () => undefined;
  imap.deliver(mailOf({ parts: [pdfPart("later.pdf")] }));
  await until(() => jobNames().includes("later.pdf"));
});

test("a service that is stopped does not wait for a mail server that is silent", async () => {
  let asked = 0;
  imap.before = (command) => (command.startsWith("UID FETCH") && ++asked > 1 ? "silence" : undefined);
  imap.deliver(mailOf());
  engine.beginWork();
  await until(() => asked > 1);
  await engine.close();
  imap.before = () => undefined;
  engine = await open();
  expect(imap.count("INBOX")).toBe(1);
});

test("of a mail with more attachments than twenty the first ones are taken, and the rest is named once", async () => {
  for (let more = 0; more < 20; more++) addCredit();
  imap.deliver(mailOf({ parts: Array.from({ length: 25 }, (_, n) => pdfPart(`${n}.pdf`)) }));
  await engine.mailbox.takeAll();
  expect(jobNames()).toHaveLength(20);
  expect(refusals()).toEqual(["Only the first 20 attachments of a mail are taken."]);
});

test("the log names neither addresses nor files", async () => {
  imap.deliver(mailOf({ parts: [pdfPart("Ada Byron.pdf"), pdfPart("Zoe.txt", "x")] }));
  imap.deliver(mailOf({ from: "eve@evil.test" }));
  await engine.mailbox.takeAll();
  const text = readFileSync(join(engine.config.dataDir, "logs/vitae.log"), "utf8");
  expect(text).toContain('"source":"mailbox"');
  expect(text).not.toMatch(/@|evil|Ada|Zoe|Byron|secret/);
});

test("a mailbox that is set up by half is not read, and one line says why", async () => {
  for (const [missing, reason] of [
    ["VITAE_MAILBOX_PASSWORD", "The mailbox is not read: VITAE_MAILBOX_PASSWORD is missing."],
    ["VITAE_MAILBOX_TRUST", expect.stringContaining("without VITAE_MAILBOX_TRUST no mail is trusted")],
  ]) {
    const half = await open({ [missing as string]: "" });
    half.beginWork();
    await half.mailbox.takeAll();
    expect(half.mailbox.state()).toMatchObject({ state: "off", reason });
    expect(imap.commands).toEqual([]);
    expect(half.log.since(new Date(0)).recent.filter(({ source }) => source === "mailbox")).toHaveLength(1);
    await half.close();
  }
});

test("a wrong password is told in a sentence", async () => {
  imap.password = "another";
  await expect(engine.mailbox.takeAll()).rejects.toThrow("127.0.0.1 refuses the user or the password of the mailbox.");
});

const creditsOf = (id: string) => (engine.store.raw.query("select credits from users where id = ?").get(id) as { credits: number }).credits;
const addCredit = () => engine.store.transaction((tx) => void grantCredits(tx, { userId, amount: 1, at: engine.now() }));
const waitingReplies = () => engine.store.raw.query("select 1 from mailbox_mails where reply = 'waiting'").all().length;

function refusals(): string[] {
  const rows = engine.store.raw.query("select parts from mailbox_mails order by sequence").all() as { parts: string }[];
  return rows.flatMap(({ parts }) => (JSON.parse(parts) as { refused?: string }[]).flatMap(({ refused }) => refused ?? []));
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await Bun.sleep(10);
}
