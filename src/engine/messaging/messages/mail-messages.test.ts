import { afterEach, beforeEach, expect, test } from "bun:test";
import { openMailer } from "../../adapters/mail/smtp.ts";
import { openLog } from "../../store/log.ts";
import type { Store } from "../../store/open-store.ts";
import { MINUTE, openClock } from "../../testing/clock.ts";
import { openMigratedStore } from "../../testing/open-migrated-store.ts";
import { type SmtpStandIn, startSmtpStandIn } from "../../testing/smtp-server.ts";
import { mailMessages } from "./mail-messages.ts";
import { addMessage } from "./messages.ts";

let store: Store;
let server: SmtpStandIn;
const clock = openClock();
const log = openLog(null, clock.now);

beforeEach(() => {
  store = openMigratedStore();
  server = startSmtpStandIn();
  store.transaction((tx) =>
    addMessage(tx, { kind: "contact", name: "Zoë\r\nBcc: x@y.test", email: "zoe@agency.test", message: "Hello" }, clock.now()),
  );
});
afterEach(() => {
  server.stop();
  store.close();
});

async function mail() {
  const mailer = openMailer({ smtpUrl: `smtp://127.0.0.1:${server.port}?ignoreTLS=true`, to: "office@vitae.test" });
  await mailMessages({ store, send: mailer.send, log, now: clock.now });
  mailer.close();
}

test("a message is mailed once, and answers go to who wrote it", async () => {
  await mail();
  await mail();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toContain("To: office@vitae.test");
  expect(server.received[0]).toMatch(/Reply-To: .*<zoe@agency\.test>/);
  expect(server.received[0]).toContain("Hello");
  expect(server.received[0]).not.toMatch(/^Bcc:/m);
});

test("a mail server that refuses loses nothing: it is tried again after a pause", async () => {
  server.mode = "refuse";
  await mail();
  expect(server.received).toEqual([]);
  server.mode = "take";
  await mail();
  expect(server.received).toEqual([]);
  clock.advance(2 * MINUTE);
  await mail();
  expect(server.received).toHaveLength(1);
  expect(JSON.stringify(log.since(new Date(0)))).not.toContain("agency.test");
});
