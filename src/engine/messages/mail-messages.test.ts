import { afterEach, beforeEach, expect, test } from "bun:test";
import { openMailer } from "../adapters/mail/smtp.ts";
import { openLog } from "../store/log.ts";
import { openStore, type Store } from "../store/open-store.ts";
import { MINUTE, openClock } from "../testing/clock.ts";
import { mailMessages } from "./mail-messages.ts";
import { addMessage } from "./messages.ts";

let store: Store;
let received: string[];
let refuse: boolean;
let server: ReturnType<typeof startMailServer>;
const clock = openClock();
const log = openLog(null, clock.now);

beforeEach(() => {
  store = openStore(":memory:");
  received = [];
  refuse = false;
  server = startMailServer();
  store.transaction((tx) =>
    addMessage(tx, { kind: "contact", name: "Zoë\r\nBcc: x@y.test", email: "zoe@agency.test", message: "Hello" }, clock.now()),
  );
});
afterEach(() => {
  server.stop(true);
  store.close();
});

/** As much of SMTP (RFC 5321) as a message needs. */
function startMailServer() {
  return Bun.listen<{ text: string; body: boolean }>({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      open(socket) {
        socket.data = { text: "", body: false };
        socket.write("220 test\r\n");
      },
      data(socket, chunk) {
        socket.data.text += chunk.toString("utf8");
        if (socket.data.body) {
          if (!socket.data.text.endsWith("\r\n.\r\n")) return;
          received.push(socket.data.text);
          Object.assign(socket.data, { text: "", body: false });
          return void socket.write("250 ok\r\n");
        }
        if (!socket.data.text.endsWith("\r\n")) return;
        const command = socket.data.text.slice(0, 4).toUpperCase();
        Object.assign(socket.data, { text: "", body: command === "DATA" });
        socket.write(
          command === "DATA"
            ? "354 go on\r\n"
            : command === "MAIL" && refuse
              ? "451 later\r\n"
              : command === "QUIT"
                ? "221 bye\r\n"
                : "250 ok\r\n",
        );
      },
    },
  });
}

async function mail() {
  const mailer = openMailer({ smtpUrl: `smtp://127.0.0.1:${server.port}?ignoreTLS=true`, to: "office@vitae.test" });
  await mailMessages({ store, send: mailer.send, log, now: clock.now });
  mailer.close();
}

test("a message is mailed once, and answers go to who wrote it", async () => {
  await mail();
  await mail();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain("To: office@vitae.test");
  expect(received[0]).toMatch(/Reply-To: .*<zoe@agency\.test>/);
  expect(received[0]).toContain("Hello");
  expect(received[0]).not.toMatch(/^Bcc:/m);
});

test("a mail server that refuses loses nothing: it is tried again after a pause", async () => {
  refuse = true;
  await mail();
  expect(received).toEqual([]);
  refuse = false;
  await mail();
  expect(received).toEqual([]);
  clock.advance(2 * MINUTE);
  await mail();
  expect(received).toHaveLength(1);
  expect(JSON.stringify(log.since(new Date(0)))).not.toContain("agency.test");
});
