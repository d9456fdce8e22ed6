import { afterEach, beforeEach, expect, test } from "bun:test";
import PostalMime from "postal-mime";
import type { AuditRecord } from "../../contract/audit-actions.ts";
import { listJobs } from "../../jobs/job.ts";
import { HOUR } from "../../testing/clock.ts";
import { createTestUser } from "../../testing/create-test-user.ts";
import { convertedCv, openTestEngine, readMailInTest, type TestEngine } from "../../testing/open-test-engine.ts";
import { type SmtpStandIn, startSmtpStandIn } from "../../testing/smtp-server.ts";
import { type ImapStandIn, startImapStandIn } from "./testing/imap-server.ts";
import { mailOf, pdfPart, TRUSTED } from "./testing/mails.ts";

let imap: ImapStandIn;
let smtp: SmtpStandIn;
let engine: TestEngine;
let userId: string;

async function open(reply: string, overrides: Parameters<typeof openTestEngine>[0] = {}): Promise<void> {
  engine = await openTestEngine({
    env: {
      VITAE_MAILBOX_URL: `imap://cv%40agency.test@127.0.0.1:${imap.port}/INBOX`,
      VITAE_MAILBOX_PASSWORD: "secret",
      VITAE_MAILBOX_TRUST: TRUSTED,
      VITAE_MAILBOX_REPLY: reply,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}?ignoreTLS=true`,
      VITAE_PUBLIC_URL: "https://cv.agency.test",
    },
    start: false,
    ...overrides,
  });
  await engine.start();
  userId = (await createTestUser(engine, 10, "ada@agency.test")).id;
}

beforeEach(() => {
  imap = startImapStandIn();
  smtp = startSmtpStandIn();
});
afterEach(async () => {
  await engine.close();
  imap.stop();
  smtp.stop();
});

/** Takes the mails and makes their documents; the mailbox is not read beside that. */
async function work(...mails: string[]): Promise<void> {
  for (const mail of mails) imap.deliver(mail);
  await engine.mailbox.takeAll();
  engine.beginWork();
  await engine.runner.idle();
  await engine.mailbox.sendReplies();
}

const replyText = async (nth = 0) => await PostalMime.parse((smtp.received[nth] ?? "").replace(/\r\n\.\r\n$/, ""));

test("the documents go back to the sender, as an answer that no program answers", async () => {
  await open("document");
  await work(mailOf({ id: "<one@agency.test>" }));
  await engine.mailbox.sendReplies();
  expect(smtp.received).toHaveLength(1);
  expect(recordsOf("job.created", "document.downloaded")).toEqual([
    ["job.created", "mail", "ada@agency.test"],
    ["document.downloaded", "mail", "ada@agency.test"],
  ]);
  const reply = await replyText();
  expect(reply.to).toEqual([{ name: "", address: "ada@agency.test" }]);
  expect(reply.from?.address).toBe("cv@agency.test");
  expect(reply.inReplyTo).toBe("<one@agency.test>");
  expect(reply.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-replied");
  expect(reply.attachments.map(({ filename }) => filename)).toEqual(["Zoë Müller - default.docx", "Zoë Müller - default.pdf"]);
  expect(reply.text).toContain(`https://cv.agency.test/review/${listJobs(engine.store.db, userId)[0]?.id}`);
});

test("a mail that comes in two copies is answered once", async () => {
  await open("document");
  const mail = mailOf({ id: "<one@agency.test>" });
  await work(mail);
  await work(mail);
  expect(smtp.received).toHaveLength(1);
});

test("a notice has the address of the desk and no document", async () => {
  await open("notice");
  await work(mailOf());
  const reply = await replyText();
  expect(reply.attachments).toEqual([]);
  expect(reply.text).toContain("The document is ready.");
});

test("a mail with nothing to convert is answered with one sentence", async () => {
  await open("document");
  await work(mailOf({ parts: [] }));
  const reply = await replyText();
  expect(reply.subject).toBe("Vitae: no document was made");
  expect(reply.text).toStartWith("There was no CV in this mail. Please attach it as a PDF or Word (DOCX) file.");
});

test("what was refused is said as the screen says it, and by which attachment", async () => {
  await open("document");
  await work(mailOf({ parts: [pdfPart("a.txt", "x"), pdfPart()] }));
  const { text } = await replyText();
  expect(text).toContain("Attachment 1: This file is not a PDF or Word (DOCX) document.");
  expect(text).toContain("Attachment 2: Ada.pdf");
});

test("a blind CV that must be released is not mailed, and the reply says so", async () => {
  const doubts = [{ reason: "name", text: "Ada", where: "work" }];
  await open("document", {
    tools: {
      convert: async (bytes, request) =>
        request.kind === "mail" ? await readMailInTest(bytes) : { ...convertedCv(), doubts: doubts as never, unsure: [], redacted: [] },
    },
    loadTemplate: async (key) =>
      ({ key, name: key, kind: "document", outputs: ["docx", "pdf"], labels: {}, blind: { name: "initials", withhold: [] } }) as never,
  });
  await work(mailOf());
  const reply = await replyText();
  expect(reply.attachments).toEqual([]);
  expect(reply.text).toMatch(/This blind CV may still show who the candidate is: 1 passage\. Please look at it and release it first\./);
});

test("a reply waits for all jobs of its mail", async () => {
  await open("document");
  imap.deliver(mailOf());
  await engine.mailbox.takeAll();
  await engine.mailbox.sendReplies();
  expect(smtp.received).toEqual([]);
});

test("a CV that another account has taken over is not sent to whom it no longer belongs", async () => {
  await open("document");
  imap.deliver(mailOf());
  await engine.mailbox.takeAll();
  engine.beginWork();
  await engine.runner.idle();
  const colleague = await createTestUser(engine, 10, "zoe@agency.test");
  engine.store.raw.run("update jobs set user_id = ?", [colleague.id]);
  await engine.mailbox.sendReplies();
  const { text, attachments } = await replyText();
  expect([text?.split("\n")[0], attachments]).toEqual(["Attachment 1: This CV has been deleted meanwhile.", []]);
});

test("documents that are too large for a mail stay at the desk", async () => {
  const large = new Uint8Array(16 * 1024 * 1024);
  await open("document", {
    tools: {
      convert: async (bytes, request) =>
        request.kind === "mail" ? await readMailInTest(bytes) : { ...convertedCv(), outputs: [{ type: "docx", bytes: large }] },
    },
  });
  await work(mailOf());
  const reply = await replyText();
  expect(reply.attachments).toEqual([]);
  expect(reply.text).toContain("The document is ready.");
});

test("a mail server that refuses is asked again after growing waits, and the mail is answered once", async () => {
  await open("document");
  smtp.mode = "refuse";
  await work(mailOf());
  await engine.mailbox.sendReplies();
  expect(smtp.received).toEqual([]);
  smtp.mode = "take";
  engine.clock.advance(HOUR);
  await engine.mailbox.sendReplies();
  engine.clock.advance(HOUR);
  await engine.mailbox.sendReplies();
  expect(smtp.received).toHaveLength(1);
});

test("a mail server that is away is asked again", async () => {
  await open("document");
  const { port } = smtp;
  smtp.stop();
  await work(mailOf());
  smtp = startSmtpStandIn(port);
  engine.clock.advance(HOUR);
  await engine.mailbox.sendReplies();
  expect(smtp.received).toHaveLength(1);
});

test("a mail server that refuses for a day is given up", async () => {
  await open("document");
  smtp.mode = "reject";
  await work(mailOf());
  for (let hour = 0; hour < 26; hour++) {
    engine.clock.advance(HOUR);
    await engine.mailbox.sendReplies();
  }
  smtp.mode = "take";
  engine.clock.advance(HOUR);
  await engine.mailbox.sendReplies();
  expect(smtp.received).toEqual([]);
  expect(replies()).toEqual(["failed"]);
});

test("a reply that the mail server may have taken is not sent again", async () => {
  await open("document");
  smtp.mode = "cut";
  await work(mailOf());
  smtp.mode = "take";
  engine.clock.advance(HOUR);
  await engine.mailbox.sendReplies();
  expect(smtp.received).toHaveLength(1);
  expect(replies()).toEqual(["failed"]);
});

test("a reply that a killed service was sending is not sent again; one that waited is", async () => {
  await open("notice");
  imap.deliver(mailOf({ parts: [] }));
  imap.deliver(mailOf({ parts: [] }));
  await engine.mailbox.takeAll();
  // What a service leaves that was killed while it waited for the mail server.
  engine.store.raw.run("update mailbox_mails set reply = 'sending' where sequence = 1");
  engine.beginWork();
  await engine.mailbox.sendReplies();
  expect(smtp.received).toHaveLength(1);
  expect(replies()).toEqual(["failed", "sent"]);
});

const recordsOf = (...actions: string[]) =>
  (engine.store.raw.query("select body from audit_events order by seq").all() as { body: string }[])
    .map(({ body }) => JSON.parse(body) as AuditRecord)
    .filter(({ action }) => actions.includes(action))
    .map(({ action, way, actor }) => [action, way, actor.name]);

const replies = () =>
  (engine.store.raw.query("select reply from mailbox_mails order by sequence").all() as { reply: string }[]).map(({ reply }) => reply);
