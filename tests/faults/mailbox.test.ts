import { Database } from "bun:sqlite";
import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startImapStandIn } from "../../src/engine/messaging/mailbox/testing/imap-server.ts";
import { mailOf, pdfPart, TRUSTED } from "../../src/engine/messaging/mailbox/testing/mails.ts";
import { whatIsWrong } from "../../src/engine/testing/check-data-folder.ts";
import { JSON_TYPE, signIn, startService } from "./service-under-load.ts";

/** `MAIL_KILLS=100 bun test tests/faults/mailbox.test.ts` for the long run. */
const KILLS = Number(process.env.MAIL_KILLS ?? 8);
const MAILS = 5;
const ATTACHMENTS = 3;
const folder = mkdtempSync(join(tmpdir(), "vitae-kill-mailbox-"));
const dataDir = join(folder, "data");
const imap = startImapStandIn();
afterAll(() => {
  imap.stop();
  rmSync(folder, { recursive: true, force: true });
});

const env = {
  VITAE_MAILBOX_URL: `imap://cv%40agency.test@127.0.0.1:${imap.port}/INBOX`,
  VITAE_MAILBOX_PASSWORD: "secret",
  VITAE_MAILBOX_TRUST: TRUSTED,
};

test(
  "a service that is killed at any moment while it takes mails makes one job of each attachment, and charges it once",
  async () => {
    const first = await startService(dataDir, "calm", env);
    const admin = await signIn(first.url);
    const ada = { email: "ada@agency.test", password: "ada-password", assignedTemplates: ["default"] };
    const made = await admin.send("/admin/users", { method: "POST", headers: JSON_TYPE, body: JSON.stringify(ada) });
    const { id } = (await made.json()) as { id: string };
    await admin.send(`/admin/user/${id}/add-credits`, { method: "POST", headers: JSON_TYPE, body: '{"credits": 10000}' });
    first.service.kill("SIGKILL");
    await first.service.exited;
    using database = new Database(join(dataDir, "vitae.db"));
    // The service writes at the same time.
    database.run("PRAGMA busy_timeout = 5000");
    // An account's mails beyond sixty an hour wait: their hour is always over.
    const letTimePass = () => database.run("update mailbox_mails set created_at = ?", [Date.now() - 2 * 60 * 60_000]);
    let sent = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      for (let mail = 0; mail < MAILS; mail++)
        imap.deliver(mailOf({ parts: Array.from({ length: ATTACHMENTS }, () => pdfPart(`${++sent}.pdf`)) }));
      let commands = 0;
      const last = Math.floor(Math.random() * 40);
      const reached = Promise.withResolvers<void>();
      imap.before = () => {
        commands += 1;
        if (commands >= last) reached.resolve();
        return undefined;
      };
      const { service } = await startService(dataDir, "calm", env);
      await Promise.race([reached.promise, Bun.sleep(5_000)]);
      await Bun.sleep(Math.random() * 20);
      service.kill("SIGKILL");
      await service.exited;
      letTimePass();
    }
    imap.before = () => undefined;
    const { service, url } = await startService(dataDir, "calm", env);
    const hours = setInterval(letTimePass, 500);
    while (imap.count("INBOX") > 0) await Bun.sleep(50);
    clearInterval(hours);
    await signIn(url);
    service.kill("SIGTERM");
    await service.exited;

    const names = (
      database.query("select file_name as name from jobs order by cast(file_name as integer)").all() as { name: string }[]
    ).map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: sent }, (_, index) => `${index + 1}.pdf`));
    expect(imap.count("Vitae/Done")).toBe(KILLS * MAILS);
    expect(whatIsWrong(dataDir)).toEqual([]);
    console.log(`${KILLS} kills, ${KILLS * MAILS} mails, ${sent} attachments: ${names.length} jobs`);
  },
  60_000 + KILLS * 15_000,
);
