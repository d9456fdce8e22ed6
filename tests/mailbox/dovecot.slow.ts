import { afterAll, beforeAll, expect, test } from "bun:test";
import { listJobs } from "../../src/engine/jobs/job.ts";
import { mailOf, pdfPart, TRUSTED } from "../../src/engine/messaging/mailbox/testing/mails.ts";
import { brokenInvariants } from "../../src/engine/testing/check-invariants.ts";
import { createTestUser } from "../../src/engine/testing/create-test-user.ts";
import { openTestEngine, type TestEngine } from "../../src/engine/testing/open-test-engine.ts";
import { programArgv } from "../../src/engine/testing/program-argv.ts";
import { type Dovecot, startDovecot } from "./dovecot.ts";

let dovecot: Dovecot;
beforeAll(async () => {
  dovecot = await startDovecot();
});
afterAll(() => dovecot.stop());

const settings = (url: string) => ({
  VITAE_MAILBOX_URL: url,
  VITAE_MAILBOX_PASSWORD: "secret",
  VITAE_MAILBOX_TRUST: TRUSTED,
});

async function openService(): Promise<{ engine: TestEngine; userId: string }> {
  const engine = await openTestEngine({
    start: false,
    now: () => new Date(),
    env: settings(`imap://cv%40agency.test@127.0.0.1:${dovecot.port}/INBOX`),
  });
  await engine.start();
  const { id } = await createTestUser(engine, 100, "ada@agency.test");
  return { engine, userId: id };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await Bun.sleep(20);
}

test("mails of a Dovecot are taken as they come, and moved", async () => {
  const { engine, userId } = await openService();
  const namesOf = () => listJobs(engine.store.db, userId).map(({ fileName }) => fileName);
  dovecot.deliver(mailOf({ parts: [pdfPart("before.pdf"), pdfPart("large.pdf", "%PDF".padEnd(8 * 1024 * 1024))] }));
  dovecot.deliver(mailOf({ results: [] }));
  engine.beginWork();
  await until(() => namesOf().length === 2 && dovecot.count("INBOX") === 0);
  dovecot.deliver(mailOf({ parts: [pdfPart("pushed.pdf")] }));
  await until(() => namesOf().includes("pushed.pdf") && dovecot.count("Vitae/Done") === 2);
  expect(dovecot.count("Vitae/Ignored")).toBe(1);
  expect(engine.mailbox.state()?.state).toBe("connected");
  expect(brokenInvariants(engine.store, engine.files)).toEqual([]);
  await engine.close();
});

test("of two services on one mailbox of a Dovecot each mail is taken by one", async () => {
  const services = [await openService(), await openService()] as const;
  for (let mail = 0; mail < 20; mail++) dovecot.deliver(mailOf());
  await Promise.all(services.map(({ engine }) => engine.mailbox.takeAll()));
  await Promise.all(services.map(({ engine }) => engine.mailbox.takeAll()));
  const taken = services.map(({ engine, userId }) => listJobs(engine.store.db, userId).length);
  expect(taken.reduce((a, b) => a + b, 0)).toBe(20);
  expect(dovecot.count("INBOX")).toBe(0);
  for (const { engine } of services) await engine.close();
});

const DOCTOR: [what: string, url: () => string, env: () => Record<string, string>, found: RegExp][] = [
  ["a certificate that is trusted", () => `imaps://cv@localhost:${dovecot.tlsPort}/INBOX`, trusting, /INBOX of localhost can be read/],
  [
    "a certificate that nobody vouches for",
    () => `imaps://cv@localhost:${dovecot.tlsPort}/INBOX`,
    () => ({}),
    /certificate of localhost is not valid/,
  ],
  [
    "a wrong password",
    () => `imaps://cv@localhost:${dovecot.tlsPort}/INBOX`,
    () => ({ ...trusting(), VITAE_MAILBOX_PASSWORD: "wrong" }),
    /refuses the user or the password/,
  ],
  ["a folder that is not there", () => `imaps://cv@localhost:${dovecot.tlsPort}/Nowhere`, trusting, /There is no folder Nowhere/],
];
function trusting() {
  return { NODE_EXTRA_CA_CERTS: dovecot.authority };
}
for (const [what, url, env, found] of DOCTOR) {
  test(`the doctor tells of ${what}`, async () => {
    const program = Bun.spawn([...programArgv(), "doctor", "--json", "--data", "/tmp/vitae-no-folder"], {
      env: { ...process.env, PORT: "0", ...settings(url()), ...env() },
      stdout: "pipe",
      stderr: "inherit",
    });
    const findings = (await new Response(program.stdout).json()) as { name: string; found: string }[];
    expect(findings.find(({ name }) => name === "mailbox")?.found).toMatch(found);
  });
}
